//! The page: what is to be practised today, how far everything is, and all exercises.

use super::library::{Library, Today};
use super::task::Practise;
use super::told;
use crate::desktop::app::profiles::People;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::trouble::Troubles;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::paint_tinted;
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::screens::Back;
use crate::desktop::theme::page::{scrolling, spread, staying};
use crate::desktop::theme::{Push, focus, palette, space, style, widgets};
use crate::games::Kind;
use crate::practice::{Card, DAYS, Exercise};
use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Align2, CornerRadius, Label, Layout, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui,
    WidgetInfo, WidgetType, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::cell::Cell;
use std::sync::Arc;

/// So many exercises are listed: what is asked later comes up when these sit.
const MOST: usize = 60;
/// The width of the buttons at the right of a row.
const BUTTON: f32 = 150.0;
/// The height of a box.
const BOX: f32 = 46.0;

/// The parts of the page: a person's own mistakes, or what the program brings along of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Own,
    Shipped(Kind),
}

/// What the page shows.
#[derive(Resource, Default)]
pub struct Page {
    /// Chosen by hand; before that whichever part has something to practise.
    pub tab: Option<Tab>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Practice)),
    );
}

/// An exercise and how a person stands with it.
struct Row<'a> {
    exercise: &'a Arc<Exercise>,
    card: Option<&'a Card>,
}

impl Row<'_> {
    /// Whether it is asked today: what the program brings along only once it has been begun.
    fn is_due(&self, today: i64) -> bool {
        match self.card {
            Some(card) => card.is_due(today),
            None => !self.exercise.is_shipped(),
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    (words, art): (Res<Words>, Res<Art>),
    (leads, troubles): (Res<Back>, Res<Troubles>),
    mut library: ResMut<Library>,
    (people, today): (Res<People>, Res<Today>),
    mut page: ResMut<Page>,
    mut next: ResMut<NextState<Screen>>,
    mut orders: MessageWriter<Practise>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut back = focus::escape(ctx) && !troubles.any();
    let library = library.bypass_change_detection();
    let page = page.bypass_change_detection();
    let today = today.day();
    let own = library.own(&people);
    // Whoever has no mistakes to practise yet sees at once what there is besides; before the folder has been
    // read nobody knows, and no part takes the place of another under the pointer.
    let first = match library.read && own.is_empty() {
        true => Tab::Shipped(Kind::FIRST),
        false => Tab::Own,
    };
    let tab = Cell::new(page.tab.unwrap_or(first));
    let exercises = |tab: Tab| match tab {
        Tab::Own => &own[..],
        Tab::Shipped(game) => library.shipped(game),
    };
    let rows = |tab: Tab| {
        let all = exercises(tab).iter();
        all.map(|exercise| Row {
            exercise,
            card: library.card(&people, exercise.id),
        })
        .collect::<Vec<Row>>()
    };
    let mut begun = None;
    let mut read = false;
    let chosen = spread(
        ctx,
        "practice",
        &words.text("practice-title"),
        (1000.0, 900.0),
        |ui| {
            staying(ui, |ui| {
                let tabs = std::iter::once(Tab::Own).chain(Kind::ALL.map(Tab::Shipped));
                let options: Vec<(Tab, String)> = tabs
                    .map(|tab| (tab, tab_name(tab, &rows(tab), today, &words)))
                    .collect();
                let mut now = tab.get();
                if widgets::choice(ui, &words.text("choice-parts"), &mut now, &options) {
                    tab.set(now);
                    page.tab = Some(now);
                }
                ui.add_space(space::SMALL);
                if let Some(damaged) = &library.damaged {
                    widgets::list_row(ui, |ui| {
                        ui.set_width(ui.available_width());
                        ui.add(Label::new(widgets::bold(damaged)).wrap());
                        read = ui.add(Push::plain(words.text("trouble-read"))).clicked();
                    });
                }
            });
            let tab = tab.get();
            let rows = rows(tab);
            if !library.read && rows.is_empty() {
                scrolling(ui, "practice-reading", |ui| {
                    widgets::explain(ui, &words.text("practice-reading"));
                });
                return None;
            }
            let name = match tab {
                Tab::Own => "practice-own",
                Tab::Shipped(game) => game.id(),
            };
            scrolling(ui, name, |ui| {
                let about = match tab {
                    Tab::Own if rows.is_empty() => "practice-own-none",
                    Tab::Own => "practice-own-about",
                    Tab::Shipped(_) => "practice-shipped-about",
                };
                ui.add(Label::new(words.text(about)).wrap());
                if let Some(me) = people.known().chosen() {
                    let name = [("name", me.name.as_str().into())];
                    widgets::explain(ui, &words.format("practice-of", &name));
                }
                if rows.is_empty() {
                    return None;
                }
                ui.add_space(space::SMALL);
                boxes(ui, &rows, &words);
                ui.add_space(space::SMALL);
                list(ui, &rows, today, &art, &words)
            })
        },
        |ui| {
            let button = Push::plain(words.text("back")).width(130.0);
            back |= ui.add(button).clicked();
            let rows = rows(tab.get());
            let queue = queue(&rows, today);
            let due = rows.iter().filter(|row| row.is_due(today)).count();
            let text = match due {
                0 => words.text("practice-begin-new"),
                due => words.format("practice-begin", &[("count", due.into())]),
            };
            let begin = ui.add_enabled(!queue.is_empty(), Push::primary(text));
            if !queue.is_empty() {
                focus::prefer(&begin);
            }
            if begin.clicked() {
                begun = Some(queue);
            }
        },
    );
    if read {
        library.damaged = None;
    }
    if let Some(mut queue) = begun.or(chosen).filter(|queue| !queue.is_empty()) {
        let first = queue.remove(0);
        orders.write(Practise::Open(first, queue));
    } else if back {
        next.set(leads.0);
    }
    Ok(())
}

/// What a part is called, and how many of it are to be practised today.
fn tab_name(tab: Tab, rows: &[Row], today: i64, words: &Words) -> String {
    let due = rows.iter().filter(|row| row.is_due(today)).count();
    let name = match tab {
        Tab::Own => words.text("practice-own"),
        Tab::Shipped(game) => game.name(words),
    };
    match due {
        0 => name,
        due => words.format(
            "practice-tab",
            &[("name", name.into()), ("count", due.into())],
        ),
    }
}

/// What is asked one after the other: all that is due today, and then what is new.
fn queue(rows: &[Row], today: i64) -> Vec<Arc<Exercise>> {
    let due = rows.iter().filter(|row| row.is_due(today));
    let new = rows
        .iter()
        .filter(|row| row.card.is_none() && !row.is_due(today));
    due.chain(new).map(|row| row.exercise.clone()).collect()
}

/// The boxes, from the first to what sits, with how many exercises lie in each.
fn boxes(ui: &mut Ui, rows: &[Row], words: &Words) {
    let count = |place: usize| {
        let within = |row: &&Row| {
            row.card
                .is_some_and(|card| usize::from(card.place) == place)
        };
        rows.iter().filter(within).count()
    };
    let places = DAYS.len() + 1;
    let gap = 6.0;
    let width = ui.available_width();
    let wide = (width - gap * (places - 1) as f32) / places as f32;
    let (line, _) = ui.allocate_exact_size(vec2(width, BOX), Sense::hover());
    for place in 0..places {
        let left = line.left() + place as f32 * (wide + gap);
        let rect = Rect::from_min_size(bevy_egui::egui::pos2(left, line.top()), vec2(wide, BOX));
        let count = count(place);
        let (name, about) = match DAYS.get(place) {
            Some(days) => {
                let values = [
                    ("box", (place + 1).into()),
                    ("days", (*days as usize).into()),
                    ("count", count.into()),
                ];
                (
                    words.format("practice-box", &values),
                    words.format("practice-box-about", &values),
                )
            }
            None => (
                words.text("practice-box-last"),
                words.format("practice-box-last-about", &[("count", count.into())]),
            ),
        };
        let fill = match count {
            0 => palette::CREAM,
            _ => palette::CLAY,
        };
        let round = CornerRadius::same(space::ROUND);
        ui.painter().rect(
            rect,
            round,
            fill,
            Stroke::new(1.0, palette::CLAY_DARK),
            StrokeKind::Inside,
        );
        let response = ui.interact(rect, ui.id().with(("box", place)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &about));
        response.on_hover_text(about);
        let ink = palette::INK_SOFT;
        widgets::paint_text(
            ui,
            rect.center_top() + vec2(0.0, 4.0),
            Align2::CENTER_TOP,
            &name,
            TextStyle::Small,
            ink,
        );
        widgets::paint_text(
            ui,
            rect.center_bottom() - vec2(0.0, 2.0),
            Align2::CENTER_BOTTOM,
            &count.to_string(),
            style::strong(),
            palette::INK,
        );
    }
}

/// The exercises; answers the one that was chosen with what comes after it.
fn list(
    ui: &mut Ui,
    rows: &[Row],
    today: i64,
    art: &Art,
    words: &Words,
) -> Option<Vec<Arc<Exercise>>> {
    let mut chosen = None;
    for (at, row) in rows.iter().enumerate().take(MOST) {
        let number = row.exercise.is_shipped().then_some(at + 1);
        let sits = row.card.is_some_and(Card::sits);
        let title = told::title(row.exercise, number, sits, words);
        let origin = told::origin(row.exercise, words);
        let standing = told::standing(row.card, today, words);
        // Several may have the same title: screen readers are told which one it is.
        let told = [("title", format!("{title}, {origin}").into())];
        let told = words.format("practice-do-told", &told);
        let pressed = widgets::list_row(ui, |ui| {
            ui.horizontal(|ui| {
                let (mark, _) = ui.allocate_exact_size(vec2(26.0, 44.0), Sense::hover());
                if sits {
                    let place = Rect::from_center_size(mark.center(), vec2(24.0, 24.0));
                    let ink = palette::FAIENCE_DEEP;
                    paint_tinted(ui, art, Picture::Icon(Icon::Check), place, ink);
                }
                let room = ui.available_width() - BUTTON - space::ROW;
                ui.allocate_ui_with_layout(vec2(room, 44.0), Layout::top_down(Align::Min), |ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    ui.add(Label::new(widgets::bold(&title)).wrap());
                    let values = [("from", origin.into()), ("standing", standing.into())];
                    widgets::explain(ui, &words.format("practice-row-about", &values));
                });
                let right = Layout::right_to_left(Align::Center);
                ui.with_layout(right, |ui| {
                    let text = words.text("practice-do");
                    ui.add(Push::plain(text).width(BUTTON).told(told)).clicked()
                })
                .inner
            })
            .inner
        });
        if pressed {
            // What stands below it comes next, and then what stands above.
            let mut next = vec![row.exercise.clone()];
            next.extend(queue(&rows[at + 1..], today));
            next.extend(queue(&rows[..at], today));
            chosen = Some(next);
        }
    }
    if rows.len() > MOST {
        let more = ("count", (rows.len() - MOST).into());
        widgets::explain(ui, &words.format("practice-more", &[more]));
    }
    chosen
}

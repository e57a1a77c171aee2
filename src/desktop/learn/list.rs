//! The list of chapters, with what has been done.

use super::lesson::{Course, Teach};
use crate::desktop::Screen;
use crate::desktop::art::{Art, Icon, Piece};
use crate::desktop::rulebook::OpenRules;
use crate::desktop::screens::{Settings, Words};
use crate::desktop::table::paint::paint_tinted;
use crate::desktop::theme::{Push, focus, page, palette, space, widgets};
use crate::teaching::{Chapter, Learning};
use bevy::prelude::*;
use bevy_egui::egui::{Align, Label, Layout, Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The width of the buttons at the right.
const BUTTON: f32 = 170.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Learn)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    art: Res<Art>,
    settings: Res<Settings>,
    mut teach: MessageWriter<Teach>,
    mut rules: MessageWriter<OpenRules>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut back = focus::escape(ctx);
    let mut chosen = None;
    page::sheet(
        ctx,
        "learn",
        &words.text("learn-title"),
        (900.0, 900.0),
        |ui| chosen = contents(ui, &settings.learning, &art, &words),
        |ui| {
            back |= ui
                .add(Push::plain(words.text("back")).width(150.0))
                .clicked();
            let to_rules = Push::plain(words.text("learn-rules")).width(150.0);
            if ui.add(to_rules).clicked() {
                rules.write(OpenRules(None));
            }
        },
    );
    if let Some(course) = chosen {
        teach.write(Teach::Begin(course));
    } else if back {
        next.set(Screen::Title);
    }
    Ok(())
}

fn contents(ui: &mut Ui, learning: &Learning, art: &Art, words: &Words) -> Option<Course> {
    ui.add(Label::new(words.text("learn-about")).wrap());
    ui.add_space(space::SMALL);
    let mut chosen = None;
    for (chapter, number) in Chapter::ALL.into_iter().zip(1..) {
        let text = |part: &str| words.text(&format!("{}-{part}", chapter.key()));
        let line = Line {
            head: words.format("learn-number", &[("number", number.into())]),
            title: text("title"),
            about: text("about"),
            done: learning.has(chapter),
            next: learning.next() == Some(chapter),
            begun: learning.has_begun(),
        };
        if line.show(ui, art, words) {
            chosen = Some(Course::Chapter(chapter));
        }
    }
    let line = Line {
        head: String::new(),
        title: words.text("learn-first-round"),
        about: words.text("learn-first-round-about"),
        done: learning.round_done,
        next: learning.next().is_none() && !learning.round_done,
        begun: learning.round > 0,
    };
    if line.show(ui, art, words) {
        chosen = Some(Course::Round);
    }
    chosen
}

/// A chapter in the list.
struct Line {
    head: String,
    title: String,
    about: String,
    done: bool,
    /// The one to go on with.
    next: bool,
    /// Whether anything was learned before.
    begun: bool,
}

impl Line {
    /// `true` when it was chosen.
    fn show(&self, ui: &mut Ui, art: &Art, words: &Words) -> bool {
        widgets::list_row(ui, |ui| {
            ui.horizontal(|ui| {
                let (mark, _) = ui.allocate_exact_size(vec2(30.0, 48.0), Sense::hover());
                let place = Rect::from_center_size(mark.center(), vec2(26., 26.));
                if self.done {
                    let ink = palette::FAIENCE_DEEP;
                    paint_tinted(ui, art, Piece::Icon(Icon::Check), place, ink);
                }
                let room = ui.available_width() - BUTTON - space::ROW;
                ui.allocate_ui_with_layout(vec2(room, 48.0), Layout::top_down(Align::Min), |ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    let title = match self.head.as_str() {
                        "" => self.title.clone(),
                        head => format!("{head}: {}", self.title),
                    };
                    ui.add(Label::new(widgets::bold(title)).wrap());
                    widgets::explain(ui, &self.about);
                });
                let right = Layout::right_to_left(Align::Center);
                ui.with_layout(right, |ui| {
                    let key = match (self.done, self.next && self.begun) {
                        (true, _) => "learn-again",
                        (_, true) => "learn-go-on",
                        _ => "learn-begin",
                    };
                    let text = words.text(key);
                    let push = if self.next {
                        Push::primary(text)
                    } else {
                        Push::plain(text)
                    };
                    let response = ui.add(push.width(BUTTON));
                    // Several buttons say the same: screen readers are told which one it is.
                    let enabled = response.enabled();
                    let name = format!("{}: {}", words.text(key), self.title);
                    response
                        .widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &name));
                    response.clicked()
                })
                .inner
            })
            .inner
        })
    }
}

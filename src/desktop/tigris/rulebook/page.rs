//! The screen of the rules: what there is at the left, what it says at the right.

use super::boards::Boards;
use super::{Rulebook, diagram};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::art::paint::font;
use crate::desktop::theme::{Push, focus, fonts, page, palette, space, widgets};
use crate::tigris::teaching::{Section, Topic, search};
use bevy::prelude::*;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, Button, Color32, CursorIcon, Label, Layout, Rect, RichText, ScrollArea, TextStyle, Ui,
    UiBuilder, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The size of the page, where the window has room for it.
const SIZE: (f32, f32) = (1180.0, 1000.0);
/// The share of the width that the contents take, and their bounds.
const CONTENTS: (f32, f32, f32) = (0.28, 250.0, 310.0);
/// The longest line that is easy to read.
const LINE: f32 = 720.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Rules),
        |mut rules: ResMut<Rulebook>, words: Res<Words>| {
            // The language may have changed since the last search.
            rules.find(&words);
            if rules.scene.is_none() {
                let topic = rules.topic;
                rules.open(topic);
            }
        },
    )
    .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Rules)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    art: Res<Art>,
    boards: Res<Boards>,
    mut rules: ResMut<Rulebook>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // Drawing is no change: what a person does is.
    let rules = rules.bypass_change_detection();
    let mut back = focus::cancel(ctx);
    if back && !rules.query.is_empty() {
        // First what was searched for is put away, then the page.
        rules.query.clear();
        rules.find(&words);
        back = false;
    }
    page::spread(
        ctx,
        "rules",
        &words.text("rulebook-title"),
        SIZE,
        |ui| {
            let room = ui.max_rect();
            let wide = (room.width() * CONTENTS.0).clamp(CONTENTS.1, CONTENTS.2);
            let (left, right) = room.split_left_right_at_x(room.left() + wide);
            column(ui, left, "contents", |ui| contents(ui, rules, &words));
            let line = room.left() + wide + space::ROW;
            ui.painter()
                .vline(line, room.y_range(), (1.0, palette::GILT));
            let right = right.with_min_x(line + space::GROUP);
            column(ui, right, "paragraph", |ui| {
                paragraph(ui, rules, &boards, &art, &words);
            });
        },
        |ui| {
            let button = Push::primary(words.text("back")).width(150.0);
            back |= ui.add(button).clicked();
        },
    );
    if back {
        next.set(rules.from);
    }
    Ok(())
}

fn column(ui: &mut Ui, place: Rect, name: &str, contents: impl FnOnce(&mut Ui)) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt(name));
    ui.shrink_clip_rect(place.expand(6.0));
    contents(&mut ui);
}

fn contents(ui: &mut Ui, rules: &mut Rulebook, words: &Words) {
    let label = words.text("rulebook-search");
    let width = ui.available_width() - 24.0;
    let field = widgets::field(ui, &mut rules.query, &label, width, 60);
    if field.changed() {
        rules.find(words);
    }
    let searching = !rules.query.trim().is_empty();
    if searching {
        let count = ("count", rules.found.len().into());
        widgets::explain(ui, &words.format("rulebook-found", &[count]));
    }
    ui.add_space(space::SMALL);
    let mut chosen = None;
    ScrollArea::vertical()
        .id_salt(("contents", searching))
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let mut row = |ui: &mut Ui, topic: Topic| {
                if entry(ui, rules, topic, words) {
                    chosen = Some(topic);
                }
            };
            if searching {
                for topic in rules.found.iter() {
                    row(ui, *topic);
                }
                return;
            }
            for section in Section::ALL {
                ui.add_space(space::SMALL);
                widgets::section(ui, &words.text(section.key()));
                for topic in section.topics() {
                    row(ui, *topic);
                }
            }
        });
    rules.reveal = false;
    if let Some(topic) = chosen {
        rules.open(topic);
    }
}

/// A line of the contents; `true` when it was chosen.
fn entry(ui: &mut Ui, rules: &Rulebook, topic: Topic, words: &Words) -> bool {
    let open = rules.topic == topic;
    let text = RichText::new(search::title(words, topic)).color(palette::INK);
    let text = if open {
        text.font(font(19.0, fonts::BOLD_FAMILY))
    } else {
        text.font(font(19.0, "text"))
    };
    let width = ui.available_width() - 4.0;
    ui.spacing_mut().button_padding = vec2(10.0, 4.0);
    let response = ui
        .scope(|ui| {
            ui.spacing_mut().interact_size.y = 30.0;
            let fill = if open {
                palette::CLAY
            } else {
                Color32::TRANSPARENT
            };
            let button = Button::new(text)
                .fill(fill)
                .stroke((if open { 1.0 } else { 0.0 }, palette::GILT))
                .wrap()
                .min_size(vec2(width, 30.0));
            ui.with_layout(Layout::top_down_justified(Align::Min), |ui| ui.add(button))
                .inner
        })
        .inner;
    focus::mark(ui, &response);
    if open && rules.reveal {
        response.scroll_to_me(Some(Align::Center));
    }
    response.clicked()
}

fn paragraph(ui: &mut Ui, rules: &mut Rulebook, boards: &Boards, art: &Art, words: &Words) {
    let topic = rules.topic;
    let title = search::title(words, topic);
    let mut chosen = None;
    ScrollArea::vertical()
        // Another paragraph begins at its top.
        .id_salt(topic)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_max_width((ui.available_width() - 10.0).min(LINE));
            ui.add(Label::new(widgets::titled(title.as_str(), 25.0).color(palette::LAPIS)).wrap());
            ui.add_space(space::SMALL);
            for piece in search::text(words, topic).split("\n\n") {
                ui.add(Label::new(marked(ui, piece, &rules.query, words)).wrap());
                ui.add_space(space::SMALL);
            }
            if let Some(scene) = &rules.scene {
                ui.add_space(space::SMALL);
                diagram::show(ui, scene, &mut rules.step, &title, boards, art, words);
            }
            ui.add_space(space::SMALL);
            chosen = see_also(ui, topic, words);
            ui.add_space(space::GROUP);
        });
    if let Some(topic) = chosen {
        rules.open(topic);
        // The list shows where one is now.
        rules.reveal = true;
    }
}

/// The paragraphs that this one leads to; the one that was chosen.
fn see_also(ui: &mut Ui, topic: Topic, words: &Words) -> Option<Topic> {
    let mut chosen = None;
    widgets::section(ui, &words.text("rulebook-see-also"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(22.0, 4.0);
        ui.spacing_mut().button_padding = vec2(4.0, 3.0);
        for other in topic.see_also() {
            let text = RichText::new(search::title(words, *other))
                .font(font(19.0, fonts::MEDIUM_FAMILY))
                .color(palette::LAPIS)
                .underline();
            let response = ui.add(Button::new(text).frame(false));
            let response = response.on_hover_cursor(CursorIcon::PointingHand);
            focus::mark(ui, &response);
            if response.clicked() {
                chosen = Some(*other);
            }
        }
    });
    chosen
}

/// A text in which what was searched for stands out.
fn marked(ui: &Ui, text: &str, query: &str, words: &Words) -> LayoutJob {
    let plain = TextFormat::simple(TextStyle::Body.resolve(ui.style()), palette::INK);
    let found = TextFormat {
        background: palette::GILT_LIT,
        ..plain.clone()
    };
    let letters: Vec<char> = text.chars().collect();
    let mut job = LayoutJob::default();
    let mut add = |from: usize, to: usize, format: &TextFormat| {
        let part: String = letters[from..to].iter().collect();
        job.append(&part, 0.0, format.clone());
    };
    let mut at = 0;
    for (from, to) in search::marks(words, text, query) {
        add(at, from, &plain);
        add(from, to, &found);
        at = to;
    }
    add(at, letters.len(), &plain);
    job
}

//! Advice in the rail: a line for each of the best decisions, with the chance to win and the points.

use super::super::decisions;
use super::super::highlight::Spotlight;
use super::super::paint::{fit, font, icon_button, paint};
use super::super::seat::Turn;
use super::{Advice, Counsel, SHOWN, ToggleAdvice};
use crate::bots::{self, Candidate};
use crate::desktop::art::{Art, Icon, Piece};
use crate::desktop::screens::Words;
use crate::desktop::theme::{Push, focus, fonts, palette};
use crate::rules::{Colour, Decision, Dynasty, Event, Position};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

/// The height that the panel takes where something else wants the rail too, in points.
pub const HEIGHT: f32 = 226.0;
/// The side of the disc with a line's number.
const DISC: f32 = 24.0;

/// The panel of the advice.
#[derive(SystemParam)]
pub struct Panel<'w> {
    pub advice: Res<'w, Advice>,
    orders: MessageWriter<'w, ToggleAdvice>,
}

impl Panel<'_> {
    /// Shows the advice, or that it is being thought of; a line under the pointer lights its cells.
    pub fn show(
        &mut self,
        ui: &mut egui::Ui,
        place: egui::Rect,
        turn: &Turn,
        art: &Art,
        words: &Words,
        spotlight: &mut Spotlight,
    ) {
        ui.painter().rect_filled(place, 6.0, palette::CREAM);
        let rim = egui::Stroke::new(2.0, palette::GILT);
        ui.painter()
            .rect_stroke(place, 6.0, rim, egui::StrokeKind::Inside);
        let inner = place.shrink2(egui::vec2(9.0, 7.0));
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("advice"));
        ui.set_clip_rect(place);
        ui.spacing_mut().item_spacing.y = 4.0;
        // Lines of words, not of buttons: no higher than they are written.
        ui.spacing_mut().interact_size.y = 0.0;
        let before = match &*self.advice {
            Advice::Given(_, counsel) => counsel.before,
            _ => None,
        };
        self.head(&mut ui, before, art, words);
        match (&*self.advice, turn.game()) {
            (Advice::Given(_, counsel), Some(game)) => {
                lines(&mut ui, counsel, game, art, words, spotlight);
            }
            _ => self.wait(&mut ui, words),
        }
    }

    fn head(&mut self, ui: &mut egui::Ui, before: Option<f32>, art: &Art, words: &Words) {
        let (line, _) =
            ui.allocate_exact_size(egui::vec2(ui.available_width(), 28.0), egui::Sense::hover());
        let title = font(19.0, fonts::BOLD_FAMILY);
        let said = ui.painter().text(
            line.left_center(),
            egui::Align2::LEFT_CENTER,
            words.text("hint-title"),
            title,
            palette::LAPIS,
        );
        if let Some(before) = before {
            let now = words.format("hint-now", &[("percent", percent(before).into())]);
            let left = said.max.x + 9.0;
            // The button to close it stands at the end of the line.
            let now = fit(ui, &now, font(17.0, "text"), line.max.x - 30.0 - left);
            let at = egui::pos2(left, line.center().y - now.size().y / 2.0);
            ui.painter().galley(at, now, palette::INK);
        }
        let close = egui::Rect::from_min_size(
            egui::pos2(line.max.x - 28.0, line.min.y),
            egui::Vec2::splat(28.0),
        );
        ui.scope(|ui| {
            ui.spacing_mut().button_padding = egui::Vec2::ZERO;
            if icon_button(ui, close, art, Icon::Cross, &words.text("hint-close")).clicked() {
                self.orders.write(ToggleAdvice);
            }
        });
    }

    fn wait(&mut self, ui: &mut egui::Ui, words: &Words) {
        let bot = words.bot(bots::STRONGEST);
        ui.label(words.format("hint-thinking", &[("bot", bot.into())]));
        if ui.add(Push::plain(words.text("cancel"))).clicked() {
            self.orders.write(ToggleAdvice);
        }
    }
}

fn lines(
    ui: &mut egui::Ui,
    counsel: &Counsel,
    game: &Position,
    art: &Art,
    words: &Words,
    spotlight: &mut Spotlight,
) {
    if counsel.best.is_empty() {
        ui.label(words.text("hint-none"));
        return;
    }
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .show(ui, |ui| {
            for (candidate, rank) in counsel.best.iter().zip(1..=SHOWN) {
                let response = line(ui, rank, candidate, counsel.before, game, art, words);
                if response.hovered() || response.has_focus() {
                    spotlight.0 = decisions::cells_of(game, candidate.decision);
                }
            }
        });
}

/// One decision: its number and words, and below them what it comes to.
fn line(
    ui: &mut egui::Ui,
    rank: usize,
    candidate: &Candidate<Decision>,
    before: Option<f32>,
    game: &Position,
    art: &Art,
    words: &Words,
) -> egui::Response {
    let label = decisions::words_for(game, candidate.decision, words);
    let chance = words.format("percent", &[("percent", percent(candidate.chance).into())]);
    let change = before.map(|before| percent(candidate.chance) - percent(before));
    let outcome = Outcome::of(game, candidate.decision);
    let id = ui.id().with(("advice-line", rank));
    // As it was in the frame before: the ground is painted before what lies on it is known.
    let known = ui.ctx().read_response(id);
    let fill = if known.is_some_and(|line| line.hovered() || line.has_focus()) {
        palette::CLAY_LIT
    } else {
        palette::CLAY
    };
    let framed = egui::Frame::new()
        .fill(fill)
        .corner_radius(5.0)
        .inner_margin(egui::Margin::symmetric(6, 4))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = egui::vec2(6.0, 2.0);
            ui.horizontal_top(|ui| {
                disc(ui, rank);
                ui.vertical(|ui| {
                    let text = egui::RichText::new(&label).font(font(17.0, fonts::BOLD_FAMILY));
                    ui.add(egui::Label::new(text).wrap());
                    ui.horizontal_wrapped(|ui| {
                        ui.label(egui::RichText::new(&chance).font(font(18.0, fonts::BOLD_FAMILY)));
                        if let Some(change) = change {
                            let ink = match change {
                                1.. => palette::FAIENCE_DEEP,
                                0 => palette::INK_SOFT,
                                _ => palette::LIMESTONE,
                            };
                            let text = egui::RichText::new(changed(change, words));
                            ui.label(text.font(font(17.0, "text")).color(ink));
                        }
                        outcome.show(ui, art);
                    });
                });
            });
        });
    let sense = egui::Sense::focusable_noninteractive();
    let response = ui.interact(framed.response.rect, id, sense);
    let outcome = outcome.words(words);
    let mut values = vec![
        ("rank", rank.into()),
        ("decision", label.into()),
        ("chance", chance.into()),
        ("outcome", outcome.as_str().into()),
    ];
    let mut key = "hint-spoken";
    if let Some(change) = change {
        key = "hint-spoken-change";
        values.push(("change", changed(change, words).into()));
    }
    let spoken = words.format(key, &values);
    let response = response.on_hover_text(outcome);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &spoken));
    focus::mark(ui, &response);
    response
}

/// The number of a line, as on the board.
fn disc(ui: &mut egui::Ui, rank: usize) {
    let (place, _) = ui.allocate_exact_size(egui::Vec2::splat(DISC), egui::Sense::hover());
    let painter = ui.painter();
    painter.circle_filled(place.center(), DISC / 2.0, palette::LAPIS);
    painter.text(
        place.center(),
        egui::Align2::CENTER_CENTER,
        rank.to_string(),
        font(17.0, fonts::BOLD_FAMILY),
        palette::SHELL,
    );
}

/// What follows from a decision at once, as far as everybody may know.
struct Outcome {
    points: Vec<(Dynasty, Colour, u32)>,
    conflict: bool,
}

impl Outcome {
    fn of(game: &Position, decision: Decision) -> Outcome {
        let events = game.preview(decision).unwrap_or_default();
        let mut outcome = Outcome {
            points: Vec::new(),
            conflict: decisions::begins_conflict(&events),
        };
        for event in events {
            let Event::Points {
                dynasty,
                colour,
                amount,
                ..
            } = event
            else {
                continue;
            };
            let amount = u32::from(amount);
            let mut known = outcome.points.iter_mut();
            match known.find(|(d, c, _)| (*d, *c) == (dynasty, colour)) {
                Some((_, _, sum)) => *sum += amount,
                None => outcome.points.push((dynasty, colour, amount)),
            }
        }
        outcome
    }

    fn show(&self, ui: &mut egui::Ui, art: &Art) {
        let picture = |ui: &mut egui::Ui, piece| {
            let (place, _) = ui.allocate_exact_size(egui::Vec2::splat(19.0), egui::Sense::hover());
            paint(ui, art, piece, place);
        };
        for (dynasty, colour, amount) in &self.points {
            ui.scope(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                picture(ui, Piece::DynastyMark(*dynasty));
                let text = egui::RichText::new(format!("+{amount}"));
                ui.label(text.font(font(17.0, "text")).color(palette::INK));
                picture(ui, Piece::Tile(*colour));
            });
        }
        if self.conflict {
            picture(ui, Piece::Swords);
        }
    }

    fn words(&self, words: &Words) -> String {
        let mut said: Vec<String> = Vec::new();
        for (dynasty, colour, amount) in &self.points {
            said.push(words.format(
                "preview-points",
                &[
                    ("dynasty", words.dynasty(*dynasty).into()),
                    ("amount", (*amount).into()),
                    ("colour", words.colour(*colour).into()),
                ],
            ));
        }
        if self.conflict {
            said.push(words.text("hint-conflict"));
        }
        if said.is_empty() {
            said.push(words.text("preview-nothing"));
        }
        words.list(said)
    }
}

fn percent(chance: f32) -> i64 {
    (f64::from(chance) * 100.0).round() as i64
}

/// `+6`, `−2` or `±0`, in points of a hundred.
fn changed(change: i64, words: &Words) -> String {
    let key = match change {
        1.. => "hint-up",
        0 => "hint-same",
        _ => "hint-down",
    };
    words.format(key, &[("points", change.abs().into())])
}

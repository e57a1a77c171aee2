//! Advice in the rail: a line for each of the best decisions, with the chance to win and the points.

use super::{Advice, Chosen, Counsel, PlayAdvice, SHOWN};
use crate::desktop::app::keys::Action;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::art::paint::{fit, font, panel_head};
use crate::desktop::theme::{Push, focus, fonts, palette};
use crate::desktop::tigris::board::decisions;
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::tigris::table::state::spotlight::Spotlight;
use crate::desktop::turn::advice::ToggleAdvice;
use crate::desktop::turn::called::Called;
use crate::search::Candidate;
use crate::tigris::bots::{self};
use crate::tigris::merits::Merit;
use crate::tigris::rules::{Decision, Position};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

/// The height that the panel takes where something else wants the rail too, in points.
pub const HEIGHT: f32 = 300.0;
/// The least that it needs: then its lines are scrolled through.
pub const LEAST: f32 = 98.0;
/// So many reasons a line gives before it is looked at more closely.
const REASONS: usize = 2;
/// The side of the disc with a line's number.
const DISC: f32 = 22.0;

/// The panel of the advice.
#[derive(SystemParam)]
pub struct Panel<'w, 's> {
    pub advice: Res<'w, Advice>,
    /// Whether the keyboard comes to the first line when the answer does.
    called: Local<'s, Called>,
    chosen: ResMut<'w, Chosen>,
    plays: MessageWriter<'w, PlayAdvice>,
    orders: MessageWriter<'w, ToggleAdvice>,
}

impl Panel<'_, '_> {
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
        let now = match &*self.advice {
            Advice::Given(_, counsel) => counsel.now(),
            _ => None,
        };
        self.head(&mut ui, now, art, words);
        self.called.follow(ui.ctx());
        match (&*self.advice, turn.game()) {
            (Advice::Given(_, counsel), Some(game)) => {
                let mut chosen = *self.chosen;
                let played = lines(
                    &mut ui,
                    counsel,
                    &mut chosen,
                    &mut self.called,
                    game,
                    words,
                    spotlight,
                );
                self.chosen.set_if_neq(chosen);
                if let Some(at) = played {
                    self.plays.write(PlayAdvice(at));
                }
            }
            _ => self.wait(&mut ui, words),
        }
    }

    fn head(&mut self, ui: &mut egui::Ui, now: Option<f32>, art: &Art, words: &Words) {
        let close = words.with_key(words.text("hint-close"), Action::Hint);
        let (room, closed) = panel_head(ui, art, &words.text("hint-title"), &close);
        if closed {
            self.orders.write(ToggleAdvice);
        }
        if let Some(now) = now {
            let now = words.format("hint-now", &[("percent", percent(now).into())]);
            let now = fit(ui, &now, font(17.0, "text"), room.width());
            let at = egui::pos2(room.left(), room.center().y - now.size().y / 2.0);
            ui.painter().galley(at, now, palette::INK);
        }
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
    chosen: &mut Chosen,
    called: &mut Called,
    game: &Position,
    words: &Words,
    spotlight: &mut Spotlight,
) -> Option<usize> {
    if counsel.best.is_empty() {
        ui.label(words.text("hint-none"));
        return None;
    }
    let mut played = None;
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .show(ui, |ui| {
            if counsel.now().is_some_and(|now| percent(now) == 0) {
                ui.label(words.text("hint-lost"));
            }
            for (at, candidate) in counsel.best.iter().enumerate().take(SHOWN) {
                let advised = Advised {
                    rank: at + 1,
                    candidate,
                    best: counsel.now().filter(|_| at > 0),
                    merits: counsel.merits.get(at).map_or(&[], Vec::as_slice),
                    chosen: chosen.0 == Some(at),
                };
                let (pointed, clicked) = line(ui, &advised, called, game, words);
                if pointed || advised.chosen {
                    spotlight.0 = candidate.decision.cells(game.table());
                }
                // The first click shows it, the second plays it.
                match clicked {
                    true if advised.chosen => played = Some(at),
                    true => chosen.0 = Some(at),
                    false => {}
                }
            }
        });
    played
}

/// One of the decisions.
struct Advised<'a> {
    /// From 1.
    rank: usize,
    candidate: &'a Candidate<Decision>,
    /// What the best promises, where this is another.
    best: Option<f32>,
    merits: &'a [Merit],
    chosen: bool,
}

/// One decision: its number and words, and below them what speaks for it; whether it is pointed at,
/// and whether it was clicked.
fn line(
    ui: &mut egui::Ui,
    advised: &Advised,
    called: &mut Called,
    game: &Position,
    words: &Words,
) -> (bool, bool) {
    let &Advised {
        rank,
        candidate,
        best,
        merits,
        chosen,
    } = advised;
    let me = game.decider().unwrap_or(game.table().active());
    let label = decisions::deed(game, candidate.decision, words);
    let chance = words.format("percent", &[("percent", percent(candidate.chance).into())]);
    let change = best.map(|best| percent(candidate.chance) - percent(best));
    let told = if chosen { merits.len() } else { REASONS };
    let reason = words.merits(merits, me, told);
    let id = ui.id().with(("advice-line", rank));
    // Where it was in the frame before: what lies on it is clicked rather than the line.
    let known: Option<egui::Rect> = ui.data(|data| data.get_temp(id));
    let response = known.map(|rect| ui.interact(rect, id, egui::Sense::click()));
    let pointed = |line: &egui::Response| line.hovered() || line.has_focus();
    let pointed = response.as_ref().is_some_and(pointed);
    let fill = if pointed || chosen {
        palette::CLAY_LIT
    } else {
        palette::CLAY
    };
    let rim = if chosen {
        egui::Stroke::new(2.0, palette::LAPIS)
    } else {
        egui::Stroke::NONE
    };
    let mut clicked = response.as_ref().is_some_and(egui::Response::clicked);
    let mut button = None;
    let framed = egui::Frame::new()
        .fill(fill)
        .stroke(rim)
        .corner_radius(5.0)
        .inner_margin(egui::Margin::symmetric(6, 3))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = egui::vec2(6.0, 1.0);
            ui.horizontal_top(|ui| {
                disc(ui, rank);
                ui.vertical(|ui| {
                    ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().item_spacing.x = 5.0;
                        let bold = egui::RichText::new(&label).font(font(16.5, fonts::BOLD_FAMILY));
                        let decision = ui.label(bold);
                        // What the number changes by never stands alone on a line.
                        let number = numbers(&chance, change, words);
                        let number = ui.add(egui::Label::new(number).extend());
                        unheard(ui, [decision.id, number.id]);
                    });
                    let text = egui::RichText::new(&reason).font(font(16.0, "text"));
                    let reason = ui.add(egui::Label::new(text).wrap());
                    unheard(ui, [reason.id]);
                    if chosen {
                        let play = Push::primary(words.text("hint-play"));
                        ui.spacing_mut().button_padding = egui::vec2(10.0, 2.0);
                        let play = ui.add(play.width(ui.available_width()));
                        clicked |= play.clicked();
                        button = Some(play.rect);
                    }
                });
            });
        });
    let rect = framed.response.rect;
    if chosen && known.is_some_and(|known| known.height() < rect.height()) {
        // It has just got longer: all of it comes into view, or at least what plays it.
        match button.filter(|_| rect.height() > ui.clip_rect().height()) {
            Some(button) => ui.scroll_to_rect(button.expand(4.0), Some(egui::Align::Max)),
            None => ui.scroll_to_rect(rect, None),
        }
    }
    if known != Some(rect) {
        ui.data_mut(|data| data.insert_temp(id, rect));
        ui.ctx().request_repaint();
    }
    // Until its place is known it cannot be clicked.
    let Some(response) = response else {
        return (false, false);
    };
    let mut values = vec![
        ("rank", rank.into()),
        ("decision", label.into()),
        ("chance", chance.into()),
        ("outcome", reason.into()),
    ];
    let mut key = "hint-spoken";
    if let Some(change) = change {
        key = "hint-spoken-change";
        values.push(("change", changed(change, words).into()));
    }
    if rank == 1 && called.comes() {
        response.request_focus();
    }
    let spoken = words.format(key, &values);
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::Button, true, chosen, &spoken)
    });
    focus::mark(ui, &response);
    let about = words.text(if chosen { "hint-again" } else { "hint-click" });
    response.on_hover_text(about);
    (pointed, clicked)
}

/// The chance to win, and how far it is from the best.
fn numbers(chance: &str, change: Option<i64>, words: &Words) -> egui::text::LayoutJob {
    let mut job = egui::text::LayoutJob::default();
    let style = |family, ink| egui::TextFormat {
        font_id: font(16.5, family),
        color: ink,
        ..Default::default()
    };
    job.append(chance, 0.0, style(fonts::BOLD_FAMILY, palette::LAPIS));
    if let Some(change) = change {
        let ink = match change {
            1.. => palette::FAIENCE_DEEP,
            0 => palette::INK_SOFT,
            _ => palette::LIMESTONE,
        };
        job.append(&changed(change, words), 5.0, style("text", ink));
    }
    job
}

/// Texts that the line says itself, which screen readers would hear twice.
fn unheard<const N: usize>(ui: &egui::Ui, texts: [egui::Id; N]) {
    for text in texts {
        ui.ctx()
            .accesskit_node_builder(text, |node| node.set_hidden());
    }
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

fn percent(chance: f32) -> i64 {
    (f64::from(chance) * 100.0).round() as i64
}

/// `+6%`, `−2%` or `±0%`: points of the chance to win.
fn changed(change: i64, words: &Words) -> String {
    let key = match change {
        1.. => "hint-up",
        0 => "hint-same",
        _ => "hint-down",
    };
    words.format(key, &[("points", change.abs().into())])
}

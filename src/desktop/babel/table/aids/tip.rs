//! Words beside the pointer: what would come of what is held, or why it cannot be; and what was
//! refused.

use super::outlook::outlook;
use crate::babel::rules::{Decision, Position, Tribe};
use crate::babel::words;
use crate::desktop::app::power::Power;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::font;
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::table::state::held::{Held, Meaning, Pointing, What};
use crate::desktop::babel::table::state::orders::Refusal;
use crate::desktop::babel::table::state::put_down::nowhere;
use crate::desktop::babel::table::state::seat::Turn;
use crate::desktop::games::babel::Refused;
use crate::desktop::theme::{fonts, palette};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Live;
use bevy_egui::{EguiContexts, egui};
use std::time::Duration;

/// How long a refusal stays.
const STAY: Duration = Duration::from_secs(5);

/// What is said over a territory for what is held there.
pub struct Said {
    pub title: String,
    pub lines: Vec<String>,
    pub may: bool,
}

/// What would come of putting this down there, or why it cannot be put there.
pub fn said(game: &Position, what: What, at: Tribe, words: &Words) -> Option<Said> {
    let table = game.table();
    match what.onto(at, table) {
        Meaning::Back => None,
        Meaning::Nowhere => Some(Said {
            title: nowhere(what, table.marker(table.active()), words),
            lines: Vec::new(),
            may: false,
        }),
        Meaning::Decides(decision) => Some(match game.check(decision) {
            Err(why) => Said {
                title: words::refusal(words, &why),
                lines: Vec::new(),
                may: false,
            },
            Ok(()) => Said {
                title: deed(decision, at, words),
                lines: outlook(game, decision, words).map_or(Vec::new(), |o| o.lines),
                may: true,
            },
        }),
    }
}

/// What the decision is called.
fn deed(decision: Decision, at: Tribe, words: &Words) -> String {
    let land = words::territory(words, Some(at));
    let key = match decision {
        Decision::Move(_) => "babel-deed-move",
        Decision::Settle(_) => "babel-deed-settle",
        Decision::Build(_) => "babel-deed-build",
        Decision::Migrate { .. } => "babel-deed-migrate",
        _ => return String::new(),
    };
    words.format(key, &[("land", land.into())])
}

pub(super) fn show(
    mut contexts: EguiContexts,
    turn: Turn,
    layout: Res<Layout>,
    held: Res<Held>,
    pointing: Res<Pointing>,
    words: Res<Words>,
    mut refused: MessageReader<Refused>,
    mut refusal: ResMut<Refusal>,
    time: Res<Time<Real>>,
    mut until: Local<Option<Duration>>,
    mut power: ResMut<Power>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    for refused in refused.read() {
        refusal.0 = Some(match refused {
            Refused::Decision(why) => words::refusal(&words, why),
            Refused::Undo(why) => crate::locale::Sentence::sentence(why, &words),
        });
    }
    if refusal.is_changed() {
        *until = refusal.0.is_some().then(|| time.elapsed() + STAY);
    }
    if let Some(end) = *until {
        match end.checked_sub(time.elapsed()) {
            Some(left) if !left.is_zero() => power.wake_in(left),
            _ => {
                *until = None;
                refusal.0 = None;
            }
        }
    }
    if turn.seat.curtain.is_some() {
        return Ok(());
    }
    let said = match (held.what, pointing.column, turn.acting()) {
        (Some(what), Some(at), Some(game)) => said(game, what, at, &words),
        _ => None,
    };
    if let Some(said) = said {
        let by_key = pointing.by_key.then_some(pointing.column).flatten();
        let at = match (by_key, pointing.at) {
            (None, Some(at)) => at + Vec2::new(22.0, 26.0),
            (Some(column), _) => layout.column(column).center(),
            (None, None) => layout.area.center(),
        };
        let rim = match said.may {
            true => palette::GILT,
            false => palette::LIMESTONE,
        };
        plate(&ctx, "babel tip", at, egui::Align2::LEFT_TOP, rim, |ui| {
            heading(ui, &said.title);
            for line in &said.lines {
                ui.label(
                    egui::RichText::new(line)
                        .font(font(17.0, "text"))
                        .color(palette::INK),
                );
            }
        });
    } else if let Some(why) = &refusal.0 {
        let at = Vec2::new(layout.area.center().x, layout.strip.min.y - 12.0);
        let anchor = egui::Align2::CENTER_BOTTOM;
        plate(
            &ctx,
            "babel refusal",
            at,
            anchor,
            palette::LIMESTONE,
            |ui| {
                let said = heading(ui, why);
                // Whoever does not see it appear is told at once.
                ui.ctx()
                    .accesskit_node_builder(said.id, |node| node.set_live(Live::Assertive));
            },
        );
    }
    Ok(())
}

fn heading(ui: &mut egui::Ui, text: &str) -> egui::Response {
    let text = egui::RichText::new(text).font(font(18.0, fonts::BOLD_FAMILY));
    ui.label(text.color(palette::INK))
}

/// Words on a small plate over the table.
fn plate(
    ctx: &egui::Context,
    name: &str,
    at: Vec2,
    anchor: egui::Align2,
    rim: egui::Color32,
    contents: impl FnOnce(&mut egui::Ui),
) {
    egui::Area::new(egui::Id::new(name))
        .order(egui::Order::Foreground)
        .interactable(false)
        .pivot(anchor)
        .fixed_pos(egui::pos2(at.x, at.y))
        .constrain(true)
        .show(ctx, |ui| {
            egui::Frame::new()
                .fill(palette::CREAM)
                .stroke(egui::Stroke::new(2.0, rim))
                .corner_radius(6.0)
                .inner_margin(egui::Margin::symmetric(10, 6))
                .show(ui, |ui| {
                    ui.set_max_width(380.0);
                    ui.spacing_mut().item_spacing.y = 2.0;
                    contents(ui);
                });
        });
}

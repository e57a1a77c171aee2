//! Words beside the pointer: what would come of what is held, or why it cannot be.

use super::outlook::outlook;
use super::refusal::plate;
use crate::babel::rules::{Decision, Position, Tribe};
use crate::babel::words;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::font;
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::table::state::held::{Held, Meaning, Pointing, What};
use crate::desktop::babel::table::state::orders::Refusal;
use crate::desktop::babel::table::state::put_down::nowhere;
use crate::desktop::babel::table::state::seat::Turn;
use crate::desktop::theme::{fonts, palette};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use std::time::Duration;

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
    settings: Res<Settings>,
    refusal: Res<Refusal>,
    words: Res<Words>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (Some(what), Some(column), Some(game)) = (held.what, pointing.column, turn.acting()) else {
        return Ok(());
    };
    let Some(said) = said(game, what, column, &words) else {
        return Ok(());
    };
    // The plate of what was refused says it already.
    if !said.may && refusal.0.as_ref().is_some_and(|why| why.text == said.title) {
        return Ok(());
    }
    // Why something cannot be is told in any case.
    if turn.seat.curtain.is_some() || (said.may && !settings.show_preview) {
        return Ok(());
    }
    let (anchor, at) = match pointing.at.filter(|_| !pointing.by_key) {
        Some(at) => (egui::Align2::LEFT_TOP, at + Vec2::new(22.0, 26.0)),
        None => beside(&layout, column),
    };
    beside_pointer(ctx, &said, (anchor, at));
    Ok(())
}

/// The words on a plate, which is moved so far that the window holds it.
fn beside_pointer(ctx: &egui::Context, said: &Said, (anchor, at): (egui::Align2, Vec2)) {
    let rim = match said.may {
        true => palette::GILT,
        false => palette::LIMESTONE,
    };
    egui::Area::new(egui::Id::new("babel tip"))
        .order(egui::Order::Foreground)
        .interactable(false)
        .pivot(anchor)
        .fixed_pos(egui::pos2(at.x, at.y))
        .constrain(true)
        .show(ctx, |ui| {
            plate(rim).show(ui, |ui| {
                ui.set_max_width(380.0);
                ui.spacing_mut().item_spacing.y = 2.0;
                let line = |text: &str, size: f32, family: &'static str| {
                    let text = egui::RichText::new(text).font(font(size, family));
                    egui::Label::new(text.color(palette::INK)).wrap()
                };
                ui.add(line(&said.title, 18.0, fonts::BOLD_FAMILY));
                for text in &said.lines {
                    ui.add(line(text, 17.0, "text"));
                }
            });
        });
}

/// How long somebody points at a territory before they are told what its tribe can do, in seconds: not
/// whenever the pointer crosses it.
const PATIENCE: f64 = 0.5;

/// What the tribe of a territory can do, for whoever points at its plate and holds nothing.
pub(super) fn tribe(
    mut contexts: EguiContexts,
    turn: Turn,
    layout: Res<Layout>,
    held: Res<Held>,
    pointing: Res<Pointing>,
    words: Res<Words>,
    mut since: Local<Option<(Tribe, f64)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let idle = held.what.is_none() && turn.seat.curtain.is_none() && !pointing.by_key;
    let at = pointing.at.filter(|_| idle);
    let land = at.and_then(|at| {
        Tribe::ALL
            .into_iter()
            .find(|land| layout.land(*land).contains(at))
    });
    let (Some(at), Some(land)) = (at, land) else {
        *since = None;
        return Ok(());
    };
    let now = ctx.input(|input| input.time);
    let began = match *since {
        Some((pointed, began)) if pointed == land => began,
        _ => now,
    };
    *since = Some((land, began));
    let left = PATIENCE - (now - began);
    if left > 0.0 {
        ctx.request_repaint_after(Duration::from_secs_f64(left));
        return Ok(());
    }
    let said = Said {
        title: words.text(&format!("babel-skill-tip-{land}")),
        lines: vec![words.text("babel-skill-tip-price")],
        may: true,
    };
    beside_pointer(
        ctx,
        &said,
        (egui::Align2::LEFT_TOP, at + Vec2::new(22.0, 26.0)),
    );
    Ok(())
}

/// Where words about a territory cover none of it: over the land beside it.
fn beside(layout: &Layout, at: Tribe) -> (egui::Align2, Vec2) {
    let column = layout.column(at);
    let middle = layout.river.center().y;
    match column.center().x < layout.river.center().x + 1.0 {
        true => (
            egui::Align2::LEFT_CENTER,
            Vec2::new(column.max.x + 4.0, middle),
        ),
        false => (
            egui::Align2::RIGHT_CENTER,
            Vec2::new(column.min.x - 4.0, middle),
        ),
    }
}

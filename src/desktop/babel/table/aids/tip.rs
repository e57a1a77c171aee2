//! Words beside the pointer: what would come of what is held, or why it cannot be.

use super::outlook::outlook;
use super::spoken::column_in_words;
use crate::babel::rules::{Decision, Player, Position, Tribe};
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
use crate::desktop::turn::refusal::plate;
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
    beside_pointer(ctx, &layout, &said, (anchor, at));
    Ok(())
}

/// The words on a plate, which is moved so far that the window holds it and it covers nothing of the rail.
fn beside_pointer(
    ctx: &egui::Context,
    layout: &Layout,
    said: &Said,
    (anchor, at): (egui::Align2, Vec2),
) {
    let free = ctx.content_rect().with_max_x(layout.rail.min.x);
    let rim = match said.may {
        true => palette::GILT,
        false => palette::LIMESTONE,
    };
    egui::Area::new(egui::Id::new("babel tip"))
        .order(egui::Order::Foreground)
        .interactable(false)
        .pivot(anchor)
        .fixed_pos(egui::pos2(at.x, at.y))
        .constrain_to(free)
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

/// How long somebody points at a thing before they are told of it, in seconds: not whenever the pointer
/// crosses it.
const PATIENCE: f64 = 0.5;

/// So far the pointer goes from where it has put something down before it points again, in points.
const MOVED: f32 = 12.0;

/// What is told to whoever points at it and holds nothing.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Thing {
    /// What this tribe can do.
    Skill(Tribe),
    /// Which cards this player's column holds: those below the topmost can hardly be seen.
    Column(Player),
}

/// The plate of a territory, a run where its owner's marker does not stand, or a column.
fn thing(layout: &Layout, game: &Position, at: Vec2) -> Option<Thing> {
    let table = game.table();
    if let Some(owner) = Player::ALL
        .into_iter()
        .find(|owner| layout.quarry_half(*owner).contains(at))
    {
        return Some(Thing::Column(owner));
    }
    if let Some(land) = Tribe::ALL
        .into_iter()
        .find(|land| layout.land(*land).contains(at))
    {
        return Some(Thing::Skill(land));
    }
    let land = layout.column_at(at)?;
    let owner = Player::ALL
        .into_iter()
        .find(|owner| layout.bank_of(*owner, land).contains(at))?;
    if table.marker(owner) == Some(land) {
        return None;
    }
    let row = table.row(owner, land);
    let card = |place| layout.row_card(owner, land, place, row.len());
    let run = row.runs().find(|run| {
        let first = run.first.index();
        (first..first + run.len).any(|place| card(place).contains(at))
    });
    run.map(|run| Thing::Skill(run.tribe))
}

/// Tells of the thing that somebody points at.
pub(super) fn of_things(
    mut contexts: EguiContexts,
    turn: Turn,
    layout: Res<Layout>,
    held: Res<Held>,
    pointing: Res<Pointing>,
    words: Res<Words>,
    mut since: Local<Option<(Thing, f64)>>,
    mut dropped: Local<Option<Vec2>>,
    mut holding: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // A quick drag ends in the frame in which it gets there.
    if std::mem::replace(&mut *holding, held.what.is_some()) || held.what.is_some() {
        *dropped = pointing.at;
    }
    let idle = held.what.is_none() && turn.seat.curtain.is_none() && !pointing.by_key;
    let shown = turn.session.as_deref().map(|session| session.shown());
    let (Some(at), Some(shown)) = (pointing.at.filter(|_| idle), shown) else {
        *since = None;
        return Ok(());
    };
    // Nobody points at that onto which they have just put something.
    if dropped.is_some_and(|point| point.distance(at) < MOVED) {
        *since = None;
        return Ok(());
    }
    *dropped = None;
    let Some(thing) = thing(&layout, shown, at) else {
        *since = None;
        return Ok(());
    };
    let now = ctx.input(|input| input.time);
    let began = match *since {
        Some((pointed, began)) if pointed == thing => began,
        _ => now,
    };
    *since = Some((thing, began));
    let left = PATIENCE - (now - began);
    if left > 0.0 {
        ctx.request_repaint_after(Duration::from_secs_f64(left));
        return Ok(());
    }
    let (title, lines) = match thing {
        Thing::Skill(tribe) => (
            words.text(&format!("babel-skill-tip-{tribe}")),
            vec![words.text("babel-skill-tip-price")],
        ),
        Thing::Column(owner) => {
            let column = shown.table().column(owner);
            let cards = column_in_words(owner, column.as_slice(), &words);
            (cards, Vec::new())
        }
    };
    let said = Said {
        title,
        lines,
        may: true,
    };
    beside_pointer(
        ctx,
        &layout,
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

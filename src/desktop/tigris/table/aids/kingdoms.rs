//! Aids to read the board by: which kingdoms there are, which one is pointed at, why a drop is illegal.

use super::cause::cause;
use super::outline::{Line, Outlines};
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::games::tigris::looks_back;
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::tigris::table::state::held::{Held, Pointing};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::tigris::rules::{CellSet, Table};
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

/// After this it is known what is to be drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Collected;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            toggle
                .in_set(Flow::Input)
                .run_if(not(egui_wants_any_keyboard_input).or_else(looks_back)),
            collect.in_set(Flow::Show).in_set(Collected),
        )
            .run_if(in_state(Screen::Table)),
    );
}

/// Each aid has a key of its own; what is switched is remembered like any other setting.
fn toggle(keys: Keys, dialogues: Dialogues, mut settings: ResMut<Settings>) {
    if dialogues.any() {
        return;
    }
    let now = &mut settings.bypass_change_detection().0;
    let mut changed = false;
    for (action, aid) in [
        (Action::Kingdoms, &mut now.show_kingdoms),
        (Action::Strengths, &mut now.show_strengths),
        (Action::Preview, &mut now.show_preview),
        (Action::Coordinates, &mut now.show_coordinates),
    ] {
        if keys.just_pressed(action) {
            *aid = !*aid;
            changed = true;
        }
    }
    if changed {
        settings.set_changed();
    }
}

fn collect(
    turn: Turn,
    held: Res<Held>,
    pointing: Res<Pointing>,
    settings: Res<Settings>,
    mut outlines: ResMut<Outlines>,
) {
    let mut new = Outlines::default();
    if let Some(session) = turn.session.as_deref() {
        let table = session.shown().table();
        new.occupied = !table.empty();
        let under = pointing.cell;
        let lit: Vec<CellSet> = match (turn.game(), held.0, under) {
            (Some(game), Some(holding), Some(cell)) => {
                let decision = holding.what.onto(cell);
                match game.check(decision) {
                    Ok(()) => game.table().kingdoms_touched(cell, None),
                    Err(why) => {
                        let cause = cause(game.table(), holding, cell, why);
                        let line = |group| (Line::Cause, group);
                        new.lines.extend(cause.groups.into_iter().map(line));
                        new.missing_temple = cause.missing_temple;
                        Vec::new()
                    }
                }
            }
            (_, None, Some(cell)) => table.kingdom(cell).into_iter().collect(),
            _ => Vec::new(),
        };
        if settings.show_kingdoms {
            // Where the keyboard's cursor was left the others play on; only a pointer points all the time.
            let points = !pointing.by_key || turn.game().is_some();
            add_kingdoms(&mut new, table, &lit, held.0.is_none() && points);
        }
    }
    outlines.set_if_neq(new);
}

/// Outlines every kingdom; those that are lit stand out, and everything else steps back.
fn add_kingdoms(outlines: &mut Outlines, table: &Table, lit: &[CellSet], veil: bool) {
    if veil && !lit.is_empty() {
        let lit = lit
            .iter()
            .fold(CellSet::EMPTY, |all, kingdom| all | *kingdom);
        outlines.veiled = table.connecting() & !lit;
    }
    for kingdom in table.kingdoms().iter() {
        let line = if lit.contains(&kingdom) {
            Line::Lit
        } else if lit.is_empty() {
            Line::Kingdom
        } else {
            Line::Dim
        };
        outlines.lines.push((line, kingdom));
    }
}

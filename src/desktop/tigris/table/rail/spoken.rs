//! The table for people who hear it: what one has and what is asked, the board in words, the cell
//! under the keyboard's cursor with what would come of the held piece there, and what happened last.
//!
//! Screen readers find most of it by its lines; what changes while one plays is told at once. The
//! pieces of the strip are buttons to them.

use super::conflict::need;
use super::log::line;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::egui_rect;
use crate::desktop::games::tigris::Session;
use crate::desktop::tigris::board::layout::{Layout, Slot};
use crate::desktop::tigris::table::hand::plate;
use crate::desktop::tigris::table::input::keyboard::{action_of, take};
use crate::desktop::tigris::table::state::draft::Draft;
use crate::desktop::tigris::table::state::draft::counts;
use crate::desktop::tigris::table::state::held::{HandPiece, Swapping};
use crate::desktop::tigris::table::state::held::{Held, Holding, Origin, Pointing, What};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::tigris::table::turn::recap::Recap;
use crate::tigris::rules::{Cell, Colour, Stage};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Live, Node, Role, Toggled};
use bevy_egui::egui::{Context, Id};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (tell, pieces).run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

fn tell(
    mut contexts: EguiContexts,
    turn: Turn,
    held: Res<Held>,
    pointing: Res<Pointing>,
    draft: Res<Draft>,
    recap: Option<Res<Recap>>,
    words: Res<Words>,
) -> Result {
    let Some(session) = turn.session.as_deref() else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let id = Id::new("the board in words");
    // Usually nobody listens, and then nothing is put into words.
    if ctx.accesskit_node_builder(id, |_| ()).is_none() {
        return Ok(());
    }
    let lines = words.board_in_words(session.shown().table());
    for (n, line) in lines.into_iter().enumerate() {
        let id = if n == 0 { id } else { id.with(n) };
        say(ctx, id, line, Live::Off);
    }
    // A replay asks nothing; where one is in it, its bar tells.
    if session.looking_back().is_none() || recap.is_some() {
        let status = standing(&turn, session, &words);
        say(ctx, id.with("status"), status, Live::Polite);
    }
    for (n, line) in own(&turn, session, &words).into_iter().enumerate() {
        say(ctx, id.with(("own", n)), line, Live::Off);
    }
    if let Some(text) = conflict(&turn, session, &draft, &words) {
        say(ctx, id.with("conflict"), text, Live::Polite);
    }
    let what = held.0.map(|holding| piece(holding.what, &words));
    let text = match what {
        Some(what) => words.format("spoken-held", &[("what", what.into())]),
        None => words.text("spoken-held-nothing"),
    };
    say(ctx, id.with("held"), text, Live::Polite);
    if let Some(cell) = pointing.cell.filter(|_| pointing.by_key) {
        let text = under_cursor(&turn, &held, cell, session, &words);
        say(ctx, id.with("cursor"), text, Live::Polite);
    }
    let mut latest = session.log().iter().rev();
    let latest = latest.find_map(|event| line(event, &turn.seat, &words));
    if let Some(line) = latest {
        say(ctx, id.with("latest"), line.text, Live::Polite);
    }
    Ok(())
}

/// Who has something to decide, or else whose turn it is, and what is expected of whom.
fn standing(turn: &Turn, session: &Session, words: &Words) -> String {
    let table = session.shown().table();
    let status = plate::status(turn, session, words, false, str::to_string);
    let name = words.player(turn.decider().unwrap_or(table.active()));
    if status.contains(&name) {
        return status;
    }
    let values = [("name", name.into()), ("status", status.into())];
    words.format("spoken-status", &values)
}

/// What the person before the screen has, what is left to do and of treasures.
fn own(turn: &Turn, session: &Session, words: &Words) -> Vec<String> {
    let table = session.shown().table();
    let mut lines = Vec::new();
    if let Some(view) = turn.view() {
        if let Some(tally) = turn.tally().filter(|_| table.active() == view.dynasty()) {
            let left = [("left", tally.actions.into())];
            lines.push(words.format("spoken-actions", &left));
        }
        lines.extend(words.own_in_words(&view, &turn.hand()));
    }
    let treasures = [("count", table.treasures().len().into())];
    lines.push(words.format("table-treasures-left", &treasures));
    lines.push(words.unbuilt(table));
    lines
}

/// The conflict that waits for support: who, with how much, and what the one who is asked needs,
/// has, and has set so far.
fn conflict(turn: &Turn, session: &Session, draft: &Draft, words: &Words) -> Option<String> {
    let table = session.shown().table();
    let Stage::Commit(conflict) = table.stage() else {
        return None;
    };
    let mut said = vec![words.conflict_in_words(&conflict)];
    match turn
        .game()
        .filter(|_| turn.decider() == Some(conflict.to_commit()))
    {
        Some(game) => {
            said.push(need(&conflict, &counts(game), 0, words));
            let tile = conflict.support();
            let have = u32::from(game.hand(conflict.to_commit()).of(tile));
            let tiles = words.tile_count(tile, have);
            said.push(words.format("conflict-hand", &[("tiles", tiles.into())]));
            let total = conflict.own_board().saturating_add(draft.commit);
            let values = [
                ("total", total.into()),
                ("against", conflict.against().into()),
            ];
            said.push(words.format("conflict-total", &values));
        }
        None => {
            let name = words.player(conflict.to_commit());
            said.push(words.format("conflict-waiting", &[("dynasty", name.into())]));
        }
    }
    Some(said.join("\n"))
}

fn piece(what: What, words: &Words) -> String {
    match what {
        What::Tile(tile) => words.tile(tile),
        What::Leader(leader) => words.leader(leader),
        What::Catastrophe => words.text("spoken-catastrophe"),
    }
}

fn under_cursor(turn: &Turn, held: &Held, cell: Cell, session: &Session, words: &Words) -> String {
    let what = words.cell_in_words(session.shown().table(), cell);
    let elsewhere = |holding: &Holding| holding.from != Origin::Board(cell);
    let (Some(game), Some(holding)) = (turn.game(), held.0.filter(elsewhere)) else {
        return what;
    };
    let note = match game.forecast(holding.what.onto(cell)) {
        Ok(forecast) => {
            let fits = words.text("spoken-fits");
            let ahead = words.forecast_in_words(&forecast, game.table());
            let values = [
                ("what", fits.trim_end_matches('.').into()),
                ("note", ahead.into()),
            ];
            words.format("spoken-with-note", &values)
        }
        Err(why) => words.refusal(&why),
    };
    let values = [("what", what.into()), ("note", note.into())];
    words.format("spoken-with-note", &values)
}

/// The pieces of the strip as buttons: pressed, a piece is taken or put back.
fn pieces(
    mut contexts: EguiContexts,
    slots: Query<&HandPiece>,
    turn: Turn,
    layout: Res<Layout>,
    words: Res<Words>,
    mut held: ResMut<Held>,
    mut swapping: ResMut<Swapping>,
) -> Result {
    let may = turn
        .game()
        .is_some_and(|game| game.table().stage() == Stage::Action);
    if !may {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let catastrophes = slots
        .iter()
        .filter(|piece| piece.what == Some(What::Catastrophe));
    let both = catastrophes.count() == 2;
    for slot in Slot::all() {
        let resting = slots.iter().find(|piece| piece.slot == slot);
        let on_board = || match slot {
            // One's own leader on the board is taken up from there.
            Slot::Leader(i) => Colour::ALL.get(usize::from(i)).copied().map(What::Leader),
            _ => None,
        };
        let Some(what) = resting.and_then(|piece| piece.what).or_else(on_board) else {
            continue;
        };
        let taken = held.0.is_some_and(|holding| holding.what == what)
            && (held.from_slot().is_none_or(|from| from == slot));
        let marked = match slot {
            Slot::Tile(i) if swapping.on => Some(swapping.marked[usize::from(i)]),
            _ => None,
        };
        let key = match marked {
            // Whether it is marked is told as whether it is pressed.
            Some(_) => "spoken-swap",
            None if taken => "spoken-put-back",
            None => "spoken-take",
        };
        let name = match slot {
            Slot::Catastrophe(i) if both => {
                let number = [("number", (i + 1).into())];
                words.format("spoken-catastrophe-of-two", &number)
            }
            _ => piece(what, &words),
        };
        let label = words.format(key, &[("what", name.into())]);
        let label = words.with_key(label, action_of(slot));
        let id = Id::new(("a piece of the strip", slot));
        let described = ctx.accesskit_node_builder(id, |node: &mut Node| {
            node.set_role(Role::Button);
            node.set_label(label);
            node.set_toggled(Toggled::from(marked.unwrap_or(taken)));
            node.add_action(accesskit::Action::Click);
            let place = egui_rect(Rect::from_center_size(
                layout.slot_centre(slot),
                Vec2::splat(layout.slot_size()),
            ));
            node.set_bounds(accesskit::Rect {
                x0: place.min.x.into(),
                y0: place.min.y.into(),
                x1: place.max.x.into(),
                y1: place.max.y.into(),
            });
        });
        if described.is_none() {
            return Ok(());
        }
        let pressed =
            ctx.input(|input| input.has_accesskit_action_request(id, accesskit::Action::Click));
        match (pressed, slot) {
            (true, Slot::Tile(i)) if swapping.on => {
                let mark = &mut swapping.marked[usize::from(i)];
                *mark = !*mark;
            }
            (true, _) => take(slot, &slots, &turn, &mut held),
            _ => {}
        }
    }
    Ok(())
}

/// A line that is heard and not seen: it has no place on the screen.
fn say(ctx: &Context, id: Id, text: String, live: Live) {
    ctx.accesskit_node_builder(id, |node: &mut Node| {
        node.set_role(Role::Label);
        node.set_value(text);
        node.set_live(live);
    });
}

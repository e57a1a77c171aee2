//! The table for people who hear it: the board in words, the cell under the keyboard's cursor with
//! what would come of the held piece there, and what happened last.
//!
//! Screen readers find the board by its lines; the other two are told as soon as they change.

use super::log::sentence;
use super::picking::{Held, Holding, Origin, Pointing};
use super::seat::Turn;
use crate::desktop::Screen;
use crate::desktop::screens::Words;
use crate::desktop::session::Session;
use crate::rules::Cell;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Live, Node, Role};
use bevy_egui::egui::{Context, Id};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        tell.run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

fn tell(
    mut contexts: EguiContexts,
    turn: Turn,
    held: Res<Held>,
    pointing: Res<Pointing>,
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
    if let Some(cell) = pointing.cell.filter(|_| pointing.by_key) {
        let text = under_cursor(&turn, &held, cell, session, &words);
        say(ctx, id.with("cursor"), text, Live::Polite);
    }
    let seat = &turn.seat;
    let mut latest = session.log().iter().rev();
    let latest = latest.find_map(|event| sentence(&seat.perspective().event(*event), seat, &words));
    if let Some(text) = latest {
        say(ctx, id.with("latest"), text, Live::Polite);
    }
    Ok(())
}

fn under_cursor(turn: &Turn, held: &Held, cell: Cell, session: &Session, words: &Words) -> String {
    let what = words.cell_in_words(session.shown().table(), cell);
    let elsewhere = |holding: &Holding| holding.from != Origin::Board(cell);
    let (Some(game), Some(holding)) = (turn.game(), held.0.filter(elsewhere)) else {
        return what;
    };
    let note = match game.check(holding.what.onto(cell)) {
        Ok(()) => words.text("spoken-fits"),
        Err(why) => words.refusal(&why),
    };
    let values = [("what", what.into()), ("note", note.into())];
    words.format("spoken-with-note", &values)
}

/// A line that is heard and not seen: it has no place on the screen.
fn say(ctx: &Context, id: Id, text: String, live: Live) {
    ctx.accesskit_node_builder(id, |node: &mut Node| {
        node.set_role(Role::Label);
        node.set_value(text);
        node.set_live(live);
    });
}

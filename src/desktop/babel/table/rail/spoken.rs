//! What changes while one plays, told at once to people who hear the table: what is asked of whom, the
//! totals, what is held and what would come of it at the keyboard's cursor, and what happened last.

use super::log::line;
use crate::babel::rules::Player;
use crate::babel::words;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::table::aids::spoken::{foreseen, in_hand};
use crate::desktop::babel::table::state::held::{Held, Pointing};
use crate::desktop::babel::table::state::seat::Turn;
use crate::desktop::babel::table::turn::recap::Recap;
use crate::desktop::babel::table::turn::strip::status;
use crate::desktop::games::babel::{Game, Session};
use crate::desktop::turn::bots::Thinking;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Context, Id};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        tell.run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
    );
}

fn tell(
    mut contexts: EguiContexts,
    turn: Turn,
    thinking: Res<Thinking<Game>>,
    recap: Option<Res<Recap>>,
    layout: Res<Layout>,
    (held, pointing): (Res<Held>, Res<Pointing>),
    words: Res<Words>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = turn.session.as_deref() else {
        return Ok(());
    };
    let id = Id::new("babel in words");
    // Usually nobody listens, and then nothing is put into words.
    if ctx.accesskit_node_builder(id, |_| ()).is_none() {
        return Ok(());
    }
    let table = session.shown().table();
    let total = |player: Player| {
        let values = [
            ("name", words::player(&words, player).into()),
            ("total", table.total(player).into()),
            ("hand", session.shown().hand(player).total().into()),
        ];
        words.format("babel-card-about", &values)
    };
    say(ctx, id, Player::ALL.map(total).join(" "), Live::Off);
    // A replay asks nothing; where one is in it, its bar tells.
    if session.looking_back().is_none() || recap.is_some() {
        let asked = status(&turn, session, &thinking, &words);
        say(ctx, id.with("status"), asked, Live::Polite);
    }
    let what = turn.acting().zip(held.what);
    let text = match what.map(|(game, what)| in_hand(game, what, &words)) {
        Some(what) => words.format("spoken-held", &[("what", what.into())]),
        None => words.text("spoken-held-nothing"),
    };
    say(ctx, id.with("held"), text, Live::Polite);
    let cursor = pointing.column.filter(|_| pointing.by_key);
    if let Some(at) = cursor.filter(|_| turn.seat.curtain.is_none()) {
        let land = foreseen(session.shown(), &turn, held.what, at, layout.below, &words);
        let text = words.format("babel-spoken-cursor", &[("land", land.into())]);
        say(ctx, id.with("cursor"), text, Live::Polite);
    }
    let mut latest = session.log().iter().rev();
    let latest = latest.find_map(|event| line(event, &turn.seat, &words));
    if let Some(line) = latest {
        say(ctx, id.with("latest"), line.text, Live::Polite);
    }
    Ok(())
}

fn say(ctx: &Context, id: Id, text: String, live: Live) {
    ctx.accesskit_node_builder(id, |node| {
        node.set_role(Role::Label);
        node.set_value(text);
        node.set_live(live);
    });
}

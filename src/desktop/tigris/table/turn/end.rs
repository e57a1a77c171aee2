//! The end of a turn: asked for by the player, twice where actions would be lost, or by the clock
//! where the settings say so.

use super::recap::Recap;
use crate::desktop::app::screen::Screen;
use crate::desktop::games::tigris::{Choose, Session};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::tigris::table::aids::advice::Advice;
use crate::desktop::tigris::table::state::held::{Held, Swapping};
use crate::desktop::tigris::table::state::orders::{EndTurn, KeysRead};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::turn::ending::{Clock, Ending};
use crate::tigris::rules::{Decision, Position, Stage};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            obey.in_set(Flow::Input).after(KeysRead),
            (go_on, count_down).chain().in_set(Flow::Settle),
        )
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

fn obey(
    mut requests: MessageReader<EndTurn>,
    turn: Turn,
    question: Res<Question>,
    mut ending: ResMut<Ending>,
    mut swapping: ResMut<Swapping>,
    mut choices: MessageWriter<Choose>,
) {
    if requests.read().count() == 0 {
        return;
    }
    let (Some(game), Some(session)) = (turn.acting(), turn.session.as_deref()) else {
        return;
    };
    // What a conflict came to is looked at first.
    if session.is_held() {
        return;
    }
    let ends = match game.table().stage() {
        Stage::End => true,
        // The draw that follows cannot be undone: a slip must not cost an action, nor must the
        // second click of two.
        Stage::Action if ending.is_asked(session) => {
            if !question.takes(Asked::GiveUp(session.stamp())) {
                return;
            }
            true
        }
        Stage::Action => false,
        _ => return,
    };
    // Where tiles are marked for a swap the question would not be seen.
    swapping.set_if_neq(Swapping::default());
    if ends {
        ending.settle();
        choices.write(Choose {
            decision: Decision::End,
        });
    } else {
        ending.ask(session);
    }
}

/// Whoever takes a piece, begins a swap, asks for a hint or looks back at what happened goes on with the turn.
fn go_on(
    held: Res<Held>,
    swapping: Res<Swapping>,
    advice: Res<Advice>,
    recap: Option<Res<Recap>>,
    mut ending: ResMut<Ending>,
    mut was_at: Local<[bool; 4]>,
) {
    let is_at = [
        held.0.is_some(),
        advice.is_open(),
        recap.is_some(),
        swapping.on,
    ];
    if *was_at != is_at {
        ending.go_on(&mut was_at, is_at);
    }
}

/// The clock ends a turn that has come to its end.
fn count_down(
    turn: Turn,
    dialogues: Dialogues,
    mut clock: Clock,
    mut choices: MessageWriter<Choose>,
) {
    let done = |game: &Position| game.table().stage() == Stage::End && !dialogues.any();
    let session = turn
        .session
        .as_deref()
        .filter(|_| turn.game().is_some_and(done));
    if clock.is_over(session.map(Session::stamp)) {
        choices.write(Choose {
            decision: Decision::End,
        });
    }
}

//! The end of a turn: asked for by the player, twice where something could still be built, or by
//! the clock where the settings say so.

use super::recap::Recap;
use crate::babel::rules::{Decision, Position};
use crate::babel::teaching::Topic;
use crate::babel::words;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::babel::table::aids::advice::Advice;
use crate::desktop::babel::table::state::held::Held;
use crate::desktop::babel::table::state::orders::{EndTurn, InputRead, Refusal, Why};
use crate::desktop::babel::table::state::seat::Turn;
use crate::desktop::games::babel::{Choose, Session};
use crate::desktop::screens::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::turn::ending::{Clock, Ending};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            obey.in_set(Flow::Input).after(InputRead),
            (go_on, count_down).chain().in_set(Flow::Settle),
        )
            .run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
    );
}

/// What a turn that ends now would leave undone that hardly anybody means to: a temple that could rise, or
/// everything, where nothing has been done yet. `last` is the latest decision of the game: after what the
/// other has discarded something has been done, though nothing can be taken back.
fn leaves(game: &Position, last: Option<&Decision>, words: &Words) -> Option<Why> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let table = game.table();
    let level = |decision: &Decision| match decision {
        Decision::Build(source) => table.column(source.owner(table.active())).last(),
        _ => None,
    };
    if let Some(level) = legal.iter().filter_map(level).max() {
        let values = [("level", level.number().into())];
        return Some(Why {
            text: words.format("babel-end-builds", &values),
            topic: Topic::BUILD,
        });
    }
    let idle = table.undoable() == 0 && !matches!(last, Some(Decision::Discard(_)));
    (idle && legal.len() > 1).then(|| Why {
        text: words.text("babel-end-idle"),
        topic: Topic::TURN,
    })
}

/// Whether nothing is left to do in a turn but to end it.
pub fn is_all_done(game: &Position) -> bool {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal == [Decision::End]
}

fn obey(
    mut requests: MessageReader<EndTurn>,
    turn: Turn,
    question: Res<Question>,
    words: Res<Words>,
    mut ending: ResMut<Ending>,
    mut refusal: ResMut<Refusal>,
    mut choices: MessageWriter<Choose>,
) {
    if requests.read().count() == 0 {
        return;
    }
    let (Some(game), Some(session)) = (turn.acting(), turn.session.as_deref()) else {
        return;
    };
    if let Err(why) = game.check(Decision::End) {
        refusal.0 = Some(Why {
            text: words::refusal(&words, &why),
            topic: Topic::of_refusal(Some(Decision::End), &why),
        });
        return;
    }
    // The draw that follows cannot be undone: a slip must not cost a turn, nor must the second
    // click of two. What could still be built may be what an exercise asks for.
    let left = leaves(game, session.record().decisions().last(), &words);
    if let Some(why) = left.filter(|_| !turn.asks()) {
        if !ending.is_asked(session) {
            ending.ask(session);
            refusal.0 = Some(why);
            return;
        }
        if !question.takes(Asked::GiveUp(session.stamp())) {
            return;
        }
    }
    ending.settle();
    refusal.0 = None;
    choices.write(Choose {
        decision: Decision::End,
    });
}

/// Whoever takes a card, asks for a hint or looks back at what happened goes on with the turn.
fn go_on(
    held: Res<Held>,
    advice: Res<Advice>,
    recap: Option<Res<Recap>>,
    mut ending: ResMut<Ending>,
    mut was_at: Local<[bool; 3]>,
) {
    let is_at = [held.what.is_some(), advice.is_open(), recap.is_some()];
    if *was_at != is_at {
        ending.go_on(&mut was_at, is_at);
    }
}

/// The clock ends a turn in which nothing is left to do.
fn count_down(
    turn: Turn,
    dialogues: Dialogues,
    mut clock: Clock,
    mut choices: MessageWriter<Choose>,
) {
    let done = |game| !dialogues.any() && is_all_done(game);
    let session = turn
        .session
        .as_deref()
        .filter(|_| turn.acting().is_some_and(done));
    if clock.is_over(session.map(Session::stamp)) {
        choices.write(Choose {
            decision: Decision::End,
        });
    }
}

//! The end of a turn: asked for by the player, twice where something could still be built, or by
//! the clock where the settings say so.

use crate::babel::rules::{Decision, Position};
use crate::babel::words;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::babel::table::state::orders::{EndTurn, InputRead, Refusal};
use crate::desktop::babel::table::state::seat::Turn;
use crate::desktop::games::babel::{Choose, Session};
use crate::desktop::session::Flow;
use crate::desktop::theme::question::{Asked, Question};
use bevy::prelude::*;

/// How a turn is about to end.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Ending {
    /// The moment in which the player was asked whether to leave something undone.
    asked: Option<(u64, usize)>,
}

impl Ending {
    /// Whether the next request ends the turn although something could be built.
    pub fn is_asked(&self, session: &Session) -> bool {
        self.asked == Some(session.stamp())
    }

    /// The player would rather not end the turn; `false` where that was not asked.
    pub fn put_away(&mut self, session: &Session) -> bool {
        let asked = self.is_asked(session);
        if asked {
            self.asked = None;
        }
        asked
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ending>().add_systems(
        Update,
        obey.in_set(Flow::Input)
            .after(InputRead)
            .run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
    );
}

/// Whether a turn that ends now would leave something undone that hardly anybody means to: a temple
/// that could rise, or everything, where nothing has been done yet. `last` is the latest decision of
/// the game: after what the other has discarded something has been done, though nothing can be taken
/// back.
fn leaves_something(game: &Position, last: Option<&Decision>) -> bool {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let builds = |decision: &Decision| matches!(decision, Decision::Build(_));
    let idle = game.table().undoable() == 0 && !matches!(last, Some(Decision::Discard(_)));
    legal.iter().any(builds) || (idle && legal.len() > 1)
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
    for EndTurn in requests.read() {
        let (Some(game), Some(session)) = (turn.acting(), turn.session.as_deref()) else {
            continue;
        };
        if let Err(why) = game.check(Decision::End) {
            refusal.0 = Some(words::refusal(&words, &why));
            continue;
        }
        // The draw that follows cannot be undone: a slip must not cost a turn, nor must the second
        // click of two.
        if leaves_something(game, session.record().decisions().last()) {
            if !ending.is_asked(session) {
                ending.asked = Some(session.stamp());
                continue;
            }
            if !question.takes(Asked::GiveUp(session.stamp())) {
                continue;
            }
        }
        ending.asked = None;
        choices.write(Choose {
            decision: Decision::End,
        });
    }
}

//! The end of a turn: asked for by the player, twice where something could still be built, or by
//! the clock where the settings say so.

use crate::babel::rules::{Decision, Position};
use crate::babel::teaching::Topic;
use crate::babel::words;
use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::babel::table::state::orders::{EndTurn, InputRead, Refusal, Why};
use crate::desktop::babel::table::state::seat::Turn;
use crate::desktop::games::babel::{Choose, Session};
use crate::desktop::screens::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::theme::question::{Asked, Question};
use crate::preferences::EndOfTurn;
use bevy::prelude::*;
use std::time::Duration;

/// How a turn is about to end.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Ending {
    /// When the turn ends by itself, and which moment of which game that is about.
    at: Option<(Duration, (u64, usize))>,
    /// Seconds until then, as they are shown.
    pub seconds: Option<u64>,
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
        (
            obey.in_set(Flow::Input).after(InputRead),
            count_down.in_set(Flow::Settle),
        )
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
    for EndTurn in requests.read() {
        let (Some(game), Some(session)) = (turn.acting(), turn.session.as_deref()) else {
            continue;
        };
        if let Err(why) = game.check(Decision::End) {
            refusal.0 = Some(Why {
                text: words::refusal(&words, &why),
                topic: Topic::of_refusal(Some(Decision::End), &why),
            });
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

/// Counts by the clock on the wall, and has a frame drawn only when the number changes.
fn count_down(
    turn: Turn,
    settings: Res<Settings>,
    dialogues: Dialogues,
    time: Res<Time<Real>>,
    mut ending: ResMut<Ending>,
    mut power: ResMut<Power>,
    mut choices: MessageWriter<Choose>,
) {
    let mut new = Ending {
        at: None,
        seconds: None,
        ..*ending
    };
    if let (EndOfTurn::After(seconds), Some(game), Some(session)) =
        (settings.end_of_turn, turn.acting(), turn.session.as_deref())
        && !dialogues.any()
        && is_all_done(game)
    {
        let now = time.elapsed();
        let whole = Duration::from_secs(u64::from(seconds));
        let same = ending.at.filter(|(_, stamp)| *stamp == session.stamp());
        let (at, stamp) = same.unwrap_or((now + whole, session.stamp()));
        let left = at.saturating_sub(now);
        if left.is_zero() {
            choices.write(Choose {
                decision: Decision::End,
            });
        } else {
            let shown = left.as_secs_f64().ceil() as u64;
            let next = left.saturating_sub(Duration::from_secs(shown - 1));
            power.wake_in(next.max(Duration::from_millis(1)));
            new.at = Some((at, stamp));
            new.seconds = Some(shown);
        }
    }
    ending.set_if_neq(new);
}

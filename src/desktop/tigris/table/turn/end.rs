//! The end of a turn: asked for by the player, twice where actions would be lost, or by the clock
//! where the settings say so.

use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::games::tigris::{Choose, Session};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::tigris::table::state::orders::EndTurn;
use crate::desktop::tigris::table::state::orders::KeysRead;
use crate::desktop::tigris::table::state::seat::Turn;
use crate::preferences::EndOfTurn;
use crate::tigris::rules::{Decision, Stage};
use bevy::prelude::*;
use std::time::Duration;

/// How a turn is about to end.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Ending {
    /// When the turn ends by itself, and which moment of which game that is about.
    at: Option<(Duration, (u64, usize))>,
    /// Seconds until then, as they are shown.
    pub seconds: Option<u64>,
    /// The moment in which the player was asked whether to give actions up.
    asked: Option<(u64, usize)>,
}

impl Ending {
    /// Whether the next request ends the turn although actions are left.
    pub fn is_asked(&self, session: &Session) -> bool {
        self.asked == Some(session.stamp())
    }

    /// The player would rather not give actions up; `false` where that was not asked.
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
            obey.in_set(Flow::Input).after(KeysRead),
            count_down.in_set(Flow::Settle),
        )
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

fn obey(
    mut requests: MessageReader<EndTurn>,
    turn: Turn,
    question: Res<Question>,
    mut ending: ResMut<Ending>,
    mut choices: MessageWriter<Choose>,
) {
    for EndTurn in requests.read() {
        let (Some(game), Some(session)) = (turn.acting(), turn.session.as_deref()) else {
            continue;
        };
        let ends = match game.table().stage() {
            Stage::End => true,
            // The draw that follows cannot be undone: a slip must not cost an action, nor must the
            // second click of two.
            Stage::Action if ending.is_asked(session) => {
                if !question.takes(Asked::GiveUp(session.stamp())) {
                    continue;
                }
                true
            }
            Stage::Action => false,
            _ => continue,
        };
        if ends {
            choices.write(Choose {
                decision: Decision::End,
            });
        }
        ending.asked = Some(session.stamp()).filter(|_| !ends);
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
    let done = |stage| stage == Stage::End && !dialogues.any();
    if let (EndOfTurn::After(seconds), Some(game), Some(session)) =
        (settings.end_of_turn, turn.game(), turn.session.as_deref())
        && done(game.table().stage())
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

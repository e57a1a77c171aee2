//! Advice on request: what the strongest bot would do, with its reasons in numbers. [`panel`] shows it in the rail,
//! [`board`] on the cells.

pub mod board;
pub mod panel;

use crate::desktop::app::screen::Screen;
use crate::desktop::games::tigris::{Choose, Game, Session};
use crate::desktop::session::Flow;
use crate::desktop::tigris::table::state::held::Held;
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::turn::advice::{self, Advises};
use crate::search::Candidate;
use crate::tigris::merits::{Merit, merits};
use crate::tigris::rules::Decision;
use bevy::prelude::*;

/// So many decisions are shown, the best first.
pub const SHOWN: usize = 3;

/// What has been asked of the strongest bot.
pub type Advice = advice::Advice<Game>;

/// What the bot said.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Counsel {
    /// At most [`SHOWN`] decisions, the best first.
    pub best: Vec<Candidate<Decision>>,
    /// What speaks for each of them.
    pub merits: Vec<Vec<Merit>>,
}

/// Which of the decisions somebody has a closer look at, by its place among them: the board shows
/// it alone.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chosen(pub Option<usize>);

/// Plays the decision at this place of the advice.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayAdvice(pub usize);

impl Counsel {
    /// The chance to win as things stand: whoever decides has what the best decision promises. Another
    /// estimate, by other means, would call every decision a gain, or every one a loss.
    pub fn now(&self) -> Option<f32> {
        self.best.first().map(|candidate| candidate.chance)
    }
}

impl Advises for Game {
    type Counsel = Counsel;

    fn counsel(&self, mut best: Vec<Candidate<Decision>>) -> Counsel {
        best.truncate(SHOWN);
        // What was looked at more often stands first, but a number below another one would look wrong.
        if let Some((_, others)) = best.split_first_mut() {
            others.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        }
        let reasons = best.iter().map(|c| merits(self, c.decision));
        let merits = reasons.collect();
        Counsel { best, merits }
    }
}

impl Advice {
    /// The decisions that are shown, the best first.
    pub fn best(&self) -> &[Candidate<Decision>] {
        self.given().map_or(&[], |counsel| &counsel.best)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chosen>()
        .add_message::<PlayAdvice>()
        .add_plugins(board::plugin)
        .add_systems(
            Update,
            (play.in_set(Flow::Input), forget.in_set(Flow::Settle))
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        );
}

/// Without advice none of it is chosen.
fn forget(advice: Res<Advice>, mut chosen: ResMut<Chosen>) {
    if advice.given().is_none() {
        chosen.set_if_neq(Chosen(None));
    }
}

/// Plays what was advised, if it still can be.
fn play(
    mut orders: MessageReader<PlayAdvice>,
    turn: Turn,
    advice: Res<Advice>,
    mut held: ResMut<Held>,
    mut choices: MessageWriter<Choose>,
) {
    for PlayAdvice(rank) in orders.read() {
        let (Some(game), Some(candidate)) = (turn.game(), advice.best().get(*rank)) else {
            continue;
        };
        let now = turn.session.as_deref().map(Session::stamp);
        if advice.stamp() == now && game.check(candidate.decision).is_ok() {
            held.0 = None;
            choices.write(Choose {
                decision: candidate.decision,
            });
        }
    }
}

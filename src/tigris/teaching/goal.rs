//! What a chapter wants to see, and when it has been seen.

use crate::tigris::rules::{Colour, ConflictKind, Dynasty, Event, Loss, Position, Source};

/// Something that a chapter wants to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The learner gains a point of this colour for a tile.
    Gain(Colour),
    /// The learner's leader stands on the board.
    Stand(Colour),
    /// The learner begins a conflict.
    Begin(ConflictKind),
    /// The learner wins it.
    Win(ConflictKind),
    /// The learner builds a monument.
    Build,
    /// The learner's trader takes a treasure.
    Take,
    /// A monument pays the learner.
    Income,
    /// The learner's leader of this colour moves to a cell with two temples or more beside it.
    Guard(Colour),
    /// The learner takes this leader off the board.
    Withdraw(Colour),
    /// The learner swaps tiles.
    Swap,
    /// A leader of somebody else loses its last temple.
    Expel,
    /// The learner must draw, and the bag is empty.
    EmptyBag,
    /// The game is over and the learner has won.
    Victory,
}

impl Goal {
    /// The key of its words, after that of its chapter.
    pub fn key(self) -> &'static str {
        match self {
            Goal::Gain(_) => "goal-gain",
            Goal::Stand(_) => "goal-stand",
            Goal::Begin(ConflictKind::Revolt) => "goal-begin-revolt",
            Goal::Begin(ConflictKind::War) => "goal-begin-war",
            Goal::Win(ConflictKind::Revolt) => "goal-win-revolt",
            Goal::Win(ConflictKind::War) => "goal-win-war",
            Goal::Build => "goal-build",
            Goal::Take => "goal-take",
            Goal::Income => "goal-income",
            Goal::Victory => "goal-victory",
            Goal::Guard(_) => "goal-guard",
            Goal::Withdraw(_) => "goal-withdraw",
            Goal::Swap => "goal-swap",
            Goal::Expel => "goal-expel",
            Goal::EmptyBag => "goal-empty-bag",
        }
    }

    /// Whether these events, and the position that they led to, reach it.
    pub(super) fn is_met(self, learner: Dynasty, events: &[Event], now: &Position) -> bool {
        let any = |fits: &dyn Fn(&Event) -> bool| events.iter().any(fits);
        match self {
            Goal::Gain(wanted) => any(&|event| {
                matches!(*event, Event::Points { dynasty, colour, source: Source::Tile, .. }
                    if dynasty == learner && colour == wanted)
            }),
            Goal::Stand(leader) => now.table().leader(learner, leader).is_some(),
            Goal::Begin(wanted) => any(&|event| {
                matches!(*event, Event::ConflictBegan { kind, attacker, .. }
                    if kind == wanted && attacker == learner)
            }),
            Goal::Win(wanted) => any(&|event| {
                matches!(*event, Event::ConflictEnded { kind, winner, .. }
                    if kind == wanted && winner == learner)
            }),
            Goal::Build => any(
                &|event| matches!(*event, Event::MonumentBuilt { dynasty, .. } if dynasty == learner),
            ),
            Goal::Take => any(
                &|event| matches!(*event, Event::TreasureTaken { dynasty, .. } if dynasty == learner),
            ),
            Goal::Income => any(&|event| {
                matches!(*event, Event::Points { dynasty, source: Source::Monument(_), .. }
                    if dynasty == learner)
            }),
            Goal::Guard(wanted) => any(&|event| {
                matches!(*event, Event::LeaderPositioned { dynasty, leader, from: Some(_), to }
                    if dynasty == learner && leader == wanted
                        && now.table().revolt_support(to).len() >= 2)
            }),
            Goal::Withdraw(wanted) => any(&|event| {
                matches!(*event, Event::LeaderWithdrawn { dynasty, leader, .. }
                    if dynasty == learner && leader == wanted)
            }),
            Goal::Swap => {
                any(&|event| matches!(*event, Event::Swapped { dynasty, .. } if dynasty == learner))
            }
            Goal::Expel => any(&|event| {
                matches!(*event, Event::LeaderLost { dynasty, why: Loss::NoTemple, .. }
                    if dynasty != learner)
            }),
            Goal::EmptyBag => {
                any(&|event| matches!(*event, Event::BagEmpty { dynasty } if dynasty == learner))
            }
            Goal::Victory => now
                .outcome()
                .is_some_and(|outcome| outcome.winners().any(|winner| winner == learner)),
        }
    }
}

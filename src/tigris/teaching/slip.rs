//! What an action was instead of a step towards the goals of a chapter.

use super::goal::Goal;
use crate::tigris::rules::{Colour, Dynasty, Event, Position, Source};

/// Why a legal decision is not what the chapter is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// The point went to somebody else.
    ToOther(Dynasty, Colour),
    /// A tile that brings no point of the colour that the chapter is after.
    OtherTile {
        /// The tile that was placed.
        placed: Colour,
        /// The colour of the tile that would bring it.
        wanted: Colour,
    },
    /// The tile joined no kingdom.
    NoKingdom,
    /// The kingdom has neither the leader nor a king.
    NoLeader(Colour),
    /// A point, but of another colour.
    OtherColour(Colour),
    /// Where the leader went there is no rival, or the tile united nothing.
    NoConflict,
    /// The leader has too few temples beside it where it went.
    FewTemples(u8),
    /// The conflict was lost.
    Lost {
        /// The learner's strength.
        own: u8,
        /// The rival's strength.
        other: u8,
    },
    /// Nothing was built.
    Declined,
    /// No action is left, and a goal is still open.
    TooEarly,
    /// Something else that is allowed.
    Aside,
}

/// What has happened since the last action was complete.
#[derive(Default)]
pub(super) struct Action {
    pub events: Vec<Event>,
    /// Whether a goal was reached.
    pub helped: bool,
    /// Whether what was on offer was declined.
    pub declined: bool,
}

impl Action {
    /// Why the action was no step towards the goals, if it was none.
    pub fn slip(&self, goals: &[Goal], learner: Dynasty, now: &Position) -> Option<Slip> {
        for event in &self.events {
            match *event {
                Event::ConflictEnded {
                    loser,
                    winner_total,
                    loser_total,
                    ..
                } if loser == learner => {
                    return Some(Slip::Lost {
                        own: loser_total,
                        other: winner_total,
                    });
                }
                Event::TurnEnded { .. } if !self.helped => return Some(Slip::TooEarly),
                _ => {}
            }
        }
        if self.declined {
            return Some(Slip::Declined);
        }
        if self.helped {
            return None;
        }
        // Any swap may bring the bag to its end.
        if goals.contains(&Goal::EmptyBag)
            && matches!(self.events.first(), Some(Event::Swapped { .. }))
        {
            return None;
        }
        let wanted = goals.iter().find_map(|goal| match goal {
            Goal::Gain(colour) => Some(*colour),
            _ => None,
        });
        let wants_conflict = goals.iter().any(|g| matches!(g, Goal::Begin(_)));
        Some(match self.events.first() {
            Some(Event::TilePlaced { .. } | Event::LeaderPositioned { .. }) if wants_conflict => {
                Slip::NoConflict
            }
            Some(Event::TilePlaced {
                tile, at, unites, ..
            }) => match (self.point(), wanted) {
                (Some((dynasty, colour)), _) if dynasty != learner => {
                    Slip::ToOther(dynasty, colour)
                }
                (Some((_, colour)), _) => Slip::OtherColour(colour),
                (None, _) if *unites => Slip::Aside,
                (None, Some(wanted)) if wanted != *tile => Slip::OtherTile {
                    placed: *tile,
                    wanted,
                },
                _ if now.table().kingdom(*at).is_none() => Slip::NoKingdom,
                _ => Slip::NoLeader(*tile),
            },
            Some(Event::LeaderPositioned { leader, to, .. })
                if goals.contains(&Goal::Guard(*leader)) =>
            {
                Slip::FewTemples(now.table().revolt_support(*to).len() as u8)
            }
            _ => Slip::Aside,
        })
    }

    /// Who gained the point for the tile.
    fn point(&self) -> Option<(Dynasty, Colour)> {
        self.events.iter().find_map(|event| match *event {
            Event::Points {
                dynasty,
                colour,
                source: Source::Tile,
                ..
            } => Some((dynasty, colour)),
            _ => None,
        })
    }
}

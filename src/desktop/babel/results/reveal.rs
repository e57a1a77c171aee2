//! What is revealed, one after the other: land by land both temples, then the ranks.

use crate::babel::rules::{Outcome, Tribe};
use crate::desktop::reckoning::reveal::{self, Reveal};

/// What is revealed next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// The names stand alone.
    Names,
    /// Both temples of a land, and the totals grow by them.
    Land(Tribe),
    /// The cards in hand, where the totals are equal.
    Cards,
    Ranks,
}

impl reveal::Beat for Beat {
    fn seconds(self) -> f32 {
        match self {
            Beat::Names => 0.5,
            Beat::Land(_) | Beat::Cards | Beat::Ranks => 0.9,
        }
    }
}

/// What is seen at a moment; each part goes from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scene {
    /// By [`Tribe::index`].
    pub lands: [f32; 5],
    pub cards: f32,
    pub ranks: f32,
}

/// What is revealed of these results, one after the other.
pub fn beats(outcome: &Outcome) -> Vec<Beat> {
    let [first, second] = &outcome.standings;
    let mut beats = vec![Beat::Names];
    beats.extend(Tribe::ALL.map(Beat::Land));
    if first.total == second.total {
        beats.push(Beat::Cards);
    }
    beats.push(Beat::Ranks);
    beats
}

impl Scene {
    /// What is seen now.
    pub fn of(reveal: &Reveal<Beat>) -> Scene {
        let mut scene = Scene {
            lands: [0.0; 5],
            cards: 0.0,
            ranks: 0.0,
        };
        for (beat, share) in reveal.shares() {
            match beat {
                Beat::Names => {}
                Beat::Land(tribe) => scene.lands[tribe.index()] = share,
                Beat::Cards => scene.cards = share,
                Beat::Ranks => scene.ranks = share,
            }
        }
        scene
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::babel::rules::{Player, Standing};

    fn outcome(totals: [u8; 2]) -> Outcome {
        let standing = |player: Player| Standing {
            rank: player.index() as u8 + 1,
            shared: false,
            player,
            total: totals[player.index()],
            cards: 3,
        };
        Outcome {
            standings: Player::ALL.map(standing),
        }
    }

    #[test]
    fn cards_are_compared_only_where_the_totals_are_equal() {
        assert!(!beats(&outcome([16, 9])).contains(&Beat::Cards));
        assert!(beats(&outcome([12, 12])).contains(&Beat::Cards));
    }

    #[test]
    fn one_thing_is_revealed_after_the_other() {
        let mut reveal = Reveal::from_the_start(beats(&outcome([12, 12])));
        for _ in 0..2_000 {
            reveal.pass(0.01);
            let scene = Scene::of(&reveal);
            let all = scene.lands.into_iter().chain([scene.cards, scene.ranks]);
            let all: Vec<f32> = all.collect();
            let moving = all.iter().filter(|share| **share > 0.0 && **share < 1.0);
            assert!(moving.count() <= 1, "{all:?}");
            assert!(all.is_sorted_by(|one, next| one >= next), "{all:?}");
        }
        assert!(reveal.is_done());
    }
}

//! The reveal: colour by colour, treasure by treasure, then the lowest colours and the ranks.

use crate::desktop::reckoning::reveal::{self, Reveal};
use crate::tigris::rules::{Colour, Outcome};

/// What is revealed next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// The names stand alone.
    Names,
    Colour(Colour),
    /// Everybody who has another treasure lays it down.
    Treasure,
    Lowest,
    Ranks,
}

impl reveal::Beat for Beat {
    fn seconds(self) -> f32 {
        match self {
            Beat::Names => 0.5,
            Beat::Colour(_) => 0.9,
            Beat::Treasure => 0.6,
            Beat::Lowest | Beat::Ranks => 0.9,
        }
    }
}

/// What is seen at a moment; each part goes from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scene {
    pub colours: [f32; 4],
    /// How many treasures everybody has laid down, as far as they go; the fraction is on its way.
    pub treasures: f32,
    pub lowest: f32,
    pub ranks: f32,
}

/// What is revealed of these results, one after the other.
pub fn beats(outcome: &Outcome) -> Vec<Beat> {
    let owned = |points: &[u16; 4]| points.iter().sum::<u16>();
    let most = outcome.standings.iter().map(|s| owned(&s.treasures)).max();
    let mut beats = vec![Beat::Names];
    beats.extend(Colour::ALL.map(Beat::Colour));
    beats.extend((0..most.unwrap_or(0)).map(|_| Beat::Treasure));
    beats.extend([Beat::Lowest, Beat::Ranks]);
    beats
}

impl Scene {
    /// What is seen now.
    pub fn of(reveal: &Reveal<Beat>) -> Scene {
        let mut scene = Scene {
            colours: [0.0; 4],
            treasures: 0.0,
            lowest: 0.0,
            ranks: 0.0,
        };
        for (beat, share) in reveal.shares() {
            match beat {
                Beat::Names => {}
                Beat::Colour(colour) => scene.colours[colour.index()] = share,
                Beat::Treasure => scene.treasures += share,
                Beat::Lowest => scene.lowest = share,
                Beat::Ranks => scene.ranks = share,
            }
        }
        scene
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::{Dynasty, Standing};

    fn outcome(treasures: [u16; 2]) -> Outcome {
        let standing = |(i, count): (usize, u16)| Standing {
            rank: 1 + i as u8,
            shared: false,
            dynasty: Dynasty::ALL[i],
            points: [5, 6, 7, 8],
            treasures: [count, 0, 0, 0],
        };
        let standings = treasures.into_iter().enumerate().map(standing).collect();
        Outcome { standings }
    }

    #[test]
    fn one_thing_is_revealed_after_the_other() {
        let mut reveal = Reveal::from_the_start(beats(&outcome([1, 3])));
        assert_eq!(Scene::of(&reveal).colours, [0.0; 4]);
        let mut begun = Vec::new();
        let mut last = Scene::of(&reveal);
        for _ in 0..2_000 {
            begun.extend(reveal.pass(0.01));
            let scene = Scene::of(&reveal);
            let moving = [
                scene.colours.iter().any(|c| *c > 0.0 && *c < 1.0),
                scene.treasures.fract() > 0.0,
                scene.lowest > 0.0 && scene.lowest < 1.0,
                scene.ranks > 0.0 && scene.ranks < 1.0,
            ];
            assert!(moving.into_iter().filter(|moves| *moves).count() <= 1);
            assert!(scene.treasures >= last.treasures);
            last = scene;
        }
        assert!(reveal.is_done());
        assert_eq!(last.treasures, 3.0);
        let mut all = vec![Beat::Names];
        all.extend(Colour::ALL.map(Beat::Colour));
        all.extend([Beat::Treasure; 3]);
        all.extend([Beat::Lowest, Beat::Ranks]);
        assert_eq!(begun, all);
    }

    #[test]
    fn what_is_skipped_is_all_there() {
        let mut slow = Reveal::from_the_start(beats(&outcome([0, 2])));
        let mut skipped = slow.clone();
        slow.pass(1_000.0);
        skipped.skip();
        assert!(skipped.is_done());
        assert_eq!(Scene::of(&skipped), Scene::of(&slow));
        assert_eq!(skipped.pass(1.0), [], "nothing is heard of it");
    }
}

//! The reveal: colour by colour, treasure by treasure, then the lowest colours and the ranks.

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

impl Beat {
    /// How long it takes at the usual pace.
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

/// How far the reveal of a game has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Reveal {
    beats: Vec<Beat>,
    elapsed: f32,
}

impl Reveal {
    /// The reveal of these results, from its beginning.
    pub fn new(outcome: &Outcome) -> Reveal {
        let owned = |points: &[u16; 4]| points.iter().sum::<u16>();
        let most = outcome.standings.iter().map(|s| owned(&s.treasures)).max();
        let mut beats = vec![Beat::Names];
        beats.extend(Colour::ALL.map(Beat::Colour));
        beats.extend((0..most.unwrap_or(0)).map(|_| Beat::Treasure));
        beats.extend([Beat::Lowest, Beat::Ranks]);
        Reveal {
            beats,
            elapsed: 0.0,
        }
    }

    /// Lets time pass; answers what has begun meanwhile.
    pub fn pass(&mut self, seconds: f32) -> Vec<Beat> {
        let before = self.elapsed;
        self.elapsed += seconds;
        let begun = |start: f32| (before..self.elapsed).contains(&start);
        let starts = self.starts().filter(|(start, _)| begun(*start));
        starts.map(|(_, beat)| beat).collect()
    }

    /// Goes to the end.
    pub fn skip(&mut self) {
        self.elapsed = f32::INFINITY;
    }

    /// Whether all is revealed.
    pub fn is_done(&self) -> bool {
        self.elapsed >= self.beats.iter().map(|beat| beat.seconds()).sum()
    }

    /// What is seen now.
    pub fn scene(&self) -> Scene {
        let mut scene = Scene {
            colours: [0.0; 4],
            treasures: 0.0,
            lowest: 0.0,
            ranks: 0.0,
        };
        for (start, beat) in self.starts() {
            let share = ((self.elapsed - start) / beat.seconds()).clamp(0.0, 1.0);
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

    /// Every beat with the moment at which it begins.
    fn starts(&self) -> impl Iterator<Item = (f32, Beat)> + '_ {
        self.beats.iter().scan(0.0, |start, beat| {
            let now = *start;
            *start += beat.seconds();
            Some((now, *beat))
        })
    }
}

/// Slow at both ends.
pub fn eased(share: f32) -> f32 {
    share * share * (3.0 - 2.0 * share)
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
        let mut reveal = Reveal::new(&outcome([1, 3]));
        assert_eq!(reveal.scene().colours, [0.0; 4]);
        let mut begun = Vec::new();
        let mut last = reveal.scene();
        for _ in 0..2_000 {
            begun.extend(reveal.pass(0.01));
            let scene = reveal.scene();
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
        let mut slow = Reveal::new(&outcome([0, 2]));
        let mut skipped = slow.clone();
        slow.pass(1_000.0);
        skipped.skip();
        assert!(skipped.is_done());
        assert_eq!(skipped.scene(), slow.scene());
        assert_eq!(skipped.pass(1.0), [], "nothing is heard of it");
    }
}

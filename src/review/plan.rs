//! How thoroughly a game is reviewed, and what a loss is called.

use serde::{Deserialize, Serialize};

/// How thoroughly one decision is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// How many of the decisions that look best at first sight are compared with what was decided.
    pub candidates: usize,
    /// The worlds in which the best of them is chosen.
    pub choosing: u64,
    /// The worlds in which it is then measured, at least.
    pub measuring: u64,
    /// The most worlds in which it is measured: they are doubled until the answer is clear.
    pub most: u64,
}

/// How thoroughly a game is reviewed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// Settles every world.
    pub seed: u64,
    /// How every real choice is looked at.
    pub quick: Depth,
    /// How it is looked at again where something may have been given away.
    pub long: Depth,
    /// How many other draws each draw is compared with.
    pub draws: u64,
    /// A loss below this is not worth a longer look: a part of the chance to win, 0 to 1.
    pub least: f64,
    /// How many threads work; 0 is one, too. It changes nothing but the time.
    pub threads: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            seed: 1,
            quick: Depth {
                candidates: 2,
                choosing: 4,
                measuring: 4,
                most: 4,
            },
            long: Depth {
                candidates: 4,
                choosing: 12,
                measuring: 16,
                most: 64,
            },
            draws: 32,
            least: 0.05,
            threads: 1,
        }
    }
}

/// What a loss is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// A little was given away.
    Inaccuracy,
    /// More.
    Mistake,
    /// Much.
    Blunder,
}

impl Grade {
    /// All of them, the smallest first.
    pub const ALL: [Grade; 3] = [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The grade in a word, for files.
    pub const fn word(self) -> &'static str {
        match self {
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// From how many points of the chance to win a loss is called something, and a draw lucky.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Thresholds {
    /// Points that make an inaccuracy.
    pub inaccuracy: f32,
    /// Points that make a mistake.
    pub mistake: f32,
    /// Points that make a blunder.
    pub blunder: f32,
    /// Points that make a draw lucky, or unlucky if they were lost.
    pub luck: f32,
}

impl Default for Thresholds {
    fn default() -> Thresholds {
        Thresholds {
            inaccuracy: 5.0,
            mistake: 10.0,
            blunder: 20.0,
            luck: 5.0,
        }
    }
}

impl Thresholds {
    /// The same within bounds, each grade from more points on than the one before: a file may say
    /// anything.
    #[must_use]
    pub fn clamped(self) -> Thresholds {
        let usual = Thresholds::default();
        let within = |value: f32, least: f32, usual: f32| match value.is_finite() {
            true => value.clamp(least, 50.0_f32.max(least)),
            false => usual,
        };
        let inaccuracy = within(self.inaccuracy, 1.0, usual.inaccuracy);
        let mistake = within(
            self.mistake,
            inaccuracy + 1.0,
            usual.mistake.max(inaccuracy + 1.0),
        );
        let blunder = within(
            self.blunder,
            mistake + 1.0,
            usual.blunder.max(mistake + 1.0),
        );
        Thresholds {
            inaccuracy,
            mistake,
            blunder,
            luck: within(self.luck, 1.0, usual.luck),
        }
    }

    /// What a loss of so many points is called; nothing if it is small.
    pub fn grade(&self, points: f32) -> Option<Grade> {
        let from = [self.inaccuracy, self.mistake, self.blunder];
        let reached = Grade::ALL.into_iter().zip(from);
        reached
            .filter(|(_, from)| points >= *from)
            .map(|(grade, _)| grade)
            .max()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_graded_by_thresholds_that_can_be_set() {
        let usual = Thresholds::default();
        let grades = [4.9, 5.0, 9.9, 10.0, 20.0, 80.0].map(|points| usual.grade(points));
        let [none, five, nearly_ten, ten, twenty, eighty] = grades;
        assert_eq!(
            (none, five, nearly_ten),
            (None, Some(Grade::Inaccuracy), five)
        );
        assert_eq!(
            (ten, twenty, eighty),
            (Some(Grade::Mistake), Some(Grade::Blunder), twenty)
        );
        let strict = Thresholds {
            inaccuracy: 1.0,
            ..usual
        };
        assert_eq!(strict.grade(2.0), Some(Grade::Inaccuracy));
    }

    #[test]
    fn thresholds_out_of_a_file_keep_their_order() {
        let usual = Thresholds::default();
        assert_eq!(usual.clamped(), usual);
        let odd = Thresholds {
            inaccuracy: 90.0,
            mistake: f32::NAN,
            blunder: -3.0,
            luck: f32::INFINITY,
        };
        let Thresholds {
            inaccuracy,
            mistake,
            blunder,
            luck,
        } = odd.clamped();
        assert!(
            inaccuracy < mistake && mistake < blunder,
            "{:?}",
            odd.clamped()
        );
        assert_eq!(luck, usual.luck);
    }
}

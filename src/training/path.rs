//! What was seen of a game, and what it teaches.

use crate::net::{Levels, Net};
use crate::search::Estimate;

/// What one player saw in one game, position by position, and how it ended.
#[derive(Clone, Debug)]
pub(crate) struct Path<const N: usize> {
    pub(crate) seen: Vec<Levels<N>>,
    pub(crate) outcome: Estimate,
}

impl<const N: usize> Default for Path<N> {
    fn default() -> Self {
        Path {
            seen: Vec::new(),
            outcome: Estimate::default(),
        }
    }
}

/// A position as one player saw it, and what it should have been valued at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample<'p, const N: usize> {
    pub(super) levels: &'p Levels<N>,
    pub(super) target: Estimate,
}

impl<const N: usize> Path<N> {
    /// Turns the path into targets, from the end backwards, by what this net says of each position:
    /// so much of a target comes from what followed, the rest from what the net says.
    pub(super) fn learn<'p>(&'p self, net: &Net, trust: f32, samples: &mut Vec<Sample<'p, N>>) {
        let mut target = self.outcome;
        let mut sums = net.blank();
        for levels in self.seen.iter().rev() {
            samples.push(Sample { levels, target });
            target = target.mixed(trust, &net.estimate_next(levels, &mut sums));
        }
    }
}

/// What a game was like, or the sums of several.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Summary {
    pub(crate) turns: u32,
    pub(crate) evals: u64,
    /// What the winner had of what counts most.
    pub(crate) points: u32,
}

impl Summary {
    /// Adds those of another game.
    pub(super) fn add(&mut self, other: &Summary) {
        self.turns += other.turns;
        self.evals += other.evals;
        self.points += other.points;
    }
}

//! How good a position is for a player.

/// An estimate of how a game will end for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The chance to win; a shared victory counts as its share.
    pub win: f32,
    /// By how much, from 0 (lost by far) to 1 (won by far).
    pub margin: f32,
}

impl Estimate {
    /// One number, 0 to 1: so much of it the chance to win, the rest the margin.
    pub fn worth(&self, win_share: f32) -> f32 {
        win_share * self.win + (1.0 - win_share) * self.margin
    }

    /// By how much this estimate is above another.
    pub fn less(&self, other: &Estimate) -> Estimate {
        Estimate {
            win: self.win - other.win,
            margin: self.margin - other.margin,
        }
    }

    /// This estimate moved up by so much, as far as estimates go.
    pub fn plus(&self, gain: &Estimate) -> Estimate {
        Estimate {
            win: (self.win + gain.win).clamp(0.0, 1.0),
            margin: (self.margin + gain.margin).clamp(0.0, 1.0),
        }
    }

    /// Part of this estimate and the rest of another.
    pub fn mixed(&self, share: f32, other: &Estimate) -> Estimate {
        let mix = |a: f32, b: f32| share * a + (1.0 - share) * b;
        Estimate {
            win: mix(self.win, other.win),
            margin: mix(self.margin, other.margin),
        }
    }
}

/// The mean of estimates, added one by one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mean {
    win: f32,
    margin: f32,
    weight: f32,
}

impl Mean {
    /// Adds an estimate that counts as much as `weight` others.
    pub fn add(&mut self, estimate: &Estimate, weight: f32) {
        self.win += weight * estimate.win;
        self.margin += weight * estimate.margin;
        self.weight += weight;
    }

    /// The mean; nothing if nothing was added.
    pub fn get(&self) -> Estimate {
        let weight = self.weight.max(f32::MIN_POSITIVE);
        Estimate {
            win: self.win / weight,
            margin: self.margin / weight,
        }
    }
}

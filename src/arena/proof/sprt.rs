//! The sequential test: play until it is clear enough whether a bot is better.
//!
//! A. Wald's test ("Sequential tests of statistical hypotheses", Annals of Mathematical Statistics
//! 16, 1945) with the likelihood ratio of two means: for observations of mean x and variance v,
//!
//! ```text
//! LLR = n (s1 - s0) (2x - s0 - s1) / 2v
//! ```
//!
//! which is the normal approximation of the generalised test that chess programmers use on pairs of
//! games (M. Van den Bergh, "A practical introduction to the GSPRT", notes of the Fishtest project).
//! An observation is a whole deal: the candidate's mean share over all rotations of the seats, so
//! that luck of the deal and of the seat cancels, and any number of players is served alike.

use super::interval::expected_share;

/// What is tested and how sure the answer shall be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hypotheses {
    /// The candidate is this much better, or less: it does not help.
    pub elo0: f64,
    /// The candidate is this much better, or more: it helps.
    pub elo1: f64,
    /// The chance to say that it helps although only `elo0` is true.
    pub alpha: f64,
    /// The chance to say that it does not although `elo1` is true.
    pub beta: f64,
}

impl Default for Hypotheses {
    fn default() -> Hypotheses {
        Hypotheses {
            elo0: 0.0,
            elo1: 30.0,
            alpha: 0.05,
            beta: 0.05,
        }
    }
}

/// What the test found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// `elo1` is the likelier: the change helps.
    Helps,
    /// `elo0` is the likelier.
    DoesNotHelp,
}

/// So many deals of the variance to be expected are mixed in: the first few may all end alike.
const PRIOR_DEALS: f64 = 8.0;

/// A test under way.
#[derive(Clone, Debug)]
pub struct Sprt {
    /// The share of wins at `elo0` and at `elo1`.
    shares: (f64, f64),
    /// Below the first the candidate does not help, above the second it does.
    bounds: (f64, f64),
    prior_variance: f64,
    deals: f64,
    sum: f64,
    squares: f64,
}

impl Sprt {
    /// A test at tables of so many players.
    pub fn new(hypotheses: &Hypotheses, players: usize) -> Sprt {
        let Hypotheses {
            elo0,
            elo1,
            alpha,
            beta,
        } = *hypotheses;
        let fair = 1.0 / players as f64;
        Sprt {
            shares: (expected_share(elo0, players), expected_share(elo1, players)),
            bounds: ((beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln()),
            // Of a mean over the rotations, were they independent.
            prior_variance: fair * (1.0 - fair) / players as f64,
            deals: 0.0,
            sum: 0.0,
            squares: 0.0,
        }
    }

    /// Adds the candidate's mean share of a deal, 0 to 1.
    pub fn add(&mut self, share: f64) {
        self.deals += 1.0;
        self.sum += share;
        self.squares += share * share;
    }

    /// The logarithm of the likelihood ratio.
    pub fn llr(&self) -> f64 {
        if self.deals == 0.0 {
            return 0.0;
        }
        let mean = self.sum / self.deals;
        let spread = (self.squares - self.deals * mean * mean).max(0.0);
        let variance = (spread + PRIOR_DEALS * self.prior_variance) / (self.deals + PRIOR_DEALS);
        let (s0, s1) = self.shares;
        self.deals * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    /// The bounds of the ratio at which the test ends.
    pub fn bounds(&self) -> (f64, f64) {
        self.bounds
    }

    /// The answer, once there is one.
    pub fn verdict(&self) -> Option<Verdict> {
        let llr = self.llr();
        if llr >= self.bounds.1 {
            Some(Verdict::Helps)
        } else if llr <= self.bounds.0 {
            Some(Verdict::DoesNotHelp)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{below, generator};

    /// Plays games with this true share until the test ends; the answer and the number of deals.
    fn run(hypotheses: &Hypotheses, players: usize, share: f64, seed: u64) -> (Verdict, u32) {
        let mut random = generator(seed);
        let mut test = Sprt::new(hypotheses, players);
        for deal in 1.. {
            let won = |_: &usize| f64::from(below(&mut random, 1_000_000)) < share * 1e6;
            let wins = (0..players).filter(won).count();
            test.add(wins as f64 / players as f64);
            if let Some(verdict) = test.verdict() {
                return (verdict, deal);
            }
        }
        unreachable!("a test ends");
    }

    #[test]
    fn a_better_candidate_is_found_and_an_equal_one_refused() {
        let hypotheses = Hypotheses::default();
        for players in 2..=4 {
            for (elo, right) in [(0.0, Verdict::DoesNotHelp), (30.0, Verdict::Helps)] {
                let share = expected_share(elo, players);
                let runs = (0..100).map(|seed| run(&hypotheses, players, share, seed));
                let wrong = runs.filter(|(verdict, _)| *verdict != right).count();
                // Five are to be expected.
                assert!(
                    wrong <= 10,
                    "{players} players, {elo} Elo: {wrong} of 100 wrong"
                );
            }
        }
    }

    #[test]
    fn the_clearer_the_sooner() {
        let hypotheses = Hypotheses::default();
        let (verdict, deals) = run(&hypotheses, 2, 0.95, 1);
        assert_eq!(verdict, Verdict::Helps);
        assert!(deals < 30, "{deals}");
        let (verdict, deals) = run(&hypotheses, 2, 0.3, 1);
        assert_eq!(verdict, Verdict::DoesNotHelp);
        assert!(deals < 60, "{deals}");
    }

    #[test]
    fn a_few_deals_that_end_alike_prove_nothing() {
        let mut test = Sprt::new(&Hypotheses::default(), 2);
        assert_eq!(test.verdict(), None);
        for _ in 0..4 {
            test.add(1.0);
        }
        assert_eq!(test.verdict(), None);
        let (low, high) = test.bounds();
        assert!((low + high).abs() < 1e-9 && (high - 2.944_439).abs() < 1e-6);
    }
}

//! A player that is given a view and answers a decision.

use super::Ask;
use crate::game::Game;

/// A decision that a bot considered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<D> {
    /// The decision.
    pub decision: D,
    /// The estimated chance to win the game with it, 0 to 1.
    pub chance: f32,
}

/// A player of a game.
pub trait Bot<G: Game>: Send + Sync {
    /// What the bot is called in files and on the command line.
    fn name(&self) -> &'static str;

    /// What it considered, best first; none when it is not its player's to decide or when cancelled.
    fn candidates(&self, ask: &Ask<'_, G>) -> Vec<Candidate<G::Decision>>;

    /// What it tells who asks for advice: what it considered, with what each of the first few is really worth.
    fn advice(&self, ask: &Ask<'_, G>) -> Vec<Candidate<G::Decision>> {
        self.candidates(ask)
    }

    /// Its decision; none when it is not its player's to decide or when cancelled.
    fn decide(&self, ask: &Ask<'_, G>) -> Option<G::Decision> {
        self.candidates(ask).first().map(|best| best.decision)
    }
}

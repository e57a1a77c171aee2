//! What a game must give so that its games can be reviewed.

use crate::game::Game;
use crate::search::{Estimate, Evaluator, Limits};

/// A decision with what its player means to do next in the same turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<D> {
    /// The decisions, at least one.
    pub decisions: Vec<D>,
    /// What it is thought to be worth at first sight.
    pub estimate: Estimate,
}

/// A game whose decisions can be judged.
///
/// Whatever is asked of a position is asked of a world: a position that could be behind the view of
/// whoever decides, who must be the only one whose secrets count.
pub trait ReviewGame: Game {
    /// What values its positions.
    type Evaluator: Evaluator<Self>;

    /// The kinds of decisions by which mistakes are counted, as files name them.
    const KINDS: &'static [&'static str];

    /// What tells the nets that judge from others: reviews are made anew when they change.
    fn judges() -> u64;

    /// What values this world for a player.
    fn evaluator(&self, player: Self::Player) -> Self::Evaluator;

    /// Of which of the [kinds](ReviewGame::KINDS) a decision is.
    fn kind(decision: &Self::Decision) -> usize;

    /// What can be decided here and is worth a thought, best first, each decision once and of those
    /// that come to the same only one; what was decided is kept wherever it is found.
    fn lines(
        &self,
        made: Self::Decision,
        evaluator: &mut Self::Evaluator,
        limits: &Limits,
    ) -> Vec<Line<Self::Decision>>;

    /// Plays a line on in this world until its player's next turn and values what comes of it;
    /// nothing if it was broken off.
    fn follow(
        &self,
        line: &[Self::Decision],
        evaluator: &mut Self::Evaluator,
        limits: &Limits,
    ) -> Option<Estimate>;

    /// What the world is worth to a player as it stands, whoever decides.
    fn outlook(&self, player: Self::Player, evaluator: &mut Self::Evaluator) -> Estimate {
        evaluator.now(self, player)
    }

    /// Who drew something hidden, if this event says that somebody did.
    fn drawer(event: &Self::Event) -> Option<Self::Player>;

    /// The same start with everything dealt by another seed; nothing if it was not dealt at all.
    fn redealt(&self, start: &Self::Start, seed: u64) -> Option<Self::Start>;
}

//! How a turn goes on after a decision.

use super::review_game::ReviewGame;
use crate::random::generator;
use crate::search::Limits;
use std::sync::atomic::AtomicBool;

/// The kind of decision that ends a turn, as games name it for files.
const ENDING: &str = "ending";

/// What the player who decides in a position would best do after this legal decision in the same turn, at first sight
/// and on what that player knows; nothing where somebody else decides before, or the turn is over.
pub fn continuation<G: ReviewGame>(
    position: &G,
    decision: G::Decision,
    seed: u64,
) -> Vec<G::Decision> {
    let Some(player) = position.decider() else {
        return Vec::new();
    };
    let mut world = G::sample(&position.view(player), &mut generator(seed));
    let turn = world.turns();
    let is_own = |world: &G| world.decider() == Some(player) && world.turns() == turn;
    world.play(decision);
    if !is_own(&world) {
        return Vec::new();
    }
    let mut legal = Vec::new();
    world.legal(&mut legal);
    let Some(any) = legal.first().copied() else {
        return Vec::new();
    };
    let cancel = AtomicBool::new(false);
    let mut evaluator = world.evaluator(player);
    let lines = world.lines(any, &mut evaluator, &Limits::until_cancelled(&cancel));
    let best = lines.into_iter().next().map(|line| line.decisions);
    let mut goes_on = Vec::new();
    for decision in best.unwrap_or_default() {
        // What comes after somebody else's answer is not known yet.
        if !is_own(&world) || G::KINDS.get(G::kind(&decision)) == Some(&ENDING) {
            break;
        }
        world.play(decision);
        goes_on.push(decision);
    }
    goes_on
}

//! Whether a net has become better: it plays an older one.

use super::{BEAM, MOST_TURNS, setup};
use crate::babel::bots::net_evaluator::{NetEvaluator, outcome};
use crate::babel::bots::{Greedy, answer};
use crate::babel::rules::{Decision, Player, Position, Stage, Unheard};
use crate::net::Net;
use crate::search::{Limits, turns};
use crate::training::Rival;

/// One game of `new` in one seat against a rival in the other; the seats change with the seed.
pub(super) fn game(new: &Net, rival: Rival<'_>, seed: u64) -> f32 {
    let mut game = Position::new(&setup(seed / 2));
    let seat = Player::ALL[(seed % 2) as usize];
    let mut evaluator = NetEvaluator::new(new);
    let mut other = match rival {
        Rival::Net(net) => Some(NetEvaluator::new(net)),
        Rival::Greedy => None,
    };
    while let Some(player) = game.decider() {
        if game.table().turns() >= MOST_TURNS {
            break;
        }
        let evaluator = if player == seat {
            Some(&mut evaluator)
        } else {
            other.as_mut()
        };
        let decision = match evaluator {
            Some(evaluator) => decide(&game, evaluator),
            None => answer(&Greedy, &game, seed),
        };
        let Some(decision) = decision else { break };
        game.play(decision, &mut Unheard);
    }
    outcome(&game, seat).win
}

fn decide(game: &Position, evaluator: &mut NetEvaluator<'_>) -> Option<Decision> {
    if let Stage::Discard { count } = game.table().stage() {
        return Some(Decision::Discard(evaluator.discard(game, count).0));
    }
    let found = turns(game, &BEAM, 1, evaluator, &Limits::NONE);
    found.first().map(|turn| turn.decisions[0])
}

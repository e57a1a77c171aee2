//! Whether a net has become better: it plays an older one.

use super::deal::{MOST_TURNS, setup};
use crate::net::Net;
use crate::tigris::bots::net_evaluator::{NetEvaluator, outcome};
use crate::tigris::bots::pruning::keep_sensible;
use crate::tigris::bots::{Greedy, answer};
use crate::tigris::rules::{Position, Unheard};
use crate::training::Rival;

/// One game of `new` in one seat against rivals in all others; the seats change with the seed.
pub(super) fn game(new: &Net, rival: Rival, seed: u64) -> f32 {
    let setup = setup(new.players, seed / new.players as u64);
    let mut game = Position::new(&setup);
    let seat = setup.seats.as_slice()[seed as usize % new.players];
    let mut legal = Vec::new();
    let mut evaluator = NetEvaluator::new(new, &game, seat);
    let mut other = match rival {
        Rival::Net(net) => Some(NetEvaluator::new(net, &game, seat)),
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
            Some(evaluator) => {
                game.legal(&mut legal);
                keep_sensible(&game, &mut legal);
                evaluator.turn_to(&game, player);
                evaluator.choose(&game, &legal)
            }
            None => answer(&Greedy, &game, seed),
        };
        let Some(decision) = decision else { break };
        game.play(decision, &mut Unheard);
    }
    outcome(game.table(), seat).win
}

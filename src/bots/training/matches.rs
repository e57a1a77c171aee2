//! Whether a net has become better: it plays an older one.

use super::deal::{MOST_TURNS, setup};
use crate::bots::judge::{Judge, outcome};
use crate::bots::net::Net;
use crate::bots::sensible::keep_sensible;
use crate::bots::{Greedy, answer};
use crate::rules::{Position, Unheard};

/// A match as it ended.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u32,
    /// Games won; a shared victory counts as its share.
    pub(super) won: f32,
}

/// Who sits in the other seats.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rival<'n> {
    Net(&'n Net),
    /// The simple bot that knows no net: a mark that stays where it is.
    Greedy,
}

/// One game of `new` in one seat against rivals in all others; the seats change with the seed.
pub(super) fn game(new: &Net, rival: Rival, seed: u64) -> f32 {
    let setup = setup(new.players, seed / new.players as u64);
    let mut game = Position::new(&setup);
    let seat = setup.seats.as_slice()[seed as usize % new.players];
    let mut legal = Vec::new();
    let mut judge = Judge::new(new, &game, seat);
    let mut other = match rival {
        Rival::Net(net) => Some(Judge::new(net, &game, seat)),
        Rival::Greedy => None,
    };
    while let Some(player) = game.decider() {
        if game.table().turns() >= MOST_TURNS {
            break;
        }
        let judge = if player == seat {
            Some(&mut judge)
        } else {
            other.as_mut()
        };
        let decision = match judge {
            Some(judge) => {
                game.legal(&mut legal);
                keep_sensible(&game, &mut legal);
                judge.turn_to(&game, player);
                judge.choose(&game, &legal)
            }
            None => answer(&Greedy, &game, seed),
        };
        let Some(decision) = decision else { break };
        game.play(decision, &mut Unheard);
    }
    outcome(game.table(), seat).win
}

//! A net plays against itself and remembers what it saw.

use super::{BEAM, MOST_TURNS, setup};
use crate::babel::bots::features::MOST;
use crate::babel::bots::net_evaluator::{NetEvaluator, outcome};
use crate::babel::bots::{Greedy, answer};
use crate::babel::rules::{Decision, Player, Position, Stage, Unheard};
use crate::net::Net;
use crate::random::{below, generator};
use crate::search::{Evaluator, Limits, turns};
use crate::training::{self, Summary};
use rand::Rng;

/// One turn in so many begins with a random decision.
const ODD: u32 = 8;

/// What one player saw in one game.
type Path = training::Path<MOST>;

/// Plays one game; answers what each player saw of it.
///
/// In one game of `guests` (0: none) the simple bot has a seat, so that the net meets ways to play
/// that it has not itself; what such a guest saw is not told.
pub(super) fn play(net: &Net, guests: u32, seed: u64) -> (Vec<Path>, Summary) {
    let mut random = generator(!seed);
    let mut game = Position::new(&setup(seed));
    let mut evaluator = NetEvaluator::new(net);
    let mut paths: [Path; 2] = Default::default();
    let visited = guests > 0 && below(&mut random, guests) == 0;
    let guest = visited.then(|| Player::ALL[below(&mut random, 2) as usize]);
    while let Some(player) = game.decider() {
        if game.table().turns() >= MOST_TURNS {
            break;
        }
        let decisions = if guest == Some(player) {
            answer(&Greedy, &game, seed).into_iter().collect()
        } else {
            line(&game, &mut evaluator, &mut random)
        };
        if decisions.is_empty() {
            break;
        }
        for decision in decisions {
            // Whoever is asked in between answers first, and the line goes on.
            if game.decider() != Some(player) {
                let Stage::Discard { count } = game.table().stage() else {
                    break;
                };
                let (chosen, _) = evaluator.discard(&game, count);
                game.play(Decision::Discard(chosen), &mut Unheard);
            }
            if decision == Decision::End {
                for player in Player::ALL {
                    let seen = evaluator.see(&game, player).clone();
                    paths[player.index()].seen.push(seen);
                }
            }
            game.play(decision, &mut Unheard);
        }
    }
    let told = Player::ALL.into_iter().filter(|p| guest != Some(*p));
    let end = |player: Player| Path {
        outcome: outcome(&game, player),
        ..std::mem::take(&mut paths[player.index()])
    };
    let paths = told.map(end).collect();
    let totals = game.table().totals();
    let summary = Summary {
        turns: u32::from(game.table().turns()),
        evals: Evaluator::<Position>::evals(&evaluator),
        points: u32::from(totals[0].max(totals[1])),
    };
    (paths, summary)
}

/// What the net plays now: the rest of its turn, or what it discards.
fn line(game: &Position, evaluator: &mut NetEvaluator<'_>, random: &mut impl Rng) -> Vec<Decision> {
    if let Stage::Discard { count } = game.table().stage() {
        return vec![Decision::Discard(evaluator.discard(game, count).0)];
    }
    if game.table().undoable() == 0 && below(random, ODD) == 0 {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        return vec![legal[below(random, legal.len() as u32) as usize]];
    }
    let found = turns(game, &BEAM, 1, evaluator, &Limits::NONE);
    let best = found.into_iter().next();
    best.map_or_else(Vec::new, |turn| turn.decisions)
}

//! A net plays against itself and remembers what it saw.

use crate::bots::estimate::Estimate;
use crate::bots::features::{Asked, Moment};
use crate::bots::judge::{Judge, outcome, unseen};
use crate::bots::net::Net;
use crate::bots::sensible::keep_sensible;
use crate::rules::{
    Board, Decision, Options, Position, Seats, Setup, Stage, TileCounts, Unheard, below, generator,
};

/// How much of a target comes from later positions, for each full turn of one player between them.
const LAMBDA: f32 = 0.8;
/// One decision in so many is a random one.
const ODD: u32 = 100;
/// A game that is not over by then counts as it stands: only nets that know nothing play so long.
const MOST_TURNS: u16 = 200;

/// A position as one player saw it, and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) rows: Box<[u16]>,
    pub(super) target: Estimate,
}

/// What a game was like.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Summary {
    pub(super) turns: u32,
    pub(super) evals: u64,
    pub(super) winners_lowest: u32,
}

/// The set-up of a game to learn from: both boards and all variants in turn.
pub(super) fn setup(players: usize, seed: u64) -> Setup {
    let mut random = generator(seed);
    let mut coin = || below(&mut random, 2) == 1;
    let board = if coin() {
        Board::standard()
    } else {
        Board::advanced()
    };
    let options = Options {
        buildings: coin(),
        wonder: coin(),
        english: coin(),
        open_scores: false,
    };
    let seats = Seats::first(players.clamp(2, 4));
    let seats = seats.unwrap_or_else(|| unreachable!("two to four can play"));
    let mut setup = Setup::new(board, seats, seed);
    setup.options = options;
    setup
}

/// Plays one game and adds what every player can learn from it.
pub(super) fn play(net: &Net, seed: u64, samples: &mut Vec<Sample>) -> Summary {
    let setup = setup(net.players, seed);
    let mut random = generator(!seed);
    let mut game = Position::new(&setup);
    let first = setup.seats.as_slice()[0];
    let mut judge = Judge::new(net, first, unseen(&game, first));
    let mut legal: Vec<Decision> = Vec::new();
    let mut paths: [Vec<(Box<[u16]>, Estimate)>; 4] = Default::default();
    let mut summary = Summary::default();
    let mut fought = false;
    while let Some(player) = game.decider() {
        if game.table().turns() >= MOST_TURNS {
            break;
        }
        game.legal(&mut legal);
        keep_sensible(&game, &mut legal);
        let odd = below(&mut random, ODD) == 0;
        let decision = if odd || legal.len() < 2 {
            legal[below(&mut random, legal.len() as u32) as usize]
        } else {
            judge.turn_to(player, unseen(&game, player));
            judge.choose(&game, &legal).unwrap_or(legal[0])
        };
        // Whoever swaps values the turn before the new tiles are known.
        let swapped = match decision {
            Decision::Swap(tiles) => tiles,
            _ => TileCounts::EMPTY,
        };
        let mut kept = game.hand(player);
        kept.take_all(swapped);
        game.play(decision, &mut Unheard);
        match game.table().stage() {
            Stage::Commit(_) => fought = true,
            Stage::Action | Stage::End => {
                let hand = (!swapped.is_empty()).then_some(kept);
                remember(&game, fought, hand, &mut judge, &mut paths);
                fought = false;
            }
            _ => {}
        }
    }
    for dynasty in setup.seats.iter() {
        let path = std::mem::take(&mut paths[dynasty.index()]);
        learn(path, outcome(game.table(), dynasty), net.players, samples);
    }
    let standings = game.table().standings();
    summary.winners_lowest = u32::from(standings.standings[0].ascending()[0]);
    summary.turns = u32::from(game.table().turns());
    summary.evals = judge.evals;
    summary
}

/// What each player sees between two actions. Players who wait see the end of every turn, and
/// the middle of it where they had to decide in a conflict. `kept` is what the active player held
/// on to in a swap.
fn remember(
    game: &Position,
    fought: bool,
    kept: Option<TileCounts>,
    judge: &mut Judge,
    paths: &mut [Vec<(Box<[u16]>, Estimate)>; 4],
) {
    let table = game.table();
    let moment = Moment::of(table);
    for dynasty in table.seats().iter() {
        if dynasty != table.active() && !fought && moment != Moment::TurnOver {
            continue;
        }
        let all = game.hand(dynasty);
        let hand = kept.filter(|_| dynasty == table.active()).unwrap_or(all);
        let asked = Asked {
            dynasty,
            hand,
            fresh: (all.total() - hand.total()) as u8,
            bag: game.bag().len(),
            moment,
        };
        let estimate = judge.estimate(table, &asked);
        paths[dynasty.index()].push((judge.rows().into(), estimate));
    }
}

/// Turns a player's path into targets, from the end backwards.
fn learn(
    path: Vec<(Box<[u16]>, Estimate)>,
    end: Estimate,
    players: usize,
    samples: &mut Vec<Sample>,
) {
    // A player's path has three own positions and one for each other player a round.
    let trust = LAMBDA.powf(1.0 / (players as f32 + 2.0).sqrt());
    let mut target = end;
    for (rows, estimate) in path.into_iter().rev() {
        samples.push(Sample { rows, target });
        target = target.mixed(trust, &estimate);
    }
}

//! A net plays against itself and remembers what it saw.

use super::deal::{MOST_TURNS, setup};
use crate::net::Net;
use crate::random::{below, generator, shuffle};
use crate::search::quick_whole_turn;
use crate::tigris::bots::features::{Asked, MOST, Moment};
use crate::tigris::bots::net_evaluator::{NetEvaluator, outcome};
use crate::tigris::bots::pruning::keep_one_of_a_kind;
use crate::tigris::bots::pruning::keep_sensible;
use crate::tigris::bots::{Greedy, answer};
use crate::tigris::rules::{Decision, Dynasty, Position, Stage, TileCounts, Unheard};
use crate::training::{self, Order, Summary};

/// One decision in so many is a random one.
const ODD: u32 = 100;

/// What one player saw in one game.
type Path = training::Path<MOST>;

/// Plays one game; answers what each player saw of it.
///
/// In one game of the order's `guests` (0: none) the simple bot has a seat, so that the net meets ways to
/// play that it has not itself; what such a guest saw is not told.
pub(super) fn play(net: &Net, order: &Order, seed: u64) -> (Vec<Path>, Summary) {
    let setup = setup(net.players, seed);
    let mut random = generator(!seed);
    let mut game = Position::new(&setup);
    let first = setup.seats.as_slice()[0];
    let mut evaluator = NetEvaluator::new(net, &game, first);
    let mut legal: Vec<Decision> = Vec::new();
    let mut paths: [Path; 4] = Default::default();
    let mut summary = Summary::default();
    let mut fought = false;
    let visited = order.guests > 0 && below(&mut random, order.guests) == 0;
    let seats = setup.seats.as_slice();
    let guest = visited.then(|| seats[below(&mut random, seats.len() as u32) as usize]);
    while let Some(player) = game.decider() {
        if game.table().turns() >= MOST_TURNS {
            break;
        }
        game.legal(&mut legal);
        keep_sensible(&game, &mut legal);
        // Any of its kind may stand for the others, lest always the same cells be seen.
        shuffle(&mut random, &mut legal);
        keep_one_of_a_kind(&game, &mut legal);
        let odd = below(&mut random, ODD) == 0;
        let decision = if odd || legal.len() < 2 {
            legal[below(&mut random, legal.len() as u32) as usize]
        } else if guest == Some(player) {
            let Some(decision) = answer(&Greedy, &game, seed) else {
                break;
            };
            decision
        } else {
            evaluator.turn_to(&game, player);
            let found = match order.width {
                0 => evaluator.choose(&game, &legal),
                width => quick_whole_turn(&game, &legal, width, &mut evaluator),
            };
            found.unwrap_or(legal[0])
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
                remember(&game, fought, hand, &mut evaluator, &mut paths);
                fought = false;
            }
            _ => {}
        }
    }
    let end = |dynasty: Dynasty| Path {
        outcome: outcome(game.table(), dynasty),
        ..std::mem::take(&mut paths[dynasty.index()])
    };
    let told = setup.seats.iter().filter(|seat| guest != Some(*seat));
    let paths = told.map(end).collect();
    let standings = game.table().standings();
    summary.points = u32::from(standings.standings[0].ascending()[0]);
    summary.turns = u32::from(game.table().turns());
    summary.evals = evaluator.evals;
    (paths, summary)
}

/// What each player sees between two actions. Players who wait see the end of every turn, and
/// the middle of it where they had to decide in a conflict. `kept` is what the active player held
/// on to in a swap.
fn remember(
    game: &Position,
    fought: bool,
    kept: Option<TileCounts>,
    evaluator: &mut NetEvaluator,
    paths: &mut [Path; 4],
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
        let seen = evaluator.see(table, &asked).clone();
        paths[dynasty.index()].seen.push(seen);
    }
}

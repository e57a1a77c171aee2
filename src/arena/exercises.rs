//! Positions of bots' games in which the best is clear, easy to hard: the exercises that the program
//! brings along.
//!
//! Of every game two decisions of each kind are looked at, first quickly, and only where something may have
//! been given away closely: whole games would be reviewed a hundred times as long for the same yield.

use super::ArenaError;
use super::arena_game::ArenaGame;
use super::calibrate::play;
use super::command_line::usage_error::UsageError;
use super::contestant::{Contestant, Entry};
use super::hall::Hall;
use super::schedule::{Schedule, line_ups};
use crate::game::Game;
use crate::pool::in_order;
use crate::practice::{Collection, Shipped};
use crate::random::{below, generator};
use crate::record::Record;
use crate::review::{Depth, Plan, Thresholds, examine, stamp};
use crate::search::Ask;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// So many positions are chosen.
const WANTED: usize = 20;

/// What fewer levels than this miss is easy, and should ask for one of so many first kinds of decisions.
const EASY: (u8, usize) = (2, 2);

/// So many decisions of each kind are looked at in a game.
const MOMENTS: usize = 2;

/// The bots whose games are looked through where nobody names others: they play quickly, and err.
const QUICK_LEVELS: usize = 3;

/// Chances with the best between which a decision is worth asking for: what is won or lost anyway is
/// learnt from by nobody.
const OPEN: std::ops::Range<f32> = 0.15..0.95;

/// A loss must be so many times its standard error.
const CERTAIN: f32 = 3.0;

/// How a decision is looked at first.
const QUICK: Depth = Depth {
    candidates: 4,
    choosing: 6,
    measuring: 8,
    most: 16,
};

/// How it is looked at where it seemed to give something away.
const CLOSE: Depth = Depth {
    candidates: 6,
    choosing: 16,
    measuring: 24,
    most: 96,
};

/// Plays games, looks through them, and prints the positions that were chosen.
pub(super) fn exercises<G: ArenaGame>(hall: &mut Hall<'_, G>) -> Result<bool, ArenaError> {
    let options = hall.options;
    let entries = match options.bots.is_empty() {
        true => G::LEVELS
            .iter()
            .take(QUICK_LEVELS)
            .map(|name| Entry::named::<G>(name))
            .collect::<Result<Vec<_>, _>>()?,
        false => options.bots.clone(),
    };
    let contestants: Result<Vec<Contestant<G>>, UsageError> =
        entries.iter().map(Contestant::open).collect();
    let levels: Result<Vec<Contestant<G>>, UsageError> = G::LEVELS
        .iter()
        .map(|name| Contestant::open(&Entry::named::<G>(name)?))
        .collect();
    let (contestants, levels) = (contestants?, levels?);
    let mut found: Vec<Vec<Found>> = Vec::new();
    for players in options.players.iter().copied() {
        let line_ups = line_ups(contestants.len(), players);
        let schedule: Schedule<G> = Schedule::new(options.deals.clone(), players, &line_ups);
        let work = |number: u64, cancel: &AtomicBool| {
            // Of every deal one game is enough.
            let fixture = schedule.fixture(number * schedule.games_of_a_deal());
            let mut seating = fixture.seating;
            seating
                .iter_mut()
                .for_each(|bot| *bot = (*bot + number as usize) % contestants.len());
            let record = play(&contestants, &seating, fixture.start, fixture.seed)?;
            let look = Look {
                record: &record,
                levels: &levels,
                thresholds: &options.thresholds,
                seed: fixture.seed,
                cancel,
            };
            look.positions()
        };
        let games = options.games.div_ceil(options.players.len() as u64);
        let mut count = 0;
        in_order(games, options.threads, work, |_, positions| {
            count += positions.len();
            found.push(positions);
            eprintln!("{players}: {}/{games}, {count}", found.len());
            ControlFlow::Continue(())
        });
    }
    let collection = Collection {
        judges: stamp::<G>(),
        exercises: chosen(found, levels.len()),
    };
    let enough = collection.exercises.len() == WANTED;
    let text = collection.to_text().map_err(std::io::Error::other)?;
    write!(hall.out, "{text}")?;
    Ok(enough)
}

/// A position that makes an exercise, and of which kind its answer is.
struct Found {
    shipped: Shipped,
    answer: usize,
}

/// A game under the glass.
struct Look<'a, G: ArenaGame> {
    record: &'a Record<G>,
    levels: &'a [Contestant<G>],
    thresholds: &'a Thresholds,
    seed: u64,
    cancel: &'a AtomicBool,
}

impl<G: ArenaGame> Look<'_, G> {
    /// The positions of the game that make exercises; nothing if cancelled.
    fn positions(&self) -> Option<Vec<Found>> {
        let mut random = generator(self.seed ^ 0x5eed);
        // Some moments of each kind of decision, all alike.
        let mut kinds: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (moment, decision) in self.record.decisions().iter().enumerate() {
            kinds.entry(G::kind(decision)).or_default().push(moment);
        }
        let mut found = Vec::new();
        for (kind, mut moments) in kinds {
            for _ in 0..MOMENTS.min(moments.len()) {
                let at = below(&mut random, moments.len() as u32) as usize;
                found.extend(self.exercise(kind, moments.swap_remove(at))?);
            }
        }
        Some(found)
    }

    fn plan(&self, depth: Depth, salt: u64) -> Plan {
        Plan {
            seed: self.seed ^ salt,
            long: depth,
            least: f64::from(self.thresholds.inaccuracy) / 100.0,
            ..Plan::default()
        }
    }

    /// A decision as an exercise, if it gave something away, the best is clear, and the strongest level
    /// finds it: nothing inside if it is none, nothing at all if cancelled.
    fn exercise(&self, kind: usize, moment: usize) -> Option<Option<Found>> {
        let Some(before) = self.record.branch(moment) else {
            return Some(None);
        };
        let (position, made) = (before.position(), self.record.decisions()[moment]);
        let quick = examine(position, made, None, &self.plan(QUICK, 1), self.cancel)?;
        let best = quick.best;
        if best == made
            || quick.points() < self.thresholds.mistake
            || !OPEN.contains(&quick.best_chance)
        {
            return Some(None);
        }
        // What is written down must be the same position.
        let text = position.to_text();
        let again = G::written(&text)
            .ok()
            .and_then(|start| <G as Game>::begin(&start).ok());
        if !again.is_some_and(|again| is_same(&again, position)) {
            return Some(None);
        }
        let close = self.plan(CLOSE, 2);
        let opinion = examine(position, made, Some(best), &close, self.cancel)?;
        let clear = opinion.best == best
            && opinion.loss > CERTAIN * opinion.error
            && opinion.points() >= self.thresholds.mistake
            && OPEN.contains(&opinion.best_chance);
        // Is there anything better still?
        if !clear || examine(position, best, None, &close, self.cancel)?.points() > 0.0 {
            return Some(None);
        }
        let Some(decider) = position.decider() else {
            return Some(None);
        };
        let view = position.view(decider);
        let mut missed = 0;
        for (level, number) in self.levels.iter().zip(1..) {
            let answer = level.bot.decide(&Ask {
                view: &view,
                budget: level.budget,
                seed: self.seed,
                cancel: self.cancel,
            })?;
            let right = answer == best
                || examine(position, answer, Some(best), &close, self.cancel)?.points()
                    < self.thresholds.inaccuracy;
            // A question on which the strongest differs from the review has no sure answer.
            if !right && number == self.levels.len() {
                return Some(None);
            }
            missed += u8::from(!right);
        }
        let shipped = Shipped {
            kind: G::KINDS.get(kind)?.to_string(),
            made: made.to_string(),
            best: best.to_string(),
            chance: rounded(opinion.chance),
            best_chance: rounded(opinion.best_chance),
            missed,
            position: text.lines().map(str::to_string).collect(),
        };
        let answer = G::kind(&best);
        Some(Some(Found { shipped, answer }))
    }
}

/// Whether two positions are one to whoever decides, though the one has a past and the other none.
fn is_same<G: ArenaGame>(one: &G, other: &G) -> bool {
    let legal = |position: &G| {
        let mut legal = Vec::new();
        position.legal(&mut legal);
        legal
    };
    one.to_text() == other.to_text()
        && one.decider() == other.decider()
        && legal(one) == legal(other)
}

fn rounded(chance: f32) -> f32 {
    (1000.0 * chance).round() / 1000.0
}

/// Of all that were found, of each difficulty as many as of the others where there are so many, of
/// different games where there are so many, with answers of different kinds, the easy ones of the first kinds; easy
/// to hard.
fn chosen(found: Vec<Vec<Found>>, levels: usize) -> Vec<Shipped> {
    let mut left: Vec<(usize, Found)> = Vec::new();
    for (game, of_game) in found.into_iter().enumerate() {
        left.extend(of_game.into_iter().map(|found| (game, found)));
    }
    let mut chosen: Vec<(usize, Found)> = Vec::new();
    while chosen.len() < WANTED && !left.is_empty() {
        for missed in 0..levels as u8 {
            let cost = |(game, found): &(usize, Found)| {
                let game = chosen.iter().filter(|(other, _)| other == game);
                // What few do seldom is not easy, though every bot may find it.
                let odd = missed < EASY.0 && found.answer >= EASY.1;
                let alike = |other: &&(usize, Found)| other.1.answer == found.answer;
                let alike = chosen.iter().filter(alike);
                (game.count(), odd, alike.count(), found.shipped.harder().1)
            };
            let of = left
                .iter()
                .enumerate()
                .filter(|(_, (_, found))| found.shipped.missed == missed);
            let best = of.min_by_key(|(_, one)| cost(one)).map(|(at, _)| at);
            if let Some(at) = best.filter(|_| chosen.len() < WANTED) {
                chosen.push(left.swap_remove(at));
            }
        }
    }
    let mut chosen: Vec<Found> = chosen.into_iter().map(|(_, found)| found).collect();
    // Of those that are as hard, what everybody does most comes first: the first kinds of a game.
    chosen.sort_by_key(|found| {
        let (missed, lead) = found.shipped.harder();
        (missed, found.answer, lead)
    });
    chosen.into_iter().map(|found| found.shipped).collect()
}

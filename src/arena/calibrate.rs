//! Whether reviews can be trusted: games of bots reviewed, and what was said held against what came.

use super::ArenaError;
use super::arena_game::ArenaGame;
use super::command_line::usage_error::UsageError;
use super::commands::title;
use super::contestant::Contestant;
use super::hall::Hall;
use super::report::{columns, percent};
use super::schedule::{Schedule, line_ups};
use crate::pool::in_order;
use crate::random::generator;
use crate::record::Record;
use crate::review::{Plan, Review, Spread, Summary, review};
use crate::search::Ask;
use rand::Rng;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// In so many parts chances are sorted.
const BINS: usize = 10;

/// Chances that were said alike, and how often it came so: a spread of games, since what is said in
/// one game comes true or not as a whole.
#[derive(Clone, Default)]
struct Bin {
    said: f64,
    won: f64,
    count: u32,
    /// By game: how many were said, and by how much more was won than said.
    games: Vec<(f64, f64)>,
}

impl Bin {
    /// How often it was won, and how sure that is: twice the standard error, game by game.
    fn margin(&self) -> f64 {
        let count = f64::from(self.count.max(1));
        let off = (self.won - self.said) / count;
        let squares: f64 = self
            .games
            .iter()
            .map(|(said, more)| (more - off * said).powi(2))
            .sum();
        2.0 * squares.sqrt() / count
    }
}

/// What reviews said, sorted.
struct Sorted {
    bins: Vec<Bin>,
}

impl Sorted {
    fn new() -> Sorted {
        Sorted {
            bins: vec![Bin::default(); BINS],
        }
    }

    /// Adds what was said in one game: chances and what they came to.
    fn add(&mut self, said: impl IntoIterator<Item = (f32, f32)>) {
        self.bins
            .iter_mut()
            .for_each(|bin| bin.games.push((0.0, 0.0)));
        for (chance, share) in said {
            let (chance, share) = (f64::from(chance), f64::from(share));
            let at = ((chance * BINS as f64) as usize).min(BINS - 1);
            let bin = &mut self.bins[at];
            bin.said += chance;
            bin.won += share;
            bin.count += 1;
            if let Some((count, more)) = bin.games.last_mut() {
                *count += 1.0;
                *more += share - chance;
            }
        }
    }
}

/// What is counted of one bot.
#[derive(Default)]
struct OfBot {
    games: u32,
    choices: usize,
    grades: [usize; 3],
    accuracy: Spread,
    lost: Spread,
    luck: Spread,
}

/// Plays games with every number of players, reviews them, and prints what the reviews are worth.
pub(super) fn calibrate<G: ArenaGame>(hall: &mut Hall<'_, G>) -> Result<bool, ArenaError> {
    let options = hall.options;
    let contestants: Result<Vec<Contestant<G>>, UsageError> =
        options.bots.iter().map(Contestant::open).collect();
    let contestants = contestants?;
    for players in options.players.iter().copied() {
        let line_ups = line_ups(contestants.len(), players);
        let schedule: Schedule<G> = Schedule::new(options.deals.clone(), players, &line_ups);
        let games = options.games;
        let mut bots: Vec<OfBot> = contestants.iter().map(|_| OfBot::default()).collect();
        let (mut sight, mut played) = (Sorted::new(), Sorted::new());
        let work = |number: u64, cancel: &AtomicBool| {
            let fixture = schedule.fixture(number);
            let record = play(&contestants, &fixture.seating, fixture.start, fixture.seed)?;
            let plan = Plan {
                seed: fixture.seed,
                least: f64::from(options.thresholds.inaccuracy) / 100.0,
                ..Plan::default()
            };
            let found = review(&record, &plan, cancel, &mut |_| {})?;
            Some((fixture.seating, found))
        };
        in_order(games, options.threads, work, |_, (seating, found)| {
            count(&found, &mut sight, &mut played);
            let summary = Summary::of(&found, G::KINDS.len(), &options.thresholds);
            for (of, bot) in summary.players.iter().zip(seating) {
                let bot = &mut bots[bot];
                bot.games += 1;
                bot.choices += of.all.choices;
                (0..3).for_each(|grade| bot.grades[grade] += of.all.grades[grade]);
                bot.accuracy.add(f64::from(of.accuracy.unwrap_or(100.0)));
                bot.lost.add(f64::from(of.all.lost));
                bot.luck.add(f64::from(of.luck));
            }
            ControlFlow::Continue(())
        });
        let heading = title(hall, &options.bots, players);
        let said = said(hall, &sight, &played);
        let of_bots = of_bots(hall, &contestants, &bots);
        writeln!(hall.out, "{heading}\n\n{of_bots}\n{said}")?;
    }
    Ok(true)
}

/// A game of bots as a record; nothing if one of them gave up.
pub(super) fn play<G: ArenaGame>(
    contestants: &[Contestant<G>],
    seating: &[usize],
    start: G::Start,
    seed: u64,
) -> Option<Record<G>> {
    let mut record: Record<G> = Record::new(start, Vec::new()).ok()?;
    let players = record.position().players();
    let mut seeds = generator(!seed);
    let cancel = AtomicBool::new(false);
    while let Some(player) = record.position().decider() {
        let seat = players.iter().position(|seated| *seated == player)?;
        let contestant = &contestants[seating[seat]];
        let view = record.position().view(player);
        let decision = contestant.bot.decide(&Ask {
            view: &view,
            budget: contestant.budget,
            seed: seeds.next_u64(),
            cancel: &cancel,
        })?;
        record.try_play(decision, &mut Vec::new()).ok()?;
    }
    Some(record)
}

/// What a review said, at first sight at the beginning of every turn and for everybody, and of every
/// judged decision when it was played on.
fn count(found: &Review, sight: &mut Sorted, played: &mut Sorted) {
    let share = |seat: usize| found.shares.get(seat).copied().unwrap_or_default();
    let mut turns: Vec<usize> = found.judged.iter().map(|j| j.moment).collect();
    let turn = |moment: &usize| found.at(*moment).map(|judged| judged.turn);
    turns.dedup_by(|next, last| turn(next) == turn(last));
    let chances = turns.iter().filter_map(|moment| found.chances.get(*moment));
    let everybody = |chances: &Vec<f32>| {
        let seats = chances.iter().enumerate();
        seats
            .map(|(seat, chance)| (*chance, share(seat)))
            .collect::<Vec<_>>()
    };
    sight.add(chances.flat_map(everybody));
    played.add(found.judged.iter().map(|j| (j.chance, share(j.seat))));
}

/// What was said against what came, as a table.
fn said<G: ArenaGame>(hall: &Hall<'_, G>, sight: &Sorted, played: &Sorted) -> String {
    let head = |name: &str| hall.words.text(&format!("arena-calibrate-{name}"));
    let names = [
        "said",
        "count",
        "mean",
        "came",
        "count",
        "mean-played",
        "came",
    ];
    let mut rows = vec![names.map(head).to_vec()];
    let cells = |bin: &Bin| {
        let count = f64::from(bin.count);
        match bin.count {
            0 => ["0", "–", "–"].map(str::to_string),
            _ => [
                bin.count.to_string(),
                percent(bin.said / count),
                format!("{} ± {:.1}", percent(bin.won / count), 100.0 * bin.margin()),
            ],
        }
    };
    for (at, (sight, played)) in sight.bins.iter().zip(&played.bins).enumerate() {
        let part = 100 / BINS;
        let mut row = vec![format!("{}–{} %", at * part, (at + 1) * part)];
        row.extend(cells(sight));
        row.extend(cells(played));
        rows.push(row);
    }
    columns(&rows)
}

/// What each bot gave away and how lucky it was, a game.
fn of_bots<G: ArenaGame>(
    hall: &Hall<'_, G>,
    contestants: &[Contestant<G>],
    bots: &[OfBot],
) -> String {
    let head = |name: &str| hall.words.text(&format!("arena-calibrate-{name}"));
    let names = [
        "bot",
        "games",
        "choices",
        "inaccuracies",
        "mistakes",
        "blunders",
        "lost",
        "accuracy",
        "luck",
    ];
    let mut rows = vec![names.map(head).to_vec()];
    for (contestant, bot) in contestants.iter().zip(bots) {
        let games = f64::from(bot.games.max(1));
        let a_game = |count: usize| format!("{:.2}", count as f64 / games);
        let spread =
            |spread: &Spread| format!("{:.1} ± {:.1}", spread.mean(), 2.0 * spread.error());
        let mut row = vec![
            contestant.label.clone(),
            bot.games.to_string(),
            a_game(bot.choices),
        ];
        row.extend(bot.grades.map(a_game));
        row.extend([spread(&bot.lost), spread(&bot.accuracy), spread(&bot.luck)]);
        rows.push(row);
    }
    columns(&rows)
}

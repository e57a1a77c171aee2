//! The training itself: play, learn, write down, and compare with before.

use super::checkpoint::{Checkpoint, LARGEST};
use super::lesson::{self, Lesson};
use super::order::{Order, OrderError};
use super::path::{Path as Played, Summary};
use super::pupil::Pupil;
use super::school::{Rival, School};
use crate::files;
use crate::net::{Net, NetError, from_bytes, to_bytes};
use crate::pool::in_order;
use crate::random::{below, generator};
use std::collections::VecDeque;
use std::fmt::{self, Display};
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// Samples in one step of learning.
const BATCH: usize = 256;

/// Why a training did not come to its end.
#[derive(Debug)]
pub enum TrainingError {
    /// Nobody could train like that.
    Order(OrderError),
    /// A file could not be read or written.
    Io(io::Error),
}

impl Display for TrainingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrainingError::Order(why) => why.fmt(f),
            TrainingError::Io(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for TrainingError {}

impl From<OrderError> for TrainingError {
    fn from(why: OrderError) -> TrainingError {
        TrainingError::Order(why)
    }
}

impl From<io::Error> for TrainingError {
    fn from(why: io::Error) -> TrainingError {
        TrainingError::Io(why)
    }
}

/// Trains until the order is met; takes up an earlier training of the same folder.
///
/// # Errors
/// Says what is impossible in the order, or which file could not be read or written.
pub(crate) fn run<const N: usize, S: School<N>>(
    school: &S,
    order: &Order,
) -> Result<(), TrainingError> {
    order.check(S::PLAYERS, S::WIDEST)?;
    std::fs::create_dir_all(&order.folder)?;
    let short = school.short(order.players);
    let path = order.folder.join(format!("net-{short}.train"));
    let mut state = start(school, order, &path)?;
    let began = Instant::now();
    let spent = state.seconds;
    let mut window: VecDeque<Vec<Played<N>>> = VecDeque::new();
    // A few games learned from again and again would spoil a net that knows something.
    let taught = state.pupil.steps > 0 || !order.from.is_empty();
    let least = if taught { order.window / 2 } else { 0 };
    let mut previous = Net::new(&state.pupil.to_weights());
    // A match at every so many games, however many are played before the first is learned from.
    let next_match = |games: u64| {
        let passed = games / order.every;
        passed.saturating_add(1).saturating_mul(order.every)
    };
    let mut due = next_match(state.games);
    let (mut errors, mut rounds, mut total) = (0.0, 0, Summary::default());
    while state.games < order.games && began.elapsed().as_secs_f64() < order.minutes * 60.0 {
        let net = Net::new(&state.pupil.to_weights());
        let games = order.round;
        let (fresh, summary) = play_round(school, &net, order, state.games);
        state.games = state.games.saturating_add(games);
        window.extend(fresh);
        let most = order.window.min(state.games / 2).max(games);
        window.drain(..window.len().saturating_sub(most as usize));
        if (window.len() as u64) < least {
            continue;
        }
        errors += learn(
            &mut state.pupil,
            &net,
            school.trust(order.players),
            &window,
            games * order.passes,
            &Lesson {
                batch: BATCH,
                rate: rate(order, state.games, began.elapsed().as_secs_f64() / 60.0),
                threads: order.threads,
            },
            &mut generator(order.seed ^ state.games),
        );
        rounds += 1;
        total.add(&summary);
        state.seconds = spent + began.elapsed().as_secs_f64();
        if state.games >= due {
            due = next_match(state.games);
            let net = Net::new(&state.pupil.to_weights());
            let before = compare(school, &net, Rival::Net(&previous), order, state.games);
            let greedy = compare(school, &net, Rival::Greedy, order, state.games);
            let played = (rounds * games) as f64;
            let line = format!(
                "players {} games {} seconds {:.0} error {:.4} turns {:.1} points {:.2} \
                 evals {:.0}k/game won {:.1} of {} against the previous, \
                 {:.1} of {} against greedy",
                order.players,
                state.games,
                state.seconds,
                errors / rounds as f32,
                f64::from(total.turns) / played,
                f64::from(total.points) / played,
                total.evals as f64 / played / 1000.0,
                before.won,
                before.games,
                greedy.won,
                greedy.games,
            );
            write_log(order, &short, &line)?;
            (errors, rounds, total) = (0.0, 0, Summary::default());
            previous = net;
            save(school, order, &state, &path)?;
        }
    }
    Ok(save(school, order, &state, &path)?)
}

fn start<const N: usize>(
    school: &impl School<N>,
    order: &Order,
    path: &Path,
) -> io::Result<Checkpoint> {
    let layout = school.layout(order.players);
    let mut state = if path.exists() {
        Checkpoint::load(path, school)?
    } else {
        let pupils = order
            .from
            .iter()
            .map(|from| taught_by(school, from, order.players));
        let pupils: Vec<Pupil> = pupils.collect::<io::Result<_>>()?;
        let pupil = match pupils.is_empty() {
            true => Pupil::new(&layout, order.seed),
            false => Pupil::mean(&pupils).ok_or_else(|| refused("these nets differ in size"))?,
        };
        Checkpoint {
            pupil,
            games: 0,
            seconds: 0.0,
        }
    };
    state.pupil = state.pupil.widened(order.panels, order.seed);
    Ok(state)
}

/// What begins with a net, or with a checkpoint of fewer players.
fn taught_by<const N: usize>(
    school: &impl School<N>,
    path: &Path,
    players: usize,
) -> io::Result<Pupil> {
    let layout = school.layout(players);
    let named = |why: &dyn Display| refused(&format!("{}: {why}", path.display()));
    let bytes = files::read(path, LARGEST).map_err(|why| named(&why))?;
    match from_bytes(&bytes, &layout) {
        Ok(net) => Ok(Pupil::of(&net)),
        Err(NetError::NotANet) => Ok(Pupil::grown(
            &Checkpoint::load(path, school)?.pupil,
            &layout,
        )),
        Err(why) => Err(named(&why)),
    }
}

fn refused(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why)
}

/// The rate falls evenly, on a scale of powers, from the first to the second: by games or by time,
/// whichever is nearer to its end.
fn rate(order: &Order, games: u64, minutes: f64) -> f32 {
    let [first, last] = order.rates;
    let done = (games as f64 / order.games.max(1) as f64).max(minutes / order.minutes);
    first * (last / first).powf(done.min(1.0) as f32)
}

/// Plays a round on all threads; the games are the same whatever their number.
fn play_round<const N: usize>(
    school: &impl School<N>,
    net: &Net,
    order: &Order,
    games: u64,
) -> (Vec<Vec<Played<N>>>, Summary) {
    let mut total = Summary::default();
    let mut all = Vec::new();
    let play = |n: u64, _: &AtomicBool| {
        Some(school.play(net, order, game_seed(order.seed, games.wrapping_add(n))))
    };
    in_order(order.round, order.threads, play, |_, (paths, summary)| {
        all.push(paths);
        total.add(&summary);
        ControlFlow::Continue(())
    });
    (all, total)
}

/// Different seeds for different trainings.
fn game_seed(seed: u64, game: u64) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(game)
}

/// Learns from so many games of the window, drawn at random; what they teach is worked out by the
/// net as it now is.
fn learn<const N: usize>(
    pupil: &mut Pupil,
    net: &Net,
    trust: f32,
    window: &VecDeque<Vec<Played<N>>>,
    games: u64,
    lesson: &Lesson,
    random: &mut impl rand::Rng,
) -> f32 {
    let drawn = (0..games).map(|_| &window[below(random, window.len() as u32) as usize]);
    let drawn: Vec<_> = drawn.collect();
    let mut samples = Vec::new();
    let teach = |n: u64, _: &AtomicBool| {
        let mut samples = Vec::new();
        for path in drawn[n as usize] {
            path.learn(net, trust, &mut samples);
        }
        Some(samples)
    };
    in_order(games, lesson.threads, teach, |_, more| {
        samples.extend(more);
        ControlFlow::Continue(())
    });
    lesson::learn(pupil, &samples, lesson, random)
}

/// A match as it ended.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    games: u32,
    /// Games won; a shared victory counts as its share.
    won: f32,
}

/// 100 games of the new net against others.
fn compare<const N: usize>(
    school: &impl School<N>,
    new: &Net,
    rival: Rival,
    order: &Order,
    games: u64,
) -> Tally {
    let count = 100 / order.players as u64 * order.players as u64;
    let mut total = Tally::default();
    let play = |n: u64, _: &AtomicBool| {
        let seed = games
            .wrapping_mul(1_000_003)
            .wrapping_mul(count)
            .wrapping_add(n);
        Some(school.game(new, rival, seed))
    };
    in_order(count, order.threads, play, |_, won| {
        total.won += won;
        total.games += 1;
        ControlFlow::Continue(())
    });
    total
}

fn save<const N: usize>(
    school: &impl School<N>,
    order: &Order,
    state: &Checkpoint,
    path: &Path,
) -> io::Result<()> {
    state.save(path)?;
    let bytes = to_bytes(&state.pupil.to_weights());
    let name = school.name(order.players);
    files::write(&order.folder.join(format!("{name}.net")), &bytes)?;
    let dated = format!("{name}-{}.net", state.games);
    Ok(files::write(&order.folder.join(dated), &bytes)?)
}

fn write_log(order: &Order, short: &str, line: &str) -> io::Result<()> {
    let path = order.folder.join(format!("net-{short}.log"));
    files::append_line(&path, line)?;
    println!("{line}");
    Ok(())
}

//! The training itself: play, learn, write down, and compare with before.

use super::adam::Pupil;
use super::checkpoint::{Checkpoint, LARGEST};
use super::matches::{self, Rival, Tally};
use super::order::{Order, OrderError};
use super::self_play::{self, Path as Played, Summary};
use crate::files;
use crate::pool::in_order;
use crate::tigris::bots::net::Net;
use crate::tigris::bots::net_file::{NetError, from_bytes, to_bytes};
use crate::tigris::rules::{below, generator};
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
pub fn run(order: &Order) -> Result<(), TrainingError> {
    order.check()?;
    std::fs::create_dir_all(&order.folder)?;
    let path = order.folder.join(format!("net-{}.train", order.players));
    let mut state = start(order, &path)?;
    let began = Instant::now();
    let spent = state.seconds;
    let mut window: VecDeque<Vec<Played>> = VecDeque::new();
    // A few games learned from again and again would spoil a net that knows something.
    let taught = state.pupil.steps > 0 || !order.from.is_empty();
    let least = if taught { order.window / 2 } else { 0 };
    let mut previous = Net::new(&state.pupil.to_weights());
    let mut next_match = (state.games / order.every)
        .saturating_add(1)
        .saturating_mul(order.every);
    let (mut errors, mut rounds, mut total) = (0.0, 0, Summary::default());
    while state.games < order.games && began.elapsed().as_secs_f64() < order.minutes * 60.0 {
        let net = Net::new(&state.pupil.to_weights());
        let games = order.round;
        let (fresh, summary) = play_round(&net, order, state.games);
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
            &window,
            (games * order.passes) as usize,
            rate(order, state.games, began.elapsed().as_secs_f64() / 60.0),
            &mut generator(order.seed ^ state.games),
        );
        rounds += 1;
        total.add(&summary);
        state.seconds = spent + began.elapsed().as_secs_f64();
        if state.games >= next_match {
            next_match = next_match.saturating_add(order.every);
            let net = Net::new(&state.pupil.to_weights());
            let before = compare(&net, Rival::Net(&previous), order, state.games);
            let greedy = compare(&net, Rival::Greedy, order, state.games);
            let played = (rounds * games) as f64;
            let line = format!(
                "players {} games {} seconds {:.0} error {:.4} turns {:.1} lowest {:.2} \
                 evals {:.0}k/game won {:.1} of {} against the previous, \
                 {:.1} of {} against greedy",
                order.players,
                state.games,
                state.seconds,
                errors / rounds as f32,
                f64::from(total.turns) / played,
                f64::from(total.winners_lowest) / played,
                total.evals as f64 / played / 1000.0,
                before.won,
                before.games,
                greedy.won,
                greedy.games,
            );
            write_log(order, &line)?;
            (errors, rounds, total) = (0.0, 0, Summary::default());
            previous = net;
            save(order, &state, &path)?;
        }
    }
    Ok(save(order, &state, &path)?)
}

fn start(order: &Order, path: &Path) -> io::Result<Checkpoint> {
    let mut state = if path.exists() {
        Checkpoint::load(path)?
    } else {
        let pupils = order.from.iter().map(|from| taught_by(from, order.players));
        let pupils: Vec<Pupil> = pupils.collect::<io::Result<_>>()?;
        let pupil = match pupils.is_empty() {
            true => Pupil::new(order.players, order.seed),
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
fn taught_by(path: &Path, players: usize) -> io::Result<Pupil> {
    let named = |why: &dyn Display| refused(&format!("{}: {why}", path.display()));
    let bytes = files::read(path, LARGEST).map_err(|why| named(&why))?;
    match from_bytes(&bytes, players) {
        Ok(net) => Ok(Pupil::of(&net)),
        Err(NetError::NotANet) => Ok(Pupil::grown(&Checkpoint::load(path)?.pupil, players)),
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
fn play_round(net: &Net, order: &Order, games: u64) -> (Vec<Vec<Played>>, Summary) {
    let mut total = Summary::default();
    let mut all = Vec::new();
    let play = |n: u64, _: &AtomicBool| {
        Some(self_play::play(
            net,
            order.guests,
            game_seed(order.seed, games.wrapping_add(n)),
        ))
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
fn learn(
    pupil: &mut Pupil,
    net: &Net,
    window: &VecDeque<Vec<Played>>,
    games: usize,
    rate: f32,
    random: &mut impl rand::Rng,
) -> f32 {
    let mut samples = Vec::new();
    for _ in 0..games {
        let game = &window[below(random, window.len() as u32) as usize];
        for path in game {
            path.learn(net, &mut samples);
        }
    }
    pupil.learn(&samples, BATCH, rate, random)
}

/// 100 games of the new net against others.
fn compare(new: &Net, rival: Rival, order: &Order, games: u64) -> Tally {
    let count = 100 / order.players as u64 * order.players as u64;
    let mut total = Tally::default();
    let play = |n: u64, _: &AtomicBool| {
        let seed = games
            .wrapping_mul(1_000_003)
            .wrapping_mul(count)
            .wrapping_add(n);
        Some(matches::game(new, rival, seed))
    };
    in_order(count, order.threads, play, |_, won| {
        total.won += won;
        total.games += 1;
        ControlFlow::Continue(())
    });
    total
}

fn save(order: &Order, state: &Checkpoint, path: &Path) -> io::Result<()> {
    state.save(path)?;
    let bytes = to_bytes(&state.pupil.to_weights());
    let name = format!("{}-players.net", order.players);
    files::write(&order.folder.join(&name), &bytes)?;
    let dated = format!("{}-players-{}.net", order.players, state.games);
    Ok(files::write(&order.folder.join(dated), &bytes)?)
}

fn write_log(order: &Order, line: &str) -> io::Result<()> {
    let path = order.folder.join(format!("net-{}.log", order.players));
    files::append_line(&path, line)?;
    println!("{line}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn order(folder: &Path, players: usize) -> Order {
        let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/nets/2-players.net");
        Order {
            players,
            folder: folder.to_path_buf(),
            games: 4,
            minutes: f64::MAX,
            threads: 1,
            seed: 1,
            rates: [1e-3, 1e-4],
            round: 2,
            window: 4,
            passes: 1,
            guests: 0,
            panels: 1,
            from: vec![PathBuf::from(shipped)],
            every: 100,
        }
    }

    #[test]
    fn a_training_begins_with_a_net_and_moves_on_from_it() {
        let folder = tempfile::tempdir().unwrap();
        let order = order(folder.path(), 2);
        run(&order).unwrap();
        let read = |path: &Path| from_bytes(&std::fs::read(path).unwrap(), 2).unwrap();
        let before = Pupil::of(&read(&order.from[0]));
        let after = Pupil::of(&read(&folder.path().join("2-players.net")));
        assert_eq!(before.weights.len(), after.weights.len());
        let moves = before.weights.iter().zip(&after.weights);
        let moves: Vec<f32> = moves
            .map(|(before, after)| (before - after).abs())
            .collect();
        assert!(moves.iter().any(|by| *by > 1e-4));
        assert!(moves.iter().all(|by| *by < 0.1));
    }

    #[test]
    fn a_net_that_does_not_fit_is_refused_by_name() {
        let folder = tempfile::tempdir().unwrap();
        let refused = |order: &Order| run(order).unwrap_err().to_string();
        let error = refused(&order(folder.path(), 3));
        assert!(error.contains("2-players.net"), "{error}");
        let mut order = order(folder.path(), 2);
        order.from[0].set_file_name("missing.net");
        let error = refused(&order);
        assert!(error.contains("missing.net"), "{error}");
    }

    #[test]
    fn an_impossible_order_is_refused_before_anything_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let wrong: [fn(&mut Order); 14] = [
            |o| o.players = 1,
            |o| o.players = 5,
            |o| o.folder = PathBuf::new(),
            |o| o.minutes = f64::NAN,
            |o| o.minutes = -1.0,
            |o| o.threads = 0,
            |o| o.rates = [1e-3, 0.0],
            |o| o.rates = [f32::INFINITY, 1e-3],
            |o| o.round = 0,
            |o| o.round = u64::MAX,
            |o| o.passes = 0,
            |o| o.window = u64::MAX,
            |o| o.panels = 9,
            |o| o.every = 0,
        ];
        for (n, spoil) in wrong.into_iter().enumerate() {
            let mut order = order(&folder.path().join("none"), 2);
            spoil(&mut order);
            let error = run(&order).unwrap_err();
            assert!(matches!(error, TrainingError::Order(_)), "{n}: {error}");
            assert!(error.to_string().ends_with('.'), "{error}");
        }
        assert!(!folder.path().join("none").exists());
    }
}

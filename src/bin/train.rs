//! The trainer of the nets as a program, for developers: see the README.

use lexopt::{Arg, Parser, ValueExt};
use std::path::PathBuf;
use std::process::ExitCode;
use two_rivers::babel;
use two_rivers::games::{Kind, Of};
use two_rivers::tigris::bots;
use two_rivers::training::{Order, TrainingError};

/// What it is told, after the games.
const OPTIONS: &str = "--players N --folder DIR [--games N] [--minutes N] [--threads N] \
                     [--seed N] [--rate FIRST:LAST] [--round N] [--window N] [--passes N] \
                     [--guests N] [--width N] [--panels N] [--every N] [--from NET|CHECKPOINT]...";

fn usage() -> String {
    let games = Kind::ALL.map(Kind::id).join("|");
    format!("train [--game {games}] {OPTIONS}")
}

fn main() -> ExitCode {
    let (game, order) = match read(Parser::from_env()) {
        Ok(Some(found)) => found,
        Ok(None) => {
            println!("{}", usage());
            return ExitCode::SUCCESS;
        }
        Err(why) => {
            eprintln!("{why}\n{}", usage());
            return ExitCode::from(2);
        }
    };
    let run = match game {
        Of::Tigris(()) => bots::training::run,
        Of::Babel(()) => babel::bots::training::run,
    };
    match run(&order) {
        Ok(()) => ExitCode::SUCCESS,
        Err(TrainingError::Order(why)) => {
            eprintln!("{why}\n{}", usage());
            ExitCode::from(2)
        }
        Err(why) => {
            eprintln!("The training stopped: {why}");
            ExitCode::FAILURE
        }
    }
}

/// What to train, and the net of which game; none where only help is asked for.
fn read(mut parser: Parser) -> Result<Option<(Kind, Order)>, lexopt::Error> {
    let mut game = Kind::FIRST;
    let mut order = Order {
        players: 0,
        folder: PathBuf::new(),
        games: u64::MAX,
        minutes: f64::MAX,
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        seed: 1,
        rates: [5e-4, 2e-5],
        round: 128,
        window: 20_000,
        passes: 6,
        guests: 0,
        width: 0,
        panels: 1,
        from: Vec::new(),
        every: 4_000,
    };
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("game") => {
                let name = parser.value()?.to_string_lossy().into_owned();
                let named = Kind::named(Some(&name));
                game = named.ok_or_else(|| format!("there is no game {name}"))?;
            }
            Arg::Long("players") => order.players = parser.value()?.parse()?,
            Arg::Long("folder") => order.folder = PathBuf::from(parser.value()?),
            Arg::Long("games") => order.games = parser.value()?.parse()?,
            Arg::Long("minutes") => order.minutes = parser.value()?.parse()?,
            Arg::Long("threads") => order.threads = parser.value()?.parse()?,
            Arg::Long("seed") => order.seed = parser.value()?.parse()?,
            Arg::Long("window") => order.window = parser.value()?.parse()?,
            Arg::Long("passes") => order.passes = parser.value()?.parse()?,
            Arg::Long("guests") => order.guests = parser.value()?.parse()?,
            Arg::Long("width") => order.width = parser.value()?.parse()?,
            Arg::Long("panels") => order.panels = parser.value()?.parse()?,
            Arg::Long("round") => order.round = parser.value()?.parse()?,
            Arg::Long("every") => order.every = parser.value()?.parse()?,
            Arg::Long("from") => order.from.push(PathBuf::from(parser.value()?)),
            Arg::Long("rate") => order.rates = parser.value()?.parse_with(rates)?,
            Arg::Long("help") | Arg::Short('h') => return Ok(None),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Some((game, order)))
}

/// The first rate and the last: `6e-4:2e-5`.
fn rates(text: &str) -> Result<[f32; 2], String> {
    let wrong = || format!("{text} is not FIRST:LAST, two numbers above nought");
    let (first, last) = text.split_once(':').ok_or_else(wrong)?;
    let rate = |text: &str| text.parse().ok().filter(|rate: &f32| *rate > 0.0);
    Ok([
        rate(first).ok_or_else(wrong)?,
        rate(last).ok_or_else(wrong)?,
    ])
}

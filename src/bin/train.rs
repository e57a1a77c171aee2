//! The trainer of the nets as a program, for developers: see the README.

use std::path::PathBuf;
use std::process::ExitCode;
use two_rivers::bots::training::{MOST_PANELS, Order, run};

const USAGE: &str = "train --players 2..4 --folder DIR [--games N] [--minutes N] [--threads N] \
                     [--seed N] [--rate FIRST:LAST] [--round N] [--window N] [--passes N] \
                     [--guests N] [--panels N] [--every N] [--from NET|CHECKPOINT]...";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let order = match read(&args) {
        Ok(order) => order,
        Err(why) => {
            eprintln!("{why}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(&order) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("The training stopped: {why}");
            ExitCode::FAILURE
        }
    }
}

fn read(args: &[String]) -> Result<Order, String> {
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
        panels: 1,
        from: Vec::new(),
        every: 4_000,
    };
    let mut args = args.iter();
    while let Some(name) = args.next() {
        let value = args
            .next()
            .ok_or_else(|| format!("{name} needs a value."))?;
        let wrong = || format!("{name} cannot be {value}.");
        match name.as_str() {
            "--players" => order.players = value.parse().map_err(|_| wrong())?,
            "--folder" => order.folder = PathBuf::from(value),
            "--games" => order.games = value.parse().map_err(|_| wrong())?,
            "--minutes" => order.minutes = value.parse().map_err(|_| wrong())?,
            "--threads" => order.threads = value.parse().map_err(|_| wrong())?,
            "--seed" => order.seed = value.parse().map_err(|_| wrong())?,
            "--window" => order.window = value.parse().map_err(|_| wrong())?,
            "--passes" => order.passes = value.parse().map_err(|_| wrong())?,
            "--guests" => order.guests = value.parse().map_err(|_| wrong())?,
            "--panels" => order.panels = value.parse().map_err(|_| wrong())?,
            "--round" => order.round = value.parse().map_err(|_| wrong())?,
            "--every" => order.every = value.parse().map_err(|_| wrong())?,
            "--from" => order.from.push(PathBuf::from(value)),
            "--rate" => {
                let (first, last) = value.split_once(':').ok_or_else(wrong)?;
                let rate = |text: &str| text.parse().ok().filter(|rate: &f32| *rate > 0.0);
                order.rates = [
                    rate(first).ok_or_else(wrong)?,
                    rate(last).ok_or_else(wrong)?,
                ];
            }
            _ => return Err(format!("There is no option {name}.")),
        }
    }
    if !(2..=4).contains(&order.players) {
        return Err("--players must be 2, 3 or 4.".to_string());
    }
    if order.folder.as_os_str().is_empty() {
        return Err("--folder must name where the nets go.".to_string());
    }
    if [order.round, order.every, order.passes].contains(&0) {
        return Err("--round, --every and --passes must be at least 1.".to_string());
    }
    if !(1..=MOST_PANELS).contains(&order.panels) {
        return Err(format!("--panels must be 1 to {MOST_PANELS}."));
    }
    Ok(order)
}

//! The ladder: every level against the one below, and the strongest against what bots are
//! measured by, as a table for the README.

use super::Stop;
use super::commands::{Watch, title, whole_deals};
use super::contestant::Entry;
use super::hall::{Hall, Plan};
use super::mistake::Mistake;
use super::report;
use super::schedule::{Schedule, alone};
use super::summary::Summary;
use crate::bots::{LEVELS, STRONGEST};
use crate::rules::Seats;
use std::ops::ControlFlow;

/// What bots are measured by.
const BASELINES: [&str; 4] = ["random", "greedy", "net1", "turn30"];

/// Who plays whom: the stronger first.
fn pairings() -> Vec<[&'static str; 2]> {
    let levels = LEVELS.windows(2).map(|two| [two[1], two[0]]);
    levels
        .chain(BASELINES.map(|name| [STRONGEST, name]))
        .collect()
}

/// Plays the ladder and prints its rows as they are found.
pub(super) fn ladder(hall: &mut Hall<'_>) -> Result<bool, Stop> {
    let options = hall.options;
    let entry = |name: &str| -> Result<Entry, Mistake> {
        let named = options.bots.iter().find(|entry| entry.name == name);
        named.map_or_else(
            || Ok(Entry::named(name)?.or(options.budget)),
            |entry| Ok(entry.clone()),
        )
    };
    // Bots that are named on the command line: theirs are the only pairings.
    let wanted =
        |name: &str| options.bots.is_empty() || options.bots.iter().any(|entry| entry.name == name);
    let pairings: Vec<[&str; 2]> = pairings()
        .into_iter()
        .filter(|[stronger, _]| wanted(stronger))
        .collect();
    if pairings.is_empty() {
        return Err(Mistake::new("arena-needs-level").into());
    }
    writeln!(hall.out, "{}", hall.words.text("arena-ladder-head"))?;
    let mut sound = true;
    for seats in options.players.iter().copied() {
        for [stronger, weaker] in &pairings {
            let entries = [entry(stronger)?, entry(weaker)?];
            let summary = pairing(hall, &entries, seats)?;
            let row = report::ladder_row(&summary, seats.count(), hall.words);
            writeln!(hall.out, "{row}")?;
            hall.out.flush()?;
            sound &= summary.faults() == 0;
        }
    }
    Ok(sound)
}

/// A bot alone against copies of a weaker one.
fn pairing(hall: &mut Hall<'_>, entries: &[Entry], seats: Seats) -> Result<Summary, Mistake> {
    let options = hall.options;
    let line_ups = [alone(0, 1, seats.count())];
    let schedule = Schedule::new(options.conditions.clone(), seats, &line_ups);
    let mut watch = Watch::new(&options.hypotheses, seats.count(), &schedule);
    let early = options.early && entries.iter().any(|entry| entry.name == STRONGEST);
    let plan = Plan {
        title: title(hall, entries, seats),
        entries,
        games: whole_deals(options.games, &schedule, 1),
        fixture: |number| schedule.fixture(number),
    };
    hall.play(plan, |fixture, played| {
        let flow = watch.see(fixture, played);
        if early {
            flow
        } else {
            ControlFlow::Continue(())
        }
    })
}

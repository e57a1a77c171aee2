//! The ladder: every level against the one below, and the strongest against what bots are
//! measured by, as a table for the README.

use super::ArenaError;
use super::arena_game::ArenaGame;
use super::command_line::usage_error::UsageError;
use super::commands::{Watch, title, whole_deals};
use super::contestant::Entry;
use super::hall::{Hall, Plan};
use super::report;
use super::schedule::{Schedule, alone};
use super::summary::Summary;
use std::ops::ControlFlow;

/// Who plays whom: the stronger first.
fn pairings<G: ArenaGame>() -> Vec<[&'static str; 2]> {
    let levels = G::LEVELS.windows(2).map(|two| [two[1], two[0]]);
    let strongest = G::LEVELS.last().into_iter();
    let baselines = strongest.flat_map(|level| G::BASELINES.iter().map(|name| [*level, *name]));
    levels.chain(baselines).collect()
}

/// Plays the ladder and prints its rows as they are found.
pub(super) fn ladder<G: ArenaGame>(hall: &mut Hall<'_, G>) -> Result<bool, ArenaError> {
    let options = hall.options;
    let entry = |name: &str| -> Result<Entry, UsageError> {
        let named = options.bots.iter().find(|entry| entry.name == name);
        named.map_or_else(
            || Ok(Entry::named::<G>(name)?.or(options.budget)),
            |entry| Ok(entry.clone()),
        )
    };
    // Bots that are named on the command line: theirs are the only pairings.
    let wanted =
        |name: &str| options.bots.is_empty() || options.bots.iter().any(|entry| entry.name == name);
    let pairings: Vec<[&str; 2]> = pairings::<G>()
        .into_iter()
        .filter(|[stronger, _]| wanted(stronger))
        .collect();
    if pairings.is_empty() {
        return Err(UsageError::new("arena-needs-level").into());
    }
    writeln!(hall.out, "{}", hall.words.text("arena-ladder-head"))?;
    let mut sound = true;
    for players in options.players.iter().copied() {
        for [stronger, weaker] in &pairings {
            let entries = [entry(stronger)?, entry(weaker)?];
            let summary = pairing(hall, &entries, players)?;
            let row = report::ladder_row(&summary, players, hall.words);
            writeln!(hall.out, "{row}")?;
            hall.out.flush()?;
            sound &= summary.faults() == 0;
        }
    }
    Ok(sound)
}

/// A bot alone against copies of a weaker one.
fn pairing<G: ArenaGame>(
    hall: &mut Hall<'_, G>,
    entries: &[Entry],
    players: usize,
) -> Result<Summary, UsageError> {
    let options = hall.options;
    let line_ups = [alone(0, 1, players)];
    let schedule: Schedule<G> = Schedule::new(options.deals.clone(), players, &line_ups);
    let mut watch = Watch::new(&options.hypotheses, players, &schedule);
    let early = options.early
        && entries
            .iter()
            .any(|entry| Some(&entry.name) == G::LEVELS.last());
    let plan = Plan {
        title: title(hall, entries, players),
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

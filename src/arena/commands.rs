//! Match, sequential test and soak.

use super::ArenaError;
use super::arena_game::ArenaGame;
use super::command_line::usage_error::UsageError;
use super::contestant::Entry;
use super::game::Played;
use super::hall::{Hall, Plan};
use super::proof::sprt::{Hypotheses, Sprt, Verdict};
use super::report;
use super::schedule::{Fixture, Schedule, alone, line_ups, trial};
use crate::game::Game;
use std::ops::ControlFlow;

/// Nobody watches: all games are played.
fn on<G: Game>(_: &Fixture<G>, _: &Played) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// So many games of each of these line-ups, rounded up to whole deals.
pub(super) fn whole_deals<G: ArenaGame>(
    games: u64,
    schedule: &Schedule<G>,
    line_ups: usize,
) -> u64 {
    let of_a_deal = schedule.games_of_a_deal();
    let rotations = (of_a_deal / line_ups.max(1) as u64).max(1);
    games.div_ceil(rotations) * of_a_deal
}

/// Who plays a title, as the command line names them.
pub(super) fn title<G: ArenaGame>(hall: &Hall<'_, G>, entries: &[Entry], players: usize) -> String {
    let bots: Vec<String> = entries.iter().map(Entry::to_string).collect();
    let values = [
        ("players", players.into()),
        ("bots", bots.join(", ").into()),
    ];
    hall.words.format("arena-title", &values)
}

/// Plays matches with every count of players.
pub(super) fn contest<G: ArenaGame>(hall: &mut Hall<'_, G>) -> Result<bool, ArenaError> {
    let options = hall.options;
    let mut entries = options.bots.clone();
    entries.extend(options.against.clone());
    let mut sound = true;
    for players in options.players.iter().copied() {
        let line_ups = match options.against {
            // For two, the reverse is the same again.
            Some(_) if players == 2 => vec![alone(0, 1, players)],
            Some(_) => vec![alone(0, 1, players), alone(1, 0, players)],
            None => line_ups(entries.len(), players),
        };
        let schedule: Schedule<G> = Schedule::new(options.deals.clone(), players, &line_ups);
        let plan = Plan {
            title: title(hall, &entries, players),
            entries: &entries,
            games: whole_deals(options.games, &schedule, line_ups.len()),
            fixture: |number| schedule.fixture(number),
        };
        let heading = plan.title.clone();
        let summary = hall.play(plan, on)?;
        let text = report::summary(&summary, hall.words, true);
        writeln!(hall.out, "{heading}\n\n{text}")?;
        sound &= summary.faults() == 0;
    }
    Ok(sound)
}

/// Watches the candidate, which is contestant 0, deal by deal.
pub(super) struct Watch {
    pub sprt: Sprt,
    of_a_deal: u64,
    games: u64,
    share: f64,
}

impl Watch {
    pub fn new<G: ArenaGame>(
        hypotheses: &Hypotheses,
        players: usize,
        schedule: &Schedule<G>,
    ) -> Watch {
        Watch {
            sprt: Sprt::new(hypotheses, players),
            of_a_deal: schedule.games_of_a_deal(),
            games: 0,
            share: 0.0,
        }
    }

    /// Sees a game, and breaks off at the end of a deal once the answer is clear.
    pub fn see<G: Game>(&mut self, fixture: &Fixture<G>, played: &Played) -> ControlFlow<()> {
        let seats = fixture.seating.iter().zip(&played.seats);
        let won: f64 = seats
            .filter(|(bot, _)| **bot == 0)
            .map(|(_, s)| s.share)
            .sum();
        // A game that nobody won says nothing for anybody.
        let fair = 1.0 / played.seats.len() as f64;
        self.share += if played.is_decided() { won } else { fair };
        self.games += 1;
        if self.games == self.of_a_deal {
            self.sprt.add(self.share / self.of_a_deal as f64);
            (self.games, self.share) = (0, 0.0);
            if self.sprt.verdict().is_some() {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }
}

/// Plays a candidate alone against copies of a baseline until the answer is clear.
pub(super) fn sequential<G: ArenaGame>(hall: &mut Hall<'_, G>) -> Result<bool, ArenaError> {
    let options = hall.options;
    let mut entries = options.bots.clone();
    entries.extend(options.against.clone());
    let mut sound = true;
    for players in options.players.iter().copied() {
        let line_ups = [alone(0, 1, players)];
        let schedule: Schedule<G> = Schedule::new(options.deals.clone(), players, &line_ups);
        let mut watch = Watch::new(&options.hypotheses, players, &schedule);
        let plan = Plan {
            title: title(hall, &entries, players),
            entries: &entries,
            games: whole_deals(options.games, &schedule, 1),
            fixture: |number| schedule.fixture(number),
        };
        let heading = plan.title.clone();
        let summary = hall.play(plan, |fixture, played| watch.see(fixture, played))?;
        let text = report::summary(&summary, hall.words, false);
        let verdict = verdict(hall, &watch.sprt);
        writeln!(hall.out, "{heading}\n\n{text}\n{verdict}")?;
        sound &= summary.faults() == 0;
    }
    Ok(sound)
}

/// What a sequential test found, as sentences.
fn verdict<G: ArenaGame>(hall: &Hall<'_, G>, sprt: &Sprt) -> String {
    let Hypotheses {
        elo0,
        elo1,
        alpha,
        beta,
    } = hall.options.hypotheses;
    let key = match sprt.verdict() {
        Some(Verdict::Helps) => "arena-sprt-helps",
        Some(Verdict::DoesNotHelp) => "arena-sprt-does-not-help",
        None => "arena-sprt-open",
    };
    let (low, high) = sprt.bounds();
    let values = [
        ("elo0", elo0.to_string().into()),
        ("elo1", elo1.to_string().into()),
        ("alpha", alpha.to_string().into()),
        ("beta", beta.to_string().into()),
        ("llr", format!("{:.2}", sprt.llr()).into()),
        ("low", format!("{low:.2}").into()),
        ("high", format!("{high:.2}").into()),
    ];
    hall.words.format(key, &values)
}

/// Plays under all conditions and looks for faults.
pub(super) fn soak<G: ArenaGame>(hall: &mut Hall<'_, G>) -> Result<bool, ArenaError> {
    let options = hall.options;
    let entries = if options.bots.is_empty() {
        let all: Result<Vec<Entry>, UsageError> = G::BOTS
            .iter()
            .map(|name| Ok(Entry::named::<G>(name)?.or(options.budget)))
            .collect();
        all?
    } else {
        options.bots.clone()
    };
    let plan = Plan {
        title: hall.words.text("arena-soak-title"),
        entries: &entries,
        games: options.games,
        fixture: |number| trial(&options.deals, &options.players, entries.len(), number),
    };
    let summary = hall.play(plan, on)?;
    let sound = summary.faults() == 0 && summary.late() == 0;
    let verdict = hall.words.format(
        if sound {
            "arena-soak-sound"
        } else {
            "arena-soak-faults"
        },
        &[
            ("games", summary.games.into()),
            ("faults", summary.faults().into()),
            ("late", summary.late().into()),
        ],
    );
    let text = report::summary(&summary, hall.words, false);
    writeln!(hall.out, "{text}\n{verdict}")?;
    Ok(sound)
}

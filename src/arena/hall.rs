//! Where matches are played: on all cores, with a word now and then on how far they are.

use super::arena_game::ArenaGame;
use super::command_line::options::Options;
use super::command_line::usage_error::UsageError;
use super::contestant::{Contestant, Entry};
use super::game::{self, Played};
use super::report;
use super::results::{GameResult, MatchResult, Results};
use super::schedule::Fixture;
use super::summary::Summary;
use super::tally::Tally;
use crate::locale::Locale;
use crate::pool::in_order;
use std::io::Write;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// So often a line tells how far a match is.
const PROGRESS: Duration = Duration::from_secs(10);

/// What a run needs from its first match to its last.
pub(super) struct Hall<'a, G: ArenaGame> {
    pub options: &'a Options<G>,
    pub words: &'a Locale,
    pub out: &'a mut dyn Write,
    results: Results,
}

/// A match to be played.
pub(super) struct Plan<'a, F> {
    pub title: String,
    pub entries: &'a [Entry],
    /// The most games.
    pub games: u64,
    pub fixture: F,
}

impl<'a, G: ArenaGame> Hall<'a, G> {
    pub fn new(options: &'a Options<G>, words: &'a Locale, out: &'a mut dyn Write) -> Hall<'a, G> {
        Hall {
            options,
            words,
            out,
            results: Results::of::<G>(Vec::new()),
        }
    }

    /// Plays a match; `watch` sees every game in order and may end it.
    pub fn play<F: Fn(u64) -> Fixture<G> + Sync>(
        &mut self,
        plan: Plan<'_, F>,
        mut watch: impl FnMut(&Fixture<G>, &Played) -> ControlFlow<()>,
    ) -> Result<Summary, UsageError> {
        let contestants: Result<Vec<Contestant<G>>, UsageError> =
            plan.entries.iter().map(Contestant::open).collect();
        let contestants = contestants?;
        let labels: Vec<String> = contestants.iter().map(|c| c.label.clone()).collect();
        let mut tally = Tally::new(contestants.len());
        let mut games = Vec::new();
        let mut progress = Progress::new(self.words, &plan.title, plan.games);
        let limits = &self.options.limits;
        in_order(
            plan.games,
            self.options.threads,
            |number, cancel| {
                let fixture = (plan.fixture)(number);
                let played = game::play(&contestants, &fixture, limits, cancel)?;
                Some((fixture, played))
            },
            |_, (fixture, played)| {
                tally.add(&fixture, &played);
                let flow = watch(&fixture, &played);
                let result = GameResult::new(&fixture, &labels, played);
                if result.played.fault.is_some() {
                    eprintln!("{}", report::fault::<G>(&result, self.words));
                }
                games.push(result);
                progress.tick(tally.games);
                flow
            },
        );
        let summary = Summary::new(&tally, &contestants);
        self.results.matches.push(MatchResult {
            title: plan.title,
            summary: summary.clone(),
            games,
        });
        // A run may take hours: what is finished is safe.
        self.write()?;
        Ok(summary)
    }

    /// Writes the file of results, where one is wanted.
    pub fn write(&self) -> Result<(), UsageError> {
        match &self.options.out {
            Some(path) => self.results.write(path),
            None => Ok(()),
        }
    }
}

/// Tells now and then, on standard error, how far a match is.
struct Progress<'a> {
    words: &'a Locale,
    title: &'a str,
    total: u64,
    began: Instant,
    told: Instant,
}

impl<'a> Progress<'a> {
    fn new(words: &'a Locale, title: &'a str, total: u64) -> Progress<'a> {
        let now = Instant::now();
        Progress {
            words,
            title,
            total,
            began: now,
            told: now,
        }
    }

    fn tick(&mut self, done: u64) {
        if self.told.elapsed() < PROGRESS {
            return;
        }
        self.told = Instant::now();
        let rate = done as f64 / self.began.elapsed().as_secs_f64();
        let left = self.total.saturating_sub(done) as f64 / rate;
        let values = [
            ("title", self.title.into()),
            ("done", done.into()),
            ("total", self.total.into()),
            ("rate", format!("{rate:.2}").into()),
            ("minutes", ((left / 60.0).ceil() as u64).into()),
        ];
        eprintln!("{}", self.words.format("arena-progress", &values));
    }
}

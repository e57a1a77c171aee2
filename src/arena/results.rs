//! The file of results: every game, for whoever wants to count for themselves.

use super::arena_game::ArenaGame;
use super::command_line::usage_error::UsageError;
use super::game::Played;
use super::schedule::Fixture;
use super::summary::Summary;
use crate::files;
use serde::Serialize;
use std::path::Path;

/// The matches of a run.
#[derive(Clone, Debug, Serialize)]
pub struct Results {
    /// Which game was played.
    pub game: &'static str,
    /// What the conditions of every game are called.
    pub conditions: &'static [&'static str],
    /// What the numbers of every score are called.
    pub points: &'static [&'static str],
    /// The matches, in the order in which they were played.
    pub matches: Vec<MatchResult>,
}

/// A match and its games.
#[derive(Clone, Debug, Serialize)]
pub struct MatchResult {
    /// Who played it.
    pub title: String,
    /// What its games add up to.
    pub summary: Summary,
    /// Its games, in their order.
    pub games: Vec<GameResult>,
}

/// A game.
#[derive(Clone, Debug, Serialize)]
pub struct GameResult {
    /// The seed of the deal.
    pub seed: u64,
    /// One of each kind, as the command line takes them.
    pub conditions: Vec<String>,
    /// The bots on the seats, from the first.
    pub bots: Vec<String>,
    /// What happened.
    pub played: Played,
}

impl GameResult {
    /// The result of a game between bots of these labels.
    pub fn new<G: ArenaGame>(
        fixture: &Fixture<G>,
        labels: &[String],
        played: Played,
    ) -> GameResult {
        let seats = fixture.seating.iter();
        GameResult {
            seed: fixture.seed,
            conditions: G::described(&fixture.start),
            bots: seats.map(|bot| labels[*bot].clone()).collect(),
            played,
        }
    }
}

impl Results {
    /// The results of matches of a game.
    pub fn of<G: ArenaGame>(matches: Vec<MatchResult>) -> Results {
        Results {
            game: G::ID,
            conditions: G::CONDITIONS,
            points: G::POINTS,
            matches,
        }
    }

    /// Writes the file, as RON or as CSV by the end of its name.
    ///
    /// # Errors
    /// Says why it cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), UsageError> {
        let fails = |why: String| {
            let file = path.display().to_string();
            UsageError::with(
                "arena-cannot-write",
                [("file", file.into()), ("why", why.into())],
            )
        };
        let text = if path.extension().is_some_and(|e| e == "csv") {
            self.csv()
        } else {
            let pretty = ron::ser::PrettyConfig::new().depth_limit(4);
            ron::ser::to_string_pretty(self, pretty).map_err(|why| fails(why.to_string()))?
        };
        files::write(path, &text).map_err(|why| fails(why.to_string()))
    }

    /// A line for every seat of every game.
    fn csv(&self) -> String {
        let heads = [
            &["match", "game", "seed", "players"],
            self.conditions,
            &["seat", "bot", "share"],
            self.points,
            &[
                "turns",
                "decisions",
                "mean_ms",
                "longest_ms",
                "late",
                "fault",
            ],
        ];
        let mut text = format!("{}\n", heads.concat().join(","));
        for (number, result) in self.matches.iter().enumerate() {
            for (game, line) in result.games.iter().enumerate() {
                line.csv(&mut text, number + 1, game + 1, self.points.len());
            }
        }
        text
    }
}

impl GameResult {
    fn csv(&self, text: &mut String, number: usize, game: usize, points: usize) {
        for (seat, (bot, play)) in self.bots.iter().zip(&self.played.seats).enumerate() {
            let score = play.score.iter().flatten().map(u16::to_string);
            // A game that is not over has no score, but its columns stay.
            let score = score.chain(std::iter::repeat_n(String::new(), points));
            let mean = play.time.as_secs_f64() * 1e3 / f64::from(play.decisions.max(1));
            let longest = play.slowest.as_secs_f64() * 1e3;
            let fault = self.played.fault.as_ref();
            let own = fault.filter(|fault| fault.seat().is_none_or(|at| at == seat));
            let mut cells = [
                number as u64,
                game as u64,
                self.seed,
                self.bots.len() as u64,
            ]
            .map(|number| number.to_string())
            .to_vec();
            cells.extend(self.conditions.iter().map(|one| one.replace(',', "+")));
            cells.extend([
                (seat + 1).to_string(),
                bot.clone(),
                format!("{:.4}", play.share),
            ]);
            cells.extend(score.take(points));
            cells.extend([
                self.played.turns.to_string(),
                play.decisions.to_string(),
                format!("{mean:.3}"),
                format!("{longest:.3}"),
                play.late.to_string(),
                own.map_or("", |fault| fault.word()).to_string(),
            ]);
            text.push_str(&cells.join(","));
            text.push('\n');
        }
    }
}

//! The file of results: every game, for whoever wants to count for themselves.

use super::game::Played;
use super::mistake::Mistake;
use super::schedule::Fixture;
use super::summary::Summary;
use crate::record::file::write_atomically;
use crate::rules::Options as Variants;
use serde::Serialize;
use std::fmt::Write;
use std::path::Path;

/// The matches of a run.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Results {
    pub matches: Vec<MatchResult>,
}

/// A match and its games.
#[derive(Clone, Debug, Serialize)]
pub struct MatchResult {
    pub title: String,
    pub summary: Summary,
    pub games: Vec<GameResult>,
}

/// A game.
#[derive(Clone, Debug, Serialize)]
pub struct GameResult {
    pub seed: u64,
    pub board: String,
    pub variants: String,
    /// The bots on the seats, from the first.
    pub bots: Vec<String>,
    pub played: Played,
}

impl GameResult {
    /// The result of a game between bots of these labels.
    pub fn new(fixture: &Fixture, labels: &[String], played: Played) -> GameResult {
        let seats = fixture.seating.iter();
        GameResult {
            seed: fixture.setup.seed,
            board: fixture.setup.board.name().to_string(),
            variants: variants_text(&fixture.setup.options),
            bots: seats.map(|bot| labels[*bot].clone()).collect(),
            played,
        }
    }
}

/// Variants as the command line takes them.
pub(super) fn variants_text(variants: &Variants) -> String {
    let names = [
        (variants.buildings, "buildings"),
        (variants.wonder, "wonder"),
        (variants.english, "english"),
        (variants.open_scores, "open"),
    ];
    let on: Vec<&str> = names
        .iter()
        .filter(|(on, _)| *on)
        .map(|(_, n)| *n)
        .collect();
    if on.is_empty() {
        "none".to_string()
    } else {
        on.join(",")
    }
}

const HEADER: &str = "match,game,seed,players,board,variants,seat,bot,share,lowest,second,third,\
                      highest,turns,decisions,mean_ms,longest_ms,late,fault";

impl Results {
    /// Writes the file, as RON or as CSV by the end of its name.
    ///
    /// # Errors
    /// Says why it cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), Mistake> {
        let fails = |why: String| {
            let file = path.display().to_string();
            Mistake::with(
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
        write_atomically(path, &text).map_err(|why| fails(why.to_string()))
    }

    /// A line for every seat of every game.
    fn csv(&self) -> String {
        let mut text = format!("{HEADER}\n");
        for (number, result) in self.matches.iter().enumerate() {
            for (game, line) in result.games.iter().enumerate() {
                line.csv(&mut text, number + 1, game + 1);
            }
        }
        text
    }
}

impl GameResult {
    fn csv(&self, text: &mut String, number: usize, game: usize) {
        let (seed, board, players) = (self.seed, &self.board, self.bots.len());
        let variants = self.variants.replace(',', "+");
        for (seat, (bot, play)) in self.bots.iter().zip(&self.played.seats).enumerate() {
            let points = play
                .score
                .map_or([const { String::new() }; 4], |s| s.map(|p| p.to_string()));
            let mean = play.time.as_secs_f64() * 1e3 / f64::from(play.decisions.max(1));
            let longest = play.slowest.as_secs_f64() * 1e3;
            let fault = self.played.fault.as_ref();
            let own = fault.filter(|fault| fault.seat().is_none_or(|at| at == seat));
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "{number},{game},{seed},{players},{board},{variants},{},{bot},{:.4},{},{},{},{mean:.3},\
                 {longest:.3},{},{}",
                seat + 1,
                play.share,
                points.join(","),
                self.played.turns,
                play.decisions,
                play.late,
                own.map_or("", |fault| fault.word()),
            );
        }
    }
}

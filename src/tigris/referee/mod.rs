//! What the protocol says of the first game alone.

mod board_file;
mod expect;
mod new_game;
mod turn;

pub use turn::turn_line;

use super::Start;
use super::board_file::BoardFileError;
use super::bots;
use super::rules::notation::{PositionTextFlaw, Token, TokenError, parse_tiles, tiles_text};
use super::rules::{COLUMNS, Colour, Decision, Dynasty, Position, Refusal};
use crate::game::Game;
use crate::referee::command_error::{CommandError, Reply};
use crate::referee::desk::Refereed;
use crate::referee::settings::Settings;
use crate::referee::words::words;
use crate::search::Bot;
use std::cell::RefCell;
use std::sync::Arc;

impl From<TokenError> for CommandError {
    fn from(error: TokenError) -> Self {
        CommandError::said(error)
    }
}

impl From<BoardFileError> for CommandError {
    fn from(error: BoardFileError) -> Self {
        CommandError::said(error)
    }
}

impl Refereed for Position {
    const CODES: &'static [&'static str] = &expect::CODES;
    const UNKNOWN: Refusal = Refusal::Unknown;

    fn code(refusal: &Refusal) -> &'static str {
        refusal.code()
    }

    fn begin_with(settings: &mut Settings, seed: u64) -> Result<Start, CommandError> {
        Ok(new_game::read_setup(settings, seed)?.into())
    }

    /// Reads a position, on a shipped board, on that of the present game, or on one from a file.
    fn begin_from(text: &str, present: Option<&Position>) -> Result<Start, CommandError> {
        let text = unnamed(text);
        let complaint = RefCell::new(None);
        let present = present.map(|position| position.table().board());
        let position = Position::from_text_on(&text, |name| {
            if let Some(board) = present.filter(|board| board.name() == name) {
                return Some(Arc::clone(board));
            }
            let found = board_file::board(name);
            found.map_err(|why| complaint.replace(Some(why))).ok()
        });
        let position = position.map_err(|error| match (error.reason, complaint.take()) {
            (PositionTextFlaw::Board(_), Some(complaint)) => complaint,
            (why, _) => CommandError::position(error.line, error.text, why),
        })?;
        let board = position.table().board().as_ref().clone();
        Ok(Start::written(board, &text))
    }

    fn text(&self, player: Option<Dynasty>) -> String {
        match player {
            Some(dynasty) => self.text_seen_by(dynasty),
            None => self.to_text(),
        }
    }

    fn turn_line(&self) -> String {
        turn_line(self)
    }

    fn player(&self, word: &str) -> Result<Dynasty, CommandError> {
        let dynasty: Dynasty = word.parse()?;
        if self.table().seats().contains(dynasty) {
            Ok(dynasty)
        } else {
            let dynasty = ("dynasty", word.into());
            Err(CommandError::with("referee-not-in-play", [dynasty]))
        }
    }

    fn points_line(&self, dynasty: Dynasty) -> String {
        let table = self.table();
        let points = table.points(dynasty);
        let mut line = String::new();
        for colour in Colour::ALL {
            line.push_str(&format!("{colour}={} ", points[colour.index()]));
        }
        line.push_str(&format!("treasures={}", table.treasures_taken(dynasty)));
        line
    }

    fn result_lines(&self) -> Option<Vec<String>> {
        let outcome = self.outcome()?;
        let line = |standing: &super::rules::Standing| {
            let numbers = numbers(standing.ascending());
            let shared = if standing.shared { " (shared)" } else { "" };
            let (rank, dynasty) = (standing.rank, standing.dynasty);
            format!("{rank}{shared} {dynasty} {numbers}")
        };
        Some(outcome.standings.iter().map(line).collect())
    }

    fn winners(&self) -> Option<Vec<Dynasty>> {
        Some(self.outcome()?.winners().collect())
    }

    fn hand_text(&self, dynasty: Dynasty) -> String {
        tiles_text(&self.hand(dynasty))
    }

    fn hand_size(&self, dynasty: Dynasty) -> u64 {
        u64::from(self.hand(dynasty).total())
    }

    fn hand_of(word: &str) -> Result<String, CommandError> {
        Ok(tiles_text(&parse_tiles(word)?))
    }

    fn check(&self, decision: Decision) -> Result<(), Refusal> {
        Position::check(self, decision)
    }

    fn expect(&self, form: &str, args: &[&str]) -> Option<Reply> {
        expect::own(self, form, args)
    }

    /// A face-down tile is written `#`.
    fn kept_words(expect: &[&str]) -> usize {
        match expect {
            // expect cell f7 TOKEN
            ["cell", ..] => 3,
            // expect shows DYNASTY and a row of a grid
            ["shows", _, word, ..] if word.parse::<Token>().is_ok() => 2 + usize::from(COLUMNS),
            _ => 0,
        }
    }

    fn bot_names() -> &'static [&'static str] {
        bots::names()
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Position>>> {
        bots::by_name(name)
    }
}

/// A position text without the line that names the game, which its reader does not know; the line
/// stays, empty, so that line numbers are right.
fn unnamed(text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let first = lines.iter_mut().find(|line| !words(line, 0).is_empty());
    if let Some(line) = first.filter(|line| words(line, 0) == ["game", Position::ID]) {
        *line = "";
    }
    lines.join("\n")
}

/// Four numbers with blanks between them.
fn numbers(numbers: [u16; 4]) -> String {
    numbers.map(|n| n.to_string()).join(" ")
}

//! A scene: a position and what is played on it, read from a script that the referee can run too.
//!
//! The scripts lie in `assets/teaching`. A scene takes the position at the head of one, then every
//! `play` and every `expect illegal`; a test has the referee check the rest, so a picture can never
//! show what the rules would not do.

use crate::game::Game;
use crate::tigris::Start;
use crate::tigris::rules::notation::first_position;
use crate::tigris::rules::{
    COLUMNS, Cell, CellSet, Decision, Event, Piece, Position, ROWS, Refusal,
};
use std::fmt;

/// What happens in a scene.
#[derive(Clone, Debug, PartialEq)]
pub enum Moment {
    /// This was played, and what came of it.
    Played(Decision, Vec<Event>),
    /// This was tried and is refused.
    Refused(Decision, Refusal),
}

/// A position and what follows.
#[derive(Clone, Debug)]
pub struct Scene {
    start: Start,
    moments: Vec<Moment>,
    /// The position at the start and after every moment.
    positions: Vec<Position>,
}

/// Why a script is no scene; only a developer ever reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: String,
}

impl fmt::Display for SceneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for SceneError {}

/// The part of the board that a picture shows: columns and rows from the first to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The first column and the last.
    pub columns: (u8, u8),
    /// The first row and the last.
    pub rows: (u8, u8),
}

impl Window {
    /// The whole board.
    pub const WHOLE: Window = Window {
        columns: (0, COLUMNS - 1),
        rows: (0, ROWS - 1),
    };

    /// How many columns and rows.
    pub fn size(&self) -> (u8, u8) {
        (
            self.columns.1 - self.columns.0 + 1,
            self.rows.1 - self.rows.0 + 1,
        )
    }

    /// Its cells.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        let window = *self;
        Cell::all().filter(move |cell| window.contains(*cell))
    }

    /// Whether it shows a cell.
    pub fn contains(&self, cell: Cell) -> bool {
        (self.columns.0..=self.columns.1).contains(&cell.column())
            && (self.rows.0..=self.rows.1).contains(&cell.row())
    }

    /// The smallest one with a margin around these cells.
    fn around(cells: CellSet) -> Window {
        if cells.is_empty() {
            return Window::WHOLE;
        }
        let span = |of: fn(Cell) -> u8, least: u8, end: u8| {
            let first = cells.into_iter().map(of).min().unwrap_or(0);
            let last = cells.into_iter().map(of).max().unwrap_or(end);
            let (mut first, mut last) = (first.saturating_sub(1), (last + 1).min(end));
            while last - first + 1 < least {
                last = (last + 1).min(end);
                first = first.saturating_sub(u8::from(last - first + 1 < least));
            }
            (first, last)
        };
        Window {
            columns: span(Cell::column, 8, COLUMNS - 1),
            rows: span(Cell::row, 4, ROWS - 1),
        }
    }
}

impl Scene {
    /// Reads a script.
    ///
    /// # Errors
    /// Names the line that the rules do not accept.
    pub fn read(script: &str) -> Result<Scene, SceneError> {
        let fault = |line: usize, why: String| SceneError { line, why };
        let start = Start::of_script(script);
        let (_, rest) = first_position(script).unwrap_or_default();
        let before = script[..script.len() - rest.len()].lines().count();
        let lines = rest.lines().zip(before + 1..);
        let mut now = Position::begin(&start).map_err(|why| fault(why.line, why.to_string()))?;
        let mut scene = Scene {
            start,
            moments: Vec::new(),
            positions: vec![now.clone()],
        };
        for (line, number) in lines {
            let command = line.split('#').next().unwrap_or_default().trim();
            let moment = if let Some(decision) = command.strip_prefix("play ") {
                let decision = read_decision(decision).map_err(|why| fault(number, why))?;
                let mut events = Vec::new();
                let played = now.try_play(decision, &mut events);
                played.map_err(|why| fault(number, why.code().to_string()))?;
                Moment::Played(decision, events)
            } else if let Some(decision) = command.strip_prefix("expect illegal ") {
                let decision = read_decision(decision).map_err(|why| fault(number, why))?;
                let Err(why) = now.check(decision) else {
                    return Err(fault(number, "legal".to_string()));
                };
                Moment::Refused(decision, why)
            } else {
                continue;
            };
            scene.moments.push(moment);
            scene.positions.push(now.clone());
        }
        Ok(scene)
    }

    /// How a game from here starts.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// What happens, in order.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// What is played, in order.
    pub fn decisions(&self) -> impl Iterator<Item = Decision> + '_ {
        self.moments.iter().filter_map(|moment| match moment {
            Moment::Played(decision, _) => Some(*decision),
            Moment::Refused(..) => None,
        })
    }

    /// The position after so many moments; the last one if there are not so many.
    pub fn position(&self, moments: usize) -> &Position {
        &self.positions[moments.min(self.positions.len() - 1)]
    }

    /// The part of the board in which it plays: all that is not as at the start of every game.
    pub fn window(&self) -> Window {
        let mut cells = CellSet::default();
        for position in &self.positions {
            let table = position.table();
            let board = table.board();
            for cell in Cell::all() {
                let lone = board.shedu().contains(cell)
                    && table.treasures().contains(cell)
                    && matches!(table.piece(cell), Some(Piece::Tile(_)));
                if !lone && table.piece(cell).is_some() {
                    cells.insert(cell);
                }
            }
        }
        for moment in &self.moments {
            let (Moment::Played(decision, _) | Moment::Refused(decision, _)) = moment;
            if let Some(cell) = decision.onto() {
                cells.insert(cell);
            }
        }
        Window::around(cells)
    }
}

/// A decision, perhaps with the code of its refusal behind it.
fn read_decision(words: &str) -> Result<Decision, String> {
    let bare = words.rsplit_once(' ').map(|(decision, _)| decision);
    let parsed = words.parse::<Decision>().ok();
    parsed
        .or_else(|| bare.and_then(|decision| decision.parse().ok()))
        .ok_or_else(|| words.to_string())
}

//! A board as a file: eleven rows of sixteen characters, and why one is refused.

use super::{Board, COLUMNS, Cell, CellSet, Frame, ROWS};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A board as it is written in a RON file: eleven rows of sixteen characters.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename = "Board", deny_unknown_fields)]
pub(super) struct BoardFile {
    name: String,
    #[serde(default)]
    frame: Frame,
    rows: Vec<String>,
}

/// Why a board file is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// The text is not RON of the right shape.
    Syntax {
        /// Counted from 1.
        line: usize,
        /// What the reader of the format says.
        why: String,
    },
    /// The name is no word that a line of a position could hold: it is empty, longer than 40
    /// letters, has a blank or a control character in it, or begins as a comment does.
    Name(String),
    /// A shipped board has this name; a position names its board, so a name means one board only.
    NameTaken(String),
    /// A board has eleven rows.
    Rows(usize),
    /// A row has sixteen cells.
    RowLength {
        /// The row, counted from 0.
        row: usize,
        /// How many characters it has.
        length: usize,
    },
    /// A cell is none of `.` `~` `S` `B`.
    Character {
        /// The row, counted from 0.
        row: usize,
        /// The column, counted from 0.
        column: usize,
        /// The character.
        found: char,
    },
    /// A board needs 3 to 57 shedu cells.
    SheduCells(usize),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::Syntax { line, why } => write!(f, "not a board file: line {line}: {why}"),
            BoardError::Name(name) => write!(f, "bad board name {name:?}"),
            BoardError::NameTaken(name) => write!(f, "{name:?} is the name of a shipped board"),
            BoardError::Rows(found) => write!(f, "{found} rows instead of {ROWS}"),
            BoardError::RowLength { row, length } => {
                write!(f, "row {row} has {length} cells instead of {COLUMNS}")
            }
            BoardError::Character { row, column, found } => {
                write!(
                    f,
                    "row {row}, column {column}: {found:?} is none of . ~ S B"
                )
            }
            BoardError::SheduCells(found) => {
                write!(f, "{found} shedu cells, but a board needs 3 to 57")
            }
        }
    }
}

impl std::error::Error for BoardError {}

impl BoardFile {
    pub(super) fn from_ron(text: &str) -> Result<BoardFile, BoardError> {
        ron::from_str(text).map_err(|why| BoardError::Syntax {
            line: why.span.start.line,
            why: why.code.to_string(),
        })
    }
}

impl TryFrom<BoardFile> for Board {
    type Error = BoardError;

    fn try_from(file: BoardFile) -> Result<Board, BoardError> {
        let board = Board::of(file)?;
        match Board::named(&board.name) {
            Some(shipped) if shipped != board => Err(BoardError::NameTaken(board.name)),
            _ => Ok(board),
        }
    }
}

impl Board {
    /// The board of a file, whatever its name.
    pub(super) fn of(file: BoardFile) -> Result<Board, BoardError> {
        let plain = |c: char| !c.is_whitespace() && !c.is_control();
        let length = file.name.chars().count();
        let word = (1..=40).contains(&length) && file.name.chars().all(plain);
        if !word || file.name.starts_with('#') {
            return Err(BoardError::Name(file.name));
        }
        if file.rows.len() != usize::from(ROWS) {
            return Err(BoardError::Rows(file.rows.len()));
        }
        let mut board = Board {
            name: file.name,
            frame: file.frame,
            river: CellSet::EMPTY,
            shedu: CellSet::EMPTY,
            border: CellSet::EMPTY,
        };
        let mut cells = Cell::all();
        for (row, text) in (1..).zip(&file.rows) {
            let length = text.chars().count();
            if length != usize::from(COLUMNS) {
                return Err(BoardError::RowLength { row, length });
            }
            for (column, (found, cell)) in (1..).zip(text.chars().zip(cells.by_ref())) {
                match found {
                    '.' => {}
                    '~' => board.river.insert(cell),
                    'S' => board.shedu.insert(cell),
                    'B' => {
                        board.shedu.insert(cell);
                        board.border.insert(cell);
                    }
                    _ => return Err(BoardError::Character { row, column, found }),
                }
            }
        }
        match board.shedu.len() {
            3..=57 => Ok(board),
            found => Err(BoardError::SheduCells(found as usize)),
        }
    }
}

impl From<Board> for BoardFile {
    fn from(board: Board) -> BoardFile {
        let letter = |cell: Cell| match cell {
            c if board.river.contains(c) => '~',
            c if board.border.contains(c) => 'B',
            c if board.shedu.contains(c) => 'S',
            _ => '.',
        };
        let cells: Vec<char> = Cell::all().map(letter).collect();
        let rows = cells
            .chunks(usize::from(COLUMNS))
            .map(|row| row.iter().collect());
        BoardFile {
            rows: rows.collect(),
            frame: board.frame,
            name: board.name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_boards_have_the_right_numbers_of_cells() {
        let numbers = |b: Board| (b.river().len(), b.shedu().len(), b.border().len());
        assert_eq!(numbers(Board::standard()), (41, 10, 4));
        assert_eq!(numbers(Board::advanced()), (39, 14, 6));
    }

    #[test]
    fn a_board_survives_its_file() {
        for board in [Board::standard(), Board::advanced()] {
            let text = ron::to_string(&board).unwrap();
            assert_eq!(Board::from_ron(&text).unwrap(), board);
        }
    }

    #[test]
    fn bad_board_files_are_refused_with_a_place() {
        let file = |rows: &[&str]| format!("(name: \"x\", rows: {rows:?})");
        let rows = |first: &'static str| [[first].as_slice(), &["................"; 10]].concat();
        let refused = |text: &str| Board::from_ron(text).unwrap_err();
        assert_eq!(refused(&file(&["SSS............."])), BoardError::Rows(1));
        assert_eq!(
            refused(&file(&rows("SSS"))),
            BoardError::RowLength { row: 1, length: 3 }
        );
        assert_eq!(
            refused(&file(&rows("SSS...é........."))),
            BoardError::Character {
                row: 1,
                column: 7,
                found: 'é'
            }
        );
        assert_eq!(
            refused(&file(&rows("SS.............."))),
            BoardError::SheduCells(2)
        );
        assert!(Board::from_ron(&file(&rows("SSS............."))).is_ok());
        assert!(matches!(
            refused("(\n  name: 3)"),
            BoardError::Syntax { line: 2, .. }
        ));
        // What the line `board NAME` of a position could not say.
        for name in [
            "",
            "a b",
            "a\\tb",
            "a\\nb",
            "#a",
            "a\u{2003}b",
            &"é".repeat(41),
        ] {
            let text = format!("(name: \"{name}\", rows: [])");
            assert!(matches!(refused(&text), BoardError::Name(_)), "{name}");
        }
        let long = file(&rows("SSS.............")).replace('x', &"é".repeat(40));
        assert!(Board::from_ron(&long).is_ok());
        let thief = file(&rows("SSS.............")).replace("\"x\"", "\"advanced\"");
        assert_eq!(
            refused(&thief),
            BoardError::NameTaken("advanced".to_string())
        );
    }
}

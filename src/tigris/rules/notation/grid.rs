//! The tokens of a grid: what lies on one cell.

use super::tokens::{dynasty_letter, leader, leader_letter, tile, tile_letter};
use crate::tigris::rules::{Cell, Colour, Dynasty, Piece, Table};
use std::fmt;
use std::str::FromStr;

/// What a grid says of one cell: the piece, and whether a treasure is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Token {
    /// What lies on the cell, if anything does.
    pub piece: Option<Piece>,
    /// Whether a treasure lies there.
    pub treasure: bool,
}

/// What lies on a cell of this table.
pub fn token_of(table: &Table, cell: Cell) -> Token {
    Token {
        piece: table.piece(cell),
        treasure: table.treasures().contains(cell),
    }
}

/// The text is no grid token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridTokenError;

impl fmt::Display for GridTokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a grid token")
    }
}

impl std::error::Error for GridTokenError {}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = match self.piece {
            None => ".".to_string(),
            Some(Piece::Tile(colour)) => tile_letter(colour).to_string(),
            Some(Piece::FaceDown) => "#".to_string(),
            Some(Piece::Wonder) => "W".to_string(),
            Some(Piece::Catastrophe) => "X".to_string(),
            Some(Piece::Leader(dynasty, colour)) => {
                [leader_letter(colour), dynasty_letter(dynasty)]
                    .iter()
                    .collect()
            }
        };
        if self.treasure {
            text.push('$');
        }
        f.pad(&text)
    }
}

impl FromStr for Token {
    type Err = GridTokenError;

    fn from_str(text: &str) -> Result<Token, GridTokenError> {
        let mut letters = text.chars();
        let piece = match letters.next().ok_or(GridTokenError)? {
            '.' => None,
            '#' => Some(Piece::FaceDown),
            'W' => Some(Piece::Wonder),
            'X' => Some(Piece::Catastrophe),
            letter => match (tile(letter), leader(letter)) {
                (Some(tile), _) => Some(Piece::Tile(tile)),
                (None, Some(leader)) => {
                    let letter = letters.next().ok_or(GridTokenError)?;
                    let dynasty = Dynasty::ALL
                        .into_iter()
                        .find(|d| dynasty_letter(*d) == letter)
                        .ok_or(GridTokenError)?;
                    Some(Piece::Leader(dynasty, leader))
                }
                (None, None) => return Err(GridTokenError),
            },
        };
        // A treasure stays under its temple until that turns face down or the wonder replaces it.
        let can_bear = matches!(
            piece,
            Some(Piece::Tile(Colour::Red) | Piece::FaceDown | Piece::Wonder)
        );
        let treasure = match letters.next() {
            None => false,
            Some('$') if can_bear => true,
            Some(_) => return Err(GridTokenError),
        };
        match letters.next() {
            None => Ok(Token { piece, treasure }),
            Some(_) => Err(GridTokenError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_grid_token_is_read_back() {
        for text in [
            ".", "S", "T", "F", "M", "T$", "#", "#$", "W", "W$", "X", "kA", "pB", "fP", "tL",
        ] {
            let token: Token = text.parse().unwrap();
            assert_eq!(token.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_grid_token_is_refused() {
        for text in [
            "", "..", ".$", "S$", "X$", "k", "kX", "kA$", "KA", "t", "T$$", "##", "é", "$",
        ] {
            assert_eq!(text.parse::<Token>(), Err(GridTokenError), "{text:?}");
        }
    }
}

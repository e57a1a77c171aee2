//! The single tokens: cells, colours, tiles, leaders, dynasties and monuments.

use crate::tigris::rules::{COLUMNS, Cell, Colour, Dynasty, Ending, Monument, ROWS, TileCounts};
use std::fmt;
use std::str::FromStr;

/// What a token should have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A cell: `f7`.
    Cell,
    /// A colour: `black`.
    Colour,
    /// A tile: `T`.
    Tile,
    /// Tiles: `TTSM`, or `-` for none.
    Tiles,
    /// A leader: `k`.
    Leader,
    /// A dynasty: `archer`.
    Dynasty,
    /// A monument: `black-red`.
    Monument,
    /// A number without a sign.
    Number,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Cell => "a cell",
            Kind::Colour => "a colour",
            Kind::Tile => "a tile",
            Kind::Tiles => "tiles",
            Kind::Leader => "a leader",
            Kind::Dynasty => "a dynasty",
            Kind::Monument => "a monument",
            Kind::Number => "a number",
        })
    }
}

/// A token that is not what is needed at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenError {
    /// What the token should have been.
    pub expected: Kind,
    /// The token, cut short if it is very long.
    pub found: String,
}

impl TokenError {
    /// An error about this token.
    pub fn new(expected: Kind, found: &str) -> TokenError {
        TokenError {
            expected,
            found: shortened(found),
        }
    }
}

/// At most forty characters of a text that somebody wrote, for an error message.
pub(crate) fn shortened(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not {}", self.found, self.expected)
    }
}

impl std::error::Error for TokenError {}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.column());
        write!(f, "{column}{}", self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Cell, TokenError> {
        let read = || {
            let (column, row) = match *text.as_bytes() {
                [column, row] => (column, row.checked_sub(b'1').filter(|row| *row < 9)?),
                [column, b'1', row] => (column, row.checked_sub(b'0')?.checked_add(9)?),
                _ => return None,
            };
            let column = column.checked_sub(b'a').filter(|c| *c < COLUMNS)?;
            Cell::new(column, row).filter(|_| row < ROWS)
        };
        read().ok_or_else(|| TokenError::new(Kind::Cell, text))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::Black => "black",
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
        })
    }
}

impl FromStr for Colour {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Colour, TokenError> {
        match text {
            "black" => Ok(Colour::Black),
            "red" => Ok(Colour::Red),
            "blue" => Ok(Colour::Blue),
            "green" => Ok(Colour::Green),
            _ => Err(TokenError::new(Kind::Colour, text)),
        }
    }
}

impl fmt::Display for Dynasty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Dynasty::Archer => "archer",
            Dynasty::Bull => "bull",
            Dynasty::Pot => "pot",
            Dynasty::Lion => "lion",
        })
    }
}

impl FromStr for Dynasty {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Dynasty, TokenError> {
        match text {
            "archer" => Ok(Dynasty::Archer),
            "bull" => Ok(Dynasty::Bull),
            "pot" => Ok(Dynasty::Pot),
            "lion" => Ok(Dynasty::Lion),
            _ => Err(TokenError::new(Kind::Dynasty, text)),
        }
    }
}

impl fmt::Display for Monument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.colours();
        write!(f, "{one}-{other}")
    }
}

impl FromStr for Monument {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Monument, TokenError> {
        let read = || {
            let (one, other) = text.split_once('-')?;
            Monument::of(one.parse().ok()?, other.parse().ok()?)
        };
        read().ok_or_else(|| TokenError::new(Kind::Monument, text))
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ending::Treasures => "treasures",
            Ending::Bag => "bag",
        })
    }
}

/// The letter of a tile: `S`, `T`, `F` or `M`.
pub const fn tile_letter(tile: Colour) -> char {
    match tile {
        Colour::Black => 'S',
        Colour::Red => 'T',
        Colour::Blue => 'F',
        Colour::Green => 'M',
    }
}

/// The letter of a leader: `k`, `p`, `f` or `t`.
pub const fn leader_letter(leader: Colour) -> char {
    match leader {
        Colour::Black => 'k',
        Colour::Red => 'p',
        Colour::Blue => 'f',
        Colour::Green => 't',
    }
}

pub(super) fn tile(letter: char) -> Option<Colour> {
    Colour::ALL.into_iter().find(|c| tile_letter(*c) == letter)
}

pub(super) fn leader(letter: char) -> Option<Colour> {
    let is = |c: &Colour| leader_letter(*c) == letter;
    Colour::ALL.into_iter().find(is)
}

/// The dynasty's first letter, in upper case.
pub(super) const fn dynasty_letter(dynasty: Dynasty) -> char {
    match dynasty {
        Dynasty::Archer => 'A',
        Dynasty::Bull => 'B',
        Dynasty::Pot => 'P',
        Dynasty::Lion => 'L',
    }
}

pub(super) fn parse_tile(text: &str) -> Result<Colour, TokenError> {
    let mut letters = text.chars();
    match (letters.next().and_then(tile), letters.next()) {
        (Some(tile), None) => Ok(tile),
        _ => Err(TokenError::new(Kind::Tile, text)),
    }
}

pub(super) fn parse_leader(text: &str) -> Result<Colour, TokenError> {
    let mut letters = text.chars();
    match (letters.next().and_then(leader), letters.next()) {
        (Some(leader), None) => Ok(leader),
        _ => Err(TokenError::new(Kind::Leader, text)),
    }
}

/// Tiles as letters in the order S T F M; `-` for none.
pub fn tiles_text(tiles: &TileCounts) -> String {
    if tiles.is_empty() {
        "-".to_string()
    } else {
        tiles.iter().map(tile_letter).collect()
    }
}

/// Reads tiles written as letters in any order; `-` for none.
///
/// # Errors
/// The text when there is another letter in it.
pub fn parse_tiles(text: &str) -> Result<TileCounts, TokenError> {
    match text {
        "-" => Ok(TileCounts::EMPTY),
        "" => Err(TokenError::new(Kind::Tiles, text)),
        _ => text
            .chars()
            .map(tile)
            .collect::<Option<TileCounts>>()
            .ok_or_else(|| TokenError::new(Kind::Tiles, text)),
    }
}

/// Reads a number of digits alone: no sign, nothing else.
pub(crate) fn parse_number<N: FromStr>(text: &str) -> Result<N, TokenError> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    text.parse()
        .ok()
        .filter(|_| digits)
        .ok_or_else(|| TokenError::new(Kind::Number, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_is_read_back() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for colour in Colour::ALL {
            assert_eq!(colour.to_string().parse(), Ok(colour));
            assert_eq!(
                parse_tile(&tile_letter(colour).to_string()).as_ref(),
                Ok(&colour)
            );
            assert_eq!(
                parse_leader(&leader_letter(colour).to_string()).as_ref(),
                Ok(&colour)
            );
        }
        for dynasty in Dynasty::ALL {
            assert_eq!(dynasty.to_string().parse(), Ok(dynasty));
        }
        for monument in Monument::ALL {
            assert_eq!(monument.to_string().parse(), Ok(monument));
            let [one, other] = monument.colours();
            assert_eq!(format!("{other}-{one}").parse(), Ok(monument));
        }
        let tiles = TileCounts::new([1, 2, 0, 3]);
        assert_eq!(tiles_text(&tiles), "STTMMM");
        assert_eq!(parse_tiles("MTSMTM"), Ok(tiles));
        assert_eq!(parse_tiles("-"), Ok(TileCounts::EMPTY));
    }

    #[test]
    fn what_is_no_token_is_refused() {
        for text in [
            "", "a", "a0", "a12", "q1", "A1", "a01", "a1 ", "a1é", "é1", "a111", "a+1", "1a", "a:",
            "a1:",
        ] {
            assert!(text.parse::<Cell>().is_err(), "{text:?}");
        }
        for text in ["", "Red", "red-red", "red", "red-blue-green", "-"] {
            assert!(text.parse::<Monument>().is_err(), "{text:?}");
        }
        for text in ["", "t", "TX", "T-", "é"] {
            assert!(parse_tiles(text).is_err(), "{text:?}");
        }
        for text in ["", "+1", "-1", " 1", "1.0", "300"] {
            assert!(parse_number::<u8>(text).is_err(), "{text:?}");
        }
        let long = "x".repeat(1000).parse::<Colour>().unwrap_err();
        assert!(long.found.chars().count() <= 41);
    }
}

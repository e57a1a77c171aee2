//! The words of a line of a position.

use super::PositionTextFlaw;
use crate::tigris::rules::notation::tokens::{Kind, TokenError, parse_number, tile};
use crate::tigris::rules::{Colour, TileCounts};

pub(super) type Read<T> = Result<T, PositionTextFlaw>;

/// The words of a line without its comment: from a word that begins with `#`, but for the first
/// `kept` words, which may be face-down tiles.
pub(crate) fn words(line: &str, kept: usize) -> Vec<&str> {
    line.split_whitespace()
        .enumerate()
        .take_while(|(i, word)| *i < kept || !word.starts_with('#'))
        .map(|(_, word)| word)
        .collect()
}

/// The only word after the keyword.
pub(super) fn one<'a>(args: &[&'a str]) -> Read<&'a str> {
    match args {
        [word] => Ok(word),
        _ => Err(PositionTextFlaw::Words),
    }
}

/// Numbers of tiles, each colour at most once: `T40 S28`.
pub(super) fn counts(args: &[&str]) -> Read<TileCounts> {
    let mut counts = TileCounts::EMPTY;
    let mut named: Vec<Colour> = Vec::new();
    for word in args {
        let mut letters = word.chars();
        let wrong = || TokenError::new(Kind::Tiles, word);
        let colour = letters.next().and_then(tile).ok_or_else(wrong)?;
        let count: u8 = parse_number(letters.as_str())?;
        if named.contains(&colour) {
            return Err(PositionTextFlaw::Token(wrong()));
        }
        named.push(colour);
        counts.add(colour, count);
    }
    Ok(counts)
}

/// A number, or `?` for one that is unknown.
pub(super) fn known_number<N: std::str::FromStr>(word: &str) -> Read<Option<N>> {
    match word {
        "?" => Ok(None),
        _ => Ok(Some(parse_number(word)?)),
    }
}

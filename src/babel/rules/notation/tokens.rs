//! The single tokens: players, tribes, cards, levels, places and columns.

use crate::babel::rules::{
    Ending, Letter, Level, Place, Player, Skill, Source, Tribe, TribeCounts,
};
use std::fmt;
use std::str::FromStr;

/// What a token should have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// `kish` or `ur`.
    Player,
    /// A letter of a tribe.
    Tribe,
    /// A territory or the quarry.
    Marker,
    /// A hand: a letter for each card.
    Cards,
    /// A number on a temple card, 1 to 6.
    Level,
    /// A card's place in a row, counted from 1.
    Place,
    /// The column from which a temple card is taken.
    Source,
    /// A number, in decimal digits.
    Number,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Player => "a player",
            Kind::Tribe => "a tribe",
            Kind::Marker => "a territory or the quarry",
            Kind::Cards => "cards",
            Kind::Level => "a level",
            Kind::Place => "a place",
            Kind::Source => "a column",
            Kind::Number => "a number",
        })
    }
}

/// A token that is not what is needed at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenError {
    /// What the place needs.
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
pub(super) fn shortened(text: &str) -> String {
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

/// Gives a type its words: `Display` and `FromStr` by one table.
macro_rules! words {
    ($kind:ident, $type:ty: $($value:path = $word:literal),* $(,)?) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self { $($value => $word),* })
            }
        }

        impl FromStr for $type {
            type Err = TokenError;

            fn from_str(text: &str) -> Result<$type, TokenError> {
                match text {
                    $($word => Ok($value),)*
                    _ => Err(TokenError::new(Kind::$kind, text)),
                }
            }
        }
    };
}

words!(Player, Player: Player::Kish = "kish", Player::Ur = "ur");
words!(Tribe, Tribe:
    Tribe::Assyrians = "assyrians",
    Tribe::Hittites = "hittites",
    Tribe::Medes = "medes",
    Tribe::Persians = "persians",
    Tribe::Sumerians = "sumerians",
);
words!(Source, Source: Source::Own = "own", Source::Other = "other");

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Skill::Destroy => "destroy",
            Skill::Rob => "rob",
            Skill::Expel => "expel",
            Skill::Lure => "lure",
            Skill::Leap => "leap",
            Skill::Halve => "halve",
        })
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ending::Fifteen => "fifteen",
            Ending::Twenty => "twenty",
            Ending::Collapse => "collapse",
            Ending::Supply => "supply",
        })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Level {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Level, TokenError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Level::from_letter), letters.next()) {
            (Some(level), None) => Ok(level),
            _ => Err(TokenError::new(Kind::Level, text)),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Place {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Place, TokenError> {
        let place = parse_number(text).ok().and_then(Place::new);
        place.ok_or_else(|| TokenError::new(Kind::Place, text))
    }
}

/// Where a marker stands: a territory, or nothing for `quarry`.
///
/// # Errors
/// The word when it is neither.
pub fn parse_marker(text: &str) -> Result<Option<Tribe>, TokenError> {
    match text {
        "quarry" => Ok(None),
        _ => match text.parse() {
            Ok(tribe) => Ok(Some(tribe)),
            Err(_) => Err(TokenError::new(Kind::Marker, text)),
        },
    }
}

/// Where a marker stands, in a word.
pub(super) struct Marker(pub Option<Tribe>);

impl fmt::Display for Marker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(tribe) => tribe.fmt(f),
            None => f.write_str("quarry"),
        }
    }
}

/// Cards as letters in the order of tribes; `-` for none.
pub fn cards_text(cards: &TribeCounts) -> String {
    let letters: Vec<Tribe> = cards.iter().collect();
    row_text(&letters)
}

/// Cards as letters, as they lie; `-` for none.
pub fn row_text(cards: &[Tribe]) -> String {
    match cards {
        [] => "-".to_string(),
        _ => cards.iter().map(|card| card.letter()).collect(),
    }
}

/// Levels with blanks between them, as they lie; `-` for none.
pub fn levels_text(levels: &[Level]) -> String {
    let levels: Vec<String> = levels.iter().map(Level::to_string).collect();
    match levels.as_slice() {
        [] => "-".to_string(),
        _ => levels.join(" "),
    }
}

/// Reads cards written as letters, in their order; `-` for none.
///
/// # Errors
/// The text when there is another letter in it.
pub fn parse_row(text: &str) -> Result<Vec<Tribe>, TokenError> {
    match text {
        "-" => Ok(Vec::new()),
        "" => Err(TokenError::new(Kind::Cards, text)),
        _ => {
            let cards: Option<Vec<Tribe>> = text.chars().map(Tribe::from_letter).collect();
            cards.ok_or_else(|| TokenError::new(Kind::Cards, text))
        }
    }
}

/// Reads cards written as letters in any order; `-` for none.
///
/// # Errors
/// The text when there is another letter in it.
pub fn parse_cards(text: &str) -> Result<TribeCounts, TokenError> {
    Ok(parse_row(text)?.into_iter().collect())
}

/// Reads levels, a word each; `-` alone for none.
///
/// # Errors
/// The first word that is no level.
pub fn parse_levels(words: &[&str]) -> Result<Vec<Level>, TokenError> {
    match words {
        ["-"] => Ok(Vec::new()),
        [] => Err(TokenError::new(Kind::Level, "")),
        _ => words.iter().map(|word| word.parse()).collect(),
    }
}

/// Reads a number of digits alone: no sign, nothing else.
pub(super) fn parse_number<N: FromStr>(text: &str) -> Result<N, TokenError> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits);
    number.ok_or_else(|| TokenError::new(Kind::Number, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_is_read_back() {
        for player in Player::ALL {
            assert_eq!(player.to_string().parse(), Ok(player));
        }
        for tribe in Tribe::ALL {
            assert_eq!(tribe.to_string().parse(), Ok(tribe));
            assert_eq!(tribe.to_string().chars().next(), Some(tribe.letter()));
            assert_eq!(parse_marker(&tribe.to_string()), Ok(Some(tribe)));
        }
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!(parse_marker("quarry"), Ok(None));
        assert_eq!(parse_cards("pam"), parse_cards("amp"));
        assert_eq!(parse_row("-"), Ok(Vec::new()));
    }

    #[test]
    fn what_is_no_token_is_refused() {
        for text in ["", "0", "61", "+1", "-1", "1.0", "x", "999999999999"] {
            assert!(text.parse::<Place>().is_err(), "{text:?}");
        }
        for text in ["", "0", "7", "12", "x", "é"] {
            assert!(text.parse::<Level>().is_err(), "{text:?}");
        }
        for text in ["", "A", "ax", "a-", "é"] {
            assert!(parse_cards(text).is_err(), "{text:?}");
        }
        assert!(parse_levels(&[]).is_err() && parse_levels(&["1", "-"]).is_err());
        let long = "x".repeat(1000).parse::<Tribe>().unwrap_err();
        assert!(long.found.chars().count() <= 41);
    }
}

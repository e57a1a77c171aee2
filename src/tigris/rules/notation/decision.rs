//! Decisions as `play` and `legal` write them: `place T f7`.

use super::tokens::{
    Kind, TokenError, leader_letter, parse_leader, parse_number, parse_tile, parse_tiles,
    shortened, tile_letter, tiles_text,
};
use crate::tigris::rules::Decision;
use std::fmt;
use std::str::FromStr;

/// Why a text is no decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecisionError {
    /// There is no text.
    Empty,
    /// No decision begins with this word.
    Verb(String),
    /// This decision needs another number of words after the verb.
    Words {
        /// How many words it needs.
        needed: usize,
        /// How many there are.
        found: usize,
    },
    /// One of the words is not what is needed there.
    Token(TokenError),
}

impl From<TokenError> for DecisionError {
    fn from(error: TokenError) -> DecisionError {
        DecisionError::Token(error)
    }
}

impl fmt::Display for DecisionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecisionError::Empty => f.write_str("no decision"),
            DecisionError::Verb(verb) => write!(f, "no decision begins with {verb:?}"),
            DecisionError::Words { needed, found } => {
                write!(f, "{found} words after the verb instead of {needed}")
            }
            DecisionError::Token(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for DecisionError {}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Place(tile, cell) => write!(f, "place {} {cell}", tile_letter(*tile)),
            Decision::Lead(leader, cell) => write!(f, "lead {} {cell}", leader_letter(*leader)),
            Decision::Withdraw(leader) => write!(f, "withdraw {}", leader_letter(*leader)),
            Decision::Catastrophe(cell) => write!(f, "catastrophe {cell}"),
            Decision::Swap(tiles) => write!(f, "swap {}", tiles_text(tiles)),
            Decision::End => f.write_str("end"),
            Decision::War(colour) => write!(f, "war {colour}"),
            Decision::Commit(count) => write!(f, "commit {count}"),
            Decision::Raise(cell) => write!(f, "raise {cell}"),
            Decision::Build(monument, cell) => write!(f, "build {monument} {cell}"),
            Decision::Wonder(cell) => write!(f, "wonder {cell}"),
            Decision::Pass => f.write_str("pass"),
            Decision::Take(cell) => write!(f, "take {cell}"),
            Decision::Bonus(colour) => write!(f, "bonus {colour}"),
        }
    }
}

impl FromStr for Decision {
    type Err = DecisionError;

    fn from_str(text: &str) -> Result<Decision, DecisionError> {
        let mut words = text.split_whitespace();
        let verb = words.next().ok_or(DecisionError::Empty)?;
        let needed = match verb {
            "end" | "pass" => 0,
            "withdraw" | "catastrophe" | "swap" | "war" | "commit" | "raise" | "wonder"
            | "take" | "bonus" => 1,
            "place" | "lead" | "build" => 2,
            _ => return Err(DecisionError::Verb(shortened(verb))),
        };
        let args: Vec<&str> = words.collect();
        if args.len() != needed {
            let found = args.len();
            return Err(DecisionError::Words { needed, found });
        }
        Ok(match (verb, args.as_slice()) {
            ("end", []) => Decision::End,
            ("pass", []) => Decision::Pass,
            ("withdraw", [leader]) => Decision::Withdraw(parse_leader(leader)?),
            ("catastrophe", [cell]) => Decision::Catastrophe(cell.parse()?),
            ("swap", [tiles]) => Decision::Swap(parse_tiles(tiles)?),
            ("war", [colour]) => Decision::War(colour.parse()?),
            ("commit", [count]) => Decision::Commit(parse_count(count)?),
            ("raise", [cell]) => Decision::Raise(cell.parse()?),
            ("wonder", [cell]) => Decision::Wonder(cell.parse()?),
            ("take", [cell]) => Decision::Take(cell.parse()?),
            ("bonus", [colour]) => Decision::Bonus(colour.parse()?),
            ("place", [tile, cell]) => Decision::Place(parse_tile(tile)?, cell.parse()?),
            ("lead", [leader, cell]) => Decision::Lead(parse_leader(leader)?, cell.parse()?),
            ("build", [monument, cell]) => Decision::Build(monument.parse()?, cell.parse()?),
            _ => return Err(DecisionError::Verb(shortened(verb))),
        })
    }
}

/// How many tiles to commit: a number beyond 255 is more than any hand holds, like 255 itself.
fn parse_count(text: &str) -> Result<u8, TokenError> {
    match text.trim_start_matches('0') {
        "" if !text.is_empty() => Ok(0),
        digits if digits.bytes().all(|b| b.is_ascii_digit()) && !digits.is_empty() => {
            Ok(parse_number(digits).unwrap_or(u8::MAX))
        }
        _ => Err(TokenError::new(Kind::Number, text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::{Cell, Colour, Monument, TileCounts};

    #[test]
    fn every_kind_of_decision_is_read_back() {
        let cell = Cell::new(5, 6).unwrap();
        for (decision, text) in [
            (Decision::Place(Colour::Red, cell), "place T f7"),
            (Decision::Lead(Colour::Black, cell), "lead k f7"),
            (Decision::Withdraw(Colour::Green), "withdraw t"),
            (Decision::Catastrophe(cell), "catastrophe f7"),
            (Decision::Swap(TileCounts::new([0, 2, 0, 1])), "swap TTM"),
            (Decision::End, "end"),
            (Decision::War(Colour::Red), "war red"),
            (Decision::Commit(2), "commit 2"),
            (Decision::Raise(cell), "raise f7"),
            (
                Decision::Build(Monument::RedBlue, cell),
                "build red-blue f7",
            ),
            (Decision::Wonder(cell), "wonder f7"),
            (Decision::Pass, "pass"),
            (Decision::Take(cell), "take f7"),
            (Decision::Bonus(Colour::Red), "bonus red"),
        ] {
            assert_eq!(decision.to_string(), text);
            assert_eq!(text.parse(), Ok(decision));
        }
    }

    #[test]
    fn what_is_no_decision_is_refused_with_a_reason() {
        for text in [
            "",
            "  ",
            "place",
            "place T",
            "place T f7 f8",
            "place t f7",
            "place T q7",
            "lead K f7",
            "lead",
            "swap",
            "swap X",
            "swap T M",
            "commit",
            "commit -1",
            "commit +1",
            "commit x",
            "end now",
            "build red f7",
            "bonus purple",
            "End",
            "#",
        ] {
            assert!(text.parse::<Decision>().is_err(), "{text:?}");
        }
        assert_eq!("commit 0".parse(), Ok(Decision::Commit(0)));
        assert_eq!("commit 007".parse(), Ok(Decision::Commit(7)));
        assert_eq!("commit 99999999999".parse(), Ok(Decision::Commit(255)));
    }
}

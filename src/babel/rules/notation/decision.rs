//! Decisions as `play` and `legal` write them: `settle medes`.

use super::tokens::{TokenError, cards_text, parse_cards, shortened};
use crate::babel::rules::Decision;
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
        /// How many words follow this verb.
        needed: usize,
        /// How many do.
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
            Decision::Move(to) => write!(f, "move {to}"),
            Decision::Settle(card) => write!(f, "settle {card}"),
            Decision::Build(source) => write!(f, "build {source}"),
            Decision::Migrate { from, to } => write!(f, "migrate {from} {to}"),
            Decision::Destroy(place) => write!(f, "destroy {place}"),
            Decision::Rob(place) => write!(f, "rob {place}"),
            Decision::Expel(place, tribe) => write!(f, "expel {place} {tribe}"),
            Decision::Lure(place) => write!(f, "lure {place}"),
            Decision::Leap(place, source) => write!(f, "leap {place} {source}"),
            Decision::Halve(place) => write!(f, "halve {place}"),
            Decision::Discard(cards) => write!(f, "discard {}", cards_text(cards)),
            Decision::End => f.write_str("end"),
        }
    }
}

impl FromStr for Decision {
    type Err = DecisionError;

    fn from_str(text: &str) -> Result<Decision, DecisionError> {
        let mut words = text.split_whitespace();
        let verb = words.next().ok_or(DecisionError::Empty)?;
        let needed = match verb {
            "end" => 0,
            "move" | "settle" | "build" | "destroy" | "rob" | "lure" | "halve" | "discard" => 1,
            "migrate" | "expel" | "leap" => 2,
            _ => return Err(DecisionError::Verb(shortened(verb))),
        };
        let args: Vec<&str> = words.collect();
        if args.len() != needed {
            let found = args.len();
            return Err(DecisionError::Words { needed, found });
        }
        Ok(match (verb, args.as_slice()) {
            ("end", []) => Decision::End,
            ("move", [to]) => Decision::Move(to.parse()?),
            ("settle", [card]) => Decision::Settle(card.parse()?),
            ("build", [source]) => Decision::Build(source.parse()?),
            ("destroy", [place]) => Decision::Destroy(place.parse()?),
            ("rob", [place]) => Decision::Rob(place.parse()?),
            ("lure", [place]) => Decision::Lure(place.parse()?),
            ("halve", [place]) => Decision::Halve(place.parse()?),
            ("discard", [cards]) => Decision::Discard(parse_cards(cards)?),
            ("migrate", [from, to]) => Decision::Migrate {
                from: from.parse()?,
                to: to.parse()?,
            },
            ("expel", [place, tribe]) => Decision::Expel(place.parse()?, tribe.parse()?),
            ("leap", [place, source]) => Decision::Leap(place.parse()?, source.parse()?),
            _ => return Err(DecisionError::Verb(shortened(verb))),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::babel::rules::{Place, Source, Tribe, TribeCounts};

    #[test]
    fn every_kind_of_decision_is_read_back() {
        let place = Place::new(12).unwrap();
        let migration = Decision::Migrate {
            from: Tribe::Hittites,
            to: Tribe::Persians,
        };
        for (decision, text) in [
            (Decision::Move(Tribe::Medes), "move medes"),
            (Decision::Settle(Tribe::Assyrians), "settle assyrians"),
            (Decision::Build(Source::Own), "build own"),
            (migration, "migrate hittites persians"),
            (Decision::Destroy(place), "destroy 12"),
            (Decision::Rob(place), "rob 12"),
            (Decision::Expel(place, Tribe::Medes), "expel 12 medes"),
            (Decision::Lure(place), "lure 12"),
            (Decision::Leap(place, Source::Other), "leap 12 other"),
            (Decision::Halve(place), "halve 12"),
            (
                Decision::Discard(TribeCounts::new([2, 0, 0, 1, 0])),
                "discard aap",
            ),
            (Decision::Discard(TribeCounts::EMPTY), "discard -"),
            (Decision::End, "end"),
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
            "move",
            "move quarry",
            "move m",
            "settle",
            "build",
            "build mine",
            "build own own",
            "migrate medes",
            "destroy",
            "destroy 0",
            "destroy 61",
            "destroy -1",
            "destroy x",
            "expel 1",
            "expel medes 1",
            "leap 1",
            "leap own 1",
            "discard",
            "discard a p",
            "discard x",
            "end now",
            "End",
            "#",
        ] {
            assert!(text.parse::<Decision>().is_err(), "{text:?}");
        }
        assert_eq!("destroy 007".parse::<Decision>(), "destroy 7".parse());
        assert_eq!("discard paa".parse::<Decision>(), "discard aap".parse());
    }
}

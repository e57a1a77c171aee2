//! Events as `play` answers them: one line of plain tokens each.

use super::tokens::{Marker, cards_text, levels_text, row_text};
use crate::babel::rules::{Event, Handful, Letter, Level};
use std::fmt;

/// Letters where the tribes are known, one `?` a card where they are hidden, `-` for none.
impl fmt::Display for Handful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Handful::Known(cards) => f.write_str(&cards_text(cards)),
            Handful::Hidden(0) => f.write_str("-"),
            Handful::Hidden(count) => (0..*count).try_for_each(|_| f.write_str("?")),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::TurnBegan { player } => write!(f, "turn {player}"),
            Event::Drawn { player, cards } => write!(f, "draw {player} {cards}"),
            Event::Reshuffled { cards } => write!(f, "reshuffle {cards}"),
            Event::Moved { player, from, to } => {
                write!(f, "move {player} {} {to}", Marker(*from))
            }
            Event::Settled { player, at, card } => {
                write!(f, "settle {player} {at} {}", card.letter())
            }
            Event::Built {
                player,
                at,
                level,
                source,
                leap,
            } => {
                let leap = if *leap { " leap" } else { "" };
                write!(f, "build {player} {at} {level} {source}{leap}")
            }
            Event::Migrated {
                player,
                from,
                to,
                cards,
            } => write!(f, "migrate {player} {from} {to} {}", row_text(cards)),
            Event::Paid {
                player,
                skill,
                at,
                place,
                card,
            } => write!(f, "pay {player} {skill} {at} {place} {}", card.letter()),
            Event::Destroyed { player, at, temple } => {
                let levels: Vec<Level> = temple.levels().collect();
                write!(f, "destroyed {player} {at} {}", levels_text(&levels))
            }
            Event::Robbed { player, at, level } => write!(f, "robbed {player} {at} {level}"),
            Event::Expelled {
                player,
                at,
                tribe,
                count,
            } => write!(f, "expelled {player} {at} {} {count}", tribe.letter()),
            Event::Lured {
                player,
                at,
                tribe,
                count,
            } => write!(f, "lured {player} {at} {} {count}", tribe.letter()),
            Event::Halved { player, count } => write!(f, "halved {player} {count}"),
            Event::Discarded { player, cards } => {
                write!(f, "discard {player} {}", cards_text(cards))
            }
            Event::TotalChanged { player, total } => write!(f, "total {player} {total}"),
            Event::TurnEnded { player } => write!(f, "turn-ended {player}"),
            Event::TempleCardsDrawn { player, cards } => {
                let levels: Vec<Level> = cards.iter().flatten().copied().collect();
                write!(f, "column {player} {}", levels_text(&levels))
            }
            Event::EndPhaseBegan => f.write_str("endphase"),
            Event::GameOver { ending, winner } => match winner {
                Some(winner) => write!(f, "over {ending} {winner}"),
                None => write!(f, "over {ending} -"),
            },
        }
    }
}

//! A small card game that keeps the trait of games honest: hidden hands, a shuffled deck, a player
//! who is asked in another's turn.
//!
//! *Fives*: twenty cards, four each of one to five; three are dealt to each of two or three players.
//! A turn is one action and its end. To `lay` a card puts it into the own row, where it counts; to
//! `swap` one puts it under the deck and draws another; a `demand` makes the next player `give` one
//! up, face up. At the `end` a card is drawn; whoever draws the last one ends the game. The highest
//! row wins, on a tie the larger hand.

mod arena;
mod evaluator;
mod game;
mod review;
mod text;

pub use evaluator::{Counter, Thinker};

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The value of a card, one to five.
pub type Card = u8;

/// Who plays, counted from the first seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

/// One choice of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    Lay(Card),
    Swap(Card),
    Demand,
    Give(Card),
    End,
}

/// Something that happened; a card that is not known is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    Laid {
        by: Seat,
        card: Card,
    },
    Swapped {
        by: Seat,
        gave: Option<Card>,
        drew: Option<Card>,
    },
    Demanded {
        by: Seat,
        of: Seat,
    },
    Gave {
        by: Seat,
        card: Card,
    },
    Ended {
        by: Seat,
        drew: Option<Card>,
    },
}

/// Why a decision is illegal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Refusal {
    NotNow,
    NotInHand(Card),
    NothingToGive,
}

/// Why nothing can be taken back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum UndoRefusal {
    NothingPlayed,
    Learnt,
    Final,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotNow => f.write_str("the game does not wait for this now"),
            Refusal::NotInHand(card) => write!(f, "the hand has no {card}"),
            Refusal::NothingToGive => f.write_str("there is nothing to give"),
        }
    }
}

impl std::error::Error for Refusal {}

impl fmt::Display for UndoRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoRefusal::NothingPlayed => "there is nothing to take back",
            UndoRefusal::Learnt => "somebody has learnt something since",
            UndoRefusal::Final => "the turn is over",
        })
    }
}

impl std::error::Error for UndoRefusal {}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    Action,
    Giving(Seat),
    Ending,
    Over,
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub rows: Vec<Vec<Card>>,
    pub given: Vec<Card>,
    pub active: Seat,
    pub stage: Stage,
    pub turns: u32,
    pub undoable: usize,
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fives {
    pub table: Table,
    pub hands: Vec<Vec<Card>>,
    /// The next drawn last.
    pub deck: Vec<Card>,
}

/// What one player may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub seat: Seat,
    pub table: Table,
    pub hand: Vec<Card>,
    pub sizes: Vec<usize>,
    pub deck: usize,
}

/// How a game starts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Start {
    Dealt { players: usize, seed: u64 },
    Written(String),
}

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat{}", self.0 + 1)
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Lay(card) => write!(f, "lay {card}"),
            Decision::Swap(card) => write!(f, "swap {card}"),
            Decision::Demand => f.write_str("demand"),
            Decision::Give(card) => write!(f, "give {card}"),
            Decision::End => f.write_str("end"),
        }
    }
}

impl FromStr for Decision {
    type Err = ();

    fn from_str(text: &str) -> Result<Decision, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let card = |text: &str| text.parse().map_err(|_| ());
        match words[..] {
            ["lay", number] => Ok(Decision::Lay(card(number)?)),
            ["swap", number] => Ok(Decision::Swap(card(number)?)),
            ["demand"] => Ok(Decision::Demand),
            ["give", number] => Ok(Decision::Give(card(number)?)),
            ["end"] => Ok(Decision::End),
            _ => Err(()),
        }
    }
}

impl Table {
    pub fn next(&self) -> Seat {
        Seat((self.active.0 + 1) % self.rows.len() as u8)
    }

    pub fn decider(&self) -> Option<Seat> {
        match self.stage {
            Stage::Action | Stage::Ending => Some(self.active),
            Stage::Giving(seat) => Some(seat),
            Stage::Over => None,
        }
    }

    pub fn score(&self, seat: Seat) -> u16 {
        self.rows[seat.index()].iter().copied().map(u16::from).sum()
    }

    /// Why whoever decides may not decide this, with this hand and cards in the next one's.
    pub fn check(&self, decision: Decision, hand: &[Card], next: usize) -> Result<(), Refusal> {
        match (self.stage, decision) {
            (Stage::Action, Decision::Lay(card) | Decision::Swap(card))
            | (Stage::Giving(_), Decision::Give(card)) => match hand.contains(&card) {
                true => Ok(()),
                false => Err(Refusal::NotInHand(card)),
            },
            (Stage::Action, Decision::Demand) if next == 0 => Err(Refusal::NothingToGive),
            (Stage::Action, Decision::Demand | Decision::End) | (Stage::Ending, Decision::End) => {
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }

    pub fn legal(&self, hand: &[Card], next: usize, out: &mut Vec<Decision>) {
        out.clear();
        let cards = 1..=5;
        let all = (cards.clone().map(Decision::Lay))
            .chain(cards.clone().map(Decision::Swap))
            .chain([Decision::Demand])
            .chain(cards.map(Decision::Give))
            .chain([Decision::End]);
        out.extend(all.filter(|decision| self.check(*decision, hand, next).is_ok()));
    }
}

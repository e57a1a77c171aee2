//! A finished game in short: what a list, a sum or a chart needs of it.

use super::profiles::Profile;
use crate::game::Game;
use crate::games::{Kind, Of, Opened};
use crate::record::Record;
use serde::{Deserialize, Serialize};

/// A finished game in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Which game it is.
    pub game: Kind,
    /// What tells the game from all others.
    pub id: u64,
    /// When it began, in seconds since 1970.
    pub began: u64,
    /// When the last decision was made, in seconds since 1970.
    pub ended: u64,
    /// How many turns it took; in the last one the game ends.
    pub turns: u32,
    /// The name of the board; nothing for a game with only one.
    pub board: Option<String>,
    /// The variants, always in the same order.
    pub variants: Vec<String>,
    /// Everybody in the order of seats.
    pub seats: Vec<Seat>,
    /// Whether it went on from a moment of another game: then it stands in no sum and in no chart.
    pub branch: bool,
    /// What the start and all decisions are condensed to: two copies of a game have the same.
    pub print: u64,
}

/// Who sat at the table of a finished game, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Whom of the game: `archer`.
    pub plays: String,
    /// The name that was typed; empty where none was.
    pub name: String,
    /// The level of a bot; nothing for a person, whoever finished the game for them.
    pub bot: Option<String>,
    /// Whether a bot finished the game of the person who sat there.
    pub finished_by_bot: bool,
    /// 1 for the winner; players who are equal share a rank.
    pub rank: u8,
    /// What ranks are compared by first: the points of the lowest colour, or of all temples.
    pub points: u16,
}

impl Seat {
    /// Whether [somebody at the screen](Record::is_persons) played here.
    pub fn is_person(&self) -> bool {
        self.bot.is_none()
    }
}

impl Entry {
    /// A game in short; `None` while it goes on.
    pub fn of(opened: &Opened) -> Option<Entry> {
        match opened {
            Of::Tigris(record) => Entry::told(record, Of::Tigris(()), opened),
            Of::Babel(record) => Entry::told(record, Of::Babel(()), opened),
        }
    }

    fn told<G: Game>(record: &Record<G>, game: Kind, opened: &Opened) -> Option<Entry> {
        let standings = record.position().standings()?;
        let terms = opened.terms();
        let seats = terms.seats.into_iter().map(|seat| {
            let own = |standing: &&crate::game::Standing<G::Player>| {
                standing.player.to_string() == seat.plays
            };
            let standing = standings.iter().find(own)?;
            let person = record.is_persons(standing.player);
            Some(Seat {
                rank: standing.rank,
                points: standing.points.first().copied().unwrap_or(0),
                plays: seat.plays,
                name: seat.name,
                finished_by_bot: person && seat.bot.is_some(),
                bot: seat.bot.filter(|_| !person),
            })
        });
        Some(Entry {
            game,
            id: record.id(),
            began: record.created(),
            ended: record.updated(),
            turns: record.position().turns() + 1,
            board: terms.board,
            variants: terms.variants.into_iter().map(str::to_string).collect(),
            seats: seats.collect::<Option<_>>()?,
            branch: record.is_branch(),
            print: print(record),
        })
    }

    /// The seats of people.
    pub fn persons(&self) -> impl Iterator<Item = (usize, &Seat)> {
        let seats = self.seats.iter().enumerate();
        seats.filter(|(_, seat)| seat.is_person())
    }

    /// Where somebody sat: a profile by its names, or else, for everybody, the only person at the
    /// table. `None` where that one did not play, or where several people did and nobody says who
    /// is meant.
    pub fn seat_of(&self, who: Option<&Profile>) -> Option<usize> {
        let mut persons = self.persons();
        let Some(profile) = who else {
            let first = persons.next()?;
            return persons.next().is_none().then_some(first.0);
        };
        let named = persons.find(|(_, seat)| profile.is_called(&seat.name));
        let alone = || {
            self.seat_of(None)
                .filter(|i| self.seats[*i].name.is_empty())
        };
        let nameless = || alone().filter(|_| profile.nameless);
        named.map(|(i, _)| i).or_else(nameless)
    }
}

/// Condenses a start and the decisions since by FNV-1a (Fowler, Noll and Vo), 64 bits.
fn print<G: Game>(record: &Record<G>) -> u64 {
    // A start that cannot be written down could not have been read either.
    let mut text = ron::to_string(record.start()).unwrap_or_default();
    for decision in record.decisions() {
        text.push('\n');
        text.push_str(&decision.to_string());
    }
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |print, byte| {
        (print ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

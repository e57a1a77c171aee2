//! The four dynasties: who a player is.

use serde::{Deserialize, Serialize};

/// A player's identity: each has four leaders, two catastrophes and a unification marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dynasty {
    /// The dynasty of the archer.
    Archer,
    /// The dynasty of the bull.
    Bull,
    /// The dynasty of the pot.
    Pot,
    /// The dynasty of the lion.
    Lion,
}

impl Dynasty {
    /// All four, in the order in which `players=N` seats them.
    pub const ALL: [Dynasty; 4] = [Dynasty::Archer, Dynasty::Bull, Dynasty::Pot, Dynasty::Lion];

    /// Its place in [`Dynasty::ALL`], for arrays of four.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Who sits at the table: two to four different dynasties, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Dynasty>", into = "Vec<Dynasty>")]
pub struct Seats {
    order: [Dynasty; 4],
    len: u8,
}

impl Seats {
    /// Seats these dynasties clockwise; `None` unless they are two to four different ones.
    pub fn new(dynasties: &[Dynasty]) -> Option<Seats> {
        let len = dynasties.len();
        let distinct = (1..len).all(|i| !dynasties[..i].contains(&dynasties[i]));
        if !(2..=4).contains(&len) || !distinct {
            return None;
        }
        let mut order = Dynasty::ALL;
        order[..len].copy_from_slice(dynasties);
        Some(Seats {
            order,
            len: len as u8,
        })
    }

    /// The first `count` dynasties of [`Dynasty::ALL`]; `None` unless `count` is two to four.
    pub fn first(count: usize) -> Option<Seats> {
        Dynasty::ALL.get(..count).and_then(Seats::new)
    }

    /// The dynasties clockwise, from the first seat on.
    pub fn as_slice(&self) -> &[Dynasty] {
        &self.order[..usize::from(self.len)]
    }

    /// The dynasties clockwise, from the first seat on.
    pub fn iter(&self) -> impl Iterator<Item = Dynasty> + use<> {
        self.order.into_iter().take(usize::from(self.len))
    }

    /// How many players there are, 2 to 4.
    pub fn count(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether this dynasty plays.
    pub fn contains(&self, dynasty: Dynasty) -> bool {
        self.as_slice().contains(&dynasty)
    }

    /// Everyone once, clockwise from `first` (from the first seat if `first` does not play).
    pub fn clockwise_from(&self, first: Dynasty) -> impl Iterator<Item = Dynasty> + use<> {
        let seats = *self;
        let start = seats.iter().position(|d| d == first).unwrap_or(0);
        let len = seats.count();
        let order = (start..len).chain(0..start);
        order.map(move |seat| seats.order[seat])
    }

    /// Who sits to the left of `dynasty`, and so plays after it.
    pub fn next(&self, dynasty: Dynasty) -> Dynasty {
        self.clockwise_from(dynasty).nth(1).unwrap_or(dynasty)
    }
}

impl TryFrom<Vec<Dynasty>> for Seats {
    type Error = String;

    fn try_from(dynasties: Vec<Dynasty>) -> Result<Self, Self::Error> {
        Seats::new(&dynasties).ok_or_else(|| "two to four different dynasties can play".to_string())
    }
}

impl From<Seats> for Vec<Dynasty> {
    fn from(seats: Seats) -> Self {
        seats.as_slice().to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_round() {
        let seats = Seats::new(&[Dynasty::Lion, Dynasty::Bull, Dynasty::Archer]).unwrap();
        assert_eq!(seats.next(Dynasty::Lion), Dynasty::Bull);
        assert_eq!(seats.next(Dynasty::Archer), Dynasty::Lion);
        let round: Vec<_> = seats.clockwise_from(Dynasty::Bull).collect();
        assert_eq!(round, [Dynasty::Bull, Dynasty::Archer, Dynasty::Lion]);
    }

    #[test]
    fn one_player_five_players_and_twins_are_refused() {
        assert!(Seats::new(&[Dynasty::Lion]).is_none());
        assert!(Seats::new(&[Dynasty::Lion, Dynasty::Lion]).is_none());
        assert!(Seats::first(5).is_none());
        assert!(Seats::first(4).is_some());
    }
}

//! The last set-up of each game, which "Play now" repeats.

use crate::babel::rules::Player;
use crate::record::Kind;
use crate::tigris::rules::{Dynasty, Seats};
use serde::{Deserialize, Serialize};

/// The most characters of a name that are kept.
const LONGEST: usize = 40;

/// The bot that takes a seat unless somebody chooses another: neither the weakest nor the strongest.
pub const USUAL_BOT: &str = "judge";

/// A seat of the last set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Seat {
    /// Which dynasty sits there.
    pub dynasty: Dynasty,
    /// What a person is called there; may be empty.
    pub name: String,
    /// A person, or which bot.
    pub kind: Kind,
}

impl Default for Seat {
    fn default() -> Seat {
        Seat {
            dynasty: Dynasty::Archer,
            name: String::new(),
            kind: Kind::Person,
        }
    }
}

/// The last set-up, which "Play now" repeats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// Clockwise, two to four different dynasties.
    pub seats: Vec<Seat>,
    /// Whether the starting player is drawn; else the first seat starts.
    pub random_start: bool,
    /// Whether whoever decides may ask for a hint.
    pub hints: bool,
}

impl Default for LastSetup {
    fn default() -> LastSetup {
        let bot = || Kind::Bot(USUAL_BOT.to_string());
        let seat = |dynasty, kind| Seat {
            dynasty,
            name: String::new(),
            kind,
        };
        LastSetup {
            seats: vec![
                seat(Dynasty::Archer, Kind::Person),
                seat(Dynasty::Bull, bot()),
                seat(Dynasty::Pot, bot()),
            ],
            random_start: true,
            hints: true,
        }
    }
}

impl LastSetup {
    /// Brings back what a file may not say: seats that nobody can sit on, and endless names.
    pub(super) fn clamp(&mut self) {
        let dynasties: Vec<Dynasty> = self.seats.iter().map(|seat| seat.dynasty).collect();
        if Seats::new(&dynasties).is_none() {
            self.seats = LastSetup::default().seats;
        }
        for seat in &mut self.seats {
            cut(&mut seat.name);
        }
    }
}

/// The bot that takes a seat of Babel unless somebody chooses another.
pub const USUAL_BABEL_BOT: &str = "foreman";

/// Who sits in one of the two cities of Babel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct City {
    /// What a person is called there; may be empty.
    pub name: String,
    /// A person, or which bot.
    pub kind: Kind,
}

impl Default for City {
    fn default() -> City {
        City {
            name: String::new(),
            kind: Kind::Person,
        }
    }
}

/// The last set-up of Babel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BabelSetup {
    /// Kish and Ur, in this order.
    pub cities: Vec<City>,
    /// Who starts; drawn at random when not given.
    pub start: Option<Player>,
    /// Whether whoever decides may ask for a hint.
    pub hints: bool,
}

impl Default for BabelSetup {
    fn default() -> BabelSetup {
        let bot = City {
            name: String::new(),
            kind: Kind::Bot(USUAL_BABEL_BOT.to_string()),
        };
        BabelSetup {
            cities: vec![City::default(), bot],
            start: None,
            hints: true,
        }
    }
}

impl BabelSetup {
    /// Brings back what a file may not say: another number of cities, and endless names.
    pub(super) fn clamp(&mut self) {
        if self.cities.len() != Player::ALL.len() {
            self.cities = BabelSetup::default().cities;
        }
        for city in &mut self.cities {
            cut(&mut city.name);
        }
    }
}

fn cut(name: &mut String) {
    if name.chars().count() > LONGEST {
        *name = name.chars().take(LONGEST).collect();
    }
}

//! Which screen is shown, and the end of the program.

use crate::games::{Kind, Of};
use bevy::prelude::*;

/// The screens between which a person moves.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    #[default]
    Title,
    /// Asked once, before the title.
    FirstRun,
    NewGame,
    Load,
    /// Finished games of either kind.
    History,
    /// Exercises of either kind.
    Practice,
    Settings,
    About,
    /// The table of Tigris & Euphrates.
    Table,
    /// What came of its game.
    Results,
    /// The table of Babel.
    Babel,
    /// What came of its game.
    BabelResults,
    /// The chapters of Tigris & Euphrates.
    Learn,
    /// The chapters of Babel.
    BabelLearn,
    /// The rules of Tigris & Euphrates.
    Rules,
    /// The rules of Babel.
    BabelRules,
}

/// What every game has a screen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Room {
    /// Where it is played, and looked back on.
    Table,
    /// What came of it.
    Results,
    /// The list of its chapters.
    Learn,
    /// Its rules to read.
    Rules,
}

impl Screen {
    /// The screen of a game.
    pub const fn of(game: Kind, room: Room) -> Screen {
        match (game, room) {
            (Of::Tigris(()), Room::Table) => Screen::Table,
            (Of::Tigris(()), Room::Results) => Screen::Results,
            (Of::Tigris(()), Room::Learn) => Screen::Learn,
            (Of::Tigris(()), Room::Rules) => Screen::Rules,
            (Of::Babel(()), Room::Table) => Screen::Babel,
            (Of::Babel(()), Room::Results) => Screen::BabelResults,
            (Of::Babel(()), Room::Learn) => Screen::BabelLearn,
            (Of::Babel(()), Room::Rules) => Screen::BabelRules,
        }
    }

    /// The game that it belongs to, and what it is for that; nothing where it is for every game.
    const fn of_a_game(self) -> Option<(Kind, Room)> {
        match self {
            Screen::Title
            | Screen::FirstRun
            | Screen::NewGame
            | Screen::Load
            | Screen::History
            | Screen::Practice
            | Screen::Settings
            | Screen::About => None,
            Screen::Table => Some((Of::Tigris(()), Room::Table)),
            Screen::Results => Some((Of::Tigris(()), Room::Results)),
            Screen::Learn => Some((Of::Tigris(()), Room::Learn)),
            Screen::Rules => Some((Of::Tigris(()), Room::Rules)),
            Screen::Babel => Some((Of::Babel(()), Room::Table)),
            Screen::BabelResults => Some((Of::Babel(()), Room::Results)),
            Screen::BabelLearn => Some((Of::Babel(()), Room::Learn)),
            Screen::BabelRules => Some((Of::Babel(()), Room::Rules)),
        }
    }

    /// The game that it belongs to; nothing where it is for every game.
    pub fn game(self) -> Option<Kind> {
        self.of_a_game().map(|(game, _)| game)
    }

    /// The game whose rules are opened from here: where it is for every game that which was begun last,
    /// or else the first.
    pub fn rules(self, last: Option<Kind>) -> Kind {
        self.game().or(last).unwrap_or(Kind::FIRST)
    }

    /// Whether it is the table of a game.
    pub fn is_table(self) -> bool {
        matches!(self.of_a_game(), Some((_, Room::Table)))
    }

    /// Whether it is what came of a game.
    pub fn is_results(self) -> bool {
        matches!(self.of_a_game(), Some((_, Room::Results)))
    }
}

/// What is to be done before the program ends, whoever ends it: runs in `Last`, once.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Leaving;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_all_its_screens() {
        for game in Kind::ALL {
            for room in [Room::Table, Room::Results, Room::Learn, Room::Rules] {
                let screen = Screen::of(game, room);
                assert_eq!(screen.of_a_game(), Some((game, room)), "{screen:?}");
            }
        }
    }
}

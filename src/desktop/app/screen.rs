//! Which screen is shown, and the end of the program.

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

impl Screen {
    /// Whether it is the table of a game.
    pub fn is_table(self) -> bool {
        matches!(self, Screen::Table | Screen::Babel)
    }

    /// Whether it is what came of a game.
    pub fn is_results(self) -> bool {
        matches!(self, Screen::Results | Screen::BabelResults)
    }
}

/// What is to be done before the program ends, whoever ends it: runs in `Last`, once.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Leaving;

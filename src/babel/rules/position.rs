//! The state of a game: the table that everybody sees, and the secrets.

use super::{Column, Hands, Pile, Player, Row, Supply, TRIBE_CARDS, Temple, Territory, Tribe};
use super::{TribeCounts, ending};
use serde::{Deserialize, Serialize};

/// The options of a game (10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The starting level 1 is its player's own and must be built first.
    pub founding: bool,
    /// The starter is dealt three cards instead of five.
    pub handicap: bool,
}

/// Why a game is over (9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// A player reached 15 while the other had less than 10.
    Fifteen,
    /// A player reached 20 in the end phase.
    Twenty,
    /// A player fell below 10 in the end phase.
    Collapse,
    /// The last temple card was drawn.
    Supply,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// The active player's next action, or the end of the turn.
    Action,
    /// The other player discards so many cards.
    Discard {
        /// How many, settled when the skill was used.
        count: u8,
    },
    /// The game is over.
    Over(Ending),
}

/// All that everybody can see: territories, columns, markers, discards, and whose turn it is.
///
/// Arrays of two are indexed by [`Player::index`], arrays of five by [`Tribe::index`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub(crate) options: Options,
    pub(crate) active: Player,
    pub(crate) stage: Stage,
    pub(crate) territories: [Territory; 5],
    pub(crate) columns: [Column; 2],
    /// Where each marker stands; at the quarry where that is nothing.
    pub(crate) markers: [Option<Tribe>; 2],
    /// Whose starting level 1 is still the first card of the column.
    pub(crate) founding: [bool; 2],
    /// Whether this turn's migration is used.
    pub(crate) migrated: bool,
    /// Whether the end phase has begun.
    pub(crate) end_phase: bool,
    pub(crate) discards: TribeCounts,
    /// How many of the supply's next cards everybody knows.
    pub(crate) known: u8,
    /// How many of the latest decisions the active player may take back.
    pub(crate) undoable: u16,
    /// How many turns have ended.
    pub(crate) turns: u16,
}

/// A whole game as it stands, hidden parts included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    pub(crate) table: Table,
    pub(crate) hands: [TribeCounts; 2],
    pub(crate) supply: Supply,
    /// The last card is drawn next.
    pub(crate) deck: Pile<Tribe, TRIBE_CARDS>,
    /// What the next shuffle of the discard pile is made from.
    pub(crate) seed: u64,
}

impl Table {
    /// A table on which nothing lies yet, at the first action of `active`.
    pub(crate) fn bare(options: Options, active: Player) -> Table {
        Table {
            options,
            active,
            stage: Stage::Action,
            territories: Default::default(),
            columns: [Column::EMPTY; 2],
            markers: [None; 2],
            founding: [false; 2],
            migrated: false,
            end_phase: false,
            discards: TribeCounts::EMPTY,
            known: 0,
            undoable: 0,
            turns: 0,
        }
    }

    /// The options.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Whose turn it is.
    pub fn active(&self) -> Player {
        self.active
    }

    /// What the game waits for.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Who decides now; `None` when the game is over.
    pub fn decider(&self) -> Option<Player> {
        match self.stage {
            Stage::Action => Some(self.active),
            Stage::Discard { .. } => Some(self.active.other()),
            Stage::Over(_) => None,
        }
    }

    /// Why the game is over, if it is.
    pub fn ending(&self) -> Option<Ending> {
        match self.stage {
            Stage::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// A territory.
    pub fn territory(&self, tribe: Tribe) -> &Territory {
        &self.territories[tribe.index()]
    }

    /// A player's row on a territory.
    pub fn row(&self, player: Player, at: Tribe) -> &Row {
        self.territory(at).row(player)
    }

    /// A player's temple on a territory.
    pub fn temple(&self, player: Player, at: Tribe) -> Temple {
        self.territory(at).temple(player)
    }

    /// A player's column at the quarry.
    pub fn column(&self, player: Player) -> &Column {
        &self.columns[player.index()]
    }

    /// The territory where a player's marker stands; `None` at the quarry.
    pub fn marker(&self, player: Player) -> Option<Tribe> {
        self.markers[player.index()]
    }

    /// Whether a player's starting level 1 is still to be built, and nobody else may.
    pub fn founding(&self, player: Player) -> bool {
        self.founding[player.index()]
    }

    /// Whether the migration of this turn is used.
    pub fn migrated(&self) -> bool {
        self.migrated
    }

    /// Whether the end phase has begun.
    pub fn end_phase(&self) -> bool {
        self.end_phase
    }

    /// The discard pile.
    pub fn discards(&self) -> TribeCounts {
        self.discards
    }

    /// How many of the supply's next cards everybody knows.
    pub fn known(&self) -> u8 {
        self.known
    }

    /// The sum of the heights of a player's temples.
    pub fn total(&self, player: Player) -> u8 {
        let heights = self.territories.iter().map(|t| t.temple(player).height());
        heights.sum()
    }

    /// The totals of both.
    pub fn totals(&self) -> [u8; 2] {
        Player::ALL.map(|player| self.total(player))
    }

    /// How many of the latest decisions the active player may take back (12).
    pub fn undoable(&self) -> u16 {
        self.undoable
    }

    /// How many turns have ended.
    pub fn turns(&self) -> u16 {
        self.turns
    }

    pub(super) fn row_mut(&mut self, player: Player, at: Tribe) -> &mut Row {
        &mut self.territories[at.index()].rows[player.index()]
    }

    pub(super) fn temple_mut(&mut self, player: Player, at: Tribe) -> &mut Temple {
        &mut self.territories[at.index()].temples[player.index()]
    }
}

impl Position {
    /// What everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A player's hand.
    pub fn hand(&self, player: Player) -> TribeCounts {
        self.hands[player.index()]
    }

    /// The supply; its last card is drawn next.
    pub fn supply(&self) -> &Supply {
        &self.supply
    }

    /// The deck; its last card is drawn next.
    pub fn deck(&self) -> &[Tribe] {
        self.deck.as_slice()
    }

    /// What the next shuffle of the discard pile is made from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Who decides now; `None` when the game is over.
    pub fn decider(&self) -> Option<Player> {
        self.table.decider()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<ending::Outcome> {
        self.table.ending()?;
        let cards = self.hands.map(|hand| hand.total());
        Some(self.table.standings(cards))
    }

    /// The hands as whoever decides may know them.
    pub(crate) fn hands_of_decider(&self) -> Hands {
        let player = self.decider().unwrap_or(self.table.active);
        Hands {
            own: self.hand(player),
            other: self.hand(player.other()).total(),
        }
    }
}

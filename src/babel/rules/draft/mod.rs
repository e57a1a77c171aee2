//! Anything that one can write down for a position, and its way to a playable [`Position`] (13).

mod check;
mod fill;
mod flaw;

pub use flaw::{Flaw, Flaws};

use super::{
    Column, Level, Options, Pile, Player, Position, TEMPLE_CARDS, Table, Temple, Tribe,
    TribeCounts, View,
};
use crate::random::generator;

/// A hand of which some cards may be unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DraftHand {
    /// The cards that are known, by tribe.
    pub known: TribeCounts,
    /// How many cards besides are held, of tribes that nobody told.
    pub unknown: usize,
}

/// Everything that a position text says; anything can be written down.
///
/// Arrays of two are indexed by [`Player::index`], arrays of five by [`Tribe::index`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The variants of the game.
    pub options: Options,
    /// Whose turn it is.
    pub active: Player,
    /// Whether the migration of this turn has been made.
    pub migrated: bool,
    /// Whether the end phase has begun (9).
    pub end_phase: bool,
    /// Whether the player has not built the starting level 1 yet (10).
    pub founding: [bool; 2],
    /// The territory of the player's marker; nothing for the quarry.
    pub markers: [Option<Tribe>; 2],
    /// The players' hands.
    pub hands: [DraftHand; 2],
    /// By player and territory, first to last.
    pub rows: [[Vec<Tribe>; 5]; 2],
    /// By player and territory, lowest first.
    pub temples: [[Vec<Level>; 5]; 2],
    /// The player's column of temple cards, the lowest of it first and the topmost last.
    pub columns: [Vec<Level>; 2],
    /// The next drawn first; nothing for a card that is not known.
    pub supply: Vec<Option<Level>>,
    /// How many of the next cards of the supply both players know, since they saw them turned over.
    pub known: usize,
    /// The next drawn first; nothing for a card that is not known.
    pub deck: Vec<Option<Tribe>>,
    /// The discarded tribe cards.
    pub discards: TribeCounts,
    /// Nothing where it is not known.
    pub seed: Option<u64>,
}

/// A line of a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// `game`: which game the text is of.
    Game,
    /// `options`: the variants.
    Options,
    /// `active`: whose turn it is.
    Active,
    /// `migrated`: whether the migration of the turn has been made.
    Migrated,
    /// `end-phase`: whether the end phase has begun.
    EndPhase,
    /// `founding`: who has not built the starting level 1.
    Founding,
    /// `marker`: where a player's marker stands.
    Marker(Player),
    /// `hand`: what a player holds.
    Hand(Player),
    /// `row`: a player's row at a territory.
    Row(Player, Tribe),
    /// `temple`: a player's temple at a territory.
    Temple(Player, Tribe),
    /// `column`: a player's temple cards in waiting.
    Column(Player),
    /// `supply`: the temple cards nobody has drawn.
    Supply,
    /// `known`: how many cards of the supply both players know.
    Known,
    /// `deck`: the tribe cards nobody has drawn.
    Deck,
    /// `discards`: the tribe cards of the discard pile.
    Discards,
    /// `seed`: from which later shuffles come.
    Seed,
}

impl Draft {
    /// A draft in which nothing lies anywhere.
    pub fn empty() -> Draft {
        Draft {
            options: Options::default(),
            active: Player::Kish,
            migrated: false,
            end_phase: false,
            founding: [false; 2],
            markers: [None; 2],
            hands: [DraftHand::default(); 2],
            rows: Default::default(),
            temples: Default::default(),
            columns: Default::default(),
            supply: Vec::new(),
            known: 0,
            deck: Vec::new(),
            discards: TribeCounts::EMPTY,
            seed: None,
        }
    }

    /// What everybody sees, written down.
    fn of_table(table: &Table) -> Draft {
        let mut draft = Draft {
            options: table.options,
            active: table.active,
            migrated: table.migrated,
            end_phase: table.end_phase,
            founding: table.founding,
            markers: table.markers,
            known: usize::from(table.known),
            discards: table.discards,
            ..Draft::empty()
        };
        for player in Player::ALL {
            let p = player.index();
            draft.columns[p] = table.column(player).as_slice().to_vec();
            for at in Tribe::ALL {
                draft.rows[p][at.index()] = table.row(player, at).as_slice().to_vec();
                draft.temples[p][at.index()] = table.temple(player, at).levels().collect();
            }
        }
        draft
    }

    /// A whole position, written down.
    pub fn of(position: &Position) -> Draft {
        let mut draft = Draft::of_table(&position.table);
        for player in Player::ALL {
            draft.hands[player.index()].known = position.hand(player);
        }
        draft.supply = in_draw_order(position.supply.as_slice());
        draft.deck = in_draw_order(position.deck.as_slice());
        draft.seed = Some(position.seed);
        draft
    }

    /// What one player may know, written down.
    pub fn seen_by(view: &View) -> Draft {
        if view.table().ending().is_some() {
            // Everything is open, so nothing is left to chance.
            return Draft::of(&view.sample(&mut generator(0)));
        }
        let mut draft = Draft::of_table(view.table());
        draft.hands[view.player().index()].known = view.hand();
        let other = &mut draft.hands[view.player().other().index()];
        other.unknown = usize::from(view.other_hand().len());
        draft.supply = in_draw_order(view.known());
        draft.supply.resize(view.supply_len(), None);
        draft.deck = vec![None; view.deck_len()];
        draft
    }

    /// The table that is written down. Piles that are too long, which a check refuses, stay empty.
    fn table(&self) -> Table {
        let mut table = Table::bare(self.options, self.active);
        table.migrated = self.migrated;
        table.end_phase = self.end_phase;
        table.founding = self.founding;
        table.markers = self.markers;
        table.known = self.known.min(TEMPLE_CARDS) as u8;
        table.discards = self.discards;
        for player in Player::ALL {
            let p = player.index();
            table.columns[p] = Column::new(&self.columns[p]).unwrap_or_default();
            for at in Tribe::ALL {
                let t = at.index();
                *table.row_mut(player, at) = Pile::new(&self.rows[p][t]).unwrap_or_default();
                *table.temple_mut(player, at) =
                    Temple::new(&self.temples[p][t]).unwrap_or_default();
            }
        }
        table
    }
}

/// The cards of a pile, whose last is drawn first.
fn in_draw_order<T: Copy>(pile: &[T]) -> Vec<Option<T>> {
    pile.iter().rev().copied().map(Some).collect()
}

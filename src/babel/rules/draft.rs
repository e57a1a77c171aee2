//! A position as somebody wrote it down, and whether it can be played (13).

use super::{
    Column, Ending, Level, Options, Pile, Player, Position, Supply, TEMPLE_CARDS, TRIBE_CARDS,
    Table, Temple, Tribe, TribeCounts, View,
};
use crate::random::{generator, shuffle};
use std::fmt;

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

/// What keeps a draft from being a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There are fewer cards of this tribe in the game.
    TooManyCards {
        /// The tribe of which there are too many.
        tribe: Tribe,
        /// How many cards the draft has of it, of twelve.
        found: usize,
    },
    /// There are fewer temple cards of this level in the game.
    TooManyLevels {
        /// The level of which there are too many.
        level: Level,
        /// How many cards the draft has of it.
        found: usize,
    },
    /// More unknown tribe cards than are left.
    TooManyUnknownCards {
        /// How many cards of unknown tribe are written down.
        needed: usize,
        /// How many cards of the game are not written down elsewhere.
        left: usize,
    },
    /// More unknown temple cards than are left.
    TooManyUnknownLevels {
        /// How many temple cards of unknown level are written down.
        needed: usize,
        /// How many temple cards of the game are not written down elsewhere.
        left: usize,
    },
    /// The levels of a temple do not rise.
    NotRising {
        /// Whose temple it is.
        player: Player,
        /// The territory where it stands.
        at: Tribe,
    },
    /// More cards of the supply are known than it has.
    KnownBeyondSupply {
        /// How many are said to be known.
        known: usize,
        /// How many cards there are.
        supply: usize,
    },
    /// A starting level 1 without the option.
    FoundingWithoutOption,
    /// A starting level 1 that is not the first of its column.
    FoundingWithoutCard(Player),
    /// The supply is empty only when the game is over.
    SupplyEmpty,
    /// The totals have ended the game.
    Over(Ending),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Flaw::TooManyCards { tribe, found } => {
                write!(
                    f,
                    "there are {} cards of the {tribe}, not {found}",
                    Tribe::CARDS
                )
            }
            Flaw::TooManyLevels { level, found } => write!(
                f,
                "there are {} temple cards of level {level}, not {found}",
                level.cards()
            ),
            Flaw::TooManyUnknownCards { needed, left } => write!(
                f,
                "{needed} tribe cards are unknown, and only {left} are left"
            ),
            Flaw::TooManyUnknownLevels { needed, left } => write!(
                f,
                "{needed} temple cards are unknown, and only {left} are left"
            ),
            Flaw::NotRising { player, at } => {
                write!(f, "the temple of {player} with the {at} does not rise")
            }
            Flaw::KnownBeyondSupply { known, supply } => write!(
                f,
                "{known} cards of the supply are known, and it has {supply}"
            ),
            Flaw::FoundingWithoutOption => {
                f.write_str("a starting level 1 waits in a game without the option")
            }
            Flaw::FoundingWithoutCard(player) => write!(
                f,
                "the starting level 1 of {player} is not the first of the column"
            ),
            Flaw::SupplyEmpty => f.write_str("the supply is empty, but the game is not over"),
            Flaw::Over(ending) => write!(f, "the totals have ended the game: {ending}"),
        }
    }
}

impl std::error::Error for Flaw {}

/// Everything that is wrong with a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaws(pub Vec<Flaw>);

impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flaws: Vec<String> = self.0.iter().map(Flaw::to_string).collect();
        f.write_str(&flaws.join("; "))
    }
}

impl std::error::Error for Flaws {}

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

    /// All that is wrong; nothing for what can be played.
    pub fn check(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        self.check_cards(&mut flaws);
        self.check_levels(&mut flaws);
        let (known, supply) = (self.known, self.supply.len());
        if known > supply {
            flaws.push(Flaw::KnownBeyondSupply { known, supply });
        }
        if supply == 0 {
            flaws.push(Flaw::SupplyEmpty);
        }
        for player in Player::ALL.into_iter().filter(|p| self.founding[p.index()]) {
            if !self.options.founding {
                flaws.push(Flaw::FoundingWithoutOption);
            }
            if self.columns[player.index()].first() != Some(&Level::LOWEST) {
                flaws.push(Flaw::FoundingWithoutCard(player));
            }
        }
        if let (_, Some(ending)) = self.table().verdict() {
            flaws.push(Flaw::Over(ending));
        }
        flaws
    }

    /// The tribe cards that can be seen or are named, by tribe.
    fn cards(&self) -> [usize; 5] {
        let mut found = [0; 5];
        let named = self.deck.iter().flatten();
        for card in self.rows.iter().flatten().flatten().chain(named) {
            found[card.index()] += 1;
        }
        for tribe in Tribe::ALL {
            let hands = self.hands.iter().map(|hand| hand.known);
            let counts = hands.chain([self.discards]).map(|c| c.of(tribe));
            found[tribe.index()] += counts.map(usize::from).sum::<usize>();
        }
        found
    }

    /// The temple cards that can be seen or are named, by level.
    fn levels(&self) -> [usize; 6] {
        let mut found = [0; 6];
        let temples = self.temples.iter().flatten().flatten();
        let columns = self.columns.iter().flatten();
        for level in temples.chain(columns).chain(self.supply.iter().flatten()) {
            found[level.index()] += 1;
        }
        found
    }

    fn check_cards(&self, flaws: &mut Vec<Flaw>) {
        let found = self.cards();
        for tribe in Tribe::ALL {
            let found = found[tribe.index()];
            if found > usize::from(Tribe::CARDS) {
                flaws.push(Flaw::TooManyCards { tribe, found });
            }
        }
        let in_hands: usize = self.hands.iter().map(|hand| hand.unknown).sum();
        let needed = in_hands + self.deck.iter().filter(|card| card.is_none()).count();
        let left = TRIBE_CARDS.saturating_sub(found.iter().sum());
        if needed > left {
            flaws.push(Flaw::TooManyUnknownCards { needed, left });
        }
    }

    fn check_levels(&self, flaws: &mut Vec<Flaw>) {
        let found = self.levels();
        for level in Level::ALL {
            let found = found[level.index()];
            if found > usize::from(level.cards()) {
                flaws.push(Flaw::TooManyLevels { level, found });
            }
        }
        let needed = self.supply.iter().filter(|card| card.is_none()).count();
        let left = TEMPLE_CARDS.saturating_sub(found.iter().sum());
        if needed > left {
            flaws.push(Flaw::TooManyUnknownLevels { needed, left });
        }
        for player in Player::ALL {
            for at in Tribe::ALL {
                if Temple::new(&self.temples[player.index()][at.index()]).is_none() {
                    flaws.push(Flaw::NotRising { player, at });
                }
            }
        }
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

impl TryFrom<&Draft> for Position {
    type Error = Flaws;

    /// Makes the position that is written down.
    ///
    /// Unknown cards are drawn from those that are left by a generator made from the seed, which is
    /// not used up: first the supply, then kish's hand, ur's hand and the deck.
    fn try_from(draft: &Draft) -> Result<Position, Flaws> {
        let flaws = draft.check();
        if !flaws.is_empty() {
            return Err(Flaws(flaws));
        }
        let seed = draft.seed.unwrap_or_default();
        let mut random = generator(seed);
        let found = draft.levels();
        let mut levels: Vec<Level> = Level::ALL
            .into_iter()
            .flat_map(|l| std::iter::repeat_n(l, usize::from(l.cards()) - found[l.index()]))
            .collect();
        shuffle(&mut random, &mut levels);
        let found = draft.cards();
        let mut cards: Vec<Tribe> = Tribe::ALL
            .into_iter()
            .flat_map(|t| std::iter::repeat_n(t, usize::from(Tribe::CARDS) - found[t.index()]))
            .collect();
        shuffle(&mut random, &mut cards);

        let mut levels = levels.into_iter();
        let supply = filled(&draft.supply, &mut levels);
        let mut cards = cards.into_iter();
        let hands = draft.hands.map(|hand| {
            let mut filled = hand.known;
            let dealt: TribeCounts = cards.by_ref().take(hand.unknown).collect();
            filled.add_all(dealt);
            filled
        });
        let deck = filled(&draft.deck, &mut cards);
        let mut table = draft.table();
        let (begins, _) = table.verdict();
        table.end_phase |= begins;
        Ok(Position {
            table,
            hands,
            supply: Supply::new(&supply).unwrap_or_default(),
            deck: Pile::new(&deck).unwrap_or_default(),
            seed,
        })
    }
}

/// A pile whose last card is drawn first, from cards in the order of drawing.
fn filled<T: Copy>(cards: &[Option<T>], left: &mut impl Iterator<Item = T>) -> Vec<T> {
    let mut pile: Vec<T> = cards
        .iter()
        .filter_map(|card| card.or_else(|| left.next()))
        .collect();
    pile.reverse();
    pile
}

//! A voice beside a first game: what is worth looking at, and when to say nothing any more.
//!
//! Everything is derived from the position by the rules, and from what everybody knows and the
//! player holds; nothing is looked up in the hands of others. [`look`] finds what there is,
//! [`practice`] knows what the player has done often enough to need no word about it.

mod look;
mod practice;
#[cfg(test)]
mod tests;

pub use practice::{Practice, Theme};

use crate::locale::Locale;
use crate::tigris::rules::{Cell, CellSet, Colour, Dynasty, Position};

/// How many things are said at once.
const MOST: usize = 2;

/// Something worth looking at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// No leader is on the board yet.
    FirstLeader,
    /// A leader would collect what the hand holds, but is not on the board.
    Bring {
        /// The colour of the leader.
        leader: Colour,
    },
    /// A tile gains a point of this colour; `weakest` if it is the player's lowest.
    Gain {
        /// The colour of the tile.
        tile: Colour,
        /// Where it is placed.
        at: Cell,
        /// Whether the player has no colour with fewer points.
        weakest: bool,
    },
    /// A tile here begins a war that stands so on the board.
    War {
        /// Where it is placed.
        at: Cell,
        /// The colour of the leaders that fight.
        leader: Colour,
        /// Who is on the other side.
        rival: Dynasty,
        /// What the player has on the board.
        own: u8,
        /// What the rival has on the board.
        other: u8,
    },
    /// A rival could drive this leader out: so many temples beside it, so many beside the other.
    Revolt {
        /// The colour of the player's leader.
        leader: Colour,
        /// Where it stands.
        stands: Cell,
        /// Where the rival's leader could come.
        at: Cell,
        /// Who could bring it.
        rival: Dynasty,
        /// How many temples stand beside the player's leader.
        own: u8,
        /// How many temples stand beside the other cell.
        other: u8,
    },
    /// A tile here completes a square.
    Monument {
        /// The colour of the tile.
        tile: Colour,
        /// Where it is placed.
        at: Cell,
    },
    /// A tile here brings a treasure within the trader's reach.
    Treasure {
        /// The colour of the tile.
        tile: Colour,
        /// Where it is placed.
        at: Cell,
    },
    /// No tile of the hand gains anything.
    Swap,
    /// A monument may be built now.
    Offer,
    /// The trader takes one of several treasures.
    Take,
    /// The conflict takes so many tiles, of which the hand holds so many.
    Commit {
        /// How many an attacker needs to be ahead, and a defender to be equal.
        needed: u8,
        /// How many of that kind the hand holds.
        have: u8,
        /// Whether the other side has committed already.
        last: bool,
    },
    /// Both actions are done.
    End,
}

/// What is worth looking at for the player who decides now, the most important first; nothing for
/// anybody else, and nothing that the player has done often enough.
pub fn advise(game: &Position, player: Dynasty, practice: &Practice) -> Vec<Advice> {
    if game.decider() != Some(player) {
        return Vec::new();
    }
    let mut said: Vec<Advice> = Vec::new();
    for advice in look::all(game, player) {
        let theme = advice.theme();
        if practice.needs(theme) && said.iter().all(|other| other.theme() != theme) {
            said.push(advice);
        }
    }
    said.truncate(MOST);
    said
}

impl Advice {
    /// What it is about.
    pub fn theme(self) -> Theme {
        match self {
            Advice::FirstLeader | Advice::Bring { .. } => Theme::Leaders,
            Advice::Gain { .. } => Theme::Points,
            Advice::War { own, other, .. } if own > other => Theme::Conflicts,
            Advice::Commit { .. } => Theme::Conflicts,
            Advice::War { .. } | Advice::Revolt { .. } => Theme::Dangers,
            Advice::Monument { .. } | Advice::Offer => Theme::Monuments,
            Advice::Treasure { .. } | Advice::Take => Theme::Treasures,
            Advice::Swap => Theme::Swaps,
            Advice::End => Theme::Turns,
        }
    }

    /// The cells that it is about.
    pub fn cells(self) -> CellSet {
        let cells = match self {
            Advice::Gain { at, .. }
            | Advice::War { at, .. }
            | Advice::Monument { at, .. }
            | Advice::Treasure { at, .. } => [Some(at), None],
            Advice::Revolt { stands, at, .. } => [Some(stands), Some(at)],
            _ => [None, None],
        };
        cells.into_iter().flatten().collect()
    }

    /// The key of its sentence.
    pub fn key(self) -> &'static str {
        match self {
            Advice::FirstLeader => "guide-first-leader",
            Advice::Bring { .. } => "guide-bring",
            Advice::Gain { weakest: true, .. } => "guide-gain-weakest",
            Advice::Gain { .. } => "guide-gain",
            Advice::War { own, other, .. } if own > other => "guide-war-chance",
            Advice::War { .. } => "guide-war-danger",
            Advice::Revolt { .. } => "guide-revolt",
            Advice::Monument { .. } => "guide-monument",
            Advice::Treasure { .. } => "guide-treasure",
            Advice::Swap => "guide-swap",
            Advice::Offer => "guide-offer",
            Advice::Take => "guide-take",
            Advice::Commit {
                needed: 0,
                last: true,
                ..
            } => "guide-commit-won",
            Advice::Commit {
                needed: 0, have: 0, ..
            } => "guide-commit-bare",
            Advice::Commit { needed: 0, .. } => "guide-commit-enough",
            Advice::Commit { needed, have, .. } if needed > have => "guide-commit-lost",
            Advice::Commit { last: true, .. } => "guide-commit-last",
            Advice::Commit { .. } => "guide-commit",
            Advice::End => "guide-end",
        }
    }

    /// What the voice says.
    pub fn sentence(self, words: &Locale) -> String {
        let cell = |at: Cell| words.cell(at).into();
        let key = self.key();
        match self {
            Advice::Bring { leader } => words.format(
                key,
                &[
                    ("leader", words.leader(leader).into()),
                    ("tiles", words.tiles(leader).into()),
                    ("colour", words.colour(leader).into()),
                ],
            ),
            Advice::Gain { tile, at, .. }
            | Advice::Monument { tile, at }
            | Advice::Treasure { tile, at } => words.format(
                key,
                &[
                    ("tile", words.tile(tile).into()),
                    ("colour", words.colour(tile).into()),
                    // Untranslated, for languages that choose an article by it.
                    ("key", tile.to_string().into()),
                    ("at", cell(at)),
                ],
            ),
            Advice::War {
                at,
                leader,
                rival,
                own,
                other,
            } => words.format(
                key,
                &[
                    ("at", cell(at)),
                    ("tiles", words.tiles(leader).into()),
                    ("dynasty", words.dynasty(rival).into()),
                    ("own", own.into()),
                    ("other", other.into()),
                ],
            ),
            Advice::Revolt {
                leader,
                stands,
                at,
                rival,
                own,
                other,
            } => words.format(
                key,
                &[
                    ("leader", words.leader(leader).into()),
                    ("stands", cell(stands)),
                    ("at", cell(at)),
                    ("dynasty", words.dynasty(rival).into()),
                    ("own", own.into()),
                    ("other", other.into()),
                ],
            ),
            Advice::Commit { needed, have, .. } => {
                words.format(key, &[("needed", needed.into()), ("have", have.into())])
            }
            Advice::FirstLeader | Advice::Swap | Advice::Offer | Advice::Take | Advice::End => {
                words.text(key)
            }
        }
    }
}

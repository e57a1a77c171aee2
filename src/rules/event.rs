//! What happened, in enough detail to animate, log, count and score without looking back.

use super::{Cell, CellSet, Colour, ConflictKind, Dynasty, Ending, Monument, TileCounts};
use serde::{Deserialize, Serialize};

/// Why points were gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// A tile was placed in the leader's kingdom.
    Tile,
    /// A revolt was won.
    Revolt,
    /// A war was won.
    War,
    /// Income of a monument at the end of the turn.
    Monument(Monument),
    /// Income of the wonder at the end of the turn.
    Wonder,
}

/// Why a leader left the board against its owner's will.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Loss {
    /// It lost a revolt or a war.
    Conflict,
    /// No face-up temple is left beside it.
    NoTemple,
}

/// Tiles whose kinds may be hidden from whoever is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Handful {
    /// The kinds are known.
    Known(TileCounts),
    /// Only the number is.
    Hidden(u8),
}

impl Handful {
    /// How many tiles.
    pub fn len(&self) -> u16 {
        match self {
            Handful::Known(counts) => counts.total(),
            Handful::Hidden(n) => u16::from(*n),
        }
    }

    /// Whether it is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn hide(self) -> Handful {
        Handful::Hidden(u8::try_from(self.len()).unwrap_or(u8::MAX))
    }
}

/// Something that happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A player's turn begins.
    TurnBegan { dynasty: Dynasty },
    /// A tile came onto the board. `unites`: it unites two kingdoms and bears the unification marker.
    TilePlaced {
        dynasty: Dynasty,
        tile: Colour,
        at: Cell,
        unites: bool,
    },
    /// A leader came onto the board, from off it or from another cell.
    LeaderPositioned {
        dynasty: Dynasty,
        leader: Colour,
        from: Option<Cell>,
        to: Cell,
    },
    /// A player took an own leader off the board.
    LeaderWithdrawn {
        dynasty: Dynasty,
        leader: Colour,
        from: Cell,
    },
    /// A leader had to leave the board.
    LeaderLost {
        dynasty: Dynasty,
        leader: Colour,
        from: Cell,
        why: Loss,
    },
    /// A catastrophe was played, on an empty cell or on a tile, which left the game.
    CatastrophePlayed {
        dynasty: Dynasty,
        at: Cell,
        destroyed: Option<Colour>,
    },
    /// Tiles were discarded from the hand, face down. What is drawn follows as [`Event::Drawn`].
    Swapped {
        dynasty: Dynasty,
        discarded: Handful,
    },
    /// Tiles went from the bag to a hand.
    Drawn { dynasty: Dynasty, tiles: Handful },
    /// A tile had to be drawn and the bag was empty.
    BagEmpty { dynasty: Dynasty },
    /// Points were gained, for the leader (or king) of which dynasty and why.
    Points {
        dynasty: Dynasty,
        colour: Colour,
        amount: u8,
        source: Source,
        at: Option<Cell>,
    },
    /// A conflict began, with the strengths on the board. The cells are those that support each side.
    ConflictBegan {
        kind: ConflictKind,
        /// The colour of the two leaders.
        leader: Colour,
        attacker: Dynasty,
        defender: Dynasty,
        attacker_support: CellSet,
        defender_support: CellSet,
    },
    /// A side committed tiles from the hand. They leave the game when the conflict is over.
    Committed {
        dynasty: Dynasty,
        tile: Colour,
        count: u8,
    },
    /// A conflict was decided. The loser's leader, the tiles and the points follow as events.
    ConflictEnded {
        kind: ConflictKind,
        leader: Colour,
        winner: Dynasty,
        loser: Dynasty,
        winner_total: u8,
        loser_total: u8,
    },
    /// Tiles of the loser left the board, all at once.
    TilesRemoved { tile: Colour, cells: CellSet },
    /// All wars are over and the unification marker leaves.
    MarkerLeft { at: Cell },
    /// A building came onto a tile, from beside the board or from another tile.
    BuildingRaised {
        dynasty: Dynasty,
        colour: Colour,
        from: Option<Cell>,
        to: Cell,
    },
    /// A building went back beside the board.
    BuildingReturned { colour: Colour, from: Cell },
    /// A monument was built on the square with this top-left cell; four tiles turned face down.
    MonumentBuilt {
        dynasty: Dynasty,
        monument: Monument,
        at: Cell,
        tile: Colour,
    },
    /// The wonder was built on the cross with this centre; five tiles left the game.
    WonderBuilt {
        dynasty: Dynasty,
        centre: Cell,
        tile: Colour,
    },
    /// A trader took a treasure.
    TreasureTaken { dynasty: Dynasty, from: Cell },
    /// The player's turn is over, but for income and the refill.
    TurnEnded { dynasty: Dynasty },
    /// The game is over.
    GameOver { ending: Ending },
}

impl Event {
    /// The event as this dynasty may know it: what others draw and discard is only a number.
    #[must_use]
    pub fn seen_by(self, viewer: Dynasty) -> Event {
        match self {
            Event::Swapped { dynasty, discarded } if dynasty != viewer => Event::Swapped {
                dynasty,
                discarded: discarded.hide(),
            },
            Event::Drawn { dynasty, tiles } if dynasty != viewer => Event::Drawn {
                dynasty,
                tiles: tiles.hide(),
            },
            open => open,
        }
    }
}

/// Whoever wants to hear what happens.
pub trait Sink {
    /// Called once for every event, in order.
    fn event(&mut self, event: Event);
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

/// A sink that hears nothing, so that a look-ahead costs nothing.
pub struct Unheard;

impl Sink for Unheard {
    fn event(&mut self, _: Event) {}
}

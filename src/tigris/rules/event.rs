//! What happened, in enough detail to animate, log, count and score without looking back.

use super::{
    Cell, CellSet, Colour, ConflictKind, Dynasty, Ending, Monument, TileCounts, monuments, wonder,
};
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
    TurnBegan {
        /// Whose turn it is.
        dynasty: Dynasty,
    },
    /// A tile came onto the board. `unites`: it unites two kingdoms and bears the unification marker.
    TilePlaced {
        /// Who placed it.
        dynasty: Dynasty,
        /// Its colour.
        tile: Colour,
        /// Where it lies.
        at: Cell,
        /// Whether it unites two kingdoms.
        unites: bool,
    },
    /// A leader came onto the board, from off it or from another cell.
    LeaderPositioned {
        /// Whose leader it is.
        dynasty: Dynasty,
        /// Its colour.
        leader: Colour,
        /// Where it stood, if it was on the board.
        from: Option<Cell>,
        /// Where it stands now.
        to: Cell,
    },
    /// A player took an own leader off the board.
    LeaderWithdrawn {
        /// Whose leader it is.
        dynasty: Dynasty,
        /// Its colour.
        leader: Colour,
        /// Where it stood.
        from: Cell,
    },
    /// A leader had to leave the board.
    LeaderLost {
        /// Whose leader it is.
        dynasty: Dynasty,
        /// Its colour.
        leader: Colour,
        /// Where it stood.
        from: Cell,
        /// Why it had to leave.
        why: Loss,
    },
    /// A catastrophe was played, on an empty cell or on a tile, which left the game.
    CatastrophePlayed {
        /// Who played it.
        dynasty: Dynasty,
        /// Where it lies.
        at: Cell,
        /// The colour of the tile that it destroyed, if there was one.
        destroyed: Option<Colour>,
    },
    /// Tiles were discarded from the hand, face down. What is drawn follows as [`Event::Drawn`].
    Swapped {
        /// Who swapped.
        dynasty: Dynasty,
        /// The tiles that were given away.
        discarded: Handful,
    },
    /// Tiles went from the bag to a hand.
    Drawn {
        /// Whose hand they went to.
        dynasty: Dynasty,
        /// The tiles.
        tiles: Handful,
    },
    /// A tile had to be drawn and the bag was empty.
    BagEmpty {
        /// Who had to draw.
        dynasty: Dynasty,
    },
    /// Points were gained, for the leader (or king) of which dynasty and why.
    Points {
        /// Who gained them.
        dynasty: Dynasty,
        /// The colour of the points.
        colour: Colour,
        /// How many.
        amount: u8,
        /// What they were gained for.
        source: Source,
        /// The cell that they come from, where there is one.
        at: Option<Cell>,
    },
    /// A conflict began, with the strengths on the board. The cells are those that support each side.
    ConflictBegan {
        /// A revolt or a war.
        kind: ConflictKind,
        /// The colour of the two leaders.
        leader: Colour,
        /// Who commits first.
        attacker: Dynasty,
        /// Who commits second.
        defender: Dynasty,
        /// The cells that support the attacker.
        attacker_support: CellSet,
        /// The cells that support the defender.
        defender_support: CellSet,
    },
    /// A side committed tiles from the hand. They leave the game when the conflict is over.
    Committed {
        /// Who committed.
        dynasty: Dynasty,
        /// The colour of the tiles.
        tile: Colour,
        /// How many, which may be none.
        count: u8,
    },
    /// A conflict was decided. The loser's leader, the tiles and the points follow as events.
    ConflictEnded {
        /// A revolt or a war.
        kind: ConflictKind,
        /// The colour of the two leaders.
        leader: Colour,
        /// Who won it.
        winner: Dynasty,
        /// Who lost it.
        loser: Dynasty,
        /// The winner's strength with what was committed.
        winner_total: u8,
        /// The loser's strength with what was committed.
        loser_total: u8,
    },
    /// Tiles of the loser left the board, all at once.
    TilesRemoved {
        /// Their colour.
        tile: Colour,
        /// Where they lay.
        cells: CellSet,
    },
    /// All wars are over and the unification marker leaves.
    MarkerLeft {
        /// Where it lay.
        at: Cell,
    },
    /// A building came onto a tile, from beside the board or from another tile.
    BuildingRaised {
        /// Who raised it.
        dynasty: Dynasty,
        /// The colour of the building.
        colour: Colour,
        /// Where it stood, if it was on the board.
        from: Option<Cell>,
        /// Where it stands now.
        to: Cell,
    },
    /// A building went back beside the board.
    BuildingReturned {
        /// The colour of the building.
        colour: Colour,
        /// Where it stood.
        from: Cell,
    },
    /// A monument was built on the square with this top-left cell; four tiles turned face down.
    MonumentBuilt {
        /// Who built it.
        dynasty: Dynasty,
        /// Which monument.
        monument: Monument,
        /// The top-left cell of its square.
        at: Cell,
        /// The colour of the four tiles.
        tile: Colour,
    },
    /// The wonder was built on the cross with this centre; five tiles left the game.
    WonderBuilt {
        /// Who built it.
        dynasty: Dynasty,
        /// The centre of its cross.
        centre: Cell,
        /// The colour of the five tiles.
        tile: Colour,
    },
    /// A trader took a treasure.
    TreasureTaken {
        /// Whose trader took it.
        dynasty: Dynasty,
        /// Where it lay.
        from: Cell,
    },
    /// The player's turn is over, but for income and the refill.
    TurnEnded {
        /// Whose turn it was.
        dynasty: Dynasty,
    },
    /// The game is over.
    GameOver {
        /// Why.
        ending: Ending,
    },
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

    /// The cells that it is about: where something lay, lies or stands, and who supports a conflict.
    pub fn cells(&self) -> CellSet {
        let cells: [Option<Cell>; 2] = match *self {
            Event::TilePlaced { at, .. }
            | Event::CatastrophePlayed { at, .. }
            | Event::MarkerLeft { at } => [Some(at), None],
            Event::LeaderPositioned { from, to, .. } | Event::BuildingRaised { from, to, .. } => {
                [from, Some(to)]
            }
            Event::LeaderWithdrawn { from, .. }
            | Event::LeaderLost { from, .. }
            | Event::BuildingReturned { from, .. }
            | Event::TreasureTaken { from, .. } => [Some(from), None],
            Event::Points { at, .. } => [at, None],
            Event::TilesRemoved { cells, .. } => return cells,
            Event::ConflictBegan {
                attacker_support,
                defender_support,
                ..
            } => return attacker_support | defender_support,
            Event::MonumentBuilt { at, .. } => return monuments::square(at).unwrap_or_default(),
            Event::WonderBuilt { centre, .. } => return wonder::cross(centre).unwrap_or_default(),
            Event::TurnBegan { .. }
            | Event::Swapped { .. }
            | Event::Drawn { .. }
            | Event::BagEmpty { .. }
            | Event::Committed { .. }
            | Event::ConflictEnded { .. }
            | Event::TurnEnded { .. }
            | Event::GameOver { .. } => [None, None],
        };
        cells.into_iter().flatten().collect()
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

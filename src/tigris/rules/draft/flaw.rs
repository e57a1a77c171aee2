//! What can be wrong with a position that somebody wrote down.

use crate::tigris::rules::{Cell, Colour, Dynasty, HAND_SIZE, Monument};
use std::fmt;

/// The part of a written position that a flaw is about; every part has a line of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The line `board`.
    Board,
    /// The line `options`.
    Options,
    /// The line `players`.
    Players,
    /// The line `active`.
    Active,
    /// The line `actions`.
    Actions,
    /// The line `bag`.
    Bag,
    /// The line `seed`.
    Seed,
    /// The line `seen`.
    Seen,
    /// The line `unbuilt`.
    Unbuilt,
    /// The line `built` of a monument.
    Built(Monument),
    /// The line `building` of a colour.
    Building(Colour),
    /// The line `wonder`.
    Wonder,
    /// The line `hand` of a player.
    Hand(Dynasty),
    /// The line `points` of a player.
    Points(Dynasty),
    /// The line `catastrophes` of a player.
    Catastrophes(Dynasty),
    /// A cell of the grid.
    Grid(Cell),
}

/// One reason why a written position cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flaw {
    /// The active player is none of the players.
    ActiveNotInPlay(Dynasty),
    /// A turn has two actions.
    Actions(u8),
    /// The game has fewer tiles of this colour than are face up, in hands, in the bag or seen.
    TooManyTiles {
        /// The colour.
        colour: Colour,
        /// How many are written down.
        found: u16,
        /// How many the game has.
        exist: u8,
        /// Where the number is first exceeded, read in this order: grid, hands, bag, seen.
        place: Place,
    },
    /// A hand holds six tiles at most.
    HandTooLarge {
        /// Whose hand.
        dynasty: Dynasty,
        /// How many tiles it holds.
        found: u16,
    },
    /// Fewer tiles are unseen than the hands have unknown ones.
    TooManyUnknown {
        /// How many the hands lack.
        needed: u16,
        /// How many are unseen.
        unseen: u16,
    },
    /// Farms lie on river, all other tiles on land.
    WrongTerrain {
        /// The colour of the tile.
        tile: Colour,
        /// Where it lies.
        cell: Cell,
    },
    /// The tiles under a monument or the wonder had one colour, so all lie on land or all on river.
    MixedTerrain {
        /// What the tiles lie under.
        place: Place,
        /// A cell that is unlike the first.
        cell: Cell,
    },
    /// A leader of a dynasty that does not play.
    LeaderNotInPlay {
        /// Whose leader.
        dynasty: Dynasty,
        /// Where it stands.
        cell: Cell,
    },
    /// The same leader stands on two cells.
    LeaderTwice {
        /// Whose leader.
        dynasty: Dynasty,
        /// Its colour.
        leader: Colour,
        /// The second cell.
        cell: Cell,
    },
    /// Leaders never stand on river.
    LeaderOnRiver {
        /// Where it stands.
        cell: Cell,
    },
    /// Every leader touches a face-up temple.
    LeaderWithoutTemple {
        /// Where it stands.
        cell: Cell,
    },
    /// Two leaders of one colour are in one kingdom.
    TwoLeadersOfAColour {
        /// The colour of both.
        leader: Colour,
        /// Where the second stands.
        cell: Cell,
    },
    /// Treasures are on shedu cells only.
    TreasureOffShedu {
        /// Where it lies.
        cell: Cell,
    },
    /// More treasures on the board and taken than there are shedu cells.
    TooManyTreasures {
        /// How many are written down.
        found: u16,
        /// How many there are.
        exist: u16,
        /// Where the number is first exceeded.
        place: Place,
    },
    /// A face-down tile that no monument covers.
    FaceDownWithoutMonument {
        /// Where it lies.
        cell: Cell,
    },
    /// The square of a monument is not all face-down tiles; this cell of it is not.
    MonumentWithoutTiles {
        /// Which monument.
        monument: Monument,
        /// The cell of its square that is none.
        cell: Cell,
    },
    /// The square of a monument would leave the board.
    MonumentOffBoard {
        /// Which monument.
        monument: Monument,
        /// Its top-left cell.
        cell: Cell,
    },
    /// A face-down tile under two monuments.
    MonumentsOverlap {
        /// The second monument.
        monument: Monument,
        /// A cell under both.
        cell: Cell,
    },
    /// All river, but no half of the monument is blue; or all land and nothing but that would fit.
    MonumentColour {
        /// Which monument.
        monument: Monument,
    },
    /// A monument is built twice, or both built and unbuilt.
    MonumentTwice {
        /// Which monument.
        monument: Monument,
        /// Where it is named again.
        place: Place,
    },
    /// The same building is there twice.
    BuildingTwice(Colour),
    /// A building stands on a face-up tile of its own colour.
    BuildingOffColour {
        /// The colour of the building.
        colour: Colour,
        /// Where it stands.
        cell: Cell,
    },
    /// The cross of the wonder would leave the board.
    WonderOffBoard(Cell),
    /// A cell of the wonder's cross that is not written as wonder.
    WonderWithoutCell {
        /// The cell of the cross.
        cell: Cell,
    },
    /// A cell written as wonder that is not of the wonder's cross.
    NoWonderThere {
        /// The cell.
        cell: Cell,
    },
    /// A building is there, but the option is off.
    NeedsBuildings(Colour),
    /// The wonder is there, but the option is off.
    NeedsWonder,
    /// Each player has two catastrophes.
    Catastrophes {
        /// Whose catastrophes.
        dynasty: Dynasty,
        /// How many are said to be left.
        left: u8,
    },
    /// More catastrophes on the grid than have been played.
    TooManyCatastrophes {
        /// How many lie on the grid.
        found: u16,
        /// How many have been played.
        played: u16,
        /// The first that is too many.
        cell: Cell,
    },
}

impl Flaw {
    /// The part of the text that it is about.
    pub fn place(&self) -> Place {
        match *self {
            Flaw::ActiveNotInPlay(_) => Place::Active,
            Flaw::Actions(_) => Place::Actions,
            Flaw::TooManyTiles { place, .. }
            | Flaw::TooManyTreasures { place, .. }
            | Flaw::MixedTerrain { place, .. }
            | Flaw::MonumentTwice { place, .. } => place,
            Flaw::HandTooLarge { dynasty, .. } => Place::Hand(dynasty),
            Flaw::TooManyUnknown { .. } => Place::Bag,
            Flaw::WrongTerrain { cell, .. }
            | Flaw::LeaderNotInPlay { cell, .. }
            | Flaw::LeaderTwice { cell, .. }
            | Flaw::LeaderOnRiver { cell }
            | Flaw::LeaderWithoutTemple { cell }
            | Flaw::TwoLeadersOfAColour { cell, .. }
            | Flaw::TreasureOffShedu { cell }
            | Flaw::FaceDownWithoutMonument { cell }
            | Flaw::NoWonderThere { cell }
            | Flaw::TooManyCatastrophes { cell, .. } => Place::Grid(cell),
            Flaw::MonumentWithoutTiles { monument, .. }
            | Flaw::MonumentOffBoard { monument, .. }
            | Flaw::MonumentsOverlap { monument, .. }
            | Flaw::MonumentColour { monument } => Place::Built(monument),
            Flaw::BuildingTwice(colour)
            | Flaw::BuildingOffColour { colour, .. }
            | Flaw::NeedsBuildings(colour) => Place::Building(colour),
            Flaw::WonderOffBoard(_) | Flaw::WonderWithoutCell { .. } | Flaw::NeedsWonder => {
                Place::Wonder
            }
            Flaw::Catastrophes { dynasty, .. } => Place::Catastrophes(dynasty),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Flaw::ActiveNotInPlay(dynasty) => {
                write!(f, "the active player {dynasty} does not play")
            }
            Flaw::Actions(found) => write!(f, "a turn has 2 actions, not {found}"),
            Flaw::TooManyTiles {
                colour,
                found,
                exist,
                ..
            } => write!(f, "there are {exist} {colour} tiles, not {found}"),
            Flaw::HandTooLarge { dynasty, found } => write!(
                f,
                "a hand holds {HAND_SIZE} tiles at most, and {dynasty} has {found}"
            ),
            Flaw::TooManyUnknown { needed, unseen } => {
                write!(
                    f,
                    "the hands lack {needed} tiles, and only {unseen} are unseen"
                )
            }
            Flaw::WrongTerrain { tile, cell } => write!(f, "no {tile} tile can lie on {cell}"),
            Flaw::MixedTerrain { cell, .. } => write!(
                f,
                "{cell} is not of the land or the river that the other cells are of"
            ),
            Flaw::LeaderNotInPlay { dynasty, cell } => {
                write!(f, "the leader on {cell} is of {dynasty}, who does not play")
            }
            Flaw::LeaderTwice {
                dynasty,
                leader,
                cell,
            } => write!(
                f,
                "the {leader} leader of {dynasty} stands on {cell} and on another cell"
            ),
            Flaw::LeaderOnRiver { cell } => write!(f, "the leader on {cell} stands on river"),
            Flaw::LeaderWithoutTemple { cell } => {
                write!(f, "the leader on {cell} stands beside no face-up temple")
            }
            Flaw::TwoLeadersOfAColour { leader, cell } => {
                write!(f, "the kingdom of {cell} has two {leader} leaders")
            }
            Flaw::TreasureOffShedu { cell } => {
                write!(f, "a treasure lies on {cell}, which is no shedu cell")
            }
            Flaw::TooManyTreasures { found, exist, .. } => {
                write!(f, "there are {exist} treasures, not {found}")
            }
            Flaw::FaceDownWithoutMonument { cell } => {
                write!(f, "the face-down tile on {cell} is under no monument")
            }
            Flaw::MonumentWithoutTiles { monument, cell } => {
                write!(f, "the monument {monument} has no face-down tile on {cell}")
            }
            Flaw::MonumentOffBoard { monument, cell } => {
                write!(f, "the monument {monument} on {cell} leaves the board")
            }
            Flaw::MonumentsOverlap { monument, cell } => write!(
                f,
                "the monument {monument} shares {cell} with another monument"
            ),
            Flaw::MonumentColour { monument } => write!(
                f,
                "the monument {monument} stands on tiles that its colours cannot have had"
            ),
            Flaw::MonumentTwice { monument, .. } => {
                write!(f, "the monument {monument} is named twice")
            }
            Flaw::BuildingTwice(colour) => write!(f, "the {colour} building is named twice"),
            Flaw::BuildingOffColour { colour, cell } => {
                write!(f, "the {colour} building has no {colour} tile on {cell}")
            }
            Flaw::WonderOffBoard(cell) => write!(f, "the wonder on {cell} leaves the board"),
            Flaw::WonderWithoutCell { cell } => write!(f, "the wonder does not cover {cell}"),
            Flaw::NoWonderThere { cell } => write!(f, "{cell} is no part of the wonder"),
            Flaw::NeedsBuildings(colour) => write!(
                f,
                "the {colour} building stands in a game without buildings"
            ),
            Flaw::NeedsWonder => f.write_str("the wonder stands in a game without it"),
            Flaw::Catastrophes { dynasty, left } => {
                write!(f, "{dynasty} has 2 catastrophes, not {left}")
            }
            Flaw::TooManyCatastrophes { found, played, .. } => write!(
                f,
                "{found} catastrophes lie on the board, but {played} have been played"
            ),
        }
    }
}

impl std::error::Error for Flaw {}

/// Every flaw of a draft; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaws(pub Vec<Flaw>);

impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flaws: Vec<String> = self.0.iter().map(Flaw::to_string).collect();
        f.write_str(&flaws.join("; "))
    }
}

impl std::error::Error for Flaws {}

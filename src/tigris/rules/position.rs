//! The state of a game: the table that everybody sees, and the secrets.

use super::{
    Bag, Board, Cell, CellSet, Colour, Dynasty, Ending, Monument, Seats, Stage, TileCounts,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The variants of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Buildings can be raised on lines of three.
    pub buildings: bool,
    /// The wonder can be built on a cross of five.
    pub wonder: bool,
    /// English conflicts: commitments are bounded.
    pub english: bool,
    /// Scores are open to all.
    pub open_scores: bool,
}

/// All that everybody can see or has seen: the board, the leaders, whose turn it is, and the ledger
/// of points.
///
/// Arrays of four are indexed by [`Colour::index`] or [`Dynasty::index`]; entries of dynasties that
/// do not play stay empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    #[serde(with = "super::board::shared")]
    pub(crate) board: Arc<Board>,
    pub(crate) options: Options,
    pub(crate) seats: Seats,
    /// Face-up tiles, by colour.
    pub(crate) tiles: [CellSet; 4],
    pub(crate) face_down: CellSet,
    pub(crate) catastrophes: CellSet,
    /// Treasures that have not been taken.
    pub(crate) treasures: CellSet,
    /// The centre of the wonder.
    pub(crate) wonder: Option<Cell>,
    /// The top-left cells of the monuments that are built.
    pub(crate) monuments: [Option<Cell>; 6],
    /// Monuments that this game does without: only a position that was set up can lack some.
    #[serde(default)]
    pub(crate) withheld: [bool; 6],
    pub(crate) buildings: [Option<Cell>; 4],
    /// Where each leader stands, by dynasty and colour.
    pub(crate) leaders: [[Option<Cell>; 4]; 4],
    /// The cells of all leaders; always in step with `leaders`.
    pub(crate) standing: CellSet,
    /// Points gained, by dynasty and colour.
    pub(crate) points: [[u16; 4]; 4],
    /// Treasures taken, by dynasty.
    pub(crate) taken: [u8; 4],
    pub(crate) catastrophes_left: [u8; 4],
    /// How many tiles each dynasty swapped away.
    pub(crate) swapped: [u16; 4],
    /// Tiles that left the board, were committed or turned face down: everybody saw their kinds.
    pub(crate) seen: TileCounts,
    pub(crate) active: Dynasty,
    /// The active player's actions that are not complete, the current one included.
    pub(crate) actions_left: u8,
    pub(crate) stage: Stage,
    /// The tile of the current action.
    pub(crate) placed: Option<(Cell, Colour)>,
    /// Whether the placed tile bears the unification marker.
    pub(crate) marker: bool,
    /// How many of the latest decisions the active player may take back.
    pub(crate) undoable: u16,
    /// How many turns have ended.
    pub(crate) turns: u16,
}

/// A whole game as it stands, hidden parts included.
///
/// ```
/// use two_rivers::tigris::rules::{Board, Decision, Position, Seats, Setup};
///
/// let setup = Setup::new(Board::standard(), Seats::first(3).unwrap(), 7);
/// let mut game = Position::new(&setup);
/// let mut legal = Vec::new();
/// game.legal(&mut legal);
/// assert!(legal.contains(&Decision::End));
/// let mut events = Vec::new();
/// game.try_play(Decision::End, &mut events).unwrap();
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    pub(crate) table: Table,
    pub(crate) hands: [TileCounts; 4],
    pub(crate) bag: Bag,
    /// What each dynasty swapped away.
    pub(crate) discarded: [TileCounts; 4],
}

/// What lies on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A tile, face up.
    Tile(Colour),
    /// A tile, face down.
    FaceDown,
    /// A part of the wonder.
    Wonder,
    /// A leader, whose and of which colour.
    Leader(Dynasty, Colour),
    /// A catastrophe.
    Catastrophe,
}

impl Table {
    /// The board that is played on.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The variants.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Who plays, clockwise.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Whose turn it is.
    pub fn active(&self) -> Dynasty {
        self.active
    }

    /// How many actions the active player has left, the current one included: 2, 1 or 0.
    pub fn actions_left(&self) -> u8 {
        self.actions_left
    }

    /// What the game waits for.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How many turns have ended.
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// Who decides now; `None` when the game is over.
    pub fn decider(&self) -> Option<Dynasty> {
        match self.stage {
            Stage::Commit(conflict) => Some(conflict.to_commit()),
            Stage::Treasure(owner) => Some(owner),
            Stage::Over(_) => None,
            _ => Some(self.active),
        }
    }

    /// Why the game is over, if it is.
    pub fn ending(&self) -> Option<Ending> {
        match self.stage {
            Stage::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// How many of the latest decisions the active player may take back (rules 19).
    pub fn undoable(&self) -> u16 {
        self.undoable
    }

    /// The cells of face-up tiles of a colour.
    pub fn tiles(&self, colour: Colour) -> CellSet {
        self.tiles[colour.index()]
    }

    /// The cells of tiles that are face down.
    pub fn face_down(&self) -> CellSet {
        self.face_down
    }

    /// The cells of catastrophes.
    pub fn catastrophes(&self) -> CellSet {
        self.catastrophes
    }

    /// The cells with a treasure.
    pub fn treasures(&self) -> CellSet {
        self.treasures
    }

    /// The centre of the wonder, once it is built.
    pub fn wonder(&self) -> Option<Cell> {
        self.wonder
    }

    /// The five cells of the wonder, or none.
    pub fn wonder_cells(&self) -> CellSet {
        match self.wonder {
            Some(centre) => centre.neighbours().with(centre),
            None => CellSet::EMPTY,
        }
    }

    /// The top-left cell of a monument, once it is built.
    pub fn monument(&self, monument: Monument) -> Option<Cell> {
        self.monuments[monument.index()]
    }

    /// The monuments that can still be built.
    pub fn unbuilt(&self) -> impl Iterator<Item = Monument> + '_ {
        Monument::ALL
            .into_iter()
            .filter(|m| self.monuments[m.index()].is_none() && !self.withheld[m.index()])
    }

    /// The tile under a building; `None` while it is beside the board.
    pub fn building(&self, colour: Colour) -> Option<Cell> {
        self.buildings[colour.index()]
    }

    /// Where a leader stands; `None` while it is off the board.
    pub fn leader(&self, dynasty: Dynasty, colour: Colour) -> Option<Cell> {
        self.leaders[dynasty.index()][colour.index()]
    }

    /// The cells of all leaders.
    pub fn standing(&self) -> CellSet {
        self.standing
    }

    /// All leaders on the board.
    pub fn leaders_on_board(&self) -> impl Iterator<Item = (Dynasty, Colour, Cell)> + '_ {
        self.seats.iter().flat_map(move |dynasty| {
            let at = move |colour| Some((dynasty, colour, self.leader(dynasty, colour)?));
            Colour::ALL.into_iter().filter_map(at)
        })
    }

    /// Points of a dynasty, by colour, without treasures.
    pub fn points(&self, dynasty: Dynasty) -> [u16; 4] {
        self.points[dynasty.index()]
    }

    /// How many treasures a dynasty has taken.
    pub fn treasures_taken(&self, dynasty: Dynasty) -> u8 {
        self.taken[dynasty.index()]
    }

    /// How many catastrophes a dynasty can still play.
    pub fn catastrophes_left(&self, dynasty: Dynasty) -> u8 {
        self.catastrophes_left[dynasty.index()]
    }

    /// How many tiles a dynasty has swapped away.
    pub fn swapped(&self, dynasty: Dynasty) -> u16 {
        self.swapped[dynasty.index()]
    }

    /// Tiles gone or face down whose kinds everybody has seen.
    pub fn seen(&self) -> TileCounts {
        self.seen
    }

    /// The tile of the current action, if it is the placing of one.
    pub fn placed(&self) -> Option<(Cell, Colour)> {
        self.placed
    }

    /// The cell of the unification marker, while wars last.
    pub fn marker(&self) -> Option<Cell> {
        self.placed.filter(|_| self.marker).map(|(cell, _)| cell)
    }

    /// What lies on a cell, treasures and buildings aside.
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        if let Some(tile) = self.tile(cell) {
            Some(Piece::Tile(tile))
        } else if self.standing.contains(cell) {
            self.leaders_on_board()
                .find(|(_, _, at)| *at == cell)
                .map(|(dynasty, colour, _)| Piece::Leader(dynasty, colour))
        } else if self.face_down.contains(cell) {
            Some(Piece::FaceDown)
        } else if self.catastrophes.contains(cell) {
            Some(Piece::Catastrophe)
        } else if self.wonder_cells().contains(cell) {
            Some(Piece::Wonder)
        } else {
            None
        }
    }

    /// The face-up tile on a cell.
    pub fn tile(&self, cell: Cell) -> Option<Colour> {
        let here = |c: &Colour| self.tiles[c.index()].contains(cell);
        Colour::ALL.into_iter().find(here)
    }

    /// All face-up tiles.
    pub fn face_up(&self) -> CellSet {
        self.tiles[0] | self.tiles[1] | self.tiles[2] | self.tiles[3]
    }

    /// Cells on which nothing lies.
    pub fn empty(&self) -> CellSet {
        !(self.connecting() | self.catastrophes)
    }

    /// Tiles with a building on them.
    pub fn built_on(&self) -> CellSet {
        self.buildings.iter().flatten().copied().collect()
    }

    pub(super) fn put_leader(&mut self, dynasty: Dynasty, colour: Colour, to: Cell) {
        self.take_leader(dynasty, colour);
        self.leaders[dynasty.index()][colour.index()] = Some(to);
        self.standing.insert(to);
    }

    pub(super) fn take_leader(&mut self, dynasty: Dynasty, colour: Colour) -> Option<Cell> {
        let from = self.leaders[dynasty.index()][colour.index()].take()?;
        self.standing.remove(from);
        Some(from)
    }
}

impl Position {
    /// What everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A player's hand.
    pub fn hand(&self, dynasty: Dynasty) -> TileCounts {
        self.hands[dynasty.index()]
    }

    /// The bag.
    pub fn bag(&self) -> &Bag {
        &self.bag
    }

    /// What a player has swapped away.
    pub fn discarded(&self, dynasty: Dynasty) -> TileCounts {
        self.discarded[dynasty.index()]
    }

    /// Who decides now; `None` when the game is over.
    pub fn decider(&self) -> Option<Dynasty> {
        self.table.decider()
    }
}

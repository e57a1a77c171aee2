//! What a game waits for: actions, commitments to a conflict, or nothing more.

use super::{Colour, Dynasty};
use serde::{Deserialize, Serialize};

/// Revolt (two leaders in one kingdom) or war (two kingdoms united).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ConflictKind {
    /// Two leaders of one colour are in one kingdom.
    Revolt,
    /// A tile has united two kingdoms.
    War,
}

/// A conflict that waits for commitments: the attacker's first, then the defender's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Conflict {
    /// A revolt or a war.
    pub kind: ConflictKind,
    /// The colour of the two leaders.
    pub leader: Colour,
    /// Who commits first.
    pub attacker: Dynasty,
    /// Who commits second, and wins a tie.
    pub defender: Dynasty,
    /// The attacker's strength on the board, in tiles.
    pub attacker_board: u8,
    /// The defender's strength on the board, in tiles.
    pub defender_board: u8,
    /// What the attacker committed; `None` until then.
    pub attacker_committed: Option<u8>,
}

impl Conflict {
    /// The colour of the tiles that support and are committed: red in every revolt.
    pub fn support(&self) -> Colour {
        match self.kind {
            ConflictKind::Revolt => Colour::Red,
            ConflictKind::War => self.leader,
        }
    }

    /// Whose commitment is asked.
    pub fn to_commit(&self) -> Dynasty {
        match self.attacker_committed {
            None => self.attacker,
            Some(_) => self.defender,
        }
    }

    /// The strength on the board of the side that commits now.
    pub fn own_board(&self) -> u8 {
        match self.attacker_committed {
            None => self.attacker_board,
            Some(_) => self.defender_board,
        }
    }

    /// The other side's total so far.
    pub fn against(&self) -> u8 {
        match self.attacker_committed {
            None => self.defender_board,
            Some(committed) => self.attacker_board.saturating_add(committed),
        }
    }

    /// How many tiles the side that commits now needs to be ahead as things stand: the attacker must
    /// exceed, the defender wins a tie.
    pub fn to_be_ahead(&self) -> u8 {
        let needed = match self.attacker_committed {
            None => self.against().saturating_add(1),
            Some(_) => self.against(),
        };
        needed.saturating_sub(self.own_board())
    }
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// Two treasures or fewer were left on the board at the end of a turn.
    Treasures,
    /// A tile had to be drawn and the bag was empty.
    Bag,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// The active player's next action, or the end of the turn.
    Action,
    /// Both actions are done: the active player ends the turn.
    End,
    /// The active player chooses which of several wars comes next.
    War,
    /// A side of the conflict commits tiles.
    Commit(Conflict),
    /// The active player may put the building of this colour on a line.
    Building(Colour),
    /// The active player may build on a square, a cross, or one of both.
    Monument {
        /// Whether a monument can be built.
        monument: bool,
        /// Whether the wonder can be built.
        wonder: bool,
    },
    /// This player chooses a treasure.
    Treasure(Dynasty),
    /// The active player chooses the colour of the wonder's point.
    Bonus,
    /// The game is over.
    Over(Ending),
}

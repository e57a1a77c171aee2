//! What a player can choose.

use super::{Cell, CellSet, Colour, Dynasty, Monument, Table, TileCounts, monuments, wonder};

/// One choice of one player.
///
/// Any decision can be written down at any time; whether it fits the moment is checked when it is
/// played. Its notation (`place T f7`) is in [`notation`](super::notation).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Place a tile from the hand (an action).
    Place(Colour, Cell),
    /// Place an own leader from off the board, or move it (an action).
    Lead(Colour, Cell),
    /// Take an own leader off the board (an action).
    Withdraw(Colour),
    /// Play a catastrophe (an action).
    Catastrophe(Cell),
    /// Discard one to six tiles and draw as many (an action).
    Swap(TileCounts),
    /// End the turn.
    End,
    /// This war next.
    War(Colour),
    /// Support a leader in a conflict with this many tiles from the hand.
    Commit(u8),
    /// Put the building of the placed tile's colour on this tile.
    Raise(Cell),
    /// Build a monument on the square with this top-left cell.
    Build(Monument, Cell),
    /// Build the wonder on the cross with this centre.
    Wonder(Cell),
    /// Decline what is on offer.
    Pass,
    /// Take the treasure of this cell.
    Take(Cell),
    /// The colour of the wonder's point.
    Bonus(Colour),
}

impl Decision {
    /// The cell on which something comes to stand or from which it is taken; of a monument the
    /// top-left one, of the wonder the centre.
    pub const fn onto(self) -> Option<Cell> {
        match self {
            Decision::Place(_, cell)
            | Decision::Lead(_, cell)
            | Decision::Catastrophe(cell)
            | Decision::Raise(cell)
            | Decision::Build(_, cell)
            | Decision::Wonder(cell)
            | Decision::Take(cell) => Some(cell),
            Decision::Withdraw(_)
            | Decision::Swap(_)
            | Decision::End
            | Decision::War(_)
            | Decision::Commit(_)
            | Decision::Pass
            | Decision::Bonus(_) => None,
        }
    }

    /// The cell that a leader of the active player leaves.
    pub fn leaves(self, table: &Table) -> Option<Cell> {
        match self {
            Decision::Lead(leader, _) | Decision::Withdraw(leader) => {
                table.leader(table.active(), leader)
            }
            _ => None,
        }
    }

    /// All cells that it is about, on this table before it is played: those that something leaves or
    /// comes to, the whole square or cross, and of a war the leaders who fight,
    /// or where none waits all of the colour.
    pub fn cells(self, table: &Table) -> CellSet {
        match self {
            Decision::War(colour) => {
                let war = table.conflict_over(colour);
                let fights = |dynasty: &Dynasty| {
                    war.is_none_or(|war| [war.attacker, war.defender].contains(dynasty))
                };
                let leaders = table.seats().iter().filter(fights);
                leaders
                    .filter_map(|dynasty| table.leader(dynasty, colour))
                    .collect()
            }
            Decision::Build(_, cell) => monuments::square(cell).unwrap_or_default(),
            Decision::Wonder(cell) => wonder::cross(cell).unwrap_or_default(),
            _ => [self.leaves(table), self.onto()]
                .into_iter()
                .flatten()
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::tigris::rules::testing::position;

    #[test]
    fn a_decision_is_about_what_it_moves_and_where_to() {
        let game = position("", "T@f5 kA@f6 T@b5 kB@c5");
        let cells = |decision: &str| {
            let decision: super::Decision = decision.parse().unwrap();
            let cells = decision.cells(game.table());
            let names: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
            names.join(" ")
        };
        assert_eq!(cells("place T a2"), "a2");
        assert_eq!(cells("lead k e5"), "e5 f6");
        assert_eq!(cells("lead p e5"), "e5");
        assert_eq!(cells("withdraw k"), "f6");
        assert_eq!(cells("war black"), "c5 f6");
        assert_eq!(cells("build black-red c3"), "c3 d3 c4 d4");
        assert_eq!(cells("wonder c3"), "c2 b3 c3 d3 c4");
        assert_eq!(cells("end"), "");
    }
}

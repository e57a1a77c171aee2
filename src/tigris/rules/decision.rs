//! What a player can choose.

use super::{Cell, Colour, Monument, TileCounts};

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

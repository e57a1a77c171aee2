//! What a player can choose.

use super::{Place, Source, Tribe, TribeCounts};

/// One choice of one player.
///
/// Any decision can be written down at any time; whether it fits the moment is checked when it is
/// played. Its notation (`settle medes`) is in [`notation`](super::notation).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Discard a card of a tribe and put the own marker onto its territory (4).
    Move(Tribe),
    /// Put a card of a tribe at the end of the own row where the marker stands (5).
    Settle(Tribe),
    /// Put the topmost card of a column on the own temple where the marker stands (6).
    Build(Source),
    /// Bring the last three cards of an own row to the end of another (7).
    Migrate {
        /// The territory whose own row the cards leave; the marker need not stand there.
        from: Tribe,
        /// The territory whose own row they join, another than `from`.
        to: Tribe,
    },
    /// Turn the opponent's temple over onto the supply (8).
    Destroy(Place),
    /// Take the topmost card of the opponent's temple (8).
    Rob(Place),
    /// Discard all the opponent's cards of a tribe (8).
    Expel(Place, Tribe),
    /// Bring the opponent's last cards into the own row (8).
    Lure(Place),
    /// Build a card that is two levels higher (8).
    Leap(Place, Source),
    /// Make the opponent discard half of the hand (8).
    Halve(Place),
    /// The half of the hand that goes.
    Discard(TribeCounts),
    /// End the turn (3).
    End,
}

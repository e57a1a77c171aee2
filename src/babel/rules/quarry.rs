//! The quarry: the face-down supply and the two face-up columns (1, 3).

use super::{Event, Level, Pile, Player, Position, Sink, TEMPLE_CARDS};
use serde::{Deserialize, Serialize};

/// Face-up temple cards of a player, first to last; only the last can be taken.
pub type Column = Pile<Level, TEMPLE_CARDS>;

/// Face-down temple cards; the last is drawn next.
pub type Supply = Pile<Level, TEMPLE_CARDS>;

/// Whose column a temple card is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Source {
    /// The builder's own column.
    Own,
    /// The opponent's.
    Other,
}

impl Source {
    /// Both.
    pub const ALL: [Source; 2] = [Source::Own, Source::Other];

    /// Whose column that is for this player.
    pub const fn owner(self, player: Player) -> Player {
        match self {
            Source::Own => player,
            Source::Other => player.other(),
        }
    }
}

impl Position {
    /// Draws two temple cards onto a column, or the one that is left: the higher first, so that the
    /// lower lies on top (3).
    pub(super) fn draw_temple_cards(&mut self, player: Player, sink: &mut impl Sink) {
        let mut drawn = [self.supply.pop(), self.supply.pop()];
        // The higher first; what is not there last.
        drawn.sort_by_key(|card| std::cmp::Reverse(*card));
        let count = drawn.iter().flatten().count() as u8;
        self.table.known = self.table.known.saturating_sub(count);
        for level in drawn.into_iter().flatten() {
            self.table.columns[player.index()].push(level);
        }
        sink.event(Event::TempleCardsDrawn {
            player,
            cards: drawn,
        });
    }
}

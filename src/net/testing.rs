//! A layout for tests: of any game, and of none.

use super::{Block, Layout};
use std::sync::Arc;

/// Levels that are enough for [`layout`] with four players.
pub(crate) type Levels = super::Levels<256>;

/// A few numbers that are told once, sixty of each seat, and a few that share the rows of the first.
pub(crate) fn layout(players: usize) -> Arc<Layout> {
    const LEVELS: [u16; 5] = [1, 6, 3, 14, 2];
    let (mut index, mut base) = (0, 0);
    let section = LEVELS.map(|levels| {
        (index, base) = (index + 1, base + levels);
        Block {
            name: "any",
            index: index - 1,
            base: base - levels,
            levels,
        }
    });
    let mut layout = Layout::new(players, 1);
    let first = layout.tell(&section);
    layout.seats_begin();
    for _ in 0..12 * players {
        layout.tell(&section);
    }
    layout.tell_by(&section, first);
    Arc::new(layout)
}

//! Where each part of a position was written down.

use super::{PositionTextError, PositionTextFlaw};
use crate::tigris::rules::Place;
use crate::tigris::rules::notation::tokens::shortened;

/// Where each part of a position was written down.
#[derive(Default)]
pub(super) struct Lines {
    pub(super) parts: Vec<(Place, usize)>,
    pub(super) last: usize,
}

impl Lines {
    pub(super) fn of(&self, place: Place) -> usize {
        let same = |written: Place| match (written, place) {
            // A grid row is remembered by its first cell.
            (Place::Grid(row), Place::Grid(cell)) => row.row() == cell.row(),
            (written, place) => written == place,
        };
        let found = self.parts.iter().find(|(written, _)| same(*written));
        found.map_or(self.last, |(_, line)| *line)
    }

    pub(super) fn has(&self, place: Place) -> bool {
        self.parts.iter().any(|(written, _)| *written == place)
    }

    pub(super) fn error(
        &self,
        line: usize,
        text: &str,
        reason: PositionTextFlaw,
    ) -> PositionTextError {
        let written = text.lines().nth(line.saturating_sub(1)).unwrap_or("");
        PositionTextError {
            line,
            text: shortened(written.trim()),
            reason,
        }
    }
}

//! A territory with the rows and temples of both players on it.

use super::{Player, Row, Temple};
use serde::{Deserialize, Serialize};

/// What lies on a territory. Arrays of two are indexed by [`Player::index`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Territory {
    pub(crate) rows: [Row; 2],
    pub(crate) temples: [Temple; 2],
}

impl Territory {
    /// A player's row.
    pub fn row(&self, player: Player) -> &Row {
        &self.rows[player.index()]
    }

    /// A player's temple.
    pub fn temple(&self, player: Player) -> Temple {
        self.temples[player.index()]
    }
}

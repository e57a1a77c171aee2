//! Whether a position that came from outside, such as a save file, hangs together.

use super::actions::skills::halve::half;
use super::{Draft, Ending, Flaw, Position, Stage};
use std::fmt;

/// Why a position does not hang together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFlaw {
    /// It could not be written down as a position either.
    Flaw(Flaw),
    /// What the game waits for does not fit the table.
    Stage,
}

impl fmt::Display for PositionFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFlaw::Flaw(flaw) => flaw.fmt(f),
            PositionFlaw::Stage => f.write_str("what the game waits for does not fit the table"),
        }
    }
}

impl std::error::Error for PositionFlaw {}

impl Position {
    /// Checks that the position hangs together, so that playing on from it is safe.
    ///
    /// A position from [`Position::new`], from a text or from playing always does; one that was
    /// deserialised from a file that anybody could edit need not.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn check_validity(&self) -> Result<(), PositionFlaw> {
        let over = self.table.ending().is_some();
        for flaw in Draft::of(self).check() {
            // That is how a game ends.
            if !(over && matches!(flaw, Flaw::SupplyEmpty | Flaw::Over(_))) {
                return Err(PositionFlaw::Flaw(flaw));
            }
        }
        if self.stage_fits() {
            Ok(())
        } else {
            Err(PositionFlaw::Stage)
        }
    }

    fn stage_fits(&self) -> bool {
        let table = &self.table;
        let (begins, ending) = table.verdict();
        if begins {
            return false;
        }
        match table.stage {
            Stage::Action => ending.is_none(),
            Stage::Discard { count } => {
                let other = self.hand(table.active.other()).total();
                ending.is_none() && count > 0 && count == half(other)
            }
            Stage::Over(Ending::Supply) => ending.is_none() && self.supply.is_empty(),
            Stage::Over(named) => ending == Some(named),
        }
    }
}

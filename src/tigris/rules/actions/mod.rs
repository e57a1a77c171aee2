//! What players do in their turns and what follows from it, a file for each rule that has a name in the
//! rulebook: whether it may be done, and doing it.

pub mod buildings;
pub mod catastrophe;
pub mod conflicts;
pub mod leaders;
pub mod legal;
pub mod monuments;
pub mod placing;
pub mod treasures;
pub mod turn;
pub mod wonder;

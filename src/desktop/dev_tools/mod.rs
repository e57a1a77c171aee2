//! What those who build the program use, and players' builds leave out: the tour of every screen with
//! its goldens, and the sheet of all pieces.

pub mod sheet;
pub mod tour;

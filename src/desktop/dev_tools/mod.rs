//! What those who build the program use, and players' builds leave out: the tour of every screen with
//! its goldens, the sheet of all pieces, and what the program takes of time and memory.

pub mod measure;
pub mod sheet;
pub mod tour;

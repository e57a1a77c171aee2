//! How cells, pieces, decisions, events and positions are written down.
//!
//! The tokens are those of the referee's protocol: `f7`, `red`, `archer`, `red-blue`, `TTSFM`,
//! `place T f7`. Everything that can be read back has `FromStr` with an error that says what was
//! expected; a position has [`Position::from_text`](super::Position::from_text).

mod decision;
mod event;
mod grid;
mod position;
mod print;
mod script;
mod tokens;

pub use decision::DecisionError;
pub use grid::{Token, token_of};
pub use position::{PositionTextError, PositionTextFlaw};
pub use print::{position_text, view_text};
pub use script::first_position;
pub(crate) use tokens::parse_number;
pub use tokens::{Kind, TokenError, leader_letter, parse_tiles, tile_letter, tiles_text};

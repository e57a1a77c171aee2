//! How cards, decisions, events and positions are written down (13).
//!
//! A tribe is a word (`medes`), a tribe card its first letter (`m`), a temple card its level.
//! Everything that can be read back has `FromStr` with an error that says what was expected; a
//! position has [`Position::from_text`](super::Position::from_text).

mod decision;
mod event;
mod position;
mod print;
mod tokens;

pub use decision::DecisionError;
pub use position::{PositionTextError, PositionTextFlaw};
pub use print::{position_text, view_text};
pub use tokens::{
    Kind, TokenError, cards_text, levels_text, parse_cards, parse_levels, parse_marker, parse_row,
    row_text,
};

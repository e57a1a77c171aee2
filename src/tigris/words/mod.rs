//! Sentences of this game's events, reasons and things, from the message files of every language.

pub mod events;
mod files;
mod heard;
pub mod merits;
pub mod names;
pub mod players;
#[cfg(test)]
mod portuguese;
mod positions;
pub mod reasons;
mod sentences;
mod spoken;

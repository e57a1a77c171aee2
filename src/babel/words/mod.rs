//! Sentences of this game's reasons and events, from `babel.ftl` of every language.

mod events;
mod names;
mod positions;
mod reasons;

pub use events::event;
pub use names::{card_counts, handful, level, player, skill, source, territory, tribe};
pub use positions::{flaw, position_reason};
pub use reasons::refusal;

#[cfg(test)]
mod tests;

//! Sentences of this game's reasons and events, from `babel.ftl` of every language.

mod events;
mod names;
pub mod players;
mod positions;
mod reasons;

pub use events::event;
pub use names::{
    bot, bot_style, card, card_counts, handful, level, plate, skill, source, territory, tribe,
};
pub use players::{city, player};
pub use positions::{flaw, position_reason};
pub use reasons::refusal;

#[cfg(test)]
mod tests;

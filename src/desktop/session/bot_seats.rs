//! What the table has to know of a game's bots.

use super::TableGame;
use crate::locale::Locale;
use crate::search::Bot;

/// A game whose seats bots can take.
pub trait BotSeats: TableGame {
    /// The levels of its bots, by their names in files, the weakest first.
    const LEVELS: &'static [&'static str];
    /// Plays for a bot that a save names and that this version does not have.
    const STAND_IN: &'static str;
    /// The decision that ends a turn.
    const END: Self::Decision;

    /// The bot of this name, earlier ones included.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// What a bot is called now, of whatever name a save calls it by.
    fn current(name: &str) -> &str {
        name
    }

    /// What a level is called, with its rank.
    fn level(words: &Locale, name: &str) -> String;

    /// How a level plays, in a few words.
    fn style(words: &Locale, name: &str) -> String;

    /// A seat, with whoever sits there if they have a name.
    fn seat(words: &Locale, player: Self::Player) -> String;

    /// Whether what is decided now is the next step of a turn, before which a bot pauses.
    fn is_step_of_turn(&self) -> bool;
}

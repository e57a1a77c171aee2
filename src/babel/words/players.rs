//! What the two players are called: by the names that they typed, or else by their cities.
//!
//! A name that nobody typed is never kept: it is said in the language of the moment.

use super::names;
use crate::babel::rules::Player;
use crate::locale::company::{Company, Seated, shorten, tidy};
use crate::locale::{Locale, Value};
use crate::record;

/// The most characters that a name has in a sentence.
const LONGEST: usize = 24;

/// The company of a game: the names that were typed, and the bots.
pub fn company(players: &[record::Player<Player>]) -> Company {
    let mut company = Company::default();
    for player in players {
        let name = tidy(&player.name);
        company.seat(
            player.player.index(),
            Seated {
                name: (!name.is_empty()).then(|| shorten(&name, LONGEST)),
                bot: player.kind.bot().map(str::to_string),
                since: None,
            },
        );
    }
    company
}

/// `Anna`, or `Kish` for whoever has no name.
pub fn player(locale: &Locale, player: Player) -> String {
    let given = locale.company().name_of(player.index());
    given.map_or_else(|| city(locale, player), str::to_string)
}

/// `Kish`
pub fn city(locale: &Locale, player: Player) -> String {
    locale.text(&format!("babel-player-{player}"))
}

/// `Anna`, or `Kish · bot, mason level`.
pub fn player_in_full(locale: &Locale, player: Player) -> String {
    let name = self::player(locale, player);
    match bot_in_full(locale, player) {
        Some(bot) => locale.format("player-bot", &[("name", name.into()), ("bot", bot.into())]),
        None => name,
    }
}

/// `bot, mason level`, and from which turn on where it took over; nothing for a person.
pub fn bot_in_full(locale: &Locale, player: Player) -> Option<String> {
    let bot = locale.company().bot_of(player.index())?;
    Some(locale.bot_of_level(player.index(), &names::bot(locale, bot)))
}

/// `Anna`, or `Kish (bot)`: short enough for a list of players.
pub fn player_in_list(locale: &Locale, player: Player) -> String {
    let name = self::player(locale, player);
    match locale.company().bot_of(player.index()) {
        Some(_) => locale.format("table-bot", &[("name", name.into())]),
        None => name,
    }
}

/// What fills the places of a message about a player: the name and the name of an owner.
pub fn whose(locale: &Locale, player: Player) -> [(&'static str, Value); 2] {
    let name = self::player(locale, player);
    // Cities are called as people are, without an article in any language.
    let owner = locale.format("of-name", &[("name", (&name).into())]);
    [("dynasty", name.into()), ("of-dynasty", owner.into())]
}

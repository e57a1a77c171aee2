//! What the players of a game are called: by the names that they typed, or else by their dynasties.
//!
//! A name that nobody typed is never kept: it is said in the language of the moment. Games of
//! before, which kept such names, are read as if they had none.

use crate::locale::company::{Company, Seated, shorten, tidy};
use crate::locale::{Locale, Value, languages};
use crate::record::Player;
use crate::tigris::bots;
use crate::tigris::rules::Dynasty;
use std::collections::HashSet;
use std::sync::OnceLock;

/// The most characters that a name has in a sentence.
const LONGEST: usize = 24;

/// The company of a game: the names that were typed, and the bots.
pub fn company(players: &[Player<Dynasty>]) -> Company {
    let mut company = Company::default();
    for player in players {
        company.seat(
            player.player.index(),
            Seated {
                name: given_name(player),
                bot: player.kind.bot().map(str::to_string),
                since: None,
            },
        );
    }
    company
}

/// The name that somebody gave to a player, on one line and no longer than a sentence can bear;
/// nothing where it is only what some language calls the dynasty.
pub fn given_name(player: &Player<Dynasty>) -> Option<String> {
    let name = tidy(&player.name);
    let given = !name.is_empty() && !usual_names().contains(&(player.player, name.clone()));
    given.then(|| shorten(&name, LONGEST))
}

/// What seats without a name have been called in files: the dynasty, or the bot and its dynasty, in
/// any language.
fn usual_names() -> &'static HashSet<(Dynasty, String)> {
    static ALL: OnceLock<HashSet<(Dynasty, String)>> = OnceLock::new();
    ALL.get_or_init(|| {
        // What the level was called that is a judge now.
        let earlier = ["Trader", "Mercador"].map(String::from);
        let mut all = HashSet::new();
        for language in languages() {
            let words = Locale::for_language(&language.tag);
            let bots = bots::names().iter().map(|bot| words.bot(bot));
            let bots: Vec<String> = bots.chain(earlier.clone()).collect();
            for dynasty in Dynasty::ALL {
                let own = words.dynasty(dynasty);
                let bot = |bot: &String| (dynasty, format!("{bot} ({own})"));
                all.extend(bots.iter().map(bot));
                all.insert((dynasty, own));
            }
        }
        all
    })
}

impl Locale {
    /// `Anna`, or `Bull` for whoever has no name.
    pub fn player(&self, dynasty: Dynasty) -> String {
        let given = self.company().name_of(dynasty.index());
        given.map_or_else(|| self.dynasty(dynasty), str::to_string)
    }

    /// Whether a player goes by another name than that of the dynasty.
    pub fn is_named(&self, dynasty: Dynasty) -> bool {
        self.company().name_of(dynasty.index()).is_some()
    }

    /// `Anna`, or `Bull · bot, judge level`.
    pub fn player_in_full(&self, dynasty: Dynasty) -> String {
        let name = self.player(dynasty);
        match self.bot_in_full(dynasty) {
            Some(bot) => self.format("player-bot", &[("name", name.into()), ("bot", bot.into())]),
            None => name,
        }
    }

    /// `Bull · bot, judge level`, or the name of a person; not since when the bot plays.
    pub fn player_of_level(&self, dynasty: Dynasty) -> String {
        let name = self.player(dynasty);
        let Some(bot) = self.company().bot_of(dynasty.index()) else {
            return name;
        };
        let bot = self.bot_level(&self.bot(bot));
        self.format("player-bot", &[("name", name.into()), ("bot", bot.into())])
    }

    /// `bot, judge level`, and from which turn on where it took over; nothing for a person.
    pub fn bot_in_full(&self, dynasty: Dynasty) -> Option<String> {
        let bot = self.company().bot_of(dynasty.index())?;
        Some(self.bot_of_level(dynasty.index(), &self.bot(bot)))
    }

    /// `Anna`, or `Bull (bot)`: short enough for a list of players.
    pub fn player_in_list(&self, dynasty: Dynasty) -> String {
        let name = self.player(dynasty);
        match self.company().bot_of(dynasty.index()) {
            Some(_) => self.format("table-bot", &[("name", name.into())]),
            None => name,
        }
    }

    /// A player as the owner of something, with the article that some languages put before the name
    /// of a dynasty: `do Touro`, but `de Anna`.
    pub fn of_player(&self, dynasty: Dynasty) -> String {
        self.called(dynasty, "of-name", "of-dynasty")
    }

    /// A player in a sentence, with that article: `o Touro`, but `Anna`.
    pub fn the_player(&self, dynasty: Dynasty) -> String {
        self.called(dynasty, "the-name", "the-dynasty")
    }

    /// A player by the first message where there is a name, or else by the other.
    fn called(&self, dynasty: Dynasty, named: &str, unnamed: &str) -> String {
        let key = if self.is_named(dynasty) {
            named
        } else {
            unnamed
        };
        self.format(key, &[("name", self.player(dynasty).into())])
    }

    /// What fills the places of a message about a player: the name and the name of an owner.
    pub fn whose(&self, dynasty: Dynasty) -> [(&'static str, Value); 2] {
        [
            ("dynasty", self.player(dynasty).into()),
            ("of-dynasty", self.of_player(dynasty).into()),
        ]
    }
}

#[cfg(test)]
mod tests;

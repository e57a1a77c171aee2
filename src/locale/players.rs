//! What the players of a game are called: by the names that they typed, or else by their dynasties.
//!
//! A name that nobody typed is never kept: it is said in the language of the moment. Games of
//! before, which kept such names, are read as if they had none.

use super::{Locale, Value, languages};
use crate::bots;
use crate::record::Player;
use crate::rules::Dynasty;
use std::collections::HashSet;
use std::sync::{Arc, OnceLock};

/// The most characters that a name has in a sentence.
const LONGEST: usize = 24;

/// Who sits at a table: the names that were typed and the bots, by dynasty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Company([Seated; 4]);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Seated {
    name: Option<String>,
    bot: Option<String>,
}

impl Company {
    /// The company of a game.
    pub fn of(players: &[Player<Dynasty>]) -> Company {
        let mut company = Company::default();
        for player in players {
            company.0[player.player.index()] = Seated {
                name: given_name(player),
                bot: player.kind.bot().map(str::to_string),
            };
        }
        company
    }

    fn seat(&self, dynasty: Dynasty) -> &Seated {
        &self.0[dynasty.index()]
    }
}

/// The name that somebody gave to a player, on one line and no longer than a sentence can bear;
/// nothing where it is only what some language calls the dynasty.
pub fn given_name(player: &Player<Dynasty>) -> Option<String> {
    let name = tidy(&player.name);
    let given = !name.is_empty() && !usual_names().contains(&(player.player, name.clone()));
    given.then(|| shorten(&name, LONGEST))
}

/// On one line, without what would turn the words around it.
fn tidy(name: &str) -> String {
    let invisible = |c: char| {
        matches!(
            c,
            '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{feff}'
        ) || ('\u{202a}'..='\u{202e}').contains(&c)
            || ('\u{2060}'..='\u{206f}').contains(&c)
    };
    let plain = name.chars().filter(|c| !invisible(*c));
    let plain: String = plain
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text of at most so many characters; what is too long ends in an ellipsis, and not in the
/// middle of a character that is put together.
pub fn shorten(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_string();
    }
    let all: Vec<char> = text.chars().collect();
    let mut end = longest.saturating_sub(1);
    let joins = |c: char| c == '\u{200d}';
    let belongs = |c: char| {
        joins(c)
            || ('\u{0300}'..='\u{036f}').contains(&c)
            || ('\u{fe00}'..='\u{fe0f}').contains(&c)
            || ('\u{1f3fb}'..='\u{1f3ff}').contains(&c)
    };
    while end > 0 && (belongs(all[end]) || joins(all[end - 1])) {
        end -= 1;
    }
    let mut short: String = all[..end].iter().collect();
    short.truncate(short.trim_end().len());
    short.push('…');
    short
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
    /// The same words, that call the players of a game by their names.
    pub fn at_table(&self, company: Company) -> Locale {
        Locale {
            company: Arc::new(company),
            ..self.clone()
        }
    }

    /// Whose names these words know.
    pub fn company(&self) -> &Company {
        &self.company
    }

    /// `Anna`, or `Bull` for whoever has no name.
    pub fn player(&self, dynasty: Dynasty) -> String {
        let given = self.company.seat(dynasty).name.clone();
        given.unwrap_or_else(|| self.dynasty(dynasty))
    }

    /// Whether a player goes by another name than that of the dynasty.
    pub fn is_named(&self, dynasty: Dynasty) -> bool {
        self.company.seat(dynasty).name.is_some()
    }

    /// `Anna`, or `Bull · bot, judge level`.
    pub fn player_in_full(&self, dynasty: Dynasty) -> String {
        let name = self.player(dynasty);
        match self.bot_in_full(dynasty) {
            Some(bot) => self.format("player-bot", &[("name", name.into()), ("bot", bot.into())]),
            None => name,
        }
    }

    /// `bot, judge level`; nothing for a person.
    pub fn bot_in_full(&self, dynasty: Dynasty) -> Option<String> {
        let bot = self.company.seat(dynasty).bot.as_deref()?;
        let level = self.bot(bot).to_lowercase();
        Some(self.format("player-bot-level", &[("level", level.into())]))
    }

    /// `Anna`, or `Bull (bot)`: short enough for a list of players.
    pub fn player_in_list(&self, dynasty: Dynasty) -> String {
        let name = self.player(dynasty);
        match self.company.seat(dynasty).bot {
            Some(_) => self.format("table-bot", &[("name", name.into())]),
            None => name,
        }
    }

    /// A player as the owner of something, with the article that some languages put before the name
    /// of a dynasty: `do Touro`, but `de Anna`.
    pub fn of_player(&self, dynasty: Dynasty) -> String {
        let key = if self.is_named(dynasty) {
            "of-name"
        } else {
            "of-dynasty"
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

//! Who sits at a table, for sentences that call players by their names.

use super::Locale;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Who sits at a table, by the number of the seat: what a game makes of its players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Company(BTreeMap<usize, Seated>);

/// Who plays on a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seated {
    /// The name that was typed, if one was.
    pub name: Option<String>,
    /// The name of the bot; nothing for a person.
    pub bot: Option<String>,
    /// The turn from which on they play, where somebody else played there before.
    pub since: Option<u32>,
}

impl Company {
    /// Puts somebody on a seat.
    pub fn seat(&mut self, seat: usize, who: Seated) {
        self.0.insert(seat, who);
    }

    /// The name that was typed for a seat.
    pub fn name_of(&self, seat: usize) -> Option<&str> {
        self.0.get(&seat)?.name.as_deref()
    }

    /// Whoever is on a seat took it over from somebody else in this turn.
    pub fn take_over(&mut self, seat: usize, turn: Option<u32>) {
        if let Some(seated) = self.0.get_mut(&seat) {
            seated.since = turn;
        }
    }

    /// The bot that plays on a seat, by its name in files.
    pub fn bot_of(&self, seat: usize) -> Option<&str> {
        self.0.get(&seat)?.bot.as_deref()
    }
}

impl Locale {
    /// The same words, that call the players of a game by their names.
    pub fn at_table(&self, company: Company) -> Locale {
        Locale {
            company: Arc::new(company),
            ..self.clone()
        }
    }

    /// `bot, judge level`, of the bot on a seat, whose level is called so; and from which turn on, where somebody else
    /// played there before.
    pub fn bot_of_level(&self, seat: usize, level: &str) -> String {
        let since = self.company.0.get(&seat).and_then(|seated| seated.since);
        let Some(turn) = since else {
            return self.bot_level(level);
        };
        let level = level.to_lowercase();
        let values = [("level", level.into()), ("turn", turn.into())];
        self.format("player-bot-level-since", &values)
    }

    /// `bot, judge level`, for a level of this name.
    pub fn bot_level(&self, level: &str) -> String {
        self.format(
            "player-bot-level",
            &[("level", level.to_lowercase().into())],
        )
    }

    /// `bot from turn 12`, where it took over the seat.
    pub fn bot_since(&self, seat: usize) -> Option<String> {
        let seated = self.company.0.get(&seat)?;
        let turn = seated.since.filter(|_| seated.bot.is_some())?;
        Some(self.format("player-bot-since", &[("turn", turn.into())]))
    }

    /// Whose names these words know.
    pub fn company(&self) -> &Company {
        &self.company
    }
}

/// On one line, without what would turn the words around it.
pub fn tidy(name: &str) -> String {
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

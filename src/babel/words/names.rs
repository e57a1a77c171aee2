//! The names of things, as sentences use them.

use crate::babel::bots::LEVELS;
use crate::babel::rules::{Handful, Skill, Source, Tribe, TribeCounts};
use crate::locale::Locale;

/// `Medes`
pub fn tribe(locale: &Locale, tribe: Tribe) -> String {
    locale.text(&format!("babel-tribe-{tribe}"))
}

/// `Medes` where it stands alone, as on a sign.
pub fn plate(locale: &Locale, tribe: Tribe) -> String {
    locale.text(&format!("babel-plate-{tribe}"))
}

/// `the land of the Medes`, or the quarry where there is no territory.
pub fn territory(locale: &Locale, at: Option<Tribe>) -> String {
    match at {
        Some(tribe) => locale.text(&format!("babel-land-{tribe}")),
        None => locale.text("babel-quarry"),
    }
}

/// `destroy`
pub fn skill(locale: &Locale, skill: Skill) -> String {
    locale.text(&format!("babel-skill-{skill}"))
}

/// `your own column`
pub fn source(locale: &Locale, source: Source) -> String {
    locale.text(&format!("babel-column-{source}"))
}

/// `1 Persian`
pub fn card(locale: &Locale, tribe: Tribe) -> String {
    locale.format(&format!("babel-cards-{tribe}"), &[("count", 1.into())])
}

/// `2 Medes and 1 Persian`; `no cards` for none.
pub fn card_counts(locale: &Locale, cards: &TribeCounts) -> String {
    let of_tribe = |tribe: Tribe| {
        let count = ("count", cards.of(tribe).into());
        locale.format(&format!("babel-cards-{tribe}"), &[count])
    };
    let held = Tribe::ALL.into_iter().filter(|tribe| cards.of(*tribe) > 0);
    match cards.total() {
        0 => unknown(locale, 0),
        _ => locale.enumeration(held.map(of_tribe)),
    }
}

/// Like [`card_counts`], or only a number: `3 cards`.
pub fn handful(locale: &Locale, cards: &Handful) -> String {
    match cards {
        Handful::Known(counts) => card_counts(locale, counts),
        Handful::Hidden(count) => unknown(locale, *count),
    }
}

fn unknown(locale: &Locale, count: u8) -> String {
    locale.format("babel-cards", &[("count", count.into())])
}

/// `3 Foreman`: a level with its rank, the weakest first.
pub fn level(locale: &Locale, name: &str) -> String {
    locale.ranked(bot(locale, name), &LEVELS, name)
}

/// `Foreman`; the name itself where the messages have none.
pub fn bot(locale: &Locale, name: &str) -> String {
    let key = format!("bot-{name}");
    match locale.has(&key) {
        true => locale.text(&key),
        false => name.to_string(),
    }
}

/// A line on how a bot plays; empty if there is none.
pub fn bot_style(locale: &Locale, name: &str) -> String {
    let key = format!("bot-{name}-style");
    match locale.has(&key) {
        true => locale.text(&key),
        false => String::new(),
    }
}

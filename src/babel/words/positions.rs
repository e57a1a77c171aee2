//! Sentences about positions that cannot be read.

use super::names::territory;
use super::player;
use crate::babel::rules::Flaw;
use crate::babel::rules::notation::{Kind, PositionTextError, PositionTextFlaw, TokenError};
use crate::locale::{Locale, Sentence, Value};

fn token(locale: &Locale, error: &TokenError) -> String {
    let kind = locale.text(match error.expected {
        Kind::Player => "babel-kind-player",
        Kind::Tribe => "babel-kind-tribe",
        Kind::Marker => "babel-kind-marker",
        Kind::Cards => "babel-kind-cards",
        Kind::Level => "babel-kind-level",
        Kind::Place => "babel-kind-place",
        Kind::Source => "babel-kind-source",
        Kind::Number => "referee-kind-number",
    });
    let values = [("found", (&error.found).into()), ("kind", kind.into())];
    locale.format("referee-token", &values)
}

/// What is wrong with a line of a position text.
pub fn position_reason(locale: &Locale, reason: &PositionTextFlaw) -> String {
    use PositionTextFlaw::*;
    let named = |key: &str, name: &str, value: Value| locale.format(key, &[(name, value)]);
    match reason {
        Game => locale.text("babel-text-game"),
        Keyword(word) => named("referee-text-keyword", "word", word.into()),
        Twice(keyword) => named("referee-text-twice", "keyword", (*keyword).into()),
        Missing(keyword) => named("referee-text-missing", "keyword", (*keyword).into()),
        MissingOf(keyword, player) => {
            let line = format!("{keyword} {player}");
            named("referee-text-missing", "keyword", line.into())
        }
        Option(name) => named("referee-text-option", "name", name.into()),
        Words => locale.text("referee-text-words"),
        Token(error) => token(locale, error),
        AfterEnd => locale.text("referee-text-after-end"),
        Flaw(why) => flaw(locale, why),
    }
}

/// Why a position cannot be played.
pub fn flaw(locale: &Locale, why: &Flaw) -> String {
    let say = |key: &str, values: &[(&str, Value)]| locale.format(key, values);
    match *why {
        Flaw::TooManyCards { tribe, found } => {
            let tribe = super::names::tribe(locale, tribe);
            let values = [("tribe", tribe.into()), ("found", found.into())];
            say("babel-flaw-too-many-cards", &values)
        }
        Flaw::TooManyLevels { level, found } => {
            let values = [
                ("level", level.number().into()),
                ("exist", level.cards().into()),
                ("found", found.into()),
            ];
            say("babel-flaw-too-many-levels", &values)
        }
        Flaw::TooManyUnknownCards { needed, left } => {
            let values = [("needed", needed.into()), ("left", left.into())];
            say("babel-flaw-too-many-unknown-cards", &values)
        }
        Flaw::TooManyUnknownLevels { needed, left } => {
            let values = [("needed", needed.into()), ("left", left.into())];
            say("babel-flaw-too-many-unknown-levels", &values)
        }
        Flaw::NotRising { player: owner, at } => {
            let values = [
                ("player", player(locale, owner).into()),
                ("land", territory(locale, Some(at)).into()),
            ];
            say("babel-flaw-not-rising", &values)
        }
        Flaw::KnownBeyondSupply { known, supply } => {
            let values = [("known", known.into()), ("supply", supply.into())];
            say("babel-flaw-known-beyond-supply", &values)
        }
        Flaw::FoundingWithoutOption => locale.text("babel-flaw-founding-without-option"),
        Flaw::FoundingWithoutCard(owner) => {
            let values = [("player", player(locale, owner).into())];
            say("babel-flaw-founding-without-card", &values)
        }
        Flaw::SupplyEmpty => locale.text("babel-flaw-supply-empty"),
        Flaw::Over(ending) => locale.text(&format!("babel-flaw-over-{ending}")),
    }
}

impl Sentence for TokenError {
    fn sentence(&self, locale: &Locale) -> String {
        token(locale, self)
    }
}

impl Sentence for PositionTextFlaw {
    fn sentence(&self, locale: &Locale) -> String {
        position_reason(locale, self)
    }
}

impl Sentence for PositionTextError {
    fn sentence(&self, locale: &Locale) -> String {
        let values = [
            ("line", self.line.into()),
            ("text", (&self.text).into()),
            ("why", position_reason(locale, &self.reason).into()),
        ];
        locale.format("referee-position-line", &values)
    }
}

//! Sentences about why a decision is refused.

use super::names::{skill, territory, tribe};
use crate::babel::rules::{Refusal, Source};
use crate::locale::{Locale, Sentence};

/// Why a decision is refused, in a sentence for the player who tried it.
pub fn refusal(locale: &Locale, refusal: &Refusal) -> String {
    let key = format!("babel-refusal-{}", refusal.code());
    match *refusal {
        Refusal::NotInHand(card) => {
            let values = [
                ("tribe", tribe(locale, card).into()),
                ("key", card.to_string().into()),
            ];
            locale.format(&key, &values)
        }
        Refusal::AlreadyThere(at) => {
            let land = territory(locale, Some(at));
            locale.format(&key, &[("land", land.into())])
        }
        Refusal::ColumnEmpty(Source::Own) => locale.text("babel-refusal-column-empty-own"),
        Refusal::ColumnEmpty(Source::Other) => locale.text("babel-refusal-column-empty-other"),
        Refusal::WrongLevel { level, needed } => {
            let values = [("level", level.number().into()), ("needed", needed.into())];
            locale.format(&key, &values)
        }
        Refusal::TooFewCards { have, needed } => {
            let values = [("have", have.into()), ("needed", needed.into())];
            locale.format(&key, &values)
        }
        Refusal::NoRun(wanted) => match wanted.tribe() {
            Some(of) => {
                let values = [
                    ("tribe", tribe(locale, of).into()),
                    ("skill", skill(locale, wanted).into()),
                ];
                locale.format(&key, &values)
            }
            None => locale.text("babel-refusal-no-run-of-any-tribe"),
        },
        Refusal::NothingThere(wanted) => {
            locale.text(&format!("babel-refusal-nothing-there-{wanted}"))
        }
        Refusal::NotHigher { level, height } => {
            let values = [("level", level.number().into()), ("height", height.into())];
            locale.format(&key, &values)
        }
        Refusal::WrongNumber { needed } => locale.format(&key, &[("needed", needed.into())]),
        Refusal::Unknown
        | Refusal::NotNow
        | Refusal::AtQuarry
        | Refusal::NotYours
        | Refusal::SameTerritory
        | Refusal::MigratedAlready
        | Refusal::MustFound => locale.text(&key),
    }
}

impl Sentence for Refusal {
    fn sentence(&self, locale: &Locale) -> String {
        refusal(locale, self)
    }
}

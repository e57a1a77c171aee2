//! The log: a line for everything that happens.

use super::names::{card_counts, handful, territory};
use super::player;
use crate::babel::rules::{Event, Level, Player, Source, Tribe, TribeCounts};
use crate::locale::{Locale, Value};

/// The line of the log for an event, as `viewer` may know it; without one, all is told.
pub fn event(locale: &Locale, event: &Event, viewer: Option<Player>) -> String {
    let event = viewer.map_or(*event, |viewer| event.seen_by(viewer));
    let line = Line { locale };
    match event {
        Event::TurnBegan { player } => line.of("babel-event-turn-began", player, []),
        Event::Drawn { player, cards } => {
            let cards = ("cards", handful(locale, &cards).into());
            line.of("babel-event-drawn", player, [cards])
        }
        Event::Reshuffled { cards } => {
            locale.format("babel-event-reshuffled", &[("count", cards.into())])
        }
        Event::Moved { player, from, to } => {
            let lands = [line.land("from", from), line.land("to", Some(to))];
            line.of("babel-event-moved", player, lands)
        }
        Event::Settled { player, at, card } => {
            let values = [line.cards(card, 1), line.land("land", Some(at))];
            line.of("babel-event-settled", player, values)
        }
        Event::Built {
            player,
            at,
            level,
            source,
            leap,
        } => {
            let key = match (source, leap) {
                (Source::Own, false) => "babel-event-built-own",
                (Source::Other, false) => "babel-event-built-other",
                (Source::Own, true) => "babel-event-leapt-own",
                (Source::Other, true) => "babel-event-leapt-other",
            };
            let values = [line.level(level), line.land("land", Some(at))];
            line.of(key, player, values)
        }
        Event::Migrated {
            player,
            from,
            to,
            cards,
        } => {
            let cards: TribeCounts = cards.into_iter().collect();
            let values = [
                ("cards", card_counts(locale, &cards).into()),
                line.land("from", Some(from)),
                line.land("to", Some(to)),
            ];
            line.of("babel-event-migrated", player, values)
        }
        Event::Paid {
            player,
            skill,
            at,
            card,
            ..
        } => {
            let values = [line.cards(card, 1), line.land("land", Some(at))];
            line.of(&format!("babel-event-paid-{skill}"), player, values)
        }
        Event::Destroyed { player, at, temple } => {
            let values = [
                ("height", temple.height().into()),
                line.land("land", Some(at)),
            ];
            line.of("babel-event-destroyed", player, values)
        }
        Event::Robbed { player, at, level } => {
            let values = [line.level(level), line.land("land", Some(at))];
            line.of("babel-event-robbed", player, values)
        }
        Event::Expelled {
            player,
            at,
            tribe,
            count,
        } => {
            let values = [line.cards(tribe, count), line.land("land", Some(at))];
            line.of("babel-event-expelled", player, values)
        }
        Event::Lured {
            player,
            at,
            tribe,
            count,
        } => {
            let values = [line.cards(tribe, count), line.land("land", Some(at))];
            line.of("babel-event-lured", player, values)
        }
        Event::Halved { player, count } => {
            line.of("babel-event-halved", player, [("count", count.into())])
        }
        Event::Discarded { player, cards } => {
            let cards = ("cards", card_counts(locale, &cards).into());
            line.of("babel-event-discarded", player, [cards])
        }
        Event::TotalChanged { player, total } => {
            line.of("babel-event-total", player, [("total", total.into())])
        }
        Event::TurnEnded { player } => line.of("babel-event-turn-ended", player, []),
        Event::TempleCardsDrawn { player, cards } => match cards {
            [Some(first), Some(last)] => {
                let values = [
                    ("first", first.number().into()),
                    ("last", last.number().into()),
                ];
                line.of("babel-event-column-two", player, values)
            }
            [Some(only), None] | [None, Some(only)] => {
                line.of("babel-event-column-one", player, [line.level(only)])
            }
            [None, None] => line.of("babel-event-column-none", player, []),
        },
        Event::EndPhaseBegan => locale.text("babel-event-end-phase"),
        Event::GameOver { ending, winner } => match winner {
            Some(winner) => line.of(&format!("babel-event-over-{ending}"), winner, []),
            None => locale.text("babel-event-over-shared"),
        },
    }
}

/// Puts a line together.
struct Line<'a> {
    locale: &'a Locale,
}

impl Line<'_> {
    fn of<const N: usize>(
        &self,
        key: &str,
        who: Player,
        values: [(&'static str, Value); N],
    ) -> String {
        // Whose a thing is: the other column of one is the own of the other.
        let mut all = vec![
            ("player", player(self.locale, who).into()),
            ("other", player(self.locale, who.other()).into()),
        ];
        all.extend(values);
        self.locale.format(key, &all)
    }

    fn land(&self, name: &'static str, at: Option<Tribe>) -> (&'static str, Value) {
        (name, territory(self.locale, at).into())
    }

    fn level(&self, level: Level) -> (&'static str, Value) {
        ("level", level.number().into())
    }

    fn cards(&self, tribe: Tribe, count: u8) -> (&'static str, Value) {
        let mut cards = TribeCounts::EMPTY;
        cards.add(tribe, count);
        ("cards", card_counts(self.locale, &cards).into())
    }
}

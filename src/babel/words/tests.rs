use super::{card_counts, event, territory};
use crate::babel::rules::notation::{Kind, PositionTextError, PositionTextFlaw, TokenError};
use crate::babel::rules::{
    Ending, Event, Flaw, Handful, Level, Place, Player, Refusal, Skill, Source, Temple, Tribe,
    TribeCounts,
};
use crate::locale::{Locale, Sentence, languages};

fn every_language() -> impl Iterator<Item = Locale> {
    languages().iter().map(|l| Locale::for_language(&l.tag))
}

const ENDINGS: [Ending; 4] = [
    Ending::Fifteen,
    Ending::Twenty,
    Ending::Collapse,
    Ending::Supply,
];

/// One refusal of every kind, and of every form that has a sentence of its own.
fn every_refusal() -> Vec<Refusal> {
    let level = Level::LOWEST;
    let mut all = vec![
        Refusal::Unknown,
        Refusal::NotNow,
        Refusal::AtQuarry,
        Refusal::NotYours,
        Refusal::SameTerritory,
        Refusal::MigratedAlready,
        Refusal::MustFound,
        Refusal::WrongLevel { level, needed: 2 },
        Refusal::WrongLevel { level, needed: 7 },
        Refusal::TooFewCards { have: 1, needed: 3 },
        Refusal::NotHigher { level, height: 4 },
        Refusal::WrongNumber { needed: 1 },
        Refusal::WrongNumber { needed: 3 },
    ];
    all.extend(Tribe::ALL.map(Refusal::NotInHand));
    all.extend(Tribe::ALL.map(Refusal::AlreadyThere));
    all.extend(Source::ALL.map(Refusal::ColumnEmpty));
    all.extend(Skill::ALL.map(Refusal::NoRun));
    // A leap builds, so it is refused as a building is.
    let others = Skill::ALL.into_iter().filter(|skill| *skill != Skill::Leap);
    all.extend(others.map(Refusal::NothingThere));
    all
}

/// One event of every kind, and of every form that has a line of its own.
fn every_event() -> Vec<Event> {
    let player = Player::Ur;
    let (at, to) = (Tribe::Medes, Tribe::Persians);
    let card = Tribe::Hittites;
    let level = Level::LOWEST;
    let counts = TribeCounts::new([1, 2, 0, 0, 0]);
    let mut all = vec![
        Event::TurnBegan { player },
        Event::Reshuffled { cards: 12 },
        Event::Settled { player, at, card },
        Event::Migrated {
            player,
            from: at,
            to,
            cards: [card, card, at],
        },
        Event::Destroyed {
            player,
            at,
            temple: Temple::new(&[level]).unwrap(),
        },
        Event::Robbed { player, at, level },
        Event::Expelled {
            player,
            at,
            tribe: card,
            count: 2,
        },
        Event::Lured {
            player,
            at,
            tribe: card,
            count: 1,
        },
        Event::Halved { player, count: 2 },
        Event::Discarded {
            player,
            cards: counts,
        },
        Event::TotalChanged { player, total: 9 },
        Event::TurnEnded { player },
        Event::EndPhaseBegan,
    ];
    let cards = [Handful::Known(counts), Handful::Hidden(3)];
    all.extend(cards.map(|cards| Event::Drawn { player, cards }));
    all.extend([None, Some(at)].map(|from| Event::Moved { player, from, to }));
    for source in Source::ALL {
        all.extend([false, true].map(|leap| Event::Built {
            player,
            at,
            level,
            source,
            leap,
        }));
    }
    all.extend(Skill::ALL.map(|skill| Event::Paid {
        player,
        skill,
        at,
        place: Place::new(1).unwrap(),
        card,
    }));
    let drawn = [[Some(level); 2], [Some(level), None], [None; 2]];
    all.extend(drawn.map(|cards| Event::TempleCardsDrawn { player, cards }));
    let winner = Some(player);
    all.extend(ENDINGS.map(|ending| Event::GameOver { ending, winner }));
    all.push(Event::GameOver {
        ending: Ending::Supply,
        winner: None,
    });
    all
}

#[test]
fn every_refusal_has_a_sentence() {
    let refusals = every_refusal();
    assert!(
        Refusal::CODES
            .iter()
            .all(|code| refusals.iter().any(|r| r.code() == *code))
    );
    for words in every_language() {
        for refusal in &refusals {
            let sentence = refusal.sentence(&words);
            assert!(sentence.ends_with('.'), "{refusal:?}: {sentence}");
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}

#[test]
fn every_event_has_a_line_of_its_own() {
    for words in every_language() {
        let mut lines: Vec<String> = Vec::new();
        for happened in every_event() {
            let line = event(&words, &happened, None);
            assert!(!lines.contains(&line), "{happened:?}: {line}");
            lines.push(line);
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}

#[test]
fn what_another_draws_is_only_a_number() {
    let english = Locale::english();
    let cards = Handful::Known(TribeCounts::new([0, 0, 2, 1, 0]));
    let player = Player::Kish;
    let drawn = Event::Drawn { player, cards };
    let told = |viewer| event(&english, &drawn, viewer);
    assert_eq!(told(None), "Kish draws 2 Medes and 1 Persian");
    assert_eq!(told(Some(Player::Kish)), told(None));
    assert_eq!(told(Some(Player::Ur)), "Kish draws 3 cards");
}

#[test]
fn everything_wrong_with_a_position_has_a_sentence() {
    let (player, at, level) = (Player::Ur, Tribe::Medes, Level::LOWEST);
    let (needed, left) = (5, 4);
    let mut flaws = vec![
        Flaw::TooManyCards {
            tribe: at,
            found: 13,
        },
        Flaw::TooManyLevels { level, found: 11 },
        Flaw::TooManyUnknownCards { needed, left },
        Flaw::TooManyUnknownLevels { needed, left },
        Flaw::NotRising { player, at },
        Flaw::KnownBeyondSupply {
            known: 5,
            supply: 4,
        },
        Flaw::FoundingWithoutOption,
        Flaw::FoundingWithoutCard(player),
        Flaw::SupplyEmpty,
    ];
    flaws.extend(ENDINGS.map(Flaw::Over));
    let kinds = [
        Kind::Player,
        Kind::Tribe,
        Kind::Marker,
        Kind::Cards,
        Kind::Level,
        Kind::Place,
        Kind::Source,
        Kind::Number,
    ];
    let mut reasons = vec![
        PositionTextFlaw::Game,
        PositionTextFlaw::Keyword("x".into()),
        PositionTextFlaw::Twice("seed"),
        PositionTextFlaw::Missing("seed"),
        PositionTextFlaw::MissingOf("hand", player),
        PositionTextFlaw::Option("x".into()),
        PositionTextFlaw::Words,
        PositionTextFlaw::AfterEnd,
    ];
    reasons.extend(flaws.into_iter().map(PositionTextFlaw::Flaw));
    let tokens = kinds.map(|kind| PositionTextFlaw::Token(TokenError::new(kind, "x")));
    reasons.extend(tokens);
    for words in every_language() {
        for reason in &reasons {
            let error = PositionTextError {
                line: 3,
                text: "here".into(),
                reason: reason.clone(),
            };
            let sentence = error.sentence(&words);
            assert!(
                sentence.contains('3') && sentence.contains("here"),
                "{sentence}"
            );
            assert!(sentence.ends_with(['.', '`']), "{sentence}");
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}

#[test]
fn everything_has_a_name() {
    for words in every_language() {
        for player in Player::ALL {
            super::player(&words, player);
        }
        for tribe in Tribe::ALL {
            super::tribe(&words, tribe);
            territory(&words, Some(tribe));
        }
        for skill in Skill::ALL {
            super::skill(&words, skill);
        }
        for source in Source::ALL {
            super::source(&words, source);
        }
        card_counts(&words, &TribeCounts::EMPTY);
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}

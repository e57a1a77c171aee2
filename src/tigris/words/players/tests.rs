use super::*;
use crate::record::Kind;
use crate::tigris::rules::{ConflictKind, Event};

fn player(player: Dynasty, name: &str, bot: Option<&str>) -> Player<Dynasty> {
    Player {
        player,
        name: name.to_string(),
        kind: bot.map_or(Kind::Person, |bot| Kind::Bot(bot.to_string())),
    }
}

fn table() -> Company {
    company(&[
        player(Dynasty::Archer, " Anna ", None),
        player(Dynasty::Bull, "", Some("judge")),
        player(Dynasty::Pot, "", None),
        player(Dynasty::Lion, "Hal", Some("lugal")),
    ])
}

#[test]
fn names_are_used_and_dynasties_where_there_are_none() {
    let words = Locale::english().at_table(table());
    assert_eq!(words.player(Dynasty::Archer), "Anna");
    assert_eq!(words.player(Dynasty::Bull), "Bull");
    assert_eq!(
        words.player_in_full(Dynasty::Bull),
        "Bull · bot, judge level"
    );
    assert_eq!(words.player_in_full(Dynasty::Pot), "Pot");
    assert_eq!(
        words.player_in_full(Dynasty::Lion),
        "Hal · bot, lugal level"
    );
    assert_eq!(words.player_in_list(Dynasty::Lion), "Hal (bot)");
    let began = |dynasty| words.event(&Event::TurnBegan { dynasty }, None);
    assert_eq!(began(Dynasty::Archer), "Anna's turn");
    assert_eq!(began(Dynasty::Bull), "Bull's turn");
}

#[test]
fn a_bot_that_took_over_says_from_which_turn_on_it_plays() {
    let mut table = table();
    table.take_over(Dynasty::Bull.index(), Some(12));
    let english = Locale::english().at_table(table.clone());
    assert_eq!(
        english.player_in_full(Dynasty::Bull),
        "Bull · bot, judge level, from turn 12"
    );
    assert_eq!(
        english.player_in_full(Dynasty::Lion),
        "Hal · bot, lugal level"
    );
    let portuguese = Locale::for_language("pt-BR").at_table(table);
    assert_eq!(
        portuguese.bot_in_full(Dynasty::Bull).as_deref(),
        Some("bot, nível juiz, a partir do turno 12")
    );
}

#[test]
fn articles_stand_before_dynasties_and_not_before_names() {
    let words = Locale::for_language("pt-BR").at_table(table());
    assert_eq!(
        words.player_in_full(Dynasty::Bull),
        "Touro · bot, nível juiz"
    );
    let began = |dynasty| words.event(&Event::TurnBegan { dynasty }, None);
    assert_eq!(began(Dynasty::Bull), "Vez do Touro");
    assert_eq!(began(Dynasty::Archer), "Vez de Anna");
    let revolt = Event::ConflictBegan {
        kind: ConflictKind::Revolt,
        leader: crate::tigris::rules::Colour::Red,
        attacker: Dynasty::Bull,
        defender: Dynasty::Archer,
        attacker_support: Default::default(),
        defender_support: Default::default(),
    };
    assert_eq!(
        words.event(&revolt, None),
        "Revolta: o sacerdote do Touro (0) contra o de Anna (0)"
    );
    assert!(words.faults().is_empty(), "{:?}", words.faults());
}

#[test]
fn names_that_files_have_kept_are_those_of_the_moment() {
    for kept in [
        "Bull",
        "Touro",
        "Trader (Bull)",
        "Mercador (Touro)",
        "Apprentice (Bull)",
        "Lugal (Touro)",
        "  ",
    ] {
        assert_eq!(
            given_name(&player(Dynasty::Bull, kept, None)),
            None,
            "{kept}"
        );
    }
    // The name of another dynasty was typed by somebody.
    for given in ["Lion", "Trader (Lion)", "Anna"] {
        let name = given_name(&player(Dynasty::Bull, given, None));
        assert_eq!(name.as_deref(), Some(given));
    }
}

#[test]
fn an_earlier_level_is_called_as_it_is_now() {
    let kept = company(&[player(Dynasty::Bull, "Trader (Bull)", Some("trader"))]);
    let words = Locale::english().at_table(kept);
    assert_eq!(
        words.player_in_full(Dynasty::Bull),
        "Bull · bot, judge level"
    );
}

#[test]
fn a_name_is_one_short_line() {
    let name = |name: &str| given_name(&player(Dynasty::Bull, name, None)).unwrap();
    assert_eq!(name("An\nna\t B"), "An na B");
    assert_eq!(name("\u{202e}Anna\u{2066}"), "Anna");
    assert_eq!(name(&"W".repeat(40)).chars().count(), LONGEST);
    assert!(name(&"W".repeat(40)).ends_with('…'));
    assert_eq!(name("דוד המלך"), "דוד המלך");
    // A family of four is one picture, and is kept whole or left out.
    let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
    let cut = name(&format!("{}{family}{family}", "a".repeat(20)));
    assert_eq!(cut, format!("{}…", "a".repeat(20)));
}

#[test]
fn no_level_is_called_like_something_on_the_table() {
    for words in crate::locale::tests::every_language() {
        let mut taken: Vec<String> = Dynasty::ALL.iter().map(|d| words.dynasty(*d)).collect();
        for colour in crate::tigris::rules::Colour::ALL {
            taken.extend([
                words.leader(colour),
                words.tile(colour),
                words.tiles(colour),
            ]);
        }
        for level in bots::LEVELS {
            let name = words.bot(level).to_lowercase();
            let is_taken = taken.iter().any(|taken| taken.to_lowercase() == name);
            assert!(!is_taken && name != "mercador", "{name}");
        }
    }
}

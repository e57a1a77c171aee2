mod chapters;

use super::*;
use crate::locale::{Locale, languages};
use crate::referee::run_script;
use crate::tigris::rules::Refusal;
use std::collections::BTreeSet;
use std::fs::File;
use std::io::BufReader;
use std::path::Path;

fn every_language() -> impl Iterator<Item = Locale> {
    languages()
        .iter()
        .map(|language| Locale::for_language(&language.tag))
}

fn scripts() -> Vec<std::path::PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/teaching");
    let folders = ["", "chapters", "rules"].map(|folder| root.join(folder));
    let mut found = Vec::new();
    for folder in folders {
        let entries = std::fs::read_dir(folder).unwrap().flatten();
        found.extend(entries.map(|e| e.path()).filter(|path| path.is_file()));
    }
    found
}

#[test]
fn the_referee_agrees_with_every_script() {
    let scripts = scripts();
    assert!(scripts.len() > 20);
    for path in scripts {
        let failures = run_script(BufReader::new(File::open(&path).unwrap())).unwrap();
        assert!(failures.is_empty(), "{}: {failures:?}", path.display());
    }
}

#[test]
fn every_script_of_the_rules_is_shown() {
    let shown: BTreeSet<&str> = Topic::all().filter_map(Topic::script).collect();
    for path in scripts() {
        if path
            .parent()
            .is_some_and(|folder| folder.ends_with("rules"))
        {
            let text = std::fs::read_to_string(&path).unwrap();
            assert!(shown.contains(text.as_str()), "{}", path.display());
        }
    }
    for script in shown {
        let scene = Scene::read(script).unwrap_or_else(|why| panic!("{why}: {script}"));
        let window = scene.window();
        for moment in scene.moments() {
            if let Moment::Played(decision, _) = moment
                && let Some(cell) = decision.onto()
            {
                assert!(window.contains(cell), "{cell} outside {window:?}");
            }
        }
    }
}

#[test]
fn a_script_that_the_rules_do_not_accept_is_no_scene() {
    let script = Topic::Placing.script().unwrap();
    let line = |text: &str| Scene::read(text).unwrap_err().line;
    assert_eq!(
        line(&script.replace("play place F e3", "play place F e4")),
        23
    );
    assert_eq!(
        line(&script.replace("illegal place S h3", "illegal place S h4")),
        26
    );
    assert_eq!(line(&script.replace("play place", "play plaice")), 23);
    assert!(Scene::read("").is_err());
}

#[test]
fn every_paragraph_has_words_in_every_language() {
    for words in every_language() {
        for topic in Topic::all() {
            assert!(!search::title(&words, topic).is_empty());
            assert!(
                search::text(&words, topic).chars().count() > 80,
                "{topic:?}"
            );
        }
        for section in Section::ALL {
            words.text(section.key());
        }
        for chapter in Chapter::ALL {
            for part in ["title", "about", "intro", "task", "done"] {
                // Some tell of a key, as it is bound.
                let key = [("key", "F7".into())];
                words.format(&format!("{}-{part}", chapter.key()), &key);
            }
            for goal in chapter.goals() {
                words.text(&format!("{}-{}", chapter.key(), goal.key()));
            }
        }
        let moves = round::scene().unwrap().decisions().count();
        for count in 0..=moves {
            words.text(&round::key(count));
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
        assert!(!words.has(&round::key(moves + 1)), "more words than moves");
    }
}

#[test]
fn no_paragraph_is_left_out_or_shown_twice() {
    let all: Vec<Topic> = Topic::all().collect();
    let keys: BTreeSet<&str> = all.iter().map(|topic| topic.key()).collect();
    assert_eq!(keys.len(), all.len());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales/en/rulebook.ftl");
    let text = std::fs::read_to_string(file).unwrap();
    let titles = text
        .lines()
        .filter_map(|line| line.split_once("-title =").map(|(key, _)| key));
    let written: BTreeSet<&str> = titles.filter(|key| key.starts_with("rules-")).collect();
    assert_eq!(written, keys);
}

/// One refusal of every kind. The match is here to break when a kind is added.
fn refusals() -> Vec<Refusal> {
    use crate::tigris::rules::Colour::Red;
    let all = vec![
        Refusal::Unknown,
        Refusal::NotNow,
        Refusal::NotInHand(Red),
        Refusal::Blocked,
        Refusal::Occupied,
        Refusal::NeedsRiver,
        Refusal::NeedsLand,
        Refusal::ThreeKingdoms,
        Refusal::NotOnBoard(Red),
        Refusal::SameCell,
        Refusal::NeedsTemple,
        Refusal::UnitesKingdoms,
        Refusal::NoCatastropheLeft,
        Refusal::LeaderThere,
        Refusal::Protected,
        Refusal::TooMany {
            colour: Red,
            have: 0,
        },
        Refusal::EnglishLimit {
            needed: 1,
            attacker: true,
        },
        Refusal::NotInLine,
        Refusal::LineTooShort { needed: 4 },
        Refusal::NoSuchSquare,
        Refusal::MonumentTaken,
        Refusal::NoSuchCross,
        Refusal::NotATreasure,
        Refusal::BorderFirst,
    ];
    let codes: BTreeSet<&str> = all.iter().map(Refusal::code).collect();
    assert_eq!(codes.len(), 23, "a kind of refusal is missing here");
    all
}

#[test]
fn every_refusal_leads_to_a_paragraph_that_speaks_of_it() {
    let words = Locale::english();
    let all: Vec<Topic> = Topic::all().collect();
    for refusal in refusals() {
        let topic = Topic::from(&refusal);
        assert!(all.contains(&topic), "{refusal:?}");
        let said = match refusal {
            Refusal::NeedsRiver | Refusal::NeedsLand => "river",
            Refusal::ThreeKingdoms => "three kingdoms",
            Refusal::NeedsTemple => "temple",
            Refusal::UnitesKingdoms => "one kingdom",
            Refusal::Blocked => "blocked",
            Refusal::BorderFirst => "border",
            Refusal::EnglishLimit { .. } => "exactly",
            Refusal::LineTooShort { .. } => "longer",
            _ => continue,
        };
        let text = search::text(&words, topic);
        assert!(text.contains(said), "{refusal:?}: {said} is not in: {text}");
    }
}

#[test]
fn search_finds_by_words_without_case_and_accents() {
    let english = Locale::english();
    let first = |query: &str| search::search(&english, query).first().copied();
    assert_eq!(first("REVOLT"), Some(Topic::Revolt));
    assert_eq!(first("red war"), Some(Topic::RedWar));
    assert_eq!(first("catastr"), Some(Topic::Catastrophe));
    assert_eq!(first("special border"), Some(Topic::Border));
    assert_eq!(first("zeppelin"), None);
    assert_eq!(search::search(&english, " ").len(), Topic::all().count());
    let portuguese = Locale::for_language("pt-BR");
    let found = search::search(&portuguese, "construcoes");
    assert_eq!(found.first(), Some(&Topic::Buildings));
}

#[test]
fn search_knows_what_people_call_things() {
    let cases: [(&str, &str, &[Topic]); 37] = [
        ("en", "undo", &[Topic::TakingBack]),
        ("en", "win", &[Topic::Aim, Topic::Score]),
        ("en", "how do I win the game?", &[Topic::Aim, Topic::Score]),
        ("en", "winning", &[Topic::Aim, Topic::Score]),
        ("en", "fight", &[Topic::Revolt, Topic::War]),
        ("en", "battles", &[Topic::Revolt, Topic::War]),
        ("en", "merge", &[Topic::Uniting]),
        ("en", "merging kingdoms", &[Topic::Uniting]),
        ("en", "discard", &[Topic::Swap]),
        ("en", "discarding tiles", &[Topic::Swap]),
        ("en", "exchange", &[Topic::Swap]),
        ("en", "tiebreak", &[Topic::Score]),
        ("en", "wars", &[Topic::War]),
        ("en", "kingdom", &[Topic::Kingdoms]),
        ("en", "moved a leader", &[Topic::Moving]),
        ("en", "swapped", &[Topic::Swap]),
        ("en", "revolts", &[Topic::Revolt]),
        ("en", "game over", &[Topic::End]),
        ("en", "what is a monument", &[Topic::Monuments]),
        ("en", "treasure", &[Topic::Treasures]),
        ("en", "monument zeppelin", &[Topic::Monuments]),
        ("pt-BR", "desfazer", &[Topic::TakingBack]),
        ("pt-BR", "vencer", &[Topic::Aim, Topic::Score]),
        ("pt-BR", "como se vence?", &[Topic::Aim, Topic::Score]),
        ("pt-BR", "pontuar", &[Topic::Points]),
        ("pt-BR", "pontuam", &[Topic::Points]),
        ("pt-BR", "descartar", &[Topic::Swap]),
        ("pt-BR", "descartando peças", &[Topic::Swap]),
        ("pt-BR", "lutar", &[Topic::Revolt, Topic::War]),
        ("pt-BR", "luta", &[Topic::Revolt, Topic::War]),
        ("pt-BR", "unir", &[Topic::Uniting]),
        ("pt-BR", "unindo reinos", &[Topic::Uniting]),
        ("pt-BR", "tesouro", &[Topic::Treasures]),
        ("pt-BR", "revoltas", &[Topic::Revolt]),
        ("pt-BR", "mover o líder", &[Topic::Moving]),
        ("pt-BR", "catastrofes", &[Topic::Catastrophe]),
        ("pt-BR", "desempate", &[Topic::Score]),
    ];
    for (language, query, wanted) in cases {
        let words = Locale::for_language(language);
        let found = search::search(&words, query);
        let first = &found[..wanted.len().min(found.len())];
        let all = wanted.iter().all(|topic| first.contains(topic));
        assert!(all, "{query}: {found:?}");
    }
}

#[test]
fn what_was_found_is_marked() {
    let english = Locale::english();
    let marks = |text: &str, query: &str| crate::locale::search::marks(&english, text, query);
    assert_eq!(marks("A war of wars", "war"), [(2, 5), (9, 13)]);
    assert_eq!(marks("towards", "war"), []);
    assert_eq!(marks("warm", "war warm"), [(0, 4)]);
    assert_eq!(marks("warlike", "war"), [(0, 3)]);
    // What tells nothing is not marked, unless nothing else was typed.
    assert_eq!(marks("the end of the game", "the end"), [(4, 7)]);
    assert_eq!(marks("the end", "the"), [(0, 3)]);
    let portuguese = Locale::for_language("pt-BR");
    let marks = |text: &str, query: &str| crate::locale::search::marks(&portuguese, text, query);
    assert_eq!(marks("Construções", "construcoes"), [(0, 11)]);
    assert_eq!(marks("Quem vence", "vencer"), [(5, 10)]);
}

#[test]
fn every_paragraph_leads_to_others_and_is_led_to() {
    let all: Vec<Topic> = Topic::all().collect();
    for topic in &all {
        let also = topic.see_also();
        assert!((2..=5).contains(&also.len()), "{topic:?}");
        assert!(!also.contains(topic), "{topic:?} leads to itself");
        let known: BTreeSet<&str> = also.iter().map(|topic| topic.key()).collect();
        assert_eq!(known.len(), also.len(), "{topic:?}");
        if *topic != Topic::Aim {
            let led = all.iter().any(|other| other.see_also().contains(topic));
            assert!(led, "nothing leads to {topic:?}");
        }
    }
    for words in every_language() {
        for topic in &all {
            words.text(&format!("{}-words", topic.key()));
        }
        words.text("rulebook-idle-words");
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}

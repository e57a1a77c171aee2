use super::*;
use crate::locale::{Value, load};
use fluent_bundle::{FluentArgs, FluentValue};
use std::collections::{BTreeMap, BTreeSet};

/// The places in each message and each of its attributes (`message.attribute`).
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The places that no message of English needs: other languages choose articles and endings by it.
const GRAMMAR: &str = "key";

/// All messages of a language, found in the lines of its files.
fn messages(tag: &str) -> Messages {
    let mut found = Messages::new();
    for (path, text) in assets::files(tag) {
        let (mut message, mut entry) = (String::new(), String::new());
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once(" =") {
                let name = name.trim_start();
                if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-') {
                    message = name.to_string();
                    entry.clone_from(&message);
                    let twice = found.insert(entry.clone(), BTreeSet::new());
                    assert!(twice.is_none(), "{path}: {entry} is there twice");
                } else if name.starts_with('.') {
                    entry = format!("{message}{name}");
                    found.insert(entry.clone(), BTreeSet::new());
                }
            }
            let places = line.split('$').skip(1).map(|rest| {
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
                rest[..end.unwrap_or(rest.len())].to_string()
            });
            if let Some(known) = found.get_mut(&entry) {
                known.extend(places);
            }
        }
    }
    // Terms are a language's own affair.
    found.retain(|entry, _| !entry.starts_with('-'));
    found
}

#[test]
fn every_message_is_in_every_language_with_the_same_places() {
    let english = messages(FALLBACK);
    assert!(english.len() > 300, "{} messages", english.len());
    let mut faults = Vec::new();
    for Language { tag, .. } in languages() {
        let theirs = messages(tag);
        let missing = english.keys().filter(|entry| !theirs.contains_key(*entry));
        faults.extend(missing.map(|entry| format!("{tag} lacks {entry}")));
        for (entry, places) in &theirs {
            // The name of an owner, or with its article, stands for the name.
            let plain = |place: &String| {
                let prefix = ["of-", "the-"].into_iter().find(|p| place.starts_with(p));
                place[prefix.map_or(0, str::len)..].to_string()
            };
            let places = &places.iter().map(plain).collect::<BTreeSet<String>>();
            let Some(wanted) = english.get(entry) else {
                faults.push(format!("{tag} has {entry}, which English has not"));
                continue;
            };
            let lost = wanted.difference(places);
            faults.extend(lost.map(|place| format!("{tag}: {entry} lacks ${place}")));
            let added = places.difference(wanted).filter(|place| *place != GRAMMAR);
            faults.extend(added.map(|place| format!("{tag}: {entry} adds ${place}")));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_message_can_be_said_whatever_fills_its_places() {
    let numbers = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000].map(FluentValue::from);
    let words = ["black", "red", "blue", "green", "f7", ""].map(FluentValue::from);
    for Language { tag, .. } in languages() {
        let (bundle, _) = load(tag);
        for (entry, places) in messages(tag) {
            let (name, attribute) = match entry.split_once('.') {
                Some((name, attribute)) => (name, Some(attribute)),
                None => (&*entry, None),
            };
            let message = bundle.get_message(name).expect(&entry);
            let pattern = match attribute {
                Some(attribute) => message.get_attribute(attribute).map(|a| a.value()),
                None => message.value(),
            };
            let pattern = pattern.expect(&entry);
            for value in numbers.iter().chain(&words) {
                let mut values = FluentArgs::new();
                for place in &places {
                    values.set(place.as_str(), value.clone());
                }
                let mut faults = Vec::new();
                let text = bundle.format_pattern(pattern, Some(&values), &mut faults);
                assert!(faults.is_empty(), "{tag}: {entry}: {faults:?}");
                assert!(!text.contains(['{', '}']), "{tag}: {entry}: {text}");
            }
        }
    }
}

#[test]
fn the_language_is_the_first_wanted_one_that_there_is() {
    for (wanted, tag) in [
        ("en", "en"),
        ("en-GB", "en"),
        ("pt-BR", "pt-BR"),
        ("pt", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("tlh-Latn pt-BR en", "pt-BR"),
        ("en-US pt-BR", "en"),
        ("pt-BR en-US", "pt-BR"),
        // The system's "no language", whatever follows, and what is no tag at all.
        ("C pt-BR", "en"),
        ("POSIX", "en"),
        ("x pt-BR", "pt-BR"),
        ("de_DE.UTF-8", "en"),
        ("tlh", "en"),
        ("", "en"),
    ] {
        let list = wanted.split(' ').map(str::to_string);
        assert_eq!(first_known(list), tag, "{wanted}");
    }
    let known = |locale: &Locale| languages().iter().any(|l| l.tag == locale.tag());
    assert!(known(&Locale::system()));
    assert_eq!(Locale::chosen(None).tag(), Locale::system().tag());
    assert_eq!(Locale::chosen(Some("pt-BR")).tag(), "pt-BR");
    assert_eq!(Locale::chosen(Some("klingon!")).tag(), FALLBACK);
}

#[test]
fn languages_are_called_as_their_speakers_call_them() {
    let named: Vec<(&str, &str)> = languages()
        .iter()
        .map(|language| (language.tag.as_str(), language.name.as_str()))
        .collect();
    assert_eq!(named, [("en", "English"), ("pt-BR", "Português (Brasil)")]);
}

/// The places that are filled with how many there are of something.
const COUNTS: [&str; 17] = [
    "count",
    "left",
    "hand",
    "catastrophes",
    "kingdoms",
    "treasures",
    "temples",
    "bots",
    "games",
    "faults",
    "late",
    "minutes",
    "length",
    "unseen",
    "exist",
    "played",
    "have",
];

/// Every message of a language in which something is counted, with so many of each thing.
fn with_counts(tag: &str, count: i64) -> Vec<(String, String)> {
    let words = Locale::for_language(tag);
    let told = messages(tag).into_iter();
    let told = told.filter(|(_, places)| places.iter().any(|p| COUNTS.contains(&p.as_str())));
    let told = told.map(|(entry, places)| {
        let fill = |place: &String| match COUNTS.contains(&place.as_str()) {
            true => Value::Number(count),
            false => Value::Text("…".to_string()),
        };
        let values: Vec<_> = places.iter().map(|p| (p.as_str(), fill(p))).collect();
        let text = words.format(&entry, &values);
        (entry, text)
    });
    told.collect()
}

#[test]
fn one_of_a_thing_is_singular() {
    let mut wrong = Vec::new();
    for Language { tag, .. } in languages() {
        for (entry, text) in with_counts(tag, 1) {
            let said: Vec<&str> = text.split_whitespace().collect();
            let plural = said.windows(2).any(|pair| {
                let thing = pair[1].trim_matches(|c: char| !c.is_alphabetic());
                pair[0] == "1" && thing.ends_with('s') && !["is", "has", "was"].contains(&thing)
            });
            if plural {
                wrong.push(format!("{entry}: {text}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// In Portuguese none is counted like one: a number written out for one must not stand for none.
#[test]
fn none_of_a_thing_is_not_one() {
    let mut wrong = Vec::new();
    for Language { tag, .. } in languages() {
        for (entry, text) in with_counts(tag, 0) {
            if text.split_whitespace().any(|word| word == "1") {
                wrong.push(format!("{tag} {entry}: {text}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

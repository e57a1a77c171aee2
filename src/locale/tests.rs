use super::*;
use std::path::Path;

/// The messages of every language: what can be said in one has to be said in all.
pub(crate) fn every_language() -> impl Iterator<Item = Locale> {
    languages()
        .iter()
        .map(|language| Locale::for_language(&language.tag))
}

#[test]
fn every_message_file_is_sound() {
    for language in languages() {
        let (_, faults) = load(&language.tag);
        assert!(faults.is_empty(), "{faults:#?}");
    }
}

#[test]
fn english_stands_in_key_by_key() {
    let mut half = Bundle::new_concurrent(vec![]);
    let text = "back = Voltar".to_string();
    half.add_resource(FluentResource::try_new(text).unwrap())
        .unwrap();
    let locale = Locale::from_bundles("pt", vec![Arc::new(half), known(FALLBACK)]);
    assert_eq!(locale.text("back"), "Voltar");
    assert_eq!(locale.text("cancel"), "Cancel");
    assert!(locale.has("cancel") && !locale.has("no-such-key"));
    assert!(locale.faults().is_empty(), "{:?}", locale.faults());
}

#[test]
fn a_missing_key_is_answered_as_itself() {
    let english = Locale::english();
    assert_eq!(english.text("no-such-key"), "no-such-key");
    assert_eq!(english.text("not a key at all"), "not a key at all");
    assert_eq!(english.faults().len(), 2);
}

/// The keys in the calls `.text("key"`, `.format("key"` and `.naming("key"` of a source.
fn keys(source: &str) -> Vec<String> {
    let mut keys = Vec::new();
    for call in [".text(", ".format(", ".naming("] {
        for (at, _) in source.match_indices(call) {
            let rest = source[at + call.len()..].trim_start();
            if let Some(rest) = rest.strip_prefix('"')
                && let Some((key, _)) = rest.split_once('"')
            {
                keys.push(key.to_string());
            }
        }
    }
    keys
}

fn scan(folder: &Path, missing: &mut Vec<String>, english: &Locale) {
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            scan(&path, missing, english);
        } else if path.extension().is_some_and(|e| e == "rs") && !path.ends_with("tests.rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            // Tests may ask for what does not exist.
            let source = source.split("#[cfg(test)]").next().unwrap_or_default();
            for key in keys(source).iter().filter(|key| !english.has(key)) {
                missing.push(format!("{}: {key}", path.display()));
            }
        }
    }
}

#[test]
fn every_key_in_the_sources_exists() {
    let mut missing = Vec::new();
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    scan(&sources, &mut missing, &Locale::english());
    assert!(missing.is_empty(), "{missing:#?}");
}

/// The lines of a language's files: the message that each belongs to, and what it says.
fn lines(tag: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (_, text) in assets::files(tag) {
        let mut message = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
            let said = match line.split_once(" =").filter(|_| begins) {
                Some((name, said)) => {
                    message = name.to_string();
                    said
                }
                None => line,
            };
            found.push((message.clone(), said.to_string()));
        }
    }
    found
}

/// Whether a line names a key; a word that begins a sentence may be meant as a verb.
fn names_key(line: &str, key: &str, begins_too: bool) -> bool {
    line.match_indices(key).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + key.len()..]);
        let whole = !before.ends_with(char::is_alphanumeric)
            && !after.starts_with(|c: char| c.is_alphanumeric());
        let begins = before.trim_end().is_empty() || before.trim_end().ends_with(['.', '!', ']']);
        whole && (begins_too || !begins)
    })
}

#[test]
fn no_sentence_names_a_key_that_can_be_changed() {
    assert!(names_key("hold Space for it", "Space", false));
    assert!(!names_key("Delete this game?", "Delete", false));
    let mut faults = Vec::new();
    for language in languages() {
        let lines = lines(&language.tag);
        let is_name = |message: &str| message.starts_with("key-name-");
        let words = lines.iter().filter(|(message, said)| {
            // What a name is put together from is a key only with what fills its place.
            is_name(message) && !said.contains('{') && !said.trim().is_empty()
        });
        let mut keys: Vec<(String, bool)> = words
            .map(|(_, said)| (said.trim().to_string(), false))
            .collect();
        assert!(keys.len() > 9, "{}: {keys:?}", language.tag);
        keys.push(("Shift".to_string(), true));
        keys.extend((1..=12).map(|number| (format!("F{number}"), true)));
        for (message, said) in &lines {
            // Shift with a click is no key that is bound.
            let fixed = |key: &str| message == "strip-undo-hint" && key == "Shift";
            let named = keys.iter().filter(|(key, anywhere)| {
                !is_name(message) && !fixed(key) && names_key(said, key, *anywhere)
            });
            faults.extend(named.map(|(key, _)| format!("{}: {message}: {key}", language.tag)));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

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
    let locale = Locale::from_bundles("pt", vec![half, load(FALLBACK).0]);
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

/// The keys in the calls `.text("key"` and `.format("key"` of a source.
fn keys(source: &str) -> Vec<String> {
    let mut keys = Vec::new();
    for call in [".text(", ".format("] {
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

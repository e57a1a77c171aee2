//! Every word a person reads: messages from `assets/locales/<language>/*.ftl`, compiled in.
//!
//! The rest of the house gives typed reasons with their data; this module makes sentences of them.
//! [`text`](Locale::text) and [`format`](Locale::format) answer any message by its key; sentences
//! about the game are in [`events`], [`reasons`] and [`names`].
//!
//! ```
//! use two_rivers::locale::Locale;
//! use two_rivers::rules::{Colour, Refusal};
//!
//! let english = Locale::english();
//! assert_eq!(
//!     english.refusal(&Refusal::NotInHand(Colour::Red)),
//!     "You have no temple in your hand."
//! );
//! ```

mod assets;
pub mod events;
pub mod names;
mod positions;
pub mod reasons;

pub use assets::ASSETS_VARIABLE;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use unic_langid::LanguageIdentifier;

/// The language that has every message, and that stands in where another lacks one.
pub const FALLBACK: &str = "en";

/// What fills a place in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Text(String),
    Number(i64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_string())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<char> for Value {
    fn from(letter: char) -> Value {
        Value::Text(letter.to_string())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize);

/// The messages of a language, with English where it lacks one. Cheap to clone.
#[derive(Clone)]
pub struct Locale {
    inner: Arc<Inner>,
}

struct Inner {
    tag: String,
    /// The chosen language first, English last.
    bundles: Vec<FluentBundle<FluentResource>>,
    /// Keys that were asked for and do not exist: each is told of once.
    missing: Mutex<BTreeSet<String>>,
}

impl std::fmt::Debug for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Locale").field(&self.inner.tag).finish()
    }
}

/// The tags of all languages that there are messages for.
pub fn languages() -> Vec<String> {
    assets::languages()
}

/// Reads all message files of a language, and says what is wrong with them.
fn load(tag: &str) -> (FluentBundle<FluentResource>, Vec<String>) {
    let language: LanguageIdentifier = tag.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // The marks around inserted words would show as boxes in most of our fonts.
    bundle.set_use_isolating(false);
    let mut faults = Vec::new();
    for (path, text) in assets::files(tag) {
        let resource = match FluentResource::try_new(text) {
            Ok(resource) => resource,
            Err((rest, errors)) => {
                faults.extend(errors.iter().map(|why| format!("{path}: {why}")));
                rest
            }
        };
        if let Err(errors) = bundle.add_resource(resource) {
            faults.extend(errors.iter().map(|why| format!("{path}: {why}")));
        }
    }
    (bundle, faults)
}

impl Locale {
    /// The messages in English.
    pub fn english() -> Locale {
        Locale::load(FALLBACK)
    }

    /// The messages of the language that fits a tag like `de-CH` best; English if none does.
    pub fn for_language(tag: &str) -> Locale {
        let all = languages();
        let wanted: LanguageIdentifier = tag.parse().unwrap_or_default();
        let fits = |exactly: bool| {
            all.iter().find(|known| {
                known.parse::<LanguageIdentifier>().is_ok_and(|known| {
                    known == wanted || (!exactly && known.language == wanted.language)
                })
            })
        };
        let best = fits(true).or_else(|| fits(false));
        Locale::load(best.map_or(FALLBACK, |tag| tag.as_str()))
    }

    /// The messages of the language that the system speaks; English if there are none.
    pub fn system() -> Locale {
        let tag = sys_locale::get_locale();
        Locale::for_language(tag.as_deref().unwrap_or(FALLBACK))
    }

    fn load(tag: &str) -> Locale {
        let mut bundles = Vec::new();
        let chosen = (tag != FALLBACK).then_some(tag);
        for tag in chosen.into_iter().chain([FALLBACK]) {
            let (bundle, faults) = load(tag);
            for fault in faults {
                eprintln!("message file {fault}");
            }
            bundles.push(bundle);
        }
        Locale {
            inner: Arc::new(Inner {
                tag: tag.to_string(),
                bundles,
                missing: Mutex::default(),
            }),
        }
    }

    /// The tag of the language, as in [`languages`].
    pub fn tag(&self) -> &str {
        &self.inner.tag
    }

    /// Whether there is a message with this key, in this language or in English.
    pub fn has(&self, key: &str) -> bool {
        let known = |bundle: &FluentBundle<_>| {
            bundle
                .get_message(key)
                .is_some_and(|message| message.value().is_some())
        };
        self.inner.bundles.iter().any(known)
    }

    /// The message with this key; the key itself if there is none.
    pub fn text(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// The message with this key, its places filled; the key itself if there is none.
    pub fn format(&self, key: &str, values: &[(&str, Value)]) -> String {
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            let value = match value {
                Value::Text(text) => FluentValue::from(text.as_str()),
                Value::Number(number) => FluentValue::from(*number),
            };
            args.set(*name, value);
        }
        for bundle in &self.inner.bundles {
            let message = bundle.get_message(key);
            if let Some(pattern) = message.and_then(|m| m.value()) {
                let mut faults = Vec::new();
                let text = bundle.format_pattern(pattern, Some(&args), &mut faults);
                for fault in faults {
                    self.tell(&format!("message {key}: {fault}"));
                }
                return text.into_owned();
            }
        }
        self.tell(&format!("no message {key}"));
        key.to_string()
    }

    /// Tells of a fault once, on standard error: a player can go on, a developer should know.
    fn tell(&self, fault: &str) {
        if let Ok(mut told) = self.inner.missing.lock()
            && told.insert(fault.to_string())
        {
            eprintln!("{fault}");
        }
    }

    /// What has been told of so far: missing messages and places that were not filled.
    pub fn faults(&self) -> Vec<String> {
        let told = self.inner.missing.lock();
        told.map(|t| t.iter().cloned().collect())
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_message_file_is_sound() {
        for tag in languages() {
            let (_, faults) = load(&tag);
            assert!(faults.is_empty(), "{faults:#?}");
        }
    }

    #[test]
    fn unknown_languages_speak_english() {
        for tag in ["", "x", "tlh-Latn", "en-GB", "C", "de_DE.UTF-8"] {
            assert!(
                languages()
                    .iter()
                    .any(|t| t == Locale::for_language(tag).tag())
            );
        }
        assert_eq!(Locale::for_language("tlh").tag(), "en");
        assert_eq!(Locale::for_language("en-GB").tag(), "en");
        assert!(languages().contains(&Locale::system().tag().to_string()));
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
            } else if path.extension().is_some_and(|e| e == "rs") {
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
}

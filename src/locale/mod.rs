//! Every word a person reads: messages from `assets/locales/<language>/*.ftl`, compiled in.
//!
//! The rest of the house gives typed reasons with their data; here and in the `words` of each game
//! sentences are made of them. [`text`](Locale::text) and [`format`](Locale::format) answer any
//! message by its key.
//!
//! ```
//! use two_rivers::locale::Locale;
//!
//! let english = Locale::english();
//! assert_eq!(english.list(["Anna".to_string(), "Bull".to_string()]), "Anna, Bull");
//! ```

pub(crate) mod assets;
pub mod company;
pub(crate) mod files;
mod languages;
mod lists;
mod records;
pub mod search;
mod sentence;
mod sieve;
mod stems;

pub use assets::ASSETS_VARIABLE;
pub use languages::{Language, languages};
pub use sentence::Sentence;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, OnceLock};
use unic_langid::LanguageIdentifier;

/// The language that has every message, and that stands in where another lacks one.
pub const FALLBACK: &str = "en";

/// What fills a place in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Words, as they are.
    Text(String),
    /// A number, written as the language does.
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

type Bundle = FluentBundle<FluentResource>;

/// The messages of a language, with English where it lacks one, and the names of those who play.
/// Cheap to clone.
#[derive(Clone)]
pub struct Locale {
    inner: Arc<Inner>,
    company: Arc<company::Company>,
}

struct Inner {
    tag: String,
    /// The chosen language first, English last.
    bundles: Vec<Arc<Bundle>>,
    /// Keys that were asked for and do not exist: each is told of once.
    missing: Mutex<BTreeSet<String>>,
}

impl std::fmt::Debug for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Locale").field(&self.inner.tag).finish()
    }
}

/// Reads all message files of a language, and says what is wrong with them.
fn load(tag: &str) -> (Bundle, Vec<String>) {
    bundle(tag, assets::files(tag))
}

/// The messages of a language, of which English is read once: every other language has it behind it.
fn known(tag: &str) -> Arc<Bundle> {
    static ENGLISH: OnceLock<Arc<Bundle>> = OnceLock::new();
    let read = || {
        let (bundle, faults) = load(tag);
        for fault in faults {
            eprintln!("message file {fault}");
        }
        Arc::new(bundle)
    };
    match tag {
        FALLBACK => ENGLISH.get_or_init(read).clone(),
        _ => read(),
    }
}

/// Reads message files, each a path and its text, and says what is wrong with them.
fn bundle(tag: &str, files: Vec<(String, String)>) -> (Bundle, Vec<String>) {
    let language: LanguageIdentifier = tag.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // The marks around inserted words would show as boxes in most of our fonts.
    bundle.set_use_isolating(false);
    let mut faults = Vec::new();
    for (path, text) in files {
        let (text, lost) = sieve::sieve(&text);
        let left_out =
            |(line, key)| format!("{path}: line {line}: {key} is too involved, left out");
        faults.extend(lost.into_iter().map(left_out));
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
        Locale::of(FALLBACK, [FALLBACK])
    }

    /// The messages of the language that fits a tag like `de-CH` best; English if none does.
    pub fn for_language(tag: &str) -> Locale {
        Locale::first_of([tag.to_string()])
    }

    /// The messages of the first language that the system wants and we have; English if none.
    pub fn system() -> Locale {
        Locale::first_of(sys_locale::get_locales())
    }

    /// The messages of the language that a player chose, or else of the system's.
    pub fn chosen(tag: Option<&str>) -> Locale {
        tag.map_or_else(Locale::system, Locale::for_language)
    }

    fn first_of(wanted: impl IntoIterator<Item = String>) -> Locale {
        match languages::first_known(wanted) {
            FALLBACK => Locale::english(),
            tag => Locale::of(tag, [tag, FALLBACK]),
        }
    }

    /// The messages of these files alone, each a path and its text, and what is wrong with them:
    /// for whoever looks a translation through before it is among the others.
    pub fn from_files(tag: &str, files: Vec<(String, String)>) -> (Locale, Vec<String>) {
        let (bundle, faults) = bundle(tag, files);
        (Locale::from_bundles(tag, vec![Arc::new(bundle)]), faults)
    }

    /// Reads the messages of some languages: where the first lacks one, the next stands in.
    fn of<const N: usize>(tag: &str, languages: [&str; N]) -> Locale {
        Locale::from_bundles(tag, languages.map(known).into())
    }

    fn from_bundles(tag: &str, bundles: Vec<Arc<Bundle>>) -> Locale {
        Locale {
            inner: Arc::new(Inner {
                tag: tag.to_string(),
                bundles,
                missing: Mutex::default(),
            }),
            company: Arc::default(),
        }
    }

    /// The tag of the language, as in [`languages`].
    pub fn tag(&self) -> &str {
        &self.inner.tag
    }

    /// Whether there is a message with this key, in this language or in English.
    pub fn has(&self, key: &str) -> bool {
        let known = |bundle: &Arc<Bundle>| {
            bundle
                .get_message(key)
                .is_some_and(|message| message.value().is_some())
        };
        self.inner.bundles.iter().any(known)
    }

    /// A number with the sign that this language puts before its fraction, rounded to so many digits behind it where
    /// that is said.
    pub fn number(&self, number: f64, digits: Option<usize>) -> String {
        let plain = match digits {
            Some(digits) => format!("{number:.digits$}"),
            None => number.to_string(),
        };
        plain.replace('.', &self.text("number-fraction"))
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
pub(crate) mod tests;

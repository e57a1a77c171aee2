//! Which languages there are, and which of them fits a player.

use super::{FALLBACK, Locale, assets};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A language that there are messages for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// Like `pt-BR`: the name of its folder, and what preferences keep.
    pub tag: String,
    /// What those who speak it call it.
    pub name: String,
}

/// The languages that there are messages for, in the order of their tags; looked up once.
pub fn languages() -> &'static [Language] {
    static ALL: OnceLock<Vec<Language>> = OnceLock::new();
    ALL.get_or_init(|| {
        let named = |tag: String| {
            // Without the fallback: a language that does not say its name is not called English.
            let alone = Locale::of(&tag, [tag.as_str()]);
            let name = if alone.has("language-name") {
                alone.text("language-name")
            } else {
                tag.clone()
            };
            Language { tag, name }
        };
        assets::languages().into_iter().map(named).collect()
    })
}

/// The tag of the first wanted language that there is; English if there is none of them.
pub(super) fn first_known(wanted: impl IntoIterator<Item = String>) -> &'static str {
    wanted
        .into_iter()
        .find_map(|tag| fitting(&tag))
        .unwrap_or(FALLBACK)
}

/// The language that fits a tag: the same, or the same spoken elsewhere.
fn fitting(wanted: &str) -> Option<&'static str> {
    // What POSIX systems call no language at all; whatever they name after it is not meant.
    if matches!(wanted, "C" | "POSIX") {
        return Some(FALLBACK);
    }
    let wanted: LanguageIdentifier = wanted.parse().ok()?;
    let known = languages().iter().filter_map(|language| {
        let known: LanguageIdentifier = language.tag.parse().ok()?;
        (known.language == wanted.language).then_some((language, known))
    });
    let (best, _) = known.min_by_key(|(_, known)| *known != wanted)?;
    Some(&best.tag)
}

#[cfg(test)]
mod tests;

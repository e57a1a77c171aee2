//! Words as a search compares them: without case, accents and endings.
//!
//! The endings are a light stemmer's: they bring `placing` and `placed`, or `vencer` and `venceu`,
//! together, and need not be right about every word of the language.

/// Whose endings are taken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Language {
    English,
    Portuguese,
}

impl Language {
    /// The language of a tag such as `pt-BR`; English where we know no endings.
    pub(super) fn of(tag: &str) -> Language {
        match tag.split('-').next() {
            Some("pt") => Language::Portuguese,
            _ => Language::English,
        }
    }

    /// Endings with what stands in their place, the first that fits.
    const fn endings(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Language::English => &[
                ("ations", "at"),
                ("ation", "at"),
                ("ings", ""),
                ("ing", ""),
                ("ies", "y"),
                ("ied", "y"),
                ("ers", "er"),
                ("ed", ""),
                ("es", ""),
                ("s", ""),
                ("e", ""),
            ],
            Language::Portuguese => &[
                ("amentos", "a"),
                ("imentos", "i"),
                ("amento", "a"),
                ("imento", "i"),
                ("acoes", "ac"),
                ("acao", "ac"),
                ("icoes", "i"),
                ("icao", "i"),
                ("coes", "c"),
                ("cao", "c"),
                ("oes", "o"),
                ("aes", "o"),
                ("aos", "o"),
                ("ais", "al"),
                ("ados", "a"),
                ("adas", "a"),
                ("idos", "i"),
                ("idas", "i"),
                ("ando", "a"),
                ("endo", "e"),
                ("indo", "i"),
                ("aram", "a"),
                ("eram", "e"),
                ("iram", "i"),
                ("ado", "a"),
                ("ada", "a"),
                ("ido", "i"),
                ("ida", "i"),
                ("ou", "a"),
                ("eu", "e"),
                ("iu", "i"),
                ("am", "a"),
                ("em", "e"),
                ("ar", "a"),
                ("er", "e"),
                ("ir", "i"),
                ("os", ""),
                ("as", ""),
                ("es", ""),
                ("ns", "m"),
                ("s", ""),
            ],
        }
    }
}

/// The fewest letters that a stem keeps.
const LEAST: usize = 3;

/// A letter without case and accent, so that `construcao` finds `Construção`.
pub(super) fn plain(letter: char) -> char {
    let letter = letter.to_lowercase().next().unwrap_or(letter);
    match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'é' | 'ê' | 'è' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ô' | 'õ' | 'ò' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        other => other,
    }
}

/// A word without its ending; the word must be plain already.
pub(super) fn stem(word: &str, language: Language) -> String {
    let without = language.endings().iter().find_map(|(ending, instead)| {
        let kept = word.strip_suffix(ending)?;
        // `loss` and `across` do not end in a plural.
        let double = *ending == "s" && kept.ends_with(['s', 'u']);
        let long = kept.chars().count() + instead.len();
        (long >= LEAST && !double).then(|| format!("{kept}{instead}"))
    });
    let mut stem = without.unwrap_or_else(|| word.to_string());
    match language {
        // `swapping` and `swap`.
        Language::English => {
            let mut back = stem.chars().rev();
            if let (Some(last), Some(before)) = (back.next(), back.next())
                && last == before
                && !"aeiouls".contains(last)
                && stem.chars().count() > LEAST
            {
                stem.pop();
            }
        }
        // The last vowel tells gender and person.
        Language::Portuguese => {
            if stem.ends_with(['a', 'e', 'i', 'o']) && stem.chars().count() > LEAST {
                stem.pop();
            }
        }
    }
    stem
}

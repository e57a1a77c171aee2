//! Finding paragraphs by the words that people type.
//!
//! A paragraph is known by its key in the locale files: the key itself is its text, `-title` behind
//! it its title, `-words` a line of other words for what it is about: *undo* finds "Taking back",
//! *desfazer* too. Case, accents and endings do not matter, and words such as *the* are left out.

use super::Locale;
use super::stems::{Language, plain, stem};
use std::collections::BTreeSet;

/// What a word in the title, among the other words and in the text of a paragraph weighs.
const TITLE: usize = 60;
const OTHER_WORDS: usize = 40;
const TEXT: usize = 2;
/// How many times a word of the text is counted.
const TIMES: usize = 6;

/// A word, and where it stands, in letters.
#[derive(Clone, Debug)]
struct Word {
    plain: String,
    stem: String,
    from: usize,
    to: usize,
}

/// The words of a text.
fn words(text: &str, language: Language) -> Vec<Word> {
    let letters: Vec<char> = text.chars().map(plain).collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let inside = |letter: &&char| letter.is_alphanumeric();
        let long = letters[at..].iter().take_while(inside).count();
        if long > 0 {
            let plain: String = letters[at..at + long].iter().collect();
            found.push(Word {
                stem: stem(&plain, language),
                plain,
                from: at,
                to: at + long,
            });
        }
        at += long.max(1);
    }
    found
}

/// How one word is found by another that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hit {
    /// The same word, whatever its ending.
    Whole,
    /// It begins so.
    Begun,
}

impl Word {
    fn finds(&self, other: &Word) -> Option<Hit> {
        if self.stem == other.stem || self.plain == other.plain {
            Some(Hit::Whole)
        } else {
            // A single letter begins too many words to tell anything.
            let begun = self.plain.chars().count() > 1 && other.plain.starts_with(&self.plain);
            begun.then_some(Hit::Begun)
        }
    }
}

/// The words of a query that tell something; all of them if none does.
fn asked(locale: &Locale, query: &str) -> Vec<Word> {
    let language = Language::of(locale.tag());
    let all = words(query, language);
    let idle: BTreeSet<String> = words(&locale.text("rulebook-idle-words"), language)
        .into_iter()
        .map(|word| word.plain)
        .collect();
    let telling: Vec<Word> = all
        .iter()
        .filter(|word| !idle.contains(&word.plain))
        .cloned()
        .collect();
    if telling.is_empty() { all } else { telling }
}

/// The paragraphs in which the words of a query are found, the best first; all of them for an empty
/// query. Where no paragraph has every word, those with the most of them are found.
pub fn search<T: Copy>(
    locale: &Locale,
    topics: impl Iterator<Item = T>,
    key: impl Fn(T) -> &'static str,
    query: &str,
) -> Vec<T> {
    let language = Language::of(locale.tag());
    let asked = asked(locale, query);
    if asked.is_empty() {
        return topics.collect();
    }
    let mut found: Vec<(usize, usize, T)> = topics
        .filter_map(|topic| {
            let key = key(topic);
            let title = words(&locale.text(&format!("{key}-title")), language);
            let other = words(&locale.text(&format!("{key}-words")), language);
            let text = words(&locale.text(key), language);
            let weights = asked.iter().map(|asked| {
                let best = |among: &[Word], weight: usize| {
                    let hits = among.iter().filter_map(|word| asked.finds(word));
                    let each = hits.map(|hit| match hit {
                        Hit::Whole => weight,
                        Hit::Begun => weight * 2 / 3,
                    });
                    each.max().unwrap_or(0)
                };
                let times = text.iter().filter(|word| asked.finds(word).is_some());
                let first = title.get(..1).unwrap_or_default();
                // In a short title, or as its first word, it is what the paragraph is about.
                best(&title, TITLE)
                    + 2 * best(&title, TITLE) / title.len().max(1)
                    + best(first, TITLE) * 2 / 3
                    + best(&other, OTHER_WORDS)
                    + TEXT * times.count().min(TIMES)
            });
            let weights: Vec<usize> = weights.collect();
            let matched = weights.iter().filter(|weight| **weight > 0).count();
            (matched > 0).then(|| (matched, weights.iter().sum(), topic))
        })
        .collect();
    let most = found.iter().map(|(matched, ..)| *matched).max();
    found.retain(|(matched, ..)| Some(*matched) == most);
    // Stable: equals stay in the order of the rules.
    found.sort_by_key(|(_, weight, _)| std::cmp::Reverse(*weight));
    found.into_iter().map(|(.., topic)| topic).collect()
}

/// The stretches of a text that a query finds, in letters from and to, in order and apart.
pub fn marks(locale: &Locale, text: &str, query: &str) -> Vec<(usize, usize)> {
    let asked = asked(locale, query);
    let mark = |word: Word| {
        let hits = asked.iter().filter_map(|asked| {
            Some(match asked.finds(&word)? {
                Hit::Whole => word.to,
                Hit::Begun => word.from + asked.plain.chars().count(),
            })
        });
        hits.max().map(|to| (word.from, to))
    };
    words(text, Language::of(locale.tag()))
        .into_iter()
        .filter_map(mark)
        .collect()
}

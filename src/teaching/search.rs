//! Finding paragraphs of the rules by words, whatever their case and accents.

use super::topic::Topic;
use crate::locale::Locale;

/// A letter without case and accent, so that `construcao` finds `Construção`.
fn plain(letter: char) -> char {
    let letter = letter.to_lowercase().next().unwrap_or(letter);
    match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'é' | 'ê' | 'è' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ô' | 'õ' | 'ò' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        '’' => '\'',
        other => other,
    }
}

/// A text without cases and accents, letter for letter.
fn folded(text: &str) -> Vec<char> {
    text.chars().map(plain).collect()
}

/// The words of a query.
fn words(query: &str) -> Vec<Vec<char>> {
    query
        .split(|c: char| !c.is_alphanumeric())
        .map(folded)
        .filter(|word| !word.is_empty())
        .collect()
}

/// Where words that begin so begin in a text, in letters.
fn places(text: &[char], word: &[char]) -> Vec<usize> {
    let begins = |at: usize| at == 0 || !text[at - 1].is_alphanumeric();
    let last = text.len().saturating_sub(word.len());
    (0..=last)
        .filter(|at| text[*at..].starts_with(word) && begins(*at))
        .collect()
}

/// The paragraphs in which every word of a query begins some word, the best first; all of them for
/// an empty query.
pub fn search(locale: &Locale, query: &str) -> Vec<Topic> {
    let words = words(query);
    if words.is_empty() {
        return Topic::all().collect();
    }
    let mut found: Vec<(usize, Topic)> = Topic::all()
        .filter_map(|topic| {
            let title = folded(&title(locale, topic));
            let text = folded(&text(locale, topic));
            // A word in the title says that this is what the paragraph is about.
            let weigh = |word: &Vec<char>| {
                let weight = 12 * places(&title, word).len() + places(&text, word).len();
                (weight > 0).then_some(weight)
            };
            let weights: Option<Vec<usize>> = words.iter().map(weigh).collect();
            Some((weights?.into_iter().sum(), topic))
        })
        .collect();
    // Stable: equals stay in the order of the rules.
    found.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    found.into_iter().map(|(_, topic)| topic).collect()
}

/// The stretches of a text that a query finds, in letters from and to, in order and apart.
pub fn marks(text: &str, query: &str) -> Vec<(usize, usize)> {
    let text = folded(text);
    let mut marks: Vec<(usize, usize)> = words(query)
        .iter()
        .flat_map(|word| {
            let long = word.len();
            places(&text, word)
                .into_iter()
                .map(move |at| (at, at + long))
        })
        .collect();
    marks.sort_unstable();
    let mut apart: Vec<(usize, usize)> = Vec::new();
    for (from, to) in marks {
        match apart.last_mut() {
            Some(last) if from <= last.1 => last.1 = last.1.max(to),
            _ => apart.push((from, to)),
        }
    }
    apart
}

/// The title of a paragraph.
pub fn title(locale: &Locale, topic: Topic) -> String {
    locale.text(&format!("{}-title", topic.key()))
}

/// The text of a paragraph; a blank line parts its pieces.
pub fn text(locale: &Locale, topic: Topic) -> String {
    locale.text(topic.key())
}

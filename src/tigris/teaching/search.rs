//! Finding paragraphs of the rules by the words that people type.

use super::topic::Topic;
use crate::locale::{Locale, search};

/// The paragraphs in which the words of a query are found, the best first; all of them for an empty
/// query.
pub fn search(locale: &Locale, query: &str) -> Vec<Topic> {
    search::search(locale, Topic::all(), |topic| topic.key(), query)
}

/// The title of a paragraph.
pub fn title(locale: &Locale, topic: Topic) -> String {
    locale.text(&format!("{}-title", topic.key()))
}

/// The text of a paragraph; a blank line parts its pieces.
pub fn text(locale: &Locale, topic: Topic) -> String {
    locale.text(topic.key())
}

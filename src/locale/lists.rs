//! Things in a row, as a language puts them together, and levels by their rank.

use super::Locale;

impl Locale {
    /// `Archer, Bull, Pot`; nothing for no things.
    pub fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        self.list_by("list-more", things)
    }

    /// Puts a list together whose last thing is joined by a word: `1 Mede, 2 Persians and 1 Sumerian`.
    pub fn enumeration(&self, things: impl IntoIterator<Item = String>) -> String {
        let mut things: Vec<String> = things.into_iter().collect();
        let Some(last) = things.pop() else {
            return String::new();
        };
        match things.is_empty() {
            true => last,
            false => self.list_by("list-last", [self.list(things), last]),
        }
    }

    /// Puts a list together from the left, by the message that adds one more thing to it.
    pub(crate) fn list_by(&self, key: &str, things: impl IntoIterator<Item = String>) -> String {
        let more = |list: String, next: String| {
            self.format(key, &[("list", list.into()), ("next", next.into())])
        };
        things.into_iter().reduce(more).unwrap_or_default()
    }

    /// `3 Judge`: a level with its rank among those that a game offers, the weakest first; `named` is
    /// what it is called. One that is not offered has no rank.
    pub(crate) fn ranked(&self, named: String, levels: &[&str], level: &str) -> String {
        match levels.iter().position(|offered| *offered == level) {
            Some(rank) => {
                let values = [("rank", (rank + 1).into()), ("level", named.into())];
                self.format("bot-level", &values)
            }
            None => named,
        }
    }
}

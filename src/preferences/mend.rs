//! Reading a file of which some values are wrong: each of them falls back alone, the rest stands.
//!
//! RON's own reader stops at the first thing that it does not understand, so the text is taken
//! apart here into fields, and every field is tried by itself.

use serde::de::DeserializeOwned;

/// Deeper nothing is mended, but left out as a whole.
const DEEPEST: usize = 8;
/// A file with more parts was not written by this program.
const MOST_PARTS: usize = 1000;

/// Reads what can be read, and says which fields could not; `None` where even the brackets are
/// broken.
pub(super) fn mend<T: DeserializeOwned>(text: &str) -> Option<(T, Vec<String>)> {
    let fits = |fields: &str| ron::from_str::<T>(&format!("({fields})")).is_ok();
    let mut mender = Mender {
        lost: Vec::new(),
        parts: 0,
    };
    let good = mender.fields(split(body(text)?)?, "", 0, &fits)?;
    if mender.lost.is_empty() && ron::from_str::<T>(text).is_err() {
        // Every field is well: something stands around them, and is told by how the text begins.
        let start = blank(text).chars().take(20).collect();
        mender.lost.push(start);
    }
    Some((ron::from_str(&format!("({good})")).ok()?, mender.lost))
}

struct Mender {
    lost: Vec<String>,
    parts: usize,
}

impl Mender {
    /// Those of some fields that fit, one after the other.
    fn fields(
        &mut self,
        parts: Vec<&str>,
        path: &str,
        depth: usize,
        fits: &dyn Fn(&str) -> bool,
    ) -> Option<String> {
        let mut good = String::new();
        for part in parts.into_iter().filter(|part| !blank(part).is_empty()) {
            self.count()?;
            let Some((key, value)) = field(part) else {
                let start: String = blank(part).chars().take(20).collect();
                self.lost.push(format!("{path}{start}"));
                continue;
            };
            // A value may end in a comment, which ends with its line.
            let with = |value: &str| format!("{good}{key}: {value}\n,");
            let found = self.value(value, &format!("{path}{key}"), depth, &|v| fits(&with(v)))?;
            if let Some(value) = found {
                good = with(&value);
            }
        }
        Some(good)
    }

    /// A value as far as it fits.
    fn value(
        &mut self,
        value: &str,
        path: &str,
        depth: usize,
        fits: &dyn Fn(&str) -> bool,
    ) -> Option<Option<String>> {
        if fits(value) {
            return Some(Some(value.to_string()));
        }
        let lost = self.lost.len();
        let mended = match (inside(value), depth < DEEPEST) {
            (Some(('(', parts)), true) => {
                let path = format!("{path}.");
                let good = self.fields(parts, &path, depth + 1, &|v| fits(&format!("({v})")))?;
                (!good.is_empty()).then(|| format!("({good})"))
            }
            (Some(('[', parts)), true) => {
                let mut good = String::new();
                for part in parts.into_iter().filter(|part| !blank(part).is_empty()) {
                    self.count()?;
                    let with = |value: &str| format!("{good}{value}\n,");
                    let list = |value: &str| fits(&format!("[{}]", with(value)));
                    if let Some(value) = self.value(part, path, depth + 1, &list)? {
                        good = with(&value);
                    }
                }
                Some(format!("[{good}]"))
            }
            _ => None,
        };
        let mended = mended.filter(|value| fits(value));
        if mended.is_none() {
            self.lost.truncate(lost);
        }
        if self.lost.len() == lost {
            self.lost.push(path.to_string());
        }
        Some(mended)
    }

    fn count(&mut self) -> Option<()> {
        self.parts += 1;
        (self.parts <= MOST_PARTS).then_some(())
    }
}

/// What stands between the outermost parentheses of a text.
fn body(text: &str) -> Option<&str> {
    let mut inside = None;
    let end = walk(text, |at, letter, depth| match (letter, depth, inside) {
        ('(', 0, None) => {
            inside = Some(at + 1);
            false
        }
        (')', 0, Some(_)) => true,
        _ => false,
    })?;
    text.get(inside?..end?)
}

/// The bracket with which a value begins, and what is separated by commas within.
fn inside(value: &str) -> Option<(char, Vec<&str>)> {
    let value = blank(value);
    let bracket = value.chars().next().filter(|c| "([".contains(*c))?;
    let end = walk(value, |_, letter, depth| {
        depth == 0 && ")]".contains(letter)
    })?;
    Some((bracket, split(value.get(1..end?)?)?))
}

/// What is separated by commas, brackets and strings left whole.
fn split(text: &str) -> Option<Vec<&str>> {
    let mut commas = Vec::new();
    walk(text, |at, letter, depth| {
        if letter == ',' && depth == 0 {
            commas.push(at);
        }
        false
    })?;
    let mut parts = Vec::new();
    let mut start = 0;
    for comma in commas {
        parts.push(&text[start..comma]);
        start = comma + 1;
    }
    parts.push(&text[start..]);
    Some(parts)
}

/// The key of a field and its value.
fn field(part: &str) -> Option<(&str, &str)> {
    let part = blank(part);
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let end = part.find(|c| !word(c))?;
    let (key, rest) = part.split_at(end);
    let value = blank(rest).strip_prefix(':')?;
    (!key.is_empty()).then_some((key, value))
}

/// The text without the blanks and comments before it.
fn blank(text: &str) -> &str {
    let mut text = text.trim_start_matches('\u{feff}').trim_start();
    while let Some(end) = comment(text) {
        text = text.get(end..).unwrap_or("").trim_start();
    }
    text
}

/// How many bytes the comment has with which a text begins.
fn comment(text: &str) -> Option<usize> {
    if text.starts_with("//") {
        return Some(text.find('\n').map_or(text.len(), |end| end + 1));
    }
    text.strip_prefix("/*")?;
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        match text.get(at..at + 2) {
            Some("/*") => (depth, at) = (depth + 1, at + 2),
            Some("*/") => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return Some(at);
        }
    }
    Some(text.len())
}

/// How many bytes the string or letter in quotation marks has with which a text begins.
fn quoted(text: &str) -> Option<Option<usize>> {
    let raw = text
        .strip_prefix('r')
        .map(|rest| rest.trim_start_matches('#'));
    if let Some(rest) = raw.and_then(|rest| rest.strip_prefix('"')) {
        let hashes = text.len() - rest.len() - 2;
        let end = format!("\"{}", "#".repeat(hashes));
        let found = rest.find(&end);
        return Some(found.map(|at| text.len() - rest.len() + at + end.len()));
    }
    let mark = text.chars().next().filter(|c| "\"'".contains(*c))?;
    let mut letters = text.char_indices().skip(1);
    while let Some((at, letter)) = letters.next() {
        if letter == '\\' {
            letters.next();
        } else if letter == mark {
            return Some(Some(at + 1));
        }
    }
    Some(None)
}

/// Goes through a text outside of strings and comments, telling each letter and how many brackets
/// are open around it, until `enough` says so; answers where that was.
///
/// `None` where brackets or strings are broken.
fn walk(text: &str, mut enough: impl FnMut(usize, char, usize) -> bool) -> Option<Option<usize>> {
    let mut open = Vec::new();
    let mut at = 0;
    let mut word = false;
    while let Some(letter) = text[at..].chars().next() {
        if let Some(length) = comment(&text[at..]) {
            (at, word) = (at + length, false);
            continue;
        }
        // The last letter of a word begins no raw string.
        if (letter != 'r' || !word)
            && let Some(length) = quoted(&text[at..])
        {
            (at, word) = (at + length?, false);
            continue;
        }
        let closes = match letter {
            ')' => Some('('),
            ']' => Some('['),
            '}' => Some('{'),
            _ => None,
        };
        if closes.is_some() && open.pop() != closes {
            return None;
        }
        if enough(at, letter, open.len()) {
            return Some(Some(at));
        }
        if "([{".contains(letter) {
            open.push(letter);
        }
        word = letter.is_alphanumeric() || letter == '_';
        at += letter.len_utf8();
    }
    open.is_empty().then_some(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(default)]
    struct Outer {
        a: u8,
        b: Option<String>,
        c: Inner,
        d: Vec<Inner>,
    }

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(default)]
    struct Inner {
        x: u8,
        y: char,
    }

    fn mended(text: &str) -> (Outer, String) {
        let (read, lost) = mend(text).unwrap_or_else(|| panic!("{text}"));
        (read, lost.join(" "))
    }

    #[test]
    fn what_is_wrong_falls_back_alone() {
        let text = "#![enable(implicit_some)]\n// mine, (all\nOuter(a: 900, // too much, far\n b: Some(\"x, (\\\"\"),\
                    c: (x: 'q', y: ')'), d: [(x: 1), (x: -1, y: 'y'), 3, (x: 4,)],)";
        let (read, lost) = mended(text);
        assert_eq!(lost, "a c.x d.x d");
        assert_eq!(read.a, 0);
        assert_eq!(read.b.as_deref(), Some("x, (\""));
        assert_eq!(read.c, Inner { x: 0, y: ')' });
        assert_eq!(read.d.iter().map(|i| i.x).collect::<Vec<_>>(), [1, 0, 4]);
        assert_eq!(read.d[1].y, 'y');
    }

    #[test]
    fn oddities_are_no_trouble() {
        for (text, a, lost) in [
            ("()", 0, ""),
            ("(a: 1)", 1, ""),
            ("(a: 1, a: 2)", 1, "a"),
            ("(a: 1, nonsense)", 1, "nonsense"),
            ("(a: 1, b: 0,5)", 1, "b 5"),
            ("(b: 3, /* a: 9, /* ( */ */ a: 7)", 7, "b"),
            ("(b: 3, z: r#\"\")\"#, a: 7)", 7, "b"),
            ("(c: (z: [(((], a: 7)", 0, ""),
            ("(b: \"open, a: 7)", 0, ""),
            ("a: 7", 0, ""),
            ("", 0, ""),
        ] {
            match mend::<Outer>(text) {
                Some((read, told)) => assert_eq!((read.a, &*told.join(" ")), (a, lost), "{text}"),
                None => assert_eq!((a, lost), (0, ""), "{text}"),
            }
        }
        let deep = format!("(a: 1, c: {}{})", "(c: ".repeat(50_000), ")".repeat(50_000));
        assert_eq!(mended(&deep).0.a, 1);
        let many = format!("(a: 900, {})", "z: 1,".repeat(50_000));
        assert!(mend::<Outer>(&many).is_none());
    }
}

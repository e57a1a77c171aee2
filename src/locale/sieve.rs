//! Messages that the reader of message files would break on are left out before it sees them.
//!
//! Fluent's own reader and writer end in a panic, or without stack, on some texts that only a slip or
//! mischief writes. A stranger's translation must not take the program down: such a message is told
//! of, and English stands in for it.

/// A message with more placeables and calls than this is nothing that people say; each may stand
/// within the one before, and the reader goes down into it.
const MOST_OPEN: usize = 100;

/// More digits in a row than Fluent can choose a plural by.
const MOST_DIGITS: usize = 15;

/// The text without the messages that would break its reader, every other line in its place, and what
/// was left out: the line where it began, counted from 1, and its key.
pub(super) fn sieve(text: &str) -> (String, Vec<(usize, String)>) {
    let mut kept = String::with_capacity(text.len());
    let mut lost = Vec::new();
    let mut rest = text;
    let mut line = 1;
    while !rest.is_empty() {
        let (entry, after) = rest.split_at(end_of_entry(rest));
        if breaks(entry) {
            lost.push((line, key(entry).unwrap_or_default().to_string()));
            kept.extend(entry.chars().filter(|letter| *letter == '\n'));
        } else {
            kept.push_str(entry);
        }
        line += entry.matches('\n').count();
        rest = after;
    }
    (kept, lost)
}

/// Where the next message or term begins. Nothing that is still open goes on over such a line.
fn end_of_entry(text: &str) -> usize {
    let mut at = 0;
    while let Some(end) = text[at..].find('\n') {
        at += end + 1;
        if key(&text[at..]).is_some() {
            return at;
        }
    }
    text.len()
}

/// The key of the message or term that a text begins with.
fn key(text: &str) -> Option<&str> {
    let name = text.strip_prefix('-').unwrap_or(text);
    let word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let end = name.find(|c| !word(c))?;
    let begins = name.starts_with(|c: char| c.is_ascii_alphabetic());
    let said = begins && name[end..].trim_start_matches(' ').starts_with('=');
    said.then(|| &text[..text.len() - name.len() + end])
}

/// Whether the reader or the writer of messages would break on an entry.
fn breaks(entry: &str) -> bool {
    let comment = |line: &&str| line.starts_with('#');
    let text: String = entry
        .split_inclusive('\n')
        .filter(|line| !comment(line))
        .collect();
    let open = text.matches(['{', '(']).count();
    let digits = text.split(|c: char| !c.is_ascii_digit()).map(str::len);
    let mut placeables = text.split('{').skip(1);
    open > MOST_OPEN
        || digits.max().is_some_and(|most| most > MOST_DIGITS)
        || placeables.any(|inside| cannot_be_told(inside.trim_start()))
        || cuts_a_letter(&text, "\\u", 4)
        || cuts_a_letter(&text, "\\U", 6)
}

/// Whether an escape has too few hexadecimal digits before a letter of several bytes, which Fluent
/// cuts in two when it quotes what it found instead.
fn cuts_a_letter(text: &str, escape: &str, length: usize) -> bool {
    text.match_indices(escape).any(|(at, _)| {
        let after = &text[at + escape.len()..];
        let hexadecimal = |byte: &u8| byte.is_ascii_hexdigit();
        let digits = after.bytes().take(length).take_while(hexadecimal).count();
        digits < length && after[digits..].starts_with(|c: char| !c.is_ascii())
    })
}

/// What Fluent has no name for when it says that too much was to be filled in: a placeable in a
/// placeable, and a choice by something that never changes. `inside` begins after the bracket.
fn cannot_be_told(inside: &str) -> bool {
    // The next bracket follows at once.
    if inside.is_empty() {
        return true;
    }
    let number = inside.strip_prefix('-').unwrap_or(inside);
    let after = match inside.strip_prefix('"') {
        Some(string) => after_string(string),
        None if number.starts_with(|c: char| c.is_ascii_digit()) => {
            number.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.')
        }
        None => return false,
    };
    after.trim_start().starts_with("->")
}

/// What follows a string whose first quotation mark has been read.
fn after_string(string: &str) -> &str {
    let mut letters = string.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => break,
            '\\' => {
                letters.next();
            }
            _ => {}
        }
    }
    letters.as_str()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_breaks_is_left_out_and_the_lines_stay() {
        let deep = "{ ".repeat(MOST_OPEN + 1);
        let calls = format!("{{ {}", "F(".repeat(MOST_OPEN));
        let digits = "9".repeat(MOST_DIGITS + 1);
        for bad in [
            &*deep,
            &calls,
            &format!("{{ {digits} ->\n *[a] b\n }}"),
            &format!("{{ $n ->\n *[0.{digits}] b\n }}"),
            "{{ $x }}",
            "{ \n { $x } }",
            "{ \"a\" ->\n *[a] b\n }",
            "{\"\\\"\\\\\"  \n->\n *[a] b\n }",
            "{ -1.5->\n *[a] b\n }",
            "{ \"\\u00eã\" }",
            "{ \"\\U01F68ã\" }",
        ] {
            let text = format!("a = 1\n-b-c   = {bad}\n# {{{{ a comment\nd = {{ $x }}\n");
            let (kept, lost) = sieve(&text);
            assert_eq!(lost, [(2, "-b-c".to_string())], "{bad}");
            assert_eq!(kept.matches('\n').count(), text.matches('\n').count());
            assert!(kept.starts_with("a = 1\n") && kept.ends_with("\nd = { $x }\n"));
        }
    }

    #[test]
    fn nothing_is_lost_of_what_people_write() {
        for file in super::super::assets::languages() {
            for (path, text) in super::super::assets::files(&file) {
                assert_eq!(sieve(&text), (text.clone(), Vec::new()), "{path}");
            }
        }
        for text in [
            "",
            "no key",
            "a = {\"{\"} ( {\"}\"}",
            "a = { $n -> \n\n",
            "\u{feff}a = é",
            "a = { \"\\u00e3é\" } { \"\\u00\" }",
        ] {
            assert_eq!(sieve(text), (text.to_string(), Vec::new()));
        }
    }
}

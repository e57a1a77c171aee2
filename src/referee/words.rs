//! The words of a command.

use super::command_error::CommandError;
use std::str::FromStr;

/// The words of a line without its comment: from a word that begins with `#`, but for the first
/// `kept` words.
pub(crate) fn words(line: &str, kept: usize) -> Vec<&str> {
    line.split_whitespace()
        .enumerate()
        .take_while(|(i, word)| *i < kept || !word.starts_with('#'))
        .map(|(_, word)| word)
        .collect()
}

/// At most forty characters of what somebody wrote, for an error message.
pub(crate) fn shortened(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// Reads a number of digits alone: no sign, nothing else.
pub(crate) fn number<N: FromStr>(word: &str) -> Result<N, CommandError> {
    let digits = !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    let number = word.parse().ok().filter(|_| digits);
    number.ok_or_else(|| {
        let found = ("found", shortened(word).into());
        CommandError::with("referee-no-number", [found])
    })
}

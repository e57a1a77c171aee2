//! Settings of a command: words of the form `KEY=VALUE`, each key once.

use super::command_error::CommandError;
use super::words::{number, shortened};
use std::str::FromStr;

/// What is left of a command's settings.
#[derive(Debug)]
pub(crate) struct Settings<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Settings<'a> {
    /// Takes the words of a command apart.
    pub fn read(words: &[&'a str]) -> Result<Settings<'a>, CommandError> {
        let mut settings: Vec<(&str, &str)> = Vec::new();
        for word in words {
            let (key, value) = key_and_value(word)?;
            if settings.iter().any(|(known, _)| *known == key) {
                let key = ("key", shortened(key).into());
                return Err(CommandError::with("referee-twice", [key]));
            }
            settings.push((key, value));
        }
        Ok(Settings(settings))
    }

    /// Takes the value of a key out, if it was set.
    pub fn take(&mut self, key: &str) -> Option<&'a str> {
        let place = self.0.iter().position(|(known, _)| *known == key)?;
        Some(self.0.remove(place).1)
    }

    /// Takes a number out.
    pub fn number<N: FromStr>(&mut self, key: &str) -> Result<Option<N>, CommandError> {
        self.take(key).map(number).transpose()
    }

    /// Takes a switch out: `on` or `off`, which it is when not set.
    pub fn switch(&mut self, key: &str) -> Result<bool, CommandError> {
        match self.take(key) {
            Some("on") => Ok(true),
            Some("off") | None => Ok(false),
            Some(value) => Err(bad_value(&format!("{key}={value}"))),
        }
    }

    /// Nothing may be left that nobody asked for.
    pub fn finish(self) -> Result<(), CommandError> {
        match self.0.first() {
            None => Ok(()),
            Some((key, _)) => {
                let key = ("key", shortened(key).into());
                Err(CommandError::with("referee-unknown-key", [key]))
            }
        }
    }
}

/// The two halves of `KEY=VALUE`.
pub(crate) fn key_and_value(word: &str) -> Result<(&str, &str), CommandError> {
    let halves = word.split_once('=');
    halves.ok_or_else(|| CommandError::with("referee-no-key", [("word", shortened(word).into())]))
}

pub(crate) fn bad_value(word: &str) -> CommandError {
    CommandError::with("referee-bad-value", [("word", shortened(word).into())])
}

//! What the options of the command line take.

use super::usage_error::UsageError;
use std::str::FromStr;

/// The value of an option.
#[derive(Clone, Copy, Debug)]
pub struct Value<'a> {
    /// The option, with its dashes.
    pub option: &'a str,
    /// What is given for it.
    pub text: &'a str,
}

impl Value<'_> {
    /// That it is not what the option takes, in the sentence of this key.
    pub fn wrong(self, key: &'static str) -> UsageError {
        let values = [("option", self.option.into()), ("value", self.text.into())];
        UsageError::with(key, values)
    }

    /// A number without a sign.
    ///
    /// # Errors
    /// That it is none.
    pub fn number<N: FromStr>(self) -> Result<N, UsageError> {
        parse_number(self.text).ok_or_else(|| self.wrong("arena-bad-number"))
    }

    /// A number from 1 up.
    ///
    /// # Errors
    /// That it is none.
    pub fn positive(self) -> Result<u64, UsageError> {
        match self.number()? {
            0 => Err(self.wrong("arena-bad-number")),
            number => Ok(number),
        }
    }

    /// A number between two others, with them.
    ///
    /// # Errors
    /// That it is none.
    pub fn real(self, low: f64, high: f64) -> Result<f64, UsageError> {
        let number = self.text.parse::<f64>().ok();
        number
            .filter(|n| (low..=high).contains(n))
            .ok_or_else(|| self.wrong("arena-bad-number"))
    }
}

/// Reads a number of digits alone: no sign, nothing else.
pub(in crate::arena) fn parse_number<N: FromStr>(text: &str) -> Option<N> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

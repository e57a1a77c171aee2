//! What the options of the command line take.

use super::mistake::Mistake;
use super::schedule::all_variants;
use crate::rules::notation::parse_number;
use crate::rules::{Board, Options as Variants, Seats};
use std::str::FromStr;
use std::sync::Arc;

/// The value of an option.
#[derive(Clone, Copy)]
pub(super) struct Value<'a> {
    pub option: &'static str,
    pub text: &'a str,
}

impl Value<'_> {
    /// That it is not what the option takes.
    pub fn wrong(self) -> Mistake {
        let key = match self.option {
            "--players" => "arena-bad-players",
            "--board" => "arena-bad-board",
            "--variants" => "arena-bad-variants",
            "--out" => "arena-bad-out",
            _ => "arena-bad-number",
        };
        let values = [("option", self.option.into()), ("value", self.text.into())];
        Mistake::with(key, values)
    }

    pub fn number<N: FromStr>(self) -> Result<N, Mistake> {
        parse_number(self.text).map_err(|_| self.wrong())
    }

    pub fn positive(self) -> Result<u64, Mistake> {
        let number = self.number()?;
        if number == 0 {
            Err(self.wrong())
        } else {
            Ok(number)
        }
    }

    pub fn real(self, low: f64, high: f64) -> Result<f64, Mistake> {
        let number = self.text.parse::<f64>().ok();
        number
            .filter(|n| (low..=high).contains(n))
            .ok_or_else(|| self.wrong())
    }

    /// Numbers of players, such as `2` or `2,3,4`.
    pub fn players(self) -> Result<Vec<Seats>, Mistake> {
        let count = |text: &str| Seats::first(parse_number(text).ok()?);
        let counts: Option<Vec<Seats>> = self.text.split(',').map(count).collect();
        counts.ok_or_else(|| self.wrong())
    }

    /// A shipped board, or `mixed`.
    pub fn boards(self) -> Result<Vec<Arc<Board>>, Mistake> {
        if self.text == "mixed" {
            return Ok(both_boards());
        }
        let board = Board::named(self.text).ok_or_else(|| self.wrong())?;
        Ok(vec![Arc::new(board)])
    }

    /// `none`, `mixed`, or names of variants such as `buildings,english`.
    pub fn variants(self) -> Result<Vec<Variants>, Mistake> {
        let mut options = Variants::default();
        match self.text {
            "mixed" => return Ok(all_variants()),
            "none" => return Ok(vec![options]),
            _ => {}
        }
        for name in self.text.split(',') {
            match name {
                "buildings" => options.buildings = true,
                "wonder" => options.wonder = true,
                "english" => options.english = true,
                "open" => options.open_scores = true,
                _ => return Err(self.wrong()),
            }
        }
        Ok(vec![options])
    }
}

pub(super) fn both_boards() -> Vec<Arc<Board>> {
    vec![Arc::new(Board::standard()), Arc::new(Board::advanced())]
}

//! `save` and `load`: games in files, as the desktop program keeps them.

use super::Referee;
use super::command_error::Reply;
use crate::record::file::game_in;
use std::path::Path;

impl Referee {
    pub(super) fn save(&self, file: &str) -> Reply {
        self.desk()?.write(Path::new(file))?;
        Ok(String::new())
    }

    pub(super) fn load(&mut self, file: &str) -> Reply {
        let path = Path::new(file);
        // What cannot be read as any game is told of by the dealer who tries.
        let dealer = match game_in(path) {
            Some(game) => self.dealer(&game)?,
            None => self.first_dealer()?,
        };
        self.desk = Some(dealer.load(path)?);
        Ok(String::new())
    }

    /// Whether `save` would work, found out without changing the file.
    pub(super) fn would_save(&self, file: &str) -> Reply {
        self.desk()?.can_write(Path::new(file))?;
        Ok(String::new())
    }
}

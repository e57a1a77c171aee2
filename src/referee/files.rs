//! `save` and `load`: games in files, as the desktop program keeps them.

use super::Referee;
use super::command_error::Reply;
use crate::files::read_text;
use crate::record::file::LARGEST;
use crate::record::game_of;
use std::path::Path;

impl Referee {
    pub(super) fn save(&self, file: &str) -> Reply {
        self.desk()?.write(Path::new(file))?;
        Ok(String::new())
    }

    pub(super) fn load(&mut self, file: &str) -> Reply {
        let path = Path::new(file);
        // What cannot be read as any game is told of by the dealer who tries.
        let text = read_text(path, LARGEST).ok();
        let dealer = match text.and_then(|text| game_of(&text)) {
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

//! Building a temple card from a column, and the starting level 1 (6, 10).

use crate::babel::rules::{Event, Level, Refusal, Sink, Source, Table};

impl Table {
    pub(in crate::babel::rules) fn check_build(&self, source: Source) -> Result<(), Refusal> {
        self.check_rise(source, 1)
    }

    /// Whether the topmost card of a column can be built so many levels above the own temple where
    /// the marker stands.
    pub(in crate::babel::rules) fn check_rise(
        &self,
        source: Source,
        rise: u8,
    ) -> Result<(), Refusal> {
        let at = self.place()?;
        let owner = source.owner(self.active);
        let level = self.column(owner).last();
        let level = level.ok_or(Refusal::ColumnEmpty(source))?;
        if owner != self.active && self.founding(owner) && self.column(owner).len() == 1 {
            return Err(Refusal::NotYours);
        }
        let needed = self.temple(self.active, at).height() + rise;
        if level.number() != needed {
            return Err(Refusal::WrongLevel { level, needed });
        }
        self.check_support(level)
    }

    /// Whether the own row where the marker stands holds as many cards as the level.
    pub(in crate::babel::rules) fn check_support(&self, level: Level) -> Result<(), Refusal> {
        let have = self.row(self.active, self.place()?).len() as u8;
        let needed = level.number();
        if have < needed {
            return Err(Refusal::TooFewCards { have, needed });
        }
        Ok(())
    }

    pub(in crate::babel::rules) fn build(
        &mut self,
        source: Source,
        leap: bool,
        sink: &mut impl Sink,
    ) {
        let player = self.active;
        let owner = source.owner(player);
        let column = &mut self.columns[owner.index()];
        let (Some(at), Some(level)) = (self.markers[player.index()], column.pop()) else {
            return;
        };
        // The starting card is the first of its column: with it gone nothing is left.
        if column.is_empty() {
            self.founding[owner.index()] = false;
        }
        self.temple_mut(player, at).raise(level);
        sink.event(Event::Built {
            player,
            at,
            level,
            source,
            leap,
        });
    }

    /// Whether the active player's turn cannot end while anything else is legal: the own column holds
    /// nothing but the starting level 1 (10).
    pub fn must_found(&self) -> bool {
        self.founding(self.active) && self.column(self.active).len() == 1
    }
}

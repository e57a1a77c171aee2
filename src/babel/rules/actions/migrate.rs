//! Bringing three cards from one own row to another (7).

use crate::babel::rules::{Event, Refusal, Sink, Table, Tribe};

/// How many cards migrate.
const MIGRANTS: usize = 3;

impl Table {
    pub(in crate::babel::rules) fn check_migrate(
        &self,
        from: Tribe,
        to: Tribe,
    ) -> Result<(), Refusal> {
        let have = self.row(self.active, from).len() as u8;
        let needed = MIGRANTS as u8;
        if from == to {
            Err(Refusal::SameTerritory)
        } else if self.migrated {
            Err(Refusal::MigratedAlready)
        } else if have < needed {
            Err(Refusal::TooFewCards { have, needed })
        } else {
            Ok(())
        }
    }

    pub(in crate::babel::rules) fn migrate(
        &mut self,
        from: Tribe,
        to: Tribe,
        sink: &mut impl Sink,
    ) {
        let player = self.active;
        let row = self.row_mut(player, from);
        let Some(cards) = row.as_slice().last_chunk::<MIGRANTS>().copied() else {
            return;
        };
        row.truncate(row.len() - MIGRANTS);
        self.row_mut(player, to).extend(&cards);
        self.migrated = true;
        sink.event(Event::Migrated {
            player,
            from,
            to,
            cards,
        });
    }
}

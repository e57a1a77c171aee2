//! Catastrophes destroy a tile or block an empty cell (rules 13).

use crate::tigris::rules::{Cell, CellSet, Event, Position, Refusal, Sink, Table};

impl Table {
    /// Where a catastrophe may fall: empty cells, and face-up tiles without treasure or building.
    pub(super) fn open_to_catastrophe(&self) -> CellSet {
        let destructible = self.face_up() & !(self.treasures | self.built_on());
        self.empty() | destructible
    }

    pub(super) fn check_catastrophe(&self, cell: Cell) -> Result<(), Refusal> {
        if self.catastrophes_left(self.active) == 0 {
            Err(Refusal::NoCatastropheLeft)
        } else if self.catastrophes.contains(cell) {
            Err(Refusal::Blocked)
        } else if self.standing.contains(cell) {
            Err(Refusal::LeaderThere)
        } else if self.open_to_catastrophe().contains(cell) {
            Ok(())
        } else {
            Err(Refusal::Protected)
        }
    }
}

impl Position {
    pub(super) fn play_catastrophe(&mut self, at: Cell, sink: &mut impl Sink) {
        let table = &mut self.table;
        let dynasty = table.active;
        let left = &mut table.catastrophes_left[dynasty.index()];
        *left = left.saturating_sub(1);
        let destroyed = table.tile(at);
        if let Some(tile) = destroyed {
            table.tiles[tile.index()].remove(at);
            table.seen.add(tile, 1);
        }
        table.catastrophes.insert(at);
        sink.event(Event::CatastrophePlayed {
            dynasty,
            at,
            destroyed,
        });
        table.leaders_without_temple_leave(sink);
        self.settle_treasures(sink);
    }
}

#[cfg(test)]
mod tests {
    use crate::tigris::rules::testing::{at, legal, play, position, verdicts};
    use crate::tigris::rules::{Colour, Piece};

    #[test]
    fn treasures_buildings_and_what_is_built_are_safe() {
        let pieces = "T$@f3 S@e5 S@f5 S@g5 kA@h4 T@h5 #@k5 #@l5 #@k6 #@l6 X@a1";
        let lines = "options buildings\nbuilding black@f5\nbuilt red-blue@k5";
        verdicts(
            &position(lines, pieces),
            &[
                ("catastrophe a1", "blocked"),
                ("catastrophe h4", "occupied"),
                ("catastrophe f3", "protected"),
                ("catastrophe f5", "protected"),
                ("catastrophe l6", "protected"),
                ("catastrophe e5", "legal"),
                ("catastrophe a4", "legal"),
            ],
        );
    }

    #[test]
    fn it_destroys_a_tile_and_blocks_the_cell() {
        let mut game = position("", "S@f5");
        assert_eq!(
            play(&mut game, &["catastrophe f5"]),
            ["catastrophe archer f5 S"]
        );
        assert_eq!(game.table().piece(at("f5")), Some(Piece::Catastrophe));
        assert_eq!(game.table().seen().of(Colour::Black), 1);
        verdicts(
            &game,
            &[
                ("place T f5", "blocked"),
                ("catastrophe a1", "no-catastrophe-left"),
            ],
        );
        assert!(legal(&game, "catastrophe").is_empty());
    }
}

//! Building the wonder on a cross of five tiles of a colour, and its income (rules 11).

use crate::tigris::rules::{Cell, CellSet, Colour, Event, Position, Refusal, Sink, Source, Table};

/// The five cells of the cross with this centre; `None` where it would leave the board.
pub fn cross(centre: Cell) -> Option<CellSet> {
    let inner = centre.offset(-1, -1).is_some() && centre.offset(1, 1).is_some();
    inner.then(|| centre.neighbours().with(centre))
}

impl Table {
    /// The centres of the crosses of face-up tiles of one colour that hold the placed tile, if the
    /// wonder can still be built.
    pub(super) fn crosses(&self) -> CellSet {
        match self.placed {
            Some((cell, colour)) if self.options.wonder && self.wonder.is_none() => {
                let tiles = self.tiles(colour);
                let centres = cell.neighbours().with(cell) & tiles;
                centres
                    .into_iter()
                    .filter(|centre| cross(*centre).is_some_and(|cells| cells.is_within(tiles)))
                    .collect()
            }
            _ => CellSet::EMPTY,
        }
    }

    pub(in crate::tigris::rules) fn wonder_on_offer(&self) -> bool {
        !self.crosses().is_empty()
    }

    pub(super) fn check_wonder(&self, centre: Cell) -> Result<(), Refusal> {
        if self.crosses().contains(centre) {
            Ok(())
        } else {
            Err(Refusal::NoSuchCross)
        }
    }

    /// Whether the active player's king is in the wonder's kingdom.
    pub(in crate::tigris::rules) fn earns_bonus(&self) -> bool {
        let king = self.leader(self.active, Colour::Black);
        match (self.wonder, king) {
            (Some(centre), Some(king)) => self.group(centre).contains(king),
            _ => false,
        }
    }
}

impl Position {
    pub(super) fn build_wonder(&mut self, centre: Cell, sink: &mut impl Sink) {
        let table = &mut self.table;
        if let (Some((_, tile)), Some(cells)) = (table.placed, cross(centre)) {
            table.tiles[tile.index()] &= !cells;
            table.seen.add(tile, 5);
            table.wonder = Some(centre);
            let dynasty = table.active;
            sink.event(Event::WonderBuilt {
                dynasty,
                centre,
                tile,
            });
            table.return_buildings(cells, sink);
            table.leaders_without_temple_leave(sink);
        }
        self.settle_treasures(sink);
    }

    pub(super) fn bonus(&mut self, colour: Colour, sink: &mut impl Sink) {
        let (dynasty, centre) = (self.table.active, self.table.wonder);
        self.table
            .gain(dynasty, colour, 1, Source::Wonder, centre, sink);
        self.finish_turn(sink);
    }
}

#[cfg(test)]
mod tests {
    use crate::tigris::rules::testing::{at, legal, play, position, verdicts};
    use crate::tigris::rules::{Colour, Dynasty};

    #[test]
    fn a_cross_of_one_colour_can_become_the_wonder() {
        let mut game = position("options wonder", "S@f4 S@e5 S@f5 S@g5 T@h5 kA@h6");
        play(&mut game, &["place S f6"]);
        assert_eq!(legal(&game, ""), ["wonder f5", "pass"]);
        verdicts(
            &game,
            &[
                ("wonder f6", "no-such-cross"),
                ("build black-red e5", "not-now"),
            ],
        );
        assert_eq!(play(&mut game, &["wonder f5"]), ["wonder archer f5 S"]);
        assert_eq!(game.table().wonder_cells().len(), 5);
        assert!(game.table().tiles(Colour::Black).is_empty());
        // It connects, so the kingdom is still one.
        assert!(game.table().kingdom(at("h5")).unwrap().contains(at("e5")));
    }

    #[test]
    fn monument_and_wonder_are_offered_together() {
        let mut game = position("options wonder", "S@f4 S@e5 S@f5 S@g5 S@e6");
        play(&mut game, &["place S f6"]);
        assert_eq!(legal(&game, "build").len(), 3);
        assert_eq!(legal(&game, "wonder"), ["wonder f5"]);
    }

    #[test]
    fn the_king_in_its_kingdom_earns_a_point_of_choice() {
        let pieces = "W@f4 W@e5 W@f5 W@g5 W@f6 T@h5 kA@h6";
        let mut game = position("options wonder\nwonder f5", pieces);
        play(&mut game, &["end"]);
        assert_eq!(legal(&game, "").len(), 4);
        assert_eq!(
            play(&mut game, &["bonus blue"])[0],
            "points archer blue 1 wonder"
        );
        assert_eq!(game.table().points(Dynasty::Archer), [0, 0, 1, 0]);
    }
}

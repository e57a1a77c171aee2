//! Building monuments on squares of four tiles of a colour (rules 9).

use crate::tigris::rules::{
    Cell, CellSet, Colour, Event, Monument, Position, Refusal, Sink, Stage, Table,
};

/// The four cells of the square with this top-left cell; `None` where it would leave the board.
pub fn square(top_left: Cell) -> Option<CellSet> {
    let corner = top_left.offset(1, 1)?;
    let right = top_left.offset(1, 0)?;
    let below = top_left.offset(0, 1)?;
    Some([top_left, right, below, corner].into_iter().collect())
}

impl Table {
    /// The top-left cells of the squares of face-up tiles of one colour that hold the placed tile.
    pub(super) fn squares(&self) -> impl Iterator<Item = Cell> + use<> {
        // A tile with fewer than two neighbours of its colour is in no square: that is most of them.
        let cornered = |(cell, colour): &(Cell, Colour)| {
            (cell.neighbours() & self.tiles(*colour)).has_several()
        };
        let candidates = self.placed.filter(cornered).map(|(cell, colour)| {
            let tiles = self.tiles(colour);
            [(-1, -1), (0, -1), (-1, 0), (0, 0)].map(|(columns, rows)| {
                let top_left = cell.offset(columns, rows)?;
                square(top_left)
                    .filter(|s| s.is_within(tiles))
                    .map(|_| top_left)
            })
        });
        candidates.into_iter().flatten().flatten()
    }

    /// The unbuilt monuments that have the placed tile's colour.
    pub(super) fn monuments_for(&self, colour: Colour) -> impl Iterator<Item = Monument> + '_ {
        self.unbuilt().filter(move |monument| monument.has(colour))
    }

    pub(in crate::tigris::rules) fn monument_on_offer(&self) -> bool {
        self.placed.is_some_and(|(_, colour)| {
            self.squares().next().is_some() && self.monuments_for(colour).next().is_some()
        })
    }

    pub(super) fn check_build(&self, monument: Monument, at: Cell) -> Result<(), Refusal> {
        if !self.squares().any(|top_left| top_left == at) {
            Err(Refusal::NoSuchSquare)
        } else if !self.unbuilt().any(|left| left == monument) {
            Err(Refusal::MonumentTaken)
        } else if self.placed.is_some_and(|(_, colour)| monument.has(colour)) {
            Ok(())
        } else {
            Err(Refusal::NoSuchSquare)
        }
    }
}

impl Position {
    /// Offers a monument, the wonder, or one of both; goes on when neither can be built.
    pub(super) fn offer_monument(&mut self, sink: &mut impl Sink) {
        let monument = self.table.monument_on_offer();
        let wonder = self.table.wonder_on_offer();
        if monument || wonder {
            self.table.stage = Stage::Monument { monument, wonder };
        } else {
            self.settle_treasures(sink);
        }
    }

    pub(super) fn build(&mut self, monument: Monument, at: Cell, sink: &mut impl Sink) {
        let table = &mut self.table;
        if let (Some((_, tile)), Some(cells)) = (table.placed, square(at)) {
            table.tiles[tile.index()] &= !cells;
            table.face_down |= cells;
            table.seen.add(tile, 4);
            table.monuments[monument.index()] = Some(at);
            let dynasty = table.active;
            sink.event(Event::MonumentBuilt {
                dynasty,
                monument,
                at,
                tile,
            });
            table.return_buildings(cells, sink);
            table.leaders_without_temple_leave(sink);
        }
        self.settle_treasures(sink);
    }
}

#[cfg(test)]
mod tests {
    use crate::tigris::rules::testing::{at, legal, play, position, verdicts};
    use crate::tigris::rules::{Colour, Monument};

    #[test]
    fn a_square_of_one_colour_can_bear_a_monument_that_has_it() {
        let mut game = position("", "S@e5 S@f5 S@e6 T@g6");
        play(&mut game, &["place S f6"]);
        assert_eq!(
            legal(&game, ""),
            [
                "build black-red e5",
                "build black-blue e5",
                "build black-green e5",
                "pass"
            ]
        );
        verdicts(
            &game,
            &[
                ("build red-blue e5", "no-such-square"),
                ("build black-red f5", "no-such-square"),
                ("wonder f6", "not-now"),
            ],
        );
        assert_eq!(
            play(&mut game, &["build red-black e5"]),
            ["monument archer black-red e5 S"]
        );
        assert_eq!(game.table().face_down().len(), 4);
        assert_eq!(game.table().seen().of(Colour::Black), 4);
    }

    #[test]
    fn a_monument_is_built_once_and_one_that_is_not_there_never() {
        let lines = "hand archer SS\nunbuilt black-green red-green";
        let mut game = position(lines, "S@e5 S@f5 S@e6 S@k5 S@l5 S@k6");
        play(&mut game, &["place S f6"]);
        assert_eq!(legal(&game, "build"), ["build black-green e5"]);
        verdicts(&game, &[("build black-red e5", "monument-taken")]);
        play(&mut game, &["build black-green e5", "place S l6"]);
        // None is left for settlements, so nothing is offered.
        assert_eq!(legal(&game, ""), ["end"]);
        assert_eq!(game.table().monument(Monument::BlackGreen), Some(at("e5")));
    }

    #[test]
    fn leaders_that_lose_their_last_temple_leave() {
        let mut game = position("", "T@e5 T@f5 T@e6 kB@d5 tA@g5 T@h5");
        let events = play(&mut game, &["place T f6", "build red-blue e5"]);
        assert_eq!(events.last().unwrap(), "lost bull k d5 temple");
        assert_eq!(game.table().standing().len(), 1);
    }

    #[test]
    fn a_square_that_was_declined_is_not_offered_again() {
        let mut game = position("", "S@e5 S@f5 S@e6");
        play(&mut game, &["place S f6", "pass", "place S h8"]);
        assert_eq!(legal(&game, ""), ["end"]);
    }
}

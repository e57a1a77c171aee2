//! Placing a tile, and the point for it (rules 5).

use crate::tigris::rules::{
    Cell, CellSet, Colour, Dynasty, Event, Position, Refusal, Sink, Source, Table, TileCounts,
};

impl Table {
    pub(super) fn check_place(
        &self,
        tile: Colour,
        cell: Cell,
        hand: &TileCounts,
    ) -> Result<(), Refusal> {
        if hand.of(tile) == 0 {
            return Err(Refusal::NotInHand(tile));
        }
        self.check_free(cell)?;
        if !self.board.terrain(tile).contains(cell) {
            return Err(match tile {
                Colour::Blue => Refusal::NeedsRiver,
                _ => Refusal::NeedsLand,
            });
        }
        if self.kingdoms_among(&self.sides(cell)) > 2 {
            return Err(Refusal::ThreeKingdoms);
        }
        Ok(())
    }

    /// Whether nothing lies on the cell, as tiles and leaders need it.
    pub(super) fn check_free(&self, cell: Cell) -> Result<(), Refusal> {
        if self.catastrophes.contains(cell) {
            Err(Refusal::Blocked)
        } else if self.empty().contains(cell) {
            Ok(())
        } else {
            Err(Refusal::Occupied)
        }
    }

    /// How many of these groups have a leader.
    fn kingdoms_among(&self, groups: &[CellSet; 4]) -> usize {
        groups.iter().filter(|g| g.meets(self.standing)).count()
    }

    /// The empty cells that do not touch three kingdoms, of either terrain.
    pub(super) fn open_to_tiles(&self, three_kingdoms: CellSet) -> CellSet {
        self.empty() & !three_kingdoms
    }
}

impl Position {
    pub(super) fn place(&mut self, tile: Colour, cell: Cell, sink: &mut impl Sink) {
        let dynasty = self.table.active;
        self.hands[dynasty.index()].take(tile, 1);
        let sides = self.table.sides(cell);
        let kingdoms = self.table.kingdoms_among(&sides);
        let unites = kingdoms > 1;
        self.table.tiles[tile.index()].insert(cell);
        self.table.placed = Some((cell, tile));
        self.table.marker = unites;
        sink.event(Event::TilePlaced {
            dynasty,
            tile,
            at: cell,
            unites,
        });
        if kingdoms == 1 {
            let joined = sides
                .into_iter()
                .fold(CellSet::EMPTY, |all, side| all | side);
            self.table.score_tile(tile, cell, joined.with(cell), sink);
        }
        self.next_war(sink);
    }
}

impl Table {
    /// The point for a tile goes to the leader of its colour, else to the king, else to nobody.
    fn score_tile(&mut self, tile: Colour, cell: Cell, kingdom: CellSet, sink: &mut impl Sink) {
        let owner = self
            .leader_in(kingdom, tile)
            .or_else(|| self.leader_in(kingdom, Colour::Black));
        if let Some((dynasty, _)) = owner {
            let doubled = self.building(tile).is_some_and(|at| kingdom.contains(at));
            let amount = if doubled { 2 } else { 1 };
            self.gain(dynasty, tile, amount, Source::Tile, Some(cell), sink);
        }
    }

    /// Writes points into the ledger and tells of them.
    pub(super) fn gain(
        &mut self,
        dynasty: Dynasty,
        colour: Colour,
        amount: u8,
        source: Source,
        at: Option<Cell>,
        sink: &mut impl Sink,
    ) {
        let points = &mut self.points[dynasty.index()][colour.index()];
        *points = points.saturating_add(u16::from(amount));
        sink.event(Event::Points {
            dynasty,
            colour,
            amount,
            source,
            at,
        });
    }
}

#[cfg(test)]
mod tests {
    use crate::tigris::rules::testing::{play, position, verdicts};

    #[test]
    fn tiles_are_refused_for_the_first_reason_that_applies() {
        let kingdoms = "T@f4 kA@f5 T@h4 pB@h5 T@g6 kP@g7 X@k4 W@p11";
        let position = position("hand archer TS", &kingdoms.replace(" W@p11", ""));
        verdicts(
            &position,
            &[
                ("place M a1", "not-in-hand"),
                ("place T k4", "blocked"),
                ("place T f4", "occupied"),
                ("place T f5", "occupied"),
                ("place T a4", "needs-land"),
                ("place S g5", "three-kingdoms"),
                ("place S g4", "legal"),
                ("place S a1", "legal"),
            ],
        );
    }

    #[test]
    fn the_point_goes_to_the_leader_of_the_colour_else_to_the_king_else_to_nobody() {
        let mut game = position("", "T@f4 kA@f5 T@h4 tB@h5");
        assert_eq!(
            play(&mut game, &["place M i5"]),
            ["tile archer M i5", "points bull green 1 tile"]
        );
        assert_eq!(
            play(&mut game, &["place T e4"]),
            ["tile archer T e4", "points archer red 1 tile"]
        );
        let mut game = position("", "T@f4 kA@f5 T@h4 tB@h5");
        // No priest and no king in bull's kingdom; nobody at all beside the third tile.
        assert_eq!(play(&mut game, &["place T i5"]), ["tile archer T i5"]);
        assert_eq!(play(&mut game, &["place S a1"]), ["tile archer S a1"]);
    }

    #[test]
    fn a_tile_that_unites_two_kingdoms_scores_nothing() {
        let mut game = position("", "T@f4 kA@f5 T@h4 tB@h5");
        assert_eq!(
            play(&mut game, &["place T g4"]),
            ["tile archer T g4 unites", "marker-left g4"]
        );
    }

    #[test]
    fn a_region_that_is_joined_changes_nothing() {
        let mut game = position("", "T@f4 kA@f5 T@h4 S@i4");
        assert_eq!(
            play(&mut game, &["place T g4"]),
            ["tile archer T g4", "points archer red 1 tile"]
        );
    }
}

//! Buildings on lines of three and more tiles of a colour (rules 10).

use crate::tigris::rules::{Cell, CellSet, Colour, Event, Position, Refusal, Sink, Stage, Table};

/// A line must be this long to bear a building.
const SHORTEST_LINE: u8 = 3;

impl Table {
    /// The straight horizontal and vertical runs of face-up tiles of its colour that a tile is in.
    fn runs(&self, cell: Cell, colour: Colour) -> [CellSet; 2] {
        let tiles = self.tiles(colour);
        [(1, 0), (0, 1)].map(|(columns, rows)| {
            let mut run = CellSet::EMPTY.with(cell);
            for sign in [1, -1] {
                let mut end = cell;
                while let Some(next) = end.offset(columns * sign, rows * sign)
                    && tiles.contains(next)
                {
                    run.insert(next);
                    end = next;
                }
            }
            run
        })
    }

    /// How long a run must be for the building of this colour to go (or come) there: strictly
    /// longer than each run that its present tile is in.
    fn line_needed(&self, colour: Colour) -> u8 {
        let longest = self.building(colour).map_or(0, |cell| {
            let [across, down] = self.runs(cell, colour);
            across.len().max(down.len()) as u8
        });
        SHORTEST_LINE.max(longest + 1)
    }

    /// The tiles on which the building may be put after this tile was placed.
    pub(in crate::tigris::rules) fn building_sites(&self, cell: Cell, colour: Colour) -> CellSet {
        // Most tiles are in no line at all: then nothing more need be measured.
        if !cell.neighbours().meets(self.tiles(colour)) {
            return CellSet::EMPTY;
        }
        let runs = self.runs(cell, colour);
        if runs.iter().all(|run| run.len() < u32::from(SHORTEST_LINE)) {
            return CellSet::EMPTY;
        }
        let needed = u32::from(self.line_needed(colour));
        let long = runs.into_iter().filter(|run| run.len() >= needed);
        long.fold(CellSet::EMPTY, |sites, run| sites | run)
    }

    pub(super) fn check_raise(&self, to: Cell) -> Result<(), Refusal> {
        let Some((cell, colour)) = self.placed else {
            return Err(Refusal::NotNow);
        };
        if self.building_sites(cell, colour).contains(to) {
            Ok(())
        } else if self.runs(cell, colour).iter().any(|run| run.contains(to)) {
            Err(Refusal::LineTooShort {
                needed: self.line_needed(colour),
            })
        } else {
            Err(Refusal::NotInLine)
        }
    }

    /// Buildings whose tiles left or turned face down go back beside the board.
    pub(super) fn return_buildings(&mut self, cells: CellSet, sink: &mut impl Sink) {
        for colour in Colour::ALL {
            if let Some(from) = self.building(colour).filter(|at| cells.contains(*at)) {
                self.buildings[colour.index()] = None;
                sink.event(Event::BuildingReturned { colour, from });
            }
        }
    }
}

impl Position {
    pub(super) fn offer_building(&mut self, sink: &mut impl Sink) {
        if self.table.options.buildings
            && let Some((cell, colour)) = self.table.placed
            && !self.table.building_sites(cell, colour).is_empty()
        {
            self.table.stage = Stage::Building(colour);
        } else {
            self.offer_monument(sink);
        }
    }

    pub(super) fn raise(&mut self, to: Cell, sink: &mut impl Sink) {
        if let Some((_, colour)) = self.table.placed {
            let dynasty = self.table.active;
            let from = self.table.buildings[colour.index()].replace(to);
            sink.event(Event::BuildingRaised {
                dynasty,
                colour,
                from,
                to,
            });
        }
        self.offer_monument(sink);
    }
}

#[cfg(test)]
mod tests {
    use crate::tigris::rules::testing::{legal, play, position, verdicts};

    const WITH: &str = "options buildings\nhand archer SSTT";

    #[test]
    fn a_building_goes_on_any_tile_of_a_line_of_three() {
        let mut game = position(WITH, "S@e5 S@g5 S@f4");
        play(&mut game, &["place S f5"]);
        assert_eq!(
            legal(&game, ""),
            ["raise e5", "raise f5", "raise g5", "pass"]
        );
        verdicts(
            &game,
            &[("raise f4", "line-too-short"), ("raise a1", "not-in-line")],
        );
        assert_eq!(
            play(&mut game, &["raise g5"]),
            ["building archer black - g5"]
        );
    }

    #[test]
    fn it_moves_only_to_a_strictly_longer_line() {
        let lines = format!("{WITH}\nbuilding black@e5");
        let mut game = position(&lines, "S@e5 S@f5 S@g5 S@e11 S@f11 S@h11 S@b11 S@a11");
        play(&mut game, &["place S c11"]);
        // Three are not more than three.
        assert_eq!(
            game.table()
                .building(crate::tigris::rules::Colour::Black)
                .unwrap()
                .to_string(),
            "e5"
        );
        assert_eq!(legal(&game, "raise").len(), 0);
        play(&mut game, &["place S g11"]);
        assert_eq!(legal(&game, "raise").len(), 4);
    }

    #[test]
    fn a_tile_counts_double_where_the_building_stands() {
        let lines = format!("{WITH}\nbuilding black@e5");
        let mut game = position(&lines, "S@e5 T@f5 kB@f6");
        let events = play(&mut game, &["place S g5"]);
        assert_eq!(events[1], "points bull black 2 tile");
        // The one that brings it in scores one.
        let mut game = position(WITH, "S@e5 T@f5 kB@f6 S@c5");
        let events = play(&mut game, &["place S d5", "raise c5", "place S b5"]);
        assert_eq!(events[1], "points bull black 1 tile");
        assert_eq!(events[4], "points bull black 2 tile");
    }

    #[test]
    fn without_the_option_nothing_is_offered() {
        let mut game = position("", "S@e5 S@g5");
        play(&mut game, &["place S f5"]);
        verdicts(&game, &[("raise f5", "not-now"), ("end", "legal")]);
    }
}

//! Buildings on lines of three and more tiles of a colour (rules 10).

use super::{Cell, CellSet, Colour, Event, Position, Refusal, Sink, Stage, Table};

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
    pub(super) fn building_sites(&self, cell: Cell, colour: Colour) -> CellSet {
        let runs = self.runs(cell, colour);
        // Most tiles are in no line at all: then nothing more need be measured.
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

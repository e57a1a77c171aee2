//! Writing positions down.

use super::tokens::{tile_letter, tiles_text};
use crate::tigris::rules::{
    COLUMNS, Cell, Colour, Draft, DraftBag, DraftHand, DraftPoints, Dynasty, Position, ROWS,
    TileCounts, View,
};
use std::fmt;

/// The whole position, as [`Position::from_text`] reads it.
pub fn position_text(position: &Position) -> String {
    Draft::of(position).to_string()
}

/// What one player may know, unknown tiles and numbers as `?`.
pub fn view_text(view: &View) -> String {
    Draft::seen_by(view).to_string()
}

impl Position {
    /// Writes the whole position down, ending with the line `end`.
    ///
    /// What is printed at an action choice or at the end of a turn can be read back. What has been
    /// seen and who swapped how much is not written down.
    pub fn to_text(&self) -> String {
        position_text(self)
    }

    /// Writes down what one player may know: everything once the game is over.
    pub fn text_seen_by(&self, dynasty: Dynasty) -> String {
        match self.table().ending() {
            Some(_) => position_text(self),
            None => view_text(&self.view(dynasty)),
        }
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "board {}", self.board.name())?;
        let options = [
            (self.options.buildings, "buildings"),
            (self.options.wonder, "wonder"),
            (self.options.english, "english"),
            (self.options.open_scores, "open"),
        ];
        if options.iter().any(|(on, _)| *on) {
            f.write_str("options")?;
            for (_, name) in options.iter().filter(|(on, _)| *on) {
                write!(f, " {name}")?;
            }
            writeln!(f)?;
        }
        f.write_str("players")?;
        for dynasty in self.seats.iter() {
            write!(f, " {dynasty}")?;
        }
        writeln!(f, "\nactive {}\nactions {}", self.active, self.actions)?;
        self.write_bag(f)?;
        if let Some(seen) = &self.seen {
            writeln!(f, "seen {}", Counts(seen))?;
        }
        if let Some(unbuilt) = &self.unbuilt {
            f.write_str("unbuilt")?;
            for monument in unbuilt {
                write!(f, " {monument}")?;
            }
            writeln!(f, "{}", if unbuilt.is_empty() { " -" } else { "" })?;
        }
        for (monument, at) in &self.built {
            writeln!(f, "built {monument}@{at}")?;
        }
        for (colour, at) in &self.buildings {
            writeln!(f, "building {colour}@{at}")?;
        }
        if let Some(centre) = self.wonder {
            writeln!(f, "wonder {centre}")?;
        }
        for dynasty in self.seats.iter() {
            writeln!(f, "hand {dynasty} {}", self.hands[dynasty.index()])?;
        }
        for dynasty in self.seats.iter() {
            writeln!(f, "points {dynasty} {}", self.points[dynasty.index()])?;
        }
        for dynasty in self.seats.iter() {
            let left = self.catastrophes[dynasty.index()];
            writeln!(f, "catastrophes {dynasty} {left}")?;
        }
        self.write_grid(f)?;
        writeln!(f, "end")
    }
}

impl Draft {
    fn write_bag(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.bag {
            DraftBag::Order(tiles) if tiles.is_empty() => writeln!(f, "bag -"),
            DraftBag::Order(tiles) => {
                let letters: String = tiles.iter().copied().map(tile_letter).collect();
                writeln!(f, "bag {letters}")
            }
            DraftBag::Counts(counts) => {
                writeln!(f, "bag {}\nseed {}", Counts(counts), self.seed)
            }
            DraftBag::Unknown => writeln!(f, "bag ?"),
        }
    }

    fn write_grid(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "grid")?;
        for row in 0..ROWS {
            let mut line = String::new();
            for cell in (0..COLUMNS).filter_map(|column| Cell::new(column, row)) {
                line.push_str(&format!("{:<4}", self.grid[cell.index()]));
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// Numbers of tiles: `S0 T3 F1 M0`.
struct Counts<'a>(&'a TileCounts);

impl fmt::Display for Counts<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for colour in Colour::ALL {
            let blank = if colour == Colour::Black { "" } else { " " };
            write!(f, "{blank}{}{}", tile_letter(colour), self.0.of(colour))?;
        }
        Ok(())
    }
}

impl fmt::Display for DraftHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.unknown == 0 {
            return f.write_str(&tiles_text(&self.known));
        }
        self.known
            .iter()
            .try_for_each(|t| write!(f, "{}", tile_letter(t)))?;
        (0..self.unknown).try_for_each(|_| f.write_str("?"))
    }
}

impl fmt::Display for DraftPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for colour in Colour::ALL {
            match self.points[colour.index()] {
                Some(points) => write!(f, "{colour}={points} ")?,
                None => write!(f, "{colour}=? ")?,
            }
        }
        match self.treasures {
            Some(treasures) => write!(f, "treasures={treasures}"),
            None => f.write_str("treasures=?"),
        }
    }
}

//! Writing positions down, in the order of section 13.

use super::tokens::{Marker, cards_text, levels_text, row_text};
use crate::babel::rules::{Draft, DraftHand, Letter, Level, Player, Position, Tribe, View};
use std::fmt;

/// The whole position, as [`Position::from_text`] reads it.
pub fn position_text(position: &Position) -> String {
    Draft::of(position).to_string()
}

/// What one player may know, a `?` for each card that is hidden.
pub fn view_text(view: &View) -> String {
    Draft::seen_by(view).to_string()
}

impl Position {
    /// Writes the whole position down, from `game babel` to `end`.
    ///
    /// What is printed at the active player's actions can be read back.
    pub fn to_text(&self) -> String {
        position_text(self)
    }

    /// Writes down what one player may know: everything once the game is over.
    pub fn text_seen_by(&self, player: Player) -> String {
        view_text(&self.view(player))
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game babel")?;
        let options = [
            (self.options.founding, "founding"),
            (self.options.handicap, "handicap"),
        ];
        write_named(f, "options", options)?;
        writeln!(f, "active {}", self.active)?;
        if self.migrated {
            writeln!(f, "migrated")?;
        }
        if self.end_phase {
            writeln!(f, "endphase")?;
        }
        let founding = Player::ALL.map(|player| (self.founding[player.index()], player));
        write_named(f, "founding", founding)?;
        for player in Player::ALL {
            let marker = Marker(self.markers[player.index()]);
            writeln!(f, "marker {player} {marker}")?;
        }
        for player in Player::ALL {
            writeln!(f, "hand {player} {}", self.hands[player.index()])?;
        }
        self.write_territories(f)?;
        for player in Player::ALL {
            let column = levels_text(&self.columns[player.index()]);
            writeln!(f, "column {player} {column}")?;
        }
        self.write_piles(f)?;
        writeln!(f, "end")
    }
}

/// A line of the names that hold, or none.
fn write_named<N: fmt::Display, const C: usize>(
    f: &mut fmt::Formatter<'_>,
    keyword: &str,
    names: [(bool, N); C],
) -> fmt::Result {
    if names.iter().any(|(holds, _)| *holds) {
        f.write_str(keyword)?;
        for (_, name) in names.iter().filter(|(holds, _)| *holds) {
            write!(f, " {name}")?;
        }
        writeln!(f)?;
    }
    Ok(())
}

impl Draft {
    fn write_territories(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for player in Player::ALL {
            let rows = &self.rows[player.index()];
            for (at, row) in Tribe::ALL
                .iter()
                .zip(rows)
                .filter(|(_, row)| !row.is_empty())
            {
                writeln!(f, "row {player} {at} {}", row_text(row))?;
            }
        }
        for player in Player::ALL {
            let temples = &self.temples[player.index()];
            let built = Tribe::ALL.iter().zip(temples);
            for (at, temple) in built.filter(|(_, temple)| !temple.is_empty()) {
                writeln!(f, "temple {player} {at} {}", levels_text(temple))?;
            }
        }
        Ok(())
    }

    fn write_piles(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels = self.supply.iter().map(|level| match level {
            Some(level) => Level::letter(*level).to_string(),
            None => "?".to_string(),
        });
        let supply: Vec<String> = levels.collect();
        match supply.as_slice() {
            [] => writeln!(f, "supply -")?,
            _ => writeln!(f, "supply {}", supply.join(" "))?,
        }
        if self.known > 0 {
            writeln!(f, "known {}", self.known)?;
        }
        let cards = self.deck.iter();
        let deck: String = cards.map(|card| card.map_or('?', Tribe::letter)).collect();
        match deck.as_str() {
            "" => writeln!(f, "deck -")?,
            _ => writeln!(f, "deck {deck}")?,
        }
        writeln!(f, "discards {}", cards_text(&self.discards))?;
        match self.seed {
            Some(seed) => writeln!(f, "seed {seed}"),
            None => writeln!(f, "seed ?"),
        }
    }
}

impl fmt::Display for DraftHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.unknown == 0 {
            return f.write_str(&cards_text(&self.known));
        }
        let mut known = self.known.iter();
        known.try_for_each(|card| write!(f, "{}", card.letter()))?;
        (0..self.unknown).try_for_each(|_| f.write_str("?"))
    }
}

//! The names of colours, tiles, leaders, dynasties, monuments, buildings and boards.

use crate::locale::Locale;
use crate::tigris::bots;
use crate::tigris::rules::{Cell, Colour, Dynasty, Handful, Monument, TileCounts};

/// How a colour is spelled in keys, and given to messages that choose by it.
pub(crate) const fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Green => "green",
    }
}

impl Locale {
    /// `red`
    pub fn colour(&self, colour: Colour) -> String {
        self.text(&format!("colour-{}", colour_key(colour)))
    }

    /// `2 red`, of what somebody gains.
    pub fn points(&self, colour: Colour, count: u32) -> String {
        let key = format!("points-{}", colour_key(colour));
        self.format(&key, &[("count", count.into())])
    }

    /// `temple`
    pub fn tile(&self, tile: Colour) -> String {
        self.text(&format!("tile-{}", colour_key(tile)))
    }

    /// `temples`
    pub fn tiles(&self, tile: Colour) -> String {
        self.text(&format!("tiles-{}", colour_key(tile)))
    }

    /// `2 temples`
    pub fn tile_count(&self, tile: Colour, count: u32) -> String {
        let key = format!("tile-count-{}", colour_key(tile));
        self.format(&key, &[("count", count.into())])
    }

    /// `2 temples and 1 farm`
    pub fn tile_counts(&self, counts: &TileCounts) -> String {
        let held = Colour::ALL.into_iter().filter(|c| counts.of(*c) > 0);
        self.enumeration(held.map(|c| self.tile_count(c, u32::from(counts.of(c)))))
    }

    /// `2 temples and 1 farm`, or `3 tiles` where the kinds are hidden.
    pub fn handful(&self, tiles: &Handful) -> String {
        match tiles {
            Handful::Known(counts) if !counts.is_empty() => self.tile_counts(counts),
            _ => self.format("tile-count-unknown", &[("count", tiles.len().into())]),
        }
    }

    /// `priest`
    pub fn leader(&self, leader: Colour) -> String {
        self.text(&format!("leader-{}", colour_key(leader)))
    }

    /// `Bull`
    pub fn dynasty(&self, dynasty: Dynasty) -> String {
        self.text(match dynasty {
            Dynasty::Archer => "dynasty-archer",
            Dynasty::Bull => "dynasty-bull",
            Dynasty::Pot => "dynasty-pot",
            Dynasty::Lion => "dynasty-lion",
        })
    }

    /// `red and blue monument`
    pub fn monument(&self, monument: Monument) -> String {
        let [one, other] = monument.colours().map(colour_key);
        self.text(&format!("monument-{one}-{other}"))
    }

    /// `library`
    pub fn building(&self, colour: Colour) -> String {
        self.text(&format!("building-{}", colour_key(colour)))
    }

    /// `Standard`; a user's board is called what its file says.
    pub fn board(&self, name: &str) -> String {
        let key = format!("board-{name}");
        if self.has(&key) {
            self.text(&key)
        } else {
            name.to_string()
        }
    }

    /// `Apprentice`; a bot that has no name yet is called as in files.
    pub fn bot(&self, name: &str) -> String {
        let name = bots::current_name(name);
        let key = format!("bot-{name}");
        if self.has(&key) {
            self.text(&key)
        } else {
            name.to_string()
        }
    }

    /// A line on how a bot plays; empty if there is none.
    pub fn bot_style(&self, name: &str) -> String {
        let name = bots::current_name(name);
        let key = format!("bot-{name}-style");
        if self.has(&key) {
            self.text(&key)
        } else {
            String::new()
        }
    }

    /// `3 Judge`: a level with its rank among those that are offered, the weakest first.
    pub fn level(&self, name: &str) -> String {
        let now = bots::current_name(name);
        self.ranked(self.bot(now), &bots::LEVELS, now)
    }

    /// `f7`, a letter and a number in every language.
    pub fn cell(&self, cell: Cell) -> String {
        cell.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_has_a_name() {
        for words in crate::locale::tests::every_language() {
            for colour in Colour::ALL {
                words.colour(colour);
                words.tile(colour);
                words.tiles(colour);
                words.leader(colour);
                words.building(colour);
            }
            let _ = Dynasty::ALL.map(|d| words.dynasty(d));
            let _ = Monument::ALL.map(|m| words.monument(m));
            assert_ne!(words.board("standard"), "standard");
            assert_eq!(words.board("mine"), "mine");
            for bot in crate::tigris::bots::names() {
                assert_ne!(words.bot(bot), *bot);
                assert!(!words.bot_style(bot).is_empty());
            }
            assert!(words.faults().is_empty(), "{:?}", words.faults());
        }
    }

    #[test]
    fn tiles_are_counted_in_words() {
        let english = Locale::english();
        let counts = TileCounts::new([1, 2, 0, 0]);
        assert_eq!(english.tile_counts(&counts), "1 settlement and 2 temples");
        assert_eq!(english.handful(&Handful::Hidden(1)), "1 tile");
        assert_eq!(
            english.handful(&Handful::Known(TileCounts::EMPTY)),
            "0 tiles"
        );
        assert_eq!(english.cell(Cell::new(5, 6).unwrap()), "f7");
    }
}

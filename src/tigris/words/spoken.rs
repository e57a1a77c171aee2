//! The board in words, for people who hear the screen.

use crate::locale::{Locale, Value};
use crate::tigris::rules::monuments::square;
use crate::tigris::rules::{Cell, CellSet, Colour, Monument, Piece, Table};

impl Locale {
    /// What lies on the board: a line that counts the kingdoms, one for each of them, one for each
    /// group of tiles without a leader, and one for catastrophes.
    pub fn board_in_words(&self, table: &Table) -> Vec<String> {
        let kingdoms = table.kingdoms();
        let mut lines = vec![self.format("spoken-board", &[("kingdoms", kingdoms.len().into())])];
        for kingdom in kingdoms.iter() {
            lines.push(self.group_in_words("spoken-kingdom", table, kingdom));
        }
        let in_kingdoms = kingdoms.iter().fold(CellSet::EMPTY, |all, one| all | one);
        let mut left = table.connecting() & !in_kingdoms;
        while let Some(cell) = left.first() {
            let region = table.group(cell);
            left &= !region;
            lines.push(self.group_in_words("spoken-region", table, region));
        }
        if !table.catastrophes().is_empty() {
            lines.push(self.at("spoken-catastrophes", table.catastrophes(), &[]));
        }
        lines
    }

    /// What lies on a cell: `f5: Archer's king, strength 3, 1 in a revolt`.
    pub fn cell_in_words(&self, table: &Table, cell: Cell) -> String {
        let mut what = match table.piece(cell) {
            Some(Piece::Tile(tile)) => self.tile(tile),
            Some(Piece::Leader(..)) => self
                .leaders_in_words("spoken-leader-here", table, CellSet::EMPTY.with(cell))
                .concat(),
            Some(Piece::FaceDown) => self.text("spoken-tile-face-down"),
            Some(Piece::Catastrophe) => self.text("spoken-catastrophe"),
            Some(Piece::Wonder) => self.text("spoken-wonder-here"),
            None if table.board().river().contains(cell) => self.text("spoken-river"),
            None => self.text("spoken-land"),
        };
        if table.treasures().contains(cell) {
            let key = match table.board().border().contains(cell) {
                true => "spoken-with-bordered-treasure",
                false => "spoken-with-treasure",
            };
            what = self.format(key, &[("what", what.into())]);
        }
        if let Some(colour) = building_on(table, cell) {
            let building = self.building(colour);
            let values = [("what", what.into()), ("building", building.into())];
            what = self.format("spoken-with-building", &values);
        }
        if let Some(monument) = monument_on(table, cell) {
            let monument = self.monument(monument);
            let values = [("what", what.into()), ("monument", monument.into())];
            what = self.format("spoken-under", &values);
        }
        if table.marker() == Some(cell) {
            what = self.format("spoken-uniting", &[("what", what.into())]);
        }
        let values = [("cell", self.cell(cell).into()), ("what", what.into())];
        self.format("spoken-cell", &values)
    }

    /// What can still be built: the monuments, and the wonder where the game is played with it.
    pub fn unbuilt(&self, table: &Table) -> String {
        let monuments = table.unbuilt().map(|monument| self.monument(monument));
        let wonder = (table.options().wonder && table.wonder().is_none())
            .then(|| self.text("spoken-wonder-here"));
        let left: Vec<String> = monuments.chain(wonder).collect();
        match left.is_empty() {
            true => self.text("unbuilt-none"),
            false => self.format("unbuilt", &[("left", self.enumeration(left).into())]),
        }
    }

    fn group_in_words(&self, key: &str, table: &Table, group: CellSet) -> String {
        let mut things = self.leaders_in_words("spoken-leader", table, group);
        for colour in Colour::ALL {
            let cells = table.tiles(colour) & group;
            if !cells.is_empty() {
                let tiles = self.tile_count(colour, cells.len());
                things.push(self.at("spoken-tiles", cells, &[("tiles", tiles.into())]));
            }
        }
        let under = table.face_down() & group;
        if !under.is_empty() {
            things.push(self.at("spoken-face-down", under, &[]));
        }
        let treasures = table.treasures() & group;
        if !treasures.is_empty() {
            let count = treasures.len().into();
            things.push(self.at("spoken-treasures", treasures, &[("count", count)]));
        }
        let here = |cell: Option<Cell>| cell.filter(|cell| group.contains(*cell));
        for monument in Monument::ALL {
            if let Some(cell) = here(table.monument(monument)) {
                let name = ("monument", self.monument(monument).into());
                things.push(self.on("spoken-monument", cell, name));
            }
        }
        for colour in Colour::ALL {
            if let Some(cell) = here(table.building(colour)) {
                let name = ("building", self.building(colour).into());
                things.push(self.on("spoken-building", cell, name));
            }
        }
        if let Some(cell) = here(table.wonder()) {
            things.push(self.format("spoken-wonder", &[("cell", self.cell(cell).into())]));
        }
        let what = self.list_by("spoken-more", things);
        self.format(key, &[("what", what.into())])
    }

    fn leaders_in_words(&self, key: &str, table: &Table, cells: CellSet) -> Vec<String> {
        let here = table
            .leaders_on_board()
            .filter(|(.., at)| cells.contains(*at));
        here.map(|(dynasty, colour, at)| {
            let values = [
                ("dynasty", self.player(dynasty).into()),
                ("of-dynasty", self.of_player(dynasty).into()),
                ("leader", self.leader(colour).into()),
                ("cell", self.cell(at).into()),
                ("war", table.war_support(at, colour).len().into()),
                ("revolt", table.revolt_support(at).len().into()),
            ];
            self.format(key, &values)
        })
        .collect()
    }

    /// A message about several cells.
    fn at(&self, key: &str, cells: CellSet, more: &[(&str, Value)]) -> String {
        let cells = self.list(cells.into_iter().map(|cell| self.cell(cell)));
        let mut values = vec![("cells", cells.into())];
        values.extend_from_slice(more);
        self.format(key, &values)
    }

    fn on(&self, key: &str, cell: Cell, name: (&str, Value)) -> String {
        self.format(key, &[("cell", self.cell(cell).into()), name])
    }
}

fn building_on(table: &Table, cell: Cell) -> Option<Colour> {
    let here = |colour: &Colour| table.building(*colour) == Some(cell);
    Colour::ALL.into_iter().find(here)
}

/// The monument that covers this cell.
fn monument_on(table: &Table, cell: Cell) -> Option<Monument> {
    Monument::ALL.into_iter().find(|monument| {
        let cells = table.monument(*monument).and_then(square);
        cells.is_some_and(|cells| cells.contains(cell))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::testing::position;

    #[test]
    fn the_board_is_told_kingdom_by_kingdom() {
        let game = position("", "T$@f3 S@f2 kA@g3 T@j6 X@p1");
        let words = Locale::english();
        let lines = words.board_in_words(game.table());
        assert_eq!(lines[0], "The board, 1 kingdom");
        assert_eq!(
            lines[1],
            "Kingdom: Archer's king on g3, strength 1, in a revolt 1; 1 settlement on f2; 1 temple \
             on f3; a treasure on f3"
        );
        assert_eq!(lines[2], "Without a leader: 1 temple on j6");
        assert_eq!(lines[3..], ["Catastrophes on p1"]);
        let cell = |name: &str| words.cell_in_words(game.table(), name.parse().unwrap());
        assert_eq!(cell("f3"), "f3: temple with a treasure");
        assert_eq!(cell("g3"), "g3: Archer's king, strength 1, 1 in a revolt");
        assert_eq!(cell("h3"), "h3: empty land");
        let bordered = position("", "T$@b8");
        let bordered = words.cell_in_words(bordered.table(), "b8".parse().unwrap());
        let taken_first = "b8: temple with a treasure in the special border, taken first";
        assert_eq!(bordered, taken_first);
        assert_eq!(cell("g1"), "g1: empty river");
    }

    #[test]
    fn what_can_still_be_built_is_told() {
        let words = Locale::english();
        let told = |lines, pieces| words.unbuilt(position(lines, pieces).table());
        let five = "black and blue monument, black and green monument, red and blue monument, red \
                    and green monument";
        assert_eq!(
            told("built black-red@f3", "#@f3 #@g3 #@f4 #@g4"),
            format!("Not built yet: {five} and blue and green monument")
        );
        assert!(told("options wonder", "").ends_with(" and the wonder"));
    }
}

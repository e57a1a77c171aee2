//! What can be read off a board, measured once for all players: kingdoms and how they meet.

use crate::tigris::rules::{Cell, CellSet, Colour, Monument, Table};

/// No kingdom, or no owner.
pub(super) const NONE: u8 = u8::MAX;

/// One kingdom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Realm {
    pub(super) cells: CellSet,
    /// Empty cells beside it.
    rim: CellSet,
    pub(super) size: u8,
    /// Face-up tiles, by colour of a leader here.
    pub(super) strength: [u8; 4],
    /// The dynasty of the leader of each colour, or [`NONE`].
    pub(super) owner: [u8; 4],
    /// The colours of the leaders here, one bit each.
    led: u8,
    /// How many leaders each dynasty has here.
    pub(super) leaders: [u8; 4],
    /// How many monuments pay each colour.
    pub(super) income: [u8; 4],
    /// Which buildings stand here.
    pub(super) building: [bool; 4],
    pub(super) wonder: bool,
    /// Treasures here, for a green leader.
    pub(super) treasures: u8,
    /// Treasures outside that one tile would bring in, for a green leader.
    pub(super) treasures_near: u8,
    /// Whether a square of this colour lacks one tile.
    pub(super) square_near: [bool; 4],
    /// The most temples that a leader arriving here could stand beside.
    pub(super) landing: u8,
    /// Empty river cells beside it.
    pub(super) river_near: u8,
    /// The kingdoms with a leader of a colour that has one here, too, which one tile would unite with
    /// this one: one bit each.
    pub(super) beside: u16,
    /// The same with two tiles.
    pub(super) near: u16,
}

/// A board, measured; made to be used again for the next one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Survey {
    pub(super) realms: Vec<Realm>,
    /// The kingdom of each leader, by dynasty and colour, or [`NONE`].
    pub(super) home: [[u8; 4]; 4],
    /// Temples beside each leader, by dynasty and colour.
    pub(super) temples: [[u8; 4]; 4],
    /// How many monuments each colour can still have.
    pub(super) monuments_left: [u8; 4],
}

impl Survey {
    /// Measures a table.
    #[inline(always)]
    pub(crate) fn take(&mut self, table: &Table) {
        self.realms.clear();
        self.home = [[NONE; 4]; 4];
        self.temples = [[0; 4]; 4];
        let empty = table.empty();
        let land = !table.board().river();
        for cells in table.kingdoms().iter() {
            self.realms.push(realm(cells, empty, table.standing()));
        }
        self.leaders(table);
        self.buildings(table);
        self.borders(empty);
        self.landings(table.tiles(Colour::Red), land);
        self.squares(table, empty, land);
    }

    #[inline(always)]
    fn realm_of(&self, cell: Cell) -> Option<usize> {
        self.realms.iter().position(|r| r.cells.contains(cell))
    }

    /// Who stands where; and what only a leader of one colour is told, where one stands.
    #[inline(always)]
    fn leaders(&mut self, table: &Table) {
        let temples = table.tiles(Colour::Red);
        for (dynasty, colour, cell) in table.leaders_on_board() {
            let Some(home) = self.realm_of(cell) else {
                continue;
            };
            let (d, c) = (dynasty.index(), colour.index());
            self.home[d][c] = home as u8;
            self.temples[d][c] = (temples & cell.neighbours()).len() as u8;
            let realm = &mut self.realms[home];
            realm.owner[c] = d as u8;
            realm.led |= 1 << c;
            realm.leaders[d] += 1;
            realm.strength[c] = (table.tiles(colour) & realm.cells).len() as u8;
            if colour == Colour::Green {
                let outside = table.treasures() & !realm.cells & realm.rim.around();
                realm.treasures = (table.treasures() & realm.cells).len() as u8;
                realm.treasures_near = outside.len() as u8;
            }
        }
    }

    /// Which monuments, buildings and wonder stand where, and which monuments are left.
    #[inline(always)]
    fn buildings(&mut self, table: &Table) {
        self.monuments_left = [0; 4];
        for monument in table.unbuilt() {
            for colour in monument.colours() {
                self.monuments_left[colour.index()] += 1;
            }
        }
        for monument in Monument::ALL {
            let at = table.monument(monument);
            if let Some(home) = at.and_then(|at| self.realm_of(at)) {
                for colour in monument.colours() {
                    self.realms[home].income[colour.index()] += 1;
                }
            }
        }
        for colour in Colour::ALL {
            let at = table.building(colour);
            if let Some(home) = at.and_then(|at| self.realm_of(at)) {
                self.realms[home].building[colour.index()] = true;
            }
        }
        if let Some(home) = table.wonder().and_then(|at| self.realm_of(at)) {
            self.realms[home].wonder = true;
        }
    }

    /// Which kingdoms one tile or two would unite, where that could be war.
    #[inline(always)]
    fn borders(&mut self, empty: CellSet) {
        let count = self.realms.len();
        // A tile that would touch three kingdoms is illegal.
        let [mut one, mut two, mut three] = [CellSet::EMPTY; 3];
        for realm in &self.realms {
            three |= two & realm.rim;
            two |= one & realm.rim;
            one |= realm.rim;
        }
        let open = empty & !three;
        for i in 0..count {
            let step = self.realms[i].rim.around() & empty;
            for j in i + 1..count {
                if self.realms[i].led & self.realms[j].led == 0 {
                    continue;
                }
                let rim = self.realms[j].rim;
                if (self.realms[i].rim & rim).meets(open) {
                    self.realms[i].beside |= 1 << j;
                    self.realms[j].beside |= 1 << i;
                } else if step.meets(rim) {
                    self.realms[i].near |= 1 << j;
                    self.realms[j].near |= 1 << i;
                }
            }
        }
        // Two kingdoms at once is as far as a leader may reach, too.
        for realm in &mut self.realms {
            realm.rim &= !two;
        }
    }

    /// How strong a revolt could begin in each kingdom, and whether farms could come to it.
    #[inline(always)]
    fn landings(&mut self, temples: CellSet, land: CellSet) {
        let (up, down) = (temples.moved_down(), temples.moved_up());
        let (left, right) = (temples.moved_right(), temples.moved_left());
        let (a, b) = (up & down, up | down);
        let (c, d) = (left & right, left | right);
        let at_least = [b | d, a | c | (b & d), (a & d) | (b & c), a & c];
        for realm in &mut self.realms {
            let cells = realm.rim & land;
            realm.river_near = (realm.rim & !land).len() as u8;
            realm.landing = at_least.iter().take_while(|m| m.meets(cells)).count() as u8;
        }
    }

    /// Where a square lacks one tile, of a colour that still has a monument.
    #[inline(always)]
    fn squares(&mut self, table: &Table, empty: CellSet, land: CellSet) {
        for colour in Colour::ALL {
            let c = colour.index();
            if self.monuments_left[c] == 0 {
                continue;
            }
            let tiles = table.tiles(colour);
            let open = empty & if colour == Colour::Blue { !land } else { land };
            let lacking = lacking_one(tiles, open);
            if lacking.is_empty() {
                continue;
            }
            let beside = (lacking | lacking.around()) & tiles;
            for realm in &mut self.realms {
                realm.square_near[c] = beside.meets(realm.cells);
            }
        }
    }
}

/// A kingdom of which nothing but its cells is known.
#[inline(always)]
fn realm(cells: CellSet, empty: CellSet, standing: CellSet) -> Realm {
    Realm {
        cells,
        rim: cells.around() & empty,
        size: (cells & !standing).len() as u8,
        strength: [0; 4],
        owner: [NONE; 4],
        led: 0,
        leaders: [0; 4],
        income: [0; 4],
        building: [false; 4],
        wonder: false,
        treasures: 0,
        treasures_near: 0,
        square_near: [false; 4],
        landing: 0,
        river_near: 0,
        beside: 0,
        near: 0,
    }
}

/// The top-left cells of squares that have three of `tiles` and a fourth cell in `open`.
#[inline(always)]
fn lacking_one(tiles: CellSet, open: CellSet) -> CellSet {
    // Each corner of a square, moved to the top-left one. Squares never reach beyond the last column
    // or row: what is moved in there is empty.
    let corners = |set: CellSet| {
        let up = set.moved_up();
        [[set, set.moved_left()], [up, up.moved_left()]]
    };
    let [[a, b], [c, d]] = corners(tiles);
    let (above, below) = (a & b, c & d);
    if ((above & (c | d)) | (below & (a | b))).is_empty() {
        return CellSet::EMPTY;
    }
    let [[open_a, open_b], [open_c, open_d]] = corners(open);
    (above & (c & open_d | d & open_c)) | (below & (a & open_b | b & open_a))
}

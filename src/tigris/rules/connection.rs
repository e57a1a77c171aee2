//! What connects to what: groups, kingdoms and regions (rules 2).

use super::{Cell, CellSet, Colour, Dynasty, Table};

/// The kingdoms of a table, each as the cells of its tiles and leaders.
#[derive(Clone, Copy, Debug)]
pub struct Kingdoms {
    sets: [CellSet; 16],
    len: usize,
}

impl Kingdoms {
    /// The groups within `connecting` that hold a cell of `leaders`, by their first leader.
    pub(super) fn find(connecting: CellSet, leaders: CellSet) -> Kingdoms {
        let mut kingdoms = Kingdoms {
            sets: [CellSet::EMPTY; 16],
            len: 0,
        };
        kingdoms.add_groups(connecting, leaders);
        kingdoms
    }

    fn add_groups(&mut self, connecting: CellSet, leaders: CellSet) {
        let mut left = leaders;
        while let Some(leader) = left.first() {
            // There are at most sixteen leaders, so at most sixteen groups.
            let group = CellSet::EMPTY.with(leader).flood(connecting).with(leader);
            self.sets[self.len] = group;
            self.len += 1;
            left &= !group;
        }
    }

    /// The kingdoms that are left when the leader on `cell` is lifted: its own may fall apart.
    pub(super) fn lifted(&self, cell: Cell, leaders: CellSet) -> Kingdoms {
        let mut parts = Kingdoms {
            sets: [CellSet::EMPTY; 16],
            len: 0,
        };
        for kingdom in self.iter() {
            if kingdom.contains(cell) {
                let rest = kingdom.without(cell);
                parts.add_groups(rest, leaders & rest);
            } else {
                parts.sets[parts.len] = kingdom;
                parts.len += 1;
            }
        }
        parts
    }

    /// The kingdoms one by one.
    pub fn iter(&self) -> impl Iterator<Item = CellSet> + '_ {
        self.sets[..self.len].iter().copied()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The kingdoms with a cell beside (or on) this one.
    pub fn touching(&self, cell: Cell) -> impl Iterator<Item = CellSet> + '_ {
        let near = cell.neighbours().with(cell);
        self.iter().filter(move |kingdom| kingdom.meets(near))
    }

    /// The cells beside at least one, two and three kingdoms.
    pub(super) fn reach(&self) -> [CellSet; 3] {
        let [mut one, mut two, mut three] = [CellSet::EMPTY; 3];
        for kingdom in self.iter() {
            let beside = kingdom.around();
            three |= two & beside;
            two |= one & beside;
            one |= beside;
        }
        [one, two, three]
    }
}

impl Table {
    /// All that connects: tiles (face up or down), the wonder and leaders.
    pub fn connecting(&self) -> CellSet {
        self.face_up() | self.face_down | self.wonder_cells() | self.standing
    }

    /// The cells connected to this one, itself included; none if nothing that connects is there.
    pub fn group(&self, cell: Cell) -> CellSet {
        CellSet::EMPTY.with(cell).flood(self.connecting())
    }

    /// The groups beside a cell, without what lies on it: at most four, the rest is empty.
    pub fn sides(&self, cell: Cell) -> [CellSet; 4] {
        let connecting = self.connecting().without(cell);
        let mut beside = cell.neighbours() & connecting;
        let mut sides = [CellSet::EMPTY; 4];
        for side in &mut sides {
            let Some(next) = beside.first() else { break };
            *side = CellSet::EMPTY.with(next).flood(connecting);
            beside &= !*side;
        }
        sides
    }

    /// All kingdoms.
    pub fn kingdoms(&self) -> Kingdoms {
        Kingdoms::find(self.connecting(), self.standing)
    }

    /// The kingdom of a cell; `None` if what is there belongs to none.
    pub fn kingdom(&self, cell: Cell) -> Option<CellSet> {
        Some(self.group(cell)).filter(|group| group.meets(self.standing))
    }

    /// Whose leader of this colour stands in this group of cells, and where.
    ///
    /// While a war is pending there may be two; then the first clockwise from the first seat.
    pub fn leader_in(&self, group: CellSet, colour: Colour) -> Option<(Dynasty, Cell)> {
        self.seats.iter().find_map(|dynasty| {
            let cell = self.leader(dynasty, colour)?;
            group.contains(cell).then_some((dynasty, cell))
        })
    }
}

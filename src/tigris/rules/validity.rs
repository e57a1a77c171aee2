//! Whether a position that came from outside, such as a save file, hangs together.

use super::{
    CellSet, Colour, Conflict, ConflictKind, Draft, Dynasty, Flaw, Position, Stage, Table,
    TileCounts,
};
use std::fmt;

/// Why a position does not hang together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFlaw {
    /// It could not be written down as a position either.
    Flaw(Flaw),
    /// Two pieces lie on one cell, or a piece is written down in one place and not in another.
    Pieces,
    /// More tiles of this colour than the game has, what was swapped away included.
    Tiles(Colour),
    /// The numbers of swapped tiles do not agree.
    Swaps(Dynasty),
    /// Something is written down for a dynasty that does not play.
    NotInPlay(Dynasty),
    /// What the game waits for does not fit the board.
    Stage,
}

impl fmt::Display for PositionFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFlaw::Flaw(flaw) => flaw.fmt(f),
            PositionFlaw::Pieces => f.write_str("the pieces on the board contradict each other"),
            PositionFlaw::Tiles(colour) => write!(f, "there are too many {colour} tiles"),
            PositionFlaw::Swaps(dynasty) => {
                write!(
                    f,
                    "the tiles that {dynasty} has swapped are not as many as said"
                )
            }
            PositionFlaw::NotInPlay(dynasty) => {
                write!(f, "{dynasty} has something, but does not play")
            }
            PositionFlaw::Stage => f.write_str("what the game waits for does not fit the board"),
        }
    }
}

impl std::error::Error for PositionFlaw {}

impl Position {
    /// Checks that the position hangs together, so that playing on from it is safe.
    ///
    /// A position from [`Position::new`], from a text or from playing always does; one that was
    /// deserialised from a file that anybody could edit need not.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn check_validity(&self) -> Result<(), PositionFlaw> {
        let table = &self.table;
        table.pieces_fit()?;
        self.nobody_else()?;
        let conflict = matches!(table.stage, Stage::War | Stage::Commit(_));
        for flaw in Draft::of(self).check() {
            // That is what a conflict is about.
            if !(conflict && matches!(flaw, Flaw::TwoLeadersOfAColour { .. })) {
                return Err(PositionFlaw::Flaw(flaw));
            }
        }
        self.tiles_fit()?;
        if table.stage_fits() {
            Ok(())
        } else {
            Err(PositionFlaw::Stage)
        }
    }

    /// Dynasties that do not play have nothing.
    fn nobody_else(&self) -> Result<(), PositionFlaw> {
        let table = &self.table;
        for dynasty in Dynasty::ALL
            .into_iter()
            .filter(|d| !table.seats.contains(*d))
        {
            let i = dynasty.index();
            let nothing = table.leaders[i] == [None; 4]
                && table.points[i] == [0; 4]
                && table.taken[i] == 0
                && table.catastrophes_left[i] == 0
                && table.swapped[i] == 0
                && self.hands[i].is_empty()
                && self.discarded[i].is_empty();
            if !nothing {
                return Err(PositionFlaw::NotInPlay(dynasty));
            }
        }
        Ok(())
    }

    /// No more tiles of a colour than there are, those included that a draft does not know of.
    fn tiles_fit(&self) -> Result<(), PositionFlaw> {
        let table = &self.table;
        let bag: TileCounts = self.bag.draw_order().collect();
        for dynasty in table.seats.iter() {
            let i = dynasty.index();
            if self.discarded[i].total() != table.swapped[i] {
                return Err(PositionFlaw::Swaps(dynasty));
            }
        }
        for colour in Colour::ALL {
            let hidden = self
                .hands
                .iter()
                .chain(&self.discarded)
                .chain([&bag, &table.seen]);
            let hidden: u32 = hidden.map(|tiles| u32::from(tiles.of(colour))).sum();
            if hidden + table.tiles(colour).len() > u32::from(colour.tiles_in_game()) {
                return Err(PositionFlaw::Tiles(colour));
            }
        }
        Ok(())
    }
}

impl Table {
    /// One piece a cell at most, and leaders where both records say so.
    fn pieces_fit(&self) -> Result<(), PositionFlaw> {
        let mut taken = CellSet::EMPTY;
        let [black, red, blue, green] = self.tiles;
        let wonder = self.wonder_cells();
        for cells in [
            black,
            red,
            blue,
            green,
            self.face_down,
            self.catastrophes,
            self.standing,
            wonder,
        ] {
            if cells.meets(taken) {
                return Err(PositionFlaw::Pieces);
            }
            taken |= cells;
        }
        let leaders = || self.leaders.iter().flatten().flatten();
        let standing: CellSet = leaders().copied().collect();
        let apart = standing.len() as usize == leaders().count();
        let bearing = red | self.face_down | wonder;
        if standing != self.standing || !apart || !self.treasures.is_within(bearing) {
            return Err(PositionFlaw::Pieces);
        }
        Ok(())
    }

    /// Whether what the game waits for is what these rules would wait for.
    fn stage_fits(&self) -> bool {
        let placed = self.placed;
        let stands = placed.is_some_and(|(cell, tile)| self.tiles(tile).contains(cell));
        let acting = (1..=2).contains(&self.actions_left);
        let idle = placed.is_none() && !self.marker;
        let peace = stands && acting && !self.marker;
        match self.stage {
            Stage::Action => idle && acting,
            Stage::End => idle && self.actions_left == 0,
            Stage::Over(_) => idle,
            Stage::Bonus => idle && self.actions_left == 0 && self.earns_bonus(),
            Stage::War => stands && acting && self.marker && self.wars().nth(1).is_some(),
            Stage::Commit(conflict) => acting && self.conflict_fits(&conflict, stands),
            Stage::Building(colour) => {
                peace
                    && self.options.buildings
                    && placed.is_some_and(|(cell, tile)| {
                        tile == colour && !self.building_sites(cell, tile).is_empty()
                    })
            }
            Stage::Monument { monument, wonder } => {
                peace
                    && (monument || wonder)
                    && monument == self.monument_on_offer()
                    && wonder == self.wonder_on_offer()
            }
            Stage::Treasure(owner) => {
                acting
                    && !self.marker
                    && (placed.is_none() || stands || self.face_down_or_wonder(placed))
                    && self.seats.contains(owner)
                    && !self.claimable(owner).is_empty()
            }
        }
    }

    /// Whether the placed tile has since turned face down or become part of the wonder.
    fn face_down_or_wonder(&self, placed: Option<(super::Cell, Colour)>) -> bool {
        let covered = self.face_down | self.wonder_cells();
        placed.is_some_and(|(cell, _)| covered.contains(cell))
    }

    fn conflict_fits(&self, conflict: &Conflict, stands: bool) -> bool {
        let Conflict {
            kind,
            leader,
            attacker,
            defender,
            ..
        } = *conflict;
        let (Some(attacking), Some(defending)) =
            (self.leader(attacker, leader), self.leader(defender, leader))
        else {
            return false;
        };
        let (support, pending) = match kind {
            ConflictKind::Revolt => (
                [
                    self.revolt_support(attacking),
                    self.revolt_support(defending),
                ],
                attacker == self.active
                    && attacker != defender
                    && self.placed.is_none()
                    && !self.marker
                    && self.group(attacking).contains(defending),
            ),
            ConflictKind::War => (
                [
                    self.war_support(attacking, leader),
                    self.war_support(defending, leader),
                ],
                stands
                    && self.marker
                    && self.pending_wars()[leader.index()] == Some([attacker, defender]),
            ),
        };
        let [attack, defence] = support.map(|cells| cells.len() as u8);
        pending && attack == conflict.attacker_board && defence == conflict.defender_board
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::testing::{at, play, position};
    use crate::tigris::rules::{Bag, Ending};

    #[test]
    fn every_moment_of_an_action_is_sound() {
        let mut game = position(
            "options buildings",
            "T@e5 kB@e6 tB@e4 T@g5 kP@g6 tP@g4 T@h10 T@i10 T@g11 T@h11",
        );
        for decision in [
            "place S f5",
            "war green",
            "commit 0",
            "commit 0",
            "commit 0",
            "commit 0",
            "place T g10",
            "raise h10",
            "build red-blue g10",
            "end",
        ] {
            play(&mut game, &[decision]);
            assert_eq!(game.check_validity(), Ok(()), "{decision}");
        }
    }

    #[test]
    fn what_was_tampered_with_is_found() {
        type Tamper = fn(&mut Position);
        let sound = position("", "T@e5 kA@e6 T$@b2");
        let cases: [(Tamper, PositionFlaw); 8] = [
            (|p| p.table.standing.insert(at("a1")), PositionFlaw::Pieces),
            (|p| p.table.face_down.insert(at("e5")), PositionFlaw::Pieces),
            (
                |p| p.table.swapped[0] = 3,
                PositionFlaw::Swaps(Dynasty::Archer),
            ),
            (
                |p| p.table.taken[3] = 1,
                PositionFlaw::NotInPlay(Dynasty::Lion),
            ),
            (
                |p| p.table.seen.add(Colour::Green, 30),
                PositionFlaw::Tiles(Colour::Green),
            ),
            (|p| p.table.stage = Stage::War, PositionFlaw::Stage),
            (|p| p.table.marker = true, PositionFlaw::Stage),
            (
                |p| p.table.actions_left = 7,
                PositionFlaw::Flaw(Flaw::Actions(7)),
            ),
        ];
        for (tamper, wanted) in cases {
            let mut game = sound.clone();
            tamper(&mut game);
            assert_eq!(game.check_validity(), Err(wanted));
        }
        let mut game = sound.clone();
        game.bag = Bag::new(&[Colour::Black; 40]).unwrap();
        assert!(game.check_validity().is_err());
        let mut game = sound;
        game.table.stage = Stage::Over(Ending::Bag);
        assert_eq!(game.check_validity(), Ok(()));
    }
}

//! What is at stake in a conflict: what either side gains by winning it, and what the other loses.

use super::{
    Cell, CellSet, Colour, Conflict, Dynasty, Event, Loss, Position, Source, Stage, Table,
};
use super::{Decision, TileCounts};

/// What follows at once when a side wins a conflict, whatever was committed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoils {
    /// Who would win.
    pub winner: Dynasty,
    /// Who would lose.
    pub loser: Dynasty,
    /// The colour of the points.
    pub colour: Colour,
    /// How many points the winner gains.
    pub points: u8,
    /// The cell of the leader that leaves.
    pub leader: Option<Cell>,
    /// The tiles that leave the board.
    pub tiles: CellSet,
    /// The wars that are fought then, with the strengths that the board has by then.
    pub wars: Vec<Conflict>,
}

/// What either side of a conflict fights for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// What follows if the attacker wins.
    pub attacker: Spoils,
    /// What follows if the defender does.
    pub defender: Spoils,
}

impl Stakes {
    /// What follows if this side wins.
    pub fn of(&self, winner: Dynasty) -> Option<&Spoils> {
        let sides = [&self.attacker, &self.defender];
        sides.into_iter().find(|spoils| spoils.winner == winner)
    }
}

impl Position {
    /// What is at stake in the conflict that waits for commitments; `None` if none does.
    pub fn stakes(&self) -> Option<Stakes> {
        let Stage::Commit(conflict) = self.table.stage else {
            return None;
        };
        Some(Stakes {
            attacker: self.spoils(&conflict, (1, 0)),
            defender: self.spoils(&conflict, (0, 0)),
        })
    }

    /// What follows when a conflict ends with these totals, tried on a copy.
    fn spoils(&self, conflict: &Conflict, (attack, defence): (u8, u8)) -> Spoils {
        let mut after = self.clone();
        let mut events: Vec<Event> = Vec::new();
        after.decide(conflict, attack, defence, &mut events);
        let mut spoils = Spoils {
            winner: conflict.defender,
            loser: conflict.attacker,
            colour: conflict.support(),
            points: 0,
            leader: None,
            tiles: CellSet::EMPTY,
            wars: after.table.wars_on_board(),
        };
        for event in events {
            match event {
                Event::ConflictEnded { winner, loser, .. } => {
                    (spoils.winner, spoils.loser) = (winner, loser);
                }
                Event::LeaderLost {
                    from,
                    why: Loss::Conflict,
                    ..
                } => spoils.leader = Some(from),
                Event::TilesRemoved { cells, .. } => spoils.tiles = cells,
                Event::Points {
                    colour,
                    amount,
                    source: Source::War | Source::Revolt,
                    ..
                } => (spoils.colour, spoils.points) = (colour, amount),
                _ => {}
            }
        }
        spoils
    }

    /// The same table at the beginning of a turn of this dynasty with these tiles in its hand: to
    /// look at what somebody could do.
    pub fn supposing(&self, dynasty: Dynasty, hand: TileCounts) -> Position {
        let mut supposed = self.clone();
        let table = &mut supposed.table;
        table.active = dynasty;
        table.actions_left = 2;
        table.stage = Stage::Action;
        table.placed = None;
        table.marker = false;
        table.undoable = 0;
        supposed.hands[dynasty.index()] = hand;
        supposed
    }

    /// The position after a decision of whoever must decide now, as far as it is public: no tile of
    /// anybody's hand or of the bag is to be looked at in it.
    pub fn after(&self, decision: Decision) -> Option<Position> {
        self.tried(decision).ok().map(|(after, _)| after)
    }
}

impl Table {
    /// The wars that wait behind the one that is being fought, with the strengths on the board as
    /// it stands: the outcome may change them, or call them off.
    pub fn wars_to_come(&self) -> Vec<Conflict> {
        let Stage::Commit(fought) = self.stage else {
            return Vec::new();
        };
        let mut wars = self.wars_on_board();
        wars.retain(|war| war.leader != fought.leader);
        wars
    }

    /// The wars that are pending, with the strengths on the board as it stands.
    fn wars_on_board(&self) -> Vec<Conflict> {
        let pending = self.pending_wars();
        let war = |colour: Colour| {
            let [attacker, defender] = pending[colour.index()]?;
            Some(self.war_between(colour, attacker, defender))
        };
        Colour::ALL.into_iter().filter_map(war).collect()
    }

    /// The wars that were still to come here beside the one that was fought, and that are not any
    /// more on the table after it: their leaders are no longer connected through the uniting tile.
    pub fn wars_called_off(&self, after: &Table) -> Vec<Colour> {
        let Stage::Commit(fought) = self.stage else {
            return Vec::new();
        };
        let left: Vec<Colour> = after.wars().collect();
        let off = |colour: &Colour| *colour != fought.leader && !left.contains(colour);
        self.wars().filter(off).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::tigris::rules::testing::{at, play, position};
    use crate::tigris::rules::{CellSet, Colour, Conflict, Dynasty, Position, Stage, TileCounts};

    #[test]
    fn what_is_at_stake_is_what_then_happens() {
        let pieces = "T@e5 kB@e6 tB@e4 S@d6 S@c6 T@g5 kA@g6 tA@g4 M@h4 M@h3 S@h6";
        let begun = {
            let mut game = position("", pieces);
            play(&mut game, &["place T f5", "war black"]);
            game
        };
        let stakes = begun.stakes().unwrap();
        let of = |dynasty| stakes.of(dynasty).unwrap().clone();
        let archer = of(Dynasty::Archer);
        assert_eq!((archer.points, archer.colour), (3, Colour::Black));
        assert_eq!(archer.leader, Some(at("e6")));
        assert_eq!(archer.tiles, CellSet::EMPTY.with(at("d6")).with(at("c6")));
        let wars: Vec<Colour> = archer.wars.iter().map(|war| war.leader).collect();
        assert_eq!(wars, [Colour::Green]);
        assert_eq!(of(Dynasty::Bull).points, 2);
        // Played out, it is so.
        for (commit, winner) in [("commit 2", Dynasty::Archer), ("commit 0", Dynasty::Bull)] {
            let mut game = begun.clone();
            let before = game.table().points(winner);
            play(&mut game, &[commit, "commit 0"]);
            let after = game.table().points(winner);
            let gained = after[0] - before[0];
            assert_eq!(gained, u16::from(of(winner).points), "{winner:?}");
            if let Stage::Commit(next) = game.table().stage() {
                let then = of(winner).wars[0];
                let boards = |war: Conflict| (war.leader, war.attacker_board, war.defender_board);
                assert_eq!(boards(next), boards(then), "{winner:?}");
            }
        }
        assert!(position("", pieces).stakes().is_none());
        let to_come = begun.table().wars_to_come();
        assert_eq!(to_come.len(), 1);
        assert_eq!(to_come[0].leader, Colour::Green);
        assert_eq!(
            (to_come[0].attacker_board, to_come[0].defender_board),
            (2, 0)
        );
    }

    #[test]
    fn a_revolt_is_about_a_leader_and_a_point() {
        let mut game = position("", "T@f5 kB@f6 T@e4");
        play(&mut game, &["lead k e5"]);
        let stakes = game.stakes().unwrap();
        let defender = stakes.of(Dynasty::Bull).unwrap();
        assert_eq!((defender.points, defender.colour), (1, Colour::Red));
        assert_eq!(defender.leader, Some(at("e5")));
        assert!(defender.tiles.is_empty() && defender.wars.is_empty());
        assert_eq!(stakes.of(Dynasty::Pot), None);
    }

    fn called_off(before: &Position, after: &Position) -> Vec<Colour> {
        before.table().wars_called_off(after.table())
    }

    #[test]
    fn a_war_that_parts_a_kingdom_calls_another_off() {
        // Bull's trader hangs on two settlements, which leave with its king; archer's does not.
        let pieces = "T@b5 tB@b6 S@c5 kB@d6 T@d5 S@e5 T@h5 tA@h6 kA@h4 S@g5 T@g6 T@f6";
        let mut game = position("", pieces);
        play(&mut game, &["place T f5", "war black", "commit 2"]);
        let before = game.clone();
        play(&mut game, &["commit 0"]);
        assert_eq!(called_off(&before, &game), [Colour::Green]);
        // If the other side wins, both wars are fought.
        let mut game = before;
        let lost = game.clone();
        play(&mut game, &["commit 2"]);
        assert_eq!(called_off(&lost, &game), []);
    }

    #[test]
    fn what_somebody_could_do_is_looked_at_on_a_copy() {
        let game = position("", "T@f5 kB@f6");
        let supposed = game.supposing(Dynasty::Bull, TileCounts::new([1, 0, 0, 0]));
        assert_eq!(supposed.decider(), Some(Dynasty::Bull));
        let gained = supposed.forecast("place S f7".parse().unwrap()).unwrap();
        assert_eq!(gained.events.len(), 2);
        assert_eq!(game.table().active(), Dynasty::Archer);
    }
}

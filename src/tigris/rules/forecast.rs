//! What a decision would bring about: what happens at once, and what would be asked then.

use super::{
    CellSet, Colour, Conflict, ConflictKind, Decision, Event, Position, Refusal, Sink, Stage,
    Table, Unheard,
};

/// What a decision would bring about, as far as everybody may know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// What happens at once, up to the first commitment, draw or other player's choice; a conflict
    /// shows as [`Event::ConflictBegan`] with the strengths on the board.
    pub events: Vec<Event>,
    /// The kingdoms that become one.
    pub united: Vec<CellSet>,
    /// The kingdoms that are left of one that falls apart; none if none does.
    pub parts: Vec<CellSet>,
    /// What is cut off from a kingdom that stays, and has no leader of its own.
    pub cut_off: CellSet,
    /// The conflicts that follow, with the strengths on the board. Of several wars the active
    /// player chooses the first, and its outcome may change the others.
    pub conflicts: Vec<Conflict>,
    /// What is offered if nothing is fought over: a building, a monument or the wonder, treasures.
    pub offers: Vec<Stage>,
}

impl Forecast {
    /// Whether a conflict begins, or several wars are there to choose from.
    pub fn begins_conflict(&self) -> bool {
        let began = |event: &Event| matches!(event, Event::ConflictBegan { .. });
        // Several wars are chosen from before the first begins.
        let chosen = matches!(
            self.events.last(),
            Some(Event::TilePlaced { unites: true, .. })
        );
        chosen || self.events.iter().any(began)
    }
}

/// Keeps events up to the first one that tells something new: a draw or the end of the turn's income.
#[derive(Default)]
struct UpToNews {
    events: Vec<Event>,
    closed: bool,
}

impl Sink for UpToNews {
    fn event(&mut self, event: Event) {
        self.closed |= matches!(
            event,
            Event::Drawn { .. }
                | Event::BagEmpty { .. }
                | Event::TurnBegan { .. }
                | Event::GameOver { .. }
        );
        if !self.closed {
            self.events.push(event);
        }
    }
}

impl Position {
    /// What a decision of whoever must decide now would bring about, tried on a copy.
    ///
    /// It tells only what is public: nothing of what is drawn, committed or chosen afterwards.
    ///
    /// # Errors
    /// The reason why the decision is illegal.
    pub fn forecast(&self, decision: Decision) -> Result<Forecast, Refusal> {
        let (mut after, events) = self.tried(decision)?;
        let unites = |event: &Event| matches!(event, Event::TilePlaced { unites: true, .. });
        let united = match decision {
            Decision::Place(_, cell) if events.iter().any(unites) => {
                self.table.kingdoms().touching(cell).collect()
            }
            _ => Vec::new(),
        };
        let (parts, cut_off) = self.table.falls_apart(&after.table);
        Ok(Forecast {
            united,
            parts,
            cut_off,
            conflicts: after.table.conflicts(),
            offers: after.offers(),
            events,
        })
    }

    /// The position after a decision, and the events of it that everybody may know.
    pub(super) fn tried(&self, decision: Decision) -> Result<(Position, Vec<Event>), Refusal> {
        let mut heard = UpToNews::default();
        let mut copy = self.clone();
        copy.try_play(decision, &mut heard)?;
        Ok((copy, heard.events))
    }

    /// What is offered from here on to whoever passes each time.
    fn offers(&mut self) -> Vec<Stage> {
        let mut offers = Vec::new();
        loop {
            let stage = self.table.stage;
            match stage {
                Stage::Building(_) | Stage::Monument { .. } => {
                    offers.push(stage);
                    if self.try_play(Decision::Pass, &mut Unheard).is_err() {
                        return offers;
                    }
                }
                Stage::Treasure(_) => {
                    offers.push(stage);
                    return offers;
                }
                _ => return offers,
            }
        }
    }
}

impl Table {
    /// What becomes of kingdoms that are no longer whole afterwards: those that are left of them, and the cells that
    /// belong to none any more.
    ///
    /// A kingdom of which nothing but cells without a leader is left has not fallen apart: its leader has gone.
    fn falls_apart(&self, after: &Table) -> (Vec<CellSet>, CellSet) {
        let (mut parts, mut cut_off) = (Vec::new(), CellSet::EMPTY);
        let gone = self.connecting() & !after.connecting();
        if gone.is_empty() {
            return (parts, cut_off);
        }
        let kingdoms = after.kingdoms();
        for kingdom in self.kingdoms().iter().filter(|kingdom| kingdom.meets(gone)) {
            let rest = kingdom & !gone;
            let left: Vec<CellSet> = kingdoms.iter().filter(|k| k.meets(rest)).collect();
            let kept = left.iter().fold(CellSet::EMPTY, |all, one| all | *one);
            if left.len() > 1 {
                parts.extend(&left);
            }
            if !left.is_empty() {
                cut_off |= rest & !kept;
            }
        }
        (parts, cut_off)
    }

    /// The conflict that waits for commitments, or every war that can be chosen now, with the
    /// strengths on the board.
    pub fn conflicts(&self) -> Vec<Conflict> {
        match self.stage {
            Stage::Commit(conflict) => vec![conflict],
            Stage::War => {
                let pending = self.pending_wars();
                let war = |colour: Colour| {
                    let [attacker, defender] = pending[colour.index()]?;
                    Some(self.war_between(colour, attacker, defender))
                };
                Colour::ALL.into_iter().filter_map(war).collect()
            }
            _ => Vec::new(),
        }
    }

    /// That of them over leaders of this colour, if there is one.
    pub fn conflict_over(&self, leader: Colour) -> Option<Conflict> {
        let mut conflicts = self.conflicts().into_iter();
        conflicts.find(|conflict| conflict.leader == leader)
    }

    pub(super) fn war_between(
        &self,
        leader: Colour,
        attacker: super::Dynasty,
        defender: super::Dynasty,
    ) -> Conflict {
        let board = |dynasty| match self.leader(dynasty, leader) {
            Some(cell) => self.war_support(cell, leader).len() as u8,
            None => 0,
        };
        Conflict {
            kind: ConflictKind::War,
            leader,
            attacker,
            defender,
            attacker_board: board(attacker),
            defender_board: board(defender),
            attacker_committed: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::tigris::rules::testing::{play, position};
    use crate::tigris::rules::{Colour, Conflict, Dynasty, Forecast, Position, Refusal, Stage};

    fn forecast(game: &Position, decision: &str) -> Forecast {
        game.forecast(decision.parse().unwrap()).unwrap()
    }

    fn told(game: &Position, decision: &str) -> Vec<String> {
        let events = forecast(game, decision).events;
        events.iter().map(|event| event.to_string()).collect()
    }

    fn sides(conflict: &Conflict) -> (Colour, Dynasty, u8, Dynasty, u8) {
        let &Conflict {
            leader,
            attacker,
            attacker_board,
            defender,
            defender_board,
            ..
        } = conflict;
        (leader, attacker, attacker_board, defender, defender_board)
    }

    #[test]
    fn every_war_is_told_with_the_strengths_on_the_board() {
        let pieces = "T@e5 kB@e6 tB@e4 S@d6 T@g5 kP@g6 tP@g4 M@h4 M@h3";
        let mut game = position("", pieces);
        let told = forecast(&game, "place S f5");
        use Dynasty::{Bull, Pot};
        let wars = [
            (Colour::Black, Bull, 1, Pot, 0),
            (Colour::Green, Bull, 0, Pot, 2),
        ];
        assert_eq!(told.conflicts.iter().map(sides).collect::<Vec<_>>(), wars);
        assert_eq!(told.united.len(), 2);
        assert!(told.offers.is_empty());
        // What was told is what is fought.
        play(&mut game, &["place S f5"]);
        assert_eq!(game.table().conflicts(), told.conflicts);
        play(&mut game, &["war green"]);
        assert_eq!(game.table().conflicts(), told.conflicts[1..]);
    }

    #[test]
    fn offers_follow_each_other_as_they_would_be_made() {
        let game = position(
            "options buildings",
            "T@e5 T@f5 T@e6 kA@e4 pA@d5 S@f4 T@g6 T@h6",
        );
        let told = forecast(&game, "place T f6");
        assert_eq!(
            told.offers,
            [
                Stage::Building(Colour::Red),
                Stage::Monument {
                    monument: true,
                    wonder: false
                }
            ]
        );
        assert!(told.conflicts.is_empty() && told.united.is_empty());
    }

    #[test]
    fn treasures_that_must_be_chosen_from_are_told() {
        let game = position("", "T$@f3 tB@f4 M@g4 M@h4 M@i4 M@i5 T$@i7");
        let told = forecast(&game, "place M i6");
        assert_eq!(told.offers, [Stage::Treasure(Dynasty::Bull)]);
        assert!(told.united.is_empty(), "a region is no kingdom");
    }

    #[test]
    fn what_a_catastrophe_cuts_apart_is_told() {
        let game = position("", "T@e5 kB@e6 S@f5 S@g5 T@h5 tP@h6 M@f4");
        let told = forecast(&game, "catastrophe f5");
        let kingdoms: Vec<u32> = told.parts.iter().map(|part| part.len()).collect();
        assert_eq!(kingdoms, [2, 3], "the Bull's two cells, the Pot's three");
        let alone: Vec<_> = told.cut_off.into_iter().map(|c| c.to_string()).collect();
        assert_eq!(alone, ["f4"]);
        // From the end nothing but the end is cut off.
        let told = forecast(&game, "catastrophe f4");
        assert!(told.parts.is_empty() && told.cut_off.is_empty());
        // A leader that held two parts together and goes leaves them apart.
        let game = position("", "T@e5 kA@f5 T@g5 tB@h5 T@b2");
        let told = forecast(&game, "lead k b3");
        assert!(told.parts.is_empty(), "one of them has no leader");
        assert_eq!(
            told.cut_off
                .into_iter()
                .map(|c| c.to_string())
                .collect::<Vec<_>>(),
            ["e5"]
        );
    }

    #[test]
    fn a_forecast_stops_at_the_first_commitment() {
        let game = position("", "T@f5 kB@f6");
        assert_eq!(
            told(&game, "lead k f4"),
            ["lead archer k - f4", "revolt black archer 1 bull 1"]
        );
    }

    #[test]
    fn a_forecast_draws_nothing() {
        let game = position("bag TT", "T$@b2 T$@k1 T$@p2");
        assert_eq!(told(&game, "swap SS"), ["swap archer SS"]);
        // Not even whether the bag has enough.
        assert_eq!(told(&game, "swap SSTT"), ["swap archer SSTT"]);
        assert_eq!(told(&game, "end"), ["turn-ended archer"]);
    }

    #[test]
    fn what_is_refused_has_no_forecast() {
        let game = position("", "T@f5");
        let refused = game.forecast("place T f5".parse().unwrap());
        assert_eq!(refused, Err(Refusal::Occupied));
    }
}

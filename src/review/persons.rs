//! What of a game somebody at the screen decided and drew, where seats changed hands in the middle of it.

use super::marks::{Mark, Why};
use super::record_review::{Judged, Review};
use crate::game::Game;
use crate::record::{Kind, Record};
use crate::replay::Timeline;

/// Who sat where at every moment of a game.
#[derive(Clone, Copy)]
pub struct Persons<'g, G: Game> {
    record: &'g Record<G>,
    timeline: &'g Timeline<G>,
}

impl<'g, G: Game> Persons<'g, G> {
    /// Those of a record, and its timeline.
    pub fn of(record: &'g Record<G>, timeline: &'g Timeline<G>) -> Persons<'g, G> {
        Persons { record, timeline }
    }

    fn sat(&self, seat: usize, decision: usize) -> bool {
        let seat = self.record.players().get(seat);
        let kind = seat.and_then(|seat| self.record.kind_at(seat.player, decision));
        kind == Some(&Kind::Person)
    }

    /// Whether somebody at the screen decided that.
    pub fn decided(&self, judged: &Judged) -> bool {
        self.sat(judged.seat, self.timeline.decisions(judged.moment))
    }

    /// Whether what led a seat to a moment was drawn by somebody at the screen.
    fn drew(&self, seat: usize, moment: usize) -> bool {
        let decisions = self.timeline.decisions(moment);
        self.sat(seat, decisions.saturating_sub(1))
    }

    /// Whether a mark is about what somebody at the screen decided or drew.
    pub fn made(&self, mark: &Mark) -> bool {
        match mark.why {
            Why::Lucky | Why::Unlucky => self.drew(mark.seat, mark.moment),
            Why::Lost(_) | Why::Turned => self.sat(mark.seat, self.timeline.decisions(mark.moment)),
        }
    }

    /// A review without what a bot did on seats on which people played, too, and those seats: a person's game is
    /// not that of the bot that finished it.
    pub fn part(&self, review: &Review) -> (Review, Vec<usize>) {
        let seats = 0..self.record.players().len();
        let shared = |seat: &usize| {
            let own = || review.judged.iter().filter(|judged| judged.seat == *seat);
            own().any(|judged| self.decided(judged)) && !own().all(|judged| self.decided(judged))
        };
        let shared: Vec<usize> = seats.filter(shared).collect();
        let mut part = review.clone();
        let is_shared = |seat| shared.contains(&seat);
        part.judged
            .retain(|judged| !is_shared(judged.seat) || self.decided(judged));
        part.draws
            .retain(|draw| !is_shared(draw.seat) || self.drew(draw.seat, draw.moment));
        (part, shared)
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::Grade;
    use super::super::record_review::{Draw, sample};
    use super::*;
    use crate::record::Player;
    use crate::tigris;
    use crate::tigris::rules::{Board, Decision, Dynasty, Seats, Setup};

    fn ends(record: &mut tigris::Record, turns: usize) {
        for _ in 0..turns {
            record.try_play(Decision::End, &mut Vec::new()).unwrap();
        }
    }

    #[test]
    fn what_a_bot_did_on_a_seat_is_not_the_persons() {
        let mut setup = Setup::new(Board::standard(), Seats::first(2).unwrap(), 7);
        setup.start = Some(Dynasty::Archer);
        let mut record = tigris::Record::new(setup.into(), Vec::new()).unwrap();
        ends(&mut record, 4);
        record.set_player(Player {
            kind: Kind::Bot("potter".to_string()),
            ..record.players()[0].clone()
        });
        ends(&mut record, 4);
        let timeline = Timeline::of(&record);
        let persons = Persons::of(&record, &timeline);
        let judged = [0, 1, 2, 3, 4, 5, 6].map(|moment| Judged {
            seat: moment % 2,
            ..sample(moment, 0.2, 0.01)
        });
        let draw = |after: usize| Draw {
            moment: after + 1,
            seat: 0,
            luck: 0.1,
            error: 0.01,
        };
        let review = Review {
            game: "toy".to_string(),
            id: record.id(),
            rules: 1,
            method: 1,
            judges: 1,
            decisions: Vec::new(),
            shares: Vec::new(),
            chances: Vec::new(),
            judged: judged.to_vec(),
            // The second is the last that came of what the person did.
            draws: [0, 2, 4].map(draw).to_vec(),
        };
        let (part, shared) = persons.part(&review);
        assert_eq!(shared, [0]);
        let kept: Vec<usize> = part.judged.iter().map(|judged| judged.moment).collect();
        assert_eq!(kept, [0, 1, 2, 3, 5]);
        assert_eq!(part.draws, review.draws[..2]);
        let mark = |moment: usize, why| Mark {
            moment,
            seat: 0,
            why,
            points: 20.0,
        };
        assert!(persons.made(&mark(2, Why::Lost(Grade::Blunder))));
        assert!(!persons.made(&mark(4, Why::Lost(Grade::Blunder))));
    }
}

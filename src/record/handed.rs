//! Seats that changed hands in the middle of a game: who had played there until then.

use super::{Kind, Player, Record};
use crate::game::Game;
use serde::{Deserialize, Serialize};

/// A seat that changed hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "P: Serialize + serde::de::DeserializeOwned")]
pub struct Handed<P> {
    /// How many decisions had been made.
    pub after: usize,
    /// Whose seat it is.
    pub player: P,
    /// Who had played there until then.
    pub was: Kind,
}

impl<G: Game> Record<G> {
    /// Hands a seat to a bot or takes it back, or renames whoever sits there.
    pub fn set_player(&mut self, player: Player<G::Player>) {
        let after = self.decisions.len();
        let Some(seat) = self.players.iter_mut().find(|p| p.player == player.player) else {
            return;
        };
        let was = std::mem::replace(seat, player);
        if after > 0 && was.kind != seat.kind {
            self.handed.push(Handed {
                after,
                player: was.player,
                was: was.kind,
            });
        }
    }

    /// Who played for a player when the decision with this index was made.
    pub fn kind_at(&self, player: G::Player, decision: usize) -> Option<&Kind> {
        let mut handed = self.handed.iter().filter(|seat| seat.player == player);
        let later = handed.find(|seat| seat.after > decision);
        later.map(|seat| &seat.was).or_else(|| {
            let seat = self.players.iter().find(|p| p.player == player);
            seat.map(|seat| &seat.kind)
        })
    }

    /// Who is to play for a player in a rematch: whoever sits there, or the person who handed the seat to a bot in
    /// the middle of the game. Where a game went on from another, nobody knows which of the seats changed hands then:
    /// there the people count who sit at the table at its end, if anybody does.
    pub fn kind_again(&self, player: G::Player) -> Kind {
        let now = self.kind_at(player, self.decisions.len()).cloned();
        let mut handed = self.handed.iter().filter(|seat| seat.player == player);
        let mut seats = self.players.iter();
        let settled = self.is_branch() && seats.any(|seat| seat.kind == Kind::Person);
        match !settled && handed.any(|seat| seat.was == Kind::Person) {
            true => Kind::Person,
            false => now.unwrap_or(Kind::Person),
        }
    }

    /// The turn, counted from 1, in which whoever plays on a seat now took it over; nothing where nobody else had
    /// played there.
    pub fn turn_taken(&self, player: G::Player) -> Option<u32> {
        let mut handed = self.handed.iter().rev();
        let latest = handed.find(|seat| seat.player == player)?;
        Some(
            self.turns_by(latest.after)?
                .saturating_sub(self.turns_by(0)?)
                + 1,
        )
    }

    /// How many turns had ended after so many decisions; nothing where that cannot be replayed.
    fn turns_by(&self, decisions: usize) -> Option<u32> {
        Some(self.position_at(decisions)?.turns())
    }

    /// Whether a player's game is that of somebody at the screen: they sit there, or did so for half the game at
    /// least, whoever played the rest: half of its decisions, or half of its turns.
    pub fn is_persons(&self, player: G::Player) -> bool {
        let person = |decision| self.kind_at(player, decision) == Some(&Kind::Person);
        let decisions = self.decisions.len();
        let played = (0..decisions).filter(|decision| person(*decision)).count();
        person(decisions)
            || (played > 0 && (2 * played >= decisions || self.half_the_turns(player)))
    }

    /// Whether a person sat there for half of the turns.
    fn half_the_turns(&self, player: G::Player) -> bool {
        let changes = self.handed.iter().filter(|seat| seat.player == player);
        let bounds = std::iter::once(0)
            .chain(changes.map(|seat| seat.after))
            .chain([self.decisions.len()]);
        let bounds: Vec<(usize, u32)> = bounds
            .map(|after| (after, self.turns_by(after).unwrap_or(0)))
            .collect();
        let (mut all, mut own) = (0, 0);
        for part in bounds.windows(2) {
            let turns = part[1].1.saturating_sub(part[0].1);
            all += turns;
            if self.kind_at(player, part[0].0) == Some(&Kind::Person) {
                own += turns;
            }
        }
        2 * own >= all
    }

    /// Of decisions that are not there, since they were taken back or a file is wrong, nobody is known to have made
    /// them; seats stand in the order in which they changed hands.
    pub(super) fn settle_hands(&mut self) {
        let decisions = self.decisions.len();
        for seat in &mut self.handed {
            seat.after = seat.after.min(decisions);
        }
        self.handed.retain(|seat| seat.after > 0);
        self.handed.sort_by_key(|seat| seat.after);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::finished::counts;
    use crate::tigris::Record;
    use crate::tigris::rules::{Board, Decision, Dynasty, Position, Seats, Setup};

    /// A game of two persons in which the first ended three turns, as the other did.
    fn game() -> Record {
        let mut setup = Setup::new(Board::standard(), Seats::first(2).unwrap(), 7);
        setup.start = Some(Dynasty::Archer);
        let mut record: Record = Record::new(setup.into(), Vec::new()).unwrap();
        for _ in 0..6 {
            record.try_play(Decision::End, &mut Vec::new()).unwrap();
        }
        record
    }

    fn hand(record: &mut Record, kind: Kind) {
        let player = Player {
            kind,
            ..record.players()[0].clone()
        };
        record.set_player(player);
    }

    fn bot() -> Kind {
        Kind::Bot("potter".to_string())
    }

    #[test]
    fn half_of_the_turns_is_half_of_a_game_however_much_is_decided_in_the_others() {
        let mut record = game();
        let archer = record.players()[0].player;
        hand(&mut record, bot());
        for _ in 0..6 {
            let mut legal = Vec::new();
            record.position().legal(&mut legal);
            let place = legal.iter().find(|d| matches!(d, Decision::Place(..)));
            let decisions = [*place.expect("a tile"), Decision::End];
            for decision in decisions {
                record.try_play(decision, &mut Vec::new()).unwrap();
            }
            assert!(record.is_persons(archer));
        }
        record.try_play(Decision::End, &mut Vec::new()).unwrap();
        assert!(!record.is_persons(archer));
    }

    #[test]
    fn who_decided_what_is_known_whoever_sits_there_later() {
        let mut record = game();
        let archer = record.players()[0].player;
        assert!(record.is_persons(archer));
        hand(&mut record, bot());
        assert_eq!(record.kind_at(archer, 5), Some(&Kind::Person));
        assert_eq!(record.kind_at(archer, 6), Some(&bot()));
        let other = record.players()[1].player;
        assert_eq!(record.kind_at(other, 5), Some(&Kind::Person));
        for _ in 0..6 {
            assert!(record.is_persons(archer));
            record.try_play(Decision::End, &mut Vec::new()).unwrap();
        }
        // Half of it is theirs; of more that a bot played it is the bot's.
        assert!(record.is_persons(archer));
        record.try_play(Decision::End, &mut Vec::new()).unwrap();
        assert!(!record.is_persons(archer));
        // In a rematch whoever handed the seat over sits there again; in a game that went on from elsewhere only
        // where nobody else is left.
        assert_eq!(record.kind_again(archer), Kind::Person);
        let mut branch = record.branch(6).unwrap();
        assert_eq!(branch.kind_again(archer), bot());
        let rest = branch.players()[1].clone();
        branch.set_player(Player {
            kind: bot(),
            ..rest
        });
        assert_eq!(branch.kind_again(archer), Kind::Person);
        // Six turns had ended.
        assert_eq!(record.turn_taken(archer), Some(7));
        let other = record.players()[1].player;
        assert_eq!(record.turn_taken(other), None);
        // It is written down, and a record without such seats is as it always was.
        let read = Record::from_ron(&record.to_ron().unwrap()).unwrap();
        assert_eq!(read.kind_at(archer, 5), Some(&Kind::Person));
        assert_eq!(read, record);
        assert!(!game().to_ron().unwrap().contains("handed"));
        // Taken back by whoever sits there again.
        hand(&mut record, Kind::Person);
        assert_eq!(record.kind_at(archer, 9), Some(&bot()));
        assert!(record.is_persons(archer));
    }

    #[test]
    fn a_file_that_knows_of_later_decisions_than_it_has_says_who_sits_there() {
        let mut record = game();
        let archer = record.players()[0].player;
        hand(&mut record, bot());
        let text = record.to_ron().unwrap();
        let wrong = text.replace("after:6", "after:99");
        assert_ne!(text, wrong);
        assert_eq!(Record::from_ron(&wrong).unwrap(), record);
        assert_eq!(record.kind_at(archer, 6), Some(&bot()));
    }

    #[test]
    fn what_was_before_a_branch_stays_as_it_was() {
        let mut record = game();
        let archer = record.players()[0].player;
        hand(&mut record, bot());
        let early = record.branch(2).unwrap();
        assert_eq!(early.kind_at(archer, 1), Some(&Kind::Person));
        assert_eq!(early.kind_at(archer, 2), Some(&bot()));
        let start = record.branch(0).unwrap();
        assert_eq!(start.kind_at(archer, 0), Some(&bot()));
        assert!(!start.to_ron().unwrap().contains("handed"));
    }

    #[test]
    fn a_game_that_bots_finish_stays_that_of_who_played_it() {
        let mut whole = game();
        while whole.position().decider().is_some() {
            let mut legal = Vec::new();
            whole.position().legal(&mut legal);
            // The largest swaps, by which the bag is empty soon.
            let swaps = legal.iter().filter(|d| matches!(d, Decision::Swap(_)));
            let largest = swaps.max_by_key(|decision| decision.to_string().len());
            let decision = *largest.or(legal.last()).unwrap();
            whole.try_play(decision, &mut Vec::new()).unwrap();
        }
        assert!(counts::<Position>(&whole));
        let handed_over_after = |decisions: usize| {
            let mut record = whole.branch(decisions).unwrap();
            for seat in record.players().to_vec() {
                record.set_player(Player {
                    kind: bot(),
                    ..seat
                });
            }
            for decision in &whole.decisions()[decisions..] {
                record.try_play(*decision, &mut Vec::new()).unwrap();
            }
            record
        };
        let last = whole.decisions().len() - 1;
        assert!(counts::<Position>(&handed_over_after(last)));
        // The six turns in which nothing was done are less than half of them.
        assert!(!counts::<Position>(&handed_over_after(6)));
    }
}

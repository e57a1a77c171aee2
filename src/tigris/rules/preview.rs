//! What a decision would do, as far as everybody may know.

use super::{Decision, Event, Position, Refusal, Sink};

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
    /// The events of a decision of whoever must decide now, played on a copy.
    ///
    /// They stop at the first commitment, draw or other player's choice, so they tell only what is
    /// public; a conflict shows as [`Event::ConflictBegan`] with the strengths on the board.
    ///
    /// # Errors
    /// The reason why the decision is illegal.
    pub fn preview(&self, decision: Decision) -> Result<Vec<Event>, Refusal> {
        self.tried(decision).map(|(_, events)| events)
    }

    /// The position after a decision, and the events of it that everybody may know.
    pub(super) fn tried(&self, decision: Decision) -> Result<(Position, Vec<Event>), Refusal> {
        let mut heard = UpToNews::default();
        let mut copy = self.clone();
        copy.try_play(decision, &mut heard)?;
        Ok((copy, heard.events))
    }
}

#[cfg(test)]
mod tests {
    use crate::tigris::rules::testing::position;
    use crate::tigris::rules::{Event, Position, Refusal};

    fn previewed(game: &Position, decision: &str) -> Vec<String> {
        let events = game.preview(decision.parse().unwrap()).unwrap();
        events.iter().map(Event::to_string).collect()
    }

    #[test]
    fn a_preview_stops_at_the_first_commitment() {
        let game = position("", "T@f5 kB@f6");
        assert_eq!(
            previewed(&game, "lead k f4"),
            ["lead archer k - f4", "revolt black archer 1 bull 1"]
        );
    }

    #[test]
    fn a_preview_draws_nothing() {
        let game = position("bag TT", "T$@b2 T$@k1 T$@p2");
        assert_eq!(previewed(&game, "swap SS"), ["swap archer SS"]);
        // Not even whether the bag has enough.
        assert_eq!(previewed(&game, "swap SSTT"), ["swap archer SSTT"]);
        assert_eq!(previewed(&game, "end"), ["turn-ended archer"]);
    }

    #[test]
    fn what_is_refused_has_no_preview() {
        let game = position("", "T@f5");
        let refused = game.preview("place T f5".parse().unwrap());
        assert_eq!(refused, Err(Refusal::Occupied));
    }
}

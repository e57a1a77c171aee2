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
        let mut heard = UpToNews::default();
        let mut copy = self.clone();
        copy.try_play(decision, &mut heard)?;
        Ok(heard.events)
    }
}

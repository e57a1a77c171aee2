//! A game as moments: the position before and after every decision, and what happened between.

use crate::game::Game;
use crate::record::Record;
use std::ops::Range;

/// A game laid out in moments, from the start to the latest position.
///
/// It never has fewer than one moment. A moment later than the last means the last.
#[derive(Clone, Debug)]
pub struct Timeline<G: Game> {
    moments: Vec<Moment<G>>,
    events: Vec<G::Event>,
    /// Decisions made under older rules: they no longer lead anywhere and have no moments.
    older: usize,
}

#[derive(Clone, Debug)]
struct Moment<G> {
    position: G,
    /// How many events had happened.
    events: usize,
    /// Whether a turn began with it.
    begins_turn: bool,
}

impl<G: Game> Timeline<G> {
    /// The moments of a record, found by playing its decisions again.
    pub fn of(record: &Record<G>) -> Timeline<G> {
        let older = record.first();
        let start = record.position_at(older);
        let mut position = start.unwrap_or_else(|| record.position().clone());
        let first = Moment {
            position: position.clone(),
            events: 0,
            begins_turn: true,
        };
        let mut timeline = Timeline {
            moments: vec![first],
            events: Vec::new(),
            older,
        };
        let mut events = Vec::new();
        for decision in &record.decisions()[older..] {
            events.clear();
            // A record was played once already when it was made or read.
            let played = position.try_play(*decision, &mut |event| events.push(event));
            if played.is_err() {
                break;
            }
            timeline.push(&events, &position);
        }
        timeline
    }

    /// Adds the moment that the latest decision led to.
    pub fn push(&mut self, events: &[G::Event], position: &G) {
        self.events.extend_from_slice(events);
        let before = self.position(self.end()).turns();
        self.moments.push(Moment {
            position: position.clone(),
            events: self.events.len(),
            begins_turn: position.turns() != before,
        });
    }

    /// Forgets the latest moment, as if its decision had never been made; the first one stays.
    pub fn pop(&mut self) {
        if self.moments.len() > 1 {
            self.moments.pop();
            self.events.truncate(self.last(self.end()).events);
        }
    }

    /// The latest moment.
    pub fn end(&self) -> usize {
        self.moments.len() - 1
    }

    fn last(&self, moment: usize) -> &Moment<G> {
        &self.moments[moment.min(self.end())]
    }

    /// How many decisions of the record lie before a moment.
    pub fn decisions(&self, moment: usize) -> usize {
        self.older + moment.min(self.end())
    }

    /// The game at a moment.
    pub fn position(&self, moment: usize) -> &G {
        &self.last(moment).position
    }

    /// Everything that had happened at a moment.
    pub fn log(&self, moment: usize) -> &[G::Event] {
        &self.events[..self.last(moment).events]
    }

    /// The first moment at which an event of the log had happened, by its place in the log.
    pub fn moment_of(&self, event: usize) -> usize {
        let before = self.moments.partition_point(|m| m.events <= event);
        before.min(self.end())
    }

    /// What happened between one moment and a later one; nothing if it is not later.
    pub fn between(&self, from: usize, to: usize) -> &[G::Event] {
        let (from, to) = (self.last(from).events, self.last(to).events);
        self.events.get(from..to).unwrap_or_default()
    }

    /// The moments at which turns begin; the first is the start.
    fn turns(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        (0..self.moments.len()).filter(|moment| self.moments[*moment].begins_turn)
    }

    /// Whose turn it is at a moment.
    fn active(&self, moment: usize) -> G::Player {
        self.position(moment).active()
    }

    /// Where the next turn begins; the end if none does.
    pub fn next_turn(&self, from: usize) -> usize {
        self.turns().find(|turn| *turn > from).unwrap_or(self.end())
    }

    /// Where this turn begins or, at its beginning, the turn before.
    pub fn previous_turn(&self, from: usize) -> usize {
        self.turns().rev().find(|turn| *turn < from).unwrap_or(0)
    }

    /// Where a player's next turn begins; the end if it has none.
    pub fn next_turn_of(&self, player: G::Player, from: usize) -> usize {
        let mut own = self.turns().filter(|turn| self.active(*turn) == player);
        own.find(|turn| *turn > from).unwrap_or(self.end())
    }

    /// Where a player's turn before this moment begins; the start if it had none.
    pub fn previous_turn_of(&self, player: G::Player, from: usize) -> usize {
        let own = self.turns().filter(|turn| self.active(*turn) == player);
        own.rev().find(|turn| *turn < from).unwrap_or(0)
    }

    /// What others did since a player's last turn: from its end to the beginning of the present
    /// one, or to now while another plays. `None` if nothing happened since.
    pub fn since_last_turn(&self, player: G::Player) -> Option<Range<usize>> {
        let end = self.end();
        let playing = self.active(end) == player && self.position(end).decider().is_some();
        let to = if playing {
            self.turns().next_back().unwrap_or(0)
        } else {
            end
        };
        let after_own = |turn: &usize| *turn > 0 && self.active(*turn - 1) == player;
        let mut before = self.turns().rev().filter(|turn| *turn <= to);
        let from = before.find(after_own).unwrap_or(0);
        (from < to).then_some(from..to)
    }
}

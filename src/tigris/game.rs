//! What the rules of the first game are to whatever stands on [`Game`].

use super::rules::notation::PositionTextError;
use super::rules::{
    Decision, Dynasty, Event, Position, PositionFlaw, RULES_VERSION, Refusal, Sink, Unheard, View,
};
use super::{Start, UndoRefusal};
use crate::game::{self, Game, Standing, Undoable};
use rand::Rng;
use std::sync::Arc;

/// Hands events on to a function.
struct Teller<'a, F>(&'a mut F);

impl<F: FnMut(Event)> Sink for Teller<'_, F> {
    fn event(&mut self, event: Event) {
        (self.0)(event);
    }
}

impl Game for Position {
    type Start = Start;
    type StartError = PositionTextError;
    type Player = Dynasty;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;
    type UndoRefusal = UndoRefusal;
    type Flaw = PositionFlaw;
    type View = View;

    const ID: &'static str = "tigris";
    const RULES_VERSION: u32 = RULES_VERSION;

    fn begin(start: &Start) -> Result<Position, PositionTextError> {
        match start {
            Start::Setup(setup) => Ok(Position::new(setup)),
            Start::Position { board, lines } => {
                let board = Arc::new(board.clone());
                Position::from_text_on(&lines.join("\n"), |_| Some(board.clone()))
            }
        }
    }

    /// On one of the shipped boards.
    fn written(text: &str) -> Result<Start, PositionTextError> {
        let position = Position::from_text(text)?;
        Ok(Start::written(
            position.table().board().as_ref().clone(),
            text,
        ))
    }

    fn to_text(&self) -> String {
        Position::to_text(self)
    }

    fn text_seen_by(&self, player: Dynasty) -> String {
        Position::text_seen_by(self, player)
    }

    fn players(&self) -> Vec<Dynasty> {
        self.table().seats().as_slice().to_vec()
    }

    fn active(&self) -> Dynasty {
        self.table().active()
    }

    fn decider(&self) -> Option<Dynasty> {
        self.table().decider()
    }

    fn legal(&self, out: &mut Vec<Decision>) {
        Position::legal(self, out);
    }

    fn try_play(
        &mut self,
        decision: Decision,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        Position::try_play(self, decision, &mut Teller(tell))
    }

    fn play(&mut self, decision: Decision) {
        Position::play(self, decision, &mut Unheard);
    }

    fn view(&self, player: Dynasty) -> View {
        Position::view(self, player)
    }

    fn sample(view: &View, random: &mut impl Rng) -> Position {
        view.sample(random)
    }

    fn seen_by(event: &Event, viewer: Option<Dynasty>) -> Event {
        match viewer {
            Some(viewer) => event.seen_by(viewer),
            // Only what the one hides that the other knows is a secret.
            None => Dynasty::ALL.into_iter().fold(*event, Event::seen_by),
        }
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(
            event,
            Event::ConflictBegan { .. }
                | Event::MonumentBuilt { .. }
                | Event::WonderBuilt { .. }
                | Event::TreasureTaken { .. }
        )
    }

    fn turns(&self) -> u32 {
        u32::from(self.table().turns())
    }

    /// Always of whoever has the turn: what others decide is final.
    fn undoable(&self) -> Option<Undoable<Dynasty>> {
        match self.table().undoable() {
            0 => None,
            decisions => Some(Undoable {
                by: self.table().active(),
                decisions: usize::from(decisions),
            }),
        }
    }

    fn undo_refusal(&self, last: Option<&Decision>) -> UndoRefusal {
        UndoRefusal::after(self, last)
    }

    /// The points of a standing are the totals from the lowest colour up.
    fn standings(&self) -> Option<Vec<Standing<Dynasty>>> {
        let standings = self.outcome()?.standings.into_iter();
        let standing = standings.map(|standing| Standing {
            player: standing.dynasty,
            rank: standing.rank,
            points: standing.ascending().to_vec(),
        });
        Some(standing.collect())
    }

    fn check_validity(&self) -> Result<(), PositionFlaw> {
        Position::check_validity(self)
    }

    fn fits(&self, start: &Start) -> bool {
        let table = self.table();
        match start {
            Start::Setup(setup) => {
                *table.board() == setup.board
                    && table.seats() == setup.seats
                    && table.options() == setup.options
            }
            Start::Position { board, .. } => {
                let same = |began: Position| {
                    let began = began.table();
                    table.seats() == began.seats() && table.options() == began.options()
                };
                // A text that later rules refuse says nothing that could be compared.
                **table.board() == *board && <Position as Game>::begin(start).map_or(true, same)
            }
        }
    }
}

impl game::View<Position> for View {
    fn player(&self) -> Dynasty {
        self.dynasty()
    }

    fn legal(&self, out: &mut Vec<Decision>) {
        View::legal(self, out);
    }

    fn check(&self, decision: Decision) -> Result<(), Refusal> {
        View::check(self, decision)
    }
}

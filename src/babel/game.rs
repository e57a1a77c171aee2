//! This game as the trait that every game implements.

use super::UndoRefusal;
use super::rules::notation::PositionTextError;
use super::rules::{
    Decision, Event, Player, Position, PositionFlaw, RULES_VERSION, Refusal, Setup, Sink, Unheard,
    View,
};
use crate::game::{self, Game, Standing, Undoable};
use rand::Rng;
use serde::{Deserialize, Serialize};

/// How a game of Babel starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Start {
    /// Set up by the rules and shuffled by a seed.
    Setup(Setup),
    /// From a position that somebody wrote down.
    Position {
        /// The position text, a line each.
        lines: Vec<String>,
    },
}

impl Start {
    /// The start that somebody wrote down as a position text.
    pub fn written(text: &str) -> Start {
        Start::Position {
            lines: text.lines().map(str::to_string).collect(),
        }
    }
}

impl From<Setup> for Start {
    fn from(setup: Setup) -> Start {
        Start::Setup(setup)
    }
}

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
    type Player = Player;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;
    type UndoRefusal = UndoRefusal;
    type Flaw = PositionFlaw;
    type View = View;

    const ID: &'static str = "babel";
    const RULES_VERSION: u32 = RULES_VERSION;

    fn begin(start: &Start) -> Result<Position, PositionTextError> {
        match start {
            Start::Setup(setup) => Ok(Position::new(setup)),
            Start::Position { lines } => Position::from_text(&lines.join("\n")),
        }
    }

    fn written(text: &str) -> Result<Start, PositionTextError> {
        Position::from_text(text)?;
        Ok(Start::written(text))
    }

    fn to_text(&self) -> String {
        Position::to_text(self)
    }

    fn text_seen_by(&self, player: Player) -> String {
        Position::text_seen_by(self, player)
    }

    fn players(&self) -> Vec<Player> {
        Player::ALL.to_vec()
    }

    fn active(&self) -> Player {
        self.table().active()
    }

    fn decider(&self) -> Option<Player> {
        Position::decider(self)
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

    fn view(&self, player: Player) -> View {
        Position::view(self, player)
    }

    fn sample(view: &View, random: &mut impl Rng) -> Position {
        view.sample(random)
    }

    fn seen_by(event: &Event, viewer: Option<Player>) -> Event {
        match viewer {
            Some(viewer) => event.seen_by(viewer),
            // Only what the one hides that the other knows is a secret.
            None => Player::ALL.into_iter().fold(*event, Event::seen_by),
        }
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(
            event,
            // What each skill does, once; and what changes how the game ends.
            Event::Destroyed { .. }
                | Event::Robbed { .. }
                | Event::Expelled { .. }
                | Event::Lured { .. }
                | Event::Built { leap: true, .. }
                | Event::Halved { .. }
                | Event::EndPhaseBegan
        )
    }

    fn turns(&self) -> u32 {
        u32::from(self.table().turns())
    }

    /// Always of whoever has the turn: what the other discards is final.
    fn undoable(&self) -> Option<Undoable<Player>> {
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

    /// The points of a standing are the total and the cards in hand.
    fn standings(&self) -> Option<Vec<Standing<Player>>> {
        let standings = self.outcome()?.standings.into_iter();
        let standing = standings.map(|standing| Standing {
            player: standing.player,
            rank: standing.rank,
            points: vec![u16::from(standing.total), standing.cards],
        });
        Some(standing.collect())
    }

    fn check_validity(&self) -> Result<(), PositionFlaw> {
        Position::check_validity(self)
    }

    fn fits(&self, start: &Start) -> bool {
        let options = self.table().options();
        match start {
            Start::Setup(setup) => options == setup.options,
            Start::Position { .. } => {
                let same = |began: Position| options == began.table().options();
                // A text that later rules refuse says nothing that could be compared.
                <Position as Game>::begin(start).map_or(true, same)
            }
        }
    }
}

impl game::View<Position> for View {
    fn player(&self) -> Player {
        View::player(self)
    }

    fn legal(&self, out: &mut Vec<Decision>) {
        View::legal(self, out);
    }

    fn check(&self, decision: Decision) -> Result<(), Refusal> {
        View::check(self, decision)
    }
}

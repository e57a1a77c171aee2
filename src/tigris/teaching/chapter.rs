//! The chapters: a position, something to do on it, and whether that has been done.
//!
//! The rules decide: a chapter looks only at the events that they tell and at the position that
//! they lead to.

use super::goal::Goal;
use super::scene::{Scene, SceneError};
use super::slip::{Action, Slip};
use super::topic::Topic;
use crate::game::Game;
use crate::tigris::rules::{Colour, ConflictKind, Decision, Dynasty, Event, Position, Stage};

/// A chapter of the lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// A tile beside a leader brings a point.
    Placing,
    /// Which leader gains the point.
    Points,
    /// Two leaders fight for a kingdom.
    Revolt,
    /// A tile unites two kingdoms.
    War,
    /// A leader moves, and is taken home.
    Moving,
    /// Tiles are swapped.
    Swapping,
    /// A catastrophe parts a kingdom.
    Catastrophe,
    /// A square of tiles becomes a monument.
    Monuments,
    /// The lowest colour decides.
    Score,
    /// How a game ends.
    Ending,
}

/// How far the learner has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// For each goal, whether it has been reached.
    pub reached: Vec<bool>,
    /// What the latest action was instead of a step towards the goals.
    pub slip: Option<Slip>,
    /// How many decisions were made before that action.
    pub before_action: usize,
}

impl Progress {
    /// Whether the chapter has been completed.
    pub fn is_done(&self) -> bool {
        self.reached.iter().all(|reached| *reached)
    }
}

impl Chapter {
    /// All of them, in the order in which they are learned.
    pub const ALL: [Chapter; 10] = [
        Chapter::Placing,
        Chapter::Points,
        Chapter::Revolt,
        Chapter::War,
        Chapter::Moving,
        Chapter::Swapping,
        Chapter::Catastrophe,
        Chapter::Monuments,
        Chapter::Score,
        Chapter::Ending,
    ];

    /// How it is remembered, and the stem of the keys of its texts.
    pub const fn key(self) -> &'static str {
        match self {
            Chapter::Placing => "learn-placing",
            Chapter::Points => "learn-points",
            Chapter::Revolt => "learn-revolt",
            Chapter::War => "learn-war",
            Chapter::Moving => "learn-moving",
            Chapter::Swapping => "learn-swapping",
            Chapter::Catastrophe => "learn-catastrophe",
            Chapter::Monuments => "learn-monuments",
            Chapter::Score => "learn-score",
            Chapter::Ending => "learn-ending",
        }
    }

    /// The one that follows.
    pub fn next(self) -> Option<Chapter> {
        Chapter::ALL.get(self as usize + 1).copied()
    }

    /// What the rules say about it.
    pub const fn topic(self) -> Topic {
        match self {
            Chapter::Placing => Topic::Placing,
            Chapter::Points => Topic::Points,
            Chapter::Revolt => Topic::Revolt,
            Chapter::War => Topic::War,
            Chapter::Moving => Topic::Moving,
            Chapter::Swapping => Topic::Swap,
            Chapter::Catastrophe => Topic::Catastrophe,
            Chapter::Monuments => Topic::Monuments,
            Chapter::Score => Topic::Score,
            Chapter::Ending => Topic::End,
        }
    }

    const fn script(self) -> &'static str {
        match self {
            Chapter::Placing => include_str!("../../../assets/teaching/chapters/1-placing.txt"),
            Chapter::Points => include_str!("../../../assets/teaching/chapters/2-points.txt"),
            Chapter::Revolt => include_str!("../../../assets/teaching/chapters/3-revolt.txt"),
            Chapter::War => include_str!("../../../assets/teaching/chapters/4-war.txt"),
            Chapter::Moving => include_str!("../../../assets/teaching/chapters/5-moving.txt"),
            Chapter::Swapping => include_str!("../../../assets/teaching/chapters/6-swapping.txt"),
            Chapter::Catastrophe => {
                include_str!("../../../assets/teaching/chapters/7-catastrophe.txt")
            }
            Chapter::Monuments => include_str!("../../../assets/teaching/chapters/8-monuments.txt"),
            Chapter::Score => include_str!("../../../assets/teaching/chapters/9-score.txt"),
            Chapter::Ending => include_str!("../../../assets/teaching/chapters/10-ending.txt"),
        }
    }

    /// Its position, and one way to complete it.
    ///
    /// # Errors
    /// None that a tested program can have.
    pub fn scene(self) -> Result<Scene, SceneError> {
        Scene::read(self.script())
    }

    /// What is to be done.
    pub const fn goals(self) -> &'static [Goal] {
        match self {
            Chapter::Placing => &[Goal::Gain(Colour::Blue)],
            Chapter::Points => &[Goal::Stand(Colour::Black), Goal::Gain(Colour::Black)],
            Chapter::Revolt => &[
                Goal::Begin(ConflictKind::Revolt),
                Goal::Win(ConflictKind::Revolt),
            ],
            Chapter::War => &[Goal::Begin(ConflictKind::War), Goal::Win(ConflictKind::War)],
            Chapter::Moving => &[Goal::Guard(Colour::Black), Goal::Withdraw(Colour::Green)],
            Chapter::Swapping => &[Goal::Swap, Goal::Gain(Colour::Blue)],
            Chapter::Catastrophe => &[Goal::Expel, Goal::Stand(Colour::Black)],
            Chapter::Monuments => &[Goal::Build, Goal::Take, Goal::Income],
            Chapter::Score => &[Goal::Gain(Colour::Blue), Goal::Take, Goal::Victory],
            Chapter::Ending => &[Goal::EmptyBag, Goal::Victory],
        }
    }

    /// How far a learner has come who made these decisions; `None` if they cannot be played from
    /// the chapter's position.
    pub fn judge(self, start: &Position, decisions: &[Decision]) -> Option<Progress> {
        let learner = start.table().active();
        let mut now = start.clone();
        let mut reached = vec![false; self.goals().len()];
        let (mut slip, mut before_action, mut begun) = (None, 0, 0);
        let mut action = Action::default();
        for (decision, made) in decisions.iter().zip(1..) {
            let mut events: Vec<Event> = Vec::new();
            Game::try_play(&mut now, *decision, &mut |event| events.push(event)).ok()?;
            for (goal, reached) in self.goals().iter().zip(&mut reached) {
                let met = !*reached && goal.is_met(learner, &events, &now);
                action.helped |= met;
                *reached |= met;
            }
            // Once another action is under way it is that one which is judged, when it is complete.
            slip = None;
            action.declined |= *decision == Decision::Pass;
            action.events.extend(events);
            if matches!(
                now.table().stage(),
                Stage::Action | Stage::End | Stage::Over(_)
            ) {
                slip = action.slip(self.goals(), learner, &now);
                action = Action::default();
                (before_action, begun) = (begun, made);
            }
        }
        let table = now.table();
        let open = match table.stage() {
            // What may still come is what the end of the turn brings.
            Stage::End => {
                let ended = [decisions, &[Decision::End]].concat();
                !self.judge(start, &ended)?.is_done()
            }
            _ => reached.iter().any(|reached| !reached),
        };
        let acts =
            table.active() == learner && !matches!(table.stage(), Stage::End | Stage::Over(_));
        if open && !acts && slip.is_none() {
            slip = Some(Slip::TooEarly);
        }
        Some(Progress {
            reached,
            slip,
            before_action,
        })
    }
}

/// What the others answer while somebody learns: they win a conflict as cheaply as they can, and
/// otherwise commit nothing. `None` where nothing is asked of them within the chapter.
pub fn answer(game: &Position, learner: Dynasty) -> Option<Decision> {
    let decider = game.decider().filter(|decider| *decider != learner)?;
    let Stage::Commit(conflict) = game.table().stage() else {
        return None;
    };
    let attacks = conflict.attacker == decider;
    let wins = |count: u8| {
        let total = conflict.own_board().saturating_add(count);
        total > conflict.against() || (!attacks && total == conflict.against())
    };
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let enough = legal
        .into_iter()
        .find(|decision| matches!(decision, Decision::Commit(count) if wins(*count)));
    Some(enough.unwrap_or(Decision::Commit(0)))
}

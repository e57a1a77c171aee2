//! A picture of the rules: a position, and what the rules make of a few decisions from it.

use crate::babel::rules::notation::PositionTextError;
use crate::babel::rules::{Decision, Event, Position, Refusal};
use std::fmt;

/// A moment of a scene.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// What has just been decided; nothing at the beginning.
    pub decision: Option<Decision>,
    /// What happened by it.
    pub events: Vec<Event>,
    /// The position after it.
    pub position: Position,
}

/// Moments, the beginning first.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene(Vec<Moment>);

/// Why a script is no scene.
#[derive(Clone, Debug, PartialEq)]
pub enum SceneError {
    /// It does not begin with a position that can be played.
    Position(PositionTextError),
    /// A line that is none of a script.
    Line(String),
    /// The rules refuse a decision.
    Refused(String, Refusal),
}

impl fmt::Display for SceneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SceneError::Position(why) => write!(f, "{why}"),
            SceneError::Line(line) => write!(f, "{line:?} is no line of a scene"),
            SceneError::Refused(line, why) => write!(f, "{line:?}: {why}"),
        }
    }
}

impl std::error::Error for SceneError {}

impl Scene {
    /// Reads a script: a position text, then a line `play DECISION` for each step.
    ///
    /// # Errors
    /// Names the line that cannot be read or played.
    pub fn read(script: &str) -> Result<Scene, SceneError> {
        let (text, plays) = script.split_once("\nend\n").unwrap_or((script, ""));
        let position =
            Position::from_text(&format!("{text}\nend")).map_err(SceneError::Position)?;
        let mut moments = vec![Moment {
            decision: None,
            events: Vec::new(),
            position: position.clone(),
        }];
        let mut now = position;
        for line in plays.lines().filter(|line| !line.trim().is_empty()) {
            let decision: Option<Decision> = line
                .strip_prefix("play ")
                .and_then(|decision| decision.trim().parse().ok());
            let decision = decision.ok_or_else(|| SceneError::Line(line.to_string()))?;
            let mut events = Vec::new();
            now.try_play(decision, &mut events)
                .map_err(|why| SceneError::Refused(line.to_string(), why))?;
            moments.push(Moment {
                decision: Some(decision),
                events,
                position: now.clone(),
            });
        }
        Ok(Scene(moments))
    }

    /// The moments, the beginning first; there is always that one.
    pub fn moments(&self) -> &[Moment] {
        &self.0
    }
}

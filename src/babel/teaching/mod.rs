//! The rules of this game to be read, with pictures that are played by the rules themselves, and
//! chapters to learn them by playing.

mod chapter;
mod scene;
mod topic;

pub use chapter::{Chapter, Goal, LEARNER};
pub use scene::{Moment, Scene, SceneError};
pub use topic::{Section, Topic};

#[cfg(test)]
mod tests;

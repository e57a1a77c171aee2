//! The rules of this game to be read, with pictures that are played by the rules themselves.

mod scene;
mod topic;

pub use scene::{Moment, Scene, SceneError};
pub use topic::{Section, Topic};

#[cfg(test)]
mod tests;

//! The first round of a game as a guided replay.

use super::scene::{Scene, SceneError};

/// The script of the round; what is played is told move by move.
const SCRIPT: &str = include_str!("../../../assets/teaching/first-round.txt");

/// The round: four dynasties, two actions each.
///
/// # Errors
/// None that a tested program can have.
pub fn scene() -> Result<Scene, SceneError> {
    Scene::read(SCRIPT)
}

/// The key of what is told after so many decisions; at 0 of the beginning.
pub fn key(decisions: usize) -> String {
    format!("round-{decisions}")
}

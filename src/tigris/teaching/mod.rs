//! Teaching: the chapters of the lessons, the paragraphs of the rules, and how both are checked.
//!
//! Nothing here knows a screen. Positions come from scripts in `assets/teaching`, which the referee
//! runs as tests; what is right is decided by the rules; texts are messages of
//! [`locale`](crate::locale) whose keys are given here.

mod chapter;
mod goal;
pub mod guide;
mod left;
pub mod round;
mod scene;
pub mod search;
mod slip;
#[cfg(test)]
mod tests;
mod topic;

pub use chapter::{Chapter, Progress, answer};
pub use goal::Goal;
pub use left::Left;
pub use scene::{Moment, Scene, SceneError, Window};
pub use slip::Slip;
pub use topic::{Section, Topic};

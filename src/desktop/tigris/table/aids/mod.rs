//! What is drawn over the board to help to read it: kingdoms, strengths, what a drop would do, why it
//! is refused, what pieces are called, and advice.

pub mod advice;
pub mod cause;
pub mod highlight;
pub mod kingdoms;
pub mod names;
pub mod outline;
mod place;
pub mod preview;
pub mod refusal;
pub mod strengths;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        advice::plugin,
        highlight::plugin,
        kingdoms::plugin,
        names::plugin,
        outline::plugin,
        preview::plugin,
        refusal::plugin,
        strengths::plugin,
    ));
}

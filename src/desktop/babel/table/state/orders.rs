//! What pointer, keys and buttons ask of the table.

use crate::babel::teaching::Topic;
use crate::desktop::turn::refusal;
use bevy::prelude::*;

/// After this pointer and keys have been read.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InputRead;

/// The player asks to end the turn.
#[derive(Message, Clone, Copy, Debug)]
pub struct EndTurn;

/// What the person is to read now: why something was refused.
pub type Refusal = refusal::Refusal<Topic>;

/// Why something was refused.
pub type Why = refusal::Why<Topic>;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<EndTurn>();
}

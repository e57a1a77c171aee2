//! What pointer, keys and buttons ask of the table.

use crate::babel::teaching::Topic;
use bevy::prelude::*;

/// After this pointer and keys have been read.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InputRead;

/// The player asks to end the turn.
#[derive(Message, Clone, Copy, Debug)]
pub struct EndTurn;

/// Opens the advice, or closes it.
#[derive(Message, Clone, Copy, Debug)]
pub struct ToggleAdvice;

/// What the person is to read above the strip: why something was refused.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Refusal(pub Option<Why>);

/// Why something was refused.
#[derive(Clone, Debug, PartialEq)]
pub struct Why {
    /// The reason in a sentence.
    pub text: String,
    /// Where the rules say more about it.
    pub topic: Topic,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<EndTurn>()
        .add_message::<ToggleAdvice>()
        .init_resource::<Refusal>();
}

//! What pointer, keys and buttons ask of the table.

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

/// A sentence that the person is to read beside the pointer: why something was refused.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Refusal(pub Option<String>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<EndTurn>()
        .add_message::<ToggleAdvice>()
        .init_resource::<Refusal>();
}

//! What pointer, keys and buttons ask of the table, and when they have been read.

use bevy::prelude::*;

/// After this the pointer's place is known.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PointerRead;

/// After this the keys have moved the cursor.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeysRead;

/// The player asks to end the turn.
#[derive(Message, Clone, Copy, Debug)]
pub struct EndTurn;

/// The player asks to swap the tiles that are marked.
#[derive(Message, Clone, Copy, Debug)]
pub struct Swap;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<EndTurn>().add_message::<Swap>();
}

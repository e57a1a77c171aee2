//! The desktop without a window and without a GPU: real pointer and key events go in, entities and
//! the position come out. The one test binary that links Bevy.

mod bots;
mod hints;
mod idle;
mod mirror;
mod new_game;
mod play;
mod support;

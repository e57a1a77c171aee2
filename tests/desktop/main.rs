//! The desktop without a window and without a GPU: real pointer and key events go in, entities and
//! the position come out. The one test binary that links Bevy.

mod board_aids;
mod bots;
mod conflict_panel;
mod hints;
mod idle;
mod layouts;
mod learn;
mod look;
mod mirror;
mod new_game;
mod play;
mod positions;
mod rectangles;
mod replay;
mod results;
mod seating;
mod settings;
mod spoken;
mod support;

//! The desktop without a window and without a GPU: real pointer and key events go in, entities and
//! the position come out. The one test binary that links Bevy.

mod babel;
mod babel_results;
mod babel_turns;
mod board_aids;
mod bots;
mod conflict_panel;
mod controls;
mod flow;
mod guide;
mod hints;
mod history;
mod idle;
mod keys;
mod layouts;
mod learn;
mod load;
mod look;
mod mirror;
mod names;
mod new_game;
mod play;
mod positions;
mod practice;
mod reader;
mod rectangles;
mod replay;
mod results;
mod seating;
mod settings;
mod sharing;
mod soak;
mod spoken;
mod support;
mod told;

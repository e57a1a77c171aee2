//! The table: board, pieces, hand, choices and everything between people and the game.
//!
//! [`layout`] says where things are, [`pieces`] mirrors the position, [`animation`] follows events
//! and [`mirror`] compares the two,
//! [`picking`] is the only place that listens to the pointer, [`seat`] knows whose secrets are on
//! the screen, [`thought`] lets bots work without anybody waiting for them.

pub mod advice;
pub mod aids;
pub mod animation;
pub mod backdrop;
pub mod beat;
pub mod bot;
pub mod card;
pub mod cause;
pub mod choice;
pub mod commitment;
pub mod conflict;
pub mod curtain;
pub mod decisions;
pub mod gaze;
pub mod hand;
pub mod help;
pub mod highlight;
pub mod hint;
pub mod keyboard;
pub mod layout;
pub mod log;
pub mod mirror;
pub mod motion;
pub mod outcome;
pub mod outline;
pub mod paint;
pub mod picking;
pub mod pieces;
pub mod plate;
pub mod preview;
pub mod put_down;
pub mod quick;
pub mod rail;
pub mod recap;
pub mod seat;
pub mod seating;
pub mod spoken;
pub mod stakes;
pub mod strengths;
pub mod strip;
pub mod tally;
pub mod thought;
pub mod turn_end;
pub mod undo;

use crate::desktop::Screen;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        layout::plugin,
        backdrop::plugin,
        animation::plugin,
        mirror::plugin,
        seat::plugin,
        bot::plugin,
        hand::plugin,
        picking::plugin,
        quick::plugin,
        keyboard::plugin,
        highlight::plugin,
        (
            rail::plugin,
            choice::plugin,
            strip::plugin,
            hint::plugin,
            curtain::plugin,
            advice::plugin,
            recap::plugin,
        ),
        (
            aids::plugin,
            beat::plugin,
            outcome::plugin,
            commitment::plugin,
            outline::plugin,
            strengths::plugin,
            gaze::plugin,
            preview::plugin,
            turn_end::plugin,
            help::plugin,
            seating::plugin,
            spoken::plugin,
            undo::plugin,
        ),
    ))
    .add_systems(OnEnter(Screen::Table), pieces::spawn_cells)
    .add_systems(
        Update,
        pieces::follow_layout
            .run_if(in_state(Screen::Table).and_then(resource_changed::<layout::Layout>)),
    );
}

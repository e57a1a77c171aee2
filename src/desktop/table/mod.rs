//! The table: board, pieces, hand, choices and everything between people and the game.
//!
//! [`layout`] says where things are, [`pieces`] mirrors the position, [`animation`] follows events
//! and [`mirror`] compares the two,
//! [`picking`] is the only place that listens to the pointer, [`seat`] knows whose secrets are on
//! the screen, [`thought`] lets bots work without anybody waiting for them.

pub mod advice;
pub mod animation;
pub mod backdrop;
pub mod bot;
pub mod card;
pub mod choice;
pub mod curtain;
pub mod decisions;
pub mod hand;
pub mod highlight;
pub mod hint;
pub mod keyboard;
pub mod layout;
pub mod log;
pub mod mirror;
pub mod motion;
pub mod paint;
pub mod picking;
pub mod pieces;
pub mod rail;
pub mod seat;
pub mod strip;
pub mod thought;

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
        keyboard::plugin,
        highlight::plugin,
        (
            rail::plugin,
            choice::plugin,
            strip::plugin,
            hint::plugin,
            curtain::plugin,
            advice::plugin,
        ),
    ))
    .add_systems(OnEnter(Screen::Table), pieces::spawn_cells)
    .add_systems(
        Update,
        pieces::follow_layout
            .run_if(in_state(Screen::Table).and_then(resource_changed::<layout::Layout>)),
    );
}

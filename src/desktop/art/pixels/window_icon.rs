//! The icon of the window, where the system shows one.

use super::raster;
use crate::desktop::art::{Palette, Picture, picture_svg};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

/// The side of the icon; systems shrink it well.
const SIDE: u32 = 128;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set.run_if(run_once));
}

/// Only the main thread knows the windows.
fn set(window: Query<Entity, With<PrimaryWindow>>, _main_thread: NonSendMarker) {
    let svg = picture_svg(Picture::AppIcon, &Palette::INLAY);
    let icon = raster::pixels(&svg, SIDE, SIDE)
        .map_err(|why| why.to_string())
        .and_then(|drawn| {
            let pixels = raster::straight(&drawn);
            Icon::from_rgba(pixels, SIDE, SIDE).map_err(|why| why.to_string())
        });
    match icon {
        Ok(icon) => WINIT_WINDOWS.with_borrow(|windows| {
            for window in window.iter().filter_map(|w| windows.get_window(w)) {
                window.set_window_icon(Some(icon.clone()));
            }
        }),
        Err(why) => warn!("the window has no icon: {why}"),
    }
}

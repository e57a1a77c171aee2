//! What the player has set, kept in its file and followed by the window at once.

mod keeper;

use self::keeper::{Keeper, finish, keep};
use super::keys::{Action, Keys};
use super::options::Options;
use super::screen::Leaving;
use super::trouble::Trouble;
use super::words::Words;
use crate::data_folder;
use crate::preferences::{Learning, Preferences, Warning};
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PresentMode, PrimaryWindow, WindowMode};
use std::ops::{Deref, DerefMut};

/// The preferences; changing the resource is all it takes to have them followed and saved.
#[derive(Resource, Clone, Debug, Default)]
pub struct Settings(pub Preferences);

impl Deref for Settings {
    type Target = Preferences;

    fn deref(&self) -> &Preferences {
        &self.0
    }
}

impl DerefMut for Settings {
    fn deref_mut(&mut self) -> &mut Preferences {
        &mut self.0
    }
}

/// What was wrong with the files at the start.
#[derive(Resource)]
struct Damage(Vec<Warning>);

pub(super) fn plugin(app: &mut App) {
    install(app);
    app.add_systems(Startup, warn_of_damage)
        .add_systems(
            Update,
            (
                full_screen_key,
                follow_display,
                bring_back,
                remember_window.run_if(size_is_ours),
                keep.run_if(resource_exists::<Keeper>),
            )
                .chain(),
        )
        .add_systems(
            Last,
            finish.in_set(Leaving).run_if(resource_exists::<Keeper>),
        );
}

/// Reads the preferences, unless that has been done: the window needs them before any plugin.
pub fn install(app: &mut App) -> Settings {
    if let Some(settings) = app.world().get_resource::<Settings>() {
        return settings.clone();
    }
    let (Some(file), Some(learning)) = (data_folder::preferences(), data_folder::learning()) else {
        app.init_resource::<Settings>();
        return Settings::default();
    };
    let (saved, damage) = Preferences::load(&file);
    let (learned, ignorance) = Learning::load(&learning);
    let learned = learned.unwrap_or_default();
    let mut preferences = saved.clone();
    preferences.learning.join(&learned);
    let may = |warning: &Option<Warning>| !warning.as_ref().is_some_and(Warning::forbids_writing);
    // What an earlier version wrote there stays until it has another place.
    let may_write = may(&damage) && (may(&ignorance) || saved.learning == Learning::default());
    let keeper = Keeper::new(
        may_write.then_some(file),
        may(&ignorance).then_some(learning),
        Preferences {
            learning: learned,
            ..saved
        },
    );
    let settings = Settings(preferences);
    app.insert_resource(settings.clone())
        .insert_resource(keeper);
    let warnings: Vec<Warning> = [damage, ignorance].into_iter().flatten().collect();
    if !warnings.is_empty() {
        app.insert_resource(Damage(warnings));
    }
    settings
}

/// The window as it was left, or as the command line wants it.
pub fn window(known: &Settings, options: &Options, title: String) -> Window {
    let (width, height) = options
        .size
        .unwrap_or((known.window.width, known.window.height));
    let mut resolution = bevy::window::WindowResolution::default();
    // The scale is not known before there is a window: these are logical pixels.
    resolution.set_scale_factor_override(options.scale);
    resolution.set(width as f32, height as f32);
    let place = known.window.place.filter(|_| options.size.is_none());
    Window {
        title,
        name: Some(env!("CARGO_PKG_NAME").to_string()),
        resolution,
        position: match place {
            Some((x, y)) => WindowPosition::At(IVec2::new(x, y)),
            None => WindowPosition::Automatic,
        },
        mode: mode(known.full_screen && options.size.is_none()),
        present_mode: present_mode(known.vsync),
        resize_constraints: bevy::window::WindowResizeConstraints {
            min_width: 640.0,
            min_height: 400.0,
            ..default()
        },
        ..default()
    }
}

fn mode(full_screen: bool) -> WindowMode {
    if full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

fn present_mode(vsync: bool) -> PresentMode {
    if vsync {
        PresentMode::AutoVsync
    } else {
        PresentMode::AutoNoVsync
    }
}

fn warn_of_damage(
    damage: Option<Res<Damage>>,
    words: Res<Words>,
    mut trouble: MessageWriter<Trouble>,
) {
    for warning in damage.iter().flat_map(|damage| &damage.0) {
        trouble.write(Trouble(words.warning(warning)));
    }
}

/// Full screen and vertical synchronisation, as set.
fn follow_display(
    settings: Res<Settings>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut last: Local<Option<(bool, bool)>>,
) {
    let now = (settings.full_screen, settings.vsync);
    if last.replace(now).is_none_or(|last| last == now) {
        // At the start the window is as it was made: the command line may overrule the settings.
        return;
    }
    let (wanted, present) = (mode(now.0), present_mode(now.1));
    if window.mode != wanted {
        window.mode = wanted;
    }
    if window.present_mode != present {
        window.present_mode = present;
    }
}

/// F11, as everywhere, unless the player wants another key.
fn full_screen_key(keys: Keys, mut settings: ResMut<Settings>) {
    if keys.just_pressed(Action::FullScreen) {
        settings.full_screen = !settings.full_screen;
    }
}

/// A window whose place was on a display that is gone comes to one that is there.
fn bring_back(
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    monitors: Query<&Monitor>,
    mut checked: Local<bool>,
) {
    if *checked || monitors.is_empty() {
        return;
    }
    *checked = true;
    let WindowPosition::At(corner) = window.position else {
        return;
    };
    let size = window.resolution.physical_size().as_ivec2();
    let seen = |monitor: &Monitor| {
        let all = IRect::from_corners(
            monitor.physical_position,
            monitor.physical_position + monitor.physical_size().as_ivec2(),
        );
        let part = all.intersect(IRect::from_corners(corner, corner + size));
        part.width() >= 200 && part.height() >= 100
    };
    if !monitors.iter().any(seen) {
        window.position = WindowPosition::Centered(MonitorSelection::Primary);
    }
}

/// A size from the command line is for once, not to be remembered.
fn size_is_ours(options: Option<Res<Options>>) -> bool {
    options.is_none_or(|options| options.size.is_none())
}

/// Keeps the size and place of a window that is not full-screen.
fn remember_window(
    window: Single<&Window, (With<PrimaryWindow>, Changed<Window>)>,
    mut settings: ResMut<Settings>,
) {
    if window.mode != WindowMode::Windowed || window.width() < 1.0 {
        return;
    }
    let mut now = settings.window;
    now.width = window.width().round() as u32;
    now.height = window.height().round() as u32;
    if let WindowPosition::At(place) = window.position {
        now.place = Some((place.x, place.y));
    }
    if now != settings.window {
        settings.window = now;
    }
}

//! A desktop whose window is only an entity, driven by synthetic input.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{
    CursorMoved, ExitCondition, PrimaryWindow, WindowEvent, WindowResolution,
};
use bevy::winit::WinitPlugin;
use std::sync::Arc;
use std::time::Duration;
use two_rivers::desktop::session::{NewGame, NewPlayer, Session, SessionCommand};
use two_rivers::desktop::settings::Settings;
use two_rivers::desktop::table::layout::{Layout, Slot};
use two_rivers::desktop::table::seat::Seat;
use two_rivers::desktop::{self, Screen};
use two_rivers::record::PlayerKind;
use two_rivers::rules::{Board, Cell, Dynasty, Options};

/// A running desktop.
pub struct Desktop {
    pub app: App,
    // Kept so that the folder lives as long as the desktop.
    _data: tempfile::TempDir,
}

impl Desktop {
    /// Opens the desktop on an empty data folder, with animations that take no time.
    pub fn open() -> Desktop {
        let data = tempfile::tempdir().expect("a temporary folder");
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .build()
                .disable::<WinitPlugin>()
                .disable::<LogPlugin>()
                .disable::<bevy::audio::AudioPlugin>()
                .set(WindowPlugin {
                    primary_window: Some(Window {
                        resolution: WindowResolution::new(1280, 800).with_scale_factor_override(1.0),
                        ..default()
                    }),
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .set(RenderPlugin {
                    render_creation: WgpuSettings { backends: None, ..default() }.into(),
                    ..default()
                }),
        );
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
        app.insert_resource(desktop::DataFolder(data.path().to_path_buf()));
        app.add_plugins(desktop::plugin);
        app.finish();
        app.cleanup();
        let mut desktop = Desktop { app, _data: data };
        desktop.frames(4);
        desktop.app.world_mut().resource_mut::<Settings>().animation_speed = 0;
        desktop
    }

    /// Lets some frames pass.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Starts a game on a board; `persons` names the dynasties that people play.
    pub fn start(&mut self, board: Board, players: usize, persons: &[Dynasty], options: Options, seed: u64) {
        let players = Dynasty::ALL[..players].iter().map(|dynasty| NewPlayer {
            dynasty: *dynasty,
            name: format!("{dynasty:?}"),
            kind: if persons.contains(dynasty) {
                PlayerKind::Person
            } else {
                PlayerKind::Bot("greedy".to_string())
            },
        });
        let game = NewGame {
            board: Arc::new(board),
            options,
            players: players.collect(),
            start: Some(Dynasty::Archer),
            seed: Some(seed),
        };
        self.app.world_mut().write_message(SessionCommand::Start(game));
        self.frames(4);
    }

    /// The game on the table.
    pub fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    /// The screen that is shown.
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// Lets frames pass until something holds.
    ///
    /// # Panics
    /// When it does not hold after many frames.
    pub fn until(&mut self, what: &str, mut holds: impl FnMut(&mut World) -> bool) {
        for _ in 0..2_000 {
            if holds(self.app.world_mut()) {
                return;
            }
            self.app.update();
            std::thread::sleep(Duration::from_micros(200));
        }
        panic!("never came about: {what}");
    }

    /// Opens the curtain, if one is drawn.
    pub fn reveal(&mut self) {
        self.frames(2);
        self.app.world_mut().resource_mut::<Seat>().reveal();
        self.frames(2);
    }

    fn window(&mut self) -> Entity {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(world).expect("one window")
    }

    /// Moves the pointer, in logical pixels.
    pub fn point(&mut self, position: Vec2) {
        let window = self.window();
        let world = self.app.world_mut();
        if let Some(mut window) = world.get_mut::<Window>(window) {
            window.set_cursor_position(Some(position));
        }
        let moved = CursorMoved { window, position, delta: None };
        world.write_message(WindowEvent::from(moved.clone()));
        world.write_message(moved);
        self.app.update();
    }

    /// Presses or releases the left button.
    pub fn button(&mut self, state: ButtonState) {
        let window = self.window();
        let world = self.app.world_mut();
        let pressed = MouseButtonInput { button: MouseButton::Left, state, window };
        world.write_message(WindowEvent::from(pressed));
        world.write_message(pressed);
        self.app.update();
    }

    /// Clicks somewhere.
    pub fn click(&mut self, position: Vec2) {
        self.point(position);
        self.frames(2);
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
        self.frames(3);
    }

    /// Drags from one point to another, as a hand does: in several steps.
    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.point(from);
        self.frames(2);
        self.button(ButtonState::Pressed);
        for step in 1..=6 {
            self.point(from.lerp(to, step as f32 / 6.0));
        }
        self.frames(1);
        self.button(ButtonState::Released);
        self.frames(4);
    }

    /// Presses and releases a key.
    pub fn key(&mut self, code: KeyCode) {
        let window = self.window();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let event = KeyboardInput {
                key_code: code,
                logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window,
            };
            let world = self.app.world_mut();
            world.write_message(WindowEvent::from(event.clone()));
            world.write_message(event);
            self.app.update();
        }
        self.frames(2);
    }

    /// The middle of a cell, in logical pixels.
    pub fn cell(&self, name: &str) -> Vec2 {
        let cell: Cell = name.parse().expect("a cell");
        let layout = self.app.world().resource::<Layout>();
        layout.cell_centre(cell) * layout.scale
    }

    /// The middle of a slot of the strip, in logical pixels.
    pub fn slot(&self, slot: Slot) -> Vec2 {
        let layout = self.app.world().resource::<Layout>();
        layout.slot_centre(slot) * layout.scale
    }
}

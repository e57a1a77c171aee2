//! A desktop whose window is only an entity, driven by synthetic input.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::egui::accesskit;
use bevy_egui::{EguiContext, EguiOutput};
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use two_rivers::desktop;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::games::tigris::Order;
use two_rivers::desktop::games::tigris::{NewGame, NewPlayer, Session};
use two_rivers::desktop::theme::question::Question;
use two_rivers::desktop::tigris::board::layout::{Layout, Slot};
use two_rivers::desktop::tigris::table::rail::outcome::CloseCard;
use two_rivers::desktop::tigris::table::state::seat::Seat;
use two_rivers::preferences::Preferences;
use two_rivers::record::Kind;
use two_rivers::tigris::rules::{Board, Cell, Decision, Dynasty, Options, Stage};

/// The data folder of all desktops of this binary: never a person's.
static DATA: LazyLock<tempfile::TempDir> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a temporary folder");
    // SAFETY: runs once, before the first desktop reads the environment; nothing else writes to it.
    unsafe { std::env::set_var(two_rivers::data_folder::VARIABLE, folder.path()) };
    folder
});

/// A game on a board; `persons` names the dynasties that people play.
pub fn new_game(
    board: Board,
    players: usize,
    persons: &[Dynasty],
    options: Options,
    seed: u64,
) -> NewGame {
    let players = Dynasty::ALL[..players].iter().map(|dynasty| NewPlayer {
        dynasty: *dynasty,
        name: format!("{dynasty:?}"),
        kind: if persons.contains(dynasty) {
            Kind::Person
        } else {
            Kind::Bot("greedy".to_string())
        },
    });
    NewGame {
        board: Arc::new(board),
        options,
        bag: false,
        players: players.collect(),
        start: Some(Dynasty::Archer),
        seed: Some(seed),
        hints: true,
    }
}

/// A running desktop.
pub struct Desktop {
    pub app: App,
}

impl Desktop {
    /// Opens the desktop on an empty data folder, with animations that take no time.
    pub fn open() -> Desktop {
        Desktop::open_with(Preferences {
            animation_speed: 0.0,
            first_run_done: true,
            ..Preferences::default()
        })
    }

    /// Opens the desktop with these preferences, which no file keeps.
    pub fn open_with(preferences: Preferences) -> Desktop {
        let mut app = App::new();
        app.insert_resource(Settings(preferences));
        Desktop::run(app)
    }

    /// Opens the desktop with the preferences of the data folder, and keeps them there. All tests
    /// share that folder: for one of them only.
    pub fn open_remembering() -> Desktop {
        Desktop::run(App::new())
    }

    /// Opens the desktop with a file that the command line names.
    pub fn open_with_file(file: &Path) -> Desktop {
        let mut app = App::new();
        app.insert_resource(desktop::app::options::Options {
            file: Some(file.to_path_buf()),
            ..default()
        });
        app.insert_resource(Settings(Preferences {
            animation_speed: 0.0,
            first_run_done: true,
            ..Preferences::default()
        }));
        Desktop::run(app)
    }

    /// The data folder of all desktops.
    pub fn data() -> &'static Path {
        DATA.path()
    }

    fn run(mut app: App) -> Desktop {
        assert!(DATA.path().exists());
        app.add_plugins(
            DefaultPlugins
                .build()
                .disable::<WinitPlugin>()
                .disable::<LogPlugin>()
                .disable::<bevy::audio::AudioPlugin>()
                .set(WindowPlugin {
                    primary_window: Some(Window {
                        resolution: WindowResolution::new(1280, 800)
                            .with_scale_factor_override(1.0),
                        ..default()
                    }),
                    ..default()
                })
                .set(RenderPlugin {
                    render_creation: WgpuSettings {
                        backends: None,
                        ..default()
                    }
                    .into(),
                    ..default()
                }),
        );
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            16,
        )));
        app.add_plugins(desktop::plugin);
        app.finish();
        app.cleanup();
        let mut desktop = Desktop { app };
        desktop.frames(4);
        // Buttons are found by the names that screen readers are given.
        let world = desktop.app.world_mut();
        for mut context in world.query::<&mut EguiContext>().iter_mut(world) {
            context.get_mut().enable_accesskit();
        }
        desktop
    }

    /// Lets some frames pass.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Starts a game on a board; `persons` names the dynasties that people play.
    pub fn start(
        &mut self,
        board: Board,
        players: usize,
        persons: &[Dynasty],
        options: Options,
        seed: u64,
    ) {
        self.begin(new_game(board, players, persons, options, seed));
    }

    /// Starts a game.
    pub fn begin(&mut self, game: NewGame) {
        self.app.world_mut().write_message(Order::Start(game));
        self.frames(4);
        self.lay();
    }

    /// Waits until the game's own board is on the screen, drawn by another thread; before that
    /// nobody plays.
    pub fn lay(&mut self) {
        let laid = |desktop: &Desktop| {
            let session = desktop.app.world().get_resource::<Session>();
            session.is_none_or(Session::is_laid)
        };
        let patience = Instant::now() + Duration::from_secs(60);
        while !laid(self) {
            assert!(Instant::now() < patience, "the board never came");
            std::thread::sleep(Duration::from_millis(1));
            self.app.update();
        }
        self.frames(4);
    }

    /// Lets whatever is asked be seen for a moment, as people do before they answer.
    pub fn attend(&mut self) {
        for _ in 0..200 {
            if self.app.world().resource::<Question>().is_open() {
                return;
            }
            self.frames(1);
        }
        panic!("the question never takes an answer");
    }

    /// The game on the table.
    pub fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    /// The screen that is shown.
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// Goes on from the card of a conflict, if one waits to be seen.
    pub fn go_on(&mut self) {
        let world = self.app.world_mut();
        let held = world
            .get_resource::<Session>()
            .is_some_and(Session::is_held);
        if held {
            world.write_message(CloseCard);
            self.frames(3);
        }
    }

    /// Lets frames pass until something holds; whoever looks goes on from every card meanwhile.
    ///
    /// # Panics
    /// When it does not hold for a minute.
    pub fn until(&mut self, what: &str, mut holds: impl FnMut(&mut World) -> bool) {
        // By the clock and not by frames: on a busy machine other threads need many of them.
        let patience = Instant::now() + Duration::from_secs(60);
        while Instant::now() < patience {
            if holds(self.app.world_mut()) {
                return;
            }
            self.go_on();
            self.app.update();
            std::thread::sleep(Duration::from_micros(200));
        }
        panic!("never came about: {what}");
    }

    /// Opens the curtain, if one is drawn. Whoever looked, and whoever looks then, goes on from the
    /// card of a conflict.
    pub fn reveal(&mut self) {
        self.lay();
        self.frames(2);
        self.go_on();
        self.app.world_mut().resource_mut::<Seat>().reveal();
        self.frames(2);
        self.go_on();
    }

    /// The window.
    pub fn window(&mut self) -> Entity {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(world).expect("one window")
    }

    /// Moves the pointer, in logical pixels.
    pub fn point(&mut self, position: Vec2) {
        self.send_move(position);
        self.app.update();
    }

    /// Tells of a move of the pointer.
    pub fn send_move(&mut self, position: Vec2) {
        let window = self.window();
        let world = self.app.world_mut();
        if let Some(mut window) = world.get_mut::<Window>(window) {
            window.set_cursor_position(Some(position));
        }
        let moved = CursorMoved {
            window,
            position,
            delta: None,
        };
        world.write_message(WindowEvent::from(moved.clone()));
        world.write_message(moved);
    }

    /// Presses or releases the left button.
    pub fn button(&mut self, state: ButtonState) {
        self.send_button(state);
        self.app.update();
    }

    /// Tells of the left button going down or up.
    pub fn send_button(&mut self, state: ButtonState) {
        let window = self.window();
        let world = self.app.world_mut();
        let pressed = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window,
        };
        world.write_message(WindowEvent::from(pressed));
        world.write_message(pressed);
    }

    /// Clicks somewhere.
    pub fn click(&mut self, position: Vec2) {
        self.point(position);
        self.frames(2);
        self.attend();
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

    /// Presses and releases a key, once what is asked has been seen.
    pub fn key(&mut self, code: KeyCode) {
        self.attend();
        self.strike(code);
        self.frames(2);
    }

    /// Presses and releases a key at once, whatever is on the screen.
    pub fn strike(&mut self, code: KeyCode) {
        self.send_key(code, ButtonState::Pressed, false);
        self.app.update();
        self.send_key(code, ButtonState::Released, false);
        self.app.update();
    }

    /// Tells of a key that goes down or up, or that repeats because it is held.
    pub fn send_key(&mut self, code: KeyCode, state: ButtonState, repeat: bool) {
        let window = self.window();
        let event = KeyboardInput {
            key_code: code,
            logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
            state,
            text: None,
            repeat,
            window,
        };
        let world = self.app.world_mut();
        world.write_message(WindowEvent::from(event.clone()));
        world.write_message(event);
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

/// What can be pressed; of some only one can be chosen.
const BUTTONS: [accesskit::Role; 2] = [accesskit::Role::Button, accesskit::Role::RadioButton];

/// Playing by what the screen offers: buttons by their accessible names, pieces by the mouse.
impl Desktop {
    /// The buttons of egui that can be pressed: name and middle, in logical pixels.
    pub fn buttons(&mut self) -> Vec<(String, Vec2)> {
        self.named(&BUTTONS)
    }

    /// What can be used and has one of these roles: name and middle, in logical pixels.
    pub fn named(&mut self, roles: &[accesskit::Role]) -> Vec<(String, Vec2)> {
        let scale = self.app.world().resource::<Layout>().scale;
        let world = self.app.world_mut();
        let mut outputs = world.query::<&EguiOutput>();
        let mut found = Vec::new();
        for output in outputs.iter(world) {
            let update = output.platform_output.accesskit_update.as_ref();
            for (_, node) in update.iter().flat_map(|update| &update.nodes) {
                let wanted = roles.contains(&node.role()) && !node.is_disabled();
                // A plain text is its own value.
                let name = node.label().or(node.value());
                if let (true, Some(name), Some(bounds)) = (wanted, name, node.bounds()) {
                    let middle = Vec2::new(
                        (bounds.x0 + bounds.x1) as f32,
                        (bounds.y0 + bounds.y1) as f32,
                    ) / 2.0;
                    found.push((name.to_string(), middle * scale));
                }
            }
        }
        found
    }

    /// The name and the middle of the control that has the keyboard.
    pub fn focused(&mut self) -> Option<(String, Vec2)> {
        let scale = self.app.world().resource::<Layout>().scale;
        let world = self.app.world_mut();
        let mut outputs = world.query::<&EguiOutput>();
        outputs.iter(world).find_map(|output| {
            let update = output.platform_output.accesskit_update.as_ref()?;
            let focused = |(id, _): &&(accesskit::NodeId, accesskit::Node)| *id == update.focus;
            let (_, node) = update.nodes.iter().find(focused)?;
            let bounds = node.bounds()?;
            let middle = Vec2::new(
                (bounds.x0 + bounds.x1) as f32,
                (bounds.y0 + bounds.y1) as f32,
            ) / 2.0;
            Some((node.label()?.to_string(), middle * scale))
        })
    }

    /// Clicks the button with this name.
    pub fn press(&mut self, name: &str) {
        self.press_first(&BUTTONS, name, |label| label == name);
    }

    /// Clicks the first button whose name contains this.
    pub fn press_containing(&mut self, part: &str) {
        self.press_first(&BUTTONS, part, |label| label.contains(part));
    }

    /// Clicks the control of this role and name, and lets what it does come about.
    pub fn press_as(&mut self, role: accesskit::Role, name: &str) {
        self.press_first(&[role], name, |label| label == name);
        self.frames(4);
    }

    fn press_first(
        &mut self,
        roles: &[accesskit::Role],
        sought: &str,
        fits: impl Fn(&str) -> bool,
    ) {
        self.frames(2);
        let mut seen = None;
        // A page that has just come may still move: only what stays where it was is clicked.
        for _ in 0..60 {
            let all = self.named(roles);
            let found = all.iter().find(|(label, _)| fits(label));
            let at = found
                .unwrap_or_else(|| panic!("no {sought:?} among {all:?}"))
                .1;
            if seen.replace(at) == Some(at) {
                return self.click(at);
            }
            self.frames(1);
        }
        panic!("{sought:?} never rests");
    }

    /// Ends the turn, and gives up what actions are left when asked.
    pub fn end_turn(&mut self) {
        self.press("End turn");
        self.frames(2);
        let asks = |(label, _): &(String, Vec2)| label.starts_with("Give up");
        if self.buttons().iter().any(asks) {
            self.press_containing("Give up");
        }
    }

    /// Sets the stepper of a conflict and commits.
    pub fn commit(&mut self, count: u8) {
        for _ in 0..count {
            self.press("Commit one tile more");
        }
        self.press(&match count {
            0 => "Commit nothing".to_string(),
            1 => "Commit 1 tile".to_string(),
            _ => format!("Commit {count} tiles"),
        });
    }

    /// Plays one decision of the person whose hand is shown, as a mouse can.
    pub fn play_one_decision_by_mouse(&mut self, legal: &mut Vec<Decision>, choice: usize) {
        let position = self.session().position();
        position.legal(legal);
        let stage = position.table().stage();
        let pick = |wanted: fn(&Decision) -> bool| {
            let fitting: Vec<Decision> = legal.iter().copied().filter(wanted).collect();
            fitting.get((choice * 7919) % fitting.len().max(1)).copied()
        };
        match stage {
            Stage::Action => {
                let action = match choice % 5 {
                    0 => pick(|d| matches!(d, Decision::Lead(..))),
                    4 => pick(|d| matches!(d, Decision::Catastrophe(..))),
                    _ => None,
                };
                let action = action.or_else(|| pick(|d| matches!(d, Decision::Place(..))));
                match action {
                    Some(decision) => self.drag_onto_the_board(decision),
                    None => self.end_turn(),
                }
            }
            Stage::End => self.end_turn(),
            Stage::Commit(_) => self.commit(0),
            Stage::War => self.press_containing("War of the"),
            Stage::Building(_) => self.press_containing("On "),
            Stage::Monument { .. } => self.press_containing("On "),
            Stage::Treasure(_) => self.press_containing("The treasure of"),
            Stage::Bonus => self.press_containing("1 "),
            Stage::Over(_) => {}
        }
    }

    /// Plays a decision of an action, as a mouse can.
    pub fn drag_onto_the_board(&mut self, decision: Decision) {
        let position = self.session().position();
        let active = position.table().active();
        let layout = *self.app.world().resource::<Layout>();
        let at = |cell: Cell| layout.cell_centre(cell) * layout.scale;
        let (from, to) = match decision {
            Decision::Place(tile, cell) => {
                let index = position
                    .hand(active)
                    .iter()
                    .position(|t| t == tile)
                    .unwrap_or(0);
                (self.slot(Slot::Tile(index as u8)), at(cell))
            }
            Decision::Lead(leader, cell) => match position.table().leader(active, leader) {
                Some(from) => (at(from), at(cell)),
                None => (self.slot(Slot::Leader(leader.index() as u8)), at(cell)),
            },
            Decision::Catastrophe(cell) => (self.slot(Slot::Catastrophe(0)), at(cell)),
            other => panic!("{other} is no drag"),
        };
        let before = self.session().record().decisions().len();
        self.drag(from, to);
        assert_eq!(
            self.session().record().decisions().get(before),
            Some(&decision),
            "from {from} to {to}"
        );
    }
}

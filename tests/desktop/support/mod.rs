//! A desktop whose window is only an entity, driven by synthetic input.

mod hands;
mod playing;
pub mod positions;
pub mod rectangles;
pub mod told;

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowResolution;
use bevy::winit::WinitPlugin;
use bevy_egui::EguiContext;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use two_rivers::desktop;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::games::tigris::Order;
use two_rivers::desktop::games::tigris::{NewGame, NewPlayer, Session};
use two_rivers::desktop::theme::question::Question;
use two_rivers::desktop::tigris::table::rail::outcome::CloseCard;
use two_rivers::desktop::tigris::table::state::seat::Seat;
use two_rivers::desktop::turn::bots::Bench;
use two_rivers::preferences::Preferences;
use two_rivers::record::Kind;
use two_rivers::search::Bot;
use two_rivers::tigris::bots;
use two_rivers::tigris::rules::{Board, Dynasty, Options, Position};

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

    /// Lets hints come from this bot instead of the strongest.
    pub fn advise_by(&mut self, bot: fn() -> Box<dyn Bot<Position>>) {
        self.app
            .insert_resource(Bench(Arc::new(move |name| match name {
                bots::STRONGEST => Some(bot()),
                _ => bots::by_name(name),
            })));
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
        let patience = Instant::now() + Duration::from_secs(180);
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

    /// Goes to another screen.
    pub fn go(&mut self, screen: Screen) {
        let mut next = self.app.world_mut().resource_mut::<NextState<Screen>>();
        next.set(screen);
        self.frames(6);
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
    /// When it does not hold for three minutes: a review takes one where the machine is slow.
    pub fn until(&mut self, what: &str, mut holds: impl FnMut(&mut World) -> bool) {
        // By the clock and not by frames: on a busy machine other threads need many of them.
        let patience = Instant::now() + Duration::from_secs(180);
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
}

//! What the player has set, kept in its file and followed by the window at once.

use super::keys::{Action, Keys};
use super::options::Options;
use super::power::Power;
use super::screen::Leaving;
use super::trouble::Trouble;
use super::words::Words;
use crate::data_folder;
use crate::files::DiskError;
use crate::preferences::{Learning, Preferences, Warning};
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PresentMode, PrimaryWindow, WindowMode};
use std::ops::{Deref, DerefMut};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

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

/// A slider being dragged changes the preferences in every frame: wait for calm before writing.
const CALM: Duration = Duration::from_millis(600);

/// Writes the preferences from a thread of its own.
#[derive(Resource)]
struct Keeper {
    places: Places,
    saved: Preferences,
    /// When the latest change was seen.
    changed: Option<Duration>,
    writer: Option<Writer>,
    /// A player has read that nothing is kept.
    told: bool,
}

/// The thread that writes, and what it could not write.
struct Writer {
    wanted: Sender<Preferences>,
    faults: Mutex<Receiver<Fault>>,
    thread: JoinHandle<()>,
}

/// Which file could not be written, and why.
type Fault = (PathBuf, DiskError);

/// Where what the player has set and learned is written; not into a file that could not be read. What
/// another window has written there stays.
#[derive(Clone)]
struct Places {
    settings: Option<PathBuf>,
    /// What was set here when the settings were last read or written.
    set: Preferences,
    learning: Option<PathBuf>,
    /// What was learned here when it was last read or written.
    learned: Learning,
    /// What that file says.
    in_file: Learning,
    /// What of it was learned in another window.
    elsewhere: Learning,
}

impl Places {
    /// Writes what the player has learned and set.
    fn save(&mut self, preferences: &Preferences) -> Result<(), Fault> {
        if let Some(file) = &self.learning
            && preferences.learning != self.learned
        {
            // The settings of an earlier version hold what has been learned, perhaps alone: they are
            // not written before it.
            let learning = &preferences.learning;
            let saved = learning.save_over(&self.in_file, &mut self.elsewhere, file);
            self.in_file = saved.map_err(|why| (file.clone(), why))?;
            self.learned.clone_from(learning);
        }
        if let Some(file) = &self.settings {
            let saved = preferences.save_over(&self.set, file);
            saved.map_err(|why| (file.clone(), why))?;
            self.set.clone_from(preferences);
        }
        Ok(())
    }
}

fn log((file, why): &Fault) {
    error!("{}: {why}", file.display());
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
    let places = Places {
        // What an earlier version wrote there stays until it has another place.
        settings: (may(&damage) && (may(&ignorance) || saved.learning == Learning::default()))
            .then_some(file),
        set: saved.clone(),
        learning: may(&ignorance).then_some(learning),
        learned: learned.clone(),
        in_file: learned.clone(),
        elsewhere: Learning::default(),
    };
    let settings = Settings(preferences);
    app.insert_resource(settings.clone())
        .insert_resource(Keeper {
            writer: start_writer(places.clone()),
            places,
            saved: Preferences {
                learning: learned,
                ..saved
            },
            changed: None,
            told: false,
        });
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

fn start_writer(mut places: Places) -> Option<Writer> {
    let (wanted, received) = channel::<Preferences>();
    let (tell, faults) = channel();
    let write = move || {
        while let Ok(preferences) = received.recv() {
            let latest = received.try_iter().last().unwrap_or(preferences);
            if let Err(fault) = places.save(&latest) {
                log(&fault);
                // Nobody listens any more once the program ends.
                let _ = tell.send(fault);
            }
        }
    };
    let name = "preferences".to_string();
    let thread = std::thread::Builder::new().name(name).spawn(write);
    let faults = Mutex::new(faults);
    thread.ok().map(|thread| Writer {
        wanted,
        faults,
        thread,
    })
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

fn keep(
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut keeper: ResMut<Keeper>,
    mut power: ResMut<Power>,
    words: Res<Words>,
    mut trouble: MessageWriter<Trouble>,
) {
    let now = time.elapsed();
    if let Some((file, why)) = keeper.fault()
        && !keeper.told
    {
        // Once: who plays on with it does not want to hear it after every change.
        keeper.told = true;
        trouble.write(Trouble(words.settings_not_kept(&file, &why)));
    }
    if settings.is_changed() && settings.0 != keeper.saved {
        keeper.changed = Some(now);
    }
    let Some(since) = keeper.changed else {
        return;
    };
    if now < since + CALM {
        power.wake_in(since + CALM - now);
        return;
    }
    keeper.changed = None;
    keeper.saved = settings.0.clone();
    if let Some(writer) = &keeper.writer {
        // A writer that is gone has told why.
        let _ = writer.wanted.send(settings.0.clone());
        // What comes of it is looked at then, also if nothing else moves.
        power.wake_in(CALM);
    }
}

impl Keeper {
    /// What the writer could not write since this was last asked.
    fn fault(&self) -> Option<Fault> {
        let faults = self.writer.as_ref()?.faults.lock();
        faults.ok()?.try_iter().last()
    }
}

/// Writes what is left to write before the program ends.
fn finish(settings: Res<Settings>, mut keeper: ResMut<Keeper>) {
    let left = settings.0 != keeper.saved;
    match keeper.writer.take() {
        // It knows what it has written last, and says itself what it could not write.
        Some(writer) => {
            if left {
                let _ = writer.wanted.send(settings.0.clone());
            }
            drop(writer.wanted);
            let _ = writer.thread.join();
        }
        None => {
            if left && let Err(fault) = keeper.places.save(&settings) {
                log(&fault);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;
    use std::time::Instant;

    #[derive(Resource, Default)]
    struct Heard(Vec<String>);

    fn hear(mut told: MessageReader<Trouble>, mut heard: ResMut<Heard>) {
        heard
            .0
            .extend(told.read().map(|Trouble(text)| text.clone()));
    }

    #[test]
    fn whoever_sets_something_that_cannot_be_kept_reads_so_once() {
        let folder = tempfile::tempdir().unwrap();
        let places = Places {
            // A folder in place of the file.
            settings: Some(folder.path().to_path_buf()),
            set: Preferences::default(),
            learning: None,
            learned: Learning::default(),
            in_file: Learning::default(),
            elsewhere: Learning::default(),
        };
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<Power>()
            .init_resource::<Heard>()
            .init_resource::<Settings>()
            .insert_resource(Words::from(Locale::english()))
            .insert_resource(Keeper {
                writer: start_writer(places.clone()),
                places,
                saved: Preferences::default(),
                changed: None,
                told: false,
            })
            .add_message::<Trouble>()
            .add_systems(Update, (keep, hear).chain());
        let patience = Instant::now() + Duration::from_secs(60);
        for scale in [110, 120] {
            app.world_mut().resource_mut::<Settings>().ui_scale = scale;
            loop {
                app.update();
                let keeper = app.world().resource::<Keeper>();
                if keeper.saved.ui_scale == scale && keeper.told {
                    break;
                }
                assert!(Instant::now() < patience, "nobody was told");
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        app.update();
        let heard = &app.world().resource::<Heard>().0;
        assert_eq!(heard.len(), 1, "{heard:?}");
        assert!(heard[0].contains("cannot be kept"), "{heard:?}");
    }
}

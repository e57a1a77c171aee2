//! Writes what the player has set and learned, from a thread of its own, a while after the latest change.

use super::Settings;
use crate::desktop::app::power::Power;
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::files::DiskError;
use crate::preferences::{Learning, Preferences};
use bevy::prelude::*;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

/// A slider being dragged changes the preferences in every frame: wait for calm before writing.
const CALM: Duration = Duration::from_millis(600);

/// Has the preferences written whenever they have changed.
#[derive(Resource)]
pub(super) struct Keeper {
    files: Files,
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
struct Files {
    settings: Option<PathBuf>,
    learning: Option<PathBuf>,
    /// What was set and learned here when the files were last read or written.
    known: Preferences,
    /// What was learned in another window since.
    elsewhere: Learning,
}

impl Files {
    /// Writes what the player has learned and set.
    fn save(&mut self, preferences: &Preferences) -> Result<(), Fault> {
        let learning = &preferences.learning;
        if let Some(file) = &self.learning
            && *learning != self.known.learning
        {
            // The settings of an earlier version hold what has been learned, perhaps alone: they are
            // not written before it.
            let saved = learning.save_over(&self.known.learning, &mut self.elsewhere, file);
            saved.map_err(|why| (file.clone(), why))?;
            self.known.learning.clone_from(learning);
        }
        if let Some(file) = &self.settings {
            let saved = preferences.save_over(&self.known, file);
            saved.map_err(|why| (file.clone(), why))?;
            self.known.clone_from(preferences);
        }
        Ok(())
    }
}

fn log((file, why): &Fault) {
    error!("{}: {why}", file.display());
}

fn start_writer(mut files: Files) -> Option<Writer> {
    let (wanted, received) = channel::<Preferences>();
    let (tell, faults) = channel();
    let write = move || {
        while let Ok(preferences) = received.recv() {
            let latest = received.try_iter().last().unwrap_or(preferences);
            if let Err(fault) = files.save(&latest) {
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

impl Keeper {
    /// Keeps them in these files, which say what is `known`; in none that could not be read.
    pub(super) fn new(
        settings: Option<PathBuf>,
        learning: Option<PathBuf>,
        known: Preferences,
    ) -> Keeper {
        let saved = known.clone();
        let files = Files {
            settings,
            learning,
            known,
            elsewhere: Learning::default(),
        };
        Keeper {
            writer: start_writer(files.clone()),
            files,
            saved,
            changed: None,
            told: false,
        }
    }

    /// What the writer could not write since this was last asked.
    fn fault(&self) -> Option<Fault> {
        let faults = self.writer.as_ref()?.faults.lock();
        faults.ok()?.try_iter().last()
    }
}

/// Has a change written once it has been left alone for a while, and tells a player where that failed.
pub(super) fn keep(
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

/// Writes what is left to write before the program ends.
pub(super) fn finish(settings: Res<Settings>, mut keeper: ResMut<Keeper>) {
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
            if left && let Err(fault) = keeper.files.save(&settings) {
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
        // A folder in place of the file.
        let file = Some(folder.path().to_path_buf());
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<Power>()
            .init_resource::<Heard>()
            .init_resource::<Settings>()
            .insert_resource(Words::from(Locale::english()))
            .insert_resource(Keeper::new(file, None, Preferences::default()))
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

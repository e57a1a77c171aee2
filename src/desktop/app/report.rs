//! When the program breaks: a report for whoever mends it, and the way back for the player.
//!
//! The panic hook writes the report into the data folder; the next start offers to copy it.

use super::no_screen;
use crate::data_folder;
use crate::files;
use crate::games;
use crate::locale::Locale;
use bevy::log::BoxedLayer;
use bevy::log::tracing::{Event, Subscriber, field::Field, field::Visit};
use bevy::log::tracing_subscriber::{Layer, layer::Context};
use bevy::prelude::App;
use std::backtrace::Backtrace;
use std::collections::VecDeque;
use std::fmt::{Debug, Write};
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// The version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// How many lines of the log are kept for a report.
const LINES: usize = 60;

/// A report and the record in it are some pages long.
const LARGEST: u64 = 4 * 1024 * 1024;

static LOG: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());

/// The first panic is the cause; those that follow from it would only hide it.
static WRITTEN: AtomicBool = AtomicBool::new(false);

/// `two-rivers 0.1.0`
pub fn version() -> String {
    format!("{} {VERSION}", env!("CARGO_PKG_NAME"))
}

/// A report that an earlier run left behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub path: PathBuf,
    text: String,
    /// The game that was being played.
    autosave: Option<PathBuf>,
}

impl Report {
    /// Everything that helps to mend it: the report, and the record of the game.
    pub fn text_to_send(&self) -> String {
        let mut text = self.text.clone();
        if let Some(path) = &self.autosave
            && let Ok(record) = files::read_text(path, LARGEST)
        {
            let _ = write!(text, "\n--- {}\n{record}", path.display());
        }
        text
    }

    /// Removes the report, so that it is not offered again.
    pub fn dismiss(&self) {
        if let Err(why) = files::remove(&self.path) {
            bevy::log::warn!("{}: {why}", self.path.display());
        }
    }
}

fn file() -> Option<PathBuf> {
    data_folder::data_folder().map(|folder| folder.join("crash-report.txt"))
}

/// The report that an earlier run left behind, if there is one.
pub fn pending() -> Option<Report> {
    read(&file()?)
}

fn read(path: &Path) -> Option<Report> {
    let text = files::read_text(path, LARGEST).ok()?;
    let autosave = text.lines().find_map(|line| line.strip_prefix(AUTOSAVE));
    Some(Report {
        autosave: autosave.map(PathBuf::from),
        path: path.to_path_buf(),
        text,
    })
}

const AUTOSAVE: &str = "autosave: ";

/// Has every panic write a report, after what would have been told anyway.
pub fn install() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if no_screen::is_cause(panic.payload()) {
            return;
        }
        usual(panic);
        if !WRITTEN.swap(true, Ordering::SeqCst) {
            tell(panic);
        }
    }));
}

fn tell(panic: &PanicHookInfo<'_>) {
    let Some(path) = file() else {
        return;
    };
    let autosave = data_folder::autosaves().and_then(|folder| games::newest_unfinished(&folder));
    let text = compose(&panic.to_string(), autosave.as_deref());
    let written = files::write(&path, text);
    let words = Locale::system();
    match written {
        Ok(()) => {
            let path = path.display().to_string();
            eprintln!(
                "{}",
                words.format("report-written", &[("path", path.into())])
            );
        }
        Err(why) => {
            let values = [
                ("path", path.display().to_string().into()),
                ("why", why.to_string().into()),
            ];
            eprintln!("{}", words.format("report-not-written", &values));
        }
    }
}

fn compose(panic: &str, autosave: Option<&Path>) -> String {
    let mut text = format!(
        "{}\nsystem: {} {}\n",
        version(),
        std::env::consts::OS,
        std::env::consts::ARCH
    );
    if let Some(path) = autosave {
        let _ = writeln!(text, "{AUTOSAVE}{}", path.display());
    }
    let thread = std::thread::current();
    let _ = writeln!(
        text,
        "thread: {}\n\n{panic}\n",
        thread.name().unwrap_or("?")
    );
    // The panic may have come while a line was being logged: do not wait for the lock.
    if let Ok(log) = LOG.try_lock() {
        for line in log.iter() {
            let _ = writeln!(text, "{line}");
        }
    }
    let _ = writeln!(text, "\n{}", Backtrace::force_capture());
    text
}

/// Keeps the last lines of the log for a report; for `LogPlugin::custom_layer`.
pub fn layer(_: &mut App) -> Option<BoxedLayer> {
    Some(Box::new(LastLines))
}

struct LastLines;

impl<S: Subscriber> Layer<S> for LastLines {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let about = event.metadata();
        let mut line = format!("{} {}:", about.level(), about.target());
        event.record(&mut Words(&mut line));
        if let Ok(mut log) = LOG.lock() {
            if log.len() == LINES {
                log.pop_front();
            }
            log.push_back(line);
        }
    }
}

struct Words<'a>(&'a mut String);

impl Visit for Words<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _ = match field.name() {
            "message" => write!(self.0, " {value:?}"),
            // Where a line comes from is said before it.
            name if name.starts_with("log.") => Ok(()),
            name => write!(self.0, " {name}={value:?}"),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_names_the_autosave_and_carries_its_text() {
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("game.ron");
        std::fs::write(&save, "the record").unwrap();
        let path = folder.path().join("crash-report.txt");
        std::fs::write(&path, compose("it broke", Some(&save))).unwrap();
        let report = read(&path).unwrap();
        let text = report.text_to_send();
        for part in [
            VERSION,
            "it broke",
            "the record",
            &save.display().to_string(),
        ] {
            assert!(text.contains(part), "{part}");
        }
        report.dismiss();
        assert!(read(&path).is_none());
    }
}

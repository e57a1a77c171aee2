//! Games on their way out of the program, written by a thread of its own.

use super::Page;
use crate::desktop::app::background::Background;
use crate::desktop::app::power::Waker;
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::history::export::{self, ExportError};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::path::{Path, PathBuf};
use std::task::Poll;

/// What is to be written.
#[derive(Clone, Debug, PartialEq)]
pub enum Parcel {
    /// A text to a file; whether another may be replaced.
    Table(String, PathBuf, bool),
    /// Records into a folder.
    Records(Vec<PathBuf>, PathBuf),
}

type Written = Result<(PathBuf, Option<usize>), ExportError>;

/// What is being written.
#[derive(Resource, Default)]
pub struct Outgoing {
    wanted: Option<Parcel>,
    waiting: Option<Background<Written>>,
}

impl Outgoing {
    /// Whether something is being written.
    pub fn is_busy(&self) -> bool {
        self.wanted.is_some() || self.waiting.is_some()
    }

    /// Has something written.
    pub fn send(&mut self, parcel: Parcel) {
        self.wanted = Some(parcel);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Outgoing>()
        .add_systems(PreUpdate, (begin, finish).chain());
}

fn write(parcel: Parcel) -> Written {
    match parcel {
        Parcel::Table(text, to, replace) => {
            export::write(&to, &text, replace)?;
            Ok((to, None))
        }
        Parcel::Records(games, folder) => {
            let count = export::records(&games, &folder)?;
            Ok((folder, Some(count)))
        }
    }
}

fn begin(
    mut outgoing: ResMut<Outgoing>,
    mut page: ResMut<Page>,
    words: Res<Words>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut trouble: MessageWriter<Trouble>,
) {
    let Some(parcel) = outgoing.bypass_change_detection().wanted.take() else {
        return;
    };
    let waker = Waker::new(proxy.as_deref());
    match Background::thread("export", waker, move || write(parcel)) {
        Ok(waiting) => {
            outgoing.waiting = Some(waiting);
            page.told = Some((words.text("history-exporting"), None));
        }
        // The system's own words: there is no thread left, so hardly anything else works.
        Err(why) => {
            trouble.write(Trouble(why.to_string()));
        }
    }
}

fn finish(
    mut outgoing: ResMut<Outgoing>,
    mut page: ResMut<Page>,
    words: Res<Words>,
    mut trouble: MessageWriter<Trouble>,
) {
    let Some(Poll::Ready(written)) = outgoing.waiting.as_ref().map(Background::poll) else {
        return;
    };
    outgoing.waiting = None;
    page.told = None;
    match written {
        Some(Ok((to, count))) => {
            let name = ("name", name(&to).into());
            page.told = Some(match count {
                None => {
                    let text = words.format("history-exported-table", &[name]);
                    (text, to.parent().map(Path::to_path_buf))
                }
                Some(count) => {
                    let values = [name, ("games", count.into())];
                    let text = words.format("history-exported-records", &values);
                    (text, Some(to))
                }
            });
        }
        Some(Err(why)) => {
            let text = match why.is_there_already() {
                true => words.text("file-fault-exists"),
                false => words.disk_error(&why.why),
            };
            let values = [("name", name(&why.path).into()), ("why", text.into())];
            trouble.write(Trouble(words.format("history-export-failed", &values)));
        }
        None => {}
    }
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

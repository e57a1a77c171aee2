//! Showing a folder in the system's file manager.

use super::background::Background;
use super::power::Waker;
use super::system;
use super::trouble::Trouble;
use super::words::Words;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::task::Poll;

/// Shows a folder in the system's file manager; where that fails, the player reads where it is.
#[derive(Message, Clone, Debug)]
pub struct ShowFolder(pub PathBuf);

/// The program that shows a folder when it is given one.
#[derive(Resource, Clone, Debug)]
pub struct FileManager(pub String);

impl Default for FileManager {
    fn default() -> FileManager {
        FileManager(system::FILE_MANAGER.to_string())
    }
}

/// The folders that file managers are being asked to show, and whether they do.
#[derive(Resource, Default)]
struct Asked(Vec<(PathBuf, Background<bool>)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FileManager>()
        .init_resource::<Asked>()
        .add_message::<ShowFolder>()
        .add_systems(PreUpdate, (show, tell).chain());
}

/// Asks the file manager from a thread, for it may take its time to answer.
fn show(
    mut folders: MessageReader<ShowFolder>,
    manager: Res<FileManager>,
    words: Res<Words>,
    mut asked: ResMut<Asked>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut trouble: MessageWriter<Trouble>,
) {
    for ShowFolder(folder) in folders.read().cloned() {
        let (program, shown) = (manager.0.clone(), folder.clone());
        let waker = Waker::new(proxy.as_deref());
        match Background::thread("folder", waker, move || shows(&program, &shown)) {
            Ok(answer) => asked.0.push((folder, answer)),
            Err(_) => complain(&folder, &words, &mut trouble),
        }
    }
}

/// Whether the file manager says that it shows the folder.
fn shows(program: &str, folder: &Path) -> bool {
    if std::fs::create_dir_all(folder).is_err() {
        return false;
    }
    let quiet = || Stdio::null();
    let mut command = Command::new(program);
    command.arg(folder).stdin(quiet()).stdout(quiet());
    let status = command.stderr(quiet()).status();
    status.is_ok_and(system::showed)
}

fn tell(mut asked: ResMut<Asked>, words: Res<Words>, mut trouble: MessageWriter<Trouble>) {
    let asked = asked.bypass_change_detection();
    asked.0.retain(|(folder, answer)| match answer.poll() {
        Poll::Pending => true,
        Poll::Ready(shown) => {
            if shown != Some(true) {
                complain(folder, &words, &mut trouble);
            }
            false
        }
    });
}

fn complain(folder: &Path, words: &Words, trouble: &mut MessageWriter<Trouble>) {
    let folder = folder.display().to_string();
    let text = words.format("folder-not-opened", &[("folder", folder.into())]);
    trouble.write(Trouble(text));
}

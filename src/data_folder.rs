//! Where the program keeps what is the player's: saves and preferences.

use directories::ProjectDirs;
use std::path::PathBuf;
use std::sync::OnceLock;

/// Moves the data folder, for tests and for a program carried on a stick.
pub const VARIABLE: &str = "TWO_RIVERS_DATA";

/// Where this run keeps its data, if not where the player's are.
static MOVED: OnceLock<PathBuf> = OnceLock::new();

/// Keeps the data of this run in another folder, so that the player's own are left alone.
///
/// To be called before anything is read; once moved, the folder stays where it is.
pub fn move_to(folder: PathBuf) {
    MOVED.get_or_init(|| folder);
}

/// The folder of the player's data, which need not exist yet; `None` if the system names none.
pub fn data_folder() -> Option<PathBuf> {
    if let Some(folder) = MOVED.get() {
        return Some(folder.clone());
    }
    match std::env::var_os(VARIABLE) {
        Some(folder) if !folder.is_empty() => Some(PathBuf::from(folder)),
        _ => {
            let folders = ProjectDirs::from("", "", "two-rivers")?;
            Some(folders.data_dir().to_path_buf())
        }
    }
}

/// The folder of autosaves.
pub fn autosaves() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("autosaves"))
}

/// The folder of named saves.
pub fn saves() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("saves"))
}

/// The folder of finished games, which stay.
pub fn history() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("history"))
}

/// The folder of exercises, and of how everybody stands with them.
pub fn practice() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("practice"))
}

/// The file of the people who share this machine.
pub fn profiles() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("profiles.ron"))
}

/// The folder of boards that the player wrote.
pub fn boards() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("boards"))
}

/// The folder of nets that the bots play by instead of the shipped ones.
pub fn nets() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("nets"))
}

/// The file of preferences.
pub fn preferences() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("preferences.ron"))
}

/// The file of what has been learned.
pub fn learning() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("learning.ron"))
}

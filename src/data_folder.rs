//! Where the program keeps what is the player's: saves and preferences.

use directories::ProjectDirs;
use std::path::PathBuf;

/// Moves the data folder, for tests and for a program carried on a stick.
pub const VARIABLE: &str = "TWO_RIVERS_DATA";

/// The folder of the player's data, which need not exist yet; `None` if the system names none.
pub fn data_folder() -> Option<PathBuf> {
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

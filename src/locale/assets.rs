//! Where the messages come from: compiled in, or read from a folder while developing.

use crate::files::read_text;
use rust_embed::RustEmbed;
use std::collections::BTreeMap;
use std::path::Path;

/// The folder of assets to read instead of what is compiled in.
pub const ASSETS_VARIABLE: &str = "TWO_RIVERS_ASSETS";

/// Ten times the largest of ours, in bytes.
const LARGEST: u64 = 256 * 1024;

#[derive(RustEmbed)]
#[folder = "assets/locales/"]
struct Compiled;

/// Every message file of a language: its path and its text, in the order of paths.
pub(crate) fn files(language: &str) -> Vec<(String, String)> {
    let mut files = BTreeMap::new();
    for path in Compiled::iter() {
        if path.split('/').next() == Some(language)
            && path.ends_with(".ftl")
            && let Some(file) = Compiled::get(&path)
        {
            let text = String::from_utf8_lossy(&file.data).into_owned();
            files.insert(path.into_owned(), text);
        }
    }
    // Files of the folder replace compiled ones by name, and may be new.
    if let Some(folder) = std::env::var_os(ASSETS_VARIABLE) {
        let folder = Path::new(&folder).join("locales").join(language);
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if !name.ends_with(".ftl") {
                continue;
            }
            let path = format!("{language}/{name}");
            match read_text(&entry.path(), LARGEST) {
                Ok(text) => drop(files.insert(path, text)),
                // Without it the compiled one stands, if there is one.
                Err(why) => eprintln!("message file {path}: {why}"),
            }
        }
    }
    files.into_iter().collect()
}

/// The languages that have messages, as folder names.
pub(super) fn languages() -> Vec<String> {
    let mut found: Vec<String> = Compiled::iter()
        .filter_map(|path| path.split_once('/').map(|(tag, _)| tag.to_string()))
        .collect();
    if let Some(folder) = std::env::var_os(ASSETS_VARIABLE) {
        let folder = Path::new(&folder).join("locales");
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            if entry.path().is_dir() {
                found.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

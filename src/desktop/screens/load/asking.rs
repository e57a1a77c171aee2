//! The questions of the list: whether a game is deleted, what it is called, where it goes to and
//! where it comes from.

use super::exchange::{self, Told, typed_path};
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::desktop::screens::shelf::{complain, saves, title_entry};
use crate::desktop::theme::page::{dialogue, doing, entry, sure};
use crate::games::{export, remove, rename as rename_save};
use crate::locale::Sentence;
use bevy::prelude::{MessageWriter, Resource};
use bevy_egui::egui::Context;
use std::path::{Path, PathBuf};

/// The dialogue that is open over the list.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub enum Asking {
    #[default]
    Nothing,
    /// A file and what tells the game from all others.
    Delete(PathBuf, String),
    /// A file and what the game is called.
    Rename(PathBuf, String),
    /// A file, and where a copy of it goes.
    Export(PathBuf, String),
    /// The same, where there is another file already.
    Replace(PathBuf, PathBuf),
    /// Where a game comes from.
    Import(String),
}

impl Asking {
    /// Asks where a copy of a game goes, with a place to begin with.
    pub fn export(path: PathBuf, name: &str) -> Asking {
        let to = exchange::suggestion(&path, name);
        Asking::Export(path, to.display().to_string())
    }

    /// Whether a dialogue is open.
    pub fn any(&self) -> bool {
        *self != Asking::Nothing
    }

    /// What Esc leads back to: the place where something else lies is asked for again.
    pub fn before(&self) -> Asking {
        match self {
            Asking::Replace(path, to) => Asking::Export(path.clone(), to.display().to_string()),
            _ => Asking::Nothing,
        }
    }

    /// Shows the dialogue that is open; answers whether the list has to be read again.
    pub fn show(
        &mut self,
        ctx: &Context,
        words: &Words,
        told: &mut Told,
        trouble: &mut MessageWriter<Trouble>,
    ) -> bool {
        let mut now = std::mem::take(self);
        let (answer, reads) = match &mut now {
            Asking::Nothing => return false,
            Asking::Delete(path, name) => {
                let answer = delete(ctx, name, words);
                if answer == Some(true) {
                    complain(remove(path), words, trouble);
                }
                (answer, true)
            }
            Asking::Rename(path, name) => {
                let answer = rename(ctx, name, words);
                if let (Some(true), Some(saves)) = (answer, saves()) {
                    complain(rename_save(&saves, path, name), words, trouble);
                }
                (answer, true)
            }
            Asking::Export(path, to) => {
                let answer = place(ctx, "load-export", "load-export-about", to, words);
                if answer == Some(true) {
                    let target = typed_path(to);
                    match export(path, &target, false) {
                        Ok(()) => told.export(&target, words),
                        Err(why) if why.is_there_already() => {
                            *self = Asking::Replace(path.clone(), target);
                            return false;
                        }
                        Err(why) => {
                            trouble.write(Trouble(why.sentence(words)));
                            // What was typed is still there to be put right.
                            *self = now;
                            return false;
                        }
                    }
                }
                (answer, false)
            }
            Asking::Replace(path, to) => {
                let answer = replace(ctx, to, words);
                match answer {
                    Some(true) => {
                        let done = export(path, to, true);
                        if complain(done, words, trouble).is_some() {
                            told.export(to, words);
                        }
                    }
                    Some(false) => {
                        *self = now.before();
                        return false;
                    }
                    None => {}
                }
                (answer, false)
            }
            Asking::Import(from) => {
                let answer = place(ctx, "load-import", "load-import-about", from, words);
                if answer == Some(true) && !told.import(&typed_path(from), words, trouble) {
                    *self = now;
                    return false;
                }
                (answer, true)
            }
        };
        if answer.is_none() {
            *self = now;
        }
        reads && answer == Some(true)
    }
}

fn delete(ctx: &Context, name: &str, words: &Words) -> Option<bool> {
    let title = words.text("load-delete-title");
    let about = words.format("load-delete-about", &[("name", name.into())]);
    sure(ctx, "delete", &title, 520.0, &about, "load-delete", words)
}

fn rename(ctx: &Context, name: &mut String, words: &Words) -> Option<bool> {
    let title = words.text("load-rename-title");
    dialogue(ctx, "rename", &title, 520.0, |ui| {
        let (can, entered) = title_entry(ui, name, words);
        doing(ui, "load-rename", can, entered, words)
    })
}

/// Asks for the place of a file.
fn place(ctx: &Context, key: &str, about: &str, path: &mut String, words: &Words) -> Option<bool> {
    let title = words.text(&format!("{key}-title"));
    dialogue(ctx, key, &title, 640.0, |ui| {
        ui.label(words.text(about));
        let (_, entered) = entry(ui, path, &words.text("load-path"), 1000);
        doing(ui, key, !path.trim().is_empty(), entered, words)
    })
}

/// Whether the file there is to be replaced.
pub fn replace(ctx: &Context, to: &Path, words: &Words) -> Option<bool> {
    let title = words.text("load-replace-title");
    let name = to.file_name().unwrap_or_default().to_string_lossy();
    let about = words.format("load-replace-about", &[("name", name.as_ref().into())]);
    sure(
        ctx,
        "replace-file",
        &title,
        520.0,
        &about,
        "save-replace",
        words,
    )
}

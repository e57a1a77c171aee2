//! The autosaves of games of one kind: written off the main thread, and what is told of them.

use super::TableGame;
use crate::data_folder;
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::game::Game;
use crate::record::autosave::Autosave;
use crate::record::finished::Finished;
use bevy::prelude::*;

/// The writer of autosaves, off the main thread.
#[derive(Resource)]
pub struct Autosaving<G: Game>(pub Autosave<G>);

pub(super) fn open_saving<G: TableGame>(
    mut commands: Commands,
    mut trouble: MessageWriter<Trouble>,
) {
    // Where the system names no folder nothing can be kept; the title says so.
    let Some(folder) = data_folder::autosaves() else {
        return;
    };
    let opened = match data_folder::history() {
        Some(history) => Autosave::keeping(folder, Finished::new(history)),
        None => Autosave::start(folder),
    };
    match opened {
        Ok(autosave) => commands.insert_resource(Autosaving::<G>(autosave)),
        // The system's own words: there is no thread left, so hardly anything else works.
        Err(why) => {
            trouble.write(Trouble(why.to_string()));
        }
    }
}

/// Tells of games that could not be written; dropping the writer at the end flushes it.
pub(super) fn report_faults<G: TableGame>(
    saving: Option<Res<Autosaving<G>>>,
    words: Res<Words>,
    mut trouble: MessageWriter<Trouble>,
) {
    for fault in saving.iter().flat_map(|s| s.0.take_errors()) {
        let why = ("why", words.file_error(&fault).into());
        trouble.write(Trouble(words.format("autosave-failed", &[why])));
    }
}

//! Nets that the player has put into the data folder serve instead of the shipped ones.

use crate::data_folder;
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::desktop::games::tigris::Game;
use crate::desktop::turn::bots::Bench;
use crate::tigris::bots::{self, Nets};
use bevy::prelude::*;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, seat);
}

fn seat(mut bench: ResMut<Bench<Game>>, words: Res<Words>, mut trouble: MessageWriter<Trouble>) {
    let Some(folder) = data_folder::nets().filter(|folder| folder.is_dir()) else {
        return;
    };
    let (nets, troubles) = Nets::read(&folder);
    *bench = Bench(Arc::new(move |name| bots::by_name_with(name, nets.clone())));
    trouble.write_batch(troubles.iter().map(|t| Trouble(words.net_file_error(t))));
}

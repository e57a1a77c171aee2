//! The language of everything that is read on the screen.

use super::Settings;
use crate::locale::Locale;
use bevy::prelude::*;
use std::ops::Deref;

/// The messages in the player's language.
#[derive(Resource, Clone, Debug)]
pub struct Words(pub Locale);

impl Deref for Words {
    type Target = Locale;

    fn deref(&self) -> &Locale {
        &self.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Words(Locale::system()))
        .add_systems(PreUpdate, follow.run_if(resource_changed::<Settings>));
}

fn follow(settings: Res<Settings>, mut words: ResMut<Words>, mut chosen: Local<Option<String>>) {
    if *chosen != settings.language {
        chosen.clone_from(&settings.language);
        words.0 = match &settings.language {
            Some(tag) => Locale::for_language(tag),
            None => Locale::system(),
        };
    }
}

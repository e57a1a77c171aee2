//! The language of everything that is read on the screen, and the names of those who play.

use super::keys::{Action, Bindings};
use super::settings::Settings;
use crate::chosen_keys::ChosenKeys;
use crate::local_time;
use crate::locale::Locale;
use bevy::prelude::*;
use std::ops::Deref;

/// The messages in the player's language, that call the players of the game on the table by name,
/// and the keys as they are bound, to be named in them.
#[derive(Resource, Clone, Debug)]
pub struct Words(pub Locale, pub Bindings);

impl From<Locale> for Words {
    fn from(locale: Locale) -> Words {
        Words(locale, Bindings::default())
    }
}

impl Deref for Words {
    type Target = Locale;

    fn deref(&self) -> &Locale {
        &self.0
    }
}

/// The day of a moment, in seconds since 1970, where the reader lives and as their language writes it: `2026-11-24`.
pub fn day(seconds: u64, words: &Locale) -> String {
    let date = local_time::date(seconds);
    let values = [
        ("year", date.year.to_string().into()),
        ("month", format!("{:02}", date.month).into()),
        ("day", format!("{:02}", date.day).into()),
    ];
    words.format("date-day", &values)
}

impl Words {
    /// The keys as they are bound.
    pub fn keys(&self) -> &Bindings {
        &self.1
    }

    /// A sentence in which the key of an action stands as `$key`. Where the action has none, that is
    /// the word `none`, by which the sentence chooses to say nothing of keys.
    pub fn naming(&self, message: &str, action: Action) -> String {
        let key = self.1.label(action, self);
        let key = key.unwrap_or_else(|| "none".to_string());
        self.format(message, &[("key", key.into())])
    }

    /// A text with the key that does the same behind it, if there is one.
    pub fn with_key(&self, text: String, action: Action) -> String {
        match self.key(action) {
            Some(key) => self.beside_key(text, key),
            None => text,
        }
    }

    /// What the first key of an action is called; `None` if it has none.
    pub fn key(&self, action: Action) -> Option<String> {
        self.1.label(action, self)
    }

    /// A text with a key behind it.
    pub fn beside_key(&self, text: String, key: String) -> String {
        self.format("with-key", &[("text", text.into()), ("key", key.into())])
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Words::from(Locale::system()))
        // What is said at the start is said in this language already.
        .add_systems(PreStartup, follow)
        .add_systems(PreUpdate, follow.run_if(resource_changed::<Settings>));
}

fn follow(
    settings: Res<Settings>,
    mut words: ResMut<Words>,
    mut chosen: Local<(Option<String>, ChosenKeys)>,
) {
    let (language, keys) = &mut *chosen;
    if *language != settings.language {
        language.clone_from(&settings.language);
        let company = words.company().clone();
        words.0 = Locale::chosen(settings.language.as_deref()).at_table(company);
    }
    if *keys != settings.keys {
        keys.clone_from(&settings.keys);
        words.1 = Bindings::of(keys);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_at_the_start_is_in_the_chosen_language() {
        let mut settings = Settings::default();
        for language in ["pt-BR", "en"] {
            settings.language = Some(language.to_string());
            let mut app = App::new();
            app.insert_resource(settings.clone()).add_plugins(plugin);
            app.add_systems(Startup, move |words: Res<Words>| {
                let wanted = Locale::for_language(language).text("title-quit");
                assert_eq!(words.text("title-quit"), wanted);
            });
            app.update();
        }
    }
}

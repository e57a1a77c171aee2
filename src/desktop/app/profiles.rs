//! Who plays on this machine, and who of them is there now.

use super::settings::Settings;
use super::trouble::Trouble;
use super::words::Words;
use crate::data_folder;
use crate::files;
use crate::history::Profiles;
use crate::history::profiles::{NameError, ProfilesFlaw};
use crate::record::Kind;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// Everybody who plays on this machine.
#[derive(Resource, Default)]
pub struct People {
    known: Profiles,
    /// Where they are written; nothing where the file cannot be read, and must stay as it is.
    file: Option<PathBuf>,
}

impl People {
    /// Everybody, and who plays now.
    pub fn known(&self) -> &Profiles {
        &self.known
    }

    /// Changes something about them and has it written; what another window has changed meanwhile is
    /// read first.
    ///
    /// # Errors
    /// What the change answers; then nothing is written.
    pub fn change(
        &mut self,
        words: &Words,
        trouble: &mut MessageWriter<Trouble>,
        change: impl FnOnce(&mut Profiles) -> Result<(), NameError>,
    ) -> Result<(), NameError> {
        let Some(file) = self.file.clone() else {
            return change(&mut self.known);
        };
        let _door = files::door(&file);
        let chosen = self.known.chosen().map(|profile| profile.name.clone());
        let (mut now, flaw) = Profiles::load(&file);
        match flaw {
            None => now.choose(chosen.as_deref()),
            Some(flaw) => {
                now.clone_from(&self.known);
                self.tell(&file, &flaw, words, trouble);
            }
        }
        change(&mut now)?;
        self.known = now;
        if let Some(file) = &self.file
            && let Err(why) = self.known.save(file)
        {
            let values = [
                ("file", file.display().to_string().into()),
                ("why", words.disk_error(&why).into()),
            ];
            trouble.write(Trouble(words.format("profiles-not-written", &values)));
        }
        Ok(())
    }

    fn tell(
        &mut self,
        file: &Path,
        flaw: &ProfilesFlaw,
        words: &Words,
        trouble: &mut MessageWriter<Trouble>,
    ) {
        let text = match flaw {
            ProfilesFlaw::Damaged(aside) => {
                let file = aside.file_name().unwrap_or_default().to_string_lossy();
                let file = ("file", file.as_ref().into());
                words.format("profiles-damaged", &[file])
            }
            ProfilesFlaw::Unreadable(why) => {
                self.file = None;
                let values = [
                    ("file", file.display().to_string().into()),
                    ("why", words.disk_error(why).into()),
                ];
                words.format("profiles-unreadable", &values)
            }
        };
        trouble.write(Trouble(text));
    }

    /// Has new games begin with the name of whoever plays now: in each last set-up the first person
    /// without a name, or with that of another who plays here.
    pub fn seat(&self, settings: &mut Settings) {
        let Some(me) = self.known.chosen() else {
            return;
        };
        let of_tigris = settings.last_setup.seats.iter();
        let of_tigris = of_tigris.map(|seat| (seat.kind.clone(), seat.name.clone()));
        if let Some(seat) = self.seat_for_me(of_tigris) {
            settings.last_setup.seats[seat].name.clone_from(&me.name);
        }
        let of_babel = settings.last_babel.cities.iter();
        let of_babel = of_babel.map(|seat| (seat.kind.clone(), seat.name.clone()));
        if let Some(seat) = self.seat_for_me(of_babel) {
            settings.last_babel.cities[seat].name.clone_from(&me.name);
        }
    }

    /// Takes the names of somebody who is about to be forgotten out of the last set-ups: no new game begins
    /// with them.
    pub fn unseat(&self, name: &str, settings: &mut Settings) {
        let Some(gone) = self.known.all().iter().find(|known| known.name == name) else {
            return;
        };
        let last = &mut settings.0;
        let of_tigris = last.last_setup.seats.iter_mut().map(|seat| &mut seat.name);
        let of_babel = last.last_babel.cities.iter_mut().map(|seat| &mut seat.name);
        let all = of_tigris.chain(of_babel);
        for name in all.filter(|name| gone.is_called(name)) {
            name.clear();
        }
    }

    /// The seat that becomes mine; none where I sit already.
    fn seat_for_me(&self, seats: impl Iterator<Item = (Kind, String)>) -> Option<usize> {
        let me = self.known.chosen()?;
        let persons = seats.enumerate();
        let persons = persons.filter(|(_, (kind, _))| *kind == Kind::Person);
        let persons: Vec<(usize, String)> = persons.map(|(i, (_, name))| (i, name)).collect();
        if persons.iter().any(|(_, name)| *name == me.name) {
            return None;
        }
        let (first, name) = persons.first()?;
        let others = self.known.all();
        let known = name.is_empty() || others.iter().any(|other| other.is_called(name));
        known.then_some(*first)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<People>().add_systems(Startup, load);
}

fn load(mut people: ResMut<People>, words: Res<Words>, mut trouble: MessageWriter<Trouble>) {
    let Some(file) = data_folder::profiles() else {
        return;
    };
    let (known, flaw) = Profiles::load(&file);
    people.known = known;
    people.file = Some(file.clone());
    if let Some(flaw) = flaw {
        people.tell(&file, &flaw, &words, &mut trouble);
    }
}

//! The people who share a machine: who is meant by "me".
//!
//! A profile is a name, and whose games are whose is told by the names at the table: so games of
//! before there were profiles find their people, and a game of two people is in the history of both.
//! Whoever takes another name keeps the games under the old one.

use crate::files::{self, DiskError};
use crate::locale::company::tidy;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::path::{Path, PathBuf};

/// The most letters of a name: as many as one at the table may have.
pub const LONGEST: usize = 24;
/// A machine is shared by a family, not by a town.
pub const MOST: usize = 50;
/// A file of profiles is a page long.
const LARGEST: u64 = 256 * 1024;

/// Somebody who plays on this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Profile {
    /// The name now.
    pub name: String,
    /// Earlier names.
    pub also: Vec<String>,
    /// Whether games count as this one's in which one person played and gave no name.
    pub nameless: bool,
}

impl Profile {
    /// Whether somebody at a table is this one, by the name that was given there.
    pub fn is_called(&self, name: &str) -> bool {
        let name = folded(name);
        let own = std::iter::once(&self.name).chain(&self.also);
        !name.is_empty() && own.into_iter().any(|own| folded(own) == name)
    }
}

/// Everybody who plays on this machine, and who is there now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Profiles {
    all: Vec<Profile>,
    /// The name of whoever plays now; nobody in particular where there is none.
    chosen: Option<String>,
}

/// Why a profile cannot be called so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameError {
    /// Nothing is left of the name.
    Empty,
    /// Somebody else is called so, or was.
    Taken {
        /// The profile that has the name.
        by: String,
    },
    /// There are [`MOST`] already.
    TooMany,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameError::Empty => f.write_str("the name is empty"),
            NameError::Taken { by } => write!(f, "the name is that of {by}"),
            NameError::TooMany => write!(f, "there are {MOST} profiles already"),
        }
    }
}

impl std::error::Error for NameError {}

/// What is wrong with the file of profiles.
#[derive(Debug)]
pub enum ProfilesFlaw {
    /// It could not be understood, and lies now under this name.
    Damaged(PathBuf),
    /// It cannot be read, and is left as it is: nothing may be written in its place.
    Unreadable(DiskError),
}

impl Profiles {
    /// Reads the profiles; without a file there are none.
    pub fn load(path: &Path) -> (Profiles, Option<ProfilesFlaw>) {
        let none = Profiles::default();
        let damaged = || match files::set_aside(path) {
            Ok(aside) => ProfilesFlaw::Damaged(aside),
            Err(why) => ProfilesFlaw::Unreadable(why),
        };
        match files::read_text(path, LARGEST) {
            Ok(text) => match ron::from_str::<Profiles>(&text) {
                Ok(read) => (read.mended(), None),
                Err(_) => (none, Some(damaged())),
            },
            Err(why) if why.is_gone() => (none, None),
            Err(DiskError::NotText { .. } | DiskError::TooLarge { .. }) => (none, Some(damaged())),
            Err(why) => (none, Some(ProfilesFlaw::Unreadable(why))),
        }
    }

    /// Writes the profiles, whole or not at all.
    ///
    /// # Errors
    /// What the system says; then the old file is still there.
    pub fn save(&self, path: &Path) -> Result<(), DiskError> {
        let pretty = ron::ser::PrettyConfig::new().new_line("\n");
        let text = ron::ser::to_string_pretty(self, pretty).map_err(std::io::Error::other)?;
        files::write(path, text + "\n")
    }

    /// Everybody, in the order of names.
    pub fn all(&self) -> &[Profile] {
        &self.all
    }

    /// Whoever plays now.
    pub fn chosen(&self) -> Option<&Profile> {
        let chosen = self.chosen.as_deref()?;
        self.all.iter().find(|profile| profile.name == chosen)
    }

    /// From now on this one plays, or nobody in particular. A name that no profile has chooses nobody.
    pub fn choose(&mut self, name: Option<&str>) {
        let known = name.and_then(|name| self.all.iter().find(|profile| profile.name == name));
        self.chosen = known.map(|profile| profile.name.clone());
    }

    /// Adds somebody, who plays from now on. The first gets the games in which nobody gave a name.
    ///
    /// # Errors
    /// Nobody can be called so, or another is.
    pub fn add(&mut self, name: &str) -> Result<(), NameError> {
        let name = self.free(name, None)?;
        if self.all.len() >= MOST {
            return Err(NameError::TooMany);
        }
        self.all.push(Profile {
            nameless: self.all.is_empty(),
            also: Vec::new(),
            name: name.clone(),
        });
        self.sort();
        self.chosen = Some(name);
        Ok(())
    }

    /// Gives somebody another name; games under the old one stay theirs.
    ///
    /// # Errors
    /// Nobody can be called so, or another is.
    pub fn rename(&mut self, old: &str, new: &str) -> Result<(), NameError> {
        let new = self.free(new, Some(old))?;
        let was_chosen = self.chosen.as_deref() == Some(old);
        if let Some(profile) = self.all.iter_mut().find(|profile| profile.name == old) {
            let before = std::mem::replace(&mut profile.name, new.clone());
            profile.also.push(before);
            profile.also.retain(|other| folded(other) != folded(&new));
            if was_chosen {
                self.chosen = Some(new);
            }
        }
        self.sort();
        Ok(())
    }

    /// Forgets somebody; the games stay.
    pub fn remove(&mut self, name: &str) {
        self.all.retain(|profile| profile.name != name);
        if self.chosen.as_deref() == Some(name) {
            self.chosen = None;
        }
    }

    /// Gives the games in which nobody gave a name to somebody, or to nobody.
    pub fn give_nameless(&mut self, to: Option<&str>) {
        for profile in &mut self.all {
            profile.nameless = Some(profile.name.as_str()) == to;
        }
    }

    /// A name as it would be kept, if nobody but the profile of the name `but` has it.
    fn free(&self, name: &str, but: Option<&str>) -> Result<String, NameError> {
        let name: String = tidy(name).chars().take(LONGEST).collect();
        let name = name.trim().to_string();
        if name.is_empty() {
            return Err(NameError::Empty);
        }
        let mut others = self.all.iter().filter(|p| Some(p.name.as_str()) != but);
        match others.find(|other| other.is_called(&name)) {
            Some(other) => Err(NameError::Taken {
                by: other.name.clone(),
            }),
            None => Ok(name),
        }
    }

    fn sort(&mut self) {
        self.all.sort_by_cached_key(|profile| folded(&profile.name));
    }

    /// The same without what a file may say and nobody could have done: names twice, or none.
    fn mended(self) -> Profiles {
        let mut mended = Profiles::default();
        for mut profile in self.all.into_iter().take(MOST) {
            let Ok(name) = mended.free(&profile.name, None) else {
                continue;
            };
            profile.name = name;
            profile
                .also
                .retain(|other| mended.free(other, None).is_ok());
            profile.nameless &= !mended.all.iter().any(|other| other.nameless);
            mended.all.push(profile);
        }
        mended.sort();
        mended.choose(self.chosen.as_deref());
        mended
    }
}

/// A name as people tell names apart: without capitals and surplus spaces.
pub fn folded(name: &str) -> String {
    tidy(name).to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_belongs_to_one_profile() {
        let mut people = Profiles::default();
        people.add(" Anna ").unwrap();
        people.add("Ben").unwrap();
        assert_eq!(people.chosen().unwrap().name, "Ben");
        let taken = |by: &str| Err(NameError::Taken { by: by.into() });
        assert_eq!(people.add("anna"), taken("Anna"));
        assert_eq!(people.add("  \u{200b} "), Err(NameError::Empty));
        people.rename("Ben", "Benedikt").unwrap();
        assert_eq!(people.chosen().unwrap().name, "Benedikt");
        // The earlier name is still nobody else's.
        assert_eq!(people.add("BEN"), taken("Benedikt"));
        assert_eq!(people.rename("Anna", "ben"), taken("Benedikt"));
        people.rename("Benedikt", "Ben").unwrap();
        assert_eq!(people.chosen().unwrap().also, ["Benedikt"]);
        assert!(people.all()[0].nameless && !people.all()[1].nameless);
        people.give_nameless(Some("Ben"));
        assert!(!people.all()[0].nameless && people.all()[1].nameless);
        people.remove("Ben");
        assert_eq!((people.all().len(), people.chosen()), (1, None));
        people.choose(Some("nobody"));
        assert_eq!(people.chosen(), None);
    }

    #[test]
    fn profiles_are_found_again_and_a_damaged_file_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("profiles.ron");
        let (none, flaw) = Profiles::load(&path);
        assert!(none.all().is_empty() && flaw.is_none());
        let mut people = Profiles::default();
        people.add("Anna").unwrap();
        people.add("João \"Jo\"").unwrap();
        people.save(&path).unwrap();
        assert_eq!(Profiles::load(&path).0, people);
        // What nobody could have done is not believed.
        let twice = "(all: [(name: \"A\", nameless: true), (name: \"a\"), (name: \" \"), \
                     (name: \"B\", also: [\"A\", \"C\"], nameless: true)], chosen: Some(\"Z\"))";
        std::fs::write(&path, twice).unwrap();
        let (read, flaw) = Profiles::load(&path);
        assert!(flaw.is_none() && read.chosen().is_none());
        let names: Vec<_> = read.all().iter().map(|p| p.name.as_str()).collect();
        assert_eq!(names, ["A", "B"]);
        assert_eq!(read.all()[1].also, ["C"]);
        assert!(read.all()[0].nameless && !read.all()[1].nameless);
        std::fs::write(&path, "(all: oops").unwrap();
        let (read, flaw) = Profiles::load(&path);
        assert!(read.all().is_empty());
        let Some(ProfilesFlaw::Damaged(aside)) = flaw else {
            panic!("{flaw:?}");
        };
        assert_eq!(std::fs::read_to_string(aside).unwrap(), "(all: oops");
    }
}

//! The questions of the page: who plays here, where games go, and whether one is deleted.

use super::Page;
use super::library::{Refresh, finished};
use super::outgoing::{Outgoing, Parcel};
use crate::desktop::app::profiles::People;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::desktop::screens::load::asking::replace;
use crate::desktop::screens::load::exchange::{
    outside, suggestion, typed, typed_path, with_ending,
};
use crate::desktop::theme::page::{dialogue, doing, entry, sure};
use crate::desktop::theme::{Push, fonts, space, widgets};
use crate::games;
use crate::history::csv;
use crate::history::export::{missing_folder, paths};
use crate::history::profiles::{LONGEST, NameError, folded};
use crate::history::{Line, Profile, Profiles};
use crate::locale::Sentence;
use crate::locale::company::shorten;
use bevy::prelude::{MessageWriter, Resource};
use bevy_egui::egui::Context;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// How many names are offered that were found in games.
const OFFERED: usize = 8;

/// The dialogue that is open over the page.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub enum Asking {
    #[default]
    Nothing,
    /// From now on this one plays: no question, but carried out in the same place.
    Choose(Option<String>),
    /// The name to add, and names that are nobody's yet.
    Add(String, Vec<String>),
    /// Somebody's name now, the new one, and whether games without a name are this one's.
    Change(String, String, bool),
    /// Somebody's name.
    Remove(String),
    /// A record, and what the game is called.
    Delete(PathBuf, String),
    /// A record, and where a copy of it goes.
    Export(PathBuf, String),
    /// The same, where there is another file already.
    Replace(PathBuf, PathBuf),
    /// How many games, and where their table goes.
    Table(u32, String),
    /// The same, where there is another file already.
    ReplaceTable(u32, PathBuf),
    /// How many games, and into which folder their records go.
    Records(u32, String),
}

/// What the answers are carried out with.
pub struct Desk<'a, 't, 'r> {
    pub words: &'a Words,
    pub lines: &'a [Line],
    pub page: &'a mut Page,
    pub people: &'a mut People,
    pub settings: &'a mut Settings,
    pub outgoing: &'a mut Outgoing,
    pub trouble: &'a mut MessageWriter<'t, Trouble>,
    pub refresh: &'a mut MessageWriter<'r, Refresh>,
}

impl Asking {
    /// What Esc leads back to: the place where something else lies is asked for again.
    pub fn before(&self) -> Asking {
        match self {
            Asking::Replace(path, to) => Asking::Export(path.clone(), to.display().to_string()),
            Asking::ReplaceTable(games, to) => Asking::Table(*games, to.display().to_string()),
            _ => Asking::Nothing,
        }
    }

    /// Asks for a name; those of people in the games that are nobody's yet are offered, the most
    /// frequent first.
    pub fn add(known: &Profiles, lines: &[Line]) -> Asking {
        let mut found: BTreeMap<String, (usize, String)> = BTreeMap::new();
        for (_, seat) in lines.iter().flat_map(|line| line.entry.persons()) {
            let taken = known.all().iter().any(|p| p.is_called(&seat.name));
            if !fonts::writable(&seat.name).is_empty() && !taken {
                let one = found.entry(folded(&seat.name));
                one.or_insert((0, seat.name.clone())).0 += 1;
            }
        }
        let mut found: Vec<(usize, String)> = found.into_values().collect();
        found.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        let found = found.into_iter().map(|(_, name)| name).take(OFFERED);
        Asking::Add(String::new(), found.collect())
    }

    /// Asks what is to be changed about somebody.
    pub fn change(me: &Profile) -> Asking {
        Asking::Change(me.name.clone(), me.name.clone(), me.nameless)
    }

    /// Asks where a copy of a record goes, with a place to begin with.
    pub fn export(path: PathBuf, name: &str) -> Asking {
        let to = suggestion(&path, name);
        Asking::Export(path, to.display().to_string())
    }

    /// Asks where the table of so many games goes.
    pub fn table(games: u32, words: &Words) -> Asking {
        let file = format!("{}.csv", words.text("history-file-name"));
        Asking::Table(games, outside().join(file).display().to_string())
    }

    /// Asks into which folder the records of so many games go.
    pub fn records(games: u32, words: &Words) -> Asking {
        let folder = outside().join(words.text("history-file-name"));
        Asking::Records(games, folder.display().to_string())
    }

    /// Whether a dialogue is open, or something is to be carried out.
    pub fn any(&self) -> bool {
        *self != Asking::Nothing
    }

    /// Shows the dialogue that is open, and does what is answered.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) {
        let words = desk.words;
        let first = desk.people.known().all().is_empty();
        let mut now = std::mem::take(self);
        let next = match &mut now {
            Asking::Nothing => Some(Asking::Nothing),
            Asking::Choose(who) => {
                let who = who.clone();
                desk.change(|people| {
                    people.choose(who.as_deref());
                    Ok(())
                });
                Some(Asking::Nothing)
            }
            Asking::Add(name, found) => match add(ctx, name, found, first, words) {
                Some(true) => {
                    let name = name.clone();
                    let added = desk.change(|people| people.add(&name));
                    added.then_some(Asking::Nothing)
                }
                answer => answer.map(|_| Asking::Nothing),
            },
            Asking::Change(old, new, nameless) => match change(ctx, old, new, nameless, words) {
                Some(Changing::Save) => {
                    let (old, new, nameless) = (old.clone(), new.clone(), *nameless);
                    let done = desk.change(|people| {
                        let had = people.chosen().is_some_and(|me| me.nameless);
                        if folded(&old) != folded(&new) || old != new {
                            people.rename(&old, &new)?;
                        }
                        let name = people.chosen().map(|me| me.name.clone());
                        if nameless != had {
                            people.give_nameless(name.as_deref().filter(|_| nameless));
                        }
                        Ok(())
                    });
                    done.then_some(Asking::Nothing)
                }
                Some(Changing::Remove) => Some(Asking::Remove(old.clone())),
                Some(Changing::Leave) => Some(Asking::Nothing),
                None => None,
            },
            Asking::Remove(name) => {
                let about = words.format("history-remove-about", &[("name", (&*name).into())]);
                let answer = ask(ctx, "history-remove", &about, "history-remove-do", words);
                if answer == Some(true) {
                    desk.people.unseat(name, desk.settings);
                    desk.change(|people| {
                        people.remove(name);
                        Ok(())
                    });
                }
                answer.map(|_| Asking::Nothing)
            }
            Asking::Delete(path, game) => {
                let about = words.format("history-delete-about", &[("game", (&*game).into())]);
                let answer = ask(ctx, "history-delete", &about, "history-delete", words);
                if answer == Some(true) {
                    desk.delete(path);
                }
                answer.map(|_| Asking::Nothing)
            }
            Asking::Export(path, to) => match place(ctx, PLACE_OF_ONE, "", to, words) {
                Some(true) => match games::export(path, &typed_path(to), false) {
                    Ok(()) => {
                        desk.exported(&typed_path(to));
                        Some(Asking::Nothing)
                    }
                    Err(why) if why.is_there_already() => {
                        Some(Asking::Replace(path.clone(), typed_path(to)))
                    }
                    // What was typed is still there to be put right.
                    Err(why) => {
                        desk.trouble.write(Trouble(why.sentence(words)));
                        None
                    }
                },
                answer => answer.map(|_| Asking::Nothing),
            },
            Asking::Replace(path, to) => match replace(ctx, to, words) {
                Some(true) => {
                    match games::export(path, to, true) {
                        Ok(()) => desk.exported(to),
                        Err(why) => {
                            desk.trouble.write(Trouble(why.sentence(words)));
                        }
                    }
                    Some(Asking::Nothing)
                }
                Some(false) => Some(now.before()),
                None => None,
            },
            Asking::Table(games, to) => {
                let count = [("games", (*games).into())];
                let about = words.format("history-export-table-about", &count);
                match place(ctx, PLACE_OF_TABLE, &about, to, words) {
                    Some(true) => {
                        let to = with_ending(typed(to), "csv");
                        if desk.misses_folder(&to) {
                            None
                        } else if to.exists() {
                            Some(Asking::ReplaceTable(*games, to))
                        } else {
                            desk.table(to, false);
                            Some(Asking::Nothing)
                        }
                    }
                    answer => answer.map(|_| Asking::Nothing),
                }
            }
            Asking::ReplaceTable(_, to) => match replace(ctx, to, words) {
                Some(true) => {
                    desk.table(to.clone(), true);
                    Some(Asking::Nothing)
                }
                Some(false) => Some(now.before()),
                None => None,
            },
            Asking::Records(games, to) => {
                let count = [("games", (*games).into())];
                let about = words.format("history-export-records-about", &count);
                let mut answer = place(ctx, PLACE_OF_RECORDS, &about, to, words);
                if answer == Some(true) && desk.misses_folder(&typed(to)) {
                    answer = None;
                }
                if answer == Some(true) {
                    let shown = desk.page.looked.as_ref();
                    let shown = shown.map(|looked| paths(&looked.shown(desk.lines)));
                    let games = shown.unwrap_or_default();
                    desk.outgoing.send(Parcel::Records(games, typed(to)));
                }
                answer.map(|_| Asking::Nothing)
            }
        };
        *self = next.unwrap_or(now);
    }
}

impl Desk<'_, '_, '_> {
    /// Changes something about who plays here; `false` and a sentence where that cannot be.
    fn change(&mut self, change: impl FnOnce(&mut Profiles) -> Result<(), NameError>) -> bool {
        match self.people.change(self.words, self.trouble, change) {
            Ok(()) => {
                self.people.seat(self.settings);
                true
            }
            Err(why) => {
                self.trouble.write(Trouble(refusal(&why, self.words)));
                false
            }
        }
    }

    fn delete(&mut self, path: &Path) {
        let Some(finished) = finished() else { return };
        let deleted = finished.delete(path).map_err(games::Of::Tigris);
        let deleted: Result<(), games::FileError> = deleted;
        match deleted {
            Ok(()) => self.page.told = Some((self.words.text("history-deleted"), None)),
            Err(why) => {
                self.trouble.write(Trouble(why.sentence(self.words)));
            }
        }
        self.refresh.write(Refresh);
    }

    fn exported(&mut self, to: &Path) {
        let name = to.file_name().unwrap_or_default().to_string_lossy();
        let name = ("name", name.as_ref().into());
        let text = self.words.format("history-exported-table", &[name]);
        self.page.told = Some((text, to.parent().map(Path::to_path_buf)));
    }

    /// Whether there is no folder for this, and then says so: what was typed can be put right.
    fn misses_folder(&mut self, to: &Path) -> bool {
        let Some(folder) = missing_folder(to) else {
            return false;
        };
        let folder = ("folder", folder.display().to_string().into());
        let text = self.words.format("history-no-folder", &[folder]);
        self.trouble.write(Trouble(text));
        true
    }

    fn table(&mut self, to: PathBuf, replace: bool) {
        let Some(looked) = &self.page.looked else {
            return;
        };
        let text = csv::table(&looked.shown(self.lines), &self.settings.review, self.words);
        self.outgoing.send(Parcel::Table(text, to, replace));
    }
}

/// Why somebody cannot be called so.
fn refusal(why: &NameError, words: &Words) -> String {
    match why {
        NameError::Empty => words.text("history-name-empty"),
        NameError::Taken { by } => words.format("history-name-taken", &[("name", by.into())]),
        NameError::TooMany => {
            let count = crate::history::profiles::MOST;
            words.format("history-name-many", &[("count", count.into())])
        }
    }
}

fn add(
    ctx: &Context,
    name: &mut String,
    found: &[String],
    first: bool,
    words: &Words,
) -> Option<bool> {
    let title = words.text("history-add-title");
    dialogue(ctx, "history-add", &title, 560.0, |ui| {
        ui.label(words.text("history-add-about"));
        if first {
            ui.label(words.text("history-add-first"));
        }
        ui.add_space(space::SMALL);
        let (field, entered) = entry(ui, name, &words.text("history-name"), LONGEST);
        let known = widgets::check_name(ui, &field, name, LONGEST, words);
        if !found.is_empty() {
            ui.add_space(space::SMALL);
            ui.label(words.text("history-add-known"));
            ui.horizontal_wrapped(|ui| {
                for one in found {
                    if ui.add(Push::plain(shorten(one, 20))).clicked() {
                        name.clone_from(one);
                    }
                }
            });
        }
        let can = known && !name.trim().is_empty();
        doing(ui, "history-add-do", can, entered, words)
    })
}

enum Changing {
    Save,
    Remove,
    Leave,
}

fn change(
    ctx: &Context,
    old: &str,
    new: &mut String,
    nameless: &mut bool,
    words: &Words,
) -> Option<Changing> {
    let title = words.format("history-change-title", &[("name", old.into())]);
    dialogue(ctx, "history-change", &title, 560.0, |ui| {
        let (field, entered) = entry(ui, new, &words.text("history-name"), LONGEST);
        let known = widgets::check_name(ui, &field, new, LONGEST, words);
        widgets::explain(ui, &words.text("history-change-about"));
        ui.add_space(space::SMALL);
        let label = words.text("history-nameless");
        let about = words.text("history-nameless-about");
        widgets::explained_toggle(ui, nameless, &label, &about);
        ui.add_space(space::SMALL);
        let remove = ui.add(Push::plain(words.text("history-remove"))).clicked();
        let can = known && !new.trim().is_empty();
        let answer = doing(ui, "history-change-do", can, entered, words);
        match answer {
            Some(true) => Some(Changing::Save),
            Some(false) => Some(Changing::Leave),
            None => remove.then_some(Changing::Remove),
        }
    })
}

/// Whether it is to be done: a question whose title has a key of its own.
fn ask(ctx: &Context, key: &str, about: &str, does: &str, words: &Words) -> Option<bool> {
    let title = words.text(&format!("{key}-title"));
    sure(ctx, key, &title, 560.0, about, does, words)
}

/// The keys of a dialogue about a place: its title, the line on it, the label of the field, and what
/// the button says.
type Place = [&'static str; 4];

const PLACE_OF_ONE: Place = [
    "load-export-title",
    "load-export-about",
    "history-path-file",
    "history-export",
];
const PLACE_OF_TABLE: Place = [
    "history-export-table-title",
    "",
    "history-path-file",
    "history-export",
];
const PLACE_OF_RECORDS: Place = [
    "history-export-records-title",
    "",
    "history-path-folder",
    "history-export",
];

/// Asks for the place of a file or a folder.
fn place(
    ctx: &Context,
    keys: Place,
    about: &str,
    path: &mut String,
    words: &Words,
) -> Option<bool> {
    let [title, line, label, does] = keys;
    dialogue(ctx, title, &words.text(title), 640.0, |ui| {
        match about {
            "" => ui.label(words.text(line)),
            about => ui.label(about),
        };
        let (_, entered) = entry(ui, path, &words.text(label), 1000);
        doing(ui, does, !path.trim().is_empty(), entered, words)
    })
}

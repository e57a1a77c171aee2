//! The questions that the settings ask before something is changed: over the page, one at a time.

use super::Tab;
use super::reset::{reset, reset_all};
use crate::desktop::app::keys::{Action, Bindings, Key};
use crate::desktop::app::words::Words;
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, widgets};
use crate::preferences::Preferences;
use bevy::prelude::Resource;
use bevy_egui::egui::{Context, Event, Key as EguiKey, Ui};

/// The question that lies over the settings.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asking {
    #[default]
    Nothing,
    /// Whether a page goes back to the usual; all of them without one.
    Reset(Option<Tab>),
    /// What shall become of a key.
    Key(Action, Key),
    /// Which key an action shall have, in the place of one that it has.
    Press {
        action: Action,
        old: Option<Key>,
        refused: bool,
    },
    /// Whether a key that another action has goes over to this one.
    Taken {
        action: Action,
        old: Option<Key>,
        key: Key,
        owner: Action,
    },
}

impl Asking {
    /// Whether a question lies over the page.
    pub fn any(self) -> bool {
        self != Asking::Nothing
    }

    /// Takes the key that was pressed for an action.
    pub fn pressed(&mut self, key: Option<Key>, now: &mut Preferences) {
        let Asking::Press { action, old, .. } = *self else {
            return;
        };
        let Some(key) = key else {
            *self = Asking::Press {
                action,
                old,
                refused: true,
            };
            return;
        };
        let owner = Bindings::of(&now.keys).owner(key, action);
        match owner.filter(|owner| *owner != action) {
            Some(owner) => {
                *self = Asking::Taken {
                    action,
                    old,
                    key,
                    owner,
                };
            }
            None => {
                bind(action, old, key, now);
                *self = Asking::Nothing;
            }
        }
    }

    /// Shows the question, if there is one.
    pub fn show(&mut self, ctx: &Context, now: &mut Preferences, words: &Words) {
        match *self {
            Asking::Nothing => {}
            Asking::Reset(tab) => self.reset(ctx, tab, now, words),
            Asking::Key(action, key) => self.key(ctx, action, key, now, words),
            Asking::Press {
                action, refused, ..
            } => self.press(ctx, action, refused, words),
            Asking::Taken {
                action,
                old,
                key,
                owner,
            } => {
                let title = words.text("keys-taken-title");
                let taken = dialogue(ctx, "key-taken", &title, 520.0, |ui| {
                    let values = [
                        ("key", key.label(words).into()),
                        ("owner", name(owner, words).into()),
                        ("action", name(action, words).into()),
                    ];
                    ui.label(words.format("keys-taken", &values));
                    either(
                        ui,
                        "keys-keep",
                        Push::primary(words.text("keys-take")),
                        words,
                    )
                });
                if taken == Some(true) {
                    bind(action, old, key, now);
                }
                if taken.is_some() {
                    *self = Asking::Nothing;
                }
            }
        }
    }

    fn reset(&mut self, ctx: &Context, tab: Option<Tab>, now: &mut Preferences, words: &Words) {
        let title = words.text("settings-reset-title");
        let answer = dialogue(ctx, "reset", &title, 520.0, |ui| {
            ui.label(match tab {
                Some(tab) => {
                    let page = words.text(tab.key());
                    words.format("settings-reset-page-about", &[("page", page.into())])
                }
                None => words.text("settings-reset-all-about"),
            });
            let reset = Push::danger(words.text("settings-reset-do"));
            either(ui, "settings-reset-keep", reset, words)
        });
        match (answer, tab) {
            (Some(true), Some(tab)) => reset(tab, now),
            (Some(true), None) => reset_all(now),
            _ => {}
        }
        if answer.is_some() {
            *self = Asking::Nothing;
        }
    }

    fn key(
        &mut self,
        ctx: &Context,
        action: Action,
        key: Key,
        now: &mut Preferences,
        words: &Words,
    ) {
        let label = ("key", key.label(words).into());
        let title = words.format("keys-key-title", &[label]);
        dialogue(ctx, "key", &title, 560.0, |ui| {
            ui.label(widgets::bold(name(action, words)));
            answers(ui, |ui| {
                if ui.add(Push::primary(words.text("keys-another"))).clicked() {
                    *self = Asking::Press {
                        action,
                        old: Some(key),
                        refused: false,
                    };
                }
                if ui.add(Push::plain(words.text("keys-remove"))).clicked() {
                    let mut keys = Bindings::of(&now.keys);
                    keys.remove(action, key);
                    now.keys = keys.chosen();
                    *self = Asking::Nothing;
                }
                if ui.add(Push::plain(words.text("cancel"))).clicked() {
                    *self = Asking::Nothing;
                }
            });
        });
    }

    fn press(&mut self, ctx: &Context, action: Action, refused: bool, words: &Words) {
        // The key that is pressed now is meant to be bound: it presses no button here.
        ctx.input_mut(|input| {
            input.events.retain(|event| match event {
                Event::Key { key, .. } => *key == EguiKey::Escape,
                _ => true,
            });
        });
        let title = words.text("keys-press-title");
        let leave = dialogue(ctx, "key-press", &title, 520.0, |ui| {
            let action = ("action", name(action, words).into());
            ui.label(words.format("keys-press", &[action]));
            if refused {
                ui.label(widgets::bold(words.text("keys-press-refused")));
            }
            answers(ui, |ui| ui.add(Push::plain(words.text("cancel"))).clicked())
        });
        if leave {
            *self = Asking::Nothing;
        }
    }
}

/// What an action is called.
pub fn name(action: Action, words: &Words) -> String {
    words.text(&format!("action-{}", action.name()))
}

fn bind(action: Action, old: Option<Key>, key: Key, now: &mut Preferences) {
    let mut keys = Bindings::of(&now.keys);
    match old {
        Some(old) => keys.replace(action, old, key),
        None => keys.take(action, key),
    }
    now.keys = keys.chosen();
}

/// Two answers; the harmless one comes first and has the keyboard.
fn either(ui: &mut Ui, keep: &str, change: Push, words: &Words) -> Option<bool> {
    answers(ui, |ui| {
        let keep = ui.add(Push::plain(words.text(keep)).width(130.0));
        let change = ui.add(change.width(130.0));
        let change = change.clicked().then_some(true);
        keep.clicked().then_some(false).or(change)
    })
}

//! Which keys every action has: the usual ones, or those that the player chose.

use super::{Action, Key};
use crate::chosen_keys::ChosenKeys;
use crate::locale::Locale;
use bevy::prelude::{KeyCode, Resource};
use std::collections::BTreeMap;

/// Stands where an action has no key.
const NONE: &str = "–";

/// The keys of every action; no key has two meanings in one place.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Bindings(Vec<Vec<Key>>);

impl Default for Bindings {
    fn default() -> Bindings {
        let usual = Action::ALL.iter().map(|action| action.usual().to_vec());
        Bindings(usual.collect())
    }
}

impl Bindings {
    /// The keys as a file has them. What it says wrongly of an action leaves that one as usual.
    pub fn of(chosen: &ChosenKeys) -> Bindings {
        let mut all = Bindings::default();
        let mut settled: Vec<Action> = Vec::new();
        for action in Action::ALL.iter().copied() {
            let named = |name: &str| chosen.0.get(name);
            let former = || named(action.former_name()?);
            let Some(names) = named(action.name()).or_else(former) else {
                continue;
            };
            let keys: Vec<Key> = names.iter().filter_map(|name| Key::named(name)).collect();
            // An empty list says that the action has no key; a list of nonsense says nothing.
            if keys.is_empty() && !names.is_empty() {
                continue;
            }
            all.0[action.index()].clear();
            for key in keys {
                let taken = all
                    .owners(key, action)
                    .any(|owner| settled.contains(&owner));
                if !taken {
                    all.take(action, key);
                }
            }
            settled.push(action);
        }
        all
    }

    /// What differs from the usual, for the file.
    pub fn chosen(&self) -> ChosenKeys {
        let differs = |action: &&Action| self.keys(**action) != action.usual();
        let names = |action: Action| self.keys(action).iter().map(Key::to_string).collect();
        let all = Action::ALL.iter().filter(differs);
        let all: BTreeMap<String, Vec<String>> = all
            .map(|action| (action.name().to_string(), names(*action)))
            .collect();
        ChosenKeys(all)
    }

    /// The keys of an action; there may be none.
    pub fn keys(&self, action: Action) -> &[Key] {
        &self.0[action.index()]
    }

    /// Whether an action has other keys than usual.
    pub fn is_changed(&self, action: Action) -> bool {
        self.keys(action) != action.usual()
    }

    /// Those that have a key where it would be asked for this action: itself perhaps.
    fn owners(&self, key: Key, action: Action) -> impl Iterator<Item = Action> + '_ {
        let meets = move |other: &Action| other.place().meets(action.place());
        let has = move |other: &Action| self.keys(*other).contains(&key);
        Action::ALL.iter().copied().filter(meets).filter(has)
    }

    /// Who has a key where it would be asked for this action: itself perhaps.
    pub fn owner(&self, key: Key, action: Action) -> Option<Action> {
        self.owners(key, action).next()
    }

    /// Whether the key at this place means something else with Shift.
    pub fn has_shifted(&self, code: KeyCode) -> bool {
        let key = Key::Place { code, shift: true };
        self.0.iter().any(|keys| keys.contains(&key))
    }

    /// Gives an action one more key, and takes it away from whoever has it.
    pub fn take(&mut self, action: Action, key: Key) {
        self.free(action, key);
        self.0[action.index()].push(key);
    }

    /// Gives an action another key in the place of one that it has, taken away from whoever has it.
    pub fn replace(&mut self, action: Action, old: Key, key: Key) {
        if old == key {
            return;
        }
        self.free(action, key);
        match self.0[action.index()].iter_mut().find(|k| **k == old) {
            Some(place) => *place = key,
            None => self.0[action.index()].push(key),
        }
    }

    /// Takes a key away from an action.
    pub fn remove(&mut self, action: Action, key: Key) {
        self.0[action.index()].retain(|known| *known != key);
    }

    /// Gives an action its usual keys back, from whoever has them.
    pub fn reset(&mut self, action: Action) {
        self.0[action.index()].clear();
        for key in action.usual() {
            self.take(action, *key);
        }
    }

    fn free(&mut self, action: Action, key: Key) {
        let owners: Vec<Action> = self.owners(key, action).collect();
        for owner in owners {
            self.remove(owner, key);
        }
    }

    /// The first key of an action, as a person calls it; `None` if it has none.
    pub fn label(&self, action: Action, words: &Locale) -> Option<String> {
        self.keys(action).first().map(|key| key.label(words))
    }

    /// The first keys of the first and the last of some actions, and that there are more between; all of them
    /// where the player has changed one, for then they are no row any more.
    pub fn range(&self, actions: &[Action], words: &Locale) -> String {
        let is_usual = |action: &Action| self.keys(*action).first() == action.usual().first();
        let ends = actions.first().zip(actions.last());
        let ends = ends.filter(|_| actions.iter().all(is_usual));
        let label = |action: &Action| self.label(*action, words);
        match ends.and_then(|(first, last)| label(first).zip(label(last))) {
            Some((first, last)) => format!("{first} … {last}"),
            None => self.labels(actions, words),
        }
    }

    /// The first keys of some actions, side by side: a dash for each that has none, so that what is told of
    /// them in their order stays true, and a single one where none has any.
    pub fn labels(&self, actions: &[Action], words: &Locale) -> String {
        let keys = actions.iter().map(|a| self.keys(*a).first().copied());
        let keys: Vec<Option<Key>> = keys.collect();
        let bound: Vec<Key> = keys.iter().flatten().copied().collect();
        if bound.is_empty() {
            return NONE.to_string();
        }
        // What goes with Shift throughout says so once.
        let without = |key: &Key| match *key {
            Key::Place { code, shift: true } => Some(Key::Place { code, shift: false }),
            _ => None,
        };
        let throughout = bound.iter().all(|key| without(key).is_some());
        let label = |key: &Option<Key>| match key {
            Some(key) => without(key)
                .filter(|_| throughout)
                .unwrap_or(*key)
                .label(words),
            None => NONE.to_string(),
        };
        let labels = keys.iter().map(label).collect::<Vec<_>>().join(" ");
        match throughout {
            true => words.format("key-name-shift", &[("key", labels.into())]),
            false => labels,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use KeyCode::*;

    fn at(code: KeyCode) -> Key {
        Key::Place { code, shift: false }
    }

    fn chosen(text: &str) -> Bindings {
        Bindings::of(&ron::from_str(text).unwrap())
    }

    fn assert_sound(bindings: &Bindings) {
        for action in Action::ALL {
            for key in bindings.keys(*action) {
                let owners: Vec<Action> = bindings.owners(*key, *action).collect();
                assert_eq!(owners, [*action], "{key}");
            }
        }
    }

    #[test]
    fn no_two_actions_usually_share_a_key() {
        assert_sound(&Bindings::default());
        for (index, action) in Action::ALL.iter().enumerate() {
            assert_eq!(action.index(), index);
        }
    }

    #[test]
    fn every_key_and_every_action_is_known_by_its_name_and_has_words() {
        for tag in ["en", "pt-BR"] {
            let words = Locale::for_language(tag);
            for action in Action::ALL {
                let text = words.text(&format!("action-{}", action.name()));
                assert!(!text.starts_with("action-"), "{text}");
                for key in action.usual() {
                    assert_eq!(Key::named(&key.to_string()), Some(*key));
                    let label = key.label(&words);
                    assert!(!label.is_empty() && !label.contains("key-name"), "{label}");
                }
            }
            assert!(words.faults().is_empty(), "{:?}", words.faults());
        }
    }

    #[test]
    fn a_key_has_one_owner_in_a_place() {
        let mut bindings = Bindings::default();
        bindings.replace(Action::EndTurn, at(KeyT), at(KeyH));
        assert_eq!(bindings.keys(Action::EndTurn), [at(KeyH)]);
        assert!(bindings.keys(Action::Hint).is_empty());
        assert_sound(&bindings);
        // In a replay the arrows mean something else anyway.
        bindings.take(Action::EndTurn, at(PageUp));
        assert_eq!(bindings.keys(Action::TurnBack), [at(PageUp)]);
        bindings.take(Action::Help, at(PageUp));
        assert!(bindings.keys(Action::TurnBack).is_empty());
        assert_eq!(bindings.keys(Action::EndTurn), [at(KeyH)]);
        bindings.reset(Action::Hint);
        assert_eq!(bindings.keys(Action::Hint), [at(KeyH)]);
        assert!(bindings.keys(Action::EndTurn).is_empty());
        assert_sound(&bindings);
        let words = Locale::english();
        assert_eq!(bindings.labels(&[Action::EndTurn], &words), "–");
        assert_eq!(bindings.labels(&Action::PIECES, &words), "Q W E R");
        let board = [Action::BoardLeft, Action::BoardRight];
        assert_eq!(bindings.labels(&board, &words), "Shift ← →");
        // "King, priest, farmer, trader": the places of those that are left stay theirs.
        bindings.take(Action::Hint, at(KeyQ));
        assert_eq!(bindings.labels(&Action::PIECES, &words), "– W E R");
    }

    #[test]
    fn what_was_chosen_survives_its_file() {
        let mut bindings = Bindings::default();
        bindings.replace(
            Action::Undo,
            at(Backspace),
            Key::Place {
                code: KeyZ,
                shift: true,
            },
        );
        bindings.remove(Action::Hint, at(KeyH));
        bindings.take(Action::Help, at(F2));
        let text = ron::to_string(&bindings.chosen()).unwrap();
        assert_eq!(chosen(&text), bindings);
        assert_eq!(bindings.chosen().0.len(), 3, "{text}");
        assert!(Bindings::default().chosen().0.is_empty());
    }

    #[test]
    fn keys_chosen_under_the_names_of_earlier_versions_stay() {
        let old =
            chosen(r#"{"king": ["KeyJ"], "trader": [], "priest": ["KeyM"], "piece-2": ["KeyN"]}"#);
        assert_eq!(old.keys(Action::Piece1), [at(KeyJ)]);
        assert!(old.keys(Action::Piece4).is_empty());
        // What a later version wrote goes before what is left of an earlier one.
        assert_eq!(old.keys(Action::Piece2), [at(KeyN)]);
        assert_eq!(old.keys(Action::Piece3), [at(KeyE)]);
        let written = old.chosen();
        assert_eq!(written.0["piece-1"], ["KeyJ"]);
        assert!(!written.0.contains_key("king"), "{written:?}");
        assert_sound(&old);
    }

    #[test]
    fn a_wrong_entry_leaves_its_action_as_usual() {
        let odd = chosen(
            r#"{"undo": ["KeyZ", "Escape", "Key"], "hint": ["Nonsense"], "juggle": ["KeyJ"],
                "swap": [], "end-turn": ["KeyZ"], "recap": ["KeyQ"]}"#,
        );
        assert_eq!(odd.keys(Action::Undo), [at(KeyZ)]);
        assert_eq!(odd.keys(Action::Hint), [at(KeyH)]);
        assert!(odd.keys(Action::Swap).is_empty());
        // Of two that want the same key the first has it; what is chosen goes before what is usual.
        assert!(odd.keys(Action::EndTurn).is_empty());
        assert_eq!(odd.keys(Action::Recap), [at(KeyQ)]);
        assert!(odd.keys(Action::Piece1).is_empty());
        assert_sound(&odd);
    }
}

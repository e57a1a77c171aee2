//! Which keys a player chose, by the names that their file knows them by.
//!
//! What an action or a key is called there is the desktop's business; here every text is kept as it
//! stands, and what is no text is left out, so that a file of another version, or one that somebody
//! wrote by hand, loses nothing but its mistakes.

use ron::value::RawValue;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;

/// The keys of the actions whose keys are not the usual ones: by the action's name, the keys' names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct ChosenKeys(pub BTreeMap<String, Vec<String>>);

/// An entry is a list of names; a single wrong one is left out.
fn names(raw: &RawValue) -> Option<Vec<String>> {
    let all: Vec<Box<RawValue>> = raw.into_rust().ok()?;
    let name = |raw: &RawValue| raw.into_rust::<String>().ok();
    Some(all.iter().filter_map(|raw| name(raw)).collect())
}

impl<'de> Deserialize<'de> for ChosenKeys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ChosenKeys, D::Error> {
        let raw = Box::<RawValue>::deserialize(deserializer)?;
        let entries: BTreeMap<String, Box<RawValue>> = raw.into_rust().unwrap_or_default();
        let known = |(action, raw): (String, Box<RawValue>)| Some((action, names(&raw)?));
        Ok(ChosenKeys(entries.into_iter().filter_map(known).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct File {
        before: u8,
        keys: ChosenKeys,
        after: u8,
    }

    #[test]
    fn chosen_keys_survive_their_file() {
        let mut keys = ChosenKeys::default();
        keys.0
            .insert("undo".into(), vec!["KeyZ".into(), "Shift+F5".into()]);
        keys.0.insert("hint".into(), Vec::new());
        let file = File {
            before: 1,
            keys,
            after: 2,
        };
        let pretty = ron::ser::to_string_pretty(&file, ron::ser::PrettyConfig::new()).unwrap();
        assert_eq!(ron::from_str::<File>(&pretty).unwrap(), file);
    }

    #[test]
    fn what_is_wrong_falls_away_alone() {
        for (keys, wanted) in [
            (r#"{"undo": ["KeyZ", 7, "KeyY"]}"#, Some(2)),
            (
                r#"{"undo": ["KeyZ"], "hint": 5, "swap": Some(Deep(x: [1]))}"#,
                Some(1),
            ),
            (r#"{"hint": "KeyH"}"#, None),
            ("5", None),
            ("[1, 2]", None),
            ("Nonsense(a: 1)", None),
        ] {
            let text = format!("(before: 1, keys: {keys}, after: 2)");
            let file: File = ron::from_str(&text).unwrap();
            assert_eq!((file.before, file.after), (1, 2), "{text}");
            let undo = file.keys.0.get("undo").map(Vec::len);
            assert_eq!(undo, wanted, "{text}");
        }
    }
}

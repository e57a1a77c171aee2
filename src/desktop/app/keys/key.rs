//! A key, what a file calls it, and what a person reads.

use crate::locale::Locale;
use bevy::prelude::KeyCode;
use std::fmt;

/// Either Shift.
pub const SHIFTS: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

/// Keys that only change what others mean.
pub const MODIFIERS: [KeyCode; 8] = [
    KeyCode::ShiftLeft,
    KeyCode::ShiftRight,
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

/// Keys that make a command of a letter, on the systems that have either.
pub const CHORDS: [KeyCode; 4] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

/// A key that can be bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A place on the keyboard, with Shift or without.
    Place { code: KeyCode, shift: bool },
    /// Whichever key types a question mark.
    QuestionMark,
}

/// Whether a key does nothing in a field of text.
pub fn types_nothing(code: KeyCode) -> bool {
    use KeyCode::*;
    let signs = [F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12];
    signs.contains(&code)
}

/// Whether a key means nothing to a button that has the keyboard, nor the same everywhere.
pub fn leaves_buttons(code: KeyCode) -> bool {
    let pressed = [
        Enter,
        NumpadEnter,
        Space,
        Tab,
        Escape,
        Home,
        End,
        PageUp,
        PageDown,
    ];
    let arrow = matches!(code, ArrowUp | ArrowDown | ArrowLeft | ArrowRight);
    let bound = KEYS.iter().any(|(key, _)| *key == code);
    bound && !arrow && !pressed.contains(&code) && !types_nothing(code)
}

use KeyCode::*;

/// The keys that can be bound, with what is printed on them where that is a sign.
///
/// Esc always leaves, Tab always goes on, and the others that are missing belong to the system.
const KEYS: [(KeyCode, &str); 95] = [
    (KeyA, "A"),
    (KeyB, "B"),
    (KeyC, "C"),
    (KeyD, "D"),
    (KeyE, "E"),
    (KeyF, "F"),
    (KeyG, "G"),
    (KeyH, "H"),
    (KeyI, "I"),
    (KeyJ, "J"),
    (KeyK, "K"),
    (KeyL, "L"),
    (KeyM, "M"),
    (KeyN, "N"),
    (KeyO, "O"),
    (KeyP, "P"),
    (KeyQ, "Q"),
    (KeyR, "R"),
    (KeyS, "S"),
    (KeyT, "T"),
    (KeyU, "U"),
    (KeyV, "V"),
    (KeyW, "W"),
    (KeyX, "X"),
    (KeyY, "Y"),
    (KeyZ, "Z"),
    (Digit0, "0"),
    (Digit1, "1"),
    (Digit2, "2"),
    (Digit3, "3"),
    (Digit4, "4"),
    (Digit5, "5"),
    (Digit6, "6"),
    (Digit7, "7"),
    (Digit8, "8"),
    (Digit9, "9"),
    (ArrowLeft, "←"),
    (ArrowRight, "→"),
    (ArrowUp, "↑"),
    (ArrowDown, "↓"),
    (Backquote, "`"),
    (Backslash, "\\"),
    (BracketLeft, "["),
    (BracketRight, "]"),
    (Comma, ","),
    (Equal, "+"),
    (Minus, "−"),
    (Period, "."),
    (Quote, "'"),
    (Semicolon, ";"),
    (Slash, "/"),
    (F1, "F1"),
    (F2, "F2"),
    (F3, "F3"),
    (F4, "F4"),
    (F5, "F5"),
    (F6, "F6"),
    (F7, "F7"),
    (F8, "F8"),
    (F9, "F9"),
    (F10, "F10"),
    (F11, "F11"),
    (F12, "F12"),
    // From here on a word, or a sign on the number pad.
    (Numpad0, "0"),
    (Numpad1, "1"),
    (Numpad2, "2"),
    (Numpad3, "3"),
    (Numpad4, "4"),
    (Numpad5, "5"),
    (Numpad6, "6"),
    (Numpad7, "7"),
    (Numpad8, "8"),
    (Numpad9, "9"),
    (NumpadAdd, "+"),
    (NumpadSubtract, "−"),
    (NumpadMultiply, "×"),
    (NumpadDivide, "/"),
    (NumpadDecimal, "."),
    (NumpadComma, ","),
    (NumpadEqual, "="),
    (NumpadEnter, ""),
    (Space, ""),
    (Enter, ""),
    (Backspace, ""),
    (Delete, ""),
    (Insert, ""),
    (Home, ""),
    (End, ""),
    (PageUp, ""),
    (PageDown, ""),
    (IntlBackslash, ""),
    (IntlRo, ""),
    (IntlYen, "¥"),
    (ContextMenu, ""),
    (Pause, ""),
];

/// The key of the word for a key on which no sign is printed.
fn word(code: KeyCode) -> Option<&'static str> {
    Some(match code {
        NumpadEnter | Enter => "key-name-enter",
        Space => "key-name-space",
        Backspace => "key-name-backspace",
        Delete => "key-name-delete",
        Insert => "key-name-insert",
        Home => "key-name-home",
        End => "key-name-end",
        PageUp => "key-name-page-up",
        PageDown => "key-name-page-down",
        IntlBackslash => "key-name-international-1",
        IntlRo => "key-name-international-2",
        ContextMenu => "key-name-menu",
        Pause => "key-name-pause",
        _ => return None,
    })
}

impl Key {
    /// The key at a place, if it can be bound.
    pub fn at(code: KeyCode, shift: bool) -> Option<Key> {
        let known = KEYS.iter().any(|(known, _)| *known == code);
        known.then_some(Key::Place { code, shift })
    }

    /// The key that a file means.
    pub fn named(name: &str) -> Option<Key> {
        if name == "?" {
            return Some(Key::QuestionMark);
        }
        let (shift, name) = match name.strip_prefix("Shift+") {
            Some(rest) => (true, rest),
            None => (false, name),
        };
        let same = |(code, _): &&(KeyCode, &str)| format!("{code:?}") == name;
        let code = KEYS.iter().find(same)?.0;
        Some(Key::Place { code, shift })
    }

    /// What a person calls it.
    pub fn label(self, words: &Locale) -> String {
        let Key::Place { code, shift } = self else {
            return "?".to_string();
        };
        let sign = KEYS.iter().find(|(known, _)| *known == code);
        let name = match word(code) {
            Some(key) => words.text(key),
            None => sign.map_or(String::new(), |(_, sign)| (*sign).to_string()),
        };
        let name = match format!("{code:?}").starts_with("Numpad") {
            true => words.format("key-name-number-pad", &[("key", name.into())]),
            false => name,
        };
        match shift {
            true => words.format("key-name-shift", &[("key", name.into())]),
            false => name,
        }
    }
}

/// As a file calls it.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Key::QuestionMark => f.write_str("?"),
            Key::Place { code, shift } => {
                let shift = if *shift { "Shift+" } else { "" };
                write!(f, "{shift}{code:?}")
            }
        }
    }
}

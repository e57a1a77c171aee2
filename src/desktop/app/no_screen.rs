//! Where no screen answers there is no window: a person is told instead of being shown a panic.
//!
//! Bevy's plugin for windows ends in a panic when the system has none to give, and winit lets nobody
//! ask before it: so the panic is caught while the plugins are added, and no report is written of it.

use crate::locale::Locale;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// What Bevy's panic begins with.
const SIGN: &str = "Failed to build event loop";

/// The variables that name a screen on Unix, the one that is asked first in front.
const SCREENS: [&str; 2] = ["WAYLAND_DISPLAY", "DISPLAY"];

/// The system gives no window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoScreen {
    /// The screen that was named and does not answer.
    named: Option<String>,
}

impl NoScreen {
    fn new() -> NoScreen {
        let named = SCREENS.iter().filter_map(std::env::var_os);
        let mut named = named.filter(|name| !name.is_empty());
        NoScreen {
            named: named.next().map(|name| name.to_string_lossy().into_owned()),
        }
    }

    /// What is missing and what to do, for a person.
    pub fn sentence(&self, words: &Locale) -> String {
        match &self.named {
            Some(screen) => words.format("screen-silent", &[("screen", screen.into())]),
            None => words.text("screen-none"),
        }
    }
}

/// Whether a panic says that there is no screen: then it is nobody's fault, and is not reported.
pub fn is_cause(panic: &dyn Any) -> bool {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    text.is_some_and(|text| text.starts_with(SIGN))
}

/// Does what needs a screen.
///
/// # Errors
/// There is none. Every other panic goes on.
pub fn with_screen(work: impl FnOnce()) -> Result<(), NoScreen> {
    // What was half made is dropped, and the program ends.
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(()) => Ok(()),
        Err(panic) if is_cause(&*panic) => Err(NoScreen::new()),
        Err(panic) => resume_unwind(panic),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_missing_screen_is_told_in_a_sentence() {
        let why = "winit: there is none";
        assert!(with_screen(|| panic!("{SIGN}: {why}")).is_err());
        assert_eq!(with_screen(|| {}), Ok(()));
        let other = catch_unwind(|| with_screen(|| panic!("something else: {SIGN}")));
        assert!(other.is_err());
    }

    #[test]
    fn the_sentence_names_the_screen_that_was_asked() {
        for language in crate::locale::languages() {
            let words = Locale::for_language(&language.tag);
            let named = Some(":99".to_string());
            assert!(NoScreen { named }.sentence(&words).contains(":99"));
            assert!(words.has("screen-none"));
        }
    }
}

//! Linux and macOS, where a program has a terminal or a log of the session.

/// Nothing to do: what is written goes where the program was started from.
pub fn join_console() {}

/// Says a sentence where there is no window to say it in.
pub fn show(sentence: &str) {
    eprintln!("{sentence}");
}

//! macOS, where what a program writes goes to its terminal or to the log of the session.

use std::process::ExitStatus;

/// The program that shows a folder when it is given one.
pub const FILE_MANAGER: &str = "open";

/// Whether [`FILE_MANAGER`] ended as one that has shown a folder.
pub fn showed(status: ExitStatus) -> bool {
    status.success()
}

/// Whether the system tells screen readers by itself that a button cannot be pressed.
pub const TELLS_DISABLED: bool = true;

/// Nothing to do: what is written goes where the program was started from.
pub fn join_console() {}

/// Nothing to do: freed memory goes back by itself.
pub fn give_back_memory() {}

/// Says a sentence where there is no window to say it in.
pub fn show(sentence: &str) {
    eprintln!("{sentence}");
}

//! Linux and its like, where a program has a terminal or a log of the session.

use std::process::ExitStatus;

/// The program that shows a folder when it is given one.
pub const FILE_MANAGER: &str = "xdg-open";

/// Whether [`FILE_MANAGER`] ended as one that has shown a folder.
pub fn showed(status: ExitStatus) -> bool {
    status.success()
}

/// Whether the system tells screen readers by itself that a button cannot be pressed: the bridge to AT-SPI
/// (accesskit_atspi_common 0.18) knows it of fields and choices alone.
pub const TELLS_DISABLED: bool = false;

/// Nothing to do: what is written goes where the program was started from.
pub fn join_console() {}

/// Says a sentence where there is no window to say it in.
pub fn show(sentence: &str) {
    eprintln!("{sentence}");
}

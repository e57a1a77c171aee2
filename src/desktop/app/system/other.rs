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

/// Has the C library give blocks of a megabyte or more back as soon as they are freed.
///
/// It would keep blocks as large as any that was ever freed, up to 32 MB: pictures come and go, and 18 MB of
/// them stayed for nothing (at 1920x1080).
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn give_back_memory() {
    // SAFETY: takes two numbers and touches no memory of ours; numbers that mean nothing are refused.
    unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, 1 << 20) };
}

/// Nothing to do: only the GNU C library keeps what was freed.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn give_back_memory() {}

/// Nothing to do: what is written goes where the program was started from.
pub fn join_console() {}

/// Says a sentence where there is no window to say it in.
pub fn show(sentence: &str) {
    eprintln!("{sentence}");
}

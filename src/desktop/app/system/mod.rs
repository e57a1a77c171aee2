//! What only one system does: each has a file of its own.

#[cfg(target_os = "macos")]
mod macos;
#[cfg(not(any(windows, target_os = "macos")))]
mod other;
#[cfg(windows)]
mod windows;

#[cfg(target_os = "macos")]
use macos as own;
#[cfg(not(any(windows, target_os = "macos")))]
use other as own;
#[cfg(windows)]
use windows as own;

pub use own::{FILE_MANAGER, TELLS_DISABLED, give_back_memory, join_console, show, showed};

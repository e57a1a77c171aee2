//! What only one system does: each has a file of its own.

#[cfg(not(windows))]
mod other;
#[cfg(windows)]
mod windows;

#[cfg(not(windows))]
pub use other::{join_console, show};
#[cfg(windows)]
pub use windows::{join_console, show};

//! Finished games looked back on: what came of them, for whom, against whom, and how it changes.
//!
//! [`folder`] reads the records of [`record::finished`](crate::record::finished) as short [`Entry`]s,
//! [`takeover`] finds the games that ended before there was such a folder, [`profiles`] says who the
//! people are that share a machine, [`filter`] and [`sums`] answer questions, and [`csv`] writes the
//! answers down. Everything here is plain data; nothing leaves the machine.

pub mod csv;
mod entry;
pub mod exercises;
pub mod export;
pub mod filter;
pub mod folder;
pub mod profiles;
mod reviewed;
pub mod sums;
pub mod takeover;

pub use entry::{Entry, Seat};
pub use filter::{Filter, Shown};
pub use folder::{History, Line};
pub use profiles::{Profile, Profiles};
pub use reviewed::Reviewed;

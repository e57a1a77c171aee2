//! A game looked back on: every moment of it, what is worth finding again, and who may see what.
//!
//! A [`Timeline`] lays a record out in moments; moment 0 is the start and moment `n` is what `n`
//! decisions led to. A [`Marker`] names the moment of something worth finding again. A
//! [`Perspective`] says whose knowledge the onlooker has, and filters what happened accordingly.
//!
//! ```
//! use two_rivers::tigris::rules::{Board, Decision, Seats, Setup};
//! use two_rivers::tigris::{Record, Timeline};
//!
//! let setup = Setup::new(Board::standard(), Seats::first(2).unwrap(), 7);
//! let mut record = Record::new(setup.into(), Vec::new()).unwrap();
//! let mut events = Vec::new();
//! record.try_play(Decision::End, &mut events).unwrap();
//! let timeline = Timeline::of(&record);
//! assert_eq!(timeline.end(), 1);
//! assert_eq!(timeline.log(1), events);
//! ```

mod marker;
mod perspective;
mod timeline;

pub use marker::{Marker, markers};
pub use perspective::Perspective;
pub use timeline::Timeline;

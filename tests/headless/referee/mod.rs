//! The referee: scripts, whole games over the protocol, and lines that make no sense.

mod fuzz;
mod protocol;
mod scenarios;

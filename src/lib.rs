//! Two Rivers: Reiner Knizia's *Tigris & Euphrates* on the desktop.
//!
//! The map of the house; everything flows downwards, nothing knows what stands below it:
//!
//! - [`rules`]: what is legal and what follows from it; knows nobody.

pub mod rules;

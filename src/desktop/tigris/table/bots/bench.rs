//! Where the bots at the table come from.

use crate::search::Bot;
use crate::tigris::bots::{self, Nets};
use crate::tigris::rules::Position;
use bevy::prelude::*;
use std::sync::Arc;

/// Where bots come from, by name; a test may seat one of its own.
#[derive(Resource, Clone)]
pub struct Bench(pub Arc<dyn Fn(&str) -> Option<Box<dyn Bot<Position>>> + Send + Sync>);

impl Default for Bench {
    fn default() -> Bench {
        Bench(Arc::new(bots::by_name))
    }
}

impl Bench {
    /// The bots of the program, playing by these nets.
    pub fn with(nets: Nets) -> Bench {
        Bench(Arc::new(move |name| bots::by_name_with(name, nets.clone())))
    }
}

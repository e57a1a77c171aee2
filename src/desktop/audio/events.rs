//! Which sound goes with which event, how high, and when.

use super::Sound;
use crate::tigris::rules::{Colour, Event};
use bevy::prelude::*;

/// The sound of an event, if it has one; [`Sound::Turn`] is only for turns of persons.
pub fn sound_for(event: &Event) -> Option<Sound> {
    match event {
        Event::TilePlaced { .. } | Event::BuildingRaised { .. } | Event::Committed { .. } => {
            Some(Sound::Place)
        }
        Event::LeaderPositioned { .. } | Event::LeaderWithdrawn { .. } => Some(Sound::Leader),
        Event::Points { .. } => Some(Sound::Points),
        Event::ConflictBegan { .. } => Some(Sound::Drum),
        Event::ConflictEnded { .. } | Event::MonumentBuilt { .. } | Event::WonderBuilt { .. } => {
            Some(Sound::Horn)
        }
        Event::TreasureTaken { .. } => Some(Sound::Treasure),
        Event::Swapped { .. } | Event::Drawn { .. } => Some(Sound::Shuffle),
        Event::CatastrophePlayed { .. } => Some(Sound::Catastrophe),
        Event::TurnBegan { .. } => Some(Sound::Turn),
        Event::GameOver { .. } => Some(Sound::Over),
        // The horn has told of the losses; the others change nothing that was not heard.
        Event::LeaderLost { .. }
        | Event::TilesRemoved { .. }
        | Event::MarkerLeft { .. }
        | Event::BuildingReturned { .. }
        | Event::BagEmpty { .. }
        | Event::TurnEnded { .. } => None,
    }
}

/// How much higher than its file a sound is played.
pub(super) fn pitch_for(event: &Event) -> f32 {
    match event {
        Event::Points { colour, .. } => pitch_of(*colour),
        _ => 1.0,
    }
}

/// Each colour has its step of a pentatonic scale.
pub(super) fn pitch_of(colour: Colour) -> f32 {
    match colour {
        Colour::Black => 1.0,
        Colour::Red => 9.0 / 8.0,
        Colour::Blue => 5.0 / 4.0,
        Colour::Green => 3.0 / 2.0,
    }
}

/// An event is being shown.
#[derive(Message, Clone, Copy, Debug)]
pub struct Shown {
    pub event: Event,
    /// In how many seconds the piece that it brings touches the board.
    pub(super) lands_in: f32,
}

impl Shown {
    /// An event that is shown from now on for so many seconds, at the pointer or from afar.
    pub fn new(event: Event, seconds: f32, dropped: &DroppedAt) -> Shown {
        let lands_in = match event {
            // The last part of a movement is slow: the eye takes it for arrived.
            Event::TilePlaced { .. }
            | Event::LeaderPositioned { .. }
            | Event::CatastrophePlayed { .. } => {
                seconds * if dropped.0.is_some() { 0.2 } else { 0.8 }
            }
            Event::BuildingRaised { .. } => seconds * 0.8,
            _ => 0.0,
        };
        Shown { event, lands_in }
    }
}

/// Where the person dropped the piece that the next event will place, so that it does not fly there twice.
#[derive(Resource, Default)]
pub struct DroppedAt(pub Option<Vec2>);

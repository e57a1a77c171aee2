//! What a player looks for in a game that is over: wars, monuments and the wonder, treasures.

use super::Timeline;
use crate::rules::{ConflictKind, Event};

/// Something worth finding again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    /// The first moment at which it had happened.
    pub moment: usize,
    /// What happened: a war that began, a monument or the wonder that was built, a treasure taken.
    pub event: Event,
}

/// The markers of a game, in order. All are public: everybody at the table saw them.
pub fn markers(timeline: &Timeline) -> Vec<Marker> {
    let mut markers = Vec::new();
    for moment in 1..=timeline.end() {
        let events = timeline.between(moment - 1, moment).iter();
        markers.extend(events.filter(|event| matters(event)).map(|event| Marker {
            moment,
            event: *event,
        }));
    }
    markers
}

fn matters(event: &Event) -> bool {
    match event {
        Event::ConflictBegan { kind, .. } => *kind == ConflictKind::War,
        Event::MonumentBuilt { .. } | Event::WonderBuilt { .. } | Event::TreasureTaken { .. } => {
            true
        }
        _ => false,
    }
}

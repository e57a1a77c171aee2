//! What a player looks for in a game that is looked back on.

use super::Timeline;
use crate::game::Game;

/// Something worth finding again.
#[derive(Clone, Debug, PartialEq)]
pub struct Marker<G: Game> {
    /// The first moment at which it had happened.
    pub moment: usize,
    /// What happened: a [landmark](Game::is_landmark).
    pub event: G::Event,
}

/// The markers of a game, in order. All are public: everybody at the table saw them.
pub fn markers<G: Game>(timeline: &Timeline<G>) -> Vec<Marker<G>> {
    let mut markers = Vec::new();
    for moment in 1..=timeline.end() {
        let events = timeline.between(moment - 1, moment).iter();
        let found = events.filter(|event| G::is_landmark(event));
        markers.extend(found.map(|event| Marker {
            moment,
            event: event.clone(),
        }));
    }
    markers
}

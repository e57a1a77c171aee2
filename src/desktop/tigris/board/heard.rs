//! Which sound goes with which event of the table, on which step, and when.

use crate::desktop::audio::{DroppedAt, Heard, Sound};
use crate::desktop::games::tigris::{Refused, Session};
use crate::desktop::session::Flow;
use crate::tigris::rules::Event;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, refused.in_set(Flow::Animate));
}

/// What is refused is heard.
fn refused(mut refused: MessageReader<Refused>, mut heard: MessageWriter<Heard>) {
    if refused.read().count() > 0 {
        heard.write(Heard {
            sound: Sound::Refused,
            note: None,
            lands_in: 0.0,
        });
    }
}

/// What is heard of an event that is shown from now on for so many seconds, at the pointer or from
/// afar.
pub(super) fn heard(
    event: &Event,
    seconds: f32,
    dropped: &DroppedAt,
    session: &Session,
) -> Option<Heard> {
    match event {
        // Bots begin their turns in silence.
        Event::TurnBegan { dynasty } if !session.is_person(*dynasty) => None,
        _ => Some(Heard {
            sound: sound_for(event)?,
            note: note_for(event),
            lands_in: lands_in(event, seconds, dropped),
        }),
    }
}

/// The sound of an event, if it has one; [`Sound::Turn`] is only for turns of persons.
fn sound_for(event: &Event) -> Option<Sound> {
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

/// Each colour has its step.
fn note_for(event: &Event) -> Option<usize> {
    match event {
        Event::Points { colour, .. } => Some(colour.index()),
        _ => None,
    }
}

/// In how many seconds the piece that an event brings touches the board.
fn lands_in(event: &Event, seconds: f32, dropped: &DroppedAt) -> f32 {
    match event {
        // The last part of a movement is slow: the eye takes it for arrived.
        Event::TilePlaced { .. }
        | Event::LeaderPositioned { .. }
        | Event::CatastrophePlayed { .. } => seconds * if dropped.0.is_some() { 0.2 } else { 0.8 },
        Event::BuildingRaised { .. } => seconds * 0.8,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Kind, Player, Record};
    use crate::tigris::rules::{Board, Cell, Colour, Dynasty, Seats, Setup, Source};

    const PLACED: Event = Event::TilePlaced {
        dynasty: Dynasty::Archer,
        tile: Colour::Red,
        at: Cell::new(3, 3).unwrap(),
        unites: false,
    };

    fn points(colour: Colour) -> Event {
        Event::Points {
            dynasty: Dynasty::Archer,
            colour,
            amount: 1,
            source: Source::Tile,
            at: None,
        }
    }

    #[test]
    fn events_have_their_sounds() {
        let dynasty = Dynasty::Bull;
        let at = Cell::new(3, 3).unwrap();
        let leader = Colour::Black;
        let heard = [
            (PLACED, Some(Sound::Place)),
            (
                Event::LeaderPositioned {
                    dynasty,
                    leader,
                    from: None,
                    to: at,
                },
                Some(Sound::Leader),
            ),
            (points(Colour::Red), Some(Sound::Points)),
            (
                Event::TreasureTaken { dynasty, from: at },
                Some(Sound::Treasure),
            ),
            (
                Event::CatastrophePlayed {
                    dynasty,
                    at,
                    destroyed: None,
                },
                Some(Sound::Catastrophe),
            ),
            (Event::TurnBegan { dynasty }, Some(Sound::Turn)),
            (Event::TurnEnded { dynasty }, None),
            (Event::BagEmpty { dynasty }, None),
            (Event::MarkerLeft { at }, None),
        ];
        for (event, sound) in heard {
            assert_eq!(sound_for(&event), sound, "{event:?}");
        }
    }

    #[test]
    fn every_colour_has_its_own_note() {
        let notes = Colour::ALL.map(|colour| note_for(&points(colour)));
        assert_eq!(notes, [0, 1, 2, 3].map(Some));
        assert_eq!(note_for(&PLACED), None);
    }

    #[test]
    fn a_piece_is_heard_sooner_where_it_was_dropped() {
        let (afar, here) = (DroppedAt(None), DroppedAt(Some(Vec2::ZERO)));
        assert!(lands_in(&PLACED, 1.0, &here) < lands_in(&PLACED, 1.0, &afar));
        assert!(lands_in(&PLACED, 1.0, &afar) < 1.0);
        assert_eq!(lands_in(&points(Colour::Red), 1.0, &afar), 0.0);
    }

    #[test]
    fn bots_begin_their_turns_in_silence() {
        let setup = Setup::new(Board::standard(), Seats::first(2).unwrap(), 1);
        let [person, bot] = [Dynasty::Archer, Dynasty::Bull];
        let seat = |player, kind| Player {
            player,
            name: String::new(),
            kind,
        };
        let seats = vec![
            seat(person, Kind::Person),
            seat(bot, Kind::Bot("greedy".to_string())),
        ];
        let session = Session::new(Record::new(setup.into(), seats).unwrap(), 1, false);
        let turn = |dynasty| {
            let event = Event::TurnBegan { dynasty };
            heard(&event, 1.0, &DroppedAt(None), &session).map(|heard| heard.sound)
        };
        assert_eq!(turn(person), Some(Sound::Turn));
        assert_eq!(turn(bot), None);
    }
}

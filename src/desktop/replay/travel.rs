//! Going through a replay: by decisions, by turns, by markers, or on and on.

use super::{Replay, Reviewed, SPEEDS};
use crate::desktop::app::power::Power;
use crate::desktop::session::looking_back::{Travel, Way};
use crate::desktop::session::{Flow, Rebuild, Session, looks_back};
use bevy::prelude::*;

pub(super) fn plugin_of<G: Reviewed>(app: &mut App) {
    app.add_systems(
        Update,
        go::<G>
            .in_set(Flow::Input)
            .after(super::keys::KeysRead)
            .run_if(resource_exists::<Replay<G>>.and_then(looks_back::<G>)),
    );
}

fn go<G: Reviewed>(
    mut travels: MessageReader<Travel>,
    replay: Res<Replay<G>>,
    mut session: ResMut<Session<G>>,
    mut rebuild: MessageWriter<Rebuild>,
    mut power: ResMut<Power>,
) {
    for travel in travels.read() {
        power.stay_awake();
        if travel_one(*travel, &replay, &mut session) {
            rebuild.write(Rebuild);
        }
    }
}

/// Goes one way; answers whether the pieces must be made anew, because nothing leads there.
fn travel_one<G: Reviewed>(travel: Travel, replay: &Replay<G>, session: &mut Session<G>) -> bool {
    let Some(look) = session.looking_back().copied() else {
        return false;
    };
    let (now, timeline) = (session.moment(), session.timeline());
    let end = timeline.end();
    let own = replay.whose_turns(session);
    let moments = || replay.markers().iter().map(|marker| marker.moment);
    let to = match travel {
        Travel::To(moment) => moment,
        Travel::Start => 0,
        Travel::End => end,
        Travel::Step(Way::Back) => now.saturating_sub(1),
        // One step forward is shown as it happened, unless the one before is still on its way.
        Travel::Step(Way::On) if look.rests() => {
            session.play_until(now + 1);
            return false;
        }
        Travel::Step(Way::On) => now + 1,
        Travel::Turn(Way::On) => timeline.next_turn(now),
        Travel::Turn(Way::Back) => timeline.previous_turn(now),
        Travel::OwnTurn(Way::On) => timeline.next_turn_of(own, now),
        Travel::OwnTurn(Way::Back) => timeline.previous_turn_of(own, now),
        Travel::Marker(Way::On) => moments().find(|m| *m > now).unwrap_or(end),
        Travel::Marker(Way::Back) => moments().rev().find(|m| *m < now).unwrap_or(0),
        Travel::PlayOrPause if look.is_playing() => {
            session.play_until(now);
            return false;
        }
        Travel::PlayOrPause => {
            let again = now == end;
            if again {
                session.look_back(0);
            }
            session.play_until(end);
            return again;
        }
        Travel::Faster | Travel::Slower => {
            session.set_speed(next_speed(look.speed(), travel == Travel::Faster));
            return false;
        }
    };
    session.look_back(to);
    true
}

/// The next speed up or down; the fastest and the slowest stay.
fn next_speed(now: f32, faster: bool) -> f32 {
    let index = SPEEDS.iter().position(|s| *s >= now).unwrap_or(0);
    let next = if faster {
        (index + 1).min(SPEEDS.len() - 1)
    } else {
        index.saturating_sub(1)
    };
    SPEEDS[next]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_end_at_both_ends() {
        let mut speed = 1.0;
        for expected in [2.0, 4.0, 8.0, 8.0] {
            speed = next_speed(speed, true);
            assert_eq!(speed, expected);
        }
        for expected in [4.0, 2.0, 1.0, 0.5, 0.5] {
            speed = next_speed(speed, false);
            assert_eq!(speed, expected);
        }
    }
}

//! Tiles of the hand that are about to be committed: they rise in the strip, and a click on one
//! adds it to the support or takes it back. The button of the panel commits them.

use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::games::tigris::{Refused, Session};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::tigris::board::layout::Slot;
use crate::desktop::tigris::table::state::draft::Draft;
use crate::desktop::tigris::table::state::draft::counts;
use crate::desktop::tigris::table::state::held::HandPiece;
use crate::desktop::tigris::table::state::held::What;
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::turn::refusal::{Refusal, Why};
use crate::tigris::rules::{Colour, Conflict, Decision, Stage, TileCounts};
use crate::tigris::teaching::Topic;
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;

/// The tiles that are about to be committed, by their place in the hand.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Raised(pub [bool; 6]);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Raised>()
        .add_observer(on_click)
        .add_systems(
            Update,
            follow
                .in_set(Flow::Show)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        );
}

/// The conflict for which whoever looks is asked to commit tiles.
fn asked(turn: &Turn) -> Option<Conflict> {
    let game = turn.game()?;
    let looks = turn.seat.viewer == game.decider();
    match game.table().stage() {
        Stage::Commit(conflict) if looks => Some(conflict),
        _ => None,
    }
}

fn on_click(
    click: On<Pointer<Click>>,
    slots: Query<&HandPiece>,
    dialogues: Dialogues,
    turn: Turn,
    mut draft: ResMut<Draft>,
    mut raised: ResMut<Raised>,
    mut refused: MessageWriter<Refused>,
    mut refusal: ResMut<Refusal<Topic>>,
    words: Res<Words>,
) {
    let Ok(HandPiece {
        slot: Slot::Tile(place),
        what: Some(What::Tile(tile)),
    }) = slots.get(click.entity)
    else {
        return;
    };
    let (Some(game), Some(session)) = (turn.game(), turn.session.as_deref()) else {
        return;
    };
    if click.button != PointerButton::Primary || dialogues.any() {
        return;
    }
    let Some(conflict) = asked(&turn) else { return };
    if conflict.support() != *tile {
        let tiles = words.tiles(conflict.support());
        refusal.0 = Some(Why {
            text: words.format("conflict-other-tile", &[("tiles", tiles.into())]),
            topic: Topic::of_moment(game.table()),
        });
        return;
    }
    let now = draft.of(session.stamp());
    let up = !raised.0[usize::from(*place)];
    let legal = counts(game);
    let next = if up {
        legal.iter().copied().filter(|n| *n > now.commit).min()
    } else {
        legal.iter().copied().filter(|n| *n < now.commit).max()
    };
    match next {
        Some(commit) => {
            raised.0[usize::from(*place)] = up;
            let mut new = now;
            new.set(commit);
            draft.set_if_neq(new);
        }
        None => {
            let more = now.commit.saturating_add(1);
            if let Err(why) = game.check(Decision::Commit(more)) {
                refused.write(Refused::Decision(why));
            }
        }
    }
}

/// As many tiles are raised as the draft says, whoever changed it.
fn follow(turn: Turn, draft: Res<Draft>, mut raised: ResMut<Raised>) {
    let session = turn.session.as_deref();
    let new = match (asked(&turn), session) {
        (Some(conflict), Some(session)) => {
            let count = draft.of(session.stamp()).commit;
            fitting(raised.0, &turn.hand(), conflict.support(), count)
        }
        _ => [false; 6],
    };
    raised.set_if_neq(Raised(new));
}

/// So many tiles of a colour, and as far as may be those that were chosen.
fn fitting(chosen: [bool; 6], hand: &TileCounts, colour: Colour, count: u8) -> [bool; 6] {
    let places: Vec<usize> = hand
        .iter()
        .take(6)
        .enumerate()
        .filter(|(_, tile)| *tile == colour)
        .map(|(place, _)| place)
        .collect();
    let (kept, free): (Vec<usize>, Vec<usize>) = places.iter().partition(|place| chosen[**place]);
    let mut new = [false; 6];
    for place in kept.into_iter().chain(free).take(usize::from(count)) {
        new[place] = true;
    }
    new
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tiles_that_were_clicked_are_the_ones_that_rise() {
        let hand = TileCounts::new([2, 3, 1, 0]);
        let raised = |chosen: &[usize], count| {
            let mut marks = [false; 6];
            for place in chosen {
                marks[*place] = true;
            }
            let new = fitting(marks, &hand, Colour::Red, count);
            let places = (0..6).filter(|place| new[*place]);
            places.collect::<Vec<_>>()
        };
        assert_eq!(raised(&[4], 1), [4]);
        assert_eq!(raised(&[4], 2), [2, 4]);
        assert_eq!(raised(&[2, 4], 1), [2]);
        assert_eq!(raised(&[], 3), [2, 3, 4]);
        assert_eq!(raised(&[0, 5], 1), [2], "tiles of other colours never rise");
        assert_eq!(raised(&[2, 3], 0), [0; 0]);
    }
}

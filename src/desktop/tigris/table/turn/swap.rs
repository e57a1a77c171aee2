//! A swap: asked for by a button or a key, twice where it might end the game.

use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::games::tigris::{Choose, Session};
use crate::desktop::session::Flow;
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::tigris::table::state::held::Swapping;
use crate::desktop::tigris::table::state::orders::{KeysRead, Swap};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::turn::refusal::{Refusal, Why};
use crate::tigris::rules::{Colour, Decision, Position, Unheard};
use crate::tigris::teaching::Topic;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        obey.in_set(Flow::Input)
            .after(KeysRead)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

/// From so many tiles on the board on the bag may be running out.
const LATE: u32 = 36;

/// What there is to say before a swap, if anything, by its key: that it ends the game, in games that tell how many
/// tiles are in the bag, and else that it might, whatever is in it, for the size of the bag is hidden (rules.md, 18).
fn warning(game: &Position, decision: Decision, tells_bag: bool) -> Option<&'static str> {
    if !tells_bag {
        let tiles = Colour::ALL.map(|colour| game.table().tiles(colour).len());
        let late = tiles.into_iter().sum::<u32>() >= LATE;
        return late.then_some("swap-may-end-the-game");
    }
    let mut after = game.clone();
    let ends = after.try_play(decision, &mut Unheard).is_ok() && after.table().ending().is_some();
    ends.then_some("swap-ends-the-game")
}

fn obey(
    mut requests: MessageReader<Swap>,
    turn: Turn,
    question: Res<Question>,
    words: Res<Words>,
    mut swapping: ResMut<Swapping>,
    mut refusal: ResMut<Refusal<Topic>>,
    mut choices: MessageWriter<Choose>,
) {
    if requests.read().count() == 0 || !swapping.on {
        return;
    }
    let (Some(game), Some(session)) = (turn.acting(), turn.session.as_deref()) else {
        return;
    };
    let tiles = swapping.tiles(&turn.hand());
    if tiles.is_empty() {
        return;
    }
    let decision = Decision::Swap(tiles);
    let tells_bag = session.record().tells_bag();
    if let Some(key) = warning(game, decision, tells_bag) {
        if swapping.warned != Some(tiles) {
            swapping.warned = Some(tiles);
            let left = ("count", game.bag().len().into());
            refusal.0 = Some(Why {
                text: words.format(key, &[left]),
                topic: Topic::End,
            });
            return;
        }
        // The second press of two does not mean it.
        if !question.takes(Asked::SwapEnds(session.stamp())) {
            return;
        }
        refusal.0 = None;
    }
    choices.write(Choose { decision });
    *swapping = Swapping::default();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::{Board, Dynasty, Seats, Setup};

    #[test]
    fn where_the_bag_is_hidden_nothing_is_told_of_it() {
        let seats = Seats::new(&[Dynasty::Archer, Dynasty::Bull]).expect("two seats");
        let setup = Setup::new(Board::standard(), seats, 1);
        let mut game = Position::new(&setup);
        let mut warned = None;
        let mut legal = Vec::new();
        while game.decider().is_some() {
            game.legal(&mut legal);
            let place = |decision: &&Decision| matches!(decision, Decision::Place(..));
            let next = legal.iter().find(place).or(legal.first());
            game.play(*next.expect("something to do"), &mut Unheard);
            let tiles = Colour::ALL.map(|colour| game.table().tiles(colour).len());
            let said = warning(&game, Decision::End, false).is_some();
            assert_eq!(said, tiles.into_iter().sum::<u32>() >= LATE);
            warned = warned.or(said.then(|| game.bag().len()));
        }
        assert!(warned.is_some_and(|left| left > 12), "{warned:?}");
    }
}

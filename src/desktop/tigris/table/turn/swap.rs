//! A swap: asked for by a button or a key, twice where it would end the game.

use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::games::tigris::{Choose, Session};
use crate::desktop::session::Flow;
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::tigris::table::state::held::Swapping;
use crate::desktop::tigris::table::state::orders::{KeysRead, Swap};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::turn::refusal::{Refusal, Why};
use crate::tigris::rules::{Decision, Position, Unheard};
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

/// Whether a decision ends the game: for a swap everybody can know it, since the size of the bag is public.
fn ends_the_game(game: &Position, decision: Decision) -> bool {
    let mut after = game.clone();
    after.try_play(decision, &mut Unheard).is_ok() && after.table().ending().is_some()
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
    if ends_the_game(game, decision) {
        if swapping.warned != Some(tiles) {
            swapping.warned = Some(tiles);
            let left = ("count", game.bag().len().into());
            refusal.0 = Some(Why {
                text: words.format("swap-ends-the-game", &[left]),
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

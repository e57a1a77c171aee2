//! The rows for people who hear the table: the cards of each in their order, which decides what runs
//! there are and what migrates. Pressed, one's own row gives its last three cards into the hand.

use crate::babel::rules::{Player, SHORTEST_RUN, Tribe, TribeCounts};
use crate::babel::words;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::egui_rect;
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::table::state::held::{Held, What};
use crate::desktop::babel::table::state::seat::Turn;
use crate::desktop::games::babel::Session;
use bevy::prelude::*;
use bevy_egui::egui::Id;
use bevy_egui::egui::accesskit::{self, Node, Role};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        rows.run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
    );
}

fn rows(
    mut contexts: EguiContexts,
    turn: Turn,
    layout: Res<Layout>,
    words: Res<Words>,
    mut held: ResMut<Held>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(session) = turn.session.as_deref() else {
        return Ok(());
    };
    let table = session.shown().table();
    let acting = turn.acting().map(|game| game.table().active());
    let mut taken = None;
    for player in Player::ALL {
        for at in Tribe::ALL {
            let row = table.row(player, at).as_slice();
            if row.is_empty() {
                continue;
            }
            let may = acting == Some(player) && row.len() >= SHORTEST_RUN;
            // Where it is taken hold of: its last three cards.
            let first = row.len().saturating_sub(SHORTEST_RUN);
            let place = (first..row.len())
                .map(|card| layout.row_card(player, at, card, row.len()))
                .reduce(|all, card| all.union(card));
            let id = Id::new(("babel row", player.index(), at.index()));
            let described = ctx.accesskit_node_builder(id, |node: &mut Node| {
                let said = in_words(player, at, row, &words);
                if may {
                    node.set_role(Role::Button);
                    node.set_label(said);
                    node.add_action(accesskit::Action::Click);
                } else {
                    node.set_role(Role::Label);
                    node.set_value(said);
                }
                if let Some(place) = place.map(egui_rect) {
                    node.set_bounds(accesskit::Rect {
                        x0: place.min.x.into(),
                        y0: place.min.y.into(),
                        x1: place.max.x.into(),
                        y1: place.max.y.into(),
                    });
                }
            });
            // Usually nobody listens, and then nothing is put into words.
            if described.is_none() {
                return Ok(());
            }
            let pressed = |input: &bevy_egui::egui::InputState| {
                input.has_accesskit_action_request(id, accesskit::Action::Click)
            };
            if may && ctx.input(pressed) {
                taken = Some(What::Three(at));
            }
        }
    }
    if let Some(what) = taken {
        held.toggle(what);
    }
    Ok(())
}

/// A row in words: how many of which tribe lie beside each other, in their order.
fn in_words(player: Player, at: Tribe, row: &[Tribe], words: &Words) -> String {
    let cards = row.chunk_by(|one, next| one == next).map(|same| {
        let counts: TribeCounts = same.iter().copied().collect();
        words::card_counts(words, &counts)
    });
    words.format(
        "babel-row-in-words",
        &[
            ("player", words::player(words, player).into()),
            ("land", words::territory(words, Some(at)).into()),
            ("cards", words.list(cards).into()),
        ],
    )
}

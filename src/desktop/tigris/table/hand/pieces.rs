//! The strip at the bottom: own tiles, leaders and catastrophes, as pieces that can be picked up.

use super::commitment::Raised;
use crate::desktop::app::screen::Screen;
use crate::desktop::art::{Art, Picture};
use crate::desktop::games::tigris::Session;
use crate::desktop::session::Flow;
use crate::desktop::tigris::board::layout::{Layout, Slot};
use crate::desktop::tigris::board::tally::Tally;
use crate::desktop::tigris::table::state::held::HandPiece;
use crate::desktop::tigris::table::state::held::Swapping;
use crate::desktop::tigris::table::state::held::{Held, What};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::tigris::rules::Colour;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_slots)
        .add_systems(
            Update,
            show_hand
                .in_set(Flow::Show)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        );
}

fn spawn_slots(mut commands: Commands, mut swapping: ResMut<Swapping>) {
    *swapping = Swapping::default();
    for slot in Slot::all() {
        commands.spawn((
            HandPiece { slot, what: None },
            Sprite::default(),
            Transform::from_xyz(0.0, 0.0, 11.0),
            Visibility::Hidden,
            Pickable::default(),
            DespawnOnExit(Screen::Table),
        ));
    }
}

/// What rests in a slot for the person who looks.
fn resting(slot: Slot, tally: &Tally) -> Option<What> {
    match slot {
        Slot::Tile(i) => tally.hand.iter().nth(usize::from(i)).map(What::Tile),
        Slot::Leader(i) => {
            let colour = *Colour::ALL.get(usize::from(i))?;
            let off = !tally.on_board[colour.index()];
            off.then_some(What::Leader(colour))
        }
        Slot::Catastrophe(i) => (i < tally.catastrophes).then_some(What::Catastrophe),
    }
}

fn show_hand(
    turn: Turn,
    held: Res<Held>,
    swapping: Res<Swapping>,
    raised: Res<Raised>,
    layout: Res<Layout>,
    art: Res<Art>,
    mut slots: Query<(&mut HandPiece, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    let tally = turn.tally();
    for (mut piece, mut sprite, mut transform, mut visibility) in &mut slots {
        let what = tally.as_ref().and_then(|tally| resting(piece.slot, tally));
        if piece.what != what {
            piece.what = what;
        }
        let Some(what) = what else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let owner = turn.seat.viewer;
        let picture = match (what, owner) {
            (What::Tile(colour), _) => Picture::Tile(colour),
            (What::Leader(colour), Some(dynasty)) => Picture::Leader(dynasty, colour),
            _ => Picture::Catastrophe,
        };
        let marked = match piece.slot {
            Slot::Tile(i) if swapping.on => swapping.marked[usize::from(i)],
            Slot::Tile(i) => raised.0[usize::from(i)],
            _ => false,
        };
        let lifted = held.from_slot() == Some(piece.slot);
        let side = layout.slot_size();
        let rise = if marked { side * 0.18 } else { 0.0 };
        let at = layout.slot_centre(piece.slot) - Vec2::Y * rise;
        let at = layout.to_world(layout.crisp(at, Vec2::splat(side)));
        let new = Sprite {
            image: art.in_hand(picture),
            custom_size: Some(Vec2::splat(side)),
            color: Color::WHITE.with_alpha(if lifted { 0.3 } else { 1.0 }),
            ..default()
        };
        if sprite.image != new.image
            || sprite.custom_size != new.custom_size
            || sprite.color != new.color
        {
            *sprite = new;
        }
        let place = Transform::from_translation(at.extend(11.0));
        transform.set_if_neq(place);
    }
}

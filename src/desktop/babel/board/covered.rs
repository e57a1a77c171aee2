//! Temple cards that others in their column cover show no level: of its sign only a part would be seen, and it
//! stands beside the column.

use super::layout::Layout;
use super::pieces::Piece;
use crate::babel::rules::Player;
use crate::desktop::app::screen::Screen;
use crate::desktop::art::{Art, BabelPicture, Picture};
use crate::desktop::session::Flow;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        cover
            .in_set(Flow::Show)
            .run_if(in_state(Screen::Babel).and_then(any_with_component::<Piece>)),
    );
}

fn cover(
    layout: Res<Layout>,
    art: Res<Art>,
    changed: Query<(), Changed<Piece>>,
    mut gone: RemovedComponents<Piece>,
    mut pieces: Query<(&Piece, &mut Sprite)>,
) {
    if gone.read().count() == 0 && changed.is_empty() && !layout.is_changed() {
        return;
    }
    let mut lens = [0; Player::ALL.len()];
    for (piece, _) in &pieces {
        if let Piece::Quarried { player, .. } = piece {
            lens[player.index()] += 1;
        }
    }
    for (piece, mut sprite) in &mut pieces {
        let &Piece::Quarried {
            player,
            place,
            level,
        } = piece
        else {
            continue;
        };
        let picture = match layout.is_covered(player, place, lens[player.index()]) {
            true => BabelPicture::Wall(level),
            false => BabelPicture::Storey(level),
        };
        let image = art.image(Picture::Babel(picture));
        if sprite.image != image {
            sprite.image = image;
        }
    }
}

//! Entities and position agree: made anew where there are no events, compared where there were.

use super::animation::Beat;
use super::layout::Layout;
use super::motion::Motion;
use super::pieces::{Lying, Piece, differences, picture, pieces_of};
use crate::babel::rules::Tribe;
use crate::desktop::app::screen::Screen;
use crate::desktop::art::Art;
use crate::desktop::games::babel::Session;
use crate::desktop::session::{Flow, Rebuild};
use bevy::prelude::*;

/// How often entities had to be mended because they differed from the position; always zero, or
/// an event was not shown as it should be.
#[derive(Resource, Default, Debug)]
pub struct Mended(pub u32);

pub(super) fn plugin(app: &mut App) {
    let at_table = || in_state(Screen::Babel).and_then(resource_exists::<Session>);
    app.init_resource::<Mended>()
        .add_systems(OnEnter(Screen::Babel), rebuild)
        .add_systems(
            Update,
            (
                rebuild
                    .in_set(Flow::Animate)
                    .before(super::animation::play_events)
                    .run_if(on_message::<Rebuild>),
                mirror.in_set(Flow::Settle),
            )
                .run_if(at_table()),
        );
}

/// Makes all pieces anew from the position: on purpose, where there are no events to follow.
fn rebuild(
    mut commands: Commands,
    session: Option<ResMut<Session>>,
    old: Query<(Entity, Option<&Piece>), Or<(With<Piece>, With<Motion>)>>,
    art: Res<Art>,
    layout: Res<Layout>,
    mut beat: ResMut<Beat>,
) {
    let before: Vec<Piece> = old.iter().filter_map(|(_, piece)| piece.copied()).collect();
    for (entity, _) in &old {
        commands.entity(entity).despawn();
    }
    let Some(mut session) = session else { return };
    *beat = Beat::default();
    session.catch_up();
    let mut pieces = pieces_of(session.shown());
    keep_discards(&mut pieces, before);
    lay(&mut commands, &pieces, &art, &layout);
}

/// Lets the discards lie as they lay, as far as they still do: the rules keep no order among them, and
/// nobody should see another card on top because something else was taken back.
fn keep_discards(pieces: &mut Vec<Piece>, before: Vec<Piece>) {
    let of = |piece: &Piece| match *piece {
        Piece::Discarded { place, card } => Some((place, card)),
        _ => None,
    };
    let mut lay: Vec<(usize, Tribe)> = before.iter().filter_map(of).collect();
    lay.sort_by_key(|(place, _)| *place);
    let mut left: Vec<Tribe> = pieces.iter().filter_map(of).map(|(_, card)| card).collect();
    pieces.retain(|piece| of(piece).is_none());
    let mut order = Vec::new();
    for (_, card) in lay {
        if let Some(index) = left.iter().position(|other| *other == card) {
            order.push(left.remove(index));
        }
    }
    // What was not there before lies on top.
    order.extend(left);
    let order = order.into_iter().enumerate();
    pieces.extend(order.map(|(place, card)| Piece::Discarded { place, card }));
}

fn lay(commands: &mut Commands, pieces: &[Piece], art: &Art, layout: &Layout) {
    let lying = Lying::of(pieces.iter().copied());
    for piece in pieces {
        let (at, size) = lying.place(*piece, layout);
        commands.spawn((
            Name::new(format!("{piece:?}")),
            *piece,
            picture(art, piece.picture(), size, at),
        ));
    }
}

/// Compares entities with the position once everything is shown; mends and logs any difference.
fn mirror(
    mut commands: Commands,
    session: Res<Session>,
    pieces: Query<(Entity, &Piece)>,
    art: Res<Art>,
    layout: Res<Layout>,
    mut mended: ResMut<Mended>,
    mut checked: Local<(u64, usize)>,
) {
    if !session.caught_up() || *checked == session.stamp() {
        return;
    }
    *checked = session.stamp();
    let shown = pieces.iter().map(|(_, piece)| *piece);
    let (missing, surplus) = differences(session.shown(), shown);
    if missing.is_empty() && surplus.is_empty() {
        return;
    }
    mended.0 += 1;
    error!(
        "the table showed something else than the game: missing {missing:?}, too many {surplus:?}"
    );
    for (entity, _) in &pieces {
        commands.entity(entity).despawn();
    }
    lay(&mut commands, &pieces_of(session.shown()), &art, &layout);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(cards: &[Tribe]) -> Vec<Piece> {
        let cards = cards.iter().enumerate();
        cards
            .map(|(place, card)| Piece::Discarded { place, card: *card })
            .collect()
    }

    #[test]
    fn the_discards_lie_as_they_lay() {
        let tribes = Tribe::ALL;
        let lay = pile(&[tribes[3], tribes[0], tribes[1]]);
        // As the rules count them: by tribe.
        let mut pieces = pile(&[tribes[0], tribes[2], tribes[3]]);
        keep_discards(&mut pieces, lay);
        assert_eq!(pieces, pile(&[tribes[3], tribes[0], tribes[2]]));
    }
}

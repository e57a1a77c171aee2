//! Entities and position agree: made anew where there are no events, compared where there were.

use super::animation::Beat;
use super::layout::Layout;
use super::motion::Motion;
use super::pieces::{Lying, Piece, differences, picture, pieces_of};
use crate::babel::rules::{Event, Tribe};
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
    old: Query<Entity, Or<(With<Piece>, With<Motion>)>>,
    art: Res<Art>,
    layout: Res<Layout>,
    mut beat: ResMut<Beat>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(mut session) = session else { return };
    *beat = Beat::default();
    session.catch_up();
    let mut pieces = pieces_of(session.shown());
    order_discards(&mut pieces, session.log());
    lay(&mut commands, &pieces, &art, &layout);
}

/// Lets the discards lie in the order in which they came: the rules keep none among them, but nobody should see
/// another card on top because the table was made anew.
fn order_discards(pieces: &mut Vec<Piece>, log: &[Event]) {
    let mut left = Vec::new();
    pieces.retain(|piece| match piece {
        Piece::Discarded { card, .. } => {
            left.push(*card);
            false
        }
        _ => true,
    });
    let mut known = discarded(log);
    known.retain(|card| {
        let index = left.iter().position(|other| other == card);
        index.map(|index| left.remove(index)).is_some()
    });
    // What lay there before anything happened lies below.
    let order = left.into_iter().chain(known).enumerate();
    pieces.extend(order.map(|(place, card)| Piece::Discarded { place, card }));
}

/// The cards that came to the discards since they were shuffled the last time, in order.
fn discarded(log: &[Event]) -> Vec<Tribe> {
    let mut cards = Vec::new();
    for event in log {
        match *event {
            Event::Reshuffled { .. } => cards.clear(),
            Event::Moved { to, .. } => cards.push(to),
            Event::Paid { card, .. } => cards.push(card),
            Event::Expelled { tribe, count, .. } => cards.extend((0..count).map(|_| tribe)),
            Event::Discarded { cards: from, .. } => cards.extend(from.iter()),
            _ => {}
        }
    }
    cards
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
    use crate::babel::rules::{Player, Position, Setup, TribeCounts};
    use crate::random::{below, generator};

    fn pile(cards: &[Tribe]) -> Vec<Piece> {
        let cards = cards.iter().enumerate();
        cards
            .map(|(place, card)| Piece::Discarded { place, card: *card })
            .collect()
    }

    #[test]
    fn the_discards_lie_as_they_came() {
        let tribes = Tribe::ALL;
        let came = |to| Event::Moved {
            player: Player::Ur,
            from: None,
            to,
        };
        // As the rules count them: by tribe.
        let mut pieces = pile(&[tribes[0], tribes[2], tribes[3]]);
        order_discards(&mut pieces, &[came(tribes[3]), came(tribes[0])]);
        assert_eq!(pieces, pile(&[tribes[2], tribes[3], tribes[0]]));
    }

    #[test]
    fn the_log_knows_all_discards() {
        let (mut shuffled, mut most) = (0, 0);
        for seed in 0..30 {
            let mut random = generator(seed);
            let mut game = Position::new(&Setup::new(seed));
            let mut log = Vec::new();
            let mut legal = Vec::new();
            while game.decider().is_some() {
                legal.clear();
                game.legal(&mut legal);
                let decision = legal[below(&mut random, legal.len() as u32) as usize];
                let played = game.try_play(decision, &mut log);
                played.expect("a legal decision");
                let known: TribeCounts = discarded(&log).into_iter().collect();
                assert_eq!(known, game.table().discards(), "{log:?}");
                most = most.max(known.total());
            }
            let reshuffled = |event: &&Event| matches!(event, Event::Reshuffled { .. });
            shuffled += log.iter().filter(reshuffled).count();
        }
        assert!(shuffled > 0 && most > 5);
    }
}

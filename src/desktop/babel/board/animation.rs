//! The queue of events and what each does to the entities: the only place where they follow events.
//!
//! An event changes only where pieces lie; whatever does not lie where it should goes there by
//! itself, so that a row closes up and a fan narrows without anybody saying so.

use super::layout::Layout;
use super::motion::{Motion, move_pieces};
use super::pieces::{Lying, Piece, picture};
use crate::babel::rules::{Event, Handful, Player, Tribe, TribeCounts};
use crate::desktop::app::power::{LONGEST_STEP, Power};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::art::{Art, BabelPicture, Picture};
use crate::desktop::audio::{Cue, DroppedAt, Sound};
use crate::desktop::games::babel::Session;
use crate::desktop::session::Flow;
use bevy::prelude::*;

/// The rest between two things that are shown.
#[derive(Resource, Default)]
pub struct Beat {
    /// In seconds.
    rest: f32,
    /// Somebody wants to see the end of it: what is left is shown at once.
    hurried: bool,
}

impl Beat {
    /// Has everything that waits shown at once.
    pub fn hurry(&mut self) {
        self.rest = 0.0;
        self.hurried = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Beat>().add_systems(
        Update,
        (
            play_events,
            follow_layout.run_if(resource_changed::<Layout>),
            move_pieces,
        )
            .chain()
            .in_set(Flow::Animate)
            .run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
    );
}

/// How long an event is given at normal speed, in seconds.
fn seconds_for(event: &Event) -> f32 {
    match event {
        Event::Moved { .. } | Event::Settled { .. } => 0.45,
        Event::Built { .. } | Event::Migrated { .. } | Event::Robbed { .. } => 0.55,
        Event::Paid { .. } | Event::Drawn { .. } => 0.4,
        Event::Destroyed { .. } | Event::Expelled { .. } | Event::Lured { .. } => 0.65,
        Event::Discarded { .. } | Event::TempleCardsDrawn { .. } => 0.5,
        Event::EndPhaseBegan => 0.5,
        Event::TurnBegan { .. }
        | Event::Reshuffled { .. }
        | Event::Halved { .. }
        | Event::TotalChanged { .. }
        | Event::TurnEnded { .. }
        | Event::GameOver { .. } => 0.0,
    }
}

/// The sound of an event, if it has one.
fn sound_for(event: &Event) -> Option<Sound> {
    match event {
        Event::Moved { .. } | Event::Migrated { .. } => Some(Sound::Leader),
        Event::Settled { .. } | Event::Built { .. } => Some(Sound::Place),
        Event::Paid { .. } => Some(Sound::Drum),
        Event::Destroyed { .. } => Some(Sound::Catastrophe),
        Event::Robbed { .. } => Some(Sound::Treasure),
        Event::Expelled { .. } | Event::Lured { .. } => Some(Sound::Horn),
        Event::Drawn { .. } | Event::Discarded { .. } | Event::Reshuffled { .. } => {
            Some(Sound::Shuffle)
        }
        Event::TempleCardsDrawn { .. } => Some(Sound::Points),
        Event::EndPhaseBegan => Some(Sound::Horn),
        Event::GameOver { .. } => Some(Sound::Over),
        Event::TurnBegan { .. }
        | Event::Halved { .. }
        | Event::TotalChanged { .. }
        | Event::TurnEnded { .. } => None,
    }
}

/// Shows event after event, each when the one before has had its time.
pub(super) fn play_events(world: &mut World) {
    let step = world.resource::<Time>().delta().min(LONGEST_STEP);
    let settings = world.resource::<Settings>();
    let mut speed = world.resource::<Session>().pace(settings);
    // Where nothing is to move, what has happened is there at once.
    let still = settings.reduce_motion;
    let mut beat = world.resource_mut::<Beat>();
    beat.rest -= step.as_secs_f32();
    // Whoever skips sees the end at once.
    if beat.hurried {
        speed = 0.0;
    }
    let moving = !still && speed > 0.0;
    while world.resource::<Beat>().rest <= 0.0 {
        let Some(event) = world.resource_mut::<Session>().next_event() else {
            world.resource_mut::<Session>().catch_up();
            *world.resource_mut::<Beat>() = Beat::default();
            return;
        };
        let seconds = match speed > 0.0 {
            true => seconds_for(&event) / speed,
            false => 0.0,
        };
        if let Some(sound) = sound_for(&event) {
            world.write_message(Cue { sound, note: None });
        }
        let mut stage = Stage {
            world: &mut *world,
            seconds: if moving { seconds } else { 0.0 },
        };
        stage.show(event);
        stage.settle();
        world.resource_mut::<Beat>().rest = seconds;
    }
    world.resource_mut::<Power>().stay_awake();
}

/// The table while an event is shown on it.
struct Stage<'w> {
    world: &'w mut World,
    /// How long its movements take; none for what is there at once.
    seconds: f32,
}

impl Stage<'_> {
    /// Changes the entities as one event says.
    fn show(&mut self, event: Event) {
        match event {
            Event::Drawn { player, cards } => self.draw(player, cards),
            Event::Moved { player, to, .. } => {
                let home = self.dropped_or_home(player);
                self.pass(BabelPicture::Card(to), home, self.discards(), 0.0);
                self.change(|piece| match piece {
                    Piece::Marker { player: whose, .. } if whose == player => Some(Piece::Marker {
                        player,
                        at: Some(to),
                    }),
                    _ => None,
                });
            }
            Event::Settled { player, at, card } => {
                let place = self.row_len(player, at);
                let piece = Piece::Card {
                    player,
                    at,
                    place,
                    card,
                };
                let home = self.dropped_or_home(player);
                self.bring(piece, home);
            }
            Event::Built {
                player,
                at,
                level,
                source,
                ..
            } => {
                let owner = source.owner(player);
                let last = self.column_len(owner).saturating_sub(1);
                self.world.resource_mut::<DroppedAt>().0 = None;
                self.change(|piece| match piece {
                    Piece::Quarried {
                        player: whose,
                        place,
                        ..
                    } if whose == owner && place == last => {
                        Some(Piece::Storey { player, at, level })
                    }
                    _ => None,
                });
            }
            Event::Migrated {
                player, from, to, ..
            } => {
                self.world.resource_mut::<DroppedAt>().0 = None;
                let first = self.row_len(player, from).saturating_sub(3);
                let begin = self.row_len(player, to);
                self.move_cards(player, from, first, player, to, begin);
            }
            Event::Paid {
                player, at, place, ..
            } => {
                let index = place.index();
                let discards = self.discards();
                self.leave(discards, |piece| is_card(piece, player, at, |p| p == index));
                self.close_up(player, at);
            }
            Event::Destroyed { player, at, .. } => {
                let supply = self.pile(0);
                self.leave(supply, |piece| {
                    matches!(piece, Piece::Storey { player: whose, at: there, .. }
                        if *whose == player && *there == at)
                });
            }
            Event::Robbed { player, at, level } => self.change(|piece| match piece {
                Piece::Storey {
                    player: whose,
                    at: there,
                    level: which,
                } if whose == player && there == at && which == level => Some(Piece::Storey {
                    player: player.other(),
                    at,
                    level,
                }),
                _ => None,
            }),
            Event::Expelled {
                player, at, tribe, ..
            } => {
                let discards = self.discards();
                self.leave(discards, |piece| {
                    matches!(piece, Piece::Card { player: whose, at: there, card, .. }
                        if *whose == player && *there == at && *card == tribe)
                });
                self.close_up(player, at);
            }
            Event::Lured {
                player, at, count, ..
            } => {
                let first = self.row_len(player, at).saturating_sub(usize::from(count));
                let begin = self.row_len(player.other(), at);
                self.move_cards(player, at, first, player.other(), at, begin);
            }
            Event::Discarded { player, cards } => {
                let (home, discards) = (self.home(player), self.discards());
                self.pass_all(cards, home, discards);
            }
            Event::TempleCardsDrawn { player, cards } => {
                let supply = self.pile(0);
                for level in cards.into_iter().flatten() {
                    let place = self.column_len(player);
                    let piece = Piece::Quarried {
                        player,
                        place,
                        level,
                    };
                    self.bring(piece, supply);
                }
            }
            Event::TurnBegan { .. }
            | Event::Reshuffled { .. }
            | Event::Halved { .. }
            | Event::TotalChanged { .. }
            | Event::TurnEnded { .. }
            | Event::EndPhaseBegan
            | Event::GameOver { .. } => {}
        }
    }

    fn pieces(&mut self) -> Vec<(Entity, Piece)> {
        let mut pieces = self.world.query::<(Entity, &Piece)>();
        let pieces = pieces.iter(self.world);
        pieces.map(|(entity, piece)| (entity, *piece)).collect()
    }

    fn row_len(&mut self, player: Player, at: Tribe) -> usize {
        let pieces = self.pieces();
        let own = |(_, piece): &&(Entity, Piece)| is_card(piece, player, at, |_| true);
        pieces.iter().filter(own).count()
    }

    fn column_len(&mut self, owner: Player) -> usize {
        let own =
            |piece: &Piece| matches!(piece, Piece::Quarried { player, .. } if *player == owner);
        self.pieces().iter().filter(|(_, piece)| own(piece)).count()
    }

    /// Says of pieces that they lie elsewhere.
    fn change(&mut self, to: impl Fn(Piece) -> Option<Piece>) {
        for (entity, piece) in self.pieces() {
            if let Some(new) = to(piece) {
                self.world.entity_mut(entity).insert(new);
            }
        }
    }

    /// Cards from a place of a row on go to the end of another, in their order.
    fn move_cards(
        &mut self,
        player: Player,
        from: Tribe,
        first: usize,
        new: Player,
        to: Tribe,
        begin: usize,
    ) {
        self.change(|piece| match piece {
            Piece::Card {
                player: whose,
                at,
                place,
                card,
            } if whose == player && at == from && place >= first => Some(Piece::Card {
                player: new,
                at: to,
                place: begin + place - first,
                card,
            }),
            _ => None,
        });
    }

    /// Cards of a row that lie behind a gap close up.
    fn close_up(&mut self, player: Player, at: Tribe) {
        let mut row: Vec<(Entity, usize, Tribe)> = Vec::new();
        for (entity, piece) in self.pieces() {
            if let Piece::Card {
                player: whose,
                at: there,
                place,
                card,
            } = piece
                && whose == player
                && there == at
            {
                row.push((entity, place, card));
            }
        }
        row.sort_by_key(|(_, place, _)| *place);
        for (place, (entity, _, card)) in row.into_iter().enumerate() {
            self.world.entity_mut(entity).insert(Piece::Card {
                player,
                at,
                place,
                card,
            });
        }
    }

    /// A piece comes onto the table from this point.
    fn bring(&mut self, piece: Piece, from: Vec2) {
        let from = self.world.resource::<Layout>().to_world(from).extend(0.0);
        let size = self.world.resource::<Layout>().card;
        let bundle = picture(self.world.resource::<Art>(), piece.picture(), size, from);
        self.world.spawn((piece, bundle));
    }

    /// Pieces go to this point and are gone.
    fn leave(&mut self, to: Vec2, which: impl Fn(&Piece) -> bool) {
        let to = self.world.resource::<Layout>().to_world(to).extend(3.0);
        for (entity, _) in self.pieces().into_iter().filter(|(_, p)| which(p)) {
            if self.seconds <= 0.0 {
                self.world.despawn(entity);
                continue;
            }
            let from = self.world.get::<Transform>(entity);
            let from = from.map_or(to, |transform| transform.translation);
            self.world
                .entity_mut(entity)
                .remove::<Piece>()
                .insert(Motion {
                    leaves: true,
                    ..Motion::new(from, to, self.seconds)
                });
        }
    }

    /// A card is seen on its way from one point to another, and gone there.
    fn pass(&mut self, card: BabelPicture, from: Vec2, to: Vec2, wait: f32) {
        if self.seconds <= 0.0 {
            return;
        }
        let layout = self.world.resource::<Layout>();
        let (from, to) = (
            layout.to_world(from).extend(10.0),
            layout.to_world(to).extend(10.0),
        );
        let size = layout.card;
        let art = self.world.resource::<Art>();
        let bundle = picture(art, Picture::Babel(card), size, from);
        let motion = Motion {
            leaves: true,
            wait,
            ..Motion::new(from, to, self.seconds)
        };
        self.world.spawn((bundle, motion));
    }

    fn pass_all(&mut self, cards: TribeCounts, from: Vec2, to: Vec2) {
        for (index, card) in cards.iter().take(8).enumerate() {
            let wait = 0.06 * index as f32;
            self.pass(BabelPicture::Card(card), from, to, wait);
        }
    }

    /// Cards come from the deck: only their owner sees which.
    fn draw(&mut self, player: Player, cards: Handful) {
        let (deck, home) = (self.pile(1), self.home(player));
        for index in 0..cards.len().min(8) {
            let wait = 0.06 * f32::from(index);
            self.pass(BabelPicture::CardBack, deck, home, wait);
        }
    }

    fn pile(&self, index: usize) -> Vec2 {
        self.world.resource::<Layout>().pile(index).center()
    }

    fn discards(&self) -> Vec2 {
        self.pile(2)
    }

    /// From where a player's cards come and to where they go: the strip for whoever sits below.
    fn home(&self, player: Player) -> Vec2 {
        let layout = self.world.resource::<Layout>();
        match player == layout.below {
            true => layout.strip.center(),
            false => layout.rail_card(player).center(),
        }
    }

    /// Where the player let go of the card that is now shown, or where it comes from.
    fn dropped_or_home(&mut self, player: Player) -> Vec2 {
        let dropped = self.world.resource_mut::<DroppedAt>().0.take();
        dropped.unwrap_or_else(|| self.home(player))
    }

    /// Sends every piece that does not lie where it should on its way there.
    fn settle(&mut self) {
        let pieces = self.pieces();
        let lying = Lying::of(pieces.iter().map(|(_, piece)| *piece));
        for (entity, piece) in pieces {
            let layout = self.world.resource::<Layout>();
            let (to, size) = lying.place(piece, layout);
            let seconds = self.seconds;
            let mut entity = self.world.entity_mut(entity);
            let goes_to = entity.get::<Motion>().map(|motion| motion.to);
            let Some(mut transform) = entity.get_mut::<Transform>() else {
                continue;
            };
            let from = transform.translation;
            if goes_to.unwrap_or(from) == to {
                continue;
            }
            if seconds > 0.0 {
                let motion = Motion::new(from.truncate().extend(to.z), to, seconds * 0.9);
                entity.insert(motion);
            } else {
                transform.translation = to;
                entity.remove::<Motion>();
            }
            if let Some(mut sprite) = entity.get_mut::<Sprite>() {
                sprite.custom_size = Some(size);
            }
        }
    }
}

fn is_card(piece: &Piece, player: Player, at: Tribe, which: impl Fn(usize) -> bool) -> bool {
    matches!(piece, Piece::Card { player: whose, at: there, place, .. }
        if *whose == player && *there == at && which(*place))
}

/// Everything is where a changed layout wants it, at once.
fn follow_layout(
    mut commands: Commands,
    layout: Res<Layout>,
    mut pieces: Query<(Entity, &Piece, &mut Transform, &mut Sprite)>,
    passing: Query<Entity, (With<Motion>, Without<Piece>)>,
) {
    let lying = Lying::of(pieces.iter().map(|(_, piece, ..)| *piece));
    for (entity, piece, mut transform, mut sprite) in &mut pieces {
        let (at, size) = lying.place(*piece, &layout);
        transform.translation = at;
        sprite.custom_size = Some(size);
        commands.entity(entity).remove::<Motion>();
    }
    for entity in &passing {
        commands.entity(entity).despawn();
    }
}

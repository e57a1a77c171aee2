//! What an event does to the entities.
//!
//! An event changes only what pieces are and where they belong; whatever does not lie where it should
//! goes there by itself, so that a row closes up and a fan narrows without anybody saying so.

use super::super::layout::Layout;
use super::super::motion::Motion;
use super::super::pieces::{Lying, Piece, picture};
use crate::babel::rules::{Event, Handful, Level, Player, Source, Tribe};
use crate::desktop::art::Art;
use crate::desktop::audio::DroppedAt;
use bevy::prelude::*;
use std::collections::HashMap;

/// Seconds between two cards that go the same way.
const APART: f32 = 0.06;

/// The table while an event is shown on it.
pub struct Stage<'w> {
    world: &'w mut World,
    /// How long its movements take; none for what is there at once.
    seconds: f32,
    /// What begins its way later than the rest, in seconds.
    later: HashMap<Entity, f32>,
}

impl Stage<'_> {
    /// A table on which the next event moves things for so many seconds.
    pub fn new(world: &mut World, seconds: f32) -> Stage<'_> {
        Stage {
            world,
            seconds,
            later: HashMap::new(),
        }
    }

    /// Changes the entities as one event says, and sends them where they belong now.
    pub fn show(&mut self, event: Event) {
        match event {
            Event::Drawn { player, cards } => self.draw(player, cards),
            Event::Reshuffled { .. } => self.reshuffle(),
            Event::Moved { player, to, .. } => {
                let home = self.dropped_or_home(player);
                let marker = Piece::Marker {
                    player,
                    at: Some(to),
                };
                self.change(
                    |piece| matches!(piece, Piece::Marker { player: whose, .. } if *whose == player),
                    |_| marker,
                );
                self.discard_from(home, std::iter::once(to));
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
                self.bring(piece, home, 0.0);
            }
            Event::Built {
                player,
                at,
                level,
                source,
                ..
            } => self.build(player, at, level, source),
            Event::Migrated {
                player, from, to, ..
            } => {
                self.world.resource_mut::<DroppedAt>().0 = None;
                let first = self.row_len(player, from).saturating_sub(3);
                self.move_cards((player, from), first, (player, to));
            }
            Event::Paid {
                player, at, place, ..
            } => {
                let index = place.index();
                self.discard((player, at), |place, _| place == index);
            }
            Event::Destroyed { player, at, .. } => self.destroy(player, at),
            Event::Robbed { player, at, level } => {
                let lost = Piece::Storey { player, at, level };
                let gained = Piece::Storey {
                    player: player.other(),
                    at,
                    level,
                };
                self.change(|piece| *piece == lost, |_| gained);
            }
            Event::Expelled {
                player, at, tribe, ..
            } => self.discard((player, at), |_, card| card == tribe),
            Event::Lured {
                player, at, count, ..
            } => {
                let first = self.row_len(player, at).saturating_sub(usize::from(count));
                self.move_cards((player, at), first, (player.other(), at));
            }
            Event::Discarded { player, cards } => {
                let home = self.home(player);
                self.discard_from(home, cards.iter());
            }
            Event::TempleCardsDrawn { player, cards } => {
                for level in cards.into_iter().flatten() {
                    self.draw_temple_card(player, level);
                }
            }
            Event::TurnBegan { .. }
            | Event::Halved { .. }
            | Event::TotalChanged { .. }
            | Event::TurnEnded { .. }
            | Event::EndPhaseBegan
            | Event::GameOver { .. } => {}
        }
        self.settle();
    }

    fn build(&mut self, player: Player, at: Tribe, level: Level, source: Source) {
        let owner = source.owner(player);
        let column = |piece: &Piece| matches!(piece, Piece::Quarried { player: whose, .. } if *whose == owner);
        let last = self.count(column).saturating_sub(1);
        self.world.resource_mut::<DroppedAt>().0 = None;
        self.change(
            |piece| {
                column(piece) && matches!(piece, Piece::Quarried { place, .. } if *place == last)
            },
            |_| Piece::Storey { player, at, level },
        );
    }

    /// A temple is turned over onto the supply: its lowest card comes to lie on top.
    fn destroy(&mut self, player: Player, at: Tribe) {
        let mut storeys: Vec<(Entity, Level)> = Vec::new();
        for (entity, piece) in self.pieces() {
            if let Piece::Storey {
                player: whose,
                at: there,
                level,
            } = piece
                && (whose, there) == (player, at)
            {
                storeys.push((entity, level));
            }
        }
        storeys.sort_by_key(|(_, level)| std::cmp::Reverse(*level));
        let begin = self.count(is_supplied);
        for (index, (entity, _)) in storeys.into_iter().enumerate() {
            self.turn_into(
                entity,
                Piece::Supplied {
                    place: begin + index,
                },
                index,
            );
        }
    }

    /// The topmost card of the supply is turned over onto a column.
    fn draw_temple_card(&mut self, player: Player, level: Level) {
        let column = |piece: &Piece| matches!(piece, Piece::Quarried { player: whose, .. } if *whose == player);
        let place = self.count(column);
        let drawn = Piece::Quarried {
            player,
            place,
            level,
        };
        let top = Piece::Supplied {
            place: self.count(is_supplied).saturating_sub(1),
        };
        self.change(|piece| *piece == top, |_| drawn);
    }

    /// Cards come from the deck: only their owner sees which.
    fn draw(&mut self, player: Player, cards: Handful) {
        let home = self.home(player);
        let len = self.count(is_decked);
        let drawn = len.saturating_sub(usize::from(cards.len()))..len;
        for (index, place) in drawn.rev().enumerate() {
            self.leave(home, APART * index as f32, |piece| {
                *piece == Piece::Decked { place }
            });
        }
    }

    /// The discards are turned over into a new deck.
    fn reshuffle(&mut self) {
        let mut discards: Vec<(Entity, usize)> = Vec::new();
        for (entity, piece) in self.pieces() {
            if let Piece::Discarded { place, .. } = piece {
                discards.push((entity, place));
            }
        }
        discards.sort_by_key(|(_, place)| *place);
        let begin = self.count(is_decked);
        for (index, (entity, _)) in discards.into_iter().enumerate() {
            self.turn_into(
                entity,
                Piece::Decked {
                    place: begin + index,
                },
                0,
            );
        }
    }

    /// Cards come to the discards from a point outside the table.
    fn discard_from(&mut self, from: Vec2, cards: impl Iterator<Item = Tribe>) {
        let begin = self.count(is_discarded);
        for (index, card) in cards.enumerate() {
            let place = begin + index;
            self.bring(Piece::Discarded { place, card }, from, APART * index as f32);
        }
    }

    /// Cards of a row go to the discards, and the row closes up.
    fn discard(&mut self, row: (Player, Tribe), which: impl Fn(usize, Tribe) -> bool) {
        let mut begin = self.count(is_discarded);
        let (mut left, mut gone) = (0, 0);
        for (entity, place, card) in self.row(row) {
            if which(place, card) {
                self.turn_into(entity, Piece::Discarded { place: begin, card }, gone);
                (begin, gone) = (begin + 1, gone + 1);
            } else {
                let (player, at) = row;
                let closed_up = Piece::Card {
                    player,
                    at,
                    place: left,
                    card,
                };
                self.turn_into(entity, closed_up, 0);
                left += 1;
            }
        }
    }

    /// Cards from a place of a row on go to the end of another, in their order.
    fn move_cards(&mut self, from: (Player, Tribe), first: usize, to: (Player, Tribe)) {
        let begin = self.row_len(to.0, to.1);
        for (entity, place, card) in self.row(from).into_iter().skip(first) {
            let moved = Piece::Card {
                player: to.0,
                at: to.1,
                place: begin + place - first,
                card,
            };
            self.turn_into(entity, moved, 0);
        }
    }

    fn pieces(&mut self) -> Vec<(Entity, Piece)> {
        let mut pieces = self.world.query::<(Entity, &Piece)>();
        let pieces = pieces.iter(self.world);
        pieces.map(|(entity, piece)| (entity, *piece)).collect()
    }

    fn count(&mut self, which: impl Fn(&Piece) -> bool) -> usize {
        let pieces = self.pieces();
        pieces.iter().filter(|(_, piece)| which(piece)).count()
    }

    /// The cards of a row, the first first.
    fn row(&mut self, (player, at): (Player, Tribe)) -> Vec<(Entity, usize, Tribe)> {
        let mut row = Vec::new();
        for (entity, piece) in self.pieces() {
            if let Piece::Card {
                player: whose,
                at: there,
                place,
                card,
            } = piece
                && (whose, there) == (player, at)
            {
                row.push((entity, place, card));
            }
        }
        row.sort_by_key(|(_, place, _)| *place);
        row
    }

    fn row_len(&mut self, player: Player, at: Tribe) -> usize {
        self.row((player, at)).len()
    }

    /// Says of pieces that they are something else now.
    fn change(&mut self, which: impl Fn(&Piece) -> bool, to: impl Fn(Piece) -> Piece) {
        for (entity, piece) in self.pieces() {
            if which(&piece) {
                self.turn_into(entity, to(piece), 0);
            }
        }
    }

    /// Says of a piece that it is something else now; `index` others go the same way before it.
    fn turn_into(&mut self, entity: Entity, piece: Piece, index: usize) {
        let image = self.world.resource::<Art>().image(piece.picture());
        let mut entity = self.world.entity_mut(entity);
        entity.insert(piece);
        if let Some(mut sprite) = entity.get_mut::<Sprite>() {
            sprite.image = image;
        }
        if index > 0 {
            self.later.insert(entity.id(), APART * index as f32);
        }
    }

    /// A piece comes onto the table from this point.
    fn bring(&mut self, piece: Piece, from: Vec2, wait: f32) {
        let layout = self.world.resource::<Layout>();
        let from = layout.to_world(from).extend(0.0);
        let size = layout.card;
        let bundle = picture(self.world.resource::<Art>(), piece.picture(), size, from);
        let entity = self.world.spawn((piece, bundle)).id();
        self.later.insert(entity, wait);
    }

    /// Pieces go to this point and are gone.
    fn leave(&mut self, to: Vec2, wait: f32, which: impl Fn(&Piece) -> bool) {
        let to = self.world.resource::<Layout>().to_world(to).extend(3.0);
        for (entity, _) in self.pieces().into_iter().filter(|(_, p)| which(p)) {
            if self.seconds <= 0.0 {
                self.world.despawn(entity);
                continue;
            }
            let from = self.world.get::<Transform>(entity);
            let from = from.map_or(to, |transform| transform.translation);
            let motion = Motion {
                leaves: true,
                wait,
                ..Motion::new(from, to, self.seconds)
            };
            self.world
                .entity_mut(entity)
                .remove::<Piece>()
                .insert(motion);
        }
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
            let wait = self.later.get(&entity).copied().unwrap_or(0.0);
            let mut entity = self.world.entity_mut(entity);
            let goes_to = entity.get::<Motion>().map(|motion| motion.to);
            let Some(from) = entity.get::<Transform>().map(|t| t.translation) else {
                continue;
            };
            if goes_to.unwrap_or(from) == to {
                continue;
            }
            let before = entity.get::<Sprite>().and_then(|sprite| sprite.custom_size);
            if self.seconds > 0.0 {
                let motion = Motion {
                    wait,
                    size: before.map(|before| (before, size)),
                    ..Motion::new(from.truncate().extend(to.z), to, self.seconds * 0.9)
                };
                entity.insert(motion);
                continue;
            }
            entity.insert(Transform::from_translation(to));
            entity.remove::<Motion>();
            if let Some(mut sprite) = entity.get_mut::<Sprite>() {
                sprite.custom_size = Some(size);
            }
        }
    }
}

fn is_supplied(piece: &Piece) -> bool {
    matches!(piece, Piece::Supplied { .. })
}

fn is_decked(piece: &Piece) -> bool {
    matches!(piece, Piece::Decked { .. })
}

fn is_discarded(piece: &Piece) -> bool {
    matches!(piece, Piece::Discarded { .. })
}

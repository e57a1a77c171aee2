//! The entities on the table: one for every card that lies there, open or face down, and for each
//! marker.
//!
//! Of a card that lies face down an entity knows no more than where it lies.

use super::layout::{Layout, Pile};
use crate::babel::rules::{Level, Player, Position, Tribe};
use crate::desktop::app::screen::Screen;
use crate::desktop::art::{Art, BabelPicture, Picture};
use bevy::prelude::*;
use std::collections::HashMap;

/// A card or a marker on the table: what it is and where it lies.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A tribe card in a player's row, its place counted from 0.
    Card {
        player: Player,
        at: Tribe,
        place: usize,
        card: Tribe,
    },
    /// A storey of a player's temple.
    Storey {
        player: Player,
        at: Tribe,
        level: Level,
    },
    /// A temple card in a player's column, its place counted from 0.
    Quarried {
        player: Player,
        place: usize,
        level: Level,
    },
    /// A player's marker.
    Marker { player: Player, at: Option<Tribe> },
    /// A temple card of the supply, face down, its place counted from 0 at the bottom.
    Supplied { place: usize },
    /// A tribe card of the deck, face down, its place counted from 0 at the bottom.
    Decked { place: usize },
    /// A tribe card of the discard pile, its place counted from 0 at the bottom. Which cards lie
    /// there is known to everybody, and their order means nothing.
    Discarded { place: usize, card: Tribe },
}

impl Piece {
    /// What it looks like.
    pub fn picture(self) -> Picture {
        Picture::Babel(match self {
            Piece::Card { card, .. } | Piece::Discarded { card, .. } => BabelPicture::Card(card),
            Piece::Storey { level, .. } | Piece::Quarried { level, .. } => {
                BabelPicture::Storey(level)
            }
            Piece::Marker { player, .. } => BabelPicture::Marker(player),
            Piece::Supplied { .. } => BabelPicture::StoreyBack,
            Piece::Decked { .. } => BabelPicture::CardBack,
        })
    }

    /// What it lies among: of that it must be known how much there is.
    fn among(self) -> Among {
        match self {
            Piece::Card { player, at, .. } => Among::Row(player, at),
            Piece::Storey { player, at, .. } => Among::Temple(player, at),
            Piece::Quarried { player, .. } => Among::Column(player),
            Piece::Marker { player, .. } => Among::Markers(player),
            Piece::Supplied { .. } => Among::Pile(Pile::Supply),
            Piece::Decked { .. } => Among::Pile(Pile::Deck),
            Piece::Discarded { .. } => Among::Pile(Pile::Discards),
        }
    }

    /// How far above the ground: what is higher hides what is lower.
    fn height(self) -> f32 {
        match self {
            Piece::Card { place, .. } => 2.0 + 0.05 * place as f32,
            Piece::Storey { level, .. } => 2.0 + 0.05 * f32::from(level.number()),
            Piece::Quarried { place, .. } => 2.0 + 0.05 * place as f32,
            Piece::Marker { .. } => 8.0,
            Piece::Supplied { place } | Piece::Decked { place } => 2.0 + 0.05 * place as f32,
            Piece::Discarded { place, .. } => 2.0 + 0.05 * place as f32,
        }
    }

    /// What everybody can tell of it: not where a card lies among the discards.
    fn known(self) -> Piece {
        match self {
            Piece::Discarded { card, .. } => Piece::Discarded { place: 0, card },
            other => other,
        }
    }
}

/// A row, a temple, a column, a pile, or where markers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Among {
    Row(Player, Tribe),
    Temple(Player, Tribe),
    Column(Player),
    Markers(Player),
    Pile(Pile),
}

/// All that lies on the table, and so where each of it is.
#[derive(Default)]
pub struct Lying {
    /// What lies together, with the levels of storeys.
    groups: HashMap<Among, Vec<u8>>,
}

impl Lying {
    /// What lies on the table.
    pub fn of(pieces: impl Iterator<Item = Piece>) -> Lying {
        let mut lying = Lying::default();
        for piece in pieces {
            let level = match piece {
                Piece::Storey { level, .. } => level.number(),
                _ => 0,
            };
            lying.groups.entry(piece.among()).or_default().push(level);
        }
        lying
    }

    /// The place of a piece, in points.
    pub fn rect(&self, piece: Piece, layout: &Layout) -> Rect {
        let group = self.groups.get(&piece.among());
        let len = group.map_or(1, Vec::len);
        match piece {
            Piece::Card {
                player, at, place, ..
            } => layout.row_card(player, at, place, len),
            Piece::Storey { player, at, level } => {
                let under = group.into_iter().flatten();
                let under = under.filter(|other| **other < level.number()).count();
                layout.storey(player, at, under)
            }
            Piece::Quarried { player, place, .. } => layout.quarry_card(player, place, len),
            Piece::Marker { player, at } => layout.marker(player, at),
            Piece::Supplied { place } => layout.pile_card(Pile::Supply, place),
            Piece::Decked { place } => layout.pile_card(Pile::Deck, place),
            Piece::Discarded { place, .. } => layout.pile_card(Pile::Discards, place),
        }
    }

    /// The place of a piece in the world of the camera, and how large it is.
    pub fn place(&self, piece: Piece, layout: &Layout) -> (Vec3, Vec2) {
        let rect = self.rect(piece, layout);
        let at = layout.to_world(rect.center()).extend(piece.height());
        (at, rect.size())
    }
}

/// All pieces of a position, in no particular order.
pub fn pieces_of(position: &Position) -> Vec<Piece> {
    let table = position.table();
    let mut pieces = Vec::new();
    pieces.extend((0..position.supply().len()).map(|place| Piece::Supplied { place }));
    pieces.extend((0..position.deck().len()).map(|place| Piece::Decked { place }));
    let discards = table.discards();
    let discards = discards.iter().enumerate();
    pieces.extend(discards.map(|(place, card)| Piece::Discarded { place, card }));
    for player in Player::ALL {
        for at in Tribe::ALL {
            let row = table.row(player, at).as_slice().iter().enumerate();
            pieces.extend(row.map(|(place, card)| Piece::Card {
                player,
                at,
                place,
                card: *card,
            }));
            let levels = table.temple(player, at).levels();
            pieces.extend(levels.map(|level| Piece::Storey { player, at, level }));
        }
        let column = table.column(player).as_slice().iter().enumerate();
        pieces.extend(column.map(|(place, level)| Piece::Quarried {
            player,
            place,
            level: *level,
        }));
        pieces.push(Piece::Marker {
            player,
            at: table.marker(player),
        });
    }
    pieces
}

/// The picture of something that lies on the table or goes over it.
pub fn picture(art: &Art, picture: Picture, size: Vec2, at: Vec3) -> impl Bundle + use<> {
    (
        Sprite {
            image: art.image(picture),
            custom_size: Some(size),
            ..default()
        },
        Transform::from_translation(at),
        DespawnOnExit(Screen::Babel),
    )
}

/// Where entities and position differ: pieces that are missing, and pieces too many.
pub fn differences(
    position: &Position,
    shown: impl Iterator<Item = Piece>,
) -> (Vec<Piece>, Vec<Piece>) {
    let mut missing = pieces_of(position);
    let mut surplus = Vec::new();
    for piece in shown {
        let same = |expected: &Piece| expected.known() == piece.known();
        match missing.iter().position(same) {
            Some(index) => {
                missing.swap_remove(index);
            }
            None => surplus.push(piece),
        }
    }
    (missing, surplus)
}

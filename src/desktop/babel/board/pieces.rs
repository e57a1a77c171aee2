//! The entities on the table: one for every card that lies open and for each marker.

use super::layout::Layout;
use crate::babel::rules::{Level, Player, Table, Tribe};
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
}

impl Piece {
    /// What it looks like.
    pub fn picture(self) -> Picture {
        Picture::Babel(match self {
            Piece::Card { card, .. } => BabelPicture::Card(card),
            Piece::Storey { level, .. } | Piece::Quarried { level, .. } => {
                BabelPicture::Storey(level)
            }
            Piece::Marker { player, .. } => BabelPicture::Marker(player),
        })
    }

    /// What it lies among: of that it must be known how much there is.
    fn among(self) -> Among {
        match self {
            Piece::Card { player, at, .. } => Among::Row(player, at),
            Piece::Storey { player, at, .. } => Among::Temple(player, at),
            Piece::Quarried { player, .. } => Among::Column(player),
            Piece::Marker { player, .. } => Among::Markers(player),
        }
    }

    /// How far above the ground: what is higher hides what is lower.
    fn height(self) -> f32 {
        match self {
            Piece::Card { place, .. } => 2.0 + 0.05 * place as f32,
            Piece::Storey { level, .. } => 2.0 + 0.05 * f32::from(level.number()),
            Piece::Quarried { place, .. } => 2.0 + 0.05 * place as f32,
            Piece::Marker { .. } => 8.0,
        }
    }
}

/// A row, a temple, a column, or where markers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Among {
    Row(Player, Tribe),
    Temple(Player, Tribe),
    Column(Player),
    Markers(Player),
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
        }
    }

    /// The place of a piece in the world of the camera, and how large it is.
    pub fn place(&self, piece: Piece, layout: &Layout) -> (Vec3, Vec2) {
        let rect = self.rect(piece, layout);
        let at = layout.to_world(rect.center()).extend(piece.height());
        (at, rect.size())
    }
}

/// All pieces of a table, in no particular order.
pub fn pieces_of(table: &Table) -> Vec<Piece> {
    let mut pieces = Vec::new();
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
pub fn differences(table: &Table, shown: impl Iterator<Item = Piece>) -> (Vec<Piece>, Vec<Piece>) {
    let mut missing = pieces_of(table);
    let mut surplus = Vec::new();
    for piece in shown {
        match missing.iter().position(|expected| *expected == piece) {
            Some(index) => {
                missing.swap_remove(index);
            }
            None => surplus.push(piece),
        }
    }
    (missing, surplus)
}

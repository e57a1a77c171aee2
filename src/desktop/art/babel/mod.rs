//! What lies on the table of Babel: tribe cards, blocks of temples, markers, and the ground.

mod cards;
mod figures;
mod frame;
mod ground;
mod signs;

use super::palette::Palette;
use crate::babel::rules::{Level, Player, Skill, Tribe};
use bevy::math::{Rect, Vec2};

/// Anything small that is drawn for Babel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BabelPicture {
    /// A tribe card, upright. What shows of it when another card covers all but its upper edge tells
    /// its tribe.
    Card(Tribe),
    /// A tribe card face down.
    CardBack,
    /// The figure of a tribe, in white, to be tinted.
    Figure(Tribe),
    /// A square badge of a tribe: its colour, pattern and figure, small and legible.
    Badge(Tribe),
    /// A temple card: a storey as it stands in a temple, higher ones narrower, with its level on it.
    Storey(Level),
    /// The same without its level: what is seen of it below another.
    Wall(Level),
    /// A temple card face down.
    StoreyBack,
    /// The marker of a player, a standing figure.
    Marker(Player),
    /// The city of a player, in white, to be tinted.
    City(Player),
    /// What a skill does, in white, to be tinted.
    Skill(Skill),
}

impl BabelPicture {
    /// All of them.
    pub fn all() -> Vec<BabelPicture> {
        let mut all = vec![BabelPicture::CardBack, BabelPicture::StoreyBack];
        for tribe in Tribe::ALL {
            all.push(BabelPicture::Card(tribe));
            all.push(BabelPicture::Figure(tribe));
            all.push(BabelPicture::Badge(tribe));
        }
        all.extend(Level::ALL.map(BabelPicture::Storey));
        all.extend(Level::ALL.map(BabelPicture::Wall));
        for player in Player::ALL {
            all.push(BabelPicture::Marker(player));
            all.push(BabelPicture::City(player));
        }
        all.extend(Skill::ALL.map(BabelPicture::Skill));
        all
    }

    /// Whether it is drawn in white, to be tinted where it is painted.
    pub const fn is_white(self) -> bool {
        match self {
            BabelPicture::Figure(_) | BabelPicture::City(_) | BabelPicture::Skill(_) => true,
            BabelPicture::Card(_)
            | BabelPicture::CardBack
            | BabelPicture::Badge(_)
            | BabelPicture::Storey(_)
            | BabelPicture::Wall(_)
            | BabelPicture::StoreyBack
            | BabelPicture::Marker(_) => false,
        }
    }

    /// How wide and high its picture is, in widths of a tribe card.
    pub const fn size(self) -> (f32, f32) {
        match self {
            BabelPicture::Card(_) | BabelPicture::CardBack => (1.0, 1.4),
            BabelPicture::Storey(_) | BabelPicture::Wall(_) | BabelPicture::StoreyBack => {
                (1.0, 0.4)
            }
            BabelPicture::Marker(_) => (0.5, 0.7),
            BabelPicture::Badge(_) => (0.5, 0.5),
            BabelPicture::Figure(_) | BabelPicture::City(_) | BabelPicture::Skill(_) => (1.0, 1.0),
        }
    }
}

/// Where what lies on the table, in physical pixels from its top left corner: what its ground is
/// drawn from.
#[derive(Clone, Debug, PartialEq)]
pub struct Ground {
    /// The whole of it.
    pub size: Vec2,
    /// Quarry, banks and river, inside the frame.
    pub field: Rect,
    /// The strip of territories in the river, from bank to bank.
    pub river: Rect,
    /// The territories, by the index of their tribes.
    pub lands: [Rect; 5],
    /// The quarry, with the supply and both columns.
    pub quarry: Rect,
    /// Where the first card of each row lies, by player and territory.
    pub cards: [[Rect; 5]; 2],
    /// Where each temple stands once it has all its storeys, by player and territory.
    pub temples: [[Rect; 5]; 2],
}

/// A picture's drawing, 100 units to the longer side of what is smaller than a card, and to the width
/// of anything else.
pub(super) fn picture(picture: BabelPicture, palette: &Palette) -> String {
    match picture {
        BabelPicture::Card(tribe) => cards::card(tribe, palette),
        BabelPicture::CardBack => cards::card_back(palette),
        BabelPicture::Figure(tribe) => white(figures::figure(tribe)),
        BabelPicture::Badge(tribe) => cards::badge(tribe, palette),
        BabelPicture::Storey(level) => cards::storey(level, palette),
        BabelPicture::Wall(level) => cards::wall(level, palette),
        BabelPicture::StoreyBack => cards::storey_back(palette),
        BabelPicture::Marker(player) => signs::marker(player, palette),
        BabelPicture::City(player) => white(signs::city(player)),
        BabelPicture::Skill(skill) => white(signs::skill(skill)),
    }
}

/// A silhouette in white, to be tinted where it is painted.
fn white(paths: &str) -> String {
    format!(r##"<g fill="#fff" stroke="#fff" stroke-width="0">{paths}</g>"##)
}

pub use ground::ground_svg;

//! What lies on the table of Babel: tribe cards, blocks of temples, markers, and the ground.

use super::palette::{Palette, hex};
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
        for player in Player::ALL {
            all.push(BabelPicture::Marker(player));
            all.push(BabelPicture::City(player));
        }
        all.extend(Skill::ALL.map(BabelPicture::Skill));
        all
    }

    /// How wide and high its picture is, in widths of a tribe card.
    pub const fn size(self) -> (f32, f32) {
        match self {
            BabelPicture::Card(_) | BabelPicture::CardBack => (1.0, 1.4),
            BabelPicture::Storey(_) | BabelPicture::StoreyBack => (1.0, 0.4),
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
    /// The strip of territories in the river, from bank to bank.
    pub river: Rect,
    /// The territories, by the index of their tribes.
    pub lands: [Rect; 5],
    /// The quarry, with the supply and both columns.
    pub quarry: Rect,
}

/// A picture's drawing, 100 units to the width of a card or to a side of what is no card.
pub(super) fn picture(picture: BabelPicture, palette: &Palette) -> String {
    let (wide, high) = picture.size();
    let unit = 100.0 / wide.min(1.0);
    format!(
        r#"<rect x="2" y="2" width="{}" height="{}" rx="6" fill="{}" stroke="{}" stroke-width="3"/>"#,
        wide * unit - 4.0,
        high * unit - 4.0,
        hex(palette.cream),
        hex(palette.bitumen)
    )
}

/// The ground of the table: banks, river, territories, quarry. A whole SVG.
pub fn ground_svg(ground: &Ground, palette: &Palette) -> String {
    let Vec2 { x, y } = ground.size;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{x}" height="{y}" viewBox="0 0 {x} {y}"><rect width="{x}" height="{y}" fill="{}"/></svg>"#,
        hex(palette.land)
    )
}

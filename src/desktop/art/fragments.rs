//! The drawn fragments, compiled in, and how they are nested and recoloured.
//!
//! A fragment is a whole SVG in the colours of [`Palette::INLAY`], so that any viewer shows it.
//! Nested, its colours are exchanged for those of a palette. Silhouettes use `currentColor`.
//! Ids start with the file's name, so different fragments never clash in one picture, and copies of
//! one fragment define the same thing twice.

use super::compose::Icon;
use super::palette::{Palette, Rgb, hex};
use crate::tigris::rules::{Colour, Dynasty};

macro_rules! fragment {
    ($name:literal) => {
        include_str!(concat!("../../../assets/art/", $name, ".svg"))
    };
}

pub const TREASURE: &str = fragment!("treasure");
pub const CATASTROPHE: &str = fragment!("catastrophe");
pub const UNIFICATION: &str = fragment!("unification");
pub const FACE_DOWN: &str = fragment!("face_down");
pub const SHEDU: &str = fragment!("shedu");
pub const WONDER: &str = fragment!("wonder");
pub const MONUMENT: &str = fragment!("monument");
pub const SWORDS: &str = fragment!("swords");
pub const APP_ICON: &str = fragment!("icon");

/// The silhouette on tiles of a colour.
pub const fn glyph(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => fragment!("glyph_black"),
        Colour::Red => fragment!("glyph_red"),
        Colour::Blue => fragment!("glyph_blue"),
        Colour::Green => fragment!("glyph_green"),
    }
}

/// The silhouette of a dynasty.
pub const fn dynasty(dynasty: Dynasty) -> &'static str {
    match dynasty {
        Dynasty::Archer => fragment!("dynasty_archer"),
        Dynasty::Bull => fragment!("dynasty_bull"),
        Dynasty::Pot => fragment!("dynasty_pot"),
        Dynasty::Lion => fragment!("dynasty_lion"),
    }
}

/// The building of a colour, without its shield.
pub const fn building(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => fragment!("building_black"),
        Colour::Red => fragment!("building_red"),
        Colour::Blue => fragment!("building_blue"),
        Colour::Green => fragment!("building_green"),
    }
}

/// The silhouette on a button.
pub const fn icon(icon: Icon) -> &'static str {
    match icon {
        Icon::Undo => fragment!("icon_undo"),
        Icon::EndTurn => fragment!("icon_end_turn"),
        Icon::Menu => fragment!("icon_menu"),
        Icon::Settings => fragment!("icon_settings"),
        Icon::Swap => fragment!("icon_swap"),
        Icon::Bag => fragment!("icon_bag"),
        Icon::Hand => fragment!("icon_hand"),
        Icon::Help => fragment!("icon_help"),
        Icon::Hint => fragment!("icon_hint"),
        Icon::Bot => fragment!("icon_bot"),
        Icon::Person => fragment!("icon_person"),
        Icon::Check => fragment!("icon_check"),
        Icon::Cross => fragment!("icon_cross"),
        Icon::ArrowLeft => fragment!("icon_arrow_left"),
        Icon::ArrowRight => fragment!("icon_arrow_right"),
        Icon::Play => fragment!("icon_play"),
        Icon::Pause => fragment!("icon_pause"),
        Icon::Step => fragment!("icon_step"),
        Icon::Turn => fragment!("icon_turn"),
        Icon::Recap => fragment!("icon_recap"),
        Icon::Crown => fragment!("icon_crown"),
        Icon::Treasure => fragment!("icon_treasure"),
        Icon::Swords => SWORDS,
        Icon::Shedu => SHEDU,
    }
}

/// What stands between the root's tags; the whole text if it has no such tags.
pub fn inner(svg: &str) -> &str {
    let body = svg.trim().trim_end_matches("</svg>");
    body.split_once('>').map_or(body, |(_, rest)| rest).trim()
}

/// The fragment's content in the colours of `palette`.
pub fn coloured(svg: &str, palette: &Palette) -> String {
    exchange(inner(svg), &pairs(palette))
}

/// A silhouette in one ink, moved to `x`, `y` and scaled, for nesting in another picture.
pub fn silhouette(svg: &str, ink: Rgb, x: f32, y: f32, scale: f32) -> String {
    format!(
        r#"<g color="{}" transform="translate({x:.2} {y:.2}) scale({scale:.4})">{}</g>"#,
        hex(ink),
        inner(svg)
    )
}

/// Each colour of Inlay, and what this palette has in its place.
pub(super) fn pairs(palette: &Palette) -> Vec<(Rgb, Rgb)> {
    let inlay = Palette::INLAY.tokens();
    inlay.into_iter().zip(palette.tokens()).collect()
}

/// Exchanges colours in one pass, so that a new colour is never exchanged again.
pub(super) fn exchange(svg: &str, pairs: &[(Rgb, Rgb)]) -> String {
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some(at) = rest.find('#') {
        out.push_str(&rest[..at]);
        let word = rest.get(at..at + 7).unwrap_or("#");
        let found = pairs.iter().find(|(from, _)| hex(*from) == word);
        match found {
            Some((_, to)) => {
                out.push_str(&hex(*to));
                rest = &rest[at + 7..];
            }
            None => {
                out.push('#');
                rest = &rest[at + 1..];
            }
        }
    }
    out.push_str(rest);
    out
}

//! Pictures of pieces on the screens.

use crate::babel::rules::Player;
use crate::desktop::art::babel::BabelPicture;
use crate::desktop::art::{Art, Picture};
use crate::desktop::theme::palette::LAPIS;
use crate::tigris::rules::{Colour, Dynasty};
use bevy_egui::egui::{Color32, Pos2, Rect, Sense, Ui, Vec2, pos2};

/// The medal of a dynasty in a line of controls, which name it in words.
pub fn dynasty(ui: &mut Ui, art: &Art, dynasty: Dynasty, side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    paint_dynasty(ui, art, dynasty, rect);
}

/// The medal of a dynasty.
pub fn paint_dynasty(ui: &Ui, art: &Art, dynasty: Dynasty, place: Rect) {
    paint(ui, art, Picture::Medal(dynasty), place);
}

/// The sign of a city in a line of controls, which name it in words.
pub fn city(ui: &mut Ui, art: &Art, city: Player, side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    paint_city(ui, art, city, rect, LAPIS);
}

/// The sign of a city, in this ink.
pub fn paint_city(ui: &Ui, art: &Art, city: Player, place: Rect, ink: Color32) {
    tint(
        ui,
        art,
        Picture::Babel(BabelPicture::City(city)),
        place,
        ink,
    );
}

/// The tile of a colour.
pub fn paint_tile(ui: &Ui, art: &Art, tile: Colour, place: Rect) {
    paint(ui, art, Picture::Tile(tile), place);
}

/// A treasure.
pub fn paint_treasure(ui: &Ui, art: &Art, middle: Pos2, side: f32) {
    let place = Rect::from_center_size(middle, Vec2::splat(side));
    paint(ui, art, Picture::Treasure, place);
}

fn paint(ui: &Ui, art: &Art, piece: Picture, place: Rect) {
    tint(ui, art, piece, place, Color32::WHITE);
}

fn tint(ui: &Ui, art: &Art, piece: Picture, place: Rect, ink: Color32) {
    let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    ui.painter().image(art.texture(piece), place, whole, ink);
}

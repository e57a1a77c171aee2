//! The four kinds of tiles, treasure, and who is who, as small painted signs for panels.

use super::palette::*;
use crate::rules::Colour;
use bevy_egui::egui::{
    Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

/// The ground of a tile and the colour of the sign on it.
pub const fn tile_colours(tile: Colour) -> (Color32, Color32) {
    match tile {
        Colour::Black => (
            Color32::from_rgb(0x1B, 0x19, 0x1C),
            Color32::from_rgb(0xE8, 0xC8, 0x77),
        ),
        Colour::Red => (TERRACOTTA, SHELL),
        Colour::Blue => (Color32::from_rgb(0x13, 0x40, 0xA5), SHELL),
        Colour::Green => (FAIENCE, Color32::from_rgb(0x10, 0x24, 0x1B)),
    }
}

/// A tile in a line of widgets.
pub fn tile(ui: &mut Ui, tile: Colour, size: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint_tile(ui.painter(), rect, tile);
}

/// Paints a tile: ziggurat, gate, scales or barley, so that no colour is needed to know it.
pub fn paint_tile(painter: &Painter, rect: Rect, tile: Colour) {
    let (ground, sign) = tile_colours(tile);
    let side = rect.width();
    let round = side * 0.14;
    painter.rect_filled(rect, round, BITUMEN);
    let face = rect.shrink(side * 0.05);
    painter.rect_filled(face, round * 0.8, ground);
    painter.rect_stroke(
        face.shrink(side * 0.05),
        round * 0.6,
        Stroke::new((side * 0.022).max(0.7), SHELL),
        StrokeKind::Inside,
    );
    let place = rect.shrink(side * 0.2);
    match tile {
        Colour::Red => ziggurat(painter, place, sign),
        Colour::Black => gate(painter, place, sign, ground),
        Colour::Green => scales(painter, place, sign),
        Colour::Blue => barley(painter, place, sign),
    }
}

fn at(place: Rect, x: f32, y: f32) -> Pos2 {
    place.min + vec2(x, y) * place.size()
}

fn block(painter: &Painter, place: Rect, from: (f32, f32), to: (f32, f32), ink: Color32) {
    let rect = Rect::from_min_max(at(place, from.0, from.1), at(place, to.0, to.1));
    painter.rect_filled(rect, 0.0, ink);
}

fn ziggurat(painter: &Painter, place: Rect, ink: Color32) {
    block(painter, place, (0.0, 0.66), (1.0, 0.92), ink);
    block(painter, place, (0.17, 0.38), (0.83, 0.67), ink);
    block(painter, place, (0.34, 0.10), (0.66, 0.39), ink);
}

fn gate(painter: &Painter, place: Rect, ink: Color32, ground: Color32) {
    block(painter, place, (0.0, 0.28), (1.0, 0.95), ink);
    for i in 0..4 {
        let x = i as f32 * 0.29;
        block(painter, place, (x, 0.08), (x + 0.13, 0.30), ink);
    }
    block(painter, place, (0.36, 0.6), (0.64, 0.96), ground);
    painter.circle_filled(at(place, 0.5, 0.6), place.width() * 0.14, ground);
}

fn scales(painter: &Painter, place: Rect, ink: Color32) {
    let line = Stroke::new((place.width() * 0.09).max(1.0), ink);
    painter.line_segment([at(place, 0.5, 0.05), at(place, 0.5, 0.9)], line);
    painter.line_segment([at(place, 0.05, 0.2), at(place, 0.95, 0.2)], line);
    painter.line_segment([at(place, 0.25, 0.93), at(place, 0.75, 0.93)], line);
    let thin = Stroke::new((place.width() * 0.05).max(0.7), ink);
    for x in [0.12, 0.88] {
        painter.line_segment([at(place, x, 0.2), at(place, x - 0.16, 0.58)], thin);
        painter.line_segment([at(place, x, 0.2), at(place, x + 0.16, 0.58)], thin);
        let bowl = (0..=8)
            .map(|i| {
                let angle = std::f32::consts::PI * i as f32 / 8.0;
                at(place, x - 0.19 * angle.cos(), 0.58 + 0.16 * angle.sin())
            })
            .collect();
        painter.add(Shape::convex_polygon(bowl, ink, Stroke::NONE));
    }
}

fn barley(painter: &Painter, place: Rect, ink: Color32) {
    let line = Stroke::new((place.width() * 0.07).max(0.9), ink);
    painter.line_segment([at(place, 0.5, 0.2), at(place, 0.5, 1.0)], line);
    let size = place.width() * 0.13;
    let grain = |x: f32, y: f32, lean: f32| {
        let tip = vec2(lean.sin(), -lean.cos()) * size * 1.6;
        let side = vec2(-tip.y, tip.x) * 0.45;
        let middle = at(place, x, y);
        let points = vec![middle - tip, middle + side, middle + tip, middle - side];
        Shape::convex_polygon(points, ink, Stroke::NONE)
    };
    painter.add(grain(0.5, 0.1, 0.0));
    for y in [0.32, 0.54, 0.76] {
        painter.add(grain(0.29, y, -0.5));
        painter.add(grain(0.71, y, 0.5));
    }
}

/// A treasure: a disc of gold with a star.
pub fn paint_treasure(painter: &Painter, middle: Pos2, radius: f32) {
    painter.circle(middle, radius, GILT_LIT, Stroke::new(1.3, BITUMEN));
    painter.circle_stroke(middle, radius * 0.72, Stroke::new(0.8, GILT));
    let points = (0..8)
        .map(|i| {
            let angle = std::f32::consts::TAU * i as f32 / 8.0;
            let reach = if i % 2 == 0 { 0.62 } else { 0.22 };
            pos2(angle.sin(), -angle.cos()) * (radius * reach) + middle.to_vec2()
        })
        .collect::<Vec<_>>();
    // The star is not convex: four points around a square.
    for i in [0, 2, 4, 6] {
        let arm = vec![middle, points[(i + 7) % 8], points[i], points[(i + 1) % 8]];
        painter.add(Shape::convex_polygon(arm, BITUMEN, Stroke::NONE));
    }
}

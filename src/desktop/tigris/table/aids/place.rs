//! Where words about a place of the board lie: beside it, and over as few pieces as may be.

use crate::desktop::tigris::board::layout::Layout;
use crate::tigris::rules::{Cell, CellSet};
use bevy::prelude::*;
use bevy_egui::egui;

/// A place for words of this size beside what they must not cover, where there is room, and where
/// they cover the fewest pieces.
pub(super) fn place(
    layout: &Layout,
    spared: Rect,
    pieces: CellSet,
    size: Vec2,
) -> (egui::Align2, Vec2) {
    let gap = layout.cell * 0.25;
    let (area, middle) = (layout.area, spared.center());
    let right = (
        egui::Align2::LEFT_CENTER,
        Vec2::new(spared.max.x + gap, middle.y),
    );
    let left = (
        egui::Align2::RIGHT_CENTER,
        Vec2::new(spared.min.x - gap, middle.y),
    );
    let below = (
        egui::Align2::CENTER_TOP,
        Vec2::new(middle.x, spared.max.y + gap),
    );
    let above = (
        egui::Align2::CENTER_BOTTOM,
        Vec2::new(middle.x, spared.min.y - gap),
    );
    // At a corner, where each of these would cover a neighbour.
    let (east, west) = (spared.max.x + gap, spared.min.x - gap);
    let (south, north) = (spared.max.y + gap, spared.min.y - gap);
    let to_right = area.max.x - spared.max.x - size.x;
    let to_left = spared.min.x - area.min.x - size.x;
    let downward = area.max.y - spared.max.y - size.y;
    let upward = spared.min.y - area.min.y - size.y;
    let rooms = [
        (to_right, right),
        (to_left, left),
        (downward, below),
        (upward, above),
        (
            to_right.min(downward),
            (egui::Align2::LEFT_TOP, Vec2::new(east, south)),
        ),
        (
            to_left.min(downward),
            (egui::Align2::RIGHT_TOP, Vec2::new(west, south)),
        ),
        (
            to_right.min(upward),
            (egui::Align2::LEFT_BOTTOM, Vec2::new(east, north)),
        ),
        (
            to_left.min(upward),
            (egui::Align2::RIGHT_BOTTOM, Vec2::new(west, north)),
        ),
    ];
    let covered = |place: (egui::Align2, Vec2)| {
        let words = laid(area, place, size);
        let inner = |cell: Cell| layout.cell_rect(cell).inflate(-gap);
        let is_covered = |cell: &Cell| !words.intersect(inner(*cell)).is_empty();
        // What lies beside the cell is what most of it is about.
        let near = spared.inflate(layout.cell * 0.5);
        let weight = |cell: Cell| match near.intersect(layout.cell_rect(cell)).is_empty() {
            true => 1,
            false => 3,
        };
        let covered = pieces.into_iter().filter(is_covered);
        covered.map(weight).sum::<u32>()
    };
    let fitting = rooms.iter().filter(|(room, _)| *room >= gap);
    let fitting = fitting.min_by_key(|(_, place)| covered(*place));
    let most = || rooms.iter().max_by(|a, b| a.0.total_cmp(&b.0));
    fitting.or_else(most).map_or(right, |(_, place)| *place)
}

/// Where words of this size come to lie: the area keeps them on the board.
fn laid(area: Rect, (pivot, at): (egui::Align2, Vec2), size: Vec2) -> Rect {
    let words = pivot.anchor_size(egui::pos2(at.x, at.y), egui::vec2(size.x, size.y));
    let corner = Vec2::new(words.min.x, words.min.y).clamp(area.min, area.max - size);
    Rect::from_corners(corner, corner + size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_never_cover_what_they_are_about() {
        let size = Vec2::new(300.0, 150.0);
        for (width, height) in [(1280.0, 800.0), (1024.0, 640.0)] {
            let layout = Layout::of(Vec2::new(width, height), 1.0, 1.0);
            for cell in Cell::all() {
                let spared = layout.cell_rect(cell);
                let place = place(&layout, spared, CellSet::default(), size);
                let words = laid(layout.area, place, size);
                assert!(words.intersect(spared).is_empty(), "{cell} at {width}");
            }
        }
    }
}

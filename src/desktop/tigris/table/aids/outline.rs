//! Lines around groups of cells: kingdoms, and what makes a drop illegal.

use crate::desktop::app::screen::Screen;
use crate::desktop::art::{Art, Picture};
use crate::desktop::session::Flow;
use crate::desktop::theme::palette;
use crate::desktop::tigris::board::layout::Layout;
use crate::tigris::rules::{Cell, CellSet, Colour};
use bevy::color::Color;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

/// How a group of cells is drawn around. Each differs by width and casing, not by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// A kingdom, while none is pointed at.
    Kingdom,
    /// The kingdom that is pointed at.
    Lit,
    /// Every other kingdom meanwhile.
    Dim,
    /// The reason why a piece may not go where it is held.
    Cause,
}

impl Line {
    /// Its width in points, the width of its casing on either side, and the two colours.
    fn look(self) -> (f32, f32, Color32, Color32) {
        match self {
            Line::Kingdom => (4.0, 1.5, palette::GILT_LIT, palette::BITUMEN),
            Line::Lit => (5.0, 2.0, palette::SHELL, palette::BITUMEN),
            Line::Dim => (2.0, 0.0, palette::INK_SOFT, palette::INK_SOFT),
            Line::Cause => (5.0, 2.5, palette::LIMESTONE_LIT, palette::SHELL),
        }
    }

    /// How far above the board: over the marks of the cells that it runs through, a reason highest.
    fn height(self) -> f32 {
        match self {
            Line::Dim => 8.51,
            Line::Kingdom => 8.56,
            Line::Lit => 8.62,
            Line::Cause => 8.8,
        }
    }
}

/// By so much of its width a line goes on where another meets it at half a right angle: there their outer edges meet.
const BEVEL: f32 = 0.207;

/// Everything that is drawn around or over groups of cells now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Outlines {
    pub lines: Vec<(Line, CellSet)>,
    /// Cells that step back, so that others stand out.
    pub veiled: CellSet,
    /// Cells on one of which a temple is missing.
    pub missing_temple: CellSet,
    /// Cells with pieces, over which no line of another group runs.
    pub occupied: CellSet,
}

/// Drawn by this file, and made anew when it changes.
#[derive(Component)]
struct Stroke;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Outlines>()
        .add_systems(
            Update,
            draw.in_set(Flow::Show)
                .after(super::kingdoms::Collected)
                .run_if(
                    in_state(Screen::Table)
                        .and_then(resource_changed::<Outlines>.or_else(resource_changed::<Layout>)),
                ),
        )
        .add_systems(OnExit(Screen::Table), |mut outlines: ResMut<Outlines>| {
            *outlines = Outlines::default();
        });
}

/// A straight piece of the border of a group, in cells from the top left corner of `a1`.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Border {
    from: Vec2,
    to: Vec2,
    /// Towards the cells of the group.
    inward: Vec2,
}

impl Border {
    fn along(&self) -> Vec2 {
        (self.to - self.from).normalize()
    }

    /// Its ends when it is drawn this far outside the group, clear of its pieces.
    ///
    /// Where another group's piece touches a corner, the line ends there rather than run over it: a [joint](joints)
    /// goes on from there.
    fn outside(&self, distance: f32, cells: CellSet, occupied: CellSet) -> (Vec2, Vec2) {
        let shift = |(end, out): (Vec2, Vec2)| {
            // The group's own piece ahead is a corner that points inwards.
            let along = match self.ahead(end, out) {
                Some(cell) if (cells | occupied).contains(cell) => -out,
                _ => out,
            };
            end + (along - self.inward) * distance
        };
        let [from, to] = self.ends();
        (shift(from), shift(to))
    }

    /// Both ends, with where each points.
    fn ends(&self) -> [(Vec2, Vec2); 2] {
        [(self.from, -self.along()), (self.to, self.along())]
    }

    /// The cell that touches the group's corner at an end.
    fn ahead(&self, end: Vec2, out: Vec2) -> Option<Cell> {
        cell_at(end + (out - self.inward) * 0.5)
    }
}

/// Where lines this far outside a group end before another group's piece: from one line to the next, across the corner
/// of the group's own piece.
fn joints(
    borders: &[Border],
    distance: f32,
    cells: CellSet,
    occupied: CellSet,
) -> Vec<(Vec2, Vec2)> {
    let others = |cell: &Cell| occupied.contains(*cell) && !cells.contains(*cell);
    // Every such corner is an end of one line that lies and of one that stands.
    let lying = borders.iter().filter(|border| border.inward.y != 0.0);
    let ends = lying.flat_map(|border| border.ends().map(|end| (border, end)));
    let touched = ends
        .filter(|(border, (end, out))| border.ahead(*end, *out).is_some_and(|cell| others(&cell)));
    let joint = |(border, (end, out)): (&Border, (Vec2, Vec2))| {
        let across = (out + border.inward) * distance;
        (end - across, end + across)
    };
    touched.map(joint).collect()
}

/// The cell of a point, in cells from the top left corner of `a1`.
fn cell_at(point: Vec2) -> Option<Cell> {
    let at = point.floor();
    let on_board = at.min_element() >= 0.0 && at.max_element() < 255.0;
    on_board
        .then(|| Cell::new(at.x as u8, at.y as u8))
        .flatten()
}

/// The borders of a group; those that go on in a straight line are one.
fn borders(cells: CellSet) -> Vec<Border> {
    let bare = |cell: Cell, columns, rows| {
        let beyond = cell.offset(columns, rows);
        !beyond.is_some_and(|beyond| cells.contains(beyond))
    };
    let mut all: Vec<Border> = Vec::new();
    for cell in cells {
        let corner = Vec2::new(f32::from(cell.column()), f32::from(cell.row()));
        for (columns, rows, from, to) in [
            (0, -1, Vec2::ZERO, Vec2::X),
            (0, 1, Vec2::Y, Vec2::ONE),
            (-1, 0, Vec2::ZERO, Vec2::Y),
            (1, 0, Vec2::X, Vec2::ONE),
        ] {
            if !bare(cell, columns, rows) {
                continue;
            }
            let new = Border {
                from: corner + from,
                to: corner + to,
                inward: -Vec2::new(f32::from(columns), f32::from(rows)),
            };
            let goes_on = |b: &&mut Border| b.to == new.from && b.inward == new.inward;
            match all.iter_mut().find(goes_on) {
                Some(border) => border.to = new.to,
                None => all.push(new),
            }
        }
    }
    all
}

fn draw(
    mut commands: Commands,
    outlines: Res<Outlines>,
    old: Query<Entity, With<Stroke>>,
    layout: Res<Layout>,
    art: Res<Art>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let mut put = |sprite: Sprite, at: Vec2, height: f32, turned: f32| {
        let at = layout.to_world(at).extend(height);
        commands.spawn((
            Stroke,
            sprite,
            Transform::from_translation(at).with_rotation(Quat::from_rotation_z(turned)),
            Pickable::IGNORE,
            DespawnOnExit(Screen::Table),
        ));
    };
    for cell in outlines.veiled {
        let veil = Color::srgba(0.08, 0.06, 0.04, 0.38);
        let sprite = Sprite::from_color(veil, Vec2::splat(layout.cell));
        put(sprite, layout.cell_centre(cell), 7.4, 0.0);
    }
    for cell in outlines.missing_temple {
        let sprite = Sprite {
            image: art.image(Picture::Tile(Colour::Red)),
            custom_size: Some(Vec2::splat(layout.cell * 0.7)),
            color: Color::WHITE.with_alpha(0.5),
            ..default()
        };
        put(sprite, layout.cell_centre(cell), 8.7, 0.0);
    }
    let point = |corner: Vec2| layout.origin + corner * layout.cell;
    for (line, cells) in &outlines.lines {
        let (width, casing, colour, bed) = line.look();
        let distance = (width / 2.0 + casing) / layout.cell.max(1.0);
        let borders = borders(*cells);
        let joints = joints(&borders, distance, *cells, outlines.occupied);
        let outside = borders.iter();
        let outside = outside.map(|b| b.outside(distance, *cells, outlines.occupied));
        let lines: Vec<(Vec2, Vec2)> = outside.chain(joints.iter().copied()).collect();
        let meets_joint = |end: Vec2| {
            let mut ends = joints.iter().flat_map(|(a, b)| [*a, *b]);
            ends.any(|other| other.distance(end) < 1e-4)
        };
        for (from, to) in lines {
            let longer = [from, to].map(|end| if meets_joint(end) { BEVEL } else { 0.5 });
            let (from, to) = (point(from), point(to));
            let along = (to - from).normalize_or_zero();
            let mut stroke = |width: f32, colour: Color32, height: f32| {
                // Longer at both ends, so that the corners are filled.
                let (from, to) = (
                    from - along * longer[0] * width,
                    to + along * longer[1] * width,
                );
                let size = Vec2::new(from.distance(to), width);
                let sprite = Sprite::from_color(palette::on_board(colour), size);
                // The world's upwards is the screen's downwards.
                let turned = -along.to_angle();
                put(sprite, (from + to) / 2.0, height, turned);
            };
            if casing > 0.0 {
                stroke(width + 2.0 * casing, bed, line.height());
            }
            stroke(width, colour, line.height() + 0.05);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(names: &str) -> CellSet {
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        names.split(' ').map(cell).collect()
    }

    #[test]
    fn the_borders_of_a_group_are_as_long_as_its_edge() {
        for (group, edge, most) in [
            ("a1", 4.0, 4),
            ("c3 d3 e3", 8.0, 4),
            ("c3 d3 c4", 8.0, 6),
            // A hole has an edge as well.
            ("c3 d3 e3 c4 e4 c5 d5 e5", 16.0, 8),
            ("p11 o11", 6.0, 4),
        ] {
            let lines = borders(cells(group));
            let length: f32 = lines.iter().map(|b| b.from.distance(b.to)).sum();
            assert_eq!(length, edge, "{group}: {lines:?}");
            assert!(lines.len() <= most, "{group}: {lines:?}");
        }
    }

    #[test]
    fn a_border_runs_outside_its_group_and_is_closed() {
        // Corners that point inwards, cells that touch at a corner alone, a hole.
        for group in [
            "c3",
            "c3 d3 c4",
            "d4 e4 e5",
            "c3 d4",
            "c3 d3 e3 c4 e4 c5 d5 e5",
        ] {
            let group = cells(group);
            let drawn = borders(group).into_iter();
            let drawn: Vec<_> = drawn.map(|b| b.outside(0.1, group, group)).collect();
            for (from, to) in &drawn {
                for step in 0..=20 {
                    let at = cell_at(from.lerp(*to, step as f32 / 20.0));
                    assert!(!at.is_some_and(|cell| group.contains(cell)), "{from} {to}");
                }
            }
            // Every corner is the end of two of them.
            let mut ends: Vec<Vec2> = drawn.into_iter().flat_map(|(a, b)| [a, b]).collect();
            while let Some(end) = ends.pop() {
                let other = ends.iter().position(|o| o.distance(end) < 1e-4);
                ends.swap_remove(other.expect("the border has a gap"));
            }
        }
    }

    #[test]
    fn a_border_stops_where_another_piece_touches_its_corner() {
        let (group, other) = (cells("c3"), cells("d4"));
        for border in borders(group) {
            let (from, to) = border.outside(0.1, group, group | other);
            for step in 0..=20 {
                let at = cell_at(from.lerp(to, step as f32 / 20.0) - 1e-4);
                assert!(!at.is_some_and(|cell| other.contains(cell)), "{from} {to}");
            }
        }
        // What goes on from there ends where two of them end.
        let all = borders(group);
        let found = joints(&all, 0.1, group, group | other);
        let [(one, another)] = found[..] else {
            panic!("{found:?}");
        };
        let ends: Vec<Vec2> = all
            .iter()
            .map(|border| border.outside(0.1, group, group | other))
            .flat_map(|(from, to)| [from, to])
            .collect();
        for end in [one, another] {
            assert!(ends.iter().any(|other| other.distance(end) < 1e-4), "{end}");
        }
    }
}

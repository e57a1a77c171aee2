//! Ornament: a ground of lapis tesserae, and bands of inlaid shell and limestone.

use super::palette::*;
use bevy_egui::egui::epaint::{Mesh, Vertex, WHITE_UV};
use bevy_egui::egui::{Color32, Id, Painter, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};
use std::sync::Arc;

/// A number between 0 and 1 that looks random and is the same every time.
pub fn noise(x: i32, y: i32, salt: u32) -> f32 {
    let mut h = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77);
    h = (h ^ salt.wrapping_mul(0xC2B2_AE3D)).wrapping_mul(0x27D4_EB2F);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2C1B_3C6D);
    h ^= h >> 13;
    (h & 0xFFFF) as f32 / 65535.0
}

/// How wide the soft edge of a polygon is, in points.
const SOFT: f32 = 0.9;

/// Adds a polygon of one colour with a soft edge; it must be convex.
pub fn polygon(mesh: &mut Mesh, points: &[Pos2], color: Color32) {
    let n = points.len();
    let first = mesh.vertices.len() as u32;
    let turn = |i: usize| {
        let (a, b) = (points[i], points[(i + 1) % n]);
        a.x * b.y - b.x * a.y
    };
    let side = (0..n).map(turn).sum::<f32>().signum() * SOFT / 2.0;
    let mut put = |pos: Pos2, color: Color32| {
        mesh.vertices.push(Vertex {
            pos,
            uv: WHITE_UV,
            color,
        });
    };
    for i in 0..n {
        // Every corner twice: a little inside in full colour, a little outside in none.
        let (before, at, after) = (points[(i + n - 1) % n], points[i], points[(i + 1) % n]);
        let (one, other) = ((at - before).normalized(), (after - at).normalized());
        let middle = (vec2(one.y, -one.x) + vec2(other.y, -other.x)) / 2.0;
        let out = middle / middle.length_sq().max(0.25) * side;
        put(at - out, color);
        put(at + out, Color32::TRANSPARENT);
    }
    for i in 0..n as u32 {
        let (a, b) = (first + 2 * i, first + 2 * ((i + 1) % n as u32));
        mesh.indices.extend([a, a + 1, b, b, a + 1, b + 1]);
        if i > 1 {
            mesh.indices.extend([first, a - 2, a]);
        }
    }
}

/// Adds a rectangle with sharp edges.
pub fn block(mesh: &mut Mesh, rect: Rect, color: Color32) {
    mesh.add_colored_rect(rect, color);
}

/// A wall of stones in courses, each of the colour that `color` gives its middle.
pub fn courses(
    mesh: &mut Mesh,
    rect: Rect,
    size: (f32, f32),
    gap: f32,
    color: impl Fn(Pos2, f32) -> Color32,
) {
    wall(
        mesh,
        rect,
        size,
        gap,
        |_| (rect.left(), rect.right()),
        color,
    );
}

/// A wall whose ends need not be upright: `ends` gives them at every height.
pub fn wall(
    mesh: &mut Mesh,
    rect: Rect,
    size: (f32, f32),
    gap: f32,
    ends: impl Fn(f32) -> (f32, f32),
    color: impl Fn(Pos2, f32) -> Color32,
) {
    let (width, height) = size;
    let rows = (rect.height() / height).round().max(1.0);
    let height = rect.height() / rows;
    for row in 0..rows as i32 {
        let y = rect.top() + row as f32 * height;
        // Courses are shifted against each other, and stones differ in width.
        let mut x = rect.left() - width * noise(row, 0, 11);
        let mut column = 0;
        while x < rect.right() {
            let w = width * (0.65 + 0.7 * noise(column, row, 12));
            let place = Rect::from_min_size(pos2(x, y), vec2(w, height)).shrink(gap / 2.0);
            let corners = cut(place, (column, row), &ends);
            if corners[1].x - corners[0].x > 1.5 && corners[2].x - corners[3].x > 1.5 {
                let chance = noise(column, row, 13);
                polygon(mesh, &corners, color(place.center(), chance));
            }
            x += w;
            column += 1;
        }
    }
}

/// The corners of one stone: a little off the rectangle, and within the ends of the wall.
fn cut(rect: Rect, cell: (i32, i32), ends: &impl Fn(f32) -> (f32, f32)) -> [Pos2; 4] {
    let mut salt = 0;
    corners(rect).map(|corner| {
        salt += 2;
        let part = |s| (noise(cell.0, cell.1, s) - 0.5) * 0.12;
        let y = corner.y + part(salt + 1) * rect.height();
        let (left, right) = ends(y);
        let x = corner.x + part(salt) * rect.width();
        pos2(x.clamp(left, right.max(left)), y)
    })
}

/// The ground of whole pages: courses of lapis, kept from frame to frame.
pub fn ground(ui: &Ui, rect: Rect) {
    let mesh = kept(ui, "ground", rect, |mesh| {
        block(mesh, rect, mix(LAPIS_DEEP, BITUMEN, 0.55));
        courses(mesh, rect, (34.0, 17.0), 1.6, |at, chance| {
            // Darker towards the edges, so that the middle carries the page.
            let away = (at - rect.center()) / rect.size();
            let shade = (away.length() * 0.7).min(0.42);
            let stone = mix(LAPIS_DEEP, LAPIS, chance * chance * 0.7);
            mix(stone, BITUMEN, shade)
        });
    });
    ui.painter().add(Shape::Mesh(mesh));
}

/// The corners of a rectangle, in order.
pub fn corners(rect: Rect) -> [Pos2; 4] {
    [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
    ]
}

/// A mesh that is built once for a place and then painted again and again.
pub fn kept(ui: &Ui, name: &str, rect: Rect, build: impl FnOnce(&mut Mesh)) -> Arc<Mesh> {
    let id = Id::new(("two-rivers-inlay", name));
    let known: Option<(Rect, Arc<Mesh>)> = ui.data(|data| data.get_temp(id));
    match known {
        Some((place, mesh)) if place == rect => mesh,
        _ => {
            let mut mesh = Mesh::default();
            build(&mut mesh);
            let mesh = Arc::new(mesh);
            ui.data_mut(|data| data.insert_temp(id, (rect, mesh.clone())));
            mesh
        }
    }
}

/// A band of triangles and lozenges between two fillets of shell, the frame of every page.
pub fn frieze(painter: &Painter, rect: Rect) {
    painter.rect_filled(rect, 0.0, BITUMEN);
    let fillet = (rect.height() * 0.12).max(2.0);
    let gold = Stroke::new(fillet * 0.6, GILT);
    painter.hline(rect.x_range(), rect.top() + fillet, gold);
    painter.hline(rect.x_range(), rect.bottom() - fillet, gold);
    let inner = rect.shrink2(vec2(0.0, fillet * 2.0));
    // A whole number of lozenges, so that both ends look alike.
    let count = (inner.width() / (inner.height() * 1.9)).round().max(1.0);
    let step = inner.width() / count;
    let mut mesh = Mesh::default();
    for i in 0..count as i32 {
        let left = inner.left() + i as f32 * step;
        let middle = inner.center().y;
        let color = [TERRACOTTA, SHELL, LAPIS_LIT, SHELL][i as usize % 4];
        let gap = 1.2;
        let lozenge = |grow: f32| {
            [
                pos2(left + step / 2.0, middle - inner.height() / 2.0 * grow),
                pos2(left + step / 2.0 + step / 2.0 * grow - gap, middle),
                pos2(left + step / 2.0, middle + inner.height() / 2.0 * grow),
                pos2(left + step / 2.0 - step / 2.0 * grow + gap, middle),
            ]
        };
        polygon(&mut mesh, &lozenge(1.0), color);
        polygon(&mut mesh, &lozenge(0.5), BITUMEN);
        polygon(&mut mesh, &lozenge(0.3), GILT_LIT);
        for (edge, towards) in [(inner.top(), 1.0), (inner.bottom(), -1.0)] {
            let tip = edge + towards * inner.height() * 0.34;
            let half = step * 0.3;
            let triangle = [
                pos2(left - half, edge),
                pos2(left + half, edge),
                pos2(left, tip),
            ];
            polygon(&mut mesh, &triangle, mix(SHELL, CLAY_DARK, 0.5));
        }
    }
    painter.add(Shape::mesh(mesh));
}

/// A hairline of gold with a lozenge in its middle.
pub fn rule(painter: &Painter, rect: Rect) {
    let y = rect.center().y;
    let middle = rect.center().x;
    let line = Stroke::new(1.0, GILT);
    painter.hline(rect.left()..=middle - 12.0, y, line);
    painter.hline(middle + 12.0..=rect.right(), y, line);
    lozenge(painter, pos2(middle, y), 6.0, GILT);
}

/// A small lozenge: the mark of what is chosen.
pub fn lozenge(painter: &Painter, at: Pos2, radius: f32, color: Color32) {
    let points = vec![
        at - vec2(0.0, radius),
        at + vec2(radius, 0.0),
        at + vec2(0.0, radius),
        at - vec2(radius, 0.0),
    ];
    painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
}

/// The outline of a [`lozenge`]: the mark of what could be chosen.
pub fn hollow_lozenge(painter: &Painter, at: Pos2, radius: f32, color: Color32) {
    let points = vec![
        at - vec2(0.0, radius),
        at + vec2(radius, 0.0),
        at + vec2(0.0, radius),
        at - vec2(radius, 0.0),
    ];
    painter.add(Shape::closed_line(points, Stroke::new(1.2, color)));
}

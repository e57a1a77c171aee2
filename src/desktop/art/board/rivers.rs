//! The banks of the rivers: one smooth outline around cells that touch.

use super::{COLUMNS, ROWS};

/// How far from a corner of a cell the bank begins to turn, of 100 units a cell.
const BEND: f32 = 30.0;

type Corner = (i32, i32);

/// Path data around all river cells, at 100 units a cell, the board's corner at 0, 0.
///
/// A river that meets the board's edge runs on beyond it, so clip the path to the board.
/// Cells that meet only at a corner stay apart.
pub(super) fn outline(river: &[bool; 176]) -> String {
    let (columns, rows) = (COLUMNS as i32, ROWS as i32);
    let wet = |c: i32, r: i32| {
        let inside = (-1..=columns).contains(&c) && (-1..=rows).contains(&r);
        let (c, r) = (c.clamp(0, columns - 1), r.clamp(0, rows - 1));
        inside && river[(r * columns + c) as usize]
    };
    // Edges run clockwise around the water.
    let mut edges: Vec<(Corner, Corner)> = Vec::new();
    for r in -1..=rows {
        for c in -1..=columns {
            if !wet(c, r) {
                continue;
            }
            let sides = [
                (wet(c, r - 1), (c, r), (c + 1, r)),
                (wet(c + 1, r), (c + 1, r), (c + 1, r + 1)),
                (wet(c, r + 1), (c + 1, r + 1), (c, r + 1)),
                (wet(c - 1, r), (c, r + 1), (c, r)),
            ];
            edges.extend(sides.iter().filter(|s| !s.0).map(|s| (s.1, s.2)));
        }
    }
    let mut path = String::new();
    while let Some(first) = edges.pop() {
        let mut round = vec![first.0];
        let mut last = first;
        while last.1 != first.0 {
            round.push(last.1);
            let (dx, dy) = (last.1.0 - last.0.0, last.1.1 - last.0.1);
            // Of two ways on, the one to the right keeps to the same cell.
            let right = (last.1, (last.1.0 - dy, last.1.1 + dx));
            let next = edges
                .iter()
                .position(|e| *e == right)
                .or_else(|| edges.iter().position(|e| e.0 == last.1));
            match next {
                Some(at) => last = edges.swap_remove(at),
                None => break,
            }
        }
        path += &rounded(&round);
    }
    path
}

/// A closed loop of unit steps, with its corners rounded.
fn rounded(round: &[Corner]) -> String {
    let count = round.len();
    let mut path = String::new();
    for i in 0..count {
        let (before, here, after) = (
            round[(i + count - 1) % count],
            round[i],
            round[(i + 1) % count],
        );
        let (inx, iny) = (here.0 - before.0, here.1 - before.1);
        let (outx, outy) = (after.0 - here.0, after.1 - here.1);
        if (inx, iny) == (outx, outy) {
            continue;
        }
        let at = |dx: i32, dy: i32, far: f32| {
            format!(
                "{:.0} {:.0}",
                here.0 as f32 * 100.0 + dx as f32 * far,
                here.1 as f32 * 100.0 + dy as f32 * far
            )
        };
        path += if path.is_empty() { "M" } else { "L" };
        // Control points a little beyond half way make the bend all but a circle's.
        path += &format!(
            "{}C{} {} {}",
            at(-inx, -iny, BEND),
            at(-inx, -iny, BEND * 0.45),
            at(outx, outy, BEND * 0.45),
            at(outx, outy, BEND)
        );
    }
    path + "z"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loops(cells: &[(usize, usize)]) -> usize {
        let mut river = [false; 176];
        for (c, r) in cells {
            river[r * COLUMNS + c] = true;
        }
        outline(&river).matches('M').count()
    }

    #[test]
    fn joined_cells_share_a_bank_and_diagonal_ones_do_not() {
        assert_eq!(loops(&[]), 0);
        assert_eq!(loops(&[(4, 4), (5, 4), (5, 5)]), 1);
        assert_eq!(loops(&[(4, 4), (5, 5)]), 2);
        let ring: Vec<_> = (3..6)
            .flat_map(|c| (3..6).map(move |r| (c, r)))
            .filter(|cell| *cell != (4, 4))
            .collect();
        assert_eq!(loops(&ring), 2, "an island has a bank of its own");
    }
}

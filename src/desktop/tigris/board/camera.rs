//! Looking closer: the board enlarged and moved in its place, by wheel, middle button or keys.

use super::layout::Layout;
use crate::tigris::rules::{COLUMNS, ROWS};
use bevy::prelude::*;

/// How many times the board can be enlarged. Few steps: every one has all pictures drawn anew.
const ZOOMS: [f32; 5] = [1.0, 1.35, 1.8, 2.4, 3.2];
/// How close, and at which point of the board, one looks.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct BoardCamera {
    step: usize,
    /// In cells, from the top left corner of `a1`.
    pub middle: Vec2,
}

impl Default for BoardCamera {
    fn default() -> BoardCamera {
        BoardCamera {
            step: 0,
            middle: Vec2::new(f32::from(COLUMNS), f32::from(ROWS)) / 2.0,
        }
    }
}

impl BoardCamera {
    /// Whether the board is enlarged.
    pub fn is_closer(&self) -> bool {
        self.step > 0
    }

    /// How many times the board is enlarged.
    pub fn zoom(&self) -> f32 {
        ZOOMS[self.step.min(ZOOMS.len() - 1)]
    }

    /// Two steps closer, at this point of the board.
    pub fn enlarge(&mut self, middle: Vec2) {
        *self = BoardCamera { step: 2, middle };
    }

    /// One step closer or farther, with what is seen at `fixed` staying there.
    pub fn closer(self, steps: i32, layout: &Layout, fixed: Vec2) -> BoardCamera {
        let step = self.step.saturating_add_signed(steps as isize);
        let step = step.min(ZOOMS.len() - 1);
        let cell = layout.cell * ZOOMS[step] / self.zoom();
        BoardCamera {
            step,
            middle: layout.on_board(fixed) - (fixed - layout.area.center()) / cell.max(1.0),
        }
    }

    /// The board moved by so many points.
    pub fn moved(self, by: Vec2, layout: &Layout) -> BoardCamera {
        if self.step == 0 {
            return self;
        }
        // From where the board is, not from where it was asked to be: it stops at its edge.
        BoardCamera {
            middle: layout.on_board(layout.area.center() - by),
            ..self
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardCamera>();
}

//! Whom a line or a bar belongs to.
//!
//! Players are never told apart by colour alone: each has dashes, a mark and a sign of their own.

use crate::desktop::art::{Art, Picture};
use crate::desktop::theme::palette::CLAY_DARK;
use bevy_egui::egui::{Color32, Pos2, Rect, Sense, Ui, pos2};
use egui_plot::{LineStyle, MarkerShape, Plot};

/// The side of a sign in a chart.
pub const SIGN: f32 = 24.0;

/// A player as charts show them.
#[derive(Clone, Debug, PartialEq)]
pub struct Owner {
    pub name: String,
    /// Which of the players it is, from 0.
    pub index: usize,
    pub look: Look,
    /// The sign, and the colour that a white one is given.
    sign: (Picture, Color32),
}

/// What tells a player's line from the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    pub colour: Color32,
    pub dashes: LineStyle,
    pub mark: MarkerShape,
}

impl Owner {
    /// So many players have a look of their own.
    pub const MOST: usize = 4;

    /// The player of this index.
    pub fn new(index: usize, name: String, colour: Color32, sign: (Picture, Color32)) -> Owner {
        let (dashes, mark) = match index {
            0 => (LineStyle::Solid, MarkerShape::Circle),
            1 => (LineStyle::Dashed { length: 12.0 }, MarkerShape::Square),
            2 => (LineStyle::Dashed { length: 5.0 }, MarkerShape::Diamond),
            _ => (LineStyle::Dotted { spacing: 7.0 }, MarkerShape::Up),
        };
        Owner {
            name,
            index,
            look: Look {
                colour,
                dashes,
                mark,
            },
            sign,
        }
    }

    /// Paints the sign.
    pub fn paint(&self, ui: &Ui, art: &Art, place: Rect) {
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        let (picture, tint) = self.sign;
        ui.painter().image(art.texture(picture), place, whole, tint);
    }
}

/// A plot as all of ours are: to look at, without zoom and drag.
pub fn still<'a>(plot: Plot<'a>, room: Rect) -> Plot<'a> {
    plot.width(room.width())
        .height(room.height())
        .sense(Sense::hover())
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_drag(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .allow_axis_zoom_drag(false)
        .show_x(false)
        .show_y(false)
        .grid_color(CLAY_DARK)
        .include_y(0.0)
        .include_y(4.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_players_look_alike_in_grey() {
        let look = |index| {
            let sign = (Picture::Treasure, Color32::WHITE);
            Owner::new(index, String::new(), Color32::WHITE, sign).look
        };
        for one in 0..Owner::MOST {
            for other in one + 1..Owner::MOST {
                assert_ne!(look(one).dashes, look(other).dashes);
                assert_ne!(look(one).mark, look(other).mark);
            }
        }
    }
}

//! The table of Babel in small: five lands in the river, and what each city has on its bank.

use super::RIM;
use crate::babel::rules::{Level, Player, Table, Temple, Tribe};
use crate::desktop::art::babel::BabelPicture;
use crate::desktop::art::{Art, Picture};
use crate::desktop::theme::palette::*;
use bevy_egui::egui::{
    Color32, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};

/// How high it is for its width: as the board of the other game is.
const TALL: f32 = 11.0 / 16.0;
/// The part of the height that the river takes.
const RIVER_PART: f32 = 0.26;
/// The part of the height that a storey takes.
const STOREY: f32 = 0.048;
/// The part of the height that a row of cards takes.
const ROW: f32 = 0.055;

/// Where the lower temples stand: so far from the river.
const BANK: f32 = (1.0 - RIVER_PART) / 2.0 - 0.01;

/// Paints a table with all that stands on it, as wide as asked, as it looks to whoever sits `below`;
/// nothing where it is out of sight.
pub fn babel(
    ui: &mut Ui,
    table: &Table,
    below: Player,
    width: f32,
    art: &Art,
    label: &str,
) -> Response {
    let rim = (width / 50.0).clamp(3.0, RIM);
    let inside = width - 2.0 * rim;
    let size = vec2(width, inside * TALL + 2.0 * rim);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, label));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, 3.0, BITUMEN);
    painter.rect_filled(rect.shrink(1.5), 3.0, GILT);
    let field = rect.shrink(rim);
    painter.rect_filled(field.expand(1.5), 0.0, BITUMEN);
    painter.rect_filled(field, 0.0, LAND);
    let half = field.height() * RIVER_PART / 2.0;
    let middle = field.center().y;
    let river = Rect::from_x_y_ranges(field.x_range(), middle - half..=middle + half);
    painter.rect_filled(river, 0.0, mix(RIVER, LAPIS_LIT, 0.25));
    let painter = painter.with_clip_rect(field.intersect(painter.clip_rect()));
    waves(&painter, river);
    let wide = field.width() / Tribe::ALL.len() as f32;
    for tribe in Tribe::ALL {
        let x = field.left() + wide * (tribe.index() as f32 + 0.5);
        let side = (half * 1.7).min(wide * 0.8);
        let land = Rect::from_center_size(pos2(x, middle), vec2(side, side));
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        let badge = art.texture(Picture::Babel(BabelPicture::Badge(tribe)));
        painter.image(badge, land, whole, Color32::WHITE);
        for player in Player::ALL {
            // Away from the river: down on the lower bank, up on the other.
            let away = if player == below { 1.0 } else { -1.0 };
            let bank = Bank {
                x,
                river: middle + half * away,
                away,
                wide: wide * 0.86,
                unit: field.height(),
            };
            bank.row(&painter, table.row(player, tribe).as_slice());
            bank.temple(&painter, table.temple(player, tribe));
        }
    }
    response
}

/// What belongs to one player in one land.
struct Bank {
    x: f32,
    /// Where the river ends.
    river: f32,
    /// Which way leads away from it.
    away: f32,
    wide: f32,
    /// The height of the whole picture.
    unit: f32,
}

impl Bank {
    /// A box so far from the river.
    fn place(&self, from: f32, to: f32, x: f32, wide: f32) -> Rect {
        let at = |far: f32| self.river + far * self.unit * self.away;
        Rect::from_two_pos(pos2(x - wide / 2.0, at(from)), pos2(x + wide / 2.0, at(to)))
    }

    /// The cards beside each other, the first at the left.
    fn row(&self, painter: &Painter, cards: &[Tribe]) {
        let card = (self.wide / cards.len().max(6) as f32).min(self.unit * ROW);
        let left = self.x - card * (cards.len() as f32 - 1.0) / 2.0;
        for (index, tribe) in cards.iter().enumerate() {
            let place = self.place(0.015, 0.015 + ROW, left + card * index as f32, card);
            painter.rect_filled(place, 0.0, BITUMEN);
            painter.rect_filled(place.shrink(0.5), 0.0, ink(*tribe));
        }
    }

    /// The storeys over each other, the higher the narrower: both banks' temples stand upright, that
    /// of the lower one on the rim of the picture.
    fn temple(&self, painter: &Painter, temple: Temple) {
        let ground = 0.03 + ROW;
        for (place, level) in temple.levels().enumerate() {
            let up = STOREY * place as f32;
            let (near, far) = match self.away > 0.0 {
                true => (BANK - up - STOREY, BANK - up),
                false => (ground + up, ground + up + STOREY),
            };
            let share = 1.0 - 0.11 * level.index() as f32;
            let place = self.place(near, far, self.x, self.wide * 0.8 * share);
            painter.rect_filled(place, 0.0, BITUMEN);
            painter.rect_filled(place.shrink(0.6), 0.0, storey(level));
        }
    }
}

fn waves(painter: &Painter, river: Rect) {
    let step = river.height() * 0.7;
    for line in 0..3 {
        let y = river.top() + river.height() * (0.2 + 0.3 * line as f32);
        let count = (river.width() / step) as usize + 2;
        let wave = (0..count * 2).map(|k| {
            let up = if k % 2 == 0 {
                0.0
            } else {
                river.height() * 0.06
            };
            pos2(river.left() + step / 2.0 * k as f32, y + up)
        });
        let stroke = Stroke::new(0.8, mix(RIVER, LAPIS, 0.6));
        painter.add(Shape::line(wave.collect(), stroke));
    }
}

/// The colour of a storey: lighter the higher it stands.
fn storey(level: Level) -> Color32 {
    mix(TERRACOTTA, SHELL, level.index() as f32 * 0.15)
}

/// The colour of a tribe's cards.
fn ink(tribe: Tribe) -> Color32 {
    match tribe {
        Tribe::Assyrians => LAPIS_LIT,
        Tribe::Hittites => GILT_LIT,
        Tribe::Medes => FAIENCE,
        Tribe::Persians => mix(SHELL, BITUMEN, 0.45),
        Tribe::Sumerians => TERRACOTTA,
    }
}

//! The table of numbers: a row for each player, a column for each colour.

use super::Finished;
use super::reveal::Scene;
use crate::desktop::art::paint::fit;
use crate::desktop::reckoning::reveal::{eased, rows};
use crate::desktop::screens::emblem;
use crate::desktop::theme::palette::*;
use crate::desktop::theme::{fitting, inlay, space, style, widgets};
use crate::tigris::rules::score::treasures_in_turn;
use crate::tigris::rules::{Colour, Standing};
use bevy_egui::egui::{
    Align2, FontId, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo,
    WidgetType, lerp, pos2, vec2,
};

const HEAD: f32 = 60.0;
/// Above low rows.
const LOW_HEAD: f32 = 46.0;
/// Where the total of a low row stands in its cell, and the head of the column above it.
const LOW_TOTAL: f32 = 0.24;
const RANK: f32 = 64.0;
/// As low as a row may become, with a total and what it is made of side by side.
const LOWEST_ROW: f32 = 46.0;
/// From here on they stand one below the other.
const TWO_LINES: f32 = 66.0;
/// Between two rows.
const GAP: f32 = 8.0;
/// As many treasures are drawn one by one.
const MOST_DISCS: usize = 4;
/// The side of a treasure on its way.
const DISC: f32 = 22.0;

/// Shows the table as far as it is revealed, with rows as high as there is room for.
pub fn show(ui: &mut Ui, game: &Finished, scene: &Scene, room: f32) {
    let standings = &game.outcome.standings;
    let row = |head: f32| ((room - head) / standings.len() as f32).clamp(LOWEST_ROW, 96.0);
    let low = row(HEAD) < TWO_LINES;
    let high = if low { LOW_HEAD } else { HEAD };
    let row = row(high);
    let gap = if low { 3.0 } else { GAP };
    let width = ui.available_width();
    let names = (width * 0.30).min(330.0);
    let column = (width - names - RANK) / 4.0;
    let height = high + row * standings.len() as f32;
    let (all, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let left = all.left() + RANK + names;
    for colour in Colour::ALL {
        let share = if low { LOW_TOTAL } else { 0.5 };
        let middle = left + column * (colour.index() as f32 + share);
        head(ui, game, colour, pos2(middle, all.top()), low);
    }
    let seat = |standing: &Standing| game.seat(standing.dynasty);
    for (line, rank, standing) in rows(standings, seat, scene.ranks) {
        let top = all.top() + high + row * line;
        let place = Rect::from_min_size(pos2(all.left(), top), vec2(width, row - gap));
        Row {
            game,
            scene,
            standing,
            place,
            left,
            column,
            low,
        }
        .show(ui, rank);
    }
}

fn head(ui: &Ui, game: &Finished, colour: Colour, top: Pos2, low: bool) {
    let side = if low { 24.0 } else { 34.0 };
    let tile = Rect::from_center_size(top + vec2(0.0, side / 2.0 + 1.0), vec2(side, side));
    emblem::paint_tile(ui, game.art, colour, tile);
    let text = game.words.colour(colour);
    let small = TextStyle::Small;
    let at = tile.center_bottom() + vec2(0.0, 1.0);
    widgets::paint_text(ui, at, Align2::CENTER_TOP, &text, small, INK_SOFT);
}

struct Row<'a> {
    game: &'a Finished<'a>,
    scene: &'a Scene,
    standing: &'a Standing,
    place: Rect,
    /// Where the first column begins, and how wide each is.
    left: f32,
    column: f32,
    /// Whether there is only room for one line of numbers.
    low: bool,
}

impl Row<'_> {
    fn show(&self, ui: &Ui, index: usize) {
        let name = self.game.name(self.standing.dynasty);
        let place = self.place;
        // Who listens learns nothing before who looks.
        let spoken = if self.scene.ranks < 1.0 {
            name.clone()
        } else {
            self.spoken(&name)
        };
        ui.interact(place, widgets::id("standing", index), Sense::hover())
            .widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
        ui.painter().rect_filled(place, space::ROUND, CLAY);
        ui.painter().rect_stroke(
            place,
            space::ROUND,
            Stroke::new(1.0, CLAY_DARK),
            StrokeKind::Inside,
        );
        self.rank(ui, &faded(ui, self.scene.ranks));
        let medal = pos2(place.left() + RANK + 22.0, place.center().y);
        let side = (place.height() - 4.0).min(40.0);
        let medal = Rect::from_center_size(medal, vec2(side, side));
        emblem::paint_dynasty(ui, self.game.art, self.standing.dynasty, medal);
        let room = Rect::from_x_y_ranges(medal.right() + 10.0..=self.left, place.y_range());
        self.name(ui, room, &name);
        for colour in Colour::ALL {
            self.number(ui, colour);
        }
        self.pile(ui, room);
    }

    fn cell(&self, colour: Colour) -> Rect {
        let x = self.left + self.column * colour.index() as f32;
        let (top, bottom) = (self.place.top(), self.place.bottom());
        let edge = if self.low { 3.0 } else { 5.0 };
        Rect::from_min_max(pos2(x, top), pos2(x + self.column, bottom)).shrink2(vec2(5.0, edge))
    }

    /// The rank, and the winner's rim; seen as far as the ranks are.
    fn rank(&self, ui: &Ui, painter: &Painter) {
        let winner = self.standing.rank == 1;
        let place = self.place;
        if winner {
            let rim = Stroke::new(2.0, GILT);
            painter.rect_filled(place, space::ROUND, CLAY_LIT);
            painter.rect_stroke(place, space::ROUND, rim, StrokeKind::Inside);
        }
        let (fill, ink) = if winner {
            (LAPIS, GILT_LIT)
        } else {
            (CREAM, INK)
        };
        let middle = pos2(place.left() + RANK / 2.0, place.center().y);
        let radius = (place.height() / 2.0 - 2.0).min(23.0);
        painter.circle(middle, radius, BITUMEN, Stroke::NONE);
        painter.circle(middle, radius - 1.5, fill, Stroke::new(1.2, GILT));
        let values = [("rank", self.standing.rank.into())];
        let text = self.game.words.format("results-rank", &values);
        let font = TextStyle::Heading.resolve(ui.style());
        painter.text(middle, Align2::CENTER_CENTER, text, font, ink);
    }

    /// The name, and below it the dynasty, unless that is the name, and whether the place is shared.
    fn name(&self, ui: &Ui, room: Rect, name: &str) {
        let words = self.game.words;
        let font = style::strong().resolve(ui.style());
        // The treasures lie at the right end, below the name.
        let short = fitting::name(ui.painter(), name, &font, room.width() - 10.0);
        let dynasty = words.dynasty(self.standing.dynasty);
        let seat = self.standing.dynasty;
        let bots = [words.bot_in_full(seat), words.bot_since(seat.index())];
        let shared = self.standing.shared && self.scene.ranks >= 1.0;
        let (at, strong) = (room.left_center() + vec2(0.0, 1.0), style::strong());
        let beside = |bot: String| match dynasty == name {
            true => bot,
            false => {
                let values = [("name", (&dynasty).into()), ("bot", bot.into())];
                words.format("player-bot", &values)
            }
        };
        let mut about: Vec<String> = bots.into_iter().flatten().map(beside).collect();
        if about.is_empty() && dynasty == name && !shared {
            widgets::paint_text(ui, at, Align2::LEFT_CENTER, &short, strong, INK);
            return;
        }
        let key = if shared {
            "results-dynasty-shared"
        } else {
            "results-dynasty"
        };
        if about.is_empty() {
            about.push(dynasty);
        }
        let about = about.into_iter();
        let about = about.map(|about| words.format(key, &[("dynasty", about.into())]));
        let about: Vec<String> = about.collect();
        if self.low {
            // Two lines in a row for one: both are smaller.
            let family = |style: TextStyle| style.resolve(ui.style()).family;
            let (name, small) = (
                FontId::new(17.0, family(style::strong())),
                FontId::new(13.5, family(TextStyle::Small)),
            );
            let painter = ui.painter();
            painter.text(at, Align2::LEFT_BOTTOM, short, name, INK);
            // The treasures that are not handed out yet lie at its end.
            let waiting = self.treasures().count() - self.laid().count();
            let pile = waiting as f32 * (DISC - 3.0);
            let left = room.width() - pile;
            let below = fitting::first(painter, about, &small, left);
            let below = fit(ui, &below, small, left);
            painter.galley(at, below, INK_SOFT);
            return;
        }
        widgets::paint_text(ui, at, Align2::LEFT_BOTTOM, &short, strong, INK);
        let small = TextStyle::Small.resolve(ui.style());
        let below = fitting::first(ui.painter(), about, &small, room.width());
        let below = fit(ui, &below, small, room.width());
        ui.painter()
            .galley_with_override_text_color(at, below, INK_SOFT);
    }

    /// The total, and below it what it is made of; the lowest colour is framed and says so.
    fn number(&self, ui: &Ui, colour: Colour) {
        let i = colour.index();
        let cell = self.cell(colour);
        let shown = self.scene.colours[i];
        if shown <= 0.0 {
            inlay::hollow_lozenge(ui.painter(), cell.center(), 6.0, CLAY_DARK);
            return;
        }
        let totals = self.standing.totals();
        let lowest = totals.iter().min() == Some(&totals[i]);
        if lowest {
            light(&faded(ui, self.scene.lowest), cell);
        }
        let laid = self.laid().filter(|c| *c == colour).count();
        let points = (f32::from(self.standing.points[i]) * eased(shown)).round() as usize;
        let (middle, size) = if self.low {
            (
                pos2(lerp(cell.left()..=cell.right(), LOW_TOTAL), cell.center().y),
                24.0,
            )
        } else {
            (cell.center() - vec2(0.0, 8.0), 28.0)
        };
        let font = FontId::new(size, style::title().resolve(ui.style()).family);
        let total = (points + laid).to_string();
        let ink = mix(CLAY, INK, shown);
        ui.painter()
            .text(middle, Align2::CENTER_CENTER, total, font, ink);
        // Side by side with the total there is room for two short lines, below it for one.
        let lines = if lowest && laid > 0 && self.low {
            9.0
        } else {
            0.0
        };
        let told = lowest && (laid == 0 || self.low);
        if laid > 0 {
            let at = self.below(colour) + vec2(0.0, lines);
            let in_sum = lowest && !told && self.scene.lowest >= 1.0;
            self.sum(ui, colour, laid, at, in_sum);
        }
        if told {
            let text = self.game.words.text("results-lowest");
            let at = self.below(colour) - vec2(0.0, lines);
            let small = TextStyle::Small.resolve(ui.style());
            faded(ui, self.scene.lowest).text(at, Align2::CENTER_CENTER, text, small, LAPIS);
        }
    }

    /// Where it is written what a total is made of, and treasures come to lie: below it, or beside it.
    fn below(&self, colour: Colour) -> Pos2 {
        let cell = self.cell(colour);
        if self.low {
            return pos2(lerp(cell.left()..=cell.right(), 0.68), cell.center().y);
        }
        cell.center_bottom() - vec2(0.0, 12.0)
    }

    /// `12 +` and a disc for each treasure; of many, or where there is no room, their number and one disc. Of the
    /// lowest colour it says so, where there is room.
    fn sum(&self, ui: &Ui, colour: Colour, laid: usize, below: Pos2, lowest: bool) {
        let side = DISC - 4.0;
        let points = self.standing.points[colour.index()];
        let values = [("points", points.into()), ("treasures", laid.into())];
        let small = TextStyle::Small.resolve(ui.style());
        let words = self.game.words;
        let lay = |key: &str, discs: usize, lowest: bool| {
            let mut text = words.format(key, &values);
            if lowest {
                text = words.format("results-lowest-sum", &[("sum", text.into())]);
            }
            let galley = ui.painter().layout_no_wrap(text, small.clone(), INK_SOFT);
            let wide = galley.size().x + 4.0 + discs as f32 * side;
            (galley, wide, discs)
        };
        let cell = self.cell(colour);
        let room = 2.0 * (below.x - cell.left()).min(cell.right() - below.x) - 6.0;
        let many = |lowest| lay("results-points-and-treasures", 1, lowest);
        let fits = |lowest| {
            let each = lay("results-points", laid, lowest);
            [each, many(lowest)]
                .into_iter()
                .find(|(_, wide, discs)| *discs <= MOST_DISCS && *wide <= room)
        };
        let told = lowest.then(|| fits(true)).flatten();
        let laid_out = told.or_else(|| fits(false));
        let (galley, wide, discs) = laid_out.unwrap_or_else(|| many(false));
        let start = below.x - wide / 2.0;
        let end = start + galley.size().x + 4.0;
        let at = pos2(start, below.y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, INK_SOFT);
        for k in 0..discs {
            let at = pos2(end + side * (k as f32 + 0.5), below.y);
            emblem::paint_treasure(ui, self.game.art, at, DISC - 2.0);
        }
    }

    /// Where this player's treasures go, one after the other.
    fn treasures(&self) -> impl Iterator<Item = Colour> + use<> {
        let count: u16 = self.standing.treasures.iter().sum();
        treasures_in_turn(self.standing.points, count as u8)
    }

    /// Those that have arrived.
    fn laid(&self) -> impl Iterator<Item = Colour> + use<> {
        self.treasures().take(self.scene.treasures as usize)
    }

    /// The treasures beside the name, and the one on its way to its colour.
    fn pile(&self, ui: &Ui, room: Rect) {
        let gone = self.scene.treasures as usize;
        let count = self.treasures().count();
        for (k, colour) in self.treasures().enumerate().skip(gone) {
            let apart = (DISC - 3.0) * (count - 1 - k) as f32;
            let pile = pos2(
                room.right() - DISC - apart,
                room.bottom() - DISC / 2.0 - 2.0,
            );
            let share = if k == gone {
                eased(self.scene.treasures.fract())
            } else {
                0.0
            };
            let at = pile.lerp(self.below(colour), share);
            emblem::paint_treasure(ui, self.game.art, at, DISC);
        }
    }

    /// The row in words, for those who hear it.
    fn spoken(&self, name: &str) -> String {
        let totals = self.standing.totals();
        let mut values = vec![("name", name.into()), ("rank", self.standing.rank.into())];
        for (total, key) in totals.into_iter().zip(["black", "red", "blue", "green"]) {
            values.push((key, total.into()));
        }
        let treasures: u16 = self.standing.treasures.iter().sum();
        values.push(("treasures", treasures.into()));
        self.game.words.format("results-spoken", &values)
    }
}

/// The frame of a lowest colour.
fn light(painter: &Painter, cell: Rect) {
    painter.rect_filled(cell, space::ROUND, CREAM);
    let rim = Stroke::new(2.0, LAPIS);
    painter.rect_stroke(cell, space::ROUND, rim, StrokeKind::Inside);
    inlay::lozenge(painter, cell.left_center(), 6.0, LAPIS);
}

/// A painter that paints as faintly as something is revealed.
fn faded(ui: &Ui, share: f32) -> Painter {
    let mut painter = ui.painter().clone();
    painter.set_opacity(share);
    painter
}

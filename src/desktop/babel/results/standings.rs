//! The table of temples: a row for each player, a column for each land, and the total.

use super::Finished;
use super::reveal::Scene;
use crate::babel::rules::{Player, Standing, Temple, Tribe};
use crate::babel::words as says;
use crate::babel::words::players;
use crate::desktop::art::babel::BabelPicture;
use crate::desktop::art::paint::paint;
use crate::desktop::art::{Art, Picture};
use crate::desktop::reckoning::reveal::{eased, rows};
use crate::desktop::screens::emblem;
use crate::desktop::theme::palette::*;
use crate::desktop::theme::{fitting, inlay, space, style, widgets};
use bevy_egui::egui::{
    Align2, FontId, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

const HEAD: f32 = 60.0;
const RANK: f32 = 64.0;
/// Between two rows.
const GAP: f32 = 8.0;
/// The height of a storey for its width.
const STOREY: f32 = 0.4;

/// Shows the table as far as it is revealed, with rows as high as there is room for.
pub fn show(ui: &mut Ui, game: &Finished, scene: &Scene, room: f32) {
    let standings = &game.outcome.standings;
    let row = ((room - HEAD) / standings.len() as f32).clamp(80.0, 160.0);
    let width = ui.available_width();
    let names = (width * 0.27).min(300.0);
    // Five lands and, a little wider, the total.
    let column = (width - names - RANK) / 6.4;
    let height = HEAD + row * standings.len() as f32;
    let (all, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let left = all.left() + RANK + names;
    for tribe in Tribe::ALL {
        let middle = left + column * (tribe.index() as f32 + 0.5);
        head(ui, game, tribe, pos2(middle, all.top()));
    }
    let total = game.words.text("babel-results-total");
    let at = pos2(left + column * 5.7, all.top() + 36.0);
    widgets::paint_text(
        ui,
        at,
        Align2::CENTER_TOP,
        &total,
        TextStyle::Small,
        INK_SOFT,
    );
    let table = game.session.position().table();
    let lands = Tribe::ALL.into_iter();
    let tallest = lands.flat_map(|at| Player::ALL.map(|player| table.temple(player, at).len()));
    let storeys = tallest.max().unwrap_or(0);
    let seat = |standing: &Standing| standing.player.index();
    for (line, rank, standing) in rows(standings, seat, scene.ranks) {
        let top = all.top() + HEAD + row * line;
        let place = Rect::from_min_size(pos2(all.left(), top), vec2(width, row - GAP));
        Row {
            game,
            scene,
            standing,
            place,
            left,
            column,
            storeys: f32::from(storeys.max(3)),
        }
        .show(ui, rank);
    }
}

fn head(ui: &Ui, game: &Finished, tribe: Tribe, top: Pos2) {
    let badge = Rect::from_center_size(top + vec2(0.0, 18.0), vec2(34.0, 34.0));
    paint(
        ui,
        game.art,
        Picture::Babel(BabelPicture::Badge(tribe)),
        badge,
    );
    let text = says::plate(game.words, tribe);
    let at = badge.center_bottom() + vec2(0.0, 1.0);
    widgets::paint_text(
        ui,
        at,
        Align2::CENTER_TOP,
        &text,
        TextStyle::Small,
        INK_SOFT,
    );
}

struct Row<'a> {
    game: &'a Finished<'a>,
    scene: &'a Scene,
    standing: &'a Standing,
    place: Rect,
    /// Where the first column begins, and how wide each is.
    left: f32,
    column: f32,
    /// How many storeys the tallest temple of both has.
    storeys: f32,
}

impl Row<'_> {
    fn show(&self, ui: &Ui, index: usize) {
        let player = self.standing.player;
        let name = self.game.name(player);
        let place = self.place;
        // Who listens learns nothing before who looks.
        let spoken = match self.scene.ranks < 1.0 {
            true => name.clone(),
            false => self.spoken(&name),
        };
        ui.interact(place, widgets::id("standing", index), Sense::hover())
            .widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
        let rim = Stroke::new(1.0, CLAY_DARK);
        ui.painter()
            .rect(place, space::ROUND, CLAY, rim, StrokeKind::Inside);
        self.rank(ui, &faded(ui, self.scene.ranks));
        let sign = pos2(place.left() + RANK + 20.0, place.center().y);
        let sign = Rect::from_center_size(sign, vec2(40.0, 40.0));
        emblem::paint_city(ui, self.game.art, player, sign, LAPIS);
        let room = Rect::from_x_y_ranges(sign.right() + 10.0..=self.left, place.y_range());
        self.name(ui, room, &name);
        for tribe in Tribe::ALL {
            self.temple(ui, tribe);
        }
        self.total(ui);
    }

    /// The rank, and the winner's rim; seen as far as the ranks are.
    fn rank(&self, ui: &Ui, painter: &Painter) {
        let winner = self.standing.rank == 1;
        let place = self.place;
        if winner {
            let rim = Stroke::new(2.0, GILT);
            painter.rect(place, space::ROUND, CLAY_LIT, rim, StrokeKind::Inside);
        }
        let (fill, ink) = match winner {
            true => (LAPIS, GILT_LIT),
            false => (CREAM, INK),
        };
        let middle = pos2(place.left() + RANK / 2.0, place.center().y);
        painter.circle(middle, 23.0, BITUMEN, Stroke::NONE);
        painter.circle(middle, 21.5, fill, Stroke::new(1.2, GILT));
        let rank = [("rank", self.standing.rank.into())];
        let text = self.game.words.format("results-rank", &rank);
        let font = TextStyle::Heading.resolve(ui.style());
        painter.text(middle, Align2::CENTER_CENTER, text, font, ink);
    }

    /// The name, and below it the city, unless that is the name, or which bot plays there.
    fn name(&self, ui: &Ui, room: Rect, name: &str) {
        let words = self.game.words;
        let font = style::strong().resolve(ui.style());
        let short = fitting::name(ui.painter(), name, &font, room.width() - 10.0);
        let city = players::city(words, self.standing.player);
        let player = self.standing.player;
        let bots = [
            players::bot_in_full(words, player),
            words.bot_since(player.index()),
        ];
        let mut below: Vec<String> = bots.into_iter().flatten().collect();
        if below.is_empty() && city != name {
            below.push(city);
        }
        let (at, strong) = (room.left_center() + vec2(0.0, 1.0), style::strong());
        if below.is_empty() {
            widgets::paint_text(ui, at, Align2::LEFT_CENTER, &short, strong, INK);
            return;
        }
        widgets::paint_text(ui, at, Align2::LEFT_BOTTOM, &short, strong, INK);
        let small = TextStyle::Small.resolve(ui.style());
        let left = room.width() - 10.0;
        let below = fitting::first(ui.painter(), below, &small, left);
        let below = fitting::name(ui.painter(), &below, &small, left);
        let at = room.left_center() + vec2(0.0, 1.0);
        widgets::paint_text(ui, at, Align2::LEFT_TOP, &below, TextStyle::Small, INK_SOFT);
    }

    fn cell(&self, tribe: Tribe) -> Rect {
        let x = self.left + self.column * tribe.index() as f32;
        let (top, bottom) = (self.place.top(), self.place.bottom());
        Rect::from_min_max(pos2(x, top), pos2(x + self.column, bottom)).shrink(6.0)
    }

    /// A temple that grows as it is revealed, with its height beside it.
    fn temple(&self, ui: &Ui, tribe: Tribe) {
        let cell = self.cell(tribe);
        let shown = self.scene.lands[tribe.index()];
        let temple = self.temple_at(tribe);
        if shown <= 0.0 || temple.is_empty() {
            inlay::hollow_lozenge(ui.painter(), cell.center(), 6.0, CLAY_DARK);
            return;
        }
        let wide = (cell.width() * 0.6).min((cell.height() - 4.0) / self.storeys / STOREY);
        let high = wide * STOREY;
        let ground = pos2(cell.right() - wide / 2.0 - 2.0, cell.bottom() - 2.0);
        let count = f32::from(temple.len()) * eased(shown);
        for (k, level) in temple.levels().enumerate().take(count.ceil() as usize) {
            let middle = ground - vec2(0.0, high * (k as f32 + 0.5));
            let storey = Rect::from_center_size(middle, vec2(wide, high));
            image(ui, self.game.art, BabelPicture::Storey(level), storey);
        }
        // On the ground, as the temple is.
        let at = pos2(ground.x - wide / 2.0 - 8.0, cell.bottom() + 3.0);
        let font = FontId::new(28.0, style::title().resolve(ui.style()).family);
        let text = temple.height().to_string();
        let ink = mix(CLAY, INK, shown);
        ui.painter().text(at, Align2::RIGHT_BOTTOM, text, font, ink);
    }

    fn temple_at(&self, tribe: Tribe) -> Temple {
        let table = self.game.session.position().table();
        table.temple(self.standing.player, tribe)
    }

    /// The sum of what has been revealed, and where it decides, how many cards are in hand.
    fn total(&self, ui: &Ui) {
        let lands = Tribe::ALL.into_iter();
        let revealed = lands.filter(|tribe| self.scene.lands[tribe.index()] > 0.5);
        let total: u8 = revealed.map(|tribe| self.temple_at(tribe).height()).sum();
        let middle = pos2(self.left + self.column * 5.7, self.place.center().y);
        let frame = Rect::from_center_size(middle, vec2(self.column * 1.34, 58.0));
        let rim = Stroke::new(2.0, LAPIS);
        ui.painter()
            .rect(frame, space::ROUND, CREAM, rim, StrokeKind::Inside);
        let tied = self.game.is_tied();
        let at = match tied {
            true => middle - vec2(0.0, 9.0),
            false => middle,
        };
        let font = FontId::new(32.0, style::title().resolve(ui.style()).family);
        let text = total.to_string();
        ui.painter()
            .text(at, Align2::CENTER_CENTER, text, font, INK);
        if tied {
            let cards = ("count", self.standing.cards.into());
            let text = self.game.words.format("babel-results-in-hand", &[cards]);
            let small = TextStyle::Small.resolve(ui.style());
            let at = middle + vec2(0.0, 17.0);
            faded(ui, self.scene.cards).text(at, Align2::CENTER_CENTER, text, small, LAPIS);
        }
    }

    /// The row in words, for those who hear it.
    fn spoken(&self, name: &str) -> String {
        let words = self.game.words;
        let heights = Tribe::ALL.map(|tribe| {
            let values = [
                ("what", says::tribe(words, tribe).into()),
                ("count", self.temple_at(tribe).height().into()),
            ];
            words.format("results-bar", &values)
        });
        words.format(
            "babel-results-spoken",
            &[
                ("name", name.into()),
                ("rank", self.standing.rank.into()),
                ("total", self.standing.total.into()),
                ("heights", words.list(heights).into()),
                ("cards", self.standing.cards.into()),
            ],
        )
    }
}

fn image(ui: &Ui, art: &Art, picture: BabelPicture, place: Rect) {
    paint(ui, art, Picture::Babel(picture), place);
}

/// A painter that paints as faintly as something is revealed.
fn faded(ui: &Ui, share: f32) -> Painter {
    let mut painter = ui.painter().clone();
    painter.set_opacity(share);
    painter
}

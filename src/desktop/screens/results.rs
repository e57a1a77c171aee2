//! The end of a game: every number, how it came to the ranks, and what to do next.

use super::emblem;
use super::shelf::{player_name, words_list};
use super::{Menu, Words};
use crate::desktop::Screen;
use crate::desktop::art::Art;
use crate::desktop::session::{Session, SessionCommand};
use crate::desktop::theme::page::sheet;
use crate::desktop::theme::palette::*;
use crate::desktop::theme::{Push, focus, inlay, space, style, widgets};
use crate::rules::{Colour, Dynasty, Outcome, Standing};
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, FontId, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

const HEAD: f32 = 62.0;
const ROW: f32 = 92.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Results).and_then(resource_exists::<Session>)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    session: Res<Session>,
    art: Res<Art>,
    mut menu: ResMut<Menu>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: MessageWriter<SessionCommand>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(outcome) = session.position().outcome() else {
        // Somebody took the last decision back: the table goes on.
        next.set(Screen::Table);
        return Ok(());
    };
    let escape = focus::escape(ctx) && !menu.is_open();
    let mut leave = false;
    sheet(
        ctx,
        "results",
        &headline(&outcome, &session, &words),
        (
            1120.0,
            280.0 + (ROW + 30.0) * outcome.standings.len() as f32,
        ),
        |ui| {
            numbers(ui, &outcome, &session, &art, &words);
            ui.add_space(space::GROUP);
            widgets::section(ui, &words.text("results-why"));
            for sentence in reasons(&outcome, &session, &words) {
                ui.label(sentence);
            }
            widgets::explain(ui, &words.text("results-treasures-about"));
        },
        |ui| {
            let button = Push::primary(words.text("results-rematch")).width(150.0);
            if ui.add(button).clicked() {
                commands.write(SessionCommand::Rematch);
            }
            if ui
                .add(Push::plain(words.text("menu-save")).width(130.0))
                .clicked()
            {
                menu.save(&session, &words);
            }
            if ui
                .add(Push::plain(words.text("results-board")).width(150.0))
                .clicked()
            {
                next.set(Screen::Table);
            }
            leave = ui
                .add(Push::plain(words.text("menu-title-screen")).width(130.0))
                .clicked();
        },
    );
    if leave || escape {
        commands.write(SessionCommand::CloseGame);
    }
    Ok(())
}

fn name(dynasty: Dynasty, session: &Session, words: &Words) -> String {
    let players = session.record().players();
    let player = players.iter().find(|player| player.player == dynasty);
    player.map_or_else(
        || words.dynasty(dynasty),
        |player| player_name(player, words),
    )
}

/// `Anna wins`, or who shares the victory.
fn headline(outcome: &Outcome, session: &Session, words: &Words) -> String {
    let winners: Vec<String> = outcome.winners().map(|d| name(d, session, words)).collect();
    match winners.as_slice() {
        [winner] => words.format("results-winner", &[("name", winner.into())]),
        _ => words.format(
            "results-shared",
            &[("names", words_list(winners, words).into())],
        ),
    }
}

/// The table of numbers: a row for each player, a column for each colour.
fn numbers(ui: &mut Ui, outcome: &Outcome, session: &Session, art: &Art, words: &Words) {
    let width = ui.available_width();
    let names = (width * 0.30).min(330.0);
    let rank = 64.0;
    let column = (width - names - rank) / 4.0;
    let height = HEAD + ROW * outcome.standings.len() as f32;
    let (all, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let left = all.left() + rank + names;
    for (i, colour) in Colour::ALL.into_iter().enumerate() {
        let middle = left + column * (i as f32 + 0.5);
        let tile = Rect::from_center_size(pos2(middle, all.top() + 19.0), vec2(34.0, 34.0));
        emblem::paint_tile(ui, art, colour, tile);
        let at = pos2(middle, tile.bottom() + 2.0);
        let text = words.colour(colour);
        widgets::paint_text(
            ui,
            at,
            Align2::CENTER_TOP,
            &text,
            egui::TextStyle::Small,
            INK_SOFT,
        );
    }
    for (i, standing) in outcome.standings.iter().enumerate() {
        let top = all.top() + HEAD + ROW * i as f32;
        let row = Rect::from_min_size(pos2(all.left(), top), vec2(width, ROW - 8.0));
        let title = name(standing.dynasty, session, words);
        let spoken = spoken(standing, &title, words);
        let id = widgets::id("standing", i);
        ui.interact(row, id, Sense::hover())
            .widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
        let winner = standing.rank == 1;
        let fill = if winner { CLAY_LIT } else { CLAY };
        ui.painter().rect_filled(row, space::ROUND, fill);
        let rim = if winner {
            (2.0, GILT)
        } else {
            (1.0, CLAY_DARK)
        };
        let rim = Stroke::new(rim.0, rim.1);
        ui.painter()
            .rect_stroke(row, space::ROUND, rim, StrokeKind::Inside);
        paint_rank(
            ui,
            pos2(row.left() + rank / 2.0, row.center().y),
            standing,
            words,
        );
        let mark = Rect::from_center_size(
            pos2(row.left() + rank + 22.0, row.center().y),
            vec2(40.0, 40.0),
        );
        emblem::paint_dynasty(ui, art, standing.dynasty, mark);
        let room = Rect::from_x_y_ranges(mark.right() + 10.0..=left, row.y_range());
        paint_name(ui, room, &title, standing, words);
        for colour in Colour::ALL {
            let x = left + column * colour.index() as f32;
            let cell = Rect::from_min_max(pos2(x, row.top()), pos2(x + column, row.bottom()));
            paint_number(ui, cell.shrink(6.0), standing, colour, art, words);
        }
    }
}

fn paint_rank(ui: &Ui, middle: egui::Pos2, standing: &Standing, words: &Words) {
    let painter = ui.painter();
    let (fill, ink) = if standing.rank == 1 {
        (LAPIS, GILT_LIT)
    } else {
        (CREAM, INK)
    };
    painter.circle(middle, 23.0, BITUMEN, Stroke::NONE);
    painter.circle(middle, 21.5, fill, Stroke::new(1.2, GILT));
    let text = words.format("results-rank", &[("rank", standing.rank.into())]);
    widgets::paint_text(
        ui,
        middle,
        Align2::CENTER_CENTER,
        &text,
        egui::TextStyle::Heading,
        ink,
    );
}

fn paint_name(ui: &Ui, room: Rect, title: &str, standing: &Standing, words: &Words) {
    let name = widgets::shorten(title, (room.width() / 10.5) as usize);
    let at = room.left_center() + vec2(0.0, 1.0);
    widgets::paint_text(ui, at, Align2::LEFT_BOTTOM, &name, style::strong(), INK);
    let dynasty = words.dynasty(standing.dynasty);
    let key = if standing.shared {
        "results-dynasty-shared"
    } else {
        "results-dynasty"
    };
    let below = words.format(key, &[("dynasty", dynasty.into())]);
    widgets::paint_text(
        ui,
        at,
        Align2::LEFT_TOP,
        &below,
        egui::TextStyle::Small,
        INK_SOFT,
    );
}

/// The total, and below it what it is made of; the lowest colour is framed and says so.
fn paint_number(
    ui: &Ui,
    cell: Rect,
    standing: &Standing,
    colour: Colour,
    art: &Art,
    words: &Words,
) {
    let i = colour.index();
    let totals = standing.totals();
    let lowest = totals.iter().min() == Some(&totals[i]);
    let painter = ui.painter();
    if lowest {
        painter.rect_filled(cell, space::ROUND, CREAM);
        let rim = Stroke::new(2.0, LAPIS);
        painter.rect_stroke(cell, space::ROUND, rim, StrokeKind::Inside);
        inlay::lozenge(painter, pos2(cell.center().x, cell.top() + 1.0), 6.0, LAPIS);
    }
    let treasures = standing.treasures[i];
    let number = pos2(cell.center().x, cell.center().y - 10.0);
    let font = FontId::new(30.0, style::title().resolve(ui.style()).family);
    let total = totals[i].to_string();
    painter.text(number, Align2::CENTER_CENTER, total, font, INK);
    let below = pos2(cell.center().x, cell.bottom() - 13.0);
    if treasures > 0 {
        // A few are shown one by one, more as a number.
        let discs = if treasures > 4 { 1 } else { treasures };
        let side = 18.0;
        let key = if treasures > 4 {
            "results-points-and-treasures"
        } else {
            "results-points"
        };
        let values = [
            ("points", standing.points[i].into()),
            ("treasures", treasures.into()),
        ];
        let small = egui::TextStyle::Small.resolve(ui.style());
        let galley = painter.layout_no_wrap(words.format(key, &values), small, INK_SOFT);
        let wide = galley.size().x + 4.0 + f32::from(discs) * side;
        let start = below.x - wide / 2.0;
        let text_at = pos2(start, below.y - galley.size().y / 2.0);
        let end = start + galley.size().x + 4.0;
        painter.galley(text_at, galley, INK_SOFT);
        for k in 0..discs {
            let at = pos2(end + side * (f32::from(k) + 0.5), below.y);
            emblem::paint_treasure(ui, art, at, side + 2.0);
        }
    } else if lowest {
        let text = words.text("results-lowest");
        let small = egui::TextStyle::Small;
        widgets::paint_text(ui, below, Align2::CENTER_CENTER, &text, small, LAPIS);
    }
}

/// The row in words, for those who hear it.
fn spoken(standing: &Standing, name: &str, words: &Words) -> String {
    let totals = standing.totals();
    let mut values = vec![("name", name.into()), ("rank", standing.rank.into())];
    for (colour, key) in Colour::ALL
        .into_iter()
        .zip(["black", "red", "blue", "green"])
    {
        values.push((key, totals[colour.index()].into()));
    }
    let treasures: u16 = standing.treasures.iter().sum();
    values.push(("treasures", treasures.into()));
    words.format("results-spoken", &values)
}

/// Why the ranks are as they are: each player is compared with the next one.
fn reasons(outcome: &Outcome, session: &Session, words: &Words) -> Vec<String> {
    let pairs = outcome.standings.windows(2);
    pairs
        .map(|pair| reason(&pair[0], &pair[1], session, words))
        .collect()
}

fn reason(first: &Standing, second: &Standing, session: &Session, words: &Words) -> String {
    let (ours, theirs) = (first.ascending(), second.ascending());
    let differs = (0..4).find(|i| ours[*i] != theirs[*i]);
    let mut values = vec![
        ("first", name(first.dynasty, session, words).into()),
        ("second", name(second.dynasty, session, words).into()),
    ];
    let Some(place) = differs else {
        return words.format("results-reason-equal", &values);
    };
    values.push(("more", ours[place].into()));
    values.push(("less", theirs[place].into()));
    values.push(("equal", ours[place.saturating_sub(1)].into()));
    let key = ["lowest", "second", "third", "highest"][place];
    words.format(&format!("results-reason-{key}"), &values)
}

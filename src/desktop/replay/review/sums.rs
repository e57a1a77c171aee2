//! What the review comes to: a column for every player, and what can be said of skill and luck.

use super::desk::Found;
use super::{Ask, Desk, told};
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::replay::Reviewed;
use crate::desktop::replay::scrubber::turn_number;
use crate::desktop::session::Session;
use crate::desktop::session::looking_back::Travel;
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus, palette, space, widgets};
use crate::review::{Compared, Grade, OfPlayer, TurnSum};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    Align, Grid, Key, Label, Layout, Rect, RichText, ScrollArea, Sense, Stroke, Ui, UiBuilder, vec2,
};

/// The width of the dialogue.
const WIDTH: f32 = 860.0;
/// The width of the column of names, and of a player's column at most.
const COLUMNS: (f32, f32) = (236.0, 300.0);
/// The height of the row that names the players.
const HEAD: f32 = 26.0;
/// The room for the bar by which it is scrolled.
const RIM: f32 = 20.0;
/// What the rest of the dialogue takes of the window's height.
const AROUND: f32 = 190.0;

pub(super) fn show<G: Reviewed>(
    mut contexts: EguiContexts,
    session: If<Res<Session<G>>>,
    art: Res<Art>,
    words: Res<Words>,
    desk: If<Res<Desk>>,
    mut asks: MessageWriter<Ask>,
    mut travels: MessageWriter<Travel>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(found) = desk.found().filter(|_| desk.sums) else {
        return Ok(());
    };
    let mut close = focus::cancel(ctx);
    let mut to = None;
    let most = (ctx.viewport_rect().height() - AROUND).max(120.0);
    dialogue(
        ctx,
        "review-sums",
        &words.text("review-sums-title"),
        WIDTH,
        |ui| {
            let scrolled = ScrollArea::vertical()
                .id_salt(("sums", session.record().id()))
                .max_height(most)
                // Its first frame would be so low that what has the keyboard is scrolled to.
                .min_scrolled_height(most)
                .auto_shrink([false, true])
                .show(ui, |ui| {
                    // Nothing of the table has the keyboard but the turns that it names.
                    let presses = |key| ui.input(|input| input.num_presses(key)) as f32;
                    let turned = presses(Key::PageDown) - presses(Key::PageUp);
                    if turned != 0.0 {
                        ui.scroll_with_delta(vec2(0.0, -turned * (most - HEAD)));
                    }
                    for line in compared(found, &session, &words) {
                        ui.label(widgets::bold(line));
                    }
                    ui.add_space(space::SMALL);
                    let table = table(ui, found, &session, &words);
                    ui.add_space(space::SMALL);
                    for seat in &found.shared {
                        let player = ("player", told::name(&session, &words, *seat).into());
                        widgets::explain(ui, &words.format("review-sums-part", &[player]));
                    }
                    widgets::explain(ui, &words.text("review-sums-about"));
                    table
                });
            let (chosen, columns) = scrolled.inner;
            to = chosen;
            // Over the shade at the upper edge.
            columns.name(ui, scrolled.inner_rect, &session, &art, &words);
            answers(ui, |ui| {
                let push = Push::primary(words.text("review-sums-close")).width(130.0);
                let push = ui.add(push);
                // A turn leads away from here: Enter only closes.
                focus::prefer(&push);
                close |= push.clicked();
            });
        },
    );
    if let Some(moment) = to {
        travels.write(Travel::To(moment));
        close = true;
    }
    if close {
        asks.write(Ask::Sums);
    }
    Ok(())
}

/// The sentences about skill and luck that the numbers defend; one that says so where they say nothing.
fn compared<G: Reviewed>(found: &Found, session: &Session<G>, words: &Words) -> Vec<String> {
    let players = &found.summary.players;
    let name = |seat: usize| told::name(session, words, seat);
    let told: Vec<_> = players.iter().map(|player| player.told).collect();
    if let [Some(first), Some(_)] = told[..] {
        let who = |compared| match compared {
            Compared::Better => Some(name(0)),
            Compared::Worse => Some(name(1)),
            Compared::Alike => None,
        };
        let (key, values) = match (who(first.played), who(first.drew)) {
            (Some(played), Some(drew)) if played == drew => {
                ("review-told-both", vec![("player", played.into())])
            }
            (Some(played), Some(drew)) => (
                "review-told-apart",
                vec![("player", played.into()), ("other", drew.into())],
            ),
            (Some(played), None) => ("review-told-played", vec![("player", played.into())]),
            (None, Some(drew)) => ("review-told-drew", vec![("player", drew.into())]),
            (None, None) => ("review-told-nothing", Vec::new()),
        };
        return vec![words.format(key, &values)];
    }
    let mut lines = Vec::new();
    for (seat, told) in told.iter().enumerate() {
        let Some(told) = told else { continue };
        let skill = match told.played {
            Compared::Better => Some("review-told-one-played-better"),
            Compared::Worse => Some("review-told-one-played-worse"),
            Compared::Alike => None,
        };
        let luck = match told.drew {
            Compared::Better => Some("review-told-one-drew-better"),
            Compared::Worse => Some("review-told-one-drew-worse"),
            Compared::Alike => None,
        };
        for key in skill.into_iter().chain(luck) {
            lines.push(words.format(key, &[("player", name(seat).into())]));
        }
    }
    if lines.is_empty() {
        lines.push(words.text("review-told-nothing"));
    }
    lines
}

/// The table; answers the moment of a turn that was clicked, and where the players are to be named.
fn table<G: Reviewed>(
    ui: &mut Ui,
    found: &Found,
    session: &Session<G>,
    words: &Words,
) -> (Option<usize>, Columns) {
    let players = &found.summary.players;
    let count = players.len().max(1) as f32;
    let wide = (ui.available_width() - COLUMNS.0 - RIM) / count - 12.0;
    let wide = wide.clamp(60.0, COLUMNS.1);
    let mut to = None;
    let mut heads = Vec::new();
    let whole = Grid::new("review-sums")
        .striped(true)
        .num_columns(players.len() + 1)
        .min_col_width(0.0)
        .spacing(vec2(12.0, 5.0))
        .show(ui, |ui| {
            cell(ui, COLUMNS.0, "");
            for _ in 0..players.len() {
                heads.push(ui.allocate_exact_size(vec2(wide, HEAD), Sense::hover()).0);
            }
            ui.end_row();
            let row = |ui: &mut Ui, name: String, value: &dyn Fn(&OfPlayer) -> String| {
                cell(ui, COLUMNS.0, &name);
                for (seat, player) in players.iter().enumerate() {
                    let value = value(player);
                    let spoken = words.format(
                        "review-cell-spoken",
                        &[
                            ("player", told::name(session, words, seat).into()),
                            ("what", name.as_str().into()),
                            ("value", value.as_str().into()),
                        ],
                    );
                    let left = Layout::left_to_right(Align::Center);
                    let label = ui
                        .allocate_ui_with_layout(vec2(wide, 22.0), left, |ui| {
                            ui.set_width(wide);
                            ui.add(Label::new(value).truncate())
                        })
                        .inner;
                    ui.ctx()
                        .accesskit_node_builder(label.id, |node| node.set_label(spoken));
                }
                ui.end_row();
            };
            row(
                ui,
                words.text("review-accuracy"),
                &|player| match accuracy(player) {
                    Some(share) => told::percent(words, share),
                    None => words.text("review-none"),
                },
            );
            for grade in Grade::ALL.into_iter().rev() {
                let key = match grade {
                    Grade::Inaccuracy => "review-inaccuracies",
                    Grade::Mistake => "review-mistakes",
                    Grade::Blunder => "review-blunders",
                };
                row(ui, words.text(key), &|player| {
                    player.all.of(grade).to_string()
                });
            }
            row(ui, words.text("review-lost"), &|player| {
                told::number(words, player.all.lost)
            });
            row(ui, words.text("review-luck"), &|player| {
                let points = told::number(words, player.luck);
                let key = match player.luck.round() as i64 {
                    1.. => "review-luck-up",
                    0 => "review-luck-even",
                    _ => "review-luck-down",
                };
                words.format(key, &[("points", points.into())])
            });
            for (key, turn) in [
                ("review-best-turn", (|p| p.best) as fn(&OfPlayer) -> _),
                ("review-worst-turn", |p| p.worst),
            ] {
                cell(ui, COLUMNS.0, &words.text(key));
                for player in players {
                    to = turn_button(ui, turn(player), key, session, words).or(to);
                }
                ui.end_row();
            }
            for (kind, file) in G::KINDS.iter().enumerate() {
                let any = players.iter().any(|p| p.kinds[kind].choices > 0);
                if !any {
                    continue;
                }
                row(ui, words.text(&format!("review-kind-{file}")), &|player| {
                    let of = &player.kinds[kind];
                    if of.choices == 0 {
                        return words.text("review-none");
                    }
                    let values = [
                        ("count", of.grades.iter().sum::<usize>().into()),
                        ("choices", of.choices.into()),
                        ("points", told::number(words, of.by_faults).into()),
                    ];
                    let key = match of.by_faults.round() as i64 {
                        0 => "review-kind-free",
                        _ => "review-kind",
                    };
                    words.format(key, &values)
                });
            }
        });
    let columns = Columns {
        heads,
        table: whole.response.rect,
    };
    (to, columns)
}

/// A player's accuracy as a share, where there was a choice: the whole is for those who gave nothing away, as far as
/// the table tells that.
fn accuracy(player: &OfPlayer) -> Option<f32> {
    let gave_away = player.all.lost.round() > 0.0;
    let most = if gave_away { 0.99 } else { 1.0 };
    player.accuracy.map(|accuracy| (accuracy / 100.0).min(most))
}

/// Where the players' columns are, and the whole table.
struct Columns {
    heads: Vec<Rect>,
    table: Rect,
}

impl Columns {
    /// Names the players above their columns, or at the upper edge of what is `seen` while that is scrolled
    /// out of sight.
    fn name<G: Reviewed>(
        &self,
        ui: &mut Ui,
        seen: Rect,
        session: &Session<G>,
        art: &Art,
        words: &Words,
    ) {
        let Some(first) = self.heads.first() else {
            return;
        };
        let lowest = (self.table.bottom() - HEAD).max(first.top());
        let top = seen.top().clamp(first.top(), lowest);
        let band = Rect::from_x_y_ranges(self.table.x_range(), top..=top + HEAD + 3.0);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(band).id_salt("heads"));
        ui.set_clip_rect(seen);
        if top > first.top() {
            // All of the shade at the upper edge, beside the table as well.
            let shade = Rect::from_x_y_ranges(seen.x_range(), band.y_range());
            ui.painter().rect_filled(shade, 0.0, palette::CREAM);
            let line = Stroke::new(1.0, palette::INK_SOFT);
            ui.painter().hline(band.x_range(), band.bottom(), line);
            // What lies below cannot be clicked through it.
            ui.interact(band, ui.id().with("heading"), Sense::CLICK);
        }
        for (seat, head) in self.heads.iter().enumerate() {
            let place = head.translate(vec2(0.0, top - first.top()));
            let left = Layout::left_to_right(Align::Center);
            let builder = UiBuilder::new().max_rect(place).layout(left);
            let mut ui = ui.new_child(builder.id_salt(("head", seat)));
            if let Some(player) = told::player(session, seat) {
                G::emblem(&mut ui, art, player, HEAD);
            }
            let name = widgets::bold(told::name(session, words, seat));
            ui.add(Label::new(name).truncate());
        }
    }
}

fn cell(ui: &mut Ui, width: f32, text: &str) {
    let left = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(vec2(width, 22.0), left, |ui| {
        ui.set_width(width);
        ui.add(Label::new(RichText::new(text).color(palette::INK_SOFT)).wrap());
    });
}

/// A turn as a button that leads there.
fn turn_button<G: Reviewed>(
    ui: &mut Ui,
    turn: Option<TurnSum>,
    key: &str,
    session: &Session<G>,
    words: &Words,
) -> Option<usize> {
    let Some(turn) = turn else {
        ui.label(words.text("review-none"));
        return None;
    };
    let values = [
        ("turn", turn_number(session, turn.moment).into()),
        ("points", told::number(words, turn.points).into()),
    ];
    ui.spacing_mut().button_padding = vec2(8.0, 2.0);
    let push = Push::plain(words.format(&format!("{key}-at"), &values));
    let about = words.text("review-go-there");
    let clicked = ui.add(push).on_hover_text(about).clicked();
    clicked.then_some(turn.moment)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    #[test]
    fn who_gave_nothing_away_was_accurate_and_nobody_else_wholly() {
        let words = Words::from(Locale::english());
        let told = |accuracy: f32, lost: f32| {
            let mut player = OfPlayer {
                accuracy: Some(accuracy),
                ..OfPlayer::default()
            };
            player.all.lost = lost;
            super::accuracy(&player).map(|share| told::percent(&words, share))
        };
        // The formula comes to a little less than the whole.
        assert_eq!(told(99.9999, 0.0).as_deref(), Some("100%"));
        assert_eq!(told(99.8, 6.0).as_deref(), Some("99%"));
        assert_eq!(told(93.6, 107.0).as_deref(), Some("94%"));
    }
}

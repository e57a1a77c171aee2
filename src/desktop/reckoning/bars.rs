//! Bars in groups: each stands on the sign of whoever owns it.

use super::owner::{Owner, SIGN, still};
use crate::desktop::art::Art;
use crate::desktop::theme::palette::*;
use crate::desktop::theme::{fitting, style, widgets};
use crate::locale::Locale;
use bevy_egui::egui::{
    Align, Align2, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder,
    WidgetInfo, WidgetType, pos2, text::LayoutJob, vec2,
};
use egui_plot::{Bar, BarChart, Plot, PlotPoint};

/// The height of the row of signs below bars.
const LINE: f32 = 30.0;

/// Bars that belong together: a value for each player.
pub struct Group {
    pub label: String,
    pub values: Vec<u16>,
}

/// Who the players are: a sign on the colour of the bars, and the name.
fn legend(ui: &mut Ui, players: &[Owner], art: &Art) {
    let size = vec2(ui.available_width(), LINE + 4.0);
    let (all, _) = ui.allocate_exact_size(size, Sense::hover());
    let wide = (all.width() / players.len() as f32).min(270.0);
    for (k, player) in players.iter().enumerate() {
        let start = pos2(all.left() + wide * k as f32, all.center().y);
        let sample = Rect::from_center_size(start + vec2(10.0, 0.0), vec2(16.0, 22.0));
        let rim = Stroke::new(1.0, BITUMEN);
        ui.painter()
            .rect(sample, 0, player.look.colour, rim, StrokeKind::Inside);
        let sign = sample.right_center() + vec2(6.0 + SIGN / 2.0, 0.0);
        let sign = Rect::from_center_size(sign, vec2(SIGN, SIGN));
        player.paint(ui, art, sign);
        let at = sign.right_center() + vec2(8.0, 0.0);
        let room = start.x + wide - at.x;
        let font = style::strong().resolve(ui.style());
        let name = fitting::name(ui.painter(), &player.name, &font, room);
        widgets::paint_text(ui, at, Align2::LEFT_CENTER, &name, style::strong(), INK);
    }
}

/// Shows groups of bars and whose they are, so high; every group has a bar for each of the players.
pub fn show(
    ui: &mut Ui,
    name: &str,
    groups: &[Group],
    players: &[Owner],
    art: &Art,
    spoken: &str,
    height: f32,
) {
    let top = ui.cursor().top();
    legend(ui, players, art);
    let height = height - (ui.cursor().top() - top);
    let (all, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, spoken));
    let below = LINE + 26.0;
    let room = Rect::from_min_max(all.min, all.max - vec2(0.0, below));
    // A bar is one wide, and so is the gap between groups.
    let step = players.len() + 1;
    let most = groups.iter().flat_map(|group| &group.values).max();
    let most = f64::from(most.copied().unwrap_or(0)).max(4.0);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
    let shown = still(Plot::new(name), room)
        .show_axes(false)
        .show_grid(false)
        .include_x(-1.0)
        .include_x((groups.len() * step) as f64 - 1.0)
        // Room for the numbers above the bars.
        .include_y(most * 1.14)
        .set_margin_fraction(vec2(0.0, 0.0))
        .show(&mut inner, |plot| {
            for (k, player) in players.iter().enumerate() {
                let bar = |(g, group): (usize, &Group)| {
                    let x = (g * step + k) as f64;
                    Bar::new(x, f64::from(group.values[k]))
                        .width(0.76)
                        .fill(player.look.colour)
                        .stroke(Stroke::new(1.0, BITUMEN))
                };
                let bars = groups.iter().enumerate().map(bar).collect();
                plot.bar_chart(BarChart::new(k.to_string(), bars).allow_hover(false));
            }
        });
    let at = |x: usize, y: f64| {
        let point = PlotPoint::new(x as f64, y);
        shown.transform.position_from_point(&point)
    };
    let font = style::strong().resolve(ui.style());
    for (g, group) in groups.iter().enumerate() {
        for (k, player) in players.iter().enumerate() {
            let value = group.values[k];
            let ink = if value == 0 { INK_SOFT } else { INK };
            let top = at(g * step + k, f64::from(value)) - vec2(0.0, 1.0);
            ui.painter().text(
                top,
                Align2::CENTER_BOTTOM,
                value.to_string(),
                font.clone(),
                ink,
            );
            let sign = pos2(top.x, room.bottom() + LINE / 2.0);
            let sign = Rect::from_center_size(sign, vec2(SIGN, SIGN));
            player.paint(ui, art, sign);
        }
        let (first, last) = (at(g * step, 0.0).x, at(g * step + step - 2, 0.0).x);
        let wide = at(step, 0.0).x - at(0, 0.0).x;
        let top = pos2((first + last) / 2.0, room.bottom() + LINE);
        label(ui, &group.label, top, wide);
    }
}

/// A word below a group, in at most its width.
fn label(ui: &Ui, text: &str, top: Pos2, wide: f32) {
    let mut font: FontId = TextStyle::Small.resolve(ui.style());
    let lay = |font: FontId| {
        let mut job = LayoutJob::simple_singleline(text.to_string(), font, INK);
        job.halign = Align::Center;
        ui.painter().layout_job(job)
    };
    let mut galley = lay(font.clone());
    if galley.size().x > wide {
        font.size *= (wide / galley.size().x).max(0.75);
        galley = lay(font);
    }
    ui.painter().galley(top, galley, INK);
}

/// The bars in words, for those who hear them: `Anna: 3 Tiles, 2 Wars.` for everybody.
pub fn in_words(groups: &[Group], players: &[Owner], words: &Locale) -> String {
    let told = players.iter().enumerate().map(|(k, player)| {
        let parts = groups.iter().map(|group| {
            let values = [
                ("what", (&group.label).into()),
                ("count", group.values[k].into()),
            ];
            words.format("results-bar", &values)
        });
        let list = words.list(parts);
        let values = [("name", (&player.name).into()), ("list", list.into())];
        words.format("results-bars", &values)
    });
    told.collect::<Vec<_>>().join(" ")
}

//! Which half of the hand goes: a line for each tribe, to be filled by buttons or by clicks on the
//! hand, and a button when the number is right.

use crate::babel::rules::{Decision, Tribe};
use crate::babel::words;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{font, paint};
use crate::desktop::art::{Art, BabelPicture, Picture};
use crate::desktop::babel::table::state::held::Discarding;
use crate::desktop::babel::table::state::put_down::PutDown;
use crate::desktop::theme::{Push, fitting, focus, fonts, palette};
use bevy_egui::egui;

/// How high the panel is with a line for each tribe, in points, until it has been shown.
pub const HEIGHT: f32 = 296.0;
/// Above and below what it shows.
const MARGIN: f32 = 8.0;

fn height_id() -> egui::Id {
    egui::Id::new("height-of-a-discard")
}

/// How high the panel is when all of it is seen, in points.
pub fn height(ctx: &egui::Context) -> f32 {
    let shown = ctx.data(|data| data.get_temp(height_id()));
    shown.unwrap_or(HEIGHT)
}

/// Shows the choice; `takes` tells whether an answer is meant already.
pub fn show(
    ui: &mut egui::Ui,
    place: egui::Rect,
    count: u8,
    stamp: (u64, usize),
    discarding: &mut Discarding,
    art: &Art,
    words: &Words,
    takes: bool,
    put: &mut PutDown,
) {
    focus::asked_next(ui.ctx());
    ui.painter().rect_filled(place, 6.0, palette::CREAM);
    let inner = place.shrink2(egui::vec2(10.0, MARGIN));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("discard"));
    let ui = &mut child;
    ui.spacing_mut().item_spacing.y = 3.0;
    let mut chosen = discarding.chosen(stamp);
    let hand = put.turn.hand();
    let left = u16::from(count).saturating_sub(chosen.total());
    let title = words.format("babel-discard-title", &[("count", count.into())]);
    ui.label(
        egui::RichText::new(title)
            .font(font(18.0, fonts::BOLD_FAMILY))
            .color(palette::INK),
    );
    // Who halves the hand is in the log, which this panel may cover.
    if let Some(game) = put.turn.game() {
        let name = words::player(words, game.table().active());
        let why = words.format("babel-discard-why", &[("name", (&name).into())]);
        let (font, room) = (font(16.0, "text"), ui.available_width());
        let why = fitting::of_name(ui.painter(), &why, &name, &font, room);
        let why = egui::RichText::new(why).font(font);
        ui.label(why.color(palette::INK_SOFT));
    }
    for tribe in Tribe::ALL.into_iter().filter(|t| hand.of(*t) > 0) {
        ui.horizontal(|ui| {
            ui.spacing_mut().button_padding = egui::vec2(8.0, 0.0);
            ui.spacing_mut().interact_size.y = 26.0;
            // The longest name fits into the narrowest rail.
            ui.spacing_mut().item_spacing.x = 5.0;
            let (icon, _) = ui.allocate_exact_size(egui::Vec2::splat(24.0), egui::Sense::hover());
            paint(ui, art, Picture::Babel(BabelPicture::Badge(tribe)), icon);
            let name = words::tribe(words, tribe);
            let step = |ui: &mut egui::Ui, sign: &str, key: &str, can: bool| {
                let button = ui.add_enabled(can, egui::Button::new(sign));
                let about = words.format(key, &[("tribe", (&name).into())]);
                button.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::WidgetType::Button, can, &about)
                });
                button.on_hover_text(about).clicked()
            };
            if step(ui, "−", "babel-discard-fewer", chosen.of(tribe) > 0) {
                chosen.take(tribe, 1);
            }
            let counted = words.format(
                "babel-discard-of",
                &[
                    ("chosen", chosen.of(tribe).into()),
                    ("count", hand.of(tribe).into()),
                ],
            );
            ui.label(egui::RichText::new(counted).font(font(17.0, fonts::BOLD_FAMILY)));
            let more = discarding.takes(tribe, (&hand, count), stamp);
            if step(ui, "+", "babel-discard-more", more) {
                chosen.add(tribe, 1);
            }
            ui.label(egui::RichText::new(&name).font(font(16.0, "text")));
        });
    }
    if chosen != discarding.chosen(stamp) {
        discarding.choose(chosen, stamp);
    }
    let ready = chosen.total() == u16::from(count);
    let text = match ready {
        true => words.format("babel-discard-do", &[("count", count.into())]),
        false => words.format("babel-discard-left", &[("count", left.into())]),
    };
    let push = Push::primary(text).width(ui.available_width());
    if ui.add_enabled(ready, push).clicked() && takes {
        put.decide(Decision::Discard(chosen), None);
    }
    let needed = ui.min_rect().height() + 2.0 * MARGIN;
    if height(ui.ctx()) != needed {
        ui.ctx()
            .data_mut(|data| data.insert_temp(height_id(), needed));
        ui.ctx().request_repaint();
    }
}

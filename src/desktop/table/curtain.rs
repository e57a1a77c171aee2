//! The curtain between people at one screen: opaque before any secret changes hands.

use super::layout::Layout;
use super::paint::{egui_rect, font, paint};
use super::seat::Seat;
use crate::desktop::Screen;
use crate::desktop::art::{Art, Piece};
use crate::desktop::screens::Words;
use crate::desktop::session::Session;
use crate::desktop::theme::{fonts, page, palette, widgets};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        curtain.run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

fn curtain(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut seat: ResMut<Seat>,
    layout: Res<Layout>,
    art: Res<Art>,
    words: Res<Words>,
) -> Result {
    let Some(dynasty) = seat.curtain else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?.clone();
    let whole = egui_rect(Rect::from_corners(Vec2::ZERO, layout.window));
    let name = session
        .player(dynasty)
        .map(|p| p.name.clone())
        .unwrap_or_default();
    egui::Area::new("curtain".into())
        .order(egui::Order::Foreground)
        .fixed_pos(whole.min)
        .constrain(false)
        .show(&ctx, |ui| {
            ui.set_min_size(whole.size());
            ui.allocate_rect(whole, egui::Sense::click_and_drag());
            ui.painter().rect_filled(whole, 0.0, palette::LAPIS_DEEP);
            folds(ui, whole);
            let middle = whole.center();
            let plate = egui::Rect::from_center_size(middle, egui::vec2(520.0, 360.0));
            page::plate(ui, plate);
            let mark = egui::Rect::from_center_size(
                middle - egui::vec2(0.0, 90.0),
                egui::Vec2::splat(120.0),
            );
            paint(ui, &art, Piece::DynastyMark(dynasty), mark);
            let dynasty_name = words.dynasty(dynasty);
            let text = if name.trim().is_empty() || name == dynasty_name {
                words.format("curtain-pass", &[("dynasty", dynasty_name.into())])
            } else {
                let values = [("dynasty", dynasty_name.into()), ("name", name.into())];
                words.format("curtain-pass-name", &values)
            };
            ui.painter().text(
                middle + egui::vec2(0.0, 4.0),
                egui::Align2::CENTER_CENTER,
                text,
                font(30.0, fonts::TITLE_FAMILY),
                palette::INK,
            );
            let button = egui::Rect::from_center_size(
                middle + egui::vec2(0.0, 90.0),
                egui::vec2(220.0, 52.0),
            );
            let mut child = ui.new_child(egui::UiBuilder::new().max_rect(button));
            let clicked = child
                .add(widgets::Push::primary(words.text("curtain-reveal")).width(220.0))
                .clicked();
            let entered =
                ui.input(|i| i.key_pressed(egui::Key::Enter) || i.key_pressed(egui::Key::Space));
            if clicked || entered {
                seat.reveal();
            }
        });
    Ok(())
}

/// The folds of the cloth, so that it is plainly a curtain.
fn folds(ui: &egui::Ui, whole: egui::Rect) {
    let mut x = whole.min.x + 20.0;
    while x < whole.max.x {
        let fold = egui::Stroke::new(3.0, palette::LAPIS);
        ui.painter().vline(x, whole.y_range(), fold);
        x += 46.0;
    }
    ui.painter().hline(
        whole.x_range(),
        whole.min.y + 14.0,
        egui::Stroke::new(4.0, palette::GILT),
    );
    ui.painter().hline(
        whole.x_range(),
        whole.max.y - 14.0,
        egui::Stroke::new(4.0, palette::GILT),
    );
}

//! The curtain between people at one screen: opaque before any secret changes hands.

use crate::babel::rules::Stage;
use crate::babel::words;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, font, paint_tinted};
use crate::desktop::art::{Art, BabelPicture, Picture};
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::table::state::seat::Seat;
use crate::desktop::games::babel::Session;
use crate::desktop::theme::focus::{self, Surface};
use crate::desktop::theme::question::{Asked, Question, curtain_surface};
use crate::desktop::theme::{Push, fonts, page, palette};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Live;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        curtain.run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
    );
}

fn curtain(
    mut contexts: EguiContexts,
    mut seat: ResMut<Seat>,
    layout: Res<Layout>,
    art: Res<Art>,
    words: Res<Words>,
    question: Res<Question>,
    session: Res<Session>,
) -> Result {
    let Some(player) = seat.curtain else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?.clone();
    let whole = egui_rect(Rect::from_corners(Vec2::ZERO, layout.window));
    let area = curtain_surface();
    focus::enter(&ctx, area, Surface::Dialogue);
    egui::Area::new(area)
        // Over the table and below the dialogues, which open over it too.
        .order(egui::Order::Middle)
        .fixed_pos(whole.min)
        .constrain(false)
        .show(&ctx, |ui| {
            ui.set_min_size(whole.size());
            ui.allocate_rect(whole, egui::Sense::click_and_drag());
            ui.painter().rect_filled(whole, 0.0, palette::LAPIS_DEEP);
            let middle = whole.center();
            let plate = egui::Rect::from_center_size(middle, egui::vec2(520.0, 360.0));
            page::plate(ui, plate);
            let mark = egui::Rect::from_center_size(
                middle - egui::vec2(0.0, 95.0),
                egui::Vec2::splat(110.0),
            );
            let city = Picture::Babel(BabelPicture::City(player));
            paint_tinted(ui, &art, city, mark, palette::INK);
            let name = words::player(&words, player);
            let call = words.format("curtain-pass", &[("dynasty", name.into())]);
            let call = said(ui, middle - egui::vec2(0.0, 8.0), &call, 28.0);
            ui.ctx()
                .accesskit_node_builder(call.id, |node| node.set_live(Live::Assertive));
            let why = match session.position().table().stage() {
                Stage::Discard { .. } => "babel-curtain-discard",
                Stage::Action | Stage::Over(_) => "curtain-for-turn",
            };
            said(ui, middle + egui::vec2(0.0, 34.0), &words.text(why), 19.0);
            let button = egui::Rect::from_center_size(
                middle + egui::vec2(0.0, 98.0),
                egui::vec2(220.0, 52.0),
            );
            let mut child = ui.new_child(egui::UiBuilder::new().max_rect(button));
            let reveal = Push::primary(words.text("curtain-reveal"));
            let clicked = child
                .add(reveal.width(220.0).shortcut(Some("Enter".to_string())))
                .clicked();
            let entered =
                ui.input(|i| i.key_pressed(egui::Key::Enter) || i.key_pressed(egui::Key::Space));
            if (clicked || entered) && question.takes(Asked::Curtain(player.index())) {
                seat.reveal();
            }
        });
    Ok(())
}

/// A line in the middle of the plate.
fn said(ui: &mut egui::Ui, at: egui::Pos2, text: &str, size: f32) -> egui::Response {
    let family = if size > 20.0 {
        fonts::TITLE_FAMILY
    } else {
        "text"
    };
    let text = egui::RichText::new(text).font(font(size, family));
    let place = egui::Rect::from_center_size(at, egui::vec2(490.0, size * 1.5));
    let label = egui::Label::new(text.color(palette::INK)).truncate();
    ui.scope_builder(
        egui::UiBuilder::new()
            .max_rect(place)
            .layout(egui::Layout::centered_and_justified(
                egui::Direction::TopDown,
            )),
        |ui| ui.add(label),
    )
    .inner
}

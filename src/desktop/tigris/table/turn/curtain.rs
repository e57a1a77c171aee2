//! The curtain between people at one screen: opaque before any secret changes hands.

use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, font, paint};
use crate::desktop::art::{Art, Picture};
use crate::desktop::games::tigris::Session;
use crate::desktop::theme::focus::{self, Surface};
use crate::desktop::theme::question::curtain_surface;
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::theme::{Push, fitting, fonts, page, palette};
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::table::state::seat::Seat;
use crate::tigris::rules::{ConflictKind, Dynasty, Stage};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Live;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        curtain.run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
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
    let Some(dynasty) = seat.curtain else {
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
            folds(ui, whole);
            let middle = whole.center();
            let plate = egui::Rect::from_center_size(middle, egui::vec2(520.0, 360.0));
            page::plate(ui, plate);
            let mark = egui::Rect::from_center_size(
                middle - egui::vec2(0.0, 90.0),
                egui::Vec2::splat(120.0),
            );
            paint(ui, &art, Picture::DynastyMark(dynasty), mark);
            call(ui, plate, middle - egui::vec2(0.0, 4.0), dynasty, &words);
            tell_why(ui, middle + egui::vec2(0.0, 34.0), &session, &words);
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
            if (clicked || entered) && question.takes(Asked::Curtain(dynasty.index())) {
                seat.reveal();
            }
        });
    Ok(())
}

/// Says to whom the screen is to be passed, to be heard as well.
fn call(ui: &mut egui::Ui, plate: egui::Rect, at: egui::Pos2, dynasty: Dynasty, words: &Words) {
    let own = words.dynasty(dynasty);
    let say = |name: &str| match words.is_named(dynasty) {
        true => {
            let values = [("dynasty", (&own).into()), ("name", name.into())];
            words.format("curtain-pass-name", &values)
        }
        false => words.format("curtain-pass", &[("dynasty", name.into())]),
    };
    let font = font(30.0, fonts::TITLE_FAMILY);
    let name = words.player(dynasty);
    let text = fitting::with_name(ui.painter(), &name, &font, plate.width() - 40.0, say);
    let galley = ui
        .painter()
        .layout_no_wrap(text.clone(), font, palette::INK);
    let place = egui::Align2::CENTER_CENTER.anchor_size(at, galley.size());
    ui.painter().galley(place.min, galley, palette::INK);
    let heard = ui.interact(place, ui.id().with("call"), egui::Sense::hover());
    let whole = say(&name);
    heard.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &whole));
    ui.ctx()
        .accesskit_node_builder(heard.id, |node| node.set_live(Live::Assertive));
}

/// Says what the one who is called is wanted for; everybody may know that.
fn tell_why(ui: &mut egui::Ui, at: egui::Pos2, session: &Session, words: &Words) {
    let key = match session.position().table().stage() {
        Stage::Commit(conflict) => match conflict.kind {
            ConflictKind::Revolt => "curtain-for-revolt",
            ConflictKind::War => "curtain-for-war",
        },
        Stage::Action | Stage::End | Stage::Over(_) => "curtain-for-turn",
        _ => "curtain-for-choice",
    };
    let text = egui::RichText::new(words.text(key)).font(font(19.0, "text"));
    let place = egui::Rect::from_center_size(at, egui::vec2(480.0, 28.0));
    let label = egui::Label::new(text.color(palette::INK));
    ui.put(place, label);
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

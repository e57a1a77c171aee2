//! The words at the pointer: what a drop would do, or why it is illegal; and what was refused.

use super::layout::Layout;
use super::paint::{font, paint};
use super::picking::{Held, Origin, Pointing};
use super::seat::Turn;
use crate::desktop::Screen;
use crate::desktop::art::{Art, Piece};
use crate::desktop::power::{LONGEST_STEP, Power};
use crate::desktop::screens::Words;
use crate::desktop::session::{Refused, Session};
use crate::desktop::theme::{fonts, palette};
use crate::rules::Event;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// How long a refusal stays, in seconds.
const STAY: f32 = 4.0;

/// The latest refusal and how long it is still shown.
#[derive(Resource, Default)]
pub struct Message {
    pub text: String,
    left: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Message>()
        .add_systems(Update, listen.run_if(in_state(Screen::Table)))
        .add_systems(
            EguiPrimaryContextPass,
            (at_pointer, refusal)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        );
}

fn listen(
    mut refused: MessageReader<Refused>,
    mut message: ResMut<Message>,
    time: Res<Time>,
    mut power: ResMut<Power>,
) {
    if message.left > 0.0 {
        message.left -= time.delta().max(LONGEST_STEP / 8).as_secs_f32();
        power.wake_in(std::time::Duration::from_secs_f32(message.left.max(0.05)));
    }
    for Refused(text) in refused.read() {
        *message = Message {
            text: text.clone(),
            left: STAY,
        };
        power.wake_in(std::time::Duration::from_secs_f32(STAY));
    }
}

/// The sentence of the latest refusal, above the strip.
fn refusal(
    mut contexts: EguiContexts,
    message: Res<Message>,
    layout: Res<Layout>,
    art: Res<Art>,
) -> Result {
    if message.left <= 0.0 || message.text.is_empty() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let at = egui::pos2(layout.board().center().x, layout.strip.min.y - 14.0);
    egui::Area::new("refusal".into())
        .order(egui::Order::Tooltip)
        .interactable(false)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(at)
        .show(&ctx, |ui| {
            plate(palette::LIMESTONE).show(ui, |ui| {
                ui.horizontal(|ui| {
                    let (icon, _) =
                        ui.allocate_exact_size(egui::vec2(24.0, 24.0), egui::Sense::hover());
                    paint(
                        ui,
                        &art,
                        Piece::Icon(crate::desktop::art::Icon::Cross),
                        icon,
                    );
                    let text = egui::RichText::new(&message.text)
                        .font(font(19.0, fonts::BOLD_FAMILY))
                        .color(palette::INK);
                    ui.add(egui::Label::new(text).wrap_mode(egui::TextWrapMode::Extend));
                });
            });
        });
    Ok(())
}

fn plate(rim: egui::Color32) -> egui::Frame {
    egui::Frame::new()
        .fill(palette::CREAM)
        .stroke(egui::Stroke::new(2.0, rim))
        .corner_radius(6.0)
        .inner_margin(egui::Margin::symmetric(12, 8))
}

/// The preview beside the held piece.
fn at_pointer(
    mut contexts: EguiContexts,
    turn: Turn,
    held: Res<Held>,
    pointing: Res<Pointing>,
    layout: Res<Layout>,
    art: Res<Art>,
    words: Res<Words>,
) -> Result {
    let (Some(game), Some(holding), Some(cell)) = (turn.game(), held.0, pointing.cell) else {
        return Ok(());
    };
    if holding.from == Origin::Board(cell) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let centre = layout.cell_centre(cell);
    // Beside the cell, on the side where there is room.
    let right = centre.x < layout.board().center().x;
    let (pivot, x) = if right {
        (egui::Align2::LEFT_CENTER, centre.x + layout.cell * 0.75)
    } else {
        (egui::Align2::RIGHT_CENTER, centre.x - layout.cell * 0.75)
    };
    let decision = holding.what.onto(cell);
    egui::Area::new("preview".into())
        .order(egui::Order::Tooltip)
        .interactable(false)
        .pivot(pivot)
        .fixed_pos(egui::pos2(x, centre.y))
        .show(&ctx, |ui| match game.preview(decision) {
            Ok(events) => {
                plate(palette::GILT).show(ui, |ui| preview(ui, &events, &art, &words));
            }
            Err(why) => {
                plate(palette::LIMESTONE).show(ui, |ui| {
                    ui.set_max_width(layout.cell * 5.0);
                    ui.horizontal(|ui| {
                        let (icon, _) =
                            ui.allocate_exact_size(egui::vec2(22.0, 22.0), egui::Sense::hover());
                        paint(
                            ui,
                            &art,
                            Piece::Icon(crate::desktop::art::Icon::Cross),
                            icon,
                        );
                        let text =
                            egui::RichText::new(words.refusal(&why)).font(font(18.0, "text"));
                        ui.add(egui::Label::new(text).wrap());
                    });
                });
            }
        });
    Ok(())
}

/// The consequences that everybody may know, one a line.
fn preview(ui: &mut egui::Ui, events: &[Event], art: &Art, words: &Words) {
    ui.spacing_mut().item_spacing.y = 4.0;
    let line = |ui: &mut egui::Ui, text: String| {
        let text = egui::RichText::new(text)
            .font(font(18.0, "text"))
            .color(palette::INK);
        ui.add(egui::Label::new(text).wrap_mode(egui::TextWrapMode::Extend));
    };
    let mut said = false;
    for event in events {
        match *event {
            Event::Points {
                dynasty,
                colour,
                amount,
                ..
            } => {
                said = true;
                ui.horizontal(|ui| {
                    for piece in [Piece::DynastyMark(dynasty), Piece::Tile(colour)] {
                        let (icon, _) =
                            ui.allocate_exact_size(egui::vec2(24.0, 24.0), egui::Sense::hover());
                        paint(ui, art, piece, icon);
                    }
                    line(
                        ui,
                        words.format(
                            "preview-points",
                            &[
                                ("dynasty", words.dynasty(dynasty).into()),
                                ("amount", amount.into()),
                                ("colour", words.colour(colour).into()),
                            ],
                        ),
                    );
                });
            }
            Event::TilePlaced { unites: true, .. } => {
                said = true;
                line(ui, words.text("preview-unites"));
            }
            Event::ConflictBegan { .. }
            | Event::LeaderLost { .. }
            | Event::TreasureTaken { .. } => {
                said = true;
                line(ui, words.event(event, None));
            }
            _ => {}
        }
    }
    if !said {
        // Only tiles score; a leader that causes nothing just takes its place.
        let tile = events.iter().any(|e| matches!(e, Event::TilePlaced { .. }));
        line(
            ui,
            words.text(if tile {
                "preview-nothing"
            } else {
                "preview-peace"
            }),
        );
    }
}

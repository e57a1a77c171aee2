//! On the board: where something was done, and where something better would have been done.
//!
//! What was done has a dashed rim and a cross in its corner, what was better a solid one and a tick.

use super::Desk;
use crate::desktop::art::paint::{egui_rect, paint};
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::replay::Reviewed;
use crate::desktop::session::Session;
use crate::desktop::theme::palette;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Shape, Stroke, Ui, vec2};

/// The side of the sign in a corner, at most.
const SIGN: f32 = 22.0;

pub(super) fn show<G: Reviewed>(
    mut contexts: EguiContexts,
    session: If<Res<Session<G>>>,
    layout: Res<G::Layout>,
    art: Res<Art>,
    desk: If<Res<Desk>>,
) -> Result {
    let rests = session.looking_back().is_some_and(|look| look.rests());
    let judged = desk
        .found()
        .and_then(|found| found.review.at(session.moment()));
    let Some(judged) = judged.filter(|judged| desk.open && rests && judged.points() > 0.0) else {
        return Ok(());
    };
    let position = session.timeline().position(session.moment());
    let ctx = contexts.ctx_mut()?.clone();
    marks::<G>(
        ctx,
        &layout,
        &art,
        position,
        Some(&judged.made),
        &judged.best,
    );
    Ok(())
}

/// Marks on the board of a position where something was done, if anything was, and where something
/// better would have been done; decisions as they are written.
pub fn marks<G: Reviewed>(
    ctx: egui::Context,
    layout: &G::Layout,
    art: &Art,
    position: &G,
    made: Option<&str>,
    best: &str,
) {
    let places = |decision: &str| {
        let decision = decision.parse::<G::Decision>().ok();
        decision.map_or(Vec::new(), |d| G::places(layout, position, d))
    };
    let builder = egui::UiBuilder::new()
        .layer_id(egui::LayerId::background())
        .max_rect(ctx.viewport_rect());
    let ui = Ui::new(ctx, egui::Id::new("review-board"), builder);
    let ui = ui_within(ui, egui_rect(G::board(layout)));
    for place in made.map_or(Vec::new(), places) {
        mark(&ui, art, egui_rect(place), false);
    }
    for place in places(best) {
        mark(&ui, art, egui_rect(place), true);
    }
}

/// What is beside the board lies over nothing else.
fn ui_within(mut ui: Ui, clip: egui::Rect) -> Ui {
    ui.set_clip_rect(clip);
    ui
}

fn mark(ui: &Ui, art: &Art, place: egui::Rect, better: bool) {
    let painter = ui.painter();
    let rect = place.shrink(2.0);
    let (ink, icon) = match better {
        true => (palette::FAIENCE, Icon::Check),
        false => (palette::LIMESTONE_LIT, Icon::Cross),
    };
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    match better {
        true => {
            painter.rect_stroke(
                rect,
                3.0,
                Stroke::new(5.0, palette::INK),
                egui::StrokeKind::Inside,
            );
            painter.rect_stroke(
                rect.shrink(1.0),
                3.0,
                Stroke::new(3.0, ink),
                egui::StrokeKind::Inside,
            );
        }
        false => {
            painter.extend(Shape::dashed_line(
                &corners,
                Stroke::new(5.0, palette::SHELL),
                7.0,
                4.0,
            ));
            painter.extend(Shape::dashed_line(
                &corners,
                Stroke::new(3.0, ink),
                7.0,
                4.0,
            ));
        }
    }
    let side = SIGN.min(rect.width() * 0.5);
    // Both can be in one place.
    let corner = match better {
        true => rect.right_top() + vec2(-side / 2.0, side / 2.0),
        false => rect.left_bottom() + vec2(side / 2.0, -side / 2.0),
    };
    let fill = if better {
        palette::FAIENCE
    } else {
        palette::SHELL
    };
    painter.circle(corner, side / 2.0, fill, Stroke::new(1.5, palette::INK));
    let sign = egui::Rect::from_center_size(corner, egui::Vec2::splat(side * 0.7));
    paint(ui, art, Picture::Icon(icon), sign);
}

//! A line that says for a moment that something has been done, on whatever screen.

use crate::desktop::app::power::Power;
use crate::desktop::app::trouble::Done;
use crate::desktop::app::words::Words;
use crate::desktop::theme::{palette, style, widgets};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Live;
use bevy_egui::egui::{self, Align2, Area, Label, Margin, Order, Stroke, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::time::Duration;

/// How long it stays.
const STAY: Duration = Duration::from_secs(4);

/// What has been done, and until when that is told.
#[derive(Resource, Default)]
pub struct Notice(Option<(String, Duration)>);

impl Notice {
    /// What is being told.
    pub fn text(&self) -> Option<&str> {
        self.0.as_ref().map(|(text, _)| text.as_str())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notice>()
        .add_systems(Update, listen)
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(|notice: Res<Notice>| notice.0.is_some())
                .run_if(resource_exists::<Words>),
        );
}

/// By the clock on the wall: there are no frames to count while nothing moves.
fn listen(
    mut done: MessageReader<Done>,
    mut notice: ResMut<Notice>,
    time: Res<Time<Real>>,
    mut power: ResMut<Power>,
) {
    let now = time.elapsed();
    if let Some(Done(text)) = done.read().last() {
        notice.0 = Some((text.clone(), now + STAY));
        power.stay_awake();
    }
    let Some((_, until)) = notice.0 else { return };
    match until.checked_sub(now) {
        Some(left) if !left.is_zero() => power.wake_in(left),
        _ => notice.0 = None,
    }
}

fn show(mut contexts: EguiContexts, notice: Res<Notice>) -> Result {
    let Some(text) = notice.text() else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?.clone();
    Area::new("notice".into())
        .order(Order::Tooltip)
        .interactable(false)
        .anchor(Align2::CENTER_TOP, vec2(0.0, 18.0))
        .show(&ctx, |ui| {
            egui::Frame::new()
                .fill(palette::CREAM)
                .stroke(Stroke::new(2.0, palette::GILT))
                .corner_radius(6.0)
                .inner_margin(Margin::symmetric(16, 10))
                .show(ui, |ui| {
                    let text = widgets::bold(text).text_style(style::strong());
                    let text = text.color(palette::INK);
                    let label = ui.add(Label::new(text).wrap_mode(egui::TextWrapMode::Extend));
                    ctx.accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
                });
        });
    Ok(())
}

//! What was refused, and why, for as long as it takes to read.

use crate::babel::teaching::Topic;
use crate::babel::words;
use crate::desktop::app::power::Power;
use crate::desktop::app::requests::OpenRules;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{font, paint};
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::table::state::orders::{Refusal, Why};
use crate::desktop::babel::table::state::seat::Seat;
use crate::desktop::games::babel::Refused;
use crate::desktop::screens::reading::why_link;
use crate::desktop::theme::{fonts, palette};
use crate::locale::Sentence;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Live;
use bevy_egui::{EguiContexts, egui};
use std::time::Duration;

/// How long a refusal stays.
const STAY: Duration = Duration::from_secs(5);

/// The room of a plate for all but its words: the cross, the link to the rules, the margins.
const BESIDE: f32 = 210.0;

/// Refusals come and go by the clock on the wall: there are no frames to count while nothing moves.
pub(super) fn listen(
    mut refused: MessageReader<Refused>,
    mut refusal: ResMut<Refusal>,
    words: Res<Words>,
    time: Res<Time<Real>>,
    mut until: Local<Option<Duration>>,
    mut power: ResMut<Power>,
) {
    for refused in refused.read() {
        let (text, topic) = match refused {
            Refused::Decision(why) => (words::refusal(&words, why), Topic::of_refusal(None, why)),
            Refused::Undo(why) => (why.sentence(&words), why.into()),
        };
        refusal.0 = Some(Why { text, topic });
    }
    if refusal.is_changed() {
        *until = refusal.0.is_some().then(|| time.elapsed() + STAY);
    }
    let Some(end) = *until else { return };
    match end.checked_sub(time.elapsed()) {
        Some(left) if !left.is_zero() => power.wake_in(left),
        _ => {
            *until = None;
            refusal.0 = None;
        }
    }
}

/// The sentence of the latest refusal, at the far side of the table: the own temples are looked at
/// while it stays.
pub(super) fn show(
    mut contexts: EguiContexts,
    refusal: Res<Refusal>,
    seat: Res<Seat>,
    layout: Res<Layout>,
    art: Res<Art>,
    words: Res<Words>,
    mut rules: MessageWriter<OpenRules>,
) -> Result {
    let Some(why) = refusal.0.as_ref().filter(|_| seat.curtain.is_none()) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?.clone();
    let at = egui::pos2(layout.area.center().x, layout.area.min.y + 12.0);
    egui::Area::new("babel refusal".into())
        // Over the rail and the strip, below the dialogues.
        .order(egui::Order::Middle)
        .pivot(egui::Align2::CENTER_TOP)
        .fixed_pos(at)
        .show(&ctx, |ui| {
            plate(palette::LIMESTONE).show(ui, |ui| {
                ui.horizontal(|ui| {
                    let (icon, _) =
                        ui.allocate_exact_size(egui::vec2(24.0, 24.0), egui::Sense::hover());
                    paint(ui, &art, Picture::Icon(Icon::Cross), icon);
                    let text = egui::RichText::new(&why.text)
                        .font(font(19.0, fonts::BOLD_FAMILY))
                        .color(palette::INK);
                    // Within the table: beside it are the menu and what the other has.
                    let said = ui.scope(|ui| {
                        ui.set_max_width(layout.area.width() - BESIDE);
                        ui.add(egui::Label::new(text).wrap())
                    });
                    let said = said.inner;
                    // Whoever does not see it appear is told at once.
                    ctx.accesskit_node_builder(said.id, |node| node.set_live(Live::Assertive));
                    if why_link(ui, &words).clicked() {
                        rules.write(OpenRules(Some(why.topic.key())));
                    }
                });
            });
        });
    Ok(())
}

/// A small plate for words over the table.
pub(super) fn plate(rim: egui::Color32) -> egui::Frame {
    egui::Frame::new()
        .fill(palette::CREAM)
        .stroke(egui::Stroke::new(2.0, rim))
        .corner_radius(6.0)
        .inner_margin(egui::Margin::symmetric(12, 8))
}

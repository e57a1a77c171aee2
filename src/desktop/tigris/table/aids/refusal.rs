//! What was refused, and why, for as long as it takes to read.

use crate::desktop::app::power::Power;
use crate::desktop::app::requests::OpenRules;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{font, paint};
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::games::tigris::{Refused, Session};
use crate::desktop::screens::reading::why_link;
use crate::desktop::theme::{fonts, palette};
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::table::state::seat::Seat;
use crate::tigris::teaching::Topic;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Live;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use std::time::Duration;

/// How long a refusal stays.
const STAY: Duration = Duration::from_secs(4);

/// The latest refusal, and until when it is shown.
#[derive(Resource, Default)]
pub struct Message {
    pub text: String,
    topic: Option<Topic>,
    until: Option<Duration>,
}

impl Message {
    /// Where the rules say more about what is being told now.
    pub fn topic(&self) -> Option<Topic> {
        self.topic.filter(|_| self.until.is_some())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Message>()
        .add_systems(Update, listen.run_if(in_state(Screen::Table)))
        .add_systems(
            EguiPrimaryContextPass,
            refusal.run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        );
}

/// Refusals come and go by the clock on the wall: there are no frames to count while nothing moves.
fn listen(
    mut refused: MessageReader<Refused>,
    mut message: ResMut<Message>,
    words: Res<Words>,
    time: Res<Time<Real>>,
    mut power: ResMut<Power>,
) {
    for refused in refused.read() {
        let (text, topic): (String, Topic) = match refused {
            Refused::Decision(why) => (words.refusal(why), why.into()),
            Refused::Undo(why) => (words.undo_refusal(why), why.into()),
        };
        *message = Message {
            text,
            topic: Some(topic),
            until: Some(time.elapsed() + STAY),
        };
    }
    let Some(until) = message.until else { return };
    match until.checked_sub(time.elapsed()) {
        Some(left) if !left.is_zero() => power.wake_in(left),
        _ => message.until = None,
    }
}

/// The sentence of the latest refusal, above the strip.
fn refusal(
    mut contexts: EguiContexts,
    message: Res<Message>,
    layout: Res<Layout>,
    art: Res<Art>,
    words: Res<Words>,
    seat: Res<Seat>,
    mut rules: MessageWriter<OpenRules>,
) -> Result {
    if message.until.is_none() || message.text.is_empty() || seat.curtain.is_some() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let at = egui::pos2(layout.board().center().x, layout.strip.min.y - 14.0);
    egui::Area::new("refusal".into())
        // Over the rail and the strip, below the dialogues.
        .order(egui::Order::Middle)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(at)
        .show(&ctx, |ui| {
            plate(palette::LIMESTONE).show(ui, |ui| {
                ui.horizontal(|ui| {
                    let (icon, _) =
                        ui.allocate_exact_size(egui::vec2(24.0, 24.0), egui::Sense::hover());
                    paint(ui, &art, Picture::Icon(Icon::Cross), icon);
                    let text = egui::RichText::new(&message.text)
                        .font(font(19.0, fonts::BOLD_FAMILY))
                        .color(palette::INK);
                    let label = egui::Label::new(text).wrap_mode(egui::TextWrapMode::Extend);
                    let said = ui.add(label);
                    // Whoever does not see it appear is told at once.
                    ctx.accesskit_node_builder(said.id, |node| node.set_live(Live::Assertive));
                    if let Some(topic) = message.topic()
                        && why_link(ui, &words).clicked()
                    {
                        rules.write(OpenRules(Some(topic.key())));
                    }
                });
            });
        });
    Ok(())
}

/// A small plate for words over the board.
pub fn plate(rim: egui::Color32) -> egui::Frame {
    egui::Frame::new()
        .fill(palette::CREAM)
        .stroke(egui::Stroke::new(2.0, rim))
        .corner_radius(6.0)
        .inner_margin(egui::Margin::symmetric(12, 8))
}

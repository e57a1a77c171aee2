//! What was refused at the table of any game, and why, for as long as it takes to read.

use crate::desktop::app::power::Power;
use crate::desktop::app::requests::OpenRules;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{font, paint};
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::screens::reading::rulebook::Paragraph;
use crate::desktop::screens::reading::why_link;
use crate::desktop::session::{Refused, TableGame};
use crate::desktop::theme::{fonts, palette};
use crate::locale::Sentence;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::accesskit::Live;
use bevy_egui::egui::{
    Align2, Area, Color32, Frame, Id, Label, Margin, Order, Pos2, RichText, Sense, Stroke, vec2,
};
use std::time::Duration;

/// How long a refusal stays.
const STAY: Duration = Duration::from_secs(5);

/// The room of a plate for all but its words: the cross, the link to the rules, the margins.
const BESIDE: f32 = 210.0;

/// A game whose rules have a paragraph for whatever they refuse.
pub trait Refuses: TableGame {
    /// The paragraphs of its rules.
    type Topic: Paragraph + for<'a> From<&'a Self::Refusal>;

    /// Where they say what may be taken back.
    const TAKING_BACK: Self::Topic;
}

/// Why something was refused.
#[derive(Clone, Debug, PartialEq)]
pub struct Why<T> {
    /// The reason in a sentence.
    pub text: String,
    /// Where the rules say more about it.
    pub topic: T,
}

/// What the person is to read now.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Refusal<T: Paragraph>(pub Option<Why<T>>);

impl<T: Paragraph> Default for Refusal<T> {
    fn default() -> Refusal<T> {
        Refusal(None)
    }
}

pub(super) fn plugin_of<G: Refuses>(app: &mut App) {
    app.init_resource::<Refusal<G::Topic>>()
        .add_systems(Update, listen::<G>.run_if(in_state(G::SCREEN)));
}

/// Refusals come and go by the clock on the wall: there are no frames to count while nothing moves.
fn listen<G: Refuses>(
    mut refused: MessageReader<Refused<G>>,
    mut refusal: ResMut<Refusal<G::Topic>>,
    words: Res<Words>,
    time: Res<Time<Real>>,
    mut until: Local<Option<Duration>>,
    mut power: ResMut<Power>,
) {
    for refused in refused.read() {
        let (text, topic) = match refused {
            Refused::Decision(why) => (why.sentence(&words), why.into()),
            Refused::Undo(why) => (why.sentence(&words), G::TAKING_BACK),
            Refused::UndoOfAnother => (words.text("strip-undo-not-yours"), G::TAKING_BACK),
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

/// What a plate with a refusal is made of.
#[derive(SystemParam)]
pub struct Plate<'w, 's, T: Paragraph> {
    contexts: EguiContexts<'w, 's>,
    refusal: Res<'w, Refusal<T>>,
    art: Res<'w, Art>,
    words: Res<'w, Words>,
    rules: MessageWriter<'w, OpenRules>,
}

impl<T: Paragraph> Plate<'_, '_, T> {
    /// Shows the sentence of the latest refusal, if there is one, with its corner or edge `pivot` at this
    /// point and at most so wide.
    ///
    /// # Errors
    /// There is no window.
    pub fn show(&mut self, pivot: Align2, at: Pos2, wide: f32) -> Result {
        let Some(why) = &self.refusal.0 else {
            return Ok(());
        };
        let ctx = self.contexts.ctx_mut()?.clone();
        // Each sentence has a size of its own, which its first frame finds out unseen.
        Area::new(Id::new(("refusal", &why.text)))
            // Over the rail and the strip, below the dialogues.
            .order(Order::Middle)
            .pivot(pivot)
            .fixed_pos(at)
            .show(&ctx, |ui| {
                plate(palette::LIMESTONE).show(ui, |ui| {
                    ui.horizontal(|ui| {
                        let (icon, _) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
                        paint(ui, &self.art, Picture::Icon(Icon::Cross), icon);
                        let text = RichText::new(&why.text)
                            .font(font(19.0, fonts::BOLD_FAMILY))
                            .color(palette::INK);
                        let said = ui.scope(|ui| {
                            ui.set_max_width(wide - BESIDE);
                            ui.add(Label::new(text).wrap())
                        });
                        // Whoever does not see it appear is told at once.
                        ctx.accesskit_node_builder(said.inner.id, |node| {
                            node.set_live(Live::Assertive);
                        });
                        if why_link(ui, &self.words).clicked() {
                            self.rules.write(OpenRules(Some(why.topic.key())));
                        }
                    });
                });
            });
        Ok(())
    }
}

/// A small plate for words over the table.
pub fn plate(rim: Color32) -> Frame {
    Frame::new()
        .fill(palette::CREAM)
        .stroke(Stroke::new(2.0, rim))
        .corner_radius(6.0)
        .inner_margin(Margin::symmetric(12, 8))
}

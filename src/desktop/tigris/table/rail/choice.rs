//! What is asked beside the board: wars, buildings, monuments, the wonder, treasures; commitments in
//! a [`conflict`].

use super::conflict;
use super::offers::Offers;
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::{Art, Picture};
use crate::desktop::games::tigris::{Choose, Session};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::theme::focus::{self, ring};
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::theme::{palette, space, widgets};
use crate::desktop::tigris::table::state::draft::{Draft, counts};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::tigris::table::state::spotlight::Spotlight;
use crate::tigris::rules::{Decision, Stage};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::input::egui_wants_any_keyboard_input;

/// Whether advice stands where what is offered would be: in a low window, until it is closed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Covered(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Covered>().add_systems(
        Update,
        keys.in_set(Flow::Input)
            .after(crate::desktop::tigris::table::state::orders::KeysRead)
            .run_if(not(egui_wants_any_keyboard_input))
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

/// Numbers set the stepper or mark an offer, Enter takes it.
fn keys(
    keys: Keys,
    dialogues: Dialogues,
    turn: Turn,
    question: Res<Question>,
    covered: Res<Covered>,
    mut draft: ResMut<Draft>,
    mut choices: MessageWriter<Choose>,
) {
    let Some(session) = turn.session.as_deref() else {
        return;
    };
    let mut numbers = Action::NUMBERS.iter().zip(0..);
    let digit = numbers
        .find(|(action, _)| keys.just_pressed(**action))
        .map(|(_, digit)| digit);
    let Some(game) = turn.game() else {
        // Of a conflict that is still being shown the number is kept until it can be committed.
        if let (Some(count), Some(game)) = (digit, turn.about_to_commit())
            && !dialogues.any()
            && counts(game).contains(&count)
        {
            let mut new = draft.of(session.stamp());
            new.set(count);
            draft.set_if_neq(new);
        }
        return;
    };
    // Nobody chooses what they do not see.
    if covered.0 || dialogues.any() || !question.takes(draft.asked(session.stamp())) {
        return;
    }
    let mut new = draft.of(session.stamp());
    let enter = keys.just_pressed(Action::PutDown);
    match game.table().stage() {
        Stage::Action | Stage::End | Stage::Over(_) => return,
        Stage::Commit(_) => {
            let legal = counts(game);
            if let Some(count) = digit.filter(|count| legal.contains(count)) {
                new.set(count);
            }
            // By the same key what happened is skipped, and the conflict cannot be taken back.
            if enter && !new.nothing && new.gives_away(game) {
                new.nothing = true;
            } else if enter && legal.contains(&new.commit) {
                choices.write(Choose {
                    decision: Decision::Commit(new.commit),
                });
            }
        }
        _ => {
            let mut legal = Vec::new();
            game.legal(&mut legal);
            if let Some(digit) = digit {
                new.marked = usize::from(digit)
                    .checked_sub(1)
                    .filter(|i| *i < legal.len());
            }
            if let Some(decision) = new.marked.and_then(|i| legal.get(i)).filter(|_| enter) {
                choices.write(Choose {
                    decision: *decision,
                });
            }
        }
    }
    draft.set_if_neq(new);
}

/// The space around what the panel shows.
const MARGIN: f32 = 8.0;

fn marked_id() -> egui::Id {
    egui::Id::new("marked-of-a-choice")
}

fn height_id() -> egui::Id {
    egui::Id::new("height-of-a-choice")
}

/// The panel that takes the rail's place while something is asked.
#[derive(SystemParam)]
pub struct Panel<'w> {
    question: Res<'w, Question>,
    draft: ResMut<'w, Draft>,
    choices: MessageWriter<'w, Choose>,
    covered: ResMut<'w, Covered>,
    offers: Res<'w, Offers>,
}

impl Panel<'_> {
    /// Whether something is asked that needs the rail.
    pub fn wants_rail(&self, turn: &Turn) -> bool {
        let Some(session) = turn.session.as_deref() else {
            return false;
        };
        match session.shown().table().stage() {
            Stage::Action | Stage::End | Stage::Over(_) => false,
            // A conflict is everybody's business.
            Stage::Commit(_) => true,
            _ => turn.decider().is_some(),
        }
    }

    /// Says whether advice covers what is offered.
    pub fn cover(&mut self, covered: bool) {
        self.covered.set_if_neq(Covered(covered));
    }

    /// Whether a conflict is fought, whose forces and stakes are seen whatever else is shown.
    pub fn is_conflict(&self, turn: &Turn) -> bool {
        let shown = turn.session.as_deref().map(|session| session.shown());
        shown.is_some_and(|shown| matches!(shown.table().stage(), Stage::Commit(_)))
    }

    /// How high the panel is when all of it is seen, once it has been shown.
    pub fn height(&self, ctx: &egui::Context) -> Option<f32> {
        ctx.data(|data| data.get_temp(height_id()))
    }

    /// Shows the panel.
    pub fn show(
        &mut self,
        ui: &mut egui::Ui,
        place: egui::Rect,
        turn: &Turn,
        art: &Art,
        words: &Words,
        spotlight: &mut Spotlight,
    ) {
        let Some(session) = turn.session.as_deref() else {
            return;
        };
        let mut draft = self.draft.of(session.stamp());
        let asked = draft.asked(session.stamp());
        focus::asked_next(ui.ctx());
        ui.painter().rect_filled(place, 6.0, palette::CREAM);
        let inner = place.shrink(MARGIN);
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("choice"));
        egui::ScrollArea::vertical()
            .auto_shrink(false)
            .show(&mut ui, |ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                match session.shown().table().stage() {
                    Stage::Commit(now) => {
                        let made = conflict::show(
                            ui, session, turn, &now, &mut draft, art, words, spotlight,
                        );
                        let made = made.filter(|_| self.question.takes(asked));
                        self.choices
                            .write_batch(made.map(|decision| Choose { decision }));
                    }
                    _ => {
                        if turn.game().is_some() {
                            let marked = &mut draft.marked;
                            self.offer(ui, asked, marked, art, words, spotlight);
                        }
                    }
                }
                let height = ui.min_rect().height() + 2.0 * MARGIN;
                ui.data_mut(|data| data.insert_temp(height_id(), height));
            });
        self.draft.set_if_neq(draft);
    }

    /// Everything that is offered to the one who decides, as buttons; hovering lights the cells.
    fn offer(
        &mut self,
        ui: &mut egui::Ui,
        asked: Asked,
        mark: &mut Option<usize>,
        art: &Art,
        words: &Words,
        spotlight: &mut Spotlight,
    ) {
        let marked = *mark;
        ui.heading(&self.offers.title);
        ui.label(&self.offers.text);
        for cost in &self.offers.common {
            let text = egui::RichText::new(cost).color(palette::LIMESTONE);
            ui.add(egui::Label::new(text).wrap());
        }
        // What a number marks is scrolled to once.
        let known = ui.data_mut(|data| {
            let known = data.get_temp_mut_or_default::<Option<usize>>(marked_id());
            std::mem::replace(known, marked)
        });
        for (i, offer) in self.offers.list.iter().enumerate() {
            let label = &offer.label;
            // What its number has marked is taken by the key that puts down.
            let key = match marked == Some(i) {
                true => Some(Action::PutDown),
                false => Action::NUMBERS.get(i + 1).copied(),
            };
            let key = key.and_then(|action| words.key(action));
            let is_marked = marked == Some(i);
            let response = choice_button(ui, offer.piece, label, key.as_deref(), is_marked, art);
            // The key is no part of the name.
            name(&response, label);
            // What a number has marked is heard as well as seen.
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_selected(is_marked);
                if let Some(key) = key {
                    node.set_keyboard_shortcut(key);
                }
            });
            if is_marked && known != marked {
                response.scroll_to_me(None);
            }
            if response.has_focus() && ring::is_shown(ui.ctx()) {
                // What has the ring is what Enter takes.
                *mark = None;
            }
            if response.hovered() || response.has_focus() || is_marked {
                spotlight.0 = offer.lights;
            }
            if response.clicked() && self.question.takes(asked) {
                let decision = offer.decision;
                self.choices.write(Choose { decision });
            }
        }
    }
}

/// Names a control for screen readers.
pub fn name(response: &egui::Response, name: &str) {
    let enabled = response.enabled();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name));
}

fn choice_button(
    ui: &mut egui::Ui,
    piece: Option<Picture>,
    label: &str,
    key: Option<&str>,
    marked: bool,
    art: &Art,
) -> egui::Response {
    // In the narrowest rail the longest word still has a line of its own.
    let narrow = ui.available_width() < 250.0;
    let (size, side, small) = match narrow {
        true => (17.0, 30.0, 13.0),
        false => (20.0, 34.0, 15.0),
    };
    let text = egui::RichText::new(label).size(size);
    let button = match piece {
        Some(piece) => egui::Button::image_and_text(art.egui(piece, side), text),
        None => egui::Button::new(text),
    };
    let beside = |key| {
        egui::RichText::new(key)
            .size(small)
            .color(palette::INK_SOFT)
    };
    let button = match key {
        Some(key) => button.right_text(beside(key)),
        None => button,
    };
    ui.scope(|ui| {
        if narrow {
            ui.spacing_mut().button_padding.x = 7.0;
            ui.spacing_mut().icon_spacing = 6.0;
        }
        let least = egui::vec2(ui.available_width(), 46.0);
        let response = ui.add(button.wrap().min_size(least));
        if marked {
            let rim = egui::Stroke::new(3.0, palette::LAPIS);
            let inside = egui::StrokeKind::Inside;
            ui.painter()
                .rect_stroke(response.rect, space::ROUND, rim, inside);
        }
        widgets::mark(ui, &response);
        response
    })
    .inner
}

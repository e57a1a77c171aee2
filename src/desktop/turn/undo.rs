//! Taking back at the table of any game: one decision by its key or by the button, more while it is held down, and by
//! another key, or with Shift at the button, all of the turn.

use super::button::button;
use super::seat::Turn;
use crate::desktop::app::covers::introduced;
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::power::Power;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::{Art, Icon};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::undoing::Undoing;
use crate::desktop::session::{Flow, Refused, Session, TableGame, TakeBack, playing};
use crate::locale::Sentence;
use crate::preferences::Curtain;
use bevy::ecs::component::Mutable;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::input::egui_wants_any_keyboard_input;

/// A game at whose table something can be held, which is put back before anything is taken back.
pub trait Holds: TableGame {
    /// What the person holds: nothing by default.
    type Held: Resource<Mutability = Mutable> + Default;
}

pub(super) fn plugin_of<G: Holds>(app: &mut App) {
    app.add_systems(
        Update,
        (
            key::<G>.run_if(not(egui_wants_any_keyboard_input)),
            hold::<G>.run_if(resource_exists::<Session<G>>),
        )
            .chain()
            .in_set(Flow::Input)
            .run_if(in_state(G::SCREEN).and_then(playing::<G>))
            .run_if(not(introduced)),
    );
}

/// Whether there is something that whoever sits here may take back.
///
/// While another is asked in the middle of a turn it is the one whose turn it is who may take back what led to it.
pub fn may<G: TableGame>(turn: &Turn<G>, settings: &Settings) -> bool {
    let session = turn.session.as_deref();
    session.is_some_and(|s| s.position().undoable().is_some() && is_own(turn, s, settings))
}

/// Who may still take something back although another is called: whoever had the turn sits here until the one who is
/// called comes, and nobody has looked since.
pub fn may_still<G: TableGame>(session: &Session<G>, called: G::Player) -> Option<G::Player> {
    let by = session.position().undoable()?.by;
    (by != called && session.is_person(by)).then_some(by)
}

/// Whether what could be taken back was decided by a person, and by whoever sits here: who is asked in another's turn
/// does not take back what began it. Without a curtain all sit here.
fn is_own<G: TableGame>(turn: &Turn<G>, session: &Session<G>, settings: &Settings) -> bool {
    let active = session.position().active();
    let here = settings.curtain == Curtain::Off || turn.seat.viewer.is_none_or(|v| v == active);
    let open = session.looking_back().is_none() && turn.seat.curtain.is_none();
    session.is_person(active) && here && session.is_laid() && open && !turn.is_posed(session)
}

fn key<G: Holds>(
    keys: Keys,
    dialogues: Dialogues,
    turn: Turn<G>,
    settings: Res<Settings>,
    mut held: ResMut<G::Held>,
    mut orders: MessageWriter<TakeBack>,
    mut refused: MessageWriter<Refused<G>>,
) {
    let take = match keys.just_pressed(Action::UndoTurn) {
        true => TakeBack::Turn,
        false => TakeBack::Last,
    };
    let pressed = take == TakeBack::Turn || keys.just_pressed(Action::Undo);
    if dialogues.any() || !pressed || turn.seat.curtain.is_some() {
        return;
    }
    let Some(session) = turn.session.as_deref() else {
        return;
    };
    // Where nothing can be taken back the answer is why; what a bot decided is not theirs to take.
    if is_own(&turn, session, &settings) || session.position().undoable().is_none() {
        *held = Default::default();
        orders.write(take);
    } else if session.is_laid() && session.looking_back().is_none() {
        refused.write(Refused::UndoOfAnother);
    }
}

fn hold<G: Holds>(
    keys: Keys,
    dialogues: Dialogues,
    turn: Turn<G>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut undoing: ResMut<Undoing>,
    mut power: ResMut<Power>,
    mut held: ResMut<G::Held>,
    mut orders: MessageWriter<TakeBack>,
) {
    let undoing = undoing.bypass_change_detection();
    let (now, may) = (time.elapsed(), may(&turn, &settings));
    let covered = dialogues.any() || turn.seat.curtain.is_some();
    if undoing.is_due(&keys, covered, may, now, &mut power) {
        *held = Default::default();
        orders.write(TakeBack::Last);
    }
}

/// What the button of the turn needs to take back.
#[derive(SystemParam)]
pub struct Undo<'w, G: Holds> {
    /// What is held is put back before.
    pub held: ResMut<'w, <G as Holds>::Held>,
    settings: Res<'w, Settings>,
    undoing: ResMut<'w, Undoing>,
    orders: MessageWriter<'w, TakeBack>,
}

impl<G: Holds> Undo<'_, G> {
    /// Shows the button in its place, which says why where there is nothing to take back.
    pub fn button(
        &mut self,
        ui: &mut egui::Ui,
        place: egui::Rect,
        turn: &Turn<G>,
        session: &Session<G>,
        art: &Art,
        words: &Words,
    ) {
        let can = may(turn, &self.settings);
        let text = words.text("strip-undo");
        let undo = button(ui, place, art, Icon::Undo, &text, can, false);
        let undo = if can {
            let about = words.naming("strip-undo-hint", Action::UndoTurn);
            undo.on_hover_text(words.with_key(about, Action::Undo))
        } else {
            undo.on_disabled_hover_text(match session.record().can_undo() {
                Err(why) => why.sentence(words),
                Ok(()) => words.text("strip-undo-not-yours"),
            })
        };
        if takes_back(ui, &undo, &mut self.undoing) {
            *self.held = Default::default();
            self.orders
                .write(match ui.input(|input| input.modifiers.shift) {
                    true => TakeBack::Turn,
                    false => TakeBack::Last,
                });
        }
    }
}

/// Whether the button asks for one decision to be taken back now; while it is held down `undoing`
/// takes back more.
///
/// egui calls a press neither a click nor a press any more once it has lasted for the better part of a
/// second, so it is followed here: from where it began until it is let go, or leaves the button.
fn takes_back(ui: &egui::Ui, button: &egui::Response, undoing: &mut Undoing) -> bool {
    let (began, down, ended) = ui.input(|input| {
        let pointer = &input.pointer;
        (
            pointer.primary_pressed(),
            pointer.primary_down(),
            pointer.primary_released(),
        )
    });
    let over = button.enabled() && button.contains_pointer();
    let was = undoing.button;
    let held = over && down && (was || began);
    if held != was {
        undoing.button = held;
        // Whoever holds it down need not move the mouse as well.
        ui.ctx().request_repaint();
    }
    let let_go = was && ended && over;
    // Letting go after more went takes back nothing more.
    (button.clicked() || let_go) && !undoing.has_repeated()
}

//! Taking back: one decision by its key or by the button, more while it is held down, and by
//! another key, or with Shift at the button, all of the turn.

use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::games::tigris::{Session, playing};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::undoing::Undoing;
use crate::desktop::session::{Flow, TakeBack};
use crate::desktop::tigris::table::state::held::Held;
use crate::desktop::tigris::table::state::seat::Turn;
use crate::preferences::Curtain;
use crate::tigris::rules::Dynasty;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

/// Whether there is something that whoever sits here may take back.
pub fn may(turn: &Turn, settings: &Settings) -> bool {
    let session = turn.session.as_deref();
    session.is_some_and(|s| s.position().table().undoable() > 0 && is_own(turn, s, settings))
}

/// Whether somebody else, who sits here until the one who is called comes, may take something back: what can be
/// taken back is all by the active player (rules 19), and nobody has looked since.
pub fn may_still(session: &Session, called: Dynasty) -> bool {
    let table = session.position().table();
    let another = table.active() != called && session.is_person(table.active());
    another && table.undoable() > 0
}

/// Whether what could be taken back was decided by a person, and by whoever sits here: in a conflict of others the
/// one who is asked does not take back what began it. Without a curtain all sit here.
fn is_own(turn: &Turn, session: &Session, settings: &Settings) -> bool {
    let active = session.position().table().active();
    let here = settings.curtain == Curtain::Off || turn.seat.viewer.is_none_or(|v| v == active);
    let open = session.looking_back().is_none() && turn.seat.curtain.is_none();
    session.is_person(active) && here && session.is_laid() && open && !turn.is_posed(session)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            key.run_if(not(egui_wants_any_keyboard_input)),
            hold.run_if(resource_exists::<Session>),
        )
            .chain()
            .in_set(Flow::Input)
            .run_if(in_state(Screen::Table).and_then(playing))
            .run_if(not(crate::desktop::app::covers::introduced)),
    );
}

fn key(
    keys: Keys,
    dialogues: Dialogues,
    turn: Turn,
    settings: Res<Settings>,
    mut held: ResMut<Held>,
    mut orders: MessageWriter<TakeBack>,
) {
    let take = match keys.just_pressed(Action::UndoTurn) {
        true => TakeBack::Turn,
        false => TakeBack::Last,
    };
    let pressed = take == TakeBack::Turn || keys.just_pressed(Action::Undo);
    if dialogues.any() || !pressed {
        return;
    }
    // Where nothing can be taken back the answer is why; what a bot decided is not theirs to take.
    let nothing = |session: &Session| session.position().table().undoable() == 0;
    let session = turn.session.as_deref();
    if session.is_some_and(|session| is_own(&turn, session, &settings) || nothing(session)) {
        held.0 = None;
        orders.write(take);
    }
}

fn hold(
    keys: Keys,
    dialogues: Dialogues,
    turn: Turn,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut undoing: ResMut<Undoing>,
    mut power: ResMut<Power>,
    mut held: ResMut<Held>,
    mut orders: MessageWriter<TakeBack>,
) {
    let undoing = undoing.bypass_change_detection();
    let (now, may) = (time.elapsed(), may(&turn, &settings));
    if undoing.is_due(&keys, dialogues.any(), may, now, &mut power) {
        held.0 = None;
        orders.write(TakeBack::Last);
    }
}

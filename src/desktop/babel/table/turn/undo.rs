//! Taking back: one decision by its key or by the button, more while it is held down, and by
//! another key, or with Shift at the button, all of the turn.

use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::babel::table::state::held::Held;
use crate::desktop::babel::table::state::seat::Turn;
use crate::desktop::games::babel::{Session, playing};
use crate::desktop::screens::Dialogues;
use crate::desktop::session::undoing::Undoing;
use crate::desktop::session::{Flow, TakeBack};
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

/// Whether there is something that whoever sits here may take back.
///
/// While the other is asked for a discard it is the one who used the skill who may take it back.
pub fn may(turn: &Turn) -> bool {
    let session = turn.session.as_deref();
    session.is_some_and(|s| s.position().table().undoable() > 0 && is_own(turn, s))
}

/// Whether what could be taken back was decided by the person who looks.
fn is_own(turn: &Turn, session: &Session) -> bool {
    let active = session.position().table().active();
    session.is_person(active)
        && session.is_laid()
        && !turn.is_posed(session)
        && session.looking_back().is_none()
        && turn.seat.curtain.is_none_or(|called| called != active)
        && turn.seat.viewer.is_none_or(|viewer| viewer == active)
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
            .run_if(in_state(Screen::Babel).and_then(playing))
            .run_if(not(crate::desktop::app::covers::introduced)),
    );
}

fn key(
    keys: Keys,
    dialogues: Dialogues,
    turn: Turn,
    mut held: ResMut<Held>,
    mut orders: MessageWriter<TakeBack>,
) {
    let take = match keys.just_pressed(Action::UndoTurn) {
        true => TakeBack::Turn,
        false => TakeBack::Last,
    };
    let pressed = take == TakeBack::Turn || keys.just_pressed(Action::Undo);
    if dialogues.any() || !pressed || turn.seat.curtain.is_some() {
        return;
    }
    // Where nothing can be taken back the answer is why; what a bot decided is not theirs to take.
    let nothing = |session: &Session| session.position().table().undoable() == 0;
    let session = turn.session.as_deref();
    if session.is_some_and(|session| is_own(&turn, session) || nothing(session)) {
        held.put_back();
        orders.write(take);
    }
}

fn hold(
    keys: Keys,
    dialogues: Dialogues,
    turn: Turn,
    time: Res<Time<Real>>,
    mut undoing: ResMut<Undoing>,
    mut power: ResMut<Power>,
    mut held: ResMut<Held>,
    mut orders: MessageWriter<TakeBack>,
) {
    let undoing = undoing.bypass_change_detection();
    let (now, may) = (time.elapsed(), may(&turn));
    let covered = dialogues.any() || turn.seat.curtain.is_some();
    if undoing.is_due(&keys, covered, may, now, &mut power) {
        held.put_back();
        orders.write(TakeBack::Last);
    }
}

//! Taking back: one decision by its key or by the button, more while it is held down, and by
//! another key, or with Shift at the button, all of the turn.

use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::games::tigris::{Session, playing};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::{Flow, TakeBack};
use crate::desktop::tigris::table::state::held::Held;
use crate::desktop::tigris::table::state::seat::Turn;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;
use std::time::Duration;

/// How long it is held down before another decision is taken back.
const FIRST: Duration = Duration::from_millis(500);
/// How long before each one after that.
const NEXT: Duration = Duration::from_millis(220);

/// Whether undo is being held down, and when it takes the next decision back.
#[derive(Resource, Default, Debug)]
pub struct Undoing {
    /// Whether the pointer holds the button down.
    pub button: bool,
    /// When the next decision goes; none while nothing is held, or nothing is left to go.
    next: Option<Duration>,
    /// Whether some have gone since it was pressed: then letting go takes back nothing more.
    repeated: bool,
}

impl Undoing {
    /// Whether holding it down has taken decisions back already.
    pub fn has_repeated(&self) -> bool {
        self.repeated
    }
}

/// Whether there is something that whoever sits here may take back.
pub fn may(turn: &Turn) -> bool {
    let session = turn.session.as_deref();
    session.is_some_and(|s| s.position().table().undoable() > 0 && is_own(turn, s))
}

/// Whether what could be taken back was decided by a person.
fn is_own(turn: &Turn, session: &Session) -> bool {
    let person = session.is_person(session.position().table().active());
    person && session.is_laid() && session.review().is_none() && turn.seat.curtain.is_none()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Undoing>().add_systems(
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
    if session.is_some_and(|session| is_own(&turn, session) || nothing(session)) {
        held.0 = None;
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
    let now = time.elapsed();
    let key = keys.pressed(Action::Undo);
    let down = (key || undoing.button) && !dialogues.any();
    let undoing = undoing.bypass_change_detection();
    if !down {
        undoing.next = None;
        undoing.repeated = false;
        return;
    }
    let began = keys.just_pressed(Action::Undo) || (undoing.next.is_none() && !key);
    if began && !undoing.repeated {
        undoing.next = Some(now + FIRST);
    }
    let Some(next) = undoing.next else { return };
    if now < next {
        power.wake_in(next - now);
        return;
    }
    if may(&turn) {
        held.0 = None;
        undoing.repeated = true;
        undoing.next = Some(now + NEXT);
        power.wake_in(NEXT);
        orders.write(TakeBack::Last);
    } else {
        undoing.next = None;
    }
}

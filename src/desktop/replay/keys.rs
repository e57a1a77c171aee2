//! The keyboard of a replay; [`keys`](crate::desktop::app::keys) knows which keys a player chose.
//!
//! Usually left and right step, PageUp and PageDown go by turns, up and down by own turns, comma and full
//! stop by markers; Home and End, Space to play and pause, brackets for the speed, V for the view,
//! Esc to leave.

use super::play_on::PlayOn;
use super::review::{self, Desk};
use super::scrubber::SCRUBBER;
use super::{Replay, Reviewed};
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::requests::Help;
use crate::desktop::app::requests::ReplayCommand;
use crate::desktop::app::trouble::Troubles;
use crate::desktop::screens::Menu;
use crate::desktop::session::looking_back::{Travel, Way};
use crate::desktop::session::{Flow, looks_back};
use crate::desktop::theme::focus;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

/// After this the keys of the frame have been read.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeysRead;

pub(super) fn plugin_of<G: Reviewed>(app: &mut App) {
    app.add_systems(
        Update,
        keys::<G>.in_set(KeysRead).in_set(Flow::Input).run_if(
            in_state(G::SCREEN)
                .and_then(resource_exists::<Replay<G>>)
                .and_then(looks_back::<G>),
        ),
    );
}

/// What leads where.
const TRAVELS: [(Action, Travel); 12] = [
    (Action::StepBack, Travel::Step(Way::Back)),
    (Action::StepOn, Travel::Step(Way::On)),
    (Action::TurnBack, Travel::Turn(Way::Back)),
    (Action::TurnOn, Travel::Turn(Way::On)),
    (Action::OwnTurnBack, Travel::OwnTurn(Way::Back)),
    (Action::OwnTurnOn, Travel::OwnTurn(Way::On)),
    (Action::MarkerBack, Travel::Marker(Way::Back)),
    (Action::MarkerOn, Travel::Marker(Way::On)),
    (Action::ToStart, Travel::Start),
    (Action::ToEnd, Travel::End),
    (Action::Slower, Travel::Slower),
    (Action::Faster, Travel::Faster),
];

/// The action whose key leads the same way; playing has one too.
pub fn action_of(travel: Travel) -> Action {
    let same = TRAVELS.iter().find(|(_, other)| *other == travel);
    same.map_or(Action::Play, |(action, _)| *action)
}

fn keys<G: Reviewed>(
    keys: Keys,
    input: Res<ButtonInput<KeyCode>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    menu: Res<Menu>,
    help: Res<Help>,
    play_on: Res<PlayOn<G>>,
    desk: Option<Res<Desk>>,
    troubles: Res<Troubles>,
    mut replay: ResMut<Replay<G>>,
    mut travels: MessageWriter<Travel>,
    mut orders: MessageWriter<ReplayCommand>,
) {
    // A dialogue that lies on top has the keyboard.
    let sums = desk.is_some_and(|desk| desk.sums);
    if menu.is_open() || help.is_open() || play_on.is_open() || troubles.any() || sums {
        return;
    }
    let Ok(mut context) = contexts.single_mut() else {
        return;
    };
    let ctx = context.bypass_change_detection().get_mut();
    // An open list has the arrows and Esc for itself.
    if egui::Popup::is_any_open(ctx) {
        return;
    }
    // Whoever writes a note moves about in it, and out of it Esc leaves only the note.
    let note = egui::Id::new(review::NOTE);
    if ctx.memory(|memory| memory.has_focus(note)) {
        return;
    }
    // A line of the log that has the focus leaves those to the replay that lead elsewhere.
    let taken = focus::has_arrows(ctx)
        && input.any_just_pressed([
            KeyCode::ArrowUp,
            KeyCode::ArrowDown,
            KeyCode::Home,
            KeyCode::End,
        ]);
    let pressed = |(action, _): &&(Action, Travel)| !taken && keys.just_pressed(*action);
    travels.write_batch(TRAVELS.iter().filter(pressed).map(|(_, travel)| *travel));
    // Space presses a button that has the focus, and means the replay everywhere else.
    if keys.just_pressed(Action::Play) && !focused_button(ctx) {
        travels.write(Travel::PlayOrPause);
    }
    if keys.just_pressed(Action::View) {
        replay.choose_next();
    }
    if keys.escape() {
        orders.write(ReplayCommand::Leave);
    }
}

/// Whether a control that Space presses has the focus.
fn focused_button(ctx: &egui::Context) -> bool {
    let focused = ctx.memory(|memory| memory.focused());
    focused.is_some_and(|id| id != egui::Id::new(SCRUBBER))
}

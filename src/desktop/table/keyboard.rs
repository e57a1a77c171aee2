//! Playing by keyboard: arrows move over cells, numbers and letters take pieces, Enter puts them down.
//!
//! Keys are meant by their physical place, so that they lie the same on every layout.

use super::advice::{Advice, ToggleAdvice};
use super::hand::{HandPiece, Swapping};
use super::layout::{Layout, Slot};
use super::picking::{Held, Holding, Origin, Pointing, PutDown, What, choose_on_board, own_leader};
use super::seat::{Seat, Turn};
use crate::desktop::Screen;
use crate::desktop::screens::Menu;
use crate::desktop::screens::trouble::Troubles;
use crate::desktop::session::{Flow, Session, TakeBack};
use crate::rules::{Cell, Decision, Stage};
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (escape, keys.run_if(not(egui_wants_any_keyboard_input)))
            .chain()
            .in_set(Flow::Input)
            .after(super::picking::PointerRead)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

/// Esc puts back what is held, stops a swap, closes advice, or else opens the game menu.
fn escape(
    keys: Res<ButtonInput<KeyCode>>,
    mut held: ResMut<Held>,
    mut swapping: ResMut<Swapping>,
    mut menu: ResMut<Menu>,
    advice: Res<Advice>,
    mut orders: MessageWriter<ToggleAdvice>,
    troubles: Res<Troubles>,
    seat: Res<Seat>,
) {
    // A dialogue that lies on top takes the key for itself; the curtain hides everything.
    if troubles.any() || seat.curtain.is_some() {
        return;
    }
    if !keys.just_pressed(KeyCode::Escape) || menu.is_open() {
        return;
    }
    if held.0.is_some() {
        held.0 = None;
    } else if swapping.on {
        *swapping = Swapping::default();
    } else if advice.is_open() {
        orders.write(ToggleAdvice);
    } else {
        menu.open();
    }
}

/// The pieces that keys take: tiles 1 to 6, leaders Q W E R, catastrophes C.
fn slots_of(keys: &ButtonInput<KeyCode>) -> impl Iterator<Item = Slot> + '_ {
    use KeyCode::*;
    let tiles = [Digit1, Digit2, Digit3, Digit4, Digit5, Digit6]
        .into_iter()
        .zip(0..);
    let leaders = [KeyQ, KeyW, KeyE, KeyR].into_iter().zip(0..);
    let tiles = tiles
        .filter(|(key, _)| keys.just_pressed(*key))
        .map(|(_, i)| Slot::Tile(i));
    let leaders = leaders
        .filter(|(key, _)| keys.just_pressed(*key))
        .map(|(_, i)| Slot::Leader(i));
    let catastrophe = keys.just_pressed(KeyC).then_some(Slot::Catastrophe(0));
    tiles.chain(leaders).chain(catastrophe)
}

fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    menu: Res<Menu>,
    layout: Res<Layout>,
    slots: Query<&HandPiece>,
    mut pointing: ResMut<Pointing>,
    mut held: ResMut<Held>,
    mut swapping: ResMut<Swapping>,
    mut back: MessageWriter<TakeBack>,
    mut put: PutDown,
) {
    if menu.is_open() {
        return;
    }
    let step = [
        (KeyCode::ArrowLeft, (-1, 0)),
        (KeyCode::ArrowRight, (1, 0)),
        (KeyCode::ArrowUp, (0, -1)),
        (KeyCode::ArrowDown, (0, 1)),
    ];
    for (_, (columns, rows)) in step.into_iter().filter(|(key, _)| keys.just_pressed(*key)) {
        let from = pointing.cell.or_else(|| Cell::new(7, 5));
        let to = from.and_then(|cell| cell.offset(columns, rows)).or(from);
        *pointing = Pointing {
            cell: to,
            by_key: true,
            ..*pointing
        };
    }
    let stage = put.turn().game().map(|game| game.table().stage());
    for slot in slots_of(&keys) {
        if let (Slot::Tile(i), true) = (slot, swapping.on) {
            let mark = &mut swapping.marked[usize::from(i)];
            *mark = !*mark;
        } else if stage == Some(Stage::Action) {
            take(slot, &slots, put.turn(), &mut held);
        }
    }
    if (keys.just_pressed(KeyCode::Enter) || keys.just_pressed(KeyCode::Space))
        && let Some(cell) = pointing.cell
    {
        match held.0 {
            Some(holding) if holding.from == Origin::Board(cell) => held.0 = None,
            Some(holding) => {
                if put.onto(holding, cell, Some(layout.cell_centre(cell))) {
                    held.0 = None;
                }
            }
            None => match put.turn().game().and_then(|game| own_leader(game, cell)) {
                Some(leader) if stage == Some(Stage::Action) => {
                    let (what, from) = (What::Leader(leader), Origin::Board(cell));
                    held.0 = Some(Holding {
                        what,
                        from,
                        dragging: false,
                    });
                }
                _ => choose_on_board(cell, &mut put),
            },
        }
    }
    if keys.just_pressed(KeyCode::Delete)
        && let Some(Holding {
            what: What::Leader(leader),
            from: Origin::Board(_),
            ..
        }) = held.0
        && put.choose(Decision::Withdraw(leader), None)
    {
        held.0 = None;
    }
    if keys.just_pressed(KeyCode::Backspace) {
        held.0 = None;
        back.write(TakeBack);
    }
    if keys.just_pressed(KeyCode::KeyT) && matches!(stage, Some(Stage::Action | Stage::End)) {
        held.0 = None;
        put.choose(Decision::End, None);
    }
}

/// Takes the piece of a slot; for a leader on the board, takes it from there.
fn take(slot: Slot, slots: &Query<&HandPiece>, turn: &Turn, held: &mut Held) {
    if held.from_slot() == Some(slot) {
        held.0 = None;
        return;
    }
    let resting = slots
        .iter()
        .find(|piece| piece.slot == slot)
        .and_then(|piece| piece.what);
    if let Some(what) = resting {
        held.0 = Some(Holding {
            what,
            from: Origin::Slot(slot),
            dragging: false,
        });
    } else if let (Slot::Leader(i), Some(game)) = (slot, turn.game()) {
        let colour = crate::rules::Colour::ALL[usize::from(i) % 4];
        if let Some(cell) = game.table().leader(game.table().active(), colour) {
            let (what, from) = (What::Leader(colour), Origin::Board(cell));
            held.0 = Some(Holding {
                what,
                from,
                dragging: false,
            });
        }
    }
}

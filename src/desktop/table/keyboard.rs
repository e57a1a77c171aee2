//! Playing by keyboard: arrows move over cells, numbers and letters take pieces, Enter puts them down.
//! [`help`](super::help) tells people of every key.
//!
//! Keys are meant by their physical place, so that they lie the same on every layout.

use super::advice::{Advice, ToggleAdvice};
use super::choice::Draft;
use super::gaze::shifted;
use super::hand::{HandPiece, Swapping};
use super::help::{Dialogues, Help};
use super::layout::{Layout, Slot};
use super::picking::{Held, Holding, Origin, Pointing, What, own_leader};
use super::put_down::{PutDown, choose_on_board};
use super::seat::{Seat, Turn};
use super::seating::Seating;
use super::turn_end::EndTurn;
use crate::desktop::Screen;
use crate::desktop::screens::Menu;
use crate::desktop::screens::trouble::Troubles;
use crate::desktop::session::{Flow, TakeBack, playing};
use crate::rules::{Cell, Decision, Stage};
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

/// After this the keys have moved the cursor.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeysRead;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (escape, keys.run_if(not(egui_wants_any_keyboard_input)))
            .chain()
            .in_set(Flow::Input)
            .in_set(KeysRead)
            .after(super::picking::PointerRead)
            .run_if(in_state(Screen::Table).and_then(playing))
            .run_if(not(crate::desktop::learn::reads)),
    );
}

/// Esc puts back what is held, stops a swap, closes advice, or else opens the game menu.
fn escape(
    keys: Res<ButtonInput<KeyCode>>,
    mut held: ResMut<Held>,
    mut swapping: ResMut<Swapping>,
    mut menu: ResMut<Menu>,
    help: Res<Help>,
    seating: Res<Seating>,
    advice: Res<Advice>,
    mut orders: MessageWriter<ToggleAdvice>,
    troubles: Res<Troubles>,
    seat: Res<Seat>,
) {
    // A dialogue that lies on top takes the key for itself; the curtain hides everything.
    if troubles.any() || seat.curtain.is_some() {
        return;
    }
    let covered = menu.is_open() || help.is_open() || seating.is_open();
    if !keys.just_pressed(KeyCode::Escape) || covered {
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
    dialogues: Dialogues,
    layout: Res<Layout>,
    slots: Query<&HandPiece>,
    mut pointing: ResMut<Pointing>,
    mut held: ResMut<Held>,
    mut swapping: ResMut<Swapping>,
    mut back: MessageWriter<TakeBack>,
    mut end: MessageWriter<EndTurn>,
    draft: Res<Draft>,
    mut put: PutDown,
) {
    if dialogues.any() {
        return;
    }
    if !shifted(&keys) {
        move_cursor(&keys, &mut pointing);
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
    if stage == Some(Stage::Action) && swap_keys(&keys, &mut swapping, &mut put) {
        held.0 = None;
        return;
    }
    let enter = keys.just_pressed(KeyCode::Enter) || keys.just_pressed(KeyCode::NumpadEnter);
    // An offer that a key has marked is meant rather than the cell under the cursor.
    if let Some(cell) = pointing.cell.filter(|_| enter && draft.marked.is_none()) {
        use_cell(cell, &layout, &mut held, &mut put);
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
        end.write(EndTurn);
    }
}

fn move_cursor(keys: &ButtonInput<KeyCode>, pointing: &mut ResMut<Pointing>) {
    let step = [
        (KeyCode::ArrowLeft, (-1, 0)),
        (KeyCode::ArrowRight, (1, 0)),
        (KeyCode::ArrowUp, (0, -1)),
        (KeyCode::ArrowDown, (0, 1)),
    ];
    for (_, (columns, rows)) in step.into_iter().filter(|(key, _)| keys.just_pressed(*key)) {
        let from = pointing.cell.or_else(|| Cell::new(7, 5));
        let to = from.and_then(|cell| cell.offset(columns, rows)).or(from);
        **pointing = Pointing {
            cell: to,
            by_key: true,
            ..**pointing
        };
    }
}

/// S begins or stops a swap, A marks all tiles, Enter swaps those that are marked; `true` if so.
fn swap_keys(
    keys: &ButtonInput<KeyCode>,
    swapping: &mut ResMut<Swapping>,
    put: &mut PutDown,
) -> bool {
    let hand = put.turn().hand();
    if keys.just_pressed(KeyCode::KeyS) && !hand.is_empty() {
        **swapping = Swapping {
            on: !swapping.on,
            marked: [false; 6],
        };
        return true;
    }
    if !swapping.on {
        return false;
    }
    if keys.just_pressed(KeyCode::KeyA) {
        swapping.marked = [true; 6];
    }
    let tiles = swapping.tiles(&hand);
    if keys.just_pressed(KeyCode::Enter) && !tiles.is_empty() {
        put.choose(Decision::Swap(tiles), None);
        **swapping = Swapping::default();
        return true;
    }
    false
}

/// Puts the held piece down on a cell, takes up the leader there, or chooses what is offered there.
fn use_cell(cell: Cell, layout: &Layout, held: &mut Held, put: &mut PutDown) {
    match held.0 {
        Some(holding) if holding.from == Origin::Board(cell) => held.0 = None,
        Some(holding) => {
            if put.onto(holding, cell, Some(layout.cell_centre(cell))) {
                held.0 = None;
            }
        }
        None => {
            let game = put.turn().game();
            let may = game.is_some_and(|game| game.table().stage() == Stage::Action);
            match game.and_then(|game| own_leader(game, cell)) {
                Some(leader) if may => held.0 = Some(Holding::from_board(leader, cell)),
                _ => choose_on_board(cell, put),
            }
        }
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
            held.0 = Some(Holding::from_board(colour, cell));
        }
    }
}

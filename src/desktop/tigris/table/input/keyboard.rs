//! Playing by keyboard: arrows move over cells, numbers and letters take pieces, Enter puts them down.
//! A sheet tells people of every key.
//!
//! Which keys do so [`keys`](crate::desktop::app::keys) knows; those named here are the usual ones.

use super::put_down::{PutDown, choose_on_board};
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::requests::Help;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::trouble::Troubles;
use crate::desktop::games::tigris::Session;
use crate::desktop::games::tigris::playing;
use crate::desktop::screens::Menu;
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::tigris::board::layout::{Layout, Slot};
use crate::desktop::tigris::table::aids::advice::Advice;
use crate::desktop::tigris::table::state::draft::Draft;
use crate::desktop::tigris::table::state::held::{HandPiece, Swapping};
use crate::desktop::tigris::table::state::held::{
    Held, Holding, Origin, Pointing, What, own_leader,
};
use crate::desktop::tigris::table::state::orders::{EndTurn, KeysRead, Swap};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::turn::advice::ToggleAdvice;
use crate::desktop::turn::ending::Ending;
use crate::desktop::turn::refusal::Refusal;
use crate::desktop::turn::seating::Seating;
use crate::tigris::rules::{Cell, Decision, Dynasty, Stage, TileCounts};
use crate::tigris::teaching::Topic;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (escape, keys.run_if(not(egui_wants_any_keyboard_input)))
            .chain()
            .in_set(Flow::Input)
            .in_set(KeysRead)
            .after(crate::desktop::tigris::table::state::orders::PointerRead)
            .run_if(in_state(Screen::Table).and_then(playing))
            .run_if(not(crate::desktop::app::covers::introduced)),
    );
}

/// Esc puts back what is held, stops a swap, keeps the actions that were about to be given up, closes
/// advice, or else opens the game menu.
fn escape(
    keys: Keys,
    mut held: ResMut<Held>,
    mut swapping: ResMut<Swapping>,
    mut menu: ResMut<Menu>,
    help: Res<Help>,
    seating: Res<Seating<Dynasty>>,
    advice: Res<Advice>,
    mut orders: MessageWriter<ToggleAdvice>,
    troubles: Res<Troubles>,
    session: Option<Res<Session>>,
    mut ending: ResMut<Ending>,
    mut refusal: ResMut<Refusal<Topic>>,
) {
    // A dialogue that lies on top takes the key for itself.
    if troubles.any() {
        return;
    }
    let covered = menu.is_open() || help.is_open() || seating.is_open();
    if !keys.escape() || covered {
        return;
    }
    if held.0.is_some() {
        held.0 = None;
        // What was said of it is done with as well.
        refusal.set_if_neq(Refusal::default());
    } else if swapping.on {
        *swapping = Swapping::default();
    } else if session.is_some_and(|session| ending.bypass_change_detection().put_away(&session)) {
        ending.set_changed();
    } else if advice.is_open() {
        orders.write(ToggleAdvice);
    } else {
        menu.open();
    }
}

/// What takes the piece of a slot: tiles by numbers, leaders and catastrophes by letters.
pub fn action_of(slot: Slot) -> Action {
    match slot {
        Slot::Tile(i) => Action::NUMBERS[usize::from(i) + 1],
        Slot::Leader(i) => Action::PIECES[usize::from(i)],
        Slot::Catastrophe(_) => Action::Catastrophe,
    }
}

/// The pieces whose keys have just been pressed: of two catastrophes the first.
fn slots_of<'a>(keys: &'a Keys<'a>) -> impl Iterator<Item = Slot> + 'a {
    let one = |slot: &Slot| !matches!(slot, Slot::Catastrophe(1..));
    let slots = Slot::all().filter(one);
    slots.filter(|slot| keys.just_pressed(action_of(*slot)))
}

fn keys(
    keys: Keys,
    dialogues: Dialogues,
    layout: Res<Layout>,
    slots: Query<&HandPiece>,
    mut pointing: ResMut<Pointing>,
    mut held: ResMut<Held>,
    mut swapping: ResMut<Swapping>,
    mut end: MessageWriter<EndTurn>,
    mut swap: MessageWriter<Swap>,
    draft: Res<Draft>,
    mut put: PutDown,
    mut next: ResMut<NextState<Screen>>,
) {
    if dialogues.any() {
        return;
    }
    // The keys of the button that stands there once the game is over: nothing else is left to do.
    let session = put.turn().session.as_deref();
    let over = session.is_some_and(Session::leads_to_results);
    if over && (keys.just_pressed(Action::EndTurn) || keys.just_pressed(Action::PutDown)) {
        next.set(Screen::Results);
        return;
    }
    move_cursor(&keys, &mut pointing);
    let stage = put.turn().acting().map(|game| game.table().stage());
    for slot in slots_of(&keys) {
        if let (Slot::Tile(i), true) = (slot, swapping.on) {
            let mark = &mut swapping.marked[usize::from(i)];
            *mark = !*mark;
        } else if stage == Some(Stage::Action) {
            take(slot, &slots, put.turn(), &mut held);
        } else {
            put.all_done();
        }
    }
    if stage == Some(Stage::Action) && swap_keys(&keys, &mut swapping, put.turn().hand(), &mut swap)
    {
        held.0 = None;
        return;
    }
    let enter = keys.just_pressed(Action::PutDown);
    // Who holds nothing only wants to see the end of what is being shown.
    let skips = held.0.is_none() && put.turn().decider().is_none();
    // An offer that a key has marked is meant rather than the cell under the cursor: one of this moment.
    let session = put.turn().session.as_deref();
    let marked = session.and_then(|session| draft.of(session.stamp()).marked);
    // Where the mouse happens to rest nothing is meant that one does not hold.
    let led = pointing.by_key || held.0.is_some();
    let means_cell = enter && led && marked.is_none() && !skips;
    if let Some(cell) = pointing.cell.filter(|_| means_cell) {
        use_cell(cell, &layout, &mut held, &mut put);
    }
    if keys.just_pressed(Action::Withdraw)
        && let Some(Holding {
            what: What::Leader(leader),
            from: Origin::Board(_),
            ..
        }) = held.0
        && put.choose(Decision::Withdraw(leader), None)
    {
        held.0 = None;
    }
    if keys.just_pressed(Action::EndTurn) && matches!(stage, Some(Stage::Action | Stage::End)) {
        held.0 = None;
        end.write(EndTurn);
    }
}

fn move_cursor(keys: &Keys, pointing: &mut ResMut<Pointing>) {
    let step = [
        (Action::CursorLeft, (-1, 0)),
        (Action::CursorRight, (1, 0)),
        (Action::CursorUp, (0, -1)),
        (Action::CursorDown, (0, 1)),
    ];
    for (_, (columns, rows)) in step.into_iter().filter(|(a, _)| keys.just_pressed(*a)) {
        let from = pointing.cell.or_else(|| Cell::new(7, 5));
        let to = from.and_then(|cell| cell.offset(columns, rows)).or(from);
        **pointing = Pointing {
            cell: to,
            by_key: true,
            ..**pointing
        };
    }
}

/// Begins or stops a swap, marks all tiles, or swaps those that are marked; `true` if so.
fn swap_keys(
    keys: &Keys,
    swapping: &mut ResMut<Swapping>,
    hand: TileCounts,
    swap: &mut MessageWriter<Swap>,
) -> bool {
    if keys.just_pressed(Action::Swap) && !hand.is_empty() {
        **swapping = Swapping {
            on: !swapping.on,
            ..Swapping::default()
        };
        return true;
    }
    if !swapping.on {
        return false;
    }
    if keys.just_pressed(Action::SwapAll) {
        swapping.mark_all_or_none(&hand);
    }
    let asked = keys.just_pressed(Action::PutDown) && !swapping.tiles(&hand).is_empty();
    if asked {
        swap.write(Swap);
    }
    asked
}

/// Puts the held piece down on a cell, takes up the leader there, or chooses what is offered there.
pub fn use_cell(cell: Cell, layout: &Layout, held: &mut Held, put: &mut PutDown) {
    match held.0 {
        Some(holding) if holding.from == Origin::Board(cell) => held.0 = None,
        Some(holding) => {
            if put.onto(holding, cell, Some(layout.cell_centre(cell))) {
                held.0 = None;
            }
        }
        None => {
            let game = put.turn().acting();
            let may = game.is_some_and(|game| game.table().stage() == Stage::Action);
            match game.and_then(|game| own_leader(game, cell)) {
                Some(leader) if may => held.0 = Some(Holding::from_board(leader, cell)),
                Some(_) if put.all_done() => {}
                _ => choose_on_board(cell, put),
            }
        }
    }
}

/// Takes the piece of a slot; for a leader on the board, takes it from there.
pub fn take(slot: Slot, slots: &Query<&HandPiece>, turn: &Turn, held: &mut Held) {
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
    } else if let (Slot::Leader(i), Some(game)) = (slot, turn.acting()) {
        let colour = crate::tigris::rules::Colour::ALL[usize::from(i) % 4];
        if let Some(cell) = game.table().leader(game.table().active(), colour) {
            held.0 = Some(Holding::from_board(colour, cell));
        }
    }
}

//! The keys of the table: cards by number, territories by arrows, and what they have in common with
//! the first game.

use super::grip::{self, Stays};
use crate::babel::rules::{Decision, Source, Stage, Tribe};
use crate::desktop::app::covers::{Cover, Covers, introduced};
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::requests::Help;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::trouble::Troubles;
use crate::desktop::app::words::Words;
use crate::desktop::babel::board::animation::Beat;
use crate::desktop::babel::table::aids::advice::Advice;
use crate::desktop::babel::table::state::held::{Discarding, Held, Pointing, What};
use crate::desktop::babel::table::state::orders::{EndTurn, InputRead};
use crate::desktop::babel::table::state::put_down::PutDown;
use crate::desktop::games::babel::{Session, playing};
use crate::desktop::screens::{Dialogues, Menu};
use crate::desktop::session::Flow;
use crate::desktop::theme::question::Question;
use crate::desktop::turn::advice::ToggleAdvice;
use crate::desktop::turn::ending::Ending;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (escape, keys.run_if(not(egui_wants_any_keyboard_input)))
            .chain()
            .in_set(Flow::Input)
            .in_set(InputRead)
            .after(super::pointer::read)
            .run_if(in_state(Screen::Babel).and_then(playing))
            .run_if(not(introduced)),
    );
}

/// Esc puts back what is held, keeps the turn that was about to end, closes advice, or else opens
/// the game menu.
fn escape(
    keys: Keys,
    (help, covers): (Res<Help>, Res<Covers>),
    troubles: Res<Troubles>,
    session: Option<Res<Session>>,
    advice: Res<Advice>,
    mut held: ResMut<Held>,
    mut ending: ResMut<Ending>,
    mut orders: MessageWriter<ToggleAdvice>,
    mut menu: ResMut<Menu>,
) {
    // A dialogue that lies on top takes the key for itself.
    let covered = menu.is_open() || help.is_open() || covers.has(Cover::Seating);
    if !keys.escape() || troubles.any() || covered {
        return;
    }
    if held.what.is_some() {
        held.put_back();
    } else if session.is_some_and(|session| ending.bypass_change_detection().put_away(&session)) {
        ending.set_changed();
    } else if advice.is_open() {
        orders.write(ToggleAdvice);
    } else {
        menu.open();
    }
}

fn keys(
    keys: Keys,
    dialogues: Dialogues,
    session: Option<Res<Session>>,
    mut pointing: ResMut<Pointing>,
    mut held: ResMut<Held>,
    mut end: MessageWriter<EndTurn>,
    mut advice: MessageWriter<ToggleAdvice>,
    mut beat: ResMut<Beat>,
    mut put: PutDown,
    (question, mut discarding): (Res<Question>, ResMut<Discarding>),
    mut next: ResMut<NextState<Screen>>,
    mut turn: Local<Option<u16>>,
    words: Res<Words>,
) {
    if dialogues.any() || put.turn.seat.curtain.is_some() {
        return;
    }
    // The keys of the button that stands there once the game is over: nothing else is left to do.
    let over = session.as_deref().is_some_and(Session::leads_to_results);
    if over && (keys.just_pressed(Action::EndTurn) || keys.just_pressed(Action::PutDown)) {
        next.set(Screen::BabelResults);
        return;
    }
    if let Some(now) = put.turn.acting().map(|game| game.table().turns()) {
        // Where the one before left the cursor says nothing of where this one would go.
        if turn.replace(now) != Some(now) && pointing.by_key {
            pointing.column = None;
        }
    }
    let stands = put.turn.stands();
    move_cursor(&keys, &mut pointing, stands);
    if discard(&keys, &question, &mut discarding, &mut put, &mut advice) {
        return;
    }
    match taken(&keys, pointing.column.or(stands), &put) {
        Some(Ok(what)) => {
            put.forget_refusal();
            held.toggle(what);
            // The pointer rests somewhere else: Enter puts it down where it most likely goes.
            let likely = stands.or(match what {
                What::Card(tribe) => Some(tribe),
                What::Temple(_) | What::Three(_) => None,
            });
            if let Some(likely) = likely.filter(|_| pointing.column.is_none()) {
                pointing.mean(likely);
            }
        }
        Some(Err(stays)) => put.refuse(stays.why(&words)),
        None => {}
    }
    if keys.just_pressed(Action::PutDown) {
        match (held.what, pointing.column) {
            (Some(what), Some(column)) => {
                if put.onto(what, column, None) {
                    held.put_back();
                }
            }
            _ => {
                // Who holds nothing only wants to see the end of what is being shown.
                if session.is_some_and(|session| !session.caught_up()) {
                    beat.hurry();
                }
            }
        }
    }
    if keys.just_pressed(Action::EndTurn) && put.turn.acting().is_some() {
        held.put_back();
        end.write(EndTurn);
    }
}

/// Numbers choose cards to be discarded, one more with every press and none after the last; Enter lets them
/// go. `true` where that is asked.
fn discard(
    keys: &Keys,
    question: &Question,
    discarding: &mut ResMut<Discarding>,
    put: &mut PutDown,
    advice: &mut MessageWriter<ToggleAdvice>,
) -> bool {
    let (Some(game), Some(session)) = (put.turn.game(), put.turn.session.as_deref()) else {
        return false;
    };
    let (Stage::Discard { count }, Some(player)) = (game.table().stage(), game.decider()) else {
        return false;
    };
    let (hand, stamp) = (game.hand(player), session.stamp());
    let mut cards = Action::NUMBERS[1..=5].iter().zip(Tribe::ALL);
    if let Some((_, tribe)) = cards.find(|(action, _)| keys.just_pressed(**action)) {
        // Whoever chooses has read the advice.
        if std::mem::take(&mut discarding.covered) {
            advice.write(ToggleAdvice);
        }
        discarding.press(tribe, (&hand, count), stamp);
        return true;
    }
    // Nobody lets go of what they do not see.
    if discarding.covered {
        return true;
    }
    let chosen = discarding.chosen(stamp);
    let ready = chosen.total() == u16::from(count);
    if keys.just_pressed(Action::PutDown) && ready && question.is_open() {
        put.decide(Decision::Discard(chosen), None);
    }
    true
}

/// What a key takes up, or why not: cards of the hand by the order of tribes, the topmost cards of the
/// columns, the last three cards of the row at the cursor, or before there is one where the marker stands.
fn taken(keys: &Keys, at: Option<Tribe>, put: &PutDown) -> Option<Result<What, Stays>> {
    let game = put.turn.acting()?;
    if game.table().stage() != Stage::Action {
        return None;
    }
    let mut cards = Action::NUMBERS[1..=5].iter().zip(Tribe::ALL);
    if let Some((_, tribe)) = cards.find(|(action, _)| keys.just_pressed(**action)) {
        return Some(grip::card(tribe, game));
    }
    if keys.just_pressed(Action::Piece1) {
        return Some(grip::temple(Source::Own, game));
    }
    if keys.just_pressed(Action::Piece2) {
        return Some(grip::temple(Source::Other, game));
    }
    if keys.just_pressed(Action::Piece3) {
        return Some(grip::three(at?, game));
    }
    None
}

/// Moves the cursor, from where the marker stands if it is nowhere yet.
fn move_cursor(keys: &Keys, pointing: &mut ResMut<Pointing>, stands: Option<Tribe>) {
    let step = match (
        keys.just_pressed(Action::CursorLeft),
        keys.just_pressed(Action::CursorRight),
    ) {
        (true, false) => -1,
        (false, true) => 1,
        _ => return,
    };
    let to = match pointing.column.or(stands) {
        // The first press shows where that is.
        Some(at) if pointing.column.is_none() => at.index() as i32,
        Some(at) => (at.index() as i32 + step).rem_euclid(5),
        None if step > 0 => 0,
        None => 4,
    };
    **pointing = Pointing {
        column: Tribe::ALL.get(to as usize).copied(),
        by_key: true,
        ..**pointing
    };
}

//! When input counts: what people do while their own move is still being shown is not lost, and nothing
//! counts twice.

use crate::support::{Desktop, new_game};
use crate::table::play::{drag_tile, mirror_is_right, open_scenario, slot_of};
use bevy::input::ButtonState;
use bevy::prelude::*;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::art::Art;
use two_rivers::desktop::games::tigris::Order;
use two_rivers::desktop::games::tigris::{Choose, Session};
use two_rivers::desktop::screens::Menu;
use two_rivers::desktop::tigris::board::layout::Slot;
use two_rivers::desktop::tigris::board::tally::Tally;
use two_rivers::desktop::tigris::table::state::held::HandPiece;
use two_rivers::desktop::tigris::table::state::held::Held;
use two_rivers::desktop::tigris::table::state::seat::Seat;
use two_rivers::tigris::rules::{Board, Colour, Decision, Dynasty, Options, Position, Stage};

pub fn at_the_usual_pace(desktop: &mut Desktop) {
    let world = desktop.app.world_mut();
    world.resource_mut::<Settings>().animation_speed = 1.0;
}

pub fn decisions(desktop: &Desktop) -> Vec<String> {
    let made = desktop.session().record().decisions();
    made.iter().map(ToString::to_string).collect()
}

pub fn caught_up(world: &mut World) -> bool {
    world.resource::<Session>().caught_up()
}

/// A press of the left button at once, whatever is on the screen.
pub fn click_at_once(desktop: &mut Desktop) {
    desktop.button(ButtonState::Pressed);
    desktop.button(ButtonState::Released);
}

pub fn place_of(desktop: &mut Desktop, button: &str) -> Vec2 {
    desktop.frames(2);
    let buttons = desktop.buttons();
    let found = buttons.iter().find(|(name, _)| name == button);
    found
        .unwrap_or_else(|| panic!("no {button:?} among {buttons:?}"))
        .1
}

/// The first way to position the king that nobody disputes.
pub fn a_quiet_king(position: &Position) -> Decision {
    let mut legal = Vec::new();
    position.legal(&mut legal);
    let quiet = |decision: &Decision| {
        let mut after = position.clone();
        let played = after.try_play(*decision, &mut Vec::new());
        played.is_ok() && after.table().stage() == Stage::End
    };
    let mut kings = legal
        .into_iter()
        .filter(|d| matches!(d, Decision::Lead(Colour::Black, _)));
    kings.find(quiet).expect("a quiet place for the king")
}

#[test]
fn ones_turn_goes_on_while_ones_move_is_being_shown() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "01_placing_a_tile.txt");
    at_the_usual_pace(&mut desktop);
    let viewer = Dynasty::Archer;
    let shown = |desktop: &mut Desktop| {
        let world = desktop.app.world_mut();
        let mut slots = world.query::<&HandPiece>();
        let tile = |piece: &&HandPiece| matches!(piece.slot, Slot::Tile(_)) && piece.what.is_some();
        slots.iter(world).filter(tile).count()
    };
    let before = shown(&mut desktop);
    drag_tile(&mut desktop, Colour::Red, "a2");
    assert!(!desktop.session().caught_up(), "it is being shown");
    // What was placed is in the hand no longer, and the card counts right.
    assert_eq!(shown(&mut desktop), before - 1);
    let tally = Tally::of(desktop.session(), viewer);
    assert_eq!((tally.tiles as usize, tally.actions), (before - 1, 1));
    assert_eq!(tally.hand, desktop.session().position().hand(viewer));

    // The next piece need not wait, nor the end of the turn.
    let Decision::Lead(_, cell) = a_quiet_king(desktop.session().position()) else {
        panic!("no place for the king");
    };
    let cell = desktop.cell(&cell.to_string());
    let king = desktop.slot(Slot::Leader(0));
    desktop.drag(king, cell);
    assert_eq!(decisions(&desktop).len(), 2);
    assert!(!desktop.session().caught_up(), "it is being shown");
    desktop.strike(KeyCode::KeyT);
    assert_eq!(decisions(&desktop).last().map(String::as_str), Some("end"));
    desktop.until("all has been shown", caught_up);
    mirror_is_right(&mut desktop);
}

#[test]
fn a_drag_within_a_frame_counts() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "01_placing_a_tile.txt");
    let (temple, a2) = (slot_of(&desktop, Colour::Red), desktop.cell("a2"));
    let elsewhere = desktop.cell("h6");
    desktop.point(elsewhere);
    desktop.frames(2);
    desktop.send_drag(temple, a2);
    desktop.frames(4);
    assert_eq!(decisions(&desktop), ["place T a2"]);
    // In two frames, and away again at once.
    desktop.key(KeyCode::Backspace);
    desktop.point(temple);
    desktop.button(ButtonState::Pressed);
    desktop.send_move(a2);
    desktop.send_button(ButtonState::Released);
    desktop.send_move(elsewhere);
    desktop.frames(4);
    assert_eq!(decisions(&desktop), ["place T a2"]);
}

#[test]
fn all_that_is_done_within_a_frame_counts() {
    for by_key in [true, false] {
        let mut desktop = Desktop::open();
        open_scenario(&mut desktop, "01_placing_a_tile.txt");
        let (temple, a2) = (slot_of(&desktop, Colour::Red), desktop.cell("a2"));
        let mut after = desktop.session().position().clone();
        let place = "place T a2".parse().expect("a decision");
        after.try_play(place, &mut Vec::new()).expect("it is legal");
        let Decision::Lead(_, cell) = a_quiet_king(&after) else {
            panic!("no place for the king");
        };
        let (king, cell) = (
            desktop.slot(Slot::Leader(0)),
            desktop.cell(&cell.to_string()),
        );
        let end = place_of(&mut desktop, "End turn");
        // Under load all of it comes before the next frame.
        desktop.send_drag(temple, a2);
        desktop.send_drag(king, cell);
        if by_key {
            desktop.strike(KeyCode::KeyT);
        } else {
            desktop.send_click(end);
            // And away again.
            desktop.send_move(a2);
        }
        desktop.frames(12);
        let decisions = decisions(&desktop);
        assert_eq!(decisions.len(), 3, "{decisions:?} by key: {by_key}");
        assert_eq!(decisions.last().map(String::as_str), Some("end"));
    }
}

#[test]
fn a_drag_right_after_a_click_counts() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "01_placing_a_tile.txt");
    let (temple, a2) = (slot_of(&desktop, Colour::Red), desktop.cell("a2"));
    // Once nothing can be taken back the button does nothing, but is still there to be pressed.
    desktop.drag(temple, a2);
    let buttons = desktop.buttons();
    let undo = buttons.iter().find(|(name, _)| name.starts_with("Undo"));
    let undo = undo.expect("an Undo").1;
    desktop.click(undo);
    assert!(decisions(&desktop).is_empty());
    desktop.point(undo);
    desktop.frames(2);
    desktop.button(ButtonState::Pressed);
    // It is let go of in the frame in which a piece is taken up already.
    desktop.send_button(ButtonState::Released);
    desktop.send_move(temple);
    desktop.button(ButtonState::Pressed);
    desktop.point(temple.lerp(a2, 0.5));
    desktop.point(a2);
    desktop.button(ButtonState::Released);
    desktop.frames(4);
    assert_eq!(decisions(&desktop), ["place T a2"]);
}

/// Undo by its key, by its key with Shift and by its button, each time after several decisions of one
/// turn were made.
pub fn undo_is_held(
    desktop: &mut Desktop,
    play: impl Fn(&mut Desktop),
    count: impl Fn(&Desktop) -> usize,
) {
    play(desktop);
    let made = count(desktop);
    desktop.send_key(KeyCode::Backspace, ButtonState::Pressed, false);
    desktop.frames(10);
    assert_eq!(count(desktop), made - 1, "one at once");
    desktop.frames(80);
    assert_eq!(count(desktop), 0, "more when it is held");
    desktop.send_key(KeyCode::Backspace, ButtonState::Released, false);
    desktop.frames(2);

    play(desktop);
    desktop.send_key(KeyCode::ShiftLeft, ButtonState::Pressed, false);
    desktop.key(KeyCode::Backspace);
    desktop.send_key(KeyCode::ShiftLeft, ButtonState::Released, false);
    desktop.frames(2);
    assert_eq!(count(desktop), 0, "the whole turn");

    // The button, held: one more when it has been down for a while, none for letting go.
    play(desktop);
    let button = place_of(desktop, "Undo");
    desktop.point(button);
    desktop.frames(2);
    desktop.button(ButtonState::Pressed);
    desktop.frames(36);
    desktop.button(ButtonState::Released);
    desktop.frames(4);
    assert_eq!(count(desktop), made - 1);
}

#[test]
fn undo_can_be_held_and_goes_to_the_start_of_the_turn() {
    let mut desktop = Desktop::open();
    let play_two = |desktop: &mut Desktop| {
        let (temple, a2) = (slot_of(desktop, Colour::Red), desktop.cell("a2"));
        desktop.drag(temple, a2);
        let lead = a_quiet_king(desktop.session().position());
        let world = desktop.app.world_mut();
        world.write_message(Choose { decision: lead });
        desktop.frames(4);
        assert_eq!(decisions(desktop).len(), 2);
    };
    open_scenario(&mut desktop, "01_placing_a_tile.txt");
    undo_is_held(&mut desktop, play_two, |desktop| decisions(desktop).len());
    mirror_is_right(&mut desktop);
}

#[test]
fn what_a_bot_did_is_not_taken_back() {
    let mut desktop = Desktop::open();
    let bull = [Dynasty::Bull];
    // Looked at from the first frame on: on a busy machine a bot's turn takes few of them.
    let game = new_game(Board::standard(), 2, &bull, Options::default(), 5);
    desktop.app.world_mut().write_message(Order::Start(game));
    desktop.until("the game is on the table", |world| {
        world.contains_resource::<Session>()
    });
    desktop.until("the bot has placed something", |world| {
        world.resource::<Session>().position().table().undoable() > 0
    });
    let table = desktop.session().position().table();
    assert_eq!(table.active(), Dynasty::Archer);
    let before = decisions(&desktop).len();
    desktop.send_key(KeyCode::Backspace, ButtonState::Pressed, false);
    desktop.frames(1);
    assert!(decisions(&desktop).len() >= before);
    desktop.send_key(KeyCode::Backspace, ButtonState::Released, false);
}

#[test]
fn a_game_is_played_on_its_own_board_only() {
    let mut desktop = Desktop::open();
    let archer = [Dynasty::Archer];
    let mut waited = 0;
    for board in [Board::standard(), Board::advanced()] {
        let game = new_game(board.clone(), 2, &archer, Options::default(), 5);
        let world = desktop.app.world_mut();
        world.write_message(Order::Start(game));
        desktop.frames(2);
        assert_eq!(desktop.screen(), Screen::Table);
        // The board is drawn by another thread; until it is there nothing can be done.
        loop {
            let world = desktop.app.world();
            let art = world.resource::<Art>();
            let images = world.resource::<Assets<Image>>();
            let picture = images.get(&art.board()).expect("a picture");
            if art.shows(&board) {
                assert!(picture.width() > 500);
                break;
            }
            waited += 1;
            assert_eq!(picture.width(), 1, "a picture of another board");
            let session = desktop.session();
            assert!(!session.is_laid() && !session.caught_up());
            std::thread::sleep(std::time::Duration::from_millis(1));
            desktop.frames(1);
        }
        desktop.frames(2);
        assert!(desktop.session().caught_up(), "now it can be played");
    }
    assert!(waited > 0, "it was there at once: nothing was seen");
}

#[test]
fn a_button_that_is_pressed_twice_starts_one_game() {
    let mut desktop = Desktop::open();
    let archer = [Dynasty::Archer];
    let mut started = Vec::new();
    for seed in [5, 6] {
        let game = new_game(Board::standard(), 2, &archer, Options::default(), seed);
        let world = desktop.app.world_mut();
        world.write_message(Order::Start(game));
        desktop.frames(1);
        started.push(desktop.session().stamp().0);
    }
    assert_eq!(started[0], started[1]);
    // Another one later is meant.
    let game = new_game(Board::standard(), 2, &archer, Options::default(), 7);
    desktop.begin(game);
    assert_ne!(desktop.session().stamp().0, started[0]);
}

#[test]
fn escape_does_one_thing_at_once() {
    let mut desktop = Desktop::open();
    let people = [Dynasty::Archer, Dynasty::Bull];
    desktop.start(Board::standard(), 2, &people, Options::default(), 5);
    let menu = |desktop: &Desktop| desktop.app.world().resource::<Menu>().is_open();
    assert!(desktop.app.world().resource::<Seat>().curtain.is_some());
    desktop.strike(KeyCode::Escape);
    assert!(menu(&desktop), "over the curtain too");
    let curtain = desktop.app.world().resource::<Seat>().curtain;
    assert!(curtain.is_some(), "which stays");
    desktop.strike(KeyCode::Escape);
    assert!(!menu(&desktop));
    desktop.reveal();
    let tile = desktop.slot(Slot::Tile(0));
    desktop.click(tile);
    assert!(desktop.app.world().resource::<Held>().0.is_some());
    desktop.strike(KeyCode::Escape);
    assert!(desktop.app.world().resource::<Held>().0.is_none() && !menu(&desktop));
    desktop.strike(KeyCode::Escape);
    assert!(menu(&desktop));
}

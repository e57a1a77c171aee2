//! A person plays with the mouse: every step by real pointer events.

use crate::support::Desktop;
use bevy::input::ButtonState;
use bevy::prelude::*;
use std::path::PathBuf;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::session::SessionCommand;
use two_rivers::desktop::tigris::board::layout::Slot;
use two_rivers::desktop::tigris::board::mirror::Mended;
use two_rivers::desktop::tigris::board::pieces::BoardPiece;
use two_rivers::desktop::tigris::table::state::held::Swapping;
use two_rivers::desktop::tigris::table::state::seat::Seat;
use two_rivers::desktop::turn::refusal::Refusal;
use two_rivers::tigris::rules::{Board, Colour, Decision, Dynasty, Options, Stage};
use two_rivers::tigris::teaching::Topic;
use two_rivers::tigris::{Record, Start};

/// Opens the position at the head of a scenario script, between people.
pub fn open_scenario(desktop: &mut Desktop, name: &str) {
    open_scenario_as(desktop, name, |_| {});
}

/// Opens a scenario's position as a game that has been changed before.
pub fn open_scenario_as(desktop: &mut Desktop, name: &str, change: impl Fn(&mut Record)) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let script = std::fs::read_to_string(folder.join(name)).expect("a scenario");
    let start = Start::of_script(&script);
    let mut record: Record = Record::new(start, Vec::new()).expect("a start");
    change(&mut record);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("scenario.ron");
    record.write(&path).expect("a save");
    desktop
        .app
        .world_mut()
        .write_message(SessionCommand::Open(path));
    desktop.frames(4);
    desktop.lay();
    assert_eq!(desktop.screen(), Screen::Table);
    desktop.reveal();
}

pub fn slot_of(desktop: &Desktop, colour: Colour) -> Vec2 {
    let viewer = desktop
        .app
        .world()
        .resource::<Seat>()
        .viewer
        .expect("somebody looks");
    let hand = desktop.session().position().hand(viewer);
    let index = hand
        .iter()
        .position(|tile| tile == colour)
        .expect("such a tile in hand");
    desktop.slot(Slot::Tile(index as u8))
}

/// Drags a tile of this colour from the hand onto a cell.
pub fn drag_tile(desktop: &mut Desktop, colour: Colour, cell: &str) {
    let (tile, cell) = (slot_of(desktop, colour), desktop.cell(cell));
    desktop.drag(tile, cell);
}

/// The reason that the table shows for the latest illegal drop.
fn refusal(desktop: &Desktop) -> &str {
    let refusal = desktop.app.world().resource::<Refusal<Topic>>();
    refusal.0.as_ref().map_or("", |why| &why.text)
}

fn stage(desktop: &Desktop) -> Stage {
    desktop.session().position().table().stage()
}

/// Entities and position agree, and nothing had to be mended for it.
pub fn mirror_is_right(desktop: &mut Desktop) {
    desktop.frames(3);
    assert_eq!(
        desktop.app.world().resource::<Mended>().0,
        0,
        "the table had to be mended"
    );
    let world = desktop.app.world_mut();
    let shown = world.query::<&BoardPiece>().iter(world).count();
    let expected = {
        let session = world.resource::<two_rivers::desktop::games::tigris::Session>();
        two_rivers::desktop::tigris::board::pieces::pieces_of(session.position().table()).len()
    };
    assert_eq!(shown, expected);
}

#[test]
fn a_tile_is_dragged_refused_undone_and_the_turn_ended() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "01_placing_a_tile.txt");

    // An illegal drop changes nothing and says why.
    let before = desktop.session().position().clone();
    drag_tile(&mut desktop, Colour::Blue, "d2");
    assert_eq!(*desktop.session().position(), before);
    assert_eq!(refusal(&desktop), "Farms can only be placed on rivers.");

    // A legal drop is played: the priest gains a point.
    let (temple, cell) = (slot_of(&desktop, Colour::Red), desktop.cell("a2"));
    desktop.drag(temple, cell);
    let table = desktop.session().position().table();
    assert_eq!(table.tile("a2".parse().unwrap()), Some(Colour::Red));
    assert_eq!(table.points(Dynasty::Archer), [0, 1, 0, 0]);
    mirror_is_right(&mut desktop);

    // Undo by the key that everybody knows, then click and click again instead of dragging.
    desktop.send_key(KeyCode::ControlLeft, ButtonState::Pressed, false);
    desktop.frames(1);
    desktop.send_letter('z', ButtonState::Pressed);
    desktop.frames(1);
    desktop.send_letter('z', ButtonState::Released);
    desktop.send_key(KeyCode::ControlLeft, ButtonState::Released, false);
    desktop.frames(2);
    assert_eq!(*desktop.session().position(), before);
    mirror_is_right(&mut desktop);
    let temple = slot_of(&desktop, Colour::Red);
    desktop.click(temple);
    desktop.click(cell);
    assert_eq!(desktop.session().position().table().actions_left(), 1);

    // The turn is ended, with an action given up, and the screen is covered before the next hand is shown.
    desktop.key(KeyCode::KeyT);
    desktop.key(KeyCode::KeyT);
    desktop.frames(4);
    assert_eq!(desktop.session().position().table().active(), Dynasty::Bull);
    assert!(
        desktop.app.world().resource::<Seat>().curtain.is_some(),
        "no curtain between people"
    );
}

#[test]
fn after_both_actions_whoever_takes_a_piece_up_reads_that_they_are_done() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "01_placing_a_tile.txt");
    while stage(&desktop) == Stage::Action {
        let position = desktop.session().position().clone();
        let mut legal = Vec::new();
        position.legal(&mut legal);
        let place = |d: &Decision| matches!(d, Decision::Place(Colour::Red | Colour::Green, _));
        let quiet = |d: &Decision| {
            position
                .forecast(*d)
                .is_ok_and(|f| !f.begins_conflict() && f.offers.is_empty())
        };
        let next = legal.into_iter().find(|d| place(d) && quiet(d));
        desktop.drag_onto_the_board(next.expect("a quiet place"));
    }
    assert_eq!(stage(&desktop), Stage::End);
    let done = "Both actions are done: end your turn, or undo.";
    let before = desktop.session().position().clone();
    let farm = slot_of(&desktop, Colour::Blue);
    let middle = desktop.cell("h6");
    desktop.drag(farm, middle);
    assert_eq!(refusal(&desktop), done);
    let forget = |desktop: &mut Desktop| {
        desktop.app.world_mut().resource_mut::<Refusal<Topic>>().0 = None;
    };
    forget(&mut desktop);
    desktop.click(farm);
    assert_eq!(refusal(&desktop), done);
    forget(&mut desktop);
    desktop.key(KeyCode::Digit1);
    assert_eq!(refusal(&desktop), done);
    assert_eq!(*desktop.session().position(), before);
}

#[test]
fn leaders_are_placed_moved_and_withdrawn_by_mouse() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "02_positioning_a_leader.txt");
    let (king, b1) = (desktop.slot(Slot::Leader(0)), desktop.cell("b1"));
    desktop.drag(king, b1);
    let at = |desktop: &Desktop| {
        desktop
            .session()
            .position()
            .table()
            .leader(Dynasty::Archer, Colour::Black)
    };
    assert_eq!(at(&desktop), Some("b1".parse().unwrap()));
    let a2 = desktop.cell("a2");
    desktop.drag(b1, a2);
    assert_eq!(at(&desktop), Some("a2".parse().unwrap()));
    mirror_is_right(&mut desktop);
    desktop.key(KeyCode::Backspace);
    assert_eq!(at(&desktop), Some("b1".parse().unwrap()));
    let strip = desktop.slot(Slot::Tile(3));
    desktop.drag(b1, strip);
    assert_eq!(at(&desktop), None);
    mirror_is_right(&mut desktop);
}

#[test]
fn a_revolt_is_fought_with_commitments() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "03_revolt_example_1.txt");
    let (king, h5) = (desktop.slot(Slot::Leader(0)), desktop.cell("h5"));
    desktop.drag(king, h5);
    assert!(matches!(stage(&desktop), Stage::Commit(_)));
    desktop.commit(2);
    desktop.frames(3);
    assert_eq!(
        desktop.app.world().resource::<Seat>().curtain,
        Some(Dynasty::Bull)
    );
    desktop.reveal();
    desktop.commit(3);
    desktop.frames(4);
    let table = desktop.session().position().table();
    assert_eq!(table.points(Dynasty::Bull), [0, 1, 0, 0]);
    assert_eq!(table.leader(Dynasty::Pot, Colour::Black), None);
    mirror_is_right(&mut desktop);
}

#[test]
fn a_war_is_chosen_and_fought() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "04_wars_example_2.txt");
    drag_tile(&mut desktop, Colour::Black, "i5");
    assert_eq!(stage(&desktop), Stage::War);
    desktop.press_containing("War of the markets");
    assert!(matches!(stage(&desktop), Stage::Commit(_)));
    desktop.commit(4);
    desktop.reveal();
    desktop.commit(1);
    desktop.frames(4);
    let table = desktop.session().position().table();
    assert_eq!(table.points(Dynasty::Lion), [0, 0, 0, 3]);
    assert_eq!(stage(&desktop), Stage::Action);
    mirror_is_right(&mut desktop);
}

#[test]
fn a_monument_is_built_and_undone() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "06_monument_example_3.txt");
    drag_tile(&mut desktop, Colour::Red, "i5");
    assert!(matches!(
        stage(&desktop),
        Stage::Monument { monument: true, .. }
    ));
    desktop.press_containing("red and blue");
    let table = desktop.session().position().table();
    assert_eq!(table.unbuilt().count(), 5);
    assert_eq!(table.face_down().len(), 4);
    mirror_is_right(&mut desktop);
    desktop.press("Undo");
    desktop.frames(3);
    assert!(matches!(stage(&desktop), Stage::Monument { .. }));
    mirror_is_right(&mut desktop);
}

#[test]
fn after_an_offer_was_taken_by_keys_the_next_piece_is_put_down_by_keys() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "06_monument_example_3.txt");
    drag_tile(&mut desktop, Colour::Red, "i5");
    for key in [KeyCode::Digit1, KeyCode::Enter] {
        desktop.key(key);
    }
    assert_eq!(stage(&desktop), Stage::Action);
    assert_eq!(desktop.session().record().decisions().len(), 2);
    // One below i5.
    for key in [KeyCode::ArrowDown, KeyCode::Digit1, KeyCode::Enter] {
        desktop.key(key);
    }
    let decisions = desktop.session().record().decisions();
    assert!(
        matches!(decisions[2..], [Decision::Place(_, cell)] if cell.to_string() == "i6"),
        "{decisions:?}"
    );
}

#[test]
fn whoever_ends_the_turn_while_tiles_are_marked_is_asked_where_it_is_seen() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "01_placing_a_tile.txt");
    desktop.press("Swap");
    desktop.frames(60);
    desktop.press("All");
    desktop.frames(60);
    desktop.key(KeyCode::KeyT);
    desktop.frames(6);
    assert!(!desktop.app.world().resource::<Swapping>().on);
    let buttons = desktop.buttons();
    let asks = |(label, _): &(String, _)| label.starts_with("Give up");
    assert!(buttons.iter().any(asks), "{buttons:?}");
}

#[test]
fn tiles_are_swapped() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "01_placing_a_tile.txt");
    desktop.press("Swap");
    let marked = |desktop: &Desktop| desktop.app.world().resource::<Swapping>().marked;
    // What stands where Swap stood takes no second click of two, and marks nothing by a late one.
    desktop.press("Cancel");
    assert!(desktop.app.world().resource::<Swapping>().on);
    desktop.frames(60);
    desktop.press("Cancel");
    assert!(!desktop.app.world().resource::<Swapping>().on);
    desktop.frames(60);
    desktop.press("Swap");
    desktop.frames(60);
    // All are marked, and none again.
    desktop.press("All");
    assert_eq!(marked(&desktop), [true; 6]);
    desktop.frames(60);
    desktop.press("None");
    assert_eq!(marked(&desktop), [false; 6]);
    for slot in [0, 1] {
        let at = desktop.slot(Slot::Tile(slot));
        desktop.click(at);
    }
    desktop.press("Swap 2 tiles");
    let position = desktop.session().position();
    assert_eq!(position.table().swapped(Dynasty::Archer), 2);
    assert_eq!(position.hand(Dynasty::Archer).total(), 6);
}

#[test]
fn a_person_plays_a_whole_game_against_bots_by_mouse() {
    let mut desktop = Desktop::open();
    let options = Options {
        buildings: true,
        wonder: true,
        ..Options::default()
    };
    desktop.start(Board::advanced(), 3, &[Dynasty::Archer], options, 11);
    let mut legal = Vec::new();
    for turn in 0..4_000 {
        desktop.until("somebody decides", |world| {
            let session = world.resource::<two_rivers::desktop::games::tigris::Session>();
            let decider = session.position().decider();
            session.caught_up() && decider.is_none_or(|d| session.is_person(d))
        });
        if desktop.session().position().table().ending().is_some() {
            break;
        }
        desktop.play_one_decision_by_mouse(&mut legal, turn);
    }
    assert!(
        desktop.session().position().table().ending().is_some(),
        "the game never ended"
    );
    mirror_is_right(&mut desktop);
    assert!(
        desktop
            .buttons()
            .iter()
            .any(|(name, _)| name == "Final score")
    );
    // The key that goes on everywhere does so here.
    desktop.key(KeyCode::Enter);
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Results);
}

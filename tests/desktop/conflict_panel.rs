//! A conflict from the first drop to the card with its result, and the end of a turn.

use super::positions::{first_of, open};
use super::support::Desktop;
use bevy::prelude::*;
use bevy_egui::egui::accesskit;
use two_rivers::desktop::screens::Settings;
use two_rivers::desktop::session::Session;
use two_rivers::desktop::table::layout::Slot;
use two_rivers::preferences::EndOfTurn;
use two_rivers::rules::{Colour, Dynasty, Event, Stage};

const WARS: &str = "T@e5 kB@e6 tB@e4 S@d6 T@g5 kA@g6 tA@g4 M@h4 M@h3";

fn words(desktop: &mut Desktop) -> String {
    desktop.frames(2);
    let roles = [accesskit::Role::Label, accesskit::Role::Button];
    let found = desktop.named(&roles);
    found.into_iter().map(|(text, _)| text + "\n").collect()
}

fn stage(desktop: &Desktop) -> Stage {
    desktop.session().position().table().stage()
}

#[test]
fn wars_are_chosen_committed_to_and_told_of_by_keyboard_alone() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", WARS);
    let (tile, cell) = (
        desktop.slot(Slot::Tile(first_of(Colour::Red))),
        desktop.cell("f5"),
    );
    desktop.drag(tile, cell);
    assert_eq!(stage(&desktop), Stage::War);
    let told = words(&mut desktop);
    assert!(told.contains("Archer 0 : 1 Bull"), "{told}");
    assert!(told.contains("Archer 2 : 0 Bull"), "{told}");

    desktop.key(KeyCode::Digit2);
    assert_eq!(stage(&desktop), Stage::War, "marked, not yet chosen");
    desktop.key(KeyCode::Enter);
    let Stage::Commit(conflict) = stage(&desktop) else {
        panic!("no war: {:?}", stage(&desktop));
    };
    assert_eq!(conflict.leader, Colour::Green);

    // One market from the hand, then bull's turn to answer behind the curtain.
    desktop.key(KeyCode::Digit1);
    let told = words(&mut desktop);
    assert!(told.contains("Your total: 3 against 0"), "{told}");
    desktop.key(KeyCode::Enter);
    desktop.reveal();
    let told = words(&mut desktop);
    assert!(
        told.contains("You need 3 to win; ties go to you."),
        "{told}"
    );
    desktop.key(KeyCode::Digit9);
    assert!(
        words(&mut desktop).contains("Commit nothing"),
        "bull has no nine markets"
    );
    desktop.key(KeyCode::Enter);
    desktop.reveal();

    // The black war follows; what the green one came to is told below it.
    let Stage::Commit(conflict) = stage(&desktop) else {
        panic!("no second war: {:?}", stage(&desktop));
    };
    assert_eq!(conflict.leader, Colour::Black);
    let told = words(&mut desktop);
    assert!(
        told.contains("3 to 0") || told.contains("3 : 0") || told.contains("3–0"),
        "{told}"
    );
    desktop.commit(2);
    desktop.reveal();
    desktop.commit(0);
    desktop.reveal();
    let told = words(&mut desktop);
    assert!(told.contains("What came of it"), "{told}");
    desktop.press("Close");
    assert!(!words(&mut desktop).contains("What came of it"));
    let table = desktop.session().position().table();
    assert_eq!(table.leader(Dynasty::Bull, Colour::Black), None);
}

#[test]
fn the_panel_follows_what_is_shown_from_one_war_to_the_next() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", WARS);
    let tile = desktop.slot(Slot::Tile(first_of(Colour::Red)));
    let cell = desktop.cell("f5");
    desktop.drag(tile, cell);
    desktop.press_containing("War of the markets");
    desktop.commit(1);
    desktop.reveal();
    let world = desktop.app.world_mut();
    world.resource_mut::<Settings>().animation_speed = 1.0;
    desktop.commit(1);
    desktop.until("the result is told", |world| {
        let log = world.resource::<Session>().log();
        log.iter().any(|e| matches!(e, Event::ConflictEnded { .. }))
    });
    assert!(!desktop.session().caught_up(), "more is to be shown");
    let told = words(&mut desktop);
    assert_eq!(told.matches("+ 1 from hand").count(), 2, "{told}");
    assert!(told.contains("3 to 1"), "{told}");
    assert!(told.contains("War of the markets"), "{told}");
    desktop.until("the next war begins", |world| {
        let log = world.resource::<Session>().log();
        let began = |e: &&Event| matches!(e, Event::ConflictBegan { .. });
        log.iter().filter(began).count() == 2
    });
    assert!(!desktop.session().caught_up(), "it is being shown");
    let told = words(&mut desktop);
    assert!(told.contains("War of the settlements"), "{told}");
}

#[test]
fn a_slip_does_not_give_actions_up() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", "T@f5 kA@f6 T$@b8 T$@o9 T$@f10 T$@k11");
    desktop.press("End turn");
    assert_eq!(
        desktop.session().position().table().active(),
        Dynasty::Archer
    );
    desktop.press("Give up 2 actions?");
    assert_eq!(desktop.session().position().table().active(), Dynasty::Bull);
    desktop.reveal();
    desktop.key(KeyCode::KeyT);
    assert_eq!(desktop.session().position().table().active(), Dynasty::Bull);
    desktop.key(KeyCode::KeyT);
    assert_eq!(desktop.session().position().table().active(), Dynasty::Pot);
}

#[test]
fn a_turn_ends_by_itself_only_where_the_settings_say_so_and_counts_down_visibly() {
    let mut desktop = Desktop::open();
    desktop
        .app
        .world_mut()
        .resource_mut::<Settings>()
        .end_of_turn = EndOfTurn::After(3);
    open(
        &mut desktop,
        "actions 1",
        "T@f5 kA@f6 T$@b8 T$@o9 T$@f10 T$@k11",
    );
    desktop.frames(300);
    assert_eq!(stage(&desktop), Stage::Action, "never with an action left");
    let (tile, cell) = (
        desktop.slot(Slot::Tile(first_of(Colour::Red))),
        desktop.cell("g5"),
    );
    desktop.drag(tile, cell);
    assert!(words(&mut desktop).contains("End turn (3)"));
    desktop.frames(80);
    assert!(words(&mut desktop).contains("End turn (2)"));
    desktop.until("the turn ends", |world| {
        world.resource::<Session>().position().table().active() == Dynasty::Bull
    });
}

#[test]
fn swaps_are_made_by_keyboard() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", "T@f5 kA@f6 T$@b8 T$@o9 T$@f10 T$@k11");
    for key in [
        KeyCode::KeyS,
        KeyCode::Digit1,
        KeyCode::Digit3,
        KeyCode::Enter,
    ] {
        desktop.key(key);
    }
    let decisions = desktop.session().record().decisions();
    let made: Vec<String> = decisions.iter().map(ToString::to_string).collect();
    assert_eq!(made, ["swap ST"]);
}

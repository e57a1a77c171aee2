//! Keys that a player changes: the settings, the table, the sheet of keys and the words all follow.

use crate::support::Desktop;
use crate::support::told::labels;
use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use two_rivers::desktop::app::keys::{Action, Bindings};
use two_rivers::desktop::app::requests::Help;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::preferences::Preferences;
use two_rivers::tigris::rules::{Board, Decision, Dynasty, Options};

fn page() -> Desktop {
    let mut desktop = Desktop::open();
    desktop.go(Screen::Settings);
    desktop.press_as(Role::RadioButton, "Keys");
    desktop
}

fn settings(desktop: &Desktop) -> &Preferences {
    &desktop.app.world().resource::<Settings>().0
}

fn chosen(desktop: &Desktop, action: &str) -> Option<Vec<String>> {
    settings(desktop).keys.0.get(action).cloned()
}

/// Scrolls the page to a row, from its top down, and presses a button in it.
fn press_in_row(desktop: &mut Desktop, name: &str) {
    desktop.point(Vec2::new(800.0, 400.0));
    desktop.wheel(500.0);
    for _ in 0..200 {
        let seen = desktop.buttons();
        let in_view = |at: &Vec2| (220.0..580.0).contains(&at.y);
        if seen.iter().any(|(label, at)| label == name && in_view(at)) {
            return desktop.press(name);
        }
        desktop.point(Vec2::new(800.0, 400.0));
        desktop.wheel(-2.0);
    }
    panic!("no {name:?} on the page: {:?}", desktop.buttons());
}

#[test]
fn a_changed_key_does_what_it_is_bound_to_and_is_told_everywhere() {
    let mut desktop = page();
    press_in_row(&mut desktop, "End the turn: T");
    desktop.press("Another key");
    desktop.key(KeyCode::KeyX);
    assert_eq!(chosen(&desktop, "end-turn"), Some(vec!["KeyX".into()]));
    desktop.go(Screen::Title);
    let people = [Dynasty::Archer];
    desktop.start(Board::standard(), 2, &people, Options::default(), 7);
    for _ in 0..2 {
        desktop.key(KeyCode::KeyT);
    }
    assert!(desktop.session().record().decisions().is_empty());
    desktop.app.world_mut().resource_mut::<Help>().open();
    desktop.frames(4);
    let sheet = labels(&mut desktop);
    assert!(sheet.contains(&"X".to_string()), "{sheet:?}");
    assert!(!sheet.contains(&"T".to_string()), "{sheet:?}");
    desktop.press("Close");
    for _ in 0..2 {
        desktop.key(KeyCode::KeyX);
    }
    let first = desktop.session().record().decisions().first().copied();
    assert_eq!(first, Some(Decision::End));
}

#[test]
fn a_key_that_is_taken_is_asked_for() {
    let mut desktop = page();
    for (answer, undo, end) in [
        ("Leave it", None, None),
        ("Take it", Some(vec!["KeyT".to_string()]), Some(Vec::new())),
    ] {
        press_in_row(&mut desktop, "Undo: Backspace");
        desktop.press("Another key");
        desktop.key(KeyCode::KeyT);
        let asked = labels(&mut desktop);
        let names = |part: &str| asked.iter().any(|text| text.contains(part));
        assert!(names("End the turn") && names("Undo"), "{asked:?}");
        desktop.press(answer);
        desktop.frames(2);
        assert_eq!(chosen(&desktop, "undo"), undo);
        assert_eq!(chosen(&desktop, "end-turn"), end);
    }
    // A row of its own goes back to the usual, and takes its keys from whoever has them.
    press_in_row(&mut desktop, "End the turn: the usual keys");
    assert_eq!(chosen(&desktop, "end-turn"), None);
    assert_eq!(chosen(&desktop, "undo"), Some(Vec::new()));
}

#[test]
fn the_key_that_is_pressed_is_bound_and_does_nothing_else() {
    let mut desktop = page();
    let full = settings(&desktop).full_screen;
    // Enter presses buttons, F11 changes the window, F1 opens the rules: none of that here.
    for (code, name) in [
        (KeyCode::Enter, "Enter"),
        (KeyCode::F11, "F11"),
        (KeyCode::F1, "F1"),
    ] {
        press_in_row(&mut desktop, "Hint: H");
        desktop.press("Another key");
        desktop.key(code);
        let asked = labels(&mut desktop);
        let told = asked.iter().any(|text| text.starts_with(name));
        assert!(told, "{name}: {asked:?}");
        desktop.press("Leave it");
        assert_eq!(desktop.screen(), Screen::Settings);
        assert_eq!(settings(&desktop).full_screen, full);
    }
    press_in_row(&mut desktop, "Hint: H");
    desktop.press("Another key");
    desktop.key(KeyCode::Escape);
    desktop.frames(2);
    assert_eq!(
        desktop.screen(),
        Screen::Settings,
        "Esc leaves the question only"
    );
    press_in_row(&mut desktop, "Hint: H");
    desktop.press("Remove");
    assert_eq!(chosen(&desktop, "hint"), Some(Vec::new()));
    press_in_row(&mut desktop, "Hint: another key");
    desktop.key(KeyCode::Space);
    desktop.press("Take it");
    assert_eq!(chosen(&desktop, "hint"), Some(vec!["Space".into()]));
    assert_eq!(chosen(&desktop, "revolt"), Some(Vec::new()));
    desktop.press("Done");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Title);
}

/// Looks back at a game of two turns.
fn look_back(desktop: &mut Desktop) {
    desktop.start(
        Board::standard(),
        2,
        &[Dynasty::Archer],
        Options::default(),
        7,
    );
    for _ in 0..2 {
        desktop.key(KeyCode::KeyT);
    }
    desktop.until("the person's turn again", |world| {
        let session = world.resource::<two_rivers::desktop::games::tigris::Session>();
        let active = session.position().table().active();
        session.caught_up() && session.record().decisions().len() > 1 && active == Dynasty::Archer
    });
    desktop
        .app
        .world_mut()
        .write_message(two_rivers::desktop::app::requests::ReplayCommand::ThisGame);
    desktop.frames(4);
}

#[test]
fn a_replay_goes_by_the_keys_that_were_chosen() {
    let mut preferences = Preferences {
        animation_speed: 0.0,
        first_run_done: true,
        ..Preferences::default()
    };
    let mut keys = Bindings::default();
    keys.replace(
        Action::ToEnd,
        Action::ToEnd.usual()[0],
        Action::Swap.usual()[0],
    );
    preferences.keys = keys.chosen();
    let mut desktop = Desktop::open_with(preferences);
    look_back(&mut desktop);
    desktop.key(KeyCode::Home);
    assert_eq!(desktop.session().moment(), 0);
    desktop.key(KeyCode::End);
    assert_eq!(desktop.session().moment(), 0);
    desktop.key(KeyCode::KeyS);
    let end = desktop.session().timeline().end();
    assert_eq!(desktop.session().moment(), end);
}

#[test]
fn in_a_replay_every_key_works_while_the_line_of_time_has_the_focus() {
    let mut desktop = Desktop::open();
    look_back(&mut desktop);
    desktop.key(KeyCode::ArrowLeft);
    let (name, _) = desktop.focused().expect("a focus");
    assert_eq!(name, "Moments of the game");
    desktop.send_letter('?', ButtonState::Pressed);
    desktop.frames(3);
    desktop.send_letter('?', ButtonState::Released);
    assert!(desktop.app.world().resource::<Help>().is_open());
    desktop.key(KeyCode::KeyK);
    assert!(settings(&desktop).show_kingdoms, "behind the sheet");
    desktop.key(KeyCode::Escape);
    desktop.key(KeyCode::KeyK);
    assert!(!settings(&desktop).show_kingdoms);
    // What lies over the replay has the arrows for itself.
    desktop.press("Game menu");
    desktop.key(KeyCode::ArrowDown);
    desktop.frames(3);
    let (name, _) = desktop.focused().expect("a focus");
    assert!(name.starts_with("Save as"), "{name}");
}

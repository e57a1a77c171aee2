//! The controls that all screens share, by keyboard alone: one stop for a group, arrows inside it,
//! lists that open on what is chosen.

use crate::support::Desktop;
use crate::table::flow::place_of;
use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{NodeId, Role};
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::screens::new_game::Form;
use two_rivers::desktop::screens::{Menu, settings};
use two_rivers::record::Kind;
use two_rivers::tigris::rules::Dynasty;

fn open(screen: Screen) -> Desktop {
    let mut desktop = Desktop::open();
    desktop.go(screen);
    desktop
}

/// What has the focus, by the name that screen readers are given.
fn focused(desktop: &mut Desktop) -> String {
    focus(desktop).1
}

fn focus(desktop: &mut Desktop) -> (NodeId, String) {
    let update = desktop.tree();
    let node = update.nodes.iter().find(|(id, _)| *id == update.focus);
    let name = node.and_then(|(_, node)| node.label().or(node.value()));
    (update.focus, name.unwrap_or_default().to_string())
}

fn form(desktop: &Desktop) -> &Form {
    desktop.app.world().resource::<Form>()
}

#[test]
fn a_press_is_a_click_however_long_it_lasts() {
    let mut desktop = open(Screen::Title);
    let at = place_of(&mut desktop, "Settings");
    desktop.point(at);
    desktop.frames(2);
    desktop.button(ButtonState::Pressed);
    // Two seconds: as long as a quick click where hardly a frame is drawn.
    desktop.frames(120);
    desktop.button(ButtonState::Released);
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Settings);
}

#[test]
fn a_click_counts_though_the_pointer_is_gone_again() {
    let mut desktop = open(Screen::Title);
    let at = place_of(&mut desktop, "Settings");
    desktop.point(Vec2::new(2.0, 2.0));
    desktop.frames(2);
    // All of it within one frame, as where a frame takes long.
    desktop.send_click(at);
    desktop.send_move(Vec2::new(2.0, 2.0));
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Settings);
}

#[test]
fn a_group_is_one_stop_and_arrows_choose_in_it() {
    let mut desktop = open(Screen::NewGame);
    assert_eq!(
        focused(&mut desktop),
        "Tigris & Euphrates",
        "the focus begins on what is chosen"
    );
    desktop.key(KeyCode::Tab);
    assert_eq!(focused(&mut desktop), "3");
    desktop.key(KeyCode::ArrowRight);
    assert_eq!(
        (form(&desktop).count, focused(&mut desktop)),
        (4, "4".to_string())
    );
    desktop.key(KeyCode::ArrowDown);
    assert_eq!(
        (form(&desktop).count, focused(&mut desktop)),
        (2, "2".to_string())
    );
    desktop.key(KeyCode::ArrowUp);
    assert_eq!(form(&desktop).count, 4);
    desktop.key(KeyCode::Home);
    assert_eq!(form(&desktop).count, 2);
    desktop.key(KeyCode::End);
    assert_eq!(form(&desktop).count, 4);
    desktop.key(KeyCode::Tab);
    assert_eq!(focused(&mut desktop), "Dynasty of player 1: Archer");
}

#[test]
fn a_list_opens_on_what_is_chosen_and_is_gone_through_by_keys() {
    let mut desktop = open(Screen::NewGame);
    desktop.key(KeyCode::Tab);
    desktop.key(KeyCode::Tab);
    desktop.key(KeyCode::Enter);
    assert_eq!(focused(&mut desktop), "Archer");
    desktop.key(KeyCode::ArrowDown);
    assert_eq!(focused(&mut desktop), "Bull");
    desktop.key(KeyCode::End);
    assert_eq!(focused(&mut desktop), "Lion");
    desktop.key(KeyCode::ArrowDown);
    assert_eq!(focused(&mut desktop), "Lion", "a list ends where it ends");
    desktop.key(KeyCode::Home);
    desktop.key(KeyCode::ArrowDown);
    desktop.key(KeyCode::Enter);
    assert_eq!(form(&desktop).seats[0].dynasty, Dynasty::Bull);
    assert_eq!(focused(&mut desktop), "Dynasty of player 1: Bull");
    // Escape closes the list, and only the list.
    desktop.key(KeyCode::Enter);
    desktop.key(KeyCode::Escape);
    assert_eq!(desktop.screen(), Screen::NewGame);
    assert_eq!(focused(&mut desktop), "Dynasty of player 1: Bull");
    desktop.key(KeyCode::Escape);
    assert_eq!(desktop.screen(), Screen::Title);
}

#[test]
fn a_level_is_chosen_by_keyboard() {
    let mut desktop = open(Screen::NewGame);
    desktop.tab_to(|name| name == "Who plays seat 2: 3 Judge");
    desktop.key(KeyCode::Enter);
    assert!(focused(&mut desktop).starts_with("3 Judge – "));
    desktop.key(KeyCode::End);
    assert!(focused(&mut desktop).starts_with("5 Lugal – "));
    desktop.key(KeyCode::Enter);
    assert_eq!(form(&desktop).seats[1].kind, Kind::Bot("lugal".to_string()));
    assert_eq!(focused(&mut desktop), "Who plays seat 2: 5 Lugal");
}

/// Goes through a page by Tab until the focus is where it was; answers everything that had it.
fn round(desktop: &mut Desktop) -> Vec<String> {
    let (first, name) = focus(desktop);
    let mut stops = vec![name];
    for _ in 0..400 {
        desktop.key(KeyCode::Tab);
        let (now, name) = focus(desktop);
        if now == first {
            return stops;
        }
        stops.push(name);
    }
    panic!("Tab never comes round: {stops:?}");
}

#[test]
fn every_page_is_gone_through_by_tab_and_has_two_ends() {
    for screen in [
        Screen::NewGame,
        Screen::Settings,
        Screen::Load,
        Screen::Learn,
        Screen::Rules,
        Screen::About,
    ] {
        let mut desktop = open(screen);
        let stops = round(&mut desktop);
        assert!(
            stops.iter().all(|stop| !stop.is_empty()),
            "{screen:?}: {stops:?}"
        );
        assert!(
            stops.iter().any(|stop| stop == "Back" || stop == "Done"),
            "{screen:?}: {stops:?}"
        );
        desktop.key(KeyCode::Escape);
        if desktop.screen() == screen {
            // Out of a field for text Escape leads first.
            desktop.key(KeyCode::Escape);
        }
        assert_eq!(desktop.screen(), Screen::Title, "{screen:?}");
    }
}

/// How high the first text that begins so stands.
fn height(desktop: &mut Desktop, text: &str) -> f32 {
    desktop.frames(3);
    let all = desktop.named(&[Role::Label]);
    let found = all.iter().find(|(name, _)| name.starts_with(text));
    found.unwrap_or_else(|| panic!("no {text:?}")).1.y
}

#[test]
fn changes_and_licences_are_read_by_keyboard() {
    let mut desktop = open(Screen::About);
    assert_eq!(focused(&mut desktop), "This program");
    desktop.key(KeyCode::ArrowRight);
    assert_eq!(focused(&mut desktop), "What has changed");
    desktop.key(KeyCode::Tab);
    assert_eq!(focused(&mut desktop), "What has changed", "the text itself");
    let note = "What players notice";
    let top = height(&mut desktop, note);
    desktop.key(KeyCode::ArrowDown);
    let below = height(&mut desktop, note);
    assert!(below < top - 20.0, "{top} {below}");
    desktop.key(KeyCode::PageDown);
    assert!(height(&mut desktop, note) < below - 200.0);
    desktop.key(KeyCode::Home);
    assert_eq!(height(&mut desktop, note), top);

    desktop.press("Licences");
    desktop.frames(3);
    // The group of parts is one stop, and stands before the search.
    desktop.key(KeyCode::Tab);
    desktop.key(KeyCode::Tab);
    assert_eq!(focused(&mut desktop), "Find a work");
    desktop.key(KeyCode::Tab);
    assert_eq!(focused(&mut desktop), "Two Rivers");
    desktop.key(KeyCode::ArrowDown);
    assert_eq!(focused(&mut desktop), "Rust's standard library");
    desktop.key(KeyCode::Tab);
    assert_eq!(focused(&mut desktop), "Rust's standard library", "its text");
    let terms = "Permission is hereby granted";
    let shown = height(&mut desktop, terms);
    desktop.key(KeyCode::End);
    assert!(height(&mut desktop, terms) <= shown);
    desktop.key(KeyCode::Tab);
    assert_eq!(focused(&mut desktop), "Back");
    desktop.key(KeyCode::Enter);
    assert_eq!(desktop.screen(), Screen::Title);
}

#[test]
fn tabs_of_the_settings_are_a_group() {
    let mut desktop = open(Screen::Settings);
    let first = settings::Tab::default();
    assert_eq!(*desktop.app.world().resource::<settings::Tab>(), first);
    desktop.tab_to(|name| name == "Display");
    desktop.key(KeyCode::ArrowDown);
    assert_ne!(*desktop.app.world().resource::<settings::Tab>(), first);
    assert_eq!(desktop.screen(), Screen::Settings);
}

#[test]
fn a_dialogue_begins_on_what_is_chosen() {
    let mut desktop = Desktop::open();
    let persons = [Dynasty::Archer];
    desktop.start(
        two_rivers::tigris::rules::Board::standard(),
        2,
        &persons,
        Default::default(),
        5,
    );
    // Every time anew, although nothing else has the keyboard in between.
    for _ in 0..2 {
        desktop.press_containing("Archer: ");
        assert_eq!(focused(&mut desktop), "A person");
        desktop.key(KeyCode::Escape);
        assert!(!desktop.app.world().resource::<Menu>().is_open());
    }
    for _ in 0..2 {
        desktop.key(KeyCode::Escape);
        assert!(desktop.app.world().resource::<Menu>().is_open());
        assert_eq!(focused(&mut desktop), "Resume");
        desktop.key(KeyCode::Escape);
    }
    let fits = desktop.app.world().resource::<Settings>().ui_scale;
    assert_eq!(fits, 100);
}

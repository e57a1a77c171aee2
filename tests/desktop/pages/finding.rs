//! The list of games: what is looked for in it, and how one gets about it.

use super::load::write;
use crate::everywhere::layouts::dress;
use crate::support::told::told;
use crate::support::{Desktop, new_game};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use std::path::PathBuf;
use two_rivers::data_folder;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::screens::Shelf;
use two_rivers::desktop::screens::load::finding::Finding;
use two_rivers::tigris::rules::{Board, Dynasty, Options};

/// Opens the list and looks for something, so that the games of other tests are not on it.
fn look_for(desktop: &mut Desktop, sought: &str, there: usize) {
    desktop.go(Screen::Load);
    desktop.until("the shelf is read", |world| {
        let shelf = world.resource::<Shelf>();
        let named = shelf.saves.iter().chain(&shelf.autosaves);
        let named = named.filter(|line| {
            let game = line.game.as_ref();
            let words = two_rivers::locale::Locale::english();
            let plays = |name: &str| game.is_ok_and(|game| game.names(&words).contains(name));
            line.title.starts_with(sought) || plays(sought)
        });
        !shelf.is_reading() && named.count() == there
    });
    desktop.app.world_mut().resource_mut::<Finding>().sought = sought.to_string();
    desktop.frames(4);
}

fn sought(desktop: &Desktop) -> &str {
    &desktop.app.world().resource::<Finding>().sought
}

/// Games that are called by this word and a number.
fn write_many(word: &str, count: usize) -> Vec<PathBuf> {
    // Before that the folder is a person's own.
    assert!(Desktop::data().exists());
    let folder = data_folder::saves().expect("a folder");
    std::fs::create_dir_all(&folder).expect("the folder");
    let files = (0..count).map(|number| {
        let name = format!("{word} {number}");
        write(&folder, &format!("{name}.ron"), &name).0
    });
    files.collect()
}

fn remove_all(files: Vec<PathBuf>) {
    for file in files {
        std::fs::remove_file(file).expect("the save");
    }
}

#[test]
fn only_the_games_scroll_in_a_small_window() {
    let mut desktop = Desktop::open();
    let files = write_many("Scrolling", 8);
    dress(&mut desktop, (1024, 640, 100, "en"));
    look_for(&mut desktop, "Scrolling", 8);
    let places = |desktop: &mut Desktop| {
        desktop.frames(4);
        let field = desktop.named(&[Role::TextInput, Role::ComboBox]);
        let row = desktop.named(&[Role::Label]).into_iter();
        let mut row = row.filter(|(name, _)| name.starts_with("Scrolling "));
        (field, row.next().expect("a game").1.y)
    };
    let (head, first) = places(&mut desktop);
    assert_eq!(head.len(), 2, "{head:?}");
    desktop.point(Vec2::new(400.0, 400.0));
    desktop.wheel(-5.0);
    let (after, moved) = places(&mut desktop);
    remove_all(files);
    assert!(moved < first - 50.0, "{moved} is not above {first}");
    assert_eq!(head, after);
}

#[test]
fn escape_takes_back_what_is_sought_before_it_leaves() {
    let mut desktop = Desktop::open();
    desktop.go(Screen::Load);
    let field = |desktop: &mut Desktop| desktop.focused().map(|(name, _)| name);
    let search = Some("Find a name, a player or a game".to_string());
    assert_eq!(field(&mut desktop), search);
    desktop.app.world_mut().resource_mut::<Finding>().sought = "Anna".to_string();
    desktop.frames(2);
    desktop.key(KeyCode::Escape);
    assert_eq!((desktop.screen(), sought(&desktop)), (Screen::Load, ""));
    assert_eq!(field(&mut desktop), search, "one goes on typing");
    // From elsewhere on the page too.
    desktop.app.world_mut().resource_mut::<Finding>().sought = "Ben".to_string();
    desktop.key(KeyCode::Tab);
    desktop.key(KeyCode::Escape);
    assert_eq!((desktop.screen(), sought(&desktop)), (Screen::Load, ""));
    desktop.key(KeyCode::Escape);
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Title);
}

#[test]
fn down_leads_from_the_search_and_the_order_to_the_games() {
    let files = write_many("Downwards", 2);
    for tabs in [0, 1] {
        // A page goes on where it was left: a new one begins with the search.
        let mut desktop = Desktop::open();
        look_for(&mut desktop, "Downwards", 2);
        for _ in 0..tabs {
            desktop.key(KeyCode::Tab);
        }
        desktop.key(KeyCode::ArrowDown);
        let (name, _) = desktop.focused().expect("the keyboard is somewhere");
        assert!(name.starts_with("Open: Downwards"), "{tabs}: {name}");
    }
    remove_all(files);
}

#[test]
fn every_row_says_which_game_its_buttons_are_about() {
    let mut desktop = Desktop::open();
    let files = write_many("Rows", 3);
    look_for(&mut desktop, "Rows", 3);
    let mut names: Vec<String> = desktop
        .buttons()
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    remove_all(files);
    names.retain(|name| name.contains("Rows"));
    // Open, replay, delete, export, rename.
    assert_eq!(names.len(), 15, "{names:#?}");
    let first = names
        .iter()
        .find(|name| name.starts_with("Open: Rows 0, Tigris & Euphrates · turn 2, "));
    assert!(
        first.is_some_and(|name| name.contains("just now")),
        "{names:#?}"
    );
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 15, "{names:#?}");
}

#[test]
fn a_game_that_is_being_played_says_so() {
    let mut desktop = Desktop::open();
    let mut game = new_game(
        Board::standard(),
        2,
        &[Dynasty::Archer, Dynasty::Bull],
        Options::default(),
        7,
    );
    game.players[0].name = "Heldina".to_string();
    desktop.begin(game);
    desktop.reveal();
    desktop.end_turn();
    look_for(&mut desktop, "Heldina", 1);
    told(&mut desktop, "Tigris & Euphrates · turn 2, open now");
    assert!(desktop.screen() == Screen::Load);
}

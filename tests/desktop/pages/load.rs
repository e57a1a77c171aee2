//! Files that come in and go out, what is told of them, and what goes wrong.

use crate::support::Desktop;
use crate::support::told::{labels, told};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy_egui::egui::accesskit::Role;
use std::path::{Path, PathBuf};
use two_rivers::data_folder;
use two_rivers::desktop::app::folder::FileManager;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::screens::Menu;
use two_rivers::desktop::screens::load::asking::Asking;
use two_rivers::desktop::screens::shelf::Shelf;
use two_rivers::desktop::session::SessionCommand;
use two_rivers::tigris::Record;
use two_rivers::tigris::rules::{Board, Decision, Dynasty, Options, Seats, Setup};

/// A game of one decision in a file.
pub fn write(folder: &Path, name: &str, title: &str) -> (PathBuf, Record) {
    let setup = Setup::new(Board::standard(), Seats::first(2).expect("two"), 7);
    let mut record: Record = Record::new(setup.into(), Vec::new()).expect("a game");
    let mut events: Vec<two_rivers::tigris::rules::Event> = Vec::new();
    let played = record.try_play(Decision::End, &mut events);
    played.expect("a turn may end");
    record.set_title(title);
    let path = folder.join(name);
    record.write(&path).expect("a file");
    (path, record)
}

fn drop_file(desktop: &mut Desktop, path: &Path) {
    let window = desktop.window();
    let dropped = FileDragAndDrop::DroppedFile {
        window,
        path_buf: path.to_path_buf(),
    };
    desktop.app.world_mut().write_message(dropped);
    desktop.frames(6);
}

#[test]
fn a_file_that_is_dropped_is_among_the_saves() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, record) = write(folder.path(), "Dropped.ron", "Dropped by hand");
    let mut desktop = Desktop::open();
    drop_file(&mut desktop, &path);
    assert_eq!(desktop.screen(), Screen::Load);
    told(
        &mut desktop,
        "“Dropped by hand” is among the saved games now.",
    );
    let saved = data_folder::saves()
        .expect("a folder")
        .join("Dropped by hand.ron");
    let read: Record = Record::read(&saved).expect("a save");
    assert_eq!(read.decisions(), record.decisions());
    // The same once more is there already; another game gets a name of its own.
    drop_file(&mut desktop, &path);
    told(
        &mut desktop,
        "This game is among the saved ones already: “Dropped by hand”.",
    );
    let (other, _) = write(folder.path(), "Another.ron", "Dropped by hand");
    drop_file(&mut desktop, &other);
    told(
        &mut desktop,
        "“Dropped by hand (2)” is among the saved games now.",
    );
    for name in ["Dropped by hand.ron", "Dropped by hand (2).ron"] {
        std::fs::remove_file(saved.with_file_name(name)).expect("a save");
    }
}

#[test]
fn a_broken_file_is_told_of_without_paths_and_parsers() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("broken.ron");
    let (_, whole) = write(folder.path(), "whole.ron", "");
    let whole = whole.to_ron().expect("a text");
    let cut = &whole[..whole.len() - 20];
    let line = Record::from_ron(cut).unwrap_err().line();
    let damaged = format!("Line {} is damaged", line.expect("a line"));
    let mut desktop = Desktop::open();
    let mut all = String::new();
    for (text, sentence) in [
        ("Dear diary", "This does not begin as a saved game does."),
        (cut, &damaged),
    ] {
        std::fs::write(&path, text).expect("a file");
        drop_file(&mut desktop, &path);
        assert_eq!(desktop.screen(), Screen::Title);
        told(&mut desktop, &format!("broken.ron: {sentence}"));
        all += &labels(&mut desktop).join("\n");
        desktop.press("All right");
    }
    let place = folder.path().display().to_string();
    for hidden in [place.as_str(), "xpected", "column"] {
        assert!(!all.contains(hidden), "{hidden:?} in {all}");
    }
}

#[test]
fn a_file_on_the_command_line_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, record) = write(folder.path(), "named=odd name.ron", "");
    let mut desktop = Desktop::open_with_file(&path);
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Table);
    let opened = desktop.session().record();
    assert_eq!(opened.decisions(), record.decisions());
    let mut desktop = Desktop::open_with_file(&folder.path().join("gone.ron"));
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Title);
    told(
        &mut desktop,
        "gone.ron: There is no such file, or not any more.",
    );
}

#[test]
fn a_copy_goes_out_and_replaces_nothing_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, _) = write(folder.path(), "from.ron", "Sunday");
    let to = folder.path().join("out.ron");
    let mut desktop = Desktop::open();
    desktop.go(Screen::Load);
    let ask = |desktop: &mut Desktop| {
        let typed = to.display().to_string();
        let question = Asking::Export(path.clone(), typed);
        *desktop.app.world_mut().resource_mut::<Asking>() = question;
        desktop.frames(4);
        // The field has the keyboard.
        desktop.key(KeyCode::Enter);
        desktop.frames(2);
    };
    ask(&mut desktop);
    told(&mut desktop, "“out.ron” has been written.");
    let whole = std::fs::read(&path).expect("the game");
    assert_eq!(std::fs::read(&to).expect("the copy"), whole);
    std::fs::write(&to, "somebody's").expect("another file");
    ask(&mut desktop);
    told(&mut desktop, "There is already a file called “out.ron”.");
    assert_eq!(std::fs::read(&to).expect("it"), b"somebody's");
    desktop.key(KeyCode::Escape);
    ask(&mut desktop);
    desktop.press("Replace");
    assert_eq!(std::fs::read(&to).expect("the copy"), whole);
}

#[test]
fn the_list_tells_the_turn_of_a_running_game_and_no_points() {
    let mut desktop = Desktop::open();
    let folder = data_folder::saves().expect("a folder");
    let (path, _) = write(&folder, "Listed here.ron", "Listed here");
    desktop.go(Screen::Load);
    desktop.until("the shelf is read", |world| {
        let shelf = world.resource::<two_rivers::desktop::screens::Shelf>();
        !shelf.is_reading() && shelf.saves.iter().any(|line| line.path == path)
    });
    let all = labels(&mut desktop);
    std::fs::remove_file(&path).expect("the save");
    assert!(all.iter().any(|text| text == "Listed here"), "{all:?}");
    assert!(
        all.iter().any(|text| text == "Tigris & Euphrates · turn 2"),
        "{all:?}"
    );
    let pictures = desktop.named(&[Role::Image]);
    let seen = pictures
        .iter()
        .any(|(name, _)| name.contains("Listed here"));
    assert!(seen, "{pictures:?}");
}

#[test]
fn a_folder_that_cannot_be_shown_is_named() {
    let mut desktop = Desktop::open();
    desktop
        .app
        .insert_resource(FileManager("two-rivers-no-such-program".into()));
    desktop.go(Screen::Settings);
    desktop.press("Open the data folder");
    let place = Desktop::data().display().to_string();
    let mut seen = Vec::new();
    for _ in 0..200 {
        seen = labels(&mut desktop);
        if seen.iter().any(|text| text.contains(&place)) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("{place} is not among {seen:?}");
}

#[test]
fn the_first_escape_opens_the_menu_over_a_game_that_the_menu_led_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, _) = write(folder.path(), "another.ron", "Another");
    let mut desktop = Desktop::open();
    desktop.start(
        Board::standard(),
        2,
        &[Dynasty::Archer],
        Options::default(),
        3,
    );
    desktop.key(KeyCode::Escape);
    assert!(desktop.app.world().resource::<Menu>().is_open());
    desktop.go(Screen::Load);
    let world = desktop.app.world_mut();
    world.write_message(SessionCommand::Open(path));
    desktop.frames(4);
    desktop.lay();
    desktop.reveal();
    assert!(!desktop.app.world().resource::<Menu>().is_open());
    desktop.key(KeyCode::Escape);
    assert!(desktop.app.world().resource::<Menu>().is_open());
}

#[test]
fn the_keyboard_goes_on_beside_a_game_that_was_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desktop = Desktop::open();
    let names = ["Beside the deleted", "To be deleted"];
    for name in names {
        let (path, _) = write(folder.path(), &format!("{name}.ron"), name);
        drop_file(&mut desktop, &path);
        told(
            &mut desktop,
            &format!("“{name}” is among the saved games now."),
        );
    }
    let saves = data_folder::saves().expect("a folder");
    let deleted = saves.join("To be deleted.ron");
    desktop.until("both are on the list", |world| {
        let shelf = world.resource::<Shelf>();
        shelf.read && shelf.saves.iter().any(|line| line.path == deleted)
    });
    let identity = "To be deleted".to_string();
    desktop.press_containing(&format!("Delete: {identity}"));
    desktop.frames(6);
    told(&mut desktop, &format!("Gone for good: {identity}"));
    desktop.press("Delete");
    desktop.until("it is gone", |world| {
        let shelf = world.resource::<Shelf>();
        shelf.read && shelf.saves.iter().all(|line| line.path != deleted)
    });
    desktop.frames(6);
    let (has, _) = desktop.focused().expect("something has the keyboard");
    assert!(has.starts_with("Open: "), "{has}");
    std::fs::remove_file(saves.join("Beside the deleted.ron")).expect("a save");
}

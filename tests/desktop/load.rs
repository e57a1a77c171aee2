//! The list of games: files that come in and go out, what is told of them, and what goes wrong.

use super::layouts::dress;
use super::support::{Desktop, new_game};
use super::told::{labels, told};
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, WindowEvent};
use bevy_egui::egui::accesskit::Role;
use std::path::{Path, PathBuf};
use two_rivers::babel::rules;
use two_rivers::data_folder;
use two_rivers::desktop::app::folder::FileManager;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::games::babel;
use two_rivers::desktop::screens::load::asking::Asking;
use two_rivers::desktop::screens::load::finding::Finding;
use two_rivers::desktop::screens::{Menu, Shelf};
use two_rivers::desktop::session::SessionCommand;
use two_rivers::preferences::Preferences;
use two_rivers::record::{self, Kind};
use two_rivers::tigris::Record;
use two_rivers::tigris::rules::Dynasty;
use two_rivers::tigris::rules::Options;
use two_rivers::tigris::rules::{Board, Decision, Seats, Setup};

/// A game of one decision in a file.
fn write(folder: &Path, name: &str, title: &str) -> (PathBuf, Record) {
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

fn go(desktop: &mut Desktop, screen: Screen) {
    let mut next = desktop.app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(screen);
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
    // The same once more has a name of its own.
    drop_file(&mut desktop, &path);
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
    told(&mut desktop, "gone.ron: It is not there, or not any more.");
}

#[test]
fn a_copy_goes_out_and_replaces_nothing_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, _) = write(folder.path(), "from.ron", "Sunday");
    let to = folder.path().join("out.ron");
    let mut desktop = Desktop::open();
    go(&mut desktop, Screen::Load);
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
    go(&mut desktop, Screen::Load);
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
    go(&mut desktop, Screen::Settings);
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
fn the_settings_go_back_to_the_usual_when_asked() {
    let mut desktop = Desktop::open();
    let odd = Preferences {
        ui_scale: 110,
        muted: true,
        show_recap: false,
        first_run_done: true,
        ..Preferences::default()
    };
    desktop.app.insert_resource(Settings(odd.clone()));
    go(&mut desktop, Screen::Settings);
    let now = |desktop: &Desktop| desktop.app.world().resource::<Settings>().0.clone();
    desktop.press_as(Role::RadioButton, "Sound");
    desktop.press("Reset this page");
    desktop.press("Leave them");
    assert!(now(&desktop).muted);
    desktop.press("Reset this page");
    desktop.press("Reset");
    assert_eq!(
        (now(&desktop).muted, now(&desktop).ui_scale),
        (false, odd.ui_scale)
    );
    desktop.press("Reset all");
    desktop.press("Reset");
    let all = Preferences {
        first_run_done: true,
        window: now(&desktop).window,
        ..Preferences::default()
    };
    assert_eq!(now(&desktop), all);
}

/// Opens the list and looks for something, so that the games of other tests are not on it.
fn look_for(desktop: &mut Desktop, sought: &str, there: usize) {
    go(desktop, Screen::Load);
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
    wheel(&mut desktop, -5.0);
    let (after, moved) = places(&mut desktop);
    remove_all(files);
    assert!(moved < first - 50.0, "{moved} is not above {first}");
    assert_eq!(head, after);
}

#[test]
fn escape_takes_back_what_is_sought_before_it_leaves() {
    let mut desktop = Desktop::open();
    go(&mut desktop, Screen::Load);
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
    told(&mut desktop, "Tigris & Euphrates · turn 2, on a table now");
    assert!(desktop.screen() == Screen::Load);
}

/// Turns the wheel.
fn wheel(desktop: &mut Desktop, lines: f32) {
    let window = desktop.window();
    let wheel = MouseWheel {
        unit: MouseScrollUnit::Line,
        x: 0.0,
        y: lines,
        window,
        phase: TouchPhase::Moved,
    };
    let world = desktop.app.world_mut();
    world.write_message(WindowEvent::from(wheel));
    world.write_message(wheel);
    desktop.frames(20);
}

#[test]
fn only_the_page_of_the_settings_scrolls() {
    let mut desktop = Desktop::open();
    dress(&mut desktop, (1024, 640, 100, "en"));
    go(&mut desktop, Screen::Settings);
    desktop.press_as(Role::RadioButton, "Keys");
    let places = |desktop: &mut Desktop| {
        let tabs = desktop.named(&[Role::RadioButton]);
        let rows = desktop.named(&[Role::Button]).into_iter();
        let mut rows = rows.filter(|(name, _)| name.starts_with("Take the king"));
        (tabs, rows.next().expect("a row of keys").1.y)
    };
    let (tabs, row) = places(&mut desktop);
    assert_eq!(tabs.len(), 7, "{tabs:?}");
    desktop.point(Vec2::new(700.0, 400.0));
    wheel(&mut desktop, -3.0);
    let (after, moved) = places(&mut desktop);
    assert!(moved < row - 50.0, "{moved} is not above {row}");
    assert_eq!(tabs, after);
}

/// A game of Babel between two people.
fn begin_babel(desktop: &mut Desktop) {
    let game = babel::NewGame {
        options: rules::Options::default(),
        players: ["Ninsun", "Aya"].map(|name| babel::NewPlayer {
            name: name.to_string(),
            kind: Kind::Person,
        }),
        start: Some(rules::Player::Kish),
        seed: Some(7),
        hints: true,
    };
    let world = desktop.app.world_mut();
    world.write_message(babel::Order::Start(game));
    desktop.frames(4);
}

#[test]
fn the_menu_serves_babel_too() {
    let mut desktop = Desktop::open();
    begin_babel(&mut desktop);
    let open = |desktop: &mut Desktop| {
        desktop.app.world_mut().resource_mut::<Menu>().open();
        desktop.frames(4);
    };
    open(&mut desktop);
    desktop.press("Settings");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Settings);
    desktop.press("Done");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Babel);
    open(&mut desktop);
    desktop.press("Load");
    desktop.frames(4);
    desktop.press("Back");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Babel);
    open(&mut desktop);
    desktop.press("Save as");
    desktop.frames(2);
    desktop.press("Save");
    desktop.frames(4);
    let saved = data_folder::saves().expect("a folder").join("My game.ron");
    let read = record::Record::<rules::Position>::read(&saved);
    assert_eq!(read.expect("a save").players()[0].name, "Ninsun");
    open(&mut desktop);
    desktop.press("To the title");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Title);
    assert!(!desktop.app.world().contains_resource::<babel::Session>());
}

#[test]
fn a_name_typed_without_a_pause_is_saved_by_enter() {
    let mut desktop = Desktop::open();
    begin_babel(&mut desktop);
    desktop.app.world_mut().resource_mut::<Menu>().open();
    desktop.frames(4);
    desktop.press("Save as");
    let asks = |desktop: &mut Desktop| desktop.buttons().iter().any(|(name, _)| name == "Save");
    // The keys of this desktop write nothing: it is saved under the name that is offered, or somebody
    // has done so before and is asked whether it is to be replaced.
    for _ in 0..40 {
        desktop.strike(KeyCode::KeyA);
    }
    assert!(asks(&mut desktop));
    desktop.strike(KeyCode::Enter);
    desktop.frames(4);
    assert!(!asks(&mut desktop));
}

#[test]
fn babel_is_continued_found_among_the_games_and_opened() {
    let mut desktop = Desktop::open();
    begin_babel(&mut desktop);
    let id = |desktop: &Desktop| {
        let session = desktop.app.world().get_resource::<babel::Session>();
        session.map(|session| session.record().id())
    };
    let begun = id(&desktop).expect("a game");
    let world = desktop.app.world_mut();
    world.write_message(SessionCommand::SaveAs("Two at the quarry".to_string()));
    world.write_message(SessionCommand::CloseGame);
    desktop.frames(6);
    assert_eq!((desktop.screen(), id(&desktop)), (Screen::Title, None));
    let continued = "Continue Babel\nNinsun, Aya\nTurn 1, just now";
    let own = format!("{begun:016x}.ron");
    desktop.until("the game is among the autosaves", |world| {
        let mut shelf = world.resource_mut::<Shelf>();
        // Games of other tests may be newer.
        let is_own = |path: &Path| path.to_string_lossy().ends_with(&own);
        shelf.autosaves.retain(|line| is_own(&line.path));
        shelf.newest_unfinished().is_some()
    });
    desktop.frames(4);
    let buttons = desktop.buttons();
    let names: Vec<&str> = buttons.iter().map(|(name, _)| name.as_str()).collect();
    assert!(names.contains(&continued), "{names:?}");
    desktop.press(continued);
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Babel);
    assert_eq!(id(&desktop), Some(begun), "the autosave goes on");
    let world = desktop.app.world_mut();
    world.write_message(SessionCommand::CloseGame);
    desktop.frames(6);
    go(&mut desktop, Screen::Load);
    desktop.until("the shelf is read", |world| world.resource::<Shelf>().read);
    let mut finding = desktop.app.world_mut().resource_mut::<Finding>();
    finding.sought = "babel quarry".to_string();
    told(&mut desktop, "Babel · turn 1");
    desktop.press_containing("Open: Two at the quarry");
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Babel);
    let opened = id(&desktop);
    assert!(opened.is_some_and(|id| id != begun), "a game of its own");
    desktop
        .app
        .world_mut()
        .write_message(SessionCommand::CloseGame);
    desktop.frames(4);
}

//! The history: a game that ends at the table is there, and can be looked back on, copied out and
//! deleted; who plays here is told by names.

use crate::support::Desktop;
use crate::support::told::told;
use bevy::prelude::*;
use std::path::PathBuf;
use two_rivers::data_folder;
use two_rivers::desktop::app::profiles::People;
use two_rivers::desktop::app::requests::ReplayCommand;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::games::tigris::Choose;
use two_rivers::desktop::history::Page;
use two_rivers::desktop::history::asking::Asking;
use two_rivers::desktop::history::library::Library;
use two_rivers::desktop::session::SessionCommand;
use two_rivers::record::Kind;
use two_rivers::record::finished::Finished;
use two_rivers::tigris::Record;

/// A finished game of one person of this name against a bot: a game of its own.
fn game(name: &str) -> Record {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let path = path.join("tests/saves/format1-rules1-finished.ron");
    let mut record = Record::read(&path).expect("a save").copy();
    let mut player = record.players()[0].clone();
    player.name = name.to_string();
    player.kind = Kind::Person;
    record.set_player(player);
    record
}

fn finished() -> Finished {
    Finished::new(data_folder::history().expect("a folder"))
}

/// A desktop that nobody in particular plays on, and whose file of names no test writes.
fn open() -> Desktop {
    let mut desktop = Desktop::open();
    desktop.app.insert_resource(People::default());
    desktop
}

fn visit(desktop: &mut Desktop) {
    desktop.go(Screen::History);
    read(desktop);
}

fn read(desktop: &mut Desktop) {
    desktop.until("the games are read", |world| {
        world.resource::<Library>().read
    });
    desktop.frames(4);
}

/// Says who plays here, as the dialogue does.
fn introduce(desktop: &mut Desktop, name: &str) {
    *desktop.app.world_mut().resource_mut::<Asking>() = Asking::Add(name.to_string(), Vec::new());
    desktop.frames(6);
    desktop.press("Add");
    desktop.frames(6);
}

#[test]
fn a_game_that_ends_at_the_table_is_in_the_history() {
    let whole = game("Enheduanna");
    let count = whole.decisions().len();
    let last = whole.decisions()[count - 1];
    // As it was before its last decision: a branch would count nowhere.
    let before = whole.branch(count - 1).expect("a moment");
    let text = before.to_ron().expect("a text");
    let before = Record::from_ron(&text.replace("    branch: true,\n", "")).expect("a game");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("nearly.ron");
    before.write(&path).expect("a file");
    let mut desktop = open();
    let world = desktop.app.world_mut();
    world.write_message(SessionCommand::Open(path));
    desktop.frames(6);
    desktop.lay();
    desktop
        .app
        .world_mut()
        .write_message(Choose { decision: last });
    desktop.frames(6);
    let record = desktop.session().record().clone();
    assert!(record.is_over(), "the last decision ends it");
    visit(&mut desktop);
    let kept = finished().path(&record);
    assert!(kept.exists(), "it stays");
    introduce(&mut desktop, "Enheduanna");
    told(&mut desktop, "1 game · ");
    std::fs::remove_file(kept).expect("a file");
}

#[test]
fn nobody_who_was_removed_begins_a_new_game() {
    let mut desktop = open();
    visit(&mut desktop);
    for name in ["Ana of tests", "Removed of tests"] {
        introduce(&mut desktop, name);
    }
    let names = |desktop: &Desktop| {
        let settings = desktop.app.world().resource::<Settings>();
        let seats = settings.last_setup.seats.iter().map(|seat| &seat.name);
        let cities = settings.last_babel.cities.iter().map(|seat| &seat.name);
        seats.chain(cities).cloned().collect::<Vec<_>>()
    };
    let sits = |desktop: &Desktop, name: &str| names(desktop).iter().any(|other| other == name);
    assert!(sits(&desktop, "Removed of tests"), "{:?}", names(&desktop));
    for (asking, button) in [
        (
            Asking::Remove("Removed of tests".to_string()),
            Some("Remove"),
        ),
        (Asking::Choose(Some("Ana of tests".to_string())), None),
    ] {
        *desktop.app.world_mut().resource_mut::<Asking>() = asking;
        desktop.frames(6);
        if let Some(button) = button {
            desktop.press(button);
            desktop.frames(6);
        }
    }
    assert!(!sits(&desktop, "Removed of tests"), "{:?}", names(&desktop));
    assert!(sits(&desktop, "Ana of tests"), "{:?}", names(&desktop));
    *desktop.app.world_mut().resource_mut::<Asking>() = Asking::Remove("Ana of tests".to_string());
    desktop.frames(6);
    desktop.press("Remove");
}

#[test]
fn games_are_looked_at_copied_out_and_deleted() {
    let name = "Hammurabi";
    let games = [game(name), game(name), game(name)];
    // Only a desktop that is open has a folder of its own.
    let mut desktop = open();
    for game in &games {
        finished().keep(game).expect("it is kept");
    }
    visit(&mut desktop);
    introduce(&mut desktop, name);
    told(&mut desktop, "3 games · ");

    // The replay leads back to the list.
    desktop.press_containing("Replay: Tigris");
    desktop.until("the replay", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Table
    });
    desktop.app.world_mut().write_message(ReplayCommand::Leave);
    desktop.until("the list", |world| {
        *world.resource::<State<Screen>>().get() == Screen::History
    });
    read(&mut desktop);

    // A table and the records go out.
    let folder = tempfile::tempdir().expect("a folder");
    let table = folder.path().join("table.csv");
    let records = folder.path().join("records");
    let ask = |desktop: &mut Desktop, question: Asking| {
        *desktop.app.world_mut().resource_mut::<Asking>() = question;
        desktop.frames(6);
        desktop.press("Export");
    };
    ask(&mut desktop, Asking::Table(3, table.display().to_string()));
    desktop.until("the table is written", |_| table.exists());
    let text = std::fs::read_to_string(&table).expect("a table");
    assert_eq!(text.lines().count(), 1 + 2 * 3, "{text}");
    ask(
        &mut desktop,
        Asking::Records(3, records.display().to_string()),
    );
    let lie = || std::fs::read_dir(&records).map_or(0, |all| all.flatten().count());
    desktop.until("the records are written", |_| lie() == 3);
    desktop.frames(6);
    told(&mut desktop, "3 records lie in “records” now.");

    // Deleting asks, and keeping keeps.
    desktop.press_containing("Delete: Tigris");
    desktop.frames(6);
    told(&mut desktop, "Delete this game from the history?");
    desktop.press("Keep");
    desktop.frames(6);
    told(&mut desktop, "3 games · ");
    desktop.press_containing("Delete: Tigris");
    desktop.frames(6);
    desktop.press("Delete");
    desktop.frames(6);
    desktop.until("it is gone", |world| {
        let of_him = |line: &&two_rivers::history::Line| {
            line.entry.seats.iter().any(|seat| seat.name == name)
        };
        world
            .resource::<Library>()
            .lines
            .iter()
            .filter(of_him)
            .count()
            == 2
    });
    told(&mut desktop, "2 games · ");

    // The other parts of the page are told in words.
    desktop.press("Results");
    told(&mut desktop, "2 games, ");
    desktop.press("Over time");
    told(&mut desktop, "over time. The first ten had");
    assert!(desktop.app.world().resource::<Page>().filter == Default::default());
    for game in &games {
        std::fs::remove_file(finished().path(game)).ok();
    }
}

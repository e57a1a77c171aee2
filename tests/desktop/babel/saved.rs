//! Games of Babel among the saves: the menu saves them, the title goes on with them, the list opens them.

use crate::support::Desktop;
use crate::support::told::told;
use bevy::prelude::*;
use std::path::Path;
use two_rivers::babel::rules;
use two_rivers::data_folder;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::games::babel;
use two_rivers::desktop::screens::load::finding::Finding;
use two_rivers::desktop::screens::{Menu, Shelf};
use two_rivers::desktop::session::SessionCommand;
use two_rivers::record::{self, Kind};

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
    desktop.go(Screen::Load);
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

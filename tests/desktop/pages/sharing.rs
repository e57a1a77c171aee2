//! Saves and autosaves that belong to one game, and programs that share a folder.

use crate::support::Desktop;
use bevy::prelude::*;
use std::path::{Path, PathBuf};
use two_rivers::data_folder;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::games::tigris::Autosaving;
use two_rivers::desktop::games::tigris::Game;
use two_rivers::desktop::replay::Replay;
use two_rivers::desktop::session::SessionCommand;
use two_rivers::record::saves::Saves;
use two_rivers::tigris::rules::{Board, Decision, Dynasty, Options};
use two_rivers::tigris::{Autosave, Record};

/// A game of one person against a bot, some decisions old.
fn a_game(desktop: &mut Desktop, seed: u64) -> Record {
    let people = [Dynasty::Archer, Dynasty::Bull];
    desktop.start(Board::standard(), 2, &people, Options::default(), seed);
    desktop.reveal();
    end_turn(desktop);
    desktop.session().record().clone()
}

fn end_turn(desktop: &mut Desktop) {
    let choose = two_rivers::desktop::games::tigris::Choose {
        decision: Decision::End,
    };
    desktop.app.world_mut().write_message(choose);
    desktop.frames(4);
    desktop.reveal();
}

fn order(desktop: &mut Desktop, order: SessionCommand) {
    desktop.app.world_mut().write_message(order);
    desktop.frames(4);
}

fn autosave(desktop: &Desktop) -> &Autosave {
    let autosave = &desktop.app.world().resource::<Autosaving>().0;
    autosave.flush();
    autosave
}

fn read(path: &Path) -> Record {
    Record::read(path).expect("a record")
}

/// Another program on the same folder, with this game on its table.
fn elsewhere(game: &Record) -> (Autosave, std::sync::Arc<two_rivers::record::Lock>) {
    let folder = data_folder::autosaves().expect("a folder");
    let other: Autosave = Autosave::start(folder).expect("a thread");
    let lock = other.hold(game).expect("nobody else plays it");
    (other, lock)
}

fn left_on(desktop: &mut Desktop, seed: u64) -> (Record, PathBuf) {
    let game = a_game(desktop, seed);
    let path = autosave(desktop).path(&game);
    order(desktop, SessionCommand::CloseGame);
    assert_eq!(desktop.screen(), Screen::Title);
    (game, path)
}

#[test]
fn an_opened_save_is_a_game_of_its_own() {
    let mut desktop = Desktop::open();
    let early = a_game(&mut desktop, 31);
    let saves = Saves::new(data_folder::saves().expect("a folder"));
    let save = saves.save_as(&early, "Before the war").expect("a save");
    end_turn(&mut desktop);
    let late = desktop.session().record().clone();
    let kept = autosave(&desktop).path(&late);
    order(&mut desktop, SessionCommand::Open(save.clone()));
    let opened = desktop.session().record().clone();
    assert_eq!(opened.position(), early.position());
    assert_eq!(opened.title(), "Before the war");
    assert_ne!(opened.id(), late.id());
    // As long as nothing is decided there is nothing to keep.
    let own = autosave(&desktop).path(&opened);
    assert!(desktop.session().is_kept() && !own.exists());
    assert_eq!(read(&kept), late);
    desktop.reveal();
    end_turn(&mut desktop);
    autosave(&desktop);
    assert_eq!(&read(&own), desktop.session().record());
    assert_eq!(read(&kept), late, "the newer game is as it was");
    saves.delete::<(), ()>(&save).expect("the save was there");
}

#[test]
fn an_autosave_goes_on_as_the_game_that_it_is() {
    let mut desktop = Desktop::open();
    let (game, path) = left_on(&mut desktop, 32);
    let lock = path.with_extension("lock");
    assert!(!lock.exists(), "nobody plays it");
    for _ in 0..2 {
        // The second time it is on the table already.
        order(&mut desktop, SessionCommand::Open(path.clone()));
        assert_eq!(desktop.session().record(), &game);
        assert!(lock.exists());
    }
    desktop.reveal();
    end_turn(&mut desktop);
    autosave(&desktop);
    assert_eq!(&read(&path), desktop.session().record());
    drop(desktop);
    assert!(!lock.exists());
}

#[test]
fn a_game_that_is_played_elsewhere_can_be_copied() {
    let mut desktop = Desktop::open();
    let (game, path) = left_on(&mut desktop, 33);
    let (other, lock) = elsewhere(&game);
    order(&mut desktop, SessionCommand::Open(path.clone()));
    assert_eq!(desktop.screen(), Screen::Title);
    // The answers are in reach of the keyboard, and Escape is none of them.
    desktop.key(KeyCode::Escape);
    desktop.frames(2);
    assert_eq!(desktop.screen(), Screen::Title);
    order(&mut desktop, SessionCommand::Open(path.clone()));
    desktop.press("Play a copy");
    desktop.frames(4);
    let copy = desktop.session().record().clone();
    assert_eq!(copy.position(), game.position());
    assert_ne!(copy.id(), game.id());
    desktop.reveal();
    end_turn(&mut desktop);
    autosave(&desktop);
    assert_eq!(read(&path), game);
    // What goes on here afterwards is the copy.
    let newest = autosave(&desktop).list().into_iter();
    let ids: Vec<u64> = newest.flat_map(|entry| entry.game).map(|g| g.id).collect();
    assert!(ids.contains(&copy.id()));
    drop((other, lock));
    order(&mut desktop, SessionCommand::Open(path));
    assert_eq!(desktop.session().record().id(), game.id());
}

#[test]
fn a_game_that_is_played_elsewhere_can_be_looked_at() {
    let mut desktop = Desktop::open();
    let (game, path) = left_on(&mut desktop, 34);
    let other = elsewhere(&game);
    order(&mut desktop, SessionCommand::Open(path.clone()));
    desktop.press("Only look");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Table);
    assert!(desktop.app.world().contains_resource::<Replay<Game>>());
    assert!(!desktop.session().is_kept());
    desktop.key(KeyCode::Escape);
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Title);
    drop(other);
}

//! What is told around a game and when: points, the bag, a save, the title beside it.

use crate::support::{Desktop, new_game};
use crate::table::flow::at_the_usual_pace;
use bevy::prelude::*;
use std::path::PathBuf;
use std::sync::Arc;
use two_rivers::desktop::app::requests::ReplayCommand;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::games::tigris::Session;
use two_rivers::desktop::screens::notice::Notice;
use two_rivers::desktop::screens::shelf::{Game, Line, OfTigris};
use two_rivers::desktop::screens::{Menu, Shelf};
use two_rivers::desktop::session::SessionCommand;
use two_rivers::desktop::tigris::results::Results;
use two_rivers::desktop::tigris::table::state::seat::Seat;
use two_rivers::games::Of;
use two_rivers::tigris::rules::{Board, Dynasty, Options, Position, Seats, Setup, Stage, Table};

#[test]
fn points_stay_hidden_until_the_results_tell_them() {
    let mut desktop = Desktop::open();
    let bots = new_game(Board::standard(), 3, &[], Options::default(), 11);
    desktop.begin(bots);
    desktop.until("the bots finish", |world| {
        let session = world.resource::<Session>();
        matches!(session.position().table().stage(), Stage::Over(_)) && session.caught_up()
    });
    let sees = |desktop: &Desktop| {
        let (session, seat) = (desktop.session(), desktop.app.world().resource::<Seat>());
        let table = session.position().table();
        let perspective = seat.perspective();
        perspective.sees_points(table, Dynasty::Bull, session.is_told())
    };
    assert!(!sees(&desktop));
    at_the_usual_pace(&mut desktop);
    desktop.press("Final score");
    desktop.frames(10);
    assert_eq!(desktop.screen(), Screen::Results);
    assert!(!sees(&desktop), "they are being counted");
    desktop.app.world_mut().resource_mut::<Results>().skip();
    desktop.frames(2);
    assert!(sees(&desktop));
}

#[test]
fn the_bag_is_told_of_only_where_that_was_agreed() {
    let mut desktop = Desktop::open();
    let archer = [Dynasty::Archer];
    for agreed in [false, true] {
        let mut game = new_game(Board::standard(), 2, &archer, Options::default(), 5);
        game.bag = agreed;
        desktop.begin(game);
        let found = desktop.named(&[bevy_egui::egui::accesskit::Role::Label]);
        let told = found
            .iter()
            .any(|(text, _)| text.contains("left in the bag"));
        assert_eq!(told, agreed, "{found:?}");
    }
}

#[test]
fn a_save_says_that_it_was_saved() {
    let mut desktop = Desktop::open();
    let archer = [Dynasty::Archer];
    desktop.start(Board::standard(), 2, &archer, Options::default(), 5);
    let save = SessionCommand::SaveAs("Told".to_string());
    desktop.app.world_mut().write_message(save);
    desktop.frames(3);
    let notice = desktop.app.world().resource::<Notice>();
    assert_eq!(notice.text(), Some("Saved as “Told”"));
    let found = desktop.named(&[bevy_egui::egui::accesskit::Role::Label]);
    assert!(found.iter().any(|(text, _)| text == "Saved as “Told”"));
    desktop.frames(300);
    assert_eq!(desktop.app.world().resource::<Notice>().text(), None);
}

/// The table of a game that has just begun.
fn first_table() -> Arc<Table> {
    let setup = Setup::new(Board::standard(), Seats::first(2).expect("two"), 7);
    Arc::new(Position::new(&setup).table().clone())
}

#[test]
fn the_title_does_not_move_its_buttons() {
    let mut desktop = Desktop::open();
    // Whoever has never begun a game is asked which.
    let mut settings = desktop.app.world_mut().resource_mut::<Settings>();
    settings.game = Some(Of::Tigris(()));
    desktop.frames(10);
    let places = |desktop: &mut Desktop, read: bool, autosaves: Vec<Line>| {
        let mut shelf = desktop.app.world_mut().resource_mut::<Shelf>();
        shelf.read = read;
        shelf.autosaves = autosaves;
        desktop.frames(3);
        let mut found = desktop.buttons();
        found.retain(|(name, _)| !name.starts_with("Continue"));
        assert_eq!(found.len(), 11, "{found:?}");
        found
    };
    let unread = places(&mut desktop, false, Vec::new());
    assert_eq!(places(&mut desktop, true, Vec::new()), unread);
    let game = Game {
        stand: Of::Tigris(OfTigris {
            players: Vec::new(),
            table: first_table(),
        }),
        turns: 3,
        updated: 0,
        finished: false,
        branch: false,
    };
    let line = Line {
        path: "nowhere".into(),
        title: String::new(),
        game: Ok(game),
        held: false,
    };
    assert_eq!(places(&mut desktop, true, vec![line]), unread);
}

#[test]
fn a_replay_begins_without_the_menu_over_it() {
    let mut desktop = Desktop::open();
    let archer = [Dynasty::Archer];
    desktop.start(Board::standard(), 2, &archer, Options::default(), 5);
    desktop.key(KeyCode::Escape);
    assert!(desktop.app.world().resource::<Menu>().is_open());
    // From the page of saved games, to which the menu leads.
    let saves = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let path = saves.join("format1-rules1-finished.ron");
    let replay = ReplayCommand::Saved(path);
    desktop.app.world_mut().write_message(replay);
    desktop.frames(4);
    assert!(desktop.session().looking_back().is_some());
    assert!(!desktop.app.world().resource::<Menu>().is_open());
}

//! Names of players: those that were typed are used and kept in their places, and nobody else's is
//! written into a file.

use crate::everywhere::layouts::dress;
use crate::support::rectangles::Surface;
use crate::support::{Desktop, new_game};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::games::tigris::{Choose, NewGame, Session};
use two_rivers::games::Of;
use two_rivers::preferences::Preferences;
use two_rivers::record::Kind;
use two_rivers::tigris::rules::{Board, Decision, Dynasty, Options, Stage};

/// Everything that is on the screen in words.
fn words(desktop: &mut Desktop) -> String {
    desktop.frames(3);
    let roles = [Role::Label, Role::Button, Role::RadioButton, Role::ComboBox];
    let found = desktop.named(&roles);
    found.into_iter().map(|(text, _)| text + "\n").collect()
}

fn speak(desktop: &mut Desktop, language: &str) {
    let mut settings = desktop.app.world_mut().resource_mut::<Settings>();
    settings.language = Some(language.to_string());
    desktop.frames(4);
}

#[test]
fn a_seat_without_a_name_is_called_in_the_language_of_the_moment() {
    let mut desktop = Desktop::open();
    speak(&mut desktop, "en");
    desktop.go(Screen::NewGame);
    desktop.press("Play");
    desktop.frames(6);
    let names = |desktop: &Desktop| -> Vec<String> {
        let players = desktop.session().record().players().iter();
        players.map(|player| player.name.clone()).collect()
    };
    assert_eq!(names(&desktop), vec![""; 3]);
    assert!(words(&mut desktop).contains("Bull: "));
    assert!(words(&mut desktop).contains("bot, judge level"));
    speak(&mut desktop, "pt-BR");
    let told = words(&mut desktop);
    assert!(
        told.contains("Touro: ") && told.contains("bot, nível juiz"),
        "{told}"
    );
    assert!(!told.contains("Bull"), "{told}");
}

#[test]
fn names_that_an_older_game_kept_are_not_anybodys() {
    let mut desktop = Desktop::open();
    speak(&mut desktop, "pt-BR");
    let mut game = new_game(
        Board::standard(),
        3,
        &[Dynasty::Archer],
        Options::default(),
        5,
    );
    game.players[1].name = "Trader (Bull)".to_string();
    desktop.begin(game);
    let told = words(&mut desktop);
    assert!(
        told.contains("Arqueiro: ") && told.contains("Touro: "),
        "{told}"
    );
    assert!(
        !told.contains("Trader") && !told.contains("Archer"),
        "{told}"
    );
}

fn named(names: [&str; 3]) -> NewGame {
    let persons = [Dynasty::Archer, Dynasty::Bull, Dynasty::Pot];
    let mut game = new_game(Board::standard(), 3, &persons, Options::default(), 5);
    for (player, name) in game.players.iter_mut().zip(names) {
        player.name = name.to_string();
    }
    game
}

#[test]
fn long_and_foreign_names_stay_in_their_places() {
    let wide = "W".repeat(40);
    let emoji = "👑".repeat(30);
    let hebrew = "דוד המלך הגדול".to_string();
    // What is left of a name that was shortened.
    let shown: Vec<String> = ["WW", "👑", "ד"].map(String::from).to_vec();
    for (size, language) in [
        ((1024, 640), "en"),
        ((1024, 640), "pt-BR"),
        ((1280, 800), "en"),
    ] {
        let mut desktop = Desktop::open();
        desktop.begin(named([&wide, &emoji, &hebrew]));
        dress(&mut desktop, (size.0, size.1, 100, language));
        let mut found = Vec::new();
        let mut look = |desktop: &mut Desktop, place: &str| {
            let faults = Surface::of(desktop).faults(&shown);
            found.extend(
                faults
                    .iter()
                    .map(|fault| format!("{place}, {size:?}: {fault}")),
            );
        };
        look(&mut desktop, "the curtain");
        desktop.reveal();
        look(&mut desktop, "the table");
        let mut legal = Vec::new();
        for choice in 0..2 {
            if desktop.session().position().table().stage() != Stage::Action {
                break;
            }
            desktop.session().position().legal(&mut legal);
            let leads = legal.iter().filter(|d| matches!(d, Decision::Lead(..)));
            let decision = *leads.cycle().nth(choice * 37).expect("a leader");
            desktop.app.world_mut().write_message(Choose { decision });
            desktop.frames(4);
            look(&mut desktop, "after a decision");
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
}

#[test]
fn results_and_their_charts_keep_names_in_their_places() {
    use two_rivers::desktop::tigris::results::{Results, Tab};
    let mut desktop = Desktop::open();
    let mut game = new_game(Board::standard(), 3, &[], Options::default(), 11);
    game.players[0].name = "W".repeat(40);
    game.players[1].name = "👑".repeat(30);
    game.players[2].name = "דוד המלך הגדול".to_string();
    desktop.begin(game);
    desktop.until("the bots finish", |world| {
        let session = world.resource::<Session>();
        matches!(session.position().table().stage(), Stage::Over(_)) && session.caught_up()
    });
    desktop.go(Screen::Results);
    dress(&mut desktop, (1024, 640, 100, "en"));
    let shown: Vec<String> = ["WW", "👑", "ד"].map(String::from).to_vec();
    let mut found = Vec::new();
    for tab in [Tab::Scores, Tab::Course, Tab::Origins, Tab::Conflicts] {
        let mut results = desktop.app.world_mut().resource_mut::<Results>();
        results.skip();
        results.tab = tab;
        desktop.frames(4);
        let faults = Surface::of(&mut desktop).faults(&shown);
        found.extend(faults.iter().map(|fault| format!("{tab:?}: {fault}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_name_that_no_font_writes_gives_way_to_that_of_the_dynasty() {
    let mut preferences = Preferences {
        animation_speed: 0.0,
        first_run_done: true,
        game: Some(Of::Tigris(())),
        ..Preferences::default()
    };
    let seat = &mut preferences.last_setup.seats[0];
    (seat.name, seat.kind) = ("李明".to_string(), Kind::Person);
    let mut desktop = Desktop::open_with(preferences);
    speak(&mut desktop, "en");
    let told = words(&mut desktop);
    assert!(told.contains("Play Tigris & Euphrates now"), "{told}");
    assert!(!told.contains("李明"), "{told}");
    desktop.press_containing("Play Tigris & Euphrates now");
    desktop.frames(6);
    assert_eq!(desktop.session().record().players()[0].name, "");
}

//! The end of a game by mouse and keyboard: the reveal, the charts, and another game.

use crate::support::{Desktop, new_game};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use two_rivers::desktop::app::requests::ReplayCommand;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::games::tigris::Game;
use two_rivers::desktop::replay::Replay;
use two_rivers::desktop::replay::review::Desk;
use two_rivers::desktop::tigris::results::{Results, Tab};
use two_rivers::tigris::rules::{Board, Colour, Dynasty, Event, Options, Stage};

/// A game of bots at its results, shown at this pace.
fn finished(speed: f32) -> Desktop {
    let mut desktop = Desktop::open();
    let options = Options {
        buildings: true,
        wonder: true,
        ..Options::default()
    };
    desktop.begin(new_game(Board::standard(), 3, &[], options, 11));
    desktop.until("the bots finish", |world| {
        let session = world.resource::<two_rivers::desktop::games::tigris::Session>();
        matches!(session.position().table().stage(), Stage::Over(_)) && session.caught_up()
    });
    let mut settings = desktop.app.world_mut().resource_mut::<Settings>();
    settings.animation_speed = speed;
    desktop.go(Screen::Results);
    desktop
}

fn results(desktop: &Desktop) -> &Results {
    desktop.app.world().resource::<Results>()
}

fn choose(desktop: &mut Desktop, name: &str) {
    desktop.press_as(Role::RadioButton, name);
}

/// Everything that a screen reader is told.
fn told(desktop: &mut Desktop) -> Vec<String> {
    let found = desktop.named(&[Role::Label]);
    found.into_iter().map(|(text, _)| text).collect()
}

#[test]
fn nobody_knows_the_winner_before_the_ranks_are_revealed() {
    let mut desktop = finished(1.0);
    assert!(!results(&desktop).revealed());
    let before = told(&mut desktop);
    assert!(before.iter().any(|text| text == "Archer"), "{before:?}");
    assert!(
        !before.iter().any(|text| text.contains("wins")),
        "{before:?}"
    );
    assert!(
        !before.iter().any(|text| text.starts_with("Place")),
        "{before:?}"
    );
    desktop.until("the reveal ends", |world| {
        world.resource::<Results>().revealed()
    });
    desktop.frames(4);
    let after = told(&mut desktop);
    assert!(
        after.iter().any(|text| text.starts_with("Place 1")),
        "{after:?}"
    );
    let steps = desktop.session().record().steps(0);
    let events = steps.into_iter().flat_map(|step| step.events);
    let others = events.filter(|event| matches!(event, Event::TurnBegan { .. }));
    let turns = 1 + others.count();
    let ended = format!("The game ended on turn {turns}: ");
    assert!(
        after.iter().any(|text| text.starts_with(&ended)),
        "no {ended:?} in {after:?}"
    );
}

#[test]
fn the_reveal_is_skipped_by_key_and_click_and_never_shown_twice() {
    let mut desktop = finished(1.0);
    desktop.key(KeyCode::Enter);
    assert!(results(&desktop).revealed(), "by Enter");
    desktop.frames(4);
    assert!(desktop.focused().is_some(), "the keyboard is nowhere");
    desktop.press("See the board");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Table);
    desktop.go(Screen::Results);
    assert!(results(&desktop).revealed(), "the second time");
    let mut desktop = finished(1.0);
    desktop.click(Vec2::new(300.0, 300.0));
    assert!(results(&desktop).revealed(), "by a click anywhere");
    assert_eq!(desktop.screen(), Screen::Results);
}

#[test]
fn whoever_wants_no_motion_sees_everything_at_once() {
    assert!(results(&finished(0.0)).revealed());
}

#[test]
fn every_chart_is_told_in_words_with_everybody_in_it() {
    let mut desktop = finished(0.0);
    for (button, tab, told_of) in [
        (
            "Points over time",
            Tab::Course,
            "The score after every turn",
        ),
        ("Points by source", Tab::Origins, "Tiles"),
        ("Conflicts", Tab::Conflicts, "Wars won"),
    ] {
        choose(&mut desktop, button);
        assert_eq!(results(&desktop).tab, tab);
        let all = told(&mut desktop);
        let chart = all.iter().find(|text| {
            let players = ["Archer", "Bull", "Pot"];
            text.contains(told_of) && players.iter().all(|name| text.contains(name))
        });
        assert!(chart.is_some(), "{button}: {all:?}");
    }
    choose(&mut desktop, "Points over time");
    choose(&mut desktop, "Blue");
    assert_eq!(results(&desktop).colour, Some(Colour::Blue));
}

#[test]
fn a_replay_leads_back_to_the_results() {
    let mut desktop = finished(0.0);
    desktop.press("Replay");
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Table);
    assert!(desktop.app.world().contains_resource::<Replay<Game>>());
    desktop.app.world_mut().write_message(ReplayCommand::Leave);
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Results);
    assert!(results(&desktop).revealed());
}

#[test]
fn a_game_is_reviewed_from_its_results() {
    let mut desktop = finished(0.0);
    desktop.press("Review");
    desktop.frames(6);
    desktop.until("the review is begun", |world| {
        let desk = world.get_resource::<Desk>();
        desk.is_some_and(|desk| desk.open && (desk.progress().is_some() || desk.found().is_some()))
    });
    assert!(desktop.session().looking_back().is_some());
    desktop.press("Leave");
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Results);
}

#[test]
fn a_rematch_moves_everybody_one_seat_on() {
    let mut desktop = finished(0.0);
    desktop.press("Rematch");
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Table);
    let players = desktop.session().record().players();
    let seats: Vec<Dynasty> = players.iter().map(|player| player.player).collect();
    assert_eq!(seats, [Dynasty::Bull, Dynasty::Pot, Dynasty::Archer]);
    assert!(
        desktop.session().record().decisions().len() < 20,
        "a new game"
    );
}

//! The end of a game of Babel: the reveal, the charts, the replay, and a rematch.

use crate::support::Desktop;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use two_rivers::babel::rules::{Options, Player};
use two_rivers::desktop::app::requests::ReplayCommand;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::babel::results::{Course, Results, Tab};
use two_rivers::desktop::games::babel::{Game, NewGame, NewPlayer, Order, Session};
use two_rivers::desktop::replay::Replay;
use two_rivers::record::Kind;

/// A game of bots at its results, shown at this pace.
pub fn finished(speed: f32) -> Desktop {
    let mut desktop = Desktop::open();
    let game = NewGame {
        options: Options::default(),
        players: ["Ninsun", "Aya"].map(|name| NewPlayer {
            name: name.to_string(),
            kind: Kind::Bot("greedy".to_string()),
        }),
        start: Some(Player::Ur),
        seed: Some(11),
        hints: true,
    };
    desktop.app.world_mut().write_message(Order::Start(game));
    desktop.frames(4);
    desktop.until("the bots finish", |world| {
        let session = world.resource::<Session>();
        session.position().decider().is_none() && session.caught_up()
    });
    let mut settings = desktop.app.world_mut().resource_mut::<Settings>();
    settings.animation_speed = speed;
    desktop.go(Screen::BabelResults);
    desktop
}

fn results(desktop: &Desktop) -> &Results {
    desktop.app.world().resource::<Results>()
}

fn session(desktop: &Desktop) -> &Session {
    desktop.app.world().resource::<Session>()
}

/// Everything that a screen reader is told.
fn told(desktop: &mut Desktop) -> Vec<String> {
    desktop.frames(2);
    let found = desktop.named(&[Role::Label]);
    found.into_iter().map(|(text, _)| text).collect()
}

#[test]
fn the_winner_and_the_rule_are_told_after_the_reveal() {
    let mut desktop = finished(1.0);
    assert!(!results(&desktop).revealed());
    let before = told(&mut desktop);
    let winner = |text: &String| text.contains("wins") || text.starts_with("Place");
    assert!(!before.iter().any(winner), "{before:?}");
    desktop.key(KeyCode::Enter);
    assert!(results(&desktop).revealed());
    let after = told(&mut desktop);
    let outcome = session(&desktop).position().outcome().expect("an end");
    let [first, _] = outcome.standings;
    let spoken = format!("Total {}:", first.total);
    assert!(
        after
            .iter()
            .any(|text| text.starts_with("Place 1") && text.contains(&spoken)),
        "{after:?}"
    );
    let more = first.total.to_string();
    let why = |text: &&String| text.contains("Ninsun") && text.contains("Aya");
    assert!(
        after.iter().filter(why).any(|text| text.contains(&more)),
        "{after:?}"
    );
}

#[test]
fn every_chart_is_told_in_words_with_both_in_it() {
    let mut desktop = finished(0.0);
    for (button, tab, told_of) in [
        ("Course", Tab::Course, "The total after every turn"),
        ("Skills", Tab::Skills, "Destroy"),
        ("Deeds", Tab::Deeds, "Settled"),
    ] {
        desktop.press_as(Role::RadioButton, button);
        assert_eq!(results(&desktop).tab, tab);
        let all = told(&mut desktop);
        let chart = all.iter().find(|text| {
            let both = ["Ninsun", "Aya"];
            text.contains(told_of) && both.iter().all(|name| text.contains(name))
        });
        assert!(chart.is_some(), "{button}: {all:?}");
    }
    desktop.press_as(Role::RadioButton, "Course");
    desktop.press_as(Role::RadioButton, "Settlers");
    assert_eq!(results(&desktop).course, Course::Settlers);
}

#[test]
fn a_replay_leads_back_and_in_a_rematch_the_other_begins() {
    let mut desktop = finished(0.0);
    desktop.press("Replay");
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Babel);
    assert!(desktop.app.world().contains_resource::<Replay<Game>>());
    assert_eq!(session(&desktop).moment(), 0);
    desktop.key(KeyCode::PageDown);
    assert!(session(&desktop).moment() > 0);
    desktop.app.world_mut().write_message(ReplayCommand::Leave);
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::BabelResults);
    desktop.press("Rematch");
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Babel);
    let record = session(&desktop).record();
    let names: Vec<&str> = record.players().iter().map(|p| p.name.as_str()).collect();
    assert_eq!(names, ["Aya", "Ninsun"]);
    // Aya sat in Ur, which began; now Ninsun does.
    let start = record.position_at(0).expect("a start");
    assert_eq!(start.table().active(), Player::Ur);
}

//! The first game with a guide: begun from Learn and at the first start, silenced, and gone on with.

use crate::support::Desktop;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use two_rivers::desktop::app::requests::BeginGuided;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::games::tigris::{Choose, Session};
use two_rivers::desktop::tigris::learn::Guide;
use two_rivers::preferences::Preferences;
use two_rivers::record::Kind;
use two_rivers::tigris::bots::LEVELS;
use two_rivers::tigris::rules::{Decision, Dynasty};
use two_rivers::tigris::teaching::guide::Advice;

fn begin(desktop: &mut Desktop) {
    desktop.app.world_mut().write_message(BeginGuided);
    desktop.until("the game is on the table", |world| {
        world
            .get_resource::<Session>()
            .is_some_and(|session| session.caught_up())
            && *world.resource::<State<Screen>>().get() == Screen::Table
    });
    desktop.frames(6);
}

fn told(desktop: &mut Desktop, part: &str) -> bool {
    desktop.frames(2);
    let labels = desktop.named(&[Role::Label]);
    labels.iter().any(|(text, _)| text.contains(part))
}

fn decide(desktop: &mut Desktop, decision: &str) {
    let decision: Decision = decision.parse().unwrap();
    desktop.app.world_mut().write_message(Choose { decision });
    desktop.until("it is shown", |world| {
        world.resource::<Session>().caught_up()
    });
    desktop.frames(6);
}

#[test]
fn a_whole_game_is_begun_and_the_voice_speaks_of_it() {
    let mut desktop = Desktop::open();
    begin(&mut desktop);
    let session = desktop.session();
    assert!(session.is_kept(), "a real game, not a lesson");
    let kinds: Vec<Kind> = session
        .record()
        .players()
        .iter()
        .map(|p| p.kind.clone())
        .collect();
    assert_eq!(kinds, [Kind::Person, Kind::Bot(LEVELS[0].to_string())]);
    assert_eq!(session.position().table().active(), Dynasty::Archer);
    let guide = desktop.app.world().resource::<Guide>();
    assert_eq!(guide.says, [Advice::FirstLeader]);
    assert!(told(&mut desktop, "None of your leaders is on the board"));
    // It goes on with the position.
    decide(&mut desktop, "lead k b1");
    assert!(!told(&mut desktop, "None of your leaders"));
    let guide = desktop.app.world().resource::<Guide>();
    assert!(!guide.says.is_empty());
    // And never stands in the way: the next action is made as ever.
    let before = desktop.session().record().decisions().len();
    desktop.end_turn();
    assert!(desktop.session().record().decisions().len() > before);
}

#[test]
fn the_voice_is_silent_when_asked_and_in_every_other_game() {
    let mut desktop = Desktop::open();
    begin(&mut desktop);
    desktop.press("Hide advice");
    assert!(!told(&mut desktop, "None of your leaders"));
    assert!(desktop.app.world().resource::<Settings>().learning.silent);
    desktop.press("Show advice");
    assert!(told(&mut desktop, "None of your leaders"));
    desktop.start(
        two_rivers::tigris::rules::Board::standard(),
        2,
        &[Dynasty::Archer],
        two_rivers::tigris::rules::Options::default(),
        5,
    );
    desktop.frames(6);
    assert!(!told(&mut desktop, "None of your leaders"));
    assert!(desktop.app.world().resource::<Guide>().says.is_empty());
    let buttons = desktop.buttons();
    assert!(
        !buttons.iter().any(|(name, _)| name == "Hide advice"),
        "{buttons:?}"
    );
}

#[test]
fn it_is_offered_at_the_first_start() {
    let mut desktop = Desktop::open_with(Preferences {
        first_run_done: false,
        ..Preferences::default()
    });
    let world = desktop.app.world_mut();
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::FirstRun);
    desktop.frames(4);
    desktop.press("Tigris & Euphrates with a guide");
    desktop.until("the table", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Table
    });
    desktop.lay();
    desktop.frames(6);
    assert!(told(&mut desktop, "None of your leaders"));
    assert!(desktop.app.world().resource::<Settings>().first_run_done);
}

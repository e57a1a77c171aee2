//! Setting up a game by mouse: the levels that are offered, and what a new game is told.

use super::support::Desktop;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use two_rivers::bots::LEVELS;
use two_rivers::desktop::Screen;
use two_rivers::locale::Locale;
use two_rivers::record::Kind;

fn open() -> Desktop {
    let mut desktop = Desktop::open();
    desktop
        .app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::NewGame);
    desktop.frames(6);
    desktop
}

#[test]
fn every_level_is_offered_and_nothing_else() {
    let mut desktop = open();
    desktop.press_as(Role::ComboBox, "Who plays seat 2: Trader");
    let english = Locale::english();
    let offered: Vec<String> = desktop
        .buttons()
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    for level in LEVELS {
        assert!(
            offered.contains(&english.bot(level)),
            "{level}: {offered:?}"
        );
    }
    for other in ["random", "greedy", "net1", "turn30"] {
        assert!(!offered.contains(&english.bot(other)), "{other}");
    }
    desktop.press_as(Role::Button, "Lugal");
    desktop.press_as(Role::CheckBox, "Hints");
    desktop.press("Play");
    desktop.frames(4);
    let record = desktop.session().record();
    assert_eq!(record.players()[1].kind, Kind::Bot("lugal".to_string()));
    assert!(!record.hints());
}

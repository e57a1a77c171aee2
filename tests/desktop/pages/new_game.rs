//! Setting up a game by mouse: the levels that are offered, and what a new game is told.

use crate::support::Desktop;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use two_rivers::babel::rules::Player;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::games::{babel, tigris};
use two_rivers::desktop::screens::new_game::{BabelForm, Chosen, Form};
use two_rivers::desktop::session::SessionCommand;
use two_rivers::games::Kind as Game;
use two_rivers::locale::Locale;
use two_rivers::record::Kind;
use two_rivers::tigris::bots::LEVELS;

fn open() -> Desktop {
    let mut desktop = Desktop::open();
    desktop.go(Screen::NewGame);
    desktop
}

#[test]
fn arrows_go_along_a_row_before_they_enter_another() {
    let mut desktop = open();
    let focused = |desktop: &mut Desktop| desktop.focused().map(|(name, _)| name);
    desktop.tab_to(|name| name.starts_with("Dynasty of player 1"));
    desktop.key(KeyCode::ArrowRight);
    let name = focused(&mut desktop).expect("a focus");
    assert!(name.starts_with("Who plays seat 1"), "{name}");
    // In a field of text arrows belong to the text; back and down, seat by seat.
    desktop.key(KeyCode::ArrowLeft);
    desktop.key(KeyCode::ArrowDown);
    let name = focused(&mut desktop).expect("a focus");
    assert!(name.starts_with("Dynasty of player 2"), "{name}");
}

#[test]
fn enter_in_a_name_leaves_the_keyboard_there() {
    let mut desktop = open();
    let is_name = |name: &str| name.starts_with("Name of player 1");
    desktop.tab_to(is_name);
    desktop.key(KeyCode::Enter);
    desktop.frames(3);
    let (name, _) = desktop.focused().expect("a focus");
    assert!(is_name(&name), "{name}");
}

#[test]
fn tab_goes_on_from_a_name_that_escape_left() {
    let mut desktop = open();
    desktop.tab_to(|name| name.starts_with("Name of player 1"));
    desktop.key(KeyCode::Escape);
    desktop.frames(3);
    assert_eq!(desktop.focused(), None);
    desktop.key(KeyCode::Tab);
    desktop.frames(2);
    let (name, _) = desktop.focused().expect("a focus");
    assert!(name.starts_with("Dynasty of player 2"), "{name}");
}

#[test]
fn tab_goes_through_the_foot_of_a_page_as_it_is_read() {
    let mut desktop = open();
    let focused = |desktop: &mut Desktop| desktop.focused().map(|(name, _)| name);
    desktop.tab_to(|name| name == "Back");
    desktop.key(KeyCode::Tab);
    assert_eq!(focused(&mut desktop).as_deref(), Some("Play"));
    // Round to the first control, and back again.
    desktop.key(KeyCode::Tab);
    assert_eq!(focused(&mut desktop).as_deref(), Some("Tigris & Euphrates"));
}

#[test]
fn every_level_is_offered_and_nothing_else() {
    let mut desktop = open();
    desktop.press_as(Role::ComboBox, "Who plays seat 2: 3 Judge");
    let english = Locale::english();
    let offered: Vec<String> = desktop
        .buttons()
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    for level in LEVELS {
        assert!(
            offered
                .iter()
                .any(|name| name.starts_with(&format!("{} – ", english.level(level)))),
            "{level}: {offered:?}"
        );
    }
    for other in ["random", "greedy", "net1", "turn30"] {
        let name = english.bot(other);
        assert!(
            !offered.iter().any(|offered| offered.contains(&name)),
            "{other}"
        );
    }
    desktop.press_containing("Lugal");
    desktop.press_as(Role::CheckBox, "Hints");
    desktop.press("Play");
    desktop.frames(4);
    let record = desktop.session().record();
    assert_eq!(record.players()[1].kind, Kind::Bot("lugal".to_string()));
    assert!(!record.hints());
}

#[test]
fn babel_is_chosen_set_up_and_begun_and_begun_again_from_the_title() {
    let mut desktop = open();
    desktop.press("Babel");
    desktop.press_as(Role::ComboBox, "Who plays Ur: 3 Foreman");
    desktop.press_containing("5 Architect");
    desktop.press_as(Role::CheckBox, "Handicap");
    desktop.press("Ur");
    desktop.press("Play");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Babel);
    let world = desktop.app.world_mut();
    assert!(world.get_resource::<tigris::Session>().is_none());
    let record = world.resource::<babel::Session>().record();
    let kinds: Vec<_> = record.players().iter().map(|p| p.kind.bot()).collect();
    assert_eq!(kinds, [None, Some("architect")]);
    let table = record.position().table();
    assert_eq!(table.active(), Player::Ur);
    assert!(table.options().handicap && !table.options().founding);
    let id = record.id();
    world.write_message(SessionCommand::CloseGame);
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Title);
    desktop.press_containing("Play Babel now");
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Babel);
    let record = desktop.app.world().resource::<babel::Session>().record();
    assert_ne!(record.id(), id);
    assert_eq!(record.players()[1].kind.bot(), Some("architect"));
}

#[test]
fn a_name_that_no_font_can_write_is_refused_with_the_reason() {
    let mut desktop = open();
    let name = |desktop: &mut Desktop, name: &str| {
        let world = desktop.app.world_mut();
        world.resource_mut::<Form>().seats[0].name = name.to_string();
        desktop.frames(3);
        let labels = desktop.named(&[Role::Label]);
        let told = labels.iter().any(|(text, _)| text.contains("has no font"));
        let play = desktop.buttons().iter().any(|(label, _)| label == "Play");
        (told, play)
    };
    // Right to left, or too many letters for a font of bearable size.
    for refused in ["דוד", "محمد", "文"] {
        assert_eq!(name(&mut desktop, refused), (true, false), "{refused}");
    }
    for good in ["Άννα", "Әсел", "Նարե", "Nguyễn", ""] {
        assert_eq!(name(&mut desktop, good), (false, true), "{good}");
    }
}

#[test]
fn what_is_set_up_stays_while_something_else_is_looked_at() {
    let mut desktop = open();
    desktop.press_as(Role::CheckBox, "Hints");
    desktop.press("Babel");
    desktop.press_as(Role::CheckBox, "Handicap");
    desktop.key(KeyCode::Escape);
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Title);
    desktop.go(Screen::NewGame);
    let world = desktop.app.world();
    assert_eq!(world.resource::<Chosen>().0, Game::Babel(()));
    assert!(world.resource::<BabelForm>().options.handicap);
    assert!(!world.resource::<Form>().hints);
    // What is set elsewhere counts again.
    desktop.go(Screen::Title);
    let world = desktop.app.world_mut();
    world.resource_mut::<Settings>().options.open_scores = true;
    desktop.go(Screen::NewGame);
    let form = desktop.app.world().resource::<Form>();
    assert!(form.hints && form.options.open_scores);
}

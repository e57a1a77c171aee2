//! The rules to read: their links, their search, and F1 from the table.

use crate::support::Desktop;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use two_rivers::desktop::app::requests::OpenRules;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::screens::Menu;
use two_rivers::desktop::tigris::board::layout::Slot;
use two_rivers::desktop::tigris::rulebook::Rulebook;
use two_rivers::desktop::tigris::table::state::held::Held;
use two_rivers::tigris::rules::{Board, Colour, Dynasty, Options};
use two_rivers::tigris::teaching::Topic;

fn rules(desktop: &Desktop) -> &Rulebook {
    desktop.app.world().resource::<Rulebook>()
}

#[test]
fn paragraphs_of_the_rules_lead_to_each_other_by_mouse_and_keyboard() {
    let mut desktop = Desktop::open();
    desktop.press("Rules");
    desktop.frames(4);
    let world = desktop.app.world_mut();
    world.write_message(OpenRules(Some(Topic::TakingBack.key())));
    desktop.frames(6);
    assert_eq!(rules(&desktop).topic(), Topic::TakingBack);
    desktop.frames(3);
    let all = desktop.buttons();
    let link = all
        .iter()
        .rfind(|(name, _)| name == "What is hidden")
        .unwrap();
    let link = link.1;
    let list = all
        .iter()
        .find(|(name, _)| name == "What is hidden")
        .unwrap()
        .1;
    assert!(link.x > list.x + 100.0, "{link} beside {list}");
    desktop.click(link);
    assert_eq!(rules(&desktop).topic(), Topic::Hidden);
    // By keyboard: backwards from the last link of the page, which is before Back.
    desktop.frames(3);
    let mut reached = false;
    for _ in 0..60 {
        desktop.key(KeyCode::Tab);
        let focused = desktop.focused();
        reached = focused
            .is_some_and(|(name, at)| name == "Variant: open scores" && at.x > list.x + 100.0);
        if reached {
            break;
        }
    }
    assert!(reached, "the link cannot be reached by keyboard");
    desktop.key(KeyCode::Enter);
    assert_eq!(rules(&desktop).topic(), Topic::OpenScores);
}

#[test]
fn the_rules_are_opened_from_the_title_and_searched() {
    let mut desktop = Desktop::open();
    desktop.press("Rules");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Rules);
    desktop.press("Revolt");
    assert_eq!(rules(&desktop).topic(), Topic::Revolt);
    // The picture goes on step by step.
    desktop.press("One step on");
    desktop.press("One step on");
    let told = desktop.named(&[Role::Label]);
    assert!(
        told.iter().any(|(text, _)| text == "Step 2 of 3"),
        "{told:?}"
    );
    let fields = desktop.named(&[Role::TextInput]);
    let at = fields.first().expect("a field to search in").1;
    desktop.click(at);
    desktop.send_text("catastr");
    desktop.frames(3);
    assert_eq!(rules(&desktop).found().first(), Some(&Topic::Catastrophe));
    assert_eq!(rules(&desktop).topic(), Topic::Catastrophe);
    // From the field the keyboard goes down to what was found; Enter does not take it away.
    let found = rules(&desktop).found().to_vec();
    desktop.key(KeyCode::Enter);
    desktop.key(KeyCode::ArrowDown);
    desktop.key(KeyCode::ArrowDown);
    desktop.key(KeyCode::Enter);
    assert_eq!(rules(&desktop).topic(), found[1]);
    desktop.press("Back");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Title);
}

#[test]
fn whoever_looks_something_up_still_holds_what_they_held() {
    let mut desktop = Desktop::open();
    let one = [Dynasty::Archer];
    desktop.start(Board::standard(), 2, &one, Options::default(), 5);
    let held = |desktop: &Desktop| desktop.app.world().resource::<Held>().0;
    desktop.key(KeyCode::KeyQ);
    let king = held(&desktop);
    assert!(king.is_some());
    desktop.key(KeyCode::F1);
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Rules);
    desktop.key(KeyCode::Escape);
    desktop.frames(4);
    assert_eq!((desktop.screen(), held(&desktop)), (Screen::Table, king));
    // At another game's table nothing is held yet.
    desktop.start(Board::standard(), 2, &one, Options::default(), 6);
    assert_eq!(held(&desktop), None);
}

#[test]
fn f1_opens_what_was_refused_and_leads_back_to_the_game() {
    let mut desktop = Desktop::open();
    desktop.start(
        Board::standard(),
        2,
        &[Dynasty::Archer],
        Options::default(),
        5,
    );
    desktop.key(KeyCode::F1);
    desktop.frames(4);
    assert_eq!(
        (desktop.screen(), rules(&desktop).topic()),
        (Screen::Rules, Topic::Turn)
    );
    desktop.key(KeyCode::F1);
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Table);
    // A king beside no temple.
    let king = desktop.slot(Slot::Leader(Colour::Black.index() as u8));
    let bare = desktop.cell("h4");
    desktop.drag(king, bare);
    assert!(desktop.session().record().decisions().is_empty());
    desktop.key(KeyCode::F1);
    desktop.frames(4);
    assert_eq!(rules(&desktop).topic(), Topic::Leaders);
    desktop.press("Back");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Table);
    // The link behind the message leads there as well.
    desktop.drag(king, bare);
    desktop.press_containing("Why?");
    desktop.frames(4);
    assert_eq!(
        (desktop.screen(), rules(&desktop).topic()),
        (Screen::Rules, Topic::Leaders)
    );
    desktop.press("Back");
    desktop.frames(4);
    // And so does the game menu.
    desktop.app.world_mut().resource_mut::<Menu>().open();
    desktop.frames(3);
    desktop.press("Rules");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Rules);
}

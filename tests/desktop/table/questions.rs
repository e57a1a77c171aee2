//! What is asked takes no press that was meant for what was before it.

use super::flow::{at_the_usual_pace, caught_up, click_at_once, decisions, place_of};
use crate::support::Desktop;
use crate::support::positions::{open, play};
use crate::table::play::{drag_tile, open_scenario, open_scenario_as};
use bevy::input::ButtonState;
use bevy::prelude::*;
use two_rivers::desktop::games::tigris::{Choose, Session};
use two_rivers::desktop::theme::question::{Asked, Question};
use two_rivers::desktop::tigris::board::layout::Slot;
use two_rivers::desktop::tigris::table::state::held::Held;
use two_rivers::desktop::tigris::table::state::seat::Seat;
use two_rivers::desktop::turn::ending::Ending;
use two_rivers::desktop::turn::refusal::Refusal;
use two_rivers::tigris::rules::{Colour, Decision, Dynasty};
use two_rivers::tigris::teaching::Topic;

fn asked(desktop: &Desktop) -> Asked {
    desktop.app.world().resource::<Question>().asked()
}

fn a_revolt(desktop: &mut Desktop) {
    open_scenario(desktop, "03_revolt_example_1.txt");
    at_the_usual_pace(desktop);
    let (king, h5) = (desktop.slot(Slot::Leader(0)), desktop.cell("h5"));
    desktop.drag(king, h5);
    assert!(!caught_up(desktop.app.world_mut()), "it is being shown");
}

#[test]
fn hammering_enter_through_a_revolt_commits_nothing() {
    let mut desktop = Desktop::open();
    a_revolt(&mut desktop);
    for _ in 0..60 {
        desktop.strike(KeyCode::Enter);
        desktop.frames(5);
    }
    assert!(desktop.session().caught_up(), "skipping still works");
    assert_eq!(desktop.session().record().decisions().len(), 1);
    assert!(matches!(asked(&desktop), Asked::Choice(_)));
    // Whoever has seen the question answers it by one press.
    desktop.frames(30);
    desktop.strike(KeyCode::Enter);
    desktop.frames(2);
    assert_eq!(
        decisions(&desktop).last().map(String::as_str),
        Some("commit 0")
    );

    // The same for the curtain that comes next.
    desktop.until("the curtain", |world| {
        world.resource::<Seat>().curtain.is_some()
    });
    for _ in 0..30 {
        desktop.strike(KeyCode::Enter);
        desktop.frames(5);
    }
    let curtain = |desktop: &Desktop| desktop.app.world().resource::<Seat>().curtain;
    assert_eq!(curtain(&desktop), Some(Dynasty::Bull));
    desktop.frames(30);
    desktop.strike(KeyCode::Enter);
    desktop.frames(2);
    assert_eq!(curtain(&desktop), None);
}

#[test]
fn a_number_that_comes_while_a_conflict_is_being_shown_is_what_one_commits() {
    let mut desktop = Desktop::open();
    a_revolt(&mut desktop);
    desktop.strike(KeyCode::Digit1);
    desktop.until("it has been shown", caught_up);
    desktop.frames(40);
    place_of(&mut desktop, "Commit 1 tile");
    desktop.strike(KeyCode::Enter);
    desktop.frames(2);
    assert_eq!(
        decisions(&desktop).last().map(String::as_str),
        Some("commit 1")
    );
}

#[test]
fn a_swap_that_ends_the_game_asks_once_more() {
    let mut desktop = Desktop::open();
    let name = "142_a_failed_swap_ends_the_game_at_once.txt";
    open_scenario_as(&mut desktop, name, |record| record.set_tells_bag(true));
    for key in [KeyCode::KeyS, KeyCode::Digit1, KeyCode::Digit2] {
        desktop.strike(key);
        desktop.frames(4);
    }
    for _ in 0..10 {
        desktop.strike(KeyCode::Enter);
        desktop.frames(3);
    }
    assert!(decisions(&desktop).is_empty(), "hammering says nothing");
    let told = desktop.app.world().resource::<Refusal<Topic>>().0.clone();
    assert!(told.is_some_and(|why| why.text.starts_with("Only 1 tile is left")));
    // Other tiles are another question.
    desktop.strike(KeyCode::Digit3);
    desktop.frames(30);
    desktop.strike(KeyCode::Enter);
    desktop.frames(30);
    assert!(decisions(&desktop).is_empty());
    desktop.strike(KeyCode::Enter);
    desktop.frames(2);
    assert_eq!(decisions(&desktop), ["swap TTT"]);
    assert!(desktop.session().record().is_over());
}

#[test]
fn a_key_that_is_held_answers_nothing() {
    let mut desktop = Desktop::open();
    a_revolt(&mut desktop);
    desktop.send_key(KeyCode::Enter, ButtonState::Pressed, false);
    for _ in 0..80 {
        desktop.frames(2);
        desktop.send_key(KeyCode::Enter, ButtonState::Pressed, true);
    }
    assert_eq!(desktop.session().record().decisions().len(), 1);
    let question = desktop.app.world().resource::<Question>();
    assert!(!question.is_open(), "a key is down");
    desktop.send_key(KeyCode::Enter, ButtonState::Released, false);
    desktop.frames(40);
    assert!(desktop.app.world().resource::<Question>().is_open());
    assert_eq!(desktop.session().record().decisions().len(), 1);
}

#[test]
fn a_click_that_comes_too_early_commits_nothing() {
    let mut desktop = Desktop::open();
    a_revolt(&mut desktop);
    desktop.until("it has been shown", caught_up);
    desktop.frames(1);
    let place = place_of(&mut desktop, "Commit nothing");
    assert!(!desktop.app.world().resource::<Question>().is_open());
    desktop.point(place);
    // Pressed too early, and held until it would no longer be.
    desktop.button(ButtonState::Pressed);
    desktop.frames(60);
    desktop.button(ButtonState::Released);
    desktop.frames(4);
    assert_eq!(desktop.session().record().decisions().len(), 1);
    desktop.frames(30);
    click_at_once(&mut desktop);
    desktop.frames(2);
    assert_eq!(desktop.session().record().decisions().len(), 2);
}

/// A revolt has been fought, and whoever attacked is told now what came of it.
fn a_revolt_to_be_read(desktop: &mut Desktop) {
    open_scenario(desktop, "03_revolt_example_1.txt");
    let (king, h5) = (desktop.slot(Slot::Leader(0)), desktop.cell("h5"));
    desktop.drag(king, h5);
    desktop.commit(2);
    desktop.reveal();
    desktop.commit(3);
    desktop.frames(60);
    // First the defender sees it, then behind the curtain whoever attacked.
    desktop.key(KeyCode::Enter);
    desktop.frames(4);
    desktop.app.world_mut().resource_mut::<Seat>().reveal();
    desktop.until("it is told what came of it", |world| {
        world.resource::<Session>().is_held()
    });
}

#[test]
fn what_is_decided_before_a_card_was_read_does_not_happen_behind_it_for_good() {
    let mut desktop = Desktop::open();
    a_revolt_to_be_read(&mut desktop);
    let mut legal = Vec::new();
    desktop.session().position().legal(&mut legal);
    let temples = legal.iter().copied();
    let mut temples = temples.filter(|d| matches!(d, Decision::Place(Colour::Red, _)));
    let decision = temples.next().expect("a temple");
    desktop.app.world_mut().write_message(Choose { decision });
    desktop.frames(2);
    assert!(desktop.session().is_held(), "nobody can have read it");
    desktop.frames(60);
    let session = desktop.session();
    assert!(!session.is_held());
    assert_eq!(session.shown(), session.position());
}

#[test]
fn whoever_takes_a_piece_up_has_seen_what_a_revolt_came_to() {
    let mut desktop = Desktop::open();
    a_revolt_to_be_read(&mut desktop);
    desktop.frames(60);
    assert!(desktop.session().is_held(), "nothing is told of the revolt");
    // Behind the card no turn is ended, and nothing is asked about it.
    desktop.key(KeyCode::KeyT);
    desktop.frames(30);
    assert!(desktop.session().is_held());
    assert!(matches!(asked(&desktop), Asked::Outcome(_)));
    assert!(
        !desktop
            .app
            .world()
            .resource::<Ending>()
            .is_asked(desktop.session())
    );
    let made = desktop.session().record().decisions().len();
    desktop.key(KeyCode::Digit1);
    assert!(desktop.app.world().resource::<Held>().0.is_some());
    assert!(!desktop.session().is_held(), "the card is still there");
    assert_eq!(desktop.session().record().decisions().len(), made);
}

#[test]
fn a_double_click_gives_no_actions_up() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "01_placing_a_tile.txt");
    let place = place_of(&mut desktop, "End turn");
    desktop.point(place);
    desktop.frames(2);
    for _ in 0..2 {
        click_at_once(&mut desktop);
        desktop.frames(4);
    }
    for _ in 0..3 {
        desktop.strike(KeyCode::KeyT);
    }
    assert_eq!(decisions(&desktop), [""; 0]);
    assert!(matches!(asked(&desktop), Asked::GiveUp(_)));
    desktop.frames(30);
    click_at_once(&mut desktop);
    desktop.frames(2);
    assert_eq!(decisions(&desktop), ["end"]);
}

#[test]
fn whoever_goes_on_with_the_turn_is_asked_anew() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "01_placing_a_tile.txt");
    for goes_on in [KeyCode::Digit1, KeyCode::KeyH, KeyCode::KeyS] {
        desktop.key(KeyCode::KeyT);
        assert!(matches!(asked(&desktop), Asked::GiveUp(_)));
        desktop.key(goes_on);
        assert_eq!(asked(&desktop), Asked::Nothing);
        desktop.key(KeyCode::Escape);
    }
    // Whoever was at one thing takes up another.
    desktop.key(KeyCode::KeyH);
    desktop.key(KeyCode::KeyT);
    assert!(matches!(asked(&desktop), Asked::GiveUp(_)));
    desktop.key(KeyCode::Digit1);
    assert_eq!(asked(&desktop), Asked::Nothing);
    desktop.key(KeyCode::KeyT);
    assert!(matches!(asked(&desktop), Asked::GiveUp(_)));
    assert_eq!(decisions(&desktop), [""; 0]);
}

#[test]
fn nothing_is_carried_into_a_question() {
    let mut desktop = Desktop::open();
    a_revolt(&mut desktop);
    // The stepper comes when the revolt has been shown: these were not meant for it.
    for key in [
        KeyCode::KeyT,
        KeyCode::Digit2,
        KeyCode::Enter,
        KeyCode::KeyT,
    ] {
        desktop.strike(key);
    }
    let slot = desktop.slot(Slot::Tile(0));
    let cell = desktop.cell("b2");
    desktop.drag(slot, cell);
    desktop.until("it has been shown", caught_up);
    desktop.frames(60);
    assert_eq!(desktop.session().record().decisions().len(), 1);
    assert_eq!(desktop.app.world().resource::<Held>().0, None);
}

/// Bull attacks pot, since archer's market unites their kingdoms; pot has one tile more on the board.
fn a_war_of_others() -> Desktop {
    let mut desktop = Desktop::open();
    let pieces = "T@e5 tB@f5 M@g5 M@i5 tP@j5 T@k5 M@j6";
    open(&mut desktop, "hand bull MMMMMM", pieces);
    play(&mut desktop, "place M h5");
    desktop.until("the curtain for bull", |world| {
        world.resource::<Seat>().curtain == Some(Dynasty::Bull)
    });
    desktop.frames(30);
    desktop
}

/// Presses Enter so often, each time after a pause in which the question has been seen.
fn enter(desktop: &mut Desktop, times: usize) {
    for _ in 0..times {
        desktop.strike(KeyCode::Enter);
        desktop.frames(30);
    }
}

#[test]
fn enter_commits_nothing_where_the_hand_could_win_only_when_it_is_meant() {
    let mut desktop = a_war_of_others();
    // The rhythm that one learns: here I am, and once more for what is shown.
    enter(&mut desktop, 2);
    assert_eq!(decisions(&desktop), ["place M h5"]);
    assert!(matches!(asked(&desktop), Asked::CommitNothing(_)));
    place_of(&mut desktop, "Really nothing?");
    // A number asks anew; nought by its own key is meant.
    desktop.strike(KeyCode::Digit1);
    desktop.frames(30);
    assert!(matches!(asked(&desktop), Asked::Choice(_)));
    place_of(&mut desktop, "Commit 1 tile");
    desktop.strike(KeyCode::Digit0);
    desktop.strike(KeyCode::Enter);
    desktop.frames(4);
    assert_eq!(decisions(&desktop), ["place M h5", "commit 0"]);
}

#[test]
fn enter_twice_commits_nothing_after_all() {
    let mut desktop = a_war_of_others();
    enter(&mut desktop, 3);
    assert_eq!(decisions(&desktop), ["place M h5", "commit 0"]);
}

#[test]
fn whoever_began_a_conflict_of_others_takes_it_back_until_they_have_looked() {
    let mut desktop = a_war_of_others();
    desktop.press("Undo what Archer did last");
    desktop.frames(4);
    assert_eq!(decisions(&desktop), [""; 0]);
    let seat = *desktop.app.world().resource::<Seat>();
    assert_eq!((seat.viewer, seat.curtain), (None, Some(Dynasty::Archer)));
    // Once bull has looked it is not for them to take back.
    let mut desktop = a_war_of_others();
    enter(&mut desktop, 1);
    let viewer = desktop.app.world().resource::<Seat>().viewer;
    assert_eq!(viewer, Some(Dynasty::Bull));
    desktop.strike(KeyCode::Backspace);
    desktop.frames(4);
    assert_eq!(decisions(&desktop), ["place M h5"]);
}

#[test]
fn enter_takes_no_offer_on_whose_cell_the_mouse_rests() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "09_buildings_example_6.txt");
    play(&mut desktop, "place F c7");
    desktop.frames(60);
    assert!(matches!(asked(&desktop), Asked::Choice(_)));
    let b7 = desktop.cell("b7");
    desktop.point(b7);
    desktop.frames(30);
    enter(&mut desktop, 1);
    assert_eq!(decisions(&desktop), ["place F c7"]);
    // A click there is meant.
    desktop.click(b7);
    assert_eq!(decisions(&desktop), ["place F c7", "raise b7"]);
}

#[test]
fn tab_leads_to_what_is_asked() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "06_monument_example_3.txt");
    drag_tile(&mut desktop, Colour::Red, "i5");
    desktop.frames(60);
    desktop.key(KeyCode::Tab);
    desktop.frames(2);
    let (first, _) = desktop.focused().expect("a control has the keyboard");
    assert!(first.contains("onument"), "{first}");
    // From there it goes on through the offers.
    desktop.key(KeyCode::Tab);
    desktop.frames(2);
    let (second, _) = desktop.focused().expect("a control has the keyboard");
    assert!(second != first && second.contains("onument"), "{second}");
}

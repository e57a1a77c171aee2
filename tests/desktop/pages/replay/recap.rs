//! "Since your last turn", after the curtain and on demand.

use super::*;
use two_rivers::desktop::app::keys::{Action, Bindings, Key};
use two_rivers::desktop::app::settings::Settings;

#[test]
fn the_recap_shows_what_the_bots_did_and_ends_by_itself() {
    let mut desktop = a_game_with_one_person(5, 4);
    let before = desktop.session().record().clone();
    let timeline = desktop.session().timeline();
    let since = timeline.since_last_turn(Dynasty::Archer).expect("a recap");
    assert_eq!(since.end, timeline.end());
    desktop.press("Since your last turn (B)");
    assert!(looks_back(&desktop));
    assert!(shown(&mut desktop) <= since.start + 1);
    let mut moments = Vec::new();
    for _ in 0..2_000 {
        if !looks_back(&desktop) {
            break;
        }
        moments.push(shown(&mut desktop));
    }
    assert!(!looks_back(&desktop), "the recap never ends");
    moments.dedup();
    let expected: Vec<usize> = (moments[0]..=since.end).collect();
    assert_eq!(moments, expected);
    assert_eq!(*desktop.session().record(), before);
    assert!(desktop.session().caught_up());

    // Again by key, and skipped by Escape, which opens no menu.
    desktop.key(KeyCode::KeyB);
    assert!(looks_back(&desktop));
    desktop.key(KeyCode::Escape);
    assert!(!looks_back(&desktop));
    assert!(!resource::<Menu>(&desktop).is_open());
    assert_eq!(shown(&mut desktop), before.decisions().len());
    desktop.key(KeyCode::KeyB);
    desktop.press("Skip");
    assert!(!looks_back(&desktop));
}

#[test]
fn the_recap_follows_the_curtain_and_skips_what_was_seen() {
    let mut desktop = Desktop::open();
    let people = [Dynasty::Archer, Dynasty::Bull];
    desktop.start(Board::standard(), 2, &people, Options::default(), 3);
    desktop
        .app
        .world_mut()
        .resource_mut::<Settings>()
        .animation_speed = 3.0;
    // Nothing has happened yet: the first curtain leads straight to the game.
    desktop.frames(3);
    desktop.press("I am here");
    assert!(!looks_back(&desktop));
    place_a_leader(&mut desktop);
    choose(&mut desktop, Decision::End);
    desktop.until("the curtain falls", |world| {
        world.resource::<Seat>().curtain == Some(Dynasty::Bull)
    });
    assert!(!looks_back(&desktop), "before the curtain has opened");
    desktop.press("I am here");
    assert!(looks_back(&desktop), "no recap after the curtain");
    assert_eq!(resource::<Seat>(&desktop).viewer, Some(Dynasty::Bull));
    // Nobody can decide meanwhile.
    choose(&mut desktop, Decision::End);
    desktop.key(KeyCode::KeyT);
    desktop.key(KeyCode::Backspace);
    assert_eq!(desktop.session().record().decisions().len(), 2);
    desktop.until("the recap ends", |world| {
        world.resource::<Session>().looking_back().is_none()
    });
    assert_eq!(shown(&mut desktop), 2);

    // Back and forth: each sees only what the other did.
    place_a_leader(&mut desktop);
    choose(&mut desktop, Decision::End);
    desktop.until("the curtain falls", |world| {
        world.resource::<Seat>().curtain == Some(Dynasty::Archer)
    });
    desktop.press("I am here");
    assert!(looks_back(&desktop));
    assert!(desktop.session().moment() >= 2, "the own turn again");
    desktop.key(KeyCode::Enter);
    assert!(!looks_back(&desktop));
}

#[test]
fn whoever_does_not_want_the_recap_asks_for_it() {
    let mut desktop = Desktop::open();
    let people = [Dynasty::Archer, Dynasty::Bull];
    desktop.start(Board::standard(), 2, &people, Options::default(), 3);
    let world = desktop.app.world_mut();
    let mut settings = world.resource_mut::<Settings>();
    settings.animation_speed = 3.0;
    settings.show_recap = false;
    desktop.frames(3);
    desktop.press("I am here");
    place_a_leader(&mut desktop);
    choose(&mut desktop, Decision::End);
    desktop.until("the curtain falls", |world| {
        world.resource::<Seat>().curtain == Some(Dynasty::Bull)
    });
    desktop.press("I am here");
    assert!(!looks_back(&desktop), "the recap began by itself");
    desktop.key(KeyCode::KeyB);
    assert!(looks_back(&desktop));
}

#[test]
fn the_keys_that_a_player_chose_end_the_recap_and_no_others() {
    let mut desktop = a_game_with_one_person(5, 4);
    let mut keys = Bindings::default();
    for (action, code) in [
        (Action::PutDown, KeyCode::KeyX),
        (Action::Play, KeyCode::KeyY),
        (Action::Recap, KeyCode::KeyZ),
    ] {
        for usual in action.usual() {
            keys.remove(action, *usual);
        }
        keys.take(action, Key::at(code, false).expect("a key"));
    }
    desktop.app.world_mut().resource_mut::<Settings>().0.keys = keys.chosen();
    desktop.frames(2);
    for key in [KeyCode::KeyX, KeyCode::KeyY, KeyCode::KeyZ, KeyCode::Escape] {
        desktop.key(KeyCode::KeyB);
        assert!(!looks_back(&desktop), "B means nothing any more");
        desktop.key(KeyCode::KeyZ);
        assert!(looks_back(&desktop));
        for usual in [KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space] {
            desktop.key(usual);
            assert!(looks_back(&desktop), "{usual:?} ends it");
        }
        desktop.key(key);
        assert!(!looks_back(&desktop), "{key:?} does not end it");
    }
}

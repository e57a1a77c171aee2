//! A seat is handed to a bot and taken back in the middle of a game.

use crate::support::{Desktop, new_game};
use bevy::prelude::*;
use two_rivers::desktop::games::tigris::Session;
use two_rivers::desktop::tigris::table::state::seat::Seat;
use two_rivers::desktop::turn::seating::Seating;
use two_rivers::preferences::{Pause, Preferences};
use two_rivers::record::Kind;
use two_rivers::replay::Perspective;
use two_rivers::tigris::rules::{Board, Dynasty, Options, Stage};

fn seat(desktop: &Desktop) -> Seat {
    *desktop.app.world().resource::<Seat>()
}

/// Opens the question who plays a seat, by its card.
fn ask(desktop: &mut Desktop, dynasty: &str) {
    desktop.press_containing(&format!("{dynasty}: "));
}

/// Waits until a bot has played and the next one may act: in conflicts the cards make room.
fn at_a_quiet_moment(desktop: &mut Desktop) {
    let length = desktop.session().record().decisions().len();
    desktop.until("the bots play on", |world| {
        let session = world.resource::<Session>();
        let quiet = session.position().table().stage() == Stage::Action;
        quiet && session.caught_up() && session.record().decisions().len() > length
    });
}

#[test]
fn a_seat_is_handed_to_a_bot_watched_and_taken_back() {
    let mut desktop = Desktop::open_with(Preferences {
        animation_speed: 3.0,
        // Time for a few clicks in every moment of the game; where nothing moves there is no pause.
        bot_pause: Pause::Long,
        first_run_done: true,
        ..Preferences::default()
    });
    let persons = [Dynasty::Archer];
    desktop.start(Board::standard(), 3, &persons, Options::default(), 5);
    assert_eq!(seat(&desktop).viewer, Some(Dynasty::Archer));
    ask(&mut desktop, "Archer");
    desktop.press_containing("Potter");
    assert!(!desktop.session().is_person(Dynasty::Archer));
    at_a_quiet_moment(&mut desktop);
    assert_eq!(seat(&desktop).viewer, None, "nobody looks");

    // A game of bots can be watched through anybody's eyes.
    ask(&mut desktop, "Bull");
    desktop.press("See this hand");
    assert_eq!(seat(&desktop).viewer, Some(Dynasty::Bull));
    at_a_quiet_moment(&mut desktop);
    ask(&mut desktop, "Bull");
    desktop.press("See all hands");
    assert_eq!(seat(&desktop), Seat::onlooker(Perspective::All));

    // Whoever takes a seat sees no other hand any more.
    at_a_quiet_moment(&mut desktop);
    ask(&mut desktop, "Archer");
    desktop.press("A person");
    assert!(desktop.session().is_person(Dynasty::Archer));
    desktop.until("it is archer's turn", |world| {
        let session = world.resource::<Session>();
        session.caught_up() && session.position().decider() == Some(Dynasty::Archer)
    });
    assert_eq!(
        seat(&desktop),
        Seat::onlooker(Perspective::Of(Dynasty::Archer))
    );
    let length = desktop.session().record().decisions().len();
    desktop.frames(60);
    let now = desktop.session().record().decisions().len();
    assert_eq!(now, length, "no bot plays for a person");
}

#[test]
fn the_game_menu_asks_who_plays_ones_own_seat() {
    let mut desktop = Desktop::open();
    let persons = [Dynasty::Bull];
    desktop.start(Board::standard(), 3, &persons, Options::default(), 5);
    desktop.key(KeyCode::Escape);
    desktop.press("Hand over your seat");
    desktop.frames(3);
    assert!(desktop.app.world().resource::<Seating<Dynasty>>().is_open());
    desktop.press_containing("Potter");
    assert!(!desktop.session().is_person(Dynasty::Bull));
    // In a game of bots it is the first seat.
    desktop.key(KeyCode::Escape);
    desktop.press("Take a seat");
    desktop.frames(3);
    desktop.press("A person");
    assert!(desktop.session().is_person(Dynasty::Archer));
}

#[test]
fn who_stays_is_called_before_a_hand_is_shown() {
    let mut desktop = Desktop::open();
    let persons = [Dynasty::Archer, Dynasty::Bull];
    desktop.start(Board::standard(), 3, &persons, Options::default(), 5);
    desktop.reveal();
    assert_eq!(seat(&desktop).viewer, Some(Dynasty::Archer));
    ask(&mut desktop, "Archer");
    desktop.press_containing("Potter");
    let seat = seat(&desktop);
    assert_eq!((seat.viewer, seat.curtain), (None, Some(Dynasty::Bull)));
}

#[test]
fn another_game_begins_behind_the_curtain() {
    let mut desktop = Desktop::open();
    let persons = [Dynasty::Archer, Dynasty::Bull];
    for _ in 0..2 {
        desktop.start(Board::standard(), 3, &persons, Options::default(), 5);
        desktop.frames(2);
        let now = seat(&desktop);
        assert_eq!((now.viewer, now.curtain), (None, Some(Dynasty::Archer)));
        desktop.reveal();
        assert_eq!(seat(&desktop).viewer, Some(Dynasty::Archer));
    }
}

#[test]
fn the_question_who_plays_begins_with_who_does() {
    let mut desktop = Desktop::open();
    let archer = [Dynasty::Archer];
    let mut game = new_game(Board::standard(), 3, &archer, Options::default(), 5);
    game.players[1].kind = Kind::Bot("trader".to_string());
    desktop.begin(game);
    ask(&mut desktop, "Bull");
    desktop.key(KeyCode::Enter);
    assert!(!desktop.app.world().resource::<Seating<Dynasty>>().is_open());
    let bull = desktop.session().player(Dynasty::Bull).expect("bull plays");
    assert_eq!(bull.kind, Kind::Bot("trader".to_string()));
}

#[test]
fn nobody_is_asked_who_plays_while_the_curtain_is_drawn() {
    let mut desktop = Desktop::open();
    let persons = [Dynasty::Archer, Dynasty::Bull];
    desktop.start(Board::standard(), 3, &persons, Options::default(), 5);
    desktop.frames(2);
    let asked = |desktop: &Desktop| desktop.app.world().resource::<Seating<Dynasty>>().is_open();
    let ask = |desktop: &mut Desktop| {
        let mut seating = desktop.app.world_mut().resource_mut::<Seating<Dynasty>>();
        seating.ask(Dynasty::Pot);
        desktop.frames(3);
    };
    // A click from before it fell.
    assert_eq!(seat(&desktop).curtain, Some(Dynasty::Archer));
    ask(&mut desktop);
    assert!(!asked(&desktop));
    desktop.reveal();
    ask(&mut desktop);
    assert!(asked(&desktop));
}

#[test]
fn bots_that_are_watched_are_stopped_and_go_on_step_by_step() {
    let mut desktop = Desktop::open();
    desktop.start(Board::standard(), 3, &[], Options::default(), 5);
    let made = |desktop: &Desktop| desktop.session().record().decisions().len();
    desktop.until("the bots play", |world| {
        let session = world.resource::<Session>();
        session.record().decisions().len() > 2
    });
    desktop.press("Stop");
    desktop.frames(20);
    let stopped = made(&desktop);
    desktop.frames(120);
    assert_eq!(made(&desktop), stopped);
    for step in 1..=3 {
        desktop.press("Step");
        desktop.until("a bot has decided", |world| {
            let session = world.resource::<Session>();
            session.record().decisions().len() == stopped + step && session.caught_up()
        });
        desktop.frames(60);
        assert_eq!(made(&desktop), stopped + step);
    }
    desktop.press("Go on");
    desktop.until("they go on", |world| {
        let session = world.resource::<Session>();
        session.record().decisions().len() > stopped + 4
    });
    desktop.press("See all hands");
    desktop.frames(2);
    assert_eq!(seat(&desktop), Seat::onlooker(Perspective::All));
    desktop.press("Hide the hands");
    desktop.frames(2);
    assert_eq!(seat(&desktop), Seat::onlooker(Perspective::Public));
}

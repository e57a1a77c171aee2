//! What is asked of whoever loses half their cards: it fits, and nothing is chosen unseen.

use crate::babel::table::{choose, lay_between, session};
use crate::everywhere::layouts::{assert_no_faults, dress};
use crate::support::Desktop;
use bevy::prelude::*;
use two_rivers::babel::rules::{Decision, Player};
use two_rivers::desktop::babel::table::aids::advice::Advice;
use two_rivers::desktop::babel::table::state::held::Discarding;
use two_rivers::desktop::babel::table::state::orders::Refusal;
use two_rivers::desktop::babel::table::state::seat::Seat;
use two_rivers::record::Kind;

/// Kish can halve a hand of every tribe.
const RICH: &str = "game babel
active kish
marker kish medes
marker ur quarry
hand kish -
hand ur aahhmppsss
row kish medes mmm
column kish -
column ur -
supply 3 4 5 6 2 2
deck ahmpsahmps
discards -
seed 1
end
";

/// A position between two people; Kish is here.
fn begun(desktop: &mut Desktop, text: &str) {
    lay_between(desktop, text, [Kind::Person, Kind::Person]);
    desktop.frames(12);
    desktop.key(KeyCode::Enter);
}

/// Ur is called, since half the hand must go.
fn called(desktop: &mut Desktop) {
    begun(desktop, RICH);
    choose(desktop, "halve 1".parse().unwrap());
    desktop.frames(40);
}

/// Ur has seen that half the hand must go.
fn asked(desktop: &mut Desktop) {
    called(desktop);
    desktop.key(KeyCode::Enter);
    desktop.frames(4);
    let decider = session(desktop).position().decider();
    assert_eq!(decider, Some(Player::Ur));
}

#[test]
fn the_choice_of_what_goes_fits_in_every_window() {
    assert_no_faults(&[("a discard of Babel", &asked)]);
}

#[test]
fn whoever_used_a_skill_takes_it_back_until_the_other_has_looked() {
    let decisions = |desktop: &Desktop| session(desktop).record().decisions().len();
    let seat = |desktop: &Desktop| *desktop.app.world().resource::<Seat>();
    let mut desktop = Desktop::open();
    called(&mut desktop);
    assert_eq!(seat(&desktop).curtain, Some(Player::Ur));
    desktop.press("Undo what Kish did last");
    desktop.frames(4);
    assert_eq!(decisions(&desktop), 0);
    let seen = (seat(&desktop).viewer, seat(&desktop).curtain);
    assert_eq!(seen, (None, Some(Player::Kish)));
    // Once Ur has looked it is not for them to take back.
    let mut desktop = Desktop::open();
    asked(&mut desktop);
    assert_eq!(seat(&desktop).viewer, Some(Player::Ur));
    desktop.strike(KeyCode::Backspace);
    desktop.frames(4);
    assert_eq!(decisions(&desktop), 1);
    let refusal = &desktop.app.world().resource::<Refusal>().0;
    let why = refusal.as_ref().expect("the key has an answer");
    assert_eq!(
        why.text,
        "Only the player whose turn it is can take something back."
    );
}

#[test]
fn a_skill_that_cannot_be_used_says_why_when_it_is_pressed() {
    let mut desktop = Desktop::open();
    let among_hittites = RICH
        .replace("kish medes mmm", "kish hittites hhh")
        .replace("kish medes", "kish hittites");
    begun(&mut desktop, &among_hittites);
    desktop.frames(12);
    let refused = |desktop: &Desktop| desktop.app.world().resource::<Refusal>().0.is_some();
    assert!(!refused(&desktop));
    // Ur has no temple there.
    desktop.tab_to(|name| name.starts_with("Rob"));
    let (_, at) = desktop.focused().expect("the button");
    desktop.click(at);
    desktop.frames(3);
    assert!(refused(&desktop));
    assert!(session(&desktop).record().decisions().is_empty());
}

#[test]
fn nothing_is_discarded_behind_a_hint() {
    let mut desktop = Desktop::open();
    asked(&mut desktop);
    let chosen = |desktop: &Desktop| {
        let discarding = desktop.app.world().resource::<Discarding>();
        discarding.chosen(session(desktop).stamp()).total()
    };
    desktop.key(KeyCode::Digit1);
    assert_eq!(chosen(&desktop), 1);
    dress(&mut desktop, (1024, 640, 100, "en"));
    desktop.key(KeyCode::KeyH);
    desktop.until("advice comes", |world| {
        matches!(world.resource::<Advice>(), Advice::Given(..))
    });
    desktop.frames(3);
    desktop.key(KeyCode::Enter);
    assert_eq!(chosen(&desktop), 1, "the choice lies behind the hint");
    // Whoever chooses has read the hint, and sees from then on what is chosen.
    desktop.key(KeyCode::Digit2);
    assert_eq!(chosen(&desktop), 2);
    assert!(!desktop.app.world().resource::<Advice>().is_open());
    desktop.frames(3);
    desktop.key(KeyCode::Digit2);
    desktop.key(KeyCode::Digit3);
    desktop.key(KeyCode::Digit4);
    assert_eq!(chosen(&desktop), 5);
    desktop.frames(20);
    desktop.key(KeyCode::Enter);
    desktop.frames(4);
    let discarded = session(&desktop).record().decisions().last().copied();
    assert_eq!(
        discarded,
        Some("discard ahhmp".parse::<Decision>().unwrap())
    );
}

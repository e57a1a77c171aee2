//! What is asked of whoever loses half their cards: it fits, and nothing is chosen unseen.

use crate::babel::table::{choose, lay_between, session};
use crate::everywhere::layouts::{assert_no_faults, dress};
use crate::support::Desktop;
use bevy::prelude::*;
use two_rivers::babel::rules::{Decision, Player};
use two_rivers::desktop::babel::table::aids::advice::Advice;
use two_rivers::desktop::babel::table::state::held::Discarding;
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

/// Two people; Ur has seen that half the hand must go.
fn asked(desktop: &mut Desktop) {
    lay_between(desktop, RICH, [Kind::Person, Kind::Person]);
    desktop.frames(12);
    desktop.key(KeyCode::Enter);
    choose(desktop, "halve 1".parse().unwrap());
    desktop.frames(40);
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

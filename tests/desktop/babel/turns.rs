//! Babel's turns: what is taken back, what the rules say of what was refused, which aids are shown,
//! and how a turn ends by itself.

use crate::babel::table::{
    begin, choose, compare, game, in_hand, lay_between, layout, position, session,
};
use crate::support::Desktop;
use crate::table::flow::undo_is_held;
use bevy::prelude::*;
use two_rivers::babel::rules::{Decision, Player, Tribe};
use two_rivers::desktop::app::requests::OpenRules;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::babel::board::mirror::Mended;
use two_rivers::desktop::babel::board::pieces::Piece;
use two_rivers::desktop::babel::rulebook::Rulebook;
use two_rivers::desktop::babel::table::state::held::{Held, Pointing, What};
use two_rivers::desktop::babel::table::state::orders::Refusal;
use two_rivers::preferences::EndOfTurn;
use two_rivers::record::Kind;

/// Moves and settles twice.
fn play_three(desktop: &mut Desktop) {
    let card = in_hand(desktop);
    choose(desktop, Decision::Move(card));
    for _ in 0..2 {
        let next = in_hand(desktop);
        choose(desktop, Decision::Settle(next));
    }
    assert_eq!(decisions(desktop), 3);
}

fn decisions(desktop: &Desktop) -> usize {
    session(desktop).record().decisions().len()
}

/// A position between a person who plays Kish and a bot, as it is written.
fn lay(desktop: &mut Desktop, text: &str) {
    lay_between(
        desktop,
        text,
        [Kind::Person, Kind::Bot("carrier".to_string())],
    );
    desktop.frames(6);
}

/// Three discards, a deck that runs out, a temple that can fall.
const LATE: &str = "game babel
active kish
marker kish medes
marker ur medes
hand kish a
hand ur hhmm
row kish medes aaahhh
row ur medes mmpp
temple kish medes 1
temple ur medes 1 2 3
column kish 4
column ur 6 5
supply 6 5 4 2
deck a
discards mmps
seed 3
end
";

#[test]
fn undo_can_be_held_and_goes_to_the_start_of_the_turn() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, game([None, Some("carrier")], 7));
    undo_is_held(&mut desktop, play_three, decisions);
    compare(&mut desktop);
}

#[test]
fn the_rules_open_where_they_speak_of_what_was_refused() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, game([None, Some("carrier")], 7));
    let topic = |desktop: &Desktop| desktop.app.world().resource::<Rulebook>().topic().key();
    // Nothing was refused: the moment of the game.
    desktop.key(KeyCode::F1);
    assert_eq!(desktop.screen(), Screen::BabelRules);
    assert_eq!(topic(&desktop), "babel-rules-turn");
    desktop.key(KeyCode::F1);
    assert_eq!(desktop.screen(), Screen::Babel);
    // A temple card cannot be built at the quarry: what is held says so, and then the refusal.
    let layout = layout(&desktop);
    let temple = layout.quarry_card(Player::Kish, 0, 1).center();
    desktop.drag(temple, layout.land(Tribe::Medes).center());
    let refused = desktop.app.world().resource::<Refusal>().0.clone();
    assert_eq!(
        refused.map(|why| why.topic.key()),
        Some("babel-rules-build")
    );
    desktop.press_containing("Why?");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::BabelRules);
    assert_eq!(topic(&desktop), "babel-rules-build");
    desktop.press("Back");
    desktop.frames(4);
    // A card over a land where it has no place.
    let card = in_hand(&desktop);
    let elsewhere = Tribe::ALL.into_iter().find(|t| *t != card).unwrap();
    desktop.app.world_mut().resource_mut::<Held>().what = Some(What::Card(card));
    *desktop.app.world_mut().resource_mut::<Pointing>() = Pointing {
        column: Some(elsewhere),
        by_key: true,
        at: None,
    };
    desktop.key(KeyCode::F1);
    assert_eq!(topic(&desktop), "babel-rules-move");
    // From one paragraph to another, and a paragraph of this game from anywhere.
    let other = two_rivers::babel::teaching::Topic::SKILLS.key();
    let world = desktop.app.world_mut();
    world.write_message(OpenRules(Some(other)));
    desktop.frames(4);
    assert_eq!(topic(&desktop), "babel-rules-skills");
    desktop.press("Persians: leap");
    assert_eq!(topic(&desktop), "babel-rules-leap");
}

#[test]
fn aids_are_switched_one_by_one_by_their_keys() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, game([None, Some("carrier")], 7));
    let aids = |desktop: &Desktop| {
        let settings = desktop.app.world().resource::<Settings>();
        [
            settings.show_preview,
            settings.show_place,
            settings.show_counts,
        ]
    };
    assert_eq!(aids(&desktop), [true; 3]);
    for (place, key) in [KeyCode::KeyP, KeyCode::KeyK, KeyCode::KeyL]
        .into_iter()
        .enumerate()
    {
        desktop.key(key);
        let mut wanted = [true; 3];
        wanted[place] = false;
        assert_eq!(aids(&desktop), wanted);
        desktop.key(key);
    }
    assert_eq!(aids(&desktop), [true; 3]);
}

#[test]
fn piles_of_the_quarry_are_cards_that_move() {
    let mut desktop = Desktop::open();
    lay(&mut desktop, LATE);
    let count = |desktop: &mut Desktop, which: fn(&Piece) -> bool| {
        let world = desktop.app.world_mut();
        let mut pieces = world.query::<&Piece>();
        pieces.iter(world).filter(|piece| which(piece)).count()
    };
    let supplied =
        |desktop: &mut Desktop| count(desktop, |piece| matches!(piece, Piece::Supplied { .. }));
    let decked =
        |desktop: &mut Desktop| count(desktop, |piece| matches!(piece, Piece::Decked { .. }));
    let discarded =
        |desktop: &mut Desktop| count(desktop, |piece| matches!(piece, Piece::Discarded { .. }));
    assert_eq!(
        (
            supplied(&mut desktop),
            decked(&mut desktop),
            discarded(&mut desktop)
        ),
        (4, 1, 4)
    );
    choose(&mut desktop, "destroy 1".parse().unwrap());
    desktop.frames(60);
    assert_eq!((supplied(&mut desktop), discarded(&mut desktop)), (7, 5));
    compare(&mut desktop);
    // The draw at the end of the turn empties the deck, and the discards become another.
    choose(&mut desktop, Decision::End);
    desktop.frames(60);
    compare(&mut desktop);
    assert_eq!(desktop.app.world().resource::<Mended>().0, 0);
}

#[test]
fn a_turn_ends_by_itself_only_where_that_is_wanted_and_nothing_is_left_to_do() {
    let mut desktop = Desktop::open();
    let done = LATE
        .replace("hand kish a\n", "hand kish -\n")
        .replace("row kish medes aaahhh\n", "");
    lay(&mut desktop, &done);
    desktop.frames(300);
    assert_eq!(decisions(&desktop), 0, "nobody wanted that");
    desktop
        .app
        .world_mut()
        .resource_mut::<Settings>()
        .end_of_turn = EndOfTurn::After(3);
    desktop.frames(100);
    assert_eq!(
        decisions(&desktop),
        0,
        "there is time to take something back"
    );
    desktop.frames(120);
    assert!(decisions(&desktop) > 0);
    let table = position(&desktop).table();
    assert!(table.turns() > 1 || table.active() == Player::Ur);
}

//! Babel's table: what a hand does there becomes decisions, and entities agree with the position.

use crate::support::Desktop;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::time::{Duration, Instant};
use two_rivers::babel::Start;
use two_rivers::babel::rules::{Decision, Options, Player, Position, SHORTEST_RUN, Tribe};
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::babel::board::layout::Layout;
use two_rivers::desktop::babel::board::mirror::Mended;
use two_rivers::desktop::babel::board::pieces::{Piece, differences};
use two_rivers::desktop::babel::table::state::held::{Held, Pointing, What};
use two_rivers::desktop::babel::table::state::orders::Refusal;
use two_rivers::desktop::babel::table::state::seat::Seat;
use two_rivers::desktop::games::babel::{Choose, NewGame, NewPlayer, Order, Record, Session};
use two_rivers::record::{self, Kind};

/// A game in which Kish begins; persons play unless a bot is named.
pub fn game(bots: [Option<&str>; 2], seed: u64) -> NewGame {
    let seat = |bot: Option<&str>| NewPlayer {
        name: String::new(),
        kind: bot.map_or(Kind::Person, |bot| Kind::Bot(bot.to_string())),
    };
    NewGame {
        options: Options::default(),
        players: bots.map(seat),
        start: Some(Player::Kish),
        seed: Some(seed),
        hints: true,
    }
}

pub fn begin(desktop: &mut Desktop, game: NewGame) {
    desktop.app.world_mut().write_message(Order::Start(game));
    let patience = Instant::now() + Duration::from_secs(60);
    let laid = |desktop: &Desktop| {
        let session = desktop.app.world().get_resource::<Session>();
        session.is_some_and(Session::is_laid)
    };
    while !laid(desktop) {
        assert!(Instant::now() < patience, "the table never came");
        std::thread::sleep(Duration::from_millis(1));
        desktop.app.update();
    }
    desktop.frames(4);
}

/// Lays a position as it is written, which these play, Kish first.
pub fn lay_between(desktop: &mut Desktop, text: &str, kinds: [Kind; 2]) {
    let seats = Player::ALL.into_iter().zip(kinds);
    let players = seats.map(|(player, kind)| record::Player {
        player,
        name: String::new(),
        kind,
    });
    let record = Record::new(Start::written(text), players.collect()).unwrap();
    let order = Order::Lend(Box::new(record));
    desktop.app.world_mut().write_message(order);
    desktop.until("the table is laid", |world| {
        world
            .get_resource::<Session>()
            .is_some_and(Session::is_laid)
    });
}

pub fn session(desktop: &Desktop) -> &Session {
    desktop.app.world().resource::<Session>()
}

pub fn position(desktop: &Desktop) -> &Position {
    session(desktop).position()
}

pub fn layout(desktop: &Desktop) -> Layout {
    desktop.app.world().resource::<Layout>().clone()
}

/// A tribe of which Kish holds a card.
pub fn in_hand(desktop: &Desktop) -> Tribe {
    let hand = position(desktop).hand(Player::Kish);
    hand.iter().next().expect("a card")
}

pub fn choose(desktop: &mut Desktop, decision: Decision) {
    desktop.app.world_mut().write_message(Choose { decision });
    desktop.frames(3);
}

pub fn compare(desktop: &mut Desktop) {
    let world = desktop.app.world_mut();
    let shown: Vec<Piece> = world.query::<&Piece>().iter(world).copied().collect();
    let position = world.resource::<Session>().position();
    let (missing, surplus) = differences(position, shown.into_iter());
    assert!(
        missing.is_empty() && surplus.is_empty(),
        "missing {missing:?}, too many {surplus:?}"
    );
}

/// Plays a game of bots; whenever the table has shown everything, its pieces are those of the rules.
pub fn is_mirrored(desktop: &mut Desktop, options: Options, seed: u64) {
    let bots = [Some("random"), Some("greedy")];
    let new = NewGame {
        options,
        ..game(bots, seed)
    };
    begin(desktop, new);
    assert_eq!(desktop.screen(), Screen::Babel);
    let mut compared = 0;
    while position(desktop).table().ending().is_none() || !session(desktop).caught_up() {
        desktop.frames(1);
        if session(desktop).caught_up() {
            compare(desktop);
            compared += 1;
        }
        // Two who keep destroying could go on for ever.
        if position(desktop).table().turns() > 60 {
            break;
        }
        assert!(compared < 200_000, "game {seed} never ends");
    }
    assert_eq!(desktop.app.world().resource::<Mended>().0, 0, "game {seed}");
}

#[test]
fn games_of_bots_are_mirrored_exactly() {
    let mut desktop = Desktop::open();
    for seed in 0..12_u64 {
        let options = Options {
            founding: seed & 1 != 0,
            handicap: seed & 2 != 0,
        };
        is_mirrored(&mut desktop, options, seed);
    }
}

#[test]
fn a_card_is_dragged_to_its_land_and_another_settles_there() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, game([None, Some("carrier")], 7));
    let layout = layout(&desktop);
    let card = in_hand(&desktop);
    desktop.drag(layout.stack(card).center(), layout.land(card).center());
    assert_eq!(position(&desktop).table().marker(Player::Kish), Some(card));
    let next = in_hand(&desktop);
    let bank = layout.bank_of(Player::Kish, card).center();
    desktop.drag(layout.stack(next).center(), bank);
    let row = position(&desktop).table().row(Player::Kish, card);
    assert_eq!(row.as_slice(), [next]);
    // The starting level 1 lies in the own column.
    let temple = layout.quarry_card(Player::Kish, 0, 1).center();
    desktop.drag(temple, bank);
    let table = position(&desktop).table();
    assert_eq!(table.temple(Player::Kish, card).height(), 1);
    compare(&mut desktop);
}

#[test]
fn a_drag_within_one_frame_counts() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, game([None, Some("carrier")], 7));
    let layout = layout(&desktop);
    let card = in_hand(&desktop);
    desktop.send_drag(layout.stack(card).center(), layout.land(card).center());
    desktop.frames(3);
    assert_eq!(position(&desktop).table().marker(Player::Kish), Some(card));
}

#[test]
fn a_turn_ends_after_what_was_put_down_before() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, game([None, Some("carrier")], 7));
    let layout = layout(&desktop);
    let card = in_hand(&desktop);
    desktop.send_drag(layout.stack(card).center(), layout.land(card).center());
    desktop.strike(KeyCode::KeyT);
    desktop.frames(6);
    let made = session(&desktop).record().decisions();
    assert_eq!(
        made.get(..2),
        Some(&[Decision::Move(card), Decision::End][..])
    );
}

/// What floats is measured in its first frame, which is then gone through again.
#[test]
fn a_click_counts_in_a_frame_that_is_gone_through_twice() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, game([None, Some("carrier")], 7));
    let twice = |mut contexts: EguiContexts| -> Result {
        contexts.ctx_mut()?.request_discard("the test asks for it");
        Ok(())
    };
    desktop.app.add_systems(EguiPrimaryContextPass, twice);
    let layout = layout(&desktop);
    let card = in_hand(&desktop);
    desktop.click(layout.stack(card).center());
    desktop.click(layout.land(card).center());
    assert_eq!(position(&desktop).table().marker(Player::Kish), Some(card));
}

#[test]
fn a_click_takes_a_card_and_a_click_puts_it_down() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, game([None, Some("carrier")], 7));
    let layout = layout(&desktop);
    let card = in_hand(&desktop);
    desktop.click(layout.stack(card).center());
    let held = |desktop: &Desktop| desktop.app.world().resource::<Held>().what;
    assert_eq!(held(&desktop), Some(What::Card(card)));
    let elsewhere = Tribe::ALL.into_iter().find(|t| *t != card).unwrap();
    desktop.click(layout.land(elsewhere).center());
    assert_eq!(held(&desktop), Some(What::Card(card)), "it stays in hand");
    let why = desktop.app.world().resource::<Refusal>().0.clone();
    assert!(why.is_some(), "nobody says why it cannot go there");
    desktop.click(layout.land(card).center());
    assert_eq!(position(&desktop).table().marker(Player::Kish), Some(card));
    assert_eq!(held(&desktop), None);
}

#[test]
fn keys_do_all_that_a_hand_does() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, game([None, Some("carrier")], 7));
    let card = in_hand(&desktop);
    // A button has the keyboard: the number of a card means the table, and Enter after it does, too.
    desktop.key(KeyCode::Tab);
    let ring = desktop.focused();
    assert!(ring.is_some(), "Tab leads to no button");
    const DIGITS: [KeyCode; 5] = [
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
    ];
    desktop.key(DIGITS[card.index()]);
    // The cursor stands where the card most likely goes, and once round all lands it is there again.
    let pointed = |desktop: &Desktop| desktop.app.world().resource::<Pointing>().column;
    assert_eq!(pointed(&desktop), Some(card));
    for _ in Tribe::ALL {
        desktop.key(KeyCode::ArrowRight);
    }
    assert_eq!(pointed(&desktop), Some(card));
    desktop.key(KeyCode::Enter);
    assert_eq!(position(&desktop).table().marker(Player::Kish), Some(card));
    desktop.key(KeyCode::Backspace);
    assert_eq!(position(&desktop).table().marker(Player::Kish), None);
    compare(&mut desktop);
}

#[test]
fn three_cards_migrate_together() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, game([None, Some("carrier")], 7));
    let card = in_hand(&desktop);
    choose(&mut desktop, Decision::Move(card));
    for _ in 0..SHORTEST_RUN {
        let next = in_hand(&desktop);
        choose(&mut desktop, Decision::Settle(next));
    }
    let layout = layout(&desktop);
    let to = Tribe::ALL.into_iter().find(|t| *t != card).unwrap();
    let last = layout.row_card(Player::Kish, card, 2, 3).center();
    desktop.drag(last, layout.bank_of(Player::Kish, to).center());
    let table = position(&desktop).table();
    assert_eq!(table.row(Player::Kish, to).len(), 3);
    assert!(table.row(Player::Kish, card).is_empty());
    compare(&mut desktop);
}

#[test]
fn two_persons_are_kept_apart_by_the_curtain() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, game([None, None], 3));
    let seat = |desktop: &Desktop| *desktop.app.world().resource::<Seat>();
    assert_eq!(seat(&desktop).curtain, Some(Player::Kish));
    assert_eq!(seat(&desktop).viewer, None);
    desktop.key(KeyCode::Enter);
    assert_eq!(seat(&desktop).viewer, Some(Player::Kish));
    // What hammers at Enter does not open the next one's hand.
    choose(&mut desktop, Decision::End);
    desktop.frames(5);
    assert_eq!(seat(&desktop).curtain, Some(Player::Ur));
    assert_eq!(seat(&desktop).viewer, None);
    assert_eq!(layout(&desktop).below, Player::Ur);
}

#[test]
fn a_turn_with_something_to_build_does_not_end_by_a_double_click() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, game([None, Some("carrier")], 7));
    let before = session(&desktop).stamp();
    desktop.key(KeyCode::KeyT);
    assert_eq!(session(&desktop).stamp(), before, "nothing was done yet");
    desktop.key(KeyCode::KeyT);
    desktop.frames(3);
    assert_ne!(session(&desktop).stamp(), before);
}

#[test]
fn every_chapter_is_done_on_the_table() {
    use two_rivers::babel::teaching::Chapter;
    use two_rivers::desktop::babel::learn::lesson::{Lesson, Teach};
    let mut desktop = Desktop::open();
    for chapter in Chapter::ALL {
        desktop.app.world_mut().write_message(Teach::Begin(chapter));
        desktop.until("the chapter is on the table", |world| {
            let lesson = world.get_resource::<Lesson>();
            lesson.is_some_and(|lesson| lesson.chapter == chapter)
                && world.get_resource::<Session>().is_some_and(|session| {
                    session.is_laid() && session.record().decisions().is_empty()
                })
        });
        assert_eq!(desktop.screen(), Screen::Babel);
        let scene = chapter.scene().unwrap();
        for decision in scene.moments().iter().filter_map(|moment| moment.decision) {
            choose(&mut desktop, decision);
        }
        desktop.until("the chapter is done", |world| {
            world.resource::<Lesson>().is_done()
        });
        compare(&mut desktop);
        let settings = desktop
            .app
            .world()
            .resource::<two_rivers::desktop::app::settings::Settings>();
        assert!(settings.learning.has_key(chapter.key()));
    }
}

#[test]
fn the_rules_of_either_game_lead_to_the_other_and_back_to_the_table() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, game([None, Some("carrier")], 7));
    desktop.key(KeyCode::F1);
    assert_eq!(desktop.screen(), Screen::BabelRules);
    desktop.press("Rules of Tigris & Euphrates");
    assert_eq!(desktop.screen(), Screen::Rules);
    desktop.press("Back");
    assert_eq!(desktop.screen(), Screen::Babel);
}

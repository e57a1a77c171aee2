//! A conflict from the first drop to the card with its result, and the end of a turn.

use crate::support::Desktop;
use crate::support::positions::{cells, first_of, open, play};
use crate::support::rectangles::Surface;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::accesskit;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::games::tigris::Session;
use two_rivers::desktop::tigris::board::layout::Slot;
use two_rivers::desktop::tigris::board::tally::Tally;
use two_rivers::desktop::tigris::table::aids::advice::Advice;
use two_rivers::desktop::tigris::table::hand::commitment::Raised;
use two_rivers::desktop::tigris::table::state::draft::Draft;
use two_rivers::desktop::tigris::table::state::seat::Seat;
use two_rivers::desktop::tigris::table::state::spotlight::Spotlight;
use two_rivers::preferences::EndOfTurn;
use two_rivers::search::{Bot, Candidate};
use two_rivers::tigris::bots::Ask;
use two_rivers::tigris::rules::{Colour, Decision, Dynasty, Event, Position, Stage};

const WARS: &str = "T@e5 kB@e6 tB@e4 S@d6 T@g5 kA@g6 tA@g4 M@h4 M@h3";

fn words(desktop: &mut Desktop) -> String {
    desktop.frames(2);
    let roles = [accesskit::Role::Label, accesskit::Role::Button];
    let found = desktop.named(&roles);
    found.into_iter().map(|(text, _)| text + "\n").collect()
}

fn stage(desktop: &Desktop) -> Stage {
    desktop.session().position().table().stage()
}

#[test]
fn wars_are_chosen_committed_to_and_told_of_by_keyboard_alone() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", WARS);
    let (tile, cell) = (
        desktop.slot(Slot::Tile(first_of(Colour::Red))),
        desktop.cell("f5"),
    );
    desktop.drag(tile, cell);
    assert_eq!(stage(&desktop), Stage::War);
    let told = words(&mut desktop);
    assert!(told.contains("Archer 0 : 1 Bull"), "{told}");
    assert!(told.contains("Archer 2 : 0 Bull"), "{told}");

    desktop.key(KeyCode::Digit2);
    assert_eq!(stage(&desktop), Stage::War, "marked, not yet chosen");
    let lit = desktop.app.world().resource::<Spotlight>().0;
    assert_eq!(lit, cells("e4 g4 h3 h4"), "all who would fight");
    desktop.key(KeyCode::Enter);
    let Stage::Commit(conflict) = stage(&desktop) else {
        panic!("no war: {:?}", stage(&desktop));
    };
    assert_eq!(conflict.leader, Colour::Green);

    // One market from the hand, then bull's turn to answer behind the curtain.
    desktop.key(KeyCode::Digit1);
    let told = words(&mut desktop);
    assert!(told.contains("Your total: 3 against 0"), "{told}");
    desktop.key(KeyCode::Enter);
    desktop.reveal();
    let told = words(&mut desktop);
    assert!(
        told.contains("It cannot be won: your hand has too few of these tiles."),
        "{told}"
    );
    desktop.key(KeyCode::Digit9);
    assert!(
        words(&mut desktop).contains("Commit nothing"),
        "bull has no nine markets"
    );
    desktop.key(KeyCode::Enter);
    desktop.reveal();

    // The black war follows.
    let Stage::Commit(conflict) = stage(&desktop) else {
        panic!("no second war: {:?}", stage(&desktop));
    };
    assert_eq!(conflict.leader, Colour::Black);
    desktop.commit(2);
    desktop.reveal();
    desktop.commit(0);
    let told = words(&mut desktop);
    assert!(told.contains("What came of it"), "{told}");
    desktop.press("Close");
    assert!(!words(&mut desktop).contains("What came of it"));
    let table = desktop.session().position().table();
    assert_eq!(table.leader(Dynasty::Bull, Colour::Black), None);
}

#[test]
fn the_panel_follows_what_is_shown_from_one_war_to_the_next() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", WARS);
    let tile = desktop.slot(Slot::Tile(first_of(Colour::Red)));
    let cell = desktop.cell("f5");
    desktop.drag(tile, cell);
    desktop.press_containing("War of the markets");
    desktop.commit(1);
    desktop.reveal();
    let world = desktop.app.world_mut();
    world.resource_mut::<Settings>().animation_speed = 1.0;
    desktop.commit(1);
    desktop.until("the result is told", |world| {
        let log = world.resource::<Session>().log();
        log.iter().any(|e| matches!(e, Event::ConflictEnded { .. }))
    });
    assert!(!desktop.session().caught_up(), "more is to be shown");
    let told = words(&mut desktop);
    assert_eq!(told.matches("+ 1 from hand").count(), 2, "{told}");
    assert!(told.contains("War of the markets"), "{told}");
    desktop.until("the next war begins", |world| {
        let log = world.resource::<Session>().log();
        let began = |e: &&Event| matches!(e, Event::ConflictBegan { .. });
        log.iter().filter(began).count() == 2
    });
    assert!(!desktop.session().caught_up(), "it is being shown");
    let told = words(&mut desktop);
    assert!(told.contains("War of the settlements"), "{told}");
}

#[test]
fn a_slip_does_not_give_actions_up() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", "T@f5 kA@f6 T$@b8 T$@o9 T$@f10 T$@k11");
    desktop.press("End turn");
    assert_eq!(
        desktop.session().position().table().active(),
        Dynasty::Archer
    );
    desktop.press("Give up 2 actions?");
    assert_eq!(desktop.session().position().table().active(), Dynasty::Bull);
    desktop.reveal();
    desktop.key(KeyCode::KeyT);
    assert_eq!(desktop.session().position().table().active(), Dynasty::Bull);
    desktop.key(KeyCode::KeyT);
    assert_eq!(desktop.session().position().table().active(), Dynasty::Pot);
}

#[test]
fn a_turn_ends_by_itself_only_where_the_settings_say_so_and_counts_down_visibly() {
    let mut desktop = Desktop::open();
    desktop
        .app
        .world_mut()
        .resource_mut::<Settings>()
        .end_of_turn = EndOfTurn::After(3);
    open(
        &mut desktop,
        "actions 1",
        "T@f5 kA@f6 T$@b8 T$@o9 T$@f10 T$@k11",
    );
    desktop.frames(300);
    assert_eq!(stage(&desktop), Stage::Action, "never with an action left");
    let (tile, cell) = (
        desktop.slot(Slot::Tile(first_of(Colour::Red))),
        desktop.cell("g5"),
    );
    desktop.drag(tile, cell);
    assert!(words(&mut desktop).contains("End turn (3)"));
    desktop.frames(80);
    assert!(words(&mut desktop).contains("End turn (2)"));
    desktop.until("the turn ends", |world| {
        world.resource::<Session>().position().table().active() == Dynasty::Bull
    });
}

#[test]
fn swaps_are_made_by_keyboard() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", "T@f5 kA@f6 T$@b8 T$@o9 T$@f10 T$@k11");
    for key in [
        // A button may have the keyboard meanwhile.
        KeyCode::Tab,
        KeyCode::KeyS,
        KeyCode::Digit1,
        KeyCode::Digit3,
        KeyCode::Enter,
    ] {
        desktop.key(key);
    }
    let decisions = desktop.session().record().decisions();
    let made: Vec<String> = decisions.iter().map(ToString::to_string).collect();
    assert_eq!(made, ["swap ST"]);
}

#[test]
fn what_was_marked_before_it_was_taken_back_is_not_chosen_afterwards() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", WARS);
    play(&mut desktop, "place T f5");
    desktop.key(KeyCode::Digit1);
    let marked = |desktop: &Desktop| desktop.app.world().resource::<Draft>().marked;
    assert_eq!(marked(&desktop), Some(0));
    desktop.key(KeyCode::Backspace);
    desktop.frames(4);
    play(&mut desktop, "place T f5");
    assert!(matches!(stage(&desktop), Stage::War));
    assert_eq!(marked(&desktop), None);
    desktop.frames(30);
    desktop.key(KeyCode::Enter);
    assert!(matches!(stage(&desktop), Stage::War));
}

/// A choice of wars, and then the black one, with three settlements in archer's hand.
fn open_black_war(desktop: &mut Desktop, lines: &str) {
    open(desktop, lines, WARS);
    for decision in ["place T f5", "war black"] {
        play(desktop, decision);
    }
}

#[test]
fn the_panel_tells_hands_points_stakes_and_the_wars_to_come() {
    let mut desktop = Desktop::open();
    open_black_war(
        &mut desktop,
        "hand archer TSSSFM\npoints archer black=4 red=2",
    );
    let told = words(&mut desktop);
    for part in [
        "Attacker: Archer, 0 in all (0 on the board + 0 from hand). Tiles in hand: 5",
        "Defender: Bull, 1 in all (1 on the board). Tiles in hand: 6",
        "If Archer wins: 2 black gained; Bull's king and 1 settlement leave the board.",
        "If Bull wins: 1 black gained; Archer's king leaves the board.",
        "Still to come: War of the markets (Archer 2 : 0 Bull)",
        "Your points: black 4, red 2, blue 0, green 0, 0 treasures",
        "You need 2 tiles to lead",
    ] {
        assert!(told.contains(part), "{part:?} in {told}");
    }
}

#[test]
fn tiles_of_the_hand_are_committed_by_clicks_on_them() {
    let mut desktop = Desktop::open();
    open_black_war(&mut desktop, "hand archer TSSSFM");
    let raised = |desktop: &Desktop| desktop.app.world().resource::<Raised>().0;
    let (second, third) = (desktop.slot(Slot::Tile(1)), desktop.slot(Slot::Tile(2)));
    desktop.click(second);
    assert_eq!(raised(&desktop), [false, true, false, false, false, false]);
    assert!(words(&mut desktop).contains("Commit 1 tile"));
    desktop.click(third);
    assert_eq!(raised(&desktop), [false, true, true, false, false, false]);
    assert!(words(&mut desktop).contains("Commit 2 tiles"));
    desktop.click(second);
    assert_eq!(raised(&desktop), [false, false, true, false, false, false]);
    // A market supports nobody here.
    let market = desktop.slot(Slot::Tile(4));
    desktop.click(market);
    let told = words(&mut desktop);
    assert!(told.contains("Commit 1 tile"), "{told}");
    assert!(
        told.contains("Only settlements give support here."),
        "{told}"
    );
    // The stepper raises tiles as well.
    desktop.press("Commit one tile more");
    assert_eq!(raised(&desktop).iter().filter(|up| **up).count(), 2);
    desktop.press("Commit 2 tiles");
    let Stage::Commit(conflict) = stage(&desktop) else {
        panic!("no war: {:?}", stage(&desktop));
    };
    assert_eq!(conflict.attacker_committed, Some(2));
    assert_eq!(raised(&desktop), [false; 6]);
}

#[test]
fn what_a_conflict_came_to_stays_until_it_was_seen_by_everybody_in_it() {
    let mut desktop = Desktop::open();
    open_black_war(&mut desktop, "hand archer TSSSFM");
    desktop.commit(1);
    desktop.reveal();
    desktop.commit(0);
    // Nothing takes time, and yet the game waits for bull, who looks.
    desktop.frames(200);
    let viewer = |desktop: &Desktop| desktop.app.world().resource::<Seat>().viewer;
    assert_eq!(viewer(&desktop), Some(Dynasty::Bull));
    let session = desktop.session();
    assert!(session.is_held());
    // Nothing that came of it counts twice, in the hands or on the cards.
    for dynasty in [Dynasty::Archer, Dynasty::Bull] {
        let tally = Tally::of(session, dynasty);
        let table = session.position().table();
        assert_eq!(tally.hand, session.position().hand(dynasty));
        assert_eq!(tally.points, table.points(dynasty));
    }
    let told = words(&mut desktop);
    assert!(told.contains("What came of it"), "{told}");
    assert!(
        told.contains("Bull wins the war of the settlements, 1 to 1: a tie is the defender's"),
        "{told}"
    );
    assert!(!told.contains("War of the markets"), "{told}");
    desktop.key(KeyCode::Enter);
    assert!(!desktop.session().is_held());
    // Behind the curtain archer sees it too, before the next war.
    desktop.frames(4);
    desktop.app.world_mut().resource_mut::<Seat>().reveal();
    desktop.frames(4);
    assert_eq!(viewer(&desktop), Some(Dynasty::Archer));
    let told = words(&mut desktop);
    assert!(told.contains("What came of it"), "{told}");
    let board = desktop.cell("n9");
    desktop.click(board);
    let told = words(&mut desktop);
    assert!(!told.contains("What came of it"), "{told}");
    assert!(told.contains("War of the markets"), "{told}");
    assert!(desktop.session().caught_up());
}

#[test]
fn the_key_that_commits_does_not_close_the_card() {
    let mut desktop = Desktop::open();
    open_black_war(&mut desktop, "hand archer TSSSFM");
    desktop.key(KeyCode::Digit2);
    desktop.key(KeyCode::Enter);
    desktop.reveal();
    desktop.key(KeyCode::Digit0);
    desktop.key(KeyCode::Enter);
    assert!(desktop.session().is_held());
    // Nor do those that follow it at once.
    for _ in 0..12 {
        desktop.strike(KeyCode::Enter);
        desktop.frames(3);
        assert!(desktop.session().is_held());
    }
    desktop.press("Go on (Enter)");
    assert!(!desktop.session().is_held());
}

#[test]
fn a_war_that_is_called_off_is_told_with_its_rule() {
    let mut desktop = Desktop::open();
    let pieces = "T@b5 tB@b6 S@c5 kB@d6 T@d5 S@e5 T@h5 tA@h6 kA@h4 S@g5 T@g6 T@f6";
    open(&mut desktop, "", pieces);
    for decision in ["place T f5", "war black"] {
        play(&mut desktop, decision);
    }
    let told = words(&mut desktop);
    assert!(
        told.contains("Then there is no war of the markets."),
        "{told}"
    );
    desktop.commit(2);
    desktop.reveal();
    desktop.commit(0);
    let told = words(&mut desktop);
    assert!(
        told.contains("No longer connected: there is no war of the markets."),
        "{told}"
    );
}

/// Proposes every commitment, best first.
struct Adviser;

impl Bot<Position> for Adviser {
    fn name(&self) -> &'static str {
        "adviser"
    }

    fn candidates(&self, ask: &Ask) -> Vec<Candidate<Decision>> {
        let mut legal = Vec::new();
        ask.view.legal(&mut legal);
        let ranked = legal.into_iter().zip([0.6, 0.5, 0.4, 0.3]);
        let candidate = |(decision, chance)| Candidate { decision, chance };
        ranked.map(candidate).collect()
    }
}

#[test]
fn the_whole_panel_is_seen_in_the_smallest_window_with_a_hint_open() {
    let mut desktop = Desktop::open();
    desktop.advise_by(|| Box::new(Adviser));
    open_black_war(&mut desktop, "options english\nhand archer TSSSFM");
    for language in ["en", "pt-BR"] {
        for hint in [false, true] {
            let world = desktop.app.world_mut();
            let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
            for mut window in windows.iter_mut(world) {
                window.resolution.set(1024.0, 640.0);
            }
            world.resource_mut::<Settings>().language = Some(language.to_string());
            if world.resource::<Advice>().is_open() != hint {
                desktop.key(KeyCode::KeyH);
            }
            if hint {
                desktop.until("advice comes", |world| {
                    !world.resource::<Advice>().best().is_empty()
                });
            }
            desktop.frames(6);
            let surface = Surface::of(&mut desktop);
            let faults = surface.faults(&[]);
            assert!(faults.is_empty(), "{language}, hint {hint}: {faults:?}");
            // The panel is above the hint: nothing of it needs to be scrolled to.
            let layout = desktop
                .app
                .world()
                .resource::<two_rivers::desktop::tigris::board::layout::Layout>();
            let below = match hint {
                true => layout.rail.max.y - 160.0,
                false => layout.rail.max.y,
            };
            let bars = surface.bars_above(below);
            assert!(bars.is_empty(), "{language}, hint {hint}: {bars:?}");
        }
    }
}

//! Advice on request: by key and by button, on the board and in the rail, and gone when it is past.

use crate::everywhere::layouts::dress;
use crate::support::{Desktop, new_game};
use crate::table::play::{drag_tile, open_scenario};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::art::Mark;
use two_rivers::desktop::screens::Menu;
use two_rivers::desktop::tigris::board::layout::Layout;
use two_rivers::desktop::tigris::table::aids::advice::Advice;
use two_rivers::desktop::tigris::table::aids::advice::board::Proposed;
use two_rivers::desktop::tigris::table::aids::highlight::Marks;
use two_rivers::desktop::tigris::table::state::spotlight::Spotlight;
use two_rivers::search::{Bot, Candidate};
use two_rivers::tigris::bots::Ask;
use two_rivers::tigris::rules::{Board, Cell, Colour, Decision, Dynasty, Options, Position, Stage};

/// Proposes four leaders on four cells, each worth a tenth less than the one before; the same of
/// monuments where one can be built.
struct Adviser;

impl Bot<Position> for Adviser {
    fn name(&self) -> &'static str {
        "adviser"
    }

    fn candidates(&self, ask: &Ask) -> Vec<Candidate<Decision>> {
        let mut legal = Vec::new();
        ask.view.legal(&mut legal);
        let apart = match ask.view.table().stage() {
            Stage::Monument { .. } => 1,
            _ => 3,
        };
        let proposed = legal
            .into_iter()
            .filter(|d| matches!(d, Decision::Lead(..) | Decision::Build(..)));
        let chances = [0.6, 0.5, 0.4, 0.3];
        proposed
            .step_by(apart)
            .zip(chances)
            .map(|(decision, chance)| Candidate { decision, chance })
            .collect()
    }
}

/// A desktop whose strongest bot is the adviser.
fn advised() -> Desktop {
    let mut desktop = Desktop::open();
    desktop.advise_by(|| Box::new(Adviser));
    desktop
}

/// An advised game between the Archer, who sits here, and a bot.
fn begun() -> Desktop {
    let mut desktop = advised();
    let people = [Dynasty::Archer];
    desktop.start(Board::standard(), 2, &people, Options::default(), 4);
    desktop
}

fn is_open(desktop: &Desktop) -> bool {
    desktop.app.world().resource::<Advice>().is_open()
}

fn best(desktop: &Desktop) -> Vec<Candidate<Decision>> {
    desktop.app.world().resource::<Advice>().best().to_vec()
}

fn until_advised(desktop: &mut Desktop) {
    desktop.until("advice comes", |world| {
        !world.resource::<Advice>().best().is_empty()
    });
    desktop.frames(3);
}

fn cell_of(candidate: &Candidate<Decision>) -> Cell {
    match candidate.decision {
        Decision::Lead(_, cell) => cell,
        other => panic!("{other} is no leader"),
    }
}

fn marks(desktop: &Desktop) -> Vec<(Mark, Cell)> {
    desktop.app.world().resource::<Marks>().0.clone()
}

fn proposed(desktop: &mut Desktop) -> usize {
    let world = desktop.app.world_mut();
    world.query::<&Proposed>().iter(world).count()
}

#[test]
fn a_hint_is_shown_on_the_board_and_in_words_until_the_game_moves_on() {
    let mut desktop = begun();
    desktop.key(KeyCode::KeyH);
    until_advised(&mut desktop);

    let best = best(&desktop);
    assert_eq!(best.len(), 3);
    for (candidate, rank) in best.iter().zip(1..) {
        let number = (Mark::Advice(rank), cell_of(candidate));
        assert!(marks(&desktop).contains(&number), "{number:?}");
    }
    assert_eq!(proposed(&mut desktop), 3);
    let lines = desktop.named(&[Role::Button]);
    let line = |part: &str| {
        let found = lines.iter().find(|(text, _)| text.contains(part));
        found
            .unwrap_or_else(|| panic!("no {part:?} among {lines:?}"))
            .1
    };
    line("1. Place the king on");
    // Each says what it loses against the best.
    line("60% to win; lets you score");
    line("50% to win (−10%)");
    let third = line("40% to win (−20%)");

    // A line under the pointer lights its cell.
    let lit = (Mark::Choice, cell_of(&best[2]));
    assert!(!marks(&desktop).contains(&lit));
    desktop.point(third);
    desktop.frames(4);
    assert!(marks(&desktop).contains(&lit));

    // A click shows that decision alone; another one somewhere else shows that.
    desktop.click(third);
    desktop.frames(3);
    let alone = (Mark::Advice(3), cell_of(&best[2]));
    let ranks = |desktop: &Desktop| {
        let marks = marks(desktop).into_iter();
        marks
            .filter(|(mark, _)| matches!(mark, Mark::Advice(_)))
            .collect::<Vec<_>>()
    };
    assert_eq!(ranks(&desktop), [alone]);
    assert_eq!(proposed(&mut desktop), 1);
    assert!(desktop.session().record().decisions().is_empty());

    // The game goes on, and the hint is gone from everywhere.
    desktop.key(KeyCode::KeyT);
    desktop.key(KeyCode::KeyT);
    assert!(!is_open(&desktop));
    let left = marks(&desktop);
    assert!(!left.iter().any(|(mark, _)| matches!(mark, Mark::Advice(_))));
    assert_eq!(proposed(&mut desktop), 0);
}

#[test]
fn a_hint_that_was_called_by_key_is_taken_by_enter() {
    let mut desktop = begun();
    desktop.key(KeyCode::KeyH);
    until_advised(&mut desktop);
    let (line, _) = desktop.focused().expect("a line has the keyboard");
    assert!(line.starts_with("1. Place the king on"), "{line}");
    let meant = best(&desktop)[0].decision;
    // The first shows it, the second plays it.
    desktop.key(KeyCode::Enter);
    desktop.frames(3);
    assert!(desktop.session().record().decisions().is_empty());
    desktop.key(KeyCode::Enter);
    desktop.frames(3);
    assert_eq!(desktop.session().record().decisions(), [meant]);
}

#[test]
fn a_hint_is_closed_by_its_key_by_escape_and_by_its_buttons() {
    let mut desktop = begun();
    desktop.press("Hint");
    until_advised(&mut desktop);
    desktop.key(KeyCode::KeyH);
    assert!(!is_open(&desktop));

    desktop.key(KeyCode::KeyH);
    until_advised(&mut desktop);
    desktop.key(KeyCode::Escape);
    assert!(!is_open(&desktop));
    assert!(!desktop.app.world().resource::<Menu>().is_open());

    desktop.key(KeyCode::KeyH);
    until_advised(&mut desktop);
    desktop.press("Close the hint (H)");
    assert!(!is_open(&desktop));
    assert!(best(&desktop).is_empty());
}

#[test]
fn a_game_set_up_without_hints_gives_none() {
    let mut desktop = advised();
    let people = [Dynasty::Archer];
    let mut game = new_game(Board::standard(), 2, &people, Options::default(), 4);
    game.hints = false;
    desktop.begin(game);
    desktop.key(KeyCode::KeyH);
    assert!(!is_open(&desktop));
    desktop.frames(2);
    let buttons = desktop.buttons();
    assert!(buttons.iter().any(|(name, _)| name == "End turn"));
    assert!(
        !buttons.iter().any(|(name, _)| name == "Hint"),
        "{buttons:?}"
    );
}

#[test]
fn every_player_keeps_a_card_beside_a_hint() {
    for (width, height) in [(1024, 640), (1280, 800), (1920, 1080)] {
        let mut desktop = advised();
        dress(&mut desktop, (width, height, 100, "en"));
        let people = [Dynasty::Archer];
        desktop.start(Board::standard(), 4, &people, Options::default(), 4);
        let cards = |desktop: &mut Desktop| {
            let buttons = desktop.buttons().into_iter();
            buttons
                .filter(|(name, _)| name.contains(" in hand, "))
                .count()
        };
        assert_eq!(cards(&mut desktop), 4);
        desktop.key(KeyCode::KeyH);
        until_advised(&mut desktop);
        assert_eq!(cards(&mut desktop), 4, "{width}x{height}");
    }
}

#[test]
fn a_hint_that_is_called_while_something_is_shown_waits_for_its_end() {
    let mut desktop = begun();
    let mut settings = desktop.app.world_mut().resource_mut::<Settings>();
    (settings.0.animation_speed, settings.0.reduce_motion) = (1.0, false);
    desktop.key(KeyCode::KeyH);
    until_advised(&mut desktop);
    let king = best(&desktop)[0].decision;
    desktop.drag_onto_the_board(king);
    assert!(!desktop.session().caught_up(), "it is being shown");
    desktop.strike(KeyCode::KeyH);
    assert!(is_open(&desktop));
    // An answer would tell of a board that is not there yet.
    while !desktop.session().caught_up() {
        assert!(best(&desktop).is_empty());
        desktop.frames(1);
    }
    until_advised(&mut desktop);
    assert_eq!(desktop.session().record().decisions(), [king]);
}

#[test]
fn no_hint_is_given_behind_the_curtain() {
    let mut desktop = advised();
    let people = [Dynasty::Archer, Dynasty::Bull];
    desktop.start(Board::standard(), 2, &people, Options::default(), 4);
    desktop.key(KeyCode::KeyH);
    assert!(!is_open(&desktop));
    desktop.reveal();
    desktop.key(KeyCode::KeyH);
    assert!(is_open(&desktop));
}

#[test]
fn a_hint_is_played_by_a_second_click_or_by_its_button() {
    for by_button in [false, true] {
        let mut desktop = advised();
        let people = [Dynasty::Archer];
        desktop.start(Board::standard(), 2, &people, Options::default(), 4);
        desktop.key(KeyCode::KeyH);
        until_advised(&mut desktop);
        let wanted = best(&desktop)[1].decision;
        desktop.press_containing("2. Place the king");
        assert!(desktop.session().record().decisions().is_empty());
        if by_button {
            desktop.press("Play it");
        } else {
            desktop.press_containing("2. Place the king");
        }
        assert_eq!(desktop.session().record().decisions()[0], wanted);
        assert!(!is_open(&desktop));
    }
}

#[test]
fn a_hint_for_a_monument_is_seen_and_played_in_the_smallest_window() {
    let mut desktop = advised();
    open_scenario(&mut desktop, "06_monument_example_3.txt");
    drag_tile(&mut desktop, Colour::Red, "i5");
    dress(&mut desktop, (1024, 640, 100, "pt-BR"));
    desktop.key(KeyCode::KeyH);
    until_advised(&mut desktop);
    let wanted = best(&desktop)[0].decision;
    assert!(matches!(wanted, Decision::Build(..)), "{wanted}");
    // The offers wait behind it, and no number answers them.
    desktop.key(KeyCode::Digit1);
    desktop.strike(KeyCode::Enter);
    desktop.frames(3);
    assert_eq!(desktop.session().record().decisions().len(), 1);
    // The middle of a line was below the rail, over the button that takes back.
    for _ in 0..2 {
        assert!(is_open(&desktop));
        let lines = desktop.buttons();
        let bottom = desktop.app.world().resource::<Layout>().rail.max.y;
        let hidden = lines
            .iter()
            .filter(|(name, at)| name[1..].starts_with(". ") && at.y > bottom);
        assert_eq!(hidden.count(), 0, "{lines:?}");
        desktop.press_containing("1. ");
    }
    let decisions = desktop.session().record().decisions();
    assert_eq!(decisions[1..], [wanted]);
}

#[test]
fn a_hint_is_chosen_and_played_by_keyboard() {
    let mut desktop = begun();
    desktop.key(KeyCode::KeyH);
    until_advised(&mut desktop);
    let wanted: Vec<Decision> = best(&desktop).iter().map(|c| c.decision).collect();
    // Tab goes through the buttons of the rail until a line of the hint has the focus.
    for _ in 0..20 {
        desktop.key(KeyCode::Tab);
        let spotlight = desktop.app.world().resource::<Spotlight>().0;
        if !spotlight.is_empty() {
            break;
        }
    }
    let lit = desktop.app.world().resource::<Spotlight>().0;
    let at = wanted.iter().position(|decision| match decision {
        Decision::Lead(_, cell) => lit.contains(*cell),
        _ => false,
    });
    let at = at.expect("a line has the focus");
    desktop.key(KeyCode::Enter);
    assert!(desktop.session().record().decisions().is_empty());
    desktop.key(KeyCode::Enter);
    assert_eq!(desktop.session().record().decisions()[..1], wanted[at..=at]);
}

#[test]
fn a_hint_gives_its_reasons_in_words() {
    let mut desktop = begun();
    desktop.key(KeyCode::KeyH);
    until_advised(&mut desktop);
    let buttons = desktop.buttons();
    let line = buttons.iter().find(|(name, _)| name.starts_with("1. "));
    let line = &line.expect("a line").0;
    // A king collects for every colour that can be placed there: no river is near.
    assert!(
        line.contains("lets you score black, red and green"),
        "{line}"
    );
}

//! What helps to read the board: causes of refusals, outlines, strengths, zoom and the sheet of keys.

use crate::support::Desktop;
use crate::support::positions::{cells, first_of, open};
use crate::support::told::told;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::egui::accesskit;
use two_rivers::desktop::app::requests::Help;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::art::Written;
use two_rivers::desktop::tigris::board::layout::{Layout, Slot};
use two_rivers::desktop::tigris::board::pieces::BoardPiece;
use two_rivers::desktop::tigris::table::aids::names::{Named, REST};
use two_rivers::desktop::tigris::table::aids::outline::{Line, Outlines};
use two_rivers::desktop::tigris::table::aids::strengths::Strengths;
use two_rivers::desktop::tigris::table::state::held::{Held, Pointing};
use two_rivers::tigris::rules::{CellSet, Colour, Dynasty};

/// Three kingdoms around g5.
const THREE: &str = "T@f4 kA@f5 T@h4 pB@h5 T@g6 kP@g7";

fn outlines(desktop: &Desktop) -> &Outlines {
    desktop.app.world().resource::<Outlines>()
}

fn lines(desktop: &Desktop, wanted: Line) -> Vec<CellSet> {
    let lines = outlines(desktop).lines.iter();
    lines
        .filter(|(line, _)| *line == wanted)
        .map(|(_, cells)| *cells)
        .collect()
}

/// Takes a piece from the strip and points at a cell with it.
fn hold_over(desktop: &mut Desktop, slot: Slot, cell: &str) {
    let (from, to) = (desktop.slot(slot), desktop.cell(cell));
    desktop.click(from);
    desktop.point(to);
    desktop.frames(3);
    assert!(desktop.app.world().resource::<Held>().0.is_some());
}

fn let_go(desktop: &mut Desktop) {
    desktop.key(KeyCode::Escape);
    assert_eq!(desktop.app.world().resource::<Held>().0, None);
}

/// The words that stand on the screen.
fn words(desktop: &mut Desktop) -> String {
    desktop.frames(2);
    let found = desktop.named(&[accesskit::Role::Label]);
    found.into_iter().map(|(text, _)| text + "\n").collect()
}

#[test]
fn the_cause_of_every_refusal_is_drawn() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "catastrophes pot 1", &format!("{THREE} X@n2"));
    let temple = Slot::Tile(first_of(Colour::Red));
    let farm = Slot::Tile(first_of(Colour::Blue));
    let (priest, catastrophe) = (Slot::Leader(1), Slot::Catastrophe(0));

    hold_over(&mut desktop, temple, "g5");
    let three = [cells("f4 f5"), cells("h4 h5"), cells("g6 g7")];
    let drawn = lines(&desktop, Line::Cause);
    assert_eq!(drawn.len(), 3);
    assert!(
        three.iter().all(|kingdom| drawn.contains(kingdom)),
        "{drawn:?}"
    );
    assert!(words(&mut desktop).contains("three or more kingdoms"));
    let_go(&mut desktop);
    assert!(
        lines(&desktop, Line::Cause).is_empty(),
        "gone with the piece"
    );

    hold_over(&mut desktop, farm, "n5");
    let board = two_rivers::tigris::rules::Board::standard();
    assert_eq!(lines(&desktop, Line::Cause), [board.river()]);
    let_go(&mut desktop);

    hold_over(&mut desktop, temple, "a4");
    let stretch = lines(&desktop, Line::Cause);
    assert!(stretch[0].contains("a4".parse().unwrap()) && stretch[0].is_within(board.river()));
    let_go(&mut desktop);

    hold_over(&mut desktop, priest, "n5");
    assert_eq!(
        outlines(&desktop).missing_temple,
        cells("n4 m5 o5 n6") & !board.river()
    );
    let_go(&mut desktop);

    hold_over(&mut desktop, catastrophe, "n2");
    assert_eq!(lines(&desktop, Line::Cause), [cells("n2")]);
}

#[test]
fn kingdoms_are_outlined_and_the_one_pointed_at_stands_out() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", THREE);
    let away = desktop.cell("n2");
    desktop.point(away);
    desktop.frames(3);
    assert_eq!(lines(&desktop, Line::Kingdom).len(), 3);
    assert!(outlines(&desktop).veiled.is_empty());

    let temple = desktop.cell("h4");
    desktop.point(temple);
    desktop.frames(3);
    assert_eq!(lines(&desktop, Line::Lit), [cells("h4 h5")]);
    assert_eq!(lines(&desktop, Line::Dim).len(), 2);
    assert_eq!(outlines(&desktop).veiled, cells("f4 f5 g6 g7"));

    // The key switches them off, and the settings remember it.
    desktop.key(KeyCode::KeyK);
    assert!(outlines(&desktop).lines.is_empty());
    assert!(!desktop.app.world().resource::<Settings>().show_kingdoms);
}

#[test]
fn leaders_show_their_strength_in_a_war_and_on_request_in_a_revolt() {
    let mut desktop = Desktop::open();
    open(
        &mut desktop,
        "",
        "T@f5 T@f7 kA@f6 S@e7 S@e6 S@e5 pB@k5 T@k4",
    );
    let away = desktop.cell("n2");
    desktop.point(away);
    desktop.frames(3);
    let told = |desktop: &Desktop, cell: &str| {
        let all = &desktop.app.world().resource::<Strengths>().0;
        let here = all.iter().find(|one| one.cell == cell.parse().unwrap());
        here.map(|one| (one.war, one.revolt))
    };
    assert_eq!(told(&desktop, "f6"), Some((3, None)));
    assert_eq!(told(&desktop, "k5"), Some((1, None)));

    let king = desktop.cell("f6");
    desktop.point(king);
    desktop.frames(3);
    assert_eq!(told(&desktop, "f6"), Some((3, Some(2))));
    assert_eq!(told(&desktop, "k5"), Some((1, None)));

    desktop.point(away);
    desktop.send_key(KeyCode::Space, ButtonState::Pressed, false);
    desktop.frames(3);
    assert_eq!(told(&desktop, "k5"), Some((1, Some(1))));
    desktop.send_key(KeyCode::Space, ButtonState::Released, false);
    desktop.frames(3);
    assert_eq!(told(&desktop, "k5"), Some((1, None)));

    desktop.key(KeyCode::KeyL);
    assert_eq!(told(&desktop, "f6"), None, "switched off");
    desktop.point(king);
    desktop.frames(3);
    assert_eq!(
        told(&desktop, "f6"),
        Some((3, Some(2))),
        "but not when asked"
    );
}

#[test]
fn a_drop_tells_beforehand_what_it_would_bring() {
    let mut desktop = Desktop::open();
    let pieces = "T@e5 kB@e6 tB@d5 S@d6 S@c6 T@g5 kA@g6 M@g4 T@k6 pA@j6 T@k7 T@l7";
    open(&mut desktop, "", pieces);
    // Two kings would meet: a war, with what each has on the board.
    hold_over(&mut desktop, Slot::Tile(first_of(Colour::Green)), "f5");
    let told = words(&mut desktop);
    assert!(told.contains("Unites two kingdoms"), "{told}");
    assert!(
        told.contains("War of the settlements") && told.contains("0 : 2"),
        "{told}"
    );
    assert_eq!(lines(&desktop, Line::Lit).len(), 2);
    let_go(&mut desktop);

    // A fourth temple: a point, and a monument on offer.
    hold_over(&mut desktop, Slot::Tile(first_of(Colour::Red)), "l6");
    let told = words(&mut desktop);
    assert!(told.contains("Archer gains 1 red"), "{told}");
    assert!(told.contains("You may build a monument"), "{told}");
    let_go(&mut desktop);

    // A second trader in bull's kingdom: a revolt, temples against temples.
    hold_over(&mut desktop, Slot::Leader(3), "e4");
    let told = words(&mut desktop);
    assert!(told.contains("Revolt") && told.contains("1 : 1"), "{told}");
    let_go(&mut desktop);

    hold_over(&mut desktop, Slot::Leader(2), "e4");
    let told = words(&mut desktop);
    assert!(told.contains("No conflict here"), "{told}");
    desktop.key(KeyCode::KeyP);
    assert!(
        !words(&mut desktop).contains("No conflict here"),
        "switched off"
    );
}

fn button(desktop: &mut Desktop, button: MouseButton, state: ButtonState) {
    let window = desktop.window();
    let pressed = MouseButtonInput {
        button,
        state,
        window,
    };
    let world = desktop.app.world_mut();
    world.write_message(WindowEvent::from(pressed));
    world.write_message(pressed);
    desktop.frames(1);
}

fn layout(desktop: &Desktop) -> Layout {
    *desktop.app.world().resource::<Layout>()
}

/// Every piece lies where the layout has its cell.
fn pieces_follow(desktop: &mut Desktop) {
    let layout = layout(desktop);
    let world = desktop.app.world_mut();
    for (piece, transform) in world.query::<(&BoardPiece, &Transform)>().iter(world) {
        let at = layout.to_world(piece.centre(&layout));
        assert_eq!(transform.translation.truncate(), at, "{piece:?}");
    }
}

#[test]
fn the_board_is_enlarged_moved_and_fitted_and_can_be_played_on_meanwhile() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", "T@f5 kA@f6");
    let all = layout(&desktop);
    let corner = desktop.cell("f5");
    desktop.point(corner);
    desktop.wheel(2.0);
    let near = layout(&desktop);
    assert!(near.cell > all.cell * 1.7, "{} {}", near.cell, all.cell);
    // What is under the pointer stays there.
    assert!(desktop.cell("f5").distance(corner) < near.cell);
    pieces_follow(&mut desktop);

    // The middle button moves it.
    let before = desktop.cell("f5");
    button(&mut desktop, MouseButton::Middle, ButtonState::Pressed);
    for step in 1..=4 {
        desktop.point(corner + Vec2::new(-20.0, -15.0) * step as f32);
    }
    button(&mut desktop, MouseButton::Middle, ButtonState::Released);
    desktop.frames(3);
    let by = desktop.cell("f5") - before;
    assert!(by.distance(Vec2::new(-80.0, -60.0)) < 6.0, "{by}");
    pieces_follow(&mut desktop);

    // A drop lands on the cell that is seen there.
    let temple = desktop.slot(Slot::Tile(first_of(Colour::Red)));
    let cell = desktop.cell("g5");
    desktop.drag(temple, cell);
    let table = desktop.session().position().table();
    assert_eq!(table.tile("g5".parse().unwrap()), Some(Colour::Red));
    assert_eq!(table.points(Dynasty::Archer)[0], 0);

    // The keyboard's cursor never leaves what is seen.
    for _ in 0..15 {
        desktop.key(KeyCode::ArrowRight);
    }
    let near = layout(&desktop);
    let cell = desktop.app.world().resource::<Pointing>().cell.unwrap();
    assert!(near.area.contains(near.cell_centre(cell)), "{cell}");

    desktop.key(KeyCode::KeyF);
    assert_eq!(layout(&desktop), all);
    pieces_follow(&mut desktop);
}

#[test]
fn the_sheet_of_keys_opens_by_the_question_mark_wherever_that_lies() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", "T@f5");
    desktop.send_text("?");
    desktop.frames(6);
    assert!(desktop.app.world().resource::<Help>().is_open());
    assert!(words(&mut desktop).contains("hold: strengths in a revolt"));
    // Nothing is played by keys meanwhile.
    desktop.key(KeyCode::Digit1);
    assert_eq!(desktop.app.world().resource::<Held>().0, None);
    desktop.press("Close");
    assert!(!desktop.app.world().resource::<Help>().is_open());
}

#[test]
fn everything_outside_the_kingdom_that_is_pointed_at_steps_back() {
    let mut desktop = Desktop::open();
    // A tile that no kingdom has.
    open(&mut desktop, "", &format!("{THREE} S@n2"));
    let temple = desktop.cell("h4");
    desktop.point(temple);
    desktop.frames(3);
    assert_eq!(outlines(&desktop).veiled, cells("f4 f5 g6 g7 n2"));
}

#[test]
fn strengths_lie_on_top_and_two_digits_fit_their_pip() {
    let mut desktop = Desktop::open();
    let long =
        "T@b10 kA@b11 S@c11 S@d11 S@e11 S@f11 S@g11 S@h11 S@i11 S@c10 S@d10 S@e10 S@g10 S@h10";
    open(&mut desktop, "", long);
    desktop.frames(3);
    let layout = layout(&desktop);
    let world = desktop.app.world_mut();
    let mut texts = world.query::<(&Written, &Sprite, &Transform)>();
    let written: Vec<_> = texts.iter(world).collect();
    let number = written.iter().find(|(text, ..)| text.0 == "12");
    let (_, sprite, transform) = number.unwrap_or_else(|| panic!("no 12 of {}", written.len()));
    let wide = sprite.custom_size.expect("a size").x;
    assert!(wide > 0.0 && wide < layout.cell * 0.36 * 0.8, "{wide}");
    let highest = transform.translation.z;
    let mut marks =
        world.query_filtered::<&Transform, (With<Sprite>, Without<Pickable>, Without<Written>)>();
    for resting in marks.iter(world) {
        assert!(resting.translation.z < highest, "{resting:?}");
    }
}

#[test]
fn a_piece_is_named_where_the_pointer_rests() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", THREE);
    let (temple, own, empty) = (desktop.cell("f4"), desktop.cell("f5"), desktop.cell("n5"));
    desktop.point(temple);
    told(&mut desktop, "f4: temple");
    desktop.point(own);
    desktop.frames(3);
    assert!(
        !words(&mut desktop).contains("f4: temple"),
        "it is told of no longer"
    );
    told(&mut desktop, "onto the strip below to withdraw it.");
    let trader = desktop.slot(Slot::Leader(3));
    desktop.point(trader);
    told(&mut desktop, "Trader: scores markets");
    // What is held has other words, and empty cells have none.
    desktop.click(trader);
    assert!(!words(&mut desktop).contains("Trader: scores markets"));
    let_go(&mut desktop);
    desktop.point(empty);
    desktop.frames(3);
    let named = desktop.app.world().resource::<Named>();
    assert_eq!(*named, Named::default());
    desktop
        .app
        .world_mut()
        .resource_mut::<Settings>()
        .show_names = false;
    desktop.point(temple);
    std::thread::sleep(REST);
    assert!(!words(&mut desktop).contains("f4: temple"));
}

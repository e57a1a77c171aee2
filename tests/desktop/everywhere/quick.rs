//! Quick hands: what comes within one frame, as where a frame takes long, counts in the order in which it
//! was done. Whole drags are tried at the table.

use crate::support::Desktop;
use crate::table::flow::{a_quiet_king, decisions, place_of};
use crate::table::play::{open_scenario, slot_of};
use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::games::tigris::{Choose, Session};
use two_rivers::desktop::screens::Menu;
use two_rivers::tigris::rules::Colour;

fn send_strike(desktop: &mut Desktop, code: KeyCode) {
    desktop.send_key(code, ButtonState::Pressed, false);
    desktop.send_key(code, ButtonState::Released, false);
}

#[test]
fn a_name_typed_before_play_is_clicked_is_whole() {
    let mut desktop = Desktop::open();
    desktop.go(Screen::NewGame);
    let play = place_of(&mut desktop, "Play");
    let fields = desktop.named(&[Role::TextInput]);
    let field = fields.first().expect("a field for a name").1;
    desktop.send_click(field);
    desktop.send_text("Ana Maria LOPES");
    desktop.send_click(play);
    desktop.send_move(Vec2::new(2.0, 2.0));
    // The click into the field, what is typed, and the click on Play.
    desktop.frames(3);
    desktop.until("the game is on the table", |world| {
        world.contains_resource::<Session>()
    });
    let session = desktop.session();
    let names: Vec<&str> = session
        .record()
        .players()
        .iter()
        .map(|player| player.name.as_str())
        .collect();
    assert!(names.contains(&"Ana Maria LOPES"), "{names:?}");
}

#[test]
fn letters_after_a_step_belong_where_it_led() {
    let mut desktop = Desktop::open();
    desktop.go(Screen::NewGame);
    let fields = desktop.named(&[Role::TextInput]);
    desktop.send_click(fields.first().expect("a field for a name").1);
    desktop.send_text("Ana");
    send_strike(&mut desktop, KeyCode::Tab);
    desktop.frames(4);
    let field = desktop.focused().expect("a focus").0;
    assert!(!field.contains("Ana"), "{field}");
}

#[test]
fn who_hammers_and_leaves_is_gone_at_once() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "01_placing_a_tile.txt");
    for _ in 0..25 {
        send_strike(&mut desktop, KeyCode::Enter);
    }
    send_strike(&mut desktop, KeyCode::Escape);
    desktop.frames(5);
    assert!(desktop.app.world().resource::<Menu>().is_open());
}

#[test]
fn shift_and_a_click_on_undo_go_to_the_start_of_the_turn() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "01_placing_a_tile.txt");
    let (temple, a2) = (slot_of(&desktop, Colour::Red), desktop.cell("a2"));
    desktop.drag(temple, a2);
    let decision = a_quiet_king(desktop.session().position());
    desktop.app.world_mut().write_message(Choose { decision });
    desktop.frames(4);
    assert_eq!(decisions(&desktop).len(), 2);
    let undo = place_of(&mut desktop, "Undo");
    desktop.send_key(KeyCode::ShiftLeft, ButtonState::Pressed, false);
    desktop.send_click(undo);
    desktop.send_key(KeyCode::ShiftLeft, ButtonState::Released, false);
    desktop.send_move(a2);
    desktop.frames(6);
    assert!(decisions(&desktop).is_empty());
}

#[test]
fn a_click_counts_in_the_frame_in_which_the_pointer_comes() {
    let mut desktop = Desktop::open();
    open_scenario(&mut desktop, "01_placing_a_tile.txt");
    let (temple, a2) = (slot_of(&desktop, Colour::Red), desktop.cell("a2"));
    desktop.point(Vec2::new(2.0, 2.0));
    for at in [temple, a2] {
        desktop.frames(2);
        desktop.send_click(at);
        desktop.frames(6);
    }
    assert_eq!(decisions(&desktop), ["place T a2"]);
}

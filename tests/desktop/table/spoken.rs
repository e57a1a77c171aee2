//! What people hear who do not see the table.

use crate::support::Desktop;
use crate::support::positions::{open, play};
use bevy::prelude::*;
use bevy_egui::EguiOutput;
use bevy_egui::egui::accesskit::{Live, Role};
use two_rivers::desktop::games::tigris::Session;
use two_rivers::desktop::tigris::table::state::spotlight::Spotlight;

/// The lines without a place on the screen, and whether they are told as they change.
fn heard(desktop: &mut Desktop) -> Vec<(String, bool)> {
    desktop.frames(2);
    let world = desktop.app.world_mut();
    let mut outputs = world.query::<&EguiOutput>();
    let mut lines = Vec::new();
    for output in outputs.iter(world) {
        let update = output.platform_output.accesskit_update.as_ref();
        for (_, node) in update.iter().flat_map(|update| &update.nodes) {
            if let (Role::Label, None, Some(text)) = (node.role(), node.bounds(), node.value()) {
                lines.push((text.to_string(), node.live() == Some(Live::Polite)));
            }
        }
    }
    lines
}

#[test]
fn board_cursor_and_events_are_told() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", "T@f7 kA@f6 S@g6 T@i8");
    let expect = |desktop: &mut Desktop, text: &str, live: bool| {
        let lines = heard(desktop);
        let found = lines
            .iter()
            .any(|line| (line.0.as_str(), line.1) == (text, live));
        assert!(found, "{text:?} is not among {lines:?}");
    };
    expect(&mut desktop, "The board, 1 kingdom", false);
    let kingdom = "Kingdom: Archer's king on f6, strength 1, in a revolt 1; 1 settlement on g6; \
                   1 temple on f7";
    expect(&mut desktop, kingdom, false);
    expect(&mut desktop, "Without a leader: 1 temple on i8", false);
    // From the middle of the board, h6, to the cell on its left, with a temple in the hand.
    desktop.key(KeyCode::ArrowLeft);
    expect(&mut desktop, "g6: settlement", true);
    desktop.key(KeyCode::Digit3);
    let taken = "g6: settlement. Something is already on this cell.";
    expect(&mut desktop, taken, true);
    desktop.key(KeyCode::ArrowRight);
    expect(
        &mut desktop,
        "h6: empty land. It can go here. Archer gains 1 red",
        true,
    );
    desktop.key(KeyCode::Enter);
    desktop.until("the temple lies", |world| {
        world.resource::<Session>().caught_up()
    });
    expect(&mut desktop, "Archer gains 1 red (tile)", true);
}

#[test]
fn a_pointer_that_has_left_the_window_lights_nothing_up() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", "T@f7 kA@f6 T@i8");
    play(&mut desktop, "place T g7");
    desktop.until("the temple lies", |world| {
        world.resource::<Session>().caught_up()
    });
    desktop.frames(2);
    let lines = desktop.named(&[Role::ListItem]);
    let line = lines.iter().find(|(line, _)| line.contains("temple on g7"));
    let (_, at) = line.expect("a line of the log");
    let lit = |desktop: &Desktop| desktop.app.world().resource::<Spotlight>().0;
    desktop.point(*at);
    desktop.frames(3);
    assert!(!lit(&desktop).is_empty());
    desktop.leave();
    desktop.frames(3);
    assert!(lit(&desktop).is_empty());
}

#[test]
fn a_turn_without_actions_has_a_line_of_its_own() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", "T@f7 kA@f6 T@i8");
    let ends = |desktop: &mut Desktop| {
        desktop.until("all has been shown", |world| {
            world.resource::<Session>().caught_up()
        });
        desktop.frames(2);
        let lines = desktop.named(&[Role::ListItem]).into_iter();
        let lines = lines.filter(|(line, _)| line.ends_with("ends the turn"));
        lines.count()
    };
    assert_eq!(ends(&mut desktop), 0);
    desktop.end_turn();
    assert_eq!(ends(&mut desktop), 1, "it gave up both actions");
}

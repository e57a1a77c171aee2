//! On every screen, once it rests, nobody asks for another frame.
//!
//! The frames of five real seconds are counted in the real program by `scripts/test-window`; this
//! test finds whoever would ask for one, without waiting.

use crate::support::Desktop;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContext, EguiPostUpdateSet, EguiRenderOutput};
use std::path::Path;
use std::time::{Duration, Instant};
use two_rivers::desktop::app::requests::ReplayCommand;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::games::tigris::Session;
use two_rivers::desktop::screens::Menu;
use two_rivers::desktop::session::SessionCommand;
use two_rivers::desktop::tigris::results::{Results, Tab};
use two_rivers::desktop::tigris::table::aids::advice::Advice;
use two_rivers::tigris::rules::{Board, Dynasty, Options};

/// True if the program still asks for frames after everything that is worked out beside it (pictures
/// on a busy machine, above all) has had plenty of time to arrive.
pub fn asks_for_frames(desktop: &mut Desktop) -> bool {
    let begun = Instant::now();
    desktop.frames(60);
    while !rests_for(desktop, 20) {
        if begun.elapsed() > Duration::from_secs(20) {
            let world = desktop.app.world_mut();
            for context in world.query::<&mut EguiContext>().iter_mut(world) {
                let context = context.into_inner().get_mut();
                println!("asked by {:?}", context.repaint_causes());
            }
            return true;
        }
        // A result that comes from another thread wakes the window once, and rightly so.
        std::thread::sleep(Duration::from_millis(20));
    }
    false
}

/// True if nobody asks for a frame in so many.
fn rests_for(desktop: &mut Desktop, frames: usize) -> bool {
    (0..frames).all(|_| {
        desktop.frames(1);
        let asked = desktop.app.world().resource::<Messages<RequestRedraw>>();
        asked.is_empty()
    })
}

#[test]
fn no_screen_asks_for_frames_when_it_rests() {
    let mut desktop = Desktop::open();
    let menus = [
        Screen::FirstRun,
        Screen::Title,
        Screen::NewGame,
        Screen::Load,
        Screen::Settings,
        Screen::About,
        Screen::Learn,
        Screen::Rules,
    ];
    for screen in menus {
        desktop
            .app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
        assert!(!asks_for_frames(&mut desktop), "{screen:?} never rests");
    }
    desktop.start(
        Board::standard(),
        3,
        &[Dynasty::Archer],
        Options::default(),
        3,
    );
    assert!(!asks_for_frames(&mut desktop), "the table never rests");
    desktop.key(KeyCode::KeyH);
    desktop.until("advice comes", |world| {
        !world.resource::<Advice>().best().is_empty()
    });
    assert!(!asks_for_frames(&mut desktop), "advice never rests");
    desktop.app.world_mut().resource_mut::<Menu>().open();
    assert!(!asks_for_frames(&mut desktop), "the game menu never rests");
}

#[test]
fn results_and_replays_rest() {
    let mut desktop = Desktop::open();
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let finished = SessionCommand::Open(saves.join("format1-rules1-finished.ron"));
    desktop.app.world_mut().write_message(finished);
    desktop.until("the game is open", |world| {
        let session = world.get_resource::<Session>();
        session.is_some_and(|session| session.caught_up())
    });
    desktop.go(Screen::Results);
    for tab in [Tab::Scores, Tab::Course, Tab::Origins, Tab::Conflicts] {
        desktop.app.world_mut().resource_mut::<Results>().tab = tab;
        assert!(!asks_for_frames(&mut desktop), "{tab:?} never rests");
    }
    let replay = ReplayCommand::ThisGame;
    desktop.app.world_mut().write_message(replay);
    desktop.frames(4);
    assert!(desktop.session().looking_back().is_some());
    assert!(!asks_for_frames(&mut desktop), "the replay never rests");
}

/// Frames in which egui had new letters, and those of them in which nobody told the graphics card.
#[derive(Resource, Default)]
struct Letters {
    new: bool,
    frames: u32,
    late: u32,
}

/// What the card hears of a frame later is not seen before something else asks for a frame.
#[test]
fn new_letters_are_told_to_the_graphics_card_in_their_own_frame() {
    let mut desktop = Desktop::open();
    desktop.app.init_resource::<Letters>();
    desktop.app.add_systems(
        PostUpdate,
        (|outputs: Query<&EguiRenderOutput>, mut letters: ResMut<Letters>| {
            let has_new = |output: &EguiRenderOutput| !output.textures_delta.set.is_empty();
            letters.new = outputs.iter().any(has_new);
        })
        .after(EguiPostUpdateSet::ProcessOutput)
        .before(EguiPostUpdateSet::PostProcessOutput),
    );
    desktop.app.add_systems(
        Last,
        |mut told: MessageReader<AssetEvent<Image>>, mut letters: ResMut<Letters>| {
            let told = told.read().count() > 0;
            if letters.new {
                letters.frames += 1;
                letters.late += u32::from(!told);
            }
        },
    );
    for screen in [
        Screen::Title,
        Screen::Settings,
        Screen::Rules,
        Screen::Learn,
    ] {
        desktop.go(screen);
    }
    let letters = desktop.app.world().resource::<Letters>();
    assert!(letters.frames > 2, "no letter was new");
    assert_eq!(letters.late, 0, "of {} frames", letters.frames);
}

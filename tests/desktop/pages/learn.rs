//! Learning and the rules: every chapter is completed by the mouse, and F1 opens what it should.

use crate::everywhere::idle::asks_for_frames;
use crate::support::Desktop;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::games::tigris::Session;
use two_rivers::desktop::tigris::board::layout::Slot;
use two_rivers::desktop::tigris::board::mirror::Mended;
use two_rivers::desktop::tigris::learn::{Course, Lesson, Teach};
use two_rivers::tigris::rules::{Board, Decision, Dynasty, Options, Stage, TileCounts};
use two_rivers::tigris::teaching::Chapter;

fn lesson(desktop: &Desktop) -> &Lesson {
    desktop.app.world().resource::<Lesson>()
}

fn settle(desktop: &mut Desktop) {
    desktop.until("the game rests", |world| {
        let rests = |session: &Session| session.caught_up();
        world.get_resource::<Session>().is_some_and(rests)
    });
    desktop.frames(4);
}

/// Opens a chapter as a person does, by its button in the list, and reads its introduction.
fn begin(desktop: &mut Desktop, chapter: Chapter) {
    desktop.go(Screen::Learn);
    match chapter {
        Chapter::Placing => desktop.press_containing(": A farm on the river"),
        Chapter::Points => desktop.press_containing(": The king takes his place"),
        Chapter::Revolt => desktop.press_containing(": Revolt"),
        Chapter::War => desktop.press_containing(": War"),
        // The list goes on below the edge of the page.
        _ => {
            let order = Teach::Begin(Course::Chapter(chapter));
            desktop.app.world_mut().write_message(order);
            desktop.frames(2);
        }
    }
    settle(desktop);
    assert_eq!(lesson(desktop).course, Course::Chapter(chapter));
    assert!(lesson(desktop).reading);
    desktop.press("To the board");
    assert!(!lesson(desktop).reading);
}

/// Where a decision of an action begins and ends, for a drag.
fn drag(desktop: &mut Desktop, decision: Decision) {
    let position = desktop.session().position().clone();
    let active = position.table().active();
    match decision {
        Decision::Place(tile, cell) => {
            let hand = position.hand(active);
            let index = hand.iter().position(|t| t == tile).unwrap_or(0);
            let from = desktop.slot(Slot::Tile(index as u8));
            let to = desktop.cell(&cell.to_string());
            desktop.drag(from, to);
        }
        Decision::Lead(leader, cell) => {
            let home = desktop.slot(Slot::Leader(leader.index() as u8));
            let stands = position.table().leader(active, leader);
            let from = stands.map_or(home, |stands| desktop.cell(&stands.to_string()));
            let to = desktop.cell(&cell.to_string());
            desktop.drag(from, to);
        }
        Decision::Withdraw(leader) => {
            let stands = position.table().leader(active, leader).unwrap();
            let from = desktop.cell(&stands.to_string());
            let home = desktop.slot(Slot::Leader(leader.index() as u8));
            desktop.drag(from, home);
        }
        Decision::Catastrophe(cell) => {
            let from = desktop.slot(Slot::Catastrophe(0));
            let to = desktop.cell(&cell.to_string());
            desktop.drag(from, to);
        }
        other => panic!("{other} is no drag"),
    }
    settle(desktop);
}

/// Marks tiles of the hand for a swap, and confirms.
fn swap(desktop: &mut Desktop, tiles: TileCounts) {
    let position = desktop.session().position().clone();
    let hand = position.hand(position.table().active());
    desktop.press("Swap");
    let mut left = tiles;
    for (tile, index) in hand.iter().zip(0..) {
        if left.of(tile) > 0 {
            left.take(tile, 1);
            let at = desktop.slot(Slot::Tile(index));
            desktop.click(at);
        }
    }
    desktop.press(&match tiles.total() {
        1 => "Swap 1 tile".to_string(),
        count => format!("Swap {count} tiles"),
    });
    // What ends the game is asked once more.
    desktop.frames(30);
    if desktop
        .buttons()
        .iter()
        .any(|(name, _)| name == "End the game?")
    {
        desktop.press("End the game?");
    }
}

/// Makes a decision with the mouse alone.
fn decide(desktop: &mut Desktop, decision: Decision) {
    match decision {
        Decision::Place(..)
        | Decision::Lead(..)
        | Decision::Withdraw(_)
        | Decision::Catastrophe(_) => drag(desktop, decision),
        Decision::Swap(tiles) => swap(desktop, tiles),
        Decision::Commit(count) => desktop.commit(count),
        Decision::Build(..) => desktop.press_containing("black and green monument"),
        Decision::Take(cell) => {
            let at = desktop.cell(&cell.to_string());
            desktop.click(at);
        }
        Decision::End => desktop.end_turn(),
        other => panic!("no chapter needs {other}"),
    }
    settle(desktop);
}

#[test]
fn every_chapter_can_be_completed_with_the_mouse() {
    let mut desktop = Desktop::open();
    for chapter in Chapter::ALL {
        begin(&mut desktop, chapter);
        let learner = desktop.session().position().table().active();
        let scene = chapter.scene().unwrap();
        for (decision, step) in scene.decisions().zip(0..) {
            let by = scene.position(step_of(&scene, step)).decider();
            if by == Some(learner) {
                assert!(!lesson(&desktop).is_done(), "{chapter:?} before {decision}");
                decide(&mut desktop, decision);
            }
        }
        settle(&mut desktop);
        assert!(lesson(&desktop).is_done(), "{chapter:?}");
        let settings = desktop.app.world().resource::<Settings>();
        assert!(settings.learning.has(chapter), "{chapter:?} is remembered");
        assert_eq!(desktop.app.world().resource::<Mended>().0, 0);
        match chapter.next() {
            Some(next) => {
                desktop.press("Next chapter");
                settle(&mut desktop);
                assert_eq!(lesson(&desktop).course, Course::Chapter(next));
            }
            None => desktop.press("All chapters"),
        }
    }
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Learn);
    assert!(!desktop.app.world().contains_resource::<Lesson>());
    assert!(!desktop.app.world().contains_resource::<Session>());
}

/// The position before the decision with this number: scenes count what is refused as well.
fn step_of(scene: &two_rivers::tigris::teaching::Scene, decision: usize) -> usize {
    use two_rivers::tigris::teaching::Moment;
    let played = |(_, moment): &(usize, &Moment)| matches!(moment, Moment::Played(..));
    let all = scene.moments().iter().enumerate();
    all.filter(played).nth(decision).map_or(0, |(at, _)| at)
}

#[test]
fn what_did_not_help_is_explained_and_taken_back() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, Chapter::Revolt);
    decide(&mut desktop, "lead k h7".parse().unwrap());
    // What there is to do stays in view below what is asked.
    let told = desktop.named(&[Role::Label]);
    for part in ["Begin a revolt", "Win it"] {
        assert!(told.iter().any(|(text, _)| text.contains(part)), "{told:?}");
    }
    // A tie: the other adds one temple, and nothing of that can be undone by the rules.
    decide(&mut desktop, Decision::Commit(0));
    desktop.until("the other answers", |world| {
        let session = world.resource::<Session>();
        session.caught_up() && session.position().table().stage() == Stage::Action
    });
    desktop.frames(4);
    let progress = lesson(&desktop).progress().unwrap();
    assert!(progress.slip.is_some() && !progress.is_done());
    let told = desktop.named(&[Role::Label]);
    let tie = told.iter().any(|(text, _)| text.contains("3 against 3"));
    assert!(tie, "{told:?}");
    desktop.press("Take it back");
    settle(&mut desktop);
    assert!(desktop.session().record().decisions().is_empty());
    decide(&mut desktop, "lead k h7".parse().unwrap());
    decide(&mut desktop, Decision::Commit(1));
    desktop.until("won", |world| world.resource::<Lesson>().is_done());
}

#[test]
fn a_lesson_leaves_no_autosave_and_a_game_ends_it() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, Chapter::Placing);
    decide(&mut desktop, "place T b9".parse().unwrap());
    desktop.press("Start again");
    settle(&mut desktop);
    assert!(desktop.session().record().decisions().is_empty());
    assert!(!desktop.session().is_kept());
    let lesson = format!("{:016x}", desktop.session().record().id());
    desktop.press("Leave");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Learn);
    // Other tests keep games in the same folder.
    let folder = two_rivers::data_folder::autosaves().unwrap();
    let kept = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names = kept.map(|file| file.file_name().into_string().unwrap());
    assert!(!names.any(|name| name.contains(&lesson)));
    begin(&mut desktop, Chapter::Placing);
    desktop.start(
        Board::standard(),
        2,
        &[Dynasty::Archer],
        Options::default(),
        5,
    );
    settle(&mut desktop);
    assert!(desktop.session().is_kept());
    assert!(!desktop.app.world().contains_resource::<Lesson>());
}

/// Opens the first round, which stands below the edge of the list.
fn watch(desktop: &mut Desktop) {
    desktop
        .app
        .world_mut()
        .write_message(Teach::Begin(Course::Round));
    desktop.frames(2);
}

#[test]
fn the_first_round_goes_both_ways_and_on_where_it_was_left() {
    let mut desktop = Desktop::open();
    desktop.go(Screen::Learn);
    watch(&mut desktop);
    settle(&mut desktop);
    let moves = lesson(&desktop).moves();
    for _ in 0..5 {
        desktop.press("Next");
        settle(&mut desktop);
    }
    desktop.press("Back");
    settle(&mut desktop);
    assert_eq!(desktop.session().record().decisions(), &moves[..4]);
    desktop.press("Leave");
    desktop.frames(4);
    watch(&mut desktop);
    settle(&mut desktop);
    assert_eq!(desktop.session().record().decisions(), &moves[..4]);
    while desktop.session().record().decisions().len() < moves.len() {
        desktop.key(KeyCode::Enter);
        settle(&mut desktop);
    }
    let settings = desktop.app.world().resource::<Settings>();
    assert!(settings.learning.round_done);
    desktop.press("All chapters");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Learn);
}

#[test]
fn who_hurries_through_the_first_round_reads_of_the_move_on_the_board() {
    let mut desktop = Desktop::open();
    desktop.go(Screen::Learn);
    watch(&mut desktop);
    settle(&mut desktop);
    let mut settings = desktop.app.world_mut().resource_mut::<Settings>();
    (settings.0.animation_speed, settings.0.reduce_motion) = (1.0, false);
    desktop.press("Next");
    assert!(!desktop.session().caught_up(), "it is being shown");
    desktop.press("Next");
    let moves = |desktop: &Desktop| desktop.session().record().decisions().len();
    for _ in 0..60 {
        let ahead = moves(&desktop) == 2 && desktop.session().log().is_empty();
        assert!(!ahead, "the second is told of before the first is there");
        desktop.frames(1);
    }
    assert_eq!(moves(&desktop), 2);
}

#[test]
fn a_chapter_goes_on_where_it_was_left() {
    let mut desktop = Desktop::open();
    begin(&mut desktop, Chapter::Points);
    decide(&mut desktop, "lead k e10".parse().unwrap());
    desktop.press("Leave");
    desktop.frames(4);
    let title = "The king takes his place";
    desktop.press(&format!("Go on: {title}"));
    settle(&mut desktop);
    // Nobody reads the introduction twice.
    assert!(!lesson(&desktop).reading);
    let made = desktop.session().record().decisions().to_vec();
    assert_eq!(made, ["lead k e10".parse::<Decision>().unwrap()]);
    let progress = lesson(&desktop).progress().unwrap();
    assert_eq!(progress.reached, [true, false]);
    decide(&mut desktop, "place S e9".parse().unwrap());
    assert!(lesson(&desktop).is_done());
    desktop.press("Leave");
    desktop.frames(4);
    // What is done begins anew.
    desktop.press(&format!("Once more: {title}"));
    settle(&mut desktop);
    assert!(lesson(&desktop).reading);
    assert!(desktop.session().record().decisions().is_empty());
}

#[test]
fn chapters_and_rules_rest_when_nothing_happens() {
    let mut desktop = Desktop::open();
    desktop.go(Screen::Learn);
    assert!(!asks_for_frames(&mut desktop), "the list of chapters");
    desktop.go(Screen::Rules);
    assert!(!asks_for_frames(&mut desktop), "the rules");
    let begin = Teach::Begin(Course::Chapter(Chapter::War));
    desktop.app.world_mut().write_message(begin);
    settle(&mut desktop);
    assert!(!asks_for_frames(&mut desktop), "an introduction");
    desktop.press("To the board");
    assert!(!asks_for_frames(&mut desktop), "a chapter");
}

#[test]
fn the_guided_game_is_in_view_in_the_smallest_window() {
    let mut desktop = Desktop::open();
    crate::everywhere::layouts::dress(&mut desktop, (1024, 640, 100, "en"));
    desktop.go(Screen::Learn);
    desktop.frames(4);
    let buttons = desktop.buttons();
    let at = |name: &str| {
        let found = buttons.iter().find(|(label, _)| label == name);
        found
            .unwrap_or_else(|| panic!("no {name} in {buttons:?}"))
            .1
    };
    let guided = at("Begin: A first game with a guide");
    let first = at("Begin: A farm on the river");
    let back = at("Back");
    assert!(guided.y < first.y && first.y < back.y - 60.0, "{buttons:?}");
    // Enter begins where somebody new begins.
    let (focused, _) = desktop.focused().expect("the keyboard is somewhere");
    assert_eq!(focused, "Begin: A farm on the river");
    desktop.press("Begin: A first game with a guide");
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Table);
}

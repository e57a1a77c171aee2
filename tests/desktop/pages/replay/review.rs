//! The review of a finished game: begun, broken off, looked through, and kept with its notes.

use super::*;
use crate::reviewed;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use two_rivers::desktop::app::requests::ReplayCommand;
use two_rivers::desktop::games;
use two_rivers::desktop::replay::play_on::PlayOn;
use two_rivers::desktop::replay::review::{Ask, Desk, Thoroughness};
use two_rivers::desktop::tigris::board::layout::Layout;
use two_rivers::record::beside;
use two_rivers::review::{Companion, Depth, Plan};
use two_rivers::tigris::Record;

/// A game of bots that is over.
static OVER: LazyLock<Record> = LazyLock::new(|| a_finished_game(22).session().record().clone());

/// As quick as a review can be; what it finds is not worth much.
fn hasty() -> Plan {
    let depth = |candidates, worlds| Depth {
        candidates,
        choosing: worlds,
        measuring: worlds,
        most: worlds,
    };
    Plan {
        quick: depth(1, 2),
        long: depth(2, 4),
        draws: 4,
        threads: 2,
        ..Plan::default()
    }
}

/// A replay of a file, reviewed so thoroughly where it is asked for.
fn replay_of(path: &Path, plan: Plan) -> Desktop {
    let mut desktop = Desktop::open();
    let world = desktop.app.world_mut();
    world.insert_resource(Thoroughness(plan));
    world.write_message(ReplayCommand::Saved(path.to_path_buf()));
    desktop.frames(4);
    desktop.until("what lies beside the game is read", |world| {
        let desk = world.get_resource::<Desk>();
        desk.is_some_and(|desk| !desk.is_reading())
    });
    desktop
}

fn write(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("two-rivers-{name}-{}.ron", std::process::id()));
    OVER.write(&path).expect("a file");
    path
}

fn remove(path: &Path) {
    std::fs::remove_file(path).expect("the game");
    let _ = std::fs::remove_file(beside::path(path));
}

fn desk(desktop: &Desktop) -> &Desk {
    resource::<Desk>(desktop)
}

fn has_label(desktop: &mut Desktop, part: &str) -> bool {
    desktop.frames(2);
    let labels = desktop.named(&[Role::Label]);
    labels.iter().any(|(name, _)| name.contains(part))
}

#[test]
fn marks_can_be_narrowed_to_those_of_people() {
    let record = reviewed::game("Puabi");
    let me = record.players()[0].player;
    let moment_of = |mine: bool| {
        let chooses = |moment: &usize| {
            let position = record.position_at(*moment).expect("a moment");
            let mut legal = Vec::new();
            position.legal(&mut legal);
            (position.decider() == Some(me)) == mine && legal.len() > 1
        };
        // Not the first: from there the way leads on to it.
        (1..record.decisions().len()).find(chooses).expect("one")
    };
    let (own, other) = (moment_of(true), moment_of(false));
    let mut judged = [own, other].map(|at| reviewed::judged(&record, at, (0.3, 0.01), |_| true));
    judged.sort_by_key(|judged| judged.moment);
    let path = std::env::temp_dir().join(format!("two-rivers-own-{}.ron", std::process::id()));
    record.write(&path).expect("a file");
    let mut beside = Companion::of(&record);
    beside.set_review(reviewed::review(&record, judged.to_vec()));
    beside.write(&path).expect("a review");
    let mut desktop = replay_of(&path, hasty());
    desktop.frames(4);
    let found = desk(&desktop).found().expect("a review");
    assert_eq!(found.moments_of(|_| true).len(), 2);
    desktop.press_containing("only the marks of the people");
    desktop.frames(3);
    for _ in 0..3 {
        desktop.key(KeyCode::KeyN);
        assert_eq!(
            shown(&mut desktop),
            own,
            "no way leads to the mark of a bot"
        );
    }
    desktop.press_containing("all marks");
    let world = desktop.app.world_mut();
    world.write_message(two_rivers::desktop::session::looking_back::Travel::To(0));
    desktop.frames(3);
    desktop.key(KeyCode::KeyN);
    assert_eq!(shown(&mut desktop), own.min(other));
    remove(&path);
}

#[test]
fn a_game_is_reviewed_looked_through_and_found_again_with_its_notes() {
    let path = write("reviewed");
    let mut desktop = replay_of(&path, hasty());
    assert!(!desk(&desktop).open && desk(&desktop).found().is_none());
    // Space plays: it is not the button of the review that has the keyboard.
    let focused = desktop.focused().map(|(name, _)| name);
    assert_eq!(focused.as_deref(), Some("Moments of the game"));
    desktop.press_containing("Review");
    assert!(desk(&desktop).open && desk(&desktop).progress().is_some());
    desktop.until("the review is done", |world| {
        world.resource::<Desk>().found().is_some()
    });
    desktop.frames(3);
    let found = desk(&desktop).found().expect("a review");
    let moments: Vec<usize> = found.marks.iter().map(|mark| mark.moment).collect();
    assert!(
        !moments.is_empty(),
        "bots that think one ahead make mistakes"
    );
    // By keyboard from mark to mark, and back.
    desktop.key(KeyCode::KeyN);
    let first = moments.iter().find(|moment| **moment > 0);
    assert_eq!(shown(&mut desktop), *first.expect("a mark"));
    let lost = |desktop: &Desktop| {
        let found = desk(desktop).found().expect("a review");
        let judged = found.review.judged.iter();
        judged
            .filter(|judged| judged.points() > 0.0)
            .map(|judged| judged.moment)
            .next_back()
    };
    let lost = lost(&desktop).expect("something was given away");
    let world = desktop.app.world_mut();
    world.write_message(two_rivers::desktop::session::looking_back::Travel::To(lost));
    desktop.frames(3);
    assert!(has_label(&mut desktop, " played: ") && has_label(&mut desktop, "Better: "));
    // A note: letters go into it and mean nothing else; Esc only leaves the field.
    let fields = desktop.named(&[Role::MultilineTextInput]);
    desktop.click(fields.first().expect("a field for the note").1);
    desktop.send_text("nvr");
    desktop.frames(2);
    desktop.strike(KeyCode::Escape);
    desktop.frames(3);
    assert!(looks_back(&desktop) && desk(&desktop).open);
    assert_eq!(shown(&mut desktop), lost);
    // What it comes to, over the table.
    desktop.press("Summary");
    assert!(desk(&desktop).sums && has_label(&mut desktop, "Blunders"));
    let focused = |desktop: &mut Desktop| desktop.focused().map(|(name, _)| name);
    let close = focused(&mut desktop);
    // Enter closes, but Tab goes round.
    desktop.key(KeyCode::Tab);
    desktop.frames(3);
    assert_ne!(focused(&mut desktop), close);
    desktop.strike(KeyCode::Escape);
    desktop.frames(3);
    assert!(!desk(&desktop).sums && looks_back(&desktop));
    // Tab stops nowhere where there is no control: not at the axis of the chances either.
    for _ in 0..20 {
        desktop.key(KeyCode::Tab);
        desktop.frames(2);
        assert!(desktop.focused().is_some(), "the keyboard is nowhere");
    }
    // It is asked who tries it.
    desktop.press("Try it");
    desktop.frames(3);
    assert!(resource::<PlayOn<Game>>(&desktop).is_open());
    desktop.strike(KeyCode::Escape);
    desktop.frames(3);
    assert!(!resource::<PlayOn<Game>>(&desktop).is_open() && looks_back(&desktop));
    let marks = desk(&desktop).found().expect("a review").marks.clone();
    // Esc has led out of the note: nobody comes back into it from what was asked since.
    desktop.strike(KeyCode::Escape);
    desktop.frames(4);
    assert!(desktop.app.world().get_resource::<Desk>().is_none());
    // It lies beside the game now, and nobody has to work again.
    let kept = Companion::read(&path, &*OVER).expect("what lies beside the game");
    assert!(kept.review(&*OVER).is_some());
    assert_eq!(kept.note(lost), "nvr");
    let mut again = replay_of(&path, hasty());
    again.frames(3);
    assert!(desk(&again).open && desk(&again).progress().is_none());
    assert_eq!(desk(&again).found().expect("a review").marks, marks);
    assert_eq!(desk(&again).companion().note(lost), "nvr");
    drop(again);
    // Nor where it is asked for before that is known, as from the results.
    let mut called = Desktop::open();
    let world = called.app.world_mut();
    world.insert_resource(Thoroughness(hasty()));
    world.write_message(ReplayCommand::Saved(path.clone()));
    called.until("what was asked for is there", |world| {
        world.write_message(Ask::Begin);
        let desk = world.get_resource::<Desk>();
        assert!(desk.is_none_or(|desk| desk.progress().is_none()));
        desk.is_some_and(|desk| desk.found().is_some())
    });
    drop(called);
    remove(&path);
}

#[test]
fn arrows_lead_through_time_and_to_no_control_after_a_click_on_the_board() {
    let path = write("arrows");
    let mut desktop = replay_of(&path, hasty());
    desktop.press_containing("Review");
    desktop.until("the review is done", |world| {
        world.resource::<Desk>().found().is_some()
    });
    let board = resource::<Layout>(&desktop).area.center();
    desktop.click(board);
    assert_eq!(desktop.focused(), None);
    for moment in 1..4 {
        desktop.key(KeyCode::ArrowRight);
        assert_eq!(shown(&mut desktop), moment);
        assert_eq!(desktop.focused(), None, "the keyboard is nobody's");
    }
    drop(desktop);
    remove(&path);
}

#[test]
fn a_review_that_is_broken_off_leaves_nothing_behind() {
    let path = write("broken-off");
    let mut endless = hasty();
    endless.quick.choosing = 100_000;
    let mut desktop = replay_of(&path, endless);
    desktop.key(KeyCode::KeyR);
    assert!(desk(&desktop).progress().is_some());
    desktop.press("Cancel");
    assert!(desk(&desktop).open && desk(&desktop).progress().is_none());
    // Leaving breaks it off as well.
    desktop.press("Review this game");
    assert!(desk(&desktop).progress().is_some());
    desktop.key(KeyCode::Escape);
    desktop.frames(4);
    assert!(desktop.app.world().get_resource::<Desk>().is_none());
    assert!(!beside::path(&path).exists());
    remove(&path);
}

#[test]
fn a_game_that_goes_on_is_not_reviewed() {
    let mut desktop = a_game_with_one_person(9, 2);
    open_by_the_menu(&mut desktop);
    for _ in 0..2 {
        desktop.key(KeyCode::KeyR);
        assert!(!desk(&desktop).open && desk(&desktop).progress().is_none());
    }
    desktop.app.world_mut().write_message(Ask::Begin);
    desktop.frames(3);
    assert!(desk(&desktop).progress().is_none());
}

#[test]
fn the_other_game_is_reviewed_too() {
    let over = crate::babel::results::finished(0.0);
    let record = resource::<games::babel::Session>(&over).record().clone();
    drop(over);
    let name = format!("two-rivers-babel-review-{}.ron", std::process::id());
    let path = std::env::temp_dir().join(name);
    record.write(&path).expect("a file");
    let mut desktop = replay_of(&path, hasty());
    desktop.key(KeyCode::KeyR);
    desktop.until("the review is done", |world| {
        world.resource::<Desk>().found().is_some()
    });
    desktop.frames(3);
    desktop.key(KeyCode::KeyN);
    let session = resource::<games::babel::Session>(&desktop);
    let marks = &desk(&desktop).found().expect("a review").marks;
    assert!(marks.iter().any(|mark| mark.moment == session.moment()));
    desktop.press("Summary");
    assert!(has_label(&mut desktop, "Accuracy"));
    drop(desktop);
    remove(&path);
}

//! Practice: the mistakes of a reviewed game are asked again on the real table, and nothing of it is a game.

use crate::reviewed;
use crate::support::Desktop;
use crate::support::told::told;
use bevy::prelude::*;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use two_rivers::data_folder;
use two_rivers::desktop::app::profiles::People;
use two_rivers::desktop::app::requests::ReplayCommand;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::games::{babel, tigris};
use two_rivers::desktop::history::asking::Asking;
use two_rivers::desktop::practice::page::{Page, Tab};
use two_rivers::desktop::practice::{Library, Practise, Task};
use two_rivers::desktop::replay::review::Desk;
use two_rivers::desktop::screens::notice::Notice;
use two_rivers::desktop::screens::{Back, Menu};
use two_rivers::desktop::session::looking_back::Travel;
use two_rivers::game::Game;
use two_rivers::games::{Kind as GameKind, Of};
use two_rivers::practice::{Store, mistakes};
use two_rivers::record::Kind;
use two_rivers::record::finished::Finished;
use two_rivers::review::{Companion, Review, Thresholds};
use two_rivers::tigris::Record;
use two_rivers::tigris::rules::{Decision, Stage};

/// A finished game of a person of this name on the first seat, in which that person could have placed
/// another tile at some of such moments: a review says that it would have been better by far. Tests share a
/// folder, in which a position is one exercise: each takes other moments.
fn reviewed_game(name: &str, moments: std::ops::Range<usize>) -> (Record, Review) {
    let record = reviewed::game(name);
    let places = |d: &Decision| matches!(d, Decision::Place(..));
    let mut asked: Vec<usize> = (0..record.decisions().len()).collect();
    asked.retain(|moment| {
        let position = record.position_at(*moment).expect("a moment");
        let own = position.decider() == Some(position.players()[0]);
        let stage = position.table().stage();
        own && places(&record.decisions()[*moment]) && stage == Stage::Action
    });
    let judged = asked[moments]
        .iter()
        .map(|moment| reviewed::judged(&record, *moment, (0.2, 0.01), places));
    let review = reviewed::review(&record, judged.collect());
    (record, review)
}

fn history() -> Finished {
    Finished::new(data_folder::history().expect("a folder"))
}

/// Puts a reviewed game into the history; answers its file.
fn keep(record: &Record, review: Review) -> PathBuf {
    history().keep(record).expect("it is kept");
    let path = history().path(record);
    let mut beside = Companion::of(record);
    beside.set_review(review);
    beside.write(&path).expect("a review");
    path
}

/// A desktop on which somebody of this name plays.
fn open(name: &str) -> Desktop {
    let mut desktop = Desktop::open();
    desktop.app.insert_resource(People::default());
    desktop.go(Screen::History);
    *desktop.app.world_mut().resource_mut::<Asking>() = Asking::Add(name.to_string(), Vec::new());
    desktop.frames(6);
    desktop.press("Add");
    desktop.frames(6);
    desktop
}

/// To the page, until everything has been read.
fn visit(desktop: &mut Desktop) {
    desktop.go(Screen::Practice);
    read(desktop);
}

fn read(desktop: &mut Desktop) {
    desktop.until("the exercises are read", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Practice
            && world.resource::<Library>().read
    });
    desktop.frames(4);
}

/// Until an exercise lies on the table of the first game and can be answered.
fn asked(desktop: &mut Desktop) {
    desktop.until("an exercise is asked", |world| {
        let task = world.get_resource::<Task>();
        let asked = task.is_some_and(|task| task.verdict().is_none());
        let session = world.get_resource::<tigris::Session>();
        asked && session.is_some_and(|session| session.caught_up())
    });
    desktop.frames(6);
}

fn judged(desktop: &mut Desktop) {
    desktop.until("the verdict", |world| {
        let task = world.get_resource::<Task>();
        task.is_some_and(|task| task.verdict().is_some())
    });
    desktop.frames(6);
}

fn answer(desktop: &mut Desktop, best: bool) {
    let exercise = desktop.app.world().resource::<Task>().exercise.clone();
    let answer = if best { &exercise.best } else { &exercise.made };
    desktop.drag_onto_the_board(answer.parse().expect("a decision"));
    judged(desktop);
}

/// The files of a folder of games.
fn files(folder: Option<PathBuf>) -> BTreeSet<PathBuf> {
    let entries = std::fs::read_dir(folder.expect("a folder"));
    let paths = entries.into_iter().flatten().flatten().map(|e| e.path());
    paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .collect()
}

#[test]
fn own_mistakes_are_asked_judged_and_asked_again() {
    let name = "Puabi";
    let mut desktop = open(name);
    let (record, review) = reviewed_game(name, 0..2);
    let id = record.id();
    let path = keep(&record, review);
    visit(&mut desktop);
    desktop.press("Begin: 2 today");
    asked(&mut desktop);
    told(&mut desktop, "left. What is best?");
    assert!(!desktop.session().is_kept(), "it is no game");
    assert!(!desktop.session().record().hints());

    // Right: the table stands still at the question, and leads on.
    answer(&mut desktop, true);
    told(&mut desktop, "Right: the best there is");
    told(&mut desktop, "In your game you played: ");
    told(&mut desktop, "It comes again tomorrow.");
    assert!(desktop.session().looking_back().is_some());
    desktop.press("Next: one left");
    asked(&mut desktop);

    // Wrong: what is better is said, and the same again counts no more.
    answer(&mut desktop, false);
    told(&mut desktop, "There is better");
    told(&mut desktop, "Better: ");
    told(&mut desktop, "It comes again today.");
    desktop.press("Again");
    asked(&mut desktop);
    answer(&mut desktop, true);
    told(&mut desktop, "Right: the best there is");
    desktop.press("To the list");
    read(&mut desktop);
    assert!(
        desktop
            .app
            .world()
            .get_resource::<tigris::Session>()
            .is_none()
    );
    assert!(desktop.app.world().get_resource::<Task>().is_none());
    told(&mut desktop, "again tomorrow, box 2 of 6");
    told(&mut desktop, "due today, box 1 of 6");

    // What was answered is on the disk; a game is nowhere.
    let store = Store::new(data_folder::practice().expect("a folder"));
    desktop.until("the answers are written", |_| {
        let shelf = store.read(&default()).shelf;
        let own = shelf.cards().iter().filter(|card| card.person == name);
        own.map(|card| card.right + card.wrong).sum::<u32>() == 2
    });
    let copies = |folder| {
        let games = files(folder).into_iter();
        let of = |path: &PathBuf| std::fs::read_to_string(path).unwrap_or_default();
        games.filter(|path| of(path).contains(name)).count()
    };
    assert_eq!(copies(data_folder::history()), 1, "only the game itself");
    assert_eq!(copies(data_folder::autosaves()), 0);
    std::fs::remove_file(path).expect("a file");
    assert_ne!(id, 0);
}

#[test]
fn escape_leaves_an_exercise_and_the_last_one_leads_to_the_list() {
    let name = "Shulgi";
    let mut desktop = open(name);
    let (record, review) = reviewed_game(name, 2..3);
    let path = keep(&record, review);
    visit(&mut desktop);
    desktop.press("Begin: one today");
    asked(&mut desktop);
    desktop.key(KeyCode::Escape);
    read(&mut desktop);
    assert!(!desktop.app.world().resource::<Menu>().is_open());

    desktop.press("Begin: one today");
    asked(&mut desktop);
    answer(&mut desktop, false);
    let next = |label: &str| label.starts_with("Next");
    assert!(!desktop.buttons().iter().any(|(label, _)| next(label)));
    desktop.key(KeyCode::Escape);
    read(&mut desktop);
    std::fs::remove_file(path).expect("a file");
}

/// Looks back at a reviewed game in this file, at a moment of it.
fn look_back(desktop: &mut Desktop, path: &Path, moment: usize) {
    let world = desktop.app.world_mut();
    world.write_message(ReplayCommand::Saved(path.to_path_buf()));
    reviewed_again(desktop);
    desktop.app.world_mut().write_message(Travel::To(moment));
    desktop.frames(6);
}

/// Until a review is open on the table, and no exercise lies there.
fn reviewed_again(desktop: &mut Desktop) {
    desktop.until("the review is open", |world| {
        let desk = world.get_resource::<Desk>();
        desk.is_some_and(|desk| desk.open && desk.found().is_some())
    });
    desktop.lay();
    assert!(desktop.app.world().get_resource::<Task>().is_none());
}

#[test]
fn a_mistake_in_a_review_can_be_practised_at_once() {
    let name = "Ninbanda";
    let mut desktop = open(name);
    let (record, review) = reviewed_game(name, 3..4);
    let exercise = mistakes(&record, &review, &Thresholds::default()).remove(0);
    let moment = review.judged[0].moment;
    let path = keep(&record, review);
    let world = desktop.app.world_mut();
    // Settings had been opened from a table that practice clears.
    world.insert_resource(Back(Screen::Table));
    look_back(&mut desktop, &path, moment);
    desktop.press("Practise this");
    asked(&mut desktop);
    let task = desktop.app.world().resource::<Task>();
    assert_eq!(task.exercise.id, exercise.id);
    answer(&mut desktop, true);
    desktop.press("To the list");
    read(&mut desktop);
    desktop.key(KeyCode::Escape);
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Title);
    std::fs::remove_file(path).expect("a file");
}

#[test]
fn from_what_was_practised_out_of_a_review_a_way_leads_back_to_it() {
    let name = "Ninsun";
    let mut desktop = open(name);
    let (record, review) = reviewed_game(name, 4..5);
    let moment = review.judged[0].moment;
    let path = keep(&record, review);
    desktop.go(Screen::History);
    look_back(&mut desktop, &path, moment);
    let shown = |desktop: &Desktop| {
        let session = desktop.app.world().resource::<tigris::Session>();
        (session.moment(), session.looking_back().is_some())
    };

    // The question leads back, and so does the verdict, by its button and by Esc.
    desktop.press("Practise this");
    asked(&mut desktop);
    desktop.press("Leave");
    reviewed_again(&mut desktop);
    assert_eq!(shown(&desktop), (moment, true));
    for by_key in [false, true] {
        desktop.press("Practise this");
        asked(&mut desktop);
        answer(&mut desktop, false);
        match by_key {
            true => desktop.key(KeyCode::Escape),
            false => desktop.press("Back to the review"),
        }
        reviewed_again(&mut desktop);
        assert_eq!(shown(&desktop), (moment, true));
    }

    // And the replay to where it had led before.
    desktop.key(KeyCode::Escape);
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::History);
    std::fs::remove_file(path).expect("a file");
}

#[test]
fn hints_are_not_to_be_had_in_practice_and_the_key_says_so() {
    let name = "Enanatuma";
    let mut desktop = open(name);
    let (record, review) = reviewed_game(name, 5..6);
    let path = keep(&record, review);
    visit(&mut desktop);
    desktop.press("Begin: one today");
    asked(&mut desktop);
    desktop.key(KeyCode::KeyH);
    desktop.frames(4);
    let notice = desktop.app.world().resource::<Notice>().text();
    let expected = "There are no hints in practice: the answer is yours to find.";
    assert_eq!(notice, Some(expected));
    std::fs::remove_file(path).expect("a file");
}

#[test]
fn positions_of_bots_games_are_practised_and_played_on() {
    let game: GameKind = Of::Babel(());
    let mut desktop = open("Gudea");
    desktop.app.world_mut().resource_mut::<Page>().tab = Some(Tab::Shipped(game));
    visit(&mut desktop);
    desktop.press("Begin with a new one");
    let ready = |world: &mut World| {
        let session = world.get_resource::<babel::Session>();
        session.is_some_and(|session| session.caught_up())
    };
    desktop.until("an exercise is asked", ready);
    desktop.frames(6);
    let exercise = desktop.app.world().resource::<Task>().exercise.clone();
    let first = desktop.app.world().resource::<Library>().shipped(game)[0].clone();
    assert_eq!(exercise.id, first.id, "the easiest comes first");
    if exercise.is_judged_by::<babel::Game>() {
        let decision = exercise.best.parse().expect("a decision");
        desktop
            .app
            .world_mut()
            .write_message(babel::Choose { decision });
        judged(&mut desktop);
        told(&mut desktop, "Right: the best there is");
        desktop.press("Try it from here");
    } else {
        desktop.app.world_mut().write_message(Practise::Try);
    }
    desktop.until("a game goes on", |world| {
        let session = world.get_resource::<babel::Session>();
        session.is_some_and(|session| session.is_kept())
    });
    assert!(desktop.app.world().get_resource::<Task>().is_none());
    let session = desktop.app.world().resource::<babel::Session>();
    assert!(session.record().hints(), "a game like any other");
    let mine = &session.record().players()[exercise.seat];
    assert_eq!((mine.name.as_str(), &mine.kind), ("Gudea", &Kind::Person));

    // Its menu leads back to the exercise.
    desktop.frames(6);
    desktop.app.world_mut().resource_mut::<Menu>().open();
    desktop.frames(4);
    desktop.press("Back to the exercise");
    desktop.until("the exercise is asked again", |world| {
        let task = world.get_resource::<Task>();
        task.is_some_and(|task| task.exercise.id == exercise.id && task.verdict().is_none())
    });
    desktop.until("it lies on the table", ready);
    let session = desktop.app.world().resource::<babel::Session>();
    assert!(!session.is_kept());
}

//! A bot that takes its time holds nobody up, and stops when nobody wants its answer.

use crate::support::Desktop;
use bevy::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::screens::Menu;
use two_rivers::desktop::session::SessionCommand;
use two_rivers::desktop::turn::bots::{Bench, Thinking};
use two_rivers::search::{Bot, Candidate};
use two_rivers::tigris::bots::Ask;
use two_rivers::tigris::rules::{Board, Decision, Dynasty, Options, Position};

/// What the test and the bot tell each other.
#[derive(Default)]
struct Signals {
    asked: AtomicUsize,
    answered: AtomicUsize,
    /// The bot has seen that its answer is not wanted.
    stopped: AtomicBool,
    /// The bot may answer.
    released: AtomicBool,
    /// The bot does not look whether its answer is wanted.
    deaf: AtomicBool,
}

/// Thinks until it is told to answer, and then ends its turn.
struct Slow(Arc<Signals>);

impl Bot<Position> for Slow {
    fn name(&self) -> &'static str {
        "slow"
    }

    fn candidates(&self, ask: &Ask) -> Vec<Candidate<Decision>> {
        self.0.asked.fetch_add(1, Ordering::SeqCst);
        while !self.0.released.load(Ordering::SeqCst) {
            if ask.cancelled() && !self.0.deaf.load(Ordering::SeqCst) {
                self.0.stopped.store(true, Ordering::SeqCst);
                return Vec::new();
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        self.0.answered.fetch_add(1, Ordering::SeqCst);
        let (decision, chance) = (Decision::End, 0.5);
        vec![Candidate { decision, chance }]
    }
}

/// A desktop whose bots are all slow, in a game that waits for one.
fn waiting() -> (Desktop, Arc<Signals>) {
    let mut desktop = Desktop::open();
    let signals = Arc::new(Signals::default());
    let theirs = signals.clone();
    let bench = Bench(Arc::new(move |_| Some(Box::new(Slow(theirs.clone())))));
    desktop.app.insert_resource(bench);
    desktop.start(Board::standard(), 2, &[], Options::default(), 1);
    let asked = signals.clone();
    desktop.until("a bot is asked", |_| asked.asked.load(Ordering::SeqCst) > 0);
    (desktop, signals)
}

#[test]
fn whoever_watches_bots_has_no_dead_buttons() {
    let (mut desktop, signals) = waiting();
    let buttons = desktop.buttons();
    let of_a_turn = |(name, _): &&(String, Vec2)| matches!(&**name, "Undo" | "Swap" | "End turn");
    assert_eq!(buttons.iter().find(of_a_turn), None);
    signals.released.store(true, Ordering::SeqCst);
}

#[test]
fn the_table_goes_on_while_a_bot_thinks() {
    let (mut desktop, signals) = waiting();
    desktop.frames(50);
    desktop.key(KeyCode::Escape);
    assert!(desktop.app.world().resource::<Menu>().is_open());
    assert!(
        desktop
            .app
            .world()
            .resource::<Thinking<Position>>()
            .is_busy()
    );
    assert!(desktop.session().record().decisions().is_empty());
    assert_eq!(signals.asked.load(Ordering::SeqCst), 1);
    signals.released.store(true, Ordering::SeqCst);
    let answered = signals.clone();
    desktop.until("the bot answers", |_| {
        answered.answered.load(Ordering::SeqCst) == 1
    });
    desktop.frames(200);
    let decided = desktop.session().record().decisions().len();
    assert_eq!(decided, 0, "the game is paused");
    desktop.key(KeyCode::Escape);
    desktop.until("the bot's answer is played", |world| {
        let session = world.resource::<two_rivers::desktop::games::tigris::Session>();
        !session.record().decisions().is_empty()
    });
    assert_eq!(desktop.session().record().decisions()[0], Decision::End);
}

#[test]
fn an_answer_for_another_moment_is_dropped() {
    let (mut desktop, signals) = waiting();
    signals.deaf.store(true, Ordering::SeqCst);
    let people = [Dynasty::Archer, Dynasty::Bull];
    desktop.start(Board::standard(), 2, &people, Options::default(), 1);
    assert!(
        !desktop
            .app
            .world()
            .resource::<Thinking<Position>>()
            .is_busy()
    );
    signals.released.store(true, Ordering::SeqCst);
    let answered = signals.clone();
    desktop.until("the bot answers", |_| {
        answered.answered.load(Ordering::SeqCst) == 1
    });
    desktop.frames(20);
    // The answer would have been legal here too.
    let session = desktop.session();
    assert_eq!(session.position().check(Decision::End), Ok(()));
    assert!(session.record().decisions().is_empty());
}

#[test]
fn leaving_the_table_or_the_program_stops_a_bot() {
    let leave: [fn(&mut World); 3] = [
        |world| {
            world.write_message(SessionCommand::CloseGame);
        },
        |world| {
            world
                .resource_mut::<NextState<Screen>>()
                .set(Screen::Settings)
        },
        |world| {
            world.write_message(AppExit::Success);
        },
    ];
    for leave in leave {
        let (mut desktop, signals) = waiting();
        leave(desktop.app.world_mut());
        desktop.until("the bot stops", |_| signals.stopped.load(Ordering::SeqCst));
    }
}

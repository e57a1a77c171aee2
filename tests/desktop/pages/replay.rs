//! Looking back: the recap after the curtain and on demand, and replays of games running and over.

mod recap;
mod review;
mod saved;

use crate::everywhere::idle::asks_for_frames;
use crate::support::Desktop;
use bevy::prelude::*;
use bevy_egui::EguiOutput;
use bevy_egui::egui::accesskit::Role;
use std::time::{Duration, Instant};
use two_rivers::desktop::games::tigris::Game;
use two_rivers::desktop::games::tigris::{Choose, Session};
use two_rivers::desktop::replay::Replay;
use two_rivers::desktop::screens::Menu;
use two_rivers::desktop::session::SessionCommand;
use two_rivers::desktop::tigris::board::layout::Slot;
use two_rivers::desktop::tigris::board::pieces::{BoardPiece, differences};
use two_rivers::desktop::tigris::table::aids::names::{Named, REST};
use two_rivers::desktop::tigris::table::state::seat::Seat;
use two_rivers::desktop::tigris::table::state::spotlight::Spotlight;
use two_rivers::locale::Locale;
use two_rivers::tigris::Perspective;
use two_rivers::tigris::rules::{Board, Decision, Dynasty, Event, Options};

fn variants() -> Options {
    Options {
        buildings: true,
        wonder: true,
        ..Options::default()
    }
}

/// One person against two bots, after so many rounds; it is the person's turn.
fn a_game_with_one_person(seed: u64, rounds: usize) -> Desktop {
    let mut desktop = Desktop::open();
    desktop.start(Board::standard(), 3, &[Dynasty::Archer], variants(), seed);
    for _ in 0..rounds {
        wait_for_the_person(&mut desktop);
        if desktop.session().position().table().active() == Dynasty::Archer {
            choose(&mut desktop, Decision::End);
        }
    }
    wait_for_the_person(&mut desktop);
    desktop
}

/// Lets bots play until the person's turn; support asked in between is refused.
fn wait_for_the_person(desktop: &mut Desktop) {
    loop {
        desktop.until("the person decides", |world| {
            let session = world.resource::<Session>();
            let decider = session.position().decider();
            session.caught_up() && decider.is_none_or(|d| session.is_person(d))
        });
        let table = desktop.session().position().table();
        if table.active() == Dynasty::Archer {
            return;
        }
        let mut legal = Vec::new();
        desktop.session().position().legal(&mut legal);
        choose(desktop, legal[0]);
    }
}

fn choose(desktop: &mut Desktop, decision: Decision) {
    desktop.app.world_mut().write_message(Choose { decision });
    desktop.frames(3);
}

fn place_a_leader(desktop: &mut Desktop) {
    let mut legal = Vec::new();
    desktop.session().position().legal(&mut legal);
    let place = legal.iter().find(|d| matches!(d, Decision::Lead(..)));
    choose(desktop, *place.expect("a leader can be placed"));
}

/// A game of bots that is over.
fn a_finished_game(seed: u64) -> Desktop {
    let mut desktop = Desktop::open();
    desktop.start(Board::advanced(), 3, &[], variants(), seed);
    // By the clock and not by frames: on a busy machine bots need many of them.
    let patience = Instant::now() + Duration::from_secs(300);
    while Instant::now() < patience {
        let session = desktop.session();
        if session.position().table().ending().is_some() && session.caught_up() {
            return desktop;
        }
        desktop.frames(100);
    }
    panic!("the game never ended");
}

fn resource<R: Resource>(desktop: &Desktop) -> &R {
    desktop.app.world().resource::<R>()
}

fn looks_back(desktop: &Desktop) -> bool {
    desktop.session().looking_back().is_some()
}

/// The moment on the screen, and that pieces and position are those of that moment.
fn shown(desktop: &mut Desktop) -> usize {
    desktop.frames(2);
    let world = desktop.app.world_mut();
    let pieces: Vec<BoardPiece> = world.query::<&BoardPiece>().iter(world).copied().collect();
    let session = world.resource::<Session>();
    let moment = session.moment();
    let position = session.timeline().position(moment);
    assert_eq!(session.shown(), position, "at moment {moment}");
    let (missing, surplus) = differences(position.table(), pieces.into_iter());
    assert!(missing.is_empty(), "at {moment} missing: {missing:?}");
    assert!(surplus.is_empty(), "at {moment} too many: {surplus:?}");
    assert_eq!(session.log(), session.timeline().log(moment));
    moment
}

/// The name of the control that has the keyboard, as screen readers are told.
fn focused(desktop: &mut Desktop) -> Option<String> {
    let world = desktop.app.world_mut();
    let mut outputs = world.query::<&EguiOutput>();
    let outputs = outputs.iter(world);
    let mut updates = outputs.filter_map(|o| o.platform_output.accesskit_update.as_ref());
    let update = updates.next()?;
    let mut nodes = update.nodes.iter();
    let (_, node) = nodes.find(|(id, _)| *id == update.focus)?;
    node.label().map(str::to_string)
}

fn open_by_the_menu(desktop: &mut Desktop) {
    desktop.key(KeyCode::Escape);
    assert!(resource::<Menu>(desktop).is_open());
    desktop.press("Replay");
    desktop.frames(3);
    assert!(looks_back(desktop), "no replay");
    assert!(!resource::<Menu>(desktop).is_open());
}

#[test]
fn a_running_game_is_replayed_by_keyboard_and_stands_still_meanwhile() {
    let mut desktop = a_game_with_one_person(9, 4);
    let (record, stamp) = {
        let session = desktop.session();
        (session.record().clone(), session.stamp())
    };
    let end = record.decisions().len();
    open_by_the_menu(&mut desktop);
    assert_eq!(shown(&mut desktop), end);
    // The hand lies below the line of time: no piece of it is named there.
    let tile = desktop.slot(Slot::Tile(0));
    desktop.point(tile);
    desktop.frames(2);
    std::thread::sleep(REST);
    desktop.frames(2);
    assert_eq!(*resource::<Named>(&desktop), Named::default());
    let focused = |desktop: &mut Desktop| desktop.focused().map(|(_, at)| at);
    let line = focused(&mut desktop);
    assert!(line.is_some());
    desktop.key(KeyCode::Home);
    assert_eq!(shown(&mut desktop), 0);
    // Forward as it happened, one decision after the other; back by jumps.
    for moment in 1..=end {
        desktop.key(KeyCode::ArrowRight);
        assert_eq!(shown(&mut desktop), moment);
    }
    desktop.key(KeyCode::ArrowRight);
    assert_eq!(shown(&mut desktop), end);
    for moment in (end.saturating_sub(9)..end).rev() {
        desktop.key(KeyCode::ArrowLeft);
        assert_eq!(shown(&mut desktop), moment);
    }
    let timeline = desktop.session().timeline().clone();
    desktop.key(KeyCode::Home);
    desktop.key(KeyCode::PageDown);
    assert_eq!(shown(&mut desktop), timeline.next_turn(0));
    desktop.key(KeyCode::ArrowDown);
    let mine = timeline.next_turn_of(Dynasty::Archer, timeline.next_turn(0));
    assert_eq!(shown(&mut desktop), mine);
    desktop.key(KeyCode::ArrowUp);
    assert_eq!(shown(&mut desktop), 0);
    desktop.key(KeyCode::End);
    desktop.key(KeyCode::PageUp);
    assert_eq!(shown(&mut desktop), timeline.previous_turn(end));
    assert_eq!(focused(&mut desktop), line, "what travels moves no focus");

    // Space plays from here, wherever the pointer rests, and pauses; at the end it plays from the start.
    desktop.key(KeyCode::Home);
    let scrubber = desktop.named(&[Role::Slider]);
    desktop.point(scrubber.first().expect("the scrubber").1 + Vec2::Y * 8.0);
    desktop.key(KeyCode::Space);
    assert!(shown(&mut desktop) <= 1, "it jumped to the pointer");
    desktop.frames(160);
    desktop.key(KeyCode::Space);
    let paused = shown(&mut desktop);
    assert!((1..end).contains(&paused), "it is at {paused} of {end}");
    desktop.frames(200);
    assert_eq!(shown(&mut desktop), paused);

    // Nothing can be decided, taken back, or answered by a bot.
    for key in [KeyCode::KeyT, KeyCode::Backspace, KeyCode::KeyH] {
        desktop.key(key);
    }
    choose(&mut desktop, Decision::End);
    assert_eq!(*desktop.session().record(), record);

    desktop.key(KeyCode::Escape);
    desktop.frames(3);
    assert!(!looks_back(&desktop) && desktop.app.world().get_resource::<Replay<Game>>().is_none());
    assert!(!resource::<Menu>(&desktop).is_open());
    assert_eq!(shown(&mut desktop), end);
    assert_eq!(desktop.session().stamp(), stamp);
    assert_eq!(resource::<Seat>(&desktop).viewer, Some(Dynasty::Archer));
    choose(&mut desktop, Decision::End);
    let decisions = desktop.session().record().decisions();
    assert_eq!(decisions.get(end), Some(&Decision::End), "the game goes on");
}

#[test]
fn the_buttons_and_the_scrubber_do_what_the_keys_do() {
    let mut desktop = a_game_with_one_person(9, 4);
    let end = desktop.session().timeline().end();
    open_by_the_menu(&mut desktop);
    assert_eq!(
        focused(&mut desktop).as_deref(),
        Some("Moments of the game")
    );
    let of = |desktop: &Desktop| desktop.session().timeline().clone();
    desktop.press("One turn back (Page up)");
    assert_eq!(shown(&mut desktop), of(&desktop).previous_turn(end));
    desktop.press("One decision on (→)");
    assert_eq!(shown(&mut desktop), of(&desktop).previous_turn(end) + 1);
    desktop.press("My previous turn (↑)");
    let at = shown(&mut desktop);
    let active = of(&desktop).position(at).table().active();
    assert_eq!(active, Dynasty::Archer);
    desktop.press("Faster (])");
    desktop.press("Faster (])");
    let speed = desktop.session().looking_back().expect("a replay").speed();
    assert_eq!(speed, 4.0);
    desktop.press("Play (Space)");
    assert!(
        desktop
            .buttons()
            .iter()
            .any(|(name, _)| name == "Pause (Space)")
    );
    desktop.until("it plays to the end", |world| {
        world
            .resource::<Session>()
            .looking_back()
            .is_some_and(|r| r.rests())
    });
    assert_eq!(shown(&mut desktop), end);

    // The scrubber's middle is the game's middle; dragged to its left end it is the start.
    let scrubber = desktop.named(&[Role::Slider]);
    let (name, middle) = scrubber.first().expect("the scrubber").clone();
    assert_eq!(name, "Moments of the game");
    desktop.click(middle + Vec2::Y * 8.0);
    let half = shown(&mut desktop) as f32 / end as f32;
    assert!((0.45..0.55).contains(&half), "{half}");
    desktop.drag(middle + Vec2::Y * 8.0, Vec2::new(150.0, middle.y));
    assert_eq!(shown(&mut desktop), 0);

    assert!(
        !asks_for_frames(&mut desktop),
        "a paused replay never rests"
    );
    desktop.press("Leave");
    assert!(!looks_back(&desktop));
}

#[test]
fn a_running_game_tells_only_what_its_player_knows() {
    let mut desktop = a_game_with_one_person(12, 9);
    open_by_the_menu(&mut desktop);
    let own = Perspective::Of(Dynasty::Archer);
    assert_eq!(resource::<Replay<Game>>(&desktop).offered(), [own]);
    // Sentences that would tell what others drew or swapped, and what they hold.
    let words = Locale::english();
    let timeline = desktop.session().timeline().clone();
    let log = timeline.log(timeline.end());
    let secret = |event: &Event| {
        let told = words.event(event, None);
        let open = words.event(&own.event(*event), None);
        (told != open).then_some(told)
    };
    let secrets: Vec<String> = log.iter().filter_map(secret).collect();
    assert!(secrets.len() > 5, "the game has no secrets to keep");
    let mut lines = 0;
    desktop.key(KeyCode::Home);
    for moment in 0..=timeline.end() {
        assert_eq!(shown(&mut desktop), moment);
        desktop.key(KeyCode::KeyV);
        assert_eq!(resource::<Seat>(&desktop).perspective(), own);
        for (text, _) in desktop.named(&[Role::Label, Role::ListItem, Role::Button, Role::Slider]) {
            assert!(!secrets.contains(&text), "{text:?} at moment {moment}");
            let others = text.starts_with("Bull holds") || text.starts_with("Pot holds");
            assert!(!others, "{text:?} at moment {moment}");
            lines += 1;
        }
        desktop.key(KeyCode::ArrowRight);
    }
    assert!(lines > 200);
}

#[test]
fn a_click_on_a_line_of_the_log_goes_to_its_moment() {
    let mut desktop = a_game_with_one_person(9, 4);
    // In the game itself lines lead nowhere.
    let moment = shown(&mut desktop);
    let line = |desktop: &mut Desktop| {
        let labels = desktop.named(&[Role::ListItem]);
        let turns = labels.iter().filter(|(name, at)| {
            let layout = resource::<two_rivers::desktop::tigris::board::layout::Layout>(desktop);
            name.contains("turn") && layout.rail.contains(*at / layout.scale) && at.y > 340.0
        });
        let mut places: Vec<Vec2> = turns.map(|(_, at)| *at).collect();
        places.sort_by(|a, b| b.y.total_cmp(&a.y));
        // The last one is the turn that has just begun; those far above are out of sight.
        *places.get(1).expect("a line of the log")
    };
    let at = line(&mut desktop);
    desktop.click(at);
    assert_eq!(shown(&mut desktop), moment);
    assert!(!looks_back(&desktop));
    open_by_the_menu(&mut desktop);
    let at = line(&mut desktop);
    desktop.click(at);
    let there = shown(&mut desktop);
    assert!(there < moment, "{there} is not before {moment}");
    // The line is among the last ones now: it has just happened.
    let last = desktop.session().timeline().between(there - 1, there);
    let begun = last.iter().any(|e| matches!(e, Event::TurnBegan { .. }));
    assert!(begun, "{last:?}");
}

/// The lines of the log from the top down, as screen readers are told.
fn told_lines(desktop: &mut Desktop) -> Vec<(String, Vec2)> {
    let mut lines = desktop.named(&[Role::ListItem]);
    lines.sort_by(|(_, a), (_, b)| a.y.total_cmp(&b.y));
    lines
}

/// What was mended: the log of a game that was opened at one's own turn ended above its last line.
#[test]
fn the_log_of_an_opened_game_ends_with_its_last_line() {
    let save = "tests/saves/format1-rules1-finished.ron";
    let save = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(save);
    let mut desktop = Desktop::open();
    let world = desktop.app.world_mut();
    world.write_message(SessionCommand::OpenCopy(save));
    desktop.frames(4);
    desktop.lay();
    desktop.frames(30);
    let (line, at) = told_lines(&mut desktop).pop().expect("a line of the log");
    let layout = resource::<two_rivers::desktop::tigris::board::layout::Layout>(&desktop);
    let end = layout.rail.max.y * layout.scale;
    assert!(at.y < end, "{line:?} is at {at}, below {end}");
}

/// Goes by Tab to the log, and answers the line that has the keyboard.
fn tab_to_the_log(desktop: &mut Desktop) -> String {
    for _ in 0..60 {
        desktop.key(KeyCode::Tab);
        desktop.frames(2);
        let lines = told_lines(desktop);
        let focused = desktop.focused();
        if let Some((name, at)) = focused
            && lines.contains(&(name.clone(), at))
        {
            return name;
        }
    }
    panic!("Tab never comes to the log");
}

#[test]
fn the_log_is_read_and_gone_through_by_keyboard() {
    let mut desktop = a_game_with_one_person(9, 4);
    let last = tab_to_the_log(&mut desktop);
    let lines = told_lines(&mut desktop);
    assert_eq!(lines.last().map(|(name, _)| name), Some(&last));
    // Tab goes on: it is one stop.
    desktop.key(KeyCode::Tab);
    let next = desktop.focused().map(|(name, _)| name);
    assert!(
        next.as_ref()
            .is_none_or(|name| !lines.iter().any(|(line, _)| line == name))
    );
    tab_to_the_log(&mut desktop);
    // At the table a line lights up its cells.
    let lit = |desktop: &Desktop| resource::<Spotlight>(desktop).0;
    let mut cells = lit(&desktop);
    for _ in 0..20 {
        desktop.key(KeyCode::ArrowUp);
        desktop.frames(2);
        cells = lit(&desktop);
        if !cells.is_empty() {
            break;
        }
    }
    assert!(!cells.is_empty(), "no line lights up anything");
    desktop.key(KeyCode::Enter);
    desktop.frames(2);
    assert_eq!(lit(&desktop), cells);
    desktop.key(KeyCode::Home);
    let first = desktop.focused().map(|(name, _)| name);
    assert_eq!(first.as_ref(), lines.first().map(|(name, _)| name));
    assert!(desktop.session().looking_back().is_none());
}

#[test]
fn a_line_of_the_log_leads_to_its_moment_by_keyboard() {
    let mut desktop = a_game_with_one_person(9, 4);
    let now = shown(&mut desktop);
    open_by_the_menu(&mut desktop);
    tab_to_the_log(&mut desktop);
    for _ in 0..12 {
        desktop.key(KeyCode::ArrowUp);
    }
    // Arrows go through the log meanwhile, not through the game.
    assert_eq!(shown(&mut desktop), now);
    let (line, _) = desktop.focused().expect("a line");
    desktop.key(KeyCode::Enter);
    let there = shown(&mut desktop);
    assert!(there < now, "{there} is not before {now}");
    let lines = told_lines(&mut desktop);
    let tail = lines.iter().rev().take(8);
    assert!(
        tail.clone().any(|(name, _)| *name == line),
        "{line}: {lines:?}"
    );
}

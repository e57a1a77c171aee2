//! What the program takes of time and memory: `two-rivers --measure`, on data of its own.
//!
//! It starts, lays a table, fights a war, does nothing for five seconds and plays ten games of bots, and
//! prints a line for each. With a software renderer a frame is mostly drawing; the work of the program
//! itself is told beside it.

use super::tour::acts::{choose, game, go_on, is_held, open_scenario, over, rests};
use crate::desktop::app::options::Options;
use crate::desktop::app::power::{Power, Waker};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::art::Art;
use crate::desktop::games::tigris::{Order, Session};
use crate::desktop::tigris::table::state::seat::Seat;
use crate::tigris::rules::Board;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// The rules' second example: a war of farms and one of settlements.
const WAR: &str = include_str!("../../../tests/scenarios/04_wars_example_2.txt");
/// How long the program is left alone.
const IDLE: Duration = Duration::from_secs(5);
/// Before that, what the last frame of the war leaves to draw comes to its end.
const SETTLE: Duration = Duration::from_secs(1);
/// So many games of bots are played for the memory.
const GAMES: u32 = 10;

static STARTED: OnceLock<Instant> = OnceLock::new();

/// Notes when the program was started.
pub fn begin() {
    STARTED.get_or_init(Instant::now);
}

/// What is measured now.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    Title,
    Table,
    /// Its next decision, as the script has them.
    War(usize),
    /// Nothing is drawn until the clock wakes the loop; so many frames had been drawn when all was still.
    Idle {
        frames: u64,
    },
    /// So many games have been played.
    Games(u32),
}

#[derive(Resource)]
struct Measure {
    step: Step,
    since: Instant,
    frames: Frames,
    /// The processor time of the idle seconds, taken beside the loop, which sleeps; where the system tells.
    idle: Arc<OnceLock<Option<Duration>>>,
}

/// The frames of what is being measured, in milliseconds.
#[derive(Resource, Default)]
struct Frames {
    begun: Option<Instant>,
    /// From the beginning of one frame to that of the next.
    whole: Vec<f64>,
    /// The program's own part of them, without the drawing.
    own: Vec<f64>,
}

pub(crate) fn plugin(app: &mut App) {
    if !app.world().resource::<Options>().measure {
        return;
    }
    begin();
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.first_run_done = true;
    app.insert_resource(Measure {
        step: Step::Title,
        since: Instant::now(),
        frames: Frames::default(),
        idle: Arc::default(),
    })
    .add_systems(First, begin_frame)
    .add_systems(PostUpdate, walk)
    .add_systems(Last, end_frame);
}

fn begin_frame(mut measure: ResMut<Measure>) {
    let now = Instant::now();
    if let Some(before) = measure.frames.begun.replace(now) {
        let whole = milliseconds(now - before);
        measure.frames.whole.push(whole);
    }
}

fn end_frame(mut measure: ResMut<Measure>) {
    if let Some(begun) = measure.frames.begun {
        measure.frames.own.push(milliseconds(begun.elapsed()));
    }
}

fn walk(world: &mut World) {
    world.resource_scope(|world, mut measure: Mut<Measure>| {
        let step = measure.step;
        if let Some(next) = go_on_from(world, &mut measure, step) {
            measure.step = next;
            measure.since = Instant::now();
            measure.frames = Frames::default();
        }
        // What a step asks for is answered in a frame, which nobody else may want.
        if !matches!(measure.step, Step::Idle { .. }) {
            world.resource_mut::<Power>().stay_awake();
        }
    });
}

/// Does what a step asks for; the next one, once this has been measured.
fn go_on_from(world: &mut World, measure: &mut Measure, step: Step) -> Option<Step> {
    match step {
        Step::Title => {
            if *world.resource::<State<Screen>>() == Screen::FirstRun {
                world.resource_mut::<NextState<Screen>>().set(Screen::Title);
                return None;
            }
            let there = *world.resource::<State<Screen>>() == Screen::Title
                && world.resource::<Art>().is_ready();
            if !there || measure.frames.own.len() < 2 {
                return None;
            }
            let started = STARTED.get().map(Instant::elapsed).unwrap_or_default();
            println!("start to title: {:.0} ms", milliseconds(started));
            let mut game = game(world, 1, Board::advanced());
            game.players.truncate(3);
            world.write_message(Order::Start(game));
            Some(Step::Table)
        }
        Step::Table => {
            if !rests(world) {
                return None;
            }
            let taken = milliseconds(measure.since.elapsed());
            println!("title to a table that can be played at: {taken:.0} ms");
            open_scenario(world, WAR);
            Some(Step::War(0))
        }
        Step::War(at) => war(world, measure, at),
        Step::Idle { frames } => {
            let drawn = world.resource::<Power>().frames;
            let Some(used) = measure.idle.get() else {
                if measure.since.elapsed() < SETTLE {
                    measure.step = Step::Idle { frames: drawn };
                }
                return None;
            };
            // The last frame is that of being woken.
            let drawn = (drawn - frames).saturating_sub(1);
            match used {
                Some(used) => println!(
                    "five idle seconds: {drawn} frames, {:.1} % of a core",
                    used.as_secs_f64() / IDLE.as_secs_f64() * 100.0
                ),
                None => println!("five idle seconds: {drawn} frames"),
            }
            world.resource_mut::<Settings>().animation_speed = 0.0;
            print_memory("before the games");
            start_bots(world);
            Some(Step::Games(0))
        }
        Step::Games(played) => {
            if is_held(world) {
                go_on(world);
            }
            if !(over(world) && rests(world)) {
                return None;
            }
            print_memory(&format!("after {} games", played + 1));
            if played + 1 == GAMES {
                world.write_message(AppExit::Success);
                return None;
            }
            start_bots(world);
            Some(Step::Games(played + 1))
        }
    }
}

/// Plays the war of the script, decision by decision, and tells of its frames at its end.
fn war(world: &mut World, measure: &mut Measure, at: usize) -> Option<Step> {
    let decisions: Vec<&str> = WAR
        .lines()
        .filter_map(|line| line.strip_prefix("play "))
        .collect();
    if let Some(mut seat) = world.get_resource_mut::<Seat>()
        && seat.curtain.is_some()
    {
        seat.reveal();
    }
    if is_held(world) {
        go_on(world);
    }
    let made = world
        .get_resource::<Session>()
        .map_or(0, |session| session.record().decisions().len());
    if !rests(world) || made < at {
        return None;
    }
    if let Some(decision) = decisions.get(at) {
        choose(world, decision);
        // All of the war is measured, from its first decision on.
        measure.step = Step::War(at + 1);
        if at == 0 {
            measure.frames = Frames::default();
        }
        return None;
    }
    let frames = &mut measure.frames;
    println!(
        "a war, frame to frame: {}; the program's own part: {}",
        told(&mut frames.whole),
        told(&mut frames.own)
    );
    let waker = Waker::new(world.get_resource::<EventLoopProxyWrapper>());
    let idle = measure.idle.clone();
    std::thread::spawn(move || {
        std::thread::sleep(SETTLE);
        let before = processor_time();
        std::thread::sleep(IDLE);
        let used = processor_time().zip(before);
        idle.get_or_init(|| used.map(|(after, before)| after.saturating_sub(before)));
        waker.wake();
    });
    Some(Step::Idle {
        frames: world.resource::<Power>().frames,
    })
}

fn start_bots(world: &mut World) {
    let mut game = game(world, 0, Board::standard());
    game.seed = None;
    world.write_message(Order::Start(game));
}

/// How many there were, the middle one, and the one that only one in twenty exceeds.
fn told(times: &mut [f64]) -> String {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let last = times.len().saturating_sub(1);
        times.get((last as f64 * share).round() as usize)
    };
    let (middle, most) = (at(0.5).copied(), at(0.95).copied());
    format!(
        "{} frames, median {:.1} ms, 95 % within {:.1} ms",
        times.len(),
        middle.unwrap_or_default(),
        most.unwrap_or_default()
    )
}

fn print_memory(when: &str) {
    match memory() {
        Some((own, files)) => println!(
            "memory {when}: {} MB, {own} of its own and {files} of files that are mapped",
            own + files
        ),
        None => println!("memory {when}: this system does not tell"),
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The processor time that this program has used so far, where the system writes it into a file: in
/// hundredths of a second, as Linux counts them.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program is in brackets and may hold anything.
    let mut fields = text.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut hundredths = || fields.next()?.parse::<u64>().ok();
    Some(Duration::from_millis((hundredths()? + hundredths()?) * 10))
}

/// The memory that this program holds, in megabytes, where the system writes it into a file: its own, in
/// which a software renderer has its pictures, too, and that of the program's file and of libraries.
fn memory() -> Option<(u64, u64)> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let megabytes = |name| {
        let line = text.lines().find_map(|line| line.strip_prefix(name))?;
        let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
        Some(kilobytes / 1024)
    };
    let own = megabytes("RssAnon:")? + megabytes("RssShmem:")?;
    Some((own, megabytes("RssFile:")?))
}

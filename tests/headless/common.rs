//! What several modules of tests need: random games, and positions worth testing.

use two_rivers::random::{below, generator};
use two_rivers::tigris::rules::notation::first_position;
use two_rivers::tigris::rules::{Board, Decision, Event, Options, Position, Seats, Setup};

/// A generator for a test.
pub type Random = rand::rngs::ChaCha8Rng;

/// One of the sixteen mixes of the four options.
pub fn options(mix: u32) -> Options {
    Options {
        buildings: mix & 1 != 0,
        wonder: mix & 2 != 0,
        english: mix & 4 != 0,
        open_scores: mix & 8 != 0,
    }
}

/// A set-up by number: boards, options and numbers of players all take turns.
pub fn setup(number: u64) -> Setup {
    let mix = (number % 16) as u32;
    let players = 2 + (number / 16 % 3) as usize;
    let board = match number / 48 % 2 {
        0 => Board::standard(),
        _ => Board::advanced(),
    };
    let seats = Seats::first(players).expect("two to four players");
    let mut setup = Setup::new(board, seats, number);
    setup.options = options(mix);
    setup
}

/// A random decision, but one that makes things happen: tiles gather with their like, leaders come
/// onto the board, and few turns are wasted.
pub fn choose(position: &Position, legal: &[Decision], random: &mut Random) -> Decision {
    let mut pick = |from: &[Decision]| from[below(random, from.len() as u32) as usize];
    let of = |fits: fn(&Decision) -> bool| legal.iter().copied().filter(fits).collect::<Vec<_>>();
    let places = of(|d| matches!(d, Decision::Place(..)));
    let leads = of(|d| matches!(d, Decision::Lead(..)));
    if places.is_empty() && leads.is_empty() {
        return pick(legal);
    }
    let crowd = |decision: &Decision| match decision {
        Decision::Place(tile, cell) => {
            let alike = cell.neighbours() & position.table().tiles(*tile);
            let around = cell.neighbours() & position.table().connecting();
            alike.len() * 4 + around.len()
        }
        _ => 0,
    };
    let dice = below(random, 100);
    let mut pick = |from: &[Decision]| from[below(random, from.len() as u32) as usize];
    match dice {
        0..60 if !places.is_empty() => {
            let tries: Vec<Decision> = (0..12).map(|_| pick(&places)).collect();
            tries.into_iter().max_by_key(crowd).unwrap_or(places[0])
        }
        60..72 if !places.is_empty() => pick(&places),
        72..90 if !leads.is_empty() => pick(&leads),
        _ => pick(legal),
    }
}

/// Plays a random game to its end (or to `most` decisions) and shows every step.
pub fn play_out(
    setup: &Setup,
    seed: u64,
    most: usize,
    mut step: impl FnMut(&Position, Decision, &[Event], &Position),
) -> Position {
    let mut random = generator(seed ^ 0xD1CE);
    let mut position = Position::new(setup);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..most {
        position.legal(&mut legal);
        if legal.is_empty() {
            break;
        }
        let decision = choose(&position, &legal, &mut random);
        let before = position.clone();
        events.clear();
        position
            .try_play(decision, &mut events)
            .expect("a legal decision");
        step(&before, decision, &events, &position);
    }
    position
}

/// The first position of every scenario that has one: they are what the rules are about.
pub fn scenario_positions() -> Vec<(String, Position)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the scenarios").flatten() {
        let text = std::fs::read_to_string(entry.path()).unwrap_or_default();
        let Some((text, _)) = first_position(&text) else {
            continue;
        };
        if let Ok(position) = Position::from_text(text) {
            found.push((entry.file_name().to_string_lossy().into_owned(), position));
        }
    }
    found.sort_by(|a, b| a.0.cmp(&b.0));
    assert!(found.len() > 50, "only {} positions", found.len());
    found
}

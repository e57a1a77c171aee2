//! Translations by strangers.

use std::sync::OnceLock;
use two_rivers::game::Game;
use two_rivers::locale::{Locale, Value};
use two_rivers::random::{below, generator};
use two_rivers::{babel, tigris};

/// Whatever the files say, every sentence can be asked for, with all its words, with too few, or with
/// others; and what happens in a game can be told.
pub fn look(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    // The first line may name the language.
    let (tag, text) = match text.split_once('\n') {
        Some((line, rest)) if line.starts_with("# tag ") => (line[6..].trim(), rest),
        _ => ("pt-BR", text),
    };
    let files = vec![
        ("first.ftl".to_string(), text.to_string()),
        ("second.ftl".to_string(), text.chars().rev().collect()),
    ];
    let (locale, faults) = Locale::from_files(tag, files);
    assert!(faults.iter().all(|fault| !fault.is_empty()));
    let words: [&[(&str, Value)]; 3] = [
        &[],
        &[
            ("count", Value::Number(-1)),
            ("player", Value::Number(i64::MAX)),
        ],
        &[
            ("count", Value::Number(2)),
            ("player", "Ana".into()),
            ("dynasty", "archer".into()),
            ("cell", "f7".into()),
            ("colour", "red".into()),
        ],
    ];
    let keys = text
        .lines()
        .filter_map(|line| Some(line.split_once('=')?.0.trim()));
    for key in keys.take(200) {
        for values in words {
            let _ = locale.format(key, values);
        }
    }
    let _ = locale.list(["a".to_string(), "b".to_string(), "c".to_string()]);
    let (first, second) = told();
    for event in first {
        let _ = locale.event(event, None);
    }
    for event in second {
        let _ = babel::words::event(&locale, event, None);
    }
    let _ = locale.faults();
}

type Told = (Vec<tigris::rules::Event>, Vec<babel::rules::Event>);

/// What happens in the first turns of a game of each kind.
fn told() -> &'static Told {
    static TOLD: OnceLock<Told> = OnceLock::new();
    TOLD.get_or_init(|| {
        let board = tigris::rules::Board::standard();
        let seats = tigris::rules::Seats::first(3).expect("three");
        let first = tigris::rules::Position::new(&tigris::rules::Setup::new(board, seats, 1));
        let second = babel::rules::Position::new(&babel::rules::Setup::new(1));
        (events(first), events(second))
    })
}

fn events<G: Game>(mut position: G) -> Vec<G::Event> {
    let mut random = generator(3);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    while events.len() < 40 {
        position.legal(&mut legal);
        let decision = legal[below(&mut random, legal.len() as u32) as usize];
        let played = position.try_play(decision, &mut |event| events.push(event));
        assert!(played.is_ok());
    }
    events
}

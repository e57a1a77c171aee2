//! Texts of any game with holes in them: refused with a reason or safe to play on from, never a panic.

use crate::common::setup;
use crate::toy::{Fives, Start};
use proptest::prelude::*;
use two_rivers::babel::rules::Position as Babel;
use two_rivers::game::Game;
use two_rivers::games::Kind;
use two_rivers::random::{below, generator};
use two_rivers::record::Record;
use two_rivers::referee::Referee;
use two_rivers::tigris::rules::Position;

/// Where a text is hurt, by which byte, and how.
type Wound = (prop::sample::Index, u8, u8);

fn wounds() -> impl Strategy<Value = Vec<Wound>> {
    let wound = (any::<prop::sample::Index>(), any::<u8>(), 0u8..5);
    prop::collection::vec(wound, 1..5)
}

fn hurt(text: &str, wounds: &[Wound]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for (at, byte, how) in wounds {
        if bytes.is_empty() {
            break;
        }
        let at = at.index(bytes.len());
        match how {
            0 => bytes[at] = *byte,
            1 => {
                bytes.remove(at);
            }
            2 => bytes.insert(at, byte % 128),
            // Another digit is the likeliest to be believed.
            3 => {
                let digit = bytes[at..].iter().position(u8::is_ascii_digit);
                if let Some(digit) = digit {
                    bytes[at + digit] = b'0' + byte % 10;
                }
            }
            _ => bytes.truncate(at),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Plays so many decisions by dice, or to the end.
fn play<G: Game>(record: &mut Record<G>, seed: u64, most: usize) {
    let (mut legal, mut random) = (Vec::new(), generator(seed));
    for _ in 0..most {
        record.position().legal(&mut legal);
        if legal.is_empty() {
            break;
        }
        let decision = legal[below(&mut random, legal.len() as u32) as usize];
        let played = record.try_play(decision, &mut Vec::<G::Event>::new());
        played.expect("a legal decision");
    }
}

fn stands<G: Game>(start: G::Start, seed: u64, most: usize, wounds: &[Wound]) {
    let mut record: Record<G> = Record::new(start, Vec::new()).expect("a start");
    play(&mut record, seed, most);
    let position = hurt(&record.position().to_text(), wounds);
    if let Ok(start) = G::written(&position) {
        let mut other: Record<G> = Record::new(start, Vec::new()).expect("what was read");
        assert_eq!(other.position().check_validity(), Ok(()), "{position}");
        play(&mut other, seed, 20);
    }
    let file = hurt(&record.to_ron().expect("a text"), wounds);
    if let Ok(mut other) = Record::<G>::from_ron(&file) {
        assert_eq!(other.position().check_validity(), Ok(()), "{file}");
        play(&mut other, seed, 20);
        for player in other.position().players() {
            let _ = G::sample(&other.position().view(player), &mut generator(seed));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..Default::default() })]

    #[test]
    fn a_hurt_text_of_any_game_is_no_trouble(
        number in 0u64..500,
        most in 0usize..60,
        wounds in wounds(),
    ) {
        stands::<Fives>(Start::Dealt { players: 2, seed: number }, number, most, &wounds);
        stands::<Position>(setup(number).into(), number, most, &wounds);
        stands::<Babel>(crate::babel::setup(number).into(), number, most, &wounds);
    }

    #[test]
    fn a_hurt_line_of_any_game_is_answered(
        game in prop::sample::select(&Kind::ALL[..]),
        chosen in prop::collection::vec((any::<prop::sample::Index>(), wounds()), 1..12),
    ) {
        let mut referee = Referee::new();
        let begin = format!("new game={} seed=1", game.id());
        referee.answer(begin.as_bytes()).expect("an answer").expect("a game");
        for (which, wounds) in &chosen {
            let legal = referee.answer(b"legal").expect("an answer").unwrap_or_default();
            let all: Vec<&str> = legal.lines().collect();
            if all.is_empty() {
                break;
            }
            let line = format!("play {}", all[which.index(all.len())]);
            if let Some(Err(reason)) = referee.answer(hurt(&line, wounds).as_bytes()) {
                prop_assert!(!reason.trim().is_empty() && !reason.contains('\n'), "{reason:?}");
            }
            // What is whole is played, so that the next line comes from further on.
            let _ = referee.answer(line.as_bytes());
        }
        referee.finish();
    }
}

//! Whatever is written, there is an answer and never a panic.

use crate::common::scenario_positions;
use proptest::prelude::*;
use two_rivers::referee::{LINE_LIMIT, Referee, run_script, serve};
use two_rivers::tigris::Record;
use two_rivers::tigris::rules::{Board, Cell, Colour, Decision, Dynasty, Monument, Position};

/// Words of the protocol and some that are wrong, for lines that nearly make sense.
const WORDS: [&str; 74] = [
    "new",
    "position",
    "end",
    "show",
    "turn",
    "legal",
    "play",
    "undo",
    "points",
    "result",
    "bots",
    "advise",
    "genmove",
    "greedy",
    "expect",
    "perft",
    "0",
    "1",
    "2",
    "-1",
    "255",
    "256",
    "18446744073709551615",
    "18446744073709551616",
    "place",
    "lead",
    "withdraw",
    "catastrophe",
    "swap",
    "war",
    "commit",
    "raise",
    "build",
    "wonder",
    "pass",
    "take",
    "bonus",
    "T",
    "S",
    "F",
    "M",
    "TTSFMM",
    "k",
    "p",
    "f",
    "t",
    "kA",
    "a1",
    "p11",
    "q12",
    "f7",
    "red",
    "black",
    "red-blue",
    "archer",
    "bull",
    "pot",
    "lion",
    "cell",
    "hand",
    "off",
    "legal",
    "illegal",
    "refused",
    "shows",
    "-",
    "#",
    "$",
    "board=standard",
    "players=2",
    "seed=7",
    "board",
    "grid",
    "?",
];

fn answered(referee: &mut Referee, line: &[u8]) {
    if let Some(Err(reason)) = referee.answer(line) {
        assert!(!reason.trim().is_empty(), "{line:?}");
        assert!(!reason.contains('\n'), "{reason:?}");
    }
}

/// A script that sets a real position and asks a few things.
fn script(index: usize) -> String {
    let positions = scenario_positions();
    let (_, position) = &positions[index % positions.len()];
    format!(
        "position\n{}legal\nplay place T a1\nexpect turn archer action 1\nshow archer\nundo\n",
        position.to_text()
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..Default::default() })]

    #[test]
    fn tokens_of_anything(text in "\\PC{0,12}") {
        let _ = text.parse::<Cell>();
        let _ = text.parse::<Colour>();
        let _ = text.parse::<Dynasty>();
        let _ = text.parse::<Monument>();
        let _ = text.parse::<Decision>();
        let _ = Position::from_text(&text);
        let _ = Board::from_ron(&text);
    }

    #[test]
    fn decisions_of_words(words in prop::collection::vec(prop::sample::select(&WORDS[..]), 0..5)) {
        let text = words.join(" ");
        if let Ok(decision) = text.parse::<Decision>() {
            // Only the order of swapped tiles and leading noughts may change.
            prop_assert_eq!(decision.to_string().parse::<Decision>(), Ok(decision));
        }
    }

    #[test]
    fn lines_of_bytes(lines in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..60), 1..20)) {
        let mut referee = Referee::new();
        let _ = referee.answer(b"new seed=1");
        for line in &lines {
            answered(&mut referee, line);
        }
        referee.finish();
    }

    #[test]
    fn lines_of_words(
        lines in prop::collection::vec(
            prop::collection::vec(prop::sample::select(&WORDS[..]), 1..7), 1..30,
        )
    ) {
        let mut referee = Referee::new();
        let _ = referee.answer(b"new seed=1 players=2");
        for words in &lines {
            // A deep tree is no error, only slow.
            if words.contains(&"perft") {
                continue;
            }
            answered(&mut referee, words.join(" ").as_bytes());
        }
        referee.finish();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..Default::default() })]

    #[test]
    fn scripts_with_holes(
        index in 0usize..200,
        wounds in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0u8..4), 1..6),
    ) {
        let mut bytes = script(index).into_bytes();
        for (at, byte, how) in wounds {
            if bytes.is_empty() {
                break;
            }
            let at = at.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => { bytes.remove(at); }
                2 => bytes.insert(at, byte % 128),
                _ => bytes.truncate(at),
            }
        }
        run_script(bytes.as_slice()).expect("no input is an error");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let body = text.strip_prefix("position\n").unwrap_or(&text);
        if let Ok(position) = Position::from_text(body) {
            prop_assert_eq!(position.check_validity(), Ok(()));
        }
    }

    #[test]
    fn positions_with_moved_words(index in 0usize..200, one: prop::sample::Index, other: prop::sample::Index) {
        let positions = scenario_positions();
        let text = positions[index % positions.len()].1.to_text();
        let mut words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
        let (one, other) = (one.index(words.len()), other.index(words.len()));
        words.swap(one, other);
        if let Ok(position) = Position::from_text(&words.concat()) {
            prop_assert_eq!(position.check_validity(), Ok(()));
            let again = Position::from_text(&position.to_text()).expect("what was printed");
            prop_assert_eq!(again.to_text(), position.to_text());
        }
    }

    /// A save in which somebody changed a number: refused, or safe to play on from.
    #[test]
    fn snapshots_with_other_numbers(at: prop::sample::Index, number in 0u32..200, steps in 0usize..40) {
        let mut random = two_rivers::random::generator(u64::from(number));
        let mut position = Position::new(&crate::common::setup(u64::from(number)));
        let mut legal = Vec::new();
        let mut play = |position: &mut Position, steps: usize| {
            for _ in 0..steps {
                position.legal(&mut legal);
                if legal.is_empty() {
                    break;
                }
                let decision = crate::common::choose(position, &legal, &mut random);
                position.play(decision, &mut two_rivers::tigris::rules::Unheard);
            }
        };
        play(&mut position, steps);
        let text = ron::to_string(&position).expect("a snapshot");
        let digits: Vec<usize> = text.match_indices(|c: char| c.is_ascii_digit()).map(|m| m.0).collect();
        let at = digits[at.index(digits.len())];
        let changed = format!("{}{}{}", &text[..at], number, &text[at + 1..]);
        if let Ok(mut other) = ron::from_str::<Position>(&changed)
            && other.check_validity().is_ok()
        {
            play(&mut other, 60);
            let _ = other.to_text();
            for dynasty in other.table().seats().iter() {
                let _ = other.view(dynasty).sample(&mut two_rivers::random::generator(1));
            }
        }
        let _ = Record::from_ron(&changed);
    }
}

/// What the referee answers to all of this: how each answer begins, and the whole.
fn answers(input: &[u8]) -> (String, String) {
    let mut output = Vec::new();
    serve(input, &mut output).expect("writing to memory");
    let output = String::from_utf8(output).expect("text");
    let signs = output
        .split("\n\n")
        .filter_map(|a| a.chars().next())
        .collect();
    (signs, output)
}

#[test]
fn a_megabyte_in_one_line_is_refused_and_the_next_line_obeyed() {
    let mut input = vec![b'x'; 1 << 20];
    input.extend_from_slice(b"\nname\nposition\n");
    input.extend(vec![b'T'; 1 << 20]);
    input.extend_from_slice(b"\nend\nname\n");
    let (signs, output) = answers(&input);
    assert_eq!(signs, "?=?=");
    assert!(output.len() < LINE_LIMIT);
}

#[test]
fn an_endless_position_is_not_kept() {
    let mut input = b"position\n".to_vec();
    for _ in 0..20_000 {
        input.extend_from_slice(b"hand archer TTTTTT\n\n");
    }
    input.extend_from_slice(b"end\nname\n");
    let (signs, _) = answers(&input);
    assert_eq!(signs, "?=");
}

#[test]
fn numbers_out_of_range_are_refused() {
    let mut referee = Referee::new();
    for line in [
        "new seed=18446744073709551616",
        "new seed=-1",
        "new seed=",
        "new players=0",
        "new players=5",
        "new players=99999999999999999999",
        "new players=archer",
        "new players=archer,archer",
        "new start=lion players=2",
        "new board=no/such/file",
        "new board=/",
        "new board=standard board=standard",
        "new x=y",
        "new 7",
    ] {
        let answer = referee.answer(line.as_bytes());
        assert!(answer.expect("an answer").is_err(), "{line}");
        assert!(
            referee.answer(b"turn").expect("an answer").is_err(),
            "{line}"
        );
    }
    referee
        .answer(b"new seed=18446744073709551615")
        .expect("an answer")
        .expect("a game");
    for line in [
        "perft -1",
        "perft 99999999999",
        "expect bag 99999999999999999999",
        "expect points archer red=99999",
        "play commit 300",
        "play place T a0",
        "play place T a99999999999999999999",
        "genmove greedy time=-1",
        "genmove greedy seed=1 seed=1",
        "genmove nobody",
        "points purple",
        "turn now",
    ] {
        assert!(
            referee.answer(line.as_bytes()).expect("an answer").is_err(),
            "{line}"
        );
    }
}

//! Lines that somebody says to the referee.

use crate::said;
use two_rivers::referee::{LINE_LIMIT, Referee};

/// No input has more lines: a game is long enough, and the tester does not wait for ever.
const LINES: usize = 80;

/// Every command has an answer, and what is refused has changed nothing.
pub fn look(data: &[u8]) {
    let mut referee = Referee::new();
    // Whether lines of a position may be coming in, where a question would be one of them.
    let mut gathering = false;
    for line in data.split(|byte| *byte == b'\n').take(LINES) {
        let Some(line) = bounded(line) else { continue };
        let before = (!gathering).then(|| present(&mut referee));
        let answer = referee.answer(&line);
        match &answer {
            Some(Err(reason)) => {
                said(reason);
                assert!(!reason.contains('\n'), "{reason:?}");
                assert!(reason.len() < 2 * LINE_LIMIT, "{}", reason.len());
            }
            Some(Ok(_)) => assert!(line.len() <= LINE_LIMIT + 1),
            None => {}
        }
        gathering = match answer {
            Some(_) => false,
            None => gathering || holds(&line, b"position"),
        };
        if let (Some(before), Some(Err(_))) = (before, &answer) {
            assert_eq!(
                present(&mut referee),
                before,
                "{}",
                String::from_utf8_lossy(&line)
            );
        }
        if referee.is_finished() {
            break;
        }
    }
    if let Some(Err(reason)) = referee.finish() {
        said(&reason);
    }
}

type Answer = Option<Result<String, String>>;

/// The game on the table, as far as it can be asked.
fn present(referee: &mut Referee) -> [Answer; 3] {
    ["show", "turn", "result"].map(|question| referee.answer(question.as_bytes()))
}

fn holds(line: &[u8], word: &[u8]) -> bool {
    line.windows(word.len()).any(|part| part == word)
}

/// The line, unless it writes files, waits for a device or counts for hours; bots think a little only.
fn bounded(line: &[u8]) -> Option<Vec<u8>> {
    let slow = |word: &&[u8]| holds(line, word);
    let file = [&b"save"[..], b"load", b"board"].iter().any(slow);
    if (file && line.contains(&b'/')) || holds(line, b"save") {
        return None;
    }
    let digits = line.iter().filter(|byte| byte.is_ascii_digit()).count();
    if holds(line, b"perft") && (digits > 1 || line.iter().any(|byte| (b'2'..=b'9').contains(byte)))
    {
        return None;
    }
    let bot = [&b"genmove"[..], b"advise"].iter().any(slow);
    match bot {
        true if holds(line, b"#") || holds(line, b"evals") || holds(line, b"time") => None,
        true => Some([line, b" evals=20"].concat()),
        false => Some(line.to_vec()),
    }
}

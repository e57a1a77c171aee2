//! Reading commands from a stream and writing answers to another.

use super::Referee;
use std::io::{self, BufRead, Write};

/// The most bytes that a line may have, its end not counted.
pub const LINE_LIMIT: usize = 10_000;

/// Answers every command of `input` on `output`, until the input ends or `quit` is said.
///
/// # Errors
/// Only what the streams themselves report: no input is an error.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut referee = Referee::new();
    let mut line = Vec::new();
    while !referee.is_finished() && read_line(&mut input, &mut line)? {
        write_answer(&mut output, referee.answer(&line))?;
    }
    write_answer(&mut output, referee.finish())
}

fn write_answer(output: &mut impl Write, answer: Option<Result<String, String>>) -> io::Result<()> {
    match answer {
        Some(Ok(result)) => write!(output, "= {}\n\n", result.trim_end())?,
        Some(Err(reason)) => write!(output, "? {reason}\n\n")?,
        None => return Ok(()),
    }
    // A program at the other end waits for the answer before it goes on.
    output.flush()
}

/// Reads a line without ever holding more of it than shows that it is too long.
///
/// Answers whether there was one.
pub(super) fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    // The line itself, `\r\n`, and one byte too many.
    const KEPT: usize = LINE_LIMIT + 3;
    line.clear();
    let mut any = false;
    loop {
        let available = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if available.is_empty() {
            return Ok(any);
        }
        any = true;
        let end = available.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(available.len(), |end| end + 1);
        let room = KEPT.saturating_sub(line.len());
        line.extend_from_slice(&available[..used.min(room)]);
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn served(input: &[u8]) -> String {
        let mut output = Vec::new();
        // A small buffer, so that lines come in pieces.
        let input = io::BufReader::with_capacity(7, input);
        serve(input, &mut output).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn every_command_gets_one_answer_and_a_blank_line() {
        let answers = served(b"# hello\n\nname\r\n  protocol_version # two\nfoo\nquit\nname\n");
        let blocks: Vec<&str> = answers.split("\n\n").collect();
        assert_eq!(blocks[0], "= Two Rivers");
        assert_eq!(blocks[1], "= 2");
        assert!(blocks[2].starts_with("? "));
        assert_eq!(blocks[3], "= ");
        assert_eq!(blocks[4..], [""]);
    }

    #[test]
    fn the_last_line_needs_no_end() {
        assert_eq!(served(b"name"), "= Two Rivers\n\n");
        assert_eq!(served(b""), "");
    }

    #[test]
    fn a_line_may_have_ten_thousand_bytes() {
        let line = |length: usize| {
            let mut line = b"name #".to_vec();
            line.resize(length, b'x');
            line
        };
        let mut input = line(LINE_LIMIT);
        input.extend_from_slice(b"\r\n");
        input.extend(line(LINE_LIMIT + 1));
        input.push(b'\n');
        input.extend(line(1_000_000));
        input.extend_from_slice(b"\nname\n");
        let answers = served(&input);
        let signs: String = answers
            .split("\n\n")
            .filter_map(|a| a.chars().next())
            .collect();
        assert_eq!(signs, "=??=");
    }

    #[test]
    fn bytes_that_are_not_utf8_are_refused() {
        let answers = served(b"play \xff\xfe\nposition\n\xff\nend\nposition\n");
        let signs: String = answers
            .split("\n\n")
            .filter_map(|a| a.chars().next())
            .collect();
        assert_eq!(signs, "???");
    }
}

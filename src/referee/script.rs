//! Running scripts: files of commands that must all be obeyed.

use super::Referee;
use super::protocol::read_line;
use crate::files;
use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

/// An answer that began with `? `.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptError {
    /// The line of the command, counted from 1.
    pub line: usize,
    /// What the answer said, without the `? `.
    pub reason: String,
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for ScriptError {}

/// How many scripts passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Scripts of which every command was obeyed.
    pub passed: usize,
    /// Scripts with at least one that was not, and those that could not be read.
    pub failed: usize,
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// Runs one script to its end, beginning without a game, and answers what failed.
///
/// # Errors
/// Only what the stream itself reports.
pub fn run_script(mut input: impl BufRead) -> io::Result<Vec<ScriptError>> {
    let mut referee = Referee::new();
    let mut failures = Vec::new();
    let mut line = Vec::new();
    let (mut number, mut began) = (0, 0);
    while !referee.is_finished() && read_line(&mut input, &mut line)? {
        number += 1;
        // A position is one command, found at its first line.
        if referee.gathering.is_none() {
            began = number;
        }
        if let Some(Err(reason)) = referee.answer(&line) {
            failures.push(ScriptError {
                line: began,
                reason,
            });
        }
    }
    if let Some(Err(reason)) = referee.finish() {
        failures.push(ScriptError {
            line: began,
            reason,
        });
    }
    Ok(failures)
}

/// Runs scripts, writes what failed as `FILE:LINE: reason` and then the score.
///
/// # Errors
/// Only what the output reports: a script that cannot be read has failed.
pub fn run_files<P: AsRef<Path>>(files: &[P], output: &mut impl Write) -> io::Result<Score> {
    let mut score = Score::default();
    for path in files {
        let path = path.as_ref();
        let name = path.display();
        let failures = files::open(path).map_err(io::Error::from);
        let failures = failures.and_then(|file| run_script(BufReader::new(file)));
        match failures {
            Ok(failures) => {
                for ScriptError { line, reason } in &failures {
                    writeln!(output, "{name}:{line}: {reason}")?;
                }
                if failures.is_empty() {
                    score.passed += 1;
                } else {
                    score.failed += 1;
                }
            }
            Err(why) => {
                writeln!(output, "{name}:0: {why}")?;
                score.failed += 1;
            }
        }
    }
    writeln!(output, "{score}")?;
    Ok(score)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_goes_on_to_its_end_and_names_the_lines_that_failed() {
        let script = "name\nfoo\n\nposition\nboard x\nend\nexpect turn archer action 1\nname\n";
        let lines: Vec<usize> = run_script(script.as_bytes())
            .unwrap()
            .iter()
            .map(|failure| failure.line)
            .collect();
        assert_eq!(lines, [2, 4, 7]);
    }

    #[test]
    fn a_script_that_is_not_there_has_failed() {
        let mut output = Vec::new();
        let score = run_files(&["no/such/script"], &mut output).unwrap();
        assert_eq!((score.passed, score.failed), (0, 1));
        let output = String::from_utf8(output).unwrap();
        assert!(output.starts_with("no/such/script:0: "));
        assert!(output.ends_with("0 passed, 1 failed\n"));
    }
}

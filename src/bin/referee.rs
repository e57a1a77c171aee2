//! The referee as a program: commands on standard input, or scripts named as arguments.

use std::io::{self, BufReader};
use std::process::ExitCode;
use two_rivers::referee::{run_files, serve};

fn main() -> ExitCode {
    let files: Vec<_> = std::env::args_os().skip(1).collect();
    let outcome = if files.is_empty() {
        serve(BufReader::new(io::stdin()), io::stdout().lock()).map(|()| 0)
    } else {
        run_files(&files, &mut io::stdout().lock()).map(|score| score.failed)
    };
    match outcome {
        Ok(0) => ExitCode::SUCCESS,
        // Nobody reads the answers any more, so there is nobody to complain to.
        Ok(_) | Err(_) => ExitCode::FAILURE,
    }
}

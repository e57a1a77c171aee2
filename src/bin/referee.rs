//! The referee as a program: commands on standard input, or scripts named as arguments.

use lexopt::{Arg, Parser};
use std::ffi::OsString;
use std::io::{self, BufReader};
use std::process::ExitCode;
use two_rivers::locale::Locale;
use two_rivers::referee::{run_files, serve};

fn main() -> ExitCode {
    let files = match files(Parser::from_env()) {
        Ok(Some(files)) => files,
        Ok(None) => {
            println!("{}", Locale::system().text("referee-help"));
            return ExitCode::SUCCESS;
        }
        Err(option) => {
            let option = [("option", option.into())];
            eprintln!(
                "{}",
                Locale::system().format("referee-unknown-option", &option)
            );
            return ExitCode::from(2);
        }
    };
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

/// The scripts to run, none where only help is asked for, or the option that there is not.
fn files(mut parser: Parser) -> Result<Option<Vec<OsString>>, String> {
    let mut files = Vec::new();
    while let Some(argument) = parser.next().map_err(|why| why.to_string())? {
        match argument {
            Arg::Value(file) => files.push(file),
            Arg::Long("help") | Arg::Short('h') => return Ok(None),
            Arg::Long(name) => return Err(format!("--{name}")),
            Arg::Short(letter) => return Err(format!("-{letter}")),
        }
    }
    Ok(Some(files))
}

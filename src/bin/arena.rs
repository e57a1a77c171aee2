//! The arena as a program: bots against bots.

use std::io;
use std::process::ExitCode;
use two_rivers::arena::options::{Options, Request};
use two_rivers::arena::{Stop, run};
use two_rivers::locale::Locale;

fn main() -> ExitCode {
    let words = Locale::system();
    let options = match Options::parse(std::env::args_os().skip(1)) {
        Ok(Request::Run(options)) => options,
        Ok(Request::Help) => {
            println!("{}", words.text("arena-help"));
            return ExitCode::SUCCESS;
        }
        Err(mistake) => {
            eprintln!("{}", mistake.sentence(&words));
            return ExitCode::from(2);
        }
    };
    match run(&options, &words, &mut io::stdout().lock()) {
        Ok(true) => ExitCode::SUCCESS,
        // Nobody reads what was found, so there is nobody to complain to.
        Ok(false) | Err(Stop::Unread(_)) => ExitCode::FAILURE,
        Err(Stop::Mistake(mistake)) => {
            eprintln!("{}", mistake.sentence(&words));
            ExitCode::from(2)
        }
    }
}

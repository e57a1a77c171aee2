//! Opens the desktop program.

use bevy::app::AppExit;
use std::process::{ExitCode, Termination};
use two_rivers::desktop::{self, options::Options, options::Request, report};
use two_rivers::locale::Locale;

fn main() -> ExitCode {
    match Options::parse(std::env::args_os().skip(1)) {
        Ok(Request::Run(options)) => {
            report::install();
            let exit: AppExit = desktop::run(options);
            exit.report()
        }
        Ok(Request::Help) => {
            println!("{}", Locale::system().text("option-help"));
            ExitCode::SUCCESS
        }
        Ok(Request::Version) => {
            println!("{}", report::version());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{}", why.sentence(&Locale::system()));
            ExitCode::from(2)
        }
    }
}

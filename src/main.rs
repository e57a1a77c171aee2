//! Opens the desktop program.

use bevy::app::AppExit;
use std::path::Path;
use std::process::{ExitCode, Termination};
use two_rivers::desktop::art::sheet;
use two_rivers::desktop::{self, options::Options, options::Request, report};
use two_rivers::locale::Locale;
use two_rivers::preferences::Palette;

fn main() -> ExitCode {
    match Options::parse(std::env::args_os().skip(1)) {
        Ok(Request::Run(options)) => {
            if let Some(file) = &options.contact_sheet {
                return contact_sheet(file, options.palette);
            }
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

fn contact_sheet(file: &Path, palette: Palette) -> ExitCode {
    match sheet::write(file, &palette.into()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            let arguments = [
                ("file", file.display().to_string().into()),
                ("why", why.to_string().into()),
            ];
            eprintln!(
                "{}",
                Locale::system().format("contact-sheet-failed", &arguments)
            );
            ExitCode::FAILURE
        }
    }
}

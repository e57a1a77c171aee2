//! Opens the desktop program.

use bevy::app::AppExit;
use std::fmt::Display;
use std::path::Path;
use std::process::{ExitCode, Termination};
use two_rivers::data_folder;
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
            if let Some(Err(failed)) = options.tour.as_deref().map(prepare_tour) {
                return failed;
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

/// A tour has a folder for its pictures, and games and settings of its own: it changes both, and the
/// player's stay as they are. The system clears away what it leaves.
fn prepare_tour(pictures: &Path) -> Result<(), ExitCode> {
    let own = tempfile::Builder::new()
        .prefix("two-rivers-tour-")
        .tempdir();
    let own = own.map_err(|why| failure("tour-failed", &std::env::temp_dir(), &why))?;
    data_folder::move_to(own.keep());
    std::fs::create_dir_all(pictures).map_err(|why| failure("tour-failed", pictures, &why))
}

fn contact_sheet(file: &Path, palette: Palette) -> ExitCode {
    match sheet::write(file, &palette.into()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => failure("contact-sheet-failed", file, &why),
    }
}

/// Says in the sentence of this key what cannot be written, and why.
fn failure(key: &str, file: &Path, why: &dyn Display) -> ExitCode {
    let arguments = [
        ("file", file.display().to_string().into()),
        ("why", why.to_string().into()),
    ];
    eprintln!("{}", Locale::system().format(key, &arguments));
    ExitCode::FAILURE
}

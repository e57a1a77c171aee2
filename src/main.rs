//! Opens the desktop program.

// A window of its own and no console beside it.
#![cfg_attr(windows, windows_subsystem = "windows")]

use bevy::app::AppExit;
use std::process::{ExitCode, Termination};
#[cfg(feature = "dev-tools")]
use std::{fmt::Display, path::Path};
use two_rivers::desktop;
use two_rivers::desktop::app::options::{Options, Request};
use two_rivers::desktop::app::report;
use two_rivers::desktop::app::system;
use two_rivers::locale::Locale;
#[cfg(feature = "dev-tools")]
use two_rivers::{
    data_folder,
    desktop::dev_tools::{measure, sheet},
};

fn main() -> ExitCode {
    system::join_console();
    system::give_back_memory();
    match Options::parse(std::env::args_os().skip(1)) {
        Ok(Request::Run(options)) => {
            #[cfg(feature = "dev-tools")]
            if let Some(ended) = for_builders(&options) {
                return ended;
            }
            report::install();
            let exit: AppExit = desktop::run(options);
            exit.report()
        }
        Ok(Request::Help) => {
            let words = Locale::system();
            println!("{}", words.text("option-help"));
            if cfg!(feature = "dev-tools") {
                println!("\n{}", words.text("option-help-tools"));
            }
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

/// What only those who build the program ask for: a sheet of all pieces, and then the program ends; or
/// a tour or measures, for which it is made ready.
#[cfg(feature = "dev-tools")]
fn for_builders(options: &Options) -> Option<ExitCode> {
    if let Some(file) = &options.contact_sheet {
        return Some(match sheet::write(file, &options.palette.into()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(why) => failure("contact-sheet-failed", file, &why),
        });
    }
    if options.measure {
        measure::begin();
        return own_data().err();
    }
    prepare_tour(options.tour.as_deref()?).err()
}

/// Games and settings of its own: it changes both, and the player's stay as they are. The system
/// clears away what is left.
#[cfg(feature = "dev-tools")]
fn own_data() -> Result<(), ExitCode> {
    let own = tempfile::Builder::new()
        .prefix("two-rivers-tour-")
        .tempdir();
    let own = own.map_err(|why| failure("tour-failed", &std::env::temp_dir(), &why))?;
    data_folder::move_to(own.keep());
    Ok(())
}

/// A tour has a folder for its pictures.
#[cfg(feature = "dev-tools")]
fn prepare_tour(pictures: &Path) -> Result<(), ExitCode> {
    own_data()?;
    std::fs::create_dir_all(pictures).map_err(|why| failure("tour-failed", pictures, &why))
}

/// Says in the sentence of this key what cannot be written, and why.
#[cfg(feature = "dev-tools")]
fn failure(key: &str, file: &Path, why: &dyn Display) -> ExitCode {
    let arguments = [
        ("file", file.display().to_string().into()),
        ("why", why.to_string().into()),
    ];
    eprintln!("{}", Locale::system().format(key, &arguments));
    ExitCode::FAILURE
}

//! The arena as a program: bots against bots.

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;
use two_rivers::arena::arena_game::ArenaGame;
use two_rivers::arena::command_line::options::{Options, Request, named_file, named_game};
use two_rivers::arena::command_line::usage_error::UsageError;
use two_rivers::arena::{ArenaError, run};
use two_rivers::babel;
use two_rivers::games::{Kind, Of, kind_of};
use two_rivers::locale::Locale;
use two_rivers::tigris::rules;

fn main() -> ExitCode {
    let words = Locale::system();
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let game = named_game(arguments.iter().cloned());
    let file = named_file(arguments.iter().cloned());
    let kind = match &file {
        Some(file) if game.is_none() => Some(kind_of(file)),
        _ => Kind::named(game.as_deref()),
    };
    match kind {
        Some(Of::Tigris(())) => play::<rules::Position>(arguments, &words),
        Some(Of::Babel(())) => play::<babel::rules::Position>(arguments, &words),
        None => complain(
            &UsageError::with(
                "arena-unknown-game",
                [("game", game.unwrap_or_default().into())],
            ),
            &words,
        ),
    }
}

fn play<G: ArenaGame>(arguments: Vec<OsString>, words: &Locale) -> ExitCode {
    let options = match Options::<G>::parse(arguments) {
        Ok(Request::Run(options)) => options,
        Ok(Request::Help) => {
            println!("{}", words.text("arena-help"));
            return ExitCode::SUCCESS;
        }
        Err(mistake) => return complain(&mistake, words),
    };
    match run(&options, words, &mut io::stdout().lock()) {
        Ok(true) => ExitCode::SUCCESS,
        // Nobody reads what was found, so there is nobody to complain to.
        Ok(false) | Err(ArenaError::Unread(_)) => ExitCode::FAILURE,
        Err(ArenaError::Usage(mistake)) => complain(&mistake, words),
    }
}

fn complain(mistake: &UsageError, words: &Locale) -> ExitCode {
    eprintln!("{}", mistake.sentence(words));
    ExitCode::from(2)
}

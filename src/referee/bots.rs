//! The bots decide and advise: `genmove` and `advise`.

use super::command_error::CommandError;
use super::desk::Refereed;
use super::settings::Settings;
use super::words::shortened;
use crate::search::{Ask, Bot, Budget};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// The bots' seed unless a command names another. Not that of positions whose bag is unknown: what a
/// bot guesses would be dealt as the bag was, and its guess would be the truth.
const SEED: u64 = 0x6775_6573_7365_7321;

/// Asks a bot something about a game, with the settings of the command: only what the player who must
/// decide may know.
pub(super) fn ask<G: Refereed, A>(
    position: &G,
    bot: &str,
    args: &[&str],
    question: impl FnOnce(&dyn Bot<G>, &Ask<'_, G>) -> A,
) -> Result<A, CommandError> {
    let named = G::bot(bot);
    let bot = named.ok_or_else(|| {
        let bot = ("bot", shortened(bot).into());
        CommandError::with("referee-unknown-bot", [bot])
    })?;
    let mut settings = Settings::read(args)?;
    let budget = Budget {
        time: settings.number("time")?.map(Duration::from_millis),
        evals: settings.number("evals")?,
        ..Budget::default()
    };
    let seed = settings.number("seed")?.unwrap_or(SEED);
    settings.finish()?;
    let decider = position.decider();
    let decider = decider.ok_or_else(|| CommandError::new("referee-game-over"))?;
    let ask = Ask {
        view: &position.view(decider),
        budget,
        seed,
        // Nobody cancels it: the referee answers one command after another.
        cancel: &AtomicBool::new(false),
    };
    Ok(question(&*bot, &ask))
}

//! What the protocol says of this game alone (13).

mod expect;

use super::bots;
use super::game::Start;
use super::rules::ending::Standing;
use super::rules::notation::{TokenError, cards_text, parse_cards};
use super::rules::{Decision, Options, Player, Position, Refusal, Setup, Stage, Tribe};
use crate::referee::command_error::{CommandError, Reply};
use crate::referee::desk::Refereed;
use crate::referee::settings::Settings;
use crate::search::Bot;

impl From<TokenError> for CommandError {
    fn from(error: TokenError) -> Self {
        CommandError::said(error)
    }
}

impl Refereed for Position {
    const CODES: &'static [&'static str] = &Refusal::CODES;
    const UNKNOWN: Refusal = Refusal::Unknown;

    fn code(refusal: &Refusal) -> &'static str {
        refusal.code()
    }

    fn begin_with(settings: &mut Settings, seed: u64) -> Result<Start, CommandError> {
        let start = settings.take("start").map(str::parse).transpose()?;
        let options = Options {
            founding: settings.switch("founding")?,
            handicap: settings.switch("handicap")?,
        };
        Ok(Start::Setup(Setup {
            start,
            options,
            seed,
        }))
    }

    fn begin_from(text: &str, _: Option<&Position>) -> Result<Start, CommandError> {
        match Position::from_text(text) {
            Ok(_) => Ok(Start::written(text)),
            Err(error) => Err(CommandError::position(error.line, error.text, error.reason)),
        }
    }

    fn text(&self, player: Option<Player>) -> String {
        match player {
            Some(player) => self.text_seen_by(player),
            None => self.to_text(),
        }
    }

    fn turn_line(&self) -> String {
        let table = self.table();
        let active = table.active();
        match table.stage() {
            Stage::Action if table.migrated() => format!("{active} action migrated"),
            Stage::Action => format!("{active} action"),
            Stage::Discard { count } => format!("{} discard {count}", active.other()),
            Stage::Over(ending) => format!("over {ending}"),
        }
    }

    fn player(&self, word: &str) -> Result<Player, CommandError> {
        Ok(word.parse()?)
    }

    fn points_line(&self, player: Player) -> String {
        let table = self.table();
        let mut line = format!("total={}", table.total(player));
        for at in Tribe::ALL {
            line.push_str(&format!(" {at}={}", table.temple(player, at).height()));
        }
        line
    }

    fn result_lines(&self) -> Option<Vec<String>> {
        let outcome = self.outcome()?;
        let line = |standing: &Standing| {
            let shared = if standing.shared { " (shared)" } else { "" };
            let (rank, player) = (standing.rank, standing.player);
            format!(
                "{rank}{shared} {player} {} {}",
                standing.total, standing.cards
            )
        };
        Some(outcome.standings.iter().map(line).collect())
    }

    fn winners(&self) -> Option<Vec<Player>> {
        Some(self.outcome()?.winners().collect())
    }

    fn hand_text(&self, player: Player) -> String {
        cards_text(&self.hand(player))
    }

    fn hand_size(&self, player: Player) -> u64 {
        u64::from(self.hand(player).total())
    }

    fn hand_of(word: &str) -> Result<String, CommandError> {
        Ok(cards_text(&parse_cards(word)?))
    }

    fn check(&self, decision: Decision) -> Result<(), Refusal> {
        Position::check(self, decision)
    }

    fn expect(&self, form: &str, args: &[&str]) -> Option<Reply> {
        expect::own(self, form, args)
    }

    fn bot_names() -> &'static [&'static str] {
        &bots::NAMES
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Position>>> {
        bots::by_name(name)
    }
}

#[cfg(test)]
mod tests;

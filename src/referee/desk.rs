//! What the referee asks of a game, and what it does with any game that answers.
//!
//! A [`Refereed`] game says how its positions, results and checks are written. Whatever is the same
//! for every game is done here: a record of such a game is a [`Desk`], behind which the referee no
//! longer sees which one it is; a [`Dealer`] begins games of one kind.

use super::command_error::{CommandError, Reply};
use super::settings::Settings;
use super::{expect, perft};
use crate::game::Game;
use crate::locale::Sentence;
use crate::record::Record;
use crate::search::{Ask, Bot, Candidate};
use std::any::Any;
use std::fmt::Display;
use std::marker::PhantomData;
use std::path::Path;

/// A game that a referee can speak of.
pub(crate) trait Refereed:
    Game<Player: Ord, Event: Display, Refusal: Sentence, StartError: Sentence, UndoRefusal: Sentence>
{
    /// The codes of illegal decisions.
    const CODES: &'static [&'static str];

    /// The reason why a text that is no decision is refused.
    const UNKNOWN: Self::Refusal;

    /// The code of a reason.
    fn code(refusal: &Self::Refusal) -> &'static str;

    /// What `new` begins with these settings; `seed` is theirs, or by chance.
    fn begin_with(settings: &mut Settings, seed: u64) -> Result<Self::Start, CommandError>;

    /// What begins with a position text, where `present` is the game that is on the table.
    fn begin_from(text: &str, present: Option<&Self>) -> Result<Self::Start, CommandError>;

    /// The position as text, or what one player may know of it.
    fn text(&self, player: Option<Self::Player>) -> String;

    /// Who decides, and what.
    fn turn_line(&self) -> String;

    /// The player whom a word means, if that player is in the game.
    fn player(&self, word: &str) -> Result<Self::Player, CommandError>;

    /// What a player has gained.
    fn points_line(&self, player: Self::Player) -> String;

    /// A line a player, best first; nothing before the game is over.
    fn result_lines(&self) -> Option<Vec<String>>;

    /// Who won; nothing before the game is over.
    fn winners(&self) -> Option<Vec<Self::Player>>;

    /// A player's hand, as it is written.
    fn hand_text(&self, player: Self::Player) -> String;

    /// How much a player holds.
    fn hand_size(&self, player: Self::Player) -> u64;

    /// A hand that somebody wrote, as this game writes it.
    fn hand_of(word: &str) -> Result<String, CommandError>;

    /// Why a decision is illegal now.
    fn check(&self, decision: Self::Decision) -> Result<(), Self::Refusal>;

    /// The forms of `expect` that are this game's alone; nothing for what is none.
    fn expect(&self, form: &str, args: &[&str]) -> Option<Reply>;

    /// How many words of an `expect` are no comment even if they begin with `#`.
    fn kept_words(_expect: &[&str]) -> usize {
        0
    }

    /// The names of the bots.
    fn bot_names() -> &'static [&'static str];

    /// The bot of this name.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;
}

/// A game on the referee's table, whichever it is.
pub(crate) trait Desk: Send {
    /// The position, for a dealer who knows what game it is.
    fn any_position(&self) -> &dyn Any;
    /// The same game once more, to try something.
    fn copy(&self) -> Box<dyn Desk>;
    fn show(&self, player: Option<&str>) -> Reply;
    fn turn(&self) -> String;
    /// All legal decisions, sorted by bytes.
    fn legal(&self) -> Vec<String>;
    fn play(&mut self, decision: &str) -> Reply;
    fn undo(&mut self) -> Reply;
    fn points(&self, player: &str) -> Reply;
    fn result(&self) -> String;
    fn bot_names(&self) -> &'static [&'static str];
    fn genmove(&mut self, bot: &str, args: &[&str]) -> Reply;
    fn advise(&self, bot: &str, args: &[&str]) -> Reply;
    fn perft(&self, depth: u32) -> u64;
    fn expect(&self, form: &str, args: &[&str]) -> Reply;
    fn kept_words(&self, expect: &[&str]) -> usize;
    fn write(&self, path: &Path) -> Result<(), CommandError>;
    /// Whether [`write`](Desk::write) would work, found out without changing the file.
    fn can_write(&self, path: &Path) -> Result<(), CommandError>;
}

impl<G: Refereed> Desk for Record<G> {
    fn any_position(&self) -> &dyn Any {
        self.position()
    }

    fn copy(&self) -> Box<dyn Desk> {
        Box::new(self.clone())
    }

    fn show(&self, player: Option<&str>) -> Reply {
        let position = self.position();
        let player = player.map(|word| position.player(word)).transpose()?;
        Ok(position.text(player))
    }

    fn turn(&self) -> String {
        self.position().turn_line()
    }

    fn legal(&self) -> Vec<String> {
        expect::legal_lines(self.position())
    }

    fn play(&mut self, decision: &str) -> Reply {
        let decision = decision.parse().map_err(|_| illegal::<G>(G::UNKNOWN))?;
        let mut events: Vec<G::Event> = Vec::new();
        self.try_play(decision, &mut events).map_err(illegal::<G>)?;
        let lines: Vec<String> = events.iter().map(G::Event::to_string).collect();
        Ok(lines.join("\n"))
    }

    fn undo(&mut self) -> Reply {
        let undone = Record::undo(self).map_err(CommandError::said)?;
        Ok(undone.to_string())
    }

    fn points(&self, player: &str) -> Reply {
        let position = self.position();
        Ok(position.points_line(position.player(player)?))
    }

    fn result(&self) -> String {
        let lines = self.position().result_lines();
        lines.map_or("unfinished".to_string(), |lines| lines.join("\n"))
    }

    fn bot_names(&self) -> &'static [&'static str] {
        G::bot_names()
    }

    fn genmove(&mut self, bot: &str, args: &[&str]) -> Reply {
        let position = self.position();
        let decide = |bot: &dyn Bot<G>, ask: &Ask<'_, G>| bot.decide(ask);
        let decision = super::bots::ask(position, bot, args, decide)?;
        let decision = decision.ok_or_else(|| CommandError::new("referee-no-decision"))?;
        self.try_play(decision, &mut Vec::new())
            .map_err(illegal::<G>)?;
        Ok(decision.to_string())
    }

    fn advise(&self, bot: &str, args: &[&str]) -> Reply {
        let position = self.position();
        let consider = |bot: &dyn Bot<G>, ask: &Ask<'_, G>| bot.advice(ask);
        let candidates = super::bots::ask(position, bot, args, consider)?;
        let line = |c: &Candidate<G::Decision>| format!("{} {:.3}", c.decision, c.chance);
        let lines: Vec<String> = candidates.iter().map(line).collect();
        Ok(lines.join("\n"))
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(self.position(), depth)
    }

    fn expect(&self, form: &str, args: &[&str]) -> Reply {
        expect::of(self.position(), form, args)
    }

    fn kept_words(&self, expect: &[&str]) -> usize {
        G::kept_words(expect)
    }

    fn write(&self, path: &Path) -> Result<(), CommandError> {
        Record::write(self, path).map_err(CommandError::said)
    }

    fn can_write(&self, path: &Path) -> Result<(), CommandError> {
        Record::can_write(self, path).map_err(CommandError::said)
    }
}

/// The complaint about an illegal decision.
pub(crate) fn illegal<G: Refereed>(refusal: G::Refusal) -> CommandError {
    CommandError::illegal(G::code(&refusal), refusal)
}

/// Begins games of one kind.
pub(crate) trait Dealer: Sync {
    /// What the game is called.
    fn name(&self) -> &'static str;
    fn bot_names(&self) -> &'static [&'static str];
    /// Begins the game of `new`; its seed was named, or came by chance.
    fn new_game(&self, settings: Settings, seed: u64) -> Result<Box<dyn Desk>, CommandError>;
    /// Begins a game from a position text, while another may be on the table.
    fn written(
        &self,
        text: &str,
        present: Option<&dyn Desk>,
    ) -> Result<Box<dyn Desk>, CommandError>;
    fn load(&self, path: &Path) -> Result<Box<dyn Desk>, CommandError>;
}

/// The dealer of a game.
pub(crate) struct DealerOf<G>(PhantomData<fn() -> G>);

impl<G> DealerOf<G> {
    pub(crate) const NEW: DealerOf<G> = DealerOf(PhantomData);
}

impl<G: Refereed> Dealer for DealerOf<G> {
    fn name(&self) -> &'static str {
        G::ID
    }

    fn bot_names(&self) -> &'static [&'static str] {
        G::bot_names()
    }

    fn new_game(&self, mut settings: Settings, seed: u64) -> Result<Box<dyn Desk>, CommandError> {
        let start = G::begin_with(&mut settings, seed)?;
        settings.finish()?;
        on_the_table::<G>(start)
    }

    fn written(
        &self,
        text: &str,
        present: Option<&dyn Desk>,
    ) -> Result<Box<dyn Desk>, CommandError> {
        let present = present.and_then(|desk| desk.any_position().downcast_ref());
        on_the_table::<G>(G::begin_from(text, present)?)
    }

    fn load(&self, path: &Path) -> Result<Box<dyn Desk>, CommandError> {
        let record: Record<G> = Record::read(path).map_err(CommandError::said)?;
        Ok(Box::new(record))
    }
}

fn on_the_table<G: Refereed>(start: G::Start) -> Result<Box<dyn Desk>, CommandError> {
    let record: Record<G> = Record::new(start, Vec::new()).map_err(CommandError::said)?;
    Ok(Box::new(record))
}

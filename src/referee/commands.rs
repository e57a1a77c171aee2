//! The commands one by one.

use super::Referee;
use super::command_error::{CommandError, Reply};
use super::desk::{Dealer, Desk};
use super::position::Gathering;
use super::settings::Settings;
use super::words::{number, shortened};

const COMMANDS: [&str; 21] = [
    "advise",
    "bots",
    "expect",
    "genmove",
    "legal",
    "list_commands",
    "load",
    "name",
    "new",
    "perft",
    "play",
    "points",
    "position",
    "protocol_version",
    "quit",
    "result",
    "save",
    "show",
    "turn",
    "undo",
    "version",
];

/// A tree this deep takes longer to count than anybody waits.
const DEEPEST: u32 = 20;

impl Referee {
    /// Obeys one command; `None` where the answer comes later, with the last line of a position.
    pub(super) fn obey(&mut self, words: &[&str]) -> Option<Reply> {
        let [command, args @ ..] = words else {
            return None;
        };
        Some(match (*command, args) {
            ("position", []) => {
                self.gathering = Some(Gathering::new(false));
                return None;
            }
            ("expect", ["refused", "position"]) => {
                self.gathering = Some(Gathering::new(true));
                return None;
            }
            ("protocol_version", []) => Ok("2".to_string()),
            ("name", []) => Ok("Two Rivers".to_string()),
            ("version", []) => Ok(env!("CARGO_PKG_VERSION").to_string()),
            ("list_commands", []) => Ok(COMMANDS.join("\n")),
            ("quit", []) => {
                self.finished = true;
                Ok(String::new())
            }
            ("new", args) => self.new_game(args),
            ("show", []) => self.desk().and_then(|desk| desk.show(None)),
            ("show", [player]) => self.desk().and_then(|desk| desk.show(Some(player))),
            ("turn", []) => self.desk().map(|desk| desk.turn()),
            ("legal", []) => self.desk().map(|desk| desk.legal().join("\n")),
            ("play", words) => {
                let decision = words.join(" ");
                self.desk_mut().and_then(|desk| desk.play(&decision))
            }
            ("undo", []) => self.desk_mut().and_then(|desk| desk.undo()),
            ("points", [player]) => self.desk().and_then(|desk| desk.points(player)),
            ("result", []) => self.desk().map(|desk| desk.result()),
            ("bots", []) => self.bot_names().map(|names| names.join("\n")),
            ("genmove", [bot, args @ ..]) => {
                self.desk_mut().and_then(|desk| desk.genmove(bot, args))
            }
            ("advise", [bot, args @ ..]) => self.desk().and_then(|desk| desk.advise(bot, args)),
            ("save", file @ [_, ..]) => self.save(&file.join(" ")),
            ("load", file @ [_, ..]) => self.load(&file.join(" ")),
            ("perft", [depth]) => self.perft(depth),
            ("expect", args) => self.expect(args),
            (known, _) if COMMANDS.contains(&known) => Err(CommandError::with(
                "referee-wrong-words",
                [("command", known.into())],
            )),
            (unknown, _) => Err(CommandError::with(
                "referee-unknown-command",
                [("command", shortened(unknown).into())],
            )),
        })
    }

    /// The game on the table.
    pub(super) fn desk(&self) -> Result<&dyn Desk, CommandError> {
        let desk = self.desk.as_deref();
        desk.ok_or_else(|| CommandError::new("referee-no-game"))
    }

    fn desk_mut(&mut self) -> Result<&mut (dyn Desk + 'static), CommandError> {
        let desk = self.desk.as_deref_mut();
        desk.ok_or_else(|| CommandError::new("referee-no-game"))
    }

    /// Who begins games of this name.
    pub(super) fn dealer(&self, game: &str) -> Result<&'static dyn Dealer, CommandError> {
        let dealer = self.dealers.iter().find(|dealer| dealer.name() == game);
        dealer.copied().ok_or_else(|| {
            let game = ("game", shortened(game).into());
            CommandError::with("referee-unknown-game", [game])
        })
    }

    /// Who begins games where no name is given.
    pub(super) fn first_dealer(&self) -> Result<&'static dyn Dealer, CommandError> {
        let first = self.dealers.first().copied();
        first.ok_or_else(|| CommandError::new("referee-no-game"))
    }

    fn new_game(&mut self, args: &[&str]) -> Reply {
        let mut settings = Settings::read(args)?;
        let dealer = match settings.take("game") {
            Some(game) => self.dealer(game)?,
            None => self.first_dealer()?,
        };
        // The only chance in the whole program that no seed settles.
        let seed = settings.number("seed")?.unwrap_or_else(rand::random);
        self.desk = Some(dealer.new_game(settings, seed)?);
        Ok(format!("seed={seed}"))
    }

    /// The bots of the game on the table; without one, of the first.
    fn bot_names(&self) -> Result<&'static [&'static str], CommandError> {
        match &self.desk {
            Some(desk) => Ok(desk.bot_names()),
            None => Ok(self.first_dealer()?.bot_names()),
        }
    }

    fn perft(&self, depth: &str) -> Reply {
        let desk = self.desk()?;
        let depth: u32 = number(depth)?;
        if depth > DEEPEST {
            let limit = ("limit", DEEPEST.into());
            return Err(CommandError::with("referee-too-deep", [limit]));
        }
        Ok(desk.perft(depth).to_string())
    }
}

//! How a recorded game was played, in words that no game owns: for lists of games of both kinds.

use super::{Kind, Of, Opened};
use crate::babel;
use crate::game::Game;
use crate::locale::Locale;
use crate::locale::company::tidy;
use crate::record::{Player, Record};
use crate::tigris::bots::current_name;
use crate::tigris::words::players::given_name;

/// On what and by which variants a game was played, and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The name of the board; nothing for a game with only one.
    pub board: Option<String>,
    /// The variants, always in the same order.
    pub variants: Vec<&'static str>,
    /// Everybody in the order of seats.
    pub seats: Vec<Sitting>,
}

/// Who sat at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// Whom of the game: `archer`.
    pub plays: String,
    /// The name that was typed; empty where none was.
    pub name: String,
    /// The level of a bot as it is called today; nothing for a person.
    pub bot: Option<String>,
}

impl Opened {
    /// How the game was played.
    pub fn terms(&self) -> Terms {
        match self {
            Of::Tigris(record) => {
                let table = record.position().table();
                let options = table.options();
                let chosen = [
                    (options.wonder, "wonder"),
                    (options.buildings, "buildings"),
                    (options.english, "english"),
                    (options.open_scores, "open-scores"),
                ];
                let name = |player: &Player<_>| given_name(player).unwrap_or_default();
                Terms {
                    board: Some(table.board().name().to_string()),
                    variants: those(&chosen),
                    seats: seats(record, name, current_name),
                }
            }
            Of::Babel(record) => {
                let options = record.position().table().options();
                let chosen = [
                    (options.founding, "founding"),
                    (options.handicap, "handicap"),
                ];
                Terms {
                    board: None,
                    variants: those(&chosen),
                    seats: seats(record, |player| tidy(&player.name), as_it_is),
                }
            }
        }
    }
}

fn those(chosen: &[(bool, &'static str)]) -> Vec<&'static str> {
    let on = chosen.iter().filter(|(on, _)| *on);
    on.map(|(_, variant)| *variant).collect()
}

fn seats<G: Game>(
    record: &Record<G>,
    name: impl Fn(&Player<G::Player>) -> String,
    level: impl Fn(&str) -> &str,
) -> Vec<Sitting> {
    let sitting = |player: &Player<G::Player>| Sitting {
        plays: player.player.to_string(),
        name: name(player),
        bot: player.kind.bot().map(|bot| level(bot).to_string()),
    };
    record.players().iter().map(sitting).collect()
}

impl Kind {
    /// What a player of the game is called who has no name: `Archer`.
    pub fn player(self, plays: &str, words: &Locale) -> String {
        let key = match self {
            Of::Tigris(()) => format!("dynasty-{plays}"),
            Of::Babel(()) => format!("babel-player-{plays}"),
        };
        named(key, plays, words)
    }

    /// What a variant is called: `Wonder`.
    pub fn variant(self, variant: &str, words: &Locale) -> String {
        let key = match self {
            Of::Tigris(()) => format!("variant-{variant}"),
            Of::Babel(()) => format!("babel-option-{variant}"),
        };
        named(key, variant, words)
    }

    /// What a board is called: `Standard`.
    pub fn board(self, board: &str, words: &Locale) -> String {
        match self {
            Of::Tigris(()) => words.board(board),
            Of::Babel(()) => board.to_string(),
        }
    }

    /// A level with its rank: `3 Judge`.
    pub fn level(self, bot: &str, words: &Locale) -> String {
        match self {
            Of::Tigris(()) => words.level(bot),
            Of::Babel(()) => babel::words::level(words, bot),
        }
    }

    /// A level without its rank: `Judge`.
    pub fn bot(self, bot: &str, words: &Locale) -> String {
        match self {
            Of::Tigris(()) => words.bot(bot),
            Of::Babel(()) => babel::words::bot(words, bot),
        }
    }
}

/// What messages call something; what a later version has named is called as in files.
fn named(key: String, name: &str, words: &Locale) -> String {
    match words.has(&key) {
        true => words.text(&key),
        false => name.to_string(),
    }
}

fn as_it_is(bot: &str) -> &str {
    bot
}

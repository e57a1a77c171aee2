//! What a list says about a game, whichever it is.

use crate::babel::rules::{self as babel, Outcome};
use crate::babel::words::players as cities;
use crate::desktop::games::with_writable_name;
use crate::games::{Kind, Listed, Of};
use crate::local_time;
use crate::locale::Locale;
use crate::record::{self, Player};
use crate::tigris::rules::{Dynasty, Table};
use crate::tigris::words::players;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// What a list says about a game that can be opened.
#[derive(Clone, Debug)]
pub struct Game {
    /// Which game it is, and what is special to it.
    pub stand: Stand,
    pub turns: u32,
    /// In seconds since 1970.
    pub updated: u64,
    pub finished: bool,
    /// Whether it goes on from a moment of another game.
    pub branch: bool,
}

/// How a game stands, of whichever kind it is.
pub type Stand = Of<OfTigris, OfBabel>;

/// How a game of Tigris & Euphrates stands.
#[derive(Clone, Debug)]
pub struct OfTigris {
    pub players: Vec<Player<Dynasty>>,
    /// What everybody sees of it.
    pub table: Arc<Table>,
}

/// How a game of Babel stands.
#[derive(Clone, Debug)]
pub struct OfBabel {
    pub players: Vec<Player<babel::Player>>,
    /// What everybody sees of it.
    pub table: Arc<babel::Table>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

impl OfBabel {
    /// Who sits below: the first person, as at the table.
    pub fn below(&self) -> babel::Player {
        let person = self
            .players
            .iter()
            .find(|player| player.kind == record::Kind::Person);
        person.map_or(babel::Player::Kish, |player| player.player)
    }
}

impl From<Listed> for Game {
    fn from(game: Listed) -> Game {
        match game {
            Of::Tigris(game) => Game {
                stand: Of::Tigris(OfTigris {
                    players: game.players,
                    table: Arc::new(game.position.table().clone()),
                }),
                turns: game.turns,
                updated: game.updated,
                finished: game.finished,
                branch: game.branch,
            },
            Of::Babel(game) => Game {
                stand: Of::Babel(OfBabel {
                    players: game.players,
                    table: Arc::new(game.position.table().clone()),
                    outcome: game.position.outcome(),
                }),
                turns: game.turns,
                updated: game.updated,
                finished: game.finished,
                branch: game.branch,
            },
        }
    }
}

impl Game {
    /// Which game it is.
    pub fn kind(&self) -> Kind {
        match self.stand {
            Of::Tigris(_) => Of::Tigris(()),
            Of::Babel(_) => Of::Babel(()),
        }
    }

    /// Everybody in the order of seats: the name, and whether it is a person.
    fn players(&self, words: &Locale) -> Vec<(String, bool)> {
        fn each<P>(
            players: &[Player<P>],
            name: impl Fn(&Player<P>) -> String,
        ) -> Vec<(String, bool)> {
            let each = players.iter();
            each.map(|player| (name(player), player.kind == record::Kind::Person))
                .collect()
        }
        match &self.stand {
            Of::Tigris(game) => each(&game.players, |player| dynasty_name(player, words)),
            Of::Babel(game) => each(&game.players, |player| city_name(player, words)),
        }
    }

    /// `Anna, Ben, Pot (bot)`
    pub fn names(&self, words: &Locale) -> String {
        words.list(self.players(words).into_iter().map(|(name, _)| name))
    }

    /// The names of the people, and how many bots there are.
    pub fn company(&self, words: &Locale) -> (Vec<String>, usize) {
        let all = self.players(words);
        let count = all.len();
        let people = all.into_iter().filter(|(_, person)| *person);
        let names: Vec<String> = people.map(|(name, _)| name).collect();
        let bots = count - names.len();
        (names, bots)
    }

    /// `Anna 9, Ben 7`, best first: what each had in the lowest colour, treasures included, or the
    /// total of the temples. `None` while the game goes on, for points are nobody's business till
    /// then.
    pub fn result(&self, words: &Locale) -> Option<String> {
        let score = |name: String, points: u16| {
            let values = [("name", name.into()), ("points", points.into())];
            words.format("load-score", &values)
        };
        let scores: Vec<String> = match &self.stand {
            Of::Tigris(game) => {
                game.table.ending()?;
                let standings = game.table.standings().standings;
                let scores = standings.iter().map(|standing| {
                    let player = game.players.iter().find(|p| p.player == standing.dynasty);
                    let name = player.map_or_else(
                        || words.dynasty(standing.dynasty),
                        |player| dynasty_name(player, words),
                    );
                    score(name, standing.ascending()[0])
                });
                scores.collect()
            }
            Of::Babel(game) => {
                let scores = game.outcome?.standings.map(|standing| {
                    let player = game.players.iter().find(|p| p.player == standing.player);
                    let name = player.map_or_else(
                        || cities::city(words, standing.player),
                        |player| city_name(player, words),
                    );
                    score(name, standing.total.into())
                });
                scores.to_vec()
            }
        };
        Some(words.list(scores))
    }

    /// `23 November 2026, 3 hours ago`.
    pub fn date(&self, words: &Locale) -> String {
        let ago = self.ago(words);
        let date = local_time::date(self.updated);
        let month = words.text(&format!("month-{}", date.month));
        words.format(
            "load-date",
            &[
                ("day", date.day.into()),
                ("month", month.into()),
                // A year is no number with a mark at the thousands.
                ("year", date.year.to_string().into()),
                ("ago", ago.into()),
            ],
        )
    }

    /// `Turn 12, 3 hours ago`
    pub fn when(&self, words: &Locale) -> String {
        let key = match (self.finished, self.branch) {
            (true, _) => "game-finished",
            (false, false) => "game-at-turn",
            // Not to be taken for the game that it went on from.
            (false, true) => "game-at-turn-of-branch",
        };
        words.format(
            key,
            &[
                ("turn", (self.turns + 1).into()),
                ("ago", self.ago(words).into()),
            ],
        )
    }

    /// `3 hours ago`
    fn ago(&self, words: &Locale) -> String {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = since.map_or(0, |time| time.as_secs());
        ago(now.saturating_sub(self.updated), words)
    }
}

/// The name of a player, or of the dynasty that it plays where it has none; a bot says so.
fn dynasty_name(player: &Player<Dynasty>, words: &Locale) -> String {
    let company = players::company(&[with_writable_name(player)]);
    words.at_table(company).player_in_list(player.player)
}

/// The name of a player, or of the city that it plays where it has none; a bot says so.
fn city_name(player: &Player<babel::Player>, words: &Locale) -> String {
    let company = cities::company(&[with_writable_name(player)]);
    cities::player_in_list(&words.at_table(company), player.player)
}

/// `3 hours ago`
fn ago(seconds: u64, words: &Locale) -> String {
    let (key, count) = match seconds {
        0..60 => ("ago-now", 0),
        60..3600 => ("ago-minutes", seconds / 60),
        3600..86_400 => ("ago-hours", seconds / 3600),
        86_400..5_184_000 => ("ago-days", seconds / 86_400),
        _ => ("ago-months", seconds / 2_629_800),
    };
    words.format(key, &[("count", count.into())])
}

//! Which games are listed, and in what order.

use crate::desktop::screens::shelf::{Game, Line};
use crate::locale::Locale;
use bevy::prelude::Resource;
use std::path::PathBuf;

/// The order of the list; damaged files always come last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    #[default]
    Newest,
    Name,
    /// The longest first.
    Turns,
    /// Those that can be played on first.
    Unfinished,
    /// Those that are over first.
    Finished,
}

impl Order {
    /// All of them, with the key of each one's name.
    pub const ALL: [(Order, &str); 5] = [
        (Order::Newest, "load-order-newest"),
        (Order::Name, "load-order-name"),
        (Order::Turns, "load-order-turns"),
        (Order::Unfinished, "load-order-unfinished"),
        (Order::Finished, "load-order-finished"),
    ];
}

/// What a person looks for.
#[derive(Resource, Clone, Debug, Default)]
pub struct Finding {
    pub sought: String,
    pub order: Order,
    /// A game that may be gone once the list has been read again, and the one beside it, where the keyboard then
    /// goes on.
    pub leaving: Option<(PathBuf, Option<PathBuf>)>,
}

/// What a game is called: as its owner did, or by its players.
pub fn name(line: &Line, words: &Locale) -> String {
    match &line.game {
        Ok(game) if line.title.is_empty() => game.names(words),
        _ => line.title.clone(),
    }
}

impl Finding {
    /// The games that fit, in order. Every word that is sought has to be in the name, in that of a
    /// player or in that of the game.
    pub fn among<'a>(&self, lines: &'a [Line], words: &Locale) -> Vec<&'a Line> {
        let sought = folded(&self.sought);
        let fits = |line: &&Line| {
            let mut text = name(line, words);
            if let Ok(game) = &line.game {
                text = format!("{text} {} {}", game.names(words), game.kind().name(words));
            }
            let text = folded(&text);
            sought.split_whitespace().all(|word| text.contains(word))
        };
        let mut found: Vec<&Line> = lines.iter().filter(fits).collect();
        let game = |line: &&Line, of: fn(&Game) -> u64| line.game.as_ref().map_or(0, of);
        // The list comes in the order of time, which decides between equals.
        match self.order {
            Order::Newest => {}
            Order::Name => found.sort_by_cached_key(|line| folded(&name(line, words))),
            Order::Turns => {
                found.sort_by_key(|line| u64::MAX - game(line, |game| game.turns.into()));
            }
            Order::Unfinished => {
                found.sort_by_key(|line| game(line, |game| game.finished.into()));
            }
            Order::Finished => {
                found.sort_by_key(|line| game(line, |game| (!game.finished).into()));
            }
        }
        found.sort_by_key(|line| line.game.is_err());
        found
    }
}

/// A text without its capitals and accents, so that nobody has to type them.
fn folded(text: &str) -> String {
    let plain = |c: char| match c {
        'á' | 'à' | 'â' | 'ã' | 'ä' | 'å' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        c => c,
    };
    text.to_lowercase().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::screens::shelf::OfTigris;
    use crate::games::Of;
    use crate::record::{Kind, Player};
    use crate::tigris::rules::{Board, Dynasty, Position, Seats, Setup};
    use std::sync::Arc;

    fn line(title: &str, player: &str, turns: u32, finished: bool) -> Line {
        let setup = Setup::new(Board::standard(), Seats::first(2).unwrap(), 7);
        let position = Position::new(&setup);
        let game = Game {
            stand: Of::Tigris(OfTigris {
                players: vec![Player {
                    player: Dynasty::Archer,
                    name: player.to_string(),
                    kind: Kind::Person,
                }],
                table: Arc::new(position.table().clone()),
            }),
            turns,
            updated: 0,
            finished,
            branch: false,
        };
        Line {
            path: title.into(),
            title: title.to_string(),
            game: Ok(game),
            held: false,
        }
    }

    #[test]
    fn games_are_found_and_put_in_order() {
        let words = Locale::english();
        let mut broken = line("aaa", "", 0, false);
        broken.game = Err("damaged".into());
        let lines = [
            line("Sunday", "João", 9, false),
            broken,
            line("évora", "Anna", 30, true),
            line("", "Zoë", 20, false),
        ];
        let titles = |sought: &str, order| {
            let finding = Finding {
                sought: sought.into(),
                order,
                leaving: None,
            };
            let found = finding.among(&lines, &words).into_iter();
            found.map(|l| name(l, &words)).collect::<Vec<_>>().join(" ")
        };
        for (sought, order, wanted) in [
            ("", Order::Newest, "Sunday évora Zoë aaa"),
            ("", Order::Name, "évora Sunday Zoë aaa"),
            ("", Order::Turns, "évora Zoë Sunday aaa"),
            ("", Order::Unfinished, "Sunday Zoë évora aaa"),
            ("", Order::Finished, "évora Sunday Zoë aaa"),
            ("joao", Order::Newest, "Sunday"),
            ("EVORA anna", Order::Newest, "évora"),
            ("AAA", Order::Newest, "aaa"),
            ("nobody", Order::Newest, ""),
            ("sunday tigris", Order::Newest, "Sunday"),
            ("babel", Order::Newest, ""),
        ] {
            assert_eq!(titles(sought, order), wanted, "{sought} {order:?}");
        }
    }
}

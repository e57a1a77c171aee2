//! What is said of a finished game: names, places and numbers as the reader's language writes them.

use crate::desktop::app::words::day;
use crate::desktop::theme::fonts;
use crate::history::sums::{Group, Sum};
use crate::history::{Entry, Seat, Shown};
use crate::locale::Locale;
use crate::review::Thresholds;

/// Who sat there: the name, the level of a bot, or else the side that was played.
pub fn name(entry: &Entry, seat: &Seat, words: &Locale) -> String {
    match &seat.bot {
        Some(bot) => {
            let level = entry.game.bot(bot, words);
            words.format("history-bot", &[("level", level.into())])
        }
        None => match fonts::writable(&seat.name) {
            "" => entry.game.player(&seat.plays, words),
            name => name.to_string(),
        },
    }
}

/// Everybody but whoever looks.
pub fn others(shown: &Shown, words: &Locale) -> String {
    let names = shown.others().map(|seat| name(shown.entry(), seat, words));
    words.list(names)
}

/// The day on which it ended.
pub fn date(entry: &Entry, words: &Locale) -> String {
    day(entry.ended, words)
}

/// `Won`, `2nd`; of a game that nobody in particular looks at, who won.
pub fn place(shown: &Shown, words: &Locale) -> String {
    match shown.own() {
        Some(own) => words.format("history-place-count", &[("place", own.rank.into())]),
        None => {
            let name = ("name", winners(shown, words).into());
            words.format("history-winner", &[name])
        }
    }
}

fn winners(shown: &Shown, words: &Locale) -> String {
    let seats = shown.entry().seats.iter().filter(|seat| seat.rank == 1);
    words.list(seats.map(|seat| name(shown.entry(), seat, words)))
}

/// `of 3`
pub fn of_players(entry: &Entry, words: &Locale) -> String {
    words.format(
        "history-of-players",
        &[("players", entry.seats.len().into())],
    )
}

/// The points of whoever looks, or of the winner.
pub fn points(shown: &Shown) -> u16 {
    let seats = &shown.entry().seats;
    let winner = seats.iter().find(|seat| seat.rank == 1);
    shown.own().or(winner).map_or(0, |seat| seat.points)
}

/// Everybody's points, the best first: `15 : 2`.
pub fn all_points(entry: &Entry) -> String {
    let mut seats: Vec<&Seat> = entry.seats.iter().collect();
    seats.sort_by_key(|seat| seat.rank);
    let points: Vec<String> = seats
        .into_iter()
        .map(|seat| seat.points.to_string())
        .collect();
    points.join(" : ")
}

/// How many played, and the mistakes of whoever looks where the game was reviewed: `of 3 · 2 mistakes`.
pub fn of_players_with_faults(shown: &Shown, thresholds: &Thresholds, words: &Locale) -> String {
    let of = of_players(shown.entry(), words);
    match shown.mistakes(thresholds) {
        Some(count) => {
            let faults = words.format("history-faults", &[("count", count.into())]);
            beside(of, faults, words)
        }
        None => of,
    }
}

/// Whether it went on from another game, the side that was played and whether a bot finished it, the board and the
/// variants, as far as there are any.
pub fn detail(shown: &Shown, words: &Locale) -> String {
    let entry = shown.entry();
    let own = shown.own().map(|seat| {
        let player = entry.game.player(&seat.plays, words);
        words.format("history-played-as", &[("player", player.into())])
    });
    let board = entry.board.as_deref();
    let board = board.map(|board| entry.game.board(board, words));
    let variants = (!entry.variants.is_empty()).then(|| variants(entry, words));
    let branch = entry.branch.then(|| words.text("history-branch"));
    let handed = shown.own().filter(|seat| seat.finished_by_bot);
    let handed = handed.map(|_| words.text("history-finished-by-bot"));
    let parts = [branch, own, handed, board, variants];
    let parts = parts.into_iter().flatten();
    let joined = parts.reduce(|first, second| beside(first, second, words));
    joined.unwrap_or_default()
}

fn variants(entry: &Entry, words: &Locale) -> String {
    let all = entry.variants.iter();
    words.list(all.map(|variant| entry.game.variant(variant, words)))
}

/// What tells a game from others, in a sentence.
pub fn identity(shown: &Shown, words: &Locale) -> String {
    let entry = shown.entry();
    let game = ("game", entry.game.name(words).into());
    let date = ("date", date(entry, words).into());
    let against = ("against", others(shown, words).into());
    let points = ("points", points(shown).into());
    match shown.own() {
        Some(_) => {
            let place = ("place", place(shown, words).into());
            let of = ("of", of_players(entry, words).into());
            words.format(
                "history-identity",
                &[game, date, against, place, of, points],
            )
        }
        None => {
            let winner = ("winner", place(shown, words).into());
            let values = [game, date, against, winner, points];
            words.format("history-identity-several", &values)
        }
    }
}

/// What a group of games is called.
pub fn group(group: &Group, several: bool, words: &Locale) -> String {
    let game = group.game();
    let what = match group {
        Group::Person(_, name) if name.is_empty() => words.text("history-nobody"),
        Group::Person(_, name) => name.clone(),
        Group::Level(_, level) => game.level(level, words),
        Group::Board(_, Some(board)) => game.board(board, words),
        Group::Board(_, None) => words.text("history-one-board"),
        Group::Variants(_, none) if none.is_empty() => words.text("history-variants-none"),
        Group::Variants(_, all) => {
            words.list(all.iter().map(|variant| game.variant(variant, words)))
        }
        Group::Playing(_, Some(plays)) => game.player(plays, words),
        Group::Playing(_, None) => words.text("history-several-people"),
        Group::Players(_, count) => {
            words.format("history-players-count", &[("count", (*count).into())])
        }
    };
    match several {
        true => of_game(what, game.name(words), words),
        false => what,
    }
}

/// Something, and the game that it is of, where several could be meant.
pub fn of_game(what: String, game: String, words: &Locale) -> String {
    let values = [("what", what.into()), ("game", game.into())];
    words.format("history-of-game", &values)
}

/// A number with one digit after the point.
pub fn decimal(number: Option<f64>, words: &Locale) -> String {
    match number {
        Some(number) => words.number(number, Some(1)),
        None => words.text("history-unknown"),
    }
}

/// A share in percent.
pub fn share(sum: &Sum, words: &Locale) -> String {
    match percent(sum) {
        Some(percent) => words.format("percent", &[("percent", percent.into())]),
        None => words.text("history-unknown"),
    }
}

fn percent(sum: &Sum) -> Option<i64> {
    sum.share().map(|share| (share * 100.0).round() as i64)
}

/// What games come to, in a line; points only where they are of one game. `uncounted` went on from others.
pub fn total(sum: &Sum, uncounted: usize, several: bool, words: &Locale) -> String {
    let games = ("games", sum.games.into());
    let counted = match percent(sum) {
        Some(percent) => {
            let values = [
                games,
                ("won", sum.won.into()),
                ("own", sum.own.into()),
                ("percent", percent.into()),
                ("mean", decimal(sum.mean(), words).into()),
                ("best", sum.best.into()),
            ];
            let key = match several {
                true => "history-total-several",
                false => "history-total-own",
            };
            words.format(key, &values)
        }
        None => words.format("history-total", &[games]),
    };
    if uncounted == 0 {
        return counted;
    }
    let others = words.format("history-total-branches", &[("games", uncounted.into())]);
    beside(counted, others, words)
}

/// Two things that are told side by side.
fn beside(first: String, second: String, words: &Locale) -> String {
    let values = [("first", first.into()), ("second", second.into())];
    words.format("history-detail", &values)
}

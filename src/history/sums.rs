//! What many games come to: against each opponent, on each board, by each variant.

use super::filter::Shown;
use super::profiles::folded;
use crate::games::Kind;
use crate::review::Thresholds;
use std::collections::BTreeMap;

/// What the games are told apart by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// Everybody at the table: a game counts for each person, and once for each level.
    #[default]
    Opponent,
    /// The board.
    Board,
    /// The mix of variants.
    Variants,
    /// Whom of the game one played.
    Playing,
    /// How many played.
    Players,
}

impl By {
    /// All of them.
    pub const ALL: [By; 5] = [
        By::Opponent,
        By::Board,
        By::Variants,
        By::Playing,
        By::Players,
    ];
}

/// What some games have in common. Points of two games cannot be added up, so each game is by itself.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// A person by name, however it was spelled; without a name all are one.
    Person(Kind, String),
    /// A level of bots.
    Level(Kind, String),
    /// A board; nothing for a game with only one.
    Board(Kind, Option<String>),
    /// Exactly these variants.
    Variants(Kind, Vec<String>),
    /// Whom of the game one played; nothing where nobody in particular looks.
    Playing(Kind, Option<String>),
    /// How many played.
    Players(Kind, usize),
}

impl Group {
    /// The game that all of them are of.
    pub fn game(&self) -> Kind {
        match self {
            Group::Person(game, _)
            | Group::Level(game, _)
            | Group::Board(game, _)
            | Group::Variants(game, _)
            | Group::Playing(game, _)
            | Group::Players(game, _) => *game,
        }
    }
}

/// What some games come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// How many games.
    pub games: u32,
    /// In how many of them it is known who looks: what follows is about these.
    pub own: u32,
    /// How many were won, alone or together with others.
    pub won: u32,
    /// All points together.
    pub points: u64,
    /// The most points in one of them.
    pub best: u16,
}

impl Sum {
    /// Counts one more game.
    pub fn add(&mut self, shown: &Shown) {
        self.games += 1;
        if let Some(own) = shown.own() {
            self.own += 1;
            self.won += u32::from(own.rank == 1);
            self.points += u64::from(own.points);
            self.best = self.best.max(own.points);
        }
    }

    /// The share of games that were won, from 0 to 1; nothing without games.
    pub fn share(&self) -> Option<f64> {
        (self.own > 0).then(|| f64::from(self.won) / f64::from(self.own))
    }

    /// The points of a game on average; nothing without games.
    pub fn mean(&self) -> Option<f64> {
        (self.own > 0).then(|| self.points as f64 / f64::from(self.own))
    }
}

/// All of them together.
pub fn total(shown: &[Shown]) -> Sum {
    let mut sum = Sum::default();
    shown.iter().for_each(|one| sum.add(one));
    sum
}

/// What the games come to, told apart; the group with the most games first.
pub fn sums(shown: &[Shown], by: By) -> Vec<(Group, Sum)> {
    let mut sums: BTreeMap<Group, Sum> = BTreeMap::new();
    for one in shown {
        for group in groups(one, by) {
            sums.entry(group).or_default().add(one);
        }
    }
    let mut sums: Vec<(Group, Sum)> = sums.into_iter().collect();
    for (group, _) in &mut sums {
        if let Group::Person(_, name) = group {
            *name = spelled(shown, name);
        }
    }
    sums.sort_by_key(|(_, sum)| std::cmp::Reverse(sum.games));
    sums
}

/// A name as it was given in the first of the games in which it is found.
fn spelled(shown: &[Shown], name: &str) -> String {
    let others = shown.iter().flat_map(Shown::others);
    let mut names = others.filter(|seat| seat.is_person() && folded(&seat.name) == name);
    names
        .next()
        .map_or_else(|| name.to_string(), |seat| seat.name.clone())
}

fn groups(shown: &Shown, by: By) -> Vec<Group> {
    let entry = shown.entry();
    let game = entry.game;
    match by {
        By::Opponent => {
            let group = |seat: &super::Seat| match &seat.bot {
                Some(bot) => Group::Level(game, bot.clone()),
                None => Group::Person(game, folded(&seat.name)),
            };
            let mut groups: Vec<Group> = shown.others().map(group).collect();
            groups.sort();
            groups.dedup();
            groups
        }
        By::Board => vec![Group::Board(game, entry.board.clone())],
        By::Variants => vec![Group::Variants(game, entry.variants.clone())],
        By::Playing => {
            let own = shown.own().map(|seat| seat.plays.clone());
            vec![Group::Playing(game, own)]
        }
        By::Players => vec![Group::Players(game, entry.seats.len())],
    }
}

/// What is followed over time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Followed {
    /// The points of each game.
    Points,
    /// The mistakes and blunders of each game that has been reviewed, where losses are called so.
    Mistakes(Thresholds),
}

impl Followed {
    fn of(&self, shown: &Shown) -> Option<u16> {
        match self {
            Followed::Points => shown.own().map(|own| own.points),
            Followed::Mistakes(thresholds) => shown.mistakes(thresholds),
        }
    }
}

/// How somebody's points or mistakes went over some games of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Course<'a> {
    /// The games in the order of time, each with its number.
    pub games: Vec<(Shown<'a>, u16)>,
    /// For each of them the mean of it and of up to nine games before.
    pub means: Vec<f64>,
}

/// Over how many games the mean goes.
pub const SPAN: usize = 10;

impl PartialEq for Shown<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.line == other.line && self.me == other.me
    }
}

/// Points or mistakes over time in games of one kind; `shown` comes with the latest first.
pub fn course<'a>(shown: &[Shown<'a>], game: Kind, followed: &Followed) -> Course<'a> {
    let of_game = shown.iter().rev().filter(|one| one.entry().game == game);
    let games: Vec<(Shown, u16)> = of_game
        .filter_map(|one| Some((*one, followed.of(one)?)))
        .collect();
    let mean = |end: usize| {
        let span = &games[(end + 1).saturating_sub(SPAN)..=end];
        let sum: u32 = span.iter().map(|(_, points)| u32::from(*points)).sum();
        f64::from(sum) / span.len() as f64
    };
    let means = (0..games.len()).map(mean).collect();
    Course { games, means }
}

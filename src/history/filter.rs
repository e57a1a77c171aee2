//! Which games are looked at, and in what order.

use super::profiles::{Profile, folded};
use super::{Entry, Line, Seat};
use crate::games::Kind;
use crate::review::Thresholds;
use std::collections::BTreeSet;

/// Whom a game was played against.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Against {
    /// Anybody.
    #[default]
    Anybody,
    /// Only people.
    People,
    /// Only bots.
    Bots,
    /// People and bots.
    Both,
    /// This person, among others perhaps; the name as [`folded`], and as it was given.
    Person(String, String),
    /// A bot of this level, among others perhaps.
    Level(Kind, String),
}

/// Which games are looked at: those for which everything holds that is asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Which game it was.
    pub game: Option<Kind>,
    /// Whom it was played against.
    pub against: Against,
    /// How many played.
    pub players: Option<usize>,
    /// The name of the board.
    pub board: Option<String>,
    /// Exactly these variants.
    pub variants: Option<Vec<String>>,
    /// Whom of the game one played.
    pub playing: Option<String>,
}

/// A game, and where in it the one sat who looks.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// Which of the games it is, as they came.
    pub index: usize,
    /// The game.
    pub line: &'a Line,
    /// The seat; nothing where nobody in particular looks at a game of several people.
    pub me: Option<usize>,
}

impl<'a> Shown<'a> {
    /// The game in short.
    pub fn entry(&self) -> &'a Entry {
        &self.line.entry
    }

    /// Whether the game stands in sums and charts: one that went on from another does not.
    pub fn counts(&self) -> bool {
        !self.entry().branch
    }

    /// The seat of whoever looks.
    pub fn own(&self) -> Option<&'a Seat> {
        self.entry().seats.get(self.me?)
    }

    /// The mistakes and blunders of whoever looks, if the game has been reviewed.
    pub fn mistakes(&self, thresholds: &Thresholds) -> Option<u16> {
        self.line.review.as_ref()?.mistakes(self.me?, thresholds)
    }

    /// Everybody else, in the order of seats.
    pub fn others(&self) -> impl Iterator<Item = &'a Seat> + use<'a> {
        let me = self.me;
        let seats = self.entry().seats.iter().enumerate();
        seats
            .filter(move |(i, _)| Some(*i) != me)
            .map(|(_, seat)| seat)
    }
}

/// The games of somebody: all of them for nobody in particular.
pub fn games_of<'a>(lines: &'a [Line], who: Option<&Profile>) -> Vec<Shown<'a>> {
    let shown = lines.iter().enumerate().map(|(index, line)| Shown {
        index,
        line,
        me: line.entry.seat_of(who),
    });
    shown
        .filter(|shown| who.is_none() || shown.me.is_some())
        .collect()
}

impl Against {
    /// Whether a game was played against these.
    pub fn fits(&self, shown: &Shown) -> bool {
        let mut others = shown.others();
        match self {
            Against::Anybody => true,
            Against::People => others.all(Seat::is_person),
            Against::Bots => others.all(|seat| !seat.is_person()),
            Against::Both => {
                let persons = others.by_ref().filter(|seat| seat.is_person()).count();
                let all = shown.others().count();
                persons > 0 && persons < all
            }
            Against::Person(name, _) => {
                others.any(|seat| seat.is_person() && folded(&seat.name) == *name)
            }
            Against::Level(game, level) => {
                let entry = shown.entry();
                entry.game == *game && others.any(|seat| seat.bot.as_ref() == Some(level))
            }
        }
    }
}

impl Filter {
    /// Whether a game is one of those that are asked for.
    pub fn fits(&self, shown: &Shown) -> bool {
        fn is<T: PartialEq>(wanted: &Option<T>, found: &T) -> bool {
            wanted.as_ref().is_none_or(|wanted| wanted == found)
        }
        let entry = shown.entry();
        let board = entry.board.clone().unwrap_or_default();
        is(&self.game, &entry.game)
            && self.against.fits(shown)
            && is(&self.players, &entry.seats.len())
            && is(&self.board, &board)
            && is(&self.variants, &entry.variants)
            && self.playing.as_ref().is_none_or(|playing| {
                let own = shown.own();
                own.is_some_and(|seat| seat.plays == *playing)
            })
    }

    /// Whether anything is asked.
    pub fn is_set(&self) -> bool {
        *self != Filter::default()
    }
}

/// What there is to choose from among some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// Which games.
    pub games: BTreeSet<Kind>,
    /// Which people, bots and levels, besides anybody.
    pub against: BTreeSet<Against>,
    /// How many played.
    pub players: BTreeSet<usize>,
    /// Boards by name.
    pub boards: BTreeSet<String>,
    /// The mixes of variants, with the game that they are of.
    pub variants: BTreeSet<(Kind, Vec<String>)>,
    /// Whom of the game one played.
    pub playing: BTreeSet<(Kind, String)>,
}

impl Choices {
    /// What occurs among these games.
    pub fn among(shown: &[Shown]) -> Choices {
        let mut choices = Choices::default();
        for one in shown {
            let entry = one.entry();
            choices.games.insert(entry.game);
            choices.players.insert(entry.seats.len());
            choices.boards.extend(entry.board.clone());
            let variants = entry.variants.clone();
            choices.variants.insert((entry.game, variants));
            if let Some(own) = one.own() {
                choices.playing.insert((entry.game, own.plays.clone()));
            }
            for kinds in [Against::People, Against::Bots, Against::Both] {
                if kinds.fits(one) {
                    choices.against.insert(kinds);
                }
            }
            for seat in one.others() {
                let name = folded(&seat.name);
                match &seat.bot {
                    Some(bot) => {
                        let level = Against::Level(entry.game, bot.clone());
                        choices.against.insert(level);
                    }
                    None if name.is_empty() => {}
                    // However it was spelled: once.
                    None => {
                        let known = |other: &Against| matches!(other, Against::Person(other, _) if *other == name);
                        if !choices.against.iter().any(known) {
                            let spelled = seat.name.clone();
                            choices.against.insert(Against::Person(name, spelled));
                        }
                    }
                }
            }
        }
        choices
    }
}

/// What the list is put in order by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Column {
    /// When the game ended.
    #[default]
    Ended,
    /// The rank of whoever looks.
    Place,
    /// The points of whoever looks.
    Points,
    /// Whom it was played against.
    Against,
    /// The number of turns.
    Turns,
}

/// Puts games in order; what is equal stays in the order in which it came. Games without an answer
/// come last, whichever way.
pub fn sort(shown: &mut [Shown], by: Column, backwards: bool) {
    let key = |one: &Shown| -> Option<Vec<String>> {
        // Numbers as texts of one length are in order, too, and one sort serves all columns.
        let number = |n: u64| vec![format!("{n:020}")];
        match by {
            // They come in the order of time, the latest first.
            Column::Ended => Some(Vec::new()),
            Column::Place => one.own().map(|seat| number(seat.rank.into())),
            Column::Points => one.own().map(|seat| number(seat.points.into())),
            Column::Turns => Some(number(one.entry().turns.into())),
            Column::Against => Some(
                one.others()
                    .map(|seat| match &seat.bot {
                        None => format!("0{}", folded(&seat.name)),
                        Some(bot) => format!("1{bot}"),
                    })
                    .collect(),
            ),
        }
    };
    if by == Column::Ended {
        if backwards {
            shown.reverse();
        }
        return;
    }
    shown.sort_by_cached_key(key);
    if backwards {
        shown.reverse();
    }
    shown.sort_by_key(|one| key(one).is_none());
}

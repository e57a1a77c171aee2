//! What is looked at now, worked out once and not in every frame: which games, in what order, and
//! what they come to.

use super::Page;
use crate::games::Kind;
use crate::history::filter::{self, Choices, Column};
use crate::history::sums::{self, By, Group, Sum};
use crate::history::{Filter, Line, Profile, Shown};

/// What was asked, to see whether the answer still holds.
#[derive(Clone, Debug, PartialEq)]
struct Asked {
    serial: u64,
    who: Option<Profile>,
    filter: Filter,
    column: Column,
    backwards: bool,
    by: By,
}

/// What is looked at.
#[derive(Debug)]
pub struct Looked {
    asked: Asked,
    /// The games in order: which line, and the seat of whoever looks.
    order: Vec<(usize, Option<usize>)>,
    /// Those that count, in the order of time.
    in_time: Vec<(usize, Option<usize>)>,
    /// How many games stand in the list, but in no sum.
    pub uncounted: usize,
    /// How many games whoever looks has at all.
    pub all: usize,
    pub choices: Choices,
    pub total: Sum,
    pub sums: Vec<(Group, Sum)>,
    /// The games that occur, for charts of one of them.
    pub games: Vec<Kind>,
}

impl Looked {
    /// The games in the order of the list.
    pub fn shown<'a>(&self, lines: &'a [Line]) -> Vec<Shown<'a>> {
        those(&self.order, lines)
    }

    /// Whether there is nothing to list.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// The games that count, with the latest first.
    pub fn in_time<'a>(&self, lines: &'a [Line]) -> Vec<Shown<'a>> {
        those(&self.in_time, lines)
    }
}

fn those<'a>(order: &[(usize, Option<usize>)], lines: &'a [Line]) -> Vec<Shown<'a>> {
    let shown = order.iter();
    shown
        .filter_map(|(i, me)| {
            Some(Shown {
                index: *i,
                line: lines.get(*i)?,
                me: *me,
            })
        })
        .collect()
}

/// Brings what is looked at up to date.
pub fn renew(page: &mut Page, lines: &[Line], serial: u64, who: Option<&Profile>) {
    let asked = Asked {
        serial,
        who: who.cloned(),
        filter: page.filter.clone(),
        column: page.column,
        backwards: page.backwards,
        by: page.by,
    };
    if page.looked.as_ref().is_some_and(|l| l.asked == asked) {
        return;
    }
    let of_somebody = filter::games_of(lines, who);
    let choices = Choices::among(&of_somebody);
    let all = of_somebody.len();
    let place = |shown: &[Shown]| -> Vec<(usize, Option<usize>)> {
        shown.iter().map(|one| (one.index, one.me)).collect()
    };
    let mut shown: Vec<Shown> = of_somebody;
    shown.retain(|one| asked.filter.fits(one));
    let counted: Vec<Shown> = shown.iter().copied().filter(Shown::counts).collect();
    let in_time = place(&counted);
    let total = sums::total(&counted);
    let told_apart = sums::sums(&counted, asked.by);
    let mut games: Vec<Kind> = shown.iter().map(|one| one.entry().game).collect();
    games.sort();
    games.dedup();
    filter::sort(&mut shown, asked.column, asked.backwards);
    page.looked = Some(Looked {
        order: place(&shown),
        in_time,
        uncounted: shown.len() - counted.len(),
        all,
        choices,
        total,
        sums: told_apart,
        games,
        asked,
    });
}

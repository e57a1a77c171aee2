//! What the net is told of a position: numbers that everybody at the table could count, and the
//! own hand.

mod layout;
mod leader;
mod survey;

pub(crate) use layout::{Block, blocks, feature_hash, row_count};
pub(crate) use survey::Survey;

use crate::rules::{Colour, Dynasty, Stage, Table, TileCounts};
use layout::*;
use leader::Told;

/// Raised whenever a row means something else although its name stays.
const MEANING: u8 = 2;

/// The most rows that one position can name: a block each.
const MOST: usize = 640;

/// The rows that a position names.
#[derive(Clone, Debug)]
pub(crate) struct Rows {
    ids: [u16; MOST],
    len: usize,
}

impl Rows {
    pub(crate) fn new() -> Rows {
        Rows {
            ids: [0; MOST],
            len: 0,
        }
    }

    pub(crate) fn as_slice(&self) -> &[u16] {
        &self.ids[..self.len]
    }

    #[inline]
    fn push(&mut self, base: u16, block: Block, level: u8) {
        debug_assert!(u16::from(level) <= block.levels, "{} {level}", block.name);
        // Level 0 writes a row that the next one overwrites: cheaper than a branch.
        let row = (base + block.base + u16::from(level)).wrapping_sub(1);
        self.ids[self.len] = row;
        self.len += usize::from(level > 0);
    }
}

/// The level that each number up to `N` - 1 reaches: how many of the thresholds it has passed.
const fn levels<const N: usize>(thresholds: &[u8]) -> [u8; N] {
    let mut table = [0; N];
    let mut number = 0;
    while number < N {
        let mut i = 0;
        while i < thresholds.len() && thresholds[i] as usize <= number {
            i += 1;
        }
        table[number] = i as u8;
        number += 1;
    }
    table
}

/// Reads a table of levels; what is beyond it has the last one.
#[inline]
fn level<const N: usize>(table: &[u8; N], number: usize) -> u8 {
    table[number.min(N - 1)]
}

static POINT_LEVELS: [u8; 25] = levels(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 21]);
static LOWEST_LEVELS: [u8; 25] = levels(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18]);
static THIRD_LEVELS: [u8; 25] = levels(&[1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 17, 20]);
static HIGHEST_LEVELS: [u8; 32] = levels(&[2, 4, 6, 8, 10, 12, 14, 17, 20, 25]);
static SURPLUS_LEVELS: [u8; 16] = levels(&[1, 2, 3, 4, 6, 9]);
static BAG_LEVELS: [u8; 100] = levels(&[3, 6, 9, 12, 16, 20, 26, 32, 40, 50, 65, 80]);

/// Where somebody's turn stands when a position is valued: only between actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// The active player has both actions.
    TurnStart,
    /// The active player has one more action.
    MidTurn,
    /// Only the end of the turn is left: income and the refill are still to come.
    TurnOver,
}

impl Moment {
    /// The moment of a table that stands between two actions.
    pub(crate) fn of(table: &Table) -> Moment {
        match (table.stage(), table.actions_left()) {
            (Stage::End, _) | (_, 0) => Moment::TurnOver,
            (_, 1) => Moment::MidTurn,
            _ => Moment::TurnStart,
        }
    }
}

/// Who is asked about, and what only they know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    pub(crate) dynasty: Dynasty,
    /// Tiles in the hand whose kinds are known.
    pub(crate) hand: TileCounts,
    /// Tiles in the hand that are about to be drawn.
    pub(crate) fresh: u8,
    pub(crate) bag: u8,
    pub(crate) moment: Moment,
}

/// Names the rows of a position.
pub(crate) fn encode(table: &Table, survey: &Survey, asked: &Asked, rows: &mut Rows) {
    rows.len = 0;
    common(table, survey, asked, rows);
    let mine = totals(table, asked.dynasty);
    for (seat, dynasty) in table.seats().clockwise_from(asked.dynasty).enumerate() {
        let base = seat_base(seat);
        let sorted = if seat == 0 {
            mine
        } else {
            totals(table, dynasty)
        };
        player(table, base, dynasty, &sorted, rows);
        if seat > 0 {
            let ahead = i32::from(mine[0]) - i32::from(sorted[0]);
            rows.push(base, LOWEST_AHEAD, ahead.clamp(0, 7) as u8);
            rows.push(base, LOWEST_BEHIND, (-ahead).clamp(0, 7) as u8);
            rows.push(base, WOULD_WIN, u8::from(sorted > mine));
        }
        if dynasty == table.active() {
            match asked.moment {
                Moment::TurnStart => rows.push(base, TURN_START, 1),
                Moment::MidTurn => rows.push(base, MID_TURN, 1),
                Moment::TurnOver => rows.push(base, TURN_OVER, 1),
            }
        }
        let points = table.points(dynasty);
        for colour in Colour::ALL {
            let told = Told {
                survey,
                base: leader_base(seat, colour.index()),
                owner: dynasty,
                colour,
                need: need(points[colour.index()], sorted[0]),
                hand: asked.hand,
                own: seat == 0,
            };
            told.tell(rows);
        }
    }
}

fn common(table: &Table, survey: &Survey, asked: &Asked, rows: &mut Rows) {
    for colour in Colour::ALL {
        let held = asked.hand.of(colour).min(6);
        rows.push(0, HAND[colour.index()], held);
        let left = survey.monuments_left[colour.index()];
        rows.push(0, MONUMENTS[colour.index()], left.min(3));
    }
    rows.push(0, FRESH, asked.fresh.min(6));
    let left = table.treasures().len().saturating_sub(2).min(12);
    rows.push(0, TREASURES_LEFT, left as u8);
    rows.push(0, BAG, level(&BAG_LEVELS, usize::from(asked.bag)));
    let options = table.options();
    rows.push(0, BUILDINGS_ON, u8::from(options.buildings));
    rows.push(0, WONDER_ON, u8::from(options.wonder));
    rows.push(0, ENGLISH_ON, u8::from(options.english));
    rows.push(0, MANY_SHEDU, u8::from(table.board().shedu().len() > 12));
    rows.push(0, WONDER_STANDS, u8::from(table.wonder().is_some()));
}

/// The points with treasures, from the lowest up.
fn totals(table: &Table, dynasty: Dynasty) -> [u16; 4] {
    let mut points = table.points(dynasty);
    points.sort_unstable();
    for _ in 0..table.treasures_taken(dynasty) {
        // The first of the lowest goes up; the order holds if it is the last of its equals.
        let last = (1..4).take_while(|i| points[*i] == points[0]).count();
        points[last] += 1;
    }
    points
}

fn player(table: &Table, base: u16, dynasty: Dynasty, sorted: &[u16; 4], rows: &mut Rows) {
    let points = table.points(dynasty);
    for (i, points) in points.into_iter().enumerate() {
        let surplus = points.saturating_sub(sorted[0]);
        rows.push(base, POINTS[i], level(&POINT_LEVELS, usize::from(points)));
        rows.push(
            base,
            SURPLUS[i],
            level(&SURPLUS_LEVELS, usize::from(surplus)),
        );
    }
    let [lowest, second, third, highest] = sorted.map(usize::from);
    rows.push(base, TOTALS[0], level(&LOWEST_LEVELS, lowest));
    rows.push(base, TOTALS[1], level(&LOWEST_LEVELS, second));
    rows.push(base, TOTALS[2], level(&THIRD_LEVELS, third));
    rows.push(base, TOTALS[3], level(&HIGHEST_LEVELS, highest));
    let taken = table.treasures_taken(dynasty);
    rows.push(base, TREASURES_TAKEN, taken.min(8));
    rows.push(
        base,
        CATASTROPHES_LEFT,
        table.catastrophes_left(dynasty).min(2),
    );
    let out = Colour::ALL
        .iter()
        .filter(|c| table.leader(dynasty, **c).is_some());
    rows.push(base, LEADERS_PLACED, out.count() as u8);
}

/// How much a colour is needed, 0 to 3: the fewer of its points are above the lowest total.
fn need(points: u16, lowest: u16) -> u8 {
    match points.saturating_sub(lowest) {
        0 => 3,
        1 => 2,
        2 | 3 => 1,
        _ => 0,
    }
}

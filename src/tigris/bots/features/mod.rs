//! What the net is told of a position: numbers that everybody at the table could count, and the
//! own hand.

mod layout;
mod leader;
mod levels;
mod sight;
mod survey;

pub(crate) use layout::layout;
pub(crate) use levels::{Levels, MOST, Sums};
pub(crate) use sight::Sight;

use crate::net::Block;
use crate::tigris::rules::{Colour, Dynasty, HAND_SIZE, Stage, Table, TileCounts};
use layout::*;
use leader::Told;
use levels::{Common, Player, parts, sections};
use survey::Survey;

/// Raised whenever a row means something else although its name stays.
const MEANING: u8 = 2;

/// Says which level a block of a section reaches.
#[inline(always)]
fn tell<const N: usize>(section: &mut [u8; N], block: Block, level: u8) {
    debug_assert!(u16::from(level) <= block.levels, "{} {level}", block.name);
    section[usize::from(block.index)] = level;
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

/// Tells of a position.
#[inline(always)]
fn encode(table: &Table, survey: &Survey, asked: &Asked, levels: &mut Levels) {
    *levels = Levels::NONE;
    let (shared, seats) = sections(levels);
    common(table, survey, asked, shared);
    let mine = totals(table, asked.dynasty);
    let clockwise = table.seats().clockwise_from(asked.dynasty);
    for ((seat, dynasty), section) in clockwise.enumerate().zip(seats) {
        let (own, leaders) = parts(section);
        let sorted = if seat == 0 {
            mine
        } else {
            totals(table, dynasty)
        };
        player(table, dynasty, &sorted, own);
        if seat > 0 {
            let ahead = i32::from(mine[0]) - i32::from(sorted[0]);
            tell(own, LOWEST_AHEAD, ahead.clamp(0, 7) as u8);
            tell(own, LOWEST_BEHIND, (-ahead).clamp(0, 7) as u8);
            tell(own, WOULD_WIN, u8::from(sorted > mine));
        }
        if dynasty == table.active() {
            match asked.moment {
                Moment::TurnStart => tell(own, TURN_START, 1),
                Moment::MidTurn => tell(own, MID_TURN, 1),
                Moment::TurnOver => tell(own, TURN_OVER, 1),
            }
        }
        let points = table.points(dynasty);
        for (colour, leader) in Colour::ALL.into_iter().zip(leaders) {
            let told = Told {
                survey,
                owner: dynasty,
                colour,
                need: need(points[colour.index()], sorted[0]),
                hand: asked.hand,
                own: seat == 0,
            };
            told.tell(leader);
        }
    }
}

#[inline(always)]
fn common(table: &Table, survey: &Survey, asked: &Asked, out: &mut Common) {
    for colour in Colour::ALL {
        let held = asked.hand.of(colour).min(HAND_SIZE);
        tell(out, HAND[colour.index()], held);
        let left = survey.monuments_left[colour.index()];
        tell(out, MONUMENTS[colour.index()], left.min(3));
    }
    tell(out, FRESH, asked.fresh.min(HAND_SIZE));
    let left = table.treasures_to_go().min(12);
    tell(out, TREASURES_LEFT, left as u8);
    tell(out, BAG, level(&BAG_LEVELS, usize::from(asked.bag)));
    let options = table.options();
    tell(out, BUILDINGS_ON, u8::from(options.buildings));
    tell(out, WONDER_ON, u8::from(options.wonder));
    tell(out, ENGLISH_ON, u8::from(options.english));
    tell(out, MANY_SHEDU, u8::from(table.board().shedu().len() > 12));
    tell(out, WONDER_STANDS, u8::from(table.wonder().is_some()));
}

/// The points with treasures, from the lowest up.
#[inline(always)]
fn totals(table: &Table, dynasty: Dynasty) -> [u16; 4] {
    let mut totals = table.totals(dynasty);
    totals.sort_unstable();
    totals
}

#[inline(always)]
fn player(table: &Table, dynasty: Dynasty, sorted: &[u16; 4], out: &mut Player) {
    let points = table.points(dynasty);
    for (i, points) in points.into_iter().enumerate() {
        let surplus = points.saturating_sub(sorted[0]);
        tell(out, POINTS[i], level(&POINT_LEVELS, usize::from(points)));
        let surplus = level(&SURPLUS_LEVELS, usize::from(surplus));
        tell(out, SURPLUS[i], surplus);
    }
    let [lowest, second, third, highest] = sorted.map(usize::from);
    tell(out, TOTALS[0], level(&LOWEST_LEVELS, lowest));
    tell(out, TOTALS[1], level(&LOWEST_LEVELS, second));
    tell(out, TOTALS[2], level(&THIRD_LEVELS, third));
    tell(out, TOTALS[3], level(&HIGHEST_LEVELS, highest));
    let taken = table.treasures_taken(dynasty);
    tell(out, TREASURES_TAKEN, taken.min(8));
    let catastrophes = table.catastrophes_left(dynasty).min(2);
    tell(out, CATASTROPHES_LEFT, catastrophes);
    let stands = |colour: &&Colour| table.leader(dynasty, **colour).is_some();
    let placed = Colour::ALL.iter().filter(stands).count();
    tell(out, LEADERS_PLACED, placed as u8);
}

/// How much a colour is needed, 0 to 3: the fewer of its points are above the lowest total.
#[inline(always)]
fn need(points: u16, lowest: u16) -> u8 {
    match points.saturating_sub(lowest) {
        0 => 3,
        1 => 2,
        2 | 3 => 1,
        _ => 0,
    }
}

//! What the net is told of a position: numbers that everybody at the table could count, and the own
//! hand. Only at the end of a turn, before anything is drawn.

mod layout;

pub(crate) use layout::{Levels, MOST, Sums, layout};

use crate::babel::rules::{Level, Player, Row, SHORTEST_RUN, Source, Table, Tribe, TribeCounts};
use crate::net::Block;
use layout::*;

/// Who is asked about, and what only they know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked<'a> {
    pub(crate) player: Player,
    pub(crate) hand: TribeCounts,
    /// How many cards the other holds.
    pub(crate) other: u16,
    /// How many cards the supply has, and those of its next that everybody knows: the last is drawn
    /// next.
    pub(crate) supply: usize,
    pub(crate) known: &'a [Level],
}

/// Says which level a block of a section reaches.
#[inline(always)]
fn tell<const N: usize>(section: &mut [u8; N], block: Block, level: usize) {
    section[usize::from(block.index)] = level.min(usize::from(block.levels)) as u8;
}

/// What one player has on a territory.
#[derive(Clone, Copy)]
struct Holding<'t> {
    row: &'t Row,
    height: usize,
    here: bool,
}

/// Tells of a position whose active player's turn is as good as over.
pub(crate) fn encode(table: &Table, asked: &Asked<'_>, levels: &mut Levels) {
    *levels = Levels::NONE;
    let (common, seats, lands) = sections(levels);
    let players = [asked.player, asked.player.other()];
    let totals = players.map(|player| usize::from(table.total(player)));
    tell_common(table, asked, totals, common);
    for ((player, total), seat) in players.into_iter().zip(totals).zip(seats) {
        let hand = match player == asked.player {
            true => asked.hand.total(),
            false => asked.other,
        };
        tell_seat(table, player, total, usize::from(hand), seat);
    }
    for (at, land) in Tribe::ALL.into_iter().zip(lands) {
        tell_land(table, asked, at, players, land);
    }
}

fn tell_common(table: &Table, asked: &Asked<'_>, totals: [usize; 2], out: &mut Common) {
    tell(out, OWN_TURN, usize::from(table.active() == asked.player));
    // By turns that are left: the last few count most.
    let turns = asked.supply.div_ceil(2);
    tell(out, SUPPLY, turns.min(8) + turns.saturating_sub(8) / 4);
    tell(out, END_PHASE, usize::from(table.end_phase()));
    let mut next = asked.known.iter().rev().map(|l| usize::from(l.number()));
    tell(out, NEXT, next.next().unwrap_or(0));
    tell(out, NEXT_BUT_ONE, next.next().unwrap_or(0));
    let mut kinds = 0;
    for (tribe, block) in Tribe::ALL.into_iter().zip(CARDS) {
        let held = usize::from(asked.hand.of(tribe));
        tell(out, block, held);
        kinds += usize::from(held > 0);
    }
    tell(out, KINDS, kinds);
    let [own, other] = totals;
    tell(out, AHEAD, own.saturating_sub(other));
    tell(out, BEHIND, other.saturating_sub(own));
    if table.end_phase() {
        tell(out, OWN_TOTAL_LATE, own);
        tell(out, OTHER_TOTAL_LATE, other);
    } else {
        tell(out, OWN_TOTAL_ALONE, if other < 10 { own } else { 0 });
        tell(out, OTHER_TOTAL_ALONE, if own < 10 { other } else { 0 });
    }
}

fn tell_seat(table: &Table, player: Player, total: usize, hand: usize, out: &mut Seat) {
    tell(out, TOTAL, total);
    tell(out, HAND, hand);
    let column = table.column(player).as_slice();
    let mut from_top = column.iter().rev().map(|l| usize::from(l.number()));
    for block in [TOP, SECOND, THIRD] {
        tell(out, block, from_top.next().unwrap_or(0));
    }
    tell(out, DEPTH, column.len());
    tell(out, CHAIN, chain(table, player));
}

/// How many cards a player could build one after another from both columns, were the marker
/// everywhere: whichever fits first.
fn chain(table: &Table, player: Player) -> usize {
    let mut heights = Tribe::ALL.map(|at| table.temple(player, at).height());
    let rows = Tribe::ALL.map(|at| table.row(player, at).len());
    let mut columns = Source::ALL.map(|s| table.column(s.owner(player)).as_slice());
    let mut built = 0;
    while built < usize::from(CHAIN.levels) {
        let fits = |level: &Level, heights: &[u8; 5]| {
            let lands = heights.iter().zip(rows);
            let mut lands = lands.map(|(height, row)| (height + 1, row));
            lands.position(|(next, row)| next == level.number() && usize::from(next) <= row)
        };
        let found = columns.iter_mut().find_map(|column| {
            let (top, below) = column.split_last()?;
            let at = fits(top, &heights)?;
            *column = below;
            Some(at)
        });
        let Some(at) = found else { break };
        heights[at] += 1;
        built += 1;
    }
    built
}

fn tell_land(table: &Table, asked: &Asked<'_>, at: Tribe, players: [Player; 2], out: &mut Land) {
    let holdings = players.map(|player| Holding {
        row: table.row(player, at),
        height: usize::from(table.temple(player, at).height()),
        here: table.marker(player) == Some(at),
    });
    let [own, other] = holdings;
    tell(out, HEIGHTS, own.height * 7 + other.height);
    let ways = usize::from(asked.hand.of(at));
    tell(out, WAYS, ways);
    tell_side(&SIDES[0], own, other, out);
    tell_side(&SIDES[1], other, own, out);
    for (side, player, holding, can_come) in [
        (&SIDES[0], players[0], own, ways > 0),
        (&SIDES[1], players[1], other, false),
    ] {
        for (source, block) in Source::ALL.into_iter().zip(side.fits) {
            let top = table.column(source.owner(player)).last();
            let fits = top.is_some_and(|l| usize::from(l.number()) == holding.height + 1);
            let borne = fits && holding.row.len() > holding.height;
            let near = borne && (holding.here || can_come);
            tell(
                out,
                block,
                [fits, borne, near].map(usize::from).iter().sum(),
            );
        }
    }
    tell_held(asked.hand, own, other, out);
}

/// What the own hand could make of the own row.
fn tell_held(hand: TribeCounts, own: Holding<'_>, other: Holding<'_>, out: &mut Land) {
    let (last, tail) = (own.row.last(), own.row.tail());
    if let Some(last) = last {
        tell(out, TAIL_HELD, tail + usize::from(hand.of(last)));
    }
    let completes = |tribe: Tribe| {
        let begun = if last == Some(tribe) { tail } else { 0 };
        let held = usize::from(hand.of(tribe));
        begun < SHORTEST_RUN && begun + held >= SHORTEST_RUN
    };
    if completes(Tribe::Assyrians) {
        tell(out, DESTROY_HELD, other.height);
    }
    if completes(Tribe::Hittites) && other.height > own.height {
        tell(out, ROB_HELD, other.height);
    }
}

/// What is told of one player's side of a territory, and what it could do to the other.
fn tell_side(side: &Side, own: Holding<'_>, other: Holding<'_>, out: &mut Land) {
    let cards = own.row.len();
    // From a row that is one shorter than the temple to one that is four longer.
    let support = (cards + 1).saturating_sub(own.height).min(5);
    tell(out, side.temple, own.height * 6 + support);
    tell(out, side.row, cards);
    tell(out, side.here, usize::from(own.here));
    for run in own.row.runs() {
        let block = side.runs[run.tribe.index()];
        tell(out, block, run.len + 1 - SHORTEST_RUN);
        match run.tribe {
            Tribe::Assyrians => tell(out, side.destroy, other.height),
            Tribe::Hittites => {
                let better = other.height > own.height && cards >= other.height;
                tell(out, side.rob, if better { other.height } else { 0 });
            }
            Tribe::Medes => tell(out, side.expel, most_of_a_tribe(other.row)),
            Tribe::Persians => {
                let borne = cards >= own.height + 2;
                tell(out, side.leap, 1 + usize::from(borne));
            }
            Tribe::Sumerians => tell(out, side.lure, other.row.tail()),
        }
    }
    if let (Some(last), tail @ ..SHORTEST_RUN) = (own.row.last(), own.row.tail()) {
        tell(out, side.tails[last.index()], tail);
    }
}

fn most_of_a_tribe(row: &Row) -> usize {
    let mut counts = [0; 5];
    for card in row.as_slice() {
        counts[card.index()] += 1;
    }
    counts.into_iter().max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::babel::rules::testing::position;

    fn levels(text: &str, player: Player) -> Levels {
        let game = position(text);
        let asked = Asked {
            player,
            hand: game.hand(player),
            other: game.hand(player.other()).total(),
            supply: game.supply().len(),
            known: &[],
        };
        let mut levels = Levels::NONE;
        encode(game.table(), &asked, &mut levels);
        levels
    }

    #[test]
    fn no_level_is_beyond_its_block() {
        let most = "row kish medes aaaaaaaaaaaa\ndeck -\nhand kish hhhhhhhhmmmpppsss";
        let told = levels(most, Player::Kish);
        for (level, block) in told.0.iter().zip(layout().blocks()) {
            assert!(u16::from(*level) <= block.levels, "{}", block.name);
        }
        assert!(layout().blocks().len() <= MOST);
    }

    #[test]
    fn what_one_threatens_is_what_the_other_fears() {
        let text = "row kish medes aaa\ntemple ur medes 1 2 3";
        let at = Tribe::Medes.index();
        let mut own = levels(text, Player::Kish);
        let mut other = levels(text, Player::Ur);
        let own = &sections(&mut own).2[at];
        let other = &sections(&mut other).2[at];
        assert_eq!(own[usize::from(OWN_DESTROY.index)], 3);
        assert_eq!(other[usize::from(OTHER_DESTROY.index)], 3);
        assert_eq!(other[usize::from(OWN_DESTROY.index)], 0);
    }
}

//! What speaks for a decision, as reasons that can be put into words.
//!
//! Every reason is found by playing the decision on a copy and looking at what happens, or at what
//! could be done with one more tile before and after it: no rule is told twice. Nothing is looked at
//! that the player does not know: of other hands only their size.

mod fighting;
mod reach;

use super::rules::{
    Colour, ConflictKind, Decision, Dynasty, Event, Position, Source, Stage, TileCounts,
};
use fighting::{conflict_at_hand, fight};
use reach::Reach;

/// Points, by colour.
pub type Gain = Vec<(Colour, u32)>;

/// How sure a player is to win a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Odds {
    /// Whatever the other side commits.
    Sure,
    /// Unless the other side commits enough.
    Ahead,
    /// Only the other side can win.
    Lost,
}

/// What can be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// A building of this colour.
    Building(Colour),
    /// A monument of any two colours.
    Monument,
    /// The wonder.
    Wonder,
}

/// A reason for a decision, for the player who makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Merit {
    /// A player gains points at once.
    Gains {
        /// Who gains them.
        dynasty: Dynasty,
        /// The points, by colour.
        gain: Gain,
    },
    /// The player takes so many treasures, or chooses among some.
    Treasures(u32),
    /// It is the last word in a conflict, which then ends with these totals.
    Ends {
        /// Whether the player wins it.
        won: bool,
        /// The player's total.
        own: u8,
        /// The total of the other side.
        other: u8,
    },
    /// The own total in a conflict against what the other side has on the board, before it answers.
    Leads {
        /// Who is on the other side.
        rival: Dynasty,
        /// The player's total: tiles on the board and tiles committed.
        own: u8,
        /// What the other side has on the board.
        other: u8,
        /// What that is worth.
        odds: Odds,
    },
    /// It begins a conflict of the player's own: what both sides have on the board, and what the own
    /// hand can add.
    Fights {
        /// A revolt or a war.
        kind: ConflictKind,
        /// The colour of the leaders that fight.
        leader: Colour,
        /// Who is on the other side.
        rival: Dynasty,
        /// What the player has on the board.
        own: u8,
        /// What the player's hand can add.
        hand: u8,
        /// What the other side has on the board.
        other: u8,
        /// What all that is worth.
        odds: Odds,
    },
    /// It begins a war between two others.
    Incites {
        /// The colour of the leaders that fight.
        leader: Colour,
        /// Who attacks.
        attacker: Dynasty,
        /// Who defends.
        defender: Dynasty,
    },
    /// It makes something possible to build at once.
    Offers(Work),
    /// One more tile of the player's hand would then be enough for it.
    Prepares(Work),
    /// One more tile would be enough for it, which the player does not hold.
    Lacks(Work),
    /// Points at the end of each own turn that were not there before.
    Income(Gain),
    /// Tiles of these colours score for the player from now on.
    Opens(Vec<Colour>),
    /// Tiles of these colours score for the player in one more kingdom.
    Spreads(Vec<Colour>),
    /// They score for this rival no longer.
    Closes {
        /// The rival who loses the points.
        dynasty: Dynasty,
        /// The colours of the tiles.
        colours: Vec<Colour>,
    },
    /// A catastrophe leaves a rival's leader without a temple, so it leaves the board.
    Ousts {
        /// The colour of the leader.
        leader: Colour,
        /// Whose leader it is.
        rival: Dynasty,
    },
    /// One tile could have begun a war that the player's leader had to fear: now none can.
    Prevents {
        /// The colour of the leaders that would have fought.
        leader: Colour,
        /// Whose leader was to be feared.
        rival: Dynasty,
    },
    /// One tile can now begin a war in which the player is stronger on the board.
    Threatens {
        /// The colour of the leaders that would fight.
        leader: Colour,
        /// Whose leader has to fear it.
        rival: Dynasty,
        /// What the player has on the board.
        own: u8,
        /// What the rival has on the board.
        other: u8,
    },
    /// In a war that one tile can begin the player is stronger from now on.
    Overtakes {
        /// The colour of the leaders that would fight.
        leader: Colour,
        /// Whose leader it is.
        rival: Dynasty,
        /// What the player has on the board.
        own: u8,
        /// What the rival has on the board.
        other: u8,
    },
    /// So many tiles are drawn.
    Draws(u16),
    /// Tiles stay in the hand.
    Saves,
}

/// What speaks for a decision of whoever must decide now, the weightiest first; nothing for one
/// that is illegal.
pub fn merits(game: &Position, decision: Decision) -> Vec<Merit> {
    let (Some(me), Ok(forecast)) = (game.decider(), game.forecast(decision)) else {
        return Vec::new();
    };
    let Some(after) = game.after(decision) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    conflict_at_hand(game, me, decision, &forecast.events, &mut found);
    found.extend(gains(&forecast.events, me));
    let treasures = treasures(&forecast.events, &forecast.offers, me);
    found.extend((treasures > 0).then_some(Merit::Treasures(treasures)));
    let ousted = ousted(decision, &forecast.events, me);
    found.extend(ousted.iter().cloned());
    if !matches!(decision, Decision::Commit(_)) {
        let conflicts = forecast.conflicts.iter();
        found.extend(conflicts.map(|conflict| fight(&after, me, conflict)));
    }
    found.extend(forecast.offers.iter().flat_map(works).map(Merit::Offers));
    let quiet = forecast.conflicts.is_empty() && after.table().marker().is_none();
    let acts = matches!(
        decision,
        Decision::Place(..)
            | Decision::Lead(..)
            | Decision::Withdraw(_)
            | Decision::Catastrophe(_)
            | Decision::Build(..)
            | Decision::Wonder(_)
    );
    if quiet && acts {
        let (before, then) = (Reach::of(game, me), Reach::of(&after, me));
        let told = |merit: &Merit| match *merit {
            Merit::Prevents { leader, rival } => ousted.contains(&Merit::Ousts { leader, rival }),
            _ => false,
        };
        let reached = before.to(&then, me).into_iter();
        found.extend(reached.filter(|merit| !told(merit)));
        found.extend(prepared(game, &after, me, decision));
    }
    if let Decision::Swap(tiles) = decision {
        found.push(Merit::Draws(tiles.total()));
    }
    if matches!(decision, Decision::Commit(0)) && found.is_empty() {
        found.push(Merit::Saves);
    }
    found
}

/// The leaders of others that a catastrophe drives off the board.
fn ousted(decision: Decision, events: &[Event], me: Dynasty) -> Vec<Merit> {
    let lost = |event: &Event| match *event {
        Event::LeaderLost {
            dynasty: rival,
            leader,
            ..
        } if rival != me => Some(Merit::Ousts { leader, rival }),
        _ => None,
    };
    match decision {
        Decision::Catastrophe(_) => events.iter().filter_map(lost).collect(),
        _ => Vec::new(),
    }
}

/// Points at once, the player's own first.
fn gains(events: &[Event], me: Dynasty) -> Vec<Merit> {
    let mut all: Vec<(Dynasty, Gain)> = Vec::new();
    for event in events {
        let Event::Points {
            dynasty,
            colour,
            amount,
            ..
        } = *event
        else {
            continue;
        };
        let at = all.iter().position(|(known, _)| *known == dynasty);
        let at = at.unwrap_or_else(|| {
            all.push((dynasty, Vec::new()));
            all.len() - 1
        });
        add(&mut all[at].1, colour, u32::from(amount));
    }
    all.sort_by_key(|(dynasty, _)| *dynasty != me);
    let merit = |(dynasty, gain)| Merit::Gains { dynasty, gain };
    all.into_iter().map(merit).collect()
}

fn add(gain: &mut Gain, colour: Colour, amount: u32) {
    match gain.iter_mut().find(|(known, _)| *known == colour) {
        Some((_, sum)) => *sum += amount,
        None => gain.push((colour, amount)),
    }
}

fn treasures(events: &[Event], offers: &[Stage], me: Dynasty) -> u32 {
    let taken =
        |event: &&Event| matches!(event, Event::TreasureTaken { dynasty, .. } if *dynasty == me);
    let chosen = offers.contains(&Stage::Treasure(me));
    events.iter().filter(taken).count() as u32 + u32::from(chosen)
}

fn works(offer: &Stage) -> Vec<Work> {
    match *offer {
        Stage::Building(colour) => vec![Work::Building(colour)],
        Stage::Monument { monument, wonder } => {
            let monument = monument.then_some(Work::Monument);
            monument
                .into_iter()
                .chain(wonder.then_some(Work::Wonder))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// What one more tile would make possible to build, next to the tile that was placed: one of the hand, or else one
/// of the same colour that would have to be drawn.
fn prepared(game: &Position, after: &Position, me: Dynasty, decision: Decision) -> Option<Merit> {
    let Decision::Place(placed, cell) = decision else {
        return None;
    };
    let by_one_of = |position: &Position, hand: TileCounts| {
        let position = position.supposing(me, hand);
        let near = cell.neighbours().around().with(cell) | cell.neighbours();
        let mut found = Vec::new();
        for tile in Colour::ALL.into_iter().filter(|tile| hand.of(*tile) > 0) {
            for at in near & position.table().cells_for_tile(tile) {
                let forecast = position.forecast(Decision::Place(tile, at));
                found.extend(forecast.unwrap_or_default().offers.iter().flat_map(works));
            }
        }
        found
    };
    let new = |hand: TileCounts| {
        let (before, then) = (by_one_of(game, hand), by_one_of(after, hand));
        [Work::Monument, Work::Wonder]
            .into_iter()
            .find(|work| then.contains(work) && !before.contains(work))
    };
    let hand = after.hand(me);
    let lacks = || {
        let mut drawn = TileCounts::EMPTY;
        drawn.add(placed, 1);
        new(drawn).map(Merit::Lacks)
    };
    let prepares = new(hand).map(Merit::Prepares);
    prepares.or_else(|| (hand.of(placed) == 0).then(lacks).flatten())
}

/// The points of monuments that a player would gain by ending the turn now.
fn income(game: &Position, me: Dynasty) -> Gain {
    let supposed = game.supposing(me, game.hand(me));
    let mut gain = Gain::new();
    for event in supposed.forecast(Decision::End).unwrap_or_default().events {
        if let Event::Points {
            dynasty,
            colour,
            amount,
            source: Source::Monument(_),
            ..
        } = event
            && dynasty == me
        {
            add(&mut gain, colour, u32::from(amount));
        }
    }
    gain
}

#[cfg(test)]
mod tests;

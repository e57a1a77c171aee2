//! Looking at a position as somebody who helps: what can be gained, and what can be lost.

use super::Advice;
use crate::tigris::rules::score::treasures_in_turn;
use crate::tigris::rules::{
    Cell, CellSet, Colour, Decision, Dynasty, Event, Forecast, Position, Source, Stage, Table,
};
use std::cmp::Reverse;

/// All that is worth a word to the player who decides, the most important first.
pub(super) fn all(game: &Position, player: Dynasty) -> Vec<Advice> {
    match game.table().stage() {
        Stage::Action => action(game, player),
        Stage::End => vec![Advice::End],
        Stage::Monument { monument: true, .. } => vec![Advice::Offer],
        Stage::Treasure(_) => vec![Advice::Take],
        Stage::Commit(conflict) => vec![Advice::Commit {
            needed: conflict.to_be_ahead(),
            have: game.hand(player).of(conflict.support()),
            last: conflict.attacker_committed.is_some(),
        }],
        _ => Vec::new(),
    }
}

fn action(game: &Position, player: Dynasty) -> Vec<Advice> {
    let table = game.table();
    let stand = |colour: &Colour| table.leader(player, *colour).is_some();
    if !Colour::ALL.iter().any(stand) {
        return vec![Advice::FirstLeader];
    }
    let chances = Chances::of(game, player);
    let mut advice = Vec::new();
    advice.extend(chances.treasure);
    advice.extend(chances.monument);
    advice.extend(war(table, player, false));
    advice.extend(revolt(table, player));
    advice.extend(war(table, player, true));
    let gains = chances.gain.is_some();
    advice.extend(chances.gain.map(|(_, gain)| gain));
    let hand = game.hand(player);
    // A tile that gains a point anyway, by the king, needs nobody else.
    let missing = |colour: &Colour| {
        !stand(colour) && hand.of(*colour) > 0 && !chances.gaining[colour.index()]
    };
    let bring = in_need(table, player).into_iter().find(missing);
    advice.extend(bring.map(|leader| Advice::Bring { leader }));
    if !gains && bring.is_none() {
        advice.push(Advice::Swap);
    }
    advice
}

/// What a player has of each colour, treasures included.
fn totals(table: &Table, player: Dynasty) -> [u16; 4] {
    let mut totals = table.points(player);
    for colour in treasures_in_turn(totals, table.treasures_taken(player)) {
        totals[colour.index()] = totals[colour.index()].saturating_add(1);
    }
    totals
}

/// The colours, the one that a player has least of first.
fn in_need(table: &Table, player: Dynasty) -> [Colour; 4] {
    let totals = totals(table, player);
    let mut colours = Colour::ALL;
    // Stable: equals stay in the order of colours.
    colours.sort_by_key(|colour| totals[colour.index()]);
    colours
}

/// What the tiles of a hand can do at once.
#[derive(Default)]
struct Chances {
    treasure: Option<Advice>,
    monument: Option<Advice>,
    /// The best point, and how good it is: the colour with the fewest first, and of its cells the one beside most
    /// tiles of the colour, on the way to a square.
    gain: Option<((u16, Reverse<u32>), Advice)>,
    /// Of which colours a tile gains a point somewhere.
    gaining: [bool; 4],
}

impl Chances {
    fn of(game: &Position, player: Dynasty) -> Chances {
        let table = game.table();
        let totals = totals(table, player);
        let lowest = totals.iter().min().copied().unwrap_or(0);
        // Where all are equal none is the weakest.
        let differ = totals.iter().any(|total| *total > lowest);
        let mut chances = Chances::default();
        for tile in Colour::ALL {
            if game.hand(player).of(tile) == 0 {
                continue;
            }
            for at in table.cells_for_tile(tile) {
                let Ok(forecast) = game.forecast(Decision::Place(tile, at)) else {
                    continue;
                };
                if !forecast.conflicts.is_empty() {
                    continue;
                }
                let need = totals[tile.index()];
                let beside = (at.neighbours() & table.tiles(tile)).len();
                let worth = (need, Reverse(beside));
                if takes(&forecast, player) {
                    chances
                        .treasure
                        .get_or_insert(Advice::Treasure { tile, at });
                }
                if builds(&forecast) && joins_own(table, player, at) {
                    chances
                        .monument
                        .get_or_insert(Advice::Monument { tile, at });
                }
                let gains = gains(&forecast, player);
                chances.gaining[tile.index()] |= gains;
                let better = chances.gain.is_none_or(|(best, _)| worth < best);
                if better && gains {
                    let weakest = differ && need == lowest;
                    chances.gain = Some((worth, Advice::Gain { tile, at, weakest }));
                }
            }
        }
        chances
    }
}

fn takes(forecast: &Forecast, player: Dynasty) -> bool {
    let taken =
        |event: &Event| matches!(event, Event::TreasureTaken { dynasty, .. } if *dynasty == player);
    forecast.events.iter().any(taken) || forecast.offers.contains(&Stage::Treasure(player))
}

fn builds(forecast: &Forecast) -> bool {
    let offered = |stage: &Stage| matches!(stage, Stage::Monument { monument: true, .. });
    forecast.offers.iter().any(offered)
}

/// Whether a tile on this cell would lie in a kingdom in which the player has a leader.
fn joins_own(table: &Table, player: Dynasty, at: Cell) -> bool {
    let mut leaders = table.leaders_on_board();
    leaders.any(|(dynasty, _, cell)| {
        dynasty == player && !(table.group(cell) & at.neighbours()).is_empty()
    })
}

fn gains(forecast: &Forecast, player: Dynasty) -> bool {
    forecast.events.iter().any(|event| {
        matches!(event, Event::Points { dynasty, source: Source::Tile, .. } if *dynasty == player)
    })
}

/// The war that one tile could begin in which the player is furthest ahead, or behind.
fn war(table: &Table, player: Dynasty, ahead: bool) -> Option<Advice> {
    let mut best: Option<(u8, Advice)> = None;
    for at in table.empty() {
        let touched = table.kingdoms_touched(at, None);
        let [one, two] = touched.as_slice() else {
            continue;
        };
        if ahead && gives_away(table, player, [*one, *two]) {
            continue;
        }
        for leader in Colour::ALL {
            let Some((rival, own, other)) = fight(table, player, [*one, *two], leader) else {
                continue;
            };
            let lead = if ahead {
                own.checked_sub(other)
            } else {
                other.checked_sub(own)
            };
            if let Some(lead) = lead.filter(|lead| *lead > 0)
                && best.is_none_or(|(most, _)| lead > most)
            {
                let advice = Advice::War {
                    at,
                    leader,
                    rival,
                    own,
                    other,
                };
                best = Some((lead, advice));
            }
        }
    }
    best.map(|(_, advice)| advice)
}

/// The war over leaders of this colour that uniting these kingdoms would bring the player: with whom, and what each
/// of the two has on the board, the player first.
fn fight(
    table: &Table,
    player: Dynasty,
    kingdoms: [CellSet; 2],
    leader: Colour,
) -> Option<(Dynasty, u8, u8)> {
    let [a, b] = kingdoms;
    let (first, _) = table.leader_in(a, leader)?;
    let (second, _) = table.leader_in(b, leader)?;
    let strength = |side: CellSet| (side & table.tiles(leader)).len() as u8;
    if first == player {
        Some((second, strength(a), strength(b)))
    } else if second == player {
        Some((first, strength(b), strength(a)))
    } else {
        None
    }
}

/// Whether uniting these kingdoms would help others: a rival's trader takes treasures, or the player is not ahead in
/// one of the wars.
fn gives_away(table: &Table, player: Dynasty, kingdoms: [CellSet; 2]) -> bool {
    let [one, two] = kingdoms;
    let traders = kingdoms.map(|kingdom| table.leader_in(kingdom, Colour::Green));
    let theirs = match traders {
        [Some((owner, _)), None] | [None, Some((owner, _))] => owner != player,
        // Of two the war decides.
        _ => false,
    };
    let behind = |leader: Colour| {
        let fought = fight(table, player, kingdoms, leader);
        fought.is_some_and(|(_, own, other)| own <= other)
    };
    (theirs && ((one | two) & table.treasures()).len() > 1) || Colour::ALL.into_iter().any(behind)
}

/// The leader of the player that a rival could most easily drive out, as temples lie now.
fn revolt(table: &Table, player: Dynasty) -> Option<Advice> {
    let mut worst: Option<(u8, Advice)> = None;
    let land = table.empty() & !table.board().river();
    let rivals = table.seats();
    for leader in Colour::ALL {
        let Some(stands) = table.leader(player, leader) else {
            continue;
        };
        let Some(kingdom) = table.kingdom(stands) else {
            continue;
        };
        let own = table.revolt_support(stands).len() as u8;
        for rival in rivals.iter().filter(|rival| *rival != player) {
            let from = table.leader(rival, leader);
            let fits = |at: &Cell| table.kingdoms_touched(*at, from).len() == 1;
            for at in (land & kingdom.around()).into_iter().filter(fits) {
                let other = table.revolt_support(at).len() as u8;
                let more = other.saturating_sub(own);
                if more > 0 && worst.is_none_or(|(most, _)| more > most) {
                    let advice = Advice::Revolt {
                        leader,
                        stands,
                        at,
                        rival,
                        own,
                        other,
                    };
                    worst = Some((more, advice));
                }
            }
        }
    }
    worst.map(|(_, advice)| advice)
}

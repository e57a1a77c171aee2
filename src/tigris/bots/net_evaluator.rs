//! What a position is worth to a player, whatever the game waits for.
//!
//! The net is asked only between actions. In the middle of one, the evaluator plays on: what is the
//! player's own to decide is decided for the best, and what others commit is weighed by how likely
//! they are to hold it. Every kind of decision is compared by this one value.

use super::features::{Asked, Levels, Moment, Sight, Sums};
use crate::net::{Net, squash};
use crate::search::Estimate;
use crate::tigris::rules::{
    Colour, Conflict, Decision, Dynasty, HAND_SIZE, Position, Stage, Standing, Table, TileCounts,
    Unheard,
};

/// How much of the margin of a game that is over is who has won, with two players.
const CERTAIN: f32 = 0.98;
/// How often somebody who could win a conflict with tiles from the hand does so.
const WILLING: f32 = 0.9;
/// Decisions in a row that one look ahead may contain; an action has a handful.
const DEEPEST: usize = 24;

/// How much of a decision's worth is the chance to win; the rest is the margin, which is less of a
/// guess, and still speaks where the game is as good as won or lost.
///
/// With two players whoever is ahead has won, and the margin serves better: with a share of 0.2 the
/// whole-turn search won 762 of 800 games against the simple bot, with 0.8 741 of the same deals. With
/// more players, to be second by little is no use: with 0.2 one look ahead won 47 % of 1,200 games.
fn win_share(players: usize) -> f32 {
    if players == 2 { 0.2 } else { 0.8 }
}

/// From the worth of a game of two to the chance to win it: the odds are raised to a power that was
/// fitted to how 300 games of the whole-turn search against itself ended, by what it had thought at
/// 49,500 decisions (off by 0.028 on average; with 1.3 by 0.034).
fn sharpened(worth: f32) -> f32 {
    let [for_it, against] = [worth, 1.0 - worth].map(|odds| odds.max(0.0).powf(1.6));
    for_it / (for_it + against)
}

/// From what a net for more players says to the chance to win: the odds count for so much.
///
/// With the strongest level at every seat the chances of all must come to one, and what the nets said came to
/// 3 × 39 % with three players and 4 × 28 % with four (`arena calibrate`, 16 deals from every seat): they have
/// learned from games of weaker players. With this and the net of three that came later it is 3 × 34.5 % (24 deals).
/// A certain victory stays certain; a shared one is told too low by this, which is rare.
fn fair(win: f32, players: usize) -> f32 {
    let share = if players == 3 { 0.76 } else { 0.85 };
    let [for_it, against] = [share * win, 1.0 - win];
    for_it / (for_it + against)
}

/// Values positions for one player.
#[derive(Clone)]
pub struct NetEvaluator<'n> {
    net: &'n Net,
    me: Dynasty,
    /// Tiles that are in others' hands, in the bag, or swapped away by others.
    unseen: TileCounts,
    sight: Sight,
    /// By dynasty: whatever one player sees is much like what the same one saw last.
    sums: [Sums; 4],
    buffers: Vec<Vec<Decision>>,
    /// How many positions the net has valued.
    pub(crate) evals: u64,
}

impl<'n> NetEvaluator<'n> {
    /// An evaluator for one player of this position.
    pub(crate) fn new(net: &'n Net, position: &Position, me: Dynasty) -> NetEvaluator<'n> {
        NetEvaluator {
            net,
            me,
            unseen: position.unseen(me),
            sight: Sight::new(),
            sums: std::array::from_fn(|_| net.blank()),
            buffers: Vec::new(),
            evals: 0,
        }
    }

    /// Judges for this player of this position from now on.
    pub(crate) fn turn_to(&mut self, position: &Position, me: Dynasty) {
        self.me = me;
        self.unseen = position.unseen(me);
    }

    /// What estimates are compared by, 0 to 1.
    pub(crate) fn worth(&self, estimate: &Estimate) -> f32 {
        estimate.worth(win_share(self.net.players))
    }

    /// The chance to win, 0 to 1, that an estimate stands for.
    ///
    /// Never higher for what is worth less, with two players.
    pub(crate) fn chance(&self, estimate: &Estimate) -> f32 {
        match self.net.players {
            2 => sharpened(self.worth(estimate)),
            players => fair(estimate.win, players),
        }
    }

    /// The decision that leads to the best; the first of equals, and none where there is none.
    pub(crate) fn choose(&mut self, position: &Position, legal: &[Decision]) -> Option<Decision> {
        let mut best: Option<(f32, Decision)> = None;
        for decision in legal {
            let estimate = self.after(position, *decision);
            let worth = self.worth(&estimate);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *decision));
            }
        }
        best.map(|(_, decision)| decision)
    }

    /// What this decision of the evaluator's player leads to.
    pub(crate) fn after(&mut self, position: &Position, decision: Decision) -> Estimate {
        self.look(position, decision, 0)
    }

    fn look(&mut self, position: &Position, decision: Decision, depth: usize) -> Estimate {
        match (position.table().stage(), decision) {
            // The same as going without the other actions; nothing of what will be drawn is seen.
            (Stage::Action, Decision::End) => {
                return self.turn_over(position, position.hand(self.me), 0);
            }
            (Stage::Action, Decision::Swap(tiles)) => return self.swap(position, tiles),
            _ => {}
        }
        let mut next = position.clone();
        next.play(decision, &mut Unheard);
        self.position(&next, depth)
    }

    /// A swap, without seeing what would be drawn.
    fn swap(&mut self, position: &Position, tiles: TileCounts) -> Estimate {
        let mut kept = position.hand(self.me);
        kept.take_all(tiles);
        let fresh = tiles.total() as u8;
        let mut next = position.clone();
        next.play(Decision::Swap(tiles), &mut Unheard);
        match next.table().stage() {
            Stage::Action => self.ask_net(&next, Moment::MidTurn, kept, fresh),
            Stage::End => self.turn_over(&next, kept, fresh),
            _ => self.position(&next, DEEPEST),
        }
    }

    /// What a position is worth.
    pub(crate) fn position(&mut self, position: &Position, depth: usize) -> Estimate {
        let table = position.table();
        match table.stage() {
            Stage::Over(_) => self.over(table),
            Stage::Action => self.ask_net(position, Moment::of(table), position.hand(self.me), 0),
            Stage::End => self.turn_over(position, position.hand(self.me), 0),
            // The bound only guards against a fault.
            _ if depth >= DEEPEST => {
                self.ask_net(position, Moment::MidTurn, position.hand(self.me), 0)
            }
            _ if table.decider() == Some(self.me) => self.best(position, depth),
            Stage::Commit(conflict) => self.others_commitment(position, &conflict, depth),
            stage => {
                let decision = self.others_choice(position, stage);
                self.look(position, decision, depth + 1)
            }
        }
    }

    /// The best of the player's own decisions.
    fn best(&mut self, position: &Position, depth: usize) -> Estimate {
        let mut legal = self.buffers.pop().unwrap_or_default();
        position.legal(&mut legal);
        let mut best: Option<Estimate> = None;
        for decision in &legal {
            let estimate = self.look(position, *decision, depth + 1);
            if best.is_none_or(|b| self.worth(&estimate) > self.worth(&b)) {
                best = Some(estimate);
            }
        }
        self.buffers.push(legal);
        best.unwrap_or_default()
    }

    /// The end of a turn: what the net says, or the final score if the game ends with it.
    fn turn_over(&mut self, position: &Position, hand: TileCounts, fresh: u8) -> Estimate {
        if !position.ends_with_the_turn() {
            return self.ask_net(position, Moment::TurnOver, hand, fresh);
        }
        let mut next = position.clone();
        next.play(Decision::End, &mut Unheard);
        if next.table().stage() == Stage::Bonus {
            let bonus = lowest_colour(next.table(), next.table().active());
            next.play(Decision::Bonus(bonus), &mut Unheard);
        }
        self.over(next.table())
    }

    fn ask_net(
        &mut self,
        position: &Position,
        moment: Moment,
        hand: TileCounts,
        fresh: u8,
    ) -> Estimate {
        let asked = Asked {
            dynasty: self.me,
            hand,
            fresh,
            bag: position.bag().len(),
            moment,
        };
        self.evals += 1;
        let levels = self.sight.see(position.table(), &asked);
        self.net
            .estimate_next(levels, &mut self.sums[self.me.index()])
    }

    /// What the net is told of a table.
    pub(crate) fn see(&mut self, table: &Table, asked: &Asked) -> &Levels {
        self.sight.see(table, asked)
    }

    /// What the end of a game is worth.
    ///
    /// With two players the margin speaks for the chance to win as well, and here nothing is left to
    /// chance: a narrow victory is worth more than the hope of a wide one.
    fn over(&mut self, table: &Table) -> Estimate {
        self.evals += 1;
        let end = outcome(table, self.me);
        let certain = Estimate {
            margin: end.win,
            ..end
        };
        match self.net.players {
            2 => certain.mixed(CERTAIN, &end),
            _ => end,
        }
    }

    /// What others commit is not known: the two cases that matter, by how likely they are.
    fn others_commitment(
        &mut self,
        position: &Position,
        conflict: &Conflict,
        depth: usize,
    ) -> Estimate {
        let owner = conflict.to_commit();
        let colour = conflict.support();
        let needed = conflict.to_be_ahead();
        let held = position.hand(owner).total() as u8;
        let none = self.committed(position, owner, colour, 0, depth);
        // An attacker who is ahead already may be answered, but most add nothing.
        if needed == 0 || needed > held {
            return none;
        }
        let chance = WILLING * chance_to_hold(&self.unseen, colour, held, needed);
        if chance < 0.01 {
            return none;
        }
        let enough = self.committed(position, owner, colour, needed, depth);
        enough.mixed(chance, &none)
    }

    fn committed(
        &mut self,
        position: &Position,
        owner: Dynasty,
        colour: Colour,
        count: u8,
        depth: usize,
    ) -> Estimate {
        let mut next = position.clone();
        // Whether the hand that was dealt for this look ahead holds them does not matter.
        next.suppose_held(owner, colour, count);
        next.play(Decision::Commit(count), &mut Unheard);
        self.position(&next, depth + 1)
    }

    /// What somebody else is taken to choose where the choice is about little.
    fn others_choice(&mut self, position: &Position, stage: Stage) -> Decision {
        let table = position.table();
        if stage == Stage::Bonus {
            return Decision::Bonus(lowest_colour(table, table.active()));
        }
        let mut legal = self.buffers.pop().unwrap_or_default();
        position.legal(&mut legal);
        // Offers list what can be built before `pass`.
        let decision = legal.first().copied().unwrap_or(Decision::Pass);
        self.buffers.push(legal);
        decision
    }
}

/// The colour of which a player has the fewest points: what a bonus is taken to be used for.
pub(super) fn lowest_colour(table: &Table, dynasty: Dynasty) -> Colour {
    let points = table.points(dynasty);
    let lowest = Colour::ALL.into_iter().min_by_key(|c| points[c.index()]);
    lowest.unwrap_or(Colour::Black)
}

/// The chance that a hand of `held` tiles, dealt from the unseen ones, has `needed` of a colour
/// (hypergeometric).
fn chance_to_hold(unseen: &TileCounts, colour: Colour, held: u8, needed: u8) -> f32 {
    let all = f32::from(unseen.total().max(u16::from(held)).max(1));
    let of_it = f32::from(unseen.of(colour));
    // By tiles dealt one after another: chances to have 0, 1, 2 ... of the colour.
    let mut chances = [0.0_f32; HAND_SIZE as usize + 2];
    chances[0] = 1.0;
    for dealt in 0..held.min(HAND_SIZE) {
        for have in (0..=usize::from(dealt)).rev() {
            let here = chances[have];
            let left = all - f32::from(dealt);
            let hit = ((of_it - have as f32) / left).clamp(0.0, 1.0);
            chances[have + 1] += here * hit;
            chances[have] = here * (1.0 - hit);
        }
    }
    chances.iter().skip(usize::from(needed)).sum()
}

/// By how much a player's lowest colour is ahead of the best other's, in points; a second lowest
/// counts a fifth.
pub(crate) fn margin(table: &Table, dynasty: Dynasty) -> f32 {
    let measure = |standing: &Standing| {
        let [lowest, second, ..] = standing.ascending();
        f32::from(lowest) + 0.2 * f32::from(second)
    };
    let standings = table.standings().standings;
    let own = standings.iter().find(|s| s.dynasty == dynasty).map(measure);
    let others = standings.iter().filter(|s| s.dynasty != dynasty);
    let best = others.map(measure).fold(f32::MIN, f32::max);
    own.unwrap_or(best) - best
}

/// What the end of a game is worth.
pub(crate) fn outcome(table: &Table, dynasty: Dynasty) -> Estimate {
    let standings = table.standings();
    let winners = standings.winners().count() as f32;
    let won = standings.winners().any(|winner| winner == dynasty);
    Estimate {
        win: if won { 1.0 / winners } else { 0.0 },
        margin: squash(margin(table, dynasty) / 4.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fair_chances_keep_their_order_and_what_is_certain() {
        for players in [3, 4] {
            assert_eq!([0.0, 1.0].map(|win| fair(win, players)), [0.0, 1.0]);
            let told: Vec<f32> = (0..=100).map(|n| fair(n as f32 / 100.0, players)).collect();
            assert!(told.is_sorted_by(|less, more| less < more));
        }
        // What the nets said of everybody on average.
        assert!((fair(0.39, 3) - 1.0 / 3.0).abs() < 0.01);
        assert!((fair(0.28, 4) - 1.0 / 4.0).abs() < 0.01);
    }

    #[test]
    fn the_chance_to_hold_is_hypergeometric() {
        let unseen = TileCounts::new([10, 20, 5, 5]);
        let chance = |held, needed| chance_to_hold(&unseen, Colour::Black, held, needed);
        assert_eq!(chance(6, 0), 1.0);
        // One of 40 tiles, 10 of them black; then two black ones in a row; then none of six.
        assert!((chance(1, 1) - 0.25).abs() < 1e-6);
        assert!((chance(2, 2) - 10.0 / 40.0 * 9.0 / 39.0).abs() < 1e-6);
        let none: f32 = (0..6).map(|n| (30 - n) as f32 / (40 - n) as f32).product();
        assert!((chance(6, 1) - (1.0 - none)).abs() < 1e-5);
        assert_eq!(chance_to_hold(&TileCounts::EMPTY, Colour::Red, 6, 1), 0.0);
    }
}

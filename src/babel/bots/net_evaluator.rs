//! What a position is worth to a player, and what a search asks of the game, answered by the net.

use super::features::{Asked, Levels, Sums, encode};
use super::most_common;
use super::turn_key::turn_key;
use crate::babel::rules::{Decision, Player, Position, Stage, Tribe, TribeCounts};
use crate::net::{Net, squash};
use crate::search::{Estimate, Evaluator, TurnEvaluator};

/// How much of a worth is the chance to win; the rest is the margin, which still speaks where the
/// game is as good as won or lost.
const WIN_SHARE: f32 = 0.7;

/// Values positions for whoever is asked about, on what that player may know.
#[derive(Clone)]
pub struct NetEvaluator<'n> {
    net: &'n Net,
    levels: Levels,
    /// By player: whatever one player sees is much like what the same one saw last.
    sums: [Sums; 2],
    evals: u64,
}

impl<'n> NetEvaluator<'n> {
    pub(crate) fn new(net: &'n Net) -> NetEvaluator<'n> {
        NetEvaluator {
            net,
            levels: Levels::NONE,
            sums: [net.blank(), net.blank()],
            evals: 0,
        }
    }

    /// What the net is told of a position whose turn is as good as over.
    pub(crate) fn see(&mut self, position: &Position, player: Player) -> &Levels {
        self.look(position, player, position.hand(player));
        &self.levels
    }

    fn look(&mut self, position: &Position, player: Player, hand: TribeCounts) {
        let supply = position.supply();
        let known = usize::from(position.table().known()).min(supply.len());
        let asked = Asked {
            player,
            hand,
            other: position.hand(player.other()).total(),
            supply: supply.len(),
            known: &supply.as_slice()[supply.len() - known..],
        };
        encode(position.table(), &asked, &mut self.levels);
    }

    fn ask_net(&mut self, position: &Position, player: Player, hand: TribeCounts) -> Estimate {
        self.evals += 1;
        self.look(position, player, hand);
        self.net
            .estimate_next(&self.levels, &mut self.sums[player.index()])
    }

    /// The half of a hand that is missed least, card by card, with the estimate of what is left.
    pub(crate) fn discard(&mut self, position: &Position, count: u8) -> (TribeCounts, Estimate) {
        let player = position.decider().unwrap_or(position.table().active());
        let mut hand = position.hand(player);
        let mut chosen = TribeCounts::EMPTY;
        let mut left = Estimate::default();
        for _ in 0..count {
            let mut best: Option<(Tribe, Estimate)> = None;
            for tribe in Tribe::ALL.into_iter().filter(|t| hand.of(*t) > 0) {
                let mut without = hand;
                without.take(tribe, 1);
                let estimate = self.ask_net(position, player, without);
                let better =
                    |(_, most): &(Tribe, Estimate)| self.worth(&estimate) > self.worth(most);
                if best.as_ref().is_none_or(better) {
                    best = Some((tribe, estimate));
                }
            }
            let Some((tribe, estimate)) = best else { break };
            hand.take(tribe, 1);
            chosen.add(tribe, 1);
            left = estimate;
        }
        (chosen, left)
    }

    /// That half, and each that differs from it by one card, the one that is missed least first.
    pub(crate) fn discards(
        &mut self,
        position: &Position,
        count: u8,
    ) -> Vec<(TribeCounts, Estimate)> {
        let player = position.decider().unwrap_or(position.table().active());
        let (least, estimate) = self.discard(position, count);
        let mut all = vec![(least, estimate)];
        for kept in Tribe::ALL.into_iter().filter(|t| least.of(*t) > 0) {
            let mut hand = position.hand(player);
            hand.take_all(least);
            for gone in Tribe::ALL
                .into_iter()
                .filter(|t| *t != kept && hand.of(*t) > 0)
            {
                let (mut cards, mut left) = (least, hand);
                cards.take(kept, 1);
                cards.add(gone, 1);
                left.add(kept, 1);
                left.take(gone, 1);
                all.push((cards, self.ask_net(position, player, left)));
            }
        }
        all[1..].sort_by(|(_, one), (_, other)| self.worth(other).total_cmp(&self.worth(one)));
        all
    }
}

/// By how much a player is ahead, 0 to 1, at the end of a game.
fn margin(position: &Position, player: Player) -> f32 {
    let total = |player| f32::from(position.table().total(player));
    squash((total(player) - total(player.other())) / 4.0)
}

/// What the end of a game is worth; of a game that is not over, what it would be worth.
pub(crate) fn outcome(position: &Position, player: Player) -> Estimate {
    let cards = Player::ALL.map(|player| position.hand(player).total());
    let standings = position.table().standings(cards);
    Estimate {
        win: match standings.winner() {
            Some(winner) => f32::from(u8::from(winner == player)),
            None => 0.5,
        },
        margin: margin(position, player),
    }
}

impl Evaluator<Position> for NetEvaluator<'_> {
    fn now(&mut self, game: &Position, player: Player) -> Estimate {
        self.ended(game, player)
    }

    fn worth(&self, estimate: &Estimate) -> f32 {
        estimate.worth(WIN_SHARE)
    }

    fn evals(&self) -> u64 {
        self.evals
    }

    fn count(&mut self, evals: u64) {
        self.evals += evals;
    }

    fn fork(&self) -> Self {
        let mut fork = self.clone();
        fork.evals = 0;
        fork
    }
}

impl TurnEvaluator<Position> for NetEvaluator<'_> {
    fn key(&self, game: &Position) -> u128 {
        turn_key(game)
    }

    fn ended(&mut self, game: &Position, player: Player) -> Estimate {
        // The last temple cards are drawn as the turn ends, and nothing follows them.
        if game.table().ending().is_some() || game.supply().len() <= 2 {
            self.evals += 1;
            return outcome(game, player);
        }
        self.ask_net(game, player, game.hand(player))
    }

    fn end(&self, game: &Position) -> Option<Decision> {
        game.check(Decision::End).is_ok().then_some(Decision::End)
    }

    /// A move right after another has wasted a card.
    fn follows(&self, last: &Decision, next: &Decision) -> bool {
        !matches!((last, next), (Decision::Move(_), Decision::Move(_)))
    }

    fn answer(&self, game: &Position) -> Option<Decision> {
        match game.table().stage() {
            Stage::Discard { count } => {
                let hand = game.hand(game.decider()?);
                Some(Decision::Discard(most_common(hand, count)))
            }
            _ => None,
        }
    }
}

//! How the rest of an action would go, on a sampled position.

use super::evaluation::Evaluation;
use super::net_evaluator::lowest_colour;
use crate::tigris::rules::{
    Colour, Conflict, Decision, Dynasty, HAND_SIZE, Position, Stage, TileCounts, Unheard, View,
};

/// How a conflict is expected to go when nobody at the table knows the others' hands.
pub(super) struct Playout<'a> {
    me: Dynasty,
    evaluation: &'a Evaluation,
    /// Of each colour, how much of what is unseen it is.
    share: [f32; 4],
}

impl<'a> Playout<'a> {
    pub(super) fn new(view: &View, evaluation: &'a Evaluation) -> Playout<'a> {
        let unseen = view.unseen();
        let total = f32::from(unseen.total()).max(1.0);
        Playout {
            me: view.dynasty(),
            evaluation,
            share: Colour::ALL.map(|c| f32::from(unseen.of(c)) / total),
        }
    }

    /// The value of a position for the bot's player.
    pub(super) fn value(&self, position: &Position) -> f32 {
        let hand = position.hand(self.me);
        self.evaluation
            .value(position.table(), &hand, position.bag().len())
    }

    /// Plays on until the action is complete, everybody by simple rules, and values what comes out.
    pub(super) fn play_out(&self, position: &mut Position, buffer: &mut Vec<Decision>) -> f32 {
        // An action is a handful of decisions: the bound only guards against a fault.
        for _ in 0..40 {
            if matches!(
                position.table().stage(),
                Stage::Action | Stage::End | Stage::Over(_)
            ) {
                break;
            }
            position.legal(buffer);
            let Some(decision) = self.choose(position, buffer) else {
                break;
            };
            position.play(decision, &mut Unheard);
        }
        self.value(position)
    }

    /// What whoever decides would choose, by a simple rule.
    fn choose(&self, position: &Position, legal: &[Decision]) -> Option<Decision> {
        let table = position.table();
        let owner = table.decider()?;
        match table.stage() {
            Stage::Commit(conflict) => {
                let count = self.commitment(&conflict, &position.hand(owner), owner);
                let fits = |d: &&Decision| matches!(d, Decision::Commit(n) if *n >= count);
                legal.iter().find(fits).or_else(|| legal.first()).copied()
            }
            Stage::Building(_) | Stage::Monument { .. } if owner == self.me => {
                // What the bot itself would build: whatever looks best at once.
                let mut best = None;
                for decision in legal {
                    let mut copy = position.clone();
                    copy.play(*decision, &mut Unheard);
                    let value = self.value(&copy);
                    if best.is_none_or(|(most, _)| value > most) {
                        best = Some((value, *decision));
                    }
                }
                best.map(|(_, decision)| decision)
            }
            Stage::Bonus => Some(Decision::Bonus(lowest_colour(table, owner))),
            _ => legal.first().copied(),
        }
    }

    /// How many tiles a side would commit: a defender exactly enough, an attacker enough against
    /// what the defender may be expected to hold, and nobody anything in a lost cause.
    fn commitment(&self, conflict: &Conflict, hand: &TileCounts, owner: Dynasty) -> u8 {
        let have = hand.of(conflict.support());
        let to_win = conflict.to_be_ahead();
        if to_win > have {
            return 0;
        }
        if conflict.attacker_committed.is_some() {
            return to_win;
        }
        let share = self.share[conflict.support().index()];
        // Half a tile more than a full hand would hold on average.
        let expected = (f32::from(HAND_SIZE) * share + 0.5).round() as u8;
        let margin = if owner == self.me {
            expected
        } else {
            expected / 2
        };
        (to_win + margin).min(have)
    }
}

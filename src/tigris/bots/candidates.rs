//! What each legal decision is worth, by looking one decision ahead.

use super::evaluation::{Evaluation, tile_worth};
use super::playout::Playout;
use crate::tigris::rules::{
    Colour, Decision, HAND_SIZE, Position, Stage, TileCounts, Unheard, View,
};

/// In the first rounds a turn may go by without a tile.
const OPENING_ROUNDS: u16 = 3;
/// What a decision costs beyond what can be seen on the board afterwards.
const CATASTROPHE: f32 = 0.55;
/// Moving a leader that stands already: an action without a tile.
const MOVE: f32 = 0.15;
/// Taking a leader home.
const WITHDRAW: f32 = 0.5;
/// A swap is an action in which nothing is built.
const SWAP: f32 = 0.25;
/// A tile committed is a tile that cannot be placed.
const COMMITTED: f32 = 0.12;

/// Values the decisions of one moment.
pub(super) struct Candidates<'a> {
    view: &'a View,
    /// Positions as they could be; the first serves where nothing hidden matters.
    samples: &'a [Position],
    evaluation: Evaluation,
    buffer: Vec<Decision>,
    /// How many positions have been valued.
    pub(super) evals: u64,
}

impl<'a> Candidates<'a> {
    pub(super) fn new(view: &'a View, samples: &'a [Position]) -> Candidates<'a> {
        Candidates {
            view,
            samples,
            evaluation: Evaluation::new(view.dynasty()),
            buffer: Vec::new(),
            evals: 0,
        }
    }

    /// Whether a decision may be considered at all.
    ///
    /// After the opening, in which leaders are what counts, at least one tile is drawn in every
    /// turn, so a game of such players always ends: with the last action and a full hand, a tile
    /// must be placed or swapped.
    pub(super) fn is_considered(&self, decision: Decision) -> bool {
        let table = self.view.table();
        let full = self.view.hand_size(self.view.dynasty()) >= HAND_SIZE;
        let opening = table.turns() < OPENING_ROUNDS * table.seats().count() as u16;
        if table.stage() != Stage::Action || !full || opening {
            return true;
        }
        match decision {
            Decision::Place(..) | Decision::Swap(_) => true,
            Decision::End => table.treasures_to_go() == 0,
            _ => table.actions_left() > 1,
        }
    }

    /// What a decision is worth, in points of the lowest colour.
    pub(super) fn value(&mut self, decision: Decision) -> f32 {
        let stage = self.view.table().stage();
        match (stage, decision) {
            (Stage::Action, Decision::End) => self.end(),
            (_, Decision::Swap(tiles)) => self.swap(tiles),
            (Stage::Action, _) => self.look(decision) - self.cost(decision),
            (Stage::Commit(_), Decision::Commit(count)) => {
                self.look(decision) - COMMITTED * f32::from(count)
            }
            _ => self.look(decision),
        }
    }

    /// Ending the turn now: what lies on the table, and nothing of what will be drawn.
    fn end(&mut self) -> f32 {
        self.evals += 1;
        let view = self.view;
        self.evaluation
            .value(view.table(), &view.hand(), view.bag_len())
    }

    /// A swap, without looking at what would be drawn.
    fn swap(&mut self, tiles: TileCounts) -> f32 {
        let count = tiles.total();
        if count > u16::from(self.view.bag_len()) {
            // The game would be over at once.
            return self.look(Decision::Swap(tiles));
        }
        let worth = tile_worth(self.view.table(), self.view.dynasty());
        let unseen = self.view.unseen();
        let total = f32::from(unseen.total()).max(1.0);
        let drawn: f32 = Colour::ALL
            .iter()
            .map(|c| worth[c.index()] * f32::from(unseen.of(*c)) / total)
            .sum();
        let given: f32 = Colour::ALL
            .iter()
            .map(|c| worth[c.index()] * f32::from(tiles.of(*c)))
            .sum();
        self.end() + 0.4 * (drawn * f32::from(count) - given) - SWAP
    }

    /// Plays a decision on samples, goes on to the end of the action, and takes the average.
    fn look(&mut self, decision: Decision) -> f32 {
        let playout = Playout::new(self.view, &self.evaluation);
        let mut sum = 0.0;
        let mut count = 0.0;
        for sample in self.samples {
            let mut position = sample.clone();
            let hidden = matches!(position.table().stage(), Stage::Commit(_));
            position.play(decision, &mut Unheard);
            let conflict = matches!(position.table().stage(), Stage::Commit(_) | Stage::War);
            sum += playout.play_out(&mut position, &mut self.buffer);
            count += 1.0;
            self.evals += 1;
            // Where nobody commits, one sample is as good as many.
            if !hidden && !conflict {
                break;
            }
        }
        sum / count
    }

    fn cost(&self, decision: Decision) -> f32 {
        match decision {
            Decision::Catastrophe(_) => CATASTROPHE,
            Decision::Withdraw(_) => WITHDRAW,
            Decision::Lead(leader, _) => {
                let stands = self.view.table().leader(self.view.dynasty(), leader);
                stands.map_or(0.0, |_| MOVE)
            }
            _ => 0.0,
        }
    }
}

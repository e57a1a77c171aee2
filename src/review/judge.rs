//! One decision judged on what its player could know.

use super::plan::Depth;
use super::review_game::{Line, ReviewGame};
use super::spread::Spread;
use crate::random::generator;
use crate::search::{Evaluator, Limits};
use std::ops::Range;

/// Choices whose chances lie within this are none: whatever is decided comes to the same.
const ALIKE: f32 = 0.001;

/// The worlds in which decisions are measured begin here: none of them is one in which the best was
/// chosen.
const FRESH: u64 = 1 << 32;

/// For how many worlds the first sight counts where the best is chosen.
const PRIOR: f64 = 4.0;

/// That the answer is no longer wanted.
#[derive(Debug)]
pub(super) struct Cancelled;

/// A decision to be judged.
pub(super) struct Question<'a, G: ReviewGame> {
    /// The position that was decided on; only what its decider knows of it is used.
    pub position: &'a G,
    pub made: G::Decision,
    pub seed: u64,
    /// A loss that is surely smaller is not worth more worlds.
    pub least: f64,
}

/// What is thought of a decision.
pub(super) struct Verdict<D> {
    pub best: D,
    /// The chance to win after what was decided, and after the best.
    pub chances: [f64; 2],
    /// What was given away against the best, as a part of the chance to win.
    pub loss: Spread,
    /// How many choices there were that are worth a thought.
    pub choices: usize,
    /// Whether something may have been given away, so that a longer look is worth it.
    pub open: bool,
}

/// Judges a decision; nothing where there was no real choice.
pub(super) fn judge<G: ReviewGame>(
    question: &Question<'_, G>,
    depth: &Depth,
    limits: &Limits,
) -> Result<Option<Verdict<G::Decision>>, Cancelled> {
    let Some(player) = question.position.decider() else {
        return Ok(None);
    };
    let view = question.position.view(player);
    let world = G::sample(&view, &mut generator(question.seed));
    let mut evaluator = world.evaluator(player);
    let lines = world.lines(question.made, &mut evaluator, limits);
    if limits.cancelled() {
        return Err(Cancelled);
    }
    let mut trial: Trial<'_, G> = Trial {
        view,
        seed: question.seed,
        evaluator,
        limits,
    };
    let Some((lines, choices, made)) = trial.candidates(&world, lines, question.made, depth) else {
        return Ok(None);
    };
    // Whatever else is compared, what was decided must beat.
    let mut means = vec![Spread::default(); lines.len()];
    let mut ahead = vec![Spread::default(); lines.len()];
    for chances in trial.meet(&lines, 0..depth.choosing)? {
        for (at, chance) in chances.iter().enumerate() {
            means[at].add(*chance);
            ahead[at].add(chance - chances[made]);
        }
    }
    let first = |at: usize| f64::from(trial.evaluator.chance(&lines[at].estimate));
    let weighed = |at: usize| {
        let met = f64::from(means[at].count());
        (PRIOR * first(at) + met * means[at].mean()) / (PRIOR + met)
    };
    let open = (0..lines.len())
        .filter(|at| *at != made)
        .any(|at| ahead[at].mean() + ahead[at].error() >= question.least);
    // Of equals what was decided is the best.
    let best = (0..lines.len()).fold(made, |best, at| match weighed(at) > weighed(best) {
        true => at,
        false => best,
    });
    if best == made {
        let chance = means[made].mean();
        let mut loss = Spread::default();
        (0..2).for_each(|_| loss.add(0.0));
        return Ok(Some(Verdict {
            best: question.made,
            chances: [chance, chance],
            loss,
            choices,
            open,
        }));
    }
    let pair = [lines[made].clone(), lines[best].clone()];
    let (loss, chances) = trial.measure(&pair, depth, question.least)?;
    Ok(Some(Verdict {
        best: pair[1].decisions[0],
        chances,
        loss,
        choices,
        open: open || loss.mean() + loss.error() >= question.least,
    }))
}

/// Judges a decision against another that is known to be good, in worlds of their own; of the two
/// that which is better by them is the best.
pub(super) fn compare<G: ReviewGame>(
    question: &Question<'_, G>,
    best: G::Decision,
    depth: &Depth,
    limits: &Limits,
) -> Result<Option<Verdict<G::Decision>>, Cancelled> {
    let Some(player) = question.position.decider() else {
        return Ok(None);
    };
    let view = question.position.view(player);
    let world = G::sample(&view, &mut generator(question.seed));
    let mut evaluator = world.evaluator(player);
    let mut line = |decision: G::Decision| {
        let lines = world.lines(decision, &mut evaluator, limits);
        let found = lines.into_iter().find(|line| line.decisions[0] == decision);
        found.unwrap_or_else(|| Line {
            decisions: vec![decision],
            estimate: evaluator.after(&world, decision),
        })
    };
    let pair = [line(question.made), line(best)];
    if limits.cancelled() {
        return Err(Cancelled);
    }
    let mut trial: Trial<'_, G> = Trial {
        view,
        seed: question.seed,
        evaluator,
        limits,
    };
    let (loss, chances) = trial.measure(&pair, depth, question.least)?;
    let better = loss.mean() < -2.0 * loss.error();
    Ok(Some(Verdict {
        best: if better { question.made } else { best },
        chances,
        loss,
        choices: 2,
        open: false,
    }))
}

/// Candidates in the same worlds.
struct Trial<'a, G: ReviewGame> {
    view: G::View,
    seed: u64,
    evaluator: G::Evaluator,
    limits: &'a Limits<'a>,
}

impl<G: ReviewGame> Trial<'_, G> {
    /// The lines that are compared, how many there were, and which of them was decided; nothing where
    /// all come to the same.
    #[allow(clippy::type_complexity)]
    fn candidates(
        &mut self,
        world: &G,
        mut lines: Vec<Line<G::Decision>>,
        made: G::Decision,
        depth: &Depth,
    ) -> Option<(Vec<Line<G::Decision>>, usize, usize)> {
        let at = |lines: &[Line<G::Decision>]| lines.iter().position(|l| l.decisions[0] == made);
        let decided = match at(&lines) {
            Some(at) => lines[at].clone(),
            // It was not thought worth a thought, or comes to the same as another.
            None => Line {
                decisions: vec![made],
                estimate: self.evaluator.after(world, made),
            },
        };
        let chances = lines.iter().chain([&decided]);
        let chances = chances.map(|line| self.evaluator.chance(&line.estimate));
        let (low, high) = chances.fold((1.0_f32, 0.0_f32), |(low, high), chance| {
            (low.min(chance), high.max(chance))
        });
        let choices = lines.len().max(1) + usize::from(at(&lines).is_none() && !lines.is_empty());
        if choices < 2 || high - low < ALIKE {
            return None;
        }
        lines.truncate(depth.candidates.max(1));
        let made = at(&lines).unwrap_or_else(|| {
            lines.push(decided);
            lines.len() - 1
        });
        Some((lines, choices, made))
    }

    /// The chance to win with each line, in each of these worlds.
    fn meet(
        &mut self,
        lines: &[Line<G::Decision>],
        worlds: Range<u64>,
    ) -> Result<Vec<Vec<f64>>, Cancelled> {
        worlds
            .map(|number| {
                let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number;
                let world = G::sample(&self.view, &mut generator(seed));
                lines
                    .iter()
                    .map(|line| {
                        let ended = world.follow(&line.decisions, &mut self.evaluator, self.limits);
                        let ended = ended.ok_or(Cancelled)?;
                        Ok(f64::from(self.evaluator.chance(&ended)))
                    })
                    .collect()
            })
            .collect()
    }

    /// What was decided against the best, in worlds of their own: twice as many until the difference
    /// is twice its standard error, surely too small to matter, or the worlds are spent.
    fn measure(
        &mut self,
        pair: &[Line<G::Decision>; 2],
        depth: &Depth,
        least: f64,
    ) -> Result<(Spread, [f64; 2]), Cancelled> {
        let (mut loss, mut chances) = (Spread::default(), [Spread::default(); 2]);
        let (mut from, mut to) = (0, depth.measuring.max(2));
        loop {
            for met in self.meet(pair, FRESH + from..FRESH + to)? {
                loss.add(met[1] - met[0]);
                (0..2).for_each(|at| chances[at].add(met[at]));
            }
            let (mean, doubt) = (loss.mean(), 2.0 * loss.error());
            if mean.abs() >= doubt || mean + doubt < least || to >= depth.most {
                return Ok((loss, chances.map(|chance| chance.mean())));
            }
            (from, to) = (to, (2 * to).min(depth.most));
        }
    }
}

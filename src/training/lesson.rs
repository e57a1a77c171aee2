//! Fitting weights to targets: backpropagation and Adam (Kingma and Ba 2015), on as many cores as there are.
//!
//! The hidden layer is cut into stripes of a few units. A stripe holds every number that belongs to its
//! units and learns them by itself: of the others it needs to know only what they add to the outputs. So
//! the threads meet once a batch, a stripe stays within a core's own memory, and what is learned is the
//! same on any number of threads.

use super::path::Sample;
use super::pupil::{OUTPUTS, Pupil, lines};
use crate::net::{Block, Layout, PANEL, activation, add_up, squash};
use crate::random::shuffle;
use std::array::from_fn;
use std::sync::{Barrier, PoisonError, RwLock};

const MOMENTUM: f32 = 0.9;
const SPREAD: f32 = 0.999;
/// Far more than usual: most rows are rarely named, and Adam would move each of them as far for one
/// odd sample as the others for hundreds.
const SMALL: f32 = 1e-5;
/// How much the margin counts beside the chance to win.
const MARGIN_SHARE: f32 = 0.5;
/// Units of a stripe; so many divide a panel.
const STRIPE: usize = 16;

/// One number for every unit of a stripe.
type Line = [f32; STRIPE];

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lesson {
    /// Samples in one step.
    pub(super) batch: usize,
    /// Adam's rate.
    pub(super) rate: f32,
    pub(super) threads: usize,
}

/// Learns from samples in random order; answers the mean squared error of the chance to win.
pub(super) fn learn<const N: usize>(
    pupil: &mut Pupil,
    samples: &[Sample<N>],
    lesson: &Lesson,
    random: &mut impl rand::Rng,
) -> f32 {
    let mut order: Vec<usize> = (0..samples.len()).collect();
    shuffle(random, &mut order);
    let mut stripes = cut(pupil);
    let course = Course {
        layout: &pupil.layout,
        named: &Named::of(samples, pupil.layout.blocks()),
        samples,
        order: &order,
        lesson,
        steps: pupil.steps,
        said: &[(); 2].map(|()| stripes.iter().map(|_| RwLock::default()).collect()),
    };
    let ends = Ends::of(pupil);
    let share = stripes.len().div_ceil(lesson.threads.max(1));
    let meeting = Barrier::new(stripes.len().div_ceil(share));
    let (ends, error) = std::thread::scope(|scope| {
        let hands: Vec<_> = stripes
            .chunks_mut(share)
            .enumerate()
            .map(|(hand, stripes)| {
                let (course, meeting, ends) = (&course, &meeting, ends.clone());
                scope.spawn(move || course.take(stripes, hand * share, ends, meeting))
            })
            .collect();
        // They learned the outputs' biases alike.
        let learned = hands.into_iter().map(|hand| match hand.join() {
            Ok(learned) => learned,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        learned.last().unwrap_or((ends, 0.0))
    });
    put_back(pupil, &stripes, &ends);
    pupil.steps += order.chunks(lesson.batch).len() as u64;
    (error / samples.len().max(1) as f64) as f32
}

/// What all threads read.
struct Course<'a, const N: usize> {
    layout: &'a Layout,
    named: &'a Named,
    samples: &'a [Sample<'a, N>],
    order: &'a [usize],
    lesson: &'a Lesson,
    /// Adam's steps before.
    steps: u64,
    /// What the stripes add to the outputs, by sample: two batches in turn, so that one can be written
    /// while the other is still read.
    said: &'a [Vec<RwLock<Vec<[f32; OUTPUTS]>>>; 2],
}

impl<const N: usize> Course<'_, N> {
    /// Learns everything of these stripes, the first of them with this number; answers what became of
    /// the outputs' biases, and the sum of squared errors in the chance to win.
    fn take(
        &self,
        stripes: &mut [Stripe],
        first: usize,
        mut ends: Ends,
        meeting: &Barrier,
    ) -> (Ends, f64) {
        let mut error = 0.0;
        let mut back = Vec::new();
        for (at, chosen) in self.order.chunks(self.lesson.batch).enumerate() {
            let said = &self.said[at % 2];
            for (stripe, said) in stripes.iter_mut().zip(&said[first..]) {
                let mut said = said.write().unwrap_or_else(PoisonError::into_inner);
                stripe.look(self.named, chosen, &mut said);
            }
            meeting.wait();
            back.clear();
            back.resize(chosen.len(), ends.weights);
            for said in said {
                let said = said.read().unwrap_or_else(PoisonError::into_inner);
                for (sum, said) in back.iter_mut().zip(&*said) {
                    *sum = from_fn(|output| sum[output] + said[output]);
                }
            }
            let mut slope = [0.0; OUTPUTS];
            for (back, sample) in back.iter_mut().zip(chosen) {
                let target = &self.samples[*sample].target;
                // The slope at the outputs is that of a logistic loss, the difference itself, although the
                // squashing is not the logistic one: it points the same way and does not fade where the net
                // is sure and wrong.
                let [win, margin] = back.map(squash);
                error += f64::from((win - target.win).powi(2));
                *back = [win - target.win, MARGIN_SHARE * (margin - target.margin)];
                slope = from_fn(|output| slope[output] + back[output]);
            }
            let step = Step::of(self.steps + at as u64 + 1, self.lesson.rate, chosen.len());
            for stripe in &mut *stripes {
                stripe.learn(self.named, chosen, &back, &step, self.layout);
            }
            step.take(&mut ends.weights, &slope, &mut ends.mean, &mut ends.square);
        }
        (ends, error)
    }
}

/// The rows that each sample names, found once for all stripes.
struct Named {
    rows: Vec<u16>,
    /// Where those of each sample end.
    ends: Vec<usize>,
}

impl Named {
    fn of<const N: usize>(samples: &[Sample<N>], blocks: &[Block]) -> Named {
        let mut named = Named {
            rows: Vec::new(),
            ends: Vec::with_capacity(samples.len()),
        };
        for sample in samples {
            named.rows.extend(sample.levels.rows(blocks));
            named.ends.push(named.rows.len());
        }
        named
    }

    fn by(&self, sample: usize) -> &[u16] {
        let start = sample.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.rows[start..self.ends[sample]]
    }
}

/// All numbers that belong to a few hidden units, line by line: the rows, the bias, the weights to the
/// outputs.
struct Stripe {
    weights: Vec<Line>,
    mean: Vec<Line>,
    square: Vec<Line>,
    slope: Vec<Line>,
    /// By row: the sum of its thermometer up to its level.
    sums: Vec<Line>,
    /// What the units answered, by sample of the batch.
    hidden: Vec<Line>,
}

impl Stripe {
    fn new(weights: Vec<Line>, mean: Vec<Line>, square: Vec<Line>, layout: &Layout) -> Stripe {
        let mut stripe = Stripe {
            slope: vec![[0.0; STRIPE]; weights.len()],
            sums: Vec::new(),
            hidden: Vec::new(),
            weights,
            mean,
            square,
        };
        stripe.add_up(layout);
        stripe
    }

    /// Turns the rows into sums up to each level.
    fn add_up(&mut self, layout: &Layout) {
        self.sums.clear();
        self.sums.extend(&self.weights[..layout.rows()]);
        for block in layout.thermometers() {
            add_up(&mut self.sums, block);
        }
    }

    /// Answers samples; `said` gets what comes to the outputs by these units.
    fn look(&mut self, named: &Named, chosen: &[usize], said: &mut Vec<[f32; OUTPUTS]>) {
        let tail = &self.weights[self.sums.len()..];
        self.hidden.clear();
        said.clear();
        for sample in chosen {
            let mut sum = tail[0];
            for row in named.by(*sample) {
                add(&mut sum, &self.sums[usize::from(*row)]);
            }
            let hidden = sum.map(activation);
            said.push(from_fn(|output| dot(&hidden, &tail[1 + output])));
            self.hidden.push(hidden);
        }
    }

    /// Learns from the samples that were looked at, by the slopes at the outputs.
    fn learn(
        &mut self,
        named: &Named,
        chosen: &[usize],
        back: &[[f32; OUTPUTS]],
        step: &Step,
        layout: &Layout,
    ) {
        self.slope.fill([0.0; STRIPE]);
        let rows = self.sums.len();
        let (slopes, tail) = self.slope.split_at_mut(rows);
        let out: [Line; OUTPUTS] = from_fn(|output| self.weights[rows + 1 + output]);
        for ((sample, hidden), back) in chosen.iter().zip(&self.hidden).zip(back) {
            let mut inner = [0.0; STRIPE];
            for unit in 0..STRIPE {
                // The slope of x / (1 + |x|) is (1 - |y|) squared.
                let flat = 1.0 - hidden[unit].abs();
                let slope: f32 = (0..OUTPUTS)
                    .map(|output| back[output] * out[output][unit])
                    .sum();
                inner[unit] = slope * flat * flat;
            }
            add(&mut tail[0], &inner);
            for (tail, back) in tail[1..].iter_mut().zip(back) {
                add(tail, &hidden.map(|hidden| back * hidden));
            }
            for row in named.by(*sample) {
                add(&mut slopes[usize::from(*row)], &inner);
            }
        }
        // A level's weight is part of every level above: its slope is the sum of theirs.
        for block in layout.thermometers() {
            for row in (usize::from(block.base)..usize::from(block.base + block.levels) - 1).rev() {
                let above = slopes[row + 1];
                add(&mut slopes[row], &above);
            }
        }
        step.take(
            self.weights.as_flattened_mut(),
            self.slope.as_flattened(),
            self.mean.as_flattened_mut(),
            self.square.as_flattened_mut(),
        );
        self.add_up(layout);
    }
}

/// The outputs' biases, which belong to no stripe.
#[derive(Clone)]
struct Ends {
    weights: [f32; OUTPUTS],
    mean: [f32; OUTPUTS],
    square: [f32; OUTPUTS],
}

impl Ends {
    fn of(pupil: &Pupil) -> Ends {
        let last = |list: &[f32]| from_fn(|output| list[list.len() - OUTPUTS + output]);
        Ends {
            weights: last(&pupil.weights),
            mean: last(&pupil.mean),
            square: last(&pupil.square),
        }
    }
}

/// One of Adam's steps.
struct Step {
    rate: f32,
    /// What a sample counts.
    share: f32,
}

impl Step {
    /// The step with this number, from one on.
    fn of(number: u64, rate: f32, samples: usize) -> Step {
        let number = number.min(100_000) as i32;
        Step {
            rate: rate * (1.0 - SPREAD.powi(number)).sqrt() / (1.0 - MOMENTUM.powi(number)),
            share: 1.0 / samples as f32,
        }
    }

    fn take(&self, weights: &mut [f32], slope: &[f32], mean: &mut [f32], square: &mut [f32]) {
        let moments = mean.iter_mut().zip(square);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slope).zip(moments) {
            let slope = slope * self.share;
            *mean += (1.0 - MOMENTUM) * (slope - *mean);
            *square += (1.0 - SPREAD) * (slope * slope - *square);
            *weight -= self.rate * *mean / (square.sqrt() + SMALL);
        }
    }
}

/// The stripes of a pupil, panel by panel.
fn cut(pupil: &Pupil) -> Vec<Stripe> {
    let (layout, height) = (&*pupil.layout, lines(&pupil.layout));
    let panels = (pupil.weights.len() - OUTPUTS) / (height * PANEL);
    let stripe = |panel: usize, left: usize| {
        let of = |list: &[f32]| -> Vec<Line> {
            let lines = list[panel * height * PANEL..]
                .chunks_exact(PANEL)
                .take(height);
            lines
                .map(|line| from_fn(|unit| line[left + unit]))
                .collect()
        };
        Stripe::new(
            of(&pupil.weights),
            of(&pupil.mean),
            of(&pupil.square),
            layout,
        )
    };
    let places =
        (0..panels).flat_map(|panel| (0..PANEL).step_by(STRIPE).map(move |at| (panel, at)));
    places.map(|(panel, left)| stripe(panel, left)).collect()
}

/// What the stripes learned, in a pupil's order.
fn put_back(pupil: &mut Pupil, stripes: &[Stripe], ends: &Ends) {
    let height = lines(&pupil.layout);
    let put = |list: &mut [f32], of: fn(&Stripe) -> &[Line], ends: &[f32]| {
        let (panels, last) = list.split_at_mut(list.len() - OUTPUTS);
        let stripes = stripes.chunks_exact(PANEL / STRIPE);
        for (panel, stripes) in panels.chunks_exact_mut(height * PANEL).zip(stripes) {
            for (at, line) in panel.chunks_exact_mut(PANEL).enumerate() {
                for (place, stripe) in line.chunks_exact_mut(STRIPE).zip(stripes) {
                    place.copy_from_slice(&of(stripe)[at]);
                }
            }
        }
        last.copy_from_slice(ends);
    };
    put(&mut pupil.weights, |stripe| &stripe.weights, &ends.weights);
    put(&mut pupil.mean, |stripe| &stripe.mean, &ends.mean);
    put(&mut pupil.square, |stripe| &stripe.square, &ends.square);
}

#[inline(always)]
fn add(sum: &mut Line, more: &Line) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}

#[inline(always)]
fn dot(a: &Line, b: &Line) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests;

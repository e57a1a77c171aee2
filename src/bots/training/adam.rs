//! Fitting weights to targets: backpropagation and Adam (Kingma and Ba 2015).

use super::self_play::Sample;
use crate::bots::features::{blocks, row_count};
use crate::bots::net::{HIDDEN, Layer, Net, Weights};
use crate::rules::{below, generator};
use rand::Rng;

const MOMENTUM: f32 = 0.9;
const SPREAD: f32 = 0.999;
/// Far more than usual: most rows are rarely named, and Adam would move each of them as far for one
/// odd sample as the others for hundreds.
const SMALL: f32 = 1e-5;
/// How much the margin counts beside the chance to win.
const MARGIN_SHARE: f32 = 0.5;

/// Weights in training, as one list of numbers, with Adam's running means.
#[derive(Clone, Debug)]
pub(super) struct Pupil {
    pub(super) players: usize,
    pub(super) weights: Vec<f32>,
    pub(super) mean: Vec<f32>,
    pub(super) square: Vec<f32>,
    pub(super) steps: u64,
}

/// Numbers that follow the rows: bias, two outputs, their bias.
const TAIL: usize = 3 * HIDDEN + 2;

impl Pupil {
    /// A net that knows nothing.
    pub(super) fn new(players: usize, seed: u64) -> Pupil {
        let mut random = generator(seed);
        let mut small = |size: f32| (random.next_u32() as f32 / u32::MAX as f32 - 0.5) * 2.0 * size;
        let rows = row_count(players) * HIDDEN;
        let mut weights: Vec<f32> = (0..rows).map(|_| small(0.03)).collect();
        weights.extend((0..HIDDEN).map(|_| small(0.1)));
        weights.extend((0..2 * HIDDEN).map(|_| small(0.2)));
        weights.extend([0.0; 2]);
        Pupil::with(players, weights)
    }

    fn with(players: usize, weights: Vec<f32>) -> Pupil {
        Pupil {
            players,
            mean: vec![0.0; weights.len()],
            square: vec![0.0; weights.len()],
            weights,
            steps: 0,
        }
    }

    /// A net for more players that begins with what one for fewer knows: every other player is
    /// taken for a share of the one opponent.
    pub(super) fn grown(from: &Pupil, players: usize) -> Pupil {
        let common = row_count(0);
        let seat = row_count(1) - common;
        let share = 1.0 / (players as f32 - 1.0).sqrt();
        let (rows, tail) = from.weights.split_at(row_count(from.players) * HIDDEN);
        let (shared, seats) = rows.split_at(common * HIDDEN);
        let (own, other) = seats.split_at(seat * HIDDEN);
        let mut weights = [shared, own].concat();
        for _ in 1..players {
            weights.extend(other[..seat * HIDDEN].iter().map(|w| w * share));
        }
        weights.extend(tail);
        Pupil::with(players, weights)
    }

    /// The weights in their places.
    pub(super) fn to_weights(&self) -> Weights {
        let (rows, tail) = self.weights.split_at(row_count(self.players) * HIDDEN);
        let layer = |n: usize| -> Layer {
            let mut layer = [0.0; HIDDEN];
            layer.copy_from_slice(&tail[n * HIDDEN..(n + 1) * HIDDEN]);
            layer
        };
        Weights {
            players: self.players,
            rows: rows.as_chunks::<HIDDEN>().0.to_vec(),
            bias: layer(0),
            out: [layer(1), layer(2)],
            out_bias: [tail[TAIL - 2], tail[TAIL - 1]],
        }
    }

    /// Learns from samples in random order, `batch` at a time; answers the mean squared error of
    /// the chance to win.
    pub(super) fn learn(
        &mut self,
        samples: &[Sample],
        batch: usize,
        rate: f32,
        random: &mut impl Rng,
    ) -> f32 {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        for last in (1..order.len()).rev() {
            order.swap(last, below(random, last as u32 + 1) as usize);
        }
        let mut slope = vec![0.0; self.weights.len()];
        let mut error = 0.0;
        for chosen in order.chunks(batch) {
            let weights = self.to_weights();
            let net = Net::new(&weights);
            slope.fill(0.0);
            for i in chosen {
                error += f64::from(add_slope(&net, &weights, &samples[*i], &mut slope));
            }
            self.undo_sums(&mut slope);
            self.step(&slope, 1.0 / chosen.len() as f32, rate);
        }
        (error / samples.len().max(1) as f64) as f32
    }

    /// A level's weight is part of every level above: its slope is the sum of theirs.
    fn undo_sums(&self, slope: &mut [f32]) {
        for block in blocks(self.players) {
            let (base, levels) = (usize::from(block.base), usize::from(block.levels));
            for row in (base..base + levels - 1).rev() {
                let (below, above) = slope[row * HIDDEN..(row + 2) * HIDDEN].split_at_mut(HIDDEN);
                for (below, above) in below.iter_mut().zip(above) {
                    *below += *above;
                }
            }
        }
    }

    fn step(&mut self, slope: &[f32], share: f32, rate: f32) {
        self.steps += 1;
        let steps = self.steps.min(100_000) as i32;
        let rate = rate * (1.0 - SPREAD.powi(steps)).sqrt() / (1.0 - MOMENTUM.powi(steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in self.weights.iter_mut().zip(slope).zip(moments) {
            let slope = slope * share;
            *mean += (1.0 - MOMENTUM) * (slope - *mean);
            *square += (1.0 - SPREAD) * (slope * slope - *square);
            *weight -= rate * *mean / (square.sqrt() + SMALL);
        }
    }
}

/// Adds one sample's slope; answers its squared error in the chance to win.
///
/// The slope at the outputs is that of a logistic loss, the difference itself, although the squashing
/// is not the logistic one: it points the same way and does not fade where the net is sure and wrong.
fn add_slope(net: &Net, weights: &Weights, sample: &Sample, slope: &mut [f32]) -> f32 {
    let hidden = net.hidden(sample.rows);
    let estimate = net.answer(&hidden);
    let win = estimate.win - sample.target.win;
    let margin = MARGIN_SHARE * (estimate.margin - sample.target.margin);
    let (rows, tail) = slope.split_at_mut(weights.rows.len() * HIDDEN);
    let mut inner = [0.0; HIDDEN];
    for unit in 0..HIDDEN {
        let back = win * weights.out[0][unit] + margin * weights.out[1][unit];
        // The slope of x / (1 + |x|) is (1 - |y|) squared.
        let flat = 1.0 - hidden[unit].abs();
        inner[unit] = back * flat * flat;
        tail[unit] += inner[unit];
        tail[HIDDEN + unit] += win * hidden[unit];
        tail[2 * HIDDEN + unit] += margin * hidden[unit];
    }
    tail[TAIL - 2] += win;
    tail[TAIL - 1] += margin;
    for row in sample.rows {
        let start = usize::from(*row) * HIDDEN;
        for (slope, inner) in rows[start..start + HIDDEN].iter_mut().zip(&inner) {
            *slope += inner;
        }
    }
    win * win
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::estimate::Estimate;

    #[test]
    fn a_pupil_learns_what_a_row_means() {
        let mut pupil = Pupil::new(2, 1);
        let sample = |rows: &'static [u16], win: f32| Sample {
            rows,
            target: Estimate { win, margin: 0.5 },
        };
        let samples: Vec<Sample> = (0..200)
            .map(|i| match i % 2 {
                0 => sample(&[3, 40], 0.9),
                _ => sample(&[9, 40], 0.2),
            })
            .collect();
        let mut random = generator(3);
        let before = pupil.learn(&samples, 20, 0.01, &mut random);
        for _ in 0..40 {
            pupil.learn(&samples, 20, 0.01, &mut random);
        }
        let after = pupil.learn(&samples, 20, 0.001, &mut random);
        assert!(after < before / 50.0, "{before} {after}");
        let net = Net::new(&pupil.to_weights());
        assert!((net.estimate(&[3, 40]).win - 0.9).abs() < 0.05);
        assert!((net.estimate(&[9, 40]).win - 0.2).abs() < 0.05);
    }

    #[test]
    fn a_grown_net_keeps_what_is_common_and_own() {
        let small = Pupil::new(2, 1);
        let large = Pupil::grown(&small, 4);
        assert_eq!(large.weights.len(), row_count(4) * HIDDEN + TAIL);
        let kept = row_count(1) * HIDDEN;
        assert_eq!(large.weights[..kept], small.weights[..kept]);
    }
}

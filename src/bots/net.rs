//! The net: from the rows that a position names to the chance to win.
//!
//! One hidden layer. Its sums are sums of rows, so only what is there costs time. The arithmetic is
//! the same on every machine: additions, products, quotients and square roots of 32 bits, which IEEE
//! 754 settles, always in the same order and in lanes of eight, without fused products.

use super::estimate::Estimate;
use super::features::{Block, blocks, row_count};

/// Units of the hidden layer.
pub(crate) const HIDDEN: usize = 64;
const LANES: usize = 8;

/// One number for every hidden unit.
pub(crate) type Layer = [f32; HIDDEN];

/// The weights as they are trained: a thermometer's rows add up.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Weights {
    pub(crate) players: usize,
    /// By row: what passing this level adds.
    pub(crate) rows: Vec<Layer>,
    pub(crate) bias: Layer,
    /// From the hidden layer to the chance to win, and to the margin.
    pub(crate) out: [Layer; 2],
    pub(crate) out_bias: [f32; 2],
}

/// A net made ready to answer: each row holds the sum of its thermometer up to its level.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    pub(crate) players: usize,
    rows: Vec<Layer>,
    bias: Layer,
    out: [Layer; 2],
    out_bias: [f32; 2],
    wide: bool,
}

impl Net {
    /// Makes weights ready.
    pub(crate) fn new(weights: &Weights) -> Net {
        let mut net = Net {
            players: weights.players,
            rows: weights.rows.clone(),
            bias: weights.bias,
            out: weights.out,
            out_bias: weights.out_bias,
            wide: has_wide_lanes(),
        };
        for block in blocks(weights.players) {
            add_up(&mut net.rows, &block);
        }
        debug_assert_eq!(net.rows.len(), row_count(net.players));
        net
    }

    /// What the net says of a position that names these rows.
    pub(crate) fn estimate(&self, rows: &[u16]) -> Estimate {
        self.answer(&self.hidden(rows))
    }

    /// What the hidden units answer.
    pub(crate) fn hidden(&self, rows: &[u16]) -> Layer {
        #[cfg(target_arch = "x86_64")]
        if self.wide {
            // SAFETY: `wide` is set only where the processor was asked and has AVX2.
            return unsafe { self.hidden_wide(rows) };
        }
        self.hidden_narrow(rows)
    }

    #[inline(always)]
    fn hidden_narrow(&self, rows: &[u16]) -> Layer {
        let mut sum = self.bias;
        for row in rows {
            let row = &self.rows[usize::from(*row)];
            for (sum, weight) in sum.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        sum.map(activation)
    }

    /// The same with eight lanes at once: the same operations in the same order.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn hidden_wide(&self, rows: &[u16]) -> Layer {
        self.hidden_narrow(rows)
    }

    /// From the hidden layer to the estimate.
    pub(crate) fn answer(&self, hidden: &Layer) -> Estimate {
        let [win, margin] = [0, 1].map(|i| squash(dot(hidden, &self.out[i]) + self.out_bias[i]));
        Estimate { win, margin }
    }
}

/// Turns the levels of a block into sums up to each level.
fn add_up(rows: &mut [Layer], block: &Block) {
    for row in block.base + 1..block.base + block.levels {
        let below = rows[usize::from(row) - 1];
        for (sum, lower) in rows[usize::from(row)].iter_mut().zip(below) {
            *sum += lower;
        }
    }
}

fn has_wide_lanes() -> bool {
    #[cfg(target_arch = "x86_64")]
    return is_x86_feature_detected!("avx2");
    #[cfg(not(target_arch = "x86_64"))]
    false
}

/// What a hidden unit answers to its sum: from -1 to 1, steepest in the middle.
#[inline(always)]
pub(crate) fn activation(sum: f32) -> f32 {
    sum / (1.0 + sum.abs())
}

/// From any number to 0 to 1.
#[inline(always)]
pub(crate) fn squash(sum: f32) -> f32 {
    0.5 + 0.5 * sum / (1.0 + sum * sum).sqrt()
}

/// A sum of products, in lanes that are added up pairwise at the end.
#[inline(always)]
fn dot(a: &Layer, b: &Layer) -> f32 {
    let mut lanes = [0.0; LANES];
    for (a, b) in a
        .as_chunks::<LANES>()
        .0
        .iter()
        .zip(b.as_chunks::<LANES>().0)
    {
        for i in 0..LANES {
            lanes[i] += a[i] * b[i];
        }
    }
    let [a, b, c, d, e, f, g, h] = lanes;
    ((a + e) + (c + g)) + ((b + f) + (d + h))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weights(players: usize) -> Weights {
        let mut random = crate::rules::generator(5);
        let mut small = || {
            let bits = rand::Rng::next_u32(&mut random);
            (bits as f32 / u32::MAX as f32 - 0.5) * 0.4
        };
        Weights {
            players,
            rows: (0..row_count(players))
                .map(|_| [0.0; HIDDEN].map(|_: f32| small()))
                .collect(),
            bias: [0.0; HIDDEN].map(|_: f32| small()),
            out: [
                [0.0; HIDDEN].map(|_: f32| small()),
                [0.0; HIDDEN].map(|_: f32| small()),
            ],
            out_bias: [small(), small()],
        }
    }

    #[test]
    fn both_paths_agree_bit_for_bit() {
        let weights = weights(2);
        let mut net = Net::new(&weights);
        let mut random = crate::rules::generator(6);
        for _ in 0..200 {
            let mut rows: Vec<u16> = (0..100)
                .map(|_| crate::rules::below(&mut random, row_count(2) as u32) as u16)
                .collect();
            rows.sort_unstable();
            net.wide = false;
            let narrow = net.estimate(&rows);
            net.wide = has_wide_lanes();
            let wide = net.estimate(&rows);
            assert_eq!(narrow.win.to_bits(), wide.win.to_bits());
            assert_eq!(narrow.margin.to_bits(), wide.margin.to_bits());
            assert!((0.0..=1.0).contains(&wide.win));
        }
    }

    #[test]
    fn a_level_counts_all_levels_below() {
        let weights = weights(3);
        let net = Net::new(&weights);
        let block = blocks(3)[0];
        let top = usize::from(block.base + block.levels) - 1;
        for unit in 0..HIDDEN {
            let levels = &weights.rows[usize::from(block.base)..=top];
            let sum: f32 = levels.iter().map(|row| row[unit]).sum();
            assert!((net.rows[top][unit] - sum).abs() < 1e-5);
        }
    }
}

//! The net: from the rows that a position names to the chance to win.
//!
//! One hidden layer, in panels of 64 units. Its sums are sums of rows, so only what is there costs
//! time. The arithmetic is the same on every machine: additions, products, quotients and square roots
//! of 32 bits, which IEEE 754 settles, always in the same order and in lanes of eight, without fused
//! products.

use super::estimate::Estimate;
use super::features::{Block, blocks, row_count};

/// Units of one panel of the hidden layer; a layer has one panel or more.
pub(crate) const PANEL: usize = 64;
/// The most panels that a net may have.
pub const MOST_PANELS: usize = 4;
const LANES: usize = 8;

/// One number for every unit of a panel.
pub(crate) type Layer = [f32; PANEL];

/// The weights as they are trained: a thermometer's rows add up.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Weights {
    pub(crate) players: usize,
    pub(crate) panels: Vec<Panel>,
    pub(crate) out_bias: [f32; 2],
}

/// A part of the hidden layer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Panel {
    /// By row: what passing this level adds.
    pub(crate) rows: Vec<Layer>,
    pub(crate) bias: Layer,
    /// To the chance to win, and to the margin.
    pub(crate) out: [Layer; 2],
}

/// A net made ready to answer: each row holds the sum of its thermometer up to its level.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    pub(crate) players: usize,
    panels: Vec<Panel>,
    out_bias: [f32; 2],
    wide: bool,
}

impl Net {
    /// Makes weights ready.
    pub(crate) fn new(weights: &Weights) -> Net {
        let mut net = Net {
            players: weights.players,
            panels: weights.panels.clone(),
            out_bias: weights.out_bias,
            wide: has_wide_lanes(),
        };
        for panel in &mut net.panels {
            debug_assert_eq!(panel.rows.len(), row_count(net.players));
            for block in blocks(weights.players) {
                add_up(&mut panel.rows, &block);
            }
        }
        net
    }

    /// What the net says of a position that names these rows.
    pub(crate) fn estimate(&self, rows: &[u16]) -> Estimate {
        let mut sums = self.out_bias;
        for panel in 0..self.panels.len() {
            self.answer(panel, &self.hidden(panel, rows), &mut sums);
        }
        estimate(sums)
    }

    /// What the hidden units of a panel answer.
    pub(crate) fn hidden(&self, panel: usize, rows: &[u16]) -> Layer {
        #[cfg(target_arch = "x86_64")]
        if self.wide {
            // SAFETY: `wide` is set only where the processor was asked and has AVX2.
            return unsafe { hidden_wide(&self.panels[panel], rows) };
        }
        hidden_narrow(&self.panels[panel], rows)
    }

    /// Adds what a panel's hidden units say to the sums of the outputs.
    pub(crate) fn answer(&self, panel: usize, hidden: &Layer, sums: &mut [f32; 2]) {
        for (sum, out) in sums.iter_mut().zip(&self.panels[panel].out) {
            *sum += dot(hidden, out);
        }
    }

    /// What the outputs begin with.
    pub(crate) fn out_bias(&self) -> [f32; 2] {
        self.out_bias
    }
}

/// From the sums of the outputs to the estimate.
pub(crate) fn estimate(sums: [f32; 2]) -> Estimate {
    let [win, margin] = sums.map(squash);
    Estimate { win, margin }
}

#[inline(always)]
fn hidden_narrow(panel: &Panel, rows: &[u16]) -> Layer {
    let mut sum = panel.bias;
    for row in rows {
        let row = &panel.rows[usize::from(*row)];
        for (sum, weight) in sum.iter_mut().zip(row) {
            *sum += weight;
        }
    }
    sum.map(activation)
}

/// The same with eight lanes at once: the same operations in the same order.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn hidden_wide(panel: &Panel, rows: &[u16]) -> Layer {
    hidden_narrow(panel, rows)
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
        let mut panel = || Panel {
            rows: (0..row_count(players))
                .map(|_| [0.0; PANEL].map(|_: f32| small()))
                .collect(),
            bias: [0.0; PANEL].map(|_: f32| small()),
            out: [
                [0.0; PANEL].map(|_: f32| small()),
                [0.0; PANEL].map(|_: f32| small()),
            ],
        };
        let panels = vec![panel(), panel()];
        Weights {
            players,
            panels,
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
        for (before, after) in weights.panels.iter().zip(&net.panels) {
            for unit in 0..PANEL {
                let levels = &before.rows[usize::from(block.base)..=top];
                let sum: f32 = levels.iter().map(|row| row[unit]).sum();
                assert!((after.rows[top][unit] - sum).abs() < 1e-5);
            }
        }
    }
}

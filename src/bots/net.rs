//! The net: from the rows that a position names to the chance to win.
//!
//! One hidden layer, in panels of 64 units. Its sums are sums of rows, so only what is there costs
//! time; they are kept in whole numbers of 16 bits, which halves what has to be read. The arithmetic is
//! the same on every machine: such sums, and products, quotients and square roots of 32 bits, which
//! IEEE 754 settles, always in the same order and in lanes of eight, without fused products.

use super::estimate::Estimate;
use super::features::{Block, blocks, row_count};

/// Units of one panel of the hidden layer; a layer has one panel or more.
pub(crate) const PANEL: usize = 64;
/// The most panels that a net may have.
pub const MOST_PANELS: usize = 4;
const LANES: usize = 8;
/// How many steps of a hidden sum make 1: sums reach from -16 to 16, where a unit says 0.94 of all it
/// can, and stop there.
const STEPS: f32 = 2048.0;

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
    /// By row, and in it by panel.
    rows: Vec<Sums>,
    /// By panel, like all that follows.
    bias: Vec<Sums>,
    out: Vec<[Layer; 2]>,
    out_bias: [f32; 2],
    wide: bool,
}

/// In steps, one number for every unit of a panel.
type Sums = [i16; PANEL];

impl Net {
    /// Makes weights ready.
    pub(crate) fn new(weights: &Weights) -> Net {
        let mut panels = weights.panels.clone();
        let blocks = blocks(weights.players);
        for panel in &mut panels {
            debug_assert_eq!(panel.rows.len(), row_count(weights.players));
            for block in &blocks {
                add_up(&mut panel.rows, block);
            }
        }
        let row = |row: usize| panels.iter().map(move |panel| in_steps(&panel.rows[row]));
        Net {
            players: weights.players,
            rows: (0..row_count(weights.players)).flat_map(row).collect(),
            bias: panels.iter().map(|panel| in_steps(&panel.bias)).collect(),
            out: panels.iter().map(|panel| panel.out).collect(),
            out_bias: weights.out_bias,
            wide: has_wide_lanes(),
        }
    }

    /// What the net says of a position that names these rows.
    pub(crate) fn estimate(&self, rows: &[u16]) -> Estimate {
        self.estimate_and_show(rows, |_| ())
    }

    /// The same; `show` is given what the hidden units answer, by panel.
    pub(crate) fn estimate_and_show(&self, rows: &[u16], show: impl FnOnce(&[Layer])) -> Estimate {
        match self.bias.len() {
            1 => self.with_panels::<1>(rows, show),
            2 => self.with_panels::<2>(rows, show),
            3 => self.with_panels::<3>(rows, show),
            _ => self.with_panels::<MOST_PANELS>(rows, show),
        }
    }

    /// The same by code for this number of panels.
    fn with_panels<const P: usize>(&self, rows: &[u16], show: impl FnOnce(&[Layer])) -> Estimate {
        let mut hidden = [[0.0; PANEL]; P];
        let sums = match self.wide {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: `wide` is set only where the processor was asked and has AVX2.
            true => unsafe { forward_wide(self, rows, &mut hidden) },
            _ => forward(self, rows, &mut hidden),
        };
        show(&hidden);
        let [win, margin] = sums.map(squash);
        Estimate { win, margin }
    }
}

/// In whole steps, the nearest ones.
fn in_steps(layer: &Layer) -> Sums {
    layer.map(|number| (number * STEPS + 0.5_f32.copysign(number)) as i16)
}

/// What the hidden units answer, and the sums at the outputs.
#[inline(always)]
fn forward<const P: usize>(net: &Net, rows: &[u16], hidden: &mut [Layer; P]) -> [f32; 2] {
    let mut sums = [[0; PANEL]; P];
    sums.copy_from_slice(&net.bias);
    let (all, _) = net.rows.as_chunks::<P>();
    for row in rows {
        let row = all[usize::from(*row)].as_flattened();
        for (sum, weight) in sums.as_flattened_mut().iter_mut().zip(row) {
            *sum = sum.saturating_add(*weight);
        }
    }
    let mut outputs = net.out_bias;
    for ((hidden, sums), out) in hidden.iter_mut().zip(&sums).zip(&net.out) {
        *hidden = sums.map(|sum| activation(f32::from(sum) / STEPS));
        for (output, out) in outputs.iter_mut().zip(out) {
            *output += dot(hidden, out);
        }
    }
    outputs
}

/// The same with twice as many lanes at once: the same operations in the same order.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn forward_wide<const P: usize>(net: &Net, rows: &[u16], hidden: &mut [Layer; P]) -> [f32; 2] {
    forward(net, rows, hidden)
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
fn activation(sum: f32) -> f32 {
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
        let (rows, _) = net.rows.as_chunks::<2>();
        for (before, after) in weights.panels.iter().zip(&rows[top]) {
            for unit in 0..PANEL {
                let levels = &before.rows[usize::from(block.base)..=top];
                let sum: f32 = levels.iter().map(|row| row[unit]).sum();
                // Half a step to the nearest one, and what sums of floats may differ.
                assert!((f32::from(after[unit]) / STEPS - sum).abs() < 0.5 / STEPS + 1e-5);
            }
        }
    }
}

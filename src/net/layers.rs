//! The net: from the levels that a position reaches to the chance to win.
//!
//! One hidden layer, in panels of 64 units. Its sums are sums of rows, so only what is there costs
//! time, and of a position that is like the last one only what has changed. Weights are kept in whole
//! numbers of 16 bits, which halves what has to be read, and sums of them are exact in 32 bits,
//! whatever their order. The rest is products, quotients and square roots of 32 bits, which IEEE 754
//! settles, always in the same order and in lanes of eight, without fused products: so the answer is
//! the same on every machine.

use super::{Block, Layout, Levels};
use crate::search::Estimate;
use std::sync::Arc;

/// Units of one panel of the hidden layer; a layer has one panel or more.
pub(crate) const PANEL: usize = 64;
/// The most panels that a net may have.
pub const MOST_PANELS: usize = 4;
const LANES: usize = 8;
/// How many steps of a hidden sum make 1. What goes beyond -16 or 16, where a unit says 0.94 of all it
/// can, is taken for that.
const STEPS: f32 = 2048.0;

/// One number for every unit of a panel.
pub(crate) type Layer = [f32; PANEL];

/// The weights as they are trained: a thermometer's rows add up.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Weights {
    pub(crate) layout: Arc<Layout>,
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
    /// The first row of each block.
    first: Vec<u16>,
    /// By row, and in it by panel.
    rows: Vec<Steps>,
    /// By panel, like all that follows.
    bias: Vec<Steps>,
    out: Vec<[Layer; 2]>,
    out_bias: [f32; 2],
    wide: bool,
}

/// A number of steps for every unit of a panel.
type Steps = [i16; PANEL];

/// The sums of the hidden layer for one position, from which those of the next one are found.
#[derive(Clone, Debug)]
pub(crate) struct Sums<const N: usize> {
    /// What they are the sums of.
    levels: Levels<N>,
    panels: [[i32; PANEL]; MOST_PANELS],
    /// What the net says of it.
    estimate: Option<Estimate>,
    moves: Moves,
}

/// The rows that leave the sums, and those that come in.
#[derive(Clone, Debug, Default)]
struct Moves {
    leaving: Vec<u16>,
    coming: Vec<u16>,
}

impl Net {
    /// Makes weights ready.
    pub(crate) fn new(weights: &Weights) -> Net {
        let mut panels = weights.panels.clone();
        let layout = &weights.layout;
        for panel in &mut panels {
            debug_assert_eq!(panel.rows.len(), layout.rows());
            for block in layout.thermometers() {
                add_up(&mut panel.rows, block);
            }
        }
        let row = |row: usize| panels.iter().map(move |panel| in_steps(&panel.rows[row]));
        Net {
            players: layout.players(),
            first: layout.blocks().iter().map(|block| block.base).collect(),
            rows: (0..layout.rows()).flat_map(row).collect(),
            bias: panels.iter().map(|panel| in_steps(&panel.bias)).collect(),
            out: panels.iter().map(|panel| panel.out).collect(),
            out_bias: weights.out_bias,
            wide: has_wide_lanes(),
        }
    }

    /// The sums of a position of which nothing is known.
    pub(crate) fn blank<const N: usize>(&self) -> Sums<N> {
        let mut panels = [[0; PANEL]; MOST_PANELS];
        for (sums, bias) in panels.iter_mut().zip(&self.bias) {
            *sums = bias.map(i32::from);
        }
        Sums {
            levels: Levels::NONE,
            panels,
            estimate: None,
            moves: Moves::default(),
        }
    }

    /// What the net says of a position.
    #[cfg(test)]
    pub(crate) fn estimate<const N: usize>(&self, levels: &Levels<N>) -> Estimate {
        self.estimate_next(levels, &mut self.blank())
    }

    /// The same by way of another position: `sums` are those of that one, and become those of this one.
    pub(crate) fn estimate_next<const N: usize>(
        &self,
        levels: &Levels<N>,
        sums: &mut Sums<N>,
    ) -> Estimate {
        match self.bias.len() {
            1 => self.with_panels::<1, N>(levels, sums),
            2 => self.with_panels::<2, N>(levels, sums),
            3 => self.with_panels::<3, N>(levels, sums),
            _ => self.with_panels::<MOST_PANELS, N>(levels, sums),
        }
    }

    /// The same by code for this number of panels.
    fn with_panels<const P: usize, const N: usize>(
        &self,
        levels: &Levels<N>,
        sums: &mut Sums<N>,
    ) -> Estimate {
        sums.moves.find(levels, &sums.levels, &self.first);
        if let (Some(estimate), true) = (sums.estimate, sums.moves.is_empty()) {
            return estimate;
        }
        let outputs = match self.wide {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: `wide` is set only where the processor was asked and has AVX2.
            true => unsafe { forward_wide::<P>(self, &sums.moves, &mut sums.panels) },
            _ => forward::<P>(self, &sums.moves, &mut sums.panels),
        };
        let [win, margin] = outputs.map(squash);
        let estimate = Estimate { win, margin };
        sums.levels.clone_from(levels);
        sums.estimate = Some(estimate);
        estimate
    }
}

impl Moves {
    fn find<const N: usize>(&mut self, levels: &Levels<N>, since: &Levels<N>, first: &[u16]) {
        self.leaving.clear();
        self.coming.clear();
        levels.each_change(since, first.len(), |block, was, is| {
            if let Some(above) = was.checked_sub(1) {
                self.leaving.push(first[block] + u16::from(above));
            }
            if let Some(above) = is.checked_sub(1) {
                self.coming.push(first[block] + u16::from(above));
            }
        });
    }

    fn is_empty(&self) -> bool {
        self.leaving.is_empty() && self.coming.is_empty()
    }
}

/// In whole steps, the nearest ones.
fn in_steps(layer: &Layer) -> Steps {
    layer.map(|number| (number * STEPS + 0.5_f32.copysign(number)) as i16)
}

/// Makes the sums those of the next position; answers the sums at the outputs.
#[inline(always)]
fn forward<const P: usize>(
    net: &Net,
    moves: &Moves,
    sums: &mut [[i32; PANEL]; MOST_PANELS],
) -> [f32; 2] {
    let (rows, _) = net.rows.as_chunks::<P>();
    let mut outputs = net.out_bias;
    for (panel, (kept, out)) in sums.iter_mut().take(P).zip(&net.out).enumerate() {
        // A copy of its own stays in registers.
        let mut sums = *kept;
        for row in &moves.leaving {
            for (sum, weight) in sums.iter_mut().zip(&rows[usize::from(*row)][panel]) {
                *sum -= i32::from(*weight);
            }
        }
        for row in &moves.coming {
            for (sum, weight) in sums.iter_mut().zip(&rows[usize::from(*row)][panel]) {
                *sum += i32::from(*weight);
            }
        }
        *kept = sums;
        let within = |sum: i32| sum.clamp(i16::MIN.into(), i16::MAX.into());
        let hidden = sums.map(|sum| activation(within(sum) as f32 / STEPS));
        for (output, out) in outputs.iter_mut().zip(out) {
            *output += dot(&hidden, out);
        }
    }
    outputs
}

/// The same with twice as many lanes at once: the same operations in the same order.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn forward_wide<const P: usize>(
    net: &Net,
    moves: &Moves,
    sums: &mut [[i32; PANEL]; MOST_PANELS],
) -> [f32; 2] {
    forward::<P>(net, moves, sums)
}

/// Turns the levels of a block into sums up to each level.
pub(crate) fn add_up<const UNITS: usize>(rows: &mut [[f32; UNITS]], block: &Block) {
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
    use crate::net::testing::{Levels, layout};
    use crate::random::{below, generator};

    fn weights(players: usize) -> Weights {
        let layout = layout(players);
        let mut random = generator(5);
        let mut small = || {
            let bits = rand::Rng::next_u32(&mut random);
            (bits as f32 / u32::MAX as f32 - 0.5) * 0.4
        };
        let mut panel = || Panel {
            rows: (0..layout.rows())
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
            layout,
            panels,
            out_bias: [small(), small()],
        }
    }

    /// The levels of anything at all.
    fn some_levels(random: &mut impl rand::Rng, blocks: &[Block]) -> Levels {
        let mut levels = Levels::NONE;
        for (i, block) in blocks.iter().enumerate() {
            *levels.at_mut(i) = below(random, u32::from(block.levels) + 1) as u8;
        }
        levels
    }

    fn bits(estimate: Estimate) -> [u32; 2] {
        [estimate.win.to_bits(), estimate.margin.to_bits()]
    }

    #[test]
    fn both_paths_agree_bit_for_bit() {
        let mut net = Net::new(&weights(2));
        let mut random = generator(6);
        for _ in 0..200 {
            let levels = some_levels(&mut random, layout(2).blocks());
            net.wide = false;
            let narrow = net.estimate(&levels);
            net.wide = has_wide_lanes();
            let wide = net.estimate(&levels);
            assert_eq!(bits(narrow), bits(wide));
            assert!((0.0..=1.0).contains(&wide.win));
        }
    }

    #[test]
    fn what_came_before_changes_nothing() {
        for players in 2..=4 {
            let net = Net::new(&weights(players));
            let layout = layout(players);
            let blocks = layout.blocks();
            let mut random = generator(7);
            let mut sums = net.blank();
            let mut levels = Levels::NONE;
            for round in 0..100 {
                if round % 20 == 0 {
                    levels = some_levels(&mut random, blocks);
                } else {
                    let i = below(&mut random, blocks.len() as u32) as usize;
                    *levels.at_mut(i) = round % 2 * blocks[i].levels as u8;
                }
                let after = net.estimate_next(&levels, &mut sums);
                assert_eq!(bits(after), bits(net.estimate(&levels)));
                assert_eq!(bits(after), bits(net.estimate_next(&levels, &mut sums)));
            }
        }
    }

    #[test]
    fn a_level_counts_all_levels_below() {
        let weights = weights(3);
        let net = Net::new(&weights);
        let block = layout(3).blocks()[3];
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

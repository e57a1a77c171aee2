//! Fitting weights to targets: backpropagation and Adam (Kingma and Ba 2015).

use super::path::Sample;
use crate::net::{Layer, Layout, MOST_PANELS, Net, PANEL, Panel, Weights};
use crate::random::{generator, shuffle};
use rand::Rng;
use std::sync::Arc;

const MOMENTUM: f32 = 0.9;
const SPREAD: f32 = 0.999;
/// Far more than usual: most rows are rarely named, and Adam would move each of them as far for one
/// odd sample as the others for hundreds.
const SMALL: f32 = 1e-5;
/// How much the margin counts beside the chance to win.
const MARGIN_SHARE: f32 = 0.5;

/// Weights in training, as one list of numbers, with Adam's running means.
#[derive(Clone, Debug)]
pub(crate) struct Pupil {
    pub(super) layout: Arc<Layout>,
    pub(crate) weights: Vec<f32>,
    pub(super) mean: Vec<f32>,
    pub(super) square: Vec<f32>,
    pub(super) steps: u64,
}

/// What a net answers: the chance to win, and the margin. Their biases close the list of numbers.
const OUTPUTS: usize = 2;
/// Numbers of a panel that follow its rows: bias and the weights to the outputs.
const TAIL: usize = (1 + OUTPUTS) * PANEL;

/// How many numbers a panel has.
fn panel_len(layout: &Layout) -> usize {
    layout.rows() * PANEL + TAIL
}

impl Pupil {
    /// A net of one panel that knows nothing.
    pub(super) fn new(layout: &Arc<Layout>, seed: u64) -> Pupil {
        let mut weights = blank_panel(layout, 0.2, seed);
        weights.extend([0.0; OUTPUTS]);
        Pupil::with(layout.clone(), weights)
    }

    /// A pupil that begins with what a net knows.
    pub(crate) fn of(net: &Weights) -> Pupil {
        let mut weights = Vec::new();
        for panel in &net.panels {
            weights.extend(
                panel
                    .rows
                    .iter()
                    .chain([&panel.bias])
                    .chain(&panel.out)
                    .flatten(),
            );
        }
        weights.extend(net.out_bias);
        Pupil::with(net.layout.clone(), weights)
    }

    /// A pupil that begins with the mean of what others know; none if they differ in size.
    ///
    /// The mean of nets of one origin, of several moments or trainings, plays better than each: what
    /// the last few games taught by chance cancels out (Izmailov et al. 2018; Wortsman et al. 2022).
    pub(super) fn mean(pupils: &[Pupil]) -> Option<Pupil> {
        let (first, others) = pupils.split_first()?;
        let mut weights = first.weights.clone();
        for other in others {
            if other.weights.len() != weights.len() {
                return None;
            }
            for (sum, weight) in weights.iter_mut().zip(&other.weights) {
                *sum += weight;
            }
        }
        let share = 1.0 / pupils.len() as f32;
        weights.iter_mut().for_each(|sum| *sum *= share);
        Some(Pupil::with(first.layout.clone(), weights))
    }

    fn with(layout: Arc<Layout>, weights: Vec<f32>) -> Pupil {
        Pupil {
            layout,
            mean: vec![0.0; weights.len()],
            square: vec![0.0; weights.len()],
            weights,
            steps: 0,
        }
    }

    /// How many panels its hidden layer has; none if so many numbers are no net.
    pub(super) fn panels(layout: &Layout, numbers: usize) -> Option<usize> {
        let panels = numbers.checked_sub(OUTPUTS)? / panel_len(layout);
        (panels > 0 && panels * panel_len(layout) + OUTPUTS == numbers).then_some(panels)
    }

    /// A net for more players that begins with what one for fewer knows: every other player is
    /// taken for a share of the one opponent.
    pub(super) fn grown(from: &Pupil, layout: &Arc<Layout>) -> Pupil {
        if from.layout == *layout {
            return Pupil::with(layout.clone(), from.weights.clone());
        }
        let players = layout.players();
        let (common, seat) = layout.common_and_seat();
        let share = 1.0 / (players as f32 - 1.0).sqrt();
        let (panels, out_bias) = from.weights.split_at(from.weights.len() - OUTPUTS);
        let mut weights = Vec::new();
        for panel in panels.chunks(panel_len(&from.layout)) {
            let (rows, tail) = panel.split_at(from.layout.rows() * PANEL);
            let (shared, seats) = rows.split_at(common * PANEL);
            let (own, other) = seats.split_at(seat * PANEL);
            weights.extend([shared, own].concat());
            for _ in 1..players {
                weights.extend(other[..seat * PANEL].iter().map(|w| w * share));
            }
            weights.extend(tail);
        }
        weights.extend(out_bias);
        Pupil::with(layout.clone(), weights)
    }

    /// The same net with so many panels at least; new ones say next to nothing yet.
    pub(super) fn widened(mut self, panels: usize, seed: u64) -> Pupil {
        let have = self.weights.len() / panel_len(&self.layout);
        for panel in have..panels {
            let blank = blank_panel(&self.layout, 0.01, seed ^ panel as u64);
            let at = self.weights.len() - OUTPUTS;
            for list in [&mut self.mean, &mut self.square] {
                list.splice(at..at, std::iter::repeat_n(0.0, blank.len()));
            }
            self.weights.splice(at..at, blank);
        }
        self
    }

    /// The weights in their places.
    pub(crate) fn to_weights(&self) -> Weights {
        let (panels, out_bias) = self.weights.split_at(self.weights.len() - OUTPUTS);
        let panel = |numbers: &[f32]| -> Panel {
            let (rows, tail) = numbers.split_at(self.layout.rows() * PANEL);
            let layer = |n: usize| -> Layer {
                let mut layer = [0.0; PANEL];
                layer.copy_from_slice(&tail[n * PANEL..(n + 1) * PANEL]);
                layer
            };
            Panel {
                rows: rows.as_chunks::<PANEL>().0.to_vec(),
                bias: layer(0),
                out: [layer(1), layer(2)],
            }
        };
        Weights {
            layout: self.layout.clone(),
            panels: panels.chunks(panel_len(&self.layout)).map(panel).collect(),
            out_bias: [out_bias[0], out_bias[1]],
        }
    }

    /// Learns from samples in random order, `batch` at a time; answers the mean squared error of
    /// the chance to win.
    pub(super) fn learn<const N: usize>(
        &mut self,
        samples: &[Sample<N>],
        batch: usize,
        rate: f32,
        random: &mut impl Rng,
    ) -> f32 {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        shuffle(random, &mut order);
        let mut slope = vec![0.0; self.weights.len()];
        let mut error = 0.0;
        for chosen in order.chunks(batch) {
            let weights = self.to_weights();
            let net = Net::new(&weights);
            slope.fill(0.0);
            for i in chosen {
                let sample = &samples[*i];
                error += f64::from(add_slope(&net, &weights, sample, &mut slope));
            }
            self.undo_sums(&mut slope);
            self.step(&slope, 1.0 / chosen.len() as f32, rate);
        }
        (error / samples.len().max(1) as f64) as f32
    }

    /// A level's weight is part of every level above: its slope is the sum of theirs.
    fn undo_sums(&self, slope: &mut [f32]) {
        for slope in slope.chunks_exact_mut(panel_len(&self.layout)) {
            for block in self.layout.thermometers() {
                let (base, levels) = (usize::from(block.base), usize::from(block.levels));
                for row in (base..base + levels - 1).rev() {
                    let pair = &mut slope[row * PANEL..(row + 2) * PANEL];
                    let (below, above) = pair.split_at_mut(PANEL);
                    for (below, above) in below.iter_mut().zip(above) {
                        *below += *above;
                    }
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
fn add_slope<const N: usize>(
    net: &Net,
    weights: &Weights,
    sample: &Sample<N>,
    slope: &mut [f32],
) -> f32 {
    let mut hidden = [[0.0; PANEL]; MOST_PANELS];
    let estimate = net.estimate_and_show(sample.levels, |shown| {
        hidden[..shown.len()].copy_from_slice(shown);
    });
    let win = estimate.win - sample.target.win;
    let margin = MARGIN_SHARE * (estimate.margin - sample.target.margin);
    let (panels, out_bias) = slope.split_at_mut(slope.len() - OUTPUTS);
    out_bias[0] += win;
    out_bias[1] += margin;
    let slopes = panels.chunks_exact_mut(panel_len(&weights.layout));
    for ((panel, hidden), slope) in weights.panels.iter().zip(&hidden).zip(slopes) {
        let (rows, tail) = slope.split_at_mut(panel.rows.len() * PANEL);
        let mut inner = [0.0; PANEL];
        for unit in 0..PANEL {
            let back = win * panel.out[0][unit] + margin * panel.out[1][unit];
            // The slope of x / (1 + |x|) is (1 - |y|) squared.
            let flat = 1.0 - hidden[unit].abs();
            inner[unit] = back * flat * flat;
            tail[unit] += inner[unit];
            tail[PANEL + unit] += win * hidden[unit];
            tail[2 * PANEL + unit] += margin * hidden[unit];
        }
        for row in sample.levels.rows(weights.layout.blocks()) {
            let start = usize::from(row) * PANEL;
            for (slope, inner) in rows[start..start + PANEL].iter_mut().zip(&inner) {
                *slope += inner;
            }
        }
    }
    win * win
}

/// The numbers of a panel that knows nothing; its outputs weigh up to `out`.
fn blank_panel(layout: &Layout, out: f32, seed: u64) -> Vec<f32> {
    let mut random = generator(seed);
    let mut small = |size: f32| (random.next_u32() as f32 / u32::MAX as f32 - 0.5) * 2.0 * size;
    let mut weights: Vec<f32> = (0..layout.rows() * PANEL).map(|_| small(0.03)).collect();
    weights.extend((0..PANEL).map(|_| small(0.1)));
    weights.extend((0..OUTPUTS * PANEL).map(|_| small(out)));
    weights
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::testing::{Levels, layout};
    use crate::search::Estimate;

    fn win(pupil: &Pupil, levels: &Levels) -> f32 {
        Net::new(&pupil.to_weights()).estimate(levels).win
    }

    #[test]
    fn a_pupil_learns_what_a_level_means() {
        let mut pupil = Pupil::new(&layout(2), 1);
        let [good, bad] = [[0, 40], [1, 40]].map(Levels::reaching);
        let sample = |levels, win| Sample {
            levels,
            target: Estimate { win, margin: 0.5 },
        };
        let samples: Vec<Sample<256>> = (0..200)
            .map(|i| match i % 2 {
                0 => sample(&good, 0.9),
                _ => sample(&bad, 0.2),
            })
            .collect();
        let mut random = generator(3);
        let before = pupil.learn(&samples, 20, 0.01, &mut random);
        for _ in 0..40 {
            pupil.learn(&samples, 20, 0.01, &mut random);
        }
        let after = pupil.learn(&samples, 20, 0.001, &mut random);
        assert!(after < before / 50.0, "{before} {after}");
        assert!((win(&pupil, &good) - 0.9).abs() < 0.05);
        assert!((win(&pupil, &bad) - 0.2).abs() < 0.05);
    }

    #[test]
    fn a_pupil_of_a_net_has_its_weights() {
        let before = Pupil::new(&layout(2), 5).widened(2, 6);
        let after = Pupil::of(&before.to_weights());
        assert_eq!(after.weights, before.weights);
        assert_eq!(after.square.len(), before.square.len());
    }

    #[test]
    fn a_mean_lies_between_its_nets() {
        let [one, other] = [1, 2].map(|seed| Pupil::new(&layout(2), seed));
        let mean = Pupil::mean(&[one.clone(), other.clone()]).unwrap();
        for ((mean, one), other) in mean.weights.iter().zip(&one.weights).zip(&other.weights) {
            assert!((mean - (one + other) / 2.0).abs() < 1e-6);
        }
        assert!(Pupil::mean(&[one, other.widened(2, 3)]).is_none());
        assert!(Pupil::mean(&[]).is_none());
    }

    #[test]
    fn a_grown_net_keeps_what_is_common_and_own() {
        let small = Pupil::new(&layout(2), 1);
        let large = Pupil::grown(&small, &layout(4));
        assert_eq!(Pupil::panels(&layout(4), large.weights.len()), Some(1));
        let (common, seat) = layout(4).common_and_seat();
        let kept = (common + seat) * PANEL;
        assert_eq!(large.weights[..kept], small.weights[..kept]);
    }

    #[test]
    fn a_widened_net_says_nearly_what_it_said_before() {
        let narrow = Pupil::new(&layout(3), 1);
        let wide = narrow.clone().widened(2, 7);
        assert_eq!(Pupil::panels(&layout(3), wide.weights.len()), Some(2));
        assert_eq!(wide.mean.len(), wide.weights.len());
        let levels = Levels::reaching([3, 40, 180]);
        assert!((win(&narrow, &levels) - win(&wide, &levels)).abs() < 0.01);
    }
}

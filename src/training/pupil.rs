//! Weights in training: how they begin, how they grow, and what net they make.

use crate::net::{Layer, Layout, PANEL, Panel, Weights};
use crate::random::generator;
use rand::Rng;
use std::sync::Arc;

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
pub(super) const OUTPUTS: usize = 2;

/// How many lines of [`PANEL`] numbers a panel has: its rows, the bias and the weights to the outputs.
pub(super) fn lines(layout: &Layout) -> usize {
    layout.rows() + 1 + OUTPUTS
}

/// How many numbers a panel has.
fn panel_len(layout: &Layout) -> usize {
    lines(layout) * PANEL
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
    use crate::net::Net;
    use crate::net::testing::{Levels, layout};

    fn win(pupil: &Pupil, levels: &Levels) -> f32 {
        Net::new(&pupil.to_weights()).estimate(levels).win
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

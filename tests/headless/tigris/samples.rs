//! A position sampled from a view is one of all that could be, each as likely as every other.

use crate::common::{play_out, setup};
use two_rivers::random::{below, generator};
use two_rivers::tigris::rules::{Colour, Decision, Position, Stage, TileCounts, Unheard, View};

/// Enough that a place which gets a tenth more of a colour than it should stands out.
const SAMPLES: u32 = 6000;
/// Standard deviations: there are thousands of means, and of as many honest ones none is this far off.
const FAR: f64 = 5.5;

/// Plays on to the next action, in the first way that is legal.
fn to_an_action(position: &mut Position) {
    let mut legal = Vec::new();
    while position.table().stage() != Stage::Action {
        position.legal(&mut legal);
        position.play(legal[0], &mut Unheard);
    }
}

/// A view with everything that can be hidden: others' hands, a bag, and what others swapped away.
fn view_with_secrets(number: u64) -> View {
    let setup = setup(number);
    let mut position = play_out(&setup, number, 40, |_, _, _, _| {});
    for _ in 0..2 * setup.seats.count() {
        to_an_action(&mut position);
        let hand = position.hand(position.table().active());
        let half = Decision::Swap(hand.iter().take(3).collect());
        position.try_play(half, &mut Unheard).expect("a swap");
        to_an_action(&mut position);
        position.play(Decision::End, &mut Unheard);
    }
    to_an_action(&mut position);
    position.view(setup.seats.as_slice()[0])
}

/// What lies in every hidden place: others' hands, their swapped tiles, and each place in the bag.
fn hidden_places(view: &View, position: &Position) -> Vec<TileCounts> {
    let me = view.dynasty();
    let others = || view.table().seats().iter().filter(move |d| *d != me);
    let mut places: Vec<TileCounts> = others().map(|d| position.hand(d)).collect();
    places.extend(others().map(|d| position.discarded(d)));
    let bag = position.bag().draw_order();
    places.extend(bag.map(|tile| TileCounts::from_iter([tile])));
    places
}

/// The mean of a number over many samples, and what it should be.
#[derive(Default)]
struct Mean {
    expected: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, number: f64) {
        self.sum += number;
        self.squares += number * number;
    }

    /// How many standard deviations of a mean it is off.
    fn off(&self) -> f64 {
        let n = f64::from(SAMPLES);
        let mean = self.sum / n;
        let variance = (self.squares / n - mean * mean) / n;
        (mean - self.expected).abs() / variance.sqrt().max(1e-9)
    }
}

/// The farthest that anything is off: how many tiles of each colour there are in each hidden place,
/// and how many pairs of them within a place or in two places at once.
fn farthest(view: &View, mut sample: impl FnMut() -> Position) -> f64 {
    let unseen = view.unseen();
    let total = f64::from(unseen.total());
    let of = |tiles: &TileCounts, colour| f64::from(tiles.of(colour));
    let first = hidden_places(view, &sample());
    let sizes: Vec<f64> = first.iter().map(|p| f64::from(p.total())).collect();
    assert_eq!(
        sizes.iter().sum::<f64>(),
        total,
        "every unseen tile has a place"
    );
    // Hands, swaps, both ends of the bag and some of its middle: the pairs of all would be too many.
    let paired: Vec<usize> = (0..8).chain([sizes.len() / 2, sizes.len() - 1]).collect();
    let mut singles: Vec<[Mean; 4]> = Vec::new();
    for size in &sizes {
        singles.push(Colour::ALL.map(|colour| Mean {
            expected: size * of(&unseen, colour) / total,
            ..Mean::default()
        }));
    }
    let mut pairs: Vec<(usize, usize, [Mean; 4])> = Vec::new();
    for (i, a) in paired.iter().enumerate() {
        for b in &paired[i..] {
            let number = sizes[*a] * (sizes[*b] - if a == b { 1.0 } else { 0.0 });
            let means = Colour::ALL.map(|colour| {
                let there = of(&unseen, colour);
                Mean {
                    expected: number * there * (there - 1.0) / (total * (total - 1.0)),
                    ..Mean::default()
                }
            });
            pairs.push((*a, *b, means));
        }
    }
    for _ in 0..SAMPLES {
        let places = hidden_places(view, &sample());
        for (place, means) in places.iter().zip(&mut singles) {
            for colour in Colour::ALL {
                means[colour.index()].add(of(place, colour));
            }
        }
        for (a, b, means) in &mut pairs {
            let (one, other) = (&places[*a], &places[*b]);
            // Within a place, a tile makes no pair with itself.
            let itself = if a == b { 1.0 } else { 0.0 };
            for colour in Colour::ALL {
                let number = of(one, colour) * (of(other, colour) - itself);
                means[colour.index()].add(number);
            }
        }
    }
    let all = singles
        .iter()
        .chain(pairs.iter().map(|(_, _, means)| means));
    all.flatten().map(Mean::off).fold(0.0, f64::max)
}

#[test]
fn every_unseen_tile_is_as_likely_in_every_hidden_place() {
    // Two, three and four players, on both boards.
    for number in [0, 16, 32, 64 + 1, 80 + 6] {
        let view = view_with_secrets(number);
        let mut random = generator(number + 1);
        let off = farthest(&view, || view.sample(&mut random));
        assert!(off < FAR, "set-up {number}: {off:.1} standard deviations");
    }
}

#[test]
fn the_measure_finds_a_sampler_that_is_a_little_wrong() {
    let view = view_with_secrets(16);
    let mut random = generator(3);
    // One time in four, the second player's hand is the one of two that has more temples.
    let favoured = || {
        let [one, other] = [(); 2].map(|()| view.sample(&mut random));
        let temples = |p: &Position| p.hand(view.table().seats().as_slice()[1]).of(Colour::Red);
        if below(&mut random, 4) == 0 && temples(&other) > temples(&one) {
            other
        } else {
            one
        }
    };
    assert!(farthest(&view, favoured) > FAR);
}

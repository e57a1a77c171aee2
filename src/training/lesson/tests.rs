//! Whether what is learned is what the targets teach, on any number of threads.

use super::*;
use crate::net::Net;
use crate::net::testing::{Levels, layout};
use crate::random::{below, generator};
use crate::search::Estimate;

fn win(pupil: &Pupil, levels: &Levels) -> f32 {
    Net::new(&pupil.to_weights()).estimate(levels).win
}

fn lesson(rate: f32, threads: usize) -> Lesson {
    Lesson {
        batch: 20,
        rate,
        threads,
    }
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
    let before = learn(&mut pupil, &samples, &lesson(0.01, 1), &mut random);
    for _ in 0..40 {
        learn(&mut pupil, &samples, &lesson(0.01, 1), &mut random);
    }
    let after = learn(&mut pupil, &samples, &lesson(0.001, 1), &mut random);
    assert!(after < before / 50.0, "{before} {after}");
    assert!((win(&pupil, &good) - 0.9).abs() < 0.05);
    assert!((win(&pupil, &bad) - 0.2).abs() < 0.05);
}

/// Positions of all kinds with targets that follow from them.
fn some(count: usize) -> Vec<(Levels, Estimate)> {
    let layout = layout(3);
    let mut random = generator(9);
    let mut one = || {
        let mut levels = Levels::NONE;
        for (at, block) in layout.blocks().iter().enumerate() {
            *levels.at_mut(at) = below(&mut random, u32::from(block.levels) + 1) as u8;
        }
        let win = below(&mut random, 100) as f32 / 100.0;
        (
            levels,
            Estimate {
                win,
                margin: 1.0 - win,
            },
        )
    };
    (0..count).map(|_| one()).collect()
}

fn taught(threads: usize) -> Pupil {
    let all = some(130);
    let samples: Vec<Sample<256>> = all
        .iter()
        .map(|(levels, target)| Sample {
            levels,
            target: *target,
        })
        .collect();
    let mut pupil = Pupil::new(&layout(3), 4).widened(2, 5);
    learn(
        &mut pupil,
        &samples,
        &lesson(0.01, threads),
        &mut generator(6),
    );
    pupil
}

#[test]
fn any_number_of_threads_learns_the_same() {
    let one = taught(1);
    for threads in [2, 3, 8, 40] {
        let many = taught(threads);
        assert_eq!(one.weights, many.weights, "{threads}");
        assert_eq!(one.square, many.square, "{threads}");
        assert_eq!(many.steps, 7);
    }
}

/// The slopes are those that moving one weight at a time shows.
#[test]
fn slopes_are_those_of_the_loss() {
    let pupil = Pupil::new(&layout(3), 4).widened(2, 5);
    let (levels, target) = some(1).remove(0);
    let sample = Sample {
        levels: &levels,
        target,
    };
    let mut after = pupil.clone();
    let once = Lesson {
        batch: 1,
        rate: 0.0,
        threads: 1,
    };
    learn(&mut after, &[sample], &once, &mut generator(1));
    // What one step adds to Adam's mean is a tenth of the slope.
    let slope = |at: usize| after.mean[at] / (1.0 - MOMENTUM);
    let outputs = |pupil: &Pupil| {
        let mut sums = Ends::of(pupil).weights;
        for stripe in &mut cut(pupil) {
            let mut said = Vec::new();
            let named = Named::of(&[sample], pupil.layout.blocks());
            stripe.look(&named, &[0], &mut said);
            sums = from_fn(|output| sums[output] + said[0][output]);
        }
        sums
    };
    let [win, margin] = outputs(&pupil).map(squash);
    let back = [win - target.win, MARGIN_SHARE * (margin - target.margin)];
    let mut seen = 0;
    for at in (0..pupil.weights.len()).step_by(1499) {
        let by = 0.01;
        let moved = |by: f32| {
            let mut moved = pupil.clone();
            moved.weights[at] += by;
            outputs(&moved)
        };
        let (more, less) = (moved(by), moved(-by));
        let by_difference: f32 = (0..OUTPUTS)
            .map(|output| back[output] * (more[output] - less[output]) / (2.0 * by))
            .sum();
        assert!(
            (slope(at) - by_difference).abs() < 2e-4 + 0.02 * by_difference.abs(),
            "{at}: {} and {by_difference}",
            slope(at)
        );
        seen += usize::from(by_difference.abs() > 1e-3);
    }
    assert!(seen > 5, "{seen}");
}

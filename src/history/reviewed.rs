//! What the review beside a finished game says of everybody's mistakes.

use crate::games::{Of, Opened};
use crate::record::Record;
use crate::review::{Companion, Grade, ReviewGame, Thresholds};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// Smaller losses are nothing under any thresholds.
const LEAST: f32 = 1.0;

/// What a review says, as short as possible.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Reviewed {
    /// By seat, what each decision gave away for certain, in points of the chance to win.
    pub losses: Vec<Vec<f32>>,
}

impl Reviewed {
    /// The review beside this file, if it is of the game as it stands and of today's nets.
    pub fn read(path: &Path, opened: &Opened) -> Option<Reviewed> {
        match opened {
            Of::Tigris(record) => Reviewed::of(path, record),
            Of::Babel(record) => Reviewed::of(path, record),
        }
    }

    fn of<G: ReviewGame>(path: &Path, record: &Record<G>) -> Option<Reviewed> {
        // What cannot be read is told where the review is opened.
        let companion = Companion::read(path, record).ok()?;
        let review = companion.review(record)?;
        let mut losses = vec![Vec::new(); record.players().len()];
        for judged in &review.judged {
            let points = judged.points();
            if points >= LEAST
                && let Some(own) = losses.get_mut(judged.seat)
            {
                own.push(points);
            }
        }
        Some(Reviewed { losses })
    }

    /// How many mistakes and blunders somebody made.
    pub fn mistakes(&self, seat: usize, thresholds: &Thresholds) -> Option<u16> {
        let grades = self.losses.get(seat)?.iter();
        let grades = grades.filter_map(|points| thresholds.grade(*points));
        let grave = grades.filter(|grade| *grade >= Grade::Mistake).count();
        Some(grave.try_into().unwrap_or(u16::MAX))
    }
}

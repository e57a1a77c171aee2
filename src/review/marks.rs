//! The moments of a review that are worth going to.

use super::plan::{Grade, Thresholds};
use super::record_review::{Draw, Review};

/// Why a moment is worth going to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// What was decided there gave something away.
    Lost(Grade),
    /// What was drawn on the way there was lucky.
    Lucky,
    /// What was drawn on the way there was unlucky.
    Unlucky,
    /// From there on the winner was ahead to the end.
    Turned,
}

/// A moment worth going to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// The moment of the timeline.
    pub moment: usize,
    /// Whom it is about, by seat.
    pub seat: usize,
    /// Why it is marked.
    pub why: Why,
    /// Points of the chance to win: what was given away, or luck; 0 for the turning point.
    pub points: f32,
}

impl Draw {
    /// Whether it was lucky or unlucky, if it was either for certain.
    pub fn called(&self, thresholds: &Thresholds) -> Option<Why> {
        let points = 100.0 * self.luck;
        let certain = self.luck.abs() > 2.0 * self.error;
        match certain && points.abs() >= thresholds.luck {
            true if points > 0.0 => Some(Why::Lucky),
            true => Some(Why::Unlucky),
            false => None,
        }
    }
}

/// All marks, in the order of moments; `turning_point` is that of the [summary](super::Summary).
pub fn marks(review: &Review, thresholds: &Thresholds, turning_point: Option<usize>) -> Vec<Mark> {
    let lost = review.judged.iter().filter_map(|judged| {
        Some(Mark {
            moment: judged.moment,
            seat: judged.seat,
            why: Why::Lost(judged.grade(thresholds)?),
            points: judged.told(),
        })
    });
    let drawn = review.draws.iter().filter_map(|draw| {
        Some(Mark {
            moment: draw.moment,
            seat: draw.seat,
            why: draw.called(thresholds)?,
            points: 100.0 * draw.luck,
        })
    });
    let winner = review.shares.iter().position(|share| *share == 1.0);
    let turned = turning_point.zip(winner).map(|(moment, seat)| Mark {
        moment,
        seat,
        why: Why::Turned,
        points: 0.0,
    });
    // What was drawn led to a moment, at which something was decided then.
    let mut all: Vec<Mark> = turned.into_iter().chain(drawn).chain(lost).collect();
    all.sort_by_key(|mark| mark.moment);
    all
}

#[cfg(test)]
mod tests {
    use super::super::record_review::sample as judged;
    use super::*;

    #[test]
    fn only_what_is_certain_and_large_enough_is_marked() {
        let draw = |moment, luck, error| Draw {
            moment,
            seat: 1,
            luck,
            error,
        };
        let review = Review {
            game: "toy".to_string(),
            id: 1,
            rules: 1,
            method: 1,
            judges: 1,
            decisions: Vec::new(),
            shares: vec![0.0, 1.0],
            chances: vec![vec![0.5, 0.5]; 9],
            judged: vec![
                judged(1, 0.12, 0.01),
                judged(2, 0.30, 0.16),
                judged(3, 0.04, 0.001),
                judged(5, 0.25, 0.01),
            ],
            draws: vec![
                draw(3, 0.07, 0.01),
                draw(4, -0.06, 0.05),
                draw(5, -0.09, 0.01),
            ],
        };
        let found = marks(&review, &Thresholds::default(), Some(5));
        let found: Vec<(usize, usize, Why)> =
            found.iter().map(|m| (m.moment, m.seat, m.why)).collect();
        assert_eq!(
            found,
            [
                (1, 0, Why::Lost(Grade::Mistake)),
                (3, 1, Why::Lucky),
                (5, 1, Why::Turned),
                (5, 1, Why::Unlucky),
                (5, 0, Why::Lost(Grade::Blunder)),
            ]
        );
        assert!(
            marks(
                &review,
                &Thresholds {
                    luck: 50.0,
                    ..Thresholds::default()
                },
                None
            )
            .len()
                == 2
        );
    }
}

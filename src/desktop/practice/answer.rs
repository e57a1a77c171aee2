//! What an answer is worth: known from the review that asked, or examined off the main thread.

use crate::desktop::app::power::Waker;
use crate::desktop::app::settings::Settings;
use crate::desktop::replay::Reviewed;
use crate::desktop::session::Session;
use crate::desktop::session::bot_task::BotTask;
use crate::practice::{Exercise, is_right, plan};
use crate::review::{Opinion, examine};

/// What an answer was worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// What was decided, as it is written.
    pub answer: String,
    /// What is best.
    pub best: String,
    /// The chance to win with the answer, 0 to 1.
    pub chance: f32,
    /// The chance with the best.
    pub best_chance: f32,
    /// What the answer gives away for certain, in points of the chance to win.
    pub points: f32,
    /// Whether that is as good as nothing.
    pub right: bool,
}

/// What is known of an answer already: it is what the review looked at, by the same nets.
pub(super) fn known<G: Reviewed>(
    exercise: &Exercise,
    answer: G::Decision,
    settings: &Settings,
) -> Option<Verdict> {
    let answer = answer.to_string();
    if !exercise.is_judged_by::<G>() {
        return None;
    }
    let (chance, points) = match &answer {
        best if *best == exercise.best => (exercise.best_chance, 0.0),
        made if *made == exercise.made => (exercise.chance, 100.0 * exercise.loss),
        _ => return None,
    };
    Some(Verdict {
        right: is_right(points, &settings.review),
        answer,
        best: exercise.best.clone(),
        chance,
        best_chance: exercise.best_chance,
        points,
    })
}

/// Work whose verdict is there already, so that it comes when the table has come to rest, as others do.
pub(super) fn at_once<G: Reviewed>(
    session: &Session<G>,
    waker: Waker,
    verdict: Verdict,
) -> BotTask<Option<Verdict>> {
    BotTask::begin(session.stamp(), waker, move |_| Some(verdict))
}

/// Has an answer examined, off the main thread.
pub(super) fn examined<G: Reviewed>(
    session: &Session<G>,
    exercise: &Exercise,
    at: usize,
    answer: G::Decision,
    settings: &Settings,
    waker: Waker,
) -> BotTask<Option<Verdict>> {
    let before = session.record().position_at(at);
    let best = exercise.best.parse::<G::Decision>().ok();
    let best = best.filter(|_| exercise.is_judged_by::<G>());
    let plan = plan(&settings.review, exercise.id.number());
    let thresholds = settings.review;
    BotTask::begin(session.stamp(), waker, move |cancel| {
        let opinion: Opinion<G::Decision> = examine(&before?, answer, best, &plan, cancel)?;
        let points = opinion.points();
        Some(Verdict {
            right: is_right(points, &thresholds),
            answer: answer.to_string(),
            best: opinion.best.to_string(),
            chance: opinion.chance,
            best_chance: opinion.best_chance,
            points,
        })
    })
}

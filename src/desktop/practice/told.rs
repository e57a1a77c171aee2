//! What is said of exercises.

use crate::desktop::app::words::{Words, day};
use crate::desktop::replay::{Asks, Reviewed};
use crate::games::Kind;
use crate::locale::Locale;
use crate::practice::{Card, DAYS, Exercise, Origin};
use crate::record::Record;
use crate::review::apart;

/// From so many levels that miss it on an exercise is not easy any more, and hard.
const HARDER: (u8, u8) = (2, 4);

/// A chance in per cent.
pub(super) fn percent(words: &Words, chance: f32) -> String {
    let percent = ((f64::from(chance) * 100.0).round() as i64).into();
    words.format("percent", &[("percent", percent)])
}

/// A number of points of the chance to win.
pub(super) fn points(words: &Locale, points: f32) -> String {
    let points = (f64::from(points.abs()).round() as i64).into();
    words.format("review-points", &[("points", points)])
}

/// What is asked, in words.
pub(super) fn question<G: Reviewed>(
    record: &Record<G>,
    exercise: &Exercise,
    words: &Words,
) -> String {
    let position = record.position();
    let player = position.decider().map(|player| G::whose(words, player));
    let mut values = player.map_or(Vec::new(), |player| player.to_vec());
    match G::asks(position) {
        Asks::Actions(left) => {
            values.push(("count", usize::from(left).into()));
            words.format("practice-ask-actions", &values)
        }
        Asks::Turn => words.format("practice-ask-turn", &values),
        Asks::Other => words.format(&format!("practice-ask-{}", exercise.kind), &values),
    }
}

/// Which exercise it is; what it is about only once it is known, for that tells half of the answer.
pub(super) fn title(
    exercise: &Exercise,
    number: Option<usize>,
    known: bool,
    words: &Locale,
) -> String {
    let game = Kind::named(Some(&exercise.game)).map(|game| game.name(words));
    let which = match number {
        Some(number) => words.format("practice-row-shipped", &[("number", number.into())]),
        None => game.unwrap_or_default(),
    };
    if !known {
        return which;
    }
    let kind = words.text(&format!("practice-kind-{}", exercise.kind));
    let values = [("which", which.into()), ("kind", kind.into())];
    words.format("practice-row-known", &values)
}

/// Where an exercise is from.
pub(super) fn origin(exercise: &Exercise, words: &Locale) -> String {
    match &exercise.origin {
        Origin::Game { ended, turn, .. } => words.format(
            "practice-from-game",
            &[
                ("date", day(*ended, words).into()),
                ("turn", (turn + 1).into()),
                (
                    "points",
                    points(words, apart(exercise.chance, exercise.best_chance)).into(),
                ),
            ],
        ),
        Origin::Shipped { missed } => words.text(match *missed {
            missed if missed < HARDER.0 => "practice-easy",
            missed if missed < HARDER.1 => "practice-middling",
            _ => "practice-hard",
        }),
    }
}

/// How a person stands with an exercise.
pub(super) fn standing(card: Option<&Card>, today: i64, words: &Locale) -> String {
    let Some(card) = card else {
        return words.text("practice-new");
    };
    let Some(due) = card.due() else {
        return words.text("practice-sits");
    };
    let values = [
        ("box", (usize::from(card.place) + 1).into()),
        ("boxes", DAYS.len().into()),
        ("days", (due - today).max(0).into()),
    ];
    match card.is_due(today) {
        true => words.format("practice-due", &values),
        false => words.format("practice-waits", &values),
    }
}

/// The same after another answer than the first, which alone counts.
pub(super) fn next_of_first(card: &Card, today: i64, words: &Locale) -> String {
    let next = next(card, false, today, words);
    words.format("practice-next-first", &[("next", next.into())])
}

/// When an exercise that has just been answered is asked again: one that was answered right only once the answer
/// had been told comes as if it had not been.
pub(super) fn next(card: &Card, right: bool, today: i64, words: &Locale) -> String {
    match card.due() {
        Some(due) => {
            let days = (due - today).max(0);
            if right && days == 0 {
                return words.text("practice-next-told");
            }
            words.format("practice-next", &[("days", days.into())])
        }
        None => words.text("practice-next-never"),
    }
}

//! What is said of marks and moments.

use super::desk::Found;
use crate::desktop::app::words::Words;
use crate::desktop::reckoning::chances::{Flag, Shaped};
use crate::desktop::replay::Reviewed;
use crate::desktop::session::Session;
use crate::locale::company::shorten;
use crate::review::{Companion, Grade, Mark, Why};

/// So many letters of a note are told away from it.
const NOTED: usize = 60;

/// A number of points, at least as many as are worth a word.
pub(super) fn points(words: &Words, points: f32) -> String {
    let points = (f64::from(points.abs()).round() as i64).into();
    words.format("review-points", &[("points", points)])
}

/// The same as a bare number, for tables.
pub(super) fn number(words: &Words, points: f32) -> String {
    let points = (f64::from(points.abs()).round() as i64).into();
    words.format("review-number", &[("points", points)])
}

/// A chance in per cent.
pub(super) fn percent(words: &Words, chance: f32) -> String {
    let percent = ((f64::from(chance) * 100.0).round() as i64).into();
    words.format("percent", &[("percent", percent)])
}

/// How a mark looks.
pub(super) const fn shape(why: Why) -> Shaped {
    match why {
        Why::Lost(Grade::Inaccuracy) => Shaped::Lost(1),
        Why::Lost(Grade::Mistake) => Shaped::Lost(2),
        Why::Lost(Grade::Blunder) => Shaped::Lost(3),
        Why::Lucky => Shaped::Up,
        Why::Unlucky => Shaped::Down,
        Why::Turned => Shaped::Turn,
    }
}

pub(super) fn flag(mark: &Mark) -> Flag {
    Flag {
        moment: mark.moment,
        seat: mark.seat,
        shape: shape(mark.why),
    }
}

/// Who sits on a seat.
pub(super) fn player<G: Reviewed>(session: &Session<G>, seat: usize) -> Option<G::Player> {
    session.position().players().get(seat).copied()
}

/// The name of whoever sits on a seat.
pub(super) fn name<G: Reviewed>(session: &Session<G>, words: &Words, seat: usize) -> String {
    player(session, seat).map_or(String::new(), |player| G::name(words, player))
}

/// A mark in one line.
pub(super) fn mark<G: Reviewed>(session: &Session<G>, words: &Words, mark: &Mark) -> String {
    let player = player(session, mark.seat);
    let mut values = player.map_or(Vec::new(), |player| G::whose(words, player).to_vec());
    values.push(("points", points(words, mark.points).into()));
    let key = match mark.why {
        Why::Lost(Grade::Inaccuracy) => "review-mark-inaccuracy",
        Why::Lost(Grade::Mistake) => "review-mark-mistake",
        Why::Lost(Grade::Blunder) => "review-mark-blunder",
        Why::Lucky => "review-mark-lucky",
        Why::Unlucky => "review-mark-unlucky",
        Why::Turned => "review-mark-turned",
    };
    words.format(key, &values)
}

/// Everybody's chances at a moment, its marks and one's own note: a line each.
pub(super) fn moment<G: Reviewed>(
    session: &Session<G>,
    words: &Words,
    found: &Found,
    companion: &Companion,
    moment: usize,
) -> String {
    let turn = crate::desktop::replay::scrubber::turn_number(session, moment);
    let mut lines = vec![words.format("review-turn", &[("turn", turn.into())])];
    lines.extend(chances(session, words, found, moment));
    let here = found.marks.iter().filter(|mark| mark.moment == moment);
    lines.extend(here.map(|here| mark(session, words, here)));
    let note = companion.note(session.timeline().decisions(moment));
    if !note.is_empty() {
        let note = shorten(note, NOTED);
        lines.push(words.format("review-noted", &[("note", note.into())]));
    }
    lines.join("\n")
}

/// Everybody's chances at a moment.
fn chances<'a, G: Reviewed>(
    session: &'a Session<G>,
    words: &'a Words,
    found: &'a Found,
    moment: usize,
) -> impl Iterator<Item = String> + 'a {
    let chances = found.chances.get(moment);
    let chances = chances.into_iter().flatten().enumerate();
    chances.map(|(seat, chance)| {
        let values = [
            ("player", name(session, words, seat).into()),
            ("percent", percent(words, *chance).into()),
        ];
        words.format("review-chance-of", &values)
    })
}

/// The chart in words.
pub(super) fn chart<G: Reviewed>(session: &Session<G>, words: &Words, found: &Found) -> String {
    let now = chances(session, words, found, session.moment());
    let values = [
        ("chances", words.list(now).into()),
        ("count", found.moments_of(|_| true).len().into()),
    ];
    words.format("review-chart-spoken", &values)
}

//! What there is to say of the moment on the screen, and what one can do about it.

use super::desk::Found;
use super::panel::{Orders, TALL};
use super::then::then;
use super::told;
use crate::desktop::app::requests::{PractiseThis, ReplayCommand};
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::font;
use crate::desktop::reckoning::chances;
use crate::desktop::replay::Reviewed;
use crate::desktop::session::Session;
use crate::desktop::theme::{Push, fonts, palette};
use crate::review::{Grade, Judged, Mark, Persons, Why};
use bevy_egui::egui::{FontId, Label, RichText, Sense, TextStyle, Ui, vec2};

/// Below this height of the panel nothing is said that is not about the moment.
const ROOMY: f32 = 480.0;
/// Below this width of the panel its buttons have smaller words.
const NARROW: f32 = 290.0;

/// What there is to say of the moment on the screen; of its marks those that are `shown`.
pub(super) fn show<G: Reviewed>(
    ui: &mut Ui,
    found: &Found,
    shown: impl Fn(&Mark) -> bool,
    session: &Session<G>,
    words: &Words,
) {
    let now = session.moment();
    let marks = found.marks.iter();
    let marks = marks.filter(|mark| mark.moment == now && shown(mark));
    let (lost, others): (Vec<&Mark>, Vec<_>) =
        marks.partition(|mark| matches!(mark.why, Why::Lost(_)));
    let tell = |ui: &mut Ui, mark: &Mark| {
        ui.horizontal_top(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
            let shape = told::shape(mark.why);
            chances::sign(ui.painter(), place.center(), shape, palette::INK, 1.0);
            bold(ui, told::mark(session, words, mark));
        });
    };
    // What was better follows on what was given away: of all that there is to read that comes first. Where nothing
    // was, the mark says why one is led here.
    let (first, last) = match lost.is_empty() {
        true => (&others, &lost),
        false => (&lost, &others),
    };
    first.iter().for_each(|mark| tell(ui, mark));
    match found.review.at(now) {
        Some(judged) => choice(ui, judged, found, session, words),
        None if lost.is_empty() && others.is_empty() => {
            text(ui, words.text("review-nothing-here"));
        }
        None => {}
    }
    last.iter().for_each(|mark| tell(ui, mark));
}

/// What one can do about a decision that gave something away: below what is scrolled, so that it is always in
/// view.
#[derive(Clone, Copy, Default)]
pub(super) struct WaysOn {
    tries: bool,
    practises: bool,
}

impl WaysOn {
    pub fn of<G: Reviewed>(found: &Found, session: &Session<G>, plays_on: bool) -> WaysOn {
        let judged = found.review.at(session.moment());
        // Where nothing was better the bar's own button leads on.
        let judged = judged.filter(|judged| is_better(judged));
        judged.map_or(WaysOn::default(), |judged| WaysOn {
            tries: plays_on,
            practises: is_exercise(judged, found, session),
        })
    }

    fn count(self) -> usize {
        usize::from(self.tries) + usize::from(self.practises)
    }

    pub fn height(self) -> f32 {
        if self.count() > 0 { TALL + 6.0 } else { 0.0 }
    }

    /// The buttons side by side; in a narrow panel with smaller words, for they have one line.
    pub fn show(self, ui: &mut Ui, words: &Words, orders: &mut Orders) {
        if self.count() == 0 {
            return;
        }
        ui.spacing_mut().button_padding.x = 6.0;
        if ui.available_width() < NARROW {
            let small = FontId::new(17.0, fonts::family(fonts::MEDIUM_FAMILY));
            ui.style_mut().text_styles.insert(TextStyle::Button, small);
        }
        ui.columns(self.count(), |columns| {
            let mut columns = columns.iter_mut();
            let mut button = |push: Push, about: &str| {
                let Some(ui) = columns.next() else {
                    return false;
                };
                let push = push.width(ui.available_width());
                ui.add(push).on_hover_text(words.text(about)).clicked()
            };
            let tries = Push::primary(words.text("review-try"));
            if self.tries && button(tries, "replay-play-on-about") {
                orders.commands.write(ReplayCommand::PlayOn);
            }
            let practises = Push::plain(words.text("review-practise"));
            if self.practises && button(practises, "review-practise-about") {
                orders.practise.write(PractiseThis);
            }
        });
    }
}

/// Whether something better than what was decided is known: what is within its error is no better.
fn is_better(judged: &Judged) -> bool {
    judged.best != judged.made && judged.points() > 0.0
}

/// Whether a decision can become an exercise: a fault of somebody at the screen. From a mistake on it does so by
/// itself.
fn is_exercise<G: Reviewed>(judged: &Judged, found: &Found, session: &Session<G>) -> bool {
    Persons::of(session.record(), session.timeline()).decided(judged)
        && judged.grade(found.thresholds()).is_some()
}

/// What was decided at this moment, and what was better.
fn choice<G: Reviewed>(
    ui: &mut Ui,
    judged: &Judged,
    found: &Found,
    session: &Session<G>,
    words: &Words,
) {
    let position = session.timeline().position(session.moment());
    let read = |decision: &str| decision.parse::<G::Decision>().ok();
    let grade: Option<Grade> = judged.grade(found.thresholds());
    let described = |decision| G::described(position, decision, words);
    if let Some(made) = read(&judged.made) {
        let player = told::player(session, judged.seat);
        let mut values = player.map_or(Vec::new(), |player| G::whose(words, player).to_vec());
        values.push(("decision", described(made).into()));
        values.push(("percent", told::percent(words, judged.chance).into()));
        // What is wrong with a mistake can be told where its effects can.
        let reason = grade.and_then(|_| G::reason(position, made, words));
        let key = match (grade, &reason) {
            (None, _) => "review-played",
            (Some(_), None) => "review-played-marked",
            (Some(_), Some(_)) => "review-played-marked-reason",
        };
        values.extend(reason.map(|reason| ("reason", reason.into())));
        text(ui, words.format(key, &values));
    }
    let better = is_better(judged).then(|| read(&judged.best)).flatten();
    let Some(best) = better else {
        text(ui, words.text("review-nothing-better"));
        return;
    };
    let values = [
        ("decision", described(best).into()),
        ("percent", told::percent(words, judged.best_chance).into()),
        ("points", told::points(words, judged.told()).into()),
    ];
    match grade {
        // The mark has said how much was given away.
        Some(_) => bold(ui, words.format("review-better-marked", &values)),
        None => text(ui, words.format("review-better", &values)),
    }
    let of = (session.record().id(), session.moment());
    let then = then(ui, of, position, best, words);
    let goes_on = then.is_some();
    then.into_iter().for_each(|then| text(ui, then));
    let reason = |decision: Option<G::Decision>| G::reason(position, decision?, words);
    let of_best =
        reason(Some(best)).filter(|best| reason(read(&judged.made)).as_ref() != Some(best));
    match of_best {
        Some(reason) => tell_reason(ui, reason, judged, session, words),
        None if goes_on => {}
        // Nothing that is seen at once tells them apart.
        None => text(ui, words.text("review-reason-later")),
    }
    if ui.clip_rect().height() > ROOMY {
        if G::places_on_board(position, best) {
            small(ui, words.text("review-on-board"));
        }
        small(ui, words.text("review-two-sights"));
    }
}

/// What a decision would do.
fn tell_reason<G: Reviewed>(
    ui: &mut Ui,
    reason: String,
    judged: &Judged,
    session: &Session<G>,
    words: &Words,
) {
    let player = told::player(session, judged.seat);
    // What it does is told to its player; whoever plays alone is always that one.
    let mut persons = session.persons();
    let reads = persons.next() == player && persons.next().is_none();
    let key = match reads {
        true => "review-reason",
        false => "review-reason-of",
    };
    let mut values = player.map_or(Vec::new(), |player| G::whose(words, player).to_vec());
    values.push(("reason", reason.into()));
    text(ui, words.format(key, &values));
}

/// Words that only explain.
fn small(ui: &mut Ui, text: String) {
    let small = RichText::new(text).font(font(15.0, "text"));
    ui.add(Label::new(small.color(palette::INK_SOFT)).wrap());
}

pub(super) fn text(ui: &mut Ui, text: impl Into<String>) {
    let text = RichText::new(text).font(font(16.0, "text"));
    ui.add(Label::new(text).wrap());
}

fn bold(ui: &mut Ui, text: impl Into<String>) {
    let text = RichText::new(text).font(font(16.5, fonts::BOLD_FAMILY));
    ui.add(Label::new(text).wrap());
}

//! A whole game reviewed.

use super::METHOD;
use super::forecast::forecast;
use super::judge::{Question, Verdict, judge};
use super::luck::{of_deal, of_draw, worth};
use super::plan::Plan;
use super::record_review::{Draw, Judged, Review};
use super::review_game::ReviewGame;
use super::spread::Spread;
use crate::pool::in_order;
use crate::record::Record;
use crate::replay::Timeline;
use crate::search::Limits;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// Every moment is looked at quickly.
    Quick,
    /// Decisions that may have given something away are looked at again.
    Long,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is being done.
    pub pass: Pass,
    /// How much of it is done.
    pub done: u64,
    /// How much of it there is.
    pub total: u64,
}

impl Progress {
    /// How much of the whole review is done, 0 to 1.
    pub fn share(&self) -> f32 {
        let part = self.done as f32 / self.total.max(1) as f32;
        match self.pass {
            Pass::Quick => 0.5 * part,
            Pass::Long => 0.5 + 0.5 * part,
        }
    }
}

/// Reviews a record; nothing if it was cancelled. `tell` hears how far it is.
///
/// The same record, plan and nets always give the same review, on any number of threads.
pub fn review<G: ReviewGame>(
    record: &Record<G>,
    plan: &Plan,
    cancel: &AtomicBool,
    tell: &mut dyn FnMut(Progress),
) -> Option<Review> {
    let work = Work {
        timeline: Timeline::of(record),
        record,
        plan,
        cancel,
    };
    let mut looks = work.pass(Pass::Quick, None, tell)?;
    let open: Vec<usize> = (0..looks.len()).filter(|at| looks[*at].open()).collect();
    let again = work.pass(Pass::Long, Some(&open), tell)?;
    for (at, look) in open.into_iter().zip(again) {
        looks[at].verdict = look.verdict;
    }
    Some(work.gathered(looks))
}

/// A game under review.
struct Work<'a, G: ReviewGame> {
    record: &'a Record<G>,
    timeline: Timeline<G>,
    plan: &'a Plan,
    cancel: &'a AtomicBool,
}

/// What is found at a moment.
struct Look<G: ReviewGame> {
    chances: Vec<f32>,
    verdict: Option<Verdict<G::Decision>>,
    /// By seat: luck and the spread of what could have come.
    draws: Vec<(usize, f64, Spread)>,
}

impl<G: ReviewGame> Look<G> {
    fn open(&self) -> bool {
        self.verdict.as_ref().is_some_and(|verdict| verdict.open)
    }
}

impl<G: ReviewGame> Work<'_, G> {
    /// Looks at all moments, or at some; nothing if cancelled.
    fn pass(
        &self,
        pass: Pass,
        only: Option<&[usize]>,
        tell: &mut dyn FnMut(Progress),
    ) -> Option<Vec<Look<G>>> {
        let total = only.map_or(self.timeline.end() + 1, <[usize]>::len) as u64;
        let mut looks = Vec::new();
        tell(Progress {
            pass,
            done: 0,
            total,
        });
        let work = |number: u64, _: &AtomicBool| {
            let number = number as usize;
            match only {
                None => self.quick(number),
                Some(moments) => self.again(moments[number]),
            }
        };
        in_order(total, self.plan.threads, work, |number, look| {
            looks.push(look);
            tell(Progress {
                pass,
                done: number + 1,
                total,
            });
            match self.cancel.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        (looks.len() as u64 == total && !self.cancel.load(Ordering::Relaxed)).then_some(looks)
    }

    fn seed(&self, moment: usize) -> u64 {
        // Worlds of one moment say nothing about those of the next.
        (self.plan.seed ^ ((moment as u64) << 20)).wrapping_mul(0xd134_2543_de82_ef95)
    }

    fn limits(&self) -> Limits<'_> {
        Limits::until_cancelled(self.cancel)
    }

    fn question(&self, moment: usize) -> Option<Question<'_, G>> {
        let decisions = self.record.decisions();
        Some(Question {
            position: self.timeline.position(moment),
            made: *decisions.get(self.timeline.decisions(moment))?,
            seed: self.seed(moment),
            least: self.plan.least,
        })
    }

    /// A moment: everybody's chances, what was decided there, and what was drawn to get there.
    fn quick(&self, moment: usize) -> Option<Look<G>> {
        let limits = self.limits();
        let verdict = match self.question(moment) {
            Some(question) => judge(&question, &self.plan.quick, &limits).ok()?,
            None => None,
        };
        Some(Look {
            chances: forecast(self.timeline.position(moment)),
            verdict,
            draws: self.draws(moment, &limits)?,
        })
    }

    /// The decision of a moment once more, in more worlds.
    fn again(&self, moment: usize) -> Option<Look<G>> {
        let question = self.question(moment)?;
        Some(Look {
            chances: Vec::new(),
            verdict: judge(&question, &self.plan.long, &self.limits()).ok()?,
            draws: Vec::new(),
        })
    }

    /// What everybody drew just before a moment; nothing if cancelled.
    fn draws(&self, moment: usize, limits: &Limits) -> Option<Vec<(usize, f64, Spread)>> {
        let (seed, draws) = (!self.seed(moment), self.plan.draws);
        let position = self.timeline.position(moment);
        let players = position.players();
        let mut found = Vec::new();
        if moment == 0 {
            // Of a game that began under older rules the first moment is not the deal.
            let dealt = self.timeline.decisions(0) == 0;
            for (seat, player) in players.into_iter().enumerate().filter(|_| dealt) {
                let start = self.record.start();
                let luck = of_deal(start, position, player, seed, draws, limits).ok()?;
                found.extend(luck.map(|(luck, others)| (seat, luck, others)));
            }
            return Some(found);
        }
        let events = self.timeline.between(moment - 1, moment);
        let drawers: Vec<G::Player> = events.iter().filter_map(G::drawer).collect();
        let before = self.timeline.position(moment - 1);
        let decision = self.record.decisions()[self.timeline.decisions(moment - 1)];
        for (seat, player) in players.into_iter().enumerate() {
            if drawers.contains(&player) {
                let luck = of_draw(before, decision, position, player, seed, draws, limits).ok()?;
                found.extend(luck.map(|(luck, others)| (seat, luck, others)));
            }
        }
        Some(found)
    }

    fn gathered(&self, looks: Vec<Look<G>>) -> Review {
        let end = self.timeline.position(self.timeline.end());
        let players = end.players();
        let seat_of = |player: G::Player| players.iter().position(|seated| *seated == player);
        let mut review = Review {
            game: G::ID.to_string(),
            id: self.record.id(),
            rules: G::RULES_VERSION,
            method: METHOD,
            judges: G::judges(),
            decisions: self
                .record
                .decisions()
                .iter()
                .map(G::Decision::to_string)
                .collect(),
            shares: match end.decider() {
                Some(_) => Vec::new(),
                None => players.iter().map(|p| worth(end, *p) as f32).collect(),
            },
            chances: Vec::new(),
            judged: Vec::new(),
            draws: Vec::new(),
        };
        for (moment, look) in looks.into_iter().enumerate() {
            let position = self.timeline.position(moment);
            let draws = look.draws.into_iter();
            review.draws.extend(draws.map(|(seat, luck, others)| Draw {
                moment,
                seat,
                luck: luck as f32,
                error: others.error() as f32,
            }));
            let seats = (
                position.decider().and_then(seat_of),
                seat_of(position.active()),
            );
            if let (Some(verdict), (Some(seat), Some(turn_of))) = (look.verdict, seats) {
                let made = self.record.decisions()[self.timeline.decisions(moment)];
                let same = verdict.best == made;
                review.judged.push(Judged {
                    moment,
                    seat,
                    turn_of,
                    turn: position.turns(),
                    kind: G::kind(&made),
                    made: made.to_string(),
                    best: verdict.best.to_string(),
                    choices: verdict.choices,
                    before: look.chances.get(seat).copied().unwrap_or_default(),
                    chance: verdict.chances[0] as f32,
                    best_chance: verdict.chances[1] as f32,
                    loss: verdict.loss.mean() as f32,
                    error: verdict.loss.error() as f32,
                    worlds: if same { 0 } else { verdict.loss.count() },
                });
            }
            review.chances.push(look.chances);
        }
        review
    }
}

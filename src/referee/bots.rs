//! The bots decide and advise: `genmove` and `advise`.

use super::Referee;
use super::complaint::{Complaint, Reply};
use super::new_game::key_and_value;
use crate::bots::{self, Ask, Bot, Budget};
use crate::rules::notation::{parse_number, shortened};
use crate::rules::{Decision, Event, View};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A question that waits for a bot.
struct Question {
    bot: Box<dyn Bot>,
    view: View,
    budget: Budget,
    seed: u64,
    /// Nobody cancels it: the referee answers one command after another.
    cancel: AtomicBool,
}

impl Question {
    fn ask(&self) -> Ask<'_> {
        Ask {
            view: &self.view,
            budget: self.budget,
            seed: self.seed,
            cancel: &self.cancel,
        }
    }
}

impl Referee {
    pub(super) fn genmove(&mut self, bot: &str, args: &[&str]) -> Reply {
        let question = self.question(bot, args)?;
        let decision = question.bot.decide(&question.ask());
        let decision: Decision = decision.ok_or_else(|| Complaint::new("referee-no-decision"))?;
        let mut events: Vec<Event> = Vec::new();
        self.record_mut()?.try_play(decision, &mut events)?;
        Ok(decision.to_string())
    }

    pub(super) fn advise(&self, bot: &str, args: &[&str]) -> Reply {
        let question = self.question(bot, args)?;
        let candidates = question.bot.candidates(&question.ask());
        let line = |c: &bots::Candidate<Decision>| format!("{} {:.3}", c.decision, c.chance);
        let lines: Vec<String> = candidates.iter().map(line).collect();
        Ok(lines.join("\n"))
    }

    /// What to ask which bot: only what the player who must decide may know.
    fn question(&self, bot: &str, args: &[&str]) -> Result<Question, Complaint> {
        let named = bots::by_name(bot);
        let bot = named.ok_or_else(|| {
            let bot = ("bot", shortened(bot).into());
            Complaint::with("referee-unknown-bot", [bot])
        })?;
        let mut budget = Budget::default();
        let mut seed = None;
        let mut named: Vec<&str> = Vec::new();
        for word in args {
            let (key, value) = key_and_value(word)?;
            if named.contains(&key) {
                return Err(Complaint::with("referee-twice", [("key", key.into())]));
            }
            named.push(key);
            match key {
                "time" => budget.time = Some(Duration::from_millis(parse_number(value)?)),
                "evals" => budget.evals = Some(parse_number(value)?),
                "seed" => seed = Some(parse_number(value)?),
                _ => {
                    let key = ("key", shortened(key).into());
                    return Err(Complaint::with("referee-unknown-key", [key]));
                }
            }
        }
        let position = self.position()?;
        let decider = position.decider();
        let decider = decider.ok_or_else(|| Complaint::new("referee-game-over"))?;
        Ok(Question {
            bot,
            view: position.view(decider),
            budget,
            seed: seed.unwrap_or_default(),
            cancel: AtomicBool::new(false),
        })
    }
}

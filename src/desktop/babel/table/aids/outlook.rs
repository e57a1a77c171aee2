//! What a decision would do, in words: the rules are asked, on a copy of the game.

use crate::babel::rules::ending::{FIFTEEN, TEN, TWENTY};
use crate::babel::rules::{Decision, Event, Player, Position};
use crate::babel::words;
use crate::desktop::app::words::Words;

/// What would come of a decision, if it is legal.
pub struct Outlook {
    /// The totals before and after, by player.
    pub totals: [(u8, u8); 2],
    /// What would be heard in the log, as far as it matters.
    pub lines: Vec<String>,
}

/// Looks one decision ahead; `None` for what cannot be, and for the end of the turn, which draws.
///
/// Nothing but the end of a turn draws or shuffles, so no secret is told.
pub fn outlook(game: &Position, decision: Decision, words: &Words) -> Option<Outlook> {
    if decision == Decision::End || game.check(decision).is_err() {
        return None;
    }
    let mut after = game.clone();
    let mut events: Vec<Event> = Vec::new();
    after.try_play(decision, &mut events).ok()?;
    let totals = Player::ALL.map(|player| {
        let total = |game: &Position| game.table().total(player);
        (total(game), total(&after))
    });
    let user = game.table().active();
    let mut lines: Vec<String> = Vec::new();
    for event in &events {
        match event {
            Event::Destroyed { .. }
            | Event::Robbed { .. }
            | Event::Expelled { .. }
            | Event::Lured { .. }
            | Event::Halved { .. }
            | Event::EndPhaseBegan
            | Event::GameOver { .. } => lines.push(words::event(words, event, None)),
            Event::TotalChanged { player, .. } => {
                let (before, after) = totals[player.index()];
                lines.push(words.format(
                    "babel-outlook-total",
                    &[
                        ("player", words::player(words, *player).into()),
                        ("before", before.into()),
                        ("after", after.into()),
                    ],
                ));
            }
            _ => {}
        }
    }
    lines.extend(support(game, &after, user, words));
    if after.table().ending().is_none() {
        lines.extend(near(&after, user, words));
    }
    Some(Outlook { totals, lines })
}

/// What a longer row is good for: which skill it newly gives, how high it lets a temple rise.
fn support(game: &Position, after: &Position, user: Player, words: &Words) -> Option<String> {
    let at = after.table().marker(user)?;
    let runs = |game: &Position| {
        let runs = game.table().row(user, at).runs();
        runs.map(|run| run.tribe).collect::<Vec<_>>()
    };
    let known = match game.table().marker(user) == Some(at) {
        true => runs(game),
        false => Vec::new(),
    };
    let new = runs(after).into_iter().find(|run| !known.contains(run))?;
    let tribe = words::tribe(words, new);
    Some(words.format("babel-outlook-run", &[("tribe", tribe.into())]))
}

/// How near the user is to what decides the game.
fn near(after: &Position, user: Player, words: &Words) -> Option<String> {
    let table = after.table();
    let (own, other) = (table.total(user), table.total(user.other()));
    let goal = match table.end_phase() {
        true => TWENTY,
        false => FIFTEEN,
    };
    let left = goal.saturating_sub(own);
    if (1..=2).contains(&left) {
        let values = [("count", left.into()), ("goal", goal.into())];
        return Some(words.format("babel-outlook-near", &values));
    }
    // In the end phase whoever falls below ten has lost.
    (table.end_phase() && other == TEN)
        .then(|| words.format("babel-outlook-edge", &[("least", TEN.into())]))
}

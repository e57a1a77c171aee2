//! What a decision would do, in words: the rules are asked, on a copy of the game.

use crate::babel::rules::ending::{FIFTEEN, TEN, TWENTY};
use crate::babel::rules::{Decision, Event, Level, Player, Position, Source, Stage};
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
    if after.table().ending().is_none() {
        lines.extend(cards(game, &after, decision, words));
        lines.extend(support(game, &after, user, words));
        // Behind a discard the other's turn goes on, with what could be built before it as well.
        if game.table().stage() == Stage::Action {
            lines.extend(builds(game, &after, words));
        }
        lines.extend(near(&after, user, words));
    }
    Some(Outlook { totals, lines })
}

/// Who would have how many cards where any come or go but those that settle.
fn cards(game: &Position, after: &Position, decision: Decision, words: &Words) -> Vec<String> {
    let user = game.table().active();
    let len = |game: &Position, player, at| game.table().row(player, at).len();
    match decision {
        Decision::Migrate { from, to } => [from, to]
            .map(|at| {
                let land = words::territory(words, Some(at));
                let values = [
                    ("land", land.into()),
                    ("before", len(game, user, at).into()),
                    ("after", len(after, user, at).into()),
                ];
                words.format("babel-outlook-land", &values)
            })
            .to_vec(),
        Decision::Expel(..) | Decision::Lure(_) => {
            let Some(at) = game.table().marker(user) else {
                return Vec::new();
            };
            let row = |player: Player| {
                let values = [
                    ("player", words::player(words, player).into()),
                    ("before", len(game, player, at).into()),
                    ("after", len(after, player, at).into()),
                ];
                words.format("babel-outlook-row", &values)
            };
            [user, user.other()].map(row).to_vec()
        }
        Decision::Halve(_) => {
            let other = user.other();
            let before = i64::from(game.hand(other).total());
            let goes = match after.table().stage() {
                Stage::Discard { count } => i64::from(count),
                _ => 0,
            };
            let values = [
                ("player", words::player(words, other).into()),
                ("left", (before - goes).into()),
                ("before", before.into()),
            ];
            vec![words.format("babel-outlook-keep", &values)]
        }
        _ => Vec::new(),
    }
}

/// The levels that could be built next, and cannot be now.
fn builds(game: &Position, after: &Position, words: &Words) -> Vec<String> {
    let user = after.table().active();
    let mut levels: Vec<Level> = Vec::new();
    for source in Source::ALL {
        let build = Decision::Build(source);
        let new = after.check(build).is_ok() && game.check(build).is_err();
        let top = after.table().column(source.owner(user)).last();
        levels.extend(top.filter(|level| new && !levels.contains(level)));
    }
    let line =
        |level: Level| words.format("babel-outlook-build", &[("level", level.number().into())]);
    levels.into_iter().map(line).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    const GAME: &str = "game babel
active kish
marker kish medes
marker ur medes
hand kish ah
hand ur hhmmpss
row kish medes mmmha
row kish persians aah
row ur medes mmppp
temple kish medes 1 2 3 4
temple kish hittites 1 2 3 4 5
temple kish persians 1 2 3 4 5
temple ur medes 1 2 3
column kish 6 5
column ur 6
supply 6 5 4 2
deck aa
discards -
seed 3
end
";

    fn lines(text: &str, decision: &str) -> Vec<String> {
        let words = Words::from(Locale::for_language("en"));
        let game = Position::from_text(text).unwrap();
        let told = outlook(&game, decision.parse().unwrap(), &words);
        told.unwrap_or_else(|| panic!("{decision} is refused"))
            .lines
    }

    #[test]
    fn a_skill_tells_who_would_have_how_many() {
        let expelled = lines(GAME, "expel 1 persians");
        let said = |line: &str| expelled.iter().any(|told| told == line);
        assert!(said("Kish's cards here: 5 → 4"), "{expelled:?}");
        assert!(said("Ur's cards here: 5 → 2"), "{expelled:?}");
        let halved = lines(GAME, "halve 1");
        assert!(
            halved.iter().any(|told| told == "Ur keeps 4 of 7 cards."),
            "{halved:?}"
        );
    }

    #[test]
    fn a_drop_tells_totals_the_end_and_what_could_be_built_next() {
        let built = lines(GAME, "build own");
        assert!(
            built.iter().any(|told| told == "Kish: 14 → 15"),
            "{built:?}"
        );
        let over = built
            .iter()
            .any(|told| told.starts_with("The game is over"));
        assert!(over, "the game would be over: {built:?}");
        let short = GAME.replace("row kish medes mmmha", "row kish medes mmmh");
        let settled = lines(&short, "settle assyrians");
        assert_eq!(
            settled,
            ["Then level 5 can be built here.", "One more to 15."]
        );
        let migrated = lines(GAME, "migrate persians medes");
        let arrives = "Cards in the land of the Medes: 5 → 8";
        assert!(migrated.iter().any(|told| told == arrives), "{migrated:?}");
    }
}

//! The results in words: who wins, and why the ranks are as they are.

use super::Finished;
use crate::tigris::rules::{Ending, Standing};
use crate::tigris::statistics::Statistics;

/// `Anna wins`, or who shares the victory.
pub fn headline(game: &Finished) -> String {
    let winners: Vec<String> = game.outcome.winners().map(|d| game.name(d)).collect();
    match winners.as_slice() {
        [winner] => game
            .words
            .format("results-winner", &[("name", winner.into())]),
        _ => {
            let names = game.words.list(winners);
            game.words
                .format("results-shared", &[("names", names.into())])
        }
    }
}

/// Why the game ended, and each player compared with the next one.
pub fn reasons(game: &Finished, statistics: Option<&Statistics>) -> Vec<String> {
    let ended = game.session.position().table().ending();
    let turn = statistics.map_or(0, Statistics::turns);
    let ended = ended.map(|ending| {
        let key = match ending {
            Ending::Treasures => "results-ended-treasures",
            Ending::Bag => "results-ended-bag",
        };
        game.words.format(key, &[("turn", turn.into())])
    });
    let pairs = game.outcome.standings.windows(2);
    let ranks = pairs.map(|pair| reason(game, &pair[0], &pair[1]));
    ended.into_iter().chain(ranks).collect()
}

fn reason(game: &Finished, first: &Standing, second: &Standing) -> String {
    let (ours, theirs) = (first.ascending(), second.ascending());
    let mut values = vec![
        ("first", game.name(first.dynasty).into()),
        ("second", game.name(second.dynasty).into()),
    ];
    let Some(place) = (0..4).find(|i| ours[*i] != theirs[*i]) else {
        return game.words.format("results-reason-equal", &values);
    };
    values.push(("more", ours[place].into()));
    values.push(("less", theirs[place].into()));
    values.push(("equal", ours[place.saturating_sub(1)].into()));
    let key = ["lowest", "second", "third", "highest"][place];
    game.words.format(&format!("results-reason-{key}"), &values)
}

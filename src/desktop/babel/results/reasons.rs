//! The results in words: who wins, and which rule decided.

use super::Finished;
use crate::babel::rules::Ending;

/// `Anna wins`, or that the victory is shared.
pub fn headline(game: &Finished) -> String {
    let winners: Vec<String> = game.outcome.winners().map(|p| game.name(p)).collect();
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

/// With which turn the game ended, when the end phase began, if it did, and the rule that named the winner.
pub fn reasons(game: &Finished) -> Vec<String> {
    let table = game.session.position().table();
    let ended = game.statistics.map(|numbers| {
        let turn = ("turn", numbers.turns().into());
        game.words.format("babel-results-ended", &[turn])
    });
    let began = game.statistics.and_then(|numbers| numbers.end_phase());
    let phase = began.map(|turn| {
        let turn = ("turn", turn.into());
        game.words.format("babel-results-end-phase", &[turn])
    });
    let decided = table.ending().map(|ending| decided(game, ending));
    [phase, ended, decided].into_iter().flatten().collect()
}

fn decided(game: &Finished, ending: Ending) -> String {
    let [first, second] = &game.outcome.standings;
    let mut values = vec![
        ("first", game.name(first.player).into()),
        ("second", game.name(second.player).into()),
        ("more", first.total.into()),
        ("less", second.total.into()),
    ];
    let key = match ending {
        Ending::Fifteen => "babel-results-fifteen",
        Ending::Twenty => "babel-results-twenty",
        Ending::Collapse => "babel-results-collapse",
        Ending::Supply if !game.is_tied() => "babel-results-supply",
        Ending::Supply => {
            values.push(("cards", first.cards.into()));
            values.push(("fewer", second.cards.into()));
            match first.shared {
                true => "babel-results-supply-equal",
                false => "babel-results-supply-cards",
            }
        }
    };
    game.words.format(key, &values)
}

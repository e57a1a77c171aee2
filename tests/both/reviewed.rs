//! A finished game and a review of it, for tests with a window and without.

use std::path::Path;
use two_rivers::game::Game;
use two_rivers::record::{Kind, Record};
use two_rivers::review::{Judged, METHOD, Review, ReviewGame};
use two_rivers::tigris::rules::{Decision, Position};

/// A finished game of a person of this name on the first seat against a bot, who won.
pub fn game(name: &str) -> Record<Position> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = path.join("tests/saves/format1-rules1-finished.ron");
    let mut record = Record::read(&path).expect("a save").copy();
    for (seat, mut player) in record.players().to_vec().into_iter().enumerate() {
        (player.name, player.kind) = match seat {
            0 => (name.to_string(), Kind::Person),
            _ => (String::new(), Kind::Bot("lugal".to_string())),
        };
        record.set_player(player);
    }
    record
}

/// What was decided at this moment gave so much of the chance to win away, 0 to 1, with this standard error:
/// the first other choice of this kind would have been better.
pub fn judged(
    record: &Record<Position>,
    moment: usize,
    (loss, error): (f32, f32),
    kind: impl Fn(&Decision) -> bool,
) -> Judged {
    let position = record.position_at(moment).expect("a moment");
    let made = record.decisions()[moment];
    let mut legal = Vec::new();
    position.legal(&mut legal);
    let mut others = legal.iter().filter(|other| **other != made);
    let best = others.find(|other| kind(other)).expect("a choice");
    let decider = position.decider().expect("it goes on");
    let mut players = position.players().into_iter();
    Judged {
        moment,
        seat: players.position(|p| p == decider).expect("a seat"),
        turn_of: 0,
        turn: position.turns(),
        kind: Position::kind(&made),
        made: made.to_string(),
        best: best.to_string(),
        choices: legal.len(),
        before: 0.5,
        chance: 0.5 - loss,
        best_chance: 0.5,
        loss,
        error,
        worlds: 32,
    }
}

/// The review of a game of two in which these decisions were looked at.
pub fn review(record: &Record<Position>, judged: Vec<Judged>) -> Review {
    Review {
        game: Position::ID.to_string(),
        id: record.id(),
        rules: Position::RULES_VERSION,
        method: METHOD,
        judges: Position::judges(),
        decisions: record.decisions().iter().map(|d| d.to_string()).collect(),
        shares: vec![0.0, 1.0],
        chances: vec![vec![0.5, 0.5]; record.decisions().len() + 1],
        judged,
        draws: Vec::new(),
    }
}

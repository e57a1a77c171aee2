//! What must hold of any text that is read, whoever wrote it: one module a target.
//!
//! Everywhere: an answer and never a panic, what is refused is said in a sentence, and what is read
//! is written and read to the same.

pub mod board;
pub mod locale;
pub mod position;
pub mod preferences;
pub mod record;
pub mod referee;

use two_rivers::game::{Game, View};
use two_rivers::random::{below, generator};

/// Plays on from a position by chance that the input settles; every law of the trait holds on the way.
fn play_on<G: Game>(position: &mut G, seed: u64, decisions: usize) {
    let mut random = generator(seed);
    let (mut legal, mut seen) = (Vec::new(), Vec::new());
    assert!(position.check_validity().is_ok(), "where play begins");
    for _ in 0..decisions {
        position.legal(&mut legal);
        let Some(decider) = position.decider() else {
            assert!(legal.is_empty(), "nobody decides");
            assert!(position.standings().is_some(), "who won is known");
            break;
        };
        assert!(!legal.is_empty(), "whoever decides can");
        let view = position.view(decider);
        view.legal(&mut seen);
        assert!(seen == legal, "a player knows what is legal");
        let decision = legal[below(&mut random, legal.len() as u32) as usize];
        let written: Option<G::Decision> = decision.to_string().parse().ok();
        assert!(written == Some(decision), "{decision}");
        let played = position.try_play(decision, &mut |event| {
            let _ = G::seen_by(&event, None);
        });
        assert!(played.is_ok(), "{decision} is legal");
        assert!(position.check_validity().is_ok(), "after {decision}");
    }
    for player in position.players() {
        let view = position.view(player);
        let guess = G::sample(&view, &mut random);
        assert!(guess.check_validity().is_ok(), "a game behind a view");
        let _ = position.text_seen_by(player);
    }
    let _ = (position.to_text(), position.standings(), position.turns());
}

/// A number that the input settles.
fn number(data: &[u8]) -> u64 {
    let add = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    data.iter().fold(0xcbf2_9ce4_8422_2325, add)
}

/// A sentence that says something.
fn said(sentence: &str) {
    assert!(!sentence.trim().is_empty(), "nothing is said");
}

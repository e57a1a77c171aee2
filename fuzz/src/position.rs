//! Positions that somebody wrote down, of either game.

use crate::{number, play_on, said};
use std::sync::OnceLock;
use two_rivers::game::Game;
use two_rivers::locale::{Locale, Sentence};
use two_rivers::{babel, tigris};

/// What is read is written and read to the same, and can be played on; what is not says why.
pub fn look(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let seed = number(data);
    one::<tigris::rules::Position>(text, seed);
    one::<babel::rules::Position>(text, seed);
}

fn one<G: Game<StartError: Sentence>>(text: &str, seed: u64) {
    static ENGLISH: OnceLock<Locale> = OnceLock::new();
    let start = match G::written(text) {
        Ok(start) => start,
        Err(why) => return said(&why.sentence(ENGLISH.get_or_init(Locale::english))),
    };
    let mut position = match G::begin(&start) {
        Ok(position) => position,
        Err(why) => panic!("what was read cannot begin: {why:?}"),
    };
    assert!(position.check_validity().is_ok());
    alike(&position);
    for player in position.players() {
        // A view, with its unknown pieces, is a text that can be read as well.
        let seen = position.text_seen_by(player);
        assert!(G::written(&seen).is_ok(), "{seen}");
    }
    play_on(&mut position, seed, 25);
}

fn alike<G: Game>(position: &G) {
    let written = position.to_text();
    let again = G::written(&written)
        .ok()
        .and_then(|start| G::begin(&start).ok());
    let again = again.unwrap_or_else(|| panic!("what was printed is refused:\n{written}"));
    assert_eq!(again.to_text(), written);
}

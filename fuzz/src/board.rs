//! Boards that a player drew.

use crate::{number, play_on, said};
use std::sync::OnceLock;
use two_rivers::locale::Locale;
use two_rivers::tigris::rules::{Board, Options, Position, Seats, Setup};

/// What is read is written and read to the same, and games on it hold; what is not says why.
pub fn look(data: &[u8]) {
    static ENGLISH: OnceLock<Locale> = OnceLock::new();
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let board = match Board::from_ron(text) {
        Ok(board) => board,
        Err(why) => return said(&ENGLISH.get_or_init(Locale::english).board_error(&why)),
    };
    let written = ron::to_string(&board).expect("a board can be written");
    assert_eq!(Board::from_ron(&written).as_ref(), Ok(&board), "{written}");

    let seed = number(data);
    let seats = Seats::first(2 + seed as usize % 3).expect("two to four");
    let mut setup = Setup::new(board, seats, seed);
    setup.options = Options {
        buildings: seed & 16 != 0,
        wonder: seed & 32 != 0,
        english: seed & 64 != 0,
        open_scores: seed & 128 != 0,
    };
    let mut position = Position::new(&setup);
    let text = position.to_text();
    let board = position.table().board().clone();
    let again = Position::from_text_on(&text, |_| Some(board.clone()));
    assert_eq!(again.map(|p| p.to_text()).as_ref(), Ok(&text));
    play_on(&mut position, seed, 60);
}

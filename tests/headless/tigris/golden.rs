//! What a seed deals never changes: old seeds, saves and puzzles depend on it.
//!
//! The values were computed with another program too, written in Python after the description of
//! ChaCha with 8 rounds and that of the shuffle in `src/random.rs`.

use std::fmt::Write;
use two_rivers::tigris::rules::notation::{tile_letter, tiles_text};
use two_rivers::tigris::rules::{Board, Position, Seats, Setup};

/// Starting player, hands in seat order, bag in draw order.
fn dealt(board: Board, players: usize, seed: u64) -> String {
    let seats = Seats::first(players).expect("two to four players");
    let position = Position::new(&Setup::new(board, seats, seed));
    let mut text = position.table().active().to_string();
    for dynasty in seats.iter() {
        let _ = write!(text, " {}", tiles_text(&position.hand(dynasty)));
    }
    text.push(' ');
    text.extend(position.bag().draw_order().map(tile_letter));
    text
}

#[test]
fn three_seeds_deal_what_they_always_dealt() {
    assert_eq!(
        dealt(Board::standard(), 2, 0),
        "archer STFFMM TTTFFM \
         MMMFFSFMMTTFTTSTTMTSFMTMSSSTFFFTTTTMMMTFFTSSFTSTMFFTMSFFSTTSMFSMTTFFSTTTTMFMTMTT\
         FTTMFTFSTTSFFTMFFTSFSFSMSSTSSTSSFMSSMFTFSTFMTSTMMMT"
    );
    assert_eq!(
        dealt(Board::standard(), 4, 7),
        "pot STTTTF SSSTFF SSTTFM TTTTMM \
         TTMFFTFSSSTTTTSFTSFMSTTTFTFMTSFTSTTMTFMTMSTFTTMFFTMTSSSMSSMFFFMTTTFTMFTMFTFMSTSS\
         TTMMFMSMFFMTFFTMMFFFFMSTSMFSTMMMSFMFFSS"
    );
    assert_eq!(
        dealt(Board::advanced(), 3, u64::MAX),
        "pot SSTFFM SSTFFF TTTFFF \
         TMTMTFFFFTMMFMSSTSSTTFTSSTSMSTTSMFFMMFSTFMMMMTSTTTSTTTFSFTMTMFFMMSSSTTSTTTMSFMFF\
         FTTMSFMMFTFTFFTFTSTTFSTMMFFSMFSMMTSSSTMTM"
    );
}

#[test]
fn a_given_starter_changes_nothing_else() {
    let mut setup = Setup::new(Board::standard(), Seats::first(4).expect("four"), 7);
    let drawn = Position::new(&setup);
    for start in setup.seats.iter() {
        setup.start = Some(start);
        let given = Position::new(&setup);
        assert_eq!(given.table().active(), start);
        assert_eq!(given.bag(), drawn.bag());
        assert!(setup.seats.iter().all(|d| given.hand(d) == drawn.hand(d)));
    }
}

#[test]
fn a_position_fills_its_hidden_parts_by_the_seed() {
    let start = Position::new(&Setup::new(
        Board::standard(),
        Seats::first(2).expect("two"),
        7,
    ));
    let text = start.text_seen_by(start.table().active());
    let with = |seed: &str| {
        let text = text.replace("bag ?", &format!("bag ?\nseed {seed}"));
        Position::from_text(&text).expect("a view with a seed")
    };
    assert_eq!(with("1"), with("1"));
    assert_ne!(with("1").bag(), with("2").bag());
    assert_eq!(with("0"), Position::from_text(&text).expect("a view"));
}

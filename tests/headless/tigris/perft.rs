//! Counting the tree of decisions from a few positions, against recorded numbers and against a
//! count by hand.

use super::naive;
use two_rivers::referee::perft;
use two_rivers::tigris::rules::{Board, Decision, Position, Seats, Setup, Stage, Unheard};

fn start(board: Board, players: usize) -> Position {
    let seats = Seats::first(players).expect("two to four players");
    Position::new(&Setup::new(board, seats, 7))
}

/// Kings and traders on both sides of h5: a tile there starts two wars.
const WAR: &str = "\
board standard
players archer bull
active archer
actions 2
bag TSFMTSFMTSFM
hand archer TTS
hand bull SSM
catastrophes archer 0
catastrophes bull 0
points archer treasures=7
grid
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   S   .   .   .   .   .   .   .
.   .   .   .   tB  T   M   .   M   T   tA  .   .   T$  .   .
.   .   .   .   .   kB  S   .   .   kA  .   .   .   .   .   .
.   .   .   .   .   .   .   .   T$  .   .   .   .   .   .   .
.   T$  .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
end
";

/// A temple on g4 completes a square, a cross and a line.
const MONUMENT: &str = "\
board standard
options buildings wonder
players archer bull
active archer
actions 1
bag TSFMTSFMTSFM
hand archer T
hand bull TS
catastrophes archer 0
catastrophes bull 1
points bull treasures=6
grid
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   T$  T   .   .   .   .   .   .   .   .   .
.   .   .   .   kA  T   .   T   .   .   .   .   .   .   .   .
.   .   .   .   .   .   T   .   .   .   .   .   .   T$  .   .
.   .   .   .   .   .   tB  .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   T$  .   .   .   .   .   .   .
.   T$  .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
end
";

fn read(text: &str) -> Position {
    Position::from_text(text).expect("a position")
}

fn counted(position: &Position) -> [u64; 3] {
    [1, 2, 3].map(|depth| perft(position, depth))
}

#[test]
fn the_tree_from_the_start_has_the_recorded_sizes() {
    assert_eq!(
        counted(&start(Board::standard(), 2)),
        [609, 351_193, 1_079_130]
    );
    assert_eq!(
        counted(&start(Board::advanced(), 3)),
        [631, 394_328, 1_183_397]
    );
}

#[test]
fn the_tree_of_conflicts_has_the_recorded_sizes() {
    assert_eq!(counted(&read(WAR)), [296, 71_789, 380_252]);
}

#[test]
fn the_tree_of_offers_has_the_recorded_sizes() {
    assert_eq!(counted(&read(MONUMENT)), [186, 881, 519_369]);
}

#[test]
fn nothing_follows_the_end_of_the_game() {
    let over = WAR
        .replace("T$", "T")
        .replace("bag TSFMTSFMTSFM", "bag -")
        .replace("treasures=7", "treasures=10");
    let mut over = read(&over);
    over.try_play(Decision::End, &mut Unheard).expect("the end");
    assert_eq!(counted(&over), [0, 0, 0]);
    assert_eq!(perft(&over, 0), 1);
}

/// Sequences of two decisions, those that end in an action counted by hand.
fn naive_two(position: &Position) -> u64 {
    let mut legal = Vec::new();
    position.legal(&mut legal);
    let below = |decision: &Decision| {
        let mut next = position.clone();
        next.play(*decision, &mut Unheard);
        match next.table().stage() {
            Stage::Action => naive::actions(&next) as u64,
            _ => perft(&next, 1),
        }
    };
    legal.iter().map(below).sum()
}

#[test]
fn a_count_by_hand_agrees() {
    for position in [
        start(Board::standard(), 2),
        start(Board::advanced(), 3),
        read(WAR),
        read(MONUMENT),
    ] {
        assert_eq!(perft(&position, 1), naive::actions(&position) as u64);
        assert_eq!(perft(&position, 2), naive_two(&position));
    }
}

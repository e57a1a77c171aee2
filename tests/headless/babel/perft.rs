//! Counting the tree of decisions, against recorded numbers and against a count by hand.

use super::setup;
use two_rivers::babel::rules::{Decision, Player, Position, Unheard};
use two_rivers::referee::perft;

/// Runs of every tribe, and something for every skill to do.
const SKILLS: &str = "\
game babel
active kish
marker kish medes
marker ur medes
hand kish ah
hand ur aahm
row kish medes aaahhhmmmpppsss
row ur medes ahh
temple kish medes 1
temple ur medes 2 3
column kish 2 3
column ur 1 2
supply 3 4 5 6 2 2
deck ahmpsahmps
discards -
seed 1
end
";

fn counted(position: &Position) -> [u64; 3] {
    [1, 2, 3].map(|depth| perft(position, depth))
}

fn start(number: u64) -> Position {
    let mut setup = setup(number);
    setup.start = Some(Player::Kish);
    Position::new(&setup)
}

#[test]
fn the_tree_from_the_start_has_the_recorded_sizes() {
    assert_eq!(counted(&start(4)), START);
    assert_eq!(counted(&start(7)), START_WITH_OPTIONS);
}

#[test]
fn the_tree_of_skills_has_the_recorded_sizes() {
    let position = Position::from_text(SKILLS).expect("a position");
    assert_eq!(counted(&position), WITH_SKILLS);
    // By hand: two moves (to assyrians and hittites), two settlings, a building from the other
    // column, four migrations, destroy, rob, expel twice, leap, lure, five halvings, and the end.
    assert_eq!(
        perft(&position, 1),
        2 + 2 + 1 + 4 + 1 + 1 + 2 + 1 + 1 + 5 + 1
    );
}

#[test]
fn a_count_step_by_step_agrees() {
    let position = start(4);
    let mut legal = Vec::new();
    position.legal(&mut legal);
    let below = |decision: &Decision| {
        let mut next = position.clone();
        next.play(*decision, &mut Unheard);
        let mut legal = Vec::new();
        next.legal(&mut legal);
        legal.len() as u64
    };
    assert_eq!(perft(&position, 2), legal.iter().map(below).sum::<u64>());
}

const START: [u64; 3] = [5, 36, 281];
const START_WITH_OPTIONS: [u64; 3] = [4, 26, 158];
const WITH_SKILLS: [u64; 3] = [21, 268, 2862];

//! Babel's table, lessons and rules fit into every window.

use crate::babel::table::{begin, choose, game, in_hand};
use crate::everywhere::layouts::assert_no_faults;
use crate::support::Desktop;
use two_rivers::babel::rules::Decision;
use two_rivers::desktop::app::screen::Screen;

#[test]
fn the_table_the_lessons_and_the_rules_of_babel_fit() {
    let table = |desktop: &mut Desktop| {
        begin(desktop, game([None, Some("carrier")], 7));
        let card = in_hand(desktop);
        choose(desktop, Decision::Move(card));
        desktop.frames(40);
    };
    assert_no_faults(&[
        ("the table of Babel", &table),
        ("the chapters of Babel", &|desktop| {
            desktop.go(Screen::BabelLearn)
        }),
        ("the rules of Babel", &|desktop| {
            desktop.go(Screen::BabelRules)
        }),
    ]);
}

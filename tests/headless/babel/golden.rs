//! What a seed deals never changes: old seeds, saves and puzzles depend on it.
//!
//! The values were computed with another program too, written in Python after the description of
//! ChaCha with 8 rounds, that of the shuffle in `src/random.rs`, and the order of section 2.

use two_rivers::babel::rules::notation::{cards_text, row_text};
use two_rivers::babel::rules::{Level, Player, Position, Setup, Tribe};

/// Starting player, hands, supply and deck in the order of drawing, and the next seed.
fn dealt(setup: &Setup) -> String {
    let position = Position::new(setup);
    let [kish, ur] = Player::ALL.map(|player| cards_text(&position.hand(player)));
    let levels = position.supply().as_slice().iter().rev();
    let supply: String = levels.map(Level::to_string).collect();
    let deck: Vec<Tribe> = position.deck().iter().rev().copied().collect();
    let (active, seed) = (position.table().active(), position.seed());
    format!("{active} {kish} {ur} {supply} {} {seed}", row_text(&deck))
}

#[test]
fn three_seeds_deal_what_they_always_dealt() {
    assert_eq!(
        dealt(&Setup::new(0)),
        "kish ahhhhpps aaams 4333466146533151512512122514522331624443226 smphmhppsshmshsamsmp\
         mhapapsmmmsppaaphshapamamsh 6507622222917767490"
    );
    assert_eq!(
        dealt(&Setup::new(7)),
        "ur mmpss hhmmppss 6224613454336221553212316114416255352423341 hsmpahspspaaapmpahpshm\
         hphshsshmaappashmmaaaamhm 3055808346101348325"
    );
    assert_eq!(
        dealt(&Setup::new(u64::MAX)),
        "ur ahhps aahppsss 2216544642313323212645453625611312143312545 pshhmmpmphpaphpaammssm\
         mmhaspspmmaaahmahmspshahs 13528551901594600247"
    );
}

#[test]
fn a_shuffle_of_the_discards_hangs_on_the_seed_alone() {
    let text = "game babel\nactive kish\nmarker kish quarry\nmarker ur quarry\nhand kish -\n\
                hand ur -\ncolumn kish -\ncolumn ur -\nsupply 1 1 1 1\ndeck -\n\
                discards aaahhhmmmppp\nseed 7\nend\n";
    let mut position = Position::from_text(text).expect("a position");
    let end = "end".parse().expect("a decision");
    position.try_play(end, &mut Vec::new()).expect("legal");
    let deck: Vec<Tribe> = position.deck().iter().rev().copied().collect();
    assert_eq!(cards_text(&position.hand(Player::Ur)), "hhm");
    assert_eq!(row_text(&deck), "haaammppp");
    assert_eq!(position.seed(), 11379155680535484039);
}

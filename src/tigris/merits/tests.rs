use super::*;
use crate::locale::Locale;
use crate::tigris::rules::testing::{play, position};

fn of(game: &Position, decision: &str) -> Vec<Merit> {
    merits(game, decision.parse().unwrap())
}

fn said(game: &Position, decision: &str) -> Vec<String> {
    let english = Locale::english();
    let me = game.decider().unwrap();
    let merits = of(game, decision);
    let lines = merits
        .iter()
        .map(|merit| english.merit(merit, me))
        .collect();
    assert!(english.faults().is_empty(), "{:?}", english.faults());
    lines
}

#[test]
fn points_come_first_and_in_words() {
    let game = position("", "T@f5 kA@f6 S@g6");
    assert_eq!(said(&game, "place S g5")[0], "gains 1 black");
    let game = position("", "T@f5 kB@f6 S@g6");
    assert_eq!(said(&game, "place S g5")[0], "gives Bull 1 black");
}

#[test]
fn a_war_says_who_is_stronger_and_what_the_hand_adds() {
    let pieces = "T@e5 kB@e6 S@d6 T@g5 kA@g6 S@h6 S@i6 S@j6";
    let game = position("hand bull F", pieces);
    assert_eq!(
        of(&game, "place M f5"),
        [Merit::Fights {
            kind: ConflictKind::War,
            leader: Colour::Black,
            rival: Dynasty::Bull,
            own: 3,
            hand: 2,
            other: 1,
            odds: Odds::Sure
        }]
    );
    assert_eq!(
        said(&game, "place M f5"),
        [
            "starts a war of the settlements you win: up to 5 with your hand to 1, whatever Bull adds"
        ]
    );
    // The uniting tile is in the hand no longer.
    let [Merit::Fights { own, hand, .. }] = of(&game, "place S f5")[..] else {
        panic!("one war: {:?}", of(&game, "place S f5"));
    };
    assert_eq!((own, hand), (3, 1));
    // Six unknown tiles may all be settlements.
    let game = position("", pieces);
    let [Merit::Fights { odds, .. }] = of(&game, "place M f5")[..] else {
        panic!("one war: {:?}", of(&game, "place M f5"));
    };
    assert_eq!(odds, Odds::Ahead);
}

#[test]
fn a_commitment_says_how_it_ends_or_where_it_leads() {
    let mut game = position("", "T@f5 kB@f6 T@e4");
    play(&mut game, &["lead k e5"]);
    // Bull may hold more temples than the one that would be missing.
    assert_eq!(said(&game, "commit 2"), ["4 to 1; Bull may still answer"]);
    let Merit::Leads { own, other, .. } = of(&game, "commit 1")[0] else {
        panic!("{:?}", of(&game, "commit 1"));
    };
    assert_eq!((own, other), (3, 1));
    play(&mut game, &["commit 0"]);
    let ends = |won, own, other| Merit::Ends { won, own, other };
    assert_eq!(of(&game, "commit 1")[0], ends(true, 2, 2));
    assert_eq!(of(&game, "commit 0")[..1], [ends(false, 1, 2)]);
    assert!(of(&game, "commit 0").contains(&Merit::Saves));
    assert!(said(&game, "commit 1").contains(&"gains 1 red".to_string()));
}

#[test]
fn a_war_that_could_have_begun_is_prevented() {
    // One tile on f5 would unite a strong king with a lonely one.
    let pieces = "T@e5 kB@e6 S@d6 S@c6 T@g5 kA@g6";
    let game = position("", pieces);
    let kept = Merit::Prevents {
        leader: Colour::Black,
        rival: Dynasty::Bull,
    };
    assert!(of(&game, "withdraw k").contains(&kept));
    assert!(
        said(&game, "withdraw k")
            .contains(&"keeps Bull's king from uniting with yours".to_string())
    );
    assert!(!of(&game, "place T g4").contains(&kept));
}

#[test]
fn a_leader_opens_scores_and_a_threat_is_told() {
    let pieces = "T@e5 fB@e6 T@g5 M@h5 M@i5 T@g4";
    let game = position("", pieces);
    let told = of(&game, "lead t g6");
    assert!(
        told.contains(&Merit::Opens(vec![Colour::Green])),
        "{told:?}"
    );
    assert!(said(&game, "lead t g6").contains(&"lets you score green".to_string()));
    // Where the king scores for every colour already, another kingdom is one more.
    let game = position("", "T@b10 kA@b11 T@g5 T@g4");
    let told = of(&game, "lead t g6");
    assert!(
        told.contains(&Merit::Spreads(vec![Colour::Green])),
        "{told:?}"
    );
    let pieces = "T@e5 kB@e6 T@g5 S@h5 S@i5 T@g4";
    let game = position("", pieces);
    let told = of(&game, "lead k g6");
    let threat = Merit::Threatens {
        leader: Colour::Black,
        rival: Dynasty::Bull,
        own: 2,
        other: 0,
    };
    assert!(told.contains(&threat), "{told:?}");
}

#[test]
fn what_can_be_built_is_told_one_tile_before_and_at_once() {
    let game = position("", "T@k6 pA@j6 T@k7 T@l7");
    assert!(of(&game, "place T l6").contains(&Merit::Offers(Work::Monument)));
    let game = position("", "T@k6 pA@j6 T@k7");
    let told = of(&game, "place T l7");
    assert!(told.contains(&Merit::Prepares(Work::Monument)), "{told:?}");
    // Another temple would have to be drawn.
    let game = position("hand archer TSSSFM", "T@k6 pA@j6 T@k7");
    let told = of(&game, "place T l7");
    assert!(!told.contains(&Merit::Prepares(Work::Monument)), "{told:?}");
    assert!(told.contains(&Merit::Lacks(Work::Monument)), "{told:?}");
}

#[test]
fn an_illegal_decision_has_no_merits_and_a_swap_draws() {
    let game = position("", "T@f5 kA@f6");
    assert!(of(&game, "place T f5").is_empty());
    assert_eq!(of(&game, "swap SS"), [Merit::Draws(2)]);
}

#[test]
fn a_catastrophe_that_drives_a_leader_away_says_so_once() {
    let game = position("", "T@e5 kA@e6 S@f6 T@h6 kB@h5 S@h7");
    let ousts = Merit::Ousts {
        leader: Colour::Black,
        rival: Dynasty::Bull,
    };
    let told = of(&game, "catastrophe h6");
    assert!(told.contains(&ousts), "{told:?}");
    let prevents = |merit: &Merit| matches!(merit, Merit::Prevents { .. });
    assert!(!told.iter().any(prevents), "{told:?}");
    assert!(
        said(&game, "catastrophe h6").contains(&"drives Bull's king off the board".to_string())
    );
    // An own leader that leaves is no reason for it.
    assert!(
        !of(&game, "catastrophe e5")
            .iter()
            .any(|m| matches!(m, Merit::Ousts { .. }))
    );
}

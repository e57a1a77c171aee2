use super::*;
use crate::locale::{Locale, languages};
use crate::tigris::rules::testing::{at, position};
use crate::tigris::rules::{ConflictKind, Decision, Event, Unheard};

const ME: Dynasty = Dynasty::Archer;

fn commit(needed: u8, have: u8, last: bool) -> Advice {
    Advice::Commit { needed, have, last }
}

fn advice(lines: &str, pieces: &str) -> Vec<Advice> {
    look::all(&position(lines, pieces), ME)
}

#[test]
fn it_begins_with_a_leader_beside_a_temple() {
    assert_eq!(advice("", "T$@b2 kB@b3"), [Advice::FirstLeader]);
}

#[test]
fn the_point_of_the_weakest_colour_comes_first() {
    // A king alone collects everything; farms need the river.
    let pieces = "T$@b2 kA@b3";
    let lines = "points archer black=3 red=1 blue=4 green=2";
    let found = advice(lines, pieces);
    let gain = found.iter().find(|a| a.theme() == Theme::Points).unwrap();
    assert!(
        matches!(
            gain,
            Advice::Gain {
                tile: Colour::Red,
                weakest: true,
                ..
            }
        ),
        "{gain:?}"
    );
    // Treasures lift the lowest colour before the next one is chosen.
    let found = advice(&format!("{lines} treasures=2"), pieces);
    let gain = found.iter().find(|a| a.theme() == Theme::Points).unwrap();
    let Advice::Gain { tile, weakest, .. } = gain else {
        panic!("{gain:?}");
    };
    assert_eq!((*tile, *weakest), (Colour::Green, true));
    let found = advice(
        "points archer black=0 red=5 blue=5 green=5\nhand archer TTTTTT",
        pieces,
    );
    let gain = found.iter().find(|a| a.theme() == Theme::Points).unwrap();
    assert!(
        matches!(gain, Advice::Gain { weakest: false, .. }),
        "{gain:?}"
    );
}

#[test]
fn a_gain_that_is_named_is_one() {
    let game = position("", "T$@b2 kA@b3 tB@i6 T@i5 M@j6");
    for advice in look::all(&game, ME) {
        if let Advice::Gain { tile, at, .. } = advice {
            let told = game.forecast(Decision::Place(tile, at)).unwrap();
            let mine =
                |event: &Event| matches!(event, Event::Points { dynasty, .. } if *dynasty == ME);
            assert!(told.events.iter().any(mine), "{advice:?}");
            return;
        }
    }
    panic!("no gain");
}

#[test]
fn of_equal_points_the_one_beside_tiles_of_its_colour_is_named() {
    // Two markets with a cell between them, below a kingdom that has room everywhere.
    let pieces = "T@e5 kA@f5 M@g5 M@f6";
    let lines = "points archer black=9 red=9 blue=9 green=0\nhand archer MMMMMM";
    let gain = |advice: &Advice| match *advice {
        Advice::Gain { at, .. } => Some(at),
        _ => None,
    };
    let named = advice(lines, pieces).iter().find_map(gain);
    let table = position(lines, pieces);
    let markets = table.table().tiles(Colour::Green);
    let beside = named.map(|at| (at.neighbours() & markets).len());
    assert_eq!(beside, Some(2), "{named:?}");
}

#[test]
fn wars_are_told_both_ways() {
    // Archer's trader with one market, bull's with three, one cell apart.
    let pieces = "T@e5 tA@f5 M@g5 M@i5 M@j5 M@j6 tB@k5 T@l5";
    let found = advice("", pieces);
    let expected = Advice::War {
        at: at("h5"),
        leader: Colour::Green,
        rival: Dynasty::Bull,
        own: 1,
        other: 3,
    };
    assert!(found.contains(&expected), "{found:?}");
    assert_eq!(expected.theme(), Theme::Dangers);
    let pieces = "T@e5 tB@f5 M@g5 M@i5 M@j5 M@j6 tA@k5 T@l5";
    let found = advice("", pieces);
    let chance = found.iter().find(|a| a.theme() == Theme::Conflicts);
    assert!(
        matches!(
            chance,
            Some(Advice::War {
                own: 3,
                other: 1,
                ..
            })
        ),
        "{found:?}"
    );
}

#[test]
fn the_choice_of_a_treasure_has_a_word() {
    let mut game = position(
        "hand archer FTTTTT",
        "tA@a2 T$@b2 M@b3 F@b4 M@b5 M@b6 T$@b8",
    );
    let farm = Decision::Place(Colour::Blue, at("b7"));
    game.try_play(farm, &mut Unheard).unwrap();
    assert_eq!(look::all(&game, ME), [Advice::Take]);
    assert_eq!(Advice::Take.theme(), Theme::Treasures);
}

#[test]
fn a_leader_with_few_temples_is_in_danger() {
    // One temple beside archer's king; on h6 a rival would have two.
    let found = advice("", "T@f5 kA@f6 S@g6 T@h5 T@i6");
    let danger = found.iter().find(|a| a.theme() == Theme::Dangers);
    assert!(
        matches!(
            danger,
            Some(Advice::Revolt {
                leader: Colour::Black,
                own: 1,
                other: 2,
                ..
            })
        ),
        "{found:?}"
    );
    // With three beside it nobody can come so close.
    let found = advice("", "T@f5 T@e6 T@f7 kA@f6");
    assert!(
        !found.iter().any(|a| a.theme() == Theme::Dangers),
        "{found:?}"
    );
}

#[test]
fn monuments_and_treasures_within_reach_are_seen() {
    let found = advice("", "T$@b2 kA@b3 S@c2 S@d2 S@c1");
    assert!(
        found.contains(&Advice::Monument {
            tile: Colour::Black,
            at: at("d1")
        }),
        "{found:?}"
    );
    // In a kingdom of another's it would pay nobody but them.
    let found = advice("", "T@b2 kB@b3 S@c2 S@d2 S@c1");
    assert!(
        !found.iter().any(|a| matches!(a, Advice::Monument { .. })),
        "{found:?}"
    );
    let found = advice("", "T$@f10 tA@f11 S@g10 S@h10 S@i10 T$@k11 S@j11");
    let treasure = found.iter().find(|a| a.theme() == Theme::Treasures);
    assert!(
        matches!(treasure, Some(Advice::Treasure { .. })),
        "{found:?}"
    );
    let Some(Advice::Treasure { tile, at }) = treasure else {
        return;
    };
    let game = position("", "T$@f10 tA@f11 S@g10 S@h10 S@i10 T$@k11 S@j11");
    assert!(game.check(Decision::Place(*tile, *at)).is_ok());
}

#[test]
fn a_conflict_that_cannot_be_won_is_told() {
    // Archer's king comes to a kingdom with a king of three temples, and holds two.
    let mut game = position("", "T@f5 T@e6 T@f7 kB@f6 S@g6 T@h5");
    game.try_play("lead k h6".parse().unwrap(), &mut Unheard)
        .unwrap();
    assert_eq!(look::all(&game, ME), [commit(3, 2, false)]);
    assert_eq!(commit(3, 2, false).key(), "guide-commit-lost");
    assert_eq!(commit(0, 2, false).key(), "guide-commit-enough");
    // The defender needs only a tie, which it has.
    game.try_play(Decision::Commit(0), &mut Unheard).unwrap();
    let defence = look::all(&game, Dynasty::Bull);
    assert_eq!(defence, [commit(0, 2, true)]);
    assert_eq!(commit(0, 2, true).key(), "guide-commit-won");
}

#[test]
fn whoever_loses_a_leader_is_told_of_dangers_again() {
    let moved = Event::LeaderWithdrawn {
        dynasty: ME,
        leader: Colour::Black,
        from: at("e3"),
    };
    let lost = Event::ConflictEnded {
        kind: ConflictKind::Revolt,
        leader: Colour::Black,
        winner: Dynasty::Bull,
        loser: ME,
        winner_total: 2,
        loser_total: 1,
    };
    let seen = Practice::of(&[moved; 4], ME);
    assert!(!seen.needs(Theme::Dangers));
    let again = Practice::of(&[moved, moved, moved, moved, lost], ME);
    assert!(again.needs(Theme::Dangers));
}

#[test]
fn it_is_silent_about_what_has_been_done_often_enough() {
    let game = position("", "T$@b2 kA@b3");
    let none = Practice::default();
    let first = advise(&game, ME, &none);
    assert!(!first.is_empty() && first.len() <= 2);
    assert!(first.iter().any(|a| a.theme() == Theme::Points));
    let point = Event::Points {
        dynasty: ME,
        colour: Colour::Red,
        amount: 1,
        source: crate::tigris::rules::Source::Tile,
        at: None,
    };
    let theirs = Event::Points {
        dynasty: Dynasty::Bull,
        colour: Colour::Red,
        amount: 1,
        source: crate::tigris::rules::Source::Tile,
        at: None,
    };
    assert_eq!(Practice::of(&[theirs; 9], ME), none);
    let practised = Practice::of(&[point; 10], ME);
    let later = advise(&game, ME, &practised);
    assert!(
        !later.iter().any(|a| a.theme() == Theme::Points),
        "{later:?}"
    );
    // Nobody else is spoken to.
    assert_eq!(advise(&game, Dynasty::Bull, &none), []);
}

#[test]
fn every_word_of_it_is_in_every_language() {
    let (tile, leader, rival) = (Colour::Blue, Colour::Black, Dynasty::Bull);
    let (at, stands) = (at("e3"), at("f6"));
    let war = |own, other| Advice::War {
        at,
        leader,
        rival,
        own,
        other,
    };
    let all = [
        Advice::FirstLeader,
        Advice::Bring { leader },
        Advice::Gain {
            tile,
            at,
            weakest: true,
        },
        Advice::Gain {
            tile,
            at,
            weakest: false,
        },
        war(1, 2),
        war(2, 1),
        Advice::Revolt {
            leader,
            stands,
            at,
            rival,
            own: 1,
            other: 2,
        },
        Advice::Monument { tile, at },
        Advice::Treasure { tile, at },
        Advice::Swap,
        Advice::Offer,
        Advice::Take,
        commit(0, 0, false),
        commit(0, 1, false),
        commit(0, 1, true),
        commit(1, 1, false),
        commit(1, 1, true),
        commit(2, 1, false),
        Advice::End,
    ];
    for language in languages() {
        let words = Locale::for_language(&language.tag);
        for advice in all {
            let said = advice.sentence(&words);
            assert!(said.len() > 20 && !said.contains('{'), "{said}");
            // A sentence begins with a capital even where a name of ours stands first.
            assert!(said.starts_with(char::is_uppercase), "{said}");
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}

#[test]
fn a_whole_game_is_guided_without_a_fault() {
    use crate::tigris::rules::{Board, Seats, Setup};
    let mut setup = Setup::new(Board::standard(), Seats::first(2).unwrap(), 11);
    setup.start = Some(ME);
    let mut game = Position::new(&setup);
    let mut log: Vec<Event> = Vec::new();
    let mut spoken = [0; 2];
    // Takes what is advised, and else ends the turn: some hundred decisions.
    for step in 0..160 {
        let Some(decider) = game.decider() else { break };
        let advice = look::all(&game, decider);
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let gain = advice.iter().find_map(|advice| match *advice {
            Advice::Gain { tile, at, .. }
            | Advice::Treasure { tile, at }
            | Advice::Monument { tile, at } => Some(Decision::Place(tile, at)),
            _ => None,
        });
        let lead = legal
            .iter()
            .copied()
            .find(|d| matches!(d, Decision::Lead(..)));
        let other = legal
            .iter()
            .copied()
            .find(|d| !matches!(d, Decision::Catastrophe(_)));
        let chosen = match gain {
            Some(gain) => gain,
            None if advice == [Advice::FirstLeader] => lead.unwrap(),
            None => other.unwrap_or(Decision::End),
        };
        let practice = Practice::of(&log, decider);
        let said = advise(&game, decider, &practice).len();
        spoken[usize::from(step >= 120)] += said;
        game.try_play(chosen, &mut log).unwrap();
    }
    assert!(spoken[0] > spoken[1], "{spoken:?}");
}

#[test]
fn a_war_that_would_help_a_rival_is_no_chance() {
    let chance = |pieces: &str| {
        let found = advice("", pieces);
        found.iter().any(|a| a.key() == "guide-war-chance")
    };
    let rest = "kA@f2 S@g3 S@g4 T$@i7 kB@i6 T@h6 T@h5";
    assert!(chance(&format!("T@f3 tB@h7 {rest}")));
    // The rival's trader would take one of two treasures, whoever wins.
    assert!(!chance(&format!("T$@f3 tB@h7 {rest}")));
    assert!(chance(&format!("T$@f3 tA@h7 {rest}")));
    // A second war, which nobody asked for, stands against the player.
    assert!(!chance(&format!("T@f3 pA@f4 pB@i5 tB@h7 {rest}")));
}

#[test]
fn nobody_else_is_wanted_where_the_king_collects() {
    let brings = |pieces: &str, hand: &str| {
        let found = advice(&format!("hand archer {hand}"), pieces);
        found.contains(&Advice::Bring {
            leader: Colour::Red,
        })
    };
    assert!(!brings("T$@b2 kA@b3", "TTTTTT"));
    assert!(brings("T$@b2 tA@b3", "TTTTTT"));
}

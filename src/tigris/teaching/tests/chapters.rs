//! The chapters of the lessons: what completes them, and what is legal but no help.

use crate::tigris::rules::{Colour, Decision, Dynasty, Event, Refusal, Unheard};
use crate::tigris::teaching::{Chapter, Progress, Slip, answer};

/// Plays a chapter: the learner's decisions, with the answers of the others between them.
fn play(chapter: Chapter, decisions: &str) -> Progress {
    let scene = chapter.scene().unwrap();
    let start = scene.position(0).clone();
    let learner = start.table().active();
    let (mut now, mut played) = (start.clone(), Vec::new());
    for text in decisions.split(", ") {
        let decision: Decision = text.parse().unwrap();
        now.try_play(decision, &mut Unheard)
            .unwrap_or_else(|why| panic!("{text}: {why:?}"));
        played.push(decision);
        while let Some(decision) = answer(&now, learner) {
            now.try_play(decision, &mut Unheard).unwrap();
            played.push(decision);
        }
    }
    chapter.judge(&start, &played).unwrap()
}

#[test]
fn the_way_in_the_script_completes_every_chapter() {
    for chapter in Chapter::ALL {
        let scene = chapter.scene().unwrap();
        let decisions: Vec<Decision> = scene.decisions().collect();
        let progress = chapter.judge(scene.position(0), &decisions).unwrap();
        assert!(progress.is_done(), "{chapter:?}: {progress:?}");
        assert_eq!(progress.slip, None, "{chapter:?}");
        let none = chapter.judge(scene.position(0), &[]).unwrap();
        assert!(
            !none.reached.contains(&true),
            "{chapter:?} is done from the start"
        );
        assert_eq!(none.slip, None);
    }
}

#[test]
fn the_others_answer_as_the_scripts_say() {
    for chapter in [Chapter::Revolt, Chapter::War] {
        let scene = chapter.scene().unwrap();
        let decisions: Vec<Decision> = scene.decisions().collect();
        let asked = scene.position(decisions.len() - 1);
        let learner = scene.position(0).table().active();
        assert_eq!(answer(asked, learner), decisions.last().copied());
        assert_eq!(answer(scene.position(0), learner), None);
    }
}

#[test]
fn what_is_legal_but_no_help_is_explained() {
    use Colour::{Black, Blue, Green, Red};
    let other = |placed| Slip::OtherTile {
        placed,
        wanted: Blue,
    };
    let cases = [
        (
            Chapter::Placing,
            "place F e3",
            Slip::ToOther(Dynasty::Bull, Blue),
        ),
        (Chapter::Placing, "place F a4", Slip::NoKingdom),
        (Chapter::Placing, "place T b9", other(Red)),
        (Chapter::Placing, "catastrophe a1", Slip::Aside),
        (Chapter::Placing, "end", Slip::TooEarly),
        (Chapter::Points, "place S e10", Slip::NoKingdom),
        // The wrong way round: no action is left for a point.
        (Chapter::Points, "place S a1, lead k e10", Slip::TooEarly),
        (
            Chapter::Points,
            "place M i5",
            Slip::ToOther(Dynasty::Bull, Green),
        ),
        (
            Chapter::Points,
            "lead k e10, place T e9",
            Slip::OtherColour(Red),
        ),
        (Chapter::Revolt, "lead k k2", Slip::NoConflict),
        (
            Chapter::Revolt,
            "lead k h7, commit 0",
            Slip::Lost { own: 3, other: 3 },
        ),
        (
            Chapter::Revolt,
            "lead k j7, commit 2",
            Slip::Lost { own: 3, other: 3 },
        ),
        (Chapter::War, "place M h4", Slip::NoConflict),
        (
            Chapter::War,
            "place S i5, commit 1",
            Slip::Lost { own: 3, other: 3 },
        ),
        (
            Chapter::War,
            "place M i5, commit 1",
            Slip::Lost { own: 3, other: 3 },
        ),
        (Chapter::Moving, "lead k b5", Slip::FewTemples(1)),
        (Chapter::Moving, "withdraw k", Slip::Aside),
        (Chapter::Moving, "withdraw t, end", Slip::TooEarly),
        (Chapter::Swapping, "place S b9", other(Black)),
        (Chapter::Swapping, "swap T, swap S, end", Slip::TooEarly),
        (Chapter::Catastrophe, "catastrophe h7", Slip::Aside),
        (
            Chapter::Catastrophe,
            "lead k j7, commit 0",
            Slip::Lost { own: 1, other: 1 },
        ),
        (Chapter::Ending, "place S e9, end", Slip::TooEarly),
        (
            Chapter::Monuments,
            "place S h10, pass, take f10",
            Slip::Declined,
        ),
        (
            Chapter::Score,
            "place F g9, place F h9, end",
            Slip::TooEarly,
        ),
        (
            Chapter::Score,
            "place T h10, take f10, place S a1, end",
            Slip::TooEarly,
        ),
    ];
    for (chapter, decisions, slip) in cases {
        let progress = play(chapter, decisions);
        assert_eq!(progress.slip, Some(slip), "{decisions}");
        assert!(!progress.is_done(), "{decisions}");
    }
}

#[test]
fn what_is_on_the_way_is_no_slip() {
    // What the end of the turn brings is still to come, and a swap empties the bag.
    for (chapter, decisions) in [
        (Chapter::Ending, "swap S"),
        (Chapter::Points, "lead k e10"),
        (Chapter::Moving, "withdraw t"),
    ] {
        let progress = play(chapter, decisions);
        assert_eq!(progress.slip, None, "{decisions}");
    }
}

#[test]
fn a_slip_is_over_when_the_next_action_is_a_step_and_goes_on_yet() {
    let astray = play(Chapter::War, "swap T");
    assert_eq!(astray.slip, Some(Slip::Aside));
    let at_war = play(Chapter::War, "swap T, place S i5");
    assert!(at_war.reached.contains(&true));
    assert_eq!(at_war.slip, None);
}

#[test]
fn what_the_first_chapter_says_in_the_end_is_true() {
    // No other tile may go on the river, and on land beside the kingdom none would score.
    let scene = Chapter::Placing.scene().unwrap();
    let start = scene.position(0);
    let table = start.table();
    let farmer = table.leader(Dynasty::Archer, Colour::Blue).unwrap();
    let kingdom = table.kingdom(farmer).unwrap();
    let mut tried = 0;
    for tile in [Colour::Black, Colour::Red, Colour::Green] {
        for cell in kingdom.around() & table.empty() {
            match start.forecast(Decision::Place(tile, cell)) {
                Ok(told) => {
                    let point = |event: &Event| matches!(event, Event::Points { .. });
                    assert!(!told.events.iter().any(point), "{tile:?} on {cell}");
                    tried += 1;
                }
                Err(why) => assert_eq!(why, Refusal::NeedsLand, "{tile:?} on {cell}"),
            }
        }
    }
    assert!(tried > 3, "{tried}");
}

#[test]
fn both_ways_to_the_end_of_the_bag_are_a_victory() {
    for decisions in ["swap TM", "place S e9, place S f9, end", "swap TTSSFM"] {
        let progress = play(Chapter::Ending, decisions);
        assert!(progress.is_done(), "{decisions}: {progress:?}");
    }
}

#[test]
fn a_king_may_collect_what_a_chapter_asks_for_elsewhere() {
    // Into the kingdom of the other's trader: also a kingdom of one's own king.
    let progress = play(Chapter::Points, "lead k h7, place S h8");
    assert!(progress.is_done(), "{progress:?}");
    // First a stronger side, then the war.
    let progress = play(Chapter::War, "place M h4, place S i5, commit 1");
    assert!(progress.is_done(), "{progress:?}");
}

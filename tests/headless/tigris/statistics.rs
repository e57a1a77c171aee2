//! The numbers of a game agree with the game.

use crate::common::{choose, setup};
use two_rivers::random::generator;
use two_rivers::tigris::Record;
use two_rivers::tigris::Start;
use two_rivers::tigris::rules::notation::first_position;
use two_rivers::tigris::rules::{Board, ConflictKind, Dynasty, Position, Stage};
use two_rivers::tigris::statistics::{Gains, Origin, Statistics};

/// A random game, as far as it comes.
fn random_game(number: u64) -> Record {
    let mut record: Record = Record::new(setup(number).into(), Vec::new()).expect("a start");
    let mut random = generator(number);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..1_500 {
        record.position().legal(&mut legal);
        if legal.is_empty() {
            break;
        }
        let decision = choose(record.position(), &legal, &mut random);
        record.try_play(decision, &mut events).expect("legal");
    }
    record
}

/// A game from a position that somebody wrote down, after these decisions.
fn written(position: &str, decisions: &[&str]) -> Record {
    let start = Start::written(Board::standard(), position);
    let mut record: Record = Record::new(start, Vec::new()).expect("a start");
    for decision in decisions {
        let decision = decision.parse().expect("a decision");
        record.try_play(decision, &mut Vec::new()).expect("legal");
    }
    record
}

fn gains(position: &Position, dynasty: Dynasty) -> Gains {
    Gains {
        points: position.table().points(dynasty),
        treasures: position.table().treasures_taken(dynasty),
    }
}

#[test]
fn the_course_ends_where_the_game_ended_and_origins_add_up_to_it() {
    let (mut finished, mut conflicts) = (0, 0);
    for number in 0..24 {
        let record = random_game(number * 5);
        let position = record.position();
        let numbers = Statistics::of(&record).expect("numbers");
        let over = matches!(position.table().stage(), Stage::Over(_));
        if over {
            finished += 1;
            // The table counts the turns that another one followed.
            let followed = usize::from(position.table().turns());
            assert_eq!(numbers.turns(), followed + 1, "game {number}");
        }
        let seats = position.table().seats();
        for dynasty in seats.iter() {
            let last = numbers.after(numbers.turns(), dynasty).expect("an end");
            assert_eq!(last, gains(position, dynasty), "game {number}");
            let owed: u16 = Origin::ALL.iter().map(|o| numbers.from(*o, dynasty)).sum();
            let had: u16 = last.points.iter().sum::<u16>() + u16::from(last.treasures);
            assert_eq!(owed, had, "game {number}");
            if over {
                let outcome = position.outcome().expect("an outcome");
                let standing = outcome.standings.iter().find(|s| s.dynasty == dynasty);
                let lowest = standing.expect("a standing").ascending()[0];
                assert_eq!(last.score(), lowest, "game {number}");
            }
            for turn in 1..=numbers.turns() {
                let (before, after) = (
                    numbers.after(turn - 1, dynasty),
                    numbers.after(turn, dynasty),
                );
                let total = |gains: Option<Gains>| gains.map(|g| g.points.iter().sum::<u16>());
                assert!(total(before) <= total(after), "points are never lost");
            }
        }
        for kind in [ConflictKind::Revolt, ConflictKind::War] {
            let all = || seats.iter().map(|dynasty| numbers.fights(kind, dynasty));
            let won: u16 = all().map(|f| f.won).sum();
            assert_eq!(won, all().map(|f| f.lost).sum());
            let begun: u16 = all().map(|f| f.begun).sum();
            assert!(begun == won || !over && begun == won + 1, "game {number}");
            conflicts += won;
        }
    }
    assert!(finished >= 10, "only {finished} games came to an end");
    assert!(conflicts >= 50, "only {conflicts} conflicts");
}

#[test]
fn a_game_that_was_written_down_starts_with_its_points() {
    let scenario = include_str!("../../scenarios/102_a_building_doubles_the_point.txt");
    let (text, _) = first_position(scenario).expect("a position");
    let record = written(text, &[]);
    let numbers = Statistics::of(&record).expect("numbers");
    assert_eq!(numbers.turns(), 0);
    for dynasty in record.position().table().seats().iter() {
        assert_eq!(
            numbers.after(0, dynasty),
            Some(gains(record.position(), dynasty))
        );
        assert_eq!(numbers.after(1, dynasty), None);
    }
}

#[test]
fn a_building_has_the_second_point() {
    let scenario = include_str!("../../scenarios/102_a_building_doubles_the_point.txt");
    let (body, after) = first_position(scenario).expect("a position");
    let decision = after
        .lines()
        .find_map(|line| line.strip_prefix("play "))
        .expect("a decision");
    let record = written(body, &[decision]);
    let numbers = Statistics::of(&record).expect("numbers");
    let sum = |origin| -> u16 {
        let seats = record.position().table().seats();
        seats
            .iter()
            .map(|dynasty| numbers.from(origin, dynasty))
            .sum()
    };
    assert_eq!((sum(Origin::Tiles), sum(Origin::Buildings)), (1, 1));
}

#[test]
fn points_near_the_end_of_the_numbers_add_up() {
    let scenario = include_str!("../../scenarios/102_a_building_doubles_the_point.txt");
    let (body, after) = first_position(scenario).expect("a position");
    let play = |line: &'static str| line.strip_prefix("play ");
    let decision = after.lines().find_map(play).expect("a decision");
    let lines = body.lines().filter(|line| !line.starts_with("points "));
    let players = body.lines().find_map(|line| line.strip_prefix("players "));
    let all = u16::MAX;
    let points = players.expect("players").split_whitespace().map(|dynasty| {
        format!("points {dynasty} black={all} red={all} blue={all} green={all} treasures=1")
    });
    let lines: Vec<String> = lines.map(str::to_string).collect();
    let (head, grid): (Vec<_>, Vec<_>) = {
        let grid = lines
            .iter()
            .position(|line| line == "grid")
            .expect("a grid");
        (lines[..grid].to_vec(), lines[grid..].to_vec())
    };
    let text: Vec<String> = head.into_iter().chain(points).chain(grid).collect();
    // Two of the treasures are theirs.
    let text = text.join("\n").replacen("T$", "T", 2);
    let record = written(&text, &[decision]);
    let numbers = Statistics::of(&record).expect("numbers");
    let (last, dynasty) = (numbers.turns(), record.position().table().active());
    let gains = numbers
        .after(last, dynasty)
        .expect("numbers of the last turn");
    assert_eq!((gains.points, gains.score()), ([all; 4], all));
    assert_eq!(
        record.position().table().standings().standings[0].ascending(),
        [all; 4]
    );
    // And the bots can still weigh what they have.
    for bot in ["greedy", "scribe", "trader"] {
        let view = record.position().view(record.position().table().active());
        let decision = two_rivers::tigris::bots::by_name(bot)
            .expect("a bot")
            .decide(&two_rivers::tigris::bots::Ask {
                view: &view,
                budget: two_rivers::search::Budget {
                    evals: Some(200),
                    ..Default::default()
                },
                seed: 1,
                cancel: &Default::default(),
            });
        assert!(decision.is_some(), "{bot}");
    }
}

#[test]
fn the_score_is_the_lowest_colour_with_the_treasures() {
    for (points, treasures, score) in [
        ([3, 4, 3, 9], 0, 3),
        ([3, 4, 3, 9], 2, 4),
        ([0, 5, 5, 5], 3, 3),
        ([1, 1, 1, 1], 5, 2),
    ] {
        assert_eq!(
            Gains { points, treasures }.score(),
            score,
            "{points:?} {treasures}"
        );
    }
}

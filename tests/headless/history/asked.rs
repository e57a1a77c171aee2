//! What is asked of many games: filters that part them, sums, the order of the list, and the table
//! for spreadsheets.

use csv_core::{ReadFieldResult, ReaderBuilder};
use proptest::prelude::*;
use two_rivers::games::Kind;
use two_rivers::history::csv::{plain, table, text};
use two_rivers::history::export;
use two_rivers::history::filter::{Against, Choices, Column, games_of, sort};
use two_rivers::history::sums::{By, Followed, course, sums, total};
use two_rivers::history::{Entry, Filter, Line, Profile, Profiles, Seat, Shown};
use two_rivers::locale::Locale;
use two_rivers::review::Thresholds;

fn seat() -> impl Strategy<Value = Seat> {
    let name = prop_oneof![
        Just(String::new()),
        Just("Anna".to_string()),
        Just("ben".to_string()),
        Just("Ben".to_string()),
        "[a-z=+@\"',;\n-]{1,8}",
    ];
    let bot = proptest::option::of(prop_oneof![
        Just("judge".to_string()),
        Just("scribe".to_string())
    ]);
    (name, bot, 0..30_u16).prop_map(|(name, bot, points)| Seat {
        plays: String::new(),
        name,
        bot,
        finished_by_bot: false,
        rank: 0,
        points,
    })
}

fn line() -> impl Strategy<Value = Line> {
    let seats = proptest::collection::vec(seat(), 2..=4);
    let variants = proptest::sample::subsequence(vec!["wonder", "buildings"], 0..=2);
    (seats, variants, any::<bool>(), any::<bool>(), any::<u64>()).prop_map(
        |(mut seats, variants, babel, advanced, id)| {
            let game = Kind::ALL[usize::from(babel)];
            let sides = match babel {
                true => ["kish", "ur", "", ""],
                false => ["archer", "bull", "pot", "lion"],
            };
            if babel {
                seats.truncate(2);
            }
            let points: Vec<u16> = seats.iter().map(|seat| seat.points).collect();
            for (seat, side) in seats.iter_mut().zip(sides) {
                let better = points.iter().filter(|other| **other > seat.points);
                seat.rank = 1 + better.count() as u8;
                seat.plays = side.to_string();
            }
            let board = if advanced { "advanced" } else { "standard" };
            let variants = variants.into_iter().map(str::to_string);
            Line {
                path: format!("game-{id}-{id:016x}.ron").into(),
                entry: Entry {
                    game,
                    id,
                    began: 0,
                    ended: id % 2_000_000_000,
                    turns: (id % 60) as u32,
                    board: (!babel).then(|| board.to_string()),
                    variants: if babel {
                        Vec::new()
                    } else {
                        variants.collect()
                    },
                    seats,
                    branch: id % 5 == 0,
                    print: id,
                },
                review: None,
            }
        },
    )
}

fn lines() -> impl Strategy<Value = Vec<Line>> {
    proptest::collection::vec(line(), 0..40)
}

fn anna() -> Profile {
    let mut people = Profiles::default();
    people.add("anna").unwrap();
    people.chosen().unwrap().clone()
}

fn count(shown: &[Shown], filter: &Filter) -> usize {
    shown.iter().filter(|one| filter.fits(one)).count()
}

/// The cells of a table, row by row.
fn cells(table: &str, between: u8) -> Vec<Vec<String>> {
    let mut reader = ReaderBuilder::new().delimiter(between).build();
    let (mut rows, mut row, mut cell) = (Vec::new(), Vec::new(), Vec::new());
    let (mut left, mut room) = (table.as_bytes(), [0; 64]);
    loop {
        let (result, read, written) = reader.read_field(left, &mut room);
        left = &left[read..];
        cell.extend(&room[..written]);
        match result {
            ReadFieldResult::InputEmpty | ReadFieldResult::OutputFull => {}
            ReadFieldResult::Field { record_end } => {
                row.push(String::from_utf8(std::mem::take(&mut cell)).unwrap());
                if record_end {
                    rows.push(std::mem::take(&mut row));
                }
            }
            ReadFieldResult::End => return rows,
        }
    }
}

proptest! {
    /// Whatever can be chosen of one kind parts the games: each is found under one choice.
    #[test]
    fn filters_part_the_games(lines in lines(), of_anna in any::<bool>()) {
        let who = of_anna.then(anna);
        let shown = games_of(&lines, who.as_ref());
        let choices = Choices::among(&shown);
        let all = shown.len();
        prop_assert_eq!(count(&shown, &Filter::default()), all);
        let parts = |filters: Vec<Filter>| -> usize {
            filters.iter().map(|filter| count(&shown, filter)).sum()
        };
        let games = choices.games.iter().map(|game| Filter { game: Some(*game), ..Filter::default() });
        prop_assert_eq!(parts(games.collect()), all);
        let players = choices.players.iter();
        let players = players.map(|n| Filter { players: Some(*n), ..Filter::default() });
        prop_assert_eq!(parts(players.collect()), all);
        let variants = choices.variants.iter().map(|(game, variants)| Filter {
            game: Some(*game),
            variants: Some(variants.clone()),
            ..Filter::default()
        });
        prop_assert_eq!(parts(variants.collect()), all);
        let kinds = [Against::People, Against::Bots, Against::Both];
        let kinds = kinds.map(|against| Filter { against, ..Filter::default() });
        prop_assert_eq!(parts(kinds.to_vec()), all);
        let boards = choices.boards.iter();
        let boards = boards.map(|board| Filter { board: Some(board.clone()), ..Filter::default() });
        let with_boards = shown.iter().filter(|one| one.entry().board.is_some()).count();
        prop_assert_eq!(parts(boards.collect()), with_boards);
        let playing = choices.playing.iter().map(|(game, plays)| Filter {
            game: Some(*game),
            playing: Some(plays.clone()),
            ..Filter::default()
        });
        let with_seat = shown.iter().filter(|one| one.own().is_some()).count();
        prop_assert_eq!(parts(playing.collect()), with_seat);
        // Nothing is offered that finds nothing.
        for against in &choices.against {
            let filter = Filter { against: against.clone(), ..Filter::default() };
            prop_assert!(count(&shown, &filter) > 0, "{:?}", against);
        }
        // Two questions at once find what both find.
        for one in &shown {
            let both = Filter { game: Some(one.entry().game), players: Some(2), ..Filter::default() };
            let game = Filter { players: None, ..both.clone() };
            let two = Filter { game: None, ..both.clone() };
            prop_assert_eq!(both.fits(one), game.fits(one) && two.fits(one));
        }
    }

    /// Sums that part the games come to the same as all of them; against opponents every game counts.
    #[test]
    fn sums_come_to_the_total(lines in lines(), of_anna in any::<bool>()) {
        let who = of_anna.then(anna);
        let shown = games_of(&lines, who.as_ref());
        let all = total(&shown);
        prop_assert_eq!(all.games as usize, shown.len());
        prop_assert!(all.won <= all.own && all.own <= all.games);
        for by in By::ALL {
            let parts = sums(&shown, by);
            let games: u32 = parts.iter().map(|(_, sum)| sum.games).sum();
            let points: u64 = parts.iter().map(|(_, sum)| sum.points).sum();
            if by == By::Opponent {
                prop_assert!(games >= all.games);
                prop_assert!(parts.iter().all(|(_, sum)| sum.games <= all.games));
            } else {
                prop_assert_eq!(games, all.games);
                prop_assert_eq!(points, all.points);
            }
            prop_assert!(parts.is_sorted_by(|a, b| a.1.games >= b.1.games));
        }
        for game in Kind::ALL {
            let course = course(&shown, game, &Followed::Points);
            prop_assert_eq!(course.games.len(), course.means.len());
            for (i, mean) in course.means.iter().enumerate() {
                let span = &course.games[(i + 1).saturating_sub(10)..=i];
                let low = span.iter().map(|(_, points)| *points).min().unwrap();
                let high = span.iter().map(|(_, points)| *points).max().unwrap();
                prop_assert!(*mean >= f64::from(low) && *mean <= f64::from(high));
            }
        }
    }

    /// Sorting loses nothing, and the other way round is the other way round.
    #[test]
    fn sorting_loses_nothing(lines in lines(), backwards in any::<bool>()) {
        let columns = [
            Column::Ended,
            Column::Place,
            Column::Points,
            Column::Against,
            Column::Turns,
        ];
        for column in columns {
            let mut shown = games_of(&lines, None);
            sort(&mut shown, column, backwards);
            let mut indices: Vec<usize> = shown.iter().map(|one| one.index).collect();
            let known = shown.iter().map(|one| one.own().map(|seat| seat.points));
            if column == Column::Points {
                let points: Vec<u16> = known.clone().flatten().collect();
                let sorted = points.is_sorted_by(|a, b| if backwards { a >= b } else { a <= b });
                prop_assert!(sorted);
                let first_unknown = known.clone().position(|points| points.is_none());
                let last_known = known.clone().rposition(|points| points.is_some());
                if let (Some(unknown), Some(known)) = (first_unknown, last_known) {
                    prop_assert!(known < unknown);
                }
            }
            indices.sort_unstable();
            prop_assert_eq!(indices, (0..lines.len()).collect::<Vec<_>>());
        }
    }

    /// What a cell says is read back as it was, and no spreadsheet reckons it out.
    #[test]
    fn a_cell_is_safe_and_is_read_back(cell in "[=+@'\"\t\r\n,;a-z-]{0,12}|.{0,12}") {
        let safe = text(&cell);
        prop_assert_eq!(plain(&safe), cell.as_str());
        prop_assert!(!safe.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']));
    }

    /// The table has a row for every player, in every language, whatever the names are.
    #[test]
    fn the_table_is_read_back(lines in lines()) {
        for language in ["en", "pt-BR"] {
            let words = Locale::for_language(language);
            let shown = games_of(&lines, None);
            let written = table(&shown, &Thresholds::default(), &words);
            let written = written.strip_prefix('\u{feff}').unwrap();
            let mut rows = cells(written, if language == "en" { b',' } else { b';' });
            let heads = rows.remove(0);
            prop_assert_eq!(heads.len(), 16);
            let seats: Vec<(&Entry, &Seat)> = lines
                .iter()
                .flat_map(|line| line.entry.seats.iter().map(move |seat| (&line.entry, seat)))
                .collect();
            prop_assert_eq!(rows.len(), seats.len());
            for (row, (entry, seat)) in rows.iter().zip(seats) {
                prop_assert_eq!(plain(&row[9]), seat.name.as_str());
                prop_assert_eq!(row[12].parse::<u16>().unwrap(), seat.points);
                prop_assert_eq!(row[13].parse::<u8>().unwrap(), seat.rank);
                prop_assert_eq!(row[6].parse::<u32>().unwrap(), entry.turns);
                prop_assert!(row.iter().all(|cell| !cell.starts_with(['=', '+', '-', '@'])));
            }
            prop_assert!(words.faults().is_empty(), "{:?}", words.faults());
        }
    }
}

fn played(names: &[(&str, Option<&str>)]) -> Line {
    let seats = names.iter().enumerate().map(|(i, (name, bot))| Seat {
        plays: ["archer", "bull", "pot", "lion"][i].to_string(),
        name: name.to_string(),
        bot: bot.map(str::to_string),
        finished_by_bot: false,
        rank: i as u8 + 1,
        points: 9 - i as u16,
    });
    Line {
        path: "game.ron".into(),
        entry: Entry {
            game: Kind::ALL[0],
            id: 1,
            began: 0,
            ended: 0,
            turns: 1,
            board: Some("standard".to_string()),
            variants: Vec::new(),
            seats: seats.collect(),
            branch: false,
            print: 1,
        },
        review: None,
    }
}

#[test]
fn games_are_told_apart_by_who_sat_there() {
    let alone = played(&[("", None), ("", Some("judge"))]);
    let anna = played(&[("Anna", None), ("", Some("judge"))]);
    let both = played(&[("Ben", None), (" ANNA ", None)]);
    let bot = played(&[("Anna", Some("judge")), ("Ben", None)]);
    let lines = [alone, anna, both, bot];
    let mut people = Profiles::default();
    people.add("Anna").unwrap();
    people.add("Ben").unwrap();
    let mine = |people: &Profiles, name: &str| -> Vec<(usize, usize)> {
        let mut people = people.clone();
        people.choose(Some(name));
        let shown = games_of(&lines, people.chosen());
        shown
            .iter()
            .map(|one| (one.index, one.me.unwrap()))
            .collect()
    };
    // The first of them has the games without a name; a seat that a bot took over is the bot's.
    assert_eq!(mine(&people, "Anna"), [(0, 0), (1, 0), (2, 1)]);
    assert_eq!(mine(&people, "Ben"), [(2, 0), (3, 1)]);
    people.give_nameless(Some("Ben"));
    assert_eq!(mine(&people, "Anna"), [(1, 0), (2, 1)]);
    assert_eq!(mine(&people, "Ben"), [(0, 0), (2, 0), (3, 1)]);
    people.choose(Some("Anna"));
    people.rename("Anna", "Annika").unwrap();
    assert_eq!(
        mine(&people, "Annika"),
        [(1, 0), (2, 1)],
        "the old name stays hers"
    );
    // Nobody in particular sees all, and no seat where several people sat.
    let all = games_of(&lines, None);
    let seats: Vec<Option<usize>> = all.iter().map(|one| one.me).collect();
    assert_eq!(seats, [Some(0), Some(0), None, Some(1)]);
}

#[test]
fn records_go_out_and_replace_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    for name in ["one.ron", "two.ron"] {
        std::fs::write(at(name), name).unwrap();
    }
    let games = [at("one.ron"), at("gone.ron"), at("two.ron")];
    let out = at("out");
    assert_eq!(export::records(&games, &out).unwrap(), 2);
    // The same once more changes nothing.
    assert_eq!(export::records(&games, &out).unwrap(), 2);
    std::fs::write(out.join("two.ron"), "somebody's").unwrap();
    let why = export::records(&games, &out).unwrap_err();
    assert!(why.is_there_already() && why.path.ends_with("two.ron"));
    assert_eq!(std::fs::read(out.join("two.ron")).unwrap(), b"somebody's");
    // Folders are not scattered by a slip of the pen.
    assert!(export::records(&games, &at("no/such")).is_err());
    assert!(!at("no").exists());
    let csv = at("table.csv");
    export::write(&csv, "a", false).unwrap();
    assert!(
        export::write(&csv, "b", false)
            .unwrap_err()
            .is_there_already()
    );
    export::write(&csv, "c", true).unwrap();
    assert_eq!(std::fs::read_to_string(csv).unwrap(), "c");
    assert!(export::write(&at("no/such.csv"), "d", false).is_err());
}

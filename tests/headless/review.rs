//! Reviews: fair to whoever could not know, the same every time, honest in sums, and never lost or
//! taken for a game.

use super::common::setup;
use super::toy::{Decision, Fives, Start, Thinker};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use two_rivers::arena::command_line::options::{Options, Request};
use two_rivers::arena::run;
use two_rivers::babel;
use two_rivers::game::{Game, View};
use two_rivers::locale::Locale;
use two_rivers::random::generator;
use two_rivers::record::autosave::{Autosave, KEPT};
use two_rivers::record::saves::Saves;
use two_rivers::record::{Record, beside, listing};
use two_rivers::review::{
    Companion, Depth, Grade, Pass, Plan, Review, ReviewGame, Spread, Summary, Thresholds,
    continuation, review,
};
use two_rivers::search::{Ask, Bot, Budget, Random};
use two_rivers::tigris;
use two_rivers::tigris::rules::Position;

/// A game of two bots to its end, or to so many decisions.
fn played<G: Game>(start: G::Start, bots: [&dyn Bot<G>; 2], seed: u64, most: usize) -> Record<G> {
    let mut record: Record<G> = Record::new(start, Vec::new()).expect("a start");
    let players = record.position().players();
    let cancel = AtomicBool::new(false);
    for number in 0..most as u64 {
        let Some(player) = record.position().decider() else {
            break;
        };
        let seat = players.iter().position(|p| *p == player).expect("a seat");
        let view = record.position().view(player);
        let ask = Ask {
            view: &view,
            budget: Budget::default(),
            seed: seed << 20 ^ number,
            cancel: &cancel,
        };
        let decision = bots[seat % 2].decide(&ask).expect("a decision");
        let told = record.try_play(decision, &mut Vec::new());
        told.expect("a legal decision");
    }
    record
}

fn fives(bots: [&dyn Bot<Fives>; 2], seed: u64) -> Record<Fives> {
    let players = 2 + seed as usize % 2;
    played(Start::Dealt { players, seed }, bots, seed, 1000)
}

/// Few worlds: enough for what is tested.
fn plan() -> Plan {
    let few = |candidates, worlds, most| Depth {
        candidates,
        choosing: worlds,
        measuring: worlds,
        most,
    };
    Plan {
        quick: few(3, 3, 3),
        long: few(4, 6, 24),
        draws: 12,
        ..Plan::default()
    }
}

fn reviewed<G: ReviewGame>(record: &Record<G>, plan: &Plan) -> Review {
    let never = AtomicBool::new(false);
    review(record, plan, &never, &mut |_| {}).expect("nobody cancels")
}

/// What every review keeps.
fn keeps_its_word<G: ReviewGame>(record: &Record<G>, found: &Review) {
    let players = record.position().players();
    assert_eq!(found.chances.len(), record.decisions().len() + 1);
    for chances in &found.chances {
        assert_eq!(chances.len(), players.len());
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
    }
    let mut legal = Vec::new();
    for judged in &found.judged {
        let position = record.position_at(judged.moment).expect("a moment");
        let decider = position.decider().expect("somebody decided");
        assert_eq!(players[judged.seat], decider);
        assert_eq!(judged.turn, position.turns());
        position.legal(&mut legal);
        assert!(legal.len() > 1 && judged.choices > 1, "{judged:?}");
        let best: G::Decision = judged.best.parse().ok().expect("a decision");
        assert!(position.view(decider).check(best).is_ok(), "{judged:?}");
        assert_eq!(judged.made, record.decisions()[judged.moment].to_string());
        assert!(judged.kind < G::KINDS.len());
        assert!(judged.error.is_finite() && judged.loss.abs() <= 1.0);
        let same = judged.best == judged.made;
        assert_eq!(same, judged.worlds == 0, "{judged:?}");
        assert!(!same || judged.points() == 0.0);
        let lost = judged.best_chance - judged.chance;
        assert!((lost - judged.loss).abs() < 1e-4, "{judged:?}");
        assert_eq!(found.at(judged.moment), Some(judged));
    }
    for draw in &found.draws {
        let moment = draw.moment;
        let drew = match moment {
            0 => true,
            _ => {
                let events = record.steps(moment - 1).remove(0).events;
                let mut drawers = events.iter().filter_map(G::drawer);
                drawers.any(|drawer| drawer == players[draw.seat])
            }
        };
        assert!(drew && found.draws_at(moment).contains(draw), "{draw:?}");
    }
    if record.is_over() {
        assert!((found.shares.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert_eq!(found.chances.last(), Some(&found.shares));
    }
    assert!(found.is_of(record));
}

#[test]
fn a_review_is_the_same_on_any_number_of_threads_and_tells_how_far_it_is() {
    let record = fives([&Random, &Thinker], 5);
    let mut told = Vec::new();
    let never = AtomicBool::new(false);
    let found = review(&record, &plan(), &never, &mut |progress| {
        told.push(progress)
    });
    let found = found.expect("nobody cancels");
    keeps_its_word(&record, &found);
    let shares: Vec<f32> = told.iter().map(|progress| progress.share()).collect();
    assert!(shares.is_sorted() && shares[0] == 0.0, "{shares:?}");
    assert_eq!(
        told.iter().filter(|p| p.pass == Pass::Quick).count(),
        record.decisions().len() + 2
    );
    let threads = Plan {
        threads: 3,
        ..plan()
    };
    assert_eq!(reviewed(&record, &threads), found);
    let other = Plan { seed: 2, ..plan() };
    assert_ne!(reviewed(&record, &other), found);
}

#[test]
fn a_cancelled_review_is_none() {
    let record = fives([&Random, &Thinker], 4);
    let cancel = AtomicBool::new(false);
    let found = review(&record, &plan(), &cancel, &mut |progress| {
        cancel.store(progress.done == 3, Ordering::Relaxed);
    });
    assert!(found.is_none());
}

#[test]
fn nobody_is_judged_by_what_could_not_be_known() {
    let record = fives([&Thinker, &Random], 6);
    let start = |position: &Fives, decision: Decision| -> Record<Fives> {
        let start = Fives::written(&position.to_text()).expect("its own text");
        let mut record: Record<Fives> = Record::new(start, Vec::new()).expect("a start");
        let told = record.try_play(decision, &mut Vec::new());
        told.map(|()| record).expect("legal")
    };
    for (moment, decision) in record.decisions().iter().enumerate() {
        let position = record.position_at(moment).expect("a moment");
        let player = position.decider().expect("somebody decided");
        let view = position.view(player);
        let as_it_was = reviewed(&start(&position, *decision), &plan()).judged;
        for seed in 0..3 {
            // The same to whoever decides, with other cards in others' hands.
            let other = Fives::sample(&view, &mut generator(seed));
            let judged = reviewed(&start(&other, *decision), &plan()).judged;
            assert_eq!(judged, as_it_was, "moment {moment}");
        }
    }
}

#[test]
fn dice_make_mistakes_and_a_search_hardly_any() {
    let mut lost = [Spread::default(), Spread::default()];
    for seed in 0..12 {
        let bots: [&dyn Bot<Fives>; 2] = [&Random, &Thinker];
        let record = played(Start::Dealt { players: 2, seed }, bots, seed, 1000);
        let found = reviewed(&record, &plan());
        keeps_its_word(&record, &found);
        let summary = Summary::of(&found, Fives::KINDS.len(), &Thresholds::default());
        for (spread, player) in lost.iter_mut().zip(&summary.players) {
            spread.add(f64::from(player.all.lost) / player.all.choices.max(1) as f64);
            let kinds = player.kinds.iter();
            let choices: usize = kinds.map(|kind| kind.choices).sum();
            assert_eq!(choices, player.all.choices);
            let named = Grade::ALL.map(|grade| player.all.of(grade));
            assert!(named.iter().sum::<usize>() <= choices);
        }
    }
    let [dice, search] = lost.map(|spread| spread.mean());
    assert!(dice > 5.0 * search.max(0.2), "dice {dice}, search {search}");
}

#[test]
fn luck_comes_to_nothing_over_many_games() {
    let mut luck = Spread::default();
    let mut draws = 0;
    for seed in 0..60 {
        let record = fives([&Random, &Random], seed);
        let found = reviewed(&record, &plan());
        draws += found.draws.len();
        for seat in 0..record.position().players().len() {
            let own = found.draws.iter().filter(|draw| draw.seat == seat);
            luck.add(own.map(|draw| f64::from(draw.luck)).sum());
        }
    }
    assert!(draws > 600 && luck.error() > 0.0, "{draws} draws");
    assert!(luck.mean().abs() < 3.0 * luck.error(), "{luck:?}");
}

#[test]
fn both_games_are_reviewed() {
    let bot = |name: &str| tigris::bots::by_name(name).expect("a bot");
    let (greedy, random) = (bot("net1"), bot("random"));
    let record = played::<Position>(setup(3).into(), [&*greedy, &*random], 3, 24);
    let plan = Plan {
        quick: Depth {
            candidates: 2,
            choosing: 2,
            measuring: 2,
            most: 2,
        },
        long: Depth {
            candidates: 2,
            choosing: 2,
            measuring: 4,
            most: 4,
        },
        draws: 4,
        ..plan()
    };
    let found = reviewed(&record, &plan);
    keeps_its_word(&record, &found);
    assert!(!found.judged.is_empty() && !found.draws.is_empty());
    assert!(goes_on(&record) > 0);
    let bot = |name: &str| babel::bots::by_name(name).expect("a bot");
    let (builder, random) = (bot("carrier"), bot("random"));
    let start = babel::Start::Setup(babel::rules::Setup::new(3));
    let record = played(start, [&*builder, &*random], 3, 24);
    let found = reviewed(&record, &plan);
    keeps_its_word(&record, &found);
    assert!(!found.judged.is_empty() && !found.draws.is_empty());
    assert!(goes_on(&record) > 0);
}

/// How many decisions turns are thought to go on with; what is proposed can be played by whoever knows the hand.
fn goes_on<G: ReviewGame>(record: &Record<G>) -> usize {
    let made = record.decisions().iter().copied().enumerate();
    made.map(|(moment, made)| {
        let before = record.branch(moment).expect("a moment of the game");
        let mut now = before.position().clone();
        let line = continuation(&now, made, 1);
        now.play(made);
        for decision in &line {
            now.try_play(*decision, &mut |_| {}).expect("legal");
        }
        line.len()
    })
    .sum()
}

#[test]
fn two_programs_keep_each_others_notes() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("game.ron");
    let record = fives([&Random, &Thinker], 2);
    let read = || Companion::read(&game, &record).expect("a companion");
    let (mut one, mut other) = (read(), read());
    one.set_note(2, "lucky");
    one.set_note(5, "mine");
    let changed = BTreeSet::from([2, 5]);
    one.write_changed(&game, &changed).expect("a file");
    // Read before the first wrote; both have written about the fifth moment, the later one stays.
    other.set_note(5, "yours");
    other.set_note(7, "too early");
    other.set_review(reviewed(&record, &plan()));
    let changed = BTreeSet::from([5, 7]);
    other.write_changed(&game, &changed).expect("a file");
    // What somebody takes away is gone, and the other's review stays.
    one.set_note(2, "");
    one.write_changed(&game, &BTreeSet::from([2]))
        .expect("a file");
    let now = read();
    let notes = [2, 5, 7].map(|moment| now.note(moment));
    assert_eq!(notes, ["", "yours", "too early"]);
    assert!(now.review(&record).is_some());
}

#[test]
fn notes_stay_when_a_review_is_made_anew_and_nothing_damaged_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("game.ron");
    let record = fives([&Random, &Thinker], 2);
    let found = reviewed(&record, &plan());
    let read = || Companion::read(&game, &record).expect("a companion");
    assert_eq!(read(), Companion::of(&record));
    let mut own = Companion::of(&record);
    own.set_note(7, "too early");
    own.set_note(2, "lucky");
    own.set_note(7, "far too early");
    own.set_note(3, "nothing");
    own.set_note(3, " ");
    own.set_review(found.clone());
    own.write(&game).expect("a file");
    assert_eq!(read(), own);
    assert_eq!(read().review(&record), Some(&found));
    assert_eq!((read().note(7), read().note(3)), ("far too early", ""));
    assert_eq!(read().notes().len(), 2);

    // Other nets, or a longer game: the review is none, the notes are there.
    let mut old = found.clone();
    old.judges += 1;
    own.set_review(old);
    own.write(&game).expect("a file");
    assert_eq!((read().review(&record), read().note(2)), (None, "lucky"));
    let branch = record.branch(4).expect("a branch");
    assert_eq!(Companion::read(&game, &branch).expect("none").notes(), []);

    // A review of another shape is made anew, the notes are read all the same.
    let path = beside::path(&game);
    let text = std::fs::read_to_string(&path).expect("a text");
    std::fs::write(&path, text.replace("judged:", "weighed:")).expect("a file");
    assert_eq!((read().review(&record), read().note(2)), (None, "lucky"));

    std::fs::write(&path, "(notes of a later world").expect("a file");
    assert_eq!(read(), Companion::of(&record));
    own.write(&game).expect("a file");
    let kept = std::fs::read_dir(folder.path())
        .expect("a folder")
        .flatten();
    let texts = kept.filter_map(|entry| std::fs::read_to_string(entry.path()).ok());
    assert!(
        texts
            .into_iter()
            .any(|text| text == "(notes of a later world")
    );
}

#[test]
fn what_lies_beside_a_game_is_no_game_and_moves_and_goes_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let saves = Saves::new(folder.path().join("saves"));
    let record = fives([&Random, &Thinker], 2);
    let keep = |game: &Path| {
        let mut own = Companion::of(&record);
        own.set_note(1, "mine");
        own.write(game).expect("a file");
    };
    let noted = |game: &Path| Companion::read(game, &record).is_ok_and(|c| c.note(1) == "mine");
    let first = saves.save_as(&record, "Ur").expect("a save");
    keep(&first);
    assert_eq!(listing::list::<Fives>(saves.folder()).len(), 1);
    let second = saves.rename::<Fives>(&first, "Kish").expect("a name");
    assert!(noted(&second) && !beside::path(&first).exists());
    let deleted: Result<(), _> = saves.delete::<(), ()>(&second);
    deleted.expect("it goes");
    assert!(!beside::path(&second).exists());

    let saving: Autosave<Fives> = Autosave::start(folder.path().join("auto")).expect("a thread");
    let oldest = saving.path(&record);
    saving.save(&record);
    saving.flush();
    keep(&oldest);
    for _ in 0..KEPT {
        saving.save(&record.branch(3).expect("a branch"));
        saving.flush();
    }
    assert!(!oldest.exists() && !beside::path(&oldest).exists());
    assert_eq!(saving.list().len(), KEPT);
}

/// What a command of the arena prints.
fn printed(line: &str) -> String {
    let words = Locale::english();
    let arguments = line.split_whitespace().map(OsString::from);
    let Ok(Request::Run(options)) = Options::<Fives>::parse(arguments) else {
        panic!("{line}");
    };
    let mut out = Vec::new();
    assert!(run(&options, &words, &mut out).expect("a run"));
    assert!(words.faults().is_empty(), "{:?}", words.faults());
    String::from_utf8(out).expect("text")
}

#[test]
fn the_arena_reviews_files_and_holds_reviews_against_what_came() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.ron");
    let record = fives([&Random, &Thinker], 8);
    record.write(&file).expect("a file");
    let text = printed(&format!("review {} --threads 1", file.display()));
    assert!(
        text.contains("seat1") && text.contains("accuracy"),
        "{text}"
    );
    assert!(text.contains("blunder"), "{text}");
    let lines = printed(&format!("review --lines {}", file.display()));
    let rows: Vec<Vec<&str>> = lines.lines().map(|l| l.split('\t').collect()).collect();
    assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{lines}");
    let of = |what: &str| rows.iter().filter(|row| row[0] == what).count();
    assert_eq!(1 + of("decision") + of("draw") + of("result"), rows.len());
    assert!(
        of("decision") > 5 && of("draw") > 5 && of("result") == 2,
        "{lines}"
    );
    let arguments = ["review", "nowhere.ron"].map(OsString::from);
    let Ok(Request::Run(options)) = Options::<Fives>::parse(arguments) else {
        panic!("a file");
    };
    let why = run(&options, &Locale::english(), &mut Vec::new()).expect_err("no file");
    assert!(why.to_string().contains("nowhere.ron"), "{why}");

    let text = printed("calibrate --bot thinker --bot random --games 6 --players 2");
    assert!(
        text.contains("90–100 %") && text.contains("thinker"),
        "{text}"
    );
}

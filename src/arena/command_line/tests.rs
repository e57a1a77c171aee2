use super::options::*;
use super::usage_error::UsageError;
use crate::arena::contestant::Entry;
use crate::locale::Locale;
use crate::tigris::rules::Position;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

type Options = super::options::Options<Position>;
type Request = super::options::Request<Position>;

fn parse(line: &str) -> Result<Request, UsageError> {
    Options::parse(line.split_whitespace().map(OsString::from))
}

fn options(line: &str) -> Options {
    match parse(line) {
        Ok(Request::Run(options)) => *options,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn every_option_is_understood() {
    let line = "match --bot=greedy:evals=9 --bot random --time 50 --players 3,4 --board mixed \
                --variants buildings,open --games 30 --seed=7 --threads 3 --stall 99 \
                --tolerance 0 --out a/b.csv";
    let found = options(line);
    let names: Vec<String> = found.bots.iter().map(Entry::to_string).collect();
    assert_eq!(names, ["greedy:evals=9", "random:time=50"]);
    assert_eq!(found.players, [3, 4]);
    assert_eq!(found.deals.seed, 7);
    let conditions = &found.deals.conditions;
    assert_eq!(conditions.boards.len(), 2);
    let [variants] = conditions.variants[..] else {
        panic!("{conditions:?}");
    };
    assert!(variants.buildings && variants.open_scores && !variants.wonder);
    assert_eq!(
        (found.games, found.threads, found.limits.stall),
        (30, 3, 99)
    );
    assert_eq!(found.out, Some(PathBuf::from("a/b.csv")));

    let test = options("sprt --bot greedy --against random --elo0 -5 --elo1 12.5 --beta 0.1");
    assert_eq!((test.hypotheses.elo0, test.hypotheses.elo1), (-5.0, 12.5));
    assert_eq!((test.hypotheses.alpha, test.hypotheses.beta), (0.05, 0.1));
    let soak = options("soak --deadline 250");
    assert_eq!(soak.deals.conditions.variants.len(), 16);
    assert_eq!(soak.limits.deadline, Some(Duration::from_millis(250)));
    assert!(options("ladder --early").early);
    let review = options("review --mistake 12.5 a.ron --lines --seed 3");
    assert_eq!(review.file, Some(PathBuf::from("a.ron")));
    assert!(review.lines && review.deals.seed == 3);
    assert_eq!(review.thresholds.mistake, 12.5);
    assert_eq!(options("calibrate --bot greedy").players, [2, 3, 4]);
    assert_eq!(parse(""), Ok(Request::Help));
    assert_eq!(parse("ladder --help"), Ok(Request::Help));
}

#[test]
fn every_mistake_has_a_sentence() {
    let words = Locale::english();
    for line in [
        "play",
        "match",
        "match --bots greedy",
        "match greedy",
        "match --bot",
        "match --bot=",
        "match --bot nobody",
        "match --bot greedy:evals=x",
        "match --bot greedy --bot random --against greedy",
        "match --bot greedy --elo0 3",
        "match --bot greedy --early",
        "match --bot greedy --players 5",
        "match --bot greedy --players 2,x",
        "match --bot greedy --board moon",
        "match --bot greedy --variants all",
        "match --bot greedy --games 0",
        "match --bot greedy --seed -1",
        "match --bot greedy --threads 100000",
        "match --bot greedy --out results.txt",
        "sprt --bot greedy",
        "sprt --bot greedy --against random --elo0 5 --elo1 5",
        "sprt --bot greedy --against random --alpha 0.7",
        "sprt --bot greedy --against random --elo1 NaN",
        "soak --against greedy",
        "ladder --deadline 5",
        "ladder --early=yes",
        "review",
        "review a.ron b.ron",
        "review a.ron --games 3",
        "review a.ron --board mixed",
        "review a.ron --mistake 0",
        "match a.ron",
        "calibrate",
        "calibrate --bot greedy --lines",
        "match -x --bot greedy",
        "match -é --bot greedy",
        "match --bot=greedy more",
        "--bot greedy match",
        "--game tigris",
    ] {
        let sentence = parse(line).unwrap_err().sentence(&words);
        assert!(sentence.len() > 20, "{line}: {sentence}");
    }
    let many = format!("match{}", " --bot greedy".repeat(13));
    assert!(parse(&many).is_err());
    assert!(words.faults().is_empty(), "{:?}", words.faults());
}

#[test]
fn the_game_is_found_wherever_it_is_named() {
    let game = |line: &str| named_game(line.split_whitespace().map(OsString::from));
    assert_eq!(game("match --bot greedy"), None);
    assert_eq!(game("match --seed=3 --game nim").as_deref(), Some("nim"));
    assert_eq!(game("--game=nim soak").as_deref(), Some("nim"));
    assert_eq!(options("--game tigris match --bot greedy").bots.len(), 1);
}

#[test]
fn the_file_to_be_reviewed_is_found_wherever_it_stands() {
    let file = |line: &str| named_file(line.split_whitespace().map(OsString::from));
    let found = Some(PathBuf::from("a.ron"));
    assert_eq!(file("review a.ron"), found);
    assert_eq!(file("review --lines a.ron"), found);
    assert_eq!(file("review --seed 3 a.ron --threads=2"), found);
    assert_eq!(file("match --bot greedy"), None);
    assert_eq!(file("review"), None);
}

#[cfg(unix)]
#[test]
fn a_path_that_is_no_text_is_kept_as_it_is() {
    use std::os::unix::ffi::OsStringExt;
    let path = OsString::from_vec(b"caf\xe9.csv".to_vec());
    let words = ["match", "--bot", "greedy", "--out"].map(OsString::from);
    let found = Options::parse(words.into_iter().chain([path.clone()]));
    let Ok(Request::Run(found)) = found else {
        panic!("{found:?}");
    };
    assert_eq!(found.out, Some(PathBuf::from(path.clone())));
    let bot = ["match", "--bot"].map(OsString::from);
    let sentence = Options::parse(bot.into_iter().chain([path])).unwrap_err();
    assert!(sentence.sentence(&Locale::english()).contains("caf"));
}

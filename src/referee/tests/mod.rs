mod files;

use super::*;
use crate::tigris::rules::{Dynasty, Position};
use std::collections::BTreeSet;

/// What a referee answers, and one that goes on.
struct Talk(Referee);

impl Talk {
    fn new() -> Talk {
        Talk(Referee::new())
    }

    fn say(&mut self, line: &str) -> Option<Result<String, String>> {
        self.0.answer(line.as_bytes())
    }

    /// The result of a command that is obeyed.
    fn ok(&mut self, line: &str) -> String {
        match self.say(line) {
            Some(Ok(result)) => result,
            other => panic!("{line}: {other:?}"),
        }
    }

    /// The reason for one that is not.
    fn no(&mut self, line: &str) -> String {
        match self.say(line) {
            Some(Err(reason)) => reason,
            other => panic!("{line}: {other:?}"),
        }
    }

    /// Sets a position; the answer comes with its last line.
    fn position(&mut self, text: &str) -> Result<String, String> {
        assert_eq!(self.say("position"), None);
        let mut answer = None;
        for line in text.lines() {
            assert_eq!(answer, None, "answered before {line}");
            answer = self.say(line);
        }
        answer.expect("an answer after `end`")
    }
}

const MONUMENT: &str = "\
board standard
players archer bull
active archer
actions 2
bag TSFMTSFM
built black-red@e5   # on land
hand archer TTSFMM
hand bull TTSFMM
points archer red=3 treasures=1
grid
#  #  .  .  .  .  .  .  .  .  .  .  .  .  .  .
#  #  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  T$ .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  kA .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
end
";

fn monument() -> String {
    MONUMENT.replace("@e5", "@a1")
}

#[test]
fn it_introduces_itself() {
    let mut talk = Talk::new();
    assert_eq!(talk.ok("protocol_version"), "2");
    assert_eq!(talk.ok("name"), "Two Rivers");
    assert_eq!(talk.ok("version"), env!("CARGO_PKG_VERSION"));
    for command in talk.ok("list_commands").lines() {
        // Whatever is missing, the command is known.
        if !["position", "quit"].contains(&command) {
            let answer = talk.say(command).expect("an answer");
            let unknown = |reason: String| reason.contains("no command");
            assert!(!answer.is_err_and(unknown), "{command}");
        }
    }
    assert!(talk.no("known_command name").contains("no command"));
    assert_eq!(talk.say("   # nothing"), None);
    assert_eq!(talk.say(""), None);
    talk.ok("quit");
    assert!(talk.0.is_finished());
}

#[test]
fn without_a_game_there_is_nothing_to_tell() {
    let mut talk = Talk::new();
    for line in [
        "show",
        "show archer",
        "turn",
        "legal",
        "play end",
        "undo",
        "points archer",
        "result",
        "genmove greedy",
        "advise greedy",
        "save x",
        "perft 1",
        "expect turn archer action 1",
    ] {
        assert!(talk.no(line).contains("no game"), "{line}");
    }
    talk.ok("expect refused show");
}

#[test]
fn a_game_begins_as_asked() {
    let mut talk = Talk::new();
    let seed = talk.ok("new");
    assert!(
        seed.strip_prefix("seed=")
            .is_some_and(|n| n.parse::<u64>().is_ok())
    );
    assert_eq!(
        talk.ok(
            "new board=advanced players=pot,lion,bull start=bull buildings=on wonder=off \
                 english=on scores=open seed=7"
        ),
        "seed=7"
    );
    let shown = talk.ok("show");
    let lines: Vec<&str> = shown.lines().take(4).collect();
    assert_eq!(
        lines,
        [
            "board advanced",
            "options buildings english open",
            "players pot lion bull",
            "active bull"
        ]
    );
    assert_eq!(talk.ok("turn"), "bull action 1");
    let before = talk.ok("show");
    talk.no("new players=7");
    assert_eq!(talk.ok("show"), before, "an error changes nothing");
}

#[test]
fn what_is_shown_can_be_set() {
    let mut talk = Talk::new();
    talk.ok("new players=3 seed=1 wonder=on");
    talk.ok("play place T a1");
    let legal = talk.ok("legal");
    let swap = legal.lines().find(|line| line.starts_with("swap"));
    talk.ok(&format!("play {}", swap.unwrap()));
    let shown = talk.ok("show");
    let seen = talk.ok("show archer");
    let mut other = Talk::new();
    assert_eq!(other.position(&shown), Ok(String::new()));
    assert_eq!(other.ok("show"), shown);
    assert_eq!(other.position(&seen), Ok(String::new()));
    assert_eq!(other.ok("show archer"), seen);
    assert!(other.no("undo").contains("nothing"));
}

#[test]
fn a_bad_position_changes_nothing_and_names_its_line() {
    let mut talk = Talk::new();
    talk.ok("new seed=1");
    let before = talk.ok("show");
    let reason = talk.position(&monument().replace("actions 2", "actions 3"));
    let reason = reason.unwrap_err();
    assert!(
        reason.contains("line 4") && reason.contains("actions 3"),
        "{reason}"
    );
    assert_eq!(talk.ok("show"), before);
    assert_eq!(talk.say("expect refused position"), None);
    assert_eq!(talk.say("nonsense"), None);
    assert_eq!(talk.say("end"), Some(Ok(String::new())));
    assert_eq!(talk.ok("show"), before);
    assert_eq!(talk.say("position"), None);
    assert!(talk.0.finish().is_some_and(|answer| answer.is_err()));
}

#[test]
fn face_down_tiles_are_no_comments_where_tokens_are_expected() {
    let mut talk = Talk::new();
    talk.position(&monument()).unwrap();
    talk.ok("expect cell a1 # # and this is a comment");
    talk.ok("expect shows - #  #  .  .  .  .  .  .  .  .  .  .  .  .  .  .");
    talk.ok("expect shows archer # # . . . . . . . . . . . . . . # a comment");
    talk.ok("expect shows - hand archer STTFMM # a comment");
    talk.ok("expect refused expect cell a1 .");
    talk.ok("expect refused expect cell b9 #");
    let got = talk.no("expect cell a1 T");
    assert_eq!(got, "expected T, got #");
}

#[test]
fn every_form_of_expect_holds_and_fails() {
    let mut talk = Talk::new();
    talk.position(&monument()).unwrap();
    for (holds, fails) in [
        ("turn archer action 1", "turn bull action 1"),
        ("cell f4 kA", "cell f4 ."),
        ("hand archer MMFSTT", "hand archer MMFST"),
        ("handsize bull 6", "handsize bull 5"),
        (
            "points archer red=3 treasures=1",
            "points archer red=3 treasures=2",
        ),
        ("off archer p f t", "off archer p f"),
        ("off bull t f p k", "off bull -"),
        ("catastrophes bull 2", "catastrophes bull 1"),
        ("bag 8", "bag 7"),
        ("legal swap TTS", "legal swap TTT"),
        ("illegal place T f4", "illegal place T f5"),
        ("illegal place T f4 occupied", "illegal place T f4 blocked"),
        ("illegal swap unknown", "illegal swap TT unknown"),
        ("decisions withdraw 1", "decisions withdraw 2"),
        ("decisions place S 129", "decisions place S 3"),
        ("refused play pass", "refused play end"),
        (
            "shows - unbuilt black-blue black-green red-blue red-green blue-green",
            "shows - unbuilt",
        ),
        ("monument red-black a1", "monument red-black b1"),
        ("unbuilt red-blue", "unbuilt black-red"),
        ("wonder -", "wonder f7"),
        ("building red -", "building red f7"),
        ("refused expect winner archer", "winner archer"),
        ("refused final archer 0 0 0 0", "final archer 0 0 0 0"),
    ] {
        talk.ok(&format!("expect {holds}"));
        talk.no(&format!("expect {fails}"));
    }
    let count = talk.ok("legal").lines().count();
    talk.ok(&format!("expect count {count}"));
    for line in [
        "expect",
        "expect nothing",
        "expect turn",
        "expect cell f4",
        "expect cell f4 Q",
        "expect points archer",
        "expect off archer",
        "expect off archer x",
        "expect count many",
        "expect illegal place T f4 ocupied",
        "expect refused",
        "expect refused expect refused x",
    ] {
        talk.no(line);
    }
    talk.ok("play end");
    talk.ok("expect turn over treasures");
    talk.ok("expect winner archer");
    talk.ok("expect final archer 0 0 1 3");
    assert_eq!(talk.ok("result"), "1 archer 0 0 1 3\n2 bull 0 0 0 0");
    assert_eq!(talk.ok("legal"), "");
}

#[test]
fn decisions_are_listed_played_and_taken_back() {
    let mut talk = Talk::new();
    talk.position(&monument()).unwrap();
    let legal: Vec<String> = talk.ok("legal").lines().map(str::to_string).collect();
    assert!(legal.is_sorted());
    let before = talk.ok("show");
    assert_eq!(
        talk.ok("play place T e4"),
        "tile archer T e4\npoints archer red 1 tile"
    );
    assert_eq!(
        talk.ok("points archer"),
        "black=0 red=4 blue=0 green=0 treasures=1"
    );
    assert_eq!(talk.ok("undo"), "place T e4");
    assert_eq!(talk.ok("show"), before);
    assert!(talk.no("play place T f4").starts_with("occupied: "));
    assert!(talk.no("play dance").starts_with("unknown: "));
    assert_eq!(talk.ok("perft 0"), "1");
    assert_eq!(talk.ok("perft 1"), legal.len().to_string());
    assert_eq!(talk.ok("result"), "unfinished");
}

#[test]
fn blank_lines_of_a_position_count_and_take_no_room() {
    let mut referee = Referee::new();
    referee.answer(b"position");
    for _ in 0..1000 {
        assert!(referee.answer(b"").is_none());
        assert!(referee.answer(b"  \t").is_none());
    }
    referee.answer(b"board standard");
    referee.answer(b"");
    referee.answer(b"playres archer bull");
    assert_eq!(referee.gathering.as_ref().unwrap().kept(), 2);
    let told = referee.answer(b"end").unwrap().unwrap_err();
    assert!(told.contains("2003"), "{told}");
}

#[test]
fn a_bot_does_not_guess_what_an_unknown_bag_was_filled_with() {
    let mut talk = Talk::new();
    talk.ok("new seed=3 players=2");
    let view = talk.ok("show archer");
    talk.position(&view).unwrap();
    let desk = talk.0.desk.as_deref().unwrap();
    let game: &Position = desk.any_position().downcast_ref().unwrap();
    let view = game.view(Dynasty::Archer);
    let guess = |seed| view.sample(&mut crate::random::generator(seed));
    // The bag was filled by the seed that a position without one has.
    assert_eq!(guess(0).bag(), game.bag());
    let seed = bots::ask(game, "greedy", &[], |_, ask| ask.seed).unwrap();
    assert_ne!(guess(seed).bag(), game.bag());
}

#[test]
fn bots_decide_and_advise() {
    let mut talk = Talk::new();
    assert!(talk.ok("bots").lines().any(|name| name == "greedy"));
    talk.ok("new seed=3 players=2");
    let advice = talk.ok("advise greedy seed=1");
    let first = advice.lines().next().unwrap();
    let (best, chance) = first.rsplit_once(' ').unwrap();
    assert!((0.0..=1.0).contains(&chance.parse::<f32>().unwrap()));
    assert_eq!(talk.ok("genmove greedy seed=1"), best);
    assert!(talk.no("genmove deepest").contains("deepest"));
    assert!(talk.no("genmove greedy depth=3").contains("depth"));
    talk.no("advise greedy time=soon");
    talk.position(&monument()).unwrap();
    talk.ok("play end");
    talk.no("genmove greedy");
}

#[test]
fn every_sentence_is_there_and_every_one_is_used() {
    let sources = [
        include_str!("../bots.rs"),
        include_str!("../../tigris/referee/board_file.rs"),
        include_str!("../commands.rs"),
        include_str!("../command_error.rs"),
        include_str!("../desk.rs"),
        include_str!("../expect.rs"),
        include_str!("../files.rs"),
        include_str!("../mod.rs"),
        include_str!("../position.rs"),
        include_str!("../settings.rs"),
        include_str!("../words.rs"),
        include_str!("../../tigris/referee/expect.rs"),
        include_str!("../../tigris/referee/mod.rs"),
        include_str!("../../tigris/referee/new_game.rs"),
        include_str!("../../tigris/words/positions.rs"),
        include_str!("../../bin/referee.rs"),
    ];
    let ours = |key: &&str| key.starts_with("referee-") || key.starts_with("flaw-");
    let used: BTreeSet<&str> = sources
        .iter()
        .flat_map(|s| s.split('"'))
        .filter(ours)
        .collect();
    let written = [
        include_str!("../../../assets/locales/en/programs.ftl"),
        include_str!("../../../assets/locales/en/referee.ftl"),
    ];
    let written: BTreeSet<&str> = written
        .iter()
        .flat_map(|s| s.lines())
        .filter_map(|line| Some(line.split_once(" = ")?.0))
        .filter(ours)
        .collect();
    assert_eq!(used, written);
}

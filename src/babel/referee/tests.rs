use crate::referee::Referee;

/// A referee, spoken to line by line.
struct Talk(Referee);

impl Talk {
    /// The result of a command that is obeyed, or the reason for one that is not.
    fn say(&mut self, text: &str) -> Result<String, String> {
        let mut answers = text.lines().filter_map(|l| self.0.answer(l.as_bytes()));
        let answer = answers.next().expect("an answer");
        assert_eq!(answers.next(), None, "{text}");
        answer
    }

    fn ok(&mut self, text: &str) -> String {
        let answer = self.say(text);
        answer.unwrap_or_else(|why| panic!("{text}: {why}"))
    }

    fn no(&mut self, text: &str) -> String {
        match self.say(text) {
            Err(why) => why,
            Ok(result) => panic!("{text}: {result}"),
        }
    }
}

const POSITION: &str = "\
position
game babel
active kish
marker kish medes
marker ur quarry
hand kish ah
hand ur pps
row kish medes aaaa
temple kish medes 1 2
temple ur medes 1
column kish 3
column ur -
supply 3 4 5 6
deck ahmps
discards -
seed 1
end";

#[test]
fn commands_speak_of_the_game_that_was_begun_last() {
    let mut talk = Talk(Referee::new());
    assert_eq!(talk.ok("bots").lines().next(), Some("random"));
    assert!(talk.ok("bots").contains("lugal"));
    assert_eq!(talk.ok("new game=babel start=ur seed=7"), "seed=7");
    assert_eq!(talk.ok("turn"), "ur action");
    let bots = talk.ok("bots");
    assert!(
        bots.contains("architect") && !bots.contains("lugal"),
        "{bots}"
    );
    assert_eq!(talk.ok("new seed=7 players=2"), "seed=7");
    assert!(talk.ok("turn").ends_with("action 1"));
    talk.ok(POSITION);
    assert_eq!(talk.ok("turn"), "kish action");
    talk.ok("new game=tigris seed=1");
    assert!(talk.ok("show").starts_with("board standard"));
}

#[test]
fn keys_of_the_other_game_and_games_that_do_not_exist_are_refused() {
    let mut talk = Talk(Referee::new());
    for command in [
        "new game=babel board=standard",
        "new game=babel players=2",
        "new game=babel buildings=on",
        "new game=babel start=archer",
        "new game=babel founding=maybe",
        "new game=babel founding=on founding=on",
        "new game=babel game=babel",
        "new game=babel seed=x",
        "new game=chess",
        "new founding=on",
        "new handicap=off",
        "new start=kish",
        "new game=tigris founding=on",
    ] {
        talk.no(command);
        assert!(talk.no("turn").contains("no game"), "{command}");
    }
}

#[test]
fn a_position_says_which_game_it_is_of() {
    let mut talk = Talk(Referee::new());
    let unnamed = POSITION.replace("game babel\n", "");
    // The first game has no player of that name.
    assert!(talk.no(&unnamed).contains("kish"));
    assert!(talk.no("position\ngame chess\nend").contains("chess"));
    assert!(
        talk.no("position\nactive kish\ngame babel\nend")
            .contains("line 1")
    );
    talk.ok("new seed=3 players=2");
    let shown = talk.ok("show");
    talk.ok(&format!("position\n# named\ngame tigris\n{shown}"));
    assert_eq!(talk.ok("show"), shown);
}

#[test]
fn what_is_shown_is_told() {
    let mut talk = Talk(Referee::new());
    talk.ok(POSITION);
    assert_eq!(
        talk.ok("points kish"),
        "total=2 assyrians=0 hittites=0 medes=2 persians=0 sumerians=0"
    );
    assert_eq!(talk.ok("result"), "unfinished");
    assert_eq!(
        talk.ok("legal"),
        "build own\ndestroy 1\nend\nhalve 1\nmigrate medes assyrians\nmigrate medes hittites\n\
         migrate medes persians\nmigrate medes sumerians\nmove assyrians\nmove hittites\n\
         settle assyrians\nsettle hittites"
    );
    assert_eq!(
        talk.ok("play destroy 1"),
        "pay kish destroy medes 1 a\ndestroyed ur medes 1\ntotal ur 0"
    );
    assert_eq!(talk.ok("undo"), "destroy 1");
    assert!(talk.no("undo").contains("take back"));
    assert!(talk.no("play destroy 2").starts_with("no-run: "));
    assert!(talk.no("play settle medes").starts_with("not-in-hand: "));
    assert!(talk.no("play jump").starts_with("unknown: "));
    assert!(talk.no("points archer").contains("kish"));
}

#[test]
fn a_shared_victory_is_two_first_ranks() {
    let mut talk = Talk(Referee::new());
    let even = POSITION.replace("temple kish medes 1 2", "temple kish medes 1");
    let even = even
        .replace("supply 3 4 5 6", "supply 3 4")
        .replace("hand ur pps", "hand ur pp");
    talk.ok(&even);
    let events = talk.ok("play end");
    assert_eq!(events, "turn-ended kish\ncolumn kish 4 3\nover supply -");
    assert_eq!(talk.ok("turn"), "over supply");
    assert_eq!(talk.ok("result"), "1 (shared) kish 1 2\n1 (shared) ur 1 2");
    talk.ok("expect winner ur kish");
    talk.no("expect winner kish");
    // When the game is over, everything is open.
    assert_eq!(talk.ok("show ur"), talk.ok("show"));
}

#[test]
fn bots_decide_and_advise() {
    let mut talk = Talk(Referee::new());
    talk.ok("new game=babel seed=5 founding=on handicap=on");
    for bot in ["greedy", "random"] {
        let advice = talk.ok(&format!("advise {bot} seed=2 evals=100 time=1000"));
        let first = advice.lines().next().expect("a candidate");
        let decision = talk.ok(&format!("genmove {bot} seed=2"));
        assert!(first.starts_with(&decision), "{first} {decision}");
    }
    talk.no("genmove lugal");
    talk.no("genmove greedy speed=3");
    talk.no("genmove greedy seed=3 seed=3");
}

#[test]
fn trees_are_counted() {
    let mut talk = Talk(Referee::new());
    talk.ok(POSITION);
    assert_eq!(talk.ok("perft 0"), "1");
    let legal = talk.ok("legal").lines().count().to_string();
    assert_eq!(talk.ok("perft 1"), legal);
}

#[test]
fn a_game_is_saved_and_loaded_whichever_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let mut talk = Talk(Referee::new());
    talk.ok("new game=babel start=kish seed=5");
    talk.ok("play end");
    let shown = talk.ok("show");
    talk.ok(&format!("save {}", file("babel.ron")));
    talk.ok("new players=2 seed=5");
    talk.ok(&format!("save {}", file("tigris.ron")));
    talk.ok(&format!("load {}", file("babel.ron")));
    assert_eq!(talk.ok("show"), shown);
    talk.ok(&format!("load {}", file("tigris.ron")));
    assert!(talk.ok("show").starts_with("board"));
    let text = std::fs::read_to_string(file("babel.ron")).unwrap();
    assert!(text.contains("game: \"babel\""), "{text}");
    let text = text.replace("game: \"babel\"", "game: \"chess\"");
    std::fs::write(file("chess.ron"), text).unwrap();
    assert!(
        talk.no(&format!("load {}", file("chess.ron")))
            .contains("chess")
    );
    assert!(talk.ok("show").starts_with("board"));
}

#[test]
fn checks_that_are_misspelt_do_not_hold() {
    let mut talk = Talk(Referee::new());
    talk.ok(POSITION);
    for check in [
        "expect row kish medes",
        "expect row kish medes aaa",
        "expect row kish aaaa",
        "expect row kish medes a a a a",
        "expect temple kish medes",
        "expect temple kish medes 2 1",
        "expect column kish",
        "expect column kish -",
        "expect total kish two",
        "expect total kish -",
        "expect marker kish",
        "expect marker kish -",
        "expect marker ur river",
        "expect discards a",
        "expect supply",
        "expect supply -",
        "expect deck 4",
        "expect endphase",
        "expect endphase maybe",
        "expect endphase on",
        "expect hand kish a",
        "expect bag 3",
        "expect cell f7 T",
        "expect illegal destroy 2 no-fun",
        "expect illegal destroy 1",
        "expect illegal destroy 2 at-quarry",
        "expect winner kish",
        "expect shows - supply 3 4 5",
    ] {
        talk.no(check);
    }
    for check in [
        "expect row kish medes aaaa",
        "expect row ur medes -",
        "expect temple kish persians -",
        "expect total ur 1",
        "expect marker ur quarry",
        "expect discards -",
        "expect supply 4",
        "expect endphase off",
        "expect hand ur sp p",
    ] {
        let check = check.replace("sp p", "spp");
        talk.ok(&check);
    }
}

//! Whole games over the protocol: one referee holds the game, and every seat has a referee of its
//! own that knows only what `show DYNASTY` and the public course of the game tell.

use two_rivers::referee::Referee;

/// The result of a command that must be obeyed.
fn ask(referee: &mut Referee, line: &str) -> String {
    match referee.answer(line.as_bytes()) {
        Some(Ok(result)) => result,
        other => panic!("{line}: {other:?}"),
    }
}

/// Lines of which only the last is answered.
fn set(referee: &mut Referee, text: &str) {
    let mut answers = text.lines().filter_map(|l| referee.answer(l.as_bytes()));
    assert_eq!(answers.next(), Some(Ok(String::new())), "{text}");
}

/// A player at the other end of a line: text comes in, decisions go out.
struct Seat {
    dynasty: &'static str,
    bot: &'static str,
    referee: Referee,
    /// What was last shown at a moment that can be read back.
    shown: String,
    /// What everybody has seen to be decided since.
    since: Vec<String>,
    /// Tiles that others have shown since, by playing or committing them: they were in their hands.
    revealed: Vec<(String, String)>,
}

impl Seat {
    fn new(dynasty: &'static str, bot: &'static str) -> Seat {
        Seat {
            dynasty,
            bot,
            referee: Referee::new(),
            shown: String::new(),
            since: Vec::new(),
            revealed: Vec::new(),
        }
    }

    /// Takes in what is shown between actions.
    fn see(&mut self, shown: String) {
        self.shown = shown;
        self.since.clear();
        self.revealed.clear();
    }

    /// Hears what somebody decided, and the events that everybody may know.
    fn hear(&mut self, who: &str, decision: &str, events: &[&str]) {
        self.since.push(decision.to_string());
        if who != self.dynasty {
            for event in events {
                match event.split(' ').collect::<Vec<_>>()[..] {
                    ["tile", player, tile, ..] => self.reveal(player, tile, "1"),
                    ["commit", player, tile, count] => self.reveal(player, tile, count),
                    _ => {}
                }
            }
        }
    }

    fn reveal(&mut self, player: &str, tile: &str, count: &str) {
        let revealed = (player.to_string(), tile.to_string());
        let count = count.parse().expect("a number");
        self.revealed.extend(std::iter::repeat_n(revealed, count));
    }

    /// The position that was shown, with the tiles in others' hands that have come to light since;
    /// all else that is hidden is dealt by the seed.
    fn text(&self, seed: usize) -> String {
        let mut text = format!("position\nseed {seed}\n");
        for line in self.shown.lines() {
            let mut line = line.to_string();
            for (player, tile) in &self.revealed {
                if line.starts_with(&format!("hand {player} ")) {
                    line = line.replacen('?', tile, 1);
                }
            }
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    /// Brings the own referee up to the present moment.
    fn catch_up(&mut self, seed: usize) {
        let text = self.text(seed);
        set(&mut self.referee, &text);
        for decision in &self.since {
            ask(&mut self.referee, &format!("play {decision}"));
        }
    }
}

/// A game as it went: every decision with the moment in which it was made, and the result.
#[derive(PartialEq, Debug)]
struct Course {
    decisions: Vec<String>,
    result: String,
}

impl Course {
    /// How many decisions were made at moments of this kind: the second word of `turn`.
    fn count(&self, kind: &str) -> usize {
        let of_kind = |line: &&String| line.split(' ').nth(1) == Some(kind);
        self.decisions.iter().filter(of_kind).count()
    }
}

/// Plays a game to its end; `deal` settles how the seats imagine what is hidden from them.
fn play(new: &str, bots: &[&'static str], deal: usize) -> Course {
    const DYNASTIES: [&str; 4] = ["archer", "bull", "pot", "lion"];
    let mut game = Referee::new();
    ask(&mut game, &format!("new players={} {new}", bots.len()));
    let named = DYNASTIES.iter().zip(bots);
    let mut seats: Vec<Seat> = named.map(|(name, bot)| Seat::new(name, bot)).collect();
    let mut decisions = Vec::new();
    for step in 0..5000 {
        let turn = ask(&mut game, "turn");
        let (who, kind) = turn.split_once(' ').expect("two words");
        if who == "over" {
            let result = ask(&mut game, "result");
            return Course { decisions, result };
        }
        if kind.starts_with("action") || kind == "end" {
            for seat in &mut seats {
                seat.see(ask(&mut game, &format!("show {}", seat.dynasty)));
            }
        }
        let seat = seats.iter_mut().find(|s| s.dynasty == who);
        let seat = seat.expect("a seat for everybody");
        seat.catch_up(deal + step);
        // What is hidden from a seat changes nothing about what it is asked and may answer.
        let legal = ask(&mut game, "legal");
        assert_eq!(ask(&mut seat.referee, "turn"), turn);
        assert_eq!(ask(&mut seat.referee, "legal"), legal);
        let command = format!("genmove {} evals=400 seed={step}", seat.bot);
        let decision = ask(&mut seat.referee, &command);
        let played = ask(&mut game, &format!("play {decision}"));
        // Draws and swaps are for whoever made them; the next that is shown tells how many.
        let hidden = |e: &&str| ["draw ", "swap "].iter().any(|word| e.starts_with(word));
        let events: Vec<&str> = played.lines().filter(|e| !hidden(e)).collect();
        for seat in &mut seats {
            if decision.starts_with("swap") && seat.dynasty != who {
                // Whoever is not told must be shown before it is asked.
                seat.shown.clear();
            } else {
                seat.hear(who, &decision, &events);
            }
        }
        decisions.push(format!("{turn}: {decision}"));
    }
    panic!("no end of {new}");
}

#[test]
fn bots_play_whole_games_from_what_they_are_shown_and_told() {
    let games: [(&str, &[&str]); 4] = [
        ("seed=3", &["greedy", "greedy"]),
        (
            "seed=4 buildings=on wonder=on board=advanced",
            &["greedy"; 3],
        ),
        ("seed=5 english=on scores=open", &["greedy"; 4]),
        (
            "seed=6 buildings=on wonder=on",
            &["random", "greedy", "random"],
        ),
    ];
    let (mut commitments, mut choices) = (0, 0);
    for (new, bots) in games {
        let course = play(new, bots, 0);
        assert_eq!(course.result.lines().count(), bots.len());
        commitments += course.count("commit");
        choices += ["war", "monument", "building", "treasure"]
            .map(|k| course.count(k))
            .iter()
            .sum::<usize>();
        // Nobody's decisions hang on what they imagine of the hidden tiles.
        assert_eq!(play(new, bots, 7_000), course);
    }
    assert!(commitments > 20, "{commitments} commitments");
    assert!(
        choices > 10,
        "{choices} other choices in the middle of an action"
    );
}

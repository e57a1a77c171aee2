//! Whatever stands on the trait of games, with three games by code that names none: recording
//! and looking back here, searching and contests in `contests`, damage to texts in `wounds`.

mod contests;
mod wounds;

use crate::common::{scenario_positions, setup};
use crate::toy::{Decision, Event, Fives, Refusal, Seat, Start, UndoRefusal};
use std::collections::BTreeSet;
use two_rivers::babel::rules::Position as Babel;
use two_rivers::game::{Game, View};
use two_rivers::random::{below, generator};
use two_rivers::record::autosave::Autosave;
use two_rivers::record::{Kind, Player, Record};
use two_rivers::replay::{Perspective, Timeline, markers};
use two_rivers::tigris::rules::{Dynasty, Position};

/// Plays a game by dice, to its end or to so many decisions, and looks at every moment.
fn played<G: Game>(
    start: G::Start,
    seed: u64,
    most: usize,
    look: impl Fn(&Record<G>),
) -> Record<G> {
    let mut record: Record<G> = Record::new(start, Vec::new()).expect("a start");
    let (mut legal, mut random) = (Vec::new(), generator(seed));
    look(&record);
    for _ in 0..most {
        record.position().legal(&mut legal);
        if legal.is_empty() {
            break;
        }
        let decision = legal[below(&mut random, legal.len() as u32) as usize];
        let told = record.try_play(decision, &mut Vec::<G::Event>::new());
        told.expect("a legal decision");
        look(&record);
    }
    record
}

/// What every position of every game must keep.
fn keeps_its_word<G: Game>(record: &Record<G>) {
    let game = record.position();
    assert_eq!(game.check_validity(), Ok(()));
    let players = game.players();
    assert!(players.contains(&game.active()));
    let (mut legal, mut own) = (Vec::new(), Vec::new());
    game.legal(&mut legal);
    assert_eq!(legal.is_empty(), game.decider().is_none());
    assert_eq!(game.standings().is_some(), game.decider().is_none());
    let mut random = generator(legal.len() as u64);
    for player in &players {
        let view = game.view(*player);
        assert_eq!(view.player(), *player);
        view.legal(&mut own);
        let decides = game.decider() == Some(*player);
        assert_eq!(own, if decides { legal.clone() } else { Vec::new() });
        for decision in &legal {
            assert_eq!(view.check(*decision).is_ok(), decides, "{decision}");
            assert_eq!(decision.to_string().parse().ok(), Some(*decision));
        }
        let world = G::sample(&view, &mut random);
        assert_eq!(world.check_validity(), Ok(()));
        assert_eq!(world.view(*player), view);
    }
    if let Some(standings) = game.standings() {
        let mut seen: Vec<G::Player> = standings.iter().map(|s| s.player).collect();
        assert_eq!(standings[0].rank, 1);
        assert!(standings.is_sorted_by(|a, b| {
            a.rank <= b.rank && (a.rank == b.rank) == (a.points == b.points)
        }));
        seen.retain(|player| players.contains(player));
        assert_eq!(seen.len(), players.len());
    }
}

/// Saved and read, branched, taken back as far as the rules say.
fn records<G: Game>(record: &Record<G>) {
    let text = record.to_ron().expect("a text");
    assert_eq!(Record::from_ron(&text).as_ref(), Ok(record));
    let half = record.decisions().len() / 2;
    let branch = record.branch(half).expect("a branch");
    assert_ne!(branch.id(), record.id());
    assert_eq!(Some(branch.position()), record.position_at(half).as_ref());
    assert_eq!(branch.decisions(), &record.decisions()[..half]);
    assert!(branch.is_branch() && branch.copy().is_branch() && !record.is_branch());
    let text = branch.to_ron().expect("a text");
    assert_eq!(Record::from_ron(&text).as_ref(), Ok(&branch));
}

/// Takes back all that may be taken back; answers how much it was, and whether another was asked.
fn takes_back<G: Game>(record: &Record<G>) -> (usize, bool) {
    let mut back = record.clone();
    let undoable = record.position().undoable();
    assert_eq!(record.undo_by(), undoable.map(|undoable| undoable.by));
    let count = undoable.map_or(0, |undoable| undoable.decisions);
    for left in (0..count).rev() {
        assert_eq!(back.can_undo(), Ok(()));
        let undone = back.undo().expect("one more can be taken back");
        assert_eq!(
            Some(&undone),
            record.decisions().get(back.decisions().len())
        );
        assert_eq!(back.position().undoable().map_or(0, |u| u.decisions), left);
        // Whoever takes it back may decide anew.
        assert_eq!(back.position().decider(), undoable.map(|u| u.by));
    }
    let stop = back.can_undo().expect_err("no more can be taken back");
    assert_eq!(back.undo(), Err(stop));
    let other = undoable.is_some_and(|u| record.position().decider() != Some(u.by));
    (count, other)
}

fn looks_back<G: Game>(record: &Record<G>) {
    let timeline = Timeline::of(record);
    assert_eq!(timeline.end(), record.decisions().len());
    assert_eq!(timeline.log(timeline.end()), record.events_since(0));
    for moment in 0..=timeline.end() {
        let position = record.position_at(moment);
        assert_eq!(Some(timeline.position(moment)), position.as_ref());
    }
    let players = record.position().players();
    for event in timeline.log(timeline.end()) {
        let public = Perspective::Public.seen::<G>(event);
        assert_eq!(G::seen_by(event, None), public);
        assert_eq!(Perspective::All.seen::<G>(event), *event);
        for player in &players {
            let seen = Perspective::Of(*player).seen::<G>(event);
            // Nobody knows less than what everybody does.
            assert_eq!(G::seen_by(&seen, None), public);
        }
    }
    for marker in markers(&timeline) {
        assert!(G::is_landmark(&marker.event));
        let happened = timeline.between(marker.moment - 1, marker.moment);
        assert!(happened.contains(&marker.event));
        assert_eq!(G::seen_by(&marker.event, None), marker.event);
    }
    for player in players {
        let (mut at, mut turns) = (0, BTreeSet::new());
        while timeline.next_turn_of(player, at) < timeline.end() {
            at = timeline.next_turn_of(player, at);
            turns.insert(timeline.position(at).turns());
            assert_eq!(timeline.position(at).active(), player);
        }
        assert!(turns.len() > 1 || timeline.end() < 20, "{player}");
    }
}

/// Everything but contests, with one game.
fn stands<G: Game>(start: G::Start, seed: u64) -> (usize, usize) {
    let asked = std::cell::Cell::new(0);
    let taken = std::cell::Cell::new(0);
    let record = played::<G>(start, seed, 150, |record| {
        keeps_its_word(record);
        let (count, other) = takes_back(record);
        taken.set(taken.get() + count);
        asked.set(asked.get() + usize::from(other));
    });
    records(&record);
    looks_back(&record);
    (taken.get(), asked.get())
}

#[test]
fn three_games_stand_on_one_trait() {
    let mut sums = [(0, 0); 3];
    for number in 0..24 {
        let players = 2 + number as usize % 2;
        let seed = number;
        let fives = stands::<Fives>(Start::Dealt { players, seed }, number);
        let tigris = stands::<Position>(setup(number * 7).into(), number);
        let babel = stands::<Babel>(crate::babel::setup(number).into(), number);
        for (sum, found) in sums.iter_mut().zip([fives, tigris, babel]) {
            *sum = (sum.0 + found.0, sum.1 + found.1);
        }
    }
    assert!(sums.iter().all(|sum| sum.0 > 20), "{sums:?}");
    assert!(
        sums[0].1 > 0,
        "nothing was taken back while another was asked"
    );
}

#[test]
fn who_started_a_war_of_others_takes_it_back_while_they_are_asked() {
    let named = |name: &str| name.starts_with("157_");
    let found = scenario_positions()
        .into_iter()
        .find(|(name, _)| named(name));
    let (_, position) = found.expect("the scenario of this ruling");
    let start = Position::written(&Game::to_text(&position)).expect("its own text");
    let mut record: Record<Position> = Record::new(start, Vec::new()).expect("a start");
    let uniting = "place M h5".parse().expect("a decision");
    let mut events = Vec::<two_rivers::tigris::rules::Event>::new();
    record.try_play(uniting, &mut events).expect("legal");
    assert_eq!(record.position().active(), Dynasty::Archer);
    assert_eq!(record.position().decider(), Some(Dynasty::Bull));
    assert_eq!(takes_back(&record), (1, true));
    let commit = "commit 0".parse().expect("a decision");
    record.try_play(commit, &mut events).expect("legal");
    assert_eq!(takes_back(&record), (0, false));
}

#[test]
fn files_of_any_game_are_kept_and_found_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let start = Start::Dealt {
        players: 3,
        seed: 8,
    };
    let mut record = played::<Fives>(start, 1, 12, |_| {});
    record.set_player(Player {
        player: Seat(1),
        name: "Ana".to_string(),
        kind: Kind::Bot("thinker".to_string()),
    });
    let saving: Autosave<Fives> = Autosave::start(folder.path()).expect("a thread");
    saving.save(&record);
    saving.flush();
    assert!(saving.take_errors().is_empty());
    let found = saving.newest_unfinished().expect("the game");
    assert_eq!(
        Record::<Fives>::read(&found.path).expect("the game"),
        record
    );
    // What is no game of this kind is told apart from one.
    assert!(Record::<Position>::read(&found.path).is_err());
}

#[test]
fn positions_are_written_and_read_and_refused_with_a_reason() {
    let start = Start::Dealt {
        players: 2,
        seed: 3,
    };
    played::<Fives>(start, 5, 40, |record| {
        let game = record.position();
        let start = Fives::written(&game.to_text()).expect("its own text");
        assert_eq!(Fives::begin(&start).as_ref(), Ok(game));
        let hidden = game.text_seen_by(Seat(0)) != game.to_text();
        assert_eq!(hidden, game.decider().is_some());
    });
    assert!(Fives::written("nothing").is_err());
    let text = Position::new(&setup(3)).to_text();
    let start = Position::written(&text).expect("its own text");
    let read = Position::begin(&start).expect("a start");
    assert_eq!(Game::to_text(&read), text);
    let why = Position::written("board x").expect_err("no such board");
    assert_eq!(why.line, 1);
}

#[test]
fn a_demand_is_taken_back_by_whoever_made_it_while_the_other_is_asked() {
    let start = Start::Dealt {
        players: 2,
        seed: 1,
    };
    let mut record: Record<Fives> = Record::new(start, Vec::new()).expect("a start");
    let mut events: Vec<Event> = Vec::new();
    assert_eq!(record.undo(), Err(UndoRefusal::NothingPlayed));
    let give = Decision::Give(9);
    assert_eq!(record.try_play(give, &mut events), Err(Refusal::NotNow));
    record
        .try_play(Decision::Demand, &mut events)
        .expect("legal");
    assert_eq!(record.position().decider(), Some(Seat(1)));
    assert_eq!(record.undo_by(), Some(Seat(0)));
    assert_eq!(record.undo(), Ok(Decision::Demand));
    record
        .try_play(Decision::Demand, &mut events)
        .expect("legal");
    let card = record.position().hands[1][0];
    let gives = record.try_play(Decision::Give(card), &mut events);
    gives.expect("legal");
    assert_eq!(
        (record.undo_by(), record.undo()),
        (None, Err(UndoRefusal::Learnt))
    );
    record.try_play(Decision::End, &mut events).expect("legal");
    assert_eq!(record.undo(), Err(UndoRefusal::Final));
}

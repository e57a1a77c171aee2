//! Screens with something on them: games on the shelf and in the history, a position, a paragraph.

use crate::support::Desktop;
use std::path::PathBuf;
use std::sync::Arc;
use two_rivers::babel::rules::{self as babel, Player};
use two_rivers::desktop::app::requests::OpenRules;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::games::tigris::{Choose, Session};
use two_rivers::desktop::history::library::Library;
use two_rivers::desktop::screens::Shelf;
use two_rivers::desktop::screens::shelf::{Game, Line, OfBabel, OfTigris};
use two_rivers::desktop::session::SessionCommand;
use two_rivers::games::Of;
use two_rivers::history::{self, Entry, Reviewed};
use two_rivers::record::{self, Kind};
use two_rivers::tigris::teaching::Topic;
use two_rivers::tigris::{Record, Start};

/// A finished game, saved long ago.
pub fn finished() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    folder.join("format1-rules1-finished.ron")
}

pub fn open(desktop: &mut Desktop, path: PathBuf) {
    let world = desktop.app.world_mut();
    world.write_message(SessionCommand::Open(path));
    desktop.frames(3);
    desktop.lay();
    settle(desktop);
}

/// The position at the head of a scenario, between people; the decisions follow.
pub fn play(desktop: &mut Desktop, scenario: &str, decisions: &[&str]) {
    let record: Record = Record::new(Start::of_script(scenario), Vec::new()).expect("a position");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("position.ron");
    record.write(&path).expect("a save");
    open(desktop, path);
    desktop.reveal();
    for (n, decision) in decisions.iter().enumerate() {
        let decision = decision.parse().expect("a decision");
        desktop.app.world_mut().write_message(Choose { decision });
        desktop.frames(3);
        settle(desktop);
        // The card with the result of the last one is looked at.
        if n + 1 < decisions.len() || !desktop.session().is_held() {
            desktop.reveal();
        }
    }
}

pub fn settle(desktop: &mut Desktop) {
    desktop.until("the game rests", |world| {
        let session = world.get_resource::<Session>();
        session.is_some_and(|session| session.caught_up() || session.is_held())
    });
}

/// Puts games with long names on the shelf, whatever lies on the disk.
pub fn fill_the_shelf(desktop: &mut Desktop) {
    desktop.until("the shelf is read", |world| world.resource::<Shelf>().read);
    let record: Record = Record::read(&finished()).expect("a save");
    let game = |finished| Game {
        stand: Of::Tigris(OfTigris {
            players: record.players().to_vec(),
            table: if finished {
                Arc::new(record.position().table().clone())
            } else {
                let start = record.position_at(record.first()).expect("its start");
                Arc::new(start.table().clone())
            },
        }),
        turns: 37,
        updated: 1_600_000_000,
        finished,
        branch: finished,
    };
    let seat = |player: Player, name: &str| record::Player {
        player,
        name: name.to_string(),
        kind: Kind::Bot("architect".to_string()),
    };
    let start = babel::Position::new(&babel::Setup::new(3));
    let of_babel = Game {
        stand: Of::Babel(OfBabel {
            players: vec![
                seat(Player::Kish, "Maximiliana"),
                seat(Player::Ur, "Bartholomew"),
            ],
            table: Arc::new(start.table().clone()),
            outcome: None,
        }),
        turns: 12,
        updated: 1_600_000_000,
        finished: false,
        branch: false,
    };
    let line = |title: &str, game: Result<Game, String>| Line {
        path: PathBuf::from(format!("{title}-{}.ron", game.is_ok())),
        title: title.to_string(),
        game,
        held: false,
    };
    let damaged = "The file is damaged: line 12 is not what it should be.".to_string();
    let mut shelf = Shelf::default();
    shelf.saves = vec![
        line("The evening with everybody at the river", Ok(game(true))),
        line("Short", Ok(game(false))),
        line("Broken", Err(damaged)),
        line("Cards by the river", Ok(of_babel.clone())),
    ];
    shelf.autosaves = (0..6).map(|i| line("", Ok(game(i > 2)))).collect();
    shelf.autosaves.insert(0, line("", Ok(of_babel)));
    shelf.read = true;
    desktop.app.world_mut().insert_resource(shelf);
}

/// Twelve finished games of one person with a long name, half of them reviewed.
pub fn fill_the_history(desktop: &mut Desktop) {
    desktop.go(Screen::History);
    desktop.until("the history is read", |world| {
        world.resource::<Library>().read
    });
    let record = Of::Tigris(Record::read(&finished()).expect("a save"));
    let entry = Entry::of(&record).expect("a finished game");
    let line = |number: u16| {
        let mut entry = entry.clone();
        for (i, seat) in entry.seats.iter_mut().enumerate() {
            seat.name = ["Maximiliana Wolkenstein", ""][i % 2].to_string();
            seat.bot = (i > 0).then(|| ["architect", "lugal"][i % 2].to_string());
        }
        entry.seats[0].points = number;
        history::Line {
            path: PathBuf::from(format!("{number}.ron")),
            entry,
            review: number.is_multiple_of(2).then(|| Reviewed {
                losses: vec![vec![15.0; usize::from(number)], Vec::new()],
            }),
        }
    };
    let mut library = desktop.app.world_mut().resource_mut::<Library>();
    library.lines = Arc::new((0..12).map(line).collect());
    library.serial += 1;
    desktop.frames(3);
}

pub fn look_up(desktop: &mut Desktop, topic: Topic) {
    let world = desktop.app.world_mut();
    world.write_message(OpenRules(Some(topic.key())));
    desktop.frames(4);
}

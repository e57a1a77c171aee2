//! Who may know whom: the imports of `src`, folded to rooms, against the written tables.

mod house;
mod paths;

use house::{FLOORS, HOUSE};
use paths::Module;
use std::collections::BTreeSet;
use std::path::Path;
use two_rivers::games::Kind;

/// The desktop as a room: what lists its floors.
const DESKTOP: &str = "desktop";

/// A room of the house.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Room {
    path: String,
    /// On which floor of the desktop; nothing where there is no window.
    floor: Option<usize>,
}

fn rooms() -> Vec<Room> {
    let house = HOUSE.iter().map(|(room, _)| Room {
        path: room.to_string(),
        floor: None,
    });
    let floors = FLOORS.iter().enumerate().flat_map(|(floor, rooms)| {
        rooms.iter().map(move |room| Room {
            path: format!("{DESKTOP}/{room}"),
            floor: Some(floor),
        })
    });
    let whole = Room {
        path: DESKTOP.to_string(),
        floor: Some(FLOORS.len()),
    };
    house.chain(floors).chain([whole]).collect()
}

/// The room that a module belongs to: the listed one that is nearest to it.
fn room_of<'r>(module: &[String], rooms: &'r [Room]) -> Option<&'r Room> {
    let path = module.join("/");
    let within = |room: &&Room| path == room.path || path.starts_with(&format!("{}/", room.path));
    rooms.iter().filter(within).max_by_key(|r| r.path.len())
}

/// Whether one room may know another.
fn may_know(room: &Room, known: &Room) -> bool {
    match (room.floor, known.floor) {
        (Some(floor), Some(other)) => other < floor,
        (Some(_), None) => true,
        (None, Some(_)) => false,
        (None, None) => HOUSE.iter().any(|(name, knows)| {
            *name == room.path && knows.split_whitespace().any(|k| k == known.path)
        }),
    }
}

fn modules() -> Vec<Module> {
    paths::modules(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")))
}

#[test]
fn the_tables_go_one_way() {
    let mut below = BTreeSet::new();
    for (room, knows) in HOUSE {
        for known in knows.split_whitespace() {
            assert!(
                below.contains(known),
                "{room} may know {known}, which does not stand below it in the table"
            );
        }
        assert!(below.insert(*room), "{room} stands in the table twice");
    }
    let all: Vec<_> = FLOORS.iter().copied().flatten().collect();
    let different: BTreeSet<_> = all.iter().collect();
    assert_eq!(all.len(), different.len(), "a room stands on two floors");
}

#[test]
fn nobody_knows_more_than_the_tables_allow() {
    let (rooms, modules) = (rooms(), modules());
    let (mut arrows, mut faults) = (BTreeSet::new(), Vec::new());
    for module in &modules {
        let Some(room) = room_of(&module.path, &rooms) else {
            faults.push(format!("{} stands in no room", module.file));
            continue;
        };
        for path in &module.knows {
            // What `lib.rs` itself says belongs to no room.
            let Some(known) = room_of(path, &rooms).filter(|known| *known != room) else {
                continue;
            };
            // The head of a folder lists the rooms that stand in it.
            let lists = known.path.starts_with(&format!("{}/", room.path));
            if lists && module.file.ends_with("/mod.rs") {
                continue;
            }
            arrows.insert((room.path.as_str(), known.path.as_str()));
            if !may_know(room, known) {
                let path = path.join("::");
                let (file, room) = (&module.file, &room.path);
                faults.push(format!("{file}: {room} must not know {path}"));
            }
        }
    }
    assert!(modules.len() > 300, "{} files were read", modules.len());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let written = HOUSE
        .iter()
        .flat_map(|(room, knows)| knows.split_whitespace().map(move |known| (*room, known)));
    let unused: Vec<_> = written.filter(|arrow| !arrows.contains(arrow)).collect();
    assert!(unused.is_empty(), "nobody needs these arrows: {unused:?}");
}

#[test]
fn the_head_of_a_folder_hands_on_only_what_its_children_hold() {
    let mut faults = Vec::new();
    for module in modules() {
        let strange = |path: &&Vec<String>| {
            path.len() <= module.path.len() || !path.starts_with(&module.path)
        };
        for path in module.hands_on.iter().filter(strange) {
            faults.push(format!("{} hands on {}", module.file, path.join("::")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The games: what has rules.
fn games() -> Vec<&'static str> {
    let rooms = HOUSE.iter();
    rooms
        .filter_map(|(room, _)| room.strip_suffix("/rules"))
        .collect()
}

/// A game has two rooms: one without a window and one on the desktop.
#[test]
fn no_game_knows_another() {
    let games = games();
    let game_of = |path: &[String]| {
        let at = usize::from(path.first().is_some_and(|room| room == "desktop"));
        let room = path.get(at)?;
        games.iter().copied().find(|game| game == room)
    };
    let mut read = 0;
    for module in modules() {
        let Some(own) = game_of(&module.path) else {
            continue;
        };
        read += 1;
        for path in &module.knows {
            let other = game_of(path).filter(|game| *game != own);
            assert_eq!(other, None, "{} knows another game", module.file);
        }
    }
    assert!(read > 200, "{read} files were read");
}

#[test]
fn every_game_is_on_the_list_of_games() {
    assert_eq!(games(), Kind::ALL.map(Kind::id));
}

/// The rooms that name no game: those that stand above the first one.
fn for_every_game() -> impl Iterator<Item = &'static str> {
    let rooms = HOUSE.iter().map(|(room, _)| *room);
    rooms.take_while(|room| !room.ends_with("/rules"))
}

#[test]
fn what_is_for_every_game_names_none() {
    let (rooms, games) = (rooms(), games());
    assert!(for_every_game().count() > 10);
    for module in modules() {
        let room = room_of(&module.path, &rooms).map(|room| room.path.as_str());
        if room.is_some_and(|room| for_every_game().any(|free| free == room)) {
            let named = |path: &Vec<String>| path[0] == "games" || games.contains(&&*path[0]);
            let named = module.knows.iter().find(|path| named(path));
            assert_eq!(named, None, "{} names a game", module.file);
        }
    }
}

//! Who may know whom: the imports of `src`, folded to rooms, against the written table.

mod house;
mod paths;

use house::HOUSE;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The room that a module belongs to: the listed one that is nearest to it.
fn room_of(module: &[String]) -> Option<&'static str> {
    let path = module.join("/");
    let within = |room: &str| path == room || path.starts_with(&format!("{room}/"));
    let rooms = HOUSE.iter().map(|(room, _)| *room);
    rooms.filter(|room| within(room)).max_by_key(|r| r.len())
}

fn is_desktop(room: &str) -> bool {
    room == "desktop" || room.starts_with("desktop/")
}

#[test]
fn the_table_goes_one_way() {
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
}

#[test]
fn nobody_knows_more_than_the_table_allows() {
    let allowed: BTreeMap<&str, BTreeSet<&str>> = HOUSE
        .iter()
        .map(|(room, knows)| (*room, knows.split_whitespace().collect()))
        .collect();
    let mut arrows = BTreeSet::new();
    let mut faults = Vec::new();
    let modules = paths::modules(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
    for module in &modules {
        let Some(room) = room_of(&module.path) else {
            faults.push(format!("{} stands in no room of the table", module.file));
            continue;
        };
        for path in &module.knows {
            // What `lib.rs` itself says belongs to no room.
            let Some(known) = room_of(path) else { continue };
            // The plugin of a floor lists the rooms that stand in it.
            let lists = module.file.ends_with("/mod.rs") && known.starts_with(&format!("{room}/"));
            let free = is_desktop(room) && !is_desktop(known);
            if room == known || lists || free {
                continue;
            }
            arrows.insert((room, known));
            if !allowed[room].contains(known) {
                let path = path.join("::");
                faults.push(format!("{}: {room} must not know {path}", module.file));
            }
        }
    }
    assert!(
        modules.len() > 300,
        "only {} files were read",
        modules.len()
    );
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let unused = HOUSE.iter().flat_map(|(room, knows)| {
        let knows = knows.split_whitespace().map(move |known| (*room, known));
        knows.filter(|arrow| !arrows.contains(arrow))
    });
    let unused: Vec<_> = unused.collect();
    assert!(unused.is_empty(), "nobody needs these arrows: {unused:?}");
}

/// The rooms that name no game, in code or in words.
const FOR_EVERY_GAME: [&str; 7] = [
    "game", "record", "replay", "search", "arena", "locale", "referee",
];

#[test]
fn what_is_for_every_game_names_none() {
    let modules = paths::modules(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
    for module in modules {
        let generic = room_of(&module.path).is_some_and(|room| FOR_EVERY_GAME.contains(&room));
        for game in ["tigris", "babel"] {
            let names = module.knows.iter().any(|path| path[0] == game);
            assert!(!(generic && names), "{} knows {game}", module.file);
        }
    }
}

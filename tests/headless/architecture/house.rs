//! The house, from the ground up: who may know whom, short enough to be read aloud.
//!
//! A room is a folder or a file of `src`; what is not listed belongs to the folder around it. Arrows
//! go down these lists only, so there is no circle anywhere.

/// The rooms without a window, and the ones that each may know.
pub const HOUSE: &[(&str, &str)] = &[
    // What knows nobody.
    ("random", ""),
    ("pool", ""),
    ("files", ""),
    ("local_time", ""),
    ("data_folder", ""),
    ("chosen_keys", ""),
    // What is for every game and names none.
    ("game", ""),
    ("search", "random pool game"),
    ("net", "search"),
    ("training", "random pool files search net"),
    ("record", "files game"),
    ("replay", "game record"),
    ("review", "random pool files game search record replay"),
    ("practice", "files game record replay review"),
    ("locale", "files record"),
    (
        "arena",
        "random pool files game search record review practice locale",
    ),
    ("referee", "files game search record locale"),
    // Tigris & Euphrates.
    ("tigris/rules", "random"),
    ("tigris/board_file", "files tigris/rules"),
    (
        "tigris/bots",
        "random files search net training tigris/rules",
    ),
    ("tigris/merits", "tigris/rules"),
    (
        "tigris",
        "game search record replay review locale arena tigris/rules tigris/bots",
    ),
    ("tigris/statistics", "game tigris/rules tigris"),
    (
        "tigris/words",
        "files net record locale tigris/rules tigris/board_file tigris/bots tigris/merits tigris",
    ),
    ("tigris/teaching", "game locale tigris/rules tigris"),
    (
        "tigris/referee",
        "game search referee tigris/rules tigris/board_file tigris/bots tigris",
    ),
    // Babel.
    ("babel/rules", "random"),
    (
        "babel",
        "random files game search net training record review locale arena referee babel/rules",
    ),
    // What knows both.
    (
        "games",
        "game record practice locale referee tigris/rules tigris/bots tigris/words tigris babel/rules babel",
    ),
    (
        "history",
        "files local_time game record review practice locale games",
    ),
    (
        "preferences",
        "files chosen_keys record review locale tigris/rules tigris/teaching babel/rules babel games",
    ),
];

/// The floors of `src/desktop`, the lowest first. A room may know all rooms of lower floors, none of
/// its own, and everything that has no window; what has no window knows no room of the desktop.
pub const FLOORS: &[&[&str]] = &[
    &["app"],
    &["theme", "session"],
    &["games"],
    &["art", "audio"],
    &["screens"],
    &["reckoning", "turn"],
    &["tigris/board", "babel/board"],
    &["tigris/table/state", "babel/table/state"],
    &["tigris/table/aids", "babel/table/aids"],
    &["tigris/table/hand"],
    &["tigris/table/turn", "babel/table/turn"],
    &["tigris/table/input", "babel/table/input"],
    &["tigris/table/rail", "babel/table/rail"],
    &["tigris/table", "babel/table"],
    &[
        "tigris/results",
        "tigris/rulebook",
        "tigris/learn",
        "babel/results",
        "babel/rulebook",
        "babel/learn",
        "replay",
        "history",
    ],
    &["practice"],
    &["tigris", "babel"],
    &["dev_tools"],
];

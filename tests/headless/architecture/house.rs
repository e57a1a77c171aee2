//! The house, from the ground up: every room, and the rooms below it that it may know.
//!
//! A room is a folder or a file of `src`; what is not listed belongs to the folder around it. Arrows
//! go down this list only, so there is no circle. Rooms of the desktop may know everything that is no
//! desktop, and nothing that is no desktop may know a room of it.

/// A room, and whom it may know.
pub const HOUSE: &[(&str, &str)] = &[
    // What knows nobody.
    ("random", ""),
    ("pool", ""),
    ("files", ""),
    ("local_time", ""),
    ("data_folder", ""),
    ("chosen_keys", ""),
    // For every game, naming none.
    ("game", ""),
    ("search", "random pool game"),
    ("record", "files game"),
    ("replay", "game record"),
    ("locale", "files record"),
    ("arena", "random pool files game search locale"),
    ("referee", "files game search record locale"),
];

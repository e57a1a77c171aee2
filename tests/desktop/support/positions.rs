//! Positions that a test writes down, put on the table between people.

use crate::support::Desktop;
use two_rivers::desktop::games::tigris::Choose;
use two_rivers::desktop::session::SessionCommand;
use two_rivers::tigris::Record;
use two_rivers::tigris::Start;
use two_rivers::tigris::rules::{Board, COLUMNS, Cell, Colour, Decision, ROWS};

/// A position on the standard board at the first of archer's actions.
///
/// `lines` come before the grid and stand instead of the usual ones; `pieces` are tokens on cells,
/// like `T@f7 kA@f6`.
pub fn written(lines: &str, pieces: &str) -> String {
    let usual = [
        ("players", "players archer bull pot"),
        ("active", "active archer"),
        ("actions", "actions 2"),
        ("bag", "bag TSFMTSFMTSFMTSFMTSFMTSFMTSFM"),
        ("hand archer", "hand archer TTSSFM"),
        ("hand bull", "hand bull TTSSFM"),
        ("hand pot", "hand pot TTSSFM"),
    ];
    let mut text = vec!["board standard".to_string()];
    for (keyword, line) in usual {
        let given = lines.lines().find(|l| l.trim().starts_with(keyword));
        text.push(given.unwrap_or(line).trim().to_string());
    }
    let known = |line: &&str| !usual.iter().any(|(keyword, _)| line.starts_with(keyword));
    text.extend(lines.lines().map(str::trim).filter(known).map(String::from));
    text.push("grid".to_string());
    for row in 0..ROWS {
        let cells = (0..COLUMNS).filter_map(|column| Cell::new(column, row));
        let token = |cell: Cell| {
            let all = pieces.split_whitespace().filter_map(|p| p.rsplit_once('@'));
            let mut here = all.filter(|(_, at)| at.parse() == Ok(cell));
            here.next().map_or(".", |(token, _)| token)
        };
        text.push(cells.map(token).collect::<Vec<_>>().join(" "));
    }
    text.push("end".to_string());
    text.join("\n") + "\n"
}

/// Puts a position on the table, played by people, and opens the curtain.
pub fn open(desktop: &mut Desktop, lines: &str, pieces: &str) {
    let start = Start::written(Board::standard(), &written(lines, pieces));
    let record: Record = Record::new(start, Vec::new()).expect("a position");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("position.ron");
    record.write(&path).expect("a save");
    let world = desktop.app.world_mut();
    world.write_message(SessionCommand::Open(path));
    desktop.frames(4);
    desktop.lay();
    desktop.reveal();
}

/// Makes a decision of the person who is asked, as the table would.
pub fn play(desktop: &mut Desktop, decision: &str) {
    let decision: Decision = decision.parse().expect("a decision");
    desktop.app.world_mut().write_message(Choose { decision });
    desktop.frames(4);
}

/// The cells of these names.
pub fn cells(names: &str) -> two_rivers::tigris::rules::CellSet {
    let cell = |name: &str| name.parse::<Cell>().expect("a cell");
    names.split_whitespace().map(cell).collect()
}

/// The place in archer's usual hand of the first tile of a colour.
pub fn first_of(colour: Colour) -> u8 {
    // Hands lie in the order of colours: two settlements, two temples, a farm, a market.
    match colour {
        Colour::Black => 0,
        Colour::Red => 2,
        Colour::Blue => 4,
        Colour::Green => 5,
    }
}

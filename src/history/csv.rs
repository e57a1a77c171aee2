//! The history as a table for spreadsheets: a row for every player of every game.

use super::filter::Shown;
use crate::local_time;
use crate::locale::Locale;
use crate::review::Thresholds;
use csv_core::{QuoteStyle, Terminator, WriterBuilder};

/// Without it some spreadsheets take the text for an older encoding.
const MARK: char = '\u{feff}';

/// The columns, in their order.
const COLUMNS: [&str; 16] = [
    "game-id", "ended", "game", "board", "variants", "players", "turns", "seat", "plays", "name",
    "level", "me", "points", "place", "mistakes", "branch",
];

/// The games as a table (RFC 4180, in UTF-8): with headings in the reader's language, and with the
/// sign between cells that spreadsheets of that language expect. Mistakes stand where a game has been
/// reviewed.
pub fn table(shown: &[Shown], thresholds: &Thresholds, words: &Locale) -> String {
    let between = words.text("history-csv-separator");
    let between = between.bytes().next().filter(u8::is_ascii);
    let mut table = Table {
        bytes: Vec::from(MARK.to_string()),
        writer: WriterBuilder::new()
            .delimiter(between.unwrap_or(b','))
            .quote_style(QuoteStyle::NonNumeric)
            .terminator(Terminator::CRLF)
            .build(),
    };
    table.row(COLUMNS.map(|column| words.text(&format!("history-csv-{column}"))));
    for one in shown {
        let entry = one.entry();
        let variants = entry.variants.iter();
        let variants = variants.map(|variant| entry.game.variant(variant, words));
        let variants = words.list(variants);
        let board = entry.board.as_deref();
        let board = board.map(|board| entry.game.board(board, words));
        let name = one.line.path.file_stem().unwrap_or_default();
        for (i, seat) in entry.seats.iter().enumerate() {
            let level = seat.bot.as_deref().map(|bot| entry.game.bot(bot, words));
            let answer = |yes: bool| match yes {
                true => words.text("history-csv-yes"),
                false => words.text("history-csv-no"),
            };
            let review = one.line.review.as_ref();
            let mistakes = review.and_then(|review| review.mistakes(i, thresholds));
            table.row([
                // As its record is called: a number alone would lose its end in a spreadsheet.
                text(&name.to_string_lossy()),
                local_time::in_greenwich(entry.ended),
                text(&entry.game.name(words)),
                text(board.as_deref().unwrap_or_default()),
                text(&variants),
                entry.seats.len().to_string(),
                entry.turns.to_string(),
                (i + 1).to_string(),
                text(&entry.game.player(&seat.plays, words)),
                text(&seat.name),
                text(level.as_deref().unwrap_or_default()),
                answer(one.me == Some(i)),
                seat.points.to_string(),
                seat.rank.to_string(),
                mistakes.map(|count| count.to_string()).unwrap_or_default(),
                answer(entry.branch),
            ]);
        }
    }
    String::from_utf8_lossy(&table.bytes).into_owned()
}

/// A table as it grows.
struct Table {
    bytes: Vec<u8>,
    writer: csv_core::Writer,
}

impl Table {
    fn row<const N: usize>(&mut self, cells: [String; N]) {
        for (i, cell) in cells.iter().enumerate() {
            // Every letter may become two, and there are two quotes and what parts cells.
            let mut room = vec![0; 2 * cell.len() + 4];
            let mut used = 0;
            if i > 0 {
                used += self.writer.delimiter(&mut room).1;
            }
            used += self.writer.field(cell.as_bytes(), &mut room[used..]).2;
            self.bytes.extend(&room[..used]);
        }
        let mut room = [0; 4];
        let (_, used) = self.writer.terminator(&mut room);
        self.bytes.extend(&room[..used]);
    }
}

/// How a text begins that some spreadsheets would reckon out.
const FORMULAS: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
/// The sign by which spreadsheets know a text, whatever follows.
const QUOTE: char = '\'';

/// A text that no spreadsheet takes for a formula; [`plain`] gives it back.
pub fn text(cell: &str) -> String {
    match cell.chars().next() {
        Some(first) if first == QUOTE || FORMULAS.contains(&first) => format!("{QUOTE}{cell}"),
        _ => cell.to_string(),
    }
}

/// What a cell says that was written by [`text`].
pub fn plain(cell: &str) -> &str {
    cell.strip_prefix(QUOTE).unwrap_or(cell)
}

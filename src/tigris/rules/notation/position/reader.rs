//! Reading a position line by line.

use super::lines::Lines;
use super::words::{Read, counts, known_number, one, words};
use super::{PositionTextError, PositionTextFlaw};
use crate::tigris::rules::notation::Token;
use crate::tigris::rules::notation::tokens::{
    Kind, TokenError, parse_number, parse_tiles, shortened, tile,
};
use crate::tigris::rules::{
    Board, COLUMNS, Cell, Colour, Draft, DraftBag, DraftHand, DraftPoints, Dynasty, Monument,
    Place, ROWS, Seats, TileCounts,
};
use std::sync::Arc;

/// What has been read so far: a draft that starts empty, on any board and with any players.
struct Reader<'a> {
    draft: Draft,
    lines: Lines,
    line: usize,
    boards: &'a dyn Fn(&str) -> Option<Arc<Board>>,
    /// Rows of the grid that have been read; `None` before the line `grid`.
    rows: Option<usize>,
    ended: bool,
}

pub(super) fn read(
    text: &str,
    boards: &dyn Fn(&str) -> Option<Arc<Board>>,
) -> Result<(Draft, Lines), PositionTextError> {
    let any_seats = Seats::first(2).unwrap_or_else(|| unreachable!("two can play"));
    let mut reader = Reader {
        draft: Draft::empty(Arc::new(Board::standard()), any_seats),
        lines: Lines::default(),
        line: 0,
        boards,
        rows: None,
        ended: false,
    };
    for line in text.lines() {
        reader.line += 1;
        let result = reader.read_line(line);
        result.map_err(|reason| reader.lines.error(reader.line, text, reason))?;
    }
    match reader.missing() {
        Some(reason) => Err(reader.lines.error(reader.lines.last, text, reason)),
        None => Ok((reader.draft, reader.lines)),
    }
}

impl Reader<'_> {
    fn read_line(&mut self, line: &str) -> Read<()> {
        let in_grid = self.rows.is_some_and(|rows| rows < usize::from(ROWS));
        let kept = if in_grid { usize::from(COLUMNS) } else { 0 };
        let words = words(line, kept);
        let [keyword, args @ ..] = words.as_slice() else {
            return Ok(());
        };
        if self.ended {
            return Err(PositionTextFlaw::AfterEnd);
        }
        self.lines.last = self.line;
        if in_grid && *keyword != "end" {
            return self.row(&words);
        }
        match *keyword {
            "board" => self.board(args),
            "options" => self.options(args),
            "players" => self.players(args),
            "active" => {
                self.once(Place::Active, "active")?;
                self.draft.active = self.dynasty(one(args)?)?;
                Ok(())
            }
            "actions" => {
                self.once(Place::Actions, "actions")?;
                self.draft.actions = parse_number(one(args)?)?;
                Ok(())
            }
            "bag" => self.bag(args),
            "seed" => {
                self.once(Place::Seed, "seed")?;
                self.draft.seed = parse_number(one(args)?)?;
                Ok(())
            }
            "seen" => {
                self.once(Place::Seen, "seen")?;
                self.draft.seen = Some(counts(args)?);
                Ok(())
            }
            "unbuilt" => self.unbuilt(args),
            "built" => self.built(args),
            "building" => self.building(args),
            "wonder" => {
                self.once(Place::Wonder, "wonder")?;
                self.draft.wonder = Some(one(args)?.parse()?);
                Ok(())
            }
            "hand" => self.hand(args),
            "points" => self.points(args),
            "catastrophes" => {
                let [dynasty, left] = args else {
                    return Err(PositionTextFlaw::Words);
                };
                let dynasty = self.dynasty(dynasty)?;
                self.once(Place::Catastrophes(dynasty), "catastrophes")?;
                self.draft.catastrophes[dynasty.index()] = parse_number(left)?;
                Ok(())
            }
            "grid" if !args.is_empty() => Err(PositionTextFlaw::Words),
            "grid" if self.rows.is_some() => Err(PositionTextFlaw::Twice("grid")),
            "grid" => {
                self.rows = Some(0);
                Ok(())
            }
            "end" if args.is_empty() => {
                self.ended = true;
                Ok(())
            }
            "end" => Err(PositionTextFlaw::Words),
            word if self.rows.is_some() && word.parse::<Token>().is_ok() => {
                let found = usize::from(ROWS) + 1;
                Err(PositionTextFlaw::GridRows { found })
            }
            word => Err(PositionTextFlaw::Keyword(shortened(word))),
        }
    }

    /// Remembers where a part is written, and refuses it the second time.
    fn once(&mut self, place: Place, keyword: &'static str) -> Read<()> {
        if self.lines.has(place) {
            return Err(PositionTextFlaw::Twice(keyword));
        }
        self.lines.parts.push((place, self.line));
        Ok(())
    }

    /// A dynasty that plays.
    fn dynasty(&self, word: &str) -> Read<Dynasty> {
        let dynasty = word.parse()?;
        if !self.lines.has(Place::Players) {
            Err(PositionTextFlaw::BeforePlayers)
        } else if !self.draft.seats.contains(dynasty) {
            Err(PositionTextFlaw::NotInPlay(dynasty))
        } else {
            Ok(dynasty)
        }
    }

    fn board(&mut self, args: &[&str]) -> Read<()> {
        self.once(Place::Board, "board")?;
        let name = one(args)?;
        self.draft.board =
            (self.boards)(name).ok_or_else(|| PositionTextFlaw::Board(shortened(name)))?;
        Ok(())
    }

    fn options(&mut self, args: &[&str]) -> Read<()> {
        self.once(Place::Options, "options")?;
        let options = &mut self.draft.options;
        for word in args {
            *match *word {
                "buildings" => &mut options.buildings,
                "wonder" => &mut options.wonder,
                "english" => &mut options.english,
                "open" => &mut options.open_scores,
                _ => return Err(PositionTextFlaw::Option(shortened(word))),
            } = true;
        }
        Ok(())
    }

    fn players(&mut self, args: &[&str]) -> Read<()> {
        self.once(Place::Players, "players")?;
        let dynasties: Result<Vec<Dynasty>, TokenError> =
            args.iter().map(|word| word.parse()).collect();
        self.draft.seats = Seats::new(&dynasties?).ok_or(PositionTextFlaw::Players)?;
        Ok(())
    }

    fn bag(&mut self, args: &[&str]) -> Read<()> {
        self.once(Place::Bag, "bag")?;
        let numbers = |word: &&str| word.bytes().any(|b| b.is_ascii_digit());
        self.draft.bag = match args {
            [] => return Err(PositionTextFlaw::Words),
            ["-"] => DraftBag::Order(Vec::new()),
            ["?"] => DraftBag::Unknown,
            _ if args.iter().any(numbers) => DraftBag::Counts(counts(args)?),
            _ => {
                let mut order = Vec::new();
                for word in args {
                    for letter in word.chars() {
                        let wrong = || TokenError::new(Kind::Tiles, word);
                        order.push(tile(letter).ok_or_else(wrong)?);
                    }
                }
                DraftBag::Order(order)
            }
        };
        Ok(())
    }

    fn unbuilt(&mut self, args: &[&str]) -> Read<()> {
        self.once(Place::Unbuilt, "unbuilt")?;
        let monuments: Result<Vec<Monument>, TokenError> = match args {
            ["-"] => Ok(Vec::new()),
            _ => args.iter().map(|word| word.parse()).collect(),
        };
        self.draft.unbuilt = Some(monuments?);
        Ok(())
    }

    fn built(&mut self, args: &[&str]) -> Read<()> {
        if args.is_empty() {
            return Err(PositionTextFlaw::Words);
        }
        for word in args {
            let wrong = || TokenError::new(Kind::Monument, word);
            let (monument, at) = word.split_once('@').ok_or_else(wrong)?;
            let (monument, at) = (monument.parse()?, at.parse()?);
            self.lines.parts.push((Place::Built(monument), self.line));
            self.draft.built.push((monument, at));
        }
        Ok(())
    }

    fn building(&mut self, args: &[&str]) -> Read<()> {
        if args.is_empty() {
            return Err(PositionTextFlaw::Words);
        }
        for word in args {
            let wrong = || TokenError::new(Kind::Colour, word);
            let (colour, at) = word.split_once('@').ok_or_else(wrong)?;
            let (colour, at) = (colour.parse()?, at.parse()?);
            self.lines.parts.push((Place::Building(colour), self.line));
            self.draft.buildings.push((colour, at));
        }
        Ok(())
    }

    fn hand(&mut self, args: &[&str]) -> Read<()> {
        let [dynasty, tiles] = args else {
            return Err(PositionTextFlaw::Words);
        };
        let dynasty = self.dynasty(dynasty)?;
        self.once(Place::Hand(dynasty), "hand")?;
        let known: String = tiles.chars().filter(|c| *c != '?').collect();
        let unknown = tiles.chars().filter(|c| *c == '?').count();
        let hand = &mut self.draft.hands[dynasty.index()];
        *hand = DraftHand {
            known: match known.as_str() {
                "" => TileCounts::EMPTY,
                letters => parse_tiles(letters).map_err(|_| TokenError::new(Kind::Tiles, tiles))?,
            },
            // More than any hand holds, so the check refuses it.
            unknown: u8::try_from(unknown).unwrap_or(u8::MAX),
        };
        Ok(())
    }

    fn points(&mut self, args: &[&str]) -> Read<()> {
        let [dynasty, args @ ..] = args else {
            return Err(PositionTextFlaw::Words);
        };
        let dynasty = self.dynasty(dynasty)?;
        self.once(Place::Points(dynasty), "points")?;
        let mut points = DraftPoints::default();
        let mut named: Vec<&str> = Vec::new();
        for word in args {
            let wrong = || TokenError::new(Kind::Colour, word);
            let (name, number) = word.split_once('=').ok_or_else(wrong)?;
            if named.contains(&name) {
                return Err(PositionTextFlaw::Twice("points"));
            }
            named.push(name);
            if name == "treasures" {
                points.treasures = known_number(number)?;
            } else {
                let colour: Colour = name.parse()?;
                points.points[colour.index()] = known_number(number)?;
            }
        }
        self.draft.points[dynasty.index()] = points;
        Ok(())
    }

    fn row(&mut self, words: &[&str]) -> Read<()> {
        let row = self.rows.unwrap_or_default();
        if words.len() != usize::from(COLUMNS) {
            let found = words.len();
            return Err(PositionTextFlaw::GridRow { found });
        }
        let cells = Cell::all().skip(row * usize::from(COLUMNS));
        for (cell, word) in cells.zip(words) {
            if cell.column() == 0 {
                self.lines.parts.push((Place::Grid(cell), self.line));
            }
            self.draft.grid[cell.index()] =
                word.parse().map_err(|_| PositionTextFlaw::GridToken {
                    cell,
                    found: shortened(word),
                })?;
        }
        self.rows = Some(row + 1);
        Ok(())
    }

    /// The first of the lines that every position needs and this one lacks.
    fn missing(&self) -> Option<PositionTextFlaw> {
        let needed = [
            (Place::Board, "board"),
            (Place::Players, "players"),
            (Place::Active, "active"),
            (Place::Actions, "actions"),
            (Place::Bag, "bag"),
        ];
        let lacks = |(place, keyword)| {
            (!self.lines.has(place)).then_some(PositionTextFlaw::Missing(keyword))
        };
        if let Some(reason) = needed.into_iter().find_map(lacks) {
            return Some(reason);
        }
        let without = |d: &Dynasty| !self.lines.has(Place::Hand(*d));
        if let Some(dynasty) = self.draft.seats.iter().find(without) {
            return Some(PositionTextFlaw::MissingHand(dynasty));
        }
        match self.rows {
            None => Some(PositionTextFlaw::Missing("grid")),
            Some(found) if found < usize::from(ROWS) => Some(PositionTextFlaw::GridRows { found }),
            Some(_) if !self.ended => Some(PositionTextFlaw::Missing("end")),
            Some(_) => None,
        }
    }
}

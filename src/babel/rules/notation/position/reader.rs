//! Reading a position line by line.

use super::{PositionTextError, PositionTextFlaw};
use crate::babel::rules::notation::tokens::{
    Kind, TokenError, parse_cards, parse_levels, parse_marker, parse_number, parse_row, shortened,
};
use crate::babel::rules::{Draft, DraftHand, Letter, Line, Player, Tribe, TribeCounts};

type Read<T> = Result<T, PositionTextFlaw>;

/// Where each line was.
#[derive(Default)]
pub(super) struct Lines {
    found: Vec<(Line, usize)>,
    pub(super) last: usize,
}

impl Lines {
    /// The number of a line; of the last one where it is not there.
    pub(super) fn of(&self, line: Line) -> usize {
        let found = self.found.iter().find(|(found, _)| *found == line);
        found.map_or(self.last, |(_, number)| *number)
    }

    fn has(&self, line: Line) -> bool {
        self.found.iter().any(|(found, _)| *found == line)
    }
}

/// What has been read so far: a draft that starts empty.
struct Reader {
    draft: Draft,
    lines: Lines,
    line: usize,
    ended: bool,
}

pub(super) fn read(text: &str) -> Result<(Draft, Lines), PositionTextError> {
    let mut reader = Reader {
        draft: Draft::empty(),
        lines: Lines::default(),
        line: 0,
        ended: false,
    };
    for line in text.lines() {
        reader.line += 1;
        let result = reader.read_line(line);
        result.map_err(|reason| PositionTextError::new(reader.line, text, reason))?;
    }
    match reader.missing() {
        Some(reason) => Err(PositionTextError::new(reader.lines.last, text, reason)),
        None => Ok((reader.draft, reader.lines)),
    }
}

/// The words of a line without its comment.
fn words(line: &str) -> Vec<&str> {
    let words = line.split_whitespace();
    words.take_while(|word| !word.starts_with('#')).collect()
}

/// The only word after the keyword.
fn one<'a>(args: &[&'a str]) -> Read<&'a str> {
    match args {
        [word] => Ok(word),
        _ => Err(PositionTextFlaw::Words),
    }
}

impl Reader {
    fn read_line(&mut self, line: &str) -> Read<()> {
        let words = words(line);
        let [keyword, args @ ..] = words.as_slice() else {
            return Ok(());
        };
        if self.ended {
            return Err(PositionTextFlaw::AfterEnd);
        }
        self.lines.last = self.line;
        if !self.lines.has(Line::Game) {
            return match (*keyword, args) {
                ("game", ["babel"]) => self.once(Line::Game, "game"),
                _ => Err(PositionTextFlaw::Game),
            };
        }
        match *keyword {
            "game" => Err(PositionTextFlaw::Twice("game")),
            "options" => self.options(args),
            "active" => {
                self.once(Line::Active, "active")?;
                self.draft.active = one(args)?.parse()?;
                Ok(())
            }
            "migrated" => {
                self.once(Line::Migrated, "migrated")?;
                self.draft.migrated = true;
                nothing(args)
            }
            "endphase" => {
                self.once(Line::EndPhase, "endphase")?;
                self.draft.end_phase = true;
                nothing(args)
            }
            "founding" => self.founding(args),
            "marker" => {
                let (player, args) = player(args)?;
                self.once(Line::Marker(player), "marker")?;
                self.draft.markers[player.index()] = parse_marker(one(args)?)?;
                Ok(())
            }
            "hand" => self.hand(args),
            "row" => {
                let (player, at, args) = territory(args)?;
                self.once(Line::Row(player, at), "row")?;
                self.draft.rows[player.index()][at.index()] = parse_row(one(args)?)?;
                Ok(())
            }
            "temple" => {
                let (player, at, args) = territory(args)?;
                self.once(Line::Temple(player, at), "temple")?;
                self.draft.temples[player.index()][at.index()] = levels(args)?;
                Ok(())
            }
            "column" => {
                let (player, args) = player(args)?;
                self.once(Line::Column(player), "column")?;
                self.draft.columns[player.index()] = levels(args)?;
                Ok(())
            }
            "supply" => self.supply(args),
            "known" => {
                self.once(Line::Known, "known")?;
                self.draft.known = parse_number(one(args)?)?;
                Ok(())
            }
            "deck" => self.deck(args),
            "discards" => {
                self.once(Line::Discards, "discards")?;
                self.draft.discards = parse_cards(one(args)?)?;
                Ok(())
            }
            "seed" => {
                self.once(Line::Seed, "seed")?;
                self.draft.seed = match one(args)? {
                    "?" => None,
                    number => Some(parse_number(number)?),
                };
                Ok(())
            }
            "end" => {
                self.ended = true;
                nothing(args)
            }
            word => Err(PositionTextFlaw::Keyword(shortened(word))),
        }
    }

    /// Remembers where a line is, and refuses it the second time.
    fn once(&mut self, line: Line, keyword: &'static str) -> Read<()> {
        if self.lines.has(line) {
            return Err(PositionTextFlaw::Twice(keyword));
        }
        self.lines.found.push((line, self.line));
        Ok(())
    }

    fn options(&mut self, args: &[&str]) -> Read<()> {
        self.once(Line::Options, "options")?;
        if args.is_empty() {
            return Err(PositionTextFlaw::Words);
        }
        let options = &mut self.draft.options;
        for word in args {
            let option = match *word {
                "founding" => &mut options.founding,
                "handicap" => &mut options.handicap,
                _ => return Err(PositionTextFlaw::Option(shortened(word))),
            };
            if std::mem::replace(option, true) {
                return Err(PositionTextFlaw::Twice("options"));
            }
        }
        Ok(())
    }

    fn founding(&mut self, args: &[&str]) -> Read<()> {
        self.once(Line::Founding, "founding")?;
        if args.is_empty() {
            return Err(PositionTextFlaw::Words);
        }
        for word in args {
            let player: Player = word.parse()?;
            if std::mem::replace(&mut self.draft.founding[player.index()], true) {
                return Err(PositionTextFlaw::Twice("founding"));
            }
        }
        Ok(())
    }

    fn hand(&mut self, args: &[&str]) -> Read<()> {
        let (player, args) = player(args)?;
        self.once(Line::Hand(player), "hand")?;
        let cards = cards_or_unknown(one(args)?)?;
        let known: TribeCounts = cards.iter().flatten().copied().collect();
        let unknown = cards.iter().filter(|card| card.is_none()).count();
        self.draft.hands[player.index()] = DraftHand { known, unknown };
        Ok(())
    }

    fn supply(&mut self, args: &[&str]) -> Read<()> {
        self.once(Line::Supply, "supply")?;
        self.draft.supply = match args {
            [] => return Err(PositionTextFlaw::Words),
            ["-"] => Vec::new(),
            _ => {
                let level = |word: &&str| match *word {
                    "?" => Ok(None),
                    word => Ok(Some(word.parse()?)),
                };
                let levels: Result<_, TokenError> = args.iter().map(level).collect();
                levels?
            }
        };
        Ok(())
    }

    fn deck(&mut self, args: &[&str]) -> Read<()> {
        self.once(Line::Deck, "deck")?;
        self.draft.deck = cards_or_unknown(one(args)?)?;
        Ok(())
    }

    /// The first of the lines that every position needs and this one lacks.
    fn missing(&self) -> Option<PositionTextFlaw> {
        use PositionTextFlaw::{Missing, MissingOf};
        let of = |line: fn(Player) -> Line, keyword| {
            Player::ALL.map(|player| (line(player), MissingOf(keyword, player)))
        };
        let [kish_marker, ur_marker] = of(Line::Marker, "marker");
        let [kish_hand, ur_hand] = of(Line::Hand, "hand");
        let [kish_column, ur_column] = of(Line::Column, "column");
        let needed = [
            (Line::Game, Missing("game")),
            (Line::Active, Missing("active")),
            kish_marker,
            ur_marker,
            kish_hand,
            ur_hand,
            kish_column,
            ur_column,
            (Line::Supply, Missing("supply")),
            (Line::Deck, Missing("deck")),
            (Line::Discards, Missing("discards")),
        ];
        let lacking = needed.into_iter().find(|(line, _)| !self.lines.has(*line));
        match lacking {
            Some((_, reason)) => Some(reason),
            None => (!self.ended).then_some(Missing("end")),
        }
    }
}

fn nothing(args: &[&str]) -> Read<()> {
    match args {
        [] => Ok(()),
        _ => Err(PositionTextFlaw::Words),
    }
}

/// A player, and the words after.
fn player<'a, 'b>(args: &'a [&'b str]) -> Read<(Player, &'a [&'b str])> {
    let (word, args) = args.split_first().ok_or(PositionTextFlaw::Words)?;
    Ok((word.parse()?, args))
}

/// A player and a territory, and the words after.
fn territory<'a, 'b>(args: &'a [&'b str]) -> Read<(Player, Tribe, &'a [&'b str])> {
    let (player, args) = player(args)?;
    let (word, args) = args.split_first().ok_or(PositionTextFlaw::Words)?;
    Ok((player, word.parse()?, args))
}

fn levels(args: &[&str]) -> Read<Vec<crate::babel::rules::Level>> {
    match args {
        [] => Err(PositionTextFlaw::Words),
        _ => Ok(parse_levels(args)?),
    }
}

/// Cards as letters, with a `?` for each that is not known; `-` for none.
fn cards_or_unknown(word: &str) -> Read<Vec<Option<Tribe>>> {
    let card = |letter| match letter {
        '?' => Some(None),
        letter => Tribe::from_letter(letter).map(Some),
    };
    match word {
        "-" => Ok(Vec::new()),
        _ => {
            let cards: Option<Vec<_>> = word.chars().map(card).collect();
            Ok(cards.ok_or_else(|| TokenError::new(Kind::Cards, word))?)
        }
    }
}

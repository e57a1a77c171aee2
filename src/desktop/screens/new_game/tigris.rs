//! A new game of Tigris & Euphrates: who plays, on which board, with which variants.

use super::{parts, seats};
use crate::data_folder;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::games::tigris::{NewGame, NewPlayer};
use crate::desktop::screens::preview;
use crate::desktop::theme::{fonts, space, widgets};
use crate::preferences::{LastSetup, Seat, USUAL_BOT};
use crate::record::{Kind, Player};
use crate::tigris::board_file::{BoardFileError, read_all};
use crate::tigris::bots::{LEVELS, current_name};
use crate::tigris::rules::{Board, Dynasty, Options};
use crate::tigris::words::players::company;
use bevy::prelude::Resource;
use bevy_egui::egui::{Context, Ui, vec2};
use std::sync::Arc;

/// The boards that ship with the program.
pub const BOARDS: [&str; 2] = ["standard", "advanced"];

/// What the screen holds; it stays as it was left.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Form {
    /// Always four, with four different dynasties; only the first `count` play.
    pub seats: Vec<Seat>,
    pub count: usize,
    /// The seat that starts; drawn at random when not given.
    pub start: Option<usize>,
    pub board: String,
    pub options: Options,
    /// Whether the number of tiles left in the bag is told.
    pub bag: bool,
    /// Whether whoever decides may ask for a hint.
    pub hints: bool,
    /// As typed; empty for a new one every time.
    pub seed: String,
    pub(super) boards: Vec<Arc<Board>>,
}

impl Form {
    /// The last set-up, filled up to four seats, to be played on one of these boards.
    ///
    /// Whoever only wants to know who played last needs no boards.
    pub fn last(settings: &Settings, boards: Vec<Arc<Board>>) -> Form {
        let last = &settings.last_setup;
        let mut seats = last.seats.clone();
        for seat in &mut seats {
            if let Kind::Bot(bot) = &mut seat.kind {
                *bot = current_name(bot).to_string();
            }
            // A level that is offered no longer gives way to the usual one.
            if seat.kind.bot().is_some_and(|bot| !LEVELS.contains(&bot)) {
                seat.kind = Kind::Bot(USUAL_BOT.to_string());
            }
        }
        let count = seats.len().clamp(2, 4);
        for dynasty in Dynasty::ALL {
            if seats.iter().all(|seat| seat.dynasty != dynasty) {
                seats.push(Seat {
                    dynasty,
                    name: String::new(),
                    kind: Kind::Bot(USUAL_BOT.to_string()),
                });
            }
        }
        Form {
            seats,
            count,
            start: if last.random_start { None } else { Some(0) },
            board: settings.board.clone(),
            options: settings.options,
            bag: settings.show_bag,
            hints: last.hints,
            // One was meant for one deal.
            seed: String::new(),
            boards,
        }
    }

    /// The seats that play.
    pub fn playing(&self) -> &[Seat] {
        &self.seats[..self.count.min(self.seats.len())]
    }

    /// What a player is called now: the name given, or that of the dynasty.
    pub fn name(&self, seat: usize, words: &Words) -> String {
        let seat = &self.seats[seat];
        let player = Player {
            player: seat.dynasty,
            name: seat.name.clone(),
            kind: seat.kind.clone(),
        };
        let company = company(&[player]);
        words.at_table(company).player(seat.dynasty)
    }

    /// The names of the people who play, and how many bots do.
    pub fn company(&self, words: &Words) -> (Vec<String>, usize) {
        let playing = 0..self.playing().len();
        let people = playing.filter(|seat| self.seats[*seat].kind == Kind::Person);
        let names: Vec<String> = people.map(|seat| self.name(seat, words)).collect();
        let bots = self.playing().len() - names.len();
        (names, bots)
    }

    /// The same without names that no font of ours can write: an earlier version or another hand
    /// may have put them into the preferences. Such a seat is called by its dynasty.
    #[must_use]
    pub(super) fn writable(mut self, ctx: &Context) -> Form {
        for seat in &mut self.seats {
            if fonts::unknown_letter(ctx, &seat.name).is_some() {
                seat.name.clear();
            }
        }
        self
    }

    /// Whether everything is filled in as a game needs it.
    pub(super) fn is_ready(&self, ctx: &Context) -> bool {
        let can_be_written = |seat: &Seat| fonts::unknown_letter(ctx, &seat.name).is_none();
        parts::seed_of(&self.seed).is_ok() && self.playing().iter().all(can_be_written)
    }

    fn board(&self) -> Arc<Board> {
        let named = |b: &&Arc<Board>| b.name() == self.board;
        let board = self.boards.iter().find(named).cloned();
        board.unwrap_or_else(|| Arc::new(Board::standard()))
    }

    /// The game that all this describes.
    pub fn game(&self) -> NewGame {
        let playing = self.playing();
        NewGame {
            board: self.board(),
            options: self.options,
            bag: self.bag,
            players: (0..playing.len())
                .map(|seat| NewPlayer {
                    dynasty: playing[seat].dynasty,
                    // A seat without a name keeps none: it is called by its dynasty in the language
                    // of the moment.
                    name: playing[seat].name.trim().to_string(),
                    kind: playing[seat].kind.clone(),
                })
                .collect(),
            start: self.start.and_then(|s| playing.get(s)).map(|s| s.dynasty),
            seed: parts::seed_of(&self.seed).unwrap_or(None),
            hints: self.hints,
        }
    }

    /// Remembers the set-up for "Play now". Whoever starts is put first, which at a round table
    /// changes nothing else.
    pub(super) fn remember(&self, settings: &mut Settings) {
        let mut seats = self.playing().to_vec();
        if let Some(start) = self.start.filter(|s| *s < seats.len()) {
            seats.rotate_left(start);
        }
        settings.last_setup = LastSetup {
            seats,
            random_start: self.start.is_none(),
            hints: self.hints,
        };
        settings.board.clone_from(&self.board);
        settings.options = self.options;
        settings.show_bag = self.bag;
    }
}

/// The boards to choose from, and what is wrong with others that the player wrote.
///
/// A few small files, read at once; but never while a page is drawn.
pub fn boards() -> (Vec<Arc<Board>>, Vec<BoardFileError>) {
    let mut boards: Vec<Arc<Board>> = BOARDS
        .iter()
        .filter_map(|name| Board::named(name))
        .map(Arc::new)
        .collect();
    let mut faults = Vec::new();
    for board in data_folder::boards()
        .iter()
        .flat_map(|folder| read_all(folder))
    {
        match board {
            Ok(board) => boards.push(Arc::new(board)),
            Err(why) => faults.push(why),
        }
    }
    (boards, faults)
}

/// The form, to be filled in.
pub(super) fn contents(ui: &mut Ui, form: &mut Form, art: &Art, words: &Words) {
    let gap = 32.0;
    let right = 330.0;
    let left = ui.available_width() - right - gap;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        ui.allocate_ui(vec2(left, 0.0), |ui| {
            ui.spacing_mut().item_spacing.x = space::ROW;
            ui.vertical(|ui| {
                ui.set_width(left);
                seats::players(ui, form, art, words);
                ui.add_space(space::ROW);
                widgets::section(ui, &words.text("new-game-variants"));
                variants(ui, &mut form.options, &mut form.bag, words);
            });
        });
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.x = space::ROW;
            ui.set_width(right);
            board(ui, form, words);
            ui.add_space(space::GROUP);
            parts::seed(ui, &mut form.seed, words);
            ui.add_space(space::GROUP);
            parts::hints(ui, &mut form.hints, words);
        });
    });
}

/// The four variants and what is told about the bag, each with a line that says what it does.
pub fn variants(ui: &mut Ui, options: &mut Options, bag: &mut bool, words: &Words) {
    for (on, key) in [
        (&mut options.wonder, "wonder"),
        (&mut options.buildings, "buildings"),
        (&mut options.english, "english"),
        (&mut options.open_scores, "open-scores"),
        (bag, "bag"),
    ] {
        let label = words.text(&format!("variant-{key}"));
        let about = words.text(&format!("variant-{key}-about"));
        widgets::explained_toggle(ui, on, &label, &about);
    }
}

fn board(ui: &mut Ui, form: &mut Form, words: &Words) {
    widgets::section(ui, &words.text("new-game-board"));
    let named = |board: &Arc<Board>| (board.name().to_string(), words.board(board.name()));
    let boards: Vec<(String, String)> = form.boards.iter().map(named).collect();
    widgets::choice(ui, &words.text("new-game-board"), &mut form.board, &boards);
    ui.add_space(2.0);
    let board = form.board();
    let label = words.board(board.name());
    preview::board(ui, &board, ui.available_width(), &label);
    let about = format!("board-{}-about", board.name());
    let about = if words.has(&about) {
        about.as_str()
    } else {
        "board-own-about"
    };
    widgets::explain(
        ui,
        &words.format(about, &[("temples", board.shedu().len().into())]),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_set_up_is_played_again() {
        let mut settings = Settings::default();
        let mut form = Form::last(&settings, boards().0);
        form.count = 2;
        form.start = Some(1);
        form.seats[0].name = " Anna ".to_string();
        form.seed = "7".to_string();
        form.board = "advanced".to_string();
        form.hints = false;
        form.bag = true;
        assert_eq!(form.game().seed, Some(7));
        form.remember(&mut settings);
        let game = Form::last(&settings, boards().0).game();
        assert_eq!(game.board.name(), "advanced");
        assert_eq!(game.seed, None, "it was meant for that deal");
        assert!(!game.hints);
        assert!(game.bag && settings.show_bag);
        assert_eq!(game.players.len(), 2);
        assert_eq!(game.start, Some(game.players[0].dynasty));
        assert_eq!(game.players[1].name, "Anna");
    }

    #[test]
    fn only_levels_are_offered_again() {
        let mut settings = Settings::default();
        settings.last_setup.seats[1].kind = Kind::Bot("greedy".to_string());
        settings.last_setup.seats[2].kind = Kind::Bot("lugal".to_string());
        let form = Form::last(&settings, Vec::new());
        assert_eq!(form.seats[0].kind, Kind::Person);
        assert_eq!(form.seats[1].kind.bot(), Some(USUAL_BOT));
        assert_eq!(form.seats[2].kind.bot(), Some("lugal"));
        assert!(LEVELS.contains(&USUAL_BOT));
    }
}

//! What a replay has to know of a game, and the two games as it knows them.

use crate::babel;
use crate::desktop::app::words::Words;
use crate::desktop::art::babel::BabelPicture;
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::babel::board::layout::Layout as BabelLayout;
use crate::desktop::babel::table::aids::advice as babel_advice;
use crate::desktop::babel::table::aids::outlook::outlook;
use crate::desktop::games;
use crate::desktop::reckoning::Owner;
use crate::desktop::screens::emblem;
use crate::desktop::session::{BotSeats, TableGame};
use crate::desktop::theme::palette::{DYNASTIES, GILT_LIT, INK, LAPIS_LIT, SHELL, TERRACOTTA};
use crate::desktop::tigris::board::decisions as tigris_decisions;
use crate::desktop::tigris::board::layout::Layout as TigrisLayout;
use crate::locale::{Locale, Value};
use crate::record::Player;
use crate::review::ReviewGame;
use crate::tigris;
use crate::tigris::merits::merits;
use bevy::prelude::*;
use bevy_egui::egui::{Color32, Ui};

/// So many reasons are told for a decision.
const REASONS: usize = 3;

/// A game that can be looked back on.
pub trait Reviewed: BotSeats + ReviewGame {
    /// Where everything lies on its table.
    type Layout: Resource;

    /// The strip, which the bar takes the place of: in design points.
    fn strip(layout: &Self::Layout) -> Rect;

    /// The white sign of a player.
    fn mark(player: Self::Player) -> Picture;

    /// The sign of a player in a line of controls, which name it in words.
    fn emblem(ui: &mut Ui, art: &Art, player: Self::Player, side: f32);

    /// What a player is called.
    fn name(words: &Locale, player: Self::Player) -> String;

    /// What a player is called in a list, where a bot says so.
    fn name_in_list(words: &Locale, player: &Player<Self::Player>) -> String;

    /// What fills the places of a message about a player: the name and the name of an owner.
    fn whose(words: &Locale, player: Self::Player) -> [(&'static str, Value); 2];

    /// The line of the log for an event, as a viewer may know it.
    fn told(words: &Locale, event: &Self::Event, viewer: Option<Self::Player>) -> String;

    /// How an event that is marked looks on the line of moments.
    fn landmark(event: &Self::Event) -> Landmark;

    /// A player as charts show them.
    fn owner(words: &Locale, player: Self::Player) -> Owner;

    /// Where the board is seen: in design points.
    fn board(layout: &Self::Layout) -> Rect;

    /// A decision of whoever decides in a position, in words.
    fn described(position: &Self, decision: Self::Decision, words: &Words) -> String;

    /// What speaks for a decision, where it can be told.
    fn reason(position: &Self, decision: Self::Decision, words: &Words) -> Option<String>;

    /// Where on the board a decision happens: in design points.
    fn places(layout: &Self::Layout, position: &Self, decision: Self::Decision) -> Vec<Rect>;

    /// Whether a decision happens somewhere on the board.
    fn places_on_board(position: &Self, decision: Self::Decision) -> bool;

    /// What is asked of whoever decides.
    fn asks(position: &Self) -> Asks;
}

/// What is asked of whoever decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// One of so many actions that are left in the own turn.
    Actions(u8),
    /// How the own turn goes on, which has no number of actions.
    Turn,
    /// Something else, which has its kind.
    Other,
}

/// How a marker looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Landmark {
    /// Of several in one place, that with the lowest is seen.
    pub rarity: u8,
    pub picture: Picture,
    /// White pictures are given a colour.
    pub tint: Color32,
}

impl Reviewed for games::tigris::Game {
    type Layout = TigrisLayout;

    fn strip(layout: &Self::Layout) -> Rect {
        layout.strip
    }

    fn mark(player: Self::Player) -> Picture {
        Picture::DynastyMark(player)
    }

    fn emblem(ui: &mut Ui, art: &Art, player: Self::Player, side: f32) {
        emblem::dynasty(ui, art, player, side);
    }

    fn name(words: &Locale, player: Self::Player) -> String {
        words.player(player)
    }

    fn name_in_list(words: &Locale, player: &Player<Self::Player>) -> String {
        let company = Self::company(std::slice::from_ref(player));
        words.at_table(company).player_in_list(player.player)
    }

    fn whose(words: &Locale, player: Self::Player) -> [(&'static str, Value); 2] {
        words.whose(player)
    }

    fn told(words: &Locale, event: &Self::Event, viewer: Option<Self::Player>) -> String {
        words.event(event, viewer)
    }

    fn landmark(event: &Self::Event) -> Landmark {
        use tigris::rules::Event;
        let (rarity, picture) = match *event {
            Event::WonderBuilt { .. } => (0, Picture::Wonder),
            Event::MonumentBuilt { monument, .. } => (1, Picture::Monument(monument)),
            Event::TreasureTaken { .. } => (3, Picture::Treasure),
            _ => (2, Picture::Swords),
        };
        Landmark {
            rarity,
            picture,
            tint: Color32::WHITE,
        }
    }

    fn owner(words: &Locale, player: Self::Player) -> Owner {
        let index = player.index();
        let sign = (Picture::Medal(player), Color32::WHITE);
        Owner::new(index, words.player(player), DYNASTIES[index], sign)
    }

    fn board(layout: &Self::Layout) -> Rect {
        layout.area
    }

    fn described(position: &Self, decision: Self::Decision, words: &Words) -> String {
        tigris_decisions::deed(position, decision, words)
    }

    fn reason(position: &Self, decision: Self::Decision, words: &Words) -> Option<String> {
        let found = merits(position, decision);
        let me = position.decider()?;
        (!found.is_empty()).then(|| words.merits(&found, me, REASONS))
    }

    fn places(layout: &Self::Layout, position: &Self, decision: Self::Decision) -> Vec<Rect> {
        let from = decision.leaves(position.table());
        let cells = from.into_iter().chain(decision.onto());
        cells.map(|cell| layout.cell_rect(cell)).collect()
    }

    fn places_on_board(position: &Self, decision: Self::Decision) -> bool {
        decision
            .onto()
            .or(decision.leaves(position.table()))
            .is_some()
    }

    fn asks(position: &Self) -> Asks {
        let table = position.table();
        match table.stage() {
            tigris::rules::Stage::Action => Asks::Actions(table.actions_left()),
            _ => Asks::Other,
        }
    }
}

impl Reviewed for games::babel::Game {
    type Layout = BabelLayout;

    fn strip(layout: &Self::Layout) -> Rect {
        layout.strip
    }

    fn mark(player: Self::Player) -> Picture {
        Picture::Babel(BabelPicture::City(player))
    }

    fn emblem(ui: &mut Ui, art: &Art, player: Self::Player, side: f32) {
        emblem::city(ui, art, player, side);
    }

    fn name(words: &Locale, player: Self::Player) -> String {
        babel::words::player(words, player)
    }

    fn name_in_list(words: &Locale, player: &Player<Self::Player>) -> String {
        let company = Self::company(std::slice::from_ref(player));
        babel::words::players::player_in_list(&words.at_table(company), player.player)
    }

    fn whose(words: &Locale, player: Self::Player) -> [(&'static str, Value); 2] {
        babel::words::players::whose(words, player)
    }

    fn told(words: &Locale, event: &Self::Event, viewer: Option<Self::Player>) -> String {
        babel::words::event(words, event, viewer)
    }

    fn landmark(event: &Self::Event) -> Landmark {
        use babel::rules::{Event, Skill};
        // A skill is known by the tribe that has it, whose badge is clear even when it is small.
        let skill = |skill: Skill| match skill.tribe() {
            Some(tribe) => (Picture::Babel(BabelPicture::Badge(tribe)), Color32::WHITE),
            // One that all tribes have: the sign of its button.
            None => (Picture::Babel(BabelPicture::Skill(skill)), SHELL),
        };
        let (rarity, (picture, tint)) = match event {
            Event::Destroyed { .. } => (1, skill(Skill::Destroy)),
            Event::Robbed { .. } => (2, skill(Skill::Rob)),
            Event::Built { .. } => (3, skill(Skill::Leap)),
            Event::Lured { .. } => (4, skill(Skill::Lure)),
            Event::Expelled { .. } => (5, skill(Skill::Expel)),
            Event::Halved { .. } => (6, skill(Skill::Halve)),
            _ => (0, (Picture::Icon(Icon::Crown), GILT_LIT)),
        };
        Landmark {
            rarity,
            picture,
            tint,
        }
    }

    fn owner(words: &Locale, player: Self::Player) -> Owner {
        let colour = match player {
            babel::rules::Player::Kish => LAPIS_LIT,
            babel::rules::Player::Ur => TERRACOTTA,
        };
        let sign = (Picture::Babel(BabelPicture::City(player)), INK);
        Owner::new(
            player.index(),
            babel::words::player(words, player),
            colour,
            sign,
        )
    }

    fn board(layout: &Self::Layout) -> Rect {
        layout.area
    }

    fn described(position: &Self, decision: Self::Decision, words: &Words) -> String {
        babel_advice::in_words(position, decision, words)
    }

    fn reason(position: &Self, decision: Self::Decision, words: &Words) -> Option<String> {
        let lines = outlook(position, decision, words)?.lines;
        (!lines.is_empty()).then(|| lines.join(" · "))
    }

    fn places(layout: &Self::Layout, position: &Self, decision: Self::Decision) -> Vec<Rect> {
        let lands = babel_advice::places(position, decision).into_iter();
        lands.map(|land| layout.land(land)).collect()
    }

    fn places_on_board(position: &Self, decision: Self::Decision) -> bool {
        !babel_advice::places(position, decision).is_empty()
    }

    fn asks(position: &Self) -> Asks {
        match position.table().stage() {
            babel::rules::Stage::Discard { .. } => Asks::Other,
            _ => Asks::Turn,
        }
    }
}

//! What a replay has to know of a game, and the two games as it knows them.

use crate::babel;
use crate::desktop::art::babel::BabelPicture;
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::babel::board::layout::Layout as BabelLayout;
use crate::desktop::babel::table::state::seat as babel_seat;
use crate::desktop::babel::table::turn::recap::Recap as BabelRecap;
use crate::desktop::games;
use crate::desktop::screens::emblem;
use crate::desktop::session::TableGame;
use crate::desktop::theme::palette::{GILT_LIT, SHELL};
use crate::desktop::tigris::board::layout::Layout as TigrisLayout;
use crate::desktop::tigris::table::state::seat as tigris_seat;
use crate::desktop::tigris::table::turn::recap::Recap as TigrisRecap;
use crate::locale::{Locale, Value};
use crate::record::Player;
use crate::replay::Perspective;
use crate::tigris;
use bevy::ecs::component::Mutable;
use bevy::ecs::schedule::InternedSystemSet;
use bevy::prelude::*;
use bevy_egui::egui::{Color32, Ui};

/// A game that can be looked back on.
pub trait Reviewed: TableGame {
    /// Where everything lies on its table.
    type Layout: Resource;
    /// Who sits before its table.
    type Seat: Resource<Mutability = Mutable> + Copy + Default + PartialEq;
    /// What is shown again after the curtain.
    type Recap: Resource;

    /// The levels of its bots, by their names in files.
    const LEVELS: &'static [&'static str];

    /// The strip, which the bar takes the place of: in design points.
    fn strip(layout: &Self::Layout) -> Rect;

    /// The onlooker before the table, with this knowledge.
    fn seat(perspective: Perspective<Self::Player>) -> Self::Seat;

    /// The player whose secrets are open to whoever sits there.
    fn viewer(seat: &Self::Seat) -> Option<Self::Player>;

    /// After this its table has chosen who sits there.
    fn seat_chosen() -> InternedSystemSet;

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

    /// A level with its rank.
    fn level(words: &Locale, name: &str) -> String;

    /// The line of the log for an event, as a viewer may know it.
    fn told(words: &Locale, event: &Self::Event, viewer: Option<Self::Player>) -> String;

    /// How an event that is marked looks on the line of moments.
    fn landmark(event: &Self::Event) -> Landmark;
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
    type Seat = tigris_seat::Seat;
    type Recap = TigrisRecap;

    const LEVELS: &'static [&'static str] = &tigris::bots::LEVELS;

    fn strip(layout: &Self::Layout) -> Rect {
        layout.strip
    }

    fn seat(perspective: Perspective<Self::Player>) -> Self::Seat {
        Self::Seat {
            viewer: perspective.player(),
            curtain: None,
            all_seeing: perspective == Perspective::All,
        }
    }

    fn viewer(seat: &Self::Seat) -> Option<Self::Player> {
        seat.viewer
    }

    fn seat_chosen() -> InternedSystemSet {
        tigris_seat::SeatChosen.intern()
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

    fn level(words: &Locale, name: &str) -> String {
        words.level(name)
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
}

impl Reviewed for games::babel::Game {
    type Layout = BabelLayout;
    type Seat = babel_seat::Seat;
    type Recap = BabelRecap;

    const LEVELS: &'static [&'static str] = &babel::bots::LEVELS;

    fn strip(layout: &Self::Layout) -> Rect {
        layout.strip
    }

    fn seat(perspective: Perspective<Self::Player>) -> Self::Seat {
        Self::Seat {
            viewer: perspective.player(),
            curtain: None,
            all_seeing: perspective == Perspective::All,
        }
    }

    fn viewer(seat: &Self::Seat) -> Option<Self::Player> {
        seat.viewer
    }

    fn seat_chosen() -> InternedSystemSet {
        babel_seat::SeatChosen.intern()
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

    fn level(words: &Locale, name: &str) -> String {
        babel::words::level(words, name)
    }

    fn told(words: &Locale, event: &Self::Event, viewer: Option<Self::Player>) -> String {
        babel::words::event(words, event, viewer)
    }

    fn landmark(event: &Self::Event) -> Landmark {
        use babel::rules::{Event, Skill};
        // A skill is known by the tribe that has it, whose badge is clear even when it is small.
        let skill = |skill: Skill| match skill.tribe() {
            Some(tribe) => (Picture::Babel(BabelPicture::Badge(tribe)), Color32::WHITE),
            // Half of a hand goes: the sign of that skill is too fine for this size.
            None => (Picture::Icon(Icon::Hand), SHELL),
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
}

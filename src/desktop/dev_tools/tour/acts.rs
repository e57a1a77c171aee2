//! What the tour does at its stops, and what it waits for.

use crate::data_folder;
use crate::desktop::app::options::Options;
use crate::desktop::app::settings::Settings;
use crate::desktop::games::tigris::Order;
use crate::desktop::games::tigris::{Choose, NewGame, NewPlayer, Session};
use crate::desktop::session::SessionCommand;
use crate::desktop::tigris::board::layout::Slot;
use crate::desktop::tigris::board::motion::Motion;
use crate::desktop::tigris::table::rail::outcome::CloseCard;
use crate::desktop::tigris::table::state::held::{Held, Holding, Origin, Pointing, What};
use crate::desktop::turn::advice::ToggleAdvice;
use crate::record::Kind;
use crate::tigris::rules::{Board, Cell, Colour, Decision, Dynasty, Options as Variants, Stage};
use crate::tigris::{Record, Start};
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use std::path::PathBuf;
use std::sync::Arc;
use wgpu::PollType;

pub(in crate::desktop::dev_tools) fn rests(world: &mut World) -> bool {
    let caught_up = world
        .get_resource::<Session>()
        .is_some_and(Session::caught_up);
    caught_up && world.query::<&Motion>().iter(world).next().is_none()
}

/// Whether the card of a conflict waits until it was seen.
pub(in crate::desktop::dev_tools) fn is_held(world: &mut World) -> bool {
    world
        .get_resource::<Session>()
        .is_some_and(Session::is_held)
}

/// Closes the card of a conflict.
pub(in crate::desktop::dev_tools) fn go_on(world: &mut World) {
    world.write_message(CloseCard);
}

/// Takes the graphics card away, as a driver does that is renewed or hangs.
pub(super) fn lose_the_card(world: &mut World) {
    let device = world.resource::<RenderDevice>();
    device.wgpu_device().destroy();
    // A device that was destroyed says so when it is asked for news; one that fails does by itself.
    if let Err(why) = device.poll(PollType::Poll) {
        warn!("the device is lost: {why}");
    }
}

pub(super) fn turns(world: &World) -> u16 {
    world
        .get_resource::<Session>()
        .map_or(0, |s| s.position().table().turns())
}

pub(in crate::desktop::dev_tools) fn over(world: &World) -> bool {
    let stage = world
        .get_resource::<Session>()
        .map(|s| s.position().table().stage());
    matches!(stage, Some(Stage::Over(_)))
}

pub(super) fn folder(world: &World) -> PathBuf {
    world.resource::<Options>().tour.clone().unwrap_or_default()
}

fn seed(world: &World) -> u64 {
    world.resource::<Options>().seed.unwrap_or(7)
}

pub(in crate::desktop::dev_tools) fn game(world: &World, persons: usize, board: Board) -> NewGame {
    let seat = |(i, dynasty): (usize, Dynasty)| NewPlayer {
        dynasty,
        name: String::new(),
        kind: if i < persons {
            Kind::Person
        } else {
            Kind::Bot("greedy".to_string())
        },
    };
    NewGame {
        board: Arc::new(board),
        options: Variants {
            buildings: true,
            wonder: true,
            ..Variants::default()
        },
        bag: false,
        players: Dynasty::ALL.into_iter().enumerate().map(seat).collect(),
        start: Some(Dynasty::Archer),
        seed: Some(seed(world)),
        hints: true,
    }
}

pub(super) fn start_with_one_person(world: &mut World) {
    let game = game(world, 1, Board::advanced());
    world.write_message(Order::Start(game));
}

pub(super) fn start_with_bots_only(world: &mut World) {
    world.resource_mut::<Settings>().animation_speed = 0.0;
    let game = game(world, 0, Board::standard());
    world.write_message(Order::Start(game));
}

/// Opens the position at the head of a scenario as a game between people.
pub(in crate::desktop::dev_tools) fn open_scenario(world: &mut World, script: &str) {
    let record: Option<Record> = Record::new(Start::of_script(script), Vec::new()).ok();
    let path = data_folder::data_folder()
        .unwrap_or_default()
        .join("scenario.ron");
    match record.map(|record| record.write(&path)) {
        Some(Ok(())) => {
            world.write_message(SessionCommand::Open(path));
        }
        _ => {
            error!("the tour's scenario cannot be opened");
            world.write_message(AppExit::error());
        }
    }
}

pub(in crate::desktop::dev_tools) fn choose(world: &mut World, decision: &str) {
    if let Ok(decision) = decision.parse::<Decision>() {
        world.write_message(Choose { decision });
    }
}

pub(super) fn hold(world: &mut World, what: What, from: Origin, cell: Option<Cell>) {
    world.resource_mut::<Held>().0 = Some(Holding {
        what,
        from,
        dragging: false,
    });
    let mut pointing = world.resource_mut::<Pointing>();
    pointing.cell = cell;
    pointing.by_key = true;
}

pub(super) fn hold_a_leader(world: &mut World) {
    let slot = Slot::Leader(0);
    let cells = world
        .get_resource::<Session>()
        .map(|s| s.position().table().cells_for_leader(Colour::Black));
    let cell = cells.and_then(|cells| cells.into_iter().nth(9));
    hold(world, What::Leader(Colour::Black), Origin::Slot(slot), cell);
}

pub(super) fn hold_a_farm_over_land(world: &mut World) {
    let slot = Slot::Tile(0);
    hold(
        world,
        What::Tile(Colour::Blue),
        Origin::Slot(slot),
        Cell::new(8, 2),
    );
}

/// Asks for advice, or closes it.
pub(super) fn ask_for_advice(world: &mut World) {
    world.write_message(ToggleAdvice);
}

pub(super) fn let_go(world: &mut World) {
    world.resource_mut::<Held>().0 = None;
    *world.resource_mut::<Pointing>() = Pointing::default();
}

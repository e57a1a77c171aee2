//! Marks on the board: where the held piece may go, what can be chosen, who supports whom.

use super::advice::{self, Advice, Chosen};
use crate::desktop::app::screen::Screen;
use crate::desktop::art::{Art, Mark};
use crate::desktop::session::Flow;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::table::state::held::{Held, Pointing, What};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::tigris::table::state::spotlight::GuestLight;
use crate::desktop::tigris::table::state::spotlight::Spotlight;
use crate::tigris::rules::{Cell, CellSet, Event, Position, Stage};
use bevy::prelude::*;

#[derive(Component)]
struct Overlay;

/// What is marked now; entities are made anew when it changes.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Marks(pub Vec<(Mark, Cell)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marks>()
        .add_systems(
            Update,
            (
                collect,
                draw.run_if(resource_changed::<Marks>.or_else(resource_changed::<Layout>)),
            )
                .chain()
                .in_set(Flow::Show)
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(OnExit(Screen::Table), clear);
}

fn clear(mut marks: ResMut<Marks>, mut spotlight: ResMut<Spotlight>) {
    marks.0.clear();
    *spotlight = Spotlight::default();
}

fn collect(
    turn: Turn,
    held: Res<Held>,
    pointing: Res<Pointing>,
    advice: Res<Advice>,
    chosen: Res<Chosen>,
    (spotlight, guest): (Res<Spotlight>, Res<GuestLight>),
    mut conflicts: Local<(Option<(What, (u64, usize))>, CellSet)>,
    mut marks: ResMut<Marks>,
) {
    let mut new = Vec::new();
    let mut add = |mark, cells: CellSet| new.extend(cells.into_iter().map(|cell| (mark, cell)));
    if let Some(session) = turn.session.as_deref() {
        if held.0.is_none() {
            // What was built over it hides it.
            let hidden = session.shown().table().face_down();
            add(Mark::Latest, latest(session.log()) & !hidden);
        }
        if let Stage::Commit(_) = session.shown().table().stage()
            && !session.is_held()
            && let Some((attack, defence)) = supporters(session.log())
        {
            add(Mark::Attack, attack);
            add(Mark::Defence, defence);
        }
    }
    if let (Some(game), Some(holding)) = (turn.acting(), held.0) {
        let cells = cells_for(game, holding.what);
        // Asked of the rules once for each piece taken up, not for every frame.
        let stamp = turn
            .session
            .as_deref()
            .map(|s| s.stamp())
            .unwrap_or_default();
        if conflicts.0 != Some((holding.what, stamp)) {
            *conflicts = (
                Some((holding.what, stamp)),
                conflict_cells(game, holding.what, cells),
            );
        }
        add(Mark::Legal, cells & !conflicts.1);
        add(Mark::Conflict, conflicts.1);
    } else if let Some(game) = turn.game() {
        add(Mark::Choice, choices(game));
    }
    if let Some(game) = turn.game() {
        for (mark, cell) in advice::board::marks(&advice, *chosen, game) {
            add(mark, CellSet::EMPTY.with(cell));
        }
    }
    add(Mark::Choice, spotlight.0 | guest.0);
    if let Some(cell) = pointing.cell
        && (pointing.by_key || held.0.is_some())
    {
        add(Mark::Cursor, CellSet::EMPTY.with(cell));
    }
    marks.set_if_neq(Marks(new));
}

/// Where a held piece may go: asked of the rules.
fn cells_for(game: &Position, what: What) -> CellSet {
    let table = game.table();
    match what {
        What::Tile(tile) => table.cells_for_tile(tile),
        What::Leader(leader) => table.cells_for_leader(leader),
        What::Catastrophe => table.cells_for_catastrophe(),
    }
}

/// The cells on which the held piece would begin a conflict.
fn conflict_cells(game: &Position, what: What, cells: CellSet) -> CellSet {
    let fights = |cell: &Cell| {
        let forecast = game.forecast(what.onto(*cell));
        forecast.is_ok_and(|forecast| forecast.begins_conflict())
    };
    match what {
        What::Catastrophe => CellSet::EMPTY,
        _ => cells.into_iter().filter(fights).collect(),
    }
}

/// The cells that can be chosen on the board while something is on offer.
fn choices(game: &Position) -> CellSet {
    let wanted = matches!(
        game.table().stage(),
        Stage::Building(_) | Stage::Monument { .. } | Stage::Treasure(_)
    );
    let mut legal = Vec::new();
    if wanted {
        game.legal(&mut legal);
    }
    legal.into_iter().fold(CellSet::EMPTY, |cells, decision| {
        cells | decision.cells(game.table())
    })
}

/// The cells of the latest action: where a piece was put last.
fn latest(log: &[Event]) -> CellSet {
    let placed = log.iter().rev().take(40).find_map(|event| match *event {
        Event::TilePlaced { at, .. } | Event::CatastrophePlayed { at, .. } => Some(at),
        Event::LeaderPositioned { to, .. } => Some(to),
        _ => None,
    });
    placed.into_iter().collect()
}

/// What the log tells from the beginning of the latest conflict on; nothing if there was none.
pub fn latest_conflict(log: &[Event]) -> &[Event] {
    let began = |event: &Event| matches!(event, Event::ConflictBegan { .. });
    log.iter().rposition(began).map_or(&[], |at| &log[at..])
}

/// The cells that support the two sides of the latest conflict.
pub fn supporters(log: &[Event]) -> Option<(CellSet, CellSet)> {
    match *latest_conflict(log).first()? {
        Event::ConflictBegan {
            attacker_support,
            defender_support,
            ..
        } => Some((attacker_support, defender_support)),
        _ => None,
    }
}

fn draw(
    mut commands: Commands,
    marks: Res<Marks>,
    old: Query<Entity, With<Overlay>>,
    art: Res<Art>,
    layout: Res<Layout>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for (mark, cell) in &marks.0 {
        let height = match mark {
            Mark::Cursor => 9.0,
            // Their numbers are read over the outlines of kingdoms.
            Mark::Advice(_) | Mark::AdviceFrom(_) => 8.9,
            _ => 8.5,
        };
        commands.spawn((
            Overlay,
            Sprite {
                image: art.mark(*mark),
                custom_size: Some(Vec2::splat(layout.cell)),
                ..default()
            },
            Transform::from_translation(layout.to_world(layout.cell_centre(*cell)).extend(height)),
            Pickable::IGNORE,
            DespawnOnExit(Screen::Table),
        ));
    }
}

//! The strength of every leader beside it: in a war always, in a revolt while one is fought or when asked for.

use crate::desktop::app::graphics::lost::DrawAnew;
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::art::pixels::crisp::rasterise;
use crate::desktop::art::{Letters, Picture};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::theme::palette;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::board::motion::Motion;
use crate::desktop::tigris::board::pieces::BoardPiece;
use crate::desktop::tigris::table::state::held::Pointing;
use crate::desktop::tigris::table::state::seat::Turn;
use crate::tigris::rules::{Cell, Conflict, ConflictKind, Stage, Table};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// The side of a pip, of a cell.
const SIDE: f32 = 0.36;
/// Above every piece, line and mark that rests on the board; only what moves or is held is higher.
const HEIGHT: f32 = 9.5;

/// A round pip for wars; one stepped like a temple for revolts, which are fought with temples.
const WAR: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" fill="#FFF6E0"/><circle cx="20" cy="20" r="16.5" fill="#1A1410"/></svg>"##;
const REVOLT: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M9 2H31V11H39V39H1V11H9Z" fill="#FFF6E0"/><path d="M11.5 4.5H28.5V13.5H36.5V36.5H3.5V13.5H11.5Z" fill="#8E2A14"/></svg>"##;

/// How strong a leader is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    pub cell: Cell,
    pub war: u32,
    /// Only where it is to be seen.
    pub revolt: Option<u32>,
}

/// The strengths that are shown now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Strengths(pub Vec<Strength>);

/// Whether the strengths in a revolt are asked for.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct Asked(bool);

#[derive(Resource, Default)]
struct Pictures {
    war: Handle<Image>,
    revolt: Handle<Image>,
    /// For which size they were drawn.
    side: u32,
}

#[derive(Component)]
struct Pip;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Strengths>()
        .init_resource::<Asked>()
        .init_resource::<Pictures>()
        .add_systems(
            Update,
            forget.before(Flow::Show).run_if(on_message::<DrawAnew>),
        )
        .add_systems(
            Update,
            (
                ask,
                collect,
                (picture, draw)
                    .chain()
                    .run_if(resource_changed::<Strengths>.or_else(resource_changed::<Layout>)),
            )
                .chain()
                .in_set(Flow::Show)
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(OnExit(Screen::Table), |mut all: ResMut<Strengths>| {
            all.0.clear();
        });
}

/// The pictures of the pips were those of a device that is gone.
fn forget(
    mut pictures: ResMut<Pictures>,
    mut letters: ResMut<Letters>,
    mut strengths: ResMut<Strengths>,
) {
    pictures.side = 0;
    letters.forget();
    strengths.set_changed();
}

/// The key for it is held, and nothing else listens to it.
fn ask(keys: Keys, dialogues: Dialogues, elsewhere: Res<EguiWantsInput>, mut asked: ResMut<Asked>) {
    let taken = dialogues.any() || elsewhere.wants_any_keyboard_input();
    asked.set_if_neq(Asked(keys.pressed(Action::Revolt) && !taken));
}

/// The strengths of leaders on a table; `in_revolt` says for which cells also those in a revolt.
fn strengths(table: &Table, in_revolt: impl Fn(Cell) -> bool) -> Vec<Strength> {
    let strength = |(_, colour, cell)| Strength {
        cell,
        war: table.war_support(cell, colour).len(),
        revolt: in_revolt(cell).then(|| table.revolt_support(cell).len()),
    };
    table.leaders_on_board().map(strength).collect()
}

/// Where the two leaders of a revolt stand that is fought now.
fn fought(table: &Table) -> [Option<Cell>; 2] {
    match table.stage() {
        Stage::Commit(Conflict {
            kind: ConflictKind::Revolt,
            leader,
            attacker,
            defender,
            ..
        }) => [attacker, defender].map(|side| table.leader(side, leader)),
        _ => [None, None],
    }
}

fn collect(
    turn: Turn,
    settings: Res<Settings>,
    pointing: Res<Pointing>,
    asked: Res<Asked>,
    pieces: Query<&BoardPiece, Without<Motion>>,
    mut shown: ResMut<Strengths>,
) {
    let mut new = Vec::new();
    if let Some(session) = turn.session.as_deref() {
        let table = session.shown().table();
        let fought = fought(table);
        let in_revolt =
            |cell| asked.0 || pointing.cell == Some(cell) || fought.contains(&Some(cell));
        new = strengths(table, in_revolt);
        // Nothing is written where a leader is only on its way to.
        new.retain(|one| {
            let rests =
                |p: &BoardPiece| matches!(p.piece, Picture::Leader(..)) && p.cell == one.cell;
            pieces.iter().any(rests)
        });
        if !settings.show_strengths {
            new.retain(|one| one.revolt.is_some());
        }
    }
    shown.set_if_neq(Strengths(new));
}

/// The side of a pip: whole physical pixels.
fn side(layout: &Layout) -> f32 {
    (layout.cell * SIDE * layout.pixels).round().max(8.0) / layout.pixels
}

/// The size of a number's letters, of the pip that it has to fit.
fn size(number: u32) -> f32 {
    match number {
        0..=9 => 0.8,
        10..=99 => 0.64,
        _ => 0.46,
    }
}

/// Draws the two kinds of pips in the size in which they are shown.
fn picture(layout: Res<Layout>, mut pictures: ResMut<Pictures>, mut images: ResMut<Assets<Image>>) {
    let side = (side(&layout) * layout.pixels).round() as u32;
    if pictures.side == side {
        return;
    }
    let mut draw = |svg| rasterise(svg, side, side).map_or_else(default, |i| images.add(i));
    *pictures = Pictures {
        war: draw(WAR),
        revolt: draw(REVOLT),
        side,
    };
}

fn draw(
    mut commands: Commands,
    strengths: Res<Strengths>,
    old: Query<Entity, With<Pip>>,
    pictures: Res<Pictures>,
    layout: Res<Layout>,
    mut letters: ResMut<Letters>,
    mut images: ResMut<Assets<Image>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let side = side(&layout);
    let mut pip = |picture: &Handle<Image>, number: u32, at: Vec2, drop: f32| {
        let centre = layout.crisp(at, Vec2::splat(side));
        let at = layout.to_world(centre).extend(HEIGHT);
        commands.spawn((
            Pip,
            Sprite {
                image: picture.clone(),
                custom_size: Some(Vec2::splat(side)),
                ..default()
            },
            Transform::from_translation(at),
            Pickable::IGNORE,
            DespawnOnExit(Screen::Table),
        ));
        let ink = palette::on_board(palette::SHELL);
        let size = (side * size(number), layout.pixels);
        let (sprite, written) = letters.write(&number.to_string(), size, ink, &mut images);
        let centre = layout.crisp_sprite(centre + Vec2::new(0.0, drop), &sprite);
        commands.spawn((
            Pip,
            sprite,
            written,
            Transform::from_translation(layout.to_world(centre).extend(HEIGHT + 0.1)),
            Pickable::IGNORE,
            DespawnOnExit(Screen::Table),
        ));
    };
    for one in &strengths.0 {
        // The corners at the left of a leader's disc are free.
        let corner =
            |rows: f32| layout.cell_centre(one.cell) + Vec2::new(-0.32, 0.32 * rows) * layout.cell;
        pip(&pictures.war, one.war, corner(-1.0), side * 0.02);
        if let Some(revolt) = one.revolt {
            pip(&pictures.revolt, revolt, corner(1.0), side * 0.09);
        }
    }
}

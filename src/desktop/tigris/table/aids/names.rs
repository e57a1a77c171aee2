//! What a piece is, beside a pointer that rests on it: what it is called, and what it is good for.

use super::place::place;
use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, font};
use crate::desktop::games::tigris::Session;
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::theme::palette;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::table::state::held::{HandPiece, Held, Pointing, What, own_leader};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::turn::refusal::{Refusal, plate};
use crate::tigris::rules::{Cell, Stage};
use crate::tigris::teaching::Topic;
use crate::tigris::words::names::colour_key;
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::time::Duration;

/// So long a pointer rests on a piece before it is told what that is: whoever is on the way to somewhere, or
/// counts, is not disturbed.
pub const REST: Duration = Duration::from_millis(900);
/// The widest that the words become, in points.
const WIDE: f32 = 300.0;

/// A piece that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Piece {
    OnBoard(Cell),
    InHand(What, Vec2),
}

/// The piece under a pointer that rests.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Named(Option<Piece>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Named>()
        .add_systems(
            Update,
            rest.in_set(Flow::Show)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        )
        .add_systems(OnExit(Screen::Table), |mut named: ResMut<Named>| {
            named.set_if_neq(Named::default());
        })
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(
                in_state(Screen::Table)
                    .and_then(resource_exists::<Session>)
                    .and_then(|named: Res<Named>| named.0.is_some()),
            ),
        );
}

/// Where the pointer was last, on which piece, and since when it has rested there.
type Rested = (Option<Vec2>, Option<Piece>, Duration);

fn rest(
    turn: Turn,
    (held, pointing): (Res<Held>, Res<Pointing>),
    refusal: Res<Refusal<Topic>>,
    (layout, settings): (Res<Layout>, Res<Settings>),
    slots: Query<&HandPiece>,
    (buttons, elsewhere): (Res<ButtonInput<MouseButton>>, Res<EguiWantsInput>),
    dialogues: Dialogues,
    time: Res<Time<Real>>,
    mut rested: Local<Rested>,
    mut named: ResMut<Named>,
    mut power: ResMut<Power>,
) {
    let busy = !settings.show_names
        || held.0.is_some()
        || pointing.by_key
        // What was refused is read first.
        || refusal.0.is_some()
        || turn.seat.curtain.is_some()
        || dialogues.any()
        || elsewhere.wants_any_pointer_input()
        || buttons.get_pressed().next().is_some();
    let at = pointing.at.filter(|_| !busy);
    let piece = at.and_then(|at| piece_at(at, &turn, &layout, &slots));
    let (from, last, since) = *rested;
    // On the piece that has been told of, the pointer may wander.
    let goes_on = last == piece && (from == at || named.0 == piece);
    let since = if goes_on { since } else { time.elapsed() };
    *rested = (at, piece, since);
    let left = REST.saturating_sub(time.elapsed().saturating_sub(since));
    if piece.is_some() && !left.is_zero() {
        power.wake_in(left);
    }
    named.set_if_neq(Named(piece.filter(|_| left.is_zero())));
}

fn piece_at(at: Vec2, turn: &Turn, layout: &Layout, slots: &Query<&HandPiece>) -> Option<Piece> {
    let session = turn.session.as_deref()?;
    if let Some(slot) = layout.slot_at(at) {
        // The line of time of a replay lies over the hand.
        if session.looking_back().is_some() {
            return None;
        }
        let mut pieces = slots.iter().filter(|piece| piece.slot == slot);
        let what = pieces.next()?.what?;
        return Some(Piece::InHand(what, layout.slot_centre(slot)));
    }
    let table = session.shown().table();
    let cell = layout.cell_at(at)?;
    table.piece(cell).is_some().then_some(Piece::OnBoard(cell))
}

fn show(
    mut contexts: EguiContexts,
    turn: Turn,
    named: Res<Named>,
    layout: Res<Layout>,
    words: Res<Words>,
) -> Result {
    let (Some(piece), Some(session)) = (named.0, turn.session.as_deref()) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?.clone();
    let table = session.shown().table();
    let text = match piece {
        Piece::InHand(what, _) => about(what, &words),
        Piece::OnBoard(cell) => {
            let what = words.cell_in_words(table, cell);
            let acts = |game: &&crate::tigris::rules::Position| {
                game.table().stage() == Stage::Action && own_leader(game, cell).is_some()
            };
            match turn.acting().filter(acts) {
                Some(_) => words.format("names-own-leader", &[("what", what.into())]),
                None => what,
            }
        }
    };
    // Each text has a size of its own, which its first frame finds out unseen.
    let id = egui::Id::new(("names", &text));
    let size = ctx.memory(|memory| memory.area_rect(id).map(|rect| rect.size()));
    let size = size.map_or(Vec2::new(WIDE, 60.0), |size| Vec2::new(size.x, size.y));
    let (pivot, at, within) = match piece {
        Piece::InHand(_, centre) => {
            let above = centre - Vec2::Y * layout.slot_size() * 0.62;
            (egui::Align2::CENTER_BOTTOM, above, ctx.content_rect())
        }
        Piece::OnBoard(cell) => {
            let (pivot, at) = place(&layout, layout.cell_rect(cell), !table.empty(), size);
            (pivot, at, egui_rect(layout.area))
        }
    };
    egui::Area::new(id)
        // Below dialogues and the curtain.
        .order(egui::Order::Background)
        .interactable(false)
        .pivot(pivot)
        .constrain_to(within)
        .fixed_pos(egui::pos2(at.x, at.y))
        .show(&ctx, |ui| {
            plate(palette::CLAY_DARK).show(ui, |ui| {
                ui.set_max_width(WIDE);
                let text = egui::RichText::new(text).font(font(17.0, "text"));
                ui.add(egui::Label::new(text.color(palette::INK)).wrap());
            });
        });
    Ok(())
}

/// What a piece of the hand is called and good for.
fn about(what: What, words: &Words) -> String {
    match what {
        What::Tile(tile) => words.text(&format!("names-tile-{}", colour_key(tile))),
        What::Leader(leader) => words.text(&format!("names-leader-{}", colour_key(leader))),
        What::Catastrophe => words.text("names-catastrophe"),
    }
}

//! The boards as pictures for the rules, drawn when somebody first opens them.

use crate::desktop::app::background::Background;
use crate::desktop::app::graphics::lost::DrawAnew;
use crate::desktop::app::power::{Power, Waker};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::art::pixels::crisp::rasterise;
use crate::desktop::art::{BoardArt, FRAME, Palette, board_svg};
use crate::desktop::tigris::board::layout::Layout;
use crate::preferences;
use crate::tigris::rules::{Board, COLUMNS, ROWS};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};
use std::task::Poll;

/// The largest cell of a picture, in points.
pub const CELL: f32 = 52.0;

/// The pictures of the shipped boards, frames included, as egui wants them.
#[derive(Resource, Default)]
pub struct Boards {
    shown: Vec<Shown>,
    drawing: Option<Background<Vec<(String, Image)>>>,
    /// Physical pixels of a cell in the pictures, and their colours.
    drawn: Option<(u32, preferences::Palette)>,
}

/// A board's picture.
struct Shown {
    board: String,
    image: AssetId<Image>,
    texture: egui::TextureId,
}

impl Boards {
    /// The picture of a board; `None` while it is being drawn.
    pub fn picture(&self, board: &Board) -> Option<egui::TextureId> {
        let found = self.shown.iter().find(|shown| shown.board == board.name());
        found.map(|shown| shown.texture)
    }
}

/// The part of the picture that shows the board without its frame, from a column and a row.
pub fn at(column: f32, row: f32) -> egui::Pos2 {
    egui::pos2(
        (column + FRAME) / (f32::from(COLUMNS) + 2.0 * FRAME),
        (row + FRAME) / (f32::from(ROWS) + 2.0 * FRAME),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Boards>().add_systems(
        Update,
        (
            forget.run_if(on_message::<DrawAnew>),
            (order, receive).chain().run_if(in_state(Screen::Rules)),
        )
            .chain(),
    );
}

/// The pictures were those of a device that is gone.
fn forget(mut boards: ResMut<Boards>) {
    boards.drawn = None;
}

fn order(
    layout: Res<Layout>,
    settings: Res<Settings>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut boards: ResMut<Boards>,
) {
    let pixels = ((CELL * layout.pixels).round() as u32).clamp(24, 160);
    let wanted = Some((pixels, settings.palette));
    if boards.drawn == wanted {
        return;
    }
    boards.drawn = wanted;
    let palette = Palette::from(settings.palette);
    let waker = Waker::new(proxy.as_deref());
    boards.drawing = Some(Background::task(waker, move || {
        let size = |cells: u8| ((f32::from(cells) + 2.0 * FRAME) * pixels as f32).round() as u32;
        let draw = |board: Board| {
            let svg = board_svg(&BoardArt::of(&board), &palette, FRAME);
            let image = rasterise(&svg, size(COLUMNS), size(ROWS))?;
            Some((board.name().to_string(), image))
        };
        let boards = [Board::standard(), Board::advanced()];
        boards.into_iter().filter_map(draw).collect()
    }));
}

fn receive(
    mut boards: ResMut<Boards>,
    mut images: ResMut<Assets<Image>>,
    mut textures: Option<ResMut<EguiUserTextures>>,
    mut power: ResMut<Power>,
) {
    let Boards { shown, drawing, .. } = boards.bypass_change_detection();
    let Some(Poll::Ready(drawn)) = drawing.as_ref().map(Background::poll) else {
        return;
    };
    *drawing = None;
    if let Some(textures) = &mut textures {
        for old in shown.drain(..) {
            textures.remove_image(old.image);
        }
        for (board, image) in drawn.into_iter().flatten() {
            let handle = images.add(image);
            shown.push(Shown {
                board,
                image: handle.id(),
                texture: textures.add_image(EguiTextureHandle::Strong(handle)),
            });
        }
    }
    power.stay_awake();
}

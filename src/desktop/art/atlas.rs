//! Pictures: SVG made into images of exactly the size in which they are shown.
//!
//! Rasterising happens off the main thread; the handles stay the same, so every sprite keeps its
//! picture and gets a sharper one when the window or its scale changes.

use super::babel::{Ground, ground_svg};
use super::marks::{Mark, mark_svg};
use super::pixels::crisp::rasterise;
use super::wanted::{Wanted, WantedKnown};
use super::{BoardArt, Palette, Picture, board_svg, frame_pixels, picture_svg};
use crate::desktop::app::background::Background;
use crate::desktop::app::graphics::lost::DrawAnew;
use crate::desktop::app::power::{Power, Waker};
use crate::desktop::app::settings::Settings;
use crate::preferences;
use crate::tigris::rules::{Board, COLUMNS, ROWS};
use bevy::asset::RenderAssetUsages;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};
use std::sync::Arc;
use std::task::Poll;

/// All pictures, by what they show.
#[derive(Resource, Default)]
pub struct Art {
    pieces: HashMap<Picture, Handle<Image>>,
    marks: HashMap<Mark, Handle<Image>>,
    textures: HashMap<Picture, egui::TextureId>,
    /// Pieces in the size in which they lie in the hand.
    hand: HashMap<Picture, Handle<Image>>,
    board: Handle<Image>,
    /// Which board that is a picture of.
    shown: Option<Arc<Board>>,
    ground: Handle<Image>,
    /// Which ground that is a picture of.
    laid: Option<Ground>,
    ready: bool,
}

impl Art {
    /// The picture of a piece.
    pub fn image(&self, piece: Picture) -> Handle<Image> {
        self.pieces.get(&piece).cloned().unwrap_or_default()
    }

    /// The picture of a piece that lies in the hand.
    pub fn in_hand(&self, piece: Picture) -> Handle<Image> {
        self.hand.get(&piece).cloned().unwrap_or_default()
    }

    /// The picture of a mark that is laid over cells.
    pub fn mark(&self, mark: Mark) -> Handle<Image> {
        self.marks.get(&mark).cloned().unwrap_or_default()
    }

    /// The picture of the board, its frame included.
    pub fn board(&self) -> Handle<Image> {
        self.board.clone()
    }

    /// Whether the picture of the board is one of this board.
    pub fn shows(&self, board: &Board) -> bool {
        self.shown.as_deref() == Some(board)
    }

    /// The picture of the ground of Babel's table.
    pub fn ground(&self) -> Handle<Image> {
        self.ground.clone()
    }

    /// Whether the picture of the ground has been drawn, if for another size of the window.
    pub fn has_ground(&self) -> bool {
        self.laid.is_some()
    }

    /// A piece's picture for egui, with this many points a side.
    pub fn egui(&self, piece: Picture, side: f32) -> egui::Image<'static> {
        let (columns, rows) = piece.cells();
        let scale = side / columns.max(rows);
        let id = self.textures.get(&piece).copied().unwrap_or_default();
        egui::Image::new((id, egui::vec2(columns * scale, rows * scale)))
            .fit_to_exact_size(egui::vec2(columns * scale, rows * scale))
    }

    /// Whether pictures have been drawn and none is being drawn anew.
    pub fn is_ready(&self) -> bool {
        self.ready
    }

    /// The texture of a piece for egui.
    pub fn texture(&self, piece: Picture) -> egui::TextureId {
        self.textures.get(&piece).copied().unwrap_or_default()
    }
}

/// The most physical pixels that a cell of the board is drawn with.
const LARGEST_CELL: u32 = 256;

/// Pictures being drawn on another thread, and for which size, palette and board.
#[derive(Resource, Default)]
struct Drawing {
    pieces: Order<(u32, u32, preferences::Palette)>,
    hand: Order<(u32, preferences::Palette)>,
    board: Order<(Arc<Board>, u32, preferences::Palette)>,
    ground: Order<(Ground, preferences::Palette)>,
}

/// Pictures that are drawn together, and what for.
struct Order<What> {
    what: Option<What>,
    work: Option<Background<Drawn>>,
}

/// What has been drawn, and whose it is.
type Drawn = Vec<(AssetId<Image>, Image)>;

impl<What: PartialEq> Order<What> {
    /// Whether this is to be drawn: nobody has been told to yet.
    fn is_new(&mut self, what: What) -> bool {
        let what = Some(what);
        let new = self.what != what;
        self.what = what;
        new
    }

    /// Has it drawn on another thread, which wakes the window when it is done.
    fn give(&mut self, waker: Waker, draw: impl FnOnce() -> Drawn + Send + 'static) {
        self.work = Some(Background::task(waker, draw));
    }

    /// The same on a thread of its own: for what people wait for.
    fn give_at_once(&mut self, waker: Waker, draw: impl FnOnce() -> Drawn + Send + 'static) {
        let work = Background::thread("board", waker, draw);
        // Without a thread there is no picture, and the table says so by going on without.
        self.work = work
            .inspect_err(|why| error!("the board cannot be drawn: {why}"))
            .ok();
    }

    /// What has been drawn since this was last asked.
    fn take(&mut self) -> Option<Drawn> {
        let Poll::Ready(drawn) = self.work.as_ref()?.poll() else {
            return None;
        };
        self.work = None;
        Some(drawn.unwrap_or_default())
    }
}

impl<What> Default for Order<What> {
    fn default() -> Order<What> {
        Order {
            what: None,
            work: None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Art>()
        .init_resource::<Drawing>()
        .init_resource::<Wanted>()
        .add_systems(PreStartup, prepare)
        .add_systems(
            Update,
            (
                forget.run_if(on_message::<DrawAnew>),
                (order_pieces, order_hand, order_board, order_ground),
                receive,
            )
                .chain()
                .after(WantedKnown),
        );
}

/// Every picture gets its handle before anything is drawn, so that sprites can use it at once.
fn prepare(
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    mut textures: Option<ResMut<EguiUserTextures>>,
) {
    for piece in Picture::all() {
        let handle = images.add(blank());
        if let Some(textures) = &mut textures {
            let id = textures.add_image(EguiTextureHandle::Strong(handle.clone()));
            art.textures
                .insert(piece, egui::TextureId::User(user_id(id)));
        }
        art.pieces.insert(piece, handle);
        if let Picture::Tile(_) | Picture::Leader(..) | Picture::Catastrophe = piece {
            art.hand.insert(piece, images.add(blank()));
        }
    }
    for mark in Mark::ALL {
        art.marks.insert(mark, images.add(blank()));
    }
    art.board = images.add(blank());
    art.ground = images.add(blank());
}

/// A picture of nothing.
fn blank() -> Image {
    Image::new_fill(
        Extent3d {
            width: 1,
            height: 1,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        &[0; 4],
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    )
}

fn user_id(id: egui::TextureId) -> u64 {
    match id {
        egui::TextureId::Managed(id) | egui::TextureId::User(id) => id,
    }
}

/// Whatever was drawn or is being drawn was for a device that is gone.
fn forget(mut drawing: ResMut<Drawing>) {
    *drawing = Drawing::default();
}

fn order_pieces(
    wanted: Res<Wanted>,
    settings: Res<Settings>,
    art: Res<Art>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut drawing: ResMut<Drawing>,
) {
    // Never much smaller than what menus and cards need.
    let cell = wanted.cell.clamp(40, 512);
    let card = wanted.card.clamp(48, 320);
    if !drawing.pieces.is_new((cell, card, settings.palette)) {
        return;
    }
    let palette = Palette::from(settings.palette);
    let pieces: Vec<_> = art.pieces.iter().map(|(p, h)| (*p, h.id())).collect();
    let marks: Vec<_> = art.marks.iter().map(|(m, h)| (*m, h.id())).collect();
    drawing.pieces.give(Waker::new(proxy.as_deref()), move || {
        let mut drawn = Vec::new();
        let mut draw = |id, svg: &str, (wide, high): (u32, u32)| {
            drawn.extend(rasterise(svg, wide, high).map(|image| (id, image)));
        };
        for (piece, id) in pieces {
            draw(id, &picture_svg(piece, &palette), piece.drawn(cell, card));
        }
        for (mark, id) in marks {
            draw(id, &mark_svg(mark), (cell, cell));
        }
        drawn
    });
}

fn order_hand(
    wanted: Res<Wanted>,
    settings: Res<Settings>,
    art: Res<Art>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut drawing: ResMut<Drawing>,
) {
    let side = wanted.slot;
    if !drawing.hand.is_new((side, settings.palette)) {
        return;
    }
    let palette = Palette::from(settings.palette);
    let pieces: Vec<_> = art.hand.iter().map(|(p, h)| (*p, h.id())).collect();
    drawing.hand.give(Waker::new(proxy.as_deref()), move || {
        let draw = |(piece, id)| Some((id, rasterise(&picture_svg(piece, &palette), side, side)?));
        pieces.into_iter().filter_map(draw).collect()
    });
}

fn order_board(
    wanted: Res<Wanted>,
    settings: Res<Settings>,
    art: Res<Art>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut images: ResMut<Assets<Image>>,
    mut drawing: ResMut<Drawing>,
) {
    let Some(board) = &wanted.board else { return };
    // An enlarged board on a dense display would be more than a graphics card takes.
    let cell = wanted.cell.min(LARGEST_CELL);
    if !drawing
        .board
        .is_new((board.clone(), cell, settings.palette))
    {
        return;
    }
    let look = BoardArt::of(board);
    let palette = Palette::from(settings.palette);
    let id = art.board.id();
    if !art.shows(board) {
        // Never the board of the game before, whatever becomes of the drawing.
        let cleared = images.insert(id, blank());
        cleared.unwrap_or_else(|why| error!("the board cannot be cleared: {why}"));
    }
    drawing
        .board
        .give_at_once(Waker::new(proxy.as_deref()), move || {
            let frame = frame_pixels(cell);
            let size = |cells: u8| u32::from(cells) * cell + 2 * frame;
            let svg = board_svg(&look, &palette, frame as f32 / cell as f32);
            let drawn = rasterise(&svg, size(COLUMNS), size(ROWS));
            drawn.map(|image| (id, image)).into_iter().collect()
        });
}

fn order_ground(
    wanted: Res<Wanted>,
    settings: Res<Settings>,
    art: Res<Art>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut drawing: ResMut<Drawing>,
) {
    let Some(ground) = &wanted.ground else { return };
    if !drawing.ground.is_new((ground.clone(), settings.palette)) {
        return;
    }
    let palette = Palette::from(settings.palette);
    let (id, ground) = (art.ground.id(), ground.clone());
    drawing
        .ground
        .give_at_once(Waker::new(proxy.as_deref()), move || {
            let (wide, high) = (ground.size.x as u32, ground.size.y as u32);
            let drawn = rasterise(&ground_svg(&ground, &palette), wide, high);
            drawn.map(|image| (id, image)).into_iter().collect()
        });
}

fn receive(
    mut drawing: ResMut<Drawing>,
    mut images: ResMut<Assets<Image>>,
    mut art: ResMut<Art>,
    mut power: ResMut<Power>,
) {
    let Drawing {
        pieces,
        hand,
        board,
        ground,
    } = &mut *drawing;
    for drawn in [pieces.take(), hand.take(), board.take(), ground.take()] {
        for (id, image) in drawn.into_iter().flatten() {
            if let Err(why) = images.insert(id, image) {
                error!("a picture could not be shown: {why}");
            }
            // Those who draw the table have perhaps had their turn in this frame.
            power.stay_awake();
        }
    }
    let drawn = board.work.is_none();
    if let Some((of, ..)) = board.what.as_ref().filter(|_| drawn)
        && !art.shows(of)
    {
        art.shown = Some(of.clone());
    }
    let covered = ground.work.is_none();
    if let Some((of, _)) = ground.what.as_ref().filter(|_| covered)
        && art.laid.as_ref() != Some(of)
    {
        art.laid = Some(of.clone());
    }
    // By now all have been ordered that a page of menus needs.
    let ready = pieces.work.is_none() && hand.work.is_none() && drawn && covered;
    if art.ready != ready {
        art.ready = ready;
    }
}

//! Every piece there is, and the one door through which it becomes a picture.

use super::babel::{self, BabelPicture};
use super::board::border;
use super::palette::Palette;
use super::pieces::{self, leader};
use super::screen;
use crate::tigris::rules::{Colour, Dynasty, Monument};

/// Anything small that is drawn: pieces, marks on them, symbols on buttons.
///
/// A new game has a variant for all of its own, as Babel has: with a size ([`cells`](Picture::cells)), a
/// word whether it comes in white ([`is_white`](Picture::is_white)), a share in what is drawn how large
/// ([`atlas`](super::atlas)), a drawing ([`picture_svg`]) and places on the contact sheet
/// (`dev_tools/sheet.rs`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Picture {
    /// A tile face up.
    Tile(Colour),
    /// A tile face down, of whatever colour.
    FaceDown,
    /// A leader of a dynasty; its top left corner is left free for the strength pip.
    Leader(Dynasty, Colour),
    /// A treasure, to be laid on a corner of a tile.
    Treasure,
    /// A catastrophe.
    Catastrophe,
    /// The marker of the tile that unites kingdoms.
    Unification,
    /// A building, to be laid over a tile.
    Building(Colour),
    /// A monument, two cells wide and high.
    Monument(Monument),
    /// The wonder: a cross of five cells with the shedu idol.
    Wonder,
    /// The idol alone, in white, to be tinted.
    Shedu,
    /// The border of a special shedu cell, to be laid over whatever stands there.
    SpecialBorder,
    /// The silhouette of a colour's tiles, in white, to be tinted.
    Glyph(Colour),
    /// A square badge of a colour: small, legible, for scores and lists.
    Badge(Colour),
    /// The silhouette of a dynasty, in white, to be tinted.
    DynastyMark(Dynasty),
    /// The silhouette of a dynasty in ink on a shell disc, for people rather than leaders.
    Medal(Dynasty),
    /// The screen behind which a dynasty keeps its points: a band, alike to both sides of its middle.
    Screen(Dynasty),
    /// Crossed swords on a red disc: here a conflict would break out.
    Swords,
    /// A symbol for a button, in white, to be tinted.
    Icon(Icon),
    /// The program's own icon.
    AppIcon,
    /// Something of Babel's table.
    Babel(BabelPicture),
}

/// A symbol for a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    Undo,
    EndTurn,
    Menu,
    Settings,
    Swap,
    Bag,
    Hand,
    Help,
    Hint,
    Bot,
    Person,
    Check,
    Cross,
    ArrowLeft,
    ArrowRight,
    Play,
    Pause,
    Step,
    Turn,
    Recap,
    Crown,
    Treasure,
    Swords,
    Shedu,
}

impl Icon {
    /// All of them.
    pub const ALL: [Icon; 24] = [
        Icon::Undo,
        Icon::EndTurn,
        Icon::Menu,
        Icon::Settings,
        Icon::Swap,
        Icon::Bag,
        Icon::Hand,
        Icon::Help,
        Icon::Hint,
        Icon::Bot,
        Icon::Person,
        Icon::Check,
        Icon::Cross,
        Icon::ArrowLeft,
        Icon::ArrowRight,
        Icon::Play,
        Icon::Pause,
        Icon::Step,
        Icon::Turn,
        Icon::Recap,
        Icon::Crown,
        Icon::Treasure,
        Icon::Swords,
        Icon::Shedu,
    ];
}

impl Picture {
    /// Every piece in every colour and of every dynasty.
    pub fn all() -> Vec<Picture> {
        let mut all = vec![
            Picture::FaceDown,
            Picture::Treasure,
            Picture::Catastrophe,
            Picture::Unification,
            Picture::Wonder,
            Picture::Shedu,
            Picture::SpecialBorder,
            Picture::Swords,
            Picture::AppIcon,
        ];
        for colour in Colour::ALL {
            all.push(Picture::Tile(colour));
            all.push(Picture::Building(colour));
            all.push(Picture::Glyph(colour));
            all.push(Picture::Badge(colour));
        }
        for dynasty in Dynasty::ALL {
            all.push(Picture::DynastyMark(dynasty));
            all.push(Picture::Medal(dynasty));
            all.push(Picture::Screen(dynasty));
            all.extend(Colour::ALL.map(|colour| Picture::Leader(dynasty, colour)));
        }
        all.extend(Monument::ALL.map(Picture::Monument));
        all.extend(Icon::ALL.map(Picture::Icon));
        all.extend(BabelPicture::all().into_iter().map(Picture::Babel));
        all
    }

    /// How many cells wide and high its picture is.
    ///
    /// The picture of a one-cell piece fills the cell, margin and shadow included, so a piece is
    /// drawn with the middle of its picture on the middle of its cells.
    pub const fn cells(self) -> (f32, f32) {
        match self {
            Picture::Monument(_) => (2.0, 2.0),
            Picture::Wonder => (3.0, 3.0),
            Picture::Screen(_) => (8.0, 0.4),
            Picture::Treasure | Picture::Swords | Picture::Badge(_) => (0.5, 0.5),
            Picture::Babel(picture) => picture.size(),
            Picture::Tile(_)
            | Picture::FaceDown
            | Picture::Leader(..)
            | Picture::Catastrophe
            | Picture::Unification
            | Picture::Building(_)
            | Picture::Shedu
            | Picture::SpecialBorder
            | Picture::Glyph(_)
            | Picture::DynastyMark(_)
            | Picture::Medal(_)
            | Picture::Icon(_)
            | Picture::AppIcon => (1.0, 1.0),
        }
    }

    /// Whether it is drawn in white, to be tinted where it is painted.
    pub const fn is_white(self) -> bool {
        match self {
            Picture::Icon(_) | Picture::Glyph(_) | Picture::DynastyMark(_) | Picture::Shedu => true,
            Picture::Babel(picture) => picture.is_white(),
            Picture::Tile(_)
            | Picture::FaceDown
            | Picture::Leader(..)
            | Picture::Treasure
            | Picture::Catastrophe
            | Picture::Unification
            | Picture::Building(_)
            | Picture::Monument(_)
            | Picture::Wonder
            | Picture::SpecialBorder
            | Picture::Badge(_)
            | Picture::Medal(_)
            | Picture::Screen(_)
            | Picture::Swords
            | Picture::AppIcon => false,
        }
    }

    /// How many pixels wide and high it is drawn for everything but the hand, where a cell of the board
    /// and a card have so many. What is shown larger somewhere is drawn as large as there.
    pub fn drawn(self, cell: u32, card: u32) -> (u32, u32) {
        match self {
            // The marks of players are shown large on the curtain as well.
            Picture::DynastyMark(_) => self.pixels(cell * 5 / 2),
            Picture::Babel(BabelPicture::City(_)) => self.pixels(card * 2),
            Picture::Babel(_) => self.pixels(card),
            Picture::Tile(_)
            | Picture::FaceDown
            | Picture::Leader(..)
            | Picture::Treasure
            | Picture::Catastrophe
            | Picture::Unification
            | Picture::Building(_)
            | Picture::Monument(_)
            | Picture::Wonder
            | Picture::Shedu
            | Picture::SpecialBorder
            | Picture::Glyph(_)
            | Picture::Badge(_)
            | Picture::Medal(_)
            | Picture::Screen(_)
            | Picture::Swords
            | Picture::Icon(_)
            | Picture::AppIcon => self.pixels(cell),
        }
    }

    /// How many whole pixels wide and high its picture is on a board whose cells have so many.
    ///
    /// Tiles and leaders leave the joints between the cells to be seen.
    pub fn pixels(self, cell: u32) -> (u32, u32) {
        let joint = match self {
            Picture::Tile(_) | Picture::FaceDown | Picture::Leader(..) => {
                (cell as f32 * 0.02).round()
            }
            _ => 0.0,
        };
        let size = |cells: f32| ((cells * cell as f32).round() - 2.0 * joint) as u32;
        let (columns, rows) = self.cells();
        (size(columns), size(rows))
    }
}

/// The picture of a piece: a whole SVG, 100 units to the cell (or to a mark's side).
pub fn picture_svg(piece: Picture, palette: &Palette) -> String {
    let body = match piece {
        Picture::Leader(dynasty, colour) => leader::leader(dynasty, colour, palette),
        Picture::Medal(dynasty) => leader::medal(dynasty, palette),
        Picture::Screen(dynasty) => screen::screen(dynasty, palette),
        Picture::Monument(monument) => pieces::monument(monument, palette),
        Picture::Wonder => pieces::wonder(palette),
        Picture::SpecialBorder => border::border(0.0, 0.0, palette),
        Picture::Babel(picture) => babel::picture(picture, palette),
        other => pieces::piece(other, palette),
    };
    let (columns, rows) = piece.cells();
    // What is smaller than a cell is drawn as large as one.
    let unit = 100.0 / columns.max(rows).min(1.0);
    let (wide, high) = (columns * unit, rows * unit);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">{body}</svg>"#
    )
}

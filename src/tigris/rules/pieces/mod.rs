//! What comes in the box: colours and dynasties, tiles and the bag, monuments. Nothing here knows a board.

mod colour;
mod dynasty;
mod monument;
mod tiles;

pub use colour::Colour;
pub use dynasty::{Dynasty, Seats};
pub use monument::Monument;
pub use tiles::{Bag, HAND_SIZE, TILES_IN_GAME, TileCounts};

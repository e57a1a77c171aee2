//! What the results of all games are made of: the page, the reveal, lines over turns and bars.

pub mod bars;
pub mod chances;
pub mod lines;
pub mod owner;
pub mod page;
pub mod reveal;

pub use owner::Owner;

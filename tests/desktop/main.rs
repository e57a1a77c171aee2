//! The desktop without a window and without a GPU: real pointer and key events go in, entities and
//! the position come out. The one test binary that links Bevy.

mod babel;
mod everywhere;
mod pages;
#[path = "../both/reviewed.rs"]
mod reviewed;
mod support;
mod table;

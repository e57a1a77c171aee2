//! The tour's stop for the other palette, changed while the table lies open.

use super::Stop::{self, Do, Picture};
use crate::desktop::app::settings::Settings;
use crate::preferences::Palette;

/// The stop, from whatever is on the table.
pub(super) fn stops() -> Vec<Stop> {
    vec![
        Do(|world| world.resource_mut::<Settings>().palette = Palette::Classic),
        Picture("17-last-position-in-classic"),
        Do(|world| world.resource_mut::<Settings>().palette = Palette::Inlay),
    ]
}

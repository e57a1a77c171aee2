//! The way from a page of one game to the same page of the others.

use crate::desktop::app::screen::{Room, Screen};
use crate::desktop::app::words::Words;
use crate::desktop::theme::Push;
use crate::games::Kind;
use bevy_egui::egui::Ui;

/// A button for the same page of every other game, which says `KEY-ID`; answers the page that was
/// chosen.
pub fn other_games(
    ui: &mut Ui,
    game: Kind,
    room: Room,
    key: &str,
    words: &Words,
) -> Option<Screen> {
    let mut chosen = None;
    for other in Kind::ALL.into_iter().filter(|other| *other != game) {
        let text = words.text(&format!("{key}-{}", other.id()));
        if ui.add(Push::plain(text)).clicked() {
            chosen = Some(Screen::of(other, room));
        }
    }
    chosen
}

//! Every key of the table on one sheet, on `?`.

use super::paint::font;
use super::seating::Seating;
use crate::desktop::Screen;
use crate::desktop::screens::{Menu, Words};
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus, palette, space};
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// Whether the sheet lies over the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Help(bool);

impl Help {
    /// Opens the sheet.
    pub fn open(&mut self) {
        self.0 = true;
    }

    /// Closes it.
    pub fn close(&mut self) {
        self.0 = false;
    }

    /// Whether the sheet lies over the table.
    pub fn is_open(&self) -> bool {
        self.0
    }
}

/// The dialogues that can lie over the table and take its keys.
#[derive(SystemParam)]
pub struct Dialogues<'w> {
    menu: Res<'w, Menu>,
    help: Res<'w, Help>,
    seating: Res<'w, Seating>,
}

impl Dialogues<'_> {
    /// Whether one of them is open.
    pub fn any(&self) -> bool {
        self.menu.is_open() || self.help.is_open() || self.seating.is_open()
    }
}

/// The height of a line of the sheet.
const LINE: f32 = 26.0;

/// The keys as they are called on a keyboard, and what they do; an empty line parts groups.
///
/// Letters stand for places on the keyboard: on another layout another letter may be printed there.
const KEYS: [(&str, &str); 23] = [
    ("1 2 3 4 5 6", "key-tiles"),
    ("Q W E R", "key-leaders"),
    ("C", "key-catastrophe"),
    ("← ↑ → ↓", "key-cursor"),
    ("Enter", "key-put-down"),
    ("Delete", "key-withdraw"),
    ("S", "key-swap"),
    ("A", "key-swap-all"),
    ("Backspace", "key-undo"),
    ("T", "key-end-turn"),
    ("H", "key-hint"),
    ("B", "key-recap"),
    ("1 … 9", "key-choose"),
    ("Space", "key-revolt"),
    ("K  L  P  G", "key-aids"),
    ("+  −", "key-zoom"),
    ("F", "key-fit"),
    ("Shift ← ↑ → ↓", "key-pan"),
    ("F11", "key-full-screen"),
    ("Tab", "key-tab"),
    ("Esc", "key-escape"),
    ("?", "key-help"),
    ("F1", "key-rules"),
];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Help>()
        .add_systems(
            PreUpdate,
            listen
                .after(bevy::input::InputSystems)
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Table).and_then(|help: Res<Help>| help.0)),
        )
        .add_systems(OnExit(Screen::Table), |mut help: ResMut<Help>| {
            help.0 = false;
        });
}

/// The question mark lies elsewhere on every layout: it is known by what it types.
fn listen(
    mut keys: MessageReader<KeyboardInput>,
    menu: Res<Menu>,
    elsewhere: Res<EguiWantsInput>,
    mut help: ResMut<Help>,
) {
    for key in keys.read() {
        let mark = key.logical_key == Key::Character("?".into());
        let pressed = key.state == ButtonState::Pressed && !key.repeat;
        if mark && pressed && !menu.is_open() && (help.0 || !elsewhere.wants_any_keyboard_input()) {
            help.0 = !help.0;
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut help: ResMut<Help>,
    mut was_open: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut close = std::mem::replace(&mut *was_open, true) && focus::cancel(ctx);
    dialogue(ctx, "keys", &words.text("keys-title"), 940.0, |ui| {
        // Every line of it has to fit the smallest window.
        ui.spacing_mut().interact_size.y = LINE;
        ui.spacing_mut().item_spacing.y = 3.0;
        let gap = 28.0;
        let half = (ui.available_width() - gap) / 2.0;
        let middle = KEYS.len().div_ceil(2);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for part in [&KEYS[..middle], &KEYS[middle..]] {
                ui.allocate_ui(egui::vec2(half, 0.0), |ui| {
                    ui.vertical(|ui| {
                        ui.set_width(half);
                        for (keys, about) in part {
                            line(ui, keys, &words.text(about));
                        }
                    });
                });
            }
        });
        ui.label(RichText::new(words.text("keys-place")).font(font(16.0, "text")));
        answers(ui, |ui| {
            let done = Push::primary(words.text("keys-close")).width(150.0);
            close |= ui.add(done).clicked();
        });
    });
    if close {
        help.0 = false;
        *was_open = false;
    }
    Ok(())
}

/// A key on a stone, and what it does beside it.
fn line(ui: &mut Ui, keys: &str, about: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ROW;
        let (place, _) = ui.allocate_exact_size(egui::vec2(122.0, LINE), egui::Sense::hover());
        ui.painter().rect_filled(place, 5.0, palette::BITUMEN);
        ui.painter()
            .rect_filled(place.shrink(1.5), 4.0, palette::CLAY);
        ui.painter().text(
            place.center(),
            egui::Align2::CENTER_CENTER,
            keys,
            font(17.0, "text"),
            palette::INK,
        );
        let about = RichText::new(about).font(font(17.0, "text"));
        ui.add(egui::Label::new(about).wrap());
    });
}

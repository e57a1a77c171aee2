//! The page of keys: every action with its keys, each to be changed.

use super::asking::{Asking, name};
use super::parts::Parts;
use crate::desktop::app::keys::action::Place;
use crate::desktop::app::keys::{Action, Bindings};
use crate::desktop::app::words::Words;
use crate::desktop::theme::palette::INK;
use crate::desktop::theme::{Push, space, widgets};
use crate::preferences::Preferences;
use bevy_egui::egui::{Label, Response, TextStyle, Ui, vec2};

/// The least width of the button of a key.
const KEY: f32 = 56.0;
/// The room beside the words of a button.
const PAD: f32 = 10.0;

impl Parts<'_, '_> {
    /// Every action with its keys, in groups.
    pub(super) fn keys(&mut self, ui: &mut Ui) {
        let words = self.words;
        let bindings = Bindings::of(&self.now.keys);
        widgets::section(ui, &words.text("settings-keys"));
        widgets::explain(ui, &words.text("settings-keys-about"));
        widgets::explain(ui, &words.text("settings-keys-fixed"));
        for (place, title) in [
            (Place::Game, "settings-keys-game"),
            (Place::Both, "settings-keys-board"),
            (Place::Replay, "settings-keys-replay"),
        ] {
            ui.add_space(space::ROW);
            widgets::section(ui, &words.text(title));
            for action in Action::ALL.iter().filter(|a| a.place() == place) {
                row(ui, *action, &bindings, self.now, self.asking, words);
            }
        }
    }
}

/// An action: its name, a button for each of its keys, one for another, one for the usual ones.
fn row(
    ui: &mut Ui,
    action: Action,
    bindings: &Bindings,
    now: &mut Preferences,
    asking: &mut Asking,
    words: &Words,
) {
    let label = name(action, words);
    let font = TextStyle::Button.resolve(ui.style());
    let reset = ui
        .painter()
        .layout_no_wrap(words.text("keys-reset"), font, INK);
    // Two keys, a plus, and the usual ones.
    let buttons = 3.0 * (KEY + space::SMALL) + reset.size().x + 2.0 * PAD + 20.0;
    let width = (ui.available_width() - buttons).max(200.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::SMALL;
        ui.spacing_mut().button_padding.x = PAD;
        ui.allocate_ui(vec2(width, space::TALL), |ui| {
            ui.set_min_size(vec2(width, space::TALL));
            ui.horizontal_centered(|ui| {
                ui.set_max_width(width);
                ui.add(Label::new(&label).wrap());
            });
        });
        for key in bindings.keys(action) {
            let text = key.label(words);
            let spoken = words.format(
                "keys-change",
                &[("action", (&label).into()), ("key", (&text).into())],
            );
            let button = ui.add(Push::plain(text).width(KEY));
            if named(button, &spoken).clicked() {
                *asking = Asking::Key(action, *key);
            }
        }
        let spoken = words.format("keys-add", &[("action", (&label).into())]);
        let more = ui.add(Push::plain("+").width(KEY.min(44.0)));
        if named(more, &spoken).clicked() {
            *asking = Asking::Press {
                action,
                old: None,
                refused: false,
            };
        }
        if bindings.is_changed(action) {
            let spoken = words.format("keys-usual", &[("action", (&label).into())]);
            let usual = ui.add(Push::plain(words.text("keys-reset")));
            if named(usual, &spoken).clicked() {
                let mut keys = bindings.clone();
                keys.reset(action);
                now.keys = keys.chosen();
            }
        }
    });
}

/// A button whose name for screen readers says what it is about.
fn named(response: Response, spoken: &str) -> Response {
    use bevy_egui::egui::{WidgetInfo, WidgetType};
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, spoken));
    response
}

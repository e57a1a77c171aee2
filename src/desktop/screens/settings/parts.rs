//! What stands in each part of the settings.

use super::asking::Asking;
use super::{Tab, explain_clamp, language_options};
use crate::desktop::app::keys::Action;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::audio::{Cue, Sound};
use crate::desktop::screens::emblem;
use crate::desktop::screens::new_game::{BOARDS, babel, tigris};
use crate::desktop::theme::{Push, UiScaling, space, widgets};
use crate::games::Kind;
use crate::preferences::{Curtain, EndOfTurn, Palette, Pause, Preferences};
use crate::tigris::rules::Colour;
use bevy::prelude::MessageWriter;
use bevy_egui::egui::{Sense, Ui, vec2};

/// The width of the labels of rows.
const LABEL: f32 = 170.0;
/// Where the slider of the pace stands when nothing moves: beyond the quickest pace, which is 3.
const AT_ONCE: f64 = 3.25;

/// What the parts change and what they need for it.
pub struct Parts<'a, 'w> {
    pub now: &'a mut Preferences,
    pub words: &'a Words,
    pub art: &'a Art,
    pub scaling: &'a UiScaling,
    pub dragged: &'a mut Option<f64>,
    pub cues: &'a mut MessageWriter<'w, Cue>,
    pub asking: &'a mut Asking,
}

impl Parts<'_, '_> {
    pub fn show(&mut self, ui: &mut Ui, tab: Tab) {
        match tab {
            Tab::Display => self.display(ui),
            Tab::Aids => self.aids(ui),
            Tab::Pace => self.pace(ui),
            Tab::Turns => self.turns(ui),
            Tab::Sound => self.sound(ui),
            Tab::NewGames => self.new_games(ui),
            Tab::Keys => self.keys(ui),
        }
    }

    fn display(&mut self, ui: &mut Ui) {
        let words = self.words;
        widgets::section(ui, &words.text("settings-display"));
        let label = words.text("settings-language");
        widgets::row(ui, &label, LABEL, |ui| {
            widgets::choice(ui, &label, &mut self.now.language, &language_options(words));
        });
        let label = words.text("settings-scale");
        widgets::row(ui, &label, LABEL, |ui| {
            let mut percent = self.dragged.unwrap_or(f64::from(self.now.ui_scale));
            let show = |value| percent_text(value, words);
            let slider = widgets::slider(ui, &label, &mut percent, 75.0..=200.0, 5.0, show);
            if slider.dragged() {
                *self.dragged = Some(percent);
            } else {
                *self.dragged = None;
                self.now.ui_scale = percent.round() as u16;
            }
        });
        explain_clamp(ui, self.now, self.scaling, words);
        let label = words.text("settings-palette");
        widgets::row(ui, &label, LABEL, |ui| {
            let palettes = [
                (Palette::Inlay, words.text("settings-palette-inlay")),
                (Palette::Classic, words.text("settings-palette-classic")),
            ];
            widgets::choice(ui, &label, &mut self.now.palette, &palettes);
            ui.add_space(space::SMALL);
            for colour in Colour::ALL {
                let (place, _) = ui.allocate_exact_size(vec2(34.0, 34.0), Sense::hover());
                emblem::paint_tile(ui, self.art, colour, place);
            }
        });
        widgets::explain(ui, &words.text("settings-palette-about"));
        ui.add_space(space::SMALL);
        widgets::toggle(
            ui,
            &mut self.now.full_screen,
            &words.text("settings-full-screen"),
        );
        widgets::explained_toggle(
            ui,
            &mut self.now.vsync,
            &words.text("settings-vsync"),
            &words.text("settings-vsync-about"),
        );
    }

    fn aids(&mut self, ui: &mut Ui) {
        let words = self.words;
        let now = &mut *self.now;
        let aid = |ui: &mut Ui, on: &mut bool, key: &str, action| {
            let about = words.naming(&format!("{key}-about"), Action::Revolt);
            let name = words.with_key(words.text(key), action);
            widgets::explained_toggle(ui, on, &name, &about);
            ui.add_space(space::SMALL);
        };
        widgets::section(ui, &words.text("settings-aids"));
        let preview = &mut now.show_preview;
        aid(ui, preview, "settings-preview", Action::Preview);
        widgets::section(ui, &Kind::Tigris(()).name(words));
        let kingdoms = &mut now.show_kingdoms;
        aid(ui, kingdoms, "settings-kingdoms", Action::Kingdoms);
        let strengths = &mut now.show_strengths;
        aid(ui, strengths, "settings-strengths", Action::Strengths);
        let coordinates = &mut now.show_coordinates;
        aid(ui, coordinates, "settings-coordinates", Action::Coordinates);
        let about = words.text("settings-names-about");
        widgets::explained_toggle(
            ui,
            &mut now.show_names,
            &words.text("settings-names"),
            &about,
        );
        ui.add_space(space::SMALL);
        widgets::section(ui, &Kind::Babel(()).name(words));
        let place = &mut now.show_place;
        aid(ui, place, "settings-place", Action::Kingdoms);
        let counts = &mut now.show_counts;
        aid(ui, counts, "settings-counts", Action::Strengths);
        self.review(ui);
    }

    /// From how many points on a review calls a loss something. A step further than the next grade
    /// takes that along, so the three keep their order.
    fn review(&mut self, ui: &mut Ui) {
        let words = self.words;
        let now = &mut self.now.review;
        widgets::section(ui, &words.text("settings-review"));
        widgets::explain(ui, &words.text("settings-review-about"));
        let show = |points: f64| {
            let points = (points.round() as i64).into();
            words.format("review-points", &[("points", points)])
        };
        let bounds = [
            (&mut now.inaccuracy, "review-inaccuracy", 1.0..=20.0),
            (&mut now.mistake, "review-mistake", 2.0..=35.0),
            (&mut now.blunder, "review-blunder", 3.0..=50.0),
            (&mut now.luck, "settings-review-luck", 1.0..=30.0),
        ];
        let mut moved = None;
        for (at, (value, key, range)) in bounds.into_iter().enumerate() {
            let label = words.text(key);
            widgets::row(ui, &label, LABEL, |ui| {
                let mut points = f64::from(*value);
                widgets::slider(ui, &label, &mut points, range, 1.0, show);
                if (points - f64::from(*value)).abs() > 0.5 {
                    *value = points as f32;
                    moved = Some(at);
                }
            });
        }
        match moved {
            Some(2) => {
                now.mistake = now.mistake.min(now.blunder - 1.0);
                now.inaccuracy = now.inaccuracy.min(now.mistake - 1.0);
            }
            Some(1) => now.inaccuracy = now.inaccuracy.min(now.mistake - 1.0),
            _ => {}
        }
        *now = now.clamped();
    }

    fn pace(&mut self, ui: &mut Ui) {
        let words = self.words;
        widgets::section(ui, &words.text("settings-pace"));
        let label = words.text("settings-speed");
        widgets::row(ui, &label, LABEL, |ui| {
            // No animation at all is the quickest: one step beyond the quickest that there is.
            let mut speed = match f64::from(self.now.animation_speed) {
                0.0 => AT_ONCE,
                speed => speed,
            };
            widgets::slider(ui, &label, &mut speed, 0.25..=AT_ONCE, 0.25, |value| {
                if value == AT_ONCE {
                    words.text("settings-speed-none")
                } else {
                    let times = words.number(value, None);
                    words.format("settings-speed-times", &[("times", times.into())])
                }
            });
            self.now.animation_speed = if speed == AT_ONCE { 0.0 } else { speed as f32 };
        });
        widgets::explain(ui, &words.text("settings-speed-about"));
        ui.add_space(space::ROW);
        let pauses = [
            (Pause::Off, words.text("settings-bot-pause-off")),
            (Pause::Short, words.text("settings-bot-pause-short")),
            (Pause::Long, words.text("settings-bot-pause-long")),
        ];
        let label = words.text("settings-bot-pause");
        ui.label(&label);
        widgets::choice(ui, &label, &mut self.now.bot_pause, &pauses);
        ui.add_space(space::GROUP);
        widgets::explained_toggle(
            ui,
            &mut self.now.reduce_motion,
            &words.text("settings-reduce-motion"),
            &words.text("settings-reduce-motion-about"),
        );
    }

    fn turns(&mut self, ui: &mut Ui) {
        let words = self.words;
        widgets::section(ui, &words.text("settings-end-turn-section"));
        let label = words.text("settings-end-turn");
        ui.label(&label);
        let mut ends = vec![(EndOfTurn::Manual, words.text("settings-end-turn-manual"))];
        ends.extend([3, 10, 30].map(|seconds| {
            let text = words.format("settings-end-turn-after", &[("seconds", seconds.into())]);
            (EndOfTurn::After(seconds), text)
        }));
        widgets::choice(ui, &label, &mut self.now.end_of_turn, &ends);
        widgets::explain(ui, &words.text("settings-end-turn-about"));
        ui.add_space(space::GROUP);
        widgets::section(ui, &words.text("settings-table"));
        let label = words.text("settings-curtain");
        ui.label(&label);
        let curtains = [
            (Curtain::Off, words.text("settings-curtain-off")),
            (Curtain::SecretsOnly, words.text("settings-curtain-secrets")),
            (Curtain::Always, words.text("settings-curtain-always")),
        ];
        widgets::choice(ui, &label, &mut self.now.curtain, &curtains);
        widgets::explain(ui, &words.text("settings-curtain-about"));
        ui.add_space(space::ROW);
        widgets::explained_toggle(
            ui,
            &mut self.now.show_recap,
            &words.text("settings-recap"),
            &words.text("settings-recap-about"),
        );
    }

    fn sound(&mut self, ui: &mut Ui) {
        let words = self.words;
        widgets::section(ui, &words.text("settings-sound"));
        widgets::explained_toggle(
            ui,
            &mut self.now.muted,
            &words.text("settings-mute"),
            &words.text("settings-mute-about"),
        );
        ui.add_space(space::ROW);
        let heard = !self.now.muted;
        let mut listen = false;
        ui.add_enabled_ui(heard, |ui| {
            for (value, key) in [
                (&mut self.now.volume, "settings-volume"),
                (&mut self.now.effects, "settings-effects"),
            ] {
                let label = words.text(key);
                widgets::row(ui, &label, LABEL, |ui| {
                    let before = f64::from(*value * 100.0).round();
                    let mut percent = before;
                    let show = |value| percent_text(value, words);
                    let range = 0.0..=100.0;
                    let slider = widgets::slider(ui, &label, &mut percent, range, 5.0, show);
                    if (percent - before).abs() > 0.5 {
                        *value = (percent / 100.0) as f32;
                        // By key or click; whoever drags hears it when letting go.
                        listen |= !slider.dragged();
                    }
                    listen |= slider.drag_stopped();
                });
            }
            ui.add_space(space::SMALL);
            let button = Push::plain(words.text("settings-listen")).width(150.0);
            listen |= ui.add(button).clicked();
        });
        if listen {
            self.cues.write(Cue {
                sound: Sound::Treasure,
                note: None,
            });
        }
    }

    fn new_games(&mut self, ui: &mut Ui) {
        let words = self.words;
        widgets::section(ui, &Kind::Tigris(()).name(words));
        widgets::explain(ui, &words.text("settings-games-about"));
        ui.add_space(space::SMALL);
        let label = words.text("new-game-board");
        widgets::row(ui, &label, LABEL, |ui| {
            let boards = BOARDS.map(|name| (name.to_string(), words.board(name)));
            widgets::choice(ui, &label, &mut self.now.board, &boards);
        });
        ui.add_space(space::SMALL);
        let Preferences {
            options,
            show_bag,
            babel_options,
            ..
        } = &mut *self.now;
        tigris::variants(ui, options, show_bag, words);
        ui.add_space(space::GROUP);
        widgets::section(ui, &Kind::Babel(()).name(words));
        babel::variants(ui, babel_options, words);
    }
}

fn percent_text(value: f64, words: &Words) -> String {
    let percent = value.round() as i64;
    words.format("percent", &[("percent", percent.into())])
}

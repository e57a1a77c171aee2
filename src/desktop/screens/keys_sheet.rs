//! Every key of a table or of a replay on one sheet, on `?`.

use super::Menu;
use crate::desktop::app::keys::{Action, Keys, KeysHeard};
use crate::desktop::app::requests::Help;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{fit, font};
use crate::desktop::session::{Session, TableGame, looks_back};
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus, palette, space};
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext};

/// The width of the stones with keys.
const KEYS: f32 = 130.0;
/// The height of a line of the sheet.
const LINE: f32 = 26.0;

/// A line of the sheet: the actions whose keys stand on the stone, and the key of what they do.
pub type About = (&'static [Action], &'static str);

/// The keys of a replay, of whichever game.
const REPLAY: [About; 10] = [
    (&[Action::StepBack, Action::StepOn], "key-steps"),
    (&[Action::TurnBack, Action::TurnOn], "key-turns"),
    (&[Action::OwnTurnBack, Action::OwnTurnOn], "key-own-turns"),
    (&[Action::MarkerBack, Action::MarkerOn], "key-markers"),
    (&[Action::Review], "key-review"),
    (&[Action::ReviewBack, Action::ReviewOn], "key-review-marks"),
    (&[Action::ToStart, Action::ToEnd], "key-ends"),
    (&[Action::Play], "key-play"),
    (&[Action::Slower, Action::Faster], "key-speed"),
    (&[Action::View], "key-view"),
];

/// The keys of every table, and of every replay.
const EVERYWHERE: [About; 3] = [
    (&[Action::FullScreen], "key-full-screen"),
    (&[Action::Help], "key-help"),
    (&[Action::Rules], "key-rules"),
];

/// A game whose table has keys.
pub trait Keyed: TableGame {
    /// The keys of a game alone.
    const GAME: &'static [About];
    /// The keys that mean the same in a game and in its replay.
    const BOTH: &'static [About];
    /// What Tab leads to.
    const TAB: &'static str;
}

pub(super) fn plugin_of<G: Keyed>(app: &mut App) {
    app.add_systems(
        PreUpdate,
        listen.after(KeysHeard).run_if(in_state(G::SCREEN)),
    )
    .add_systems(
        EguiPrimaryContextPass,
        show::<G>.run_if(in_state(G::SCREEN).and_then(|help: Res<Help>| help.is_open())),
    )
    .add_systems(OnExit(G::SCREEN), |mut help: ResMut<Help>| help.close());
}

/// Its key opens the sheet, unless a dialogue lies on top, and closes it again.
fn listen(
    keys: Keys,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut menu: ResMut<Menu>,
    mut help: ResMut<Help>,
) {
    if !keys.just_pressed(Action::Help) {
        return;
    }
    // The game menu names the key beside its own button for the sheet.
    if matches!(*menu, Menu::Main(_)) {
        *menu = Menu::Closed;
        help.open();
    } else if help.is_open() {
        help.close();
    } else if !menu.is_open() {
        let lies = |mut context: Mut<EguiContext>| {
            focus::dialogue(context.bypass_change_detection().get_mut()).is_some()
        };
        if !contexts.iter_mut().any(lies) {
            help.open();
        }
    }
}

/// The lines of the sheet: what stands on the stone, and what it does.
fn lines<G: Keyed>(replay: bool, words: &Words) -> Vec<(String, String)> {
    let own: &[About] = match replay {
        true => &REPLAY,
        false => G::GAME,
    };
    let all = own.iter().chain(G::BOTH).chain(&EVERYWHERE);
    let bound = all.map(|(actions, about)| {
        let keys = match *about {
            "key-choose" => words.keys().range(actions, words),
            _ => words.keys().labels(actions, words),
        };
        let about = match *about {
            "key-choose" => words.naming(about, Action::PutDown),
            _ => words.text(about),
        };
        (keys, about)
    });
    let escape = if replay { "key-leave" } else { "key-escape" };
    // Nobody can change these.
    let fixed = [("Tab", G::TAB), ("Esc", escape)];
    let fixed = fixed.map(|(key, about)| (key.to_string(), words.text(about)));
    bound.chain(fixed).collect()
}

/// Shows the sheet: what stands on each stone, and what it does.
fn show<G: Keyed>(
    mut contexts: EguiContexts,
    words: Res<Words>,
    session: Option<Res<Session<G>>>,
    mut help: ResMut<Help>,
    mut was_open: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let lines = lines::<G>(looks_back(session), &words);
    let mut close = std::mem::replace(&mut *was_open, true) && focus::cancel(ctx);
    dialogue(ctx, "keys", &words.text("keys-title"), 940.0, |ui| {
        // Every line of it has to fit the smallest window.
        ui.spacing_mut().interact_size.y = LINE;
        ui.spacing_mut().item_spacing.y = 3.0;
        let gap = 28.0;
        let half = (ui.available_width() - gap) / 2.0;
        let middle = lines.len().div_ceil(2);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for part in [&lines[..middle], &lines[middle..]] {
                ui.allocate_ui(egui::vec2(half, 0.0), |ui| {
                    ui.vertical(|ui| {
                        ui.set_width(half);
                        for (keys, about) in part {
                            line(ui, keys, about);
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
        help.close();
        *was_open = false;
    }
    Ok(())
}

/// A key on a stone, and what it does beside it.
fn line(ui: &mut Ui, keys: &str, about: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ROW;
        let (place, stone) = ui.allocate_exact_size(egui::vec2(KEYS, LINE), egui::Sense::hover());
        stone.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, keys));
        ui.painter().rect_filled(place, 5.0, palette::BITUMEN);
        ui.painter()
            .rect_filled(place.shrink(1.5), 4.0, palette::CLAY);
        // Two long names, as of the keys that turn pages, are written smaller rather than cut.
        let room = place.width() - 8.0;
        let written = |size| fit(ui, keys, font(size, "text"), room);
        let whole = [17.0, 15.0]
            .map(written)
            .into_iter()
            .find(|galley| !galley.elided);
        let galley = whole.unwrap_or_else(|| written(13.5));
        if galley.elided {
            stone.on_hover_text(keys);
        }
        let at = place.center() - galley.size() / 2.0;
        ui.painter().galley(at, galley, palette::INK);
        let about = RichText::new(about).font(font(17.0, "text"));
        ui.add(egui::Label::new(about).wrap());
    });
}

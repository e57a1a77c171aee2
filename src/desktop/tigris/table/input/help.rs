//! Every key of the table or of the replay on one sheet, on `?`.

use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::requests;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{fit, font};
use crate::desktop::games::tigris::Session;
use crate::desktop::screens::Menu;
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus, palette, space};
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The width of the stones with keys.
const KEYS: f32 = 130.0;
/// The height of a line of the sheet.
const LINE: f32 = 26.0;

/// A line of the sheet: the actions whose keys stand on the stone, and what they do.
type About = (&'static [Action], &'static str);

use Action::*;

/// The keys of a game.
const GAME: [About; 22] = [
    (
        &[Number1, Number2, Number3, Number4, Number5, Number6],
        "key-tiles",
    ),
    (&Action::PIECES, "key-leaders"),
    (&[Catastrophe], "key-catastrophe"),
    (
        &[CursorLeft, CursorUp, CursorRight, CursorDown],
        "key-cursor",
    ),
    (&[PutDown], "key-put-down"),
    (&[Withdraw], "key-withdraw"),
    (&[Swap], "key-swap"),
    (&[SwapAll], "key-swap-all"),
    (&[Undo], "key-undo"),
    (&[UndoTurn], "key-undo-turn"),
    (&[EndTurn], "key-end-turn"),
    (&[Hint], "key-hint"),
    (&[Recap], "key-recap"),
    (&[Number1, Number9], "key-choose"),
    (&[Revolt], "key-revolt"),
    (&[Kingdoms, Strengths, Preview, Coordinates], "key-aids"),
    (&[Closer, Farther], "key-zoom"),
    (&[WholeBoard], "key-fit"),
    (&[BoardLeft, BoardUp, BoardRight, BoardDown], "key-pan"),
    (&[FullScreen], "key-full-screen"),
    (&[Action::Help], "key-help"),
    (&[Rules], "key-rules"),
];

/// The keys of a replay.
const REPLAY: [About; 17] = [
    (&[StepBack, StepOn], "key-steps"),
    (&[TurnBack, TurnOn], "key-turns"),
    (&[OwnTurnBack, OwnTurnOn], "key-own-turns"),
    (&[MarkerBack, MarkerOn], "key-markers"),
    (&[Review], "key-review"),
    (&[ReviewBack, ReviewOn], "key-review-marks"),
    (&[ToStart, ToEnd], "key-ends"),
    (&[Play], "key-play"),
    (&[Slower, Faster], "key-speed"),
    (&[View], "key-view"),
    (&[Kingdoms, Strengths, Preview, Coordinates], "key-aids"),
    (&[Closer, Farther], "key-zoom"),
    (&[WholeBoard], "key-fit"),
    (&[BoardLeft, BoardUp, BoardRight, BoardDown], "key-pan"),
    (&[FullScreen], "key-full-screen"),
    (&[Action::Help], "key-help"),
    (&[Rules], "key-rules"),
];

/// The keys that nobody can change.
const FIXED: [(&str, &str); 2] = [("Tab", "key-tab"), ("Esc", "key-escape")];

/// The lines of the sheet: what stands on the stone, and what it does.
fn lines(replay: bool, words: &Words) -> Vec<(String, String)> {
    let about: &[About] = if replay { &REPLAY } else { &GAME };
    let bound = about.iter().map(|(actions, about)| {
        let keys = match *about {
            "key-choose" => words.keys().range(actions, words),
            _ => words.keys().labels(actions, words),
        };
        let about = match *about {
            "key-choose" => words.naming(about, PutDown),
            _ => words.text(about),
        };
        (keys, about)
    });
    let escape = if replay { "key-leave" } else { FIXED[1].1 };
    let fixed = [(FIXED[0].0, FIXED[0].1), (FIXED[1].0, escape)];
    let fixed = fixed.map(|(key, about)| (key.to_string(), words.text(about)));
    bound.chain(fixed).collect()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        listen
            .after(crate::desktop::app::keys::KeysHeard)
            .run_if(in_state(Screen::Table)),
    )
    .add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Table).and_then(|help: Res<requests::Help>| help.is_open())),
    )
    .add_systems(OnExit(Screen::Table), |mut help: ResMut<requests::Help>| {
        help.close();
    });
}

/// Its key opens the sheet and closes it again.
fn listen(
    keys: Keys,
    menu: Res<Menu>,
    elsewhere: Res<EguiWantsInput>,
    mut help: ResMut<requests::Help>,
) {
    let may = !menu.is_open() && (help.is_open() || !elsewhere.wants_any_keyboard_input());
    if may && keys.just_pressed(Action::Help) {
        match help.is_open() {
            true => help.close(),
            false => help.open(),
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    session: Option<Res<Session>>,
    mut help: ResMut<requests::Help>,
    mut was_open: Local<bool>,
) -> Result {
    let looks_back = session.is_some_and(|session| session.review().is_some());
    let ctx = contexts.ctx_mut()?;
    let mut close = std::mem::replace(&mut *was_open, true) && focus::cancel(ctx);
    dialogue(ctx, "keys", &words.text("keys-title"), 940.0, |ui| {
        // Every line of it has to fit the smallest window.
        ui.spacing_mut().interact_size.y = LINE;
        ui.spacing_mut().item_spacing.y = 3.0;
        let gap = 28.0;
        let half = (ui.available_width() - gap) / 2.0;
        let lines = lines(looks_back, &words);
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
        stone.on_hover_text(keys);
        ui.painter().rect_filled(place, 5.0, palette::BITUMEN);
        ui.painter()
            .rect_filled(place.shrink(1.5), 4.0, palette::CLAY);
        let galley = fit(ui, keys, font(17.0, "text"), place.width() - 8.0);
        let at = place.center() - galley.size() / 2.0;
        ui.painter().galley(at, galley, palette::INK);
        let about = RichText::new(about).font(font(17.0, "text"));
        ui.add(egui::Label::new(about).wrap());
    });
}

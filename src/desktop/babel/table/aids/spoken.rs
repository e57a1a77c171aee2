//! The table for people who hear it or go through it by Tab: each territory, each column and each
//! kind of card in hand is a stop with its state in words; Enter or Space does what a click does.

use super::tip::said;
use crate::babel::rules::{Handful, Level, Player, Position, Source, Tribe, TribeCounts};
use crate::babel::words;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::egui_rect;
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::table::state::held::{Held, Pointing, What};
use crate::desktop::babel::table::state::put_down::PutDown;
use crate::desktop::babel::table::state::seat::Turn;
use crate::desktop::theme::focus;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

pub(super) fn show(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    words: Res<Words>,
    (mut held, mut pointing): (ResMut<Held>, ResMut<Pointing>),
    mut put: PutDown,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if put.turn.session.is_none() || put.turn.seat.curtain.is_some() {
        return Ok(());
    }
    let area = egui::Area::new("babel stops".into())
        .order(egui::Order::Background)
        .fixed_pos(egui_rect(layout.area).min)
        .constrain(false)
        .show(&ctx, |ui| {
            let mut picked = None;
            let acts = put.turn.acting().is_some();
            if let Some(session) = put.turn.session.as_deref() {
                let shown = session.shown();
                for tribe in Tribe::ALL {
                    let place = egui_rect(layout.land(tribe));
                    let about = foreseen(shown, &put.turn, held.what, tribe, layout.below, &words);
                    if stop(ui, "land", tribe.index(), place, &about, acts) {
                        picked = Some(Picked::Land(tribe));
                    }
                }
                for owner in Player::ALL {
                    let column = shown.table().column(owner);
                    let place = layout.quarry_card(owner, column.len().max(1) - 1, column.len());
                    let about = column_in_words(owner, column.as_slice(), &words);
                    if stop(ui, "column", owner.index(), egui_rect(place), &about, acts) {
                        let active = shown.table().active();
                        let source = match owner == active {
                            true => Source::Own,
                            false => Source::Other,
                        };
                        picked = Some(Picked::What(What::Temple(source)));
                    }
                }
            }
            let hand = put.turn.hand();
            for tribe in Tribe::ALL {
                let count = hand.of(tribe);
                if count == 0 {
                    continue;
                }
                let mut cards = TribeCounts::EMPTY;
                cards.add(tribe, count);
                let about = words.format(
                    "babel-hand-cards",
                    &[("cards", words::card_counts(&words, &cards).into())],
                );
                let place = egui_rect(layout.stack(tribe));
                if stop(ui, "hand", tribe.index(), place, &about, acts) {
                    picked = Some(Picked::What(What::Card(tribe)));
                }
            }
            picked
        });
    match area.inner {
        Some(Picked::What(what)) => {
            // It lies where it most likely goes, not at a pointer that nobody moves.
            if let Some(likely) = put.turn.stands() {
                pointing.mean(likely);
            }
            held.toggle(what);
        }
        Some(Picked::Land(tribe)) => {
            if let Some(what) = held.what
                && put.onto(what, tribe, None)
            {
                held.put_back();
            } else if held.what.is_none() {
                held.toggle(What::Three(tribe));
            }
        }
        None => {}
    }
    Ok(())
}

/// What somebody holds, in words.
pub fn in_hand(game: &Position, what: What, words: &Words) -> String {
    let table = game.table();
    let player = table.active();
    match what {
        What::Card(tribe) => words::card(words, tribe),
        What::Temple(source) => {
            let top = table.column(source.owner(player)).last();
            let level = top.map_or(0, |level| i64::from(level.number()));
            let values = [
                ("level", level.into()),
                ("source", words::source(words, source).into()),
            ];
            words.format("babel-spoken-temple", &values)
        }
        What::Three(at) => {
            let row = table.row(player, at).as_slice();
            let three = &row[row.len().saturating_sub(3)..];
            let cards: TribeCounts = three.iter().copied().collect();
            let values = [
                ("cards", words::card_counts(words, &cards).into()),
                ("land", words::territory(words, Some(at)).into()),
            ];
            words.format("babel-spoken-three", &values)
        }
    }
}

/// What a stop was asked for.
enum Picked {
    What(What),
    Land(Tribe),
}

/// A place that can have the focus; `true` when it is chosen by the keyboard or by a screen reader:
/// the pointer is read elsewhere.
fn stop(
    ui: &mut egui::Ui,
    kind: &str,
    index: usize,
    place: egui::Rect,
    about: &str,
    enabled: bool,
) -> bool {
    let id = egui::Id::new(("babel", kind, index));
    // A pointer must find the cards, not this.
    let response = ui.interact(place, id, egui::Sense::focusable_noninteractive());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, about));
    focus::mark(ui, &response);
    let focused = response.has_focus();
    let asked = ui.input(|input| {
        input.has_accesskit_action_request(id, egui::accesskit::Action::Click)
            || (focused
                && (input.key_pressed(egui::Key::Enter) || input.key_pressed(egui::Key::Space)))
    });
    enabled && asked
}

/// A territory in words, with what would come of what is held there.
pub fn foreseen(
    shown: &Position,
    turn: &Turn,
    held: Option<What>,
    at: Tribe,
    below: Player,
    words: &Words,
) -> String {
    let about = land(shown, at, below, words);
    let foreseen = held.zip(turn.acting());
    match foreseen.and_then(|(what, game)| said(game, what, at, words)) {
        Some(said) => {
            let lines = std::iter::once(said.title).chain(said.lines);
            lines.fold(about, |all, line| format!("{all} {line}"))
        }
        None => about,
    }
}

/// A territory in words: rows, temples and markers of both.
fn land(shown: &Position, at: Tribe, below: Player, words: &Words) -> String {
    let table = shown.table();
    let side = |player: Player| {
        let row = table.row(player, at).as_slice();
        let cards: TribeCounts = row.iter().copied().collect();
        let marker = table.marker(player) == Some(at);
        words.format(
            "babel-land-side",
            &[
                ("player", words::player(words, player).into()),
                (
                    "cards",
                    words::handful(words, &Handful::Known(cards)).into(),
                ),
                ("height", table.temple(player, at).height().into()),
                ("marker", if marker { "yes" } else { "no" }.into()),
            ],
        )
    };
    let name = words::territory(words, Some(at));
    format!("{name}. {} {}", side(below), side(below.other()))
}

/// A column in words: its cards, the topmost first.
pub(super) fn column_in_words(owner: Player, column: &[Level], words: &Words) -> String {
    let levels = column.iter().rev().map(|level| level.number().to_string());
    words.format(
        "babel-column-in-words",
        &[
            ("player", words::player(words, owner).into()),
            ("count", column.len().into()),
            ("levels", words.list(levels).into()),
        ],
    )
}

//! The rail at the right: how far the game is, a card for each player, and below them what is asked,
//! advice, or the log.

use super::{card, discard, log};
use crate::babel::rules::{Player, Stage};
use crate::babel::words;
use crate::desktop::app::keys::Action;
use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, font, icon_button};
use crate::desktop::art::{Art, Icon};
use crate::desktop::babel::board::layout::{Layout, RAIL_HEAD};
use crate::desktop::babel::table::aids::advice;
use crate::desktop::babel::table::state::held::{Discarding, Spotlight};
use crate::desktop::babel::table::state::put_down::PutDown;
use crate::desktop::games::babel::Session;
use crate::desktop::screens::menu::{Menu, button_name};
use crate::desktop::session::looking_back::Travel;
use crate::desktop::theme::guest::{FreeRoom, Guest, RailDrawn, rail_layer};
use crate::desktop::theme::question::Question;
use crate::desktop::theme::{fonts, palette};
use crate::desktop::turn::recap::{self, ToggleRecap};
use crate::desktop::turn::seating::Seating;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// The gap between what stands in the rail.
const GAP: f32 = 6.0;
/// How high advice is at least, where there is room.
const ADVICE: f32 = 190.0;
/// What advice takes of the room below the cards; the rest is the log's.
const ADVICE_SHARE: f32 = 0.62;
/// Less than this is no room for the log.
const LOG: f32 = 70.0;
/// A voice takes at most this share of the room below the cards, and is so high at least and at most.
const VOICE: (f32, f32, f32) = (0.62, 36.0, 330.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        rail.in_set(RailDrawn)
            .run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
    );
}

fn rail(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    art: Res<Art>,
    words: Res<Words>,
    mut advice: advice::Panel,
    question: Res<Question>,
    guest: Res<Guest>,
    mut put: PutDown,
    mut discarding: ResMut<Discarding>,
    mut spotlight: ResMut<Spotlight>,
    mut free: ResMut<FreeRoom>,
    mut menu: ResMut<Menu>,
    mut seating: ResMut<Seating<Player>>,
    mut recap: MessageWriter<ToggleRecap>,
    mut travels: MessageWriter<Travel>,
    mut power: ResMut<Power>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut room = FreeRoom::default();
    let mut lit = Spotlight::default();
    let rect = egui_rect(layout.rail);
    egui::Area::new(rail_layer().id)
        .order(egui::Order::Background)
        .fixed_pos(rect.min)
        .constrain(false)
        .show(&ctx, |ui| {
            ui.set_min_size(rect.size());
            ui.set_max_size(rect.size());
            ui.painter().rect_filled(rect, 0.0, palette::LAPIS_DEEP);
            let edge = egui::Stroke::new(2.0, palette::GILT);
            ui.painter().vline(rect.min.x + 1.0, rect.y_range(), edge);
            let Some(session) = put.turn.session.as_deref() else {
                return;
            };
            head(ui, rect, session, &words);
            let button = |from_right: f32| {
                let corner = egui::pos2(rect.max.x - from_right, rect.min.y + 4.0);
                egui::Rect::from_min_size(corner, egui::vec2(32.0, 30.0))
            };
            let looks_back = session.looking_back().is_some();
            let since = recap::available(session, &put.turn.seat).is_some() && !looks_back;
            let name = words.with_key(words.text("recap-button"), Action::Recap);
            let asked = ui.add_enabled_ui(since, |ui| {
                icon_button(ui, button(76.0), &art, Icon::Recap, &name)
                    .on_disabled_hover_text(words.text("recap-nothing"))
                    .clicked()
            });
            if asked.inner {
                recap.write(ToggleRecap);
            }
            // As they are read, the menu last.
            let name = button_name(&words, looks_back);
            if icon_button(ui, button(38.0), &art, Icon::Menu, &name).clicked() {
                menu.open();
            }
            let mut place = egui::Rect::from_min_max(
                egui::pos2(rect.min.x + GAP, layout.below_rail_cards()),
                rect.max - egui::vec2(GAP, GAP),
            );
            // From the top down, whoever sits below.
            let mut cards = Player::ALL.map(|player| (player, egui_rect(layout.rail_card(player))));
            cards.sort_by(|(_, one), (_, other)| one.min.y.total_cmp(&other.min.y));
            if guest.is_crowded(place.height()) {
                place.min.y = rect.min.y + RAIL_HEAD;
                for (_, card) in &mut cards {
                    *card = place.with_max_y(place.min.y + card::BRIEF);
                    place.min.y = card.max.y + GAP / 2.0;
                }
            }
            for (player, place) in cards {
                let clicked = card::show(ui, place, session, &put.turn.seat, player, &art, &words);
                if clicked {
                    seating.ask_by_click(session, &ctx, player);
                }
            }
            let asked = put.turn.game().map(|game| game.table().stage());
            // Where there is no room for both, the hint is read first.
            let covered = advice.is_open() && place.height() <= discard::HEIGHT + ADVICE;
            if discarding.covered != covered {
                discarding.covered = covered;
            }
            if let Some(Stage::Discard { count }) = asked
                && session.caught_up()
                && !covered
            {
                let stamp = session.stamp();
                let height = discard::height(ui.ctx()).min(place.height());
                let above = place.with_max_y(place.min.y + height);
                let takes = question.is_open();
                discard::show(
                    ui,
                    above,
                    count,
                    stamp,
                    &mut discarding,
                    &art,
                    &words,
                    takes,
                    &mut put,
                );
                place.min.y = above.max.y + GAP;
            }
            if advice.is_open() {
                let share = place.height() * ADVICE_SHARE;
                let share = share.max(ADVICE);
                let wanted = advice::height(ui.ctx()).unwrap_or(share).max(share);
                // What leaves the log no lines has its room, too: that waits until the hint is closed.
                let height = match *guest {
                    Guest::Nobody if place.height() - wanted < LOG => place.height(),
                    Guest::Nobody => wanted,
                    _ => share.min(place.height()),
                };
                let above = place.with_max_y(place.min.y + height);
                advice.show(ui, above, &art, &words, &mut put, &mut lit);
                place.min.y = above.max.y + GAP;
            }
            match *guest {
                Guest::Nobody => {}
                Guest::Room { .. } => {
                    room.place = Some(place);
                    room.shared = place.height();
                    return;
                }
                Guest::Voice(height) => {
                    let most = (place.height() * VOICE.0).clamp(VOICE.1, VOICE.2);
                    let end = place.min.y + height.clamp(VOICE.1, most);
                    room.place = Some(place.with_max_y(end));
                    room.shared = place.height();
                    place.min.y = end + GAP;
                }
            }
            if place.height() < 40.0 {
                return;
            }
            let Some(session) = put.turn.session.as_deref() else {
                return;
            };
            let line = log::show(
                ui,
                place,
                session,
                &put.turn.seat,
                &words,
                looks_back,
                &mut lit,
            );
            if let Some(line) = line {
                travels.write(Travel::To(session.timeline().moment_of(line)));
            }
        });
    free.set_if_neq(room);
    if spotlight.set_if_neq(lit) {
        power.stay_awake();
    }
    Ok(())
}

/// What the game is about now: the first fifteen, or the end phase.
fn head(ui: &mut egui::Ui, rail: egui::Rect, session: &Session, words: &Words) {
    let table = session.shown().table();
    // What must be watched in the end phase takes two lines.
    let (key, colour, size) = match (table.ending(), table.end_phase()) {
        (Some(_), _) => ("status-over", palette::SHELL, 17.0),
        (None, true) => ("babel-head-end-phase", palette::GILT_LIT, 15.0),
        (None, false) => ("babel-head-fifteen", palette::SHELL, 17.0),
    };
    let place = egui::Rect::from_min_size(rail.min, egui::vec2(rail.width() - 84.0, RAIL_HEAD));
    // Totals are seen by everybody, so the winner is no secret.
    let winner = session.shown().outcome().and_then(|over| over.winner());
    let text = match winner {
        Some(winner) => {
            let name = words::player(words, winner);
            words.format("results-winner", &[("name", name.into())])
        }
        None => words.text(key),
    };
    let written = egui::RichText::new(&text)
        .font(font(size, fonts::BOLD_FAMILY))
        .color(colour);
    let place = place.with_min_x(place.min.x + 12.0);
    let about = format!("{key}-about");
    ui.scope_builder(
        egui::UiBuilder::new()
            .max_rect(place)
            .layout(egui::Layout::left_to_right(egui::Align::Center)),
        |ui| {
            let label = ui.add(egui::Label::new(written).wrap());
            if words.has(&about) {
                label.on_hover_text(words.text(&about));
            }
        },
    );
}

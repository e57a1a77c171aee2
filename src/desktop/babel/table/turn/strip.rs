//! The strip below the table: who plays and what is asked of them, the hand, the buttons of the turn.

use super::end::is_all_done;
use super::recap::Recap;
use crate::babel::rules::{Stage, Tribe, TribeCounts};
use crate::babel::words;
use crate::desktop::app::keys::Action;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, fit, fit_lines, font, paint_tinted};
use crate::desktop::art::{Art, BabelPicture, Icon, Picture};
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::table::aids::advice::Advice;
use crate::desktop::babel::table::state::held::{Discarding, Held, What};
use crate::desktop::babel::table::state::orders::EndTurn;
use crate::desktop::babel::table::state::seat::Turn;
use crate::desktop::games::babel::{Game, Session, looks_back};
use crate::desktop::theme::guest::Guest;
use crate::desktop::theme::{fonts, palette};
use crate::desktop::turn::advice::{ToggleAdvice, hint_button};
use crate::desktop::turn::bots::Thinking;
use crate::desktop::turn::button::{button, pressed_once};
use crate::desktop::turn::ending::Ending;
use crate::desktop::turn::keys::TableEntered;
use crate::desktop::turn::undo::Undo;
use crate::desktop::turn::watching;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// So far cards of one tribe lie from one another in the hand, in points.
const FAN: f32 = 7.0;

pub(super) fn plugin(app: &mut App) {
    let at_table = || in_state(Screen::Babel).and_then(resource_exists::<Session>);
    app.add_systems(
        EguiPrimaryContextPass,
        (
            // A replay has a bar in this place; a recap leaves the hand in view.
            hand.run_if(not(looks_back).or_else(resource_exists::<Recap>)),
            buttons.run_if(not(looks_back)),
        )
            .after(TableEntered)
            .run_if(at_table()),
    );
}

fn hand(
    mut contexts: EguiContexts,
    turn: Turn,
    layout: Res<Layout>,
    held: Res<Held>,
    discarding: Res<Discarding>,
    thinking: Res<Thinking<Game>>,
    art: Res<Art>,
    words: Res<Words>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(session) = turn.session.as_deref() else {
        return Ok(());
    };
    let strip = egui_rect(layout.strip);
    egui::Area::new("babel hand".into())
        .order(egui::Order::Background)
        .fixed_pos(strip.min)
        .constrain(false)
        .interactable(false)
        .show(&ctx, |ui| {
            plate(ui, &layout, &turn, session, &thinking, &art, &words);
            let mut cards = turn.hand();
            if turn.game().is_some() {
                cards.take_all(discarding.chosen(session.stamp()));
            }
            if let Some(What::Card(tribe)) = held.what {
                cards.take(tribe, 1);
            }
            for tribe in Tribe::ALL {
                stack(ui, &layout, tribe, cards, &art);
            }
        });
    Ok(())
}

/// The cards of one tribe: as many as there are, and their number.
fn stack(ui: &egui::Ui, layout: &Layout, tribe: Tribe, cards: TribeCounts, art: &Art) {
    let count = cards.of(tribe);
    let place = egui_rect(layout.stack(tribe));
    let size = layout.hand_card();
    let seen = usize::from(count.min(8));
    let room = (place.width() - size.x - 34.0).max(0.0);
    let step = FAN.min(room / seen.saturating_sub(1).max(1) as f32);
    let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
    let left = place.min.x + 2.0;
    for index in 0..seen {
        let corner = egui::pos2(left + step * index as f32, place.center().y - size.y / 2.0);
        let card = egui::Rect::from_min_size(corner, egui::vec2(size.x, size.y));
        let texture = art.texture(Picture::Babel(BabelPicture::Card(tribe)));
        ui.painter()
            .image(texture, card, whole, egui::Color32::WHITE);
    }
    if count == 0 {
        // A pale figure keeps the place of the tribe.
        let side = size.x * 0.7;
        let middle = egui::pos2(left + size.x / 2.0, place.center().y);
        let figure = egui::Rect::from_center_size(middle, egui::Vec2::splat(side));
        let picture = Picture::Babel(BabelPicture::Figure(tribe));
        let tint = palette::SHELL.gamma_multiply(0.16);
        paint_tinted(ui, art, picture, figure, tint);
        return;
    }
    let number = egui::pos2(
        left + size.x + step * seen.saturating_sub(1) as f32 + 16.0,
        place.center().y,
    );
    ui.painter().text(
        number,
        egui::Align2::CENTER_CENTER,
        count.to_string(),
        font(23.0, fonts::BOLD_FAMILY),
        palette::SHELL,
    );
}

/// Whose hand this is and what is expected of whom.
fn plate(
    ui: &mut egui::Ui,
    layout: &Layout,
    turn: &Turn,
    session: &Session,
    thinking: &Thinking<Game>,
    art: &Art,
    words: &Words,
) {
    let strip = egui_rect(layout.strip);
    let inner = strip
        .with_max_x(strip.min.x + layout.plate_width())
        .shrink(10.0);
    let player = turn.seat.viewer.unwrap_or(layout.below);
    let side = (inner.height() * 0.6).min(inner.width() * 0.3);
    let mark = egui::Rect::from_min_size(
        egui::pos2(inner.min.x, inner.center().y - side / 2.0),
        egui::Vec2::splat(side),
    );
    ui.painter()
        .rect_filled(mark.expand(3.0), 6.0, palette::CREAM);
    let city = Picture::Babel(BabelPicture::City(player));
    paint_tinted(ui, art, city, mark, palette::INK);
    let x = mark.max.x + 10.0;
    let room = inner.max.x + 8.0 - x;
    let name = words::player(words, player);
    let galley = fit(ui, &name, font(19.0, fonts::BOLD_FAMILY), room);
    ui.painter().galley_with_override_text_color(
        egui::pos2(x, inner.center().y - galley.size().y - 1.0),
        galley,
        palette::SHELL,
    );
    let status = status(turn, session, thinking, words);
    let left = egui::vec2(room, strip.max.y - inner.center().y - 3.0);
    let galley = fit_lines(ui, &status, 16.0, left);
    ui.painter().galley(
        egui::pos2(x, inner.center().y + 1.0),
        galley,
        palette::GILT_LIT,
    );
}

/// What is expected of whom.
pub fn status(turn: &Turn, session: &Session, thinking: &Thinking<Game>, words: &Words) -> String {
    if session.looking_back().is_some() {
        return words.text("recap-title");
    }
    if !session.is_laid() {
        return words.text("status-laying");
    }
    if let Some(game) = turn.game() {
        return match game.table().stage() {
            Stage::Discard { count } => {
                words.format("babel-status-discard", &[("count", count.into())])
            }
            _ => words.text("babel-status-act"),
        };
    }
    let Some(decider) = session.shown().decider() else {
        return words.text("status-over");
    };
    if session.is_nobodys(decider) {
        return words.text("status-nobody");
    }
    let key = match thinking.is_busy() {
        true => "status-thinking",
        false => "status-waiting",
    };
    let name = words::player(words, decider);
    words.format(key, &[("dynasty", name.into())])
}

/// What the person asks of the turn.
#[derive(SystemParam)]
struct Orders<'w> {
    end: MessageWriter<'w, EndTurn>,
    toggle: MessageWriter<'w, ToggleAdvice>,
    undo: Undo<'w, Game>,
    watch: watching::Buttons<'w>,
    next: ResMut<'w, NextState<Screen>>,
}

fn buttons(
    mut contexts: EguiContexts,
    turn: Turn,
    layout: Res<Layout>,
    ending: Res<Ending>,
    advice: Res<Advice>,
    guest: Res<Guest>,
    art: Res<Art>,
    words: Res<Words>,
    mut orders: Orders,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(session) = turn.session.as_deref() else {
        return Ok(());
    };
    let place = egui_rect(layout.buttons());
    egui::Area::new("buttons".into())
        .order(egui::Order::Background)
        .fixed_pos(place.min)
        .constrain(false)
        .show(&ctx, |ui| {
            ui.set_min_size(place.size());
            let place = place.shrink(9.0);
            let gap = 7.0;
            let row = (place.height() - gap) / 2.0;
            let upper = place.with_max_y(place.min.y + row);
            let lower = place.with_min_y(place.max.y - row);
            if session.leads_to_results() {
                let text = words.text("strip-results");
                let results = button(ui, lower, &art, Icon::Crown, &text, true, true);
                let about = words.with_key(text, Action::EndTurn);
                if results.on_hover_text(about).clicked() {
                    orders.next.set(Screen::BabelResults);
                }
                return;
            }
            if session.persons().next().is_none() {
                // Nothing is to be decided here.
                let (rows, seat) = ((upper, lower), &turn.seat);
                orders.watch.show(ui, rows, session, seat, &art, &words);
                return;
            }
            let half = (upper.width() - gap) / 2.0;
            let undo = upper.with_max_x(upper.min.x + half);
            orders.undo.button(ui, undo, &turn, session, &art, &words);
            let hint = upper.with_min_x(upper.max.x - half);
            if hint_button(ui, hint, &turn, &advice, true, &art, &words) {
                orders.toggle.write(ToggleAdvice);
            }
            let can_end = turn.acting().is_some();
            let asked = ending.is_asked(session);
            let text = match ending.seconds {
                Some(left) => words.format("strip-end-in", &[("seconds", left.into())]),
                None if asked => words.text("babel-end-anyway"),
                None => words.text("strip-end"),
            };
            // Loud once nothing else is left to do, unless a chapter's goal is reached and there is another
            // way on, or where it would leave something undone.
            let all_done = turn.acting().is_some_and(is_all_done) && !guest.is_done();
            let loud = asked || all_done;
            let end = button(ui, lower, &art, Icon::EndTurn, &text, can_end, loud);
            let about = words.with_key(words.text("strip-end"), Action::EndTurn);
            let end = end.on_disabled_hover_text(words.text("strip-not-your-turn"));
            let end = end.on_hover_text(about);
            // The second click of two answers no question that the first asked.
            if pressed_once(&end) {
                orders.undo.held.put_back();
                orders.end.write(EndTurn);
            }
        });
    Ok(())
}

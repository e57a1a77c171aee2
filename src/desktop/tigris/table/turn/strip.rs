//! The buttons of the turn at the right end of the strip; its left end is the [`plate`].

use crate::desktop::app::keys::Action;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::egui_rect;
use crate::desktop::art::{Art, Icon};
use crate::desktop::games::tigris::{Game, Session, looks_back};
use crate::desktop::session::Flow;
use crate::desktop::theme::guest::Guest;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::table::aids::advice::Advice;
use crate::desktop::tigris::table::hand::plate;
use crate::desktop::tigris::table::state::held::Swapping;
use crate::desktop::tigris::table::state::orders::{EndTurn, Swap};
use crate::desktop::tigris::table::state::seat::{Turn, all_done_key};
use crate::desktop::turn::advice::{ToggleAdvice, hint_button};
use crate::desktop::turn::bots::Thinking;
use crate::desktop::turn::button::{button, pressed_once};
use crate::desktop::turn::ending::Ending;
use crate::desktop::turn::keys::TableEntered;
use crate::desktop::turn::undo::Undo;
use crate::desktop::turn::watching;
use crate::tigris::rules::Stage;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        strip.after(TableEntered).run_if(
            in_state(Screen::Table)
                .and_then(resource_exists::<Session>)
                .and_then(not(looks_back)),
        ),
    )
    .add_systems(
        Update,
        stop_swapping
            .in_set(Flow::Settle)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

fn stop_swapping(turn: Turn, mut swapping: ResMut<Swapping>) {
    let may = turn
        .acting()
        .is_some_and(|game| game.table().stage() == Stage::Action);
    if swapping.on && !may {
        *swapping = Swapping::default();
    }
}

/// What the person asks of the turn.
#[derive(bevy::ecs::system::SystemParam)]
struct Orders<'w> {
    swap: MessageWriter<'w, Swap>,
    end: MessageWriter<'w, EndTurn>,
    swapping: ResMut<'w, Swapping>,
    undo: Undo<'w, Game>,
    watch: watching::Buttons<'w>,
    advice: Res<'w, Advice>,
    toggle: MessageWriter<'w, ToggleAdvice>,
    next: ResMut<'w, NextState<Screen>>,
    guest: Res<'w, Guest>,
}

fn strip(
    mut contexts: EguiContexts,
    turn: Turn,
    layout: Res<Layout>,
    art: Res<Art>,
    words: Res<Words>,
    ending: Res<Ending>,
    thinking: Res<Thinking<Game>>,
    mut orders: Orders,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(session) = turn.session.as_deref() else {
        return Ok(());
    };
    let strip = layout.strip;
    let plate = Rect::new(
        strip.min.x,
        strip.min.y,
        strip.min.x + layout.plate_width(),
        strip.max.y,
    );
    egui::Area::new("plate".into())
        .order(egui::Order::Background)
        .fixed_pos(egui_rect(plate).min)
        .constrain(false)
        .show(&ctx, |ui| {
            ui.set_min_size(egui_rect(plate).size());
            plate::show(
                ui,
                egui_rect(plate),
                &turn,
                session,
                &art,
                &words,
                thinking.is_busy(),
                orders.swapping.on,
            );
        });
    let ends = egui_rect(layout.buttons());
    if session.looking_back().is_some() {
        // A look back has a button of its own there.
        return Ok(());
    }
    egui::Area::new("buttons".into())
        .order(egui::Order::Background)
        .fixed_pos(ends.min)
        .constrain(false)
        .show(&ctx, |ui| {
            ui.set_min_size(ends.size());
            buttons(
                ui,
                ends.shrink(9.0),
                &turn,
                session,
                &art,
                &words,
                &ending,
                &mut orders,
            );
        });
    Ok(())
}

fn buttons(
    ui: &mut egui::Ui,
    place: egui::Rect,
    turn: &Turn,
    session: &Session,
    art: &Art,
    words: &Words,
    ending: &Ending,
    orders: &mut Orders,
) {
    let gap = 7.0;
    let row = (place.height() - gap) / 2.0;
    let half = (place.width() - gap) / 2.0;
    let upper = |i: f32| {
        egui::Rect::from_min_size(
            place.min + egui::vec2(i * (half + gap), 0.0),
            egui::vec2(half, row),
        )
    };
    let lower = egui::Rect::from_min_size(
        place.min + egui::vec2(0.0, row + gap),
        egui::vec2(place.width(), row),
    );
    let game = turn.acting();
    let stage = game.map(|game| game.table().stage());
    if orders.swapping.on {
        let hand = turn.hand();
        let tiles = orders.swapping.tiles(&hand);
        let count = ("count", tiles.total().into());
        let key = match orders.swapping.warned == Some(tiles) && !tiles.is_empty() {
            true => words.text("strip-swap-ends"),
            false => words.format("strip-swap-confirm", &[count]),
        };
        let all = match orders.swapping.is_all(&hand) {
            true => "strip-swap-none",
            false => "strip-swap-all",
        };
        let all = words.text(all);
        // A tick would look like the button that swaps.
        if button(ui, upper(0.0), art, Icon::Hand, &all, true, false).clicked() {
            orders.swapping.mark_all_or_none(&hand);
        }
        // It stands where Swap stood: the second click of two is none, and where it comes late it marks nothing.
        let cancel = words.text("strip-cancel");
        let cancel = button(ui, upper(1.0), art, Icon::Cross, &cancel, true, false);
        if pressed_once(&cancel) {
            *orders.swapping = Swapping::default();
        }
        let ready = !tiles.is_empty();
        if button(ui, lower, art, Icon::Swap, &key, ready, true).clicked() {
            orders.swap.write(Swap);
        }
        return;
    }
    if session.leads_to_results() {
        let text = words.text("strip-results");
        let results = button(ui, lower, art, Icon::Crown, &text, true, true);
        let about = words.with_key(text, Action::EndTurn);
        if results.on_hover_text(about).clicked() {
            orders.next.set(Screen::Results);
        }
        return;
    }
    if session.persons().next().is_none() {
        // Nothing is to be decided here.
        let rows = (upper(0.0).union(upper(1.0)), lower);
        let seat = &turn.seat;
        orders.watch.show(ui, rows, session, seat, art, words);
        return;
    }
    let undo = &mut orders.undo;
    undo.button(ui, upper(0.0), turn, session, art, words);
    // What a conflict came to is looked at first.
    let goes_on = !session.is_held();
    let can_swap = goes_on && stage == Some(Stage::Action) && !turn.hand().is_empty();
    let swap = button(
        ui,
        upper(1.0),
        art,
        Icon::Swap,
        &words.text("strip-swap"),
        can_swap,
        false,
    );
    let about = words.with_key(words.text("strip-swap-hint"), Action::Swap);
    let why = words.text(not_now(turn, session));
    let swap = swap.on_disabled_hover_text(&why);
    if swap.on_hover_text(about).clicked() {
        orders.undo.held.0 = None;
        *orders.swapping = Swapping {
            on: true,
            ..Swapping::default()
        };
    }
    let can_end = goes_on && matches!(stage, Some(Stage::Action | Stage::End));
    let asked = stage == Some(Stage::Action) && ending.is_asked(session);
    let text = match ending.seconds {
        Some(left) => words.format("strip-end-in", &[("seconds", left.into())]),
        None if asked => {
            let left = session.position().table().actions_left();
            words.format("board-give-up", &[("count", left.into())])
        }
        None => words.text("strip-end"),
    };
    // Loud once both actions are done; before that it gives actions away, and after a chapter's
    // goal there is another way on. While it is shown what came of the last one, nothing urges on.
    let all_done = stage == Some(Stage::End) && session.caught_up();
    let primary = (all_done && !orders.guest.is_done()) || asked;
    let corner = lower.with_min_x(lower.max.x - lower.height());
    let lower = lower.with_max_x(corner.min.x - gap);
    let end = button(ui, lower, art, Icon::EndTurn, &text, can_end, primary);
    let about = words.with_key(words.text("strip-end"), Action::EndTurn);
    let end = end.on_disabled_hover_text(why);
    let end = end.on_hover_text(about);
    // The second click of two answers no question that the first asked, nor ends a turn whose tiles it swapped.
    if pressed_once(&end) {
        orders.undo.held.0 = None;
        orders.end.write(EndTurn);
    }
    if hint_button(ui, corner, turn, &orders.advice, false, art, words) {
        orders.toggle.write(ToggleAdvice);
    }
}

/// The key of what stands in the way of a swap or of the end of the turn, where something does.
fn not_now(turn: &Turn, session: &Session) -> &'static str {
    let stage = session.position().table().stage();
    match turn.acting() {
        Some(_) if session.is_held() => "status-result",
        Some(game) if stage == Stage::End => all_done_key(game),
        // Only a swap is missing then.
        Some(_) => "strip-no-tiles",
        // Of a conflict in another's turn, too.
        None if turn.decider().is_some() => "strip-decide-first",
        None => "strip-not-your-turn",
    }
}

//! The bar of a replay, in the place of the strip: the scrubber, the ways through time, the speed,
//! through whose eyes, and the way out.

use super::review::{Ask, Desk};
use super::scrubber::{self, turn_number};
use super::{Replay, Reviewed};
use crate::desktop::app::keys::Action;
use crate::desktop::app::requests::ReplayCommand;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, fit, font, paint};
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::session::looking_back::{Travel, Way};
use crate::desktop::session::{Session, looks_back};
use crate::desktop::theme::focus::{self, Surface};
use crate::desktop::theme::{Push, fonts, page, palette, pick::pick};
use crate::replay::Perspective;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// The height of the scrubber's row.
const LINE: f32 = 36.0;
/// The height of the buttons.
const TALL: f32 = 40.0;
/// The width of the button for the review.
const REVIEW: f32 = 124.0;
const GAP: f32 = 5.0;
/// The gap between groups of buttons.
const WIDE: f32 = 14.0;

pub(super) fn plugin_of<G: Reviewed>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        bar::<G>.run_if(
            in_state(G::SCREEN)
                .and_then(resource_exists::<Replay<G>>)
                .and_then(looks_back::<G>),
        ),
    );
}

/// What the buttons of the bar lead to.
#[derive(bevy::ecs::system::SystemParam)]
struct Orders<'w> {
    travels: MessageWriter<'w, Travel>,
    commands: MessageWriter<'w, ReplayCommand>,
    asks: MessageWriter<'w, Ask>,
}

fn bar<G: Reviewed>(
    mut contexts: EguiContexts,
    session: Res<Session<G>>,
    mut replay: ResMut<Replay<G>>,
    layout: Res<G::Layout>,
    desk: Option<Res<Desk>>,
    art: Res<Art>,
    words: Res<Words>,
    mut orders: Orders,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let place = egui_rect(G::strip(&layout));
    let surface = egui::Id::new(("page", "replay"));
    focus::enter(&ctx, surface, Surface::Page);
    page::strip(&ctx, "replay", place, |ui| {
        let inner = place.shrink2(egui::vec2(12.0, 0.0));
        let spare = ((place.height() - LINE - TALL) / 3.0).max(2.0);
        let upper = egui::Rect::from_min_size(
            inner.min + egui::vec2(0.0, spare),
            egui::vec2(inner.width(), LINE),
        );
        let lower = egui::Rect::from_min_size(
            egui::pos2(inner.left(), inner.bottom() - spare - TALL),
            egui::vec2(inner.width(), TALL),
        );
        let label = upper.with_max_x(upper.left() + 176.0);
        let judge = upper.with_min_x(upper.right() - REVIEW);
        let line = upper
            .with_min_x(label.right() + 6.0)
            .with_max_x(judge.left() - 6.0);
        if review(ui, judge, &session, desk.as_deref(), &words) {
            orders.asks.write(Ask::Toggle);
        }
        if let Some(moment) = scrubber::show(ui, line, &session, &replay, &art, &words) {
            orders.travels.write(Travel::To(moment));
        }
        where_we_are(ui, label, &session, &art, &words);
        let x = ways(ui, lower, &session, &replay, &art, &words, &mut orders);
        let x = speed(
            ui,
            lower.with_min_x(x + WIDE),
            &session,
            &words,
            &mut orders,
        );
        let rest = way_out(
            ui,
            lower.with_min_x(x + WIDE),
            &session,
            &replay,
            &words,
            &mut orders,
        );
        eyes(ui, rest, &mut replay, &words);
    });
    // What lies above has them for itself.
    if focus::was_on_top(&ctx, surface) {
        keep_arrows(&ctx);
    }
    Ok(())
}

/// Arrows travel through time, whichever control has the focus, and Esc leaves.
fn keep_arrows(ctx: &egui::Context) {
    focus::travelling(ctx);
    let focused = ctx.memory(|memory| memory.focused());
    // A note has them for itself.
    let note = egui::Id::new(super::review::NOTE);
    let focused = focused.filter(|id| *id != note);
    if let Some(id) = focused.filter(|_| !egui::Popup::is_any_open(ctx)) {
        let keep = egui::EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: true,
            tab: false,
        };
        ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, keep));
    }
}

/// The button for the review; whether it was pressed.
fn review<G: Reviewed>(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session<G>,
    desk: Option<&Desk>,
    words: &Words,
) -> bool {
    let over = session.record().is_over();
    let about = words.text(match over {
        true => "review-button-about",
        false => "review-not-yet",
    });
    let about = words.with_key(about, Action::Review);
    let (text, told) = match desk.and_then(Desk::progress) {
        // Whoever looks elsewhere meanwhile sees how far it is.
        Some(done) => {
            let percent = (f64::from(done) * 100.0).round() as i64;
            let values = [("percent", percent.into())];
            let told = words.format("review-button-working", &values);
            (words.format("percent", &values), told)
        }
        None => (words.text("review-title"), words.text("review-title")),
    };
    let open = desk.is_some_and(|desk| desk.open);
    let push = Push::plain(text).told(told);
    let push = push.selected(open).width(place.width());
    ui.add_enabled_ui(over, |ui| ui.put(place, push))
        .inner
        .on_hover_text(&about)
        .on_disabled_hover_text(&about)
        .clicked()
}

/// The turn on the screen, and whose it is.
fn where_we_are<G: Reviewed>(
    ui: &egui::Ui,
    place: egui::Rect,
    session: &Session<G>,
    art: &Art,
    words: &Words,
) {
    let (moment, end) = (session.moment(), session.timeline().end());
    let active = session.timeline().position(moment).active();
    let mark = egui::Rect::from_center_size(
        egui::pos2(place.left() + 16.0, place.center().y),
        egui::Vec2::splat(28.0),
    );
    ui.painter()
        .rect_filled(mark.expand(2.0), 5.0, palette::CREAM);
    paint(ui, art, G::mark(active), mark);
    let text = words.format(
        "replay-turn",
        &[
            ("turn", turn_number(session, moment).into()),
            ("turns", turn_number(session, end).into()),
        ],
    );
    let left = mark.right() + 8.0;
    let galley = fit(
        ui,
        &text,
        font(18.0, fonts::BOLD_FAMILY),
        place.right() - left,
    );
    let at = egui::pos2(left, place.center().y - galley.size().y / 2.0);
    ui.painter()
        .galley_with_override_text_color(at, galley, palette::SHELL);
}

/// A button of the bar: its pictures from left to right, arrows turned round where it leads back.
struct Key<'a> {
    pictures: &'a [Picture],
    back: bool,
    name: String,
    enabled: bool,
    loud: bool,
}

impl Key<'_> {
    /// Puts the button at the left end of a place; answers whether it was pressed, and its right end.
    fn show(self, ui: &mut egui::Ui, place: egui::Rect, art: &Art) -> (bool, f32) {
        let side = 22.0;
        let width = 22.0 + side * self.pictures.len() as f32;
        let rect = egui::Rect::from_min_size(place.min, egui::vec2(width, place.height()));
        let fill = if self.loud && self.enabled {
            palette::GILT_LIT
        } else {
            palette::CREAM
        };
        let button = egui::Button::new("").fill(fill);
        let response = ui
            .add_enabled_ui(self.enabled, |ui| ui.put(rect, button))
            .inner;
        let (name, enabled) = (&self.name, self.enabled);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name));
        focus::mark(ui, &response);
        let mut at = egui::pos2(rect.left() + 11.0, rect.center().y - side / 2.0);
        let ink = if enabled {
            palette::INK
        } else {
            palette::CLAY_DARK
        };
        for piece in self.pictures {
            let square = egui::Rect::from_min_size(at, egui::Vec2::splat(side));
            at.x += side;
            // Arrows point right; seen from behind they point left.
            let from = match self.back && matches!(piece, Picture::Icon(_)) {
                true => egui::Rect::from_min_max(egui::pos2(1.0, 0.0), egui::pos2(0.0, 1.0)),
                false => egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0)),
            };
            ui.painter().image(art.texture(*piece), square, from, ink);
        }
        let pressed = response
            .on_hover_text(name)
            .on_disabled_hover_text(name)
            .clicked();
        (pressed, rect.right())
    }
}

/// The buttons that lead through time; answers where they end.
fn ways<G: Reviewed>(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session<G>,
    replay: &Replay<G>,
    art: &Art,
    words: &Words,
    orders: &mut Orders,
) -> f32 {
    let own = G::mark(replay.whose_turns(session));
    let (step, turn) = (Picture::Icon(Icon::Step), Picture::Icon(Icon::Turn));
    let playing = session.looking_back().is_some_and(|look| look.is_playing());
    let (toggle, toggle_key) = match playing {
        true => (Picture::Icon(Icon::Pause), "replay-pause"),
        false => (Picture::Icon(Icon::Play), "replay-play"),
    };
    let whose = match replay.perspective() {
        Perspective::Of(_) => "replay-own-turn",
        _ => "replay-their-turn",
    };
    let owner = G::whose(words, replay.whose_turns(session));
    let whose = |suffix: &str| {
        let key = format!("{whose}-{suffix}");
        words.format(&key, &owner)
    };
    let keys: [(Travel, &[Picture], String); 7] = [
        (Travel::OwnTurn(Way::Back), &[turn, own], whose("back")),
        (
            Travel::Turn(Way::Back),
            &[turn],
            words.text("replay-turn-back"),
        ),
        (
            Travel::Step(Way::Back),
            &[step],
            words.text("replay-step-back"),
        ),
        (Travel::PlayOrPause, &[toggle], words.text(toggle_key)),
        (Travel::Step(Way::On), &[step], words.text("replay-step-on")),
        (Travel::Turn(Way::On), &[turn], words.text("replay-turn-on")),
        (Travel::OwnTurn(Way::On), &[own, turn], whose("on")),
    ];
    let (now, end) = (session.moment(), session.timeline().end());
    let mut x = place.left();
    for (travel, pictures, name) in keys {
        let name = words.with_key(name, super::keys::action_of(travel));
        let back = matches!(
            travel,
            Travel::OwnTurn(Way::Back) | Travel::Turn(Way::Back) | Travel::Step(Way::Back)
        );
        let loud = travel == Travel::PlayOrPause;
        let enabled = match back {
            true => now > 0,
            false if loud => end > 0,
            false => now < end,
        };
        let key = Key {
            pictures,
            back,
            name,
            enabled,
            loud,
        };
        let (pressed, right) = key.show(ui, place.with_min_x(x), art);
        if pressed {
            orders.travels.write(travel);
        }
        x = right + GAP;
    }
    x - GAP
}

/// Slower, how fast, faster; answers where they end.
fn speed<G: Reviewed>(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session<G>,
    words: &Words,
    orders: &mut Orders,
) -> f32 {
    let now = session.looking_back().map_or(1.0, |look| look.speed());
    let mut x = place.left();
    for (sign, travel, key) in [
        ("−", Travel::Slower, "replay-slower"),
        ("+", Travel::Faster, "replay-faster"),
    ] {
        let name = words.with_key(words.text(key), super::keys::action_of(travel));
        let rect =
            egui::Rect::from_min_size(egui::pos2(x, place.top()), egui::vec2(36.0, place.height()));
        let text = egui::RichText::new(sign).font(font(24.0, fonts::BOLD_FAMILY));
        let button = egui::Button::new(text).fill(palette::CREAM);
        let response = ui
            .scope(|ui| {
                // The signs are as large as the button allows.
                ui.spacing_mut().button_padding = egui::Vec2::ZERO;
                ui.put(rect, button)
            })
            .inner;
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
        focus::mark(ui, &response);
        if response.on_hover_text(name).clicked() {
            orders.travels.write(travel);
        }
        x = rect.right();
        if travel == Travel::Slower {
            let times = words.format(
                "replay-speed",
                &[("times", words.number(f64::from(now), None).into())],
            );
            let middle = egui::pos2(x + 25.0, place.center().y);
            ui.painter().text(
                middle,
                egui::Align2::CENTER_CENTER,
                times,
                font(18.0, fonts::BOLD_FAMILY),
                palette::SHELL,
            );
            x += 50.0;
        }
    }
    x
}

/// The buttons at the right end; answers the room that is left.
fn way_out<G: Reviewed>(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session<G>,
    replay: &Replay<G>,
    words: &Words,
    orders: &mut Orders,
) -> egui::Rect {
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let builder = egui::UiBuilder::new().max_rect(place).layout(layout);
    let mut ui = ui.new_child(builder.id_salt("way-out"));
    ui.spacing_mut().item_spacing.x = GAP;
    ui.spacing_mut().button_padding.x = 12.0;
    let leave = ui.add(Push::plain(words.text("replay-leave")));
    if leave
        .on_hover_text(words.beside_key(words.text("replay-leave-about"), "Esc".to_string()))
        .clicked()
    {
        orders.commands.write(ReplayCommand::Leave);
    }
    if Replay::is_at_the_end(session) {
        let results = ui.add(Push::primary(words.text("strip-results")));
        if results.clicked() {
            orders.commands.write(ReplayCommand::Results);
        }
        return place.with_max_x(results.rect.left() - WIDE);
    }
    let can = replay.can_play_on(session);
    let about = words.text(match can {
        true => "replay-play-on-about",
        false => "replay-play-on-not-here",
    });
    let play_on = ui.add_enabled(can, Push::primary(words.text("replay-play-on")));
    let play_on = play_on.on_hover_text(&about).on_disabled_hover_text(&about);
    if play_on.clicked() {
        orders.commands.write(ReplayCommand::PlayOn);
    }
    place.with_max_x(play_on.rect.left() - WIDE)
}

/// Through whose eyes the game is seen; a list where there is a choice.
fn eyes<G: Reviewed>(ui: &mut egui::Ui, place: egui::Rect, replay: &mut Replay<G>, words: &Words) {
    let name = |perspective: &Perspective<G::Player>| match perspective {
        Perspective::All => words.text("replay-sees-all"),
        Perspective::Public => words.text("replay-sees-public"),
        Perspective::Of(player) => words.format("replay-sees-one", &G::whose(words, *player)),
    };
    let now = replay.perspective();
    if let [only] = replay.offered() {
        let galley = fit(ui, &name(only), font(18.0, "text"), place.width());
        let at = egui::pos2(place.left(), place.center().y - galley.size().y / 2.0);
        ui.painter()
            .galley_with_override_text_color(at, galley, palette::SHELL);
        return;
    }
    let options: Vec<(Perspective<G::Player>, String)> =
        replay.offered().iter().map(|p| (*p, name(p))).collect();
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    let builder = egui::UiBuilder::new().max_rect(place).layout(layout);
    let mut ui = ui.new_child(builder.id_salt("eyes"));
    let label = words.with_key(words.text("replay-sees"), Action::View);
    let width = place.width().min(260.0);
    if let Some(chosen) = pick(&mut ui, "eyes", width, &label, &now, &options) {
        replay.choose(chosen);
    }
}

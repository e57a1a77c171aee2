//! "Since your last turn": what the others did, shown again on the board.
//!
//! It comes by itself after the curtain, as far as whoever was called has not seen it yet, and on
//! demand by a button or its key. A click on its button, that key again, the keys that put down and
//! that play a replay, or Esc end it.

use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::requests::Help;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::trouble::Troubles;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, font};
use crate::desktop::games::tigris::{Session, playing, reviewed};
use crate::desktop::screens::Menu;
use crate::desktop::session::{Flow, Rebuild};
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::theme::{Push, fonts, palette, space};
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::board::motion::Motion;
use crate::desktop::tigris::table::state::orders::KeysRead;
use crate::desktop::tigris::table::state::seat::Seat;
use crate::tigris::rules::Dynasty;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use std::ops::Range;

/// The recap that is on the screen: its moments.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Recap(Range<usize>);

impl Recap {
    /// The moment up to which it goes.
    pub fn end(&self) -> usize {
        self.0.end
    }
}

/// Begins the recap of whoever looks, or ends the one that is on the screen.
#[derive(Message, Clone, Copy, Debug)]
pub struct ToggleRecap;

/// Up to which moment each dynasty's player has watched the game.
#[derive(Resource, Default)]
struct Watched {
    game: u64,
    until: [usize; 4],
}

impl Watched {
    /// Since when a player has not watched this game.
    fn until(&self, session: &Session, dynasty: Dynasty) -> usize {
        match self.game == session.stamp().0 {
            true => self.until[dynasty.index()],
            false => 0,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Watched>()
        .add_message::<ToggleRecap>()
        .add_systems(
            Update,
            (
                (
                    key.run_if(not(egui_wants_any_keyboard_input).or_else(reviewed)),
                    toggle,
                    after_curtain.run_if(playing),
                )
                    .chain()
                    .in_set(Flow::Input)
                    // The key that ends a recap has been read by then, and opens no menu besides.
                    .after(KeysRead),
                (
                    watch.run_if(playing),
                    finish.run_if(resource_exists::<Recap>),
                )
                    .chain()
                    .in_set(Flow::Settle)
                    .after(crate::desktop::tigris::table::state::seat::SeatChosen),
            )
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            bar.run_if(
                in_state(Screen::Table)
                    .and_then(resource_exists::<Recap>)
                    .and_then(reviewed),
            ),
        )
        .add_systems(
            Update,
            forget.run_if(resource_exists::<Recap>.and_then(not(reviewed))),
        );
}

/// What whoever looks can be shown again; `None` where nothing happened since their last turn.
pub fn available(session: &Session, seat: &Seat) -> Option<Range<usize>> {
    session.timeline().since_last_turn(seat.viewer?)
}

/// Its key begins and ends the recap; what skips things elsewhere ends it too.
fn key(
    keys: Keys,
    recap: Option<Res<Recap>>,
    question: Res<Question>,
    menu: Res<Menu>,
    help: Res<Help>,
    troubles: Res<Troubles>,
    mut orders: MessageWriter<ToggleRecap>,
) {
    // A dialogue that lies on top has the keyboard.
    if menu.is_open() || help.is_open() || troubles.any() {
        return;
    }
    // The press that opened the curtain may be one of two.
    let seen = recap.as_ref();
    let seen = seen.is_some_and(|recap| question.takes(Asked::Recap(recap.end())));
    let skips = [Action::PutDown, Action::Play].map(|action| keys.just_pressed(action));
    let skips = seen && skips.contains(&true);
    let skipped = recap.is_some() && (skips || keys.escape());
    if skipped || keys.just_pressed(Action::Recap) {
        orders.write(ToggleRecap);
    }
}

/// What beginning and ending a recap needs.
#[derive(bevy::ecs::system::SystemParam)]
struct Show<'w, 's> {
    commands: Commands<'w, 's>,
    session: ResMut<'w, Session>,
    settings: Res<'w, Settings>,
    rebuild: MessageWriter<'w, Rebuild>,
}

impl Show<'_, '_> {
    fn begin(&mut self, moments: Range<usize>) {
        self.session.look_back(moments.start);
        let speed = self.settings.animation_speed;
        self.session
            .set_speed(if speed > 0.0 { speed } else { 1.0 });
        self.session.play_until(moments.end);
        self.commands.insert_resource(Recap(moments));
        self.rebuild.write(Rebuild);
    }

    fn end(&mut self) {
        self.session.return_to_now();
        self.commands.remove_resource::<Recap>();
        self.rebuild.write(Rebuild);
    }
}

fn toggle(
    mut orders: MessageReader<ToggleRecap>,
    recap: Option<Res<Recap>>,
    seat: Res<Seat>,
    mut show: Show,
) {
    if orders.read().count() == 0 {
        return;
    }
    if recap.is_some() {
        show.end();
    } else if show.session.review().is_none()
        && let Some(moments) = available(&show.session, &seat)
    {
        show.begin(moments);
    }
}

/// When the curtain has opened, whoever was called sees what they have not seen.
fn after_curtain(
    seat: Res<Seat>,
    watched: Res<Watched>,
    mut called: Local<Option<Dynasty>>,
    mut show: Show,
) {
    if seat.curtain.is_some() {
        *called = seat.curtain;
        return;
    }
    let Some(dynasty) = called.take() else {
        return;
    };
    // Where nothing is to move, nothing moves by itself.
    let wanted = show.settings.show_recap && show.settings.animation_speed > 0.0;
    if seat.viewer != Some(dynasty) || !wanted {
        return;
    }
    let since = available(&show.session, &seat);
    let unseen = since.map(|since| {
        let start = since.start.max(watched.until(&show.session, dynasty));
        start..since.end
    });
    if let Some(moments) = unseen.filter(|moments| !moments.is_empty()) {
        show.begin(moments);
    }
}

/// Notes how far whoever looks has watched.
fn watch(session: Res<Session>, seat: Res<Seat>, mut watched: ResMut<Watched>) {
    let Some(viewer) = seat.viewer.filter(|_| session.caught_up()) else {
        return;
    };
    let game = session.stamp().0;
    if watched.game != game {
        *watched = Watched {
            game,
            ..Watched::default()
        };
    }
    watched.until[viewer.index()] = session.timeline().end();
}

/// Ends the recap when its last piece has come to rest.
fn finish(moving: Query<(), With<Motion>>, mut show: Show) {
    let rests = show.session.review().is_some_and(|review| review.rests());
    if rests && moving.is_empty() {
        show.end();
    }
}

/// Another game has come onto the table.
fn forget(mut commands: Commands) {
    commands.remove_resource::<Recap>();
}

/// What is shown, how far it has come, and the button that ends it: where the turn's buttons are.
fn bar(
    mut contexts: EguiContexts,
    recap: Res<Recap>,
    session: Res<Session>,
    layout: Res<Layout>,
    words: Res<Words>,
    mut orders: MessageWriter<ToggleRecap>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut place = egui_rect(layout.strip);
    place.min.x = place.max.x - layout.buttons_width();
    let place = place.shrink2(egui::vec2(9.0, 7.0));
    egui::Area::new("recap".into())
        .order(egui::Order::Background)
        .fixed_pos(place.min)
        .constrain(false)
        .show(&ctx, |ui| {
            ui.set_min_size(place.size());
            let painter = ui.painter();
            let title = egui::pos2(place.center().x, place.top() + 11.0);
            painter.text(
                title,
                egui::Align2::CENTER_CENTER,
                words.text("recap-title"),
                font(18.0, fonts::BOLD_FAMILY),
                palette::SHELL,
            );
            let line = egui::Rect::from_min_size(
                egui::pos2(place.left(), place.top() + 25.0),
                egui::vec2(place.width(), 5.0),
            );
            let done = session.moment().saturating_sub(recap.0.start) as f32;
            let share = done / recap.0.len().max(1) as f32;
            painter.rect_filled(line, 2.5, palette::LAPIS_DEEP);
            let behind = line.with_max_x(line.left() + share.min(1.0) * line.width());
            painter.rect_filled(behind, 2.5, palette::GILT_LIT);
            let room = place.with_min_y(line.bottom() + 6.0);
            let height = room.height().min(space::TALL + 8.0);
            let button =
                egui::Rect::from_center_size(room.center(), egui::vec2(room.width(), height));
            let mut child = ui.new_child(egui::UiBuilder::new().max_rect(button));
            let key = words.keys().label(Action::PutDown, &words);
            let skip = Push::primary(words.text("recap-skip")).shortcut(key);
            let skip = skip.width(button.width());
            if child.add(skip).clicked() {
                orders.write(ToggleRecap);
            }
        });
    Ok(())
}

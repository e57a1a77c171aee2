//! "Since your last turn": what the other did, shown again on the table.
//!
//! It comes by itself after the curtain, and on demand by a button or its key. A click on its
//! button, that key again, the key that puts down, or Esc end it.

use crate::babel::rules::Player;
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::trouble::Troubles;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, font};
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::board::motion::Motion;
use crate::desktop::babel::table::state::orders::InputRead;
use crate::desktop::babel::table::state::seat::{Seat, SeatChosen};
use crate::desktop::games::babel::{Session, playing, reviewed};
use crate::desktop::screens::Dialogues;
use crate::desktop::session::{Flow, Rebuild};
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::theme::{Push, fonts, palette};
use bevy::prelude::*;
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

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ToggleRecap>()
        .add_systems(
            Update,
            (
                (key, toggle, after_curtain.run_if(playing))
                    .chain()
                    .in_set(Flow::Input)
                    .after(InputRead),
                finish
                    .run_if(resource_exists::<Recap>)
                    .in_set(Flow::Settle)
                    .after(SeatChosen),
            )
                .run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            bar.run_if(
                in_state(Screen::Babel)
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

fn key(
    keys: Keys,
    recap: Option<Res<Recap>>,
    question: Res<Question>,
    dialogues: Dialogues,
    troubles: Res<Troubles>,
    mut orders: MessageWriter<ToggleRecap>,
) {
    if dialogues.any() || troubles.any() {
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

/// When the curtain has opened, whoever was called sees what the other did.
fn after_curtain(seat: Res<Seat>, mut called: Local<Option<Player>>, mut show: Show) {
    if seat.curtain.is_some() {
        *called = seat.curtain;
        return;
    }
    let Some(player) = called.take() else {
        return;
    };
    // Where nothing is to move, nothing moves by itself.
    let wanted = show.settings.show_recap && show.settings.animation_speed > 0.0;
    if seat.viewer != Some(player) || !wanted {
        return;
    }
    if let Some(moments) = available(&show.session, &seat).filter(|m| !m.is_empty()) {
        show.begin(moments);
    }
}

/// Ends the recap when its last card has come to rest.
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

/// What is shown, and the button that ends it: where the turn's buttons are.
fn bar(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    words: Res<Words>,
    mut orders: MessageWriter<ToggleRecap>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut place = egui_rect(layout.strip);
    place.min.x = place.max.x - layout.buttons_width();
    let place = place.shrink2(egui::vec2(9.0, 9.0));
    egui::Area::new("recap".into())
        .order(egui::Order::Background)
        .fixed_pos(place.min)
        .constrain(false)
        .show(&ctx, |ui| {
            ui.set_min_size(place.size());
            ui.painter().text(
                egui::pos2(place.center().x, place.top() + 12.0),
                egui::Align2::CENTER_CENTER,
                words.text("recap-title"),
                font(18.0, fonts::BOLD_FAMILY),
                palette::SHELL,
            );
            let room = place.with_min_y(place.top() + 28.0);
            let mut child = ui.new_child(egui::UiBuilder::new().max_rect(room));
            let key = words.keys().label(Action::PutDown, &words);
            let skip = Push::primary(words.text("recap-skip")).shortcut(key);
            if child.add(skip.width(room.width())).clicked() {
                orders.write(ToggleRecap);
            }
        });
    Ok(())
}

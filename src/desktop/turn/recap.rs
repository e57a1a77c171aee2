//! "Since your last turn": what the others did, shown again on the table of any game.
//!
//! It comes by itself after the curtain, as far as whoever was called has not seen it yet, and on
//! demand by a button or its key. A click on its button, that key again, the keys that put down and
//! that play a replay, or Esc end it.

use super::seat::{Seat, SeatChosen};
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::trouble::{Done, Troubles};
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, font};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::{Flow, Rebuild, Session, TableGame, looks_back, playing};
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::theme::{Push, fonts, palette, space};
use bevy::ecs::schedule::InternedSystemSet;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use std::collections::HashMap;
use std::marker::PhantomData;
use std::ops::Range;

/// A game of which can be shown again what happened since one's last turn.
pub trait Recapped: TableGame {
    /// Where everything lies on its table.
    type Layout: Resource;
    /// What moves by itself on its table.
    type Motion: Component;

    /// Where the turn's buttons are: in design points.
    fn buttons(layout: &Self::Layout) -> Rect;

    /// After this its keys have been read.
    fn keys_read() -> InternedSystemSet;
}

/// The recap of a game that is on the screen: its moments.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Recap<G>(Range<usize>, PhantomData<G>);

impl<G> Recap<G> {
    /// The moment up to which it goes.
    pub fn end(&self) -> usize {
        self.0.end
    }
}

/// Begins the recap of whoever looks, or ends the one that is on the screen.
#[derive(Message, Clone, Copy, Debug)]
pub struct ToggleRecap;

/// Up to which moment each player has watched which game.
#[derive(Resource)]
struct Watched<G: TableGame> {
    game: u64,
    until: HashMap<G::Player, usize>,
}

impl<G: TableGame> Watched<G> {
    fn of(game: u64) -> Watched<G> {
        let until = HashMap::new();
        Watched { game, until }
    }

    /// Since when a player has not watched this game.
    fn until(&self, session: &Session<G>, player: G::Player) -> usize {
        let known = self.game == session.stamp().0;
        known
            .then(|| self.until.get(&player).copied())
            .flatten()
            .unwrap_or(0)
    }
}

pub(super) fn plugin_of<G: Recapped>(app: &mut App) {
    app.insert_resource(Watched::<G>::of(0))
        .add_systems(
            Update,
            (
                (
                    key::<G>.run_if(not(egui_wants_any_keyboard_input).or_else(looks_back::<G>)),
                    toggle::<G>,
                    after_curtain::<G>.run_if(playing::<G>),
                )
                    .chain()
                    .in_set(Flow::Input)
                    // The key that ends a recap has been read by then, and opens no menu besides.
                    .after(G::keys_read()),
                (
                    watch::<G>.run_if(playing::<G>),
                    finish::<G>.run_if(resource_exists::<Recap<G>>),
                )
                    .chain()
                    .in_set(Flow::Settle)
                    .after(SeatChosen),
            )
                .run_if(in_state(G::SCREEN).and_then(resource_exists::<Session<G>>)),
        )
        .add_systems(
            Update,
            forget::<G>.run_if(resource_exists::<Recap<G>>.and_then(not(looks_back::<G>))),
        )
        .add_systems(EguiPrimaryContextPass, bar::<G>.run_if(is_shown::<G>));
}

/// Whether the bar of a recap is shown instead of the turn's buttons.
pub fn is_shown<G: TableGame>(
    screen: Option<Res<State<Screen>>>,
    recap: Option<Res<Recap<G>>>,
    session: Option<Res<Session<G>>>,
) -> bool {
    screen.is_some_and(|screen| *screen.get() == G::SCREEN)
        && recap.is_some()
        && looks_back(session)
}

/// What whoever looks can be shown again; `None` where nothing happened since their last turn.
pub fn available<G: TableGame>(
    session: &Session<G>,
    seat: &Seat<G::Player>,
) -> Option<Range<usize>> {
    session.timeline().since_last_turn(seat.viewer?)
}

/// Its key begins and ends the recap; what skips things elsewhere ends it too.
fn key<G: TableGame>(
    keys: Keys,
    recap: Option<Res<Recap<G>>>,
    question: Res<Question>,
    dialogues: Dialogues,
    troubles: Res<Troubles>,
    mut orders: MessageWriter<ToggleRecap>,
) {
    // A dialogue that lies on top has the keyboard.
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
#[derive(SystemParam)]
struct Show<'w, 's, G: TableGame> {
    commands: Commands<'w, 's>,
    session: ResMut<'w, Session<G>>,
    settings: Res<'w, Settings>,
    rebuild: MessageWriter<'w, Rebuild>,
}

impl<G: TableGame> Show<'_, '_, G> {
    fn begin(&mut self, moments: Range<usize>) {
        self.session.look_back(moments.start);
        let speed = self.settings.animation_speed;
        self.session
            .set_speed(if speed > 0.0 { speed } else { 1.0 });
        self.session.play_until(moments.end);
        self.commands
            .insert_resource(Recap::<G>(moments, PhantomData));
        self.rebuild.write(Rebuild);
    }

    fn end(&mut self) {
        self.session.return_to_now();
        self.commands.remove_resource::<Recap<G>>();
        self.rebuild.write(Rebuild);
    }
}

fn toggle<G: TableGame>(
    mut orders: MessageReader<ToggleRecap>,
    recap: Option<Res<Recap<G>>>,
    seat: Res<Seat<G::Player>>,
    words: Res<Words>,
    mut show: Show<G>,
    mut told: MessageWriter<Done>,
) {
    if orders.read().count() == 0 {
        return;
    }
    if recap.is_some() {
        show.end();
    } else if show.session.looking_back().is_none() {
        match available(&show.session, &*seat) {
            Some(moments) => show.begin(moments),
            // Its button says so where there is nothing to see; its key does, too.
            None => {
                told.write(Done(words.text("recap-nothing")));
            }
        }
    }
}

/// When the curtain has opened, whoever was called sees what they have not seen.
fn after_curtain<G: TableGame>(
    seat: Res<Seat<G::Player>>,
    watched: Res<Watched<G>>,
    mut last: Local<Option<G::Player>>,
    mut show: Show<G>,
) {
    if seat.curtain.is_some() {
        *last = seat.curtain;
        return;
    }
    let Some(player) = last.take() else {
        return;
    };
    // Where nothing is to move, nothing moves by itself.
    let wanted = show.settings.show_recap && show.settings.animation_speed > 0.0;
    if seat.viewer != Some(player) || !wanted {
        return;
    }
    let since = available(&show.session, &*seat);
    let unseen = since.map(|since| {
        let start = since.start.max(watched.until(&show.session, player));
        start..since.end
    });
    if let Some(moments) = unseen.filter(|moments| !moments.is_empty()) {
        show.begin(moments);
    }
}

/// Notes how far whoever looks has watched.
fn watch<G: TableGame>(
    session: Res<Session<G>>,
    seat: Res<Seat<G::Player>>,
    mut watched: ResMut<Watched<G>>,
) {
    let Some(viewer) = seat.viewer.filter(|_| session.caught_up()) else {
        return;
    };
    let game = session.stamp().0;
    if watched.game != game {
        *watched = Watched::of(game);
    }
    watched.until.insert(viewer, session.timeline().end());
}

/// Ends the recap when its last piece has come to rest.
fn finish<G: Recapped>(moving: Query<(), With<G::Motion>>, mut show: Show<G>) {
    let rests = show.session.looking_back().is_some_and(|look| look.rests());
    if rests && moving.is_empty() {
        show.end();
    }
}

/// Another game has come onto the table.
fn forget<G: TableGame>(mut commands: Commands) {
    commands.remove_resource::<Recap<G>>();
}

/// What is shown, how far it has come, and the button that ends it, in the place of the turn's
/// buttons.
fn bar<G: Recapped>(
    mut contexts: EguiContexts,
    recap: Res<Recap<G>>,
    session: Res<Session<G>>,
    layout: Res<G::Layout>,
    words: Res<Words>,
    mut orders: MessageWriter<ToggleRecap>,
) -> Result {
    let place = egui_rect(G::buttons(&layout)).shrink2(egui::vec2(9.0, 7.0));
    egui::Area::new("recap".into())
        .order(egui::Order::Background)
        .fixed_pos(place.min)
        .constrain(false)
        .show(contexts.ctx_mut()?, |ui| {
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
            if child.add(skip.width(button.width())).clicked() {
                orders.write(ToggleRecap);
            }
        });
    Ok(())
}

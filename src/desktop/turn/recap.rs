//! "Since your last turn": what the others did, shown again on the table of any game.
//!
//! It comes by itself after the curtain, as far as whoever was called has not seen it yet, and on
//! demand by a button or its key. A click on its button, that key again, the keys that put down and
//! that play a replay, or Esc end it.

use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::trouble::Troubles;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, font};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::{Flow, Rebuild, Session, TableGame, looks_back, playing};
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::theme::{Push, fonts, palette, space};
use crate::game::Game;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use std::collections::HashMap;
use std::marker::PhantomData;
use std::ops::Range;

/// Who plays in the game at this table.
type PlayerOf<S> = <<S as Sitting>::Game as Game>::Player;

/// Who sits before the screen, as the table of a game tells it.
pub trait Sitting: Resource {
    type Game: TableGame;
    /// Where everything lies on its table.
    type Layout: Resource;

    /// The player who looks.
    fn viewer(&self) -> Option<PlayerOf<Self>>;

    /// The player for whom the curtain waits.
    fn called(&self) -> Option<PlayerOf<Self>>;

    /// Where the turn's buttons are: in design points.
    fn buttons(layout: &Self::Layout) -> Rect;
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

/// Recaps at the table where `S` tells who sits and pieces move by `M`; `read` and `chosen` are the
/// sets after which the keys are read and the seat is known.
pub fn plugin_of<S: Sitting, M: Component>(
    app: &mut App,
    read: impl SystemSet,
    chosen: impl SystemSet,
) {
    app.insert_resource(Watched::<S::Game>::of(0))
        .add_message::<ToggleRecap>()
        .add_systems(
            Update,
            (
                (
                    key::<S::Game>
                        .run_if(not(egui_wants_any_keyboard_input).or_else(looks_back::<S::Game>)),
                    toggle::<S>,
                    after_curtain::<S>.run_if(playing::<S::Game>),
                )
                    .chain()
                    .in_set(Flow::Input)
                    // The key that ends a recap has been read by then, and opens no menu besides.
                    .after(read.intern()),
                (
                    watch::<S>.run_if(playing::<S::Game>),
                    finish::<S::Game, M>.run_if(resource_exists::<Recap<S::Game>>),
                )
                    .chain()
                    .in_set(Flow::Settle)
                    .after(chosen.intern()),
            )
                .run_if(in_state(S::Game::SCREEN).and_then(resource_exists::<Session<S::Game>>)),
        )
        .add_systems(
            Update,
            forget::<S::Game>
                .run_if(resource_exists::<Recap<S::Game>>.and_then(not(looks_back::<S::Game>))),
        )
        .add_systems(EguiPrimaryContextPass, bar::<S>.run_if(is_shown::<S::Game>));
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
pub fn available<S: Sitting>(session: &Session<S::Game>, seat: &S) -> Option<Range<usize>> {
    session.timeline().since_last_turn(seat.viewer()?)
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

fn toggle<S: Sitting>(
    mut orders: MessageReader<ToggleRecap>,
    recap: Option<Res<Recap<S::Game>>>,
    seat: Res<S>,
    mut show: Show<S::Game>,
) {
    if orders.read().count() == 0 {
        return;
    }
    if recap.is_some() {
        show.end();
    } else if show.session.looking_back().is_none()
        && let Some(moments) = available(&show.session, &*seat)
    {
        show.begin(moments);
    }
}

/// When the curtain has opened, whoever was called sees what they have not seen.
fn after_curtain<S: Sitting>(
    seat: Res<S>,
    watched: Res<Watched<S::Game>>,
    mut last: Local<Option<PlayerOf<S>>>,
    mut show: Show<S::Game>,
) {
    if seat.called().is_some() {
        *last = seat.called();
        return;
    }
    let Some(player) = last.take() else {
        return;
    };
    // Where nothing is to move, nothing moves by itself.
    let wanted = show.settings.show_recap && show.settings.animation_speed > 0.0;
    if seat.viewer() != Some(player) || !wanted {
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
fn watch<S: Sitting>(
    session: Res<Session<S::Game>>,
    seat: Res<S>,
    mut watched: ResMut<Watched<S::Game>>,
) {
    let Some(viewer) = seat.viewer().filter(|_| session.caught_up()) else {
        return;
    };
    let game = session.stamp().0;
    if watched.game != game {
        *watched = Watched::of(game);
    }
    watched.until.insert(viewer, session.timeline().end());
}

/// Ends the recap when its last piece has come to rest.
fn finish<G: TableGame, M: Component>(moving: Query<(), With<M>>, mut show: Show<G>) {
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
fn bar<S: Sitting>(
    mut contexts: EguiContexts,
    recap: Res<Recap<S::Game>>,
    session: Res<Session<S::Game>>,
    layout: Res<S::Layout>,
    words: Res<Words>,
    mut orders: MessageWriter<ToggleRecap>,
) -> Result {
    let place = egui_rect(S::buttons(&layout)).shrink2(egui::vec2(9.0, 7.0));
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

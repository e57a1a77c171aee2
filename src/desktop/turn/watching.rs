//! Whoever watches bots alone stops them, lets one of them decide at a time, and sees all hands or none.

use super::button::button;
use super::seat::{Seat, SeatChosen};
use crate::desktop::app::words::Words;
use crate::desktop::art::{Art, Icon};
use crate::desktop::session::{BotSeats, Flow, Session};
use crate::game::Game;
use crate::replay::Perspective;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

/// Whether the bots wait for whoever watches them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Watching {
    /// The game in which they were stopped, by its number; another begins as all do.
    stopped: Option<u64>,
    /// One of them may decide once all the same.
    step: bool,
}

impl Watching {
    /// Whether the bots of this game wait.
    pub fn holds<G: Game>(&self, session: &Session<G>) -> bool {
        self.is_stopped(session) && !self.step
    }

    /// Notes that a bot has decided.
    pub fn decided(&mut self) {
        self.step = false;
    }

    /// Whether they were stopped, be it that one of them decides now.
    fn is_stopped<G: Game>(&self, session: &Session<G>) -> bool {
        is_watched(session) && self.stopped == Some(session.stamp().0)
    }
}

/// Whether nobody but bots plays; what a lesson shows goes on in a way of its own.
pub fn is_watched<G: Game>(session: &Session<G>) -> bool {
    session.is_kept() && session.persons().next().is_none()
}

/// Sees all hands of the bots from now on, or none again.
#[derive(Message, Clone, Copy, Debug)]
struct SeeAll(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Watching>().add_message::<SeeAll>();
}

pub(super) fn plugin_of<G: BotSeats>(app: &mut App) {
    app.add_systems(
        Update,
        see::<G>
            .in_set(Flow::Settle)
            .before(SeatChosen)
            .run_if(in_state(G::SCREEN).and_then(resource_exists::<Session<G>>)),
    );
}

fn see<G: BotSeats>(
    mut orders: MessageReader<SeeAll>,
    session: Res<Session<G>>,
    mut seat: ResMut<Seat<G::Player>>,
) {
    for SeeAll(all) in orders.read().filter(|_| is_watched(&session)) {
        *seat = Seat::onlooker(match all {
            true => Perspective::All,
            false => Perspective::Public,
        });
    }
}

/// The buttons of whoever watches, where those of the turn stand for whoever plays.
#[derive(SystemParam)]
pub struct Buttons<'w> {
    watching: ResMut<'w, Watching>,
    see: MessageWriter<'w, SeeAll>,
}

impl Buttons<'_> {
    /// Shows them in two rows of a place, where nobody plays who could need others.
    pub fn show<G: Game>(
        &mut self,
        ui: &mut egui::Ui,
        (upper, lower): (egui::Rect, egui::Rect),
        session: &Session<G>,
        seat: &Seat<G::Player>,
        art: &Art,
        words: &Words,
    ) {
        if !is_watched(session) {
            return;
        }
        let half = (upper.width() - 7.0) / 2.0;
        let stopped = self.watching.is_stopped(session);
        let (icon, key) = match stopped {
            true => (Icon::Play, "watch-go-on"),
            false => (Icon::Pause, "watch-stop"),
        };
        let place = upper.with_max_x(upper.min.x + half);
        if button(ui, place, art, icon, &words.text(key), true, stopped).clicked() {
            let game = session.stamp().0;
            *self.watching = Watching {
                stopped: (!stopped).then_some(game),
                step: false,
            };
        }
        let place = upper.with_min_x(upper.max.x - half);
        let step = button(
            ui,
            place,
            art,
            Icon::Step,
            &words.text("watch-step"),
            true,
            false,
        );
        if step.on_hover_text(words.text("watch-step-about")).clicked() {
            *self.watching = Watching {
                stopped: Some(session.stamp().0),
                step: true,
            };
        }
        let key = match seat.all_seeing {
            true => "watch-hands-none",
            false => "seating-watch-all",
        };
        let hands = button(ui, lower, art, Icon::Hand, &words.text(key), true, false);
        if hands.clicked() {
            self.see.write(SeeAll(!seat.all_seeing));
        }
    }
}

//! Who plays a seat, changed in the middle of a game: a click on a player's card asks.

use crate::babel::bots::LEVELS;
use crate::babel::rules::Player;
use crate::babel::words;
use crate::desktop::app::covers::{Cover, Covers};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::babel::table::state::seat::{Seat, SeatChosen};
use crate::desktop::games::babel::{HandOver, Session};
use crate::desktop::session::Flow;
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus, space, widgets};
use crate::record::Kind;
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The seat about which the dialogue asks, while it is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seating(Option<Player>);

impl Seating {
    /// Asks who plays this seat from now on.
    pub fn ask(&mut self, player: Player) {
        self.0 = Some(player);
    }
}

enum Answer {
    Plays(Kind),
    Watch,
    Close,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seating>()
        .add_systems(
            Update,
            follow
                .in_set(Flow::Settle)
                .before(SeatChosen)
                .run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
        )
        .add_systems(Last, cover.run_if(resource_changed::<Seating>))
        .add_systems(OnExit(Screen::Babel), |mut seating: ResMut<Seating>| {
            *seating = Seating::default();
        });
}

fn cover(seating: Res<Seating>, mut covers: ResMut<Covers>) {
    covers.set(Cover::Seating, seating.0.is_some());
}

/// A person who stays is called by the curtain before a hand is shown.
fn follow(mut orders: MessageReader<HandOver>, session: Res<Session>, mut seat: ResMut<Seat>) {
    for order in orders.read() {
        if seat.viewer.is_some_and(|viewer| !session.is_person(viewer)) {
            // Whoever takes a seat in a game of bots sits here already.
            let stays = |person: &Player| order.to != Kind::Person || *person != order.player;
            seat.viewer = None;
            seat.curtain = session.persons().find(stays);
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    session: Res<Session>,
    mut seating: ResMut<Seating>,
    mut seat: ResMut<Seat>,
    mut orders: MessageWriter<HandOver>,
) -> Result {
    let Some(seated) = seating.0.and_then(|player| session.player(player)) else {
        return Ok(());
    };
    let (player, now) = (seated.player, seated.kind.clone());
    let ctx = contexts.ctx_mut()?;
    let bots_only = session.persons().next().is_none();
    let name = words::player(&words, player);
    let title = words.format("seating-title", &[("dynasty", name.into())]);
    let mut answer = focus::cancel(ctx).then_some(Answer::Close);
    dialogue(ctx, "seating", &title, 640.0, |ui| {
        ui.spacing_mut().item_spacing.y = space::SMALL;
        ui.spacing_mut().button_padding.y = 3.0;
        let mut offer = |ui: &mut Ui, kind: Kind, push: Push| {
            let is_now = kind == now;
            let button = ui.add(push.width(ui.available_width()).selected(is_now));
            if is_now {
                focus::prefer(&button);
            }
            if button.clicked() {
                answer = Some(Answer::Plays(kind));
            }
        };
        offer(ui, Kind::Person, Push::plain(words.text("seating-person")));
        for bot in LEVELS {
            let push = Push::plain(words::bot(&words, bot)).detail(words::bot_style(&words, bot));
            offer(ui, Kind::Bot(bot.to_string()), push);
        }
        widgets::explain(ui, &words.text("seating-about"));
        answers(ui, |ui| {
            if bots_only && ui.add(Push::plain(words.text("seating-watch"))).clicked() {
                answer = Some(Answer::Watch);
            }
            if ui.add(Push::plain(words.text("keys-close"))).clicked() {
                answer = Some(Answer::Close);
            }
        });
    });
    match answer {
        None => return Ok(()),
        Some(Answer::Plays(to)) if to != now => {
            orders.write(HandOver { player, to });
        }
        Some(Answer::Watch) => seat.viewer = Some(player),
        Some(Answer::Plays(_) | Answer::Close) => {}
    }
    *seating = Seating::default();
    Ok(())
}

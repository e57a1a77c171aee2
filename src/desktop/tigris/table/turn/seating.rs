//! Who plays a seat, changed in the middle of a game: a click on a player's card asks.

use crate::desktop::app::covers::Cover;
use crate::desktop::app::covers::Covers;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::games::tigris::{HandOver, Session};
use crate::desktop::session::Flow;
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus, space, widgets};
use crate::desktop::tigris::table::bots::bot::Thinking;
use crate::desktop::tigris::table::state::seat::Seat;
use crate::record::Kind;
use crate::tigris::bots::{LEVELS, current_name};
use crate::tigris::rules::Dynasty;
use bevy::prelude::*;
use bevy_egui::egui::{Context, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The seat about which the dialogue asks, while it is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seating(Option<Dynasty>);

impl Seating {
    /// Asks who plays this seat from now on.
    pub fn ask(&mut self, dynasty: Dynasty) {
        self.0 = Some(dynasty);
    }

    /// Whether the dialogue lies over the table.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }
}

enum Answer {
    Plays(Kind),
    Watch(Dynasty),
    Close,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seating>()
        .add_systems(
            Update,
            follow
                .in_set(Flow::Settle)
                .before(crate::desktop::tigris::table::state::seat::SeatChosen)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        )
        .add_systems(Last, cover.run_if(resource_changed::<Seating>))
        .add_systems(OnExit(Screen::Table), |mut seating: ResMut<Seating>| {
            *seating = Seating::default();
        });
}

fn cover(seating: Res<Seating>, mut covers: ResMut<Covers>) {
    covers.set(Cover::Seating, seating.is_open());
}

/// A bot that thought for a person thinks no more, and a person who stays is called by the curtain
/// before a hand is shown.
fn follow(
    mut orders: MessageReader<HandOver>,
    session: Res<Session>,
    mut seat: ResMut<Seat>,
    mut thinking: ResMut<Thinking>,
) {
    for order in orders.read() {
        *thinking = Thinking::default();
        if seat.viewer.is_some_and(|viewer| !session.is_person(viewer)) {
            // Whoever takes a seat in a game of bots sits here already.
            let stays = |person: &Dynasty| order.to != Kind::Person || *person != order.player;
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
    let Some(player) = seating.0.and_then(|dynasty| session.player(dynasty)) else {
        return Ok(());
    };
    let dynasty = player.player;
    let ctx = contexts.ctx_mut()?;
    let bots_only = session.persons().next().is_none();
    let answer = ask(ctx, dynasty, &player.kind, bots_only, &words);
    match answer {
        None => return Ok(()),
        Some(Answer::Plays(to)) => {
            if to.bot() != player.kind.bot().map(current_name) {
                orders.write(HandOver {
                    player: dynasty,
                    to,
                });
            }
        }
        Some(Answer::Watch(dynasty)) => seat.viewer = Some(dynasty),
        Some(Answer::Close) => {}
    }
    *seating = Seating::default();
    Ok(())
}

fn ask(
    ctx: &Context,
    dynasty: Dynasty,
    now: &Kind,
    bots_only: bool,
    words: &Words,
) -> Option<Answer> {
    let mut name = words.dynasty(dynasty);
    if words.is_named(dynasty) {
        let called = words.player(dynasty);
        let values = [("name", called.into()), ("dynasty", name.into())];
        name = words.format("table-player-of", &values);
    }
    let title = words.format("seating-title", &[("dynasty", name.into())]);
    let now_played_by = now.bot().map(current_name);
    let mut answer = focus::cancel(ctx).then_some(Answer::Close);
    dialogue(ctx, "seating", &title, 640.0, |ui| {
        ui.spacing_mut().item_spacing.y = space::SMALL;
        // Close together, so that all of them are in view in the smallest window.
        ui.spacing_mut().button_padding.y = 3.0;
        let mut offer = |ui: &mut Ui, kind: Kind, push: Push| {
            let is_now = kind.bot() == now_played_by;
            let button = ui.add(push.width(ui.available_width()).selected(is_now));
            if is_now {
                focus::prefer(&button);
            }
            if button.clicked() {
                answer = Some(Answer::Plays(kind));
            }
        };
        let person = Push::plain(words.text("seating-person"));
        offer(ui, Kind::Person, person);
        for bot in LEVELS {
            let push = Push::plain(words.level(bot)).detail(words.bot_style(bot));
            offer(ui, Kind::Bot(bot.to_string()), push);
        }
        widgets::explain(ui, &words.text("seating-about"));
        answers(ui, |ui| {
            if ui.add(Push::primary(words.text("keys-close"))).clicked() {
                answer = Some(Answer::Close);
            }
            let watch = Push::plain(words.text("seating-watch"));
            if bots_only && ui.add(watch).clicked() {
                answer = Some(Answer::Watch(dynasty));
            }
        });
    });
    answer
}

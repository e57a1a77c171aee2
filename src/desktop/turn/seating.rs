//! Who plays a seat, changed in the middle of a game: a click on a player's card asks, and the game menu does of one's
//! own seat, at the table of any game.

use super::seat::{Seat, SeatChosen};
use super::watching::is_watched;
use crate::desktop::app::covers::{Cover, Covers};
use crate::desktop::app::requests::AskWhoPlays;
use crate::desktop::app::words::Words;
use crate::desktop::session::{BotSeats, Flow, HandOver, Session};
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus, space, widgets};
use crate::game::{Game, Plain};
use crate::record::Kind;
use crate::replay::Perspective;
use bevy::prelude::*;
use bevy_egui::egui::{Context, PointerButton, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The seat about which the dialogue asks, while it is open.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating<P: Plain>(Option<P>);

impl<P: Plain> Default for Seating<P> {
    fn default() -> Seating<P> {
        Seating(None)
    }
}

impl<P: Plain> Seating<P> {
    /// Asks who plays this seat from now on.
    pub fn ask(&mut self, player: P) {
        self.0 = Some(player);
    }

    /// Asks so where a player's card was clicked and seats change; not by the second click of two, whose first one
    /// may have closed what lay there.
    pub fn ask_by_click<G>(&mut self, session: &Session<G>, ctx: &Context, player: P)
    where
        G: Game<Player = P>,
    {
        let second = ctx.input(|input| input.pointer.button_double_clicked(PointerButton::Primary));
        if session.seats_change() && !second {
            self.ask(player);
        }
    }

    /// Whether the dialogue lies over the table.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }
}

/// What a click on a player's card leads to, in words, where seats change.
pub fn hint<G: Game>(session: &Session<G>, words: &Words) -> Option<String> {
    let key = match is_watched(session) {
        true => "seating-card-of-bots",
        false => "seating-card",
    };
    session.seats_change().then(|| words.text(key))
}

enum Answer<P> {
    Plays(Kind),
    /// One looks on, through these eyes.
    Watch(Perspective<P>),
    Close,
}

pub(super) fn plugin_of<G: BotSeats>(app: &mut App) {
    let at_table = || in_state(G::SCREEN).and_then(resource_exists::<Session<G>>);
    app.init_resource::<Seating<G::Player>>()
        .add_systems(
            Update,
            (
                ask_of_own::<G>.in_set(Flow::Input).run_if(at_table()),
                follow::<G>
                    .in_set(Flow::Settle)
                    .before(SeatChosen)
                    .run_if(at_table()),
            ),
        )
        .add_systems(EguiPrimaryContextPass, show::<G>.run_if(at_table()))
        .add_systems(
            Last,
            cover::<G>.run_if(resource_changed::<Seating<G::Player>>),
        )
        .add_systems(
            OnExit(G::SCREEN),
            |mut seating: ResMut<Seating<G::Player>>| *seating = Seating::default(),
        );
}

fn cover<G: BotSeats>(seating: Res<Seating<G::Player>>, mut covers: ResMut<Covers>) {
    covers.set(Cover::Seating, seating.is_open());
}

/// Of several persons it is the one who looks; of bots alone the first.
fn ask_of_own<G: BotSeats>(
    mut asked: MessageReader<AskWhoPlays>,
    session: Res<Session<G>>,
    seat: Res<Seat<G::Player>>,
    mut seating: ResMut<Seating<G::Player>>,
) {
    let own = || seat.viewer.or_else(|| session.persons().next());
    if asked.read().count() > 0 && session.seats_change() {
        let seats = session.record().players();
        seating.0 = own().or(seats.first().map(|seated| seated.player));
    }
}

/// A person who stays is called by the curtain before a hand is shown.
fn follow<G: BotSeats>(
    mut orders: MessageReader<HandOver<G>>,
    session: Res<Session<G>>,
    mut seat: ResMut<Seat<G::Player>>,
) {
    for order in orders.read() {
        let looked_on = |viewer| !session.is_person(viewer);
        if seat.all_seeing || seat.viewer.is_some_and(looked_on) {
            // Whoever takes a seat in a game of bots sits here already.
            let stays = |person: &G::Player| order.to != Kind::Person || *person != order.player;
            *seat = Seat {
                curtain: session.persons().find(stays),
                ..Seat::default()
            };
        }
    }
}

fn show<G: BotSeats>(
    mut contexts: EguiContexts,
    words: Res<Words>,
    session: Res<Session<G>>,
    mut seating: ResMut<Seating<G::Player>>,
    mut seat: ResMut<Seat<G::Player>>,
    mut orders: MessageWriter<HandOver<G>>,
) -> Result {
    let Some(seated) = seating.0.and_then(|player| session.player(player)) else {
        return Ok(());
    };
    if seat.curtain.is_some() {
        // Nobody sits here to be asked.
        *seating = Seating::default();
        return Ok(());
    }
    let player = seated.player;
    let ctx = contexts.ctx_mut()?;
    let bots_only = is_watched(&session);
    let now = seated.kind.bot().map(G::current);
    let title = words.format(
        "seating-title",
        &[("dynasty", G::seat(&words, player).into())],
    );
    match ask::<G>(ctx, &title, (player, now), bots_only, &words) {
        None => return Ok(()),
        Some(Answer::Plays(to)) if to.bot() != now => {
            orders.write(HandOver { player, to });
        }
        Some(Answer::Watch(by)) => *seat = Seat::onlooker(by),
        Some(Answer::Plays(_) | Answer::Close) => {}
    }
    *seating = Seating::default();
    Ok(())
}

/// Asks who plays a seat from now on, where a bot of the level `now` or a person does.
fn ask<G: BotSeats>(
    ctx: &Context,
    title: &str,
    (player, now): (G::Player, Option<&str>),
    bots_only: bool,
    words: &Words,
) -> Option<Answer<G::Player>> {
    let mut answer = focus::cancel(ctx).then_some(Answer::Close);
    dialogue(ctx, "seating", title, 640.0, |ui| {
        ui.spacing_mut().item_spacing.y = space::SMALL;
        // Close together, so that all of them are in view in the smallest window.
        ui.spacing_mut().button_padding.y = 3.0;
        let mut offer = |ui: &mut Ui, kind: Kind, push: Push| {
            let is_now = kind.bot() == now;
            let button = ui.add(push.width(ui.available_width()).selected(is_now));
            if is_now {
                focus::prefer(&button);
            }
            if button.clicked() {
                answer = Some(Answer::Plays(kind));
            }
        };
        offer(ui, Kind::Person, Push::plain(words.text("seating-person")));
        for bot in G::LEVELS {
            let push = Push::plain(G::level(words, bot)).detail(G::style(words, bot));
            offer(ui, Kind::Bot(bot.to_string()), push);
        }
        widgets::explain(ui, &words.text("seating-about"));
        answers(ui, |ui| {
            if ui.add(Push::primary(words.text("keys-close"))).clicked() {
                answer = Some(Answer::Close);
            }
            // Bots have no secrets from whoever watches them.
            for (key, by) in [
                ("seating-watch-all", Perspective::All),
                ("seating-watch", Perspective::Of(player)),
            ] {
                if bots_only && ui.add(Push::plain(words.text(key))).clicked() {
                    answer = Some(Answer::Watch(by));
                }
            }
        });
    });
    answer
}

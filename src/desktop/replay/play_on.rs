//! Who plays the game that goes on from a moment of a replay: asked before it begins.

use super::bookmarks::Bookmarks;
use super::review::Desk;
use super::{Replay, Reviewed};
use crate::desktop::app::covers::Cover;
use crate::desktop::app::covers::Covers;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::session::{Order, Session};
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus, pick::pick, space, widgets};
use crate::record::{Kind, Player};
use bevy::prelude::*;
use bevy_egui::egui::{Align, Label, Layout, Popup, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::path::Path;

/// The width of the dialogue, and of its lists.
const WIDTH: (f32, f32) = (520.0, 200.0);

/// Who is to play, while that is asked.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct PlayOn<G: Reviewed>(Option<Vec<Player<G::Player>>>);

impl<G: Reviewed> Default for PlayOn<G> {
    fn default() -> PlayOn<G> {
        PlayOn(None)
    }
}

impl<G: Reviewed> PlayOn<G> {
    /// Asks, beginning with those who have played so far; whoever wants to try something better than what was
    /// decided plays that seat.
    pub(super) fn ask(&mut self, session: &Session<G>, tried: Option<usize>) {
        let mut players = session.record().players().to_vec();
        if let Some(player) = tried.and_then(|seat| players.get_mut(seat)) {
            player.kind = Kind::Person;
        }
        self.0 = Some(players);
    }

    /// Whether it is being asked.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }
}

pub(super) fn plugin_of<G: Reviewed>(app: &mut App) {
    app.init_resource::<PlayOn<G>>()
        .add_systems(
            EguiPrimaryContextPass,
            show::<G>.run_if(
                in_state(G::SCREEN)
                    .and_then(resource_exists::<Replay<G>>)
                    .and_then(resource_exists::<Session<G>>)
                    .and_then(|asked: Res<PlayOn<G>>| asked.is_open()),
            ),
        )
        .add_systems(
            PreUpdate,
            forget::<G>.run_if(not(resource_exists::<Replay<G>>)),
        )
        .add_systems(Last, cover::<G>.run_if(resource_changed::<PlayOn<G>>));
}

fn cover<G: Reviewed>(asked: Res<PlayOn<G>>, mut covers: ResMut<Covers>) {
    covers.set(Cover::PlayOn, asked.is_open());
}

/// The replay is over, and its question with it.
fn forget<G: Reviewed>(mut asked: ResMut<PlayOn<G>>) {
    asked.set_if_neq(PlayOn::default());
}

enum Answer {
    Play,
    Close,
}

fn show<G: Reviewed>(
    mut contexts: EguiContexts,
    art: Res<Art>,
    words: Res<Words>,
    session: Res<Session<G>>,
    replay: Res<Replay<G>>,
    desk: Option<Res<Desk>>,
    mut marks: ResMut<Bookmarks>,
    mut asked: ResMut<PlayOn<G>>,
    mut commands: MessageWriter<Order<G>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(mut players) = asked.0.clone() else {
        return Ok(());
    };
    // An open list has Esc for itself.
    let escape = !Popup::is_any_open(ctx) && focus::cancel(ctx);
    let mut answer = escape.then_some(Answer::Close);
    let title = words.text("replay-play-on");
    dialogue(ctx, "play-on", &title, WIDTH.0, |ui| {
        ui.spacing_mut().item_spacing.y = space::SMALL;
        ui.label(words.text("replay-who-plays"));
        for (seat, player) in players.iter_mut().enumerate() {
            ui.push_id(seat, |ui| row::<G>(ui, seat, player, &art, &words));
        }
        widgets::explain(ui, &words.text("replay-play-on-about"));
        answers(ui, |ui| {
            let play = ui.add(Push::primary(words.text("new-game-play")).width(130.0));
            focus::prefer(&play);
            if play.clicked() {
                answer = Some(Answer::Play);
            }
            let leave = Push::plain(words.text("cancel")).width(130.0);
            if ui.add(leave).clicked() {
                answer = Some(Answer::Close);
            }
        });
    });
    match answer {
        Some(Answer::Play) => {
            if replay.can_play_on(&session) {
                let decisions = session.timeline().decisions(session.moment());
                let file = desk.and_then(|desk| desk.file().map(Path::to_path_buf));
                marks.set_out(&session, file);
                commands.write(Order::Branch(decisions, players));
            }
            asked.0 = None;
        }
        Some(Answer::Close) => asked.0 = None,
        None => {
            asked.set_if_neq(PlayOn(Some(players)));
        }
    }
    Ok(())
}

/// A seat: its sign, its player's name, and whether that is a person or which bot.
fn row<G: Reviewed>(
    ui: &mut Ui,
    seat: usize,
    player: &mut Player<G::Player>,
    art: &Art,
    words: &Words,
) {
    ui.horizontal(|ui| {
        G::emblem(ui, art, player.player, 36.0);
        let room = ui.available_width() - WIDTH.1 - space::ROW * 2.0;
        let left = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(room, 36.0), left, |ui| {
            ui.set_width(room);
            ui.add(Label::new(widgets::bold(G::name_in_list(words, player))).truncate());
        });
        let mut options = vec![(Kind::Person, words.text("new-game-person"))];
        let level = |name: &&str| (Kind::Bot(name.to_string()), G::level(words, name));
        options.extend(G::LEVELS.iter().map(level));
        // A bot that is offered no longer may stay.
        if let Kind::Bot(name) = &player.kind
            && !G::LEVELS.contains(&name.as_str())
        {
            options.push((player.kind.clone(), G::level(words, name)));
        }
        let label = words.format("new-game-kind", &[("seat", (seat + 1).into())]);
        if let Some(kind) = pick(ui, "kind", WIDTH.1, &label, &player.kind, &options) {
            player.kind = kind;
        }
    });
}

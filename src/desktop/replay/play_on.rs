//! Who plays the game that goes on from a moment of a replay: asked before it begins.

use super::Replay;
use crate::desktop::app::covers::Cover;
use crate::desktop::app::covers::Covers;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::games::tigris::Order;
use crate::desktop::games::tigris::Session;
use crate::desktop::screens::emblem;
use crate::desktop::screens::shelf::dynasty_name;
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus, pick::pick, space, widgets};
use crate::record::{Kind, Player};
use crate::tigris::bots::LEVELS;
use crate::tigris::rules::Dynasty;
use bevy::prelude::*;
use bevy_egui::egui::{Align, Label, Layout, Popup, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The width of the dialogue, and of its lists.
const WIDTH: (f32, f32) = (520.0, 200.0);

/// Who is to play, while that is asked.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PlayOn(Option<Vec<Player<Dynasty>>>);

impl PlayOn {
    /// Asks, beginning with those who have played so far.
    pub(super) fn ask(&mut self, session: &Session) {
        self.0 = Some(session.record().players().to_vec());
    }

    /// Whether it is being asked.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayOn>()
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(
                in_state(Screen::Table)
                    .and_then(resource_exists::<Replay>)
                    .and_then(resource_exists::<Session>)
                    .and_then(|asked: Res<PlayOn>| asked.is_open()),
            ),
        )
        .add_systems(PreUpdate, forget.run_if(not(resource_exists::<Replay>)))
        .add_systems(Last, cover.run_if(resource_changed::<PlayOn>));
}

fn cover(asked: Res<PlayOn>, mut covers: ResMut<Covers>) {
    covers.set(Cover::PlayOn, asked.is_open());
}

/// The replay is over, and its question with it.
fn forget(mut asked: ResMut<PlayOn>) {
    asked.set_if_neq(PlayOn::default());
}

enum Answer {
    Play,
    Close,
}

fn show(
    mut contexts: EguiContexts,
    art: Res<Art>,
    words: Res<Words>,
    session: Res<Session>,
    replay: Res<Replay>,
    mut asked: ResMut<PlayOn>,
    mut commands: MessageWriter<Order>,
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
            ui.push_id(seat, |ui| row(ui, seat, player, &art, &words));
        }
        widgets::explain(ui, &words.text("replay-play-on-about"));
        answers(ui, |ui| {
            if ui
                .add(Push::primary(words.text("new-game-play")).width(130.0))
                .clicked()
            {
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

/// A seat: its dynasty, its player's name, and whether that is a person or which bot.
fn row(ui: &mut Ui, seat: usize, player: &mut Player<Dynasty>, art: &Art, words: &Words) {
    ui.horizontal(|ui| {
        emblem::dynasty(ui, art, player.player, 36.0);
        let room = ui.available_width() - WIDTH.1 - space::ROW * 2.0;
        let left = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(room, 36.0), left, |ui| {
            ui.set_width(room);
            ui.add(Label::new(widgets::bold(dynasty_name(player, words))).truncate());
        });
        let mut options = vec![(Kind::Person, words.text("new-game-person"))];
        options.extend(LEVELS.map(|name| (Kind::Bot(name.to_string()), words.level(name))));
        // A bot that is offered no longer may stay.
        if let Kind::Bot(name) = &player.kind
            && !LEVELS.contains(&name.as_str())
        {
            options.push((player.kind.clone(), words.level(name)));
        }
        let label = words.format("new-game-kind", &[("seat", (seat + 1).into())]);
        if let Some(kind) = pick(ui, "kind", WIDTH.1, &label, &player.kind, &options) {
            player.kind = kind;
        }
    });
}

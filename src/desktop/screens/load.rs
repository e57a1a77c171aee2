//! What was saved: open it, delete it, give it another name.

use super::shelf::{Line, Refresh, Shelf, complain, saves};
use super::trouble::Troubles;
use super::{Back, Words};
use crate::desktop::Screen;
use crate::desktop::replay::ReplayCommand;
use crate::desktop::session::{SessionCommand, Trouble};
use crate::desktop::theme::page::{answers, dialogue, sheet};
use crate::desktop::theme::palette::*;
use crate::desktop::theme::{Push, focus, space, widgets};
use crate::record::file;
use crate::rules::Position;
use bevy::prelude::*;
use bevy_egui::egui::{Align, Context, Key, Label, Layout, RichText, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::path::PathBuf;

/// The dialogue that is open over the list.
#[derive(Resource, Default)]
enum Asking {
    #[default]
    Nothing,
    Delete(PathBuf, String),
    Rename(PathBuf, String),
}

enum Wish {
    Open(PathBuf),
    Replay(PathBuf),
    Delete(PathBuf, String),
    Rename(PathBuf, String),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Asking>()
        .add_systems(OnEnter(Screen::Load), |mut asking: ResMut<Asking>| {
            *asking = Asking::Nothing;
        })
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Load)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    shelf: Res<Shelf>,
    leads: Res<Back>,
    troubles: Res<Troubles>,
    mut asking: ResMut<Asking>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: MessageWriter<SessionCommand>,
    mut replays: MessageWriter<ReplayCommand>,
    mut refresh: MessageWriter<Refresh>,
    mut trouble: MessageWriter<Trouble>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let asked = !matches!(*asking, Asking::Nothing);
    let mut back = focus::escape(ctx) && !asked && !troubles.any();
    let wish = sheet(
        ctx,
        "load",
        &words.text("load-title"),
        (980.0, 860.0),
        |ui| contents(ui, &shelf, &words),
        |ui| {
            let button = Push::plain(words.text("back")).width(150.0);
            back |= ui.add(button).clicked();
        },
    );
    match wish {
        Some(Wish::Open(path)) => {
            commands.write(SessionCommand::Open(path));
        }
        Some(Wish::Replay(path)) => {
            replays.write(ReplayCommand::Saved(path));
        }
        Some(Wish::Delete(path, name)) => *asking = Asking::Delete(path, name),
        Some(Wish::Rename(path, name)) => *asking = Asking::Rename(path, name),
        None => {}
    }
    if back {
        next.set(leads.0);
    }
    let done = ask(ctx, &mut asking, &words, &mut trouble);
    if done || (asked && focus::cancel(ctx)) {
        *asking = Asking::Nothing;
    }
    if done {
        refresh.write(Refresh);
    }
    Ok(())
}

fn contents(ui: &mut Ui, shelf: &Shelf, words: &Words) -> Option<Wish> {
    let mut wish = None;
    let shelves = [
        ("load-saves", "load-no-saves", &shelf.saves, true),
        (
            "load-autosaves",
            "load-no-autosaves",
            &shelf.autosaves,
            false,
        ),
    ];
    for (heading, empty, lines, named) in shelves {
        widgets::section(ui, &words.text(heading));
        if lines.is_empty() {
            let key = if shelf.read { empty } else { "load-reading" };
            widgets::explain(ui, &words.text(key));
        }
        for line in lines {
            ui.push_id(&line.path, |ui| {
                if let Some(new) = row(ui, line, named, words) {
                    wish = Some(new);
                }
            });
        }
        ui.add_space(space::GROUP);
    }
    wish
}

fn row(ui: &mut Ui, line: &Line, named: bool, words: &Words) -> Option<Wish> {
    let mut wish = None;
    let name = match (&line.game, line.title.is_empty()) {
        (Ok(game), true) => game.names(words),
        _ => line.title.clone(),
    };
    widgets::list_row(ui, |ui| {
        ui.set_width(ui.available_width());
        let buttons = if named { 480.0 } else { 355.0 };
        ui.horizontal(|ui| {
            let width = ui.available_width() - buttons;
            ui.allocate_ui_with_layout(vec2(width, 48.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 0.0;
                about(ui, line, &name, words);
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let open = Push::primary(words.text("load-open")).width(96.0);
                if ui.add_enabled(line.game.is_ok(), open).clicked() {
                    wish = Some(Wish::Open(line.path.clone()));
                }
                let replay = Push::plain(words.text("load-replay"));
                if ui.add_enabled(line.game.is_ok(), replay).clicked() {
                    wish = Some(Wish::Replay(line.path.clone()));
                }
                if ui.add(Push::plain(words.text("load-delete"))).clicked() {
                    wish = Some(Wish::Delete(line.path.clone(), name.clone()));
                }
                let rename = Push::plain(words.text("load-rename"));
                if named && line.game.is_ok() && ui.add(rename).clicked() {
                    wish = Some(Wish::Rename(line.path.clone(), name.clone()));
                }
            });
        });
    });
    wish
}

fn about(ui: &mut Ui, line: &Line, name: &str, words: &Words) {
    let bold = widgets::bold(name);
    ui.add(Label::new(bold).truncate());
    match &line.game {
        Ok(game) => {
            if !line.title.is_empty() {
                ui.add(Label::new(game.names(words)).truncate());
            }
            widgets::explain(ui, &game.when(words));
        }
        Err(why) => {
            let text = words.format("load-damaged", &[("why", why.into())]);
            ui.add(Label::new(RichText::new(text).small().color(LIMESTONE)).wrap());
        }
    }
}

/// Shows the dialogue that is open; answers whether what it asked has been done.
fn ask(
    ctx: &Context,
    asking: &mut Asking,
    words: &Words,
    trouble: &mut MessageWriter<Trouble>,
) -> bool {
    match asking {
        Asking::Nothing => false,
        Asking::Delete(path, name) => {
            let title = words.text("load-delete-title");
            let answer = dialogue(ctx, "delete", &title, 520.0, |ui| {
                ui.label(words.format("load-delete-about", &[("name", (&*name).into())]));
                answers(ui, |ui| {
                    // The harmless answer comes first, and has the keyboard.
                    let keep = ui.add(Push::plain(words.text("load-keep")).width(120.0));
                    let delete = ui.add(Push::danger(words.text("load-delete")).width(120.0));
                    keep.clicked()
                        .then_some(false)
                        .or(delete.clicked().then_some(true))
                })
            });
            if answer == Some(true) {
                complain(file::remove(path), words, trouble);
            }
            if answer == Some(false) {
                *asking = Asking::Nothing;
            }
            answer == Some(true)
        }
        Asking::Rename(path, name) => {
            let title = words.text("load-rename-title");
            let answer = dialogue(ctx, "rename", &title, 520.0, |ui| {
                let label = words.text("save-name");
                let field = widgets::field(ui, name, &label, 460.0, 40);
                let entered = field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
                answers(ui, |ui| {
                    let can = !name.trim().is_empty();
                    let button = Push::primary(words.text("load-rename")).width(130.0);
                    let rename = ui.add_enabled(can, button).clicked() || (entered && can);
                    let leave = ui.add(Push::plain(words.text("cancel")).width(130.0));
                    rename.then_some(true).or(leave.clicked().then_some(false))
                })
            });
            match answer {
                Some(true) => {
                    if let Some(saves) = saves() {
                        complain(saves.rename::<Position>(path, name), words, trouble);
                    }
                    true
                }
                Some(false) => {
                    *asking = Asking::Nothing;
                    false
                }
                None => false,
            }
        }
    }
}

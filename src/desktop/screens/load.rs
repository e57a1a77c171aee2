//! What was saved: to look at, to find, to open, to copy out and to take in.
//!
//! [`row`] shows a game, [`finding`] says which ones and in what order, [`asking`] holds the
//! questions, [`exchange`] the files that come in and go out.

pub mod asking;
pub mod exchange;
pub mod finding;
mod row;

use super::Back;
use super::shelf::{Line, Refresh, Shelf};
use crate::desktop::app::folder::ShowFolder;
use crate::desktop::app::requests::ReplayCommand;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::trouble::Troubles;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::session::SessionCommand;
use crate::desktop::theme::page::{begin_anew, scrolling, spread, staying};
use crate::desktop::theme::{Push, focus, pick::pick, space, widgets};
use asking::Asking;
use bevy::prelude::*;
use bevy_egui::egui::{Key, Popup, Ui};
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext};
use exchange::Told;
use finding::{Finding, Order};
use std::path::PathBuf;

/// What this page is called by.
const PAGE: &str = "load";

/// What a person asks of one of the games.
enum Wish {
    Open(PathBuf),
    Replay(PathBuf),
    Ask(Asking),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Asking>()
        .init_resource::<Finding>()
        .add_plugins(exchange::plugin)
        .add_systems(OnEnter(Screen::Load), begin)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Load)));
}

/// What had the keyboard last time may stand elsewhere, or be gone, and is there only once the games are read.
fn begin(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut asking: ResMut<Asking>,
    mut finding: ResMut<Finding>,
) {
    begin_anew(&mut contexts, PAGE);
    *asking = Asking::Nothing;
    finding.sought.clear();
}

fn show(
    mut contexts: EguiContexts,
    (words, art): (Res<Words>, Res<Art>),
    shelf: Res<Shelf>,
    leads: Res<Back>,
    troubles: Res<Troubles>,
    mut finding: ResMut<Finding>,
    mut told: ResMut<Told>,
    mut asking: ResMut<Asking>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: MessageWriter<SessionCommand>,
    mut replays: MessageWriter<ReplayCommand>,
    mut refresh: MessageWriter<Refresh>,
    mut folders: MessageWriter<ShowFolder>,
    mut trouble: MessageWriter<Trouble>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let asked = asking.any();
    let finding = finding.bypass_change_detection();
    // Esc takes back what is sought before it leaves, from the field of the search as well.
    let escaped = focus::cancel(ctx) && !asked && !troubles.any();
    let emptied = escaped && !finding.sought.is_empty();
    if emptied {
        finding.sought.clear();
    }
    let mut back = escaped && !emptied;
    let mut import = false;
    let wish = spread(
        ctx,
        PAGE,
        &words.text("load-title"),
        (1040.0, 900.0),
        |ui| {
            // What is sought and told stays in view; only the games scroll.
            let down = staying(ui, |ui| {
                let down = head(ui, finding, emptied, &words);
                notice(ui, &mut told, &words, &mut folders);
                down
            });
            scrolling(ui, "load", |ui| {
                contents(ui, &shelf, finding, down, &art, &words)
            })
        },
        |ui| {
            let button = Push::plain(words.text("back")).width(150.0);
            back |= ui.add(button).clicked();
            import = ui.add(Push::plain(words.text("load-import"))).clicked();
        },
    );
    if import {
        // Whatever was told of the last file is read.
        told.clear();
        *asking = Asking::Import(String::new());
    }
    match wish {
        Some(Wish::Open(path)) => {
            commands.write(SessionCommand::Open(path));
        }
        Some(Wish::Replay(path)) => {
            replays.write(ReplayCommand::Saved(path));
        }
        Some(Wish::Ask(question)) => {
            told.clear();
            *asking = question;
        }
        None => {}
    }
    if back {
        next.set(leads.0);
    }
    if asked {
        let done = asking.show(ctx, &words, &mut told, &mut trouble);
        if !troubles.any() && focus::cancel(ctx) {
            *asking = asking.before();
        }
        if done {
            refresh.write(Refresh);
        }
    }
    Ok(())
}

/// What to look for, and in what order; answers whether the keyboard goes down to the games. What
/// was `emptied` keeps the keyboard, which egui takes away from a field on Esc.
fn head(ui: &mut Ui, finding: &mut Finding, emptied: bool, words: &Words) -> bool {
    let inside = ui.horizontal(|ui| {
        let label = words.text("load-search");
        let width = (ui.available_width() - 330.0).clamp(160.0, 420.0);
        let field = widgets::field(ui, &mut finding.sought, &label, width, 60);
        if emptied {
            field.request_focus();
        }
        let options = Order::ALL.map(|(order, key)| (order, words.text(key)));
        let label = words.text("load-order");
        if let Some(order) = pick(ui, "order", 260.0, &label, &finding.order, &options) {
            finding.order = order;
        }
    });
    ui.add_space(space::SMALL);
    let here = inside.response.rect;
    let focused = ui.memory(|memory| memory.focused());
    let focused = focused.and_then(|id| ui.ctx().read_response(id));
    let in_head = focused.is_some_and(|control| here.contains(control.rect.center()));
    let down = ui.input(|input| input.modifiers.is_none() && input.key_pressed(Key::ArrowDown));
    // An open list has the arrows for itself.
    in_head && down && !Popup::is_any_open(ui.ctx())
}

/// What has become of the last file that came in or went out.
fn notice(ui: &mut Ui, told: &mut Told, words: &Words, folders: &mut MessageWriter<ShowFolder>) {
    let Some((text, folder)) = told.latest() else {
        return;
    };
    let mut read = false;
    widgets::list_row(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.label(widgets::bold(text));
            if let Some(folder) = folder
                && ui
                    .add(Push::plain(words.text("load-show-folder")))
                    .clicked()
            {
                folders.write(ShowFolder(folder.clone()));
            }
            read = ui.add(Push::plain(words.text("trouble-read"))).clicked();
        });
    });
    ui.add_space(space::SMALL);
    if read {
        told.clear();
    }
}

/// The games; `enter` says that the keyboard goes to the first one.
fn contents(
    ui: &mut Ui,
    shelf: &Shelf,
    finding: &mut Finding,
    mut enter: bool,
    art: &Art,
    words: &Words,
) -> Option<Wish> {
    let mut wish = None;
    let all = || shelf.saves.iter().chain(&shelf.autosaves);
    let gone = |path: &PathBuf| shelf.read && all().all(|line| line.path != *path);
    let left = finding.leaving.take_if(|(path, _)| gone(path));
    let beside = left.and_then(|(_, beside)| beside);
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
        // A list from before would move under the hand that reaches for it.
        let found: Vec<&Line> = match shelf.read {
            true => finding.among(lines, words),
            false => Vec::new(),
        };
        if found.is_empty() {
            let key = match (shelf.read, lines.is_empty()) {
                (false, _) => "load-reading",
                (true, true) => empty,
                (true, false) => "load-none-found",
            };
            widgets::explain(ui, &words.text(key));
        }
        for (at, line) in found.iter().enumerate() {
            let enter = std::mem::take(&mut enter) || beside.as_ref() == Some(&line.path);
            let new = ui.push_id(&line.path, |ui| {
                row::show(ui, line, named, enter, art, words)
            });
            let Some(new) = new.inner else { continue };
            if let Wish::Ask(Asking::Delete(path, _)) = &new {
                let beside = found.get(at + 1).or(at.checked_sub(1).map(|at| &found[at]));
                let beside = beside.map(|line| line.path.clone());
                finding.leaving = Some((path.clone(), beside));
            }
            wish = Some(new);
        }
        ui.add_space(space::GROUP);
    }
    wish
}

//! The history: finished games of either kind, who they are of, and what they come to.
//!
//! [`library`] reads them, [`looked`] works out what is asked of them, [`head`] holds who looks and
//! what at, [`list`], [`sums`] and [`course`] show it, and [`asking`] holds the questions.

pub mod asking;
mod course;
mod head;
pub mod library;
mod list;
mod looked;
mod outgoing;
mod sums;
mod told;

use crate::desktop::app::folder::ShowFolder;
use crate::desktop::app::profiles::People;
use crate::desktop::app::requests::ReplayCommand;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::trouble::{Trouble, Troubles};
use crate::desktop::app::words::Words;
use crate::desktop::screens::Back;
use crate::desktop::theme::page::{scrolling, spread, staying};
use crate::desktop::theme::{Push, focus, space, widgets};
use crate::games::Kind;
use crate::history::Filter;
use crate::history::filter::Column;
use crate::history::sums::By;
use asking::Asking;
use bevy::prelude::*;
use bevy_egui::egui::{Frame, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use library::{Library, Refresh};
use looked::Looked;
use outgoing::Outgoing;
use std::path::PathBuf;

/// The parts of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Games,
    Sums,
    Course,
}

/// What the page shows.
#[derive(Resource, Default)]
pub struct Page {
    pub tab: Tab,
    pub filter: Filter,
    pub column: Column,
    pub backwards: bool,
    pub by: By,
    /// The game whose points are shown over time, of several.
    course_of: Option<Kind>,
    /// Whether mistakes over time are shown instead of points.
    mistakes: bool,
    looked: Option<Looked>,
    /// What has been done, and the folder that it is about.
    told: Option<(String, Option<PathBuf>)>,
}

/// What a person asks of the page.
enum Wish {
    Replay(PathBuf),
    Ask(Asking),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .init_resource::<Asking>()
        .add_plugins((library::plugin, outgoing::plugin))
        .add_systems(OnEnter(Screen::History), |mut asking: ResMut<Asking>| {
            *asking = Asking::Nothing;
        })
        .add_systems(OnExit(Screen::History), |mut page: ResMut<Page>| {
            page.told = None;
        })
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::History)),
        );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (leads, troubles): (Res<Back>, Res<Troubles>),
    mut library: ResMut<Library>,
    mut page: ResMut<Page>,
    mut asking: ResMut<Asking>,
    mut outgoing: ResMut<Outgoing>,
    (mut people, mut settings): (ResMut<People>, ResMut<Settings>),
    mut next: ResMut<NextState<Screen>>,
    mut replays: MessageWriter<ReplayCommand>,
    mut refresh: MessageWriter<Refresh>,
    mut folders: MessageWriter<ShowFolder>,
    mut trouble: MessageWriter<Trouble>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let asked = asking.any();
    let library = library.bypass_change_detection();
    let lines = library.lines.clone();
    let page = page.bypass_change_detection();
    let me = people.known().chosen().cloned();
    looked::renew(page, &lines, library.serial, me.as_ref());
    let mut back = focus::escape(ctx) && !asked && !troubles.any();
    let games = page.looked.as_ref().map_or(0, |l| l.total.games);
    let can = games > 0 && !outgoing.is_busy();
    let mut out = None;
    let wish = spread(
        ctx,
        "history",
        &words.text("history-title"),
        (1120.0, 900.0),
        |ui| {
            let asked = staying(ui, |ui| {
                let asked = head::who(ui, page, &people, &lines, &words);
                ui.add_space(space::SMALL);
                head::filters(ui, page, &words);
                notice(ui, page, library, &words, &mut folders);
                if page.tab == Tab::Games && library.read && games > 0 {
                    list::columns(ui, page, &words);
                }
                asked
            });
            let looked = page.looked.as_ref()?;
            if let Some(text) = nothing(looked, library.read, &people, &words) {
                scrolling(ui, "history-none", |ui| widgets::explain(ui, &text));
                return asked;
            }
            let (mut by, mut course_of, mut mistakes) = (page.by, page.course_of, page.mistakes);
            let wish = match page.tab {
                Tab::Games => scrolling(ui, list::GAMES, |ui| {
                    list::show(ui, &looked.shown(&lines), &settings.review, &words)
                }),
                Tab::Sums => {
                    sums::show(ui, looked, &mut by, &words);
                    None
                }
                Tab::Course => {
                    // As far from the edge as what scrolls is.
                    Frame::new().inner_margin(5.0).show(ui, |ui| {
                        let chosen = (&mut course_of, &mut mistakes);
                        course::show(ui, looked, &lines, chosen, settings.review, &words);
                    });
                    None
                }
            };
            (page.by, page.course_of, page.mistakes) = (by, course_of, mistakes);
            asked.or(wish)
        },
        |ui| {
            let button = Push::plain(words.text("back")).width(130.0);
            back |= ui.add(button).clicked();
            let button = Push::plain(words.text("history-export-records"));
            if ui.add_enabled(can, button).clicked() {
                out = Some(Asking::records(games, &words));
            }
            let button = Push::plain(words.text("history-export-table"));
            if ui.add_enabled(can, button).clicked() {
                out = Some(Asking::table(games, &words));
            }
        },
    );
    let wish = wish.or(out.map(Wish::Ask));
    match wish {
        Some(Wish::Replay(path)) => {
            replays.write(ReplayCommand::Saved(path));
        }
        Some(Wish::Ask(question)) => {
            page.told = None;
            *asking = question;
        }
        None => {}
    }
    if back {
        next.set(leads.0);
    }
    if asked {
        let mut desk = asking::Desk {
            words: &words,
            lines: &lines,
            page,
            people: &mut people,
            settings: &mut settings,
            outgoing: &mut outgoing,
            trouble: &mut trouble,
            refresh: &mut refresh,
        };
        asking.show(ctx, &mut desk);
        if !troubles.any() && focus::cancel(ctx) {
            *asking = asking.before();
        }
    }
    Ok(())
}

/// Why there is nothing to show; `None` where there is something.
fn nothing(looked: &Looked, read: bool, people: &People, words: &Words) -> Option<String> {
    if !read {
        return Some(words.text("history-reading"));
    }
    if !looked.is_empty() {
        return None;
    }
    Some(match people.known().chosen() {
        _ if looked.all > 0 => words.text("history-none-found"),
        Some(me) => words.format("history-empty-me", &[("name", (&me.name).into())]),
        None => words.text("history-empty"),
    })
}

/// What has been done, and what is wrong with some file.
fn notice(
    ui: &mut Ui,
    page: &mut Page,
    library: &mut Library,
    words: &Words,
    folders: &mut MessageWriter<ShowFolder>,
) {
    let damaged = library.damaged.clone();
    let folder = library::finished().map(|finished| finished.folder().to_path_buf());
    let damaged = damaged.map(|text| (text, folder));
    let Some((text, folder)) = page.told.clone().or(damaged) else {
        return;
    };
    let mut read = false;
    widgets::list_row(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.label(widgets::bold(text));
            if let Some(folder) = folder {
                let show = Push::plain(words.text("load-show-folder"));
                if ui.add(show).clicked() {
                    folders.write(ShowFolder(folder));
                }
            }
            read = ui.add(Push::plain(words.text("trouble-read"))).clicked();
        });
    });
    if read {
        match page.told.take() {
            Some(_) => {}
            None => library.damaged = None,
        }
    }
}

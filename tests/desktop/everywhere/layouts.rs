//! No layout overflows: on the screens that are listed here, in every size of window and of text and in both
//! languages, nothing overlaps, nothing is cut off and nothing lies outside the window.
//!
//! Read from what egui paints and what can be clicked, so no GPU is needed. The board, whose places
//! are tested beside its layout, counts as one thing to click, and so does every slot of the strip.

use super::furnished::{fill_the_history, fill_the_shelf, finished, look_up, open, play, settle};
use crate::support::rectangles::Surface;
use crate::support::{Desktop, new_game};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui;
use std::path::PathBuf;
use two_rivers::babel::rules::{self as babel, Player};
use two_rivers::desktop::app::requests::ReplayCommand;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::babel::results::{self as babel_results, Results as BabelResults};
use two_rivers::desktop::games::babel as of_babel;
use two_rivers::desktop::games::tigris::Session;
use two_rivers::desktop::history::asking::Asking;
use two_rivers::desktop::history::{Page, Tab};
use two_rivers::desktop::screens::{Menu, settings};
use two_rivers::desktop::tigris::board::layout::{Layout, Slot};
use two_rivers::desktop::tigris::learn::{Course, Lesson, Teach};
use two_rivers::desktop::tigris::results::{self, Results};
use two_rivers::record::Kind;
use two_rivers::tigris::rules::{Board, Dynasty, Options};
use two_rivers::tigris::teaching::{Chapter, Topic};

/// A size of the window, a size of text in percent and a language. Every one of each occurs; the
/// tightest, where the window bounds the text, comes in both languages.
const CASES: [(u32, u32, u16, &str); 8] = [
    (1024, 640, 100, "en"),
    (1024, 640, 100, "pt-BR"),
    (1024, 640, 75, "en"),
    (1280, 800, 100, "pt-BR"),
    (1280, 800, 150, "en"),
    (1920, 1080, 200, "en"),
    (1920, 1080, 75, "pt-BR"),
    (3840, 2160, 200, "pt-BR"),
];

/// Shows the desktop in a window of this size, with text of this size in this language.
pub fn dress(desktop: &mut Desktop, (width, height, scale, language): (u32, u32, u16, &str)) {
    let world = desktop.app.world_mut();
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    for mut window in windows.iter_mut(world) {
        window.resolution.set(width as f32, height as f32);
    }
    let mut settings = world.resource_mut::<Settings>();
    settings.ui_scale = scale;
    settings.language = Some(language.to_string());
    desktop.frames(4);
}

/// The faults of the present screen in every case.
fn faults(desktop: &mut Desktop, screen: &str) -> Vec<String> {
    let names = people(desktop);
    let mut found = Vec::new();
    for case in CASES {
        dress(desktop, case);
        let mut surface = Surface::of(desktop);
        if desktop.screen() == Screen::Table && !Surface::is_covered(desktop) {
            add_board_and_slots(desktop, &mut surface);
        }
        let (width, height, scale, language) = case;
        let place = format!("{screen}, {width}x{height}, {scale} %, {language}");
        found.extend(
            surface
                .faults(&names)
                .iter()
                .map(|fault| format!("{place}: {fault}")),
        );
    }
    found
}

/// The names that people gave themselves in the game on the table.
fn people(desktop: &Desktop) -> Vec<String> {
    let world = desktop.app.world();
    let mut names: Vec<String> = Vec::new();
    if let Some(session) = world.get_resource::<Session>() {
        let players = session.record().players().iter();
        names.extend(players.map(|player| player.name.clone()));
    }
    if let Some(session) = world.get_resource::<of_babel::Session>() {
        let players = session.record().players().iter();
        names.extend(players.map(|player| player.name.clone()));
    }
    names.retain(|name| !name.is_empty());
    names
}

fn add_board_and_slots(desktop: &Desktop, surface: &mut Surface) {
    let layout = desktop.app.world().resource::<Layout>();
    let place = |centre: Vec2, size: Vec2| {
        egui::Rect::from_center_size(egui::pos2(centre.x, centre.y), egui::vec2(size.x, size.y))
    };
    let board = layout.board();
    surface.add("the board", place(board.center(), board.size()));
    let looks_back = desktop.session().looking_back().is_some();
    for slot in Slot::all().filter(|_| !looks_back) {
        let size = Vec2::splat(layout.slot_size());
        surface.add(format!("{slot:?}"), place(layout.slot_centre(slot), size));
    }
}

/// Every step leads to a screen from the one before.
pub fn assert_no_faults(steps: &[(&str, &dyn Fn(&mut Desktop))]) {
    let mut desktop = Desktop::open();
    let mut found = Vec::new();
    for (screen, go) in steps {
        dress(&mut desktop, (1280, 800, 100, "en"));
        go(&mut desktop);
        desktop.frames(4);
        found.extend(faults(&mut desktop, screen));
    }
    assert!(
        found.is_empty(),
        "{} faults:\n{}",
        found.len(),
        found.join("\n")
    );
}

#[test]
fn menus_fit() {
    assert_no_faults(&[
        ("first start", &|d| d.go(Screen::FirstRun)),
        ("title", &|d| {
            d.go(Screen::Title);
            fill_the_shelf(d);
        }),
        ("new game", &|d| d.go(Screen::NewGame)),
        ("new game of Babel", &|d| {
            d.go(Screen::NewGame);
            d.press("Babel");
        }),
        ("load", &|d| {
            d.go(Screen::Load);
            fill_the_shelf(d);
        }),
        ("about", &|d| d.go(Screen::About)),
        ("about: changes", &|d| d.press("What has changed")),
        ("about: licences", &|d| d.press("Licences")),
    ]);
}

#[test]
fn the_history_fits() {
    let part = |tab: Tab| {
        move |desktop: &mut Desktop| desktop.app.world_mut().resource_mut::<Page>().tab = tab
    };
    let ask = |question: fn() -> Asking| {
        move |desktop: &mut Desktop| {
            *desktop.app.world_mut().resource_mut::<Asking>() = question();
        }
    };
    fn name() -> String {
        "Maximiliana Wolkenstein".to_string()
    }
    assert_no_faults(&[
        ("history", &fill_the_history),
        ("history: results", &part(Tab::Sums)),
        ("history: over time", &part(Tab::Course)),
        ("a name", &ask(|| Asking::Add(name(), vec![name()]))),
        (
            "a name's changes",
            &ask(|| Asking::Change(name(), name(), true)),
        ),
        (
            "deleting",
            &ask(|| Asking::Delete(PathBuf::from("game.ron"), "Babel".to_string())),
        ),
        (
            "records",
            &ask(|| Asking::Records(12, "/home/somebody/Two Rivers history".to_string())),
        ),
    ]);
}

#[test]
fn every_part_of_the_settings_fits() {
    let part = |tab: settings::Tab| {
        move |desktop: &mut Desktop| {
            desktop.go(Screen::Settings);
            *desktop.app.world_mut().resource_mut() = tab;
        }
    };
    let parts = settings::Tab::ALL.map(|(tab, key)| (key, part(tab)));
    let steps = parts
        .each_ref()
        .map(|(key, go)| (*key, go as &dyn Fn(&mut Desktop)));
    assert_no_faults(&steps);
}

#[test]
fn rules_and_chapters_fit() {
    let begin = |desktop: &mut Desktop, course: Course| {
        desktop.app.world_mut().write_message(Teach::Begin(course));
        desktop.frames(3);
        settle(desktop);
    };
    assert_no_faults(&[
        ("chapters", &|d| d.go(Screen::Learn)),
        ("rules", &|d| look_up(d, Topic::Aim)),
        ("rules with a picture", &|d| look_up(d, Topic::RedWar)),
        ("rules of a variant", &|d| look_up(d, Topic::AdvancedBoard)),
        ("introduction", &|d| begin(d, Course::Chapter(Chapter::War))),
        ("chapter", &|d| {
            d.app.world_mut().resource_mut::<Lesson>().reading = false
        }),
        ("first round", &|d| begin(d, Course::Round)),
    ]);
}

#[test]
fn the_table_fits() {
    const WAR: &str = include_str!("../../scenarios/04_wars_example_2.txt");
    const MONUMENT: &str = include_str!("../../scenarios/06_monument_example_3.txt");
    assert_no_faults(&[
        ("table at an action", &|d| {
            let variants = Options {
                buildings: true,
                wonder: true,
                ..Options::default()
            };
            let mut game = new_game(Board::advanced(), 4, &[Dynasty::Archer], variants, 7);
            for player in &mut game.players {
                player.name.clear();
            }
            d.begin(game);
            settle(d);
        }),
        ("table with the game menu", &|d| {
            d.app.world_mut().resource_mut::<Menu>().open();
        }),
        ("choice of wars", &|d| {
            *d.app.world_mut().resource_mut::<Menu>() = Menu::Closed;
            play(d, WAR, &["place S i5"]);
        }),
        ("conflict", &|d| play(d, WAR, &["place S i5", "war green"])),
        ("defence", &|d| {
            play(d, WAR, &["place S i5", "war green", "commit 4"])
        }),
        ("what came of a conflict", &|d| {
            play(d, WAR, &["place S i5", "war green", "commit 4", "commit 1"]);
        }),
        ("monument", &|d| play(d, MONUMENT, &["place T i5"])),
    ]);
}

#[test]
fn results_and_replay_fit() {
    let part = |tab: results::Tab| {
        move |desktop: &mut Desktop| {
            desktop.app.world_mut().resource_mut::<Results>().tab = tab;
        }
    };
    assert_no_faults(&[
        ("last position", &|d| open(d, finished())),
        ("results", &|d| d.go(Screen::Results)),
        ("points over time", &part(results::Tab::Course)),
        ("points by source", &part(results::Tab::Origins)),
        ("conflicts", &part(results::Tab::Conflicts)),
        ("replay", &|d| {
            d.app.world_mut().write_message(ReplayCommand::ThisGame);
            d.frames(6);
        }),
    ]);
}

#[test]
fn results_and_replay_of_babel_fit() {
    let part = |tab: babel_results::Tab| {
        move |desktop: &mut Desktop| {
            let mut results = desktop.app.world_mut().resource_mut::<BabelResults>();
            results.tab = tab;
        }
    };
    let parts = babel_results::Tab::ALL.map(|(tab, key)| (key, part(tab)));
    let play = |desktop: &mut Desktop| {
        let game = of_babel::NewGame {
            options: babel::Options::default(),
            players: ["Maximiliana Wolkenstein", "Bartholomew of the Marsh"].map(|name| {
                of_babel::NewPlayer {
                    name: name.to_string(),
                    kind: Kind::Bot("greedy".to_string()),
                }
            }),
            start: Some(Player::Kish),
            seed: Some(11),
            hints: true,
        };
        let world = desktop.app.world_mut();
        world.write_message(of_babel::Order::Start(game));
        desktop.frames(4);
        desktop.until("the bots finish", |world| {
            let session = world.resource::<of_babel::Session>();
            session.position().decider().is_none() && session.caught_up()
        });
        desktop.go(Screen::BabelResults);
    };
    let replay = |desktop: &mut Desktop| {
        let world = desktop.app.world_mut();
        world.write_message(ReplayCommand::ThisGame);
        desktop.frames(6);
    };
    let mut steps: Vec<(&str, &dyn Fn(&mut Desktop))> = vec![("results of Babel", &play)];
    steps.extend(parts.iter().map(|(key, go)| (*key, go as _)));
    steps.push(("replay of Babel", &replay));
    assert_no_faults(&steps);
}

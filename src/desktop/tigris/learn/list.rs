//! The list of chapters, with what has been done.

use super::guide;
use super::lesson::{Course, Teach};
use crate::desktop::app::requests::BeginGuided;
use crate::desktop::app::requests::OpenRules;
use crate::desktop::app::screen::{Room, Screen};
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::screens::course::Line;
use crate::desktop::screens::{Shelf, other_games};
use crate::desktop::theme::{Push, focus, page, space};
use crate::games::Kind;
use crate::preferences::Learning;
use crate::tigris::teaching::Chapter;
use bevy::prelude::*;
use bevy_egui::egui::{Label, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// What the page is called among the pages.
pub(super) const PAGE: &str = "learn";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Learn)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    art: Res<Art>,
    settings: Res<Settings>,
    shelf: Res<Shelf>,
    mut teach: MessageWriter<Teach>,
    mut guided: MessageWriter<BeginGuided>,
    mut rules: MessageWriter<OpenRules>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut back = focus::escape(ctx);
    let mut chosen = None;
    page::spread(
        ctx,
        PAGE,
        &words.text("learn-game-tigris"),
        (900.0, 900.0),
        |ui| {
            let playing = guide::unfinished(&settings.learning, &shelf).is_some();
            let learning = &settings.learning;
            // Whoever would rather play at once finds that without scrolling, in any window.
            let first = |ui: &mut Ui| first_game(ui, learning, playing, &art, &words);
            let plays = page::above(ui, PAGE, first);
            let course = page::scrolling(ui, PAGE, |ui| courses(ui, learning, &art, &words));
            let course = course.map(Chosen::Course);
            chosen = plays.then_some(Chosen::Guided).or(course);
        },
        |ui| {
            back |= ui
                .add(Push::plain(words.text("back")).width(150.0))
                .clicked();
            let to_rules = Push::plain(words.text("learn-rules")).width(150.0);
            if ui.add(to_rules).clicked() {
                rules.write(OpenRules(None));
            }
            let game = Kind::Tigris(());
            if let Some(other) = other_games(ui, game, Room::Learn, "learn-game", &words) {
                next.set(other);
            }
        },
    );
    match chosen {
        Some(Chosen::Course(course)) => {
            teach.write(Teach::Begin(course));
        }
        Some(Chosen::Guided) => {
            guided.write(BeginGuided);
        }
        None if back => next.set(Screen::Title),
        None => {}
    }
    Ok(())
}

/// What somebody wants to do.
enum Chosen {
    Course(Course),
    /// The first game with a guide.
    Guided,
}

/// Whether everything else has been done, and only the first game is left.
fn has_watched(learning: &Learning) -> bool {
    learning.next().is_none() && learning.round_done
}

/// The first game with a guide, above the chapters; `playing` says whether it has been begun.
fn first_game(ui: &mut Ui, learning: &Learning, playing: bool, art: &Art, words: &Words) -> bool {
    let line = Line {
        head: String::new(),
        title: words.text("learn-guided"),
        about: words.text("learn-guided-about"),
        done: learning.guided.is_some() && !playing,
        next: has_watched(learning) && learning.guided.is_none(),
        begun: playing,
    };
    line.show(ui, art, words)
}

/// The chapters and the first round.
fn courses(ui: &mut Ui, learning: &Learning, art: &Art, words: &Words) -> Option<Course> {
    ui.add(Label::new(words.text("learn-about")).wrap());
    ui.add_space(space::SMALL);
    let mut chosen = None;
    let left = |chapter: &Chapter| learning.left(*chapter).is_some();
    let next = Chapter::ALL.into_iter().find(left).or(learning.next());
    for (chapter, number) in Chapter::ALL.into_iter().zip(1..) {
        let text = |part: &str| words.text(&format!("{}-{part}", chapter.key()));
        let line = Line {
            head: words.format("learn-number", &[("number", number.into())]),
            title: text("title"),
            about: text("about"),
            done: learning.has(chapter),
            next: next == Some(chapter),
            begun: left(&chapter),
        };
        if line.show(ui, art, words) {
            chosen = Some(Course::Chapter(chapter));
        }
    }
    let line = Line {
        head: String::new(),
        title: words.text("learn-first-round"),
        about: words.text("learn-first-round-about"),
        done: learning.round_done,
        next: learning.next().is_none() && !learning.round_done,
        begun: learning.round > 0,
    };
    if line.show(ui, art, words) {
        chosen = Some(Course::Round);
    }
    chosen
}

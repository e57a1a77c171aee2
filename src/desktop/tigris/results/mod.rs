//! The end of a game: the reveal, every number, how it came to the ranks, and what to do next.

mod graphs;
mod reasons;
mod reveal;
mod standings;

use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::{Art, Picture};
use crate::desktop::audio::{Cue, Sound};
use crate::desktop::games::tigris::Session;
use crate::desktop::reckoning::Owner;
use crate::desktop::reckoning::page::{self, Choice, Doing, Why, room};
use crate::desktop::reckoning::reveal::Reveal;
use crate::desktop::theme::palette::DYNASTIES;
use crate::desktop::theme::{focus, space, widgets};
use crate::tigris::rules::{Colour, Dynasty, Outcome};
use crate::tigris::statistics::Statistics;
use bevy::prelude::*;
use bevy_egui::egui::{self, Context, Ui};
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext};
use reveal::{Beat, Scene};

/// A finished game, with what is needed to tell of it.
struct Finished<'a> {
    outcome: &'a Outcome,
    session: &'a Session,
    art: &'a Art,
    words: &'a Words,
}

impl Finished<'_> {
    fn name(&self, dynasty: Dynasty) -> String {
        self.words.player(dynasty)
    }

    /// The dynasties in the order of seats.
    fn seats(&self) -> impl Iterator<Item = Dynasty> + use<> {
        self.session.position().table().seats().iter()
    }

    /// A player as charts show them.
    fn owner(&self, dynasty: Dynasty) -> Owner {
        let index = dynasty.index();
        let sign = (Picture::Medal(dynasty), egui::Color32::WHITE);
        Owner::new(index, self.name(dynasty), DYNASTIES[index], sign)
    }

    /// The seat of a dynasty, counted from the first.
    fn seat(&self, dynasty: Dynasty) -> usize {
        self.seats().position(|d| d == dynasty).unwrap_or(0)
    }
}

/// The parts of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Scores,
    Course,
    Origins,
    Conflicts,
}

/// What the screen knows of the game that it shows.
#[derive(Resource, Debug)]
pub struct Results {
    /// Which game, and how many decisions long.
    stamp: (u64, usize),
    reveal: Reveal<Beat>,
    /// Not for games whose beginning is of older rules.
    statistics: Option<Statistics>,
    pub tab: Tab,
    /// Whose course is shown: one colour's, or that of the score.
    pub colour: Option<Colour>,
}

impl Results {
    /// Whether everything has been revealed.
    pub fn revealed(&self) -> bool {
        self.reveal.is_done()
    }

    /// Reveals the rest at once.
    pub fn skip(&mut self) {
        self.reveal.skip();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (prepare, reveal, show)
            .chain()
            .run_if(in_state(Screen::Results).and_then(resource_exists::<Session>)),
    );
}

/// Counts a game that has not been shown before.
fn prepare(
    mut commands: Commands,
    session: Res<Session>,
    settings: Res<Settings>,
    known: Option<Res<Results>>,
    mut next: ResMut<NextState<Screen>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    let stamp = session.stamp();
    if known.is_some_and(|known| known.stamp == stamp) {
        return;
    }
    let Some(outcome) = session.position().outcome() else {
        // Somebody took the last decision back: the table goes on.
        next.set(Screen::Table);
        return;
    };
    page::begin(&mut contexts);
    let replayed = session.looking_back().is_some();
    commands.insert_resource(Results {
        stamp,
        reveal: Reveal::new(reveal::beats(&outcome), &settings, replayed),
        statistics: Statistics::of(session.record()),
        tab: Tab::default(),
        colour: None,
    });
}

/// Lets the reveal go on.
fn reveal(
    results: Option<ResMut<Results>>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut power: ResMut<Power>,
    mut cues: MessageWriter<Cue>,
) {
    let Some(mut results) = results.filter(|results| !results.revealed()) else {
        return;
    };
    for beat in results.reveal.go_on(&settings, &time, &mut power) {
        let cue = match beat {
            Beat::Colour(colour) => Some((Sound::Points, Some(colour.index()))),
            Beat::Treasure => Some((Sound::Treasure, None)),
            Beat::Ranks => Some((Sound::Horn, None)),
            Beat::Names | Beat::Lowest => None,
        };
        if let Some((sound, note)) = cue {
            cues.write(Cue { sound, note });
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut session: ResMut<Session>,
    art: Res<Art>,
    results: Option<ResMut<Results>>,
    mut doing: Doing,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (Some(mut results), Some(outcome)) = (results, session.position().outcome()) else {
        return Ok(());
    };
    let replayed = session.looking_back().is_some();
    if results.revealed() && !session.is_told() && !replayed {
        session.tell();
    }
    let game = Finished {
        outcome: &outcome,
        session: &session,
        art: &art,
        words: &words,
    };
    let chosen = if results.revealed() {
        let escape = focus::escape(ctx) && !doing.menu.is_open();
        told(ctx, &game, &mut results).or(escape.then_some(page::way_out(replayed)))
    } else {
        page::counting(ctx, &words, |ui| scores(ui, &game, &results))
    };
    match chosen {
        Some(Choice::Skip) => results.skip(),
        Some(choice) => doing.carry_out(choice, &session, &words),
        None => {}
    }
    Ok(())
}

/// The page with everything on it.
fn told(ctx: &Context, game: &Finished, results: &mut Results) -> Option<Choice> {
    let words = game.words;
    let replayed = game.session.looking_back().is_some();
    page::told(ctx, &reasons::headline(game), replayed, words, |ui| {
        // The page changes together with the tab that is lit: in the next frame.
        let lit = results.tab;
        tabs(ui, game, results);
        ui.add_space(space::ROW - ui.spacing().item_spacing.y);
        let room = room(ui);
        match (lit, &results.statistics) {
            (Tab::Scores, _) => scores(ui, game, results),
            (_, None) => {
                ui.label(words.text("results-no-statistics"));
            }
            (Tab::Course, Some(numbers)) => {
                graphs::course(ui, game, numbers, &mut results.colour, room);
            }
            (Tab::Origins, Some(numbers)) => graphs::origins(ui, game, numbers, room),
            (Tab::Conflicts, Some(numbers)) => graphs::conflicts(ui, game, numbers, room),
        }
    })
}

fn tabs(ui: &mut Ui, game: &Finished, results: &mut Results) {
    let tabs = [
        (Tab::Scores, "results-tab-scores"),
        (Tab::Course, "results-tab-course"),
        (Tab::Origins, "results-tab-origins"),
        (Tab::Conflicts, "results-tab-conflicts"),
    ];
    let tabs = tabs.map(|(tab, key)| (tab, game.words.text(key)));
    widgets::choice(
        ui,
        &game.words.text("choice-parts"),
        &mut results.tab,
        &tabs,
    );
}

/// The table of numbers, and below it, once they are known, why the game ended and the ranks are as they are.
fn scores(ui: &mut Ui, game: &Finished, results: &Results) {
    let why = Why {
        words: game.words,
        reasons: reasons::reasons(game, results.statistics.as_ref()),
        about: game.words.text("results-treasures-about"),
    };
    let scene = Scene::of(&results.reveal);
    standings::show(ui, game, &scene, room(ui) - why.height(ui));
    if results.revealed() {
        why.show(ui);
    }
}

//! The end of a game: the reveal, every number, how it came to the ranks, and what to do next.

mod chart;
mod graphs;
mod reasons;
mod reveal;
mod standings;

use crate::desktop::app::power::{LONGEST_STEP, Power};
use crate::desktop::app::requests::ReplayCommand;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::audio::{Cue, Sound};
use crate::desktop::games::tigris::Session;
use crate::desktop::screens::Menu;
use crate::desktop::session::SessionCommand;
use crate::desktop::theme::page::sheet;
use crate::desktop::theme::{Push, focus, space, widgets};
use crate::tigris::rules::{Colour, Dynasty, Outcome};
use crate::tigris::statistics::Statistics;
use bevy::prelude::*;
use bevy_egui::egui::{self, Context, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use reveal::{Beat, Reveal};

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
    reveal: Reveal,
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
    let mut reveal = Reveal::new(&outcome);
    if settings.reduce_motion || settings.animation_speed <= 0.0 {
        reveal.skip();
    }
    commands.insert_resource(Results {
        stamp,
        reveal,
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
    power.stay_awake();
    let step = time.delta().min(LONGEST_STEP).as_secs_f32();
    for beat in results
        .reveal
        .pass(step * settings.animation_speed.max(0.25))
    {
        let cue = match beat {
            Beat::Colour(colour) => Some((Sound::Points, Some(colour))),
            Beat::Treasure => Some((Sound::Treasure, None)),
            Beat::Ranks => Some((Sound::Horn, None)),
            Beat::Names | Beat::Lowest => None,
        };
        if let Some((sound, note)) = cue {
            cues.write(Cue { sound, note });
        }
    }
}

/// What a person chose on the screen.
enum Choice {
    Skip,
    Rematch,
    Replay,
    Save,
    Board,
    Title,
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut session: ResMut<Session>,
    art: Res<Art>,
    results: Option<ResMut<Results>>,
    mut menu: ResMut<Menu>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: MessageWriter<SessionCommand>,
    mut replays: MessageWriter<ReplayCommand>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (Some(mut results), Some(outcome)) = (results, session.position().outcome()) else {
        return Ok(());
    };
    if results.revealed() && !session.is_told() {
        session.tell();
    }
    let game = Finished {
        outcome: &outcome,
        session: &session,
        art: &art,
        words: &words,
    };
    let chosen = if results.revealed() {
        let escape = focus::escape(ctx) && !menu.is_open();
        told(ctx, &game, &mut results).or(escape.then_some(Choice::Title))
    } else {
        counting(ctx, &game, &results)
    };
    match chosen {
        Some(Choice::Skip) => results.skip(),
        Some(Choice::Rematch) => {
            commands.write(SessionCommand::Rematch);
        }
        Some(Choice::Replay) => {
            replays.write(ReplayCommand::ThisGame);
        }
        Some(Choice::Save) => menu.save(&session, &words),
        Some(Choice::Board) => next.set(Screen::Table),
        Some(Choice::Title) => {
            commands.write(SessionCommand::CloseGame);
        }
        None => {}
    }
    Ok(())
}

/// As large whatever it shows, for one that follows its contents would jump.
const SIZE: (f32, f32) = (1120.0, 740.0);

/// The page while numbers are revealed: any click, Enter or Escape reveals the rest.
fn counting(ctx: &Context, game: &Finished, results: &Results) -> Option<Choice> {
    let mut skip = focus::escape(ctx) || ctx.input(|input| input.pointer.any_click());
    let title = game.words.text("results-counting");
    sheet(
        ctx,
        "results-counting",
        &title,
        SIZE,
        |ui| {
            // Where the tabs will be.
            ui.add_space(space::TALL + space::ROW);
            scores(ui, game, results);
        },
        |ui| {
            let button = Push::primary(game.words.text("results-skip")).width(150.0);
            skip |= ui.add(button).clicked();
        },
    );
    skip.then_some(Choice::Skip)
}

/// The page with everything on it.
fn told(ctx: &Context, game: &Finished, results: &mut Results) -> Option<Choice> {
    let words = game.words;
    let mut chosen = None;
    sheet(
        ctx,
        "results",
        &reasons::headline(game),
        SIZE,
        |ui| {
            tabs(ui, game, results);
            ui.add_space(space::ROW - ui.spacing().item_spacing.y);
            let room = room(ui);
            match (results.tab, &results.statistics) {
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
        },
        |ui| {
            let mut push = |button: Push, width: f32, choice: Choice| {
                if ui.add(button.width(width)).clicked() {
                    chosen = Some(choice);
                }
            };
            let plain = |key: &str| Push::plain(words.text(key));
            // Where the button stood that skips the count, nothing begins or ends.
            push(plain("results-board"), 150.0, Choice::Board);
            let rematch = Push::primary(words.text("results-rematch"));
            push(rematch, 150.0, Choice::Rematch);
            push(plain("menu-replay"), 120.0, Choice::Replay);
            push(plain("menu-save"), 130.0, Choice::Save);
            push(plain("menu-title-screen"), 130.0, Choice::Title);
        },
    );
    chosen
}

fn tabs(ui: &mut Ui, game: &Finished, results: &mut Results) {
    let tabs = [
        (Tab::Scores, "results-tab-scores"),
        (Tab::Course, "results-tab-course"),
        (Tab::Origins, "results-tab-origins"),
        (Tab::Conflicts, "results-tab-conflicts"),
    ];
    let tabs = tabs.map(|(tab, key)| (tab, game.words.text(key)));
    widgets::choice(ui, &mut results.tab, &tabs);
}

/// How much of the page is left in view.
fn room(ui: &Ui) -> f32 {
    ui.clip_rect().bottom() - ui.cursor().top() - 16.0
}

/// The table of numbers, and below it, once they are known, why the ranks are as they are.
fn scores(ui: &mut Ui, game: &Finished, results: &Results) {
    let reasons = reasons::reasons(game);
    let line = ui.text_style_height(&egui::TextStyle::Body) + ui.spacing().item_spacing.y;
    // A heading, the reasons, and what is explained below them.
    let below = line * (reasons.len() as f32 + 2.4) + space::ROW;
    let scene = results.reveal.scene();
    standings::show(ui, game, &scene, room(ui) - below);
    if !results.revealed() {
        return;
    }
    ui.add_space(space::ROW);
    widgets::section(ui, &game.words.text("results-why"));
    for sentence in reasons {
        ui.label(sentence);
    }
    widgets::explain(ui, &game.words.text("results-treasures-about"));
}

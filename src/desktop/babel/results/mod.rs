//! The end of a game: the reveal, every temple, which rule decided, how it came to that, and what to
//! do next.

mod graphs;
mod reasons;
mod reveal;
mod standings;

use crate::babel::rules::{Outcome, Player, Tribe};
use crate::babel::statistics::Statistics;
use crate::babel::words;
use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::babel::BabelPicture;
use crate::desktop::art::{Art, Picture};
use crate::desktop::audio::{Cue, Sound};
use crate::desktop::games::babel::Session;
use crate::desktop::reckoning::Owner;
use crate::desktop::reckoning::page::{self, Choice, Doing, Why, room};
use crate::desktop::reckoning::reveal::Reveal;
use crate::desktop::theme::palette::{INK, LAPIS_LIT, TERRACOTTA};
use crate::desktop::theme::question::{Asked, Below, QuestionSeen};
use crate::desktop::theme::{focus, space, widgets};
use bevy::prelude::*;
use bevy_egui::egui::{Context, Ui};
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext};
use reveal::{Beat, Scene};

/// A finished game, with what is needed to tell of it.
struct Finished<'a> {
    outcome: &'a Outcome,
    session: &'a Session,
    statistics: Option<&'a Statistics>,
    art: &'a Art,
    words: &'a Words,
}

impl Finished<'_> {
    fn name(&self, player: Player) -> String {
        words::player(self.words, player)
    }

    /// A player as charts show them.
    fn owner(&self, player: Player) -> Owner {
        let colour = match player {
            Player::Kish => LAPIS_LIT,
            Player::Ur => TERRACOTTA,
        };
        let sign = (Picture::Babel(BabelPicture::City(player)), INK);
        Owner::new(player.index(), self.name(player), colour, sign)
    }

    /// Whether the totals are equal, so that the cards in hand are compared.
    fn is_tied(&self) -> bool {
        let [first, second] = &self.outcome.standings;
        first.total == second.total
    }
}

/// The parts of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Scores,
    Course,
    Skills,
    Deeds,
}

impl Tab {
    /// All of them, with the key of each one's name.
    pub const ALL: [(Tab, &str); 4] = [
        (Tab::Scores, "babel-results-tab-scores"),
        (Tab::Course, "babel-results-tab-course"),
        (Tab::Skills, "babel-results-tab-skills"),
        (Tab::Deeds, "babel-results-tab-deeds"),
    ];
}

/// Whose course is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Course {
    /// That of the totals, which decide the game.
    #[default]
    Total,
    /// That of the cards in all rows.
    Settlers,
    /// That of the temples of a land.
    Land(Tribe),
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
    pub course: Course,
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
            .run_if(in_state(Screen::BabelResults).and_then(resource_exists::<Session>)),
    )
    .add_systems(
        PreUpdate,
        ask.before(QuestionSeen)
            .run_if(in_state(Screen::BabelResults)),
    )
    .add_systems(OnExit(Screen::BabelResults), |mut below: ResMut<Below>| {
        *below = Below::default();
    });
}

/// What the page asks, for the [guard](crate::desktop::theme::question) of questions.
fn ask(session: Option<Res<Session>>, results: Option<Res<Results>>, mut below: ResMut<Below>) {
    let told = results.is_some_and(|results| results.revealed());
    let asked = match session {
        Some(_) => Asked::Results { told },
        None => Asked::Nothing,
    };
    below.set_if_neq(Below(asked));
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
        next.set(Screen::Babel);
        return;
    };
    page::begin(&mut contexts);
    let replayed = session.looking_back().is_some();
    commands.insert_resource(Results {
        stamp,
        reveal: Reveal::new(reveal::beats(&outcome), &settings, replayed),
        statistics: Statistics::of(session.record()),
        tab: Tab::default(),
        course: Course::default(),
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
        let sound = match beat {
            Beat::Land(_) => Some(Sound::Points),
            Beat::Cards => Some(Sound::Treasure),
            Beat::Ranks => Some(Sound::Horn),
            Beat::Names => None,
        };
        if let Some(sound) = sound {
            cues.write(Cue { sound, note: None });
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
    let (mut tab, mut course) = (results.tab, results.course);
    let game = Finished {
        outcome: &outcome,
        session: &session,
        statistics: results.statistics.as_ref(),
        art: &art,
        words: &words,
    };
    let scene = Scene::of(&results.reveal);
    let chosen = if results.revealed() {
        let escape = focus::escape(ctx) && !doing.menu.is_open();
        let chosen = told(ctx, &game, &scene, &mut tab, &mut course);
        chosen.or(escape.then_some(page::way_out(replayed)))
    } else {
        page::counting(ctx, &words, |ui| scores(ui, &game, &scene))
    };
    if (tab, course) != (results.tab, results.course) {
        (results.tab, results.course) = (tab, course);
    }
    match chosen {
        Some(Choice::Skip) => results.skip(),
        Some(choice) => doing.carry_out(choice, &session, &words),
        None => {}
    }
    Ok(())
}

/// The page with everything on it.
fn told(
    ctx: &Context,
    game: &Finished,
    scene: &Scene,
    tab: &mut Tab,
    course: &mut Course,
) -> Option<Choice> {
    let words = game.words;
    let replayed = game.session.looking_back().is_some();
    page::told(ctx, &reasons::headline(game), replayed, words, |ui| {
        let tabs = Tab::ALL.map(|(tab, key)| (tab, words.text(key)));
        // The page changes together with the tab that is lit: in the next frame.
        let lit = *tab;
        widgets::choice(ui, &words.text("choice-parts"), tab, &tabs);
        ui.add_space(space::ROW - ui.spacing().item_spacing.y);
        let room = room(ui);
        match (lit, game.statistics) {
            (Tab::Scores, _) => scores(ui, game, scene),
            (_, None) => {
                ui.label(words.text("results-no-statistics"));
            }
            (Tab::Course, Some(numbers)) => graphs::course(ui, game, numbers, course, room),
            (Tab::Skills, Some(numbers)) => graphs::skills(ui, game, numbers, room),
            (Tab::Deeds, Some(numbers)) => graphs::deeds(ui, game, numbers, room),
        }
    })
}

/// The temples and totals, and below them, once they are known, why the ranks are as they are.
fn scores(ui: &mut Ui, game: &Finished, scene: &Scene) {
    let why = Why {
        words: game.words,
        reasons: reasons::reasons(game),
        about: game.words.text("babel-results-about"),
    };
    standings::show(ui, game, scene, room(ui) - why.height(ui));
    if scene.ranks >= 1.0 {
        why.show(ui);
    }
}

//! A new game: which one, and the form of that game.

pub mod babel;
mod parts;
mod seats;
pub mod tigris;

pub use babel::BabelForm;
pub use tigris::{BOARDS, Form, boards};

use crate::desktop::app::options::Options as CommandLine;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::games;
use crate::desktop::session::Order;
use crate::desktop::theme::page::{self, scrolling, spread, staying};
use crate::desktop::theme::{Push, focus, space, widgets};
use crate::games::{Kind, Of};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Context, Ui};
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext};

/// Which game the form is of.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Chosen(pub Kind);

/// What the forms were filled in with: they stay as they were left for as long as the settings say the same.
#[derive(Resource, Clone, Debug, PartialEq)]
struct Filled {
    game: Kind,
    tigris: Form,
    babel: BabelForm,
}

impl Filled {
    fn from(settings: &Settings) -> Filled {
        Filled {
            game: last(settings),
            tigris: Form::last(settings, Vec::new()),
            babel: BabelForm::last(settings),
        }
    }
}

/// Where games of each kind are begun.
#[derive(SystemParam)]
pub struct Starts<'w> {
    tigris: MessageWriter<'w, Order<games::tigris::Game>>,
    babel: MessageWriter<'w, Order<games::babel::Game>>,
}

impl Starts<'_> {
    /// Begins a game of this kind as the last one was set up.
    pub fn again(&mut self, game: Kind, settings: &Settings, ctx: &Context) {
        match game {
            Of::Tigris(()) => {
                let form = Form::last(settings, boards().0).writable(ctx);
                self.tigris.write(Order::Start(form.game()));
            }
            Of::Babel(()) => {
                let form = BabelForm::last(settings).writable(ctx);
                self.babel.write(Order::Start(form.game()));
            }
        }
    }
}

/// The people of the last set-up of a game, and how many bots there are.
pub fn company(
    game: Kind,
    settings: &Settings,
    ctx: &Context,
    words: &Words,
) -> (Vec<String>, usize) {
    match game {
        Of::Tigris(()) => Form::last(settings, Vec::new())
            .writable(ctx)
            .company(words),
        Of::Babel(()) => BabelForm::last(settings).writable(ctx).company(words),
    }
}

/// The game that was begun last, or else the first.
pub fn last(settings: &Settings) -> Kind {
    settings.game.unwrap_or(Of::Tigris(()))
}

/// What this page is called by.
const PAGE: &str = "new-game";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::NewGame), open).add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::NewGame)),
    );
}

fn open(
    mut commands: Commands,
    settings: Res<Settings>,
    options: Option<Res<CommandLine>>,
    words: Res<Words>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    (filled, left): (Option<Res<Filled>>, Option<ResMut<Form>>),
    mut trouble: MessageWriter<Trouble>,
) {
    page::begin_anew(&mut contexts, PAGE);
    let (boards, faults) = boards();
    if !faults.is_empty() {
        trouble.write(Trouble(words.board_file_errors(&faults)));
    }
    let now = Filled::from(&settings);
    if let (Some(filled), Some(mut form)) = (filled, left)
        && *filled == now
    {
        // A board may have been laid into the folder meanwhile.
        form.boards = boards;
        return;
    }
    let mut form = Form {
        boards,
        ..now.tigris.clone()
    };
    let mut of_babel = now.babel.clone();
    form.seed = given_seed(options.as_deref());
    of_babel.seed.clone_from(&form.seed);
    commands.insert_resource(form);
    commands.insert_resource(of_babel);
    commands.insert_resource(Chosen(now.game));
    commands.insert_resource(now);
}

/// The seed that stands in the field before anybody types one: that of the command line, for every game.
fn given_seed(options: Option<&CommandLine>) -> String {
    let given = options.and_then(|options| options.seed);
    given.map(|seed| seed.to_string()).unwrap_or_default()
}

fn show(
    mut contexts: EguiContexts,
    (words, options): (Res<Words>, Option<Res<CommandLine>>),
    art: Res<Art>,
    mut chosen: ResMut<Chosen>,
    mut form: ResMut<Form>,
    mut of_babel: ResMut<BabelForm>,
    mut settings: ResMut<Settings>,
    mut next: ResMut<NextState<Screen>>,
    mut starts: Starts,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut back = focus::escape(ctx);
    let mut play = false;
    let ready = match chosen.0 {
        Of::Tigris(()) => form.is_ready(ctx),
        Of::Babel(()) => of_babel.is_ready(ctx),
    };
    let title = words.text("new-game-title");
    spread(
        ctx,
        PAGE,
        &title,
        (1120.0, 830.0),
        |ui| {
            staying(ui, |ui| which(ui, &mut chosen, &words));
            ui.add_space(space::SMALL);
            // Each form keeps its place when the other has been looked at.
            scrolling(ui, chosen.0.id(), |ui| match chosen.0 {
                Of::Tigris(()) => tigris::contents(ui, &mut form, &art, &words),
                Of::Babel(()) => babel::contents(ui, &mut of_babel, &art, &words),
            });
        },
        |ui| {
            let button = Push::primary(words.text("new-game-play")).width(180.0);
            play = ui.add_enabled(ready, button).clicked();
            let button = Push::plain(words.text("back")).width(140.0);
            back |= ui.add(button).clicked();
        },
    );
    if play {
        settings.game = Some(chosen.0);
        match chosen.0 {
            Of::Tigris(()) => {
                form.remember(&mut settings);
                starts.tigris.write(Order::Start(form.game()));
                form.seed = given_seed(options.as_deref());
            }
            Of::Babel(()) => {
                of_babel.remember(&mut settings);
                starts.babel.write(Order::Start(of_babel.game()));
                of_babel.seed = given_seed(options.as_deref());
            }
        }
    } else if back {
        next.set(Screen::Title);
    }
    Ok(())
}

/// The choice of a game, and a line on the one that is chosen.
fn which(ui: &mut Ui, chosen: &mut Chosen, words: &Words) {
    let label = words.text("new-game-which");
    widgets::row(ui, &label, parts::LABEL, |ui| {
        let games = Kind::ALL.map(|game| (game, game.name(words)));
        widgets::choice(ui, &label, &mut chosen.0, &games);
    });
}

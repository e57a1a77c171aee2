//! The page of the results of any game: what is done there, and what every part of it has.

use crate::desktop::app::requests::ReplayCommand;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::screens::{Back, Menu};
use crate::desktop::session::{Session, SessionCommand, TableGame};
use crate::desktop::theme::page::{begin_anew, sheet};
use crate::desktop::theme::palette::INK;
use crate::desktop::theme::{Push, focus, space, widgets};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Context, TextStyle, Ui};
use bevy_egui::{EguiContext, PrimaryEguiContext};

/// As large whatever it shows, for one that follows its contents would jump.
const SIZE: (f32, f32) = (1120.0, 740.0);
/// What the page with everything on it is called.
const PAGE: &str = "results";

/// What a person chose on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Skip,
    Rematch,
    Replay,
    Review,
    Save,
    History,
    Board,
    Title,
}

/// What the choices lead to.
#[derive(SystemParam)]
pub struct Doing<'w> {
    pub menu: ResMut<'w, Menu>,
    next: ResMut<'w, NextState<Screen>>,
    screen: Res<'w, State<Screen>>,
    back: ResMut<'w, Back>,
    commands: MessageWriter<'w, SessionCommand>,
    replays: MessageWriter<'w, ReplayCommand>,
}

impl Doing<'_> {
    /// Does what was chosen for the game on the table; skipping is left to whoever reveals.
    pub fn carry_out<G: TableGame>(&mut self, choice: Choice, session: &Session<G>, words: &Words) {
        match choice {
            Choice::Skip => {}
            Choice::Rematch => {
                self.commands.write(SessionCommand::Rematch);
            }
            Choice::Replay => {
                self.replays.write(ReplayCommand::ThisGame);
            }
            Choice::Review => {
                self.replays.write(ReplayCommand::Review);
            }
            Choice::Save => self.menu.save(session, words),
            Choice::History => {
                self.back.0 = *self.screen.get();
                self.next.set(Screen::History);
            }
            Choice::Board => self.next.set(G::SCREEN),
            Choice::Title => {
                self.commands.write(SessionCommand::CloseGame);
            }
        }
    }
}

/// The page while numbers are revealed: any click, Enter or Escape reveals the rest.
pub fn counting(ctx: &Context, words: &Words, contents: impl FnOnce(&mut Ui)) -> Option<Choice> {
    let mut skip = focus::escape(ctx) || ctx.input(|input| input.pointer.any_click());
    let title = words.text("results-counting");
    sheet(
        ctx,
        "results-counting",
        &title,
        SIZE,
        |ui| {
            // Where the tabs will be.
            ui.add_space(space::TALL + space::ROW);
            contents(ui);
        },
        |ui| {
            let button = Push::primary(words.text("results-skip")).width(150.0);
            skip |= ui.add(button).clicked();
        },
    );
    skip.then_some(Choice::Skip)
}

/// Another game is told of: the keyboard does not begin where it left the page of the one before.
pub fn begin(contexts: &mut Query<&mut EguiContext, With<PrimaryEguiContext>>) {
    begin_anew(contexts, PAGE);
}

/// The page with everything on it. `replayed`: it lies over a replay, and leads back to that alone.
pub fn told(
    ctx: &Context,
    title: &str,
    replayed: bool,
    words: &Words,
    contents: impl FnOnce(&mut Ui),
) -> Option<Choice> {
    let mut chosen = None;
    sheet(ctx, PAGE, title, SIZE, contents, |ui| {
        let mut push = |button: Push, width: f32, choice: Choice| {
            if ui.add(button.width(width)).clicked() {
                chosen = Some(choice);
            }
        };
        let plain = |key: &str| Push::plain(words.text(key));
        if replayed {
            let back = Push::primary(words.text("menu-back-to-replay"));
            push(back, 150.0, Choice::Board);
            return;
        }
        // Where the button stood that skips the count, nothing begins or ends.
        push(plain("results-board"), 150.0, Choice::Board);
        let rematch = Push::primary(words.text("results-rematch"));
        push(rematch, 140.0, Choice::Rematch);
        push(plain("review-title"), 110.0, Choice::Review);
        push(plain("menu-replay"), 110.0, Choice::Replay);
        push(plain("menu-save"), 110.0, Choice::Save);
        push(plain("history-title"), 110.0, Choice::History);
        push(plain("menu-title-screen"), 130.0, Choice::Title);
    });
    chosen
}

/// Where Esc leads from the page.
pub fn way_out(replayed: bool) -> Choice {
    match replayed {
        true => Choice::Board,
        false => Choice::Title,
    }
}

/// Why the ranks are as they are, below the numbers.
pub struct Why<'a> {
    pub words: &'a Words,
    pub reasons: Vec<String>,
    /// What is explained below the reasons.
    pub about: String,
}

impl Why<'_> {
    /// How much room it takes, in points.
    pub fn height(&self, ui: &Ui) -> f32 {
        let gap = ui.spacing().item_spacing.y;
        let tall = |text: &str, style: TextStyle| {
            let font = style.resolve(ui.style());
            let width = ui.available_width();
            ui.painter().layout(text.into(), font, INK, width).size().y + gap
        };
        let reasons = self
            .reasons
            .iter()
            .map(|reason| tall(reason, TextStyle::Body));
        let head = tall(&self.heading(), TextStyle::Heading) + 4.0;
        space::ROW + gap + head + reasons.sum::<f32>() + tall(&self.about, TextStyle::Small)
    }

    /// Shows it.
    pub fn show(&self, ui: &mut Ui) {
        ui.add_space(space::ROW);
        widgets::section(ui, &self.heading());
        for reason in &self.reasons {
            ui.label(reason);
        }
        widgets::explain(ui, &self.about);
    }

    fn heading(&self) -> String {
        self.words.text("results-why")
    }
}

/// How much of the page is left in view.
pub fn room(ui: &Ui) -> f32 {
    ui.clip_rect().bottom() - ui.cursor().top() - 16.0
}

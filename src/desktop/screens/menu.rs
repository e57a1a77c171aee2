//! The game menu over the table, on Escape.

use super::Back;
use super::shelf::{saves, title_entry};
use crate::desktop::app::keys::Action;
use crate::desktop::app::requests::{
    AskWhoPlays, BackToExercise, Help, OpenRules, ReplayCommand, WayBack, WentOnFrom,
};
use crate::desktop::app::screen::{Room, Screen};
use crate::desktop::app::trouble::{OnTop, Troubles};
use crate::desktop::app::words::Words;
use crate::desktop::games::{babel, tigris};
use crate::desktop::session::{Session, SessionCommand};
use crate::desktop::theme::page::{answers, dialogue, doing};
use crate::desktop::theme::{Push, focus, space, style, widgets};
use crate::game::Game;
use crate::games::{Kind, Of};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Context, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// Whether the game menu is open, and which part of it.
///
/// The table opens it by [`Menu::open`] when Escape has nothing else to do there.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum Menu {
    #[default]
    Closed,
    /// The menu itself; with the page to which it led, if somebody went there from it.
    Main(Option<Screen>),
    /// The name under which the game is to be saved.
    SaveAs(String),
    /// The name, when there is a save of that name already.
    Replace(String),
}

impl Menu {
    /// Opens the menu.
    pub fn open(&mut self) {
        *self = Menu::Main(None);
    }

    /// Opens the dialogue that saves the game, with a name to begin with.
    pub fn save<G: Game>(&mut self, session: &Session<G>, words: &Words) {
        *self = Menu::SaveAs(Lying::of(session).suggestion(words));
    }

    /// Whether it lies over the table.
    pub fn is_open(&self) -> bool {
        *self != Menu::Closed
    }
}

/// What the button that opens the menu is called, with its key; in a replay Esc leads out of that.
pub fn button_name(words: &Words, looks_back: bool) -> String {
    let name = words.text("table-menu");
    match looks_back {
        true => name,
        false => words.beside_key(name, "Esc".to_string()),
    }
}

/// What the menu has to know of the game on the table, whichever it is.
struct Lying {
    /// The number of its record.
    id: u64,
    /// Whether it is in an autosave: a lesson and an exercise are not.
    kept: bool,
    /// What it is called; nothing where nobody has named it.
    title: String,
    /// Whether there is something to look back at, and nobody does yet.
    can_be_looked_back_at: bool,
    /// What handing a seat over is called, where seats change.
    seats: Option<&'static str>,
}

impl Lying {
    fn of<G: Game>(session: &Session<G>) -> Lying {
        let rests = session.timeline().end() > 0 && session.looking_back().is_none();
        Lying {
            id: session.record().id(),
            kept: session.is_kept(),
            title: session.record().title().to_string(),
            can_be_looked_back_at: session.is_kept() && rests,
            seats: session
                .seats_change()
                .then(|| match session.persons().next() {
                    Some(_) => "menu-seats",
                    None => "menu-seats-of-bots",
                }),
        }
    }

    /// The name under which it is saved unless somebody types another.
    fn suggestion(&self, words: &Words) -> String {
        match self.title.as_str() {
            "" => words.text("save-suggestion"),
            title => title.to_string(),
        }
    }
}

/// The game on the table, whichever it is.
#[derive(SystemParam)]
struct OnTable<'w> {
    tigris: Option<Res<'w, tigris::Session>>,
    babel: Option<Res<'w, babel::Session>>,
    way_back: Option<Res<'w, WayBack>>,
}

impl OnTable<'_> {
    fn game(&self) -> Option<Lying> {
        let lying = |game: Kind| match game {
            Of::Tigris(()) => self.tigris.as_deref().map(Lying::of),
            Of::Babel(()) => self.babel.as_deref().map(Lying::of),
        };
        Kind::ALL.into_iter().find_map(lying)
    }

    /// What the game went on from.
    fn way_back(&self) -> Option<WentOnFrom> {
        let way = self.way_back.as_deref()?;
        let here = self.game().is_some_and(|game| game.id == way.from);
        here.then(|| way.to.clone())
    }
}

enum Choice {
    Resume,
    Save,
    Replay,
    Back(WentOnFrom),
    Seats,
    Go(Screen),
    Rules,
    Keys,
    Title,
    Quit,
}

pub(super) fn plugin(app: &mut App) {
    for game in Kind::ALL {
        app.add_systems(OnExit(Screen::of(game, Room::Results)), close);
    }
    app.init_resource::<Menu>()
        .add_systems(PreUpdate, (close_for_another_game, close_for_a_replay))
        .add_systems(
            EguiPrimaryContextPass,
            show.before(OnTop)
                .run_if(|screen: Res<State<Screen>>, menu: Res<Menu>| {
                    let here = screen.is_table() || screen.is_results();
                    here && menu.is_open()
                }),
        );
}

fn close(mut menu: ResMut<Menu>) {
    *menu = Menu::Closed;
}

fn close_for_another_game(mut orders: MessageReader<SessionCommand>, mut menu: ResMut<Menu>) {
    if orders
        .read()
        .any(|order| !matches!(order, SessionCommand::SaveAs(_)))
    {
        menu.set_if_neq(Menu::Closed);
    }
}

/// A replay that was asked for on a page that the menu led to begins without the menu over it.
fn close_for_a_replay(mut orders: MessageReader<ReplayCommand>, mut menu: ResMut<Menu>) {
    use ReplayCommand::{Review, Saved, ThisGame};
    let opens = |order: &ReplayCommand| matches!(order, ThisGame | Review | Saved(_));
    if orders.read().any(opens) {
        menu.set_if_neq(Menu::Closed);
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    on_table: OnTable,
    troubles: Res<Troubles>,
    screen: Res<State<Screen>>,
    mut menu: ResMut<Menu>,
    mut help: ResMut<Help>,
    mut shown: Local<Option<u64>>,
    mut named: Local<Option<(u64, String)>>,
    mut back: ResMut<Back>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: MessageWriter<SessionCommand>,
    (mut replays, mut exercise): (MessageWriter<ReplayCommand>, MessageWriter<BackToExercise>),
    mut rules: MessageWriter<OpenRules>,
    mut seats: MessageWriter<AskWhoPlays>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // The press of Escape that opened the menu must not close it again. Whatever closed it before, it was not
    // there in the frame before this one.
    let frame = ctx.cumulative_frame_nr();
    let fresh = shown.is_none_or(|last| last + 1 < frame);
    *shown = Some(frame);
    let escape = !fresh && !troubles.any() && focus::cancel(ctx);
    let mut now = menu.clone();
    let mut saving = None;
    // Over the results there is only the dialogue for saving.
    let above = match screen.is_table() {
        true => Menu::Main(None),
        false => Menu::Closed,
    };
    match &mut now {
        Menu::Closed => {}
        Menu::Main(left) => match main(ctx, &on_table, *left, &words) {
            Some(Choice::Save) => {
                if let Some(game) = on_table.game() {
                    // Whoever has saved this game before has named it then.
                    let known = named.as_ref().filter(|(id, _)| *id == game.id);
                    let known = known.map(|(_, name)| name.clone());
                    now = Menu::SaveAs(known.unwrap_or_else(|| game.suggestion(&words)));
                }
            }
            Some(Choice::Replay) => {
                replays.write(ReplayCommand::ThisGame);
                now = Menu::Closed;
            }
            Some(Choice::Back(WentOnFrom::Replay(path))) => {
                replays.write(ReplayCommand::Back(path));
                now = Menu::Closed;
            }
            Some(Choice::Back(WentOnFrom::Exercise)) => {
                exercise.write(BackToExercise);
                now = Menu::Closed;
            }
            Some(Choice::Seats) => {
                seats.write(AskWhoPlays);
                now = Menu::Closed;
            }
            Some(Choice::Go(to)) => {
                *left = Some(to);
                back.0 = *screen.get();
                next.set(to);
            }
            Some(Choice::Rules) => {
                rules.write(OpenRules(None));
            }
            Some(Choice::Keys) => {
                help.open();
                now = Menu::Closed;
            }
            Some(Choice::Title) => {
                commands.write(SessionCommand::CloseGame);
                now = Menu::Closed;
            }
            Some(Choice::Quit) => {
                exit.write(AppExit::Success);
            }
            Some(Choice::Resume) => now = Menu::Closed,
            None if escape => now = Menu::Closed,
            None => {}
        },
        Menu::SaveAs(name) => match save(ctx, name, &words) {
            Some(true) => {
                let name = name.trim().to_string();
                let taken = saves().is_some_and(|saves| saves.exists(&name));
                if taken {
                    now = Menu::Replace(name);
                } else {
                    saving = Some(name);
                }
            }
            Some(false) => now = above,
            None if escape => now = above,
            None => {}
        },
        Menu::Replace(name) => match replace(ctx, name, &words) {
            Some(true) => saving = Some(name.clone()),
            Some(false) => now = Menu::SaveAs(name.clone()),
            None if escape => now = Menu::SaveAs(name.clone()),
            None => {}
        },
    }
    if let Some(name) = saving {
        *named = on_table.game().map(|game| (game.id, name.clone()));
        commands.write(SessionCommand::SaveAs(name));
        now = Menu::Closed;
    }
    if now == Menu::Closed {
        *shown = None;
    }
    menu.set_if_neq(now);
    Ok(())
}

/// The menu itself, begun at the button of the page from which somebody comes back.
fn main(ctx: &Context, on_table: &OnTable, left: Option<Screen>, words: &Words) -> Option<Choice> {
    dialogue(ctx, "menu", &words.text("menu-title"), 320.0, |ui| {
        let mut chosen = None;
        let way_back = on_table.way_back();
        let leads_back = way_back.is_some();
        let game = on_table.game();
        let seats = game.as_ref().and_then(|game| game.seats);
        // With a row more it still fits into the smallest window.
        ui.spacing_mut().item_spacing.y = match seats {
            Some(_) => 4.0,
            None => space::ROW,
        };
        let width = ui.available_width();
        let mut push = |ui: &mut Ui, button: Push, choice: Choice| {
            let button = ui.add(button.width(width));
            if matches!(choice, Choice::Go(to) if left == Some(to)) {
                focus::prefer(&button);
            }
            if button.clicked() {
                chosen = Some(choice);
            }
        };
        let resume = Push::primary(words.text("menu-resume"));
        let escape = Some("Esc".to_string());
        push(ui, resume.shortcut(escape), Choice::Resume);
        let kept = game.as_ref().is_none_or(|game| game.kept);
        // A position that was laid out for a lesson or an exercise is no game to go on with.
        if kept {
            push(ui, Push::plain(words.text("menu-save")), Choice::Save);
        }
        if game.is_some_and(|game| game.can_be_looked_back_at) {
            push(ui, Push::plain(words.text("menu-replay")), Choice::Replay);
        }
        if let Some(from) = way_back {
            let key = match from {
                WentOnFrom::Replay(_) => "menu-back-to-replay",
                WentOnFrom::Exercise => "menu-back-to-exercise",
            };
            push(ui, Push::plain(words.text(key)), Choice::Back(from));
        }
        if let Some(seats) = seats {
            push(ui, Push::plain(words.text(seats)), Choice::Seats);
        }
        push(
            ui,
            Push::plain(words.text("title-load")),
            Choice::Go(Screen::Load),
        );
        let key = |action| words.keys().label(action, words);
        let rules = Push::plain(words.text("rulebook-title"));
        push(ui, rules.shortcut(key(Action::Rules)), Choice::Rules);
        let keys = Push::plain(words.text("keys-title"));
        push(ui, keys.shortcut(key(Action::Help)), Choice::Keys);
        push(
            ui,
            Push::plain(words.text("title-settings")),
            Choice::Go(Screen::Settings),
        );
        ui.add_space(space::SMALL);
        push(
            ui,
            Push::plain(words.text("menu-title-screen")),
            Choice::Title,
        );
        push(ui, Push::plain(words.text("title-quit")), Choice::Quit);
        if leads_back {
            // There is no room for more in the smallest window.
            return chosen;
        }
        ui.scope(|ui| {
            ui.style_mut().wrap_mode = None;
            let about = if kept {
                "menu-about"
            } else {
                "menu-about-lent"
            };
            widgets::explain(ui, &words.text(about));
        });
        chosen
    })
}

fn save(ctx: &Context, name: &mut String, words: &Words) -> Option<bool> {
    dialogue(ctx, "save-as", &words.text("menu-save"), 520.0, |ui| {
        ui.label(widgets::bold(words.text("save-name")).text_style(style::strong()));
        let (can, entered) = title_entry(ui, name, words);
        doing(ui, "save-do", can, entered, words)
    })
}

fn replace(ctx: &Context, name: &str, words: &Words) -> Option<bool> {
    let title = words.text("save-replace-title");
    dialogue(ctx, "replace", &title, 520.0, |ui| {
        ui.label(words.format("save-replace-about", &[("name", name.into())]));
        answers(ui, |ui| {
            let keep = ui.add(Push::plain(words.text("cancel")).width(130.0));
            let replace = ui.add(Push::danger(words.text("save-replace")).width(130.0));
            replace
                .clicked()
                .then_some(true)
                .or(keep.clicked().then_some(false))
        })
    })
}

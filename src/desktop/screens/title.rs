//! The title: the picture, the name, and the way to everything else.

mod boat;
mod picture;

use super::bug_report::{self, BugReport};
use super::new_game::{self, Starts};
use super::{Back, Shelf};
use crate::desktop::app::requests::OpenRules;
use crate::desktop::app::screen::{Room, Screen};
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::session::SessionCommand;
use crate::desktop::theme::palette::*;
use crate::desktop::theme::push::Weight;
use crate::desktop::theme::{Push, inlay, page, space, style};
use crate::games::Kind;
use crate::locale::company::shorten;
use bevy::prelude::*;
use bevy_egui::egui::{Align, Align2, Id, Layout, Rect, Ui, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext};
use std::iter::{once, repeat};

/// What this page is called by.
const PAGE: &str = "title";
const BAND: f32 = 26.0;
const MENU: f32 = 340.0;
/// From this height on the menu has room for a line more.
const ROOMY: f32 = 620.0;

/// What the button says that begins a game as it was set up last.
struct Again {
    title: String,
    company: String,
}

/// What a person chose on the title.
enum Choice {
    Continue,
    /// The last set-up of this game.
    PlayNow(Kind),
    Go(Screen),
    Rules,
    Quit,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(bug_report::plugin)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Title)));
    for game in Kind::ALL {
        for room in [Room::Table, Room::Results] {
            let exited = Screen::of(game, room);
            let entered = Screen::Title;
            app.add_systems(OnTransition { exited, entered }, begin_anew);
        }
    }
}

/// Whoever comes from a game finds the keyboard on the first button again: the one they left by may begin
/// another game by now.
fn begin_anew(mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>) {
    page::begin_anew(&mut contexts, PAGE);
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    shelf: Res<Shelf>,
    mut settings: ResMut<Settings>,
    mut report: ResMut<BugReport>,
    mut waits: Local<bool>,
    mut back: ResMut<Back>,
    mut next: ResMut<NextState<Screen>>,
    (mut commands, mut starts): (MessageWriter<SessionCommand>, Starts),
    mut rules: MessageWriter<OpenRules>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let chosen = page::bare(ctx, PAGE, |ui| {
        let window = ui.max_rect();
        let band =
            |top: f32| Rect::from_min_size(pos2(window.left(), top), vec2(window.width(), BAND));
        let left = window.left() + (window.width() * 0.045).max(28.0);
        let middle = (left + MENU + window.right()) / 2.0;
        picture::paint(ui, window, middle);
        inlay::frieze(ui.painter(), band(window.top()));
        inlay::frieze(ui.painter(), band(window.bottom() - BAND));
        name(ui, middle, window, &words);
        let chosen = menu(ui, left, window, &words, &shelf, &settings);
        bug_report::notice(ui, &mut report, &words, window.shrink(BAND + 14.0));
        chosen
    });
    // Whoever is quicker than the disk need not ask twice.
    let continues = matches!(chosen, Some(Choice::Continue)) || std::mem::take(&mut *waits);
    if continues && !shelf.read {
        *waits = matches!(chosen, None | Some(Choice::Continue));
    } else if let Some((line, _)) = shelf.newest_unfinished().filter(|_| continues) {
        commands.write(SessionCommand::Open(line.path.clone()));
    }
    match chosen {
        Some(Choice::Continue) => {}
        Some(Choice::PlayNow(game)) => {
            settings.game = Some(game);
            starts.again(game, &settings, ctx);
        }
        Some(Choice::Go(screen)) => {
            back.0 = Screen::Title;
            next.set(screen);
        }
        Some(Choice::Rules) => {
            rules.write(OpenRules(None));
        }
        Some(Choice::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}

/// The name of the game in the sky, as large as it fits.
fn name(ui: &Ui, middle: f32, window: Rect, words: &Words) {
    let room = (window.right() - middle) * 2.0 - 60.0;
    let text = words.text("title-name").to_uppercase();
    // The sun below keeps its distance.
    let size = (room / 8.4).min(window.height() * 0.112).clamp(40.0, 110.0);
    let at = pos2(middle, window.top() + BAND + window.height() * 0.028);
    let mut font = style::display().resolve(ui.style());
    font.size = size;
    // Shell in a setting of gold, in a bed of bitumen.
    for (down, color) in [(0.058, BITUMEN), (0.03, GILT), (0.0, SHELL)] {
        let off = vec2(0.0, size * down);
        ui.painter()
            .text(at + off, Align2::CENTER_TOP, &text, font.clone(), color);
    }
}

/// The menu on its plate, in the middle of the height whatever it holds.
fn menu(
    ui: &mut Ui,
    left: f32,
    window: Rect,
    words: &Words,
    shelf: &Shelf,
    settings: &Settings,
) -> Option<Choice> {
    let room = Rect::from_x_y_ranges(
        left..=left + MENU,
        window.top() + BAND + 8.0..=window.bottom() - BAND - 8.0,
    );
    // As tall as it was in the last frame; where that has changed, the frame is drawn again.
    let id = Id::new("title-menu-height");
    let known: f32 = ui.data(|data| data.get_temp(id).unwrap_or(0.0));
    let card = Rect::from_center_size(room.center(), vec2(MENU, known.min(room.height())));
    page::plate(ui, card);
    let mut inner = ui.new_child(
        UiBuilder::new()
            .max_rect(card.shrink2(vec2(space::CARD, space::CARD)))
            .layout(Layout::top_down_justified(Align::Center)),
    );
    let chosen = buttons(&mut inner, room.height() > ROOMY, words, shelf, settings);
    let height = inner.min_rect().height() + 2.0 * space::CARD;
    if (height - known).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(id, height));
        ui.ctx()
            .request_discard("the title's menu has another height");
    }
    chosen
}

/// The buttons; where the window is `roomy` each game says who would play it.
fn buttons(
    ui: &mut Ui,
    roomy: bool,
    words: &Words,
    shelf: &Shelf,
    settings: &Settings,
) -> Option<Choice> {
    ui.spacing_mut().item_spacing.y = space::ROW;
    let mut chosen = None;
    let whole = MENU - 2.0 * space::CARD;
    let half = (whole - space::ROW) / 2.0;
    let mut push = |ui: &mut Ui, button: Push, width: f32, choice: Choice| {
        let response = ui.add(button.width(width));
        if response.clicked() {
            chosen = Some(choice);
        }
        response
    };
    let ctx = ui.ctx().clone();
    let again = |game: Kind| {
        let name = ("game", game.name(words).into());
        Again {
            title: words.format("title-play-now", &[name]),
            company: company(new_game::company(game, settings, &ctx, words), words),
        }
    };
    let unfinished = shelf.newest_unfinished();
    if settings.game.is_none() && unfinished.is_none() {
        // Nobody has begun a game here: the first thing to choose is which one.
        // Continue comes above it later: each button keeps its place for the keyboard.
        ui.skip_ahead_auto_ids(1);
        let weights = once(Weight::Primary).chain(repeat(Weight::Plain));
        for (game, weight) in Kind::ALL.into_iter().zip(weights) {
            let about = words.text(&format!("title-about-{}", game.id()));
            let button = Push::new(again(game).title, weight).detail(about);
            push(ui, button.lines(1), whole, Choice::PlayNow(game));
        }
    } else {
        // Both always have their place, so that nothing moves when the games have been looked
        // through.
        let about = match unfinished {
            Some((_, game)) => format!(
                "{}\n{}",
                company(game.company(words), words),
                game.when(words)
            ),
            None if shelf.read => words.text("title-continue-none"),
            None => words.text("load-reading"),
        };
        let (first, second) = match unfinished {
            // Until it is known, what most people came for may still come.
            None if shelf.read => (Weight::Plain, Weight::Primary),
            _ => (Weight::Primary, Weight::Plain),
        };
        let may_come = unfinished.is_some() || !shelf.read;
        let text = match unfinished {
            Some((_, game)) => {
                let name = ("game", game.kind().name(words).into());
                words.format("title-continue-game", &[name])
            }
            None => words.text("title-continue"),
        };
        let first = Push::new(text, first).detail(about);
        let first = ui.add_enabled_ui(may_come, |ui| {
            push(ui, first.lines(2), whole, Choice::Continue)
        });
        // Each game has its place, whichever was played last; in a low window that one says who would play, and the
        // other where somebody points at it.
        let last = new_game::last(settings);
        let mut usual = None;
        for game in Kind::ALL {
            let now = again(game);
            let weight = match game == last {
                true => second,
                false => Weight::Plain,
            };
            let button = Push::new(now.title, weight);
            let button = match game == last || roomy {
                true => {
                    let button = button.detail(now.company).lines(1);
                    push(ui, button, whole, Choice::PlayNow(game))
                }
                false => push(ui, button, whole, Choice::PlayNow(game)).on_hover_text(now.company),
            };
            if game == last {
                usual = Some(button);
            }
        }
        // What can no longer be pressed has lost the keyboard by now.
        let had = Id::new("title-continue-had-the-keyboard");
        let has = may_come && first.inner.has_focus();
        let before =
            ctx.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<bool>(had), has));
        if let Some(usual) = usual.filter(|_| !may_come && before) {
            usual.request_focus();
        }
    }
    let plain = |key: &str| Push::plain(words.text(key));
    push(
        ui,
        plain("title-new-game"),
        whole,
        Choice::Go(Screen::NewGame),
    );
    // Of the game that was played last.
    let learn = Screen::of(new_game::last(settings), Room::Learn);
    // Side by side, for all of the menu must find room in the smallest window.
    for pair in [
        [
            ("title-load", Choice::Go(Screen::Load)),
            ("history-title", Choice::Go(Screen::History)),
        ],
        [
            ("learn-title", Choice::Go(learn)),
            ("practice-title", Choice::Go(Screen::Practice)),
        ],
        [
            ("rulebook-title", Choice::Rules),
            ("title-settings", Choice::Go(Screen::Settings)),
        ],
        [
            ("title-about", Choice::Go(Screen::About)),
            ("title-quit", Choice::Quit),
        ],
    ] {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::ROW;
            for (key, choice) in pair {
                push(ui, plain(key), half, choice);
            }
        });
    }
    chosen
}

/// `Anna, Ben and 2 bots`
fn company((people, bots): (Vec<String>, usize), words: &Words) -> String {
    // Everybody is named, with as much of each name as there is room for.
    const ROOM: usize = 24;
    let length = |name: &String, each: usize| name.chars().count().min(each);
    let fits = |each: &usize| people.iter().map(|name| length(name, *each)).sum::<usize>() <= ROOM;
    let each = (1..=ROOM).rev().find(fits).unwrap_or(1);
    let people = words.list(people.iter().map(|name| shorten(name, each)));
    let key = match (people.is_empty(), bots) {
        (true, _) => "title-bots",
        (_, 0) => "title-people",
        _ => "title-people-and-bots",
    };
    words.format(key, &[("people", people.into()), ("bots", bots.into())])
}

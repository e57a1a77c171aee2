//! Above the games: the parts of the page, who looks, and what at.

use super::asking::Asking;
use super::{Page, Tab, Wish, told};
use crate::desktop::app::profiles::People;
use crate::desktop::app::words::Words;
use crate::desktop::theme::pick::pick;
use crate::desktop::theme::{Push, space, widgets};
use crate::games::Kind;
use crate::history::Line;
use crate::history::filter::Against;
use bevy_egui::egui::{Align, Layout, Ui};

/// The width of a choice.
const WIDTH: f32 = 140.0;

/// The parts of the page, and on the right who looks.
pub fn who(
    ui: &mut Ui,
    page: &mut Page,
    people: &People,
    lines: &[Line],
    words: &Words,
) -> Option<Wish> {
    let mut wish = None;
    ui.horizontal(|ui| {
        let tabs = [
            (Tab::Games, words.text("history-tab-games")),
            (Tab::Sums, words.text("history-tab-sums")),
            (Tab::Course, words.text("history-tab-course")),
        ];
        ui.scope(|ui| widgets::choice(ui, &words.text("choice-parts"), &mut page.tab, &tabs));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let known = people.known();
            let chosen = known.chosen().map(|profile| profile.name.clone());
            if ui.add(Push::plain(words.text("history-add"))).clicked() {
                wish = Some(Wish::Ask(Asking::add(known, lines)));
            }
            if let Some(me) = known.chosen()
                && ui.add(Push::plain(words.text("history-change"))).clicked()
            {
                wish = Some(Wish::Ask(Asking::change(me)));
            }
            if !known.all().is_empty() {
                let mut options = vec![(None, words.text("history-everybody"))];
                let all = known.all().iter();
                options.extend(all.map(|p| (Some(p.name.clone()), p.name.clone())));
                let label = words.text("history-who");
                if let Some(who) = pick(ui, "who", 150.0, &label, &chosen, &options) {
                    wish = Some(Wish::Ask(Asking::Choose(who)));
                }
            }
        });
    });
    wish
}

/// What is looked at, and what it comes to. A choice that leaves only one is not offered.
pub fn filters(ui: &mut Ui, page: &mut Page, words: &Words) {
    let Some(looked) = &page.looked else { return };
    let choices = &looked.choices;
    let several = choices.games.len() > 1;
    let name = |what: String, game: Kind| match several {
        true => told::of_game(what, game.name(words), words),
        false => what,
    };
    let filter = &mut page.filter;
    ui.horizontal_wrapped(|ui| {
        let chosen = filter.is_set();
        let offered = |count: usize, set: bool| count > 1 || set;
        if offered(choices.games.len(), filter.game.is_some()) {
            let all = choices.games.iter().map(|game| (*game, game.name(words)));
            one(ui, "history-game", &mut filter.game, all, words);
        }
        let set = filter.against != Against::Anybody;
        if offered(choices.against.len(), set) {
            let mut options = vec![(Against::Anybody, words.text("history-against-any"))];
            options.extend(choices.against.iter().map(|against| {
                let text = match against {
                    Against::Anybody => words.text("history-against-any"),
                    Against::People => words.text("history-against-people"),
                    Against::Bots => words.text("history-against-bots"),
                    Against::Both => words.text("history-against-both"),
                    Against::Person(_, name) => name.clone(),
                    Against::Level(game, level) => name(game.level(level, words), *game),
                };
                (against.clone(), text)
            }));
            let label = words.text("history-against");
            let now = filter.against.clone();
            if let Some(to) = pick(ui, "history-against", WIDTH, &label, &now, &options) {
                filter.against = to;
            }
        }
        let set = filter.players.is_some();
        if offered(choices.players.len(), set) {
            let all = choices.players.iter().map(|count| {
                let text = words.format("history-players-count", &[("count", (*count).into())]);
                (*count, text)
            });
            one(ui, "history-players", &mut filter.players, all, words);
        }
        let set = filter.board.is_some();
        if offered(choices.boards.len(), set) {
            let all = choices.boards.iter().map(|board| {
                // Only one game has several boards.
                let text = Kind::ALL[0].board(board, words);
                (board.clone(), text)
            });
            one(ui, "history-board", &mut filter.board, all, words);
        }
        let set = filter.variants.is_some();
        if offered(choices.variants.len(), set) {
            let all = choices.variants.iter().map(|(game, variants)| {
                let text = match variants.is_empty() {
                    true => words.text("history-variants-none"),
                    false => {
                        let all = variants.iter().map(|v| game.variant(v, words));
                        name(words.list(all), *game)
                    }
                };
                (variants.clone(), text)
            });
            // Without variants is the same in every game.
            let mut all: Vec<_> = all.collect();
            let mut seen = Vec::new();
            all.retain(|(variants, _)| {
                let new = !seen.contains(variants);
                seen.push(variants.clone());
                new
            });
            one(
                ui,
                "history-variants",
                &mut filter.variants,
                all.into_iter(),
                words,
            );
        }
        let set = filter.playing.is_some();
        if offered(choices.playing.len(), set) {
            let all = choices
                .playing
                .iter()
                .map(|(game, plays)| (plays.clone(), name(game.player(plays, words), *game)));
            one(ui, "history-playing", &mut filter.playing, all, words);
        }
        if chosen {
            let told = words.text("history-show-all-about");
            let all = Push::plain(words.text("history-show-all")).told(told);
            if ui.add(all).clicked() {
                *filter = Default::default();
            }
        }
    });
    let mixed = looked.games.len() > 1;
    if !looked.is_empty() {
        let total = told::total(&looked.total, looked.uncounted, mixed, words);
        widgets::explain(ui, &total);
    }
    ui.add_space(space::SMALL - ui.spacing().item_spacing.y.min(space::SMALL));
}

/// A choice of one thing, or of any.
fn one<T: Clone + PartialEq>(
    ui: &mut Ui,
    key: &str,
    now: &mut Option<T>,
    all: impl Iterator<Item = (T, String)>,
    words: &Words,
) {
    let mut options = vec![(None, words.text(&format!("{key}-any")))];
    options.extend(all.map(|(value, text)| (Some(value), text)));
    let label = words.text(key);
    if let Some(to) = pick(ui, key, WIDTH, &label, now, &options) {
        *now = to;
    }
}

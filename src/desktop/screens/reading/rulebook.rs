//! The rules of any game on the screen: to read, to search, and to look up with F1 what was just
//! refused. What there is stands at the left, what it says at the right.

use super::{Contents, column, contents, marked, see_also};
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::requests::{OpenRules, ReadFrom};
use crate::desktop::app::screen::{Room, Screen};
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::screens::other_games;
use crate::desktop::theme::{Push, focus, page, palette, space, widgets};
use crate::games::Kind;
use crate::locale::search;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Context, Label, ScrollArea, Ui};
use std::fmt::{Debug, Display};
use std::hash::Hash;

/// The size of the page, where the window has room for it.
const SIZE: (f32, f32) = (1180.0, 1000.0);
/// The share of the width that the contents take, and their bounds.
const CONTENTS: (f32, f32, f32) = (0.28, 250.0, 310.0);
/// The longest line that is easy to read.
const LINE: f32 = 720.0;

/// A paragraph of the rules of a game.
pub trait Paragraph: Copy + PartialEq + Debug + Hash + Send + Sync + 'static {
    /// A picture that is gone through in steps.
    type Scene: Send + Sync;

    /// Whose rules these are: screens of other games open rules of their own.
    const GAME: Kind;
    /// Where reading begins.
    const FIRST: Self;

    /// The keys of the headings, each with its paragraphs.
    fn sections() -> impl Iterator<Item = (&'static str, &'static [Self])>;

    /// The key of its text; its title's key is this and `-title`.
    fn key(self) -> &'static str;

    /// What whoever reads it may want to read next.
    fn see_also(self) -> Vec<Self>;

    /// Its picture, if one helps.
    fn scene(self) -> Option<Result<Self::Scene, impl Display>>;
}

/// Where in the rules somebody is.
#[derive(Resource)]
pub struct Rulebook<T: Paragraph> {
    topic: T,
    query: String,
    /// What the query finds.
    found: Vec<T>,
    /// The picture of the paragraph, and which of its moments is shown.
    scene: Option<T::Scene>,
    step: usize,
    /// The list scrolls to the paragraph, which somebody else chose.
    reveal: bool,
}

impl<T: Paragraph> Default for Rulebook<T> {
    fn default() -> Rulebook<T> {
        Rulebook {
            topic: T::FIRST,
            query: String::new(),
            found: all().collect(),
            scene: None,
            step: 0,
            reveal: false,
        }
    }
}

impl<T: Paragraph> Rulebook<T> {
    /// The paragraph that is open.
    pub fn topic(&self) -> T {
        self.topic
    }

    /// The paragraphs that the search found, or all.
    pub fn found(&self) -> &[T] {
        &self.found
    }

    fn open(&mut self, topic: T) {
        self.topic = topic;
        self.step = 0;
        self.scene = topic.scene().and_then(|read| {
            // A test reads them all.
            read.map_err(|why| error!("{topic:?}: {why}")).ok()
        });
    }

    fn find(&mut self, words: &Words) {
        self.found = search::search(words, all(), T::key, &self.query);
        // The best of what is found is read at once, also when more letters change which one that is.
        if let Some(first) = self.found.first().filter(|_| !self.query.trim().is_empty())
            && *first != self.topic
        {
            self.open(*first);
        }
    }
}

/// Every paragraph, in the order in which they are read.
fn all<T: Paragraph>() -> impl Iterator<Item = T> {
    T::sections().flat_map(|(_, topics)| topics.iter().copied())
}

/// Rules that open and are searched; `at_table` tells what the table is about now.
pub fn plugin_of<T: Paragraph, M>(
    app: &mut App,
    at_table: impl IntoSystem<(), Option<T>, M> + 'static,
) {
    let help_key = at_table.pipe(help_key::<T>).run_if(is_asked::<T>);
    app.init_resource::<Rulebook<T>>()
        .add_systems(PreUpdate, (help_key, open::<T>).chain())
        .add_systems(OnEnter(Screen::of(T::GAME, Room::Rules)), enter::<T>);
}

/// Whether the key asks for these rules.
fn is_asked<T: Paragraph>(keys: Keys, screen: Res<State<Screen>>, settings: Res<Settings>) -> bool {
    keys.just_pressed(Action::Rules) && screen.rules(settings.game) == T::GAME
}

/// Its key opens the rules where they speak of what is on the screen, and closes them again.
fn help_key<T: Paragraph>(
    at_table: In<Option<T>>,
    screen: Res<State<Screen>>,
    from: Res<ReadFrom>,
    mut next: ResMut<NextState<Screen>>,
    mut opened: MessageWriter<OpenRules>,
) {
    if *screen.get() == Screen::of(T::GAME, Room::Rules) {
        next.set(from.0);
    } else {
        let topic = at_table.filter(|_| screen.is_table());
        opened.write(OpenRules(topic.map(T::key)));
    }
}

fn open<T: Paragraph>(
    mut orders: MessageReader<OpenRules>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut rules: ResMut<Rulebook<T>>,
    mut from: ResMut<ReadFrom>,
    mut next: ResMut<NextState<Screen>>,
    words: Res<Words>,
) {
    let own = Screen::of(T::GAME, Room::Rules);
    for OpenRules(key) in orders.read() {
        if screen.rules(settings.game) != T::GAME {
            continue;
        }
        if *screen.get() != own {
            from.0 = *screen.get();
        }
        if let Some(topic) = key.and_then(|key| all::<T>().find(|topic| topic.key() == key)) {
            rules.query.clear();
            rules.find(&words);
            rules.open(topic);
            rules.reveal = true;
        }
        next.set(own);
    }
}

fn enter<T: Paragraph>(mut rules: ResMut<Rulebook<T>>, words: Res<Words>) {
    // The language may have changed since the last search.
    rules.find(&words);
    if rules.scene.is_none() {
        let topic = rules.topic;
        rules.open(topic);
    }
}

/// What the screen of the rules needs.
#[derive(SystemParam)]
pub struct Page<'w, T: Paragraph> {
    rules: ResMut<'w, Rulebook<T>>,
    from: Res<'w, ReadFrom>,
    next: ResMut<'w, NextState<Screen>>,
    words: Res<'w, Words>,
}

impl<T: Paragraph> Page<'_, T> {
    /// Shows the page; `picture` shows a scene at a step, and is told the title of its paragraph.
    pub fn show(
        &mut self,
        ctx: &Context,
        name: &str,
        title: &str,
        picture: impl FnOnce(&mut Ui, &T::Scene, &mut usize, &str),
    ) {
        let words = &*self.words;
        // Drawing is no change: what a person does is.
        let rules = self.rules.bypass_change_detection();
        let mut back = focus::cancel(ctx);
        if back && !rules.query.is_empty() {
            // First what was searched for is put away, then the page.
            rules.query.clear();
            rules.find(words);
            back = false;
        }
        let mut other = None;
        page::spread(
            ctx,
            name,
            title,
            SIZE,
            |ui| {
                let room = ui.max_rect();
                let wide = (room.width() * CONTENTS.0).clamp(CONTENTS.1, CONTENTS.2);
                let (left, right) = room.split_left_right_at_x(room.left() + wide);
                column(ui, left, "contents", |ui| to_choose(ui, rules, words));
                let line = room.left() + wide + space::ROW;
                ui.painter()
                    .vline(line, room.y_range(), (1.0, palette::GILT));
                let right = right.with_min_x(line + space::GROUP);
                column(ui, right, "paragraph", |ui| {
                    paragraph(ui, rules, words, picture);
                });
            },
            |ui| {
                let button = Push::primary(words.text("back")).width(150.0);
                back |= ui.add(button).clicked();
                other = other_games(ui, T::GAME, Room::Rules, "rulebook-of", words);
            },
        );
        if let Some(other) = other {
            self.next.set(other);
        } else if back {
            self.next.set(self.from.0);
        }
    }
}

fn to_choose<T: Paragraph>(ui: &mut Ui, rules: &mut Rulebook<T>, words: &Words) {
    let done = contents(
        ui,
        Contents {
            query: &mut rules.query,
            found: &rules.found,
            open: rules.topic,
            reveal: std::mem::take(&mut rules.reveal),
            sections: T::sections()
                .map(|(key, topics)| (words.text(key), topics.to_vec()))
                .collect(),
            title: &|topic| title(topic, words),
        },
        words,
    );
    if done.searched {
        rules.find(words);
    }
    if let Some(topic) = done.chosen {
        rules.open(topic);
    }
}

fn title<T: Paragraph>(topic: T, words: &Words) -> String {
    words.text(&format!("{}-title", topic.key()))
}

fn paragraph<T: Paragraph>(
    ui: &mut Ui,
    rules: &mut Rulebook<T>,
    words: &Words,
    picture: impl FnOnce(&mut Ui, &T::Scene, &mut usize, &str),
) {
    let topic = rules.topic;
    let name = title(topic, words);
    let mut chosen = None;
    ScrollArea::vertical()
        // Another paragraph begins at its top.
        .id_salt(topic)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_max_width((ui.available_width() - 10.0).min(LINE));
            ui.add(Label::new(widgets::titled(name.as_str(), 25.0).color(palette::LAPIS)).wrap());
            ui.add_space(space::SMALL);
            for piece in words.text(topic.key()).split("\n\n") {
                ui.add(Label::new(marked(ui, piece, &rules.query, words)).wrap());
                ui.add_space(space::SMALL);
            }
            if let Some(scene) = &rules.scene {
                ui.add_space(space::SMALL);
                picture(ui, scene, &mut rules.step, &name);
            }
            ui.add_space(space::SMALL);
            chosen = see_also(ui, &topic.see_also(), &|other| title(other, words), words);
            ui.add_space(space::GROUP);
        });
    if let Some(topic) = chosen {
        rules.open(topic);
        // The list shows where one is now.
        rules.reveal = true;
    }
}

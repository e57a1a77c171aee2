//! The rules on the screen: to read, to search, and to look up with F1 what was just refused.
//!
//! [`page`] is the screen, [`diagram`] the pictures in it, [`boards`] the ground that they stand on.

mod boards;
mod diagram;
mod page;

use super::table::aids::refusal::Message as Refusal;
use super::table::state::held::{Held, Pointing};
use super::table::state::seat::Turn;
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::requests::{OpenRules, ReadFrom};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::games::tigris::Session;
use crate::games::Kind;
use crate::tigris::teaching::{Scene, Topic, search};
use bevy::prelude::*;

/// Where in the rules somebody is.
#[derive(Resource)]
pub struct Rulebook {
    topic: Topic,
    query: String,
    /// What the query finds.
    found: Vec<Topic>,
    /// The picture of the paragraph, and which of its moments is shown.
    scene: Option<Scene>,
    step: usize,
    /// The list scrolls to the paragraph, which somebody else chose.
    reveal: bool,
}

impl Default for Rulebook {
    fn default() -> Rulebook {
        Rulebook {
            topic: Topic::Aim,
            query: String::new(),
            found: Topic::all().collect(),
            scene: None,
            step: 0,
            reveal: false,
        }
    }
}

impl Rulebook {
    /// The paragraph that is open.
    pub fn topic(&self) -> Topic {
        self.topic
    }

    /// The paragraphs that the search found, or all.
    pub fn found(&self) -> &[Topic] {
        &self.found
    }

    fn open(&mut self, topic: Topic) {
        self.topic = topic;
        self.step = 0;
        self.scene = topic.script().and_then(|script| {
            // A test reads them all.
            let read = Scene::read(script);
            read.map_err(|why| error!("{topic:?}: {why}")).ok()
        });
    }

    fn find(&mut self, words: &Words) {
        self.found = search::search(words, &self.query);
        // The best of what is found is read at once, also when more letters change which one that is.
        if let Some(first) = self.found.first().filter(|_| !self.query.trim().is_empty())
            && *first != self.topic
        {
            self.open(*first);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rulebook>()
        .add_plugins((boards::plugin, page::plugin))
        .add_systems(PreUpdate, (help_key, open).chain());
}

/// Whose rules these are: screens of other games open rules of their own.
const GAME: Kind = Kind::Tigris(());

/// Its key opens the rules where they speak of what is on the screen, and closes them again.
fn help_key(
    keys: Keys,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    turn: Turn,
    held: Res<Held>,
    pointing: Res<Pointing>,
    refusal: Res<Refusal>,
    from: Res<ReadFrom>,
    mut next: ResMut<NextState<Screen>>,
    mut opened: MessageWriter<OpenRules>,
) {
    if !keys.just_pressed(Action::Rules) || screen.rules(settings.game) != GAME {
        return;
    }
    match screen.get() {
        Screen::Rules => next.set(from.0),
        Screen::Table => {
            let topic = topic_at_table(&turn, &held, &pointing, &refusal);
            opened.write(OpenRules(topic.map(Topic::key)));
        }
        _ => {
            opened.write(OpenRules(None));
        }
    }
}

/// What the table is about now: why the held piece cannot go where it is, what was refused last, or
/// else the moment of the game.
fn topic_at_table(
    turn: &Turn,
    held: &Held,
    pointing: &Pointing,
    refusal: &Refusal,
) -> Option<Topic> {
    let over = turn.game().and_then(|game| {
        let decision = held.0?.what.onto(pointing.cell?);
        game.check(decision).err()
    });
    let shown = || {
        let session: &Session = turn.session.as_deref()?;
        Some(Topic::of_moment(session.shown().table()))
    };
    over.as_ref()
        .map(Topic::from)
        .or_else(|| refusal.topic())
        .or_else(shown)
}

fn open(
    mut orders: MessageReader<OpenRules>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut rules: ResMut<Rulebook>,
    mut from: ResMut<ReadFrom>,
    mut next: ResMut<NextState<Screen>>,
    words: Res<Words>,
) {
    for OpenRules(key) in orders.read() {
        if screen.rules(settings.game) != GAME {
            continue;
        }
        if *screen.get() != Screen::Rules {
            from.0 = *screen.get();
        }
        if let Some(topic) = key.and_then(|key| Topic::all().find(|topic| topic.key() == key)) {
            rules.query.clear();
            rules.find(&words);
            rules.open(topic);
            rules.reveal = true;
        }
        next.set(Screen::Rules);
    }
}

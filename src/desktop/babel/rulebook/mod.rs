//! The rules of Babel on the screen: to read and to search.
//!
//! [`page`] is the screen, [`diagram`] the pictures in it.

mod diagram;
mod page;

use crate::babel::teaching::{Scene, Topic};
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::requests::{OpenRules, ReadFrom};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::games::Kind;
use crate::locale::search;
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
}

impl Default for Rulebook {
    fn default() -> Rulebook {
        Rulebook {
            topic: Topic::AIM,
            query: String::new(),
            found: Topic::all().collect(),
            scene: None,
            step: 0,
        }
    }
}

impl Rulebook {
    /// The paragraph that is open.
    pub fn topic(&self) -> Topic {
        self.topic
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
        self.found = search::search(words, Topic::all(), Topic::key, &self.query);
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
        .add_plugins(page::plugin)
        .add_systems(PreUpdate, (help_key, open).chain());
}

/// Whose rules these are: screens of other games open rules of their own.
const GAME: Kind = Kind::Babel(());

/// Its key opens the rules on this game's screens, and closes them again.
fn help_key(
    keys: Keys,
    screen: Res<State<Screen>>,
    from: Res<ReadFrom>,
    mut next: ResMut<NextState<Screen>>,
    mut opened: MessageWriter<OpenRules>,
) {
    if !keys.just_pressed(Action::Rules) || screen.rules() != GAME {
        return;
    }
    match screen.get() {
        Screen::BabelRules => next.set(from.0),
        _ => {
            opened.write(OpenRules(None));
        }
    }
}

fn open(
    mut orders: MessageReader<OpenRules>,
    screen: Res<State<Screen>>,
    mut rules: ResMut<Rulebook>,
    mut from: ResMut<ReadFrom>,
    mut next: ResMut<NextState<Screen>>,
    words: Res<Words>,
) {
    for OpenRules(key) in orders.read() {
        if screen.rules() != GAME {
            continue;
        }
        if *screen.get() != Screen::BabelRules {
            from.0 = *screen.get();
        }
        if let Some(topic) = key.and_then(|key| Topic::all().find(|topic| topic.key() == key)) {
            rules.query.clear();
            rules.find(&words);
            rules.open(topic);
        }
        next.set(Screen::BabelRules);
    }
}

//! The rules of Babel on the screen: to read, to search, and to look up with F1 what was just refused.
//!
//! [`page`] is the screen, [`diagram`] the pictures in it.

mod diagram;
mod page;

use super::table::state::held::{Held, Meaning, Pointing};
use super::table::state::orders::Refusal;
use super::table::state::seat::Turn;
use crate::babel::teaching::{Scene, Topic};
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::requests::{OpenRules, ReadFrom};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
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
    /// The list scrolls to the paragraph, which somebody else chose.
    reveal: bool,
}

impl Default for Rulebook {
    fn default() -> Rulebook {
        Rulebook {
            topic: Topic::AIM,
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
        Screen::BabelRules => next.set(from.0),
        Screen::Babel => {
            let topic = topic_at_table(&turn, &held, &pointing, &refusal);
            opened.write(OpenRules(topic.map(Topic::key)));
        }
        _ => {
            opened.write(OpenRules(None));
        }
    }
}

/// What the table is about now: why what is held cannot go where it is, what was refused last, or
/// else the moment of the game.
fn topic_at_table(
    turn: &Turn,
    held: &Held,
    pointing: &Pointing,
    refusal: &Refusal,
) -> Option<Topic> {
    let over = || {
        let (what, at) = (held.what?, pointing.column?);
        let game = turn.acting()?;
        match what.onto(at, game.table()) {
            Meaning::Decides(decision) => {
                let why = game.check(decision).err()?;
                Some(Topic::of_refusal(Some(decision), &why))
            }
            Meaning::Nowhere => Some(what.topic()),
            Meaning::Back => None,
        }
    };
    let refused = || Some(refusal.0.as_ref()?.topic);
    let shown = || {
        let session = turn.session.as_deref()?;
        Some(Topic::of_moment(session.shown().table()))
    };
    over().or_else(refused).or_else(shown)
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
        if *screen.get() != Screen::BabelRules {
            from.0 = *screen.get();
        }
        if let Some(topic) = key.and_then(|key| Topic::all().find(|topic| topic.key() == key)) {
            rules.query.clear();
            rules.find(&words);
            rules.open(topic);
            rules.reveal = true;
        }
        next.set(Screen::BabelRules);
    }
}

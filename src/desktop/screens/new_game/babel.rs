//! A new game of Babel: who plays, who begins, with which options.

use super::parts::{self, LABEL, LONGEST_NAME};
use crate::babel::bots::LEVELS;
use crate::babel::rules::{Options, Player, Position, Table};
use crate::babel::words::{self, players};
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::games::babel::{NewGame, NewPlayer};
use crate::desktop::screens::{emblem, preview};
use crate::desktop::theme::{fonts, pick::pick_as, space, widgets};
use crate::locale::company::shorten;
use crate::preferences::{BabelSetup, City, USUAL_BABEL_BOT};
use crate::record::{self, Kind};
use bevy::prelude::Resource;
use bevy_egui::egui::{Context, Ui, vec2};
use std::sync::LazyLock;

/// A table in the middle of a game: what the game looks like to whoever has never seen it.
static SAMPLE: LazyLock<Option<Table>> = LazyLock::new(|| {
    let position = Position::from_text(SAMPLE_TEXT).ok()?;
    Some(position.table().clone())
});

const SAMPLE_TEXT: &str = "game babel
active kish
marker kish medes
marker ur persians
hand kish aahps
hand ur hmm
row kish assyrians aahm
row kish medes mmmps
row kish persians hp
row kish sumerians ssm
row ur assyrians ph
row ur hittites hhhaas
row ur persians ppah
row ur sumerians ss
temple kish assyrians 1 2 3
temple kish medes 1 2 3 4
temple kish persians 1
temple kish sumerians 1 2
temple ur assyrians 1
temple ur hittites 1 2 3 4 5
temple ur persians 1 2
temple ur sumerians 1
column kish 2
column ur 3
supply 6 5 4
deck aps
discards -
end";

/// What the screen holds; it stays as it was left.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct BabelForm {
    /// Kish and Ur.
    pub cities: [City; 2],
    /// Who starts; drawn at random when not given.
    pub start: Option<Player>,
    pub options: Options,
    /// Whether whoever decides may ask for a hint.
    pub hints: bool,
    /// As typed; empty for a new one every time.
    pub seed: String,
}

impl BabelForm {
    /// The last set-up.
    pub fn last(settings: &Settings) -> BabelForm {
        let last = &settings.last_babel;
        let city = |player: Player| {
            let mut city = last.cities.get(player.index()).cloned().unwrap_or_default();
            // A level that is offered no longer gives way to the usual one.
            if city.kind.bot().is_some_and(|bot| !LEVELS.contains(&bot)) {
                city.kind = Kind::Bot(USUAL_BABEL_BOT.to_string());
            }
            city
        };
        BabelForm {
            cities: Player::ALL.map(city),
            start: last.start,
            options: settings.babel_options,
            hints: last.hints,
            // One was meant for one deal.
            seed: String::new(),
        }
    }

    /// What a player is called now: the name given, or that of the city.
    pub fn name(&self, player: Player, words: &Words) -> String {
        let words = words.at_table(players::company(&self.players()));
        players::player(&words, player)
    }

    /// The names of the people who play, and how many bots do.
    pub fn company(&self, words: &Words) -> (Vec<String>, usize) {
        let people = |player: &Player| self.cities[player.index()].kind == Kind::Person;
        let people = Player::ALL.into_iter().filter(people);
        let names: Vec<String> = people.map(|player| self.name(player, words)).collect();
        let bots = Player::ALL.len() - names.len();
        (names, bots)
    }

    fn players(&self) -> [record::Player<Player>; 2] {
        Player::ALL.map(|player| {
            let city = &self.cities[player.index()];
            record::Player {
                player,
                name: city.name.trim().to_string(),
                kind: city.kind.clone(),
            }
        })
    }

    /// The game that all this describes.
    pub fn game(&self) -> NewGame {
        NewGame {
            options: self.options,
            // Who has no name keeps none: it is said in the language of the moment.
            players: self.players().map(|player| NewPlayer {
                name: player.name,
                kind: player.kind,
            }),
            start: self.start,
            seed: parts::seed_of(&self.seed).unwrap_or(None),
            hints: self.hints,
        }
    }

    /// Remembers the set-up for "Play now".
    pub(super) fn remember(&self, settings: &mut Settings) {
        settings.last_babel = BabelSetup {
            cities: self.cities.to_vec(),
            start: self.start,
            hints: self.hints,
        };
        settings.babel_options = self.options;
    }

    /// The same without names that no font of ours can write, as [`Form`](super::Form) does it.
    #[must_use]
    pub(super) fn writable(mut self, ctx: &Context) -> BabelForm {
        for city in &mut self.cities {
            if fonts::unknown_letter(ctx, &city.name).is_some() {
                city.name.clear();
            }
        }
        self
    }

    /// Whether everything is filled in as a game needs it.
    pub(super) fn is_ready(&self, ctx: &Context) -> bool {
        let can_be_written = |city: &City| fonts::unknown_letter(ctx, &city.name).is_none();
        parts::seed_of(&self.seed).is_ok() && self.cities.iter().all(can_be_written)
    }
}

/// The form, to be filled in.
pub(super) fn contents(ui: &mut Ui, form: &mut BabelForm, art: &Art, words: &Words) {
    let gap = 32.0;
    let right = 330.0;
    let left = ui.available_width() - right - gap;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        ui.allocate_ui(vec2(left, 0.0), |ui| {
            ui.spacing_mut().item_spacing.x = space::ROW;
            ui.vertical(|ui| {
                ui.set_width(left);
                seats(ui, form, art, words);
                ui.add_space(space::GROUP);
                widgets::section(ui, &words.text("new-game-variants"));
                variants(ui, &mut form.options, words);
                parts::hints(ui, &mut form.hints, words);
            });
        });
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.x = space::ROW;
            ui.set_width(right);
            widgets::section(ui, &words.text("new-game-babel"));
            if let Some(table) = SAMPLE.as_ref() {
                let label = words.text("new-game-babel-picture");
                preview::babel(ui, table, Player::Kish, ui.available_width(), art, &label);
            }
            widgets::explain(ui, &words.text("new-game-babel-about"));
            ui.add_space(space::GROUP);
            parts::seed(ui, &mut form.seed, words);
        });
    });
}

/// Both options, each with a line that says what it does.
pub fn variants(ui: &mut Ui, options: &mut Options, words: &Words) {
    for (on, key) in [
        (&mut options.founding, "founding"),
        (&mut options.handicap, "handicap"),
    ] {
        let label = words.text(&format!("babel-option-{key}"));
        let about = words.text(&format!("babel-option-{key}-about"));
        widgets::explained_toggle(ui, on, &label, &about);
    }
}

/// A row for each city, how the bots play, and who starts.
fn seats(ui: &mut Ui, form: &mut BabelForm, art: &Art, words: &Words) {
    widgets::section(ui, &words.text("new-game-players"));
    for player in Player::ALL {
        row(ui, form, player, art, words);
    }
    let plays = |bot: &&str| form.cities.iter().any(|city| city.kind.bot() == Some(*bot));
    for bot in LEVELS.into_iter().filter(plays) {
        widgets::explain(ui, &level(bot, words));
    }
    let label = words.text("new-game-start");
    widgets::row(ui, &label, LABEL, |ui| {
        let mut options = vec![(None, words.text("new-game-start-random"))];
        options.extend(Player::ALL.map(|player| {
            let name = shorten(&form.name(player, words), 18);
            (Some(player), name)
        }));
        widgets::choice(ui, &label, &mut form.start, &options);
    });
}

fn level(bot: &str, words: &Words) -> String {
    parts::level(
        words::level(words, bot),
        words::bot_style(words, bot),
        words,
    )
}

fn row(ui: &mut Ui, form: &mut BabelForm, player: Player, art: &Art, words: &Words) {
    ui.push_id(player.index(), |ui| {
        let field = ui.horizontal(|ui| {
            emblem::city(ui, art, player, 36.0);
            ui.add_space(space::SMALL - ui.spacing().item_spacing.x);
            let city = players::city(words, player);
            let label = words.format("new-game-babel-kind", &[("city", (&city).into())]);
            widgets::row(ui, &city, 56.0, |ui| {
                kind(ui, form, player, &label, words);
                let rest = ui.available_width().max(120.0);
                let hint = words.format("new-game-babel-name", &[("city", (&city).into())]);
                let name = &mut form.cities[player.index()].name;
                widgets::field(ui, name, &hint, rest, LONGEST_NAME)
            })
        });
        widgets::stay_after_enter(ui, &field.inner);
        let name = &form.cities[player.index()].name;
        widgets::check_name(ui, &field.inner, name, LONGEST_NAME, words);
    });
}

/// A person or one of the bots.
fn kind(ui: &mut Ui, form: &mut BabelForm, player: Player, label: &str, words: &Words) {
    let person = words.text("new-game-person");
    let mut options = vec![(Kind::Person, person.clone())];
    options.extend(LEVELS.map(|name| (Kind::Bot(name.to_string()), level(name, words))));
    let now = form.cities[player.index()].kind.clone();
    let shown = now.bot().map_or(person, |name| words::level(words, name));
    if let Some(chosen) = pick_as(ui, "kind", 190.0, label, &now, &shown, &options) {
        form.cities[player.index()].kind = chosen;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_table_to_show() {
        assert!(SAMPLE.is_some());
    }

    #[test]
    fn the_last_set_up_is_played_again() {
        let mut settings = Settings::default();
        let mut form = BabelForm::last(&settings);
        assert!(LEVELS.contains(&USUAL_BABEL_BOT));
        assert_eq!(form.cities[1].kind.bot(), Some(USUAL_BABEL_BOT));
        form.start = Some(Player::Ur);
        form.cities[0].name = " Anna ".to_string();
        form.cities[1].kind = Kind::Bot("nobody".to_string());
        form.seed = "7".to_string();
        form.options.handicap = true;
        form.hints = false;
        assert_eq!(form.game().seed, Some(7));
        form.remember(&mut settings);
        let game = BabelForm::last(&settings).game();
        assert_eq!((game.start, game.seed), (Some(Player::Ur), None));
        assert!(game.options.handicap && !game.options.founding && !game.hints);
        assert_eq!(game.players[0].name, "Anna");
        assert_eq!(game.players[1].kind.bot(), Some(USUAL_BABEL_BOT));
    }
}

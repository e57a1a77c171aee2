//! The first game with a guide: a whole game against the weakest bot, and a voice in the rail.
//!
//! What is said comes from [`teaching::guide`](crate::tigris::teaching::guide); here a game is started for
//! it, the voice follows that game whenever it is on the table, and can be silenced.

use crate::desktop::app::requests::BeginGuided;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::font;
use crate::desktop::games::tigris::Order;
use crate::desktop::games::tigris::{NewGame, NewPlayer, Session};
use crate::desktop::screens::Shelf;
use crate::desktop::session::{Flow, SessionCommand};
use crate::desktop::theme::guest::Guest;
use crate::desktop::theme::{focus, fonts, palette};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::turn::seat::SeatChosen;
use crate::games::Of;
use crate::preferences::Learning;
use crate::record::Kind;
use crate::tigris::bots::LEVELS;
use crate::tigris::rules::{Board, CellSet, Dynasty, Options};
use crate::tigris::teaching::guide::{Advice, Practice, Theme, advise};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Live;
use bevy_egui::egui::{
    self, Button, CursorIcon, Label, Rect, RichText, ScrollArea, Stroke, StrokeKind, Ui, UiBuilder,
    vec2,
};
use std::path::PathBuf;
use std::sync::Arc;

/// With less room than this for voice and log, only the most important is said, in points.
const FOR_ALL: f32 = 420.0;

/// Silences the voice, or lets it speak again.
#[derive(Message, Clone, Copy, Debug)]
pub struct Silence(pub bool);

/// What the voice says now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Guide {
    /// The most important first.
    pub says: Vec<Advice>,
    /// Who plays while the voice has nothing to say; told only at first.
    watched: Option<Dynasty>,
    /// The moment for which that holds.
    heard: Option<(u64, usize)>,
    /// The game that was on the table when another was asked for; that one is to be guided.
    awaited: Option<u64>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Silence>()
        .init_resource::<Guide>()
        .init_resource::<Height>()
        .add_systems(PreUpdate, (begin, silence))
        .add_systems(
            Update,
            (adopt, listen)
                .chain()
                .in_set(Flow::Settle)
                .after(SeatChosen)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        );
}

/// The guided game among the autosaves, if it can still go on.
pub fn unfinished(learning: &Learning, shelf: &Shelf) -> Option<PathBuf> {
    // An autosave is called by the identity of its game.
    let id = format!("{:016x}", learning.guided?);
    let line = shelf.autosaves.iter().find(|line| {
        let name = line.path.file_name();
        let named = name.is_some_and(|name| name.to_string_lossy().contains(&id));
        named && line.game.as_ref().is_ok_and(|game| !game.finished)
    })?;
    Some(line.path.clone())
}

/// Open scores, for whoever plays first would rather plan than remember; everything else as usual.
fn game() -> NewGame {
    let player = |dynasty, kind| NewPlayer {
        dynasty,
        name: String::new(),
        kind,
    };
    NewGame {
        board: Arc::new(Board::standard()),
        options: Options {
            open_scores: true,
            ..Options::default()
        },
        bag: false,
        players: vec![
            player(Dynasty::Archer, Kind::Person),
            player(Dynasty::Bull, Kind::Bot(LEVELS[0].to_string())),
        ],
        start: Some(Dynasty::Archer),
        seed: None,
        hints: true,
    }
}

fn begin(
    mut orders: MessageReader<BeginGuided>,
    session: Option<Res<Session>>,
    shelf: Option<Res<Shelf>>,
    mut settings: ResMut<Settings>,
    mut guide: ResMut<Guide>,
    (mut games, mut starts): (MessageWriter<SessionCommand>, MessageWriter<Order>),
) {
    if orders.read().count() == 0 {
        return;
    }
    if settings.learning.silent {
        settings.learning.silent = false;
    }
    let left = shelf.and_then(|shelf| unfinished(&settings.learning, &shelf));
    if let Some(path) = left {
        games.write(SessionCommand::Open(path));
    } else {
        // Games are numbered from 1.
        guide.awaited = Some(session.map_or(0, |session| session.stamp().0));
        // The title has its room for a game to go on with from now on.
        settings.game = Some(Of::Tigris(()));
        starts.write(Order::Start(game()));
    }
}

fn silence(mut orders: MessageReader<Silence>, mut settings: ResMut<Settings>) {
    for Silence(silent) in orders.read() {
        settings.learning.silent = *silent;
    }
}

/// Remembers the game that was started to be guided.
fn adopt(session: Res<Session>, mut settings: ResMut<Settings>, mut guide: ResMut<Guide>) {
    let Some(before) = guide.awaited else {
        return;
    };
    if session.stamp().0 != before {
        guide.awaited = None;
        settings.learning.guided = Some(session.record().id());
    }
}

/// Whether the voice belongs to the game on the table.
fn is_guided(learning: &Learning, session: &Session) -> bool {
    session.is_kept() && learning.guided == Some(session.record().id())
}

/// Looks at the position anew after every decision, once it has been shown.
fn listen(turn: Turn, settings: Res<Settings>, mut guide: ResMut<Guide>) {
    let Some(session) = turn.session.as_deref() else {
        return;
    };
    if !is_guided(&settings.learning, session) {
        if guide.heard.is_some() {
            guide.says.clear();
            (guide.heard, guide.watched) = (None, None);
        }
        return;
    }
    if !session.caught_up() || guide.heard == Some(session.stamp()) {
        return;
    }
    guide.heard = Some(session.stamp());
    let Some(player) = session.persons().next() else {
        return;
    };
    let practice = Practice::of(session.log(), player);
    let game = session.position();
    guide.says = advise(game, player, &practice);
    let other = game.decider().filter(|decider| *decider != player);
    guide.watched = other.filter(|_| practice.needs(Theme::Turns));
}

/// The panel of the voice.
#[derive(SystemParam)]
pub struct Voice<'w> {
    guide: Res<'w, Guide>,
    settings: Res<'w, Settings>,
    silence: MessageWriter<'w, Silence>,
    height: ResMut<'w, Height>,
}

/// How much room the latest words of the voice took, in points.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Height(f32);

impl Voice<'_> {
    /// What the voice wants of the rail: as much as its latest words took.
    pub fn wants(&self, session: &Session) -> Guest {
        let learning = &self.settings.learning;
        let nothing = self.guide.says.is_empty() && self.guide.watched.is_none();
        if !is_guided(learning, session) || (nothing && !learning.silent) {
            return Guest::Nobody;
        }
        Guest::Voice(self.height.0)
    }

    /// Shows what the voice says in a place, and answers the cells that it speaks of; `shared` is the
    /// height of the room that it shares with the log.
    pub fn show(&mut self, ui: &mut Ui, card: Rect, shared: f32, words: &Words) -> CellSet {
        let mut lit = CellSet::default();
        let watched = self.guide.watched.filter(|_| self.guide.says.is_empty());
        let silent = self.settings.learning.silent;
        ui.painter().rect_filled(card, 6.0, palette::CREAM);
        let rim = Stroke::new(2.0, palette::GILT);
        ui.painter().rect_stroke(card, 6.0, rim, StrokeKind::Inside);
        let inner = card.shrink2(vec2(10.0, 6.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(inner).id_salt("voice"));
        child.set_clip_rect(card);
        child.spacing_mut().item_spacing.y = 4.0;
        child.spacing_mut().interact_size.y = 0.0;
        let pressed = head(&mut child, silent, words);
        let mut height = child.min_rect().height();
        if !silent {
            let told = ScrollArea::vertical()
                .auto_shrink([false, true])
                .show(&mut child, |ui| {
                    if let Some(dynasty) = watched {
                        let name = words.dynasty(dynasty);
                        say(
                            ui,
                            &words.format("guide-watch", &[("dynasty", name.into())]),
                        );
                    }
                    let count = if shared < FOR_ALL { 1 } else { usize::MAX };
                    for advice in self.guide.says.iter().take(count) {
                        let said = say(ui, &advice.sentence(words));
                        if said.hovered() && !advice.cells().is_empty() {
                            lit = advice.cells();
                        }
                    }
                });
            height += 4.0 + told.content_size.y;
        }
        let wanted = height + 14.0;
        if (wanted - self.height.0).abs() > 0.5 {
            self.height.0 = wanted;
            ui.ctx()
                .request_discard("the voice says more or less than before");
        }
        if pressed {
            self.silence.write(Silence(!silent));
        }
        lit
    }
}

/// The heading, and the button that silences the voice or lets it speak; `true` when pressed.
fn head(ui: &mut Ui, silent: bool, words: &Words) -> bool {
    ui.horizontal(|ui| {
        let title = RichText::new(words.text("guide-title")).font(font(18.0, fonts::BOLD_FAMILY));
        ui.add(Label::new(title.color(palette::LAPIS)));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let key = if silent {
                "guide-speak"
            } else {
                "guide-silence"
            };
            let text = RichText::new(words.text(key))
                .font(font(16.0, fonts::MEDIUM_FAMILY))
                .color(palette::LAPIS)
                .underline();
            ui.spacing_mut().button_padding = vec2(4.0, 2.0);
            let response = ui
                .add(Button::new(text).frame(false))
                .on_hover_cursor(CursorIcon::PointingHand);
            focus::mark(ui, &response);
            response.clicked()
        })
        .inner
    })
    .inner
}

/// A sentence that screen readers tell as soon as it appears.
fn say(ui: &mut Ui, text: &str) -> egui::Response {
    let text = RichText::new(text).font(font(17.0, "text"));
    let response = ui.add(Label::new(text).wrap().sense(egui::Sense::hover()));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::screens::shelf::{Game, Line, OfTigris};
    use crate::games::Of;
    use crate::record::Record;
    use crate::record::autosave::Autosave;
    use crate::tigris::rules::{Position, Seats, Setup};

    /// The line of an autosave, under the name that the autosave gave it.
    fn line(path: PathBuf, finished: bool, table: &Position) -> Line {
        Line {
            path,
            title: String::new(),
            game: Ok(Game {
                stand: Of::Tigris(OfTigris {
                    players: Vec::new(),
                    table: Arc::new(table.table().clone()),
                }),
                turns: 3,
                updated: 0,
                finished,
                branch: false,
            }),
            held: false,
        }
    }

    #[test]
    fn the_guided_game_is_found_as_long_as_it_can_go_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let setup = Setup::new(Board::standard(), Seats::first(2).expect("two"), 7);
        let guided: Record<Position> = Record::new(setup.into(), Vec::new()).expect("a game");
        let autosave = Autosave::start(folder.path()).expect("a thread");
        let path = autosave.path(&guided);
        let other = folder
            .path()
            .join(format!("game-1-{:016x}.ron", guided.id() ^ 1));
        let mut learning = Learning::default();
        learning.guided = Some(guided.id());
        let found = |learning: &Learning, lines: Vec<Line>| {
            let mut shelf = Shelf::default();
            shelf.autosaves = lines;
            unfinished(learning, &shelf)
        };
        let line = |path: &PathBuf, finished| line(path.clone(), finished, guided.position());
        let both = || vec![line(&other, false), line(&path, false)];
        assert_eq!(found(&learning, both()), Some(path.clone()));
        assert_eq!(found(&Learning::default(), both()), None, "none was guided");
        assert_eq!(
            found(&learning, vec![line(&path, true)]),
            None,
            "it is over"
        );
        assert_eq!(found(&learning, vec![line(&other, false)]), None, "another");
        let mut damaged = line(&path, false);
        damaged.game = Err("damaged".to_string());
        assert_eq!(found(&learning, vec![damaged]), None, "it cannot be read");
    }
}

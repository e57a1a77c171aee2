//! What a conflict came to: who won, by which rule, what was gained, removed and withdrawn, on a card.
//!
//! The card of a conflict that concerns whoever looks stays, and the game waits, until it was seen.

use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{font, paint, panel_head};
use crate::desktop::art::{Art, Picture};
use crate::desktop::games::tigris::{Choose, Session};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::{Flow, Obeyed};
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::theme::{Push, fonts, palette, space};
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::board::pacing::Waiting;
use crate::desktop::tigris::table::state::held::{Held, Pointing};
use crate::desktop::tigris::table::state::seat::Seat;
use crate::desktop::tigris::table::state::spotlight::Spotlight;
use crate::preferences::Curtain;
use crate::tigris::Timeline;
use crate::tigris::rules::{CellSet, Colour, Dynasty, Event};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Sense, Ui, vec2};
use bevy_egui::input::egui_wants_any_keyboard_input;

/// The side of the pictures on the card.
const ICON: f32 = 22.0;

/// The conflicts whose cards were closed in the game on the table.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Closed {
    game: u64,
    /// The place of a conflict in the log, and for whom its card is closed; `None` for everybody.
    cards: Vec<(usize, Option<Dynasty>)>,
}

impl Closed {
    /// Whether a card is closed for whoever looks.
    pub fn is_closed(&self, game: u64, at: usize, viewer: Option<Dynasty>) -> bool {
        // Where nobody looks it is enough that somebody did.
        let closed = |card: &(usize, Option<Dynasty>)| {
            card.0 == at && (card.1.is_none() || viewer.is_none() || card.1 == viewer)
        };
        self.game == game && self.cards.iter().any(closed)
    }

    /// Closes a card for one who looked, or for everybody.
    pub fn close(&mut self, game: u64, at: usize, viewer: Option<Dynasty>) {
        if self.game != game {
            *self = Closed {
                game,
                cards: Vec::new(),
            };
        }
        self.cards.push((at, viewer));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.world_mut().resource_mut::<Waiting>().0 = Some(holds);
    app.init_resource::<Closed>()
        .add_message::<CloseCard>()
        .add_systems(
            Update,
            (see.run_if(not(egui_wants_any_keyboard_input)), close)
                .chain()
                .in_set(Flow::Settle)
                .before(crate::desktop::turn::seat::SeatChosen)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        )
        // Asked for themselves: between the two the game may leave the table.
        .add_systems(
            Update,
            decided
                .in_set(Flow::Decide)
                .before(Obeyed)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        );
}

/// Whoever looks has seen what the latest conflict came to.
#[derive(Message, Clone, Copy, Debug)]
pub struct CloseCard;

/// A click on the board or the key that puts down closes the card that the game waits for, and so does taking
/// a piece up: the next of that key is for the piece.
///
/// Whatever was pressed to get here does not count: the card must have been seen for a moment.
fn see(
    keys: Keys,
    buttons: Res<ButtonInput<MouseButton>>,
    (pointing, held): (Res<Pointing>, Res<Held>),
    layout: Res<Layout>,
    dialogues: Dialogues,
    session: Res<Session>,
    question: Res<Question>,
    mut orders: MessageWriter<CloseCard>,
) {
    let seen = session.is_held() && question.takes(Asked::Outcome(session.stamp()));
    let on_board = pointing.at.is_some_and(|at| layout.area.contains(at));
    let clicked = on_board && buttons.just_pressed(MouseButton::Left);
    let enter = keys.just_pressed(Action::PutDown);
    let took = held.is_changed() && held.0.is_some();
    if seen && (clicked || enter || took) && !dialogues.any() {
        orders.write(CloseCard);
    }
}

/// Whoever decides what comes next goes on: what they do is not to happen behind the card, which closes as soon as
/// it was there for a moment.
fn decided(
    mut choices: MessageReader<Choose>,
    question: Res<Question>,
    mut goes_on: Local<bool>,
    mut shut: Shut,
) {
    let decided = choices.read().count() > 0;
    *goes_on = shut.session.is_held() && (decided || *goes_on);
    if *goes_on && question.takes(Asked::Outcome(shut.session.stamp())) {
        shut.latest();
    }
}

/// The game goes on as soon as it is told to.
fn close(mut orders: MessageReader<CloseCard>, mut shut: Shut) {
    if orders.read().count() > 0 {
        shut.latest();
    }
}

/// What closes a card.
#[derive(SystemParam)]
struct Shut<'w> {
    session: ResMut<'w, Session>,
    settings: Res<'w, Settings>,
    seat: Res<'w, Seat>,
    closed: ResMut<'w, Closed>,
    power: ResMut<'w, Power>,
}

impl Shut<'_> {
    /// Closes the card of the latest conflict for whoever looks; the game goes on.
    fn latest(&mut self) {
        if let Some((at, _)) = latest(self.session.log()) {
            // Without a curtain everybody at the screen has seen what one of them saw.
            let curtain = self.settings.curtain != Curtain::Off;
            let viewer = self.seat.viewer.filter(|_| curtain);
            let game = self.session.stamp().0;
            self.closed.close(game, at, viewer);
        }
        self.session.release();
        self.power.stay_awake();
    }
}

/// Whether the game must wait: whoever looks was in the conflict that is told of now, all of it has
/// been shown, and its card has not been closed.
fn holds(world: &World) -> bool {
    let (session, seat) = (world.resource::<Session>(), world.resource::<Seat>());
    let Some(viewer) = seat.viewer.filter(|_| seat.curtain.is_none()) else {
        return false;
    };
    // A lesson tells of its conflicts itself; a look back goes on when it is told to.
    if !session.is_kept() || session.looking_back().is_some() || !session.is_person(viewer) {
        return false;
    }
    if session.next_to_show().is_some_and(belongs) {
        return false;
    }
    let Some((at, events)) = latest(session.log()) else {
        return false;
    };
    let concerned = matches!(
        events.first(),
        Some(Event::ConflictEnded { winner, loser, .. }) if [*winner, *loser].contains(&viewer)
    );
    let (game, _) = session.stamp();
    let closed = world.resource::<Closed>();
    concerned && !closed.is_closed(game, at, Some(viewer))
}

/// Whether an event belongs to what a conflict came to.
fn belongs(event: &Event) -> bool {
    matches!(
        event,
        Event::Points { .. }
            | Event::LeaderLost { .. }
            | Event::TilesRemoved { .. }
            | Event::MarkerLeft { .. }
            | Event::BuildingReturned { .. }
            | Event::TreasureTaken { .. }
    )
}

/// The latest conflict of a log and what followed from it, until something else has happened.
pub fn latest(log: &[Event]) -> Option<(usize, Vec<Event>)> {
    let begins =
        |event: &Event| matches!(event, Event::ConflictBegan { .. } | Event::Committed { .. });
    let follows = |event: &&Event| belongs(event) || begins(event);
    let after = log.iter().rev().take_while(follows).count();
    let ended = log.len().checked_sub(after + 1)?;
    if !matches!(log[ended], Event::ConflictEnded { .. }) {
        return None;
    }
    let ours = |event: &&Event| !begins(event) && !matches!(event, Event::MarkerLeft { .. });
    let until_next = |event: &&Event| !matches!(event, Event::ConflictBegan { .. });
    let events = log[ended..].iter().take_while(until_next).filter(ours);
    Some((ended, events.copied().collect()))
}

/// What the rules did not let happen in a conflict.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exempt {
    /// Wars that are not fought any more: their leaders are no longer connected.
    pub wars: Vec<Colour>,
    /// The loser's tiles that stayed nevertheless.
    pub tiles: CellSet,
    /// The colour of these tiles.
    pub colour: Option<Colour>,
}

/// What the rules did not let happen in the conflict that ended at this place of the log.
pub fn exempt(timeline: &Timeline, log: &[Event], at: usize) -> Exempt {
    let mut exempt = Exempt::default();
    // The moment that the last commitment led to.
    let moments = (1..=timeline.end()).rev();
    let moment = moments
        .take_while(|moment| timeline.log(*moment).len() > at)
        .last();
    if let Some(moment) = moment {
        let after = timeline.position(moment).table();
        let before = timeline.position(moment - 1).table();
        exempt.wars = before.wars_called_off(after);
    }
    let Some(&Event::ConflictEnded { loser, kind, .. }) = log.get(at) else {
        return exempt;
    };
    let began = log[..at].iter().rev().find_map(|event| match *event {
        Event::ConflictBegan {
            leader,
            attacker,
            attacker_support,
            defender_support,
            ..
        } => Some((
            leader,
            if attacker == loser {
                attacker_support
            } else {
                defender_support
            },
        )),
        _ => None,
    });
    let removed = log[at..].iter().find_map(|event| match *event {
        Event::TilesRemoved { cells, .. } => Some(cells),
        _ => None,
    });
    if let (Some((leader, support)), crate::tigris::rules::ConflictKind::War) = (began, kind) {
        exempt.tiles = support & !removed.unwrap_or_default();
        exempt.colour = Some(leader);
    }
    exempt
}

/// Tells of a conflict, a line for each thing; a hovered line lights up its cells.
pub fn tell(
    ui: &mut Ui,
    events: &[Event],
    viewer: Option<Dynasty>,
    art: &Art,
    words: &Words,
    spotlight: &mut Spotlight,
) {
    ui.separator();
    for event in events {
        let ended = matches!(event, Event::ConflictEnded { .. });
        let family = if ended { fonts::BOLD_FAMILY } else { "text" };
        let text = RichText::new(words.event(event, viewer)).font(font(17.0, family));
        let line = ui.horizontal(|ui| {
            for piece in pieces(event) {
                let (place, _) = ui.allocate_exact_size(vec2(ICON, ICON), Sense::hover());
                paint(ui, art, piece, place);
            }
            ui.add(egui::Label::new(text).wrap());
        });
        let cells = event.cells();
        if line.response.contains_pointer() && !cells.is_empty() {
            spotlight.0 = cells;
        }
    }
}

/// What an event is about, as pictures.
fn pieces(event: &Event) -> Vec<Picture> {
    match *event {
        Event::ConflictEnded { leader, winner, .. } => vec![Picture::Leader(winner, leader)],
        Event::LeaderLost {
            dynasty, leader, ..
        } => vec![Picture::Leader(dynasty, leader)],
        Event::TilesRemoved { tile, .. } => vec![Picture::Tile(tile)],
        Event::Points {
            dynasty, colour, ..
        } => vec![Picture::DynastyMark(dynasty), Picture::Tile(colour)],
        Event::TreasureTaken { dynasty, .. } => {
            vec![Picture::DynastyMark(dynasty), Picture::Treasure]
        }
        Event::BuildingReturned { colour, .. } => vec![Picture::Building(colour)],
        _ => Vec::new(),
    }
}

/// What the rules did not let happen, a line for each rule.
fn tell_exempt(ui: &mut Ui, exempt: &Exempt, words: &Words, spotlight: &mut Spotlight) {
    let line = |ui: &mut Ui, text: String| {
        let text = RichText::new(text).font(font(17.0, "text"));
        ui.add(egui::Label::new(text.color(palette::INK_SOFT)).wrap())
    };
    if let (Some(colour), false) = (exempt.colour, exempt.tiles.is_empty()) {
        let key = match colour {
            Colour::Red => "outcome-temples-stay",
            _ => "outcome-tile-stays",
        };
        if line(ui, words.text(key)).hovered() {
            spotlight.0 = exempt.tiles;
        }
    }
    for colour in &exempt.wars {
        let tiles = words.tiles(*colour);
        line(
            ui,
            words.format("outcome-called-off", &[("tiles", tiles.into())]),
        );
    }
}

/// What a card tells.
pub struct Told<'a> {
    pub events: &'a [Event],
    pub exempt: Exempt,
    /// Whether the game waits until it was seen.
    pub held: bool,
}

/// The card in the rail; `true` when it is closed.
pub fn card(
    ui: &mut Ui,
    place: egui::Rect,
    told: &Told,
    viewer: Option<Dynasty>,
    art: &Art,
    words: &Words,
    spotlight: &mut Spotlight,
) -> bool {
    ui.painter().rect_filled(place, 6.0, palette::CREAM);
    let inner = place.shrink2(vec2(10.0, 7.0));
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("outcome"));
    ui.set_clip_rect(place);
    // Title and buttons stay where they are; what is told moves between them.
    let close = words.text("conflict-result-close");
    let (_, mut closed) = panel_head(&mut ui, art, &words.text("conflict-result"), &close);
    let below = if told.held { space::TALL + 8.0 } else { 0.0 };
    let room = (ui.available_height() - below).max(60.0);
    egui::ScrollArea::vertical()
        .auto_shrink([false, true])
        .max_height(room)
        .show(&mut ui, |ui| {
            tell(ui, told.events, viewer, art, words, spotlight);
            tell_exempt(ui, &told.exempt, words, spotlight);
        });
    if told.held {
        let go_on = words.with_key(words.text("outcome-go-on"), Action::PutDown);
        let go_on = Push::primary(go_on).width(inner.width());
        closed |= ui.add(go_on).clicked();
    }
    closed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::{ConflictKind, Source};

    fn points(source: Source) -> Event {
        Event::Points {
            dynasty: Dynasty::Bull,
            colour: Colour::Red,
            amount: 1,
            source,
            at: None,
        }
    }

    #[test]
    fn a_conflict_is_told_of_until_something_else_happens() {
        let ended = Event::ConflictEnded {
            kind: ConflictKind::Revolt,
            leader: Colour::Black,
            winner: Dynasty::Bull,
            loser: Dynasty::Archer,
            winner_total: 2,
            loser_total: 1,
        };
        let next = Event::TurnEnded {
            dynasty: Dynasty::Archer,
        };
        let mut log = vec![next, ended, points(Source::Revolt)];
        let told = latest(&log);
        assert_eq!(told, Some((1, vec![ended, points(Source::Revolt)])));
        log.push(next);
        assert_eq!(latest(&log), None);
        assert_eq!(latest(&[points(Source::Tile)]), None);
        assert_eq!(latest(&[]), None);
    }

    #[test]
    fn a_card_is_closed_for_one_or_for_all_and_in_its_game_alone() {
        let mut closed = Closed::default();
        closed.close(1, 9, Some(Dynasty::Bull));
        assert!(closed.is_closed(1, 9, Some(Dynasty::Bull)));
        assert!(!closed.is_closed(1, 9, Some(Dynasty::Archer)));
        assert!(!closed.is_closed(1, 8, Some(Dynasty::Bull)));
        closed.close(1, 9, None);
        assert!(closed.is_closed(1, 9, Some(Dynasty::Archer)));
        assert!(!closed.is_closed(2, 9, Some(Dynasty::Archer)));
        closed.close(2, 3, None);
        assert!(!closed.is_closed(1, 9, Some(Dynasty::Archer)));
    }
}

//! The rail at the right: treasures left, a card for every player, and the log.

use super::hands;
use super::{card, choice, log, outcome};
use crate::desktop::app::keys::Action;
use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, font, icon_button, paint};
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::games::tigris::Session;
use crate::desktop::screens::menu::{Menu, button_name};
use crate::desktop::session::looking_back::Travel;
use crate::desktop::theme::guest::FreeRoom;
use crate::desktop::theme::guest::Guest;
use crate::desktop::theme::guest::RailDrawn;
use crate::desktop::theme::{fonts, palette};
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::board::layout::{CARD_GAP, RAIL_HEAD, card_rect};
use crate::desktop::tigris::table::aids::advice;
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::tigris::table::state::spotlight::Spotlight;
use crate::desktop::turn::recap::{self, ToggleRecap};
use crate::desktop::turn::seating::Seating;
use crate::tigris::rules::Dynasty;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// The log keeps this height at least.
const LEAST_LOG: f32 = 84.0;
/// The width of the buttons at the right of that line.
const HEAD_BUTTONS: f32 = 82.0;
/// How high a voice is at least, which share of the log's room it takes at most, and how high it is
/// at most.
const VOICE: (f32, f32, f32) = (36.0, 0.62, 330.0);
/// A voice below what is asked has this height at least.
const LEAST_VOICE: f32 = 84.0;
/// A lesson below what is asked has this height at least: its goals are in view.
const LEAST_ROOM: f32 = 150.0;
/// What is asked keeps this height at least beside advice, or it waits until that is closed.
const LEAST_CHOICE: f32 = 210.0;
/// Between cards of one line.
const LOW_GAP: f32 = 3.0;
/// From so few treasures on, the end is near.
const FEW_TREASURES: u32 = 4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        rail.in_set(RailDrawn)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

/// The card with what the latest conflict came to.
#[derive(SystemParam)]
struct Results<'w> {
    closed: Res<'w, outcome::Closed>,
    orders: MessageWriter<'w, outcome::CloseCard>,
}

impl Results<'_> {
    /// Shows the card; `false` if there is none, or it was closed.
    fn show(
        &mut self,
        ui: &mut egui::Ui,
        place: egui::Rect,
        turn: &Turn,
        art: &Art,
        words: &Words,
        lit: &mut Spotlight,
    ) -> bool {
        let Some(session) = turn.session.as_deref() else {
            return false;
        };
        let viewer = turn.seat.viewer;
        let told = outcome::latest(session.log());
        let (game, _) = session.stamp();
        let Some((at, events)) = told.filter(|(at, _)| !self.closed.is_closed(game, *at, viewer))
        else {
            return false;
        };
        let told = outcome::Told {
            exempt: outcome::exempt(session.timeline(), session.log(), at),
            events: &events,
            held: session.is_held(),
        };
        if outcome::card(ui, place, &told, viewer, art, words, lit) {
            self.orders.write(outcome::CloseCard);
        }
        true
    }
}

fn rail(
    mut contexts: EguiContexts,
    turn: Turn,
    layout: Res<Layout>,
    art: Res<Art>,
    words: Res<Words>,
    mut spotlight: ResMut<Spotlight>,
    mut menu: ResMut<Menu>,
    mut choice: choice::Panel,
    mut advice: advice::panel::Panel,
    mut results: Results,
    mut seating: ResMut<Seating<Dynasty>>,
    mut power: ResMut<Power>,
    mut recap: MessageWriter<ToggleRecap>,
    mut travels: MessageWriter<Travel>,
    guest: Res<Guest>,
    mut free: ResMut<FreeRoom>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(session) = turn.session.as_deref() else {
        return Ok(());
    };
    let looks_back = session.looking_back().is_some();
    let mut room = FreeRoom::default();
    // The board follows in the next frame.
    let mut lit = Spotlight::default();
    let rect = egui_rect(layout.rail);
    egui::Area::new("rail".into())
        .order(egui::Order::Background)
        .fixed_pos(rect.min)
        .constrain(false)
        .show(&ctx, |ui| {
            ui.set_min_size(rect.size());
            ui.set_max_size(rect.size());
            let painter = ui.painter().clone();
            painter.rect_filled(rect, 0.0, palette::LAPIS_DEEP);
            painter.vline(
                rect.min.x + 1.0,
                rect.y_range(),
                egui::Stroke::new(2.0, palette::GILT),
            );
            // As they are read, the menu last.
            if !looks_back && recap_button(ui, rect, &turn, session, &art, &words) {
                recap.write(ToggleRecap);
            }
            head(ui, rect, session, &art, &words, &mut menu);
            let advised = advice.advice.is_open();
            let below_head = egui::Rect::from_min_max(
                rect.min + egui::vec2(CARD_GAP, RAIL_HEAD),
                rect.max - egui::vec2(CARD_GAP, CARD_GAP),
            );
            let (has_room, alone) = match *guest {
                Guest::Room { alone, .. } => (true, alone),
                Guest::Nobody | Guest::Voice(_) => (false, false),
            };
            let told = session.is_held() && !has_room;
            let asked = choice.wants_rail(&turn) && !alone && !told;
            let low = below_head.height() < advice::panel::HEIGHT + LEAST_CHOICE;
            let covered = asked && advised && low && !choice.is_conflict(&turn);
            choice.cover(covered);
            if told {
                results.show(ui, below_head, &turn, &art, &words, &mut lit);
                return;
            }
            if asked {
                let mut place = below_head;
                if covered {
                    // Its lines say what can be chosen, too.
                    advice.show(ui, place, &turn, &art, &words, &mut lit);
                    return;
                }
                if turn.seat.all_seeing && !looks_back {
                    // Whoever watches bots sees what they have for it, where there is room for that, too.
                    let hands = turn.seat.perspective().hands(session.shown());
                    let wanted = choice.height(ui.ctx()).unwrap_or(place.height());
                    let top = place.max.y - hands::height(hands.len());
                    if top >= place.min.y + wanted {
                        hands::show(ui, place.with_min_y(top), &hands, None, &art, &words);
                        place.max.y = top - CARD_GAP;
                    }
                }
                if advised {
                    // What is asked is seen in full; advice has the rest.
                    let wanted = choice.height(ui.ctx()).unwrap_or(place.height() / 2.0);
                    let top = (place.max.y - advice::panel::HEIGHT).max(place.min.y + wanted);
                    let top = top.min(place.max.y - advice::panel::LEAST);
                    let below = place.with_min_y(top + CARD_GAP);
                    place.max.y = top;
                    advice.show(ui, below, &turn, &art, &words, &mut lit);
                } else if let (Some((least, most)), false) = (beside(*guest), looks_back) {
                    // The same for the guest: it is there where what is asked leaves it enough room.
                    let wanted = choice.height(ui.ctx()).unwrap_or(place.height());
                    let left = place.height() - wanted - CARD_GAP;
                    if left >= least {
                        let top = place.max.y - most.clamp(least, left);
                        room.place = Some(place.with_min_y(top));
                        room.shared = left;
                        place.max.y = top - CARD_GAP;
                    }
                }
                choice.show(ui, place, &turn, &art, &words, &mut lit);
                return;
            }
            let table = session.shown().table();
            let top = egui_rect(card_rect(&layout, table.seats().count())).min.y;
            let mut place = egui::Rect::from_min_max(
                egui::pos2(rect.min.x + CARD_GAP, top),
                rect.max - egui::vec2(CARD_GAP, CARD_GAP),
            );
            let mut hands = match looks_back || turn.seat.all_seeing {
                true => turn.seat.perspective().hands(session.shown()),
                false => Vec::new(),
            };
            // In a low window the hands of a replay are seen in the cards, or there would be no log.
            let crowded = guest.is_crowded(place.height());
            let in_cards = !crowded && hands::height(hands.len()) + LEAST_LOG > place.height();
            if crowded {
                place.min.y = rect.min.y + RAIL_HEAD;
                // Where not all have room it is the hand of whoever decides.
                if guest.is_crowded(place.height() - hands::height(hands.len())) {
                    let decides = table.decider().unwrap_or(table.active());
                    hands.retain(|(owner, _)| *owner == decides);
                }
            } else {
                // In a low window the cards are low while advice is open.
                let low = advised && place.height() < advice::panel::HEIGHT;
                let mut top = below_head.min.y;
                for (seat, dynasty) in table.seats().iter().enumerate() {
                    let clicked = if low {
                        let card = below_head.with_min_y(top).with_max_y(top + card::LOW);
                        top = card.max.y + LOW_GAP;
                        place.min.y = card.max.y + CARD_GAP;
                        card::low(ui, card, session, &turn.seat, dynasty, &art, &words)
                    } else {
                        let place = egui_rect(card_rect(&layout, seat));
                        let hand = hands
                            .iter()
                            .find(|(owner, _)| in_cards && *owner == dynasty);
                        let hand = hand.map(|(_, hand)| hand);
                        card::show(ui, place, session, &turn.seat, dynasty, hand, &art, &words)
                    };
                    if clicked {
                        seating.ask_by_click(session, &ctx, dynasty);
                    }
                }
            }
            if !in_cards {
                let alone = crowded.then_some((session, &*turn.seat));
                place = hands::show(ui, place, &hands, alone, &art, &words);
            }
            if has_room {
                room.place = Some(place);
                room.shared = place.height();
            } else if advised {
                advice.show(ui, place, &turn, &art, &words, &mut lit);
            } else if !results.show(ui, place, &turn, &art, &words, &mut lit) {
                if let Guest::Voice(height) = *guest
                    && !looks_back
                {
                    // Never more than the log below can spare.
                    let most = (place.height() * VOICE.1).min(VOICE.2);
                    let end = place.min.y + height.clamp(VOICE.0, most);
                    room.place = Some(place.with_max_y(end));
                    room.shared = place.height();
                    place.min.y = end + CARD_GAP;
                }
                let line = log::show(ui, place, session, &turn.seat, &words, looks_back, &mut lit);
                if let Some(line) = line {
                    travels.write(Travel::To(session.timeline().moment_of(line)));
                }
            }
        });
    free.set_if_neq(room);
    if spotlight.set_if_neq(lit) {
        power.stay_awake();
    }
    Ok(())
}

/// The room that a guest needs at least below what is asked, and at most, in points.
fn beside(guest: Guest) -> Option<(f32, f32)> {
    match guest {
        Guest::Nobody => None,
        Guest::Room { .. } => Some((LEAST_ROOM, f32::MAX)),
        Guest::Voice(height) => Some((LEAST_VOICE, height.min(VOICE.2))),
    }
}

fn head(
    ui: &mut egui::Ui,
    rail: egui::Rect,
    session: &Session,
    art: &Art,
    words: &Words,
    menu: &mut Menu,
) {
    let table = session.shown().table();
    let left = table.treasures().len();
    // A game that is over needs no warning of its end.
    let warns = left <= FEW_TREASURES && table.ending().is_none();
    let icon = egui::Rect::from_min_size(rail.min + egui::vec2(10.0, 7.0), egui::vec2(24.0, 24.0));
    paint(ui, art, Picture::Treasure, icon);
    let (whole, short, colour) = if warns {
        (
            "table-treasures-few",
            "table-treasures-few-short",
            palette::GILT_LIT,
        )
    } else {
        (
            "table-treasures-left",
            "table-treasures-left-short",
            palette::SHELL,
        )
    };
    let say = |key: &str| words.format(key, &[("count", left.into())]);
    let lay = |text: String| {
        ui.painter()
            .layout_no_wrap(text, font(17.0, fonts::BOLD_FAMILY), colour)
    };
    // The picture says what is counted where the buttons leave no room for the word.
    let place = egui::Rect::from_min_max(
        egui::pos2(icon.max.x + 7.0, rail.min.y),
        egui::pos2(rail.max.x - HEAD_BUTTONS, rail.min.y + RAIL_HEAD),
    );
    let bag = session
        .record()
        .tells_bag()
        .then(|| session.shown().bag().len());
    let mut text = lay(say(whole));
    // The bag needs room beside it.
    if bag.is_some() || text.size().x > place.width() {
        text = lay(say(short));
    }
    let at = egui::pos2(place.min.x, icon.center().y - text.size().y / 2.0);
    let mut place = icon.union(place);
    if let Some(bag) = bag {
        let right = place.max.x;
        place.max.x = at.x + text.size().x + 6.0;
        let beside = egui::Rect::from_x_y_ranges(place.max.x..=right, place.y_range());
        bag_left(ui, beside, bag, art, words);
    }
    ui.painter().galley(at, text, colour);
    let about = [say(whole), words.unbuilt(session.shown().table())].join("\n");
    ui.interact(place, ui.id().with("treasures"), egui::Sense::hover())
        .on_hover_text(about);
    let button = egui::Rect::from_min_size(
        egui::pos2(rail.max.x - 38.0, rail.min.y + 4.0),
        egui::vec2(32.0, 30.0),
    );
    let name = button_name(words, session.looking_back().is_some());
    let clicked = icon_button(ui, button, art, Icon::Menu, &name).clicked();
    if clicked {
        menu.open();
    }
}

/// How many tiles are left in the bag, as the picture of a tile face down and a number.
fn bag_left(ui: &mut egui::Ui, place: egui::Rect, left: u8, art: &Art, words: &Words) {
    let icon = egui::Rect::from_center_size(
        egui::pos2(place.min.x + 12.0, place.min.y + RAIL_HEAD / 2.0),
        egui::vec2(20.0, 20.0),
    );
    paint(ui, art, Picture::FaceDown, icon);
    ui.painter().text(
        egui::pos2(icon.max.x + 4.0, icon.center().y),
        egui::Align2::LEFT_CENTER,
        left.to_string(),
        font(17.0, fonts::BOLD_FAMILY),
        palette::SHELL,
    );
    let about = words.format("table-bag-left", &[("count", left.into())]);
    let response = ui.interact(place, ui.id().with("bag"), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &about));
    response.on_hover_text(about);
}

/// The button for what happened since one's last turn, beside that of the menu.
fn recap_button(
    ui: &mut egui::Ui,
    rail: egui::Rect,
    turn: &Turn,
    session: &Session,
    art: &Art,
    words: &Words,
) -> bool {
    let button = egui::Rect::from_min_size(
        egui::pos2(rail.max.x - 76.0, rail.min.y + 4.0),
        egui::vec2(32.0, 30.0),
    );
    let name = words.with_key(words.text("recap-button"), Action::Recap);
    let can = recap::available(session, &turn.seat).is_some();
    ui.add_enabled_ui(can, |ui| icon_button(ui, button, art, Icon::Recap, &name))
        .inner
        .on_disabled_hover_text(words.text("recap-nothing"))
        .clicked()
}

//! The panel of a conflict: attacker and defender side by side, and the stepper of whoever commits.

use super::choice::{Draft, name};
use super::highlight::{Spotlight, latest_conflict, supporters};
use super::paint::{font, paint};
use super::seat::Turn;
use crate::desktop::art::{Art, Piece};
use crate::desktop::screens::Words;
use crate::desktop::session::Session;
use crate::desktop::theme::{fonts, palette, widgets};
use crate::rules::{CellSet, Colour, Conflict, ConflictKind, Decision, Dynasty, Event, Position};
use bevy_egui::egui::{self, Align2, Color32, RichText, Sense, Stroke, StrokeKind, Ui, vec2};

/// The side of a supporting tile in the panel.
const TILE: f32 = 20.0;

/// One side of a conflict as the panel shows it.
struct Side {
    dynasty: Dynasty,
    attacks: bool,
    /// The tiles on the board that support it.
    board: CellSet,
    /// Tiles from the hand: committed, or what the stepper says.
    hand: Option<u8>,
}

/// Shows the conflict; answers the commitment that was made, if one was.
pub fn show(
    ui: &mut Ui,
    session: &Session,
    turn: &Turn,
    conflict: &Conflict,
    draft: &mut Draft,
    art: &Art,
    words: &Words,
    spotlight: &mut Spotlight,
) -> Option<Decision> {
    let latest = latest_conflict(session.log());
    let conflict = &come_to(latest, conflict);
    let support = conflict.support();
    ui.heading(match conflict.kind {
        ConflictKind::Revolt => words.text("conflict-revolt"),
        ConflictKind::War => {
            words.format("conflict-war", &[("tiles", words.tiles(support).into())])
        }
    });
    let asked = conflict.to_commit();
    let game = turn.game().filter(|_| turn.decider() == Some(asked));
    let drafted = game.map(|_| draft.commit);
    let cells = supporters(latest).unwrap_or_default();
    let hand = |dynasty| {
        let drafted = drafted.filter(|_| dynasty == asked);
        committed(latest, dynasty).or(drafted)
    };
    let sides = [
        Side {
            dynasty: conflict.attacker,
            attacks: true,
            board: cells.0,
            hand: hand(conflict.attacker),
        },
        Side {
            dynasty: conflict.defender,
            attacks: false,
            board: cells.1,
            hand: hand(conflict.defender),
        },
    ];
    ui.columns(2, |columns| {
        for (ui, side) in columns.iter_mut().zip(&sides) {
            show_side(ui, side, conflict, art, words, spotlight);
        }
    });
    let Some(game) = game else {
        if !session.caught_up() {
            return None;
        }
        ui.separator();
        let name = words.dynasty(asked);
        ui.label(words.format("conflict-waiting", &[("dynasty", name.into())]));
        return None;
    };
    ui.separator();
    let legal = counts(game);
    stepper(ui, conflict, &legal, draft, art, words);
    let commit = words.format("conflict-commit", &[("count", draft.commit.into())]);
    let push = widgets::Push::primary(commit).width(ui.available_width());
    let made = ui.add(push);
    keep_in_view(ui, &made);
    explain(ui, game, conflict, &legal, words);
    made.clicked().then_some(Decision::Commit(draft.commit))
}

/// The conflict that has been shown last: when a war has begun after another, the stage on the
/// screen still is that of the first until all has been shown.
fn come_to(latest: &[Event], stage: &Conflict) -> Conflict {
    match latest.first() {
        Some(&Event::ConflictBegan {
            kind,
            leader,
            attacker,
            defender,
            ..
        }) => Conflict {
            kind,
            leader,
            attacker,
            defender,
            ..*stage
        },
        _ => *stage,
    }
}

/// What a side has committed in the latest conflict, as far as it has been shown.
///
/// The position on the screen does not tell what the last to commit did: it changes only once the
/// whole conflict has been shown.
fn committed(latest: &[Event], side: Dynasty) -> Option<u8> {
    latest.iter().find_map(|event| match *event {
        Event::Committed { dynasty, count, .. } if dynasty == side => Some(count),
        _ => None,
    })
}

/// Brings the button back into view when there is another room for it, as when a hint opens.
fn keep_in_view(ui: &Ui, button: &egui::Response) {
    let room = ui.clip_rect().height();
    let known = ui.data_mut(|data| {
        let known = data.get_temp_mut_or(egui::Id::new("room-for-a-conflict"), 0.0);
        std::mem::replace(known, room)
    });
    if known != room {
        button.scroll_to_me(None);
    }
}

/// How many tiles may be committed now.
pub fn counts(game: &Position) -> Vec<u8> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let count = |decision| match decision {
        Decision::Commit(count) => Some(count),
        _ => None,
    };
    legal.into_iter().filter_map(count).collect()
}

fn show_side(
    ui: &mut Ui,
    side: &Side,
    conflict: &Conflict,
    art: &Art,
    words: &Words,
    spotlight: &mut Spotlight,
) {
    ui.spacing_mut().item_spacing = vec2(2.0, 4.0);
    let (key, colour) = if side.attacks {
        ("conflict-side-attacker", palette::GILT_LIT)
    } else {
        ("conflict-side-defender", palette::RIVER)
    };
    // The layout of columns would stretch every line over their width.
    let left = egui::Layout::top_down(egui::Align::Min);
    let shown = ui.with_layout(left, |ui| {
        ui.spacing_mut().interact_size.y = 18.0;
        // The colour in which the supporters are marked on the board.
        ui.horizontal(|ui| {
            let (swatch, _) = ui.allocate_exact_size(vec2(14.0, 18.0), Sense::hover());
            let swatch = egui::Rect::from_center_size(swatch.center(), vec2(12.0, 12.0));
            let stroke = Stroke::new(1.5, palette::BITUMEN);
            ui.painter()
                .rect(swatch, 2.0, colour, stroke, StrokeKind::Inside);
            ui.label(RichText::new(words.text(key)).font(font(16.0, "text")));
        });
        let name = words.dynasty(side.dynasty);
        let name = RichText::new(name).font(font(19.0, fonts::BOLD_FAMILY));
        ui.add(egui::Label::new(name).truncate());
        let board = side.board.len();
        ui.horizontal(|ui| {
            let room = ui.available_width();
            let wide = (room * 0.54).min(48.0);
            let (disc, _) = ui.allocate_exact_size(vec2(wide, 48.0), Sense::hover());
            let disc = egui::Rect::from_center_size(disc.center(), vec2(wide, wide));
            paint(ui, art, Piece::Leader(side.dynasty, conflict.leader), disc);
            let wide = (room * 0.42).min(40.0);
            let (number, _) = ui.allocate_exact_size(vec2(wide, 48.0), Sense::hover());
            let total = board + u32::from(side.hand.unwrap_or(0));
            ui.painter().text(
                number.center(),
                Align2::CENTER_CENTER,
                total.to_string(),
                font(36.0, fonts::BOLD_FAMILY),
                palette::INK,
            );
        });
        let small = |text: String| RichText::new(text).font(font(16.0, "text"));
        let on_board = words.format("conflict-on-board", &[("count", board.into())]);
        ui.label(small(on_board));
        tiles(ui, art, conflict.support(), board, None);
        if let Some(count) = side.hand {
            let text = words.format("conflict-in-hand", &[("count", count.into())]);
            ui.label(small(text));
            let ring = Some(palette::LAPIS);
            tiles(ui, art, conflict.support(), u32::from(count), ring);
        }
    });
    if shown.response.contains_pointer() && !side.board.is_empty() {
        spotlight.0 = side.board;
    }
}

/// Tiles that can be counted; those from the hand stand in a ring.
fn tiles(ui: &mut Ui, art: &Art, tile: Colour, count: u32, ring: Option<Color32>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
        for _ in 0..count {
            let (place, _) = ui.allocate_exact_size(vec2(TILE, TILE), Sense::hover());
            paint(ui, art, Piece::Tile(tile), place);
            if let Some(ring) = ring {
                let stroke = Stroke::new(2.0, ring);
                ui.painter()
                    .rect_stroke(place, 3.0, stroke, StrokeKind::Outside);
            }
        }
    });
}

/// Only legal numbers, and what they would come to.
fn stepper(
    ui: &mut Ui,
    conflict: &Conflict,
    legal: &[u8],
    draft: &mut Draft,
    art: &Art,
    words: &Words,
) {
    let at = legal.iter().position(|n| *n == draft.commit).unwrap_or(0);
    draft.commit = legal.get(at).copied().unwrap_or(0);
    let mut step = |ui: &mut Ui, sign: &str, key: &str, to: Option<&u8>| {
        let sign = RichText::new(sign).font(font(26.0, fonts::BOLD_FAMILY));
        let button = egui::Button::new(sign).min_size(vec2(44.0, 44.0));
        let button = ui.add_enabled(to.is_some(), button);
        name(&button, &words.text(key));
        if let (true, Some(to)) = (button.clicked(), to) {
            draft.commit = *to;
        }
    };
    ui.horizontal(|ui| {
        // Two buttons, the number and the tile: in the narrowest rail they stand close together.
        let gap = ((ui.available_width() - 146.0) / 3.0).clamp(3.0, 10.0);
        ui.spacing_mut().item_spacing.x = gap;
        ui.spacing_mut().button_padding.x = 8.0;
        let less = at.checked_sub(1).and_then(|at| legal.get(at));
        step(ui, "−", "conflict-less", less);
        let (number, _) = ui.allocate_exact_size(vec2(32.0, 44.0), Sense::hover());
        ui.painter().text(
            number.center(),
            Align2::CENTER_CENTER,
            legal.get(at).copied().unwrap_or(0).to_string(),
            font(30.0, fonts::BOLD_FAMILY),
            palette::INK,
        );
        step(ui, "+", "conflict-more", legal.get(at + 1));
        let (icon, _) = ui.allocate_exact_size(vec2(26.0, 44.0), Sense::hover());
        let square = egui::Rect::from_center_size(icon.center(), vec2(26.0, 26.0));
        paint(ui, art, Piece::Tile(conflict.support()), square);
    });
    let total = conflict.own_board().saturating_add(draft.commit);
    ui.label(words.format(
        "conflict-total",
        &[
            ("total", total.into()),
            ("against", conflict.against().into()),
        ],
    ));
}

/// What the numbers mean, below the controls.
fn explain(ui: &mut Ui, game: &Position, conflict: &Conflict, legal: &[u8], words: &Words) {
    let mut line = |text: String| {
        ui.label(RichText::new(text).font(font(17.0, "text")));
    };
    let (own, against) = (conflict.own_board(), conflict.against());
    let (key, need) = match conflict.attacker_committed {
        None => (
            "conflict-need-attacker",
            against.saturating_add(1).saturating_sub(own),
        ),
        Some(_) => ("conflict-need-defender", against.saturating_sub(own)),
    };
    line(words.format(key, &[("count", need.into())]));
    let have = game.hand(conflict.to_commit()).of(conflict.support());
    let tiles = words.tiles(conflict.support());
    let values = [("count", have.into()), ("tiles", tiles.into())];
    line(words.format("conflict-hand", &values));
    if game.table().options().english {
        let bounds: Vec<String> = legal.iter().map(u8::to_string).collect();
        line(words.format("conflict-english", &[("counts", bounds.join(", ").into())]));
    }
}

//! The panel of a conflict: attacker and defender side by side, and the stepper of whoever commits.

use super::choice::name;
use super::stakes;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{fit, font, paint, paint_tinted};
use crate::desktop::art::{Art, Picture};
use crate::desktop::games::tigris::Session;
use crate::desktop::theme::{Push, fonts, palette};
use crate::desktop::tigris::board::tally::Tally;
use crate::desktop::tigris::table::aids::highlight::{latest_conflict, supporters};
use crate::desktop::tigris::table::state::draft::{Draft, counts};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::tigris::table::state::spotlight::Spotlight;
use crate::tigris::rules::{
    CellSet, Colour, Conflict, ConflictKind, Decision, Dynasty, Event, Position,
};
use bevy_egui::egui::{self, Align2, Color32, RichText, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

/// The height of the row of supporting tiles.
const TILE: f32 = 18.0;
/// The side of a leader's disc.
const SIDE: f32 = 36.0;

/// One side of a conflict as the panel shows it.
struct Side {
    dynasty: Dynasty,
    attacks: bool,
    /// The tiles on the board that support it.
    board: CellSet,
    /// Tiles from the hand: committed, or what the stepper says.
    hand: Option<u8>,
    /// How many tiles its hand has.
    held: u16,
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
    ui.spacing_mut().item_spacing.y = 4.0;
    let latest = latest_conflict(session.log());
    let conflict = &come_to(latest, conflict);
    title(ui, conflict, words);
    let asked = conflict.to_commit();
    let game = turn.game().filter(|_| turn.decider() == Some(asked));
    let drafted = game.map(|_| draft.commit);
    let cells = supporters(latest).unwrap_or_default();
    let shown = session.shown();
    let side = |dynasty, attacks, board| {
        let drafted = drafted.filter(|_| dynasty == asked);
        Side {
            dynasty,
            attacks,
            board,
            hand: committed(latest, dynasty).or(drafted),
            held: Tally::of(session, dynasty).tiles,
        }
    };
    show_side(
        ui,
        &side(conflict.attacker, true, cells.0),
        conflict,
        art,
        words,
        spotlight,
    );
    show_side(
        ui,
        &side(conflict.defender, false, cells.1),
        conflict,
        art,
        words,
        spotlight,
    );
    ui.separator();
    let table = shown.table();
    if let Some(stakes) = stakes::of(shown, conflict) {
        stakes::show(ui, table, conflict, &stakes, art, words, spotlight);
        stakes::to_come(ui, table, art, words);
    }
    let perspective = turn.seat.perspective();
    if let Some(viewer) = turn
        .seat
        .viewer
        .filter(|v| perspective.sees_points(table, *v, false))
    {
        stakes::points(ui, table, viewer, art, words);
    }
    let Some(game) = game else {
        if session.caught_up() {
            let name = words.player(asked);
            ui.label(words.format("conflict-waiting", &[("dynasty", name.into())]));
        }
        return None;
    };
    let legal = counts(game);
    let made = controls(ui, conflict, &legal, draft, art, words);
    keep_in_view(ui, &made);
    explain(ui, game, conflict, &legal, draft.commit, words);
    made.clicked().then_some(Decision::Commit(draft.commit))
}

/// What is fought, in one line.
fn title(ui: &mut Ui, conflict: &Conflict, words: &Words) {
    let text = match conflict.kind {
        ConflictKind::Revolt => words.text("conflict-revolt"),
        ConflictKind::War => {
            let tiles = words.tiles(conflict.support());
            words.format("conflict-war", &[("tiles", tiles.into())])
        }
    };
    let style = egui::TextStyle::Heading.resolve(ui.style());
    let room = ui.available_width();
    let fits = |style: &egui::FontId| {
        let galley = ui
            .painter()
            .layout_no_wrap(text.clone(), style.clone(), palette::INK);
        galley.size().x <= room
    };
    let narrower = [19.0, 17.0].map(|size| font(size, fonts::BOLD_FAMILY));
    let styles = [style].into_iter().chain(narrower);
    let style = styles.clone().find(fits).or(styles.last());
    let text = RichText::new(text);
    ui.label(style.map_or(text.clone(), |style| text.font(style)));
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

/// A side in two lines: who it is, how large the hand is and the total; and every tile of it.
fn show_side(
    ui: &mut Ui,
    side: &Side,
    conflict: &Conflict,
    art: &Art,
    words: &Words,
    spotlight: &mut Spotlight,
) {
    let (key, colour) = if side.attacks {
        ("conflict-side-attacker", palette::GILT_LIT)
    } else {
        ("conflict-side-defender", palette::RIVER)
    };
    let board = side.board.len();
    let total = board + u32::from(side.hand.unwrap_or(0));
    let size = vec2(ui.available_width(), SIDE + 2.0 + TILE);
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    // The colour in which the supporters are marked on the board.
    let bar = egui::Rect::from_min_size(place.min, vec2(6.0, place.height()));
    let stroke = Stroke::new(1.0, palette::BITUMEN);
    ui.painter()
        .rect(bar, 2.0, colour, stroke, StrokeKind::Inside);
    let left = bar.max.x + 5.0;
    let disc = egui::Rect::from_min_size(pos2(left, place.min.y), egui::Vec2::splat(SIDE));
    paint(
        ui,
        art,
        Picture::Leader(side.dynasty, conflict.leader),
        disc,
    );
    let painter = ui.painter();
    let number = painter.text(
        pos2(place.max.x - 2.0, disc.center().y),
        Align2::RIGHT_CENTER,
        total.to_string(),
        font(36.0, fonts::BOLD_FAMILY),
        palette::INK,
    );
    let words_left = disc.max.x + 6.0;
    let room = number.min.x - 4.0 - words_left;
    let name = fit(
        ui,
        &words.player(side.dynasty),
        font(19.0, fonts::BOLD_FAMILY),
        room,
    );
    ui.painter()
        .galley(pos2(words_left, place.min.y - 2.0), name, palette::INK);
    // How many tiles the hand still has: everybody may know that.
    let second = disc.max.y - 9.0;
    let role = fit(ui, &words.text(key), font(16.0, "text"), room - 42.0);
    let after = words_left + role.size().x + 7.0;
    let at = pos2(words_left, second - role.size().y / 2.0);
    ui.painter().galley(at, role, palette::INK);
    let back = egui::Rect::from_center_size(pos2(after + 8.0, second), egui::Vec2::splat(15.0));
    paint(ui, art, Picture::FaceDown, back);
    ui.painter().text(
        pos2(back.max.x + 3.0, second),
        Align2::LEFT_CENTER,
        side.held.to_string(),
        font(17.0, fonts::BOLD_FAMILY),
        palette::INK,
    );
    let row = egui::Rect::from_min_max(pos2(left, place.max.y - TILE), place.max);
    tiles(ui, row, art, conflict.support(), board, side.hand);
    let hand = side.hand.map(|count| {
        let from_hand = words.format("conflict-in-hand", &[("count", count.into())]);
        format!(" {from_hand}")
    });
    let spoken = words.format(
        "conflict-side-spoken",
        &[
            ("side", words.text(key).into()),
            ("dynasty", words.player(side.dynasty).into()),
            ("total", total.into()),
            (
                "board",
                words
                    .format("conflict-on-board", &[("count", board.into())])
                    .into(),
            ),
            ("hand", hand.unwrap_or_default().into()),
            ("held", side.held.into()),
        ],
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &spoken));
    if response.contains_pointer() && !side.board.is_empty() {
        spotlight.0 = side.board;
    }
    response.on_hover_text(spoken);
}

/// Tiles that can be counted, all in one row; those from the hand stand in a ring.
fn tiles(ui: &Ui, row: egui::Rect, art: &Art, tile: Colour, board: u32, hand: Option<u8>) {
    let all = board + u32::from(hand.unwrap_or(0));
    if all == 0 {
        ui.painter().text(
            pos2(row.min.x + 2.0, row.center().y),
            Align2::LEFT_CENTER,
            "–",
            font(17.0, "text"),
            palette::INK_SOFT,
        );
        return;
    }
    let step = (row.width() / all as f32).min(TILE + 3.0);
    let side = (step - 3.0).clamp(4.0, TILE - 2.0);
    for n in 0..all {
        let at = pos2(
            row.min.x + 2.0 + n as f32 * step + side / 2.0,
            row.center().y,
        );
        let place = egui::Rect::from_center_size(at, egui::Vec2::splat(side));
        paint(ui, art, Picture::Tile(tile), place);
        if n >= board {
            let stroke = Stroke::new(2.0, palette::LAPIS);
            ui.painter()
                .rect_stroke(place, 3.0, stroke, StrokeKind::Outside);
        }
    }
}

/// Only legal numbers, what they would come to, and the button that commits, side by side.
fn controls(
    ui: &mut Ui,
    conflict: &Conflict,
    legal: &[u8],
    draft: &mut Draft,
    art: &Art,
    words: &Words,
) -> egui::Response {
    let at = legal.iter().position(|n| *n == draft.commit).unwrap_or(0);
    draft.commit = legal.get(at).copied().unwrap_or(0);
    let mut step = |ui: &mut Ui, sign: &str, key: &str, to: Option<&u8>| {
        let sign = RichText::new(sign).font(font(24.0, fonts::BOLD_FAMILY));
        let button = egui::Button::new(sign).min_size(vec2(32.0, 40.0));
        let button = ui.add_enabled(to.is_some(), button);
        name(&button, &words.text(key));
        if let (true, Some(to)) = (button.clicked(), to) {
            draft.commit = *to;
        }
    };
    let before = legal.get(at).copied().unwrap_or(0);
    let response = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        ui.spacing_mut().button_padding = vec2(4.0, 2.0);
        ui.spacing_mut().interact_size.y = 40.0;
        let less = at.checked_sub(1).and_then(|at| legal.get(at));
        step(ui, "−", "conflict-less", less);
        let (number, response) = ui.allocate_exact_size(vec2(30.0, 40.0), Sense::hover());
        let tile = egui::Rect::from_center_size(number.center(), egui::Vec2::splat(30.0));
        let faint = Color32::from_white_alpha(60);
        paint_tinted(ui, art, Picture::Tile(conflict.support()), tile, faint);
        ui.painter().text(
            number.center(),
            Align2::CENTER_CENTER,
            before.to_string(),
            font(30.0, fonts::BOLD_FAMILY),
            palette::INK,
        );
        let total = words.format(
            "conflict-total",
            &[
                ("total", conflict.own_board().saturating_add(before).into()),
                ("against", conflict.against().into()),
            ],
        );
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &total));
        response.on_hover_text(total);
        step(ui, "+", "conflict-more", legal.get(at + 1));
        ui.add_space(4.0);
        let commit = words.format("conflict-commit", &[("count", before.into())]);
        let button = egui::FontId::new(17.0, fonts::family(fonts::MEDIUM_FAMILY));
        ui.style_mut()
            .text_styles
            .insert(egui::TextStyle::Button, button);
        let push = Push::primary(commit).width(ui.available_width());
        ui.add(push)
    });
    response.inner
}

/// What the numbers mean, below the controls: never one that is not in the hand.
fn explain(
    ui: &mut Ui,
    game: &Position,
    conflict: &Conflict,
    legal: &[u8],
    drafted: u8,
    words: &Words,
) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let mut line = |text: String| {
        ui.label(RichText::new(text).font(font(16.0, "text")));
    };
    line(need(conflict, legal, drafted, words));
    if game.table().options().english {
        let bounds: Vec<String> = legal.iter().map(u8::to_string).collect();
        line(words.format("conflict-english", &[("counts", bounds.join(", ").into())]));
        return;
    }
    let have = game.hand(conflict.to_commit()).of(conflict.support());
    let tiles = words.tile_count(conflict.support(), u32::from(have));
    line(words.format("conflict-hand", &[("tiles", tiles.into())]));
}

/// What the side that commits needs beyond the tiles on the stepper, or that it cannot win.
pub(super) fn need(conflict: &Conflict, legal: &[u8], drafted: u8, words: &Words) -> String {
    let (own, against) = (conflict.own_board(), conflict.against());
    let attacks = conflict.attacker_committed.is_none();
    // The defender wins a tie.
    let wanted = against.saturating_add(u8::from(attacks));
    let need = wanted.saturating_sub(own);
    let most = legal.iter().copied().max().unwrap_or(0);
    let key = match (attacks, need > most, drafted > 0 && need > 0) {
        (true, true, _) => "conflict-lost-attacker",
        (false, true, _) => "conflict-lost-defender",
        (true, false, false) => "conflict-need-attacker",
        (false, false, false) => "conflict-need-defender",
        (true, false, true) => "conflict-more-attacker",
        (false, false, true) => "conflict-more-defender",
    };
    let left = if need > most {
        0
    } else {
        need.saturating_sub(drafted)
    };
    words.format(key, &[("count", left.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    fn drafting(
        attacker_board: u8,
        defender_board: u8,
        committed: Option<u8>,
        hand: u8,
        drafted: u8,
    ) -> String {
        let conflict = Conflict {
            kind: ConflictKind::War,
            leader: Colour::Green,
            attacker: Dynasty::Archer,
            defender: Dynasty::Bull,
            attacker_board,
            defender_board,
            attacker_committed: committed,
        };
        let legal: Vec<u8> = (0..=hand).collect();
        need(&conflict, &legal, drafted, &Words::from(Locale::english()))
    }

    fn told(attacker_board: u8, defender_board: u8, committed: Option<u8>, hand: u8) -> String {
        drafting(attacker_board, defender_board, committed, hand, 0)
    }

    #[test]
    fn what_is_needed_follows_the_stepper() {
        assert!(drafting(1, 2, None, 3, 1).starts_with("1 more tile"));
        assert!(drafting(1, 2, None, 3, 2).starts_with("With these you lead"));
        assert!(drafting(1, 2, None, 3, 3).starts_with("With these you lead"));
        assert!(drafting(3, 2, Some(3), 5, 2).starts_with("2 more tiles"));
        assert!(drafting(1, 2, Some(2), 4, 1).starts_with("With these you win"));
        // Whoever leads anyway is told so, whatever they add.
        assert!(drafting(3, 2, None, 2, 2).starts_with("You lead as it stands"));
    }

    #[test]
    fn what_is_needed_is_said_with_numbers_that_one_holds() {
        assert!(told(1, 2, None, 2).starts_with("You need 2 tiles to lead"));
        assert!(told(1, 1, None, 1).starts_with("You need 1 tile to lead"));
        assert!(told(3, 2, None, 0).starts_with("You lead as it stands"));
        assert!(told(1, 3, Some(2), 1).starts_with("You win as it stands"));
        assert!(told(1, 2, Some(2), 1).starts_with("You need 1 tile to win"));
        for lost in [told(1, 4, None, 3), told(1, 2, Some(4), 2)] {
            assert!(lost.contains("cannot be won"), "{lost}");
            assert!(!lost.contains(char::is_numeric), "{lost}");
        }
    }
}

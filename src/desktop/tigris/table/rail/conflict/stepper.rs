//! What whoever is asked commits: the stepper, and what its numbers mean.

use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{font, paint_tinted};
use crate::desktop::art::{Art, Picture};
use crate::desktop::theme::{Push, fonts, palette};
use crate::desktop::tigris::table::rail::choice::name;
use crate::desktop::tigris::table::state::draft::Draft;
use crate::tigris::rules::{Conflict, Position};
use bevy_egui::egui::{self, Align2, Color32, RichText, Sense, Ui, vec2};

/// Only legal numbers, what they would come to, and the button that commits, side by side.
pub(super) fn show(
    ui: &mut Ui,
    conflict: &Conflict,
    legal: &[u8],
    draft: &mut Draft,
    art: &Art,
    words: &Words,
) -> egui::Response {
    let at = legal.iter().position(|n| *n == draft.commit).unwrap_or(0);
    draft.commit = legal.get(at).copied().unwrap_or(0);
    let nothing = draft.nothing;
    let gives_away = draft.gives_away_of(conflict, legal);
    let mut step = |ui: &mut Ui, sign: &str, key: &str, to: Option<&u8>| {
        let sign = RichText::new(sign).font(font(24.0, fonts::BOLD_FAMILY));
        let button = egui::Button::new(sign).min_size(vec2(32.0, 40.0));
        let button = ui.add_enabled(to.is_some(), button);
        name(&button, &words.text(key));
        if let (true, Some(to)) = (button.clicked(), to) {
            draft.set(*to);
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
        let commit = match nothing {
            true => words.text("conflict-commit-nothing"),
            false => words.format("conflict-commit", &[("count", before.into())]),
        };
        let button = egui::FontId::new(17.0, fonts::family(fonts::MEDIUM_FAMILY));
        ui.style_mut()
            .text_styles
            .insert(egui::TextStyle::Button, button);
        // What would give away a conflict that can be won is not what most people came for.
        let push = match gives_away {
            true => Push::plain(commit),
            false => Push::primary(commit),
        };
        ui.add(push.width(ui.available_width()))
    });
    response.inner
}

/// What the numbers mean, below the controls: never one that is not in the hand.
pub(super) fn explain(
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
        line(match legal {
            [0] => words.text("conflict-english-nothing"),
            _ => words.format("conflict-english", &[("counts", bounds.join(", ").into())]),
        });
        // In the smallest window with a hint open there is room for no line more.
        return;
    }
    let have = game.hand(conflict.to_commit()).of(conflict.support());
    let tiles = words.tile_count(conflict.support(), u32::from(have));
    line(words.format("conflict-hand", &[("tiles", tiles.into())]));
}

/// What the side that commits needs beyond the tiles on the stepper, or that it cannot win; and whether the defender,
/// who knows what is needed, gives more than that.
pub fn need(conflict: &Conflict, legal: &[u8], drafted: u8, words: &Words) -> String {
    let attacks = conflict.attacker_committed.is_none();
    let need = conflict.to_be_ahead();
    let most = legal.iter().copied().max().unwrap_or(0);
    let enough = legal.iter().copied().filter(|n| *n >= need).min();
    if let Some(enough) = enough.filter(|enough| !attacks && *enough < drafted) {
        let spare = drafted - enough;
        return words.format("conflict-spare-defender", &[("count", spare.into())]);
    }
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
    use crate::tigris::rules::{Colour, ConflictKind, Dynasty};

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
        assert!(drafting(1, 2, None, 3, 2).starts_with("This puts you ahead"));
        assert!(drafting(1, 2, None, 3, 3).starts_with("This puts you ahead"));
        assert!(drafting(3, 2, Some(3), 5, 2).starts_with("2 more tiles"));
        assert!(drafting(1, 2, Some(2), 4, 1).starts_with("This wins"));
        assert!(drafting(1, 2, Some(2), 4, 2).ends_with("with 1 tile fewer as well."));
        assert!(drafting(1, 4, Some(2), 4, 3).ends_with("with 3 tiles fewer as well."));
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

//! Which settings stand on which page, and how a page goes back to the usual ones.

use super::Tab;
use crate::preferences::Preferences;

/// Sets everything on a page as it was at the first start.
pub fn reset(tab: Tab, now: &mut Preferences) {
    let usual = Preferences::default();
    match tab {
        Tab::Display => {
            now.language = usual.language;
            now.ui_scale = usual.ui_scale;
            now.palette = usual.palette;
            now.full_screen = usual.full_screen;
            now.vsync = usual.vsync;
        }
        Tab::Aids => {
            now.show_preview = usual.show_preview;
            now.show_counts = usual.show_counts;
            now.show_place = usual.show_place;
            now.show_kingdoms = usual.show_kingdoms;
            now.show_strengths = usual.show_strengths;
            now.show_coordinates = usual.show_coordinates;
        }
        Tab::Pace => {
            now.animation_speed = usual.animation_speed;
            now.bot_pause = usual.bot_pause;
            now.reduce_motion = usual.reduce_motion;
        }
        Tab::Turns => {
            now.end_of_turn = usual.end_of_turn;
            now.curtain = usual.curtain;
            now.show_recap = usual.show_recap;
        }
        Tab::Sound => {
            now.muted = usual.muted;
            now.volume = usual.volume;
            now.effects = usual.effects;
        }
        Tab::NewGames => {
            now.board = usual.board;
            now.options = usual.options;
            now.babel_options = usual.babel_options;
            now.show_bag = usual.show_bag;
        }
        Tab::Keys => now.keys = usual.keys,
    }
}

/// Sets everything on all pages as it was at the first start.
///
/// What is remembered besides stays: the first start is over, and the last set-up, the lessons and
/// the place of the window are no settings. A setting that a page forgets goes back as well.
pub fn reset_all(now: &mut Preferences) {
    let usual = Preferences::default();
    *now = Preferences {
        first_run_done: now.first_run_done,
        game: now.game,
        last_setup: now.last_setup.clone(),
        last_babel: now.last_babel.clone(),
        learning: now.learning.clone(),
        window: now.window,
        ..usual
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Kind;
    use crate::preferences::{Curtain, EndOfTurn, Palette, Pause};

    #[test]
    fn the_pages_together_are_all_settings() {
        let usual = Preferences::default();
        let mut odd = Preferences {
            board: "advanced".into(),
            ui_scale: 150,
            animation_speed: 3.0,
            bot_pause: Pause::Long,
            reduce_motion: !usual.reduce_motion,
            volume: 0.1,
            effects: 0.2,
            muted: !usual.muted,
            curtain: Curtain::Always,
            show_recap: !usual.show_recap,
            full_screen: !usual.full_screen,
            vsync: !usual.vsync,
            palette: Palette::Classic,
            show_coordinates: !usual.show_coordinates,
            show_kingdoms: !usual.show_kingdoms,
            show_strengths: !usual.show_strengths,
            show_preview: !usual.show_preview,
            show_counts: !usual.show_counts,
            show_place: !usual.show_place,
            end_of_turn: EndOfTurn::After(3),
            language: Some("pt-BR".into()),
            first_run_done: true,
            ..usual.clone()
        };
        odd.options.wonder = !odd.options.wonder;
        odd.keys.0.insert("undo".into(), vec!["KeyZ".into()]);
        odd.window.width = 1111;
        odd.last_setup.seed = Some(7);
        odd.last_babel.seed = Some(8);
        odd.babel_options.founding = true;
        odd.show_bag = !odd.show_bag;
        odd.game = Some(Kind::ALL[1]);
        let (mut page_by_page, mut at_once) = (odd.clone(), odd.clone());
        for (tab, _) in Tab::ALL {
            let before = page_by_page.clone();
            reset(tab, &mut page_by_page);
            assert_ne!(page_by_page, before, "{tab:?}");
        }
        reset_all(&mut at_once);
        assert_eq!(page_by_page, at_once);
        let kept = Preferences {
            first_run_done: true,
            game: odd.game,
            last_setup: odd.last_setup,
            last_babel: odd.last_babel,
            window: odd.window,
            ..usual
        };
        assert_eq!(at_once, kept);
    }
}

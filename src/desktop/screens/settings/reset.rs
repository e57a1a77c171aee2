//! Which settings stand on which page, and how a page goes back to the usual ones.

use super::Tab;
use crate::preferences::Preferences;

/// Sets everything on a page as it was at the first start.
///
/// Every preference is named here, so that a new one does not compile until it stands on a page, or
/// among what is remembered besides.
pub fn reset(tab: Tab, now: &mut Preferences) {
    let Preferences {
        language,
        ui_scale,
        palette,
        full_screen,
        vsync,
        show_preview,
        show_counts,
        show_place,
        show_kingdoms,
        show_strengths,
        show_coordinates,
        show_names,
        animation_speed,
        bot_pause,
        reduce_motion,
        end_of_turn,
        review,
        curtain,
        show_recap,
        muted,
        volume,
        effects,
        board,
        options,
        babel_options,
        show_bag,
        keys,
        // The first start is over, and the last set-ups, the lessons and the place of the window are
        // no settings.
        first_run_done: _,
        game: _,
        last_setup: _,
        last_babel: _,
        learning: _,
        window: _,
    } = Preferences::default();
    match tab {
        Tab::Display => {
            now.language = language;
            now.ui_scale = ui_scale;
            now.palette = palette;
            now.full_screen = full_screen;
            now.vsync = vsync;
        }
        Tab::Aids => {
            now.show_preview = show_preview;
            now.show_counts = show_counts;
            now.show_place = show_place;
            now.show_kingdoms = show_kingdoms;
            now.show_strengths = show_strengths;
            now.show_coordinates = show_coordinates;
            now.show_names = show_names;
            now.review = review;
        }
        Tab::Pace => {
            now.animation_speed = animation_speed;
            now.bot_pause = bot_pause;
            now.reduce_motion = reduce_motion;
        }
        Tab::Turns => {
            now.end_of_turn = end_of_turn;
            now.curtain = curtain;
            now.show_recap = show_recap;
        }
        Tab::Sound => {
            now.muted = muted;
            now.volume = volume;
            now.effects = effects;
        }
        Tab::NewGames => {
            now.board = board;
            now.options = options;
            now.babel_options = babel_options;
            now.show_bag = show_bag;
        }
        Tab::Keys => now.keys = keys,
    }
}

/// Sets everything on all pages as it was at the first start. What is remembered besides stays.
pub fn reset_all(now: &mut Preferences) {
    for (tab, _) in Tab::ALL {
        reset(tab, now);
    }
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
            show_names: !usual.show_names,
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
        odd.last_setup.hints = false;
        odd.last_babel.hints = false;
        odd.babel_options.founding = true;
        odd.show_bag = !odd.show_bag;
        odd.review.mistake = 12.0;
        odd.game = Some(Kind::ALL[1]);
        let mut at_once = odd.clone();
        for (tab, _) in Tab::ALL {
            let before = at_once.clone();
            reset(tab, &mut at_once);
            assert_ne!(at_once, before, "{tab:?}");
        }
        let mut all = odd.clone();
        reset_all(&mut all);
        assert_eq!(all, at_once);
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

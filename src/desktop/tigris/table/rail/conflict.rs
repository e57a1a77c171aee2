//! The panel of a conflict: attacker and defender side by side, and the stepper of whoever commits.

mod side;
mod stepper;

pub(super) use stepper::need;

use super::stakes;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::games::tigris::Session;
use crate::desktop::theme::palette;
use crate::desktop::tigris::board::tally::Tally;
use crate::desktop::tigris::table::aids::highlight::{latest_conflict, supporters};
use crate::desktop::tigris::table::state::draft::{Draft, counts};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::tigris::table::state::spotlight::Spotlight;
use crate::tigris::rules::{Conflict, ConflictKind, Decision, Dynasty, Event};
use bevy_egui::egui::{self, RichText, Ui};
use side::Side;

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
    let stands = |dynasty, attacks, board| {
        let drafted = drafted.filter(|_| dynasty == asked);
        Side {
            dynasty,
            attacks,
            board,
            hand: committed(latest, dynasty).or(drafted),
            held: Tally::of(session, dynasty).tiles,
        }
    };
    for one in [
        stands(conflict.attacker, true, cells.0),
        stands(conflict.defender, false, cells.1),
    ] {
        side::show(ui, &one, conflict, art, words, spotlight);
    }
    ui.separator();
    let table = shown.table();
    if let Some(stakes) = stakes::of(shown, conflict) {
        stakes::show(ui, table, conflict, &stakes, art, words, spotlight);
        stakes::to_come(ui, table, &stakes, art, words);
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
    let made = stepper::show(ui, conflict, &legal, draft, art, words);
    keep_in_view(ui, &made);
    stepper::explain(ui, game, conflict, &legal, draft.commit, words);
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
    let narrower = [19.0, 17.0, 15.0].map(|size| egui::FontId::new(size, style.family.clone()));
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

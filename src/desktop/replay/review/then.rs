//! How a turn goes on after what was better, in words.

use crate::desktop::app::words::Words;
use crate::desktop::replay::Reviewed;
use crate::review::continuation;
use bevy_egui::egui::{Id, Ui};

/// The seed of the world in which a turn goes on: the same every time.
const SEED: u64 = 1;

/// What was looked for last: of which game, moment and decision, and how the turn goes on.
type Known<D> = ((u64, usize), D, Vec<D>);

/// How the turn would best go on after the best decision in a position, if it does; of a game and a moment of it.
///
/// It is looked for once: some milliseconds, in the frame that first shows the moment.
pub fn then<G: Reviewed>(
    ui: &Ui,
    of: (u64, usize),
    position: &G,
    best: G::Decision,
    words: &Words,
) -> Option<String> {
    let id = Id::new("review-then");
    let known: Option<Known<G::Decision>> = ui.data(|data| data.get_temp(id));
    let line = match known.filter(|(known, after, _)| *known == of && *after == best) {
        Some((.., line)) => line,
        None => {
            let line = continuation(position, best, SEED);
            let known: Known<G::Decision> = (of, best, line.clone());
            ui.data_mut(|data| data.insert_temp(id, known));
            line
        }
    };
    let mut now = position.clone();
    now.try_play(best, &mut |_| {}).ok()?;
    let alone = line.len() == 1;
    let mut told = Vec::new();
    for decision in line {
        let deed = G::described(&now, decision, words);
        // Of several there is no room for more than what they are.
        let reason = alone.then(|| G::reason(&now, decision, words)).flatten();
        told.push(match reason {
            Some(reason) => {
                let values = [("decision", deed.into()), ("reason", reason.into())];
                words.format("review-then-reason", &values)
            }
            None => deed,
        });
        if now.try_play(decision, &mut |_| {}).is_err() {
            break;
        }
    }
    let list = words.list(told);
    (!list.is_empty()).then(|| words.format("review-then", &[("list", list.into())]))
}

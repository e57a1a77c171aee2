//! Games as they lie in files, of either kind.

use crate::{number, play_on, said};
use std::sync::OnceLock;
use two_rivers::babel;
use two_rivers::game::Game;
use two_rivers::locale::{Locale, Sentence};
use two_rivers::record::{Record, RecordError, game_of};
use two_rivers::replay::{Timeline, markers};
use two_rivers::tigris;

/// What is read is read alike from what is written of it, can be looked back on, taken back, branched
/// and played on; what is not says why, on a line that there is.
pub fn look(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let _ = game_of(text);
    let seed = number(data);
    one::<tigris::rules::Position>(text, seed);
    one::<babel::rules::Position>(text, seed);
}

fn one<G: Game<Refusal: Sentence, StartError: Sentence>>(text: &str, seed: u64) {
    static ENGLISH: OnceLock<Locale> = OnceLock::new();
    let mut record = match Record::<G>::from_ron(text) {
        Ok(record) => record,
        Err(RecordError::OtherGame { .. }) => return,
        Err(why) => {
            said(&ENGLISH.get_or_init(Locale::english).record_error(&why));
            if let Some(line) = why.line() {
                assert!(
                    (1..=text.lines().count() + 1).contains(&line),
                    "line {line}: {why}"
                );
            }
            return;
        }
    };
    written_alike(&record);
    assert!(record.position().check_validity().is_ok());

    let (first, all) = (record.first(), record.decisions().len());
    assert_eq!(record.steps(first).len(), all - first);
    let timeline = Timeline::of(&record);
    let _ = markers(&timeline);
    assert!(timeline.position(timeline.end()) == record.position());
    assert_eq!(timeline.decisions(timeline.end()), all);
    for player in record.position().players() {
        let _ = timeline.since_last_turn(player);
        let _ = timeline.previous_turn_of(player, timeline.end());
    }

    let at = first + seed as usize % (all - first + 1);
    let mut branch = record
        .branch(at)
        .expect("every moment can be played on from");
    written_alike(&branch);
    let mut legal = Vec::new();
    branch.position().legal(&mut legal);
    if let Some(decision) = legal.first() {
        let played = branch.try_play(*decision, &mut Vec::new());
        assert!(played.is_ok(), "{decision} is legal");
        written_alike(&branch);
    }

    while record.can_undo().is_ok() {
        assert!(record.undo_by().is_some());
        assert!(record.undo().is_ok(), "what may be taken back can be");
    }
    let left = record.decisions().len();
    assert!(record.position_at(left).as_ref() == Some(record.position()));
    written_alike(&record);
    play_on(&mut record.position().clone(), seed, 25);
}

fn written_alike<G: Game>(record: &Record<G>) {
    let text = record.to_ron().expect("a record can be written");
    match Record::<G>::from_ron(&text) {
        Ok(again) => assert!(again == *record, "{text}"),
        Err(why) => panic!("{why}\n{text}"),
    }
}

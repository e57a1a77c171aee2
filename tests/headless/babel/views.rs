//! What a player may know: views, samples and events.

use super::{play_out, setup};
use two_rivers::babel::rules::notation::view_text;
use two_rivers::babel::rules::{Decision, Event, Handful, Player, Position, Stage};
use two_rivers::random::generator;

#[test]
fn positions_that_differ_only_in_what_is_hidden_give_the_same_view() {
    let mut different = 0;
    for number in 0..40 {
        play_out(&setup(number), 400, |_, _, _, after| {
            for player in Player::ALL {
                let view = after.view(player);
                let sample = view.sample(&mut generator(number));
                assert_eq!(sample.view(player), view);
                assert_eq!(sample.check_validity(), Ok(()));
                assert_eq!(sample.text_seen_by(player), after.text_seen_by(player));
                let known = usize::from(after.table().known());
                let next = |position: &Position| {
                    let mut supply = position.supply().as_slice().to_vec();
                    supply.reverse();
                    supply.truncate(known);
                    supply
                };
                assert_eq!(next(&sample), next(after));
                match after.table().ending() {
                    None => different += usize::from(sample != *after),
                    Some(_) => assert_eq!(sample, *after),
                }
            }
        });
    }
    assert!(different > 1000, "{different} positions");
}

#[test]
fn a_view_answers_what_the_position_does() {
    let (mut one, mut other) = (Vec::new(), Vec::new());
    for number in 0..30 {
        play_out(&setup(number), 400, |before, decision, _, _| {
            let player = before.decider().expect("somebody decides");
            let (own, rival) = (before.view(player), before.view(player.other()));
            assert_eq!(own.check(decision), Ok(()));
            assert!(rival.check(decision).is_err());
            if before.table().stage() == Stage::Action {
                before.legal(&mut one);
                own.legal(&mut other);
                assert_eq!(one, other);
                rival.legal(&mut other);
                assert!(other.is_empty());
            }
        });
    }
}

#[test]
fn a_view_can_be_set_as_a_position() {
    for number in 0..30 {
        play_out(&setup(number), 400, |_, _, _, after| {
            if after.table().stage() != Stage::Action {
                return;
            }
            for player in Player::ALL {
                let text = view_text(&after.view(player));
                let read = Position::from_text(&text).expect(&text);
                assert_eq!(read.text_seen_by(player), text);
            }
        });
    }
}

#[test]
fn the_other_learns_only_how_many_cards_are_drawn() {
    let mut drawn = 0;
    for number in 0..20 {
        play_out(&setup(number), 400, |_, _, events, after| {
            for event in events {
                for player in Player::ALL {
                    match (event, event.seen_by(player)) {
                        (Event::Drawn { player: who, cards }, Event::Drawn { cards: seen, .. }) => {
                            drawn += 1;
                            let hidden = matches!(seen, Handful::Hidden(_));
                            assert_eq!((hidden, seen.len()), (*who != player, cards.len()));
                        }
                        (told, seen) => assert_eq!(*told, seen),
                    }
                }
            }
            let _ = after;
        });
    }
    assert!(drawn > 100, "{drawn}");
}

#[test]
fn within_a_turn_nothing_hidden_decides_what_happens() {
    // Two worlds that look alike to whoever decides go on alike, but for draws and the other's hand.
    for number in 0..20 {
        play_out(&setup(number), 400, |before, decision, _, after| {
            let hidden = matches!(decision, Decision::End | Decision::Discard(_));
            if hidden || after.table().ending().is_some() {
                return;
            }
            let player = before.decider().expect("somebody decides");
            let mut sample = before.view(player).sample(&mut generator(number));
            sample
                .try_play(decision, &mut Vec::new())
                .expect("legal there too");
            assert_eq!(sample.view(player), after.view(player), "{decision}");
        });
    }
}

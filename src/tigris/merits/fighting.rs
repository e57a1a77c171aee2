//! What a conflict would come to, as far as a player can know.

use super::{Merit, Odds};
use crate::tigris::rules::{Colour, Conflict, Decision, Dynasty, Event, Position, Stage};

/// What a commitment comes to.
pub(super) fn conflict_at_hand(
    game: &Position,
    me: Dynasty,
    decision: Decision,
    events: &[Event],
    found: &mut Vec<Merit>,
) {
    let (Stage::Commit(conflict), Decision::Commit(count)) = (game.table().stage(), decision)
    else {
        return;
    };
    let ended = events.iter().find_map(|event| match *event {
        Event::ConflictEnded {
            winner,
            winner_total,
            loser_total,
            ..
        } => Some((winner == me, winner_total, loser_total)),
        _ => None,
    });
    let told = match ended {
        Some((true, own, other)) => Merit::Ends {
            won: true,
            own,
            other,
        },
        Some((false, other, own)) => Merit::Ends {
            won: false,
            own,
            other,
        },
        None => {
            let own = conflict.own_board().saturating_add(count);
            Merit::Leads {
                rival: conflict.defender,
                own,
                other: conflict.against(),
                odds: odds(game, me, &conflict, own),
            }
        }
    };
    // Who gives a conflict up keeps what would be lost with it.
    let lost = match told {
        Merit::Ends { won, .. } => !won,
        Merit::Leads { odds, .. } => odds == Odds::Lost,
        _ => false,
    };
    found.push(told);
    if count == 0 && lost {
        found.push(Merit::Saves);
    }
}

/// How sure an attacker with this total is.
fn odds(game: &Position, me: Dynasty, conflict: &Conflict, own: u8) -> Odds {
    let other = conflict.defender_board;
    if own <= other {
        return Odds::Lost;
    }
    let most = other.saturating_add(most_in_hand(
        game,
        me,
        conflict.defender,
        conflict.support(),
    ));
    if own > most { Odds::Sure } else { Odds::Ahead }
}

/// The most tiles of a colour that another's hand may hold, as far as this player can know.
fn most_in_hand(game: &Position, me: Dynasty, other: Dynasty, colour: Colour) -> u8 {
    let hand = u8::try_from(game.hand(other).total()).unwrap_or(u8::MAX);
    hand.min(game.unseen(me).of(colour))
}

/// A conflict that a decision begins, or that can be chosen after it, in the position after it: a tile that was placed
/// is in no hand any more.
pub(super) fn fight(game: &Position, me: Dynasty, conflict: &Conflict) -> Merit {
    let &Conflict {
        kind,
        leader,
        attacker,
        defender,
        attacker_board,
        defender_board,
        ..
    } = conflict;
    let colour = conflict.support();
    if me != attacker && me != defender {
        return Merit::Incites {
            leader,
            attacker,
            defender,
        };
    }
    let attacks = me == attacker;
    let (rival, own, other) = if attacks {
        (defender, attacker_board, defender_board)
    } else {
        (attacker, defender_board, attacker_board)
    };
    let hand = game.hand(me).of(colour);
    let total = own.saturating_add(hand);
    let most = other.saturating_add(most_in_hand(game, me, rival, colour));
    // The defender wins a tie.
    let beats = |sum: u8| total > sum || (!attacks && total == sum);
    let odds = match (beats(most), beats(other)) {
        (true, _) => Odds::Sure,
        (false, true) => Odds::Ahead,
        (false, false) => Odds::Lost,
    };
    Merit::Fights {
        kind,
        leader,
        rival,
        own,
        hand,
        other,
        odds,
    }
}

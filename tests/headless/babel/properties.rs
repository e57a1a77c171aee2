//! What holds in every position of every game, whatever is played.

use super::{play_out, setup};
use std::collections::BTreeSet;
use two_rivers::babel::rules::notation::position_text;
use two_rivers::babel::rules::{
    Decision, Ending, Event, Level, Place, Player, Position, Source, Stage, TEMPLE_CARDS,
    TRIBE_CARDS, Tribe, TribeCounts,
};

/// How many games a test plays, and the longest of them. Far more are played by hand now and then.
const GAMES: u64 = 150;
pub const LONGEST: usize = 1500;

/// Every tribe card, wherever it is.
fn tribe_cards(position: &Position) -> TribeCounts {
    let table = position.table();
    let mut cards = table.discards();
    cards.extend(position.deck());
    for player in Player::ALL {
        cards.add_all(position.hand(player));
        for at in Tribe::ALL {
            cards.extend(table.row(player, at).as_slice());
        }
    }
    cards
}

/// Every temple card, wherever it is, by level.
fn temple_cards(position: &Position) -> [u8; 6] {
    let table = position.table();
    let mut found = [0; 6];
    let mut see = |level: Level| found[level.index()] += 1;
    position.supply().as_slice().iter().for_each(|l| see(*l));
    for player in Player::ALL {
        let column = table.column(player).as_slice();
        column.iter().for_each(|l| see(*l));
        for at in Tribe::ALL {
            table.temple(player, at).levels().for_each(&mut see);
        }
    }
    found
}

/// No card is lost or made.
pub fn check_cards(position: &Position) {
    assert_eq!(tribe_cards(position), TribeCounts::ALL);
    assert_eq!(temple_cards(position), Level::ALL.map(Level::cards));
}

#[test]
fn no_card_is_ever_lost_or_made() {
    assert_eq!(TribeCounts::ALL.total() as usize, TRIBE_CARDS);
    let all: u8 = Level::ALL.iter().map(|level| level.cards()).sum();
    assert_eq!(usize::from(all), TEMPLE_CARDS);
    for number in 0..GAMES {
        play_out(&setup(number), LONGEST, |_, _, _, after| check_cards(after));
    }
}

/// Every decision that there is, but for the choices of cards.
pub fn every_decision() -> Vec<Decision> {
    let mut all = vec![Decision::End];
    for tribe in Tribe::ALL {
        all.extend([Decision::Move(tribe), Decision::Settle(tribe)]);
        all.extend(Tribe::ALL.map(|to| Decision::Migrate { from: tribe, to }));
    }
    all.extend(Source::ALL.map(Decision::Build));
    for place in (1..=60).filter_map(Place::new) {
        all.extend([
            Decision::Destroy(place),
            Decision::Rob(place),
            Decision::Lure(place),
            Decision::Halve(place),
        ]);
        all.extend(Source::ALL.map(|source| Decision::Leap(place, source)));
        all.extend(Tribe::ALL.map(|tribe| Decision::Expel(place, tribe)));
    }
    all
}

/// What is listed in a position is what can be played there, each once.
pub fn check_listed(position: &Position, all: &[Decision], legal: &mut Vec<Decision>) {
    position.legal(legal);
    let listed: BTreeSet<String> = legal.iter().map(Decision::to_string).collect();
    assert_eq!(listed.len(), legal.len(), "listed twice");
    let playable = all.iter().filter(|d| position.check(**d).is_ok());
    let playable: BTreeSet<String> = playable.map(Decision::to_string).collect();
    assert_eq!(listed, playable, "{}", position_text(position));
    assert!(!listed.is_empty());
}

#[test]
fn what_is_listed_is_exactly_what_can_be_played() {
    let all = every_decision();
    let mut legal = Vec::new();
    let mut kinds = BTreeSet::new();
    for number in 0..GAMES / 3 {
        play_out(&setup(number), LONGEST, |before, decision, _, _| {
            let word = decision.to_string();
            kinds.insert(word.split(' ').next().expect("a word").to_string());
            if matches!(before.table().stage(), Stage::Discard { .. }) {
                return;
            }
            check_listed(before, &all, &mut legal);
        });
    }
    // Nothing that can be decided was missing from these games.
    assert_eq!(kinds.len(), 12, "{kinds:?}");
}

#[test]
fn every_choice_of_half_a_hand_is_listed_once() {
    let mut asked = 0;
    let mut legal = Vec::new();
    for number in 0..GAMES {
        play_out(&setup(number), LONGEST, |before, decision, _, _| {
            let Stage::Discard { count } = before.table().stage() else {
                return;
            };
            let decider = before.decider().expect("somebody is asked");
            let hand = before.hand(decider);
            assert_eq!(u16::from(count), hand.total() / 2);
            if hand.total() > 12 {
                return;
            }
            asked += 1;
            before.legal(&mut legal);
            assert!(legal.contains(&decision));
            // All subsets of the hand, card by card.
            let cards: Vec<Tribe> = hand.iter().collect();
            let subsets = (0u32..1 << cards.len()).filter(|s| s.count_ones() == count.into());
            let chosen = subsets.map(|subset| {
                let those = cards.iter().enumerate();
                let those = those.filter(|(i, _)| subset & 1 << i != 0);
                Decision::Discard(those.map(|(_, card)| *card).collect()).to_string()
            });
            let chosen: BTreeSet<String> = chosen.collect();
            let listed: BTreeSet<String> = legal.iter().map(Decision::to_string).collect();
            assert_eq!((listed.len(), &listed), (legal.len(), &chosen));
        });
    }
    assert!(asked > 20, "{asked} choices");
}

/// A position is sound, and read to the same from its text.
pub fn check_text(position: &Position) {
    assert_eq!(
        position.check_validity(),
        Ok(()),
        "{}",
        position_text(position)
    );
    if position.table().stage() != Stage::Action {
        return;
    }
    let text = position_text(position);
    let read = Position::from_text(&text).expect(&text);
    assert_eq!(position_text(&read), text);
    assert_eq!(read.hand(Player::Kish), position.hand(Player::Kish));
    assert_eq!(
        (read.deck(), read.seed()),
        (position.deck(), position.seed())
    );
}

#[test]
fn every_position_is_sound_and_survives_its_text() {
    let mut endings = Vec::new();
    for number in 0..GAMES {
        let last = play_out(&setup(number), LONGEST, |_, _, _, after| check_text(after));
        endings.extend(last.table().ending());
    }
    assert!(endings.contains(&Ending::Supply), "{endings:?}");
    assert!(
        endings.iter().any(|ending| *ending != Ending::Supply),
        "{endings:?}"
    );
}

/// Nobody's own decision lowers the own total, nor does it raise the other's.
pub fn check_totals(before: &Position, decision: Decision, after: &Position) {
    let player = before.decider().expect("somebody decides");
    let total = |position: &Position| position.table().total(player);
    assert!(total(after) >= total(before), "{decision}");
    let other = |position: &Position| position.table().total(player.other());
    assert!(other(after) <= other(before), "{decision}");
}

#[test]
fn nobodys_own_decision_lowers_the_own_total() {
    for number in 0..GAMES / 3 {
        play_out(&setup(number), LONGEST, |before, decision, _, after| {
            check_totals(before, decision, after);
        });
    }
}

/// The events of a decision tell every change without looking back.
pub fn check_events(before: &Position, decision: Decision, events: &[Event], after: &Position) {
    let mut hands = Player::ALL.map(|p| before.hand(p).total());
    let mut totals = before.table().totals();
    let (mut supply, mut deck) = (before.supply().len(), before.deck().len());
    let mut discards = before.table().discards().total();
    let mut markers = Player::ALL.map(|p| before.table().marker(p));
    let mut rows = Player::ALL.map(|p| Tribe::ALL.map(|t| before.table().row(p, t).len()));
    for event in events {
        match *event {
            Event::Drawn { player, cards } => {
                hands[player.index()] += cards.len();
                deck -= usize::from(cards.len());
            }
            Event::Reshuffled { cards } => {
                discards -= u16::from(cards);
                deck += usize::from(cards);
            }
            Event::Moved { player, from, to } => {
                assert_eq!(markers[player.index()], from);
                markers[player.index()] = Some(to);
                hands[player.index()] -= 1;
                discards += 1;
            }
            Event::Settled { player, at, .. } => {
                hands[player.index()] -= 1;
                rows[player.index()][at.index()] += 1;
            }
            Event::Migrated {
                player,
                from,
                to,
                cards,
            } => {
                rows[player.index()][from.index()] -= cards.len();
                rows[player.index()][to.index()] += cards.len();
            }
            Event::Paid { player, at, .. } => {
                rows[player.index()][at.index()] -= 1;
                discards += 1;
            }
            Event::Destroyed { temple, .. } => supply += usize::from(temple.len()),
            Event::Expelled {
                player, at, count, ..
            } => {
                rows[player.index()][at.index()] -= usize::from(count);
                discards += u16::from(count);
            }
            Event::Lured {
                player, at, count, ..
            } => {
                rows[player.index()][at.index()] -= usize::from(count);
                rows[player.other().index()][at.index()] += usize::from(count);
            }
            Event::Discarded { player, cards } => {
                hands[player.index()] -= cards.total();
                discards += cards.total();
            }
            Event::TotalChanged { player, total } => totals[player.index()] = total,
            Event::TempleCardsDrawn { cards, .. } => {
                supply -= cards.iter().flatten().count();
            }
            _ => {}
        }
    }
    let table = after.table();
    assert_eq!(
        hands,
        Player::ALL.map(|p| after.hand(p).total()),
        "{decision}"
    );
    assert_eq!(totals, table.totals(), "{decision}");
    assert_eq!((supply, deck), (after.supply().len(), after.deck().len()));
    assert_eq!(discards, table.discards().total(), "{decision}");
    assert_eq!(markers, Player::ALL.map(|p| table.marker(p)));
    let there = Player::ALL.map(|p| Tribe::ALL.map(|t| table.row(p, t).len()));
    assert_eq!(rows, there, "{decision}");
    let over = events.iter().any(|e| matches!(e, Event::GameOver { .. }));
    assert_eq!(over, table.ending().is_some());
}

#[test]
fn events_tell_every_change_without_looking_back() {
    for number in 0..GAMES / 3 {
        play_out(&setup(number), LONGEST, check_events);
    }
}

#[test]
fn without_destroyed_temples_a_game_has_22_turns_at_most() {
    for number in 0..GAMES {
        let mut destroyed = false;
        let last = play_out(&setup(number), LONGEST, |_, decision, _, _| {
            destroyed |= matches!(decision, Decision::Destroy(_));
        });
        if !destroyed {
            assert!(last.table().turns() < 22, "{}", last.table().turns());
            assert!(last.table().ending().is_some());
        }
    }
}

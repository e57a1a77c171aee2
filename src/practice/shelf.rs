//! When each person is asked each exercise again.
//!
//! Days are counted, not hours: whoever practises in the evening may go on in the next morning. A right
//! answer puts the card one box further, where it waits longer; a wrong one puts it back into the first.
//! A right answer to what is not due yet is only training: it was fresh in mind.

use super::exercise::Id;
use serde::{Deserialize, Serialize};

/// After how many days each box is asked again; after the last box an exercise sits.
pub const DAYS: [u32; 6] = [0, 1, 3, 7, 16, 35];

/// How a person stands with an exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// The name of the profile; empty for nobody in particular.
    pub person: String,
    /// The exercise.
    pub exercise: Id,
    /// The box, counted from 0; [`DAYS`] has as many as there are, and after the last it sits.
    pub place: u8,
    /// The day of the last answer, counted from 1970 where the player lives.
    pub day: i64,
    /// How often it was answered right.
    pub right: u32,
    /// How often it was not.
    pub wrong: u32,
}

impl Card {
    /// Whether it has been answered right after the longest wait.
    pub fn sits(&self) -> bool {
        usize::from(self.place) >= DAYS.len()
    }

    /// The day on which it is asked again; none once it sits.
    pub fn due(&self) -> Option<i64> {
        let wait = DAYS.get(usize::from(self.place))?;
        Some(self.day.saturating_add(i64::from(*wait)))
    }

    /// Whether it is to be asked on this day. An answer of a day that is still to come was given by a
    /// wrong clock: rather is it asked too early than never.
    pub fn is_due(&self, today: i64) -> bool {
        self.due()
            .is_some_and(|due| due <= today || self.day > today)
    }
}

/// All cards of everybody who shares the machine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shelf {
    pub(super) format: u32,
    cards: Vec<Card>,
}

/// The version of the file of a shelf: raised when an older program could not read a newer one.
pub(super) const FORMAT: u32 = 1;

impl Shelf {
    /// All cards, in no order.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// How somebody of these names, the present one first, stands with an exercise; none where it was
    /// never answered. No name at all is nobody in particular.
    pub fn card(&self, names: &[String], exercise: Id) -> Option<&Card> {
        self.at(names, exercise).map(|at| &self.cards[at])
    }

    /// Whether somebody is to be asked an exercise today: it is new, or its time has come.
    pub fn is_due(&self, names: &[String], exercise: Id, today: i64) -> bool {
        let card = self.card(names, exercise);
        card.is_none_or(|card| card.is_due(today))
    }

    /// Takes an answer in.
    pub fn answer(&mut self, names: &[String], exercise: Id, right: bool, today: i64) {
        let person = names.first().cloned().unwrap_or_default();
        let at = self.at(names, exercise).unwrap_or_else(|| {
            self.cards.push(Card {
                person: String::new(),
                exercise,
                place: 0,
                day: today,
                right: 0,
                wrong: 0,
            });
            self.cards.len() - 1
        });
        let card = &mut self.cards[at];
        let due = card.is_due(today);
        // Whoever has taken another name since has the card under that.
        card.person = person;
        match right {
            true => card.right = card.right.saturating_add(1),
            false => card.wrong = card.wrong.saturating_add(1),
        }
        match (right, due) {
            (true, true) => (card.place, card.day) = (card.place + 1, today),
            (false, _) => (card.place, card.day) = (0, today),
            (true, false) => {}
        }
    }

    fn at(&self, names: &[String], exercise: Id) -> Option<usize> {
        let own = |card: &&Card| match names {
            [] => card.person.is_empty(),
            names => names.contains(&card.person),
        };
        let mut found = self.cards.iter().enumerate();
        let of = |(_, card): &(usize, &Card)| card.exercise == exercise && own(card);
        found.find(of).map(|(at, _)| at)
    }

    /// The same without what a file may say and nobody could have done.
    pub(super) fn mended(mut self) -> Shelf {
        let mut seen = std::collections::BTreeSet::new();
        self.cards
            .retain(|card| seen.insert((card.person.clone(), card.exercise)));
        for card in &mut self.cards {
            card.place = card.place.min(DAYS.len() as u8);
        }
        self.format = FORMAT;
        self
    }
}

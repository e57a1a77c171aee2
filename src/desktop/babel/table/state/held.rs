//! What a person holds, what it would do where it is put down, and where they point.

use crate::babel::rules::{Decision, Source, Table, Tribe, TribeCounts};
use crate::babel::teaching::Topic;
use crate::desktop::games::babel::Game;
use crate::desktop::turn::undo::Holds;
use bevy::prelude::*;

/// What can be taken up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// A tribe card of the hand.
    Card(Tribe),
    /// The topmost card of a column.
    Temple(Source),
    /// The last three cards of the own row of a territory.
    Three(Tribe),
}

/// What putting something down would mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A decision, legal or not.
    Decides(Decision),
    /// A card neither settles nor moves there: it is not where the marker stands, nor the card's own
    /// territory.
    Nowhere,
    /// Back where it was taken from.
    Back,
}

impl What {
    /// What it means to put it onto a territory, for the active player of a table.
    pub fn onto(self, at: Tribe, table: &Table) -> Meaning {
        let marker = table.marker(table.active());
        match self {
            What::Card(card) if marker == Some(at) => Meaning::Decides(Decision::Settle(card)),
            What::Card(card) if card == at => Meaning::Decides(Decision::Move(card)),
            What::Card(_) => Meaning::Nowhere,
            What::Temple(source) if marker == Some(at) => Meaning::Decides(Decision::Build(source)),
            // At the quarry the reason is another one than where the marker does not stand.
            What::Temple(source) if marker.is_none() => Meaning::Decides(Decision::Build(source)),
            What::Temple(_) => Meaning::Nowhere,
            What::Three(from) if from == at => Meaning::Back,
            What::Three(from) => Meaning::Decides(Decision::Migrate { from, to: at }),
        }
    }

    /// Where the rules speak of what is done with it.
    pub const fn topic(self) -> Topic {
        match self {
            What::Card(_) => Topic::MOVE,
            What::Temple(_) => Topic::BUILD,
            What::Three(_) => Topic::MIGRATE,
        }
    }
}

/// What the person holds.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Held {
    pub what: Option<What>,
    /// Held by a pressed button rather than by a click.
    pub dragging: bool,
}

impl Holds for Game {
    type Held = Held;
}

impl Held {
    /// Nothing is held any more.
    pub fn put_back(&mut self) {
        *self = Held::default();
    }

    /// Takes something up, or puts it back if it is held already; not by a drag.
    pub fn toggle(&mut self, what: What) {
        *self = match self.what == Some(what) {
            true => Held::default(),
            false => Held {
                what: Some(what),
                dragging: false,
            },
        };
    }
}

/// Where the pointer or the keyboard's cursor is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pointing {
    /// The pointer, in design points; nothing while it is over something that lies on the table.
    pub at: Option<Vec2>,
    /// The territory that is meant.
    pub column: Option<Tribe>,
    /// Whether the keyboard moved last.
    pub by_key: bool,
}

impl Pointing {
    /// The keyboard means a territory now, wherever the pointer rests.
    pub fn mean(&mut self, column: Tribe) {
        (self.column, self.by_key) = (Some(column), true);
    }
}

/// A skill that is pointed at: what it would do is to be shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Considered(pub Option<Decision>);

/// The cards that are chosen to be discarded, and for which moment of which game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Discarding {
    chosen: TribeCounts,
    stamp: (u64, usize),
    /// Whether advice stands where the choice would be: in a low window, until it is closed.
    pub covered: bool,
}

impl Discarding {
    /// The cards chosen at this moment.
    pub fn chosen(&self, stamp: (u64, usize)) -> TribeCounts {
        match self.stamp == stamp {
            true => self.chosen,
            false => TribeCounts::EMPTY,
        }
    }

    /// Whether one more of a tribe can be chosen, of this hand and of so many cards.
    pub fn takes(
        &self,
        tribe: Tribe,
        (hand, count): (&TribeCounts, u8),
        stamp: (u64, usize),
    ) -> bool {
        let chosen = self.chosen(stamp);
        chosen.total() < u16::from(count) && chosen.of(tribe) < hand.of(tribe)
    }

    /// Chooses one more of a tribe, or none of it any more where it takes no other.
    pub fn press(&mut self, tribe: Tribe, of: (&TribeCounts, u8), stamp: (u64, usize)) {
        let mut chosen = self.chosen(stamp);
        match self.takes(tribe, of, stamp) {
            true => chosen.add(tribe, 1),
            false => chosen.take(tribe, chosen.of(tribe)),
        }
        self.choose(chosen, stamp);
    }

    /// Chooses these cards at this moment.
    pub fn choose(&mut self, chosen: TribeCounts, stamp: (u64, usize)) {
        (self.chosen, self.stamp) = (chosen, stamp);
    }
}

/// Territories that a line beside the table lights up.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Spotlight(pub Vec<Tribe>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Held>()
        .init_resource::<Pointing>()
        .init_resource::<Considered>()
        .init_resource::<Discarding>()
        .init_resource::<Spotlight>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::babel::rules::{Player, Position, Setup, Unheard};

    #[test]
    fn a_card_settles_where_the_marker_stands_and_moves_to_its_own_territory() {
        let mut setup = Setup::new(3);
        setup.start = Some(Player::Kish);
        let mut game = Position::new(&setup);
        let card = game.hand(Player::Kish).iter().next().unwrap();
        let held = What::Card(card);
        assert_eq!(
            held.onto(card, game.table()),
            Meaning::Decides(Decision::Move(card))
        );
        let elsewhere = Tribe::ALL.into_iter().find(|t| *t != card).unwrap();
        assert_eq!(held.onto(elsewhere, game.table()), Meaning::Nowhere);
        game.try_play(Decision::Move(card), &mut Unheard).unwrap();
        assert_eq!(
            held.onto(card, game.table()),
            Meaning::Decides(Decision::Settle(card))
        );
        let three = What::Three(card);
        assert_eq!(three.onto(card, game.table()), Meaning::Back);
        let temple = What::Temple(Source::Own);
        assert_eq!(temple.onto(elsewhere, game.table()), Meaning::Nowhere);
    }
}

//! A game in numbers: how temples and rows grew, which skills were used, and what was done.
//!
//! Everything is counted from the decisions of a record, so it holds for any game, and nothing of it
//! is kept.

use super::rules::{Event, Player, Position, Skill, Table, Tribe};
use crate::game::Game;
use crate::record::Record;

/// What a player has at a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// The heights of the temples, by [`Tribe::index`].
    pub heights: [u8; 5],
    /// Cards in all rows together.
    pub settlers: u16,
}

impl Holdings {
    fn of(table: &Table, player: Player) -> Holdings {
        Holdings {
            heights: Tribe::ALL.map(|at| table.temple(player, at).height()),
            settlers: Tribe::ALL
                .into_iter()
                .map(|at| table.row(player, at).as_slice().len() as u16)
                .sum(),
        }
    }

    /// The sum of the heights: what decides the game.
    pub fn total(&self) -> u8 {
        self.heights.iter().sum()
    }
}

/// What a player did, and what the other did to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Cards laid into a row.
    Settled,
    /// Temple cards built, leaps included.
    Built,
    /// Moves of the marker.
    Moved,
    /// Migrations.
    Migrated,
    /// Temple cards lost to the opponent's skills.
    StoreysLost,
    /// Cards of rows lost to the opponent's skills.
    SettlersLost,
}

impl Deed {
    /// All of them, in the order in which they are told.
    pub const ALL: [Deed; 6] = [
        Deed::Settled,
        Deed::Built,
        Deed::Moved,
        Deed::Migrated,
        Deed::StoreysLost,
        Deed::SettlersLost,
    ];
}

/// The numbers of a game; players have their [`Player::index`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// At the start, and at the end of every turn.
    course: Vec<[Holdings; 2]>,
    skills: [[u16; Skill::ALL.len()]; 2],
    deeds: [[u16; Deed::ALL.len()]; 2],
    /// In which turn the end phase began, from 1.
    end_phase: Option<usize>,
}

impl Statistics {
    /// Counts a game; `None` where its first decisions were made under older rules and no longer
    /// lead anywhere.
    pub fn of(record: &Record<Position>) -> Option<Statistics> {
        let mut position = record.position_at(0)?;
        let now = |position: &Position| Player::ALL.map(|p| Holdings::of(position.table(), p));
        let mut statistics = Statistics {
            course: vec![now(&position)],
            skills: Default::default(),
            deeds: Default::default(),
            end_phase: position.table().end_phase().then_some(1),
        };
        for decision in record.decisions() {
            let turns = position.turns();
            let mut events = Vec::new();
            // A record was played once already when it was made or read.
            let played = Game::try_play(&mut position, *decision, &mut |event| events.push(event));
            if played.is_err() {
                return None;
            }
            for event in events {
                statistics.count(&event);
            }
            if position.turns() != turns || position.decider().is_none() {
                statistics.course.push(now(&position));
            }
        }
        // A turn that goes on counts as well.
        if statistics.course.last() != Some(&now(&position)) {
            statistics.course.push(now(&position));
        }
        Some(statistics)
    }

    /// What a player had after so many turns; at the start after none.
    pub fn after(&self, turns: usize, player: Player) -> Option<Holdings> {
        self.course.get(turns).map(|both| both[player.index()])
    }

    /// How many turns have been counted.
    pub fn turns(&self) -> usize {
        self.course.len() - 1
    }

    /// How often a player used a skill.
    pub fn used(&self, skill: Skill, player: Player) -> u16 {
        self.skills[player.index()][skill as usize]
    }

    /// How often a player did something, or how many cards were lost.
    pub fn count_of(&self, deed: Deed, player: Player) -> u16 {
        self.deeds[player.index()][deed as usize]
    }

    /// In which turn the end phase began, from 1; `None` where it never did.
    pub fn end_phase(&self) -> Option<usize> {
        self.end_phase
    }

    fn count(&mut self, event: &Event) {
        let mut add = |player: Player, deed: Deed, count: u8| {
            self.deeds[player.index()][deed as usize] += u16::from(count);
        };
        match *event {
            Event::Settled { player, .. } => add(player, Deed::Settled, 1),
            Event::Built { player, .. } => add(player, Deed::Built, 1),
            Event::Moved { player, .. } => add(player, Deed::Moved, 1),
            Event::Migrated { player, .. } => add(player, Deed::Migrated, 1),
            Event::Destroyed { player, temple, .. } => {
                add(player, Deed::StoreysLost, temple.len());
            }
            Event::Robbed { player, .. } => add(player, Deed::StoreysLost, 1),
            Event::Expelled { player, count, .. } | Event::Lured { player, count, .. } => {
                add(player, Deed::SettlersLost, count);
            }
            Event::Paid { player, skill, .. } => {
                self.skills[player.index()][skill as usize] += 1;
            }
            Event::EndPhaseBegan => self.end_phase = Some(self.course.len()),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::babel::Start;
    use crate::babel::rules::{Decision, Setup};
    use crate::random::{below, generator};

    /// A random game, as far as it comes.
    fn random_game(seed: u64) -> Record<Position> {
        let start = Start::Setup(Setup::new(seed));
        let mut record: Record<Position> = Record::new(start, Vec::new()).unwrap();
        let mut random = generator(seed);
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        for _ in 0..600 {
            record.position().legal(&mut legal);
            // A game that seldom ends its turns has more to count.
            if legal.len() > 1 && below(&mut random, 4) > 0 {
                legal.retain(|decision| *decision != Decision::End);
            }
            if legal.is_empty() {
                break;
            }
            let index = below(&mut random, legal.len() as u32) as usize;
            record.try_play(legal[index], &mut events).unwrap();
        }
        record
    }

    #[test]
    fn the_numbers_agree_with_the_game() {
        for seed in 0..12 {
            let record = random_game(seed);
            let numbers = Statistics::of(&record).unwrap();
            let table = record.position().table();
            for player in Player::ALL {
                let last = numbers.after(numbers.turns(), player).unwrap();
                assert_eq!(last, Holdings::of(table, player));
                assert_eq!(last.total(), table.total(player));
                let built = numbers.count_of(Deed::Built, player);
                let robbed = numbers.used(Skill::Rob, player);
                let stands = Tribe::ALL.map(|at| u16::from(table.temple(player, at).len()));
                let lost = numbers.count_of(Deed::StoreysLost, player);
                assert_eq!(stands.iter().sum::<u16>() + lost, built + robbed);
            }
            assert!(numbers.turns() as u16 >= table.turns());
            assert_eq!(numbers.end_phase().is_some(), table.end_phase());
        }
    }
}

//! A game in numbers: how the points grew, where they came from, and who fought whom.
//!
//! Everything is counted from the events of the rules, so it holds for any record, and nothing of
//! it is kept.

use super::Record;
use super::rules::score::treasures_in_turn;
use super::rules::{ConflictKind, Dynasty, Event, Position, Source};
use crate::game::Game;

/// What brought points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The point for a tile.
    Tiles,
    /// The second point for a tile, where a building doubles it.
    Buildings,
    /// Points of revolts won.
    Revolts,
    /// Points of wars won.
    Wars,
    /// Income of monuments.
    Monuments,
    /// Income of the wonder.
    Wonder,
    /// A treasure, worth a point of any colour at the end.
    Treasures,
}

impl Origin {
    /// All of them, in the order in which they are told.
    pub const ALL: [Origin; 7] = [
        Origin::Tiles,
        Origin::Buildings,
        Origin::Revolts,
        Origin::Wars,
        Origin::Monuments,
        Origin::Wonder,
        Origin::Treasures,
    ];
}

/// What a player has won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    /// By colour, without treasures.
    pub points: [u16; 4],
    /// Treasures taken.
    pub treasures: u8,
}

impl Gains {
    /// The lowest colour once each treasure has gone to the lowest: what decides the game.
    pub fn score(&self) -> u16 {
        let mut totals = self.points;
        for colour in treasures_in_turn(self.points, self.treasures) {
            totals[colour.index()] = totals[colour.index()].saturating_add(1);
        }
        totals.into_iter().min().unwrap_or(0)
    }
}

/// How a player fared in conflicts of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fights {
    /// As the attacker.
    pub begun: u16,
    /// How many were won.
    pub won: u16,
    /// How many were lost.
    pub lost: u16,
}

/// The numbers of a game; players have their [`Dynasty::index`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// At the start, and at the end of every turn.
    course: Vec<[Gains; 4]>,
    origins: [[u16; Origin::ALL.len()]; 4],
    revolts: [Fights; 4],
    wars: [Fights; 4],
}

impl Statistics {
    /// Counts a game; `None` where its first decisions were made under older rules and no longer
    /// lead anywhere.
    pub fn of(record: &Record) -> Option<Statistics> {
        let start = record.position_at(0)?;
        let mut statistics = Statistics {
            course: vec![at_start(&start)],
            origins: [[0; Origin::ALL.len()]; 4],
            revolts: [Fights::default(); 4],
            wars: [Fights::default(); 4],
        };
        let mut now = at_start(&start);
        for event in record.steps(0).into_iter().flat_map(|step| step.events) {
            // The income of the last turn comes after its end: a turn is over when another begins.
            if matches!(event, Event::TurnBegan { .. } | Event::GameOver { .. }) {
                statistics.course.push(now);
            }
            statistics.count(&event, &mut now);
        }
        // A turn that goes on counts as well.
        if statistics.course.last() != Some(&now) {
            statistics.course.push(now);
        }
        Some(statistics)
    }

    /// What a player had after so many turns; at the start after none.
    pub fn after(&self, turns: usize, dynasty: Dynasty) -> Option<Gains> {
        self.course.get(turns).map(|all| all[dynasty.index()])
    }

    /// How many turns have been counted.
    pub fn turns(&self) -> usize {
        self.course.len() - 1
    }

    /// The points that a player owes to something.
    pub fn from(&self, origin: Origin, dynasty: Dynasty) -> u16 {
        self.origins[dynasty.index()][origin as usize]
    }

    /// How a player fared in revolts or wars.
    pub fn fights(&self, kind: ConflictKind, dynasty: Dynasty) -> Fights {
        match kind {
            ConflictKind::Revolt => self.revolts[dynasty.index()],
            ConflictKind::War => self.wars[dynasty.index()],
        }
    }

    fn fights_mut(&mut self, kind: ConflictKind, dynasty: Dynasty) -> &mut Fights {
        match kind {
            ConflictKind::Revolt => &mut self.revolts[dynasty.index()],
            ConflictKind::War => &mut self.wars[dynasty.index()],
        }
    }

    fn count(&mut self, event: &Event, now: &mut [Gains; 4]) {
        match *event {
            Event::Points {
                dynasty,
                colour,
                amount,
                source,
                ..
            } => {
                let amount = u16::from(amount);
                let points = &mut now[dynasty.index()].points[colour.index()];
                // As the rules count: a written position may begin near the end of the numbers.
                *points = points.saturating_add(amount);
                let mut owe = |origin: Origin, amount: u16| {
                    let points = &mut self.origins[dynasty.index()][origin as usize];
                    *points = points.saturating_add(amount);
                };
                match source {
                    Source::Tile => {
                        owe(Origin::Tiles, amount.min(1));
                        owe(Origin::Buildings, amount.saturating_sub(1));
                    }
                    Source::Revolt => owe(Origin::Revolts, amount),
                    Source::War => owe(Origin::Wars, amount),
                    Source::Monument(_) => owe(Origin::Monuments, amount),
                    Source::Wonder => owe(Origin::Wonder, amount),
                }
            }
            Event::TreasureTaken { dynasty, .. } => {
                now[dynasty.index()].treasures = now[dynasty.index()].treasures.saturating_add(1);
                self.origins[dynasty.index()][Origin::Treasures as usize] += 1;
            }
            Event::ConflictBegan { kind, attacker, .. } => {
                self.fights_mut(kind, attacker).begun += 1;
            }
            Event::ConflictEnded {
                kind,
                winner,
                loser,
                ..
            } => {
                self.fights_mut(kind, winner).won += 1;
                self.fights_mut(kind, loser).lost += 1;
            }
            _ => {}
        }
    }
}

/// What everybody has when the game starts: a game may start from a position that was written down.
fn at_start(position: &Position) -> [Gains; 4] {
    let table = position.table();
    let mut gains = [Gains::default(); 4];
    for dynasty in position.players() {
        gains[dynasty.index()] = Gains {
            points: table.points(dynasty),
            treasures: table.treasures_taken(dynasty),
        };
    }
    gains
}

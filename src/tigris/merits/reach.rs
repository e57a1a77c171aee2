//! What could be done with one more tile: whose tiles score, and which wars can begin.

use super::{Gain, Merit, income};
use crate::tigris::rules::{
    Cell, CellSet, Colour, Conflict, Decision, Dynasty, Event, Position, TileCounts,
};

/// A war that one tile can begin between a player and a rival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Clash {
    leader: Colour,
    rival: Dynasty,
    own: u8,
    other: u8,
}

/// What one tile could bring about on a table, for one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    clashes: Vec<Clash>,
    /// Whose points tiles of which colour would be: once for every kingdom.
    scores: Vec<(Dynasty, Colour)>,
    income: Gain,
}

impl Reach {
    /// What a player could bring about here at the beginning of a turn, whatever the hand.
    pub fn of(game: &Position, me: Dynasty) -> Reach {
        let all = TileCounts::new([1; 4]);
        let supposed = game.supposing(me, all);
        let mut reach = Reach {
            income: income(game, me),
            ..Reach::default()
        };
        let table = supposed.table();
        let kingdoms: Vec<CellSet> = table.kingdoms().iter().collect();
        let beside = |cell: &Cell| {
            kingdoms
                .iter()
                .filter(|k| k.around().contains(*cell))
                .count()
        };
        for tile in Colour::ALL {
            let cells = table.cells_for_tile(tile);
            // One cell beside a kingdom is like another: whoever scores there scores beside all.
            for kingdom in &kingdoms {
                let mut alone = (cells & kingdom.around()).into_iter();
                if let Some(cell) = alone.find(|cell| beside(cell) == 1) {
                    reach.add_scores(&supposed, Decision::Place(tile, cell));
                }
            }
            // What unites supports nobody, so that one kind of tile for land is enough.
            if matches!(tile, Colour::Black | Colour::Blue) {
                for cell in cells.into_iter().filter(|cell| beside(cell) == 2) {
                    reach.add_clashes(&supposed, me, Decision::Place(tile, cell));
                }
            }
        }
        reach
    }

    fn add_scores(&mut self, game: &Position, decision: Decision) {
        for event in game.forecast(decision).unwrap_or_default().events {
            if let Event::Points {
                dynasty, colour, ..
            } = event
            {
                self.scores.push((dynasty, colour));
            }
        }
    }

    fn add_clashes(&mut self, game: &Position, me: Dynasty, decision: Decision) {
        let forecast = game.forecast(decision).unwrap_or_default();
        for conflict in &forecast.conflicts {
            let Some(clash) = clash(conflict, me) else {
                continue;
            };
            let same = |c: &Clash| (c.leader, c.rival) == (clash.leader, clash.rival);
            if !self.clashes.iter().any(same) {
                self.clashes.push(clash);
            }
        }
    }

    fn clash(&self, leader: Colour, rival: Dynasty) -> Option<&Clash> {
        let mut clashes = self.clashes.iter();
        clashes.find(|clash| (clash.leader, clash.rival) == (leader, rival))
    }

    /// In how many kingdoms a colour scores for a dynasty.
    fn kingdoms(&self, dynasty: Dynasty, colour: Colour) -> usize {
        let scores = self.scores.iter();
        scores.filter(|score| **score == (dynasty, colour)).count()
    }

    /// What is better for a player in another reach than in this one.
    pub fn to(&self, then: &Reach, me: Dynasty) -> Vec<Merit> {
        let mut found = Vec::new();
        let mut income = Gain::new();
        for &(colour, amount) in &then.income {
            let known = self.income.iter().find(|(c, _)| *c == colour);
            let more = amount.saturating_sub(known.map_or(0, |(_, amount)| *amount));
            if more > 0 {
                income.push((colour, more));
            }
        }
        if !income.is_empty() {
            found.push(Merit::Income(income));
        }
        for clash in &self.clashes {
            let feared = clash.other >= clash.own;
            if feared && then.clash(clash.leader, clash.rival).is_none() {
                found.push(Merit::Prevents {
                    leader: clash.leader,
                    rival: clash.rival,
                });
            }
        }
        for &Clash {
            leader,
            rival,
            own,
            other,
        } in then.clashes.iter().filter(|clash| clash.own > clash.other)
        {
            match self.clash(leader, rival) {
                None => found.push(Merit::Threatens {
                    leader,
                    rival,
                    own,
                    other,
                }),
                Some(before) if before.other >= before.own => found.push(Merit::Overtakes {
                    leader,
                    rival,
                    own,
                    other,
                }),
                Some(_) => {}
            }
        }
        let colours = |wanted: &dyn Fn(Colour) -> bool| -> Vec<Colour> {
            let colours = Colour::ALL.into_iter();
            colours.filter(|colour| wanted(*colour)).collect()
        };
        let change = |dynasty, colour| {
            (
                self.kingdoms(dynasty, colour),
                then.kingdoms(dynasty, colour),
            )
        };
        let opened = colours(&|colour| matches!(change(me, colour), (0, 1..)));
        if !opened.is_empty() {
            found.push(Merit::Opens(opened));
        }
        let spread = colours(&|colour| {
            let (before, after) = change(me, colour);
            before > 0 && after > before
        });
        if !spread.is_empty() {
            found.push(Merit::Spreads(spread));
        }
        for rival in Dynasty::ALL.into_iter().filter(|dynasty| *dynasty != me) {
            let closed = colours(&|colour| matches!(change(rival, colour), (1.., 0)));
            if !closed.is_empty() {
                found.push(Merit::Closes {
                    dynasty: rival,
                    colours: closed,
                });
            }
        }
        found
    }
}

fn clash(conflict: &Conflict, me: Dynasty) -> Option<Clash> {
    let sides = [
        (conflict.attacker, conflict.attacker_board),
        (conflict.defender, conflict.defender_board),
    ];
    let [(one, _), (other, _)] = sides;
    if me != one && me != other {
        return None;
    }
    let [mine, theirs] = if me == one { [0, 1] } else { [1, 0] };
    Some(Clash {
        leader: conflict.leader,
        rival: sides[theirs].0,
        own: sides[mine].1,
        other: sides[theirs].1,
    })
}

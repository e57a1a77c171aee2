//! What a player has, as far as it has been shown: the position on the screen changes only once all
//! that a decision led to has been shown, but hands and cards are right at every moment.

use crate::desktop::games::tigris::Session;
use crate::tigris::rules::{Colour, Dynasty, Event, Handful, Stage, Table, TileCounts};

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The tiles in the hand: to be shown to nobody but their owner.
    pub hand: TileCounts,
    /// How many they are: that everybody may know.
    pub tiles: u16,
    pub catastrophes: u8,
    /// Whether the leader of a colour is on the board.
    pub on_board: [bool; 4],
    pub points: [u16; 4],
    pub treasures: u8,
    /// Actions left, of whose turn it is.
    pub actions: u8,
}

impl Tally {
    /// What a player has, as everybody has seen it happen.
    pub fn of(session: &Session, dynasty: Dynasty) -> Tally {
        let mut tally = Tally::at_rest(session, dynasty);
        for event in session.fresh() {
            tally.follow(event, dynasty);
        }
        tally
    }

    /// The same for the player: what leaves the own hand is gone as soon as it is decided.
    pub fn of_viewer(session: &Session, dynasty: Dynasty) -> Tally {
        let mut tally = Tally::of(session, dynasty);
        for event in session.pending() {
            if matches!(
                event,
                Event::TilePlaced { .. }
                    | Event::LeaderPositioned { .. }
                    | Event::CatastrophePlayed { .. }
            ) {
                tally.follow(event, dynasty);
            }
        }
        tally
    }

    /// What a player has in the position on the screen.
    fn at_rest(session: &Session, dynasty: Dynasty) -> Tally {
        let (position, table) = (session.shown(), session.shown().table());
        let hand = position.hand(dynasty);
        let active = table.active() == dynasty;
        Tally {
            hand,
            tiles: hand.total(),
            catastrophes: table.catastrophes_left(dynasty),
            on_board: Colour::ALL.map(|colour| table.leader(dynasty, colour).is_some()),
            points: table.points(dynasty),
            treasures: table.treasures_taken(dynasty),
            actions: if active { left(table) } else { 0 },
        }
    }

    fn follow(&mut self, event: &Event, me: Dynasty) {
        let before = *self;
        match *event {
            Event::TilePlaced { dynasty, tile, .. } if dynasty == me => {
                self.hand.take(tile, 1);
                self.tiles = self.tiles.saturating_sub(1);
                self.acted();
            }
            Event::LeaderPositioned {
                dynasty, leader, ..
            } if dynasty == me => {
                self.on_board[leader.index()] = true;
                self.acted();
            }
            Event::LeaderWithdrawn {
                dynasty, leader, ..
            } if dynasty == me => {
                self.on_board[leader.index()] = false;
                self.acted();
            }
            Event::LeaderLost {
                dynasty, leader, ..
            } if dynasty == me => self.on_board[leader.index()] = false,
            Event::CatastrophePlayed { dynasty, .. } if dynasty == me => {
                self.catastrophes = before.catastrophes.saturating_sub(1);
                self.acted();
            }
            Event::Swapped { dynasty, discarded } if dynasty == me => {
                self.change(discarded, TileCounts::take_all, u16::saturating_sub);
                self.acted();
            }
            Event::Drawn { dynasty, tiles } if dynasty == me => {
                self.change(tiles, TileCounts::add_all, u16::saturating_add);
            }
            Event::Committed {
                dynasty,
                tile,
                count,
            } if dynasty == me => {
                self.hand.take(tile, count);
                self.tiles = before.tiles.saturating_sub(u16::from(count));
            }
            Event::Points {
                dynasty,
                colour,
                amount,
                ..
            } if dynasty == me => {
                let points = &mut self.points[colour.index()];
                *points = points.saturating_add(u16::from(amount));
            }
            Event::TreasureTaken { dynasty, .. } if dynasty == me => {
                self.treasures = before.treasures.saturating_add(1);
            }
            _ => {}
        }
    }

    fn acted(&mut self) {
        self.actions = self.actions.saturating_sub(1);
    }

    fn change(
        &mut self,
        by: Handful,
        kinds: fn(&mut TileCounts, TileCounts),
        number: fn(u16, u16) -> u16,
    ) {
        if let Handful::Known(counts) = by {
            kinds(&mut self.hand, counts);
        }
        self.tiles = number(self.tiles, by.len());
    }
}

/// The actions that are left to begin: to the rules one is done only once all that it led to is settled, to
/// whoever plays once the piece lies there.
fn left(table: &Table) -> u8 {
    match table.stage() {
        Stage::Action | Stage::End | Stage::Bonus | Stage::Over(_) => table.actions_left(),
        _ => table.actions_left().saturating_sub(1),
    }
}

//! What is told of one leader: its kingdom, its neighbours, and what could come of them.

use super::layout::*;
use super::survey::{NONE, Realm, Survey};
use super::{Rows, level, levels};
use crate::rules::{Colour, Dynasty, TileCounts};

static SIZE_LEVELS: [u8; 24] = levels(&[2, 3, 4, 5, 7, 9, 12, 16]);
static STRENGTH_LEVELS: [u8; 16] = levels(&[1, 2, 3, 4, 5, 6, 8, 10]);
static PREY_LEVELS: [u8; 16] = levels(&[1, 2, 3, 4, 6, 8]);
static OPEN_LEVELS: [u8; 16] = levels(&[1, 3, 5, 8, 12]);

/// A lead of -4 and less to 4 and more, as the levels 1 to 9.
fn lead(difference: i32) -> u8 {
    (difference.clamp(-4, 4) + 5) as u8
}

/// The same from -2 to 2, as the levels 1 to 5.
fn short_lead(difference: i32) -> u8 {
    (difference.clamp(-2, 2) + 3) as u8
}

/// By how many temples a revolt would be ahead, from -3 and less to 2 and more, as 1 to 6.
fn revolt_lead(difference: i32) -> u8 {
    (difference.clamp(-3, 2) + 4) as u8
}

/// The leader that is told of.
pub(super) struct Told<'s> {
    pub(super) survey: &'s Survey,
    /// Where its rows begin.
    pub(super) base: u16,
    pub(super) owner: Dynasty,
    pub(super) colour: Colour,
    /// How much its owner needs points of its colour, 0 to 3.
    pub(super) need: u8,
    /// The hand of whoever is asked about.
    pub(super) hand: TileCounts,
    /// Whether that is the owner.
    pub(super) own: bool,
}

impl Told<'_> {
    /// Names the leader's rows.
    pub(super) fn tell(&self, rows: &mut Rows) {
        let (d, c) = (self.owner.index(), self.colour.index());
        match self.survey.home[d][c] {
            NONE => self.off_board(rows),
            home => {
                let realm = &self.survey.realms[usize::from(home)];
                self.at_home(realm, rows);
                self.revolts(realm, rows);
                self.wars(realm, rows);
            }
        }
    }

    fn push(&self, rows: &mut Rows, block: Block, level: u8) {
        rows.push(self.base, block, level);
    }

    fn off_board(&self, rows: &mut Rows) {
        let c = self.colour.index();
        let (mut open, mut income) = (0, 0);
        for realm in &self.survey.realms {
            if realm.owner[c] == NONE && realm.landing > 0 {
                open = open.max(level(&OPEN_LEVELS, usize::from(realm.size)));
                income = income.max(realm.income[c].min(1));
            }
        }
        self.push(rows, OPEN, open);
        self.push(rows, OPEN_INCOME, income);
    }

    fn at_home(&self, realm: &Realm, rows: &mut Rows) {
        let (d, c) = (self.owner.index(), self.colour.index());
        self.push(rows, ON_BOARD, 1);
        self.push(rows, NEEDED, self.need);
        self.push(rows, SIZE, level(&SIZE_LEVELS, usize::from(realm.size)));
        let strength = usize::from(realm.strength[c]);
        self.push(rows, STRENGTH, level(&STRENGTH_LEVELS, strength));
        let temples = self.survey.temples[d][c];
        self.push(rows, TEMPLES, temples.saturating_sub(1).min(3));
        let income = realm.income[c].min(2);
        self.push(rows, INCOME, income);
        self.push(rows, INCOME_NEEDED, if income > 0 { self.need } else { 0 });
        self.push(rows, BUILDING, u8::from(realm.building[c]));
        let own = realm.leaders[d];
        let all: u8 = realm.leaders.iter().sum();
        self.push(rows, OWN_BESIDE, (own - 1).min(3));
        self.push(rows, RIVALS_BESIDE, (all - own).min(3));
        if matches!(self.colour, Colour::Black | Colour::Blue) {
            self.push(rows, RIVER_NEAR, realm.river_near.min(3));
        }
        match self.colour {
            Colour::Black => {
                for (other, block) in Colour::ALL[1..].iter().zip(COLLECTS) {
                    let collects = realm.owner[other.index()] == NONE;
                    self.push(rows, block, u8::from(collects));
                }
                self.push(rows, IN_WONDER, u8::from(realm.wonder));
            }
            Colour::Green => {
                self.push(rows, TREASURES, realm.treasures.min(2));
                self.push(rows, TREASURES_NEAR, realm.treasures_near.min(3));
            }
            Colour::Red | Colour::Blue => {}
        }
        self.push(rows, SQUARE_NEAR, u8::from(realm.square_near[c]));
    }

    /// A revolt that somebody else could begin here.
    fn revolts(&self, realm: &Realm, rows: &mut Rows) {
        if realm.landing == 0 {
            return;
        }
        let temples = self.survey.temples[self.owner.index()][self.colour.index()];
        let ahead = i32::from(realm.landing) - i32::from(temples);
        self.push(rows, REVOLT, revolt_lead(ahead));
        let held = i32::from(self.hand.of(Colour::Red));
        let ahead = if self.own { ahead - held } else { ahead + held };
        self.push(rows, REVOLT_HELD, revolt_lead(ahead));
    }

    /// The wars that a tile or two would begin: the worst and the best.
    fn wars(&self, realm: &Realm, rows: &mut Rows) {
        let c = self.colour.index();
        let own = i32::from(realm.strength[c]);
        let held = if self.own {
            self.hand.of(self.colour)
        } else {
            0
        };
        let (mut threat, mut threat_held, mut prey, mut size) = (0, 0, 0, 0);
        let (mut threat_far, mut prey_far) = (0, 0);
        let mut reach = realm.beside | realm.near;
        while reach != 0 {
            let i = reach.trailing_zeros();
            reach &= reach - 1;
            let other = &self.survey.realms[i as usize];
            if other.owner[c] == NONE {
                continue;
            }
            let theirs = i32::from(other.strength[c]);
            let with_hand = own + i32::from(held) - theirs;
            if realm.beside >> i & 1 != 0 {
                threat = threat.max(lead(theirs - own));
                threat_held = threat_held.max(lead(-with_hand));
                prey = prey.max(lead(with_hand));
                if with_hand > 0 {
                    size = size.max(level(&PREY_LEVELS, theirs as usize));
                }
            } else {
                threat_far = threat_far.max(short_lead(theirs - own));
                prey_far = prey_far.max(short_lead(with_hand));
            }
        }
        self.push(rows, THREAT, threat);
        self.push(rows, THREAT_HELD, if held > 0 { threat_held } else { 0 });
        self.push(rows, THREAT_FAR, threat_far);
        self.push(rows, PREY, prey);
        self.push(rows, PREY_SIZE, size);
        self.push(rows, PREY_NEEDED, if self.need >= 2 { size } else { 0 });
        self.push(rows, PREY_FAR, prey_far);
    }
}

//! What is told of one leader: its kingdom, its neighbours, and what could come of them.

use super::layout::*;
use super::levels::Leader;
use super::survey::{NONE, Realm, Survey};
use super::{level, levels, tell};
use crate::tigris::rules::{Colour, Dynasty, TileCounts};

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
    /// Tells of the leader.
    #[inline(always)]
    pub(super) fn tell(&self, out: &mut Leader) {
        let (d, c) = (self.owner.index(), self.colour.index());
        match self.survey.home[d][c] {
            NONE => self.off_board(out),
            home => {
                let realm = &self.survey.realms[usize::from(home)];
                self.at_home(realm, out);
                self.revolts(realm, out);
                self.wars(realm, out);
            }
        }
    }

    #[inline(always)]
    fn off_board(&self, out: &mut Leader) {
        let c = self.colour.index();
        let (mut open, mut income) = (0, 0);
        for realm in &self.survey.realms {
            if realm.owner[c] == NONE && realm.landing > 0 {
                open = open.max(level(&OPEN_LEVELS, usize::from(realm.size)));
                income = income.max(realm.income[c].min(1));
            }
        }
        tell(out, OPEN, open);
        tell(out, OPEN_INCOME, income);
    }

    #[inline(always)]
    fn at_home(&self, realm: &Realm, out: &mut Leader) {
        let (d, c) = (self.owner.index(), self.colour.index());
        tell(out, ON_BOARD, 1);
        tell(out, NEEDED, self.need);
        tell(out, SIZE, level(&SIZE_LEVELS, usize::from(realm.size)));
        let strength = usize::from(realm.strength[c]);
        tell(out, STRENGTH, level(&STRENGTH_LEVELS, strength));
        let temples = self.survey.temples[d][c];
        tell(out, TEMPLES, temples.saturating_sub(1).min(3));
        let income = realm.income[c].min(2);
        tell(out, INCOME, income);
        tell(out, INCOME_NEEDED, if income > 0 { self.need } else { 0 });
        tell(out, BUILDING, u8::from(realm.building[c]));
        let own = realm.leaders[d];
        let all: u8 = realm.leaders.iter().sum();
        tell(out, OWN_BESIDE, (own - 1).min(3));
        tell(out, RIVALS_BESIDE, (all - own).min(3));
        if matches!(self.colour, Colour::Black | Colour::Blue) {
            tell(out, RIVER_NEAR, realm.river_near.min(3));
        }
        match self.colour {
            Colour::Black => {
                for (other, block) in Colour::ALL[1..].iter().zip(COLLECTS) {
                    let collects = realm.owner[other.index()] == NONE;
                    tell(out, block, u8::from(collects));
                }
                tell(out, IN_WONDER, u8::from(realm.wonder));
            }
            Colour::Green => {
                tell(out, TREASURES, realm.treasures.min(2));
                tell(out, TREASURES_NEAR, realm.treasures_near.min(3));
            }
            Colour::Red | Colour::Blue => {}
        }
        tell(out, SQUARE_NEAR, u8::from(realm.square_near[c]));
    }

    /// A revolt that somebody else could begin here.
    #[inline(always)]
    fn revolts(&self, realm: &Realm, out: &mut Leader) {
        if realm.landing == 0 {
            return;
        }
        let temples = self.survey.temples[self.owner.index()][self.colour.index()];
        let ahead = i32::from(realm.landing) - i32::from(temples);
        tell(out, REVOLT, revolt_lead(ahead));
        let held = i32::from(self.hand.of(Colour::Red));
        let ahead = if self.own { ahead - held } else { ahead + held };
        tell(out, REVOLT_HELD, revolt_lead(ahead));
    }

    /// The wars that a tile or two would begin: the worst and the best.
    #[inline(always)]
    fn wars(&self, realm: &Realm, out: &mut Leader) {
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
        tell(out, THREAT, threat);
        tell(out, THREAT_HELD, if held > 0 { threat_held } else { 0 });
        tell(out, THREAT_FAR, threat_far);
        tell(out, PREY, prey);
        tell(out, PREY_SIZE, size);
        tell(out, PREY_NEEDED, if self.need >= 2 { size } else { 0 });
        tell(out, PREY_FAR, prey_far);
    }
}

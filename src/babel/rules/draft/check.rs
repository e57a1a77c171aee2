//! Whether a draft can be played, and all that is wrong with it.

use super::super::{Level, Player, TEMPLE_CARDS, TRIBE_CARDS, Temple, Tribe};
use super::{Draft, Flaw};

impl Draft {
    /// All that is wrong; nothing for what can be played.
    pub fn check(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        self.check_cards(&mut flaws);
        self.check_levels(&mut flaws);
        let (known, supply) = (self.known, self.supply.len());
        if known > supply {
            flaws.push(Flaw::KnownBeyondSupply { known, supply });
        }
        if supply == 0 {
            flaws.push(Flaw::SupplyEmpty);
        }
        for player in Player::ALL.into_iter().filter(|p| self.founding[p.index()]) {
            if !self.options.founding {
                flaws.push(Flaw::FoundingWithoutOption);
            }
            if self.columns[player.index()].first() != Some(&Level::LOWEST) {
                flaws.push(Flaw::FoundingWithoutCard(player));
            }
        }
        if let (_, Some(ending)) = self.table().verdict() {
            flaws.push(Flaw::Over(ending));
        }
        flaws
    }

    /// The tribe cards that can be seen or are named, by tribe.
    pub(super) fn cards(&self) -> [usize; 5] {
        let mut found = [0; 5];
        let named = self.deck.iter().flatten();
        for card in self.rows.iter().flatten().flatten().chain(named) {
            found[card.index()] += 1;
        }
        for tribe in Tribe::ALL {
            let hands = self.hands.iter().map(|hand| hand.known);
            let counts = hands.chain([self.discards]).map(|c| c.of(tribe));
            found[tribe.index()] += counts.map(usize::from).sum::<usize>();
        }
        found
    }

    /// The temple cards that can be seen or are named, by level.
    pub(super) fn levels(&self) -> [usize; 6] {
        let mut found = [0; 6];
        let temples = self.temples.iter().flatten().flatten();
        let columns = self.columns.iter().flatten();
        for level in temples.chain(columns).chain(self.supply.iter().flatten()) {
            found[level.index()] += 1;
        }
        found
    }

    fn check_cards(&self, flaws: &mut Vec<Flaw>) {
        let found = self.cards();
        for tribe in Tribe::ALL {
            let found = found[tribe.index()];
            if found > usize::from(Tribe::CARDS) {
                flaws.push(Flaw::TooManyCards { tribe, found });
            }
        }
        let in_hands: usize = self.hands.iter().map(|hand| hand.unknown).sum();
        let needed = in_hands + self.deck.iter().filter(|card| card.is_none()).count();
        let left = TRIBE_CARDS.saturating_sub(found.iter().sum());
        if needed > left {
            flaws.push(Flaw::TooManyUnknownCards { needed, left });
        }
    }

    fn check_levels(&self, flaws: &mut Vec<Flaw>) {
        let found = self.levels();
        for level in Level::ALL {
            let found = found[level.index()];
            if found > usize::from(level.cards()) {
                flaws.push(Flaw::TooManyLevels { level, found });
            }
        }
        let needed = self.supply.iter().filter(|card| card.is_none()).count();
        let left = TEMPLE_CARDS.saturating_sub(found.iter().sum());
        if needed > left {
            flaws.push(Flaw::TooManyUnknownLevels { needed, left });
        }
        for player in Player::ALL {
            for at in Tribe::ALL {
                if Temple::new(&self.temples[player.index()][at.index()]).is_none() {
                    flaws.push(Flaw::NotRising { player, at });
                }
            }
        }
    }
}

//! What tells the positions of one turn apart.

use crate::babel::rules::{Player, Position, Stage, Tribe};

/// A number of 128 bits that differs wherever the turn would go on differently: of everything that a
/// turn can change, however many decisions have led there. Within a turn nothing is drawn, so piles
/// that can only shrink are known by their lengths.
pub(super) fn turn_key(position: &Position) -> u128 {
    let table = position.table();
    let mut key = Key(0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03);
    for player in Player::ALL {
        for at in Tribe::ALL {
            let row = table.row(player, at).as_slice();
            let temple = table.temple(player, at);
            let levels = temple.levels().fold(0, |bits, l| bits | 1 << l.number());
            key.add(levels << 8 | row.len() as u64);
            // Five tribes in three bits each: twenty cards a word.
            for cards in row.chunks(20) {
                key.add(
                    cards
                        .iter()
                        .fold(1, |word, card| word << 3 | card.index() as u64),
                );
            }
        }
        let hand = Tribe::ALL.map(|tribe| position.hand(player).of(tribe));
        key.add(
            hand.iter()
                .fold(1, |word, count| word << 8 | u64::from(*count)),
        );
        let marker = table.marker(player).map_or(5, Tribe::index) as u64;
        key.add(marker << 8 | table.column(player).len() as u64);
    }
    let stage = match table.stage() {
        Stage::Action => 0,
        Stage::Discard { count } => 1 + u64::from(count),
        Stage::Over(_) => 255,
    };
    let flags = u64::from(table.migrated()) | u64::from(table.end_phase()) << 1;
    key.add(stage << 16 | (position.supply().len() as u64) << 8 | flags);
    u128::from(key.0) << 64 | u128::from(key.1)
}

/// Two numbers that every word changes, each in its own way.
struct Key(u64, u64);

impl Key {
    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word)
            .wrapping_mul(0xff51_afd7_ed55_8ccd)
            .rotate_left(29);
        self.1 = (self.1.rotate_left(23) ^ word).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        self.1 ^= self.1 >> 32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::babel::rules::testing::{play, position};

    #[test]
    fn the_same_position_by_another_order_is_one_and_others_are_not() {
        let begin = || position("hand kish aahp\nrow kish medes ppp");
        let key = |decisions: &[&str]| {
            let mut game = begin();
            play(&mut game, decisions);
            turn_key(&game)
        };
        let one = key(&[
            "migrate medes persians",
            "settle assyrians",
            "settle hittites",
        ]);
        let other = key(&[
            "settle assyrians",
            "migrate medes persians",
            "settle hittites",
        ]);
        assert_ne!(one, other, "the settled card went with the others");
        let one = key(&["settle assyrians", "move persians"]);
        assert_ne!(one, key(&["settle assyrians"]));
        assert_ne!(one, turn_key(&begin()));
        assert_ne!(
            key(&["settle assyrians", "settle hittites"]),
            key(&["settle hittites", "settle assyrians"])
        );
        let there = ["move assyrians", "migrate medes hittites"];
        let back = ["migrate medes hittites", "move assyrians"];
        assert_eq!(key(&there), key(&back));
    }
}

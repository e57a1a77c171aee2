//! Nothing leaves its place, in any window.

use super::*;
use crate::babel::rules::Source;

fn sizes() -> impl Iterator<Item = Layout> {
    let wide = (1024..3840).step_by(211);
    wide.flat_map(|x| (640..2160).step_by(167).map(move |y| (x, y)))
        .map(|(x, y)| Layout::of(Vec2::new(x as f32, y as f32), 1.0, 1.0, Player::Ur))
}

#[test]
fn nothing_leaves_its_bank_however_long_rows_are() {
    for layout in sizes() {
        for player in Player::ALL {
            for at in Tribe::ALL {
                let bank = layout.bank_of(player, at).inflate(0.6);
                for len in [1, 3, 8, 20, 60] {
                    let last = layout.row_card(player, at, len - 1, len);
                    assert!(bank.contains(last.min) && bank.contains(last.max), "{len}");
                }
                let top = layout.storey(player, at, STOREYS - 1);
                assert!(bank.contains(top.min) && bank.contains(top.max));
                let row = layout.row_card(player, at, 0, 1);
                assert!(row.max.x < top.min.x, "the row lies under the temple");
            }
            for len in [1, 2, 10, 45] {
                let half = layout.quarry_half(player).inflate(0.6);
                let last = layout.quarry_card(player, len - 1, len);
                assert!(half.contains(last.min) && half.contains(last.max));
            }
        }
        assert!(layout.quarry.intersect(layout.river).is_empty());
        for pile in [Pile::Supply, Pile::Deck, Pile::Discards] {
            let room = layout.pile(pile);
            for place in [0, 59] {
                let card = layout.pile_card(pile, place);
                assert!(room.contains(card.min) && room.contains(card.max));
            }
        }
    }
}

#[test]
fn a_window_in_which_nothing_has_room_has_a_layout_too() {
    for (x, y) in [
        (1.0, 1.0),
        (64.0, 2160.0),
        (3840.0, 64.0),
        (512.0, 320.0),
        (200.0, 200.0),
    ] {
        for scale in [0.75, 1.0, 3.0] {
            let layout = Layout::of(Vec2::new(x, y), scale, 1.0, Player::Kish);
            let ground = layout.ground();
            assert!(ground.size.cmpge(Vec2::ZERO).all());
            for player in Player::ALL {
                for at in [None, Some(Tribe::Medes)] {
                    layout.marker(player, at);
                }
                layout.row_card(player, Tribe::Medes, 7, 8);
                layout.quarry_card(player, 44, 45);
                layout.rail_card(player);
            }
            for pile in [Pile::Supply, Pile::Deck, Pile::Discards] {
                layout.pile_card(pile, 59);
            }
            for tribe in Tribe::ALL {
                layout.stack(tribe);
            }
        }
    }
}

#[test]
fn eight_cards_of_a_row_show_their_tribes_in_the_smallest_window() {
    let layout = Layout::default();
    let step = layout.row_card(Player::Kish, Tribe::Medes, 1, 8).min.y
        - layout.row_card(Player::Kish, Tribe::Medes, 0, 8).min.y;
    assert!(step >= layout.card.y * HEADER - 0.1, "{step}");
    assert!(layout.card.x >= 40.0, "{}", layout.card.x);
}

#[test]
fn what_is_pointed_at_is_found() {
    for layout in sizes() {
        for tribe in Tribe::ALL {
            assert_eq!(layout.column_at(layout.land(tribe).center()), Some(tribe));
            assert_eq!(layout.stack_at(layout.stack(tribe).center()), Some(tribe));
        }
        let own = layout.quarry_card(Player::Kish, 3, 4).center();
        let found = layout.source_at(Player::Kish, [4, 2], own);
        assert_eq!(found, Some(Source::Own));
        assert_eq!(
            layout.source_at(Player::Ur, [4, 2], own),
            Some(Source::Other)
        );
    }
}

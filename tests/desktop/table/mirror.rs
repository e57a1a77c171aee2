//! Entities and position agree after every event queue, over many games of bots.

use crate::support::Desktop;
use bevy::prelude::*;
use two_rivers::desktop::games::tigris::Session;
use two_rivers::desktop::tigris::board::mirror::Mended;
use two_rivers::desktop::tigris::board::pieces::{BoardPiece, differences};
use two_rivers::tigris::rules::{Board, Options};

#[test]
fn fifty_games_of_bots_are_mirrored_exactly() {
    let mut desktop = Desktop::open();
    for seed in 0..50_u64 {
        // A bit of its own: every board meets every variant.
        let board = if seed & 16 == 0 {
            Board::standard()
        } else {
            Board::advanced()
        };
        let options = Options {
            buildings: seed & 1 != 0,
            wonder: seed & 2 != 0,
            english: seed & 4 != 0,
            open_scores: seed & 8 != 0,
        };
        let players = 2 + (seed % 3) as usize;
        is_mirrored(&mut desktop, board, players, options, seed);
    }
}

/// Plays a game of bots; whenever the table has shown everything, its pieces are those of the rules.
pub fn is_mirrored(
    desktop: &mut Desktop,
    board: Board,
    players: usize,
    options: Options,
    seed: u64,
) {
    desktop.start(board, players, &[], options, seed);
    let mut compared = 0;
    while desktop.session().position().table().ending().is_none() || !desktop.session().caught_up()
    {
        desktop.frames(1);
        if desktop.session().caught_up() {
            compare(desktop);
            compared += 1;
        }
        assert!(compared < 200_000, "game {seed} never ends");
    }
    desktop.frames(2);
    compare(desktop);
    assert_eq!(desktop.app.world().resource::<Mended>().0, 0, "game {seed}");
}

fn compare(desktop: &mut Desktop) {
    let world = desktop.app.world_mut();
    let shown: Vec<BoardPiece> = world.query::<&BoardPiece>().iter(world).copied().collect();
    let table = world.resource::<Session>().position().table();
    let (missing, surplus) = differences(table, shown.into_iter());
    assert!(
        missing.is_empty() && surplus.is_empty(),
        "missing {missing:?}, too many {surplus:?}"
    );
}

//! What luck and hidden cards leave to skill, by games of the strongest level.
//!
//! `cargo test --release --no-default-features --test headless luck -- --ignored --nocapture`

use std::sync::atomic::AtomicBool;
use two_rivers::babel::bots;
use two_rivers::babel::rules::{Player, Position, Setup, Unheard, View};
use two_rivers::random::generator;
use two_rivers::search::{Ask, Bot, Budget};

/// Deals; each is played from both seats.
const DEALS: u64 = 40;

/// A part of the strongest level's own: the games are the same on every machine.
const EVALUATIONS: u64 = 6_000;

/// Nobody waits longer for the end of a game.
const LONGEST: u64 = 3000;

/// How much a player may see.
type Sight = fn(&Position, Player) -> View;

/// The winner of a game of the strongest against itself, if anybody won alone.
fn winner(bot: &dyn Bot<Position>, seed: u64, sights: [Sight; 2]) -> Option<Player> {
    let mut game = Position::new(&Setup::new(seed));
    for step in 0..LONGEST {
        let Some(player) = game.decider() else { break };
        let decision = bot.decide(&Ask {
            view: &sights[player.index()](&game, player),
            budget: Budget {
                evals: Some(EVALUATIONS),
                ..Budget::default()
            },
            seed: !seed ^ step << 32,
            cancel: &AtomicBool::new(false),
        });
        game.play(decision.expect("a decision"), &mut Unheard);
    }
    game.outcome()?.winner()
}

#[test]
fn open_hands_are_dealt_as_they_are() {
    let game = Position::new(&Setup::new(4));
    let player = game.table().active();
    let view = game.view_with_open_hands(player);
    for seed in 0..20 {
        let world = view.sample(&mut generator(seed));
        assert_eq!(world.hand(player.other()), game.hand(player.other()));
        assert_eq!(world.check_validity(), Ok(()));
        assert_eq!(world.deck().len(), game.deck().len());
    }
}

#[test]
#[ignore = "measures for minutes"]
fn the_strongest_against_one_that_sees_the_other_hand() {
    let bot = bots::by_name(bots::STRONGEST).expect("there is one");
    let (hidden, open): (Sight, Sight) = (Position::view, Position::view_with_open_hands);
    let (mut seer, mut starter, mut shared, mut alike) = (0, 0, 0, 0);
    for seed in 0..DEALS {
        let starts = Position::new(&Setup::new(seed)).table().active();
        match winner(&*bot, seed, [hidden, hidden]) {
            Some(winner) => starter += u32::from(winner == starts),
            None => shared += 1,
        }
        let won = Player::ALL.map(|seat| {
            let sights = Player::ALL.map(|p| if p == seat { open } else { hidden });
            winner(&*bot, seed, sights)
        });
        for (seat, won) in Player::ALL.into_iter().zip(won) {
            seer += u32::from(won == Some(seat));
        }
        // The same cards won, whoever saw more.
        alike += u32::from(won[0] == won[1]);
    }
    println!(
        "against itself the starter won {starter} of {DEALS}, {shared} shared; who sees the other \
         hand won {seer} of {}; in {alike} of {DEALS} deals the same seat won both games",
        2 * DEALS
    );
}

//! Trainings of this game, as short as they come.

use super::*;
use crate::net::from_bytes;
use crate::training::Pupil;
use std::path::{Path as FilePath, PathBuf};

fn order(folder: &FilePath, players: usize) -> Order {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/nets/2-players.net");
    Order {
        players,
        folder: folder.to_path_buf(),
        games: 4,
        minutes: f64::MAX,
        threads: 1,
        seed: 1,
        rates: [1e-3, 1e-4],
        round: 2,
        window: 4,
        passes: 1,
        guests: 0,
        width: 0,
        panels: 1,
        from: vec![PathBuf::from(shipped)],
        every: 100,
    }
}

#[test]
fn a_training_begins_with_a_net_and_moves_on_from_it() {
    let folder = tempfile::tempdir().unwrap();
    let order = order(folder.path(), 2);
    run(&order).unwrap();
    let read = |path: &FilePath| from_bytes(&std::fs::read(path).unwrap(), &layout(2)).unwrap();
    let before = Pupil::of(&read(&order.from[0]));
    let after = Pupil::of(&read(&folder.path().join("2-players.net")));
    assert_eq!(before.weights.len(), after.weights.len());
    let moves = before.weights.iter().zip(&after.weights);
    let moves: Vec<f32> = moves
        .map(|(before, after)| (before - after).abs())
        .collect();
    assert!(moves.iter().any(|by| *by > 1e-4));
    assert!(moves.iter().all(|by| *by < 0.1));
}

#[test]
fn a_net_that_does_not_fit_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |order: &Order| run(order).unwrap_err().to_string();
    let error = refused(&order(folder.path(), 3));
    assert!(error.contains("2-players.net"), "{error}");
    let mut order = order(folder.path(), 2);
    order.from[0].set_file_name("missing.net");
    let error = refused(&order);
    assert!(error.contains("missing.net"), "{error}");
}

#[test]
fn an_impossible_order_is_refused_before_anything_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let wrong: [fn(&mut Order); 15] = [
        |o| o.players = 1,
        |o| o.players = 5,
        |o| o.folder = PathBuf::new(),
        |o| o.minutes = f64::NAN,
        |o| o.minutes = -1.0,
        |o| o.threads = 0,
        |o| o.rates = [1e-3, 0.0],
        |o| o.rates = [f32::INFINITY, 1e-3],
        |o| o.round = 0,
        |o| o.round = u64::MAX,
        |o| o.passes = 0,
        |o| o.window = u64::MAX,
        |o| o.width = WIDTH + 1,
        |o| o.panels = 9,
        |o| o.every = 0,
    ];
    for (n, spoil) in wrong.into_iter().enumerate() {
        let mut order = order(&folder.path().join("none"), 2);
        spoil(&mut order);
        let error = run(&order).unwrap_err();
        assert!(matches!(error, TrainingError::Order(_)), "{n}: {error}");
        assert!(error.to_string().ends_with('.'), "{error}");
    }
    assert!(!folder.path().join("none").exists());
}

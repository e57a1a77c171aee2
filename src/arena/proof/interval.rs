//! How sure a share of wins is, and what it means in Elo.

/// Two-sided 95 % of the normal distribution.
pub(super) const Z95: f64 = 1.959_963_984_540_054;

/// The 95 % score interval of a share, `wins` of `games`; shared wins count as fractions.
///
/// E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal
/// of the American Statistical Association 22 (1927). It takes games for independent; rotations of
/// one deal are not quite, which makes it a little too wide rather than too narrow.
pub fn wilson(wins: f64, games: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let (share, z) = (wins / games, Z95 * Z95 / games);
    let middle = (share + z / 2.0) / (1.0 + z);
    let half = (z * (share * (1.0 - share) + z / 4.0)).sqrt() / (1.0 + z);
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// The share of wins of a player who is `elo` better than each of its `players - 1` rivals.
///
/// A. E. Elo's scale on the choice model of R. D. Luce ("Individual Choice Behavior", 1959): each
/// wins in proportion to its strength. Equals win 1/N; between two it is the usual Elo curve.
pub fn expected_share(elo: f64, players: usize) -> f64 {
    let strength = 10_f64.powf(elo / 400.0);
    strength / (strength + players as f64 - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-6
    }

    #[test]
    fn wilson_agrees_with_published_values() {
        // As R's prop.test(..., correct = FALSE) has them.
        for (wins, games, low, high) in [
            (8.0, 10.0, 0.490_162_5, 0.943_317_8),
            (0.0, 10.0, 0.0, 0.277_532_8),
            (10.0, 10.0, 0.722_467_2, 1.0),
            (50.0, 100.0, 0.403_831_5, 0.596_168_5),
        ] {
            let (l, h) = wilson(wins, games);
            assert!(
                close(l, low) && close(h, high),
                "{wins} of {games}: {l} {h}"
            );
        }
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }

    #[test]
    fn equals_win_their_fair_share() {
        assert!(close(expected_share(0.0, 2), 0.5));
        assert!(close(expected_share(0.0, 4), 0.25));
        assert!(close(expected_share(400.0, 2), 10.0 / 11.0));
        assert!(close(expected_share(-400.0, 3), 0.1 / 2.1));
    }
}

//! Bradley-Terry ratings of bots from the games that they won.
//!
//! The model for more than two at a table is Luce's: each seat wins in proportion to its bot's
//! strength, so for two it is that of R. A. Bradley and M. E. Terry ("Rank analysis of incomplete
//! block designs", Biometrika 39, 1952). The likelihood is concave in the logarithms of the
//! strengths (D. R. Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of
//! Statistics 32, 2004), so Newton's method finds its peak; intervals come from the curvature there.

use super::interval::Z95;

/// Games with the same bots at the table, wherever they sat.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// How many seats each bot had.
    pub seats: Vec<u8>,
    /// How many games were decided.
    pub games: f64,
    /// The wins of each bot, all its seats together.
    pub wins: Vec<f64>,
}

/// A strength in Elo, relative to the last bot.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rating {
    /// The strength.
    pub elo: f64,
    /// Half of the 95 % interval.
    pub margin: f64,
}

/// Everybody is taken to have drawn so many games against a bot of middling strength: otherwise
/// one that won all its games would be infinitely strong.
const PRIOR: f64 = 1.0;
const STEPS: usize = 200;
/// No step of Newton's method changes a logarithm by more.
const LARGEST_STEP: f64 = 2.0;

/// The ratings of all bots, in their order, relative to the last.
pub fn ratings(fields: &[Field]) -> Vec<Rating> {
    let count = fields.first().map_or(0, |field| field.seats.len());
    let mut logs = vec![0.0; count];
    for _ in 0..STEPS {
        let (slope, curvature) = derivatives(fields, &logs);
        let inverse = inverse(curvature);
        let step = |i: usize| -> f64 { inverse[i].iter().zip(&slope).map(|(a, b)| a * b).sum() };
        let steps: Vec<f64> = (0..count).map(step).collect();
        let largest = steps.iter().fold(0.0_f64, |a, b| a.max(b.abs()));
        let scale = (LARGEST_STEP / largest.max(LARGEST_STEP)).min(1.0);
        for (log, step) in logs.iter_mut().zip(&steps) {
            *log += scale * step;
        }
        if largest < 1e-10 {
            break;
        }
    }
    let variance = inverse(derivatives(fields, &logs).1);
    let unit = 400.0 / std::f64::consts::LN_10;
    let last = count.wrapping_sub(1);
    (0..count)
        .map(|i| {
            let spread = variance[i][i] + variance[last][last] - 2.0 * variance[i][last];
            Rating {
                elo: unit * (logs[i] - logs[last]),
                margin: unit * Z95 * spread.max(0.0).sqrt(),
            }
        })
        .collect()
}

/// The slope of the log-likelihood, and its curvature with the sign turned.
fn derivatives(fields: &[Field], logs: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let count = logs.len();
    let mut slope = vec![0.0; count];
    let mut curvature = vec![vec![0.0; count]; count];
    for (i, log) in logs.iter().enumerate() {
        let chance = 1.0 / (1.0 + (-log).exp());
        slope[i] += PRIOR * (0.5 - chance);
        curvature[i][i] += PRIOR * chance * (1.0 - chance);
    }
    for field in fields {
        let seats = field.seats.iter().zip(logs);
        let strengths: Vec<f64> = seats.map(|(n, log)| f64::from(*n) * log.exp()).collect();
        let total: f64 = strengths.iter().sum();
        for i in 0..count {
            let chance = strengths[i] / total;
            slope[i] += field.wins[i] - field.games * chance;
            curvature[i][i] += field.games * chance;
            for j in 0..count {
                curvature[i][j] -= field.games * chance * strengths[j] / total;
            }
        }
    }
    (slope, curvature)
}

/// The inverse of a positive definite matrix, by Gauss and Jordan.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    for (i, row) in matrix.iter_mut().enumerate() {
        row.extend((0..count).map(|j| f64::from(u8::from(i == j))));
    }
    for column in 0..count {
        let pivot = matrix[column][column];
        for value in &mut matrix[column] {
            *value /= pivot;
        }
        let pivot_row = matrix[column].clone();
        for (i, row) in matrix.iter_mut().enumerate() {
            let factor = row[column];
            if i != column {
                for (value, pivot) in row.iter_mut().zip(&pivot_row) {
                    *value -= factor * pivot;
                }
            }
        }
    }
    matrix
        .into_iter()
        .map(|row| row[count..].to_vec())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What bots of these ratings would win on average at this table.
    fn field(seats: &[u8], elo: &[f64], games: f64) -> Field {
        let strength = |(n, elo): (&u8, &f64)| f64::from(*n) * 10_f64.powf(elo / 400.0);
        let strengths: Vec<f64> = seats.iter().zip(elo).map(strength).collect();
        let total: f64 = strengths.iter().sum();
        Field {
            seats: seats.to_vec(),
            games,
            wins: strengths.iter().map(|s| games * s / total).collect(),
        }
    }

    #[test]
    fn known_strengths_are_recovered() {
        let elo = [310.0, 140.0, -55.0, 0.0];
        let fields = [
            field(&[1, 1, 0, 0], &elo, 40_000.0),
            field(&[0, 1, 1, 0], &elo, 40_000.0),
            field(&[0, 0, 1, 1], &elo, 40_000.0),
            field(&[1, 0, 0, 3], &elo, 40_000.0),
            field(&[1, 1, 1, 1], &elo, 40_000.0),
        ];
        for (rating, known) in ratings(&fields).iter().zip(elo) {
            assert!((rating.elo - known).abs() < 0.1, "{rating:?} {known}");
            assert!(rating.margin < 10.0);
        }
    }

    #[test]
    fn the_margin_is_that_of_a_share() {
        // Of 100 games 50 won: 1.96 standard errors of 0.05 are 0.098; the curve is 695 Elo a share.
        let even = ratings(&[field(&[1, 1], &[0.0, 0.0], 100.0)]);
        assert!(even[0].elo.abs() < 1e-6);
        assert!((even[0].margin - 68.1).abs() < 1.0, "{}", even[0].margin);
        assert_eq!(even[1], Rating::default());
    }

    #[test]
    fn whoever_always_wins_is_finitely_strong() {
        let field = Field {
            seats: vec![1, 1],
            games: 200.0,
            wins: vec![200.0, 0.0],
        };
        let rating = ratings(&[field])[0];
        assert!((700.0..1500.0).contains(&rating.elo), "{rating:?}");
        assert!(rating.margin > 200.0 && rating.margin.is_finite());
        assert!(ratings(&[]).is_empty());
    }
}

//! A mean and how far it can be trusted.

/// The mean of numbers, added one by one, with its standard error (Welford, 1962).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spread {
    count: u32,
    mean: f64,
    squares: f64,
}

impl Spread {
    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        let off = number - self.mean;
        self.mean += off / f64::from(self.count);
        self.squares += off * (number - self.mean);
    }

    /// How many numbers there are.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// Their mean; 0 of none.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// The standard error of the mean; without bound where there are fewer than two numbers.
    pub fn error(&self) -> f64 {
        match self.count {
            0 | 1 => f64::INFINITY,
            count => {
                let count = f64::from(count);
                (self.squares / (count - 1.0) / count).max(0.0).sqrt()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_the_deviation_over_the_root_of_the_count() {
        let mut spread = Spread::default();
        assert_eq!((spread.mean(), spread.error()), (0.0, f64::INFINITY));
        for number in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            spread.add(number);
        }
        assert_eq!((spread.count(), spread.mean()), (8, 5.0));
        // The deviation of a sample: the root of 32 / 7.
        let error = (32.0_f64 / 7.0).sqrt() / 8.0_f64.sqrt();
        assert!((spread.error() - error).abs() < 1e-12);
        let same = [0.25; 5].into_iter().fold(Spread::default(), |mut s, n| {
            s.add(n);
            s
        });
        assert_eq!((same.mean(), same.error()), (0.25, 0.0));
    }
}

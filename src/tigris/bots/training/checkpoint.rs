//! What a training writes down so that it can be taken up again.

use super::adam::Pupil;
use crate::files;
use crate::tigris::bots::checksum::checksum;
use crate::tigris::bots::features::feature_hash;
use crate::tigris::bots::net::MOST_PANELS;
use std::io;
use std::path::Path;

const MAGIC: &[u8; 8] = b"TWORTRN1";

/// More than three numbers for every weight of the largest net take.
pub(super) const LARGEST: u64 = 64 * 1024 * 1024;

/// A training as it stands.
#[derive(Clone, Debug)]
pub(super) struct Checkpoint {
    pub(super) pupil: Pupil,
    /// Games played so far; the next one's seed follows from it.
    pub(super) games: u64,
    /// Seconds spent, over all sessions.
    pub(super) seconds: f64,
}

impl Checkpoint {
    /// Writes the file so that the old one stays whole if anything fails.
    pub(super) fn save(&self, path: &Path) -> io::Result<()> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(self.pupil.players as u8);
        bytes.extend(feature_hash(self.pupil.players).to_le_bytes());
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.seconds.to_le_bytes());
        bytes.extend(self.pupil.steps.to_le_bytes());
        for list in [&self.pupil.weights, &self.pupil.mean, &self.pupil.square] {
            for number in list {
                bytes.extend(number.to_le_bytes());
            }
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        Ok(files::write(path, &bytes)?)
    }

    /// Reads what [`save`](Checkpoint::save) wrote.
    pub(super) fn load(path: &Path) -> io::Result<Checkpoint> {
        let bytes = files::read(path, LARGEST)?;
        read(&bytes).ok_or_else(|| {
            let text = format!(
                "{}: no checkpoint of these features, or damaged",
                path.display()
            );
            io::Error::new(io::ErrorKind::InvalidData, text)
        })
    }
}

fn read(bytes: &[u8]) -> Option<Checkpoint> {
    let (body, sum) = bytes.split_last_chunk::<8>()?;
    if checksum(body).to_le_bytes() != *sum {
        return None;
    }
    let (magic, rest) = body.split_first_chunk::<8>()?;
    let ([players], rest) = rest.split_first_chunk::<1>()?;
    let players = usize::from(*players);
    let (hash, rest) = rest.split_first_chunk::<8>()?;
    if magic != MAGIC || !(2..=4).contains(&players) {
        return None;
    }
    if u64::from_le_bytes(*hash) != feature_hash(players) {
        return None;
    }
    let (games, rest) = rest.split_first_chunk::<8>()?;
    let (seconds, rest) = rest.split_first_chunk::<8>()?;
    let (steps, rest) = rest.split_first_chunk::<8>()?;
    let (numbers, none) = rest.as_chunks::<4>();
    let count = numbers.len() / 3;
    let panels = Pupil::panels(players, count)?;
    if !none.is_empty() || numbers.len() != 3 * count || panels > MOST_PANELS {
        return None;
    }
    let mut numbers = numbers.iter().map(|n| f32::from_le_bytes(*n));
    let mut list = || numbers.by_ref().take(count).collect();
    let pupil = Pupil {
        players,
        weights: list(),
        mean: list(),
        square: list(),
        steps: u64::from_le_bytes(*steps),
    };
    Some(Checkpoint {
        pupil,
        games: u64::from_le_bytes(*games),
        seconds: f64::from_le_bytes(*seconds),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_training_is_taken_up_where_it_was_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("two.train");
        let mut pupil = Pupil::new(2, 5).widened(2, 6);
        pupil.steps = 77;
        let before = Checkpoint {
            pupil,
            games: 123,
            seconds: 4.5,
        };
        before.save(&path).unwrap();
        let after = Checkpoint::load(&path).unwrap();
        assert_eq!(after.games, 123);
        assert_eq!(after.pupil.weights, before.pupil.weights);
        assert_eq!(after.pupil.steps, 77);
        let mut bytes = std::fs::read(&path).unwrap();
        bytes[100] ^= 1;
        std::fs::write(&path, bytes).unwrap();
        let error = Checkpoint::load(&path).unwrap_err().to_string();
        assert!(error.contains("two.train"), "{error}");
    }
}

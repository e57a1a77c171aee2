//! What a training writes down so that it can be taken up again.

use super::School;
use super::pupil::Pupil;
use crate::files;
use crate::net::{MOST_PANELS, checksum};
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
        bytes.push(self.pupil.layout.players() as u8);
        bytes.extend(self.pupil.layout.hash().to_le_bytes());
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
    pub(super) fn load<const N: usize>(
        path: &Path,
        school: &impl School<N>,
    ) -> io::Result<Checkpoint> {
        let bytes = files::read(path, LARGEST)?;
        read(&bytes, school).ok_or_else(|| {
            let text = format!(
                "{}: no checkpoint of these features, or damaged",
                path.display()
            );
            io::Error::new(io::ErrorKind::InvalidData, text)
        })
    }
}

fn read<const N: usize, S: School<N>>(bytes: &[u8], school: &S) -> Option<Checkpoint> {
    let (body, sum) = bytes.split_last_chunk::<8>()?;
    if checksum(body).to_le_bytes() != *sum {
        return None;
    }
    let (magic, rest) = body.split_first_chunk::<8>()?;
    let ([players], rest) = rest.split_first_chunk::<1>()?;
    let players = usize::from(*players);
    let (hash, rest) = rest.split_first_chunk::<8>()?;
    if magic != MAGIC || !S::PLAYERS.contains(&players) {
        return None;
    }
    let layout = school.layout(players);
    if u64::from_le_bytes(*hash) != layout.hash() {
        return None;
    }
    let (games, rest) = rest.split_first_chunk::<8>()?;
    let (seconds, rest) = rest.split_first_chunk::<8>()?;
    let (steps, rest) = rest.split_first_chunk::<8>()?;
    let (numbers, none) = rest.as_chunks::<4>();
    let count = numbers.len() / 3;
    let panels = Pupil::panels(&layout, count)?;
    if !none.is_empty() || numbers.len() != 3 * count || panels > MOST_PANELS {
        return None;
    }
    let mut numbers = numbers.iter().map(|n| f32::from_le_bytes(*n));
    let mut list = || numbers.by_ref().take(count).collect();
    let pupil = Pupil {
        layout,
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
    use crate::net::testing::layout;
    use crate::net::{Layout, Net};
    use crate::training::{Order, Path as Played, Rival, Summary};
    use std::ops::RangeInclusive;
    use std::sync::Arc;

    /// A school where nothing is played.
    struct Empty;

    impl School<256> for Empty {
        const PLAYERS: RangeInclusive<usize> = 2..=4;
        const WIDEST: usize = 0;

        fn layout(&self, players: usize) -> Arc<Layout> {
            layout(players)
        }

        fn name(&self, players: usize) -> String {
            players.to_string()
        }

        fn short(&self, players: usize) -> String {
            players.to_string()
        }

        fn trust(&self, _: usize) -> f32 {
            0.5
        }

        fn play(&self, _: &Net, _: &Order, _: u64) -> (Vec<Played<256>>, Summary) {
            Default::default()
        }

        fn game(&self, _: &Net, _: Rival<'_>, _: u64) -> f32 {
            0.5
        }
    }

    #[test]
    fn a_training_is_taken_up_where_it_was_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("two.train");
        let mut pupil = Pupil::new(&layout(2), 5).widened(2, 6);
        pupil.steps = 77;
        let before = Checkpoint {
            pupil,
            games: 123,
            seconds: 4.5,
        };
        before.save(&path).unwrap();
        let after = Checkpoint::load(&path, &Empty).unwrap();
        assert_eq!(after.games, 123);
        assert_eq!(after.pupil.weights, before.pupil.weights);
        assert_eq!(after.pupil.steps, 77);
        let mut bytes = std::fs::read(&path).unwrap();
        bytes[100] ^= 1;
        std::fs::write(&path, bytes).unwrap();
        let error = Checkpoint::load(&path, &Empty).unwrap_err().to_string();
        assert!(error.contains("two.train"), "{error}");
    }
}

//! Nets as files: small, checked, and refused with a clear reason when they do not fit.
//!
//! A file holds, little end first: the magic `TWORNET1`, the number of players (1 byte), the hidden
//! units (2), the rows (4), the hash of the features (8), the scale of the rows (4); the rows as
//! 16-bit numbers times the scale; bias, output weights and their bias as 32-bit numbers; and an
//! FNV-1a checksum of all before it (8).

use super::checksum::checksum;
use super::features::{feature_hash, row_count};
use super::net::{HIDDEN, Layer, Weights};
use std::fmt;

const MAGIC: &[u8; 8] = b"TWORNET1";

/// Why a file is no net for this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// It does not begin as a net does.
    NotANet,
    /// It was made for another number of players, or for other features.
    OtherFeatures,
    /// It is shorter or longer than it should be, or its checksum is wrong.
    Damaged,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NetError::NotANet => "it is not a net of this program",
            NetError::OtherFeatures => {
                "it was made for another number of players or by another version"
            }
            NetError::Damaged => "it is damaged",
        })
    }
}

impl std::error::Error for NetError {}

/// Writes weights as a file.
pub(crate) fn to_bytes(weights: &Weights) -> Vec<u8> {
    let largest = weights
        .rows
        .iter()
        .flatten()
        .fold(0.0_f32, |most, w| most.max(w.abs()));
    let scale = if largest > 0.0 {
        largest / f32::from(i16::MAX)
    } else {
        1.0
    };
    let mut bytes = MAGIC.to_vec();
    bytes.push(weights.players as u8);
    bytes.extend((HIDDEN as u16).to_le_bytes());
    bytes.extend((weights.rows.len() as u32).to_le_bytes());
    bytes.extend(feature_hash(weights.players).to_le_bytes());
    bytes.extend(scale.to_le_bytes());
    for weight in weights.rows.iter().flatten() {
        bytes.extend(((weight / scale).round() as i16).to_le_bytes());
    }
    let out = weights.out.iter().flatten();
    for number in weights.bias.iter().chain(out).chain(&weights.out_bias) {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// Reads a file for this number of players.
///
/// # Errors
/// Says why the file does not fit.
pub(crate) fn from_bytes(bytes: &[u8], players: usize) -> Result<Weights, NetError> {
    let mut reader = Reader(bytes);
    if reader.take() != Ok(*MAGIC) {
        return Err(NetError::NotANet);
    }
    let [made_for] = reader.take()?;
    let hidden = u16::from_le_bytes(reader.take()?);
    let rows = u32::from_le_bytes(reader.take()?) as usize;
    let hash = u64::from_le_bytes(reader.take()?);
    if usize::from(made_for) != players
        || usize::from(hidden) != HIDDEN
        || rows != row_count(players)
        || hash != feature_hash(players)
    {
        return Err(NetError::OtherFeatures);
    }
    let scale = f32::from_le_bytes(reader.take()?);
    let mut weights = Weights {
        players,
        rows: vec![[0.0; HIDDEN]; rows],
        bias: [0.0; HIDDEN],
        out: [[0.0; HIDDEN]; 2],
        out_bias: [0.0; 2],
    };
    for weight in weights.rows.iter_mut().flatten() {
        *weight = f32::from(i16::from_le_bytes(reader.take()?)) * scale;
    }
    reader.layer(&mut weights.bias)?;
    for out in &mut weights.out {
        reader.layer(out)?;
    }
    for bias in &mut weights.out_bias {
        *bias = reader.number()?;
    }
    let body = &bytes[..bytes.len() - reader.0.len()];
    if reader.take() != Ok(checksum(body).to_le_bytes()) || !reader.0.is_empty() {
        return Err(NetError::Damaged);
    }
    Ok(weights)
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (first, rest) = self.0.split_first_chunk().ok_or(NetError::Damaged)?;
        self.0 = rest;
        Ok(*first)
    }

    /// A number that arithmetic can go on with.
    fn number(&mut self) -> Result<f32, NetError> {
        let number = f32::from_le_bytes(self.take()?);
        number
            .is_finite()
            .then_some(number)
            .ok_or(NetError::Damaged)
    }

    fn layer(&mut self, layer: &mut Layer) -> Result<(), NetError> {
        for number in layer {
            *number = self.number()?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weights() -> Weights {
        let rows = (0..row_count(2)).map(|i| [(i as f32).sin(); HIDDEN]);
        Weights {
            players: 2,
            rows: rows.collect(),
            bias: [0.25; HIDDEN],
            out: [[0.5; HIDDEN], [-0.5; HIDDEN]],
            out_bias: [0.1, -0.1],
        }
    }

    #[test]
    fn a_file_holds_the_weights_closely() {
        let before = weights();
        let after = from_bytes(&to_bytes(&before), 2).unwrap();
        assert_eq!(after.bias, before.bias);
        assert_eq!(after.out, before.out);
        for (a, b) in after
            .rows
            .iter()
            .flatten()
            .zip(before.rows.iter().flatten())
        {
            assert!((a - b).abs() < 1e-4);
        }
    }

    #[test]
    fn a_file_that_does_not_fit_is_refused_and_says_why() {
        let bytes = to_bytes(&weights());
        assert_eq!(from_bytes(&bytes, 3), Err(NetError::OtherFeatures));
        assert_eq!(from_bytes(b"a letter", 2), Err(NetError::NotANet));
        assert_eq!(
            from_bytes(&bytes[..bytes.len() - 1], 2),
            Err(NetError::Damaged)
        );
        let mut longer = bytes.clone();
        longer.push(0);
        assert_eq!(from_bytes(&longer, 2), Err(NetError::Damaged));
        let mut flipped = bytes.clone();
        flipped[5_000] ^= 4;
        assert_eq!(from_bytes(&flipped, 2), Err(NetError::Damaged));
        for cut in 0..60 {
            assert!(from_bytes(&bytes[..cut], 2).is_err());
        }
    }
}

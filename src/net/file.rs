//! Nets as files: small, checked, and refused with a clear reason when they do not fit.
//!
//! A file holds, little end first: the magic `TWORNET1`, the number of players (1 byte), the hidden
//! units (2), the rows (4), the hash of the features (8), the scale of the rows (4); for each panel of
//! the hidden layer its rows as 16-bit numbers times the scale, then bias and output weights as 32-bit
//! numbers; the outputs' bias; and an FNV-1a checksum of all before it (8).

use super::{Layer, Layout, MOST_PANELS, PANEL, Panel, Weights, checksum};
use std::fmt;
use std::sync::Arc;

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
        .panels
        .iter()
        .flat_map(|panel| panel.rows.iter().flatten())
        .fold(0.0_f32, |most, w| most.max(w.abs()));
    let scale = if largest > 0.0 {
        largest / f32::from(i16::MAX)
    } else {
        1.0
    };
    let mut bytes = MAGIC.to_vec();
    bytes.push(weights.layout.players() as u8);
    let hidden = PANEL * weights.panels.len();
    bytes.extend((hidden as u16).to_le_bytes());
    bytes.extend((weights.layout.rows() as u32).to_le_bytes());
    bytes.extend(weights.layout.hash().to_le_bytes());
    bytes.extend(scale.to_le_bytes());
    for panel in &weights.panels {
        for weight in panel.rows.iter().flatten() {
            bytes.extend(((weight / scale).round() as i16).to_le_bytes());
        }
        for number in panel.bias.iter().chain(panel.out.iter().flatten()) {
            bytes.extend(number.to_le_bytes());
        }
    }
    for number in weights.out_bias {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// Reads a file of a net that is told this.
///
/// # Errors
/// Says why the file does not fit.
pub(crate) fn from_bytes(bytes: &[u8], layout: &Arc<Layout>) -> Result<Weights, NetError> {
    let mut reader = Reader(bytes);
    if reader.take() != Ok(*MAGIC) {
        return Err(NetError::NotANet);
    }
    let [made_for] = reader.take()?;
    let hidden = usize::from(u16::from_le_bytes(reader.take()?));
    let rows = u32::from_le_bytes(reader.take()?) as usize;
    let hash = u64::from_le_bytes(reader.take()?);
    let panels = hidden / PANEL;
    if usize::from(made_for) != layout.players()
        || hidden % PANEL != 0
        || !(1..=MOST_PANELS).contains(&panels)
        || rows != layout.rows()
        || hash != layout.hash()
    {
        return Err(NetError::OtherFeatures);
    }
    let scale = reader.number()?;
    let mut weights = Weights {
        layout: layout.clone(),
        panels: Vec::new(),
        out_bias: [0.0; 2],
    };
    for _ in 0..panels {
        weights.panels.push(reader.panel(rows, scale)?);
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

    fn layer(&mut self) -> Result<Layer, NetError> {
        let mut layer = [0.0; PANEL];
        for number in &mut layer {
            *number = self.number()?;
        }
        Ok(layer)
    }

    fn panel(&mut self, count: usize, scale: f32) -> Result<Panel, NetError> {
        let mut rows = vec![[0.0; PANEL]; count];
        for weight in rows.iter_mut().flatten() {
            *weight = f32::from(i16::from_le_bytes(self.take()?)) * scale;
        }
        Ok(Panel {
            rows,
            bias: self.layer()?,
            out: [self.layer()?, self.layer()?],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::testing::layout;

    fn weights() -> Weights {
        let panel = |bias: f32| Panel {
            rows: (0..layout(2).rows())
                .map(|i| [(i as f32 + bias).sin(); PANEL])
                .collect(),
            bias: [bias; PANEL],
            out: [[0.5; PANEL], [-0.5; PANEL]],
        };
        Weights {
            layout: layout(2),
            panels: vec![panel(0.25), panel(0.5)],
            out_bias: [0.1, -0.1],
        }
    }

    #[test]
    fn a_file_holds_the_weights_closely() {
        let before = weights();
        let after = from_bytes(&to_bytes(&before), &layout(2)).unwrap();
        assert_eq!(after.out_bias, before.out_bias);
        assert_eq!(after.panels.len(), before.panels.len());
        for (after, before) in after.panels.iter().zip(&before.panels) {
            assert_eq!(after.bias, before.bias);
            assert_eq!(after.out, before.out);
            let rows = |panel: &Panel| panel.rows.clone().into_flattened();
            for (a, b) in rows(after).iter().zip(rows(before)) {
                assert!((a - b).abs() < 1e-4);
            }
        }
    }

    #[test]
    fn a_file_that_does_not_fit_is_refused_and_says_why() {
        let bytes = to_bytes(&weights());
        assert_eq!(from_bytes(&bytes, &layout(3)), Err(NetError::OtherFeatures));
        assert_eq!(from_bytes(b"a letter", &layout(2)), Err(NetError::NotANet));
        assert_eq!(
            from_bytes(&bytes[..bytes.len() - 1], &layout(2)),
            Err(NetError::Damaged)
        );
        let mut longer = bytes.clone();
        longer.push(0);
        assert_eq!(from_bytes(&longer, &layout(2)), Err(NetError::Damaged));
        let mut flipped = bytes.clone();
        flipped[5_000] ^= 4;
        assert_eq!(from_bytes(&flipped, &layout(2)), Err(NetError::Damaged));
        for cut in 0..60 {
            assert!(from_bytes(&bytes[..cut], &layout(2)).is_err());
        }
    }
}

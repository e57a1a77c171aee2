//! The net that the levels play by, shipped with the program.

use super::features::layout;
use crate::files::read;
use crate::net::{Net, checksum, from_bytes};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

static SHIPPED: &[u8] = include_bytes!("../../../assets/nets/babel.net");

/// What the file is called, in a folder of nets as well.
const NAME: &str = "babel.net";

/// Far more than a net of this game takes.
const LARGEST: u64 = 8 * 1024 * 1024;

/// The net that ships with the program.
pub(super) fn shipped() -> Arc<Net> {
    ready().clone()
}

fn ready() -> &'static Arc<Net> {
    static READY: LazyLock<Arc<Net>> = LazyLock::new(|| match from_bytes(SHIPPED, &layout()) {
        Ok(weights) => Arc::new(Net::new(&weights)),
        // A test reads it.
        Err(why) => unreachable!("the shipped {NAME}: {why}"),
    });
    &READY
}

/// The same, for whoever keeps none.
pub(super) fn shared() -> &'static Net {
    ready()
}

/// What tells the shipped net from those of other versions.
pub(crate) fn fingerprint() -> u64 {
    static PRINT: LazyLock<u64> = LazyLock::new(|| checksum(SHIPPED));
    *PRINT
}

/// A file of a net that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetFileError {
    /// Which file.
    pub file: PathBuf,
    /// What is wrong with it, for developers.
    pub why: String,
}

/// The net of a folder.
///
/// # Errors
/// Names the file and says why it cannot be used.
pub(super) fn of_folder(folder: &Path) -> Result<Arc<Net>, NetFileError> {
    let file = folder.join(NAME);
    let error = |why: String| NetFileError {
        file: file.clone(),
        why,
    };
    let bytes = read(&file, LARGEST).map_err(|why| error(why.to_string()))?;
    let weights = from_bytes(&bytes, &layout()).map_err(|why| error(why.to_string()))?;
    Ok(Arc::new(Net::new(&weights)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_net_is_whole_and_small() {
        assert!(from_bytes(SHIPPED, &layout()).is_ok());
        assert!(SHIPPED.len() < 150_000);
    }

    #[test]
    fn a_net_that_cannot_be_used_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let trouble = || of_folder(folder.path()).map(|_| ()).unwrap_err();
        assert!(trouble().file.ends_with(NAME));
        std::fs::write(folder.path().join(NAME), &SHIPPED[..900]).unwrap();
        assert_eq!(trouble().why, "it is damaged");
        std::fs::write(folder.path().join(NAME), SHIPPED).unwrap();
        assert!(of_folder(folder.path()).is_ok());
    }
}

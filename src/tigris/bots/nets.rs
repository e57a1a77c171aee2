//! The nets that the bots play by: one for every number of players, shipped with the program.

use super::features::layout;
use crate::files::{DiskError, read};
use crate::net::{Net, NetError, checksum, from_bytes};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

static SHIPPED: [&[u8]; 3] = [
    include_bytes!("../../../assets/nets/2-players.net"),
    include_bytes!("../../../assets/nets/3-players.net"),
    include_bytes!("../../../assets/nets/4-players.net"),
];

/// What the files of nets are called.
const NAMES: [&str; 3] = ["2-players.net", "3-players.net", "4-players.net"];

/// All nets together are smaller.
const LARGEST: u64 = 8 * 1024 * 1024;

/// A net for each number of players.
#[derive(Clone, Debug)]
pub struct Nets([Arc<Net>; 3]);

/// A file of a net that cannot be used; the shipped one serves in its place.
#[derive(Debug)]
pub struct NetFileError {
    /// Which file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub flaw: NetFileFlaw,
}

/// What is wrong with a file of a net.
#[derive(Debug)]
pub enum NetFileFlaw {
    /// It cannot be read.
    File(DiskError),
    /// It is no net that serves.
    Net(NetError),
}

impl fmt::Display for NetFileFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetFileFlaw::File(why) => why.fmt(f),
            NetFileFlaw::Net(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for NetFileFlaw {}

impl fmt::Display for NetFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.flaw)
    }
}

impl std::error::Error for NetFileError {}

impl Nets {
    /// The nets that ship with the program.
    pub fn shipped() -> Nets {
        Nets::ready().clone()
    }

    /// The same, for whoever keeps none.
    pub(crate) fn ready() -> &'static Nets {
        static READY: LazyLock<Nets> = LazyLock::new(|| {
            let net = |i: usize| match from_bytes(SHIPPED[i], &layout(i + 2)) {
                Ok(weights) => Arc::new(Net::new(&weights)),
                // A test reads them all.
                Err(why) => unreachable!("the shipped {}: {why}", NAMES[i]),
            };
            Nets([net(0), net(1), net(2)])
        });
        &READY
    }

    /// What tells the shipped nets from those of other versions.
    pub(crate) fn fingerprint() -> u64 {
        static PRINT: LazyLock<u64> = LazyLock::new(|| checksum(&SHIPPED.concat()));
        *PRINT
    }

    /// The nets of a folder; a shipped one where a file is missing or refused, with what was wrong
    /// with the files that are there.
    pub fn read(folder: &Path) -> (Nets, Vec<NetFileError>) {
        let mut nets = Nets::shipped();
        let mut troubles = Vec::new();
        for (i, name) in NAMES.iter().enumerate() {
            let path = folder.join(name);
            let flaw = match read(&path, LARGEST) {
                Err(fault) if fault.is_gone() => continue,
                Err(why) => NetFileFlaw::File(why),
                Ok(bytes) => match from_bytes(&bytes, &layout(i + 2)) {
                    Ok(weights) => {
                        nets.0[i] = Arc::new(Net::new(&weights));
                        continue;
                    }
                    Err(why) => NetFileFlaw::Net(why),
                },
            };
            troubles.push(NetFileError { path, flaw });
        }
        (nets, troubles)
    }

    /// The net for this number of players, 2 to 4.
    pub(crate) fn of(&self, players: usize) -> &Net {
        &self.0[players.clamp(2, 4) - 2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::bots::features::Levels;

    #[test]
    fn the_shipped_nets_are_whole_and_small() {
        for (i, bytes) in SHIPPED.iter().enumerate() {
            assert!(from_bytes(bytes, &layout(i + 2)).is_ok(), "{}", NAMES[i]);
        }
        // With that of Babel and those of the yardstick, 4 MB at most.
        assert!(SHIPPED.iter().map(|bytes| bytes.len()).sum::<usize>() < 2_900_000);
    }

    #[test]
    fn the_nets_of_the_yardstick_can_still_be_read() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/nets/1");
        assert!(NAMES.iter().all(|name| folder.join(name).is_file()));
        let (_, troubles) = Nets::read(&folder);
        assert!(troubles.is_empty(), "{troubles:?}");
    }

    #[test]
    fn a_damaged_file_is_named_and_the_shipped_net_serves() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(NAMES[1]), &SHIPPED[1][..900]).unwrap();
        std::fs::write(folder.path().join(NAMES[2]), SHIPPED[2]).unwrap();
        let (nets, troubles) = Nets::read(folder.path());
        assert_eq!(troubles.len(), 1);
        assert!(troubles[0].path.ends_with("3-players.net"));
        let levels = Levels::reaching([1, 2, 3]);
        let shipped = Nets::shipped();
        for players in 2..=4 {
            assert_eq!(
                nets.of(players).estimate(&levels),
                shipped.of(players).estimate(&levels)
            );
        }
    }
}

//! Whole files, read and written with care: the one door between this program and the disk.
//!
//! Only ordinary files are opened or replaced: a pipe would keep a reader waiting for ever, and a
//! device or a folder in place of a file is somebody's mistake that must not cost anything. What is
//! written is either the old file or the new one, whatever happens in between.

mod door;

pub use door::{Door, door, is_lockable, lockable};

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fmt;
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, SystemTime};

/// How unfinished files are called, so that nobody takes one for something finished.
const UNFINISHED: &str = ".two-rivers-";
const ENDING: &str = ".tmp";
/// How many letters and digits chance puts between the two.
const LETTERS: usize = 6;

/// How often and how long to wait for somebody who reads what is to be replaced.
const TRIES: usize = 50;
const WAIT: Duration = Duration::from_millis(10);

/// The longest path, in bytes, that Windows surely renames as it is written, the name of an unfinished
/// file included.
const SHORT: usize = 259 - UNFINISHED.len() - LETTERS - ENDING.len();

/// Left behind by a program that was killed while writing: whoever still writes touches his file
/// more often, and holds its lock besides.
const FORGOTTEN: Duration = Duration::from_secs(600);

/// Why a file cannot be read or written.
#[derive(Debug)]
pub enum DiskError {
    /// The system says so.
    Io(io::Error),
    /// It is a folder, a pipe or a device.
    NotAFile,
    /// It has more bytes than anything of its kind.
    TooLarge {
        /// The most that it may have, in bytes.
        limit: u64,
    },
    /// It is not text; lines are counted from 1.
    NotText {
        /// Counted from 1.
        line: usize,
    },
}

impl DiskError {
    /// Whether there is no such file.
    pub fn is_gone(&self) -> bool {
        matches!(self, DiskError::Io(why) if why.kind() == io::ErrorKind::NotFound)
    }
}

impl fmt::Display for DiskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // For developers; the sentences for players are in the locale.
        match self {
            DiskError::Io(why) => why.fmt(f),
            DiskError::NotAFile => f.write_str("not an ordinary file"),
            DiskError::TooLarge { limit } => write!(f, "larger than {limit} bytes"),
            DiskError::NotText { line } => write!(f, "line {line} is not text"),
        }
    }
}

impl std::error::Error for DiskError {}

impl From<io::Error> for DiskError {
    fn from(why: io::Error) -> DiskError {
        DiskError::Io(why)
    }
}

impl From<DiskError> for io::Error {
    fn from(error: DiskError) -> io::Error {
        match error {
            DiskError::Io(why) => why,
            DiskError::NotAFile => io::Error::new(io::ErrorKind::InvalidInput, error),
            DiskError::TooLarge { .. } | DiskError::NotText { .. } => {
                io::Error::new(io::ErrorKind::InvalidData, error)
            }
        }
    }
}

/// Opens an ordinary file, for whoever reads it piece by piece.
///
/// # Errors
/// What the system says, or that it is no ordinary file.
pub fn open(path: &Path) -> Result<File, DiskError> {
    // Looked at before it is opened: opening a pipe waits for whoever writes into it.
    ordinary(&std::fs::metadata(path)?)?;
    let file = File::open(path)?;
    // And again, for it may have been exchanged in between.
    ordinary(&file.metadata()?)?;
    Ok(file)
}

/// Reads a file that is not larger than `limit` bytes.
///
/// # Errors
/// What the system says, or that it is no ordinary file or too large.
pub fn read(path: &Path, limit: u64) -> Result<Vec<u8>, DiskError> {
    let mut bytes = Vec::new();
    let most = limit.saturating_add(1);
    open(path)?.take(most).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        return Err(DiskError::TooLarge { limit });
    }
    Ok(bytes)
}

/// Reads a text that is not larger than `limit` bytes.
///
/// # Errors
/// What the system says, or that it is no ordinary file, too large, or no text.
pub fn read_text(path: &Path, limit: u64) -> Result<String, DiskError> {
    String::from_utf8(read(path, limit)?).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + valid.iter().filter(|byte| **byte == b'\n').count();
        DiskError::NotText { line }
    })
}

/// Writes a file so that it is either the old one or the new one, whatever happens.
///
/// # Errors
/// What the system says, or that something else than an ordinary file is there; then it still is.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), DiskError> {
    let (path, old) = place(path)?;
    let (unfinished, path) = unfinished(&path, contents.as_ref())?;
    if let Some(old) = old {
        // Whoever may read the file may still read it. Not every system can say so.
        let _ = unfinished.as_file().set_permissions(old.permissions());
    }
    unlocked(&unfinished);
    replace(unfinished, &path)?;
    settle(&path);
    Ok(())
}

/// Writes a file where there is none yet.
///
/// # Errors
/// What the system says; there may be a file of this name
/// ([`AlreadyExists`](io::ErrorKind::AlreadyExists)), which is left alone.
pub fn write_new(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), DiskError> {
    let (path, old) = place(path)?;
    if old.is_some() {
        return Err(io::Error::from(io::ErrorKind::AlreadyExists).into());
    }
    let (unfinished, path) = unfinished(&path, contents.as_ref())?;
    unlocked(&unfinished);
    let written = unfinished.persist_noclobber(&path);
    written.map_err(|error| plain(&error.error))?;
    settle(&path);
    Ok(())
}

/// Adds a line to a text file, or begins one.
///
/// # Errors
/// What the system says, or that something else than an ordinary file is there.
pub fn append_line(path: &Path, line: &str) -> Result<(), DiskError> {
    let (path, _) = place(path)?;
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    ordinary(&file.metadata()?)?;
    Ok(file.write_all(format!("{line}\n").as_bytes())?)
}

/// Whether [`write`] would find a place for the file, as far as can be said without writing it.
///
/// # Errors
/// The reason why it would not.
pub fn can_write(path: &Path) -> Result<(), DiskError> {
    let (path, _) = place(path)?;
    // Folders that are missing would be made; the first one that exists must take a new file.
    let existing = folder(&path).ancestors().find(|folder| folder.exists());
    let existing = existing.filter(|folder| !folder.as_os_str().is_empty());
    let tried = tempfile::tempfile_in(existing.unwrap_or(Path::new(".")));
    tried.map_err(|why| plain(&why))?;
    Ok(())
}

/// Deletes an ordinary file.
///
/// # Errors
/// What the system says, or that something else is there.
pub fn remove(path: &Path) -> Result<(), DiskError> {
    let about = std::fs::symlink_metadata(path)?;
    if !about.is_symlink() {
        ordinary(&about)?;
    }
    Ok(std::fs::remove_file(path)?)
}

/// Gives a file another name that says what is wrong with it, and that no file had before:
/// `x.ron` becomes `x.damaged.ron`, or `x.damaged-2.ron`.
///
/// # Errors
/// What the system says; then the file still has its name.
pub fn set_aside(path: &Path) -> Result<PathBuf, DiskError> {
    ordinary(&std::fs::metadata(path)?)?;
    let aside = reserve(path)?;
    // The name is ours: nothing is lost when the file takes it.
    if let Err(why) = std::fs::rename(path, &aside) {
        let _ = std::fs::remove_file(&aside);
        return Err(why.into());
    }
    Ok(aside)
}

/// Keeps a copy of what is wrong in a file, under a name like that of [`set_aside`].
///
/// # Errors
/// What the system says; then there is no copy.
pub fn copy_aside(path: &Path, contents: impl AsRef<[u8]>) -> Result<PathBuf, DiskError> {
    let aside = reserve(path)?;
    if let Err(error) = write(&aside, contents) {
        let _ = std::fs::remove_file(&aside);
        return Err(error);
    }
    Ok(aside)
}

/// Removes what a killed program has left unfinished in a folder, and nothing else: what another
/// program is writing is locked.
pub fn clear_forgotten(folder: &Path) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| is_unfinished(&entry.file_name())) {
        let path = entry.path();
        let forgotten = entry.metadata().is_ok_and(|about| {
            let age = about.modified().map(away_from_now);
            about.is_file() && age.is_ok_and(|age| age > FORGOTTEN)
        });
        if forgotten && File::open(&path).is_ok_and(|file| file.try_lock().is_ok()) {
            // If it cannot be removed it does no harm either.
            let _ = std::fs::remove_file(&path);
        }
    }
}

/// How far a time is from now: a clock that was put back makes old files look younger than new.
fn away_from_now(time: SystemTime) -> Duration {
    let now = SystemTime::now();
    now.duration_since(time)
        .unwrap_or_else(|ahead| ahead.duration())
}

fn is_unfinished(name: &OsStr) -> bool {
    let name = name.to_string_lossy();
    let middle = name.strip_prefix(UNFINISHED);
    let middle = middle.and_then(|rest| rest.strip_suffix(ENDING));
    middle.is_some_and(|letters| {
        letters.len() == LETTERS && letters.bytes().all(|b| b.is_ascii_alphanumeric())
    })
}

fn ordinary(about: &Metadata) -> Result<(), DiskError> {
    if about.is_file() {
        Ok(())
    } else {
        Err(DiskError::NotAFile)
    }
}

fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Where a file is to be written, and what is there now. Whoever keeps a link in place of the file
/// means the file behind it.
fn place(path: &Path) -> Result<(PathBuf, Option<Metadata>), DiskError> {
    if path.file_name().is_none() {
        return Err(DiskError::NotAFile);
    }
    let about = match std::fs::symlink_metadata(path) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok((path.to_path_buf(), None)),
        about => about?,
    };
    let (path, about) = match about.is_symlink() {
        true => match std::fs::canonicalize(path) {
            Ok(path) => (path.clone(), std::fs::metadata(path)?),
            // It leads nowhere.
            Err(why) if why.kind() == io::ErrorKind::NotFound => return Err(DiskError::NotAFile),
            Err(why) => return Err(why.into()),
        },
        false => (path.to_path_buf(), about),
    };
    ordinary(&about)?;
    if about.permissions().readonly() {
        // A new file would take the place of one that its owner has protected.
        return Err(io::Error::from(io::ErrorKind::PermissionDenied).into());
    }
    Ok((path, Some(about)))
}

/// Makes a folder where there is none. A file of that name is none, and the file that was to be written
/// into the folder does not exist because of it, whatever the system calls the fault.
fn make_folder(folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder).map_err(|why| match why.kind() {
        io::ErrorKind::AlreadyExists => io::Error::from(io::ErrorKind::NotADirectory),
        _ => why,
    })
}

/// A new file beside the one that is meant, with its contents safely on the disk, and the path that it is
/// to take.
fn unfinished(
    path: &Path,
    contents: &[u8],
) -> Result<(tempfile::NamedTempFile, PathBuf), DiskError> {
    make_folder(folder(path))?;
    let path = renamable(path);
    let folder = folder(&path);
    clear_once(folder);
    let file = tempfile::Builder::new()
        .prefix(UNFINISHED)
        .suffix(ENDING)
        .rand_bytes(LETTERS)
        .tempfile_in(folder);
    let mut file = file.map_err(|why| plain(&why))?;
    // So that nobody takes it for forgotten. Where there are no locks, its youth protects it.
    let _ = file.as_file().try_lock();
    // Through the handle itself, so that the system's own words come without this file's name.
    file.as_file_mut().write_all(contents)?;
    file.as_file().sync_all()?;
    Ok((file, path))
}

/// Puts a finished file in the place of another. Windows replaces no file that somebody has open: another
/// window of this program that lists its games, or a scanner, which are through with it in no time.
fn replace(mut finished: tempfile::NamedTempFile, path: &Path) -> io::Result<()> {
    let mut tries = if cfg!(windows) { TRIES } else { 1 };
    loop {
        tries -= 1;
        match finished.persist(path) {
            Err(why) if tries > 0 && why.error.kind() == io::ErrorKind::PermissionDenied => {
                finished = why.file;
                std::thread::sleep(WAIT);
            }
            persisted => return persisted.map(drop).map_err(|why| why.error),
        }
    }
}

/// The path as it can be renamed to, its folder being there. The standard library opens paths of any length,
/// but what takes an unfinished file to its place hands paths to the system as they are, and Windows takes
/// long ones only when they are spelled out from the drive on.
fn renamable(path: &Path) -> PathBuf {
    let long = std::path::absolute(path).is_ok_and(|whole| whole.as_os_str().len() > SHORT);
    if !(cfg!(windows) && long) {
        return path.to_path_buf();
    }
    match (std::fs::canonicalize(folder(path)), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        // Then the system itself says what it does not take.
        _ => path.to_path_buf(),
    }
}

/// Other programs may read the file as soon as it has its name; some systems would not let them.
fn unlocked(unfinished: &tempfile::NamedTempFile) {
    let _ = unfinished.as_file().unlock();
}

/// The new name itself must reach the disk too; not every system can say so of a folder.
fn settle(path: &Path) {
    #[cfg(unix)]
    if let Ok(folder) = File::open(folder(path)) {
        let _ = folder.sync_all();
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// The first time that this program writes into a folder, it looks for what others left there.
fn clear_once(folder: &Path) {
    static CLEARED: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    let first = CLEARED
        .lock()
        .is_ok_and(|mut cleared| cleared.insert(folder.to_path_buf()));
    if first {
        clear_forgotten(folder);
    }
}

/// An empty file with a name that none had before.
fn reserve(path: &Path) -> Result<PathBuf, DiskError> {
    let name = path
        .file_name()
        .ok_or(DiskError::NotAFile)?
        .to_string_lossy();
    let (stem, ending) = name.rsplit_once('.').unwrap_or((&name, ""));
    for number in 1..=u32::MAX {
        let word = match number {
            1 => "damaged".to_string(),
            _ => format!("damaged-{number}"),
        };
        let free = path.with_file_name(match ending {
            "" => format!("{stem}.{word}"),
            _ => format!("{stem}.{word}.{ending}"),
        });
        match OpenOptions::new().write(true).create_new(true).open(&free) {
            Ok(_) => return Ok(free),
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
            Err(why) => return Err(why.into()),
        }
    }
    Err(io::Error::from(io::ErrorKind::AlreadyExists).into())
}

/// The same without the name of the unfinished file, which nobody has asked for.
fn plain(error: &io::Error) -> io::Error {
    match error.raw_os_error() {
        Some(code) => io::Error::from_raw_os_error(code),
        None => io::Error::from(error.kind()),
    }
}

#[cfg(test)]
mod tests;

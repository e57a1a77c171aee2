use super::*;
use std::fs;

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn what_is_written_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/er/file");
    write(&path, "one\n").unwrap();
    write(&path, "two\n").unwrap();
    assert_eq!(read_text(&path, 4).unwrap(), "two\n");
    append_line(&path, "three").unwrap();
    assert_eq!(read(&path, 100).unwrap(), b"two\nthree\n");
    let limit = 9;
    let fault = read(&path, limit).unwrap_err();
    assert!(matches!(fault, DiskError::TooLarge { limit: 9 }), "{fault}");
    fs::write(&path, b"good\nbad \xff").unwrap();
    let fault = read_text(&path, 100).unwrap_err();
    assert!(matches!(fault, DiskError::NotText { line: 2 }), "{fault}");
    assert!(read(&path.join("below"), 9).is_err());
    assert!(read(&path.with_file_name("none"), 9).unwrap_err().is_gone());
    assert_eq!(names(path.parent().unwrap()), ["file"]);
}

#[test]
fn a_new_file_takes_nobodys_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    write_new(&path, "first").unwrap();
    let fault = write_new(&path, "second").unwrap_err();
    assert!(matches!(fault, DiskError::Io(why) if why.kind() == io::ErrorKind::AlreadyExists));
    assert_eq!(read(&path, 9).unwrap(), b"first");
    remove(&path).unwrap();
    assert!(remove(&path).unwrap_err().is_gone());
}

#[test]
fn folders_are_neither_opened_nor_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("x.ron");
    fs::create_dir(&inner).unwrap();
    let refused = |fault: DiskError| assert!(matches!(fault, DiskError::NotAFile), "{fault}");
    refused(open(&inner).unwrap_err());
    refused(write(&inner, "x").unwrap_err());
    refused(write_new(&inner, "x").unwrap_err());
    refused(append_line(&inner, "x").unwrap_err());
    refused(can_write(&inner).unwrap_err());
    refused(remove(&inner).unwrap_err());
    refused(set_aside(&inner).unwrap_err());
    refused(write(Path::new(".."), "x").unwrap_err());
    assert_eq!(names(folder.path()), ["x.ron"]);
}

#[cfg(unix)]
#[test]
fn pipes_are_neither_waited_for_nor_replaced() {
    use std::os::unix::fs::FileTypeExt;
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    let refused = |fault: DiskError| assert!(matches!(fault, DiskError::NotAFile), "{fault}");
    refused(read(&pipe, 9).unwrap_err());
    refused(write(&pipe, "x").unwrap_err());
    refused(append_line(&pipe, "x").unwrap_err());
    refused(set_aside(&pipe).unwrap_err());
    refused(read(Path::new("/dev/zero"), 9).unwrap_err());
    refused(write(Path::new("/dev/null"), "x").unwrap_err());
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert_eq!(names(folder.path()), ["pipe"]);
}

#[cfg(unix)]
#[test]
fn a_link_stays_one_and_rights_stay_as_they_are() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let (file, link) = (folder.path().join("file"), folder.path().join("link"));
    write(&file, "old").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&file, &link).unwrap();
    write(&link, "new").unwrap();
    assert_eq!(read(&file, 9).unwrap(), b"new");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(
        fs::metadata(&file).unwrap().permissions().mode() & 0o777,
        0o640
    );
    // What its owner has protected is not replaced.
    fs::set_permissions(&file, fs::Permissions::from_mode(0o440)).unwrap();
    let fault = write(&file, "newer").unwrap_err();
    assert!(matches!(fault, DiskError::Io(why) if why.kind() == io::ErrorKind::PermissionDenied));
    assert_eq!(read(&file, 9).unwrap(), b"new");
    fs::remove_file(&file).unwrap();
    assert!(matches!(
        write(&link, "x").unwrap_err(),
        DiskError::NotAFile
    ));
}

#[test]
fn a_failed_write_leaves_the_old_file_and_names_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    write(&path, "old").unwrap();
    for fault in [
        write(&path.join("below"), "x").unwrap_err(),
        can_write(&path.join("below")).unwrap_err(),
        write(&folder.path().join("x".repeat(300)), "x").unwrap_err(),
    ] {
        let text = fault.to_string();
        assert!(!text.contains(UNFINISHED), "{text}");
    }
    assert_eq!(read(&path, 9).unwrap(), b"old");
    assert_eq!(names(folder.path()), ["file"]);
}

#[test]
fn what_is_set_aside_is_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.ron");
    for text in ["first", "second", "third"] {
        fs::write(&path, text).unwrap();
        let aside = set_aside(&path).unwrap();
        assert_eq!(fs::read_to_string(aside).unwrap(), text);
    }
    copy_aside(&path, "fourth").unwrap();
    let all = [
        "x.damaged-2.ron",
        "x.damaged-3.ron",
        "x.damaged-4.ron",
        "x.damaged.ron",
    ];
    assert_eq!(names(folder.path()), all);
    assert_eq!(read(&folder.path().join(all[3]), 9).unwrap(), b"first");
    assert_eq!(read(&folder.path().join(all[2]), 9).unwrap(), b"fourth");
}

#[test]
fn only_forgotten_files_of_ours_are_cleared_away() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let dated = |name: &str, time: SystemTime| {
        let file = File::create(at(name)).unwrap();
        file.set_modified(time).unwrap();
        file
    };
    let (now, hour) = (SystemTime::now(), Duration::from_secs(3600));
    dated(".two-rivers-abc123.tmp", now - hour);
    // The clock has been put back since.
    dated(".two-rivers-abc124.tmp", now + 24 * hour);
    // A program still writes it, however slowly.
    let running = dated(".two-rivers-abc125.tmp", now - hour);
    running.try_lock().unwrap();
    dated(".two-rivers-abc126.tmp", now);
    // Somebody else's.
    dated(".two-rivers-notes.tmp", now - hour);
    dated(".two-rivers-abc127.txt", now - hour);
    dated("abc128.tmp", now - hour);
    fs::create_dir(at(".two-rivers-abc129.tmp")).unwrap();
    // The first file that is written into the folder brings it about.
    write(&at("file"), "x").unwrap();
    let left = [
        ".two-rivers-abc125.tmp",
        ".two-rivers-abc126.tmp",
        ".two-rivers-abc127.txt",
        ".two-rivers-abc129.tmp",
        ".two-rivers-notes.tmp",
        "abc128.tmp",
        "file",
    ];
    assert_eq!(names(folder.path()), left);
}

#[test]
fn a_path_of_any_length_is_written_like_another() {
    let folder = tempfile::tempdir().unwrap();
    // Each part as any system takes it, the whole longer than Windows takes by itself.
    let deep = folder.path().join("a folder in a folder ".repeat(5).trim());
    let deep = deep.join("b".repeat(100)).join("c".repeat(100));
    let path = deep.join(format!("{}.ron", "d".repeat(60)));
    write_new(&path, "first").unwrap();
    assert!(write_new(&path, "another").is_err());
    assert_eq!(read_text(&path, 9).unwrap(), "first");
    write(&path, "second").unwrap();
    can_write(&path).unwrap();
    assert_eq!(read_text(&path, 9).unwrap(), "second");
    let aside = set_aside(&path).unwrap();
    assert_eq!(read_text(&aside, 9).unwrap(), "second");
    remove(&aside).unwrap();
    assert!(names(&deep).is_empty());
}

#[test]
fn a_file_is_replaced_while_somebody_reads_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    write(&path, "old").unwrap();
    let mut reader = open(&path).unwrap();
    let reads = std::thread::spawn(move || {
        std::thread::sleep(5 * WAIT);
        let mut text = String::new();
        reader.read_to_string(&mut text).map(|_| text)
    });
    write(&path, "new").unwrap();
    assert_eq!(reads.join().unwrap().unwrap(), "old");
    assert_eq!(read_text(&path, 9).unwrap(), "new");
}

//! What is read from files and written to them.

use super::Talk;

#[test]
fn games_are_saved_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a game.ron");
    let file = file.to_str().unwrap();
    let mut talk = Talk::new();
    talk.ok("new seed=3 players=2");
    talk.ok("play lead k j1");
    talk.ok(&format!("expect refused load {file}"));
    talk.ok(&format!("save {file}"));
    let shown = talk.ok("show");
    let mut other = Talk::new();
    other.ok(&format!("load {file}"));
    assert_eq!(other.ok("show"), shown);
    assert_eq!(other.ok("undo"), "lead k j1");
    let folder = folder.path().to_str().unwrap();
    for line in [
        format!("save {folder}"),
        format!("load {folder}"),
        format!("load {folder}/nothing"),
        format!("expect refused save {file}"),
        format!("save {file}/below"),
    ] {
        assert!(other.no(&line).len() > 10, "{line}");
    }
    std::fs::write(file, "(format: 1, rules: 1, nonsense").unwrap();
    assert!(other.no(&format!("load {file}")).contains("a game.ron"));
}

#[test]
fn boards_are_read_from_files() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_string()
    };
    let rows = |first: &str| format!("[{first:?}{}]", ", \"................\"".repeat(10));
    let mine = write(
        "mine.ron",
        &format!("(name: \"mine\", rows: {})", rows("SSSB~...........")),
    );
    let thief = write(
        "thief.ron",
        &format!("(name: \"standard\", rows: {})", rows("SSSB............")),
    );
    let broken = write("broken.ron", "(name: \"broken\", rows: [])");
    let mut talk = Talk::new();
    talk.ok(&format!("new board={mine} seed=1 players=2"));
    talk.ok("expect cell d1 T$");
    let shown = talk.ok("show");
    assert!(shown.starts_with("board mine\n"));
    talk.position(&shown).unwrap();
    assert_eq!(talk.ok("show"), shown);
    // Elsewhere the file is named.
    let mut other = Talk::new();
    assert!(other.position(&shown).unwrap_err().contains("mine"));
    other
        .position(&shown.replace("board mine", &format!("board {mine}")))
        .unwrap();
    assert_eq!(other.ok("show"), shown);
    assert!(talk.no(&format!("new board={thief}")).contains("standard"));
    assert!(talk.no(&format!("new board={broken}")).contains("0 rows"));
}

#[cfg(unix)]
#[test]
fn only_ordinary_files_are_read_and_written() {
    use crate::referee::run_files;
    use std::os::unix::fs::FileTypeExt;
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    let mut talk = Talk::new();
    talk.ok("new seed=3 players=2");
    let shown = talk.ok("show");
    for file in [pipe.to_str().unwrap(), "/dev/null", "/dev/zero", "/dev"] {
        for command in ["save", "load", "new board="] {
            let line = match command {
                "new board=" => format!("{command}{file}"),
                _ => format!("{command} {file}"),
            };
            assert!(talk.no(&line).contains("not an ordinary file"), "{line}");
            talk.ok(&format!("expect refused {line}"));
        }
        let position = shown.replace("board standard", &format!("board {file}"));
        talk.position(&position).unwrap_err();
        assert_eq!(run_files(&[file], &mut Vec::new()).unwrap().failed, 1);
    }
    assert!(std::fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_board_file_that_is_too_large_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("large.ron");
    std::fs::write(&file, " ".repeat(65 * 1024)).unwrap();
    let told = Talk::new().no(&format!("new board={}", file.display()));
    assert!(told.starts_with("large.ron: It is larger than"), "{told}");
}

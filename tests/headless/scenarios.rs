//! Every script of `tests/scenarios` passes.

use std::path::{Path, PathBuf};
use two_rivers::referee::run_files;

fn scenarios() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let entries = std::fs::read_dir(&folder).expect("the folder of scenarios");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == "txt"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_scenario_passes() {
    let files = scenarios();
    assert!(files.len() >= 55, "only {} scenarios", files.len());
    let mut output = Vec::new();
    let score = run_files(&files, &mut output).expect("writing to memory");
    assert_eq!(score.failed, 0, "\n{}", String::from_utf8_lossy(&output));
}

//! Every script of `tests/scenarios` and of `tests/scenarios-babel` passes.

use std::path::{Path, PathBuf};
use two_rivers::referee::run_files;

fn scripts(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(&folder).expect("the folder of scenarios");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == "txt"))
        .collect();
    files.sort();
    files
}

fn every_script_passes(folder: &str, at_least: usize) {
    let files = scripts(folder);
    assert!(files.len() >= at_least, "only {} scripts", files.len());
    let mut output = Vec::new();
    let score = run_files(&files, &mut output).expect("writing to memory");
    assert_eq!(score.failed, 0, "\n{}", String::from_utf8_lossy(&output));
}

#[test]
fn every_scenario_passes() {
    every_script_passes("tests/scenarios", 55);
}

#[test]
fn every_scenario_of_the_second_game_passes() {
    every_script_passes("tests/scenarios-babel", 95);
}

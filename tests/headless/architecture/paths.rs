//! The paths that a file of the crate speaks of: by `use`, and in the middle of code.

use std::fs;
use std::path::Path;

/// A file of `src`.
pub struct Module {
    /// Its path from `src`.
    pub file: String,
    /// Its path as a module.
    pub path: Vec<String>,
    /// What of the crate it speaks of, as paths of the crate; tests within it are left out.
    pub knows: Vec<Vec<String>>,
    /// What of these it hands on under its own name, with `pub use` of any reach.
    pub hands_on: Vec<Vec<String>>,
}

/// Every file of the library.
pub fn modules(src: &Path) -> Vec<Module> {
    let mut files = Vec::new();
    gather(src, src, &mut files);
    files.sort();
    files
        .into_iter()
        .map(|file| {
            let text = fs::read_to_string(src.join(&file)).expect("a file of the crate");
            let path = module_path(&file);
            let code = without_tests(&bare(&text));
            Module {
                knows: known(&code, &path),
                hands_on: known(&handed_on(&code), &path),
                file,
                path,
            }
        })
        .collect()
}

fn gather(src: &Path, folder: &Path, files: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the crate") {
        let path = entry.expect("a file of the crate").path();
        let file = path.strip_prefix(src).expect("below src");
        let file = file.to_string_lossy().replace('\\', "/");
        let binary = file == "bin" || file == "main.rs" || file == "lib.rs";
        let tests = file.ends_with("/tests") || file.ends_with("/tests.rs");
        if binary || tests {
            continue;
        }
        if path.is_dir() {
            gather(src, &path, files);
        } else if file.ends_with(".rs") {
            files.push(file);
        }
    }
}

fn module_path(file: &str) -> Vec<String> {
    let file = file.trim_end_matches(".rs").trim_end_matches("/mod");
    file.split('/').map(str::to_string).collect()
}

/// The code alone: comments and the insides of strings and characters become spaces.
fn bare(text: &str) -> String {
    let all: Vec<char> = text.chars().collect();
    let mut code = String::with_capacity(text.len());
    let mut at = 0;
    while at < all.len() {
        let next = all.get(at + 1).copied();
        let end = match all[at] {
            '/' if next == Some('/') => all[at..].iter().position(|c| *c == '\n'),
            '"' => {
                let mut end = 1;
                while all.get(at + end).is_some_and(|c| *c != '"') {
                    end += if all[at + end] == '\\' { 2 } else { 1 };
                }
                Some(end + 1)
            }
            '\'' if next == Some('\\') || all.get(at + 2) == Some(&'\'') => {
                let close = all[at + 2..].iter().position(|c| *c == '\'');
                close.map(|close| close + 3)
            }
            _ => Some(0),
        };
        match end.unwrap_or(all.len() - at) {
            0 => {
                code.push(all[at]);
                at += 1;
            }
            skipped => {
                code.push(' ');
                at += skipped;
            }
        }
    }
    code
}

/// Without the modules in braces that only tests see.
fn without_tests(code: &str) -> String {
    match code.find("#[cfg(test)]\nmod tests {") {
        Some(end) => code[..end].to_string(),
        None => code.to_string(),
    }
}

/// The `use` statements alone that others see, too.
fn handed_on(code: &str) -> String {
    let statement = |line: usize| {
        let rest = &code[line..];
        &rest[..rest.find(';').unwrap_or(rest.len())]
    };
    let starts = [0]
        .into_iter()
        .chain(code.match_indices('\n').map(|(at, _)| at + 1));
    let all = starts.map(statement);
    let used = |text: &&str| {
        let text = text.trim_start();
        let after = text
            .strip_prefix("pub")
            .map(|rest| match rest.strip_prefix('(') {
                Some(reach) => reach.split_once(')').map_or("", |(_, rest)| rest),
                None => rest,
            });
        after.is_some_and(|rest| rest.trim_start().starts_with("use "))
    };
    all.filter(used).collect::<Vec<_>>().join("\n")
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// All paths of the crate in some code of a module.
fn known(code: &str, module: &[String]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for start in ["crate", "super"] {
        for (at, _) in code.match_indices(start) {
            let before = code[..at].chars().next_back();
            let after = &code[at + start.len()..];
            if before.is_some_and(|c| is_name(c) || c == ':') || !after.starts_with("::") {
                continue;
            }
            let base = match start {
                "crate" => Vec::new(),
                _ => module[..module.len() - 1].to_vec(),
            };
            branch(&after[2..], base, &mut found);
        }
    }
    found.retain(|path| !path.is_empty());
    found
}

/// Follows a path, and in braces every path that goes on from it; answers how much was read.
fn branch(text: &str, mut path: Vec<String>, found: &mut Vec<Vec<String>>) -> usize {
    let mut at = 0;
    loop {
        let rest = &text[at..];
        let space = rest.len() - rest.trim_start().len();
        let rest = rest.trim_start();
        at += space;
        if let Some(inner) = rest.strip_prefix('{') {
            at += 1;
            let mut from = 0;
            while !inner[from..].trim_start().starts_with('}') {
                let part = &inner[from..];
                let blank = part.len() - part.trim_start_matches([',', ' ', '\n', '*']).len();
                if blank > 0 {
                    from += blank;
                    continue;
                }
                from += branch(&inner[from..], path.clone(), found).max(1);
            }
            let close = inner[from..]
                .find('}')
                .map_or(inner.len(), |i| from + i + 1);
            return at + close;
        }
        let name: String = rest.chars().take_while(|c| is_name(*c)).collect();
        at += name.len();
        match name.as_str() {
            "super" => {
                path.pop();
            }
            "self" | "" => {}
            name => path.push(name.to_string()),
        }
        if !text[at..].starts_with("::") {
            // `as` gives another name to what was named already.
            let rest = &text[at..];
            let renamed = rest.strip_prefix(" as ").map_or(0, |rest| {
                4 + rest.chars().take_while(|c| is_name(*c)).count()
            });
            found.push(path);
            return at + renamed;
        }
        at += 2;
    }
}

#[test]
fn paths_are_found_wherever_they_stand() {
    let code = "use crate::a::{self, b::{C, D as E}, f::*};\nlet x = super::g::h(crate::i::J);";
    let module = ["x".to_string(), "y".to_string()];
    let found: Vec<String> = known(&bare(code), &module)
        .into_iter()
        .map(|path| path.join("::"))
        .collect();
    assert_eq!(
        found,
        ["a", "a::b::C", "a::b::D", "a::f", "i::J", "x::g::h"]
    );
    let said = "// crate::a\nlet s = \"crate::b\"; let c = '\\''; crate::d::e";
    assert_eq!(known(&bare(said), &module), [["d", "e"]]);
}

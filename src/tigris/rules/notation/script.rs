//! Positions in scripts of the referee: what stands between `position` and `end`.

/// The text of the first position of a script, `end` included, and what follows it. Where `end` is
/// missing all the rest is the position, and none of it can be read.
pub fn first_position(script: &str) -> Option<(&str, &str)> {
    let (mut from, mut at) = (None, 0);
    for line in script.split_inclusive('\n') {
        at += line.len();
        match (from, line.trim_end()) {
            (None, "position") => from = Some(at),
            (Some(from), "end") => return Some((&script[from..at], &script[at..])),
            _ => {}
        }
    }
    from.map(|from| (&script[from..], ""))
}

#[cfg(test)]
mod tests {
    use super::first_position;

    #[test]
    fn the_first_position_ends_with_its_end() {
        let script = "# why\nposition\nboard x\nend\nplay end\nposition\nboard y\nend\n";
        let (position, rest) = first_position(script).unwrap();
        assert_eq!(position, "board x\nend\n");
        assert!(rest.starts_with("play end\n"));
        assert_eq!(first_position("position\nend"), Some(("end", "")));
        assert_eq!(first_position("position\nboard x"), Some(("board x", "")));
        assert_eq!(first_position("new players=2\nend\n"), None);
    }
}

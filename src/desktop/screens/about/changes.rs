//! The changelog of the repository, as players read it.

use crate::desktop::app::words::Words;
use crate::desktop::theme::{space, widgets};
use bevy_egui::egui::{Label, Ui};

const CHANGELOG: &str = include_str!("../../../../CHANGELOG.md");
/// What only those who write code notice.
const INSIDE: &str = "Inside";

/// A piece of the changelog.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    /// A version, with its day if it has one.
    Version(String),
    /// What a group of changes has in common.
    Group(String),
    Change(String),
}

/// The pieces from the first version on, without what players do not notice.
fn pieces(changelog: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut inside = false;
    // Two spaces begin the further lines of a change; an empty line ends it.
    let mut open = false;
    let from = changelog.find("\n## ").unwrap_or(changelog.len());
    for line in changelog[from..].lines() {
        if let Some(version) = line.strip_prefix("## ") {
            inside = false;
            open = false;
            pieces.push(Piece::Version(version.replace(['[', ']'], "")));
        } else if let Some(group) = line.strip_prefix("### ") {
            inside = group == INSIDE;
            open = false;
            if !inside {
                pieces.push(Piece::Group(group.to_string()));
            }
        } else if inside {
        } else if let Some(change) = line.strip_prefix("- ") {
            open = true;
            pieces.push(Piece::Change(plain(change)));
        } else if let (true, Some(more), Some(Piece::Change(text))) =
            (open, line.strip_prefix("  "), pieces.last_mut())
        {
            text.push(' ');
            text.push_str(&plain(more));
        } else {
            open = false;
        }
    }
    pieces
}

/// Without the marks for code and for what is stressed.
fn plain(text: &str) -> String {
    text.trim().replace(['`', '*'], "")
}

pub(super) fn show(ui: &mut Ui, words: &Words) {
    widgets::explain(ui, &words.text("about-changes-note"));
    for piece in pieces(CHANGELOG) {
        match piece {
            Piece::Version(version) => {
                ui.add_space(space::SMALL);
                let version = match version.as_str() {
                    "Unreleased" => words.text("about-unreleased"),
                    version => words.format("about-version", &[("version", version.into())]),
                };
                widgets::section(ui, &version);
            }
            Piece::Group(group) => {
                ui.add_space(space::SMALL);
                ui.label(widgets::bold(group));
            }
            Piece::Change(text) => {
                ui.horizontal_top(|ui| {
                    ui.label("•");
                    ui.add(Label::new(text).wrap());
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_read_with_all_their_lines() {
        let read = pieces(
            "# Changelog\n\nHow it is written.\n\n## [Unreleased]\n\n### Added\n\n- One\n  and `more`.\n- Two\n\n\
             ### Inside\n\n- Code\n  of ours\n\n## [0.1.0] - 2026-01-02\n\n### Fixed\n\n- *Three*\n\n\
             [Unreleased]: https://keepachangelog.com\n",
        );
        let expected = [
            Piece::Version("Unreleased".into()),
            Piece::Group("Added".into()),
            Piece::Change("One and more.".into()),
            Piece::Change("Two".into()),
            Piece::Version("0.1.0 - 2026-01-02".into()),
            Piece::Group("Fixed".into()),
            Piece::Change("Three".into()),
        ];
        assert_eq!(read, expected);
        let ours = pieces(CHANGELOG);
        let changes = |piece: &&Piece| matches!(piece, Piece::Change(_));
        assert!(ours.iter().filter(changes).count() > 10);
        assert!(!ours.contains(&Piece::Group(INSIDE.into())));
    }
}

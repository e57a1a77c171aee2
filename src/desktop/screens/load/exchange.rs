//! Files that come in and go out: by their path, dropped onto the window, or named on the command
//! line.

use crate::desktop::app::options::Options;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::desktop::screens::Back;
use crate::desktop::screens::shelf::{Refresh, complain, saves};
use crate::desktop::session::SessionCommand;
use crate::desktop::theme::palette::{BITUMEN, GILT_LIT, SHELL};
use crate::desktop::theme::style;
use crate::games;
use crate::record::listing::EXTENSION;
use crate::record::saves::Saves;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy_egui::egui::{Align2, Color32, Id, LayerId, Order, Stroke, StrokeKind};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use directories::UserDirs;
use std::path::{Path, PathBuf};

/// What has become of the files that came in and went out.
#[derive(Resource, Default)]
pub struct Told(Vec<(String, Option<PathBuf>)>);

impl Told {
    /// Tells that a copy lies in a place now.
    pub fn export(&mut self, to: &Path, words: &Words) {
        let name = to.file_name().unwrap_or_default().to_string_lossy();
        let text = words.format("load-exported", &[("name", name.as_ref().into())]);
        self.0 = vec![(text, to.parent().map(Path::to_path_buf))];
    }

    /// Takes a file in and tells so; `false` and a complaint if that cannot be.
    pub fn import(
        &mut self,
        from: &Path,
        words: &Words,
        trouble: &mut MessageWriter<Trouble>,
    ) -> bool {
        let Some(saves) = saves() else {
            trouble.write(Trouble(words.text("folder-none")));
            return false;
        };
        let Some(saved) = complain(games::import(from, &saves), words, trouble) else {
            return false;
        };
        let key = match saved.known {
            true => "load-imported-before",
            false => "load-imported",
        };
        let text = words.format(key, &[("name", saved.title.into())]);
        self.0.push((text, None));
        true
    }

    /// What is to be read, and the folder that it is about. Of several, the last and their number
    /// are told.
    pub fn latest(&self) -> Option<(&str, Option<&PathBuf>)> {
        let (text, folder) = self.0.last()?;
        Some((text, folder.as_ref()))
    }

    /// It has been read.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// Whether a file is held over the window.
#[derive(Resource, Default, PartialEq)]
struct Hovering(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Told>()
        .init_resource::<Hovering>()
        .add_message::<FileDragAndDrop>()
        .add_systems(OnEnter(Screen::Load), |mut told: ResMut<Told>| {
            // What was dropped on another screen is still to be read about.
            let keep = told.0.len().min(1);
            let first = told.0.len() - keep;
            told.0.drain(..first);
        })
        .add_systems(OnExit(Screen::Load), |mut told: ResMut<Told>| told.clear())
        .add_systems(PostStartup, open_named)
        .add_systems(PreUpdate, take_dropped)
        .add_systems(
            EguiPrimaryContextPass,
            invite.run_if(|hovering: Res<Hovering>| hovering.0),
        );
}

/// Opens the file that the command line names, as a game of its own.
fn open_named(options: Option<Res<Options>>, mut orders: MessageWriter<SessionCommand>) {
    if let Some(file) = options.and_then(|options| options.file.clone()) {
        orders.write(SessionCommand::Open(file));
    }
}

/// Takes in what is dropped onto the window, and leads to it.
fn take_dropped(
    mut files: MessageReader<FileDragAndDrop>,
    words: Res<Words>,
    screen: Res<State<Screen>>,
    mut hovering: ResMut<Hovering>,
    mut told: ResMut<Told>,
    mut back: ResMut<Back>,
    mut next: ResMut<NextState<Screen>>,
    mut refresh: MessageWriter<Refresh>,
    mut trouble: MessageWriter<Trouble>,
) {
    let mut taken = false;
    for file in files.read() {
        let held = matches!(file, FileDragAndDrop::HoveredFile { .. });
        hovering.set_if_neq(Hovering(held));
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = file {
            taken |= told.import(path_buf, &words, &mut trouble);
        }
    }
    if !taken {
        return;
    }
    match screen.get() {
        Screen::Load => {
            refresh.write(Refresh);
        }
        // Its questions come first; the game waits among the saves.
        Screen::FirstRun => {}
        from => {
            back.0 = match from {
                // Where the game still lies when the list is left.
                from if from.is_table() || from.is_results() => *from,
                _ => Screen::Title,
            };
            next.set(Screen::Load);
        }
    }
}

/// Says that a file may be let go.
fn invite(mut contexts: EguiContexts, words: Res<Words>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.viewport_rect();
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("drop")));
    painter.rect_filled(window, 0.0, Color32::from_black_alpha(150));
    let frame = window.shrink(24.0);
    painter.rect_stroke(frame, 8.0, Stroke::new(4.0, BITUMEN), StrokeKind::Outside);
    painter.rect_stroke(frame, 8.0, Stroke::new(4.0, GILT_LIT), StrokeKind::Inside);
    let font = style::title().resolve(&ctx.global_style());
    let text = words.text("load-drop");
    painter.text(window.center(), Align2::CENTER_CENTER, text, font, SHELL);
    Ok(())
}

/// Where a copy of a game goes unless somebody wants it elsewhere: where downloads or documents lie.
pub fn suggestion(path: &Path, name: &str) -> PathBuf {
    let folder = outside();
    let named = Saves::new(&folder).path(name);
    named.unwrap_or_else(|| folder.join(path.file_name().unwrap_or_default()))
}

/// Where downloads or documents lie.
pub fn outside() -> PathBuf {
    let users = UserDirs::new();
    let folder = users.as_ref().map(|dirs| {
        let folders = [dirs.download_dir(), dirs.document_dir()];
        let there = |folder: &&Path| folder.is_dir();
        let found = folders.into_iter().flatten().find(there);
        found.unwrap_or(dirs.home_dir()).to_path_buf()
    });
    folder.unwrap_or_default()
}

/// What somebody typed or pasted for the path of a game; a copy without an ending gets ours.
pub fn typed_path(text: &str) -> PathBuf {
    with_ending(typed(text), EXTENSION)
}

/// A path that has no ending and nothing lies at, with one.
pub fn with_ending(path: PathBuf, ending: &str) -> PathBuf {
    match path.extension() {
        None if !path.exists() && path.file_name().is_some() => path.with_extension(ending),
        _ => path,
    }
}

/// What somebody typed or pasted for a path: perhaps in quotes, from the home folder, or as the
/// system hands it on.
pub fn typed(text: &str) -> PathBuf {
    let text = text.trim();
    let quoted = |quote: char| {
        let inner = text.strip_prefix(quote)?.strip_suffix(quote)?;
        Some(inner)
    };
    let text = quoted('"').or_else(|| quoted('\'')).unwrap_or(text);
    let text = text.strip_prefix("file://").unwrap_or(text);
    let home = text.strip_prefix("~/").zip(UserDirs::new());
    match home {
        Some((rest, dirs)) => dirs.home_dir().join(rest),
        None => PathBuf::from(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_understood_as_people_give_it() {
        for (typed, wanted) in [
            ("/tmp/no-such.ron", "/tmp/no-such.ron"),
            ("  \"/tmp/no such.ron\" ", "/tmp/no such.ron"),
            ("'/tmp/no-such'", "/tmp/no-such.ron"),
            ("file:///tmp/no-such.ron", "/tmp/no-such.ron"),
            ("", ""),
            ("\"", "\".ron"),
        ] {
            assert_eq!(typed_path(typed), PathBuf::from(wanted), "{typed}");
        }
        if let Some(dirs) = UserDirs::new() {
            assert_eq!(
                typed_path("~/no-such.ron"),
                dirs.home_dir().join("no-such.ron")
            );
        }
    }

    #[test]
    fn a_copy_is_called_after_the_game() {
        let path = Path::new("/tmp/game-1-2.ron");
        assert!(suggestion(path, "Sunday: 2/3").ends_with("Sunday- 2-3.ron"));
        assert!(suggestion(path, "?").ends_with("game-1-2.ron"));
    }
}

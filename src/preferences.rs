//! What the program remembers between games: settings, and the last set-up.
//!
//! Everything has a default, so that a later version can add to the file and an older one skip it.

use crate::record::Kind;
use crate::record::file::{read_text, write_atomically};
use crate::rules::{Dynasty, Options};
use crate::teaching::Learning;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::{Path, PathBuf};

/// A file of settings is a page long.
const LARGEST: u64 = 256 * 1024;

/// When the screen is covered before it passes to another player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Curtain {
    Off,
    /// Only where something hidden would be seen.
    #[default]
    SecretsOnly,
    Always,
}

/// How a turn ends once both actions are done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndOfTurn {
    /// When the player says so.
    #[default]
    Manual,
    /// By itself after so many seconds: 3, 10 or 30.
    After(u8),
}

/// How long what was shown stands before a bot's move follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pause {
    Off,
    #[default]
    Short,
    Long,
}

/// In which colours the pieces are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Palette {
    /// Shell, lapis and limestone, computed to stay apart for every eye.
    #[default]
    Inlay,
    /// The colours that players of the printed game know.
    Classic,
}

/// The bot that takes a seat unless somebody chooses another: neither the weakest nor the strongest.
pub const USUAL_BOT: &str = "trader";

/// A seat of the last set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Seat {
    pub dynasty: Dynasty,
    pub name: String,
    pub kind: Kind,
}

impl Default for Seat {
    fn default() -> Seat {
        Seat {
            dynasty: Dynasty::Archer,
            name: String::new(),
            kind: Kind::Person,
        }
    }
}

/// The last set-up, which "Play now" repeats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// Clockwise, two to four different dynasties.
    pub seats: Vec<Seat>,
    /// Whether the starting player is drawn; else the first seat starts.
    pub random_start: bool,
    /// A seed that the player chose; `None` for a new one every time.
    pub seed: Option<u64>,
    /// Whether whoever decides may ask for a hint.
    pub hints: bool,
}

impl Default for LastSetup {
    fn default() -> LastSetup {
        let bot = || Kind::Bot(USUAL_BOT.to_string());
        let seat = |dynasty, kind| Seat {
            dynasty,
            name: String::new(),
            kind,
        };
        LastSetup {
            seats: vec![
                seat(Dynasty::Archer, Kind::Person),
                seat(Dynasty::Bull, bot()),
                seat(Dynasty::Pot, bot()),
            ],
            random_start: true,
            seed: None,
            hints: true,
        }
    }
}

/// Where the window was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Window {
    pub width: u32,
    pub height: u32,
    /// The place of its corner; `None` to leave it to the system.
    pub place: Option<(i32, i32)>,
    pub maximised: bool,
}

impl Default for Window {
    fn default() -> Window {
        Window {
            width: 1280,
            height: 800,
            place: None,
            maximised: false,
        }
    }
}

/// Everything that a player can set, and the last set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The name of the board for new games.
    pub board: String,
    /// The variants for new games.
    pub options: Options,
    /// In percent: 75 to 200.
    pub ui_scale: u16,
    /// 0 (at once) to 3 (fast); 1 is the usual pace.
    pub animation_speed: f32,
    pub bot_pause: Pause,
    /// Nothing moves over the screen: what changes is simply there.
    pub reduce_motion: bool,
    /// 0 to 1.
    pub volume: f32,
    /// 0 to 1, of the volume.
    pub effects: f32,
    /// No sound at all, with the volumes kept for later.
    pub muted: bool,
    pub curtain: Curtain,
    /// After the curtain, what happened since the player's last turn is shown by itself.
    pub show_recap: bool,
    pub full_screen: bool,
    pub vsync: bool,
    pub palette: Palette,
    /// Letters and numbers around the board.
    #[serde(alias = "coordinates")]
    pub show_coordinates: bool,
    /// Outlines around the kingdoms.
    pub show_kingdoms: bool,
    /// The strength of every leader beside it.
    pub show_strengths: bool,
    /// What a piece in the hand would bring about.
    pub show_preview: bool,
    pub end_of_turn: EndOfTurn,
    /// A language tag; `None` for the system's.
    pub language: Option<String>,
    /// Whether the questions of the first start have been answered.
    pub first_run_done: bool,
    pub last_setup: LastSetup,
    pub learning: Learning,
    pub window: Window,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            board: "standard".to_string(),
            options: Options::default(),
            ui_scale: 100,
            animation_speed: 1.0,
            bot_pause: Pause::default(),
            reduce_motion: false,
            volume: 0.8,
            effects: 1.0,
            muted: false,
            curtain: Curtain::default(),
            show_recap: true,
            full_screen: false,
            vsync: true,
            palette: Palette::default(),
            show_coordinates: true,
            show_kingdoms: true,
            show_strengths: true,
            show_preview: true,
            end_of_turn: EndOfTurn::default(),
            language: None,
            first_run_done: false,
            last_setup: LastSetup::default(),
            learning: Learning::default(),
            window: Window::default(),
        }
    }
}

/// What a player should know about the file of preferences.
#[derive(Debug)]
pub enum Warning {
    /// The file could not be understood, was set aside under this name, and defaults are used.
    Damaged {
        set_aside: PathBuf,
        line: Option<usize>,
    },
    /// The file could not be read (or, if damaged, not be set aside), and defaults are used.
    Unreadable { path: PathBuf, why: io::Error },
}

impl Preferences {
    /// Reads the preferences; without a file, the defaults.
    pub fn load(path: &Path) -> (Preferences, Option<Warning>) {
        let text = match read_text::<(), ()>(path, LARGEST) {
            Ok(text) => text,
            Err(error) => {
                use crate::record::FileFault;
                return match error.fault {
                    FileFault::Io(why) if why.kind() == io::ErrorKind::NotFound => {
                        (Preferences::default(), None)
                    }
                    FileFault::Io(why) => {
                        let path = path.to_path_buf();
                        let warning = Warning::Unreadable { path, why };
                        (Preferences::default(), Some(warning))
                    }
                    FileFault::NotText { line } => Preferences::damaged(path, Some(line)),
                    _ => Preferences::damaged(path, None),
                };
            }
        };
        match ron::from_str::<Preferences>(&text) {
            Ok(preferences) => (preferences.clamped(), None),
            Err(why) => Preferences::damaged(path, Some(why.span.start.line)),
        }
    }

    /// Writes the preferences, whole or not at all.
    ///
    /// # Errors
    /// What the system says; then the old file is still there.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        let pretty = ron::ser::PrettyConfig::new().new_line("\n");
        let text = ron::ser::to_string_pretty(self, pretty).map_err(io::Error::other)?;
        write_atomically(path, &(text + "\n"))
    }

    /// A damaged file is kept for whoever wants to mend it.
    fn damaged(path: &Path, line: Option<usize>) -> (Preferences, Option<Warning>) {
        let set_aside = path.with_file_name("preferences.damaged.ron");
        let warning = match std::fs::rename(path, &set_aside) {
            Ok(()) => Warning::Damaged { set_aside, line },
            Err(why) => Warning::Unreadable {
                path: path.to_path_buf(),
                why,
            },
        };
        (Preferences::default(), Some(warning))
    }

    /// The same within all bounds: a file may say anything.
    #[must_use]
    pub fn clamped(mut self) -> Preferences {
        let defaults = Preferences::default();
        let within = |value: f32, most: f32, default: f32| {
            if value.is_finite() {
                value.clamp(0.0, most)
            } else {
                default
            }
        };
        self.ui_scale = self.ui_scale.clamp(75, 200);
        self.animation_speed = within(self.animation_speed, 3.0, defaults.animation_speed);
        self.volume = within(self.volume, 1.0, defaults.volume);
        self.effects = within(self.effects, 1.0, defaults.effects);
        if let EndOfTurn::After(seconds) = self.end_of_turn
            && ![3, 10, 30].contains(&seconds)
        {
            self.end_of_turn = EndOfTurn::Manual;
        }
        let window = &mut self.window;
        window.width = window.width.clamp(640, 16_384);
        window.height = window.height.clamp(400, 16_384);
        let dynasties: Vec<Dynasty> = self.last_setup.seats.iter().map(|s| s.dynasty).collect();
        if crate::rules::Seats::new(&dynasties).is_none() {
            self.last_setup.seats = defaults.last_setup.seats;
        }
        for seat in &mut self.last_setup.seats {
            if seat.name.chars().count() > 40 {
                seat.name = seat.name.chars().take(40).collect();
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_survive_their_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/preferences.ron");
        let mut preferences = Preferences::default();
        assert_eq!(Preferences::load(&path).0, preferences);
        preferences.language = Some("en".to_string());
        preferences.end_of_turn = EndOfTurn::After(10);
        preferences.last_setup.seed = Some(u64::MAX);
        preferences.last_setup.hints = false;
        preferences.bot_pause = Pause::Long;
        preferences.palette = Palette::Classic;
        preferences.muted = true;
        preferences.window.place = Some((-5, 7));
        preferences.save(&path).unwrap();
        let (read, warning) = Preferences::load(&path);
        assert_eq!(read, preferences);
        assert!(warning.is_none());
    }

    #[test]
    fn a_file_of_another_version_keeps_what_it_says() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("preferences.ron");
        let text = "(ui_scale: 150, holograms: Some([1, 2]), coordinates: false, \
                    last_setup: (random_start: false))";
        std::fs::write(&path, text).unwrap();
        let (read, warning) = Preferences::load(&path);
        assert!(warning.is_none(), "{warning:?}");
        assert_eq!(read.ui_scale, 150);
        assert!(!read.show_coordinates, "its older name");
        assert!(!read.last_setup.random_start);
        assert_eq!(read.last_setup.seats, LastSetup::default().seats);
    }

    #[test]
    fn values_out_of_bounds_are_brought_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("preferences.ron");
        let text = "(ui_scale: 9000, volume: -3.0, effects: NaN, animation_speed: 99.0, \
                    end_of_turn: After(4), window: (width: 1, height: 99999999), \
                    last_setup: (seats: [(dynasty: lion), (dynasty: lion)]))";
        std::fs::write(&path, text).unwrap();
        let (read, warning) = Preferences::load(&path);
        assert!(warning.is_none(), "{warning:?}");
        assert_eq!((read.ui_scale, read.volume, read.effects), (200, 0.0, 1.0));
        assert_eq!(read.animation_speed, 3.0);
        assert_eq!(read.end_of_turn, EndOfTurn::Manual);
        assert_eq!((read.window.width, read.window.height), (640, 16_384));
        assert_eq!(read.last_setup.seats.len(), 3);
        assert_eq!(read.clone().clamped(), read);
    }

    #[test]
    fn a_damaged_file_is_set_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("preferences.ron");
        for damaged in [b"(ui_scale:\n  oops".as_slice(), b"\xff\xfe", b""] {
            std::fs::write(&path, damaged).unwrap();
            let (read, warning) = Preferences::load(&path);
            assert_eq!(read, Preferences::default());
            let Some(Warning::Damaged { set_aside, .. }) = warning else {
                panic!("{warning:?}");
            };
            assert_eq!(std::fs::read(set_aside).unwrap(), damaged);
            assert!(!path.exists());
        }
    }
}

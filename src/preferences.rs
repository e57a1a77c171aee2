//! What the program remembers between games: settings, and the last set-up.
//!
//! Everything has a default, so that a later version can add to the file and an older one skip it.

mod kept;
mod learning;
mod mend;
mod setups;
mod words;

pub use kept::{Flaw, Kept, Warning};
pub use learning::Learning;
pub use setups::{BabelSetup, City, LastSetup, Seat, USUAL_BABEL_BOT, USUAL_BOT};

use crate::babel;
use crate::chosen_keys::ChosenKeys;
use crate::files::{self, DiskError};
use crate::games;
use crate::review::Thresholds;
use crate::tigris::rules::Options;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// When the screen is covered before it passes to another player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Curtain {
    /// Never.
    Off,
    /// Only where something hidden would be seen.
    #[default]
    SecretsOnly,
    /// Whenever another person than the one who looked has to decide.
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
    /// Not at all: the move follows at once.
    Off,
    /// A third of a second at the usual pace of animations.
    #[default]
    Short,
    /// Long enough to read along: more than a second at the usual pace.
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

/// Where the window was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Window {
    /// The width of its inside, in logical pixels.
    pub width: u32,
    /// The height of its inside, in logical pixels.
    pub height: u32,
    /// The place of its corner; `None` to leave it to the system.
    pub place: Option<(i32, i32)>,
    /// Whether it fills the screen but for the system's bars.
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
    /// The options for new games of Babel.
    pub babel_options: babel::rules::Options,
    /// Whether new games tell how many tiles are left in the bag.
    pub show_bag: bool,
    /// In percent: 75 to 200.
    pub ui_scale: u16,
    /// 0 (at once) to 3 (fast); 1 is the usual pace.
    pub animation_speed: f32,
    /// The pause before a bot's move follows.
    pub bot_pause: Pause,
    /// Nothing moves over the screen: what changes is simply there.
    pub reduce_motion: bool,
    /// 0 to 1.
    pub volume: f32,
    /// 0 to 1, of the volume.
    pub effects: f32,
    /// No sound at all, with the volumes kept for later.
    pub muted: bool,
    /// When the screen is covered between people.
    pub curtain: Curtain,
    /// After the curtain, what happened since the player's last turn is shown by itself.
    pub show_recap: bool,
    /// Whether the window fills the screen.
    pub full_screen: bool,
    /// Whether frames wait for the screen to be ready for them.
    pub vsync: bool,
    /// The colours of the pieces.
    pub palette: Palette,
    /// Letters and numbers around the board.
    #[serde(alias = "coordinates")]
    pub show_coordinates: bool,
    /// Outlines around the kingdoms.
    pub show_kingdoms: bool,
    /// The strength of every leader beside it.
    pub show_strengths: bool,
    /// What a piece is called and good for, where the pointer rests on it.
    pub show_names: bool,
    /// What a piece in the hand would bring about; in Babel, what a skill would, too.
    pub show_preview: bool,
    /// In Babel: how many cards lie in each row.
    pub show_counts: bool,
    /// In Babel: the outline around the place where the active player's marker stands.
    pub show_place: bool,
    /// How a turn ends once both actions are done.
    pub end_of_turn: EndOfTurn,
    /// What a loss is called in a review, and which draw is lucky.
    pub review: Thresholds,
    /// The keys that are not the usual ones.
    pub keys: ChosenKeys,
    /// A language tag; `None` for the system's.
    pub language: Option<String>,
    /// Whether the questions of the first start have been answered.
    pub first_run_done: bool,
    /// Which game was begun here last; none where nobody has chosen yet.
    pub game: Option<games::Kind>,
    /// The set-up of the latest game of Tigris & Euphrates that was begun here.
    pub last_setup: LastSetup,
    /// The same of Babel.
    pub last_babel: BabelSetup,
    /// What somebody has learned so far. It has a file of its own ([`Learning::load`]); only
    /// earlier versions wrote it here.
    #[serde(skip_serializing)]
    pub learning: Learning,
    /// Where the window was when the program ended.
    pub window: Window,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            board: "standard".to_string(),
            options: Options::default(),
            babel_options: babel::rules::Options::default(),
            show_bag: false,
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
            show_names: true,
            show_preview: true,
            show_counts: true,
            show_place: true,
            end_of_turn: EndOfTurn::default(),
            review: Thresholds::default(),
            keys: ChosenKeys::default(),
            language: None,
            first_run_done: false,
            game: None,
            last_setup: LastSetup::default(),
            last_babel: BabelSetup::default(),
            learning: Learning::default(),
            window: Window::default(),
        }
    }
}

impl Preferences {
    /// Reads the preferences; without a file, the defaults.
    pub fn load(path: &Path) -> (Preferences, Option<Warning>) {
        let (read, warning) = kept::load::<Preferences>(path, Kept::Settings);
        (read.unwrap_or_default().clamped(), warning)
    }

    /// Reads a text as far as it can be understood, and says which values cannot be; `None` where
    /// even its brackets are broken.
    pub fn from_ron(text: &str) -> Option<(Preferences, Vec<String>)> {
        let (read, lost) = kept::understand::<Preferences>(text).ok()?;
        Some((read.clamped(), lost))
    }

    /// The preferences as text.
    ///
    /// # Errors
    /// Only if a value cannot be written down at all.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        kept::to_ron(self)
    }

    /// Writes the preferences, whole or not at all; what has been learned has a file of its own.
    ///
    /// # Errors
    /// What the system says; then the old file is still there.
    pub fn save(&self, path: &Path) -> Result<(), DiskError> {
        kept::save(self, path)
    }

    /// Writes what has been set since `known`, and leaves all else in the file as another program
    /// may have written it meanwhile.
    ///
    /// # Errors
    /// What the system says, also of a file that cannot be read; then it is still there.
    pub fn save_over(&self, known: &Preferences, path: &Path) -> Result<(), DiskError> {
        let _door = files::door(path);
        let now = kept::again(path, Kept::Settings)?;
        match now {
            Some(now) => self.over(known, &now).save(path),
            None => self.save(path),
        }
    }

    /// What has been set since `known`; of all else what another program has.
    fn over(&self, known: &Preferences, other: &Preferences) -> Preferences {
        macro_rules! each {
            ($($value:ident)*) => {
                Preferences {
                    $($value: match self.$value == known.$value {
                        true => other.$value.clone(),
                        false => self.$value.clone(),
                    }),*
                }
            };
        }
        each! {
            board options babel_options show_bag ui_scale animation_speed bot_pause reduce_motion
            volume effects muted curtain show_recap full_screen vsync palette show_coordinates
            show_kingdoms show_strengths show_names show_preview show_counts show_place end_of_turn
            review keys language first_run_done game last_setup last_babel learning window
        }
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
        self.review = self.review.clamped();
        let window = &mut self.window;
        window.width = window.width.clamp(640, 16_384);
        window.height = window.height.clamp(400, 16_384);
        self.last_setup.clamp();
        self.last_babel.clamp();
        self
    }
}

#[cfg(test)]
mod tests;

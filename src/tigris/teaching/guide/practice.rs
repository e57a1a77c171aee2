//! What a player has done so far, and how often is often enough.

use crate::tigris::rules::{Dynasty, Event, Source};

/// What a word can be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Leaders come onto the board.
    Leaders,
    /// Points for tiles.
    Points,
    /// Conflicts that are worth beginning, and what they take.
    Conflicts,
    /// Leaders that could be lost.
    Dangers,
    /// Squares that become monuments.
    Monuments,
    /// Treasures that a trader takes.
    Treasures,
    /// Tiles that are swapped.
    Swaps,
    /// The end of a turn.
    Turns,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 8] = [
        Theme::Leaders,
        Theme::Points,
        Theme::Conflicts,
        Theme::Dangers,
        Theme::Monuments,
        Theme::Treasures,
        Theme::Swaps,
        Theme::Turns,
    ];

    /// After so many times nothing needs to be said about it.
    const fn enough(self) -> u32 {
        match self {
            Theme::Leaders => 5,
            Theme::Points => 10,
            Theme::Conflicts | Theme::Dangers => 4,
            Theme::Monuments | Theme::Swaps => 2,
            Theme::Treasures | Theme::Turns => 3,
        }
    }
}

/// How often a player has done what the voice speaks of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Practice([u32; 8]);

impl Practice {
    /// What a player has done, by everything that has happened in the game.
    pub fn of<'a>(log: impl IntoIterator<Item = &'a Event>, player: Dynasty) -> Practice {
        let mut practice = Practice::default();
        for event in log {
            // Whoever loses a leader has not seen it come: dangers are worth a word again.
            if matches!(event, Event::ConflictEnded { loser, .. } if *loser == player) {
                practice.0[Theme::Dangers as usize] = 0;
            }
            if let Some(theme) = theme_of(event, player) {
                practice.0[theme as usize] += 1;
            }
        }
        practice
    }

    /// Whether a word about it still helps.
    pub fn needs(&self, theme: Theme) -> bool {
        self.0[theme as usize] < theme.enough()
    }

    /// Whether nothing needs to be said any more.
    pub fn is_complete(&self) -> bool {
        Theme::ALL.iter().all(|theme| !self.needs(*theme))
    }
}

/// What a player shows to have understood by this.
fn theme_of(event: &Event, player: Dynasty) -> Option<Theme> {
    let (who, theme) = match *event {
        Event::LeaderPositioned {
            dynasty,
            from: None,
            ..
        } => (dynasty, Theme::Leaders),
        // A leader that goes elsewhere or home is what dangers ask for; a temple is put down for other
        // reasons, too.
        Event::LeaderPositioned { dynasty, .. } | Event::LeaderWithdrawn { dynasty, .. } => {
            (dynasty, Theme::Dangers)
        }
        Event::Points {
            dynasty,
            source: Source::Tile,
            ..
        } => (dynasty, Theme::Points),
        Event::ConflictEnded { winner, .. } => (winner, Theme::Conflicts),
        Event::MonumentBuilt { dynasty, .. } => (dynasty, Theme::Monuments),
        Event::TreasureTaken { dynasty, .. } => (dynasty, Theme::Treasures),
        Event::Swapped { dynasty, .. } => (dynasty, Theme::Swaps),
        Event::TurnEnded { dynasty } => (dynasty, Theme::Turns),
        _ => return None,
    };
    (who == player).then_some(theme)
}

//! The sounds, each a file that is part of the program.

/// A sound of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    Place,
    Leader,
    Points,
    Drum,
    Horn,
    Treasure,
    Shuffle,
    Catastrophe,
    Refused,
    Turn,
    Over,
}

impl Sound {
    /// All of them, in the order of their declaration.
    pub const ALL: [Sound; 11] = [
        Sound::Place,
        Sound::Leader,
        Sound::Points,
        Sound::Drum,
        Sound::Horn,
        Sound::Treasure,
        Sound::Shuffle,
        Sound::Catastrophe,
        Sound::Refused,
        Sound::Turn,
        Sound::Over,
    ];

    /// The sound as an OGG file, which is part of the program.
    pub fn bytes(self) -> &'static [u8] {
        match self {
            Sound::Place => include_bytes!("../../../assets/sounds/place.ogg"),
            Sound::Leader => include_bytes!("../../../assets/sounds/leader.ogg"),
            Sound::Points => include_bytes!("../../../assets/sounds/points.ogg"),
            Sound::Drum => include_bytes!("../../../assets/sounds/drum.ogg"),
            Sound::Horn => include_bytes!("../../../assets/sounds/horn.ogg"),
            Sound::Treasure => include_bytes!("../../../assets/sounds/treasure.ogg"),
            Sound::Shuffle => include_bytes!("../../../assets/sounds/shuffle.ogg"),
            Sound::Catastrophe => include_bytes!("../../../assets/sounds/catastrophe.ogg"),
            Sound::Refused => include_bytes!("../../../assets/sounds/refused.ogg"),
            Sound::Turn => include_bytes!("../../../assets/sounds/turn.ogg"),
            Sound::Over => include_bytes!("../../../assets/sounds/over.ogg"),
        }
    }

    /// How loud it is beside the others; the files all have the same peak.
    pub(super) fn level(self) -> f32 {
        match self {
            Sound::Drum | Sound::Leader => 0.9,
            Sound::Place | Sound::Catastrophe | Sound::Over => 0.75,
            Sound::Points | Sound::Refused | Sound::Treasure => 0.55,
            Sound::Horn | Sound::Turn => 0.45,
            Sound::Shuffle => 0.3,
        }
    }
}

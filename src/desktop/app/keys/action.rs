//! What keys can do.

use super::Key;
use bevy::prelude::KeyCode;

/// Where an action is asked for: two that share a place cannot share a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// While a game is played.
    Game,
    /// In a replay.
    Replay,
    /// In both, or everywhere.
    Both,
}

impl Place {
    /// Whether a key could be meant for either.
    pub fn meets(self, other: Place) -> bool {
        self == other || self == Place::Both || other == Place::Both
    }
}

const fn at(code: KeyCode) -> Key {
    Key::Place { code, shift: false }
}

const fn shift(code: KeyCode) -> Key {
    Key::Place { code, shift: true }
}

/// What is known of an action: where it is asked for, its name, and its usual keys.
struct About {
    place: Place,
    name: &'static str,
    keys: &'static [Key],
}

macro_rules! actions {
    ($($(#[$about:meta])* $action:ident: $place:ident $name:literal [$($key:expr),*],)*) => {
        /// What a key can do.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Action { $($(#[$about])* $action,)* }

        impl Action {
            /// All of them, as the settings list them.
            pub const ALL: &'static [Action] = &[$(Action::$action,)*];

            const fn about(self) -> About {
                match self {
                    $(Action::$action => {
                        const KEYS: &[Key] = &[$($key),*];
                        About {
                            place: Place::$place,
                            name: $name,
                            keys: KEYS,
                        }
                    })*
                }
            }
        }
    };
}

use KeyCode::*;

actions! {
    /// The first tile of the hand; one to commit; the first offer.
    Number1: Game "number-1" [at(Digit1), at(Numpad1)],
    Number2: Game "number-2" [at(Digit2), at(Numpad2)],
    Number3: Game "number-3" [at(Digit3), at(Numpad3)],
    Number4: Game "number-4" [at(Digit4), at(Numpad4)],
    Number5: Game "number-5" [at(Digit5), at(Numpad5)],
    Number6: Game "number-6" [at(Digit6), at(Numpad6)],
    /// The seventh offer: a hand has six tiles.
    Number7: Game "number-7" [at(Digit7), at(Numpad7)],
    Number8: Game "number-8" [at(Digit8), at(Numpad8)],
    Number9: Game "number-9" [at(Digit9), at(Numpad9)],
    /// Nothing to commit.
    Number0: Game "number-0" [at(Digit0), at(Numpad0)],
    /// The first piece that is no tile or card of the hand: a leader, a column of the quarry.
    Piece1: Game "piece-1" [at(KeyQ)],
    Piece2: Game "piece-2" [at(KeyW)],
    Piece3: Game "piece-3" [at(KeyE)],
    Piece4: Game "piece-4" [at(KeyR)],
    Catastrophe: Game "catastrophe" [at(KeyC)],
    CursorLeft: Game "cursor-left" [at(ArrowLeft)],
    CursorRight: Game "cursor-right" [at(ArrowRight)],
    CursorUp: Game "cursor-up" [at(ArrowUp)],
    CursorDown: Game "cursor-down" [at(ArrowDown)],
    /// Puts down, takes up, chooses, commits, skips.
    PutDown: Game "put-down" [at(Enter), at(NumpadEnter)],
    Withdraw: Game "withdraw" [at(Delete)],
    Swap: Game "swap" [at(KeyS)],
    SwapAll: Game "swap-all" [at(KeyA)],
    Undo: Game "undo" [at(Backspace)],
    UndoTurn: Game "undo-turn" [shift(Backspace)],
    EndTurn: Game "end-turn" [at(KeyT)],
    Hint: Game "hint" [at(KeyH)],
    Recap: Game "recap" [at(KeyB)],
    /// Held: the strengths in a revolt.
    Revolt: Game "revolt" [at(Space)],
    Kingdoms: Both "kingdoms" [at(KeyK)],
    Strengths: Both "strengths" [at(KeyL)],
    Preview: Both "preview" [at(KeyP)],
    Coordinates: Both "coordinates" [at(KeyG)],
    Closer: Both "closer" [at(Equal), at(NumpadAdd)],
    Farther: Both "farther" [at(Minus), at(NumpadSubtract)],
    WholeBoard: Both "whole-board" [at(KeyF)],
    BoardLeft: Both "board-left" [shift(ArrowLeft)],
    BoardRight: Both "board-right" [shift(ArrowRight)],
    BoardUp: Both "board-up" [shift(ArrowUp)],
    BoardDown: Both "board-down" [shift(ArrowDown)],
    StepBack: Replay "step-back" [at(ArrowLeft)],
    StepOn: Replay "step-on" [at(ArrowRight)],
    TurnBack: Replay "turn-back" [at(PageUp)],
    TurnOn: Replay "turn-on" [at(PageDown)],
    OwnTurnBack: Replay "own-turn-back" [at(ArrowUp)],
    OwnTurnOn: Replay "own-turn-on" [at(ArrowDown)],
    MarkerBack: Replay "marker-back" [at(Comma)],
    MarkerOn: Replay "marker-on" [at(Period)],
    Review: Replay "review" [at(KeyR)],
    ReviewBack: Replay "review-back" [shift(KeyN)],
    ReviewOn: Replay "review-on" [at(KeyN)],
    ToStart: Replay "to-start" [at(Home)],
    ToEnd: Replay "to-end" [at(End)],
    Play: Replay "play" [at(Space)],
    Slower: Replay "slower" [at(BracketLeft)],
    Faster: Replay "faster" [at(BracketRight)],
    View: Replay "view" [at(KeyV)],
    Help: Both "help" [Key::QuestionMark],
    Rules: Both "rules" [at(F1)],
    FullScreen: Both "full-screen" [at(F11)],
}

impl Action {
    /// The numbers, in their order from 0.
    pub const NUMBERS: [Action; 10] = [
        Action::Number0,
        Action::Number1,
        Action::Number2,
        Action::Number3,
        Action::Number4,
        Action::Number5,
        Action::Number6,
        Action::Number7,
        Action::Number8,
        Action::Number9,
    ];

    /// Those that take up what lies beside the hand, in its order.
    pub const PIECES: [Action; 4] = [
        Action::Piece1,
        Action::Piece2,
        Action::Piece3,
        Action::Piece4,
    ];

    /// Its place among all.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Where it is asked for.
    pub fn place(self) -> Place {
        self.about().place
    }

    /// What the file of preferences calls it, for ever; with `action-` before it the key of its words.
    pub fn name(self) -> &'static str {
        self.about().name
    }

    /// What files of earlier versions called it, if that was something else.
    pub fn former_name(self) -> Option<&'static str> {
        match self {
            Action::Piece1 => Some("king"),
            Action::Piece2 => Some("priest"),
            Action::Piece3 => Some("farmer"),
            Action::Piece4 => Some("trader"),
            _ => None,
        }
    }

    /// The keys that it has unless the player chooses others.
    pub fn usual(self) -> &'static [Key] {
        self.about().keys
    }
}

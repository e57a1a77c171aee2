//! The keys of this table, and what they do here.

use crate::desktop::app::keys::Action::*;
use crate::desktop::games::babel::Game;
use crate::desktop::screens::keys_sheet::{About, Keyed};

impl Keyed for Game {
    const GAME: &'static [About] = &[
        (
            &[Number1, Number2, Number3, Number4, Number5],
            "babel-key-cards",
        ),
        (&[Piece1], "babel-key-own-column"),
        (&[Piece2], "babel-key-other-column"),
        (&[Piece3], "babel-key-three"),
        (&[CursorLeft, CursorRight], "babel-key-cursor"),
        (&[PutDown], "babel-key-put-down"),
        (&[Undo], "key-undo"),
        (&[UndoTurn], "key-undo-turn"),
        (&[EndTurn], "key-end-turn"),
        (&[Hint], "key-hint"),
        (&[Recap], "key-recap"),
    ];

    const BOTH: &'static [About] = &[(&[Preview, Kingdoms, Strengths], "babel-key-aids")];

    const TAB: &'static str = "babel-key-tab";
}

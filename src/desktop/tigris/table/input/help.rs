//! The keys of this table.

use crate::desktop::app::keys::Action::{self, *};
use crate::desktop::games::tigris::Game;
use crate::desktop::screens::keys_sheet::{About, Keyed};

impl Keyed for Game {
    const GAME: &'static [About] = &[
        (
            &[Number1, Number2, Number3, Number4, Number5, Number6],
            "key-tiles",
        ),
        (&Action::PIECES, "key-leaders"),
        (&[Catastrophe], "key-catastrophe"),
        (
            &[CursorLeft, CursorUp, CursorRight, CursorDown],
            "key-cursor",
        ),
        (&[PutDown], "key-put-down"),
        (&[Withdraw], "key-withdraw"),
        (&[Swap], "key-swap"),
        (&[SwapAll], "key-swap-all"),
        (&[Undo], "key-undo"),
        (&[UndoTurn], "key-undo-turn"),
        (&[EndTurn], "key-end-turn"),
        (&[Hint], "key-hint"),
        (&[Recap], "key-recap"),
        (
            &[
                Number1, Number2, Number3, Number4, Number5, Number6, Number7, Number8, Number9,
            ],
            "key-choose",
        ),
        (&[Revolt], "key-revolt"),
    ];

    const BOTH: &'static [About] = &[
        (&[Kingdoms, Strengths, Preview, Coordinates], "key-aids"),
        (&[Closer, Farther], "key-zoom"),
        (&[WholeBoard], "key-fit"),
        (&[BoardLeft, BoardUp, BoardRight, BoardDown], "key-pan"),
    ];

    const TAB: &'static str = "key-tab";
}

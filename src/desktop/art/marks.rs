//! Marks that are laid over cells: each differs by shape, not by colour alone.

/// A mark over a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The held piece may go here.
    Legal,
    /// Going here begins a conflict.
    Conflict,
    /// The cell under the keyboard's cursor or the pointer.
    Cursor,
    /// The latest move.
    Latest,
    /// Supports the attacker.
    Attack,
    /// Supports the defender.
    Defence,
    /// Can be chosen now.
    Choice,
}

impl Mark {
    /// All marks.
    pub const ALL: [Mark; 7] = [
        Mark::Legal,
        Mark::Conflict,
        Mark::Cursor,
        Mark::Latest,
        Mark::Attack,
        Mark::Defence,
        Mark::Choice,
    ];
}

/// The picture of a mark, 100 by 100.
pub fn mark_svg(mark: Mark) -> String {
    let drawing = match mark {
        Mark::Legal => {
            r##"<rect x="6" y="6" width="88" height="88" rx="10" fill="#FFF6E0" fill-opacity=".42"/>
            <circle cx="50" cy="50" r="11" fill="#1A1410" fill-opacity=".8"/>
            <circle cx="50" cy="50" r="6.5" fill="#FFF6E0"/>"##
        }
        Mark::Conflict => {
            r##"<rect x="5" y="5" width="90" height="90" rx="10" fill="#FFF6E0" fill-opacity=".42"/>
            <g stroke-linecap="round" fill="none">
            <g stroke="#FFF6E0" stroke-width="17"><path d="M28 28 70 70M72 28 30 70"/></g>
            <g stroke="#8E1B0E" stroke-width="9"><path d="M28 28 70 70M72 28 30 70"/></g>
            <g stroke="#1A1410" stroke-width="7"><path d="M58 76 76 58M42 76 24 58M72 72l8 8M28 72l-8 8"/></g></g>"##
        }
        Mark::Cursor => {
            r##"<g fill="none" stroke-linecap="round"><path d="M4 30V4H30M70 4H96V30M96 70V96H70M30 96H4V70" stroke="#1A1410" stroke-width="8"/>
            <path d="M4 30V4H30M70 4H96V30M96 70V96H70M30 96H4V70" stroke="#FFD45E" stroke-width="4.5"/></g>"##
        }
        Mark::Latest => {
            r##"<rect x="2.5" y="2.5" width="95" height="95" rx="9" fill="none" stroke="#1A1410" stroke-width="5"/>
            <rect x="2.5" y="2.5" width="95" height="95" rx="9" fill="none" stroke="#FFF6E0" stroke-width="3" stroke-dasharray="10 7"/>"##
        }
        Mark::Attack => {
            r##"<rect x="3" y="3" width="94" height="94" rx="9" fill="none" stroke="#1A1410" stroke-width="6"/>
            <rect x="3" y="3" width="94" height="94" rx="9" fill="none" stroke="#FFD45E" stroke-width="3.5"/>
            <path d="M3 36V9a6 6 0 0 1 6-6H36z" fill="#FFD45E" stroke="#1A1410" stroke-width="3"/>"##
        }
        Mark::Defence => {
            r##"<rect x="3" y="3" width="94" height="94" rx="9" fill="none" stroke="#1A1410" stroke-width="6"/>
            <rect x="3" y="3" width="94" height="94" rx="9" fill="none" stroke="#9BE0FF" stroke-width="3.5" stroke-dasharray="4 6"/>
            <path d="M97 64v27a6 6 0 0 1-6 6H64z" fill="#9BE0FF" stroke="#1A1410" stroke-width="3"/>"##
        }
        Mark::Choice => {
            r##"<rect x="4" y="4" width="92" height="92" rx="10" fill="#FFD45E" fill-opacity=".28" stroke="#1A1410" stroke-width="7"/>
            <rect x="4" y="4" width="92" height="92" rx="10" fill="none" stroke="#FFD45E" stroke-width="4"/>"##
        }
    };
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{drawing}</svg>"#)
}

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
    /// Where a piece of advice with this number, from 1, would have something stand.
    Advice(u8),
    /// The cell that a leader would leave for it.
    AdviceFrom(u8),
}

impl Mark {
    /// All marks.
    pub const ALL: [Mark; 13] = [
        Mark::Legal,
        Mark::Conflict,
        Mark::Cursor,
        Mark::Latest,
        Mark::Attack,
        Mark::Defence,
        Mark::Choice,
        Mark::Advice(1),
        Mark::Advice(2),
        Mark::Advice(3),
        Mark::AdviceFrom(1),
        Mark::AdviceFrom(2),
        Mark::AdviceFrom(3),
    ];
}

/// The picture of a mark, 100 by 100.
pub fn mark_svg(mark: Mark) -> String {
    let drawing: &str = match mark {
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
            r##"<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M6 36V6H36M64 6H94V36M94 64V94H64M36 94H6V64" stroke="#1A1410" stroke-width="12"/>
            <path d="M6 36V6H36M64 6H94V36M94 64V94H64M36 94H6V64" stroke="#FFD45E" stroke-width="7"/></g>"##
        }
        Mark::Advice(rank) => &advice(rank, ""),
        Mark::AdviceFrom(rank) => &advice(rank, r#"stroke-dasharray="14 11""#),
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
            r##"<rect x="4" y="4" width="92" height="92" rx="10" fill="#FFD45E" fill-opacity=".1" stroke="#1A1410" stroke-width="7"/>
            <rect x="4" y="4" width="92" height="92" rx="10" fill="none" stroke="#FFD45E" stroke-width="4"/>"##
        }
    };
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{drawing}</svg>"#)
}

/// A ring, whole or in dashes, with its number on a disc; each number has a corner of its own, so
/// that several fit a cell.
fn advice(rank: u8, dashes: &str) -> String {
    let (x, y, digit) = match rank {
        1 => (21, 21, "M-6-6 1-12V12"),
        2 => (79, 21, "M-7-6C-6-14 8-14 7-5 6 0-4 6-7 12H8"),
        _ => (21, 79, "M-7-11H7L-1-2C9-2 9 12 0 12-4 12-6 11-8 8"),
    };
    format!(
        r##"<rect x="4" y="4" width="92" height="92" rx="10" fill="none" stroke="#FFF6E0" stroke-width="8"/>
        <rect x="4" y="4" width="92" height="92" rx="10" fill="none" stroke="#1B3F94" stroke-width="5" {dashes}/>
        <g transform="translate({x} {y})"><circle r="21" fill="#FFF6E0"/><circle r="18.5" fill="#1B3F94"/>
        <path d="{digit}" fill="none" stroke="#FFF6E0" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>"##
    )
}

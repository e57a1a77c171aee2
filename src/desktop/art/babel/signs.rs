//! The signs of the two cities, their markers, and what skills do.

use super::super::palette::{Palette, hex};
use crate::babel::rules::{Player, Skill};

/// A city's sign, a silhouette of 100 by 100 units: the gate of Kish, the stepped temple of Ur.
pub(super) fn city(player: Player) -> &'static str {
    match player {
        Player::Kish => {
            r#"<path fill-rule="evenodd" d="M8 92V22h10v10h10V22h10v10h24V22h10v10h10V22h10v70H66V68a16 16 0 0 0-32 0v24z"/>"#
        }
        Player::Ur => {
            r#"<path fill-rule="evenodd" d="M36 14h28v18h12v20h12v20h10v20H2V72h10V52h12V32h12zM44 60h12v32H44z"/>"#
        }
    }
}

/// A player's marker, a figure of 71.4 by 100 units: a herald with a staff for Kish, a bearer with a
/// basket on the head for Ur. They differ in outline as well as in colour.
pub(super) fn marker(player: Player, palette: &Palette) -> String {
    let (ink, cream, gold) = (hex(palette.bitumen), hex(palette.cream), hex(palette.gold));
    let (fill, body, more) = match player {
        Player::Kish => (
            "#1F6F78",
            "M34 26a11 11 0 1 1 .1 0zM22 34c6-5 18-5 24 0l9 48H13z",
            format!(
                r#"<path d="M58 12v70" stroke="{ink}" stroke-width="8" stroke-linecap="round"/><path d="M58 12v70" stroke="{gold}" stroke-width="4" stroke-linecap="round"/><circle cx="58" cy="11" r="6" fill="{gold}" stroke="{ink}" stroke-width="2"/><path d="M19 52h30M16.500 64h35" stroke="{cream}" stroke-width="4"/>"#
            ),
        ),
        Player::Ur => (
            "#B2601A",
            "M36 38a10 10 0 1 1 .1 0zM36 42c18 0 22 12 24 40H12c2-28 6-40 24-40z",
            format!(
                r#"<path d="M14 4h44l-8 15H22z" fill="{gold}" stroke="{ink}" stroke-width="3" stroke-linejoin="round"/><path d="M18 10h36M24 5v13M36 5v13M48 5v13" stroke="{ink}" stroke-width="1.500"/><path d="M22 62l6-6 6 6 6-6 6 6 5-5" fill="none" stroke="{cream}" stroke-width="4"/>"#
            ),
        ),
    };
    let sign = city(player);
    format!(
        r#"<ellipse cx="36" cy="91" rx="33" ry="8" fill="{ink}" opacity=".45"/><path d="{body}" fill="{fill}" stroke="{ink}" stroke-width="4" stroke-linejoin="round"/><path d="{body}" fill="none" stroke="{cream}" stroke-opacity=".7" stroke-width="1.200"/>{more}<rect x="10" y="78" width="52" height="18" rx="6" fill="{cream}" stroke="{ink}" stroke-width="3"/><g transform="translate(28.500 79.500) scale(.15)" fill="{ink}">{sign}</g>"#
    )
}

/// What a skill does, a silhouette of 100 by 100 units.
pub(super) fn skill(skill: Skill) -> &'static str {
    match skill {
        // A temple that cracks and falls.
        Skill::Destroy => {
            r#"<path d="M6 94V76h10V58h11V40h8l9 12-8 10 11 12-8 20zM94 94V76H84V60l-14-2-9 12 9 9-7 15zM44 30l20-14 12 16-20 14zM74 8l12-5 6 11-12 6z"/>"#
        }
        // The topmost storey, taken over to the own side.
        Skill::Rob => {
            r#"<path d="M56 94V78h8V60h24v18h8v16zM4 94V78h34v16zM9 58h24v16H9zM66 40h20v15H66z"/><path d="M78 34C76 14 40 8 24 30" fill="none" stroke-width="9"/><path d="M12 26l24-2-14 24z"/>"#
        }
        // Somebody who must leave.
        Skill::Expel => {
            r#"<circle cx="30" cy="20" r="14"/><path d="M12 94V56c0-24 36-24 36 0v38zM56 44h18V28l24 25-24 25V62H56z"/>"#
        }
        // Somebody who comes over.
        Skill::Lure => {
            r#"<circle cx="70" cy="20" r="14"/><path d="M52 94V56c0-24 36-24 36 0v38zM46 44H28V28L4 53l24 25V62h18z"/>"#
        }
        // Two steps at once.
        Skill::Leap => {
            r#"<path d="M2 96V80h32V64h30V46h34v50z"/><path d="M14 66C14 24 44 8 66 20" fill="none" stroke-width="9"/><path d="M58 4l28 20-30 14z"/>"#
        }
        // Half of it goes: told apart on the line of a replay, too, where it is very small.
        Skill::Halve => r#"<path d="M4 4h74L4 78z"/><path d="M96 40v56H40z" opacity=".55"/>"#,
    }
}

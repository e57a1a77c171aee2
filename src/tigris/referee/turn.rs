//! Who decides, and what: the answer of `turn`.

use crate::tigris::rules::{Position, Stage};

/// Who decides and what, as one line of the protocol: `archer action 1`.
pub fn turn_line(position: &Position) -> String {
    let table = position.table();
    let active = table.active();
    match table.stage() {
        Stage::Action => {
            let number = if table.actions_left() >= 2 { 1 } else { 2 };
            format!("{active} action {number}")
        }
        Stage::End => format!("{active} end"),
        Stage::War => {
            let colours: Vec<String> = table.wars().map(|colour| colour.to_string()).collect();
            format!("{active} war {}", colours.join(" "))
        }
        Stage::Commit(conflict) => {
            let role = match conflict.attacker_committed {
                None => "attacker",
                Some(_) => "defender",
            };
            format!(
                "{} commit {} {} {role} board={} against={}",
                conflict.to_commit(),
                conflict.support(),
                conflict.kind,
                conflict.own_board(),
                conflict.against(),
            )
        }
        Stage::Building(colour) => format!("{active} building {colour}"),
        Stage::Monument { monument, wonder } => {
            let offers = match (monument, wonder) {
                (true, true) => "monument wonder",
                (true, false) => "monument",
                (false, _) => "wonder",
            };
            format!("{active} {offers}")
        }
        Stage::Treasure(owner) => format!("{owner} treasure"),
        Stage::Bonus => format!("{active} bonus"),
        Stage::Over(ending) => format!("over {ending}"),
    }
}

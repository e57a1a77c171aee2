//! What a hand or a key takes up, and why it cannot.

use crate::babel::rules::{Player, Position, Refusal, SHORTEST_RUN, Source, Tribe};
use crate::babel::teaching::Topic;
use crate::babel::words;
use crate::desktop::app::words::Words;
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::table::state::held::What;
use crate::desktop::babel::table::state::orders::Why;
use bevy::prelude::*;

/// Why something cannot be taken up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stays {
    /// The rules say so of whatever could be done with it.
    Rule(Refusal, Topic),
    /// A card lies on it in its column.
    Covered,
    /// It is not among the last three of the row.
    InRow,
    /// The marker goes where cards take it.
    Marker,
}

impl Stays {
    /// The sentence for it.
    pub(super) fn why(self, words: &Words) -> Why {
        let (text, topic) = match self {
            Stays::Rule(refusal, topic) => (words::refusal(words, &refusal), topic),
            Stays::Covered => (words.text("babel-take-covered"), Topic::BUILD),
            Stays::InRow => (words.text("babel-take-in-row"), Topic::MIGRATE),
            Stays::Marker => (words.text("babel-take-marker"), Topic::MOVE),
        };
        Why { text, topic }
    }
}

/// A card of the active player's hand.
pub(super) fn card(tribe: Tribe, game: &Position) -> Result<What, Stays> {
    let holds = game.hand(game.table().active()).of(tribe) > 0;
    let refused = || Stays::Rule(Refusal::NotInHand(tribe), Topic::MOVE);
    holds.then_some(What::Card(tribe)).ok_or_else(refused)
}

/// The topmost card of a column.
pub(super) fn temple(source: Source, game: &Position) -> Result<What, Stays> {
    let table = game.table();
    let empty = table.column(source.owner(table.active())).is_empty();
    match empty {
        true => Err(Stays::Rule(Refusal::ColumnEmpty(source), Topic::BUILD)),
        false => Ok(What::Temple(source)),
    }
}

/// The last three cards of the active player's row of a territory.
pub(super) fn three(at: Tribe, game: &Position) -> Result<What, Stays> {
    let table = game.table();
    let have = table.row(table.active(), at).len();
    if have >= SHORTEST_RUN {
        return Ok(What::Three(at));
    }
    let (have, needed) = (have as u8, SHORTEST_RUN as u8);
    let refusal = Refusal::TooFewCards { have, needed };
    Err(Stays::Rule(refusal, Topic::MIGRATE))
}

/// What lies under a point; nothing where nobody would take hold of anything.
pub(super) fn at(point: Vec2, layout: &Layout, game: &Position) -> Option<Result<What, Stays>> {
    let table = game.table();
    let player = table.active();
    if let Some(tribe) = layout.stack_at(point) {
        return Some(card(tribe, game));
    }
    let lens = Player::ALL.map(|owner| table.column(owner).len());
    if let Some(source) = layout.source_at(player, lens, point) {
        return Some(temple(source, game));
    }
    let in_column = |owner: &Player| {
        let len = lens[owner.index()];
        (0..len).any(|place| layout.quarry_card(*owner, place, len).contains(point))
    };
    if Player::ALL.iter().any(in_column) {
        return Some(Err(Stays::Covered));
    }
    if layout.marker(player, table.marker(player)).contains(point) {
        return Some(Err(Stays::Marker));
    }
    let land = layout.column_at(point)?;
    let len = table.row(player, land).len();
    // The cards lie on each other: the later one is on top.
    let card = |place: &usize| layout.row_card(player, land, *place, len).contains(point);
    let place = (0..len).rev().find(card)?;
    Some(
        three(land, game).and_then(|three| match place + SHORTEST_RUN >= len {
            true => Ok(three),
            false => Err(Stays::InRow),
        }),
    )
}

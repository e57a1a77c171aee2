//! Sentences about positions that cannot be read.

use crate::locale::{Locale, Value};
use crate::tigris::rules::notation::{Kind, PositionTextError, PositionTextFlaw, TokenError};
use crate::tigris::rules::{Cell, Flaw};

impl Locale {
    /// What a word should have been.
    pub fn token_error(&self, error: &TokenError) -> String {
        token(self, error)
    }

    /// Which line of a position text is wrong, and why.
    pub fn position_error(&self, error: &PositionTextError) -> String {
        position(self, error)
    }

    /// What is wrong with a line of a position text.
    pub fn position_reason(&self, why: &PositionTextFlaw) -> String {
        reason(self, why)
    }

    /// Why a position cannot be played.
    pub fn flaw(&self, why: &Flaw) -> String {
        flaw(self, why)
    }
}

fn token(locale: &Locale, error: &TokenError) -> String {
    let kind = locale.text(match error.expected {
        Kind::Cell => "referee-kind-cell",
        Kind::Colour => "referee-kind-colour",
        Kind::Tile => "referee-kind-tile",
        Kind::Tiles => "referee-kind-tiles",
        Kind::Leader => "referee-kind-leader",
        Kind::Dynasty => "referee-kind-dynasty",
        Kind::Monument => "referee-kind-monument",
        Kind::Number => "referee-kind-number",
    });
    let values = [("found", (&error.found).into()), ("kind", kind.into())];
    locale.format("referee-token", &values)
}

fn position(locale: &Locale, error: &PositionTextError) -> String {
    let why = reason(locale, &error.reason);
    let values = [
        ("line", error.line.into()),
        ("text", (&error.text).into()),
        ("why", why.into()),
    ];
    locale.format("referee-position-line", &values)
}

fn reason(locale: &Locale, reason: &PositionTextFlaw) -> String {
    use PositionTextFlaw::*;
    let named = |key: &str, name: &str, value: Value| locale.format(key, &[(name, value)]);
    match reason {
        Keyword(word) => named("referee-text-keyword", "word", word.into()),
        Twice(keyword) => named("referee-text-twice", "keyword", (*keyword).into()),
        Missing(keyword) => named("referee-text-missing", "keyword", (*keyword).into()),
        MissingHand(dynasty) => {
            let dynasty = dynasty.to_string();
            named("referee-text-missing-hand", "dynasty", dynasty.into())
        }
        BeforePlayers => locale.text("referee-text-before-players"),
        NotInPlay(dynasty) => named("referee-not-in-play", "dynasty", dynasty.to_string().into()),
        Players => locale.text("referee-text-players"),
        Board(name) => named("referee-text-board", "name", name.into()),
        Option(name) => named("referee-text-option", "name", name.into()),
        Words => locale.text("referee-text-words"),
        Token(error) => token(locale, error),
        GridRow { found } => named("referee-text-grid-row", "found", (*found).into()),
        GridRows { found } => named("referee-text-grid-rows", "found", (*found).into()),
        GridToken { cell, found } => locale.format(
            "referee-text-grid-token",
            &[("cell", at(*cell)), ("found", found.into())],
        ),
        AfterEnd => locale.text("referee-text-after-end"),
        Flaw(why) => flaw(locale, why),
    }
}

fn at(cell: Cell) -> Value {
    cell.to_string().into()
}

fn flaw(locale: &Locale, flaw: &Flaw) -> String {
    let say = |key: &str, values: &[(&str, Value)]| locale.format(key, values);
    match *flaw {
        Flaw::ActiveNotInPlay(dynasty) => say(
            "referee-not-in-play",
            &[("dynasty", dynasty.to_string().into())],
        ),
        Flaw::Actions(found) => say("flaw-actions", &[("found", found.into())]),
        Flaw::TooManyTiles {
            colour,
            found,
            exist,
            ..
        } => say(
            "flaw-too-many-tiles",
            &[
                ("tiles", locale.tiles(colour).into()),
                ("found", found.into()),
                ("exist", exist.into()),
            ],
        ),
        Flaw::HandTooLarge { dynasty, found } => say(
            "flaw-hand-too-large",
            &[
                ("dynasty", dynasty.to_string().into()),
                ("found", found.into()),
            ],
        ),
        Flaw::TooManyUnknown { needed, unseen } => say(
            "flaw-too-many-unknown",
            &[("needed", needed.into()), ("unseen", unseen.into())],
        ),
        Flaw::WrongTerrain { tile, cell } => say(
            "flaw-wrong-terrain",
            &[("tile", locale.tile(tile).into()), ("cell", at(cell))],
        ),
        Flaw::MixedTerrain { cell, .. } => say("flaw-mixed-terrain", &[("cell", at(cell))]),
        Flaw::LeaderNotInPlay { dynasty, cell } => say(
            "flaw-leader-not-in-play",
            &[("dynasty", dynasty.to_string().into()), ("cell", at(cell))],
        ),
        Flaw::LeaderTwice {
            dynasty,
            leader,
            cell,
        } => say(
            "flaw-leader-twice",
            &[
                ("dynasty", dynasty.to_string().into()),
                ("leader", locale.leader(leader).into()),
                ("cell", at(cell)),
            ],
        ),
        Flaw::LeaderOnRiver { cell } => say("flaw-leader-on-river", &[("cell", at(cell))]),
        Flaw::LeaderWithoutTemple { cell } => {
            say("flaw-leader-without-temple", &[("cell", at(cell))])
        }
        Flaw::TwoLeadersOfAColour { leader, cell } => say(
            "flaw-two-leaders",
            &[("colour", locale.colour(leader).into()), ("cell", at(cell))],
        ),
        Flaw::TreasureOffShedu { cell } => say("flaw-treasure-off-shedu", &[("cell", at(cell))]),
        Flaw::TooManyTreasures { found, exist, .. } => say(
            "flaw-too-many-treasures",
            &[("found", found.into()), ("exist", exist.into())],
        ),
        Flaw::FaceDownWithoutMonument { cell } => {
            say("flaw-face-down-without-monument", &[("cell", at(cell))])
        }
        Flaw::MonumentWithoutTiles { monument, cell } => say(
            "flaw-monument-without-tiles",
            &[
                ("monument", monument.to_string().into()),
                ("cell", at(cell)),
            ],
        ),
        Flaw::MonumentOffBoard { monument, cell } => say(
            "flaw-monument-off-board",
            &[
                ("monument", monument.to_string().into()),
                ("cell", at(cell)),
            ],
        ),
        Flaw::MonumentsOverlap { cell, .. } => say("flaw-monuments-overlap", &[("cell", at(cell))]),
        Flaw::MonumentColour { monument } => say(
            "flaw-monument-colour",
            &[("monument", monument.to_string().into())],
        ),
        Flaw::MonumentTwice { monument, .. } => say(
            "flaw-monument-twice",
            &[("monument", monument.to_string().into())],
        ),
        Flaw::BuildingTwice(colour) => say(
            "flaw-building-twice",
            &[("building", locale.building(colour).into())],
        ),
        Flaw::BuildingOffColour { colour, cell } => say(
            "flaw-building-off-colour",
            &[
                ("building", locale.building(colour).into()),
                ("tile", locale.tile(colour).into()),
                ("cell", at(cell)),
            ],
        ),
        Flaw::WonderOffBoard(cell) => say("flaw-wonder-off-board", &[("cell", at(cell))]),
        Flaw::WonderWithoutCell { cell } => say("flaw-wonder-without-cell", &[("cell", at(cell))]),
        Flaw::NoWonderThere { cell } => say("flaw-no-wonder-there", &[("cell", at(cell))]),
        Flaw::NeedsBuildings(colour) => say(
            "flaw-needs-buildings",
            &[("building", locale.building(colour).into())],
        ),
        Flaw::NeedsWonder => say("flaw-needs-wonder", &[]),
        Flaw::Catastrophes { dynasty, left } => say(
            "flaw-catastrophes",
            &[
                ("dynasty", dynasty.to_string().into()),
                ("left", left.into()),
            ],
        ),
        Flaw::TooManyCatastrophes { found, played, .. } => say(
            "flaw-too-many-catastrophes",
            &[("found", found.into()), ("played", played.into())],
        ),
    }
}

#[cfg(test)]
mod tests;

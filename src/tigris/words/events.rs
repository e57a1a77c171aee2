//! The log: a line for everything that happens.

use super::names::colour_key;
use crate::locale::{Locale, Value};
use crate::tigris::rules::{Cell, Colour, ConflictKind, Dynasty, Ending, Event, Loss, Source};

impl Locale {
    /// The line of the log for an event, as `viewer` may know it; without one, all is told.
    pub fn event(&self, event: &Event, viewer: Option<Dynasty>) -> String {
        let event = viewer.map_or(*event, |viewer| event.seen_by(viewer));
        let line = Line { locale: self };
        match event {
            Event::TurnBegan { dynasty } => line.of("event-turn-began", dynasty, []),
            Event::TilePlaced {
                dynasty,
                tile,
                at,
                unites,
            } => {
                let key = if unites {
                    "event-tile-unites"
                } else {
                    "event-tile-placed"
                };
                line.of(
                    key,
                    dynasty,
                    [line.tile(tile), line.colour_key(tile), cell("at", at)],
                )
            }
            Event::LeaderPositioned {
                dynasty,
                leader,
                from: None,
                to,
            } => line.of(
                "event-leader-placed",
                dynasty,
                [line.leader(leader), line.colour_key(leader), cell("to", to)],
            ),
            Event::LeaderPositioned {
                dynasty,
                leader,
                from: Some(from),
                to,
            } => line.of(
                "event-leader-moved",
                dynasty,
                [
                    line.leader(leader),
                    line.colour_key(leader),
                    cell("from", from),
                    cell("to", to),
                ],
            ),
            Event::LeaderWithdrawn {
                dynasty,
                leader,
                from,
            } => line.of(
                "event-leader-withdrawn",
                dynasty,
                [
                    line.leader(leader),
                    line.colour_key(leader),
                    cell("from", from),
                ],
            ),
            Event::LeaderLost {
                dynasty,
                leader,
                from,
                why,
            } => {
                let key = match why {
                    Loss::Conflict => "event-leader-lost-conflict",
                    Loss::NoTemple => "event-leader-lost-no-temple",
                };
                let leader = [
                    line.leader(leader),
                    line.colour_key(leader),
                    cell("from", from),
                ];
                line.of(key, dynasty, leader)
            }
            Event::CatastrophePlayed {
                dynasty,
                at,
                destroyed: None,
            } => line.of("event-catastrophe", dynasty, [cell("at", at)]),
            Event::CatastrophePlayed {
                dynasty,
                at,
                destroyed: Some(tile),
            } => line.of(
                "event-catastrophe-destroys",
                dynasty,
                [line.tile(tile), line.colour_key(tile), cell("at", at)],
            ),
            Event::Swapped { dynasty, discarded } => line.of(
                "event-swapped",
                dynasty,
                [("tiles", self.handful(&discarded).into())],
            ),
            Event::Drawn { dynasty, tiles } => line.of(
                "event-drawn",
                dynasty,
                [("tiles", self.handful(&tiles).into())],
            ),
            Event::BagEmpty { dynasty } => line.of("event-bag-empty", dynasty, []),
            Event::Points {
                dynasty,
                colour,
                amount,
                source,
                ..
            } => line.points(dynasty, colour, amount, source),
            Event::ConflictBegan {
                kind,
                leader,
                attacker,
                defender,
                attacker_support,
                defender_support,
            } => {
                let key = match kind {
                    ConflictKind::Revolt => "event-revolt-began",
                    ConflictKind::War => "event-war-began",
                };
                let values = [
                    line.leader(leader),
                    line.colour_key(leader),
                    ("tiles", self.tiles(leader).into()),
                    ("attacker", self.player(attacker).into()),
                    ("of-attacker", self.of_player(attacker).into()),
                    ("defender", self.player(defender).into()),
                    ("of-defender", self.of_player(defender).into()),
                    ("attack", attacker_support.len().into()),
                    ("defence", defender_support.len().into()),
                ];
                self.format(key, &values)
            }
            Event::Committed {
                dynasty, count: 0, ..
            } => line.of("event-committed-none", dynasty, []),
            Event::Committed {
                dynasty,
                tile,
                count,
            } => {
                let tiles = self.tile_count(tile, u32::from(count));
                line.of("event-committed", dynasty, [("tiles", tiles.into())])
            }
            Event::ConflictEnded {
                kind,
                leader,
                winner,
                loser,
                winner_total,
                loser_total,
            } => {
                let key = match (kind, winner_total == loser_total) {
                    (ConflictKind::Revolt, false) => "event-revolt-ended",
                    (ConflictKind::Revolt, true) => "event-revolt-tied",
                    (ConflictKind::War, false) => "event-war-ended",
                    (ConflictKind::War, true) => "event-war-tied",
                };
                let values = [
                    line.leader(leader),
                    line.colour_key(leader),
                    ("tiles", self.tiles(leader).into()),
                    ("winner", self.player(winner).into()),
                    ("loser", self.player(loser).into()),
                    ("winner-total", winner_total.into()),
                    ("loser-total", loser_total.into()),
                ];
                self.format(key, &values)
            }
            Event::TilesRemoved { tile, cells } => {
                let tiles = self.tile_count(tile, cells.len());
                let count = ("count", cells.len().into());
                self.format("event-tiles-removed", &[("tiles", tiles.into()), count])
            }
            Event::MarkerLeft { at } => self.format("event-marker-left", &[cell("at", at)]),
            Event::BuildingRaised {
                dynasty,
                colour,
                from: None,
                to,
            } => line.of(
                "event-building-raised",
                dynasty,
                [
                    line.building(colour),
                    line.colour_key(colour),
                    cell("to", to),
                ],
            ),
            Event::BuildingRaised {
                dynasty,
                colour,
                from: Some(from),
                to,
            } => line.of(
                "event-building-moved",
                dynasty,
                [
                    line.building(colour),
                    line.colour_key(colour),
                    cell("from", from),
                    cell("to", to),
                ],
            ),
            Event::BuildingReturned { colour, from } => self.format(
                "event-building-returned",
                &[
                    line.building(colour),
                    line.colour_key(colour),
                    cell("from", from),
                ],
            ),
            Event::MonumentBuilt {
                dynasty,
                monument,
                at,
                ..
            } => line.of(
                "event-monument-built",
                dynasty,
                [("monument", self.monument(monument).into()), cell("at", at)],
            ),
            Event::WonderBuilt {
                dynasty, centre, ..
            } => line.of("event-wonder-built", dynasty, [cell("at", centre)]),
            Event::TreasureTaken { dynasty, from } => {
                line.of("event-treasure-taken", dynasty, [cell("from", from)])
            }
            Event::TurnEnded { dynasty } => line.of("event-turn-ended", dynasty, []),
            Event::GameOver { ending } => self.text(match ending {
                Ending::Treasures => "event-game-over-treasures",
                Ending::Bag => "event-game-over-bag",
            }),
        }
    }
}

/// A named place in a message and what fills it.
type Place = (&'static str, Value);

fn cell(place: &'static str, cell: Cell) -> Place {
    (place, cell.to_string().into())
}

/// Fills the places that many lines share.
struct Line<'a> {
    locale: &'a Locale,
}

impl Line<'_> {
    fn of<const N: usize>(&self, key: &str, dynasty: Dynasty, more: [Place; N]) -> String {
        let mut places = self.locale.whose(dynasty).to_vec();
        places.extend(more);
        self.locale.format(key, &places)
    }

    fn tile(&self, tile: Colour) -> Place {
        ("tile", self.locale.tile(tile).into())
    }

    fn leader(&self, leader: Colour) -> Place {
        ("leader", self.locale.leader(leader).into())
    }

    fn building(&self, colour: Colour) -> Place {
        ("building", self.locale.building(colour).into())
    }

    /// For languages whose articles and endings follow the name: they choose by it.
    fn colour_key(&self, colour: Colour) -> Place {
        ("key", colour_key(colour).into())
    }

    fn points(&self, dynasty: Dynasty, colour: Colour, amount: u8, source: Source) -> String {
        let mut places = vec![
            ("points", self.locale.points(colour, amount.into()).into()),
            ("dynasty", self.locale.player(dynasty).into()),
        ];
        let key = match source {
            Source::Tile => "event-points-tile",
            Source::Revolt => "event-points-revolt",
            Source::War => "event-points-war",
            Source::Wonder => "event-points-wonder",
            Source::Monument(monument) => {
                places.push(("monument", self.locale.monument(monument).into()));
                "event-points-monument"
            }
        };
        self.locale.format(key, &places)
    }
}

#[cfg(test)]
mod tests;

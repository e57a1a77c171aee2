//! Events as `play` answers them: one line of plain tokens each.

use super::tokens::{leader_letter, tile_letter, tiles_text};
use crate::tigris::rules::{Cell, CellSet, ConflictKind, Event, Handful, Loss, Source};
use std::fmt;

impl fmt::Display for ConflictKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ConflictKind::Revolt => "revolt",
            ConflictKind::War => "war",
        })
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Tile => f.write_str("tile"),
            Source::Revolt => f.write_str("revolt"),
            Source::War => f.write_str("war"),
            Source::Monument(monument) => write!(f, "monument {monument}"),
            Source::Wonder => f.write_str("wonder"),
        }
    }
}

/// Letters where the kinds are known, one `?` a tile where they are hidden, `-` for none.
impl fmt::Display for Handful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Handful::Known(tiles) => f.write_str(&tiles_text(tiles)),
            Handful::Hidden(0) => f.write_str("-"),
            Handful::Hidden(count) => (0..*count).try_for_each(|_| f.write_str("?")),
        }
    }
}

/// A cell, or `-` for off (or beside) the board.
struct OrDash(Option<Cell>);

impl fmt::Display for OrDash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(cell) => cell.fmt(f),
            None => f.write_str("-"),
        }
    }
}

struct Spaced(CellSet);

impl fmt::Display for Spaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.into_iter().try_for_each(|cell| write!(f, " {cell}"))
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::TurnBegan { dynasty } => write!(f, "turn {dynasty}"),
            Event::TilePlaced {
                dynasty,
                tile,
                at,
                unites,
            } => {
                let marker = if unites { " unites" } else { "" };
                write!(f, "tile {dynasty} {} {at}{marker}", tile_letter(tile))
            }
            Event::LeaderPositioned {
                dynasty,
                leader,
                from,
                to,
            } => {
                let (leader, from) = (leader_letter(leader), OrDash(from));
                write!(f, "lead {dynasty} {leader} {from} {to}")
            }
            Event::LeaderWithdrawn {
                dynasty,
                leader,
                from,
            } => write!(f, "withdraw {dynasty} {} {from}", leader_letter(leader)),
            Event::LeaderLost {
                dynasty,
                leader,
                from,
                why,
            } => {
                let why = match why {
                    Loss::Conflict => "conflict",
                    Loss::NoTemple => "temple",
                };
                write!(f, "lost {dynasty} {} {from} {why}", leader_letter(leader))
            }
            Event::CatastrophePlayed {
                dynasty,
                at,
                destroyed,
            } => {
                let destroyed = destroyed.map_or('-', tile_letter);
                write!(f, "catastrophe {dynasty} {at} {destroyed}")
            }
            Event::Swapped { dynasty, discarded } => write!(f, "swap {dynasty} {discarded}"),
            Event::Drawn { dynasty, tiles } => write!(f, "draw {dynasty} {tiles}"),
            Event::BagEmpty { dynasty } => write!(f, "bag-empty {dynasty}"),
            Event::Points {
                dynasty,
                colour,
                amount,
                source,
                at: _,
            } => write!(f, "points {dynasty} {colour} {amount} {source}"),
            Event::ConflictBegan {
                kind,
                leader,
                attacker,
                defender,
                attacker_support,
                defender_support,
            } => {
                let (attack, defence) = (attacker_support.len(), defender_support.len());
                write!(
                    f,
                    "{kind} {leader} {attacker} {attack} {defender} {defence}"
                )
            }
            Event::Committed {
                dynasty,
                tile,
                count,
            } => write!(f, "commit {dynasty} {} {count}", tile_letter(tile)),
            Event::ConflictEnded {
                kind,
                leader,
                winner,
                loser,
                winner_total,
                loser_total,
            } => write!(
                f,
                "won {kind} {leader} {winner} {winner_total} {loser} {loser_total}"
            ),
            Event::TilesRemoved { tile, cells } => {
                write!(f, "removed {}{}", tile_letter(tile), Spaced(cells))
            }
            Event::MarkerLeft { at } => write!(f, "marker-left {at}"),
            Event::BuildingRaised {
                dynasty,
                colour,
                from,
                to,
            } => write!(f, "building {dynasty} {colour} {} {to}", OrDash(from)),
            Event::BuildingReturned { colour, from } => {
                write!(f, "building-returned {colour} {from}")
            }
            Event::MonumentBuilt {
                dynasty,
                monument,
                at,
                tile,
            } => write!(
                f,
                "monument {dynasty} {monument} {at} {}",
                tile_letter(tile)
            ),
            Event::WonderBuilt {
                dynasty,
                centre,
                tile,
            } => write!(f, "wonder {dynasty} {centre} {}", tile_letter(tile)),
            Event::TreasureTaken { dynasty, from } => write!(f, "treasure {dynasty} {from}"),
            Event::TurnEnded { dynasty } => write!(f, "turn-ended {dynasty}"),
            Event::GameOver { ending } => write!(f, "over {ending}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::{Colour, Dynasty, Monument, TileCounts};

    #[test]
    fn events_are_one_line_of_tokens() {
        let (dynasty, at) = (Dynasty::Archer, Cell::new(5, 6).unwrap());
        let placed = Event::TilePlaced {
            dynasty,
            tile: Colour::Red,
            at,
            unites: false,
        };
        assert_eq!(placed.to_string(), "tile archer T f7");
        let points = |source| Event::Points {
            dynasty,
            colour: Colour::Red,
            amount: 1,
            source,
            at: Some(at),
        };
        assert_eq!(points(Source::Tile).to_string(), "points archer red 1 tile");
        assert_eq!(
            points(Source::Monument(Monument::RedBlue)).to_string(),
            "points archer red 1 monument red-blue"
        );
    }

    #[test]
    fn what_others_draw_is_only_a_number() {
        let drawn = Event::Drawn {
            dynasty: Dynasty::Bull,
            tiles: Handful::Known(TileCounts::new([1, 2, 0, 0])),
        };
        assert_eq!(drawn.seen_by(Dynasty::Bull).to_string(), "draw bull STT");
        assert_eq!(drawn.seen_by(Dynasty::Pot).to_string(), "draw bull ???");
    }
}

//! What a conflict is about, in the panel: the spoils of either side, the wars still to come, and
//! the points of whoever looks.

use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{font, paint};
use crate::desktop::art::{Art, Picture};
use crate::desktop::theme::{fitting, fonts, palette};
use crate::desktop::tigris::table::state::spotlight::Spotlight;
use crate::tigris::rules::{
    CellSet, Colour, Conflict, Decision, Dynasty, Position, Spoils, Stage, Stakes, Table, Unheard,
};
use bevy_egui::egui::{self, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};
use std::sync::Arc;

/// The height of a line.
const LINE: f32 = 20.0;
/// The side of a picture in it.
const ICON: f32 = 18.0;
/// The gap between things in it.
const GAP: f32 = 4.0;
/// The sizes of its letters, the largest that fits being taken.
const SIZES: [f32; 5] = [17.0, 16.0, 15.0, 14.0, 13.0];

/// A part of a line.
pub enum Part {
    Text(String),
    Bold(String),
    Picture(Picture),
}

/// A line of words and pictures that never breaks: where there is little room its letters are
/// smaller. Screen readers hear `spoken`, which is also its tooltip.
pub fn line(ui: &mut Ui, art: &Art, parts: &[Part], spoken: &str) -> Response {
    let (place, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let (mut galleys, mut width) = lay(ui, parts, SIZES[0]);
    for size in &SIZES[1..] {
        if width <= place.width() {
            break;
        }
        (galleys, width) = lay(ui, parts, *size);
    }
    let mut x = place.min.x;
    for (part, galley) in parts.iter().zip(galleys) {
        match (part, galley) {
            (Part::Picture(piece), _) => {
                let middle = pos2(x + ICON / 2.0, place.center().y);
                paint(
                    ui,
                    art,
                    *piece,
                    Rect::from_center_size(middle, egui::Vec2::splat(ICON)),
                );
                x += ICON + GAP;
            }
            (_, Some(galley)) => {
                let wide = galley.size().x;
                let at = pos2(x, place.center().y - galley.size().y / 2.0);
                ui.painter().galley(at, galley, palette::INK);
                x += wide + GAP;
            }
            _ => {}
        }
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, spoken));
    response.on_hover_text(spoken)
}

/// The words among some parts in letters of this size, and how wide all of them are together.
fn lay(ui: &Ui, parts: &[Part], size: f32) -> (Vec<Option<Arc<egui::Galley>>>, f32) {
    let galleys = parts.iter().map(|part| {
        let (text, family) = match part {
            Part::Text(text) => (text, "text"),
            Part::Bold(text) => (text, fonts::BOLD_FAMILY),
            Part::Picture(_) => return None,
        };
        let font = font(size, family);
        Some(
            ui.painter()
                .layout_no_wrap(text.clone(), font, palette::INK),
        )
    });
    let galleys: Vec<_> = galleys.collect();
    let widths = galleys
        .iter()
        .map(|g| g.as_ref().map_or(ICON, |g| g.size().x));
    let width = widths.sum::<f32>() + GAP * (parts.len().saturating_sub(1)) as f32;
    (galleys, width)
}

/// What either side would gain, and what the other would lose.
pub fn show(
    ui: &mut Ui,
    table: &Table,
    conflict: &Conflict,
    stakes: &Stakes,
    art: &Art,
    words: &Words,
    spotlight: &mut Spotlight,
) {
    for spoils in [&stakes.attacker, &stakes.defender] {
        let gone = 1 + spoils.tiles.len();
        let name = words.player(spoils.winner);
        let wins = |name: &str| words.format("stakes-wins", &[("dynasty", name.into())]);
        let mut parts = vec![
            Part::Text(format!("+{}", spoils.points)),
            Part::Picture(Picture::Badge(spoils.colour)),
            Part::Text(words.format("stakes-out", &[("count", gone.into())])),
            Part::Picture(Picture::Leader(spoils.loser, conflict.leader)),
        ];
        if !spoils.tiles.is_empty() {
            parts.push(Part::Text(spoils.tiles.len().to_string()));
            parts.push(Part::Picture(Picture::Tile(conflict.support())));
        }
        // A name is shortened only where the smallest letters leave it no room.
        let smallest = SIZES[SIZES.len() - 1];
        let beside = lay(ui, &parts, smallest).1 + GAP;
        let room = (ui.available_width() - beside).max(60.0);
        let font = font(smallest, fonts::BOLD_FAMILY);
        let name = fitting::with_name(ui.painter(), &name, &font, room, wins);
        parts.insert(0, Part::Bold(name));
        let spoken = spoken(table, conflict, spoils, words);
        if line(ui, art, &parts, &spoken).contains_pointer() {
            let leader = spoils.leader.into_iter().collect::<CellSet>();
            spotlight.0 = spoils.tiles | leader;
        }
    }
}

/// `If Archer wins: 3 black; Bull loses the king and 2 settlements.`
fn spoken(table: &Table, conflict: &Conflict, spoils: &Spoils, words: &Words) -> String {
    let gone = spoils.tiles.len();
    let key = if gone > 0 {
        "stakes-spoken"
    } else {
        "stakes-spoken-leader"
    };
    let mut said = words.format(
        key,
        &[
            ("dynasty", words.player(spoils.winner).into()),
            (
                "points",
                words.points(spoils.colour, spoils.points.into()).into(),
            ),
            ("loser", words.player(spoils.loser).into()),
            ("of-loser", words.of_player(spoils.loser).into()),
            ("leader", words.leader(conflict.leader).into()),
            ("tiles", words.tile_count(conflict.support(), gone).into()),
        ],
    );
    let off = table
        .wars_to_come()
        .into_iter()
        .filter(|war| !comes(spoils, war));
    for war in off {
        let tiles = words.tiles(war.leader);
        said += " ";
        said += &words.format("stakes-called-off", &[("tiles", tiles.into())]);
    }
    said
}

/// Whether a war that waits still comes if this side wins.
fn comes(spoils: &Spoils, war: &Conflict) -> bool {
    spoils.wars.iter().any(|then| then.leader == war.leader)
}

/// The wars that wait behind the one that is fought, with the strengths that the board will have: first those that
/// come in any case, and then those that come, or come so, only if this side or that wins.
pub fn to_come(ui: &mut Ui, table: &Table, stakes: &Stakes, art: &Art, words: &Words) {
    let wars = table.wars_to_come();
    let sides = [&stakes.attacker, &stakes.defender];
    let then = |side: &Spoils, war: &Conflict| {
        let mut wars = side.wars.iter();
        wars.find(|then| then.leader == war.leader).copied()
    };
    let both: Vec<Conflict> = wars
        .iter()
        .filter_map(|war| {
            let [one, other] = sides.map(|side| then(side, war));
            one.filter(|_| one == other)
        })
        .collect();
    waiting(ui, &words.text("stakes-to-come"), &both, art, words);
    for side in sides {
        let alone = |war: &Conflict| both.iter().all(|both| both.leader != war.leader);
        let only: Vec<Conflict> = wars
            .iter()
            .filter(|war| alone(war))
            .filter_map(|war| then(side, war))
            .collect();
        let name = words.player(side.winner);
        let smallest = font(SIZES[SIZES.len() - 1], fonts::BOLD_FAMILY);
        // What stands behind it has to be read as well.
        let room = ui.available_width() / 3.0;
        let name = fitting::name(ui.painter(), &name, &smallest, room);
        let head = words.format("stakes-then", &[("dynasty", name.into())]);
        waiting(ui, &head, &only, art, words);
    }
}

/// Which wars there will be no more if this one is fought first, by who wins it, in words.
pub fn called_off(game: &Position, first: Colour, words: &Words) -> Vec<String> {
    let mut fought = game.clone();
    if fought.try_play(Decision::War(first), &mut Unheard).is_err() {
        return Vec::new();
    }
    let Some(stakes) = fought.stakes() else {
        return Vec::new();
    };
    // By who wins: the attacker, the defender, either.
    let mut off: [Vec<String>; 3] = Default::default();
    for war in fought.table().wars_to_come() {
        let of = match [&stakes.attacker, &stakes.defender].map(|side| comes(side, &war)) {
            [true, true] => continue,
            [false, true] => 0,
            [true, false] => 1,
            [false, false] => 2,
        };
        off[of].push(words.tiles(war.leader));
    }
    let winners = [
        Some(stakes.attacker.winner),
        Some(stakes.defender.winner),
        None,
    ];
    let off = off
        .into_iter()
        .zip(winners)
        .filter(|(wars, _)| !wars.is_empty());
    off.map(|(wars, winner)| {
        let tiles = ("tiles", words.enumeration(wars).into());
        match winner {
            Some(one) => {
                let dynasty = ("dynasty", words.player(one).into());
                words.format("offer-war-off", &[tiles, dynasty])
            }
            None => words.format("offer-war-off-anyway", &[tiles]),
        }
    })
    .collect()
}

/// A line of wars that wait, if there are any.
fn waiting(ui: &mut Ui, head: &str, wars: &[Conflict], art: &Art, words: &Words) {
    if wars.is_empty() {
        return;
    }
    let mut parts = vec![Part::Bold(head.to_string())];
    let mut said = Vec::new();
    for war in wars {
        parts.extend([
            Part::Picture(Picture::Leader(war.attacker, war.leader)),
            Part::Text(format!("{}:{}", war.attacker_board, war.defender_board)),
            Part::Picture(Picture::Leader(war.defender, war.leader)),
        ]);
        let tiles = words.tiles(war.leader);
        let title = words.format("conflict-war", &[("tiles", tiles.into())]);
        let sides = words.format(
            "conflict-choose-about",
            &[
                ("attacker", words.player(war.attacker).into()),
                ("attack", war.attacker_board.into()),
                ("defend", war.defender_board.into()),
                ("defender", words.player(war.defender).into()),
            ],
        );
        said.push(format!("{title} ({sides})"));
    }
    let spoken = format!("{head} {}", words.list(said));
    line(ui, art, &parts, &spoken);
}

/// The points of a player, by colour, and treasures.
pub fn points(ui: &mut Ui, table: &Table, dynasty: Dynasty, art: &Art, words: &Words) {
    let points = table.points(dynasty);
    let mut parts = vec![Part::Text(words.text("stakes-own"))];
    let mut said = Vec::new();
    for colour in Colour::ALL {
        let own = points[colour.index()];
        parts.push(Part::Picture(Picture::Badge(colour)));
        parts.push(Part::Bold(own.to_string()));
        said.push(format!("{} {own}", words.colour(colour)));
    }
    let treasures = table.treasures_taken(dynasty);
    parts.push(Part::Picture(Picture::Treasure));
    parts.push(Part::Bold(treasures.to_string()));
    said.push(words.format("stakes-treasures", &[("count", treasures.into())]));
    let values = [("points", words.list(said).into())];
    let spoken = words.format("stakes-points", &values);
    line(ui, art, &parts, &spoken);
}

/// What is at stake in the conflict that the screen shows, unless the screen is already at the next.
pub fn of(shown: &Position, conflict: &Conflict) -> Option<Stakes> {
    let same = |now: Conflict| {
        (now.kind, now.leader, now.attacker) == (conflict.kind, conflict.leader, conflict.attacker)
    };
    match shown.table().stage() {
        Stage::Commit(now) if same(now) => shown.stakes(),
        _ => None,
    }
}

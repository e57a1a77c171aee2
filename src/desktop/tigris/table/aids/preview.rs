//! The words at the held piece: what a drop would bring about, or why it is illegal.

use super::outline::{Line, Outlines};
use super::place::place;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, font, paint};
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::games::tigris::Session;
use crate::desktop::theme::{fitting, fonts, palette};
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::table::state::held::{Held, Origin, Pointing};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::turn::refusal::{Refusal, plate};
use crate::tigris::rules::{
    Cell, CellSet, Conflict, ConflictKind, Dynasty, Event, Forecast, Position, Stage,
};
use crate::tigris::teaching::Topic;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The side of a picture in a line.
const ICON: f32 = 24.0;
/// The side of a leader's disc, on which more is to be told apart.
const DISC: f32 = 32.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        at_pointer.run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

fn at_pointer(
    mut contexts: EguiContexts,
    turn: Turn,
    held: Res<Held>,
    pointing: Res<Pointing>,
    layout: Res<Layout>,
    outlines: Res<Outlines>,
    settings: Res<Settings>,
    refusal: Res<Refusal<Topic>>,
    art: Res<Art>,
    words: Res<Words>,
) -> Result {
    let (Some(game), Some(holding), Some(cell)) = (turn.game(), held.0, pointing.cell) else {
        return Ok(());
    };
    if holding.from == Origin::Board(cell) {
        return Ok(());
    }
    let forecast = game.forecast(holding.what.onto(cell));
    if forecast.is_ok() && !settings.show_preview {
        return Ok(());
    }
    // Above the strip the same stands with a way to the rules.
    let told = refusal.0.as_ref().map(|why| why.text.as_str());
    if let Err(why) = &forecast
        && told == Some(words.refusal(why).as_str())
    {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let id = egui::Id::new("preview");
    let size = ctx.memory(|memory| memory.area_rect(id).map(|rect| rect.size()));
    let size = size.map_or(Vec2::new(300.0, 150.0), |size| Vec2::new(size.x, size.y));
    let spared = spared(&layout, &outlines, cell);
    let (pivot, at) = place(&layout, spared, !game.table().empty(), size);
    let shown = egui::Area::new(id)
        // Below dialogues and the curtain.
        .order(egui::Order::Background)
        .interactable(false)
        .pivot(pivot)
        .constrain_to(egui_rect(layout.area))
        .fixed_pos(egui::pos2(at.x, at.y))
        .show(&ctx, |ui| match forecast {
            Ok(forecast) => {
                let shown = Preview {
                    game,
                    art: &art,
                    words: &words,
                };
                plate(palette::GILT).show(ui, |ui| shown.tell(ui, &forecast));
            }
            Err(why) => {
                plate(palette::LIMESTONE).show(ui, |ui| {
                    ui.set_max_width((layout.cell * 5.0).max(260.0));
                    ui.horizontal(|ui| {
                        picture(ui, &art, Picture::Icon(Icon::Cross), 22.0);
                        let text = RichText::new(words.refusal(&why)).font(font(18.0, "text"));
                        ui.add(egui::Label::new(text).wrap());
                    });
                });
            }
        });
    let now = shown.response.rect.size();
    if (now - egui::vec2(size.x, size.y)).abs().max_elem() > 1.0 {
        // Its place was chosen for words of another size.
        ctx.request_discard("the preview says more or less than before");
    }
    Ok(())
}

/// What the words must not cover: the cell and the kingdoms that they are about.
fn spared(layout: &Layout, outlines: &Outlines, cell: Cell) -> Rect {
    let own = layout.cell_rect(cell);
    let told = |line: &Line| matches!(line, Line::Lit | Line::Cause);
    let groups = outlines.lines.iter().filter(|(line, _)| told(line));
    let cells = groups.flat_map(|(_, cells)| *cells);
    let all = cells.fold(own, |all, one| all.union(layout.cell_rect(one)));
    // A whole river leaves no room beside it.
    if all.width() < layout.area.width() * 0.6 {
        all
    } else {
        own
    }
}

fn picture(ui: &mut Ui, art: &Art, piece: Picture, side: f32) {
    let (place, _) = ui.allocate_exact_size(egui::Vec2::splat(side), egui::Sense::hover());
    paint(ui, art, piece, place);
}

fn say(ui: &mut Ui, text: String, family: &str) {
    let text = RichText::new(text)
        .font(font(18.0, family))
        .color(palette::INK);
    ui.add(egui::Label::new(text).wrap_mode(egui::TextWrapMode::Extend));
}

/// What tells a forecast, one line for each thing.
struct Preview<'a> {
    game: &'a Position,
    art: &'a Art,
    words: &'a Words,
}

impl Preview<'_> {
    fn tell(&self, ui: &mut Ui, forecast: &Forecast) {
        ui.spacing_mut().item_spacing.y = 4.0;
        let mut said = false;
        for event in &forecast.events {
            said |= self.event(ui, event);
        }
        if !forecast.united.is_empty() {
            said = true;
            say(ui, self.words.text("preview-unites"), "text");
            self.kingdoms(ui, &forecast.united, Some(Picture::Unification));
        }
        if !forecast.parts.is_empty() {
            said = true;
            say(ui, self.words.text("preview-parts"), "text");
            self.kingdoms(ui, &forecast.parts, None);
        }
        if let Some(cut_off) = self.words.cut_off_ahead(forecast) {
            say(ui, cut_off, "text");
            said = true;
        }
        for (i, conflict) in forecast.conflicts.iter().enumerate() {
            if i > 0 {
                ui.separator();
            }
            self.conflict(ui, conflict);
        }
        if forecast.conflicts.len() > 1 {
            say(ui, self.words.text("board-wars-chosen"), "text");
        }
        for offer in &forecast.offers {
            self.offer(ui, *offer);
        }
        let quiet = forecast.conflicts.is_empty() && forecast.offers.is_empty();
        if !said && quiet {
            say(ui, self.words.nothing_ahead(forecast), "text");
        }
    }

    /// Points, and what leaves the board; `true` if the event is worth a line.
    fn event(&self, ui: &mut Ui, event: &Event) -> bool {
        match *event {
            Event::Points {
                dynasty,
                colour,
                amount,
                ..
            } => {
                let name = self.words.player(dynasty);
                let name = fitting::name(ui.painter(), &name, &font(18.0, "text"), 170.0);
                let text = self.words.format(
                    "preview-points",
                    &[
                        ("dynasty", name.into()),
                        ("points", self.words.points(colour, amount.into()).into()),
                    ],
                );
                self.line(
                    ui,
                    &[Picture::DynastyMark(dynasty), Picture::Tile(colour)],
                    text,
                );
            }
            Event::LeaderLost {
                dynasty, leader, ..
            } => {
                let text = self.words.event(event, None);
                self.line(ui, &[Picture::Leader(dynasty, leader)], text);
            }
            Event::TreasureTaken { dynasty, .. } => {
                let text = self.words.event(event, None);
                self.line(
                    ui,
                    &[Picture::DynastyMark(dynasty), Picture::Treasure],
                    text,
                );
            }
            _ => return false,
        }
        true
    }

    fn line(&self, ui: &mut Ui, pieces: &[Picture], text: String) {
        ui.horizontal(|ui| {
            for piece in pieces {
                picture(ui, self.art, *piece, ICON);
            }
            say(ui, text, "text");
        });
    }

    /// Kingdoms, each by its leaders, with something between them.
    fn kingdoms(&self, ui: &mut Ui, kingdoms: &[CellSet], between: Option<Picture>) {
        let table = self.game.table();
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for (i, kingdom) in kingdoms.iter().enumerate() {
                match between {
                    _ if i == 0 => {}
                    Some(between) => picture(ui, self.art, between, ICON),
                    None => {
                        ui.separator();
                    }
                }
                for (dynasty, colour, cell) in table.leaders_on_board() {
                    if kingdom.contains(cell) {
                        picture(ui, self.art, Picture::Leader(dynasty, colour), ICON);
                    }
                }
            }
        });
    }

    /// Both sides with what they have on the board; what they hold in hand is not for all to know.
    fn conflict(&self, ui: &mut Ui, conflict: &Conflict) {
        let title = match conflict.kind {
            ConflictKind::Revolt => self.words.text("conflict-revolt"),
            ConflictKind::War => {
                let tiles = self.words.tiles(conflict.leader);
                self.words
                    .format("conflict-war", &[("tiles", tiles.into())])
            }
        };
        say(ui, title, fonts::BOLD_FAMILY);
        ui.horizontal(|ui| {
            let disc = |dynasty: Dynasty| Picture::Leader(dynasty, conflict.leader);
            picture(ui, self.art, disc(conflict.attacker), DISC);
            let strengths = format!("{} : {}", conflict.attacker_board, conflict.defender_board);
            let text = RichText::new(strengths)
                .font(font(24.0, fonts::BOLD_FAMILY))
                .color(palette::INK);
            ui.label(text);
            picture(ui, self.art, disc(conflict.defender), DISC);
            picture(ui, self.art, Picture::Tile(conflict.support()), ICON);
            say(ui, self.words.text("board-on-the-board"), "text");
        });
    }

    /// What the placed tile makes possible.
    fn offer(&self, ui: &mut Ui, offer: Stage) {
        let words = self.words;
        let (pieces, text) = match offer {
            Stage::Building(colour) => {
                let values = [("building", words.building(colour).into())];
                let text = words.format("board-offer-building", &values);
                (vec![Picture::Building(colour)], text)
            }
            Stage::Monument { monument, wonder } => {
                let (pieces, key) = match (monument, wonder) {
                    (true, true) => (vec![Picture::Wonder], "board-offer-both"),
                    (false, true) => (vec![Picture::Wonder], "board-offer-wonder"),
                    _ => (vec![Picture::FaceDown], "board-offer-monument"),
                };
                (pieces, words.text(key))
            }
            Stage::Treasure(dynasty) => {
                let values = [("dynasty", words.player(dynasty).into())];
                let text = words.format("board-offer-treasure", &values);
                (vec![Picture::DynastyMark(dynasty), Picture::Treasure], text)
            }
            _ => return,
        };
        self.line(ui, &pieces, text);
    }
}

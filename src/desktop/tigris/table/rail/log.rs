//! The log: a line for everything that happened, as the one who looks may know it. In a replay each
//! line leads to its moment.

use crate::desktop::app::words::Words;
use crate::desktop::art::paint::font;
use crate::desktop::session::Session;
use crate::desktop::theme::{fonts, palette};
use crate::desktop::tigris::table::state::seat::Seat;
use crate::desktop::tigris::table::state::spotlight::Spotlight;
use crate::tigris::rules::Event;
use bevy_egui::egui;

/// Shows the log; a hovered line lights up its cells. Answers the place in the log of a line that
/// was clicked, where lines lead anywhere.
pub fn show(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session,
    seat: &Seat,
    words: &Words,
    leads: bool,
    spotlight: &mut Spotlight,
) -> Option<usize> {
    let mut clicked = None;
    ui.painter().rect_filled(place, 6.0, palette::CREAM);
    let inner = place.shrink2(egui::vec2(8.0, 6.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("log"));
    child.set_clip_rect(place);
    child.spacing_mut().item_spacing.y = 3.0;
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show(&mut child, |ui| {
            // A long game has thousands of lines; the latest few hundred are what one looks for.
            let log = session.log();
            let first = log.len().saturating_sub(300);
            for (index, event) in log.iter().enumerate().skip(first) {
                if line(ui, event, seat, words, leads, spotlight) {
                    clicked = Some(index);
                }
            }
        });
    clicked
}

fn line(
    ui: &mut egui::Ui,
    event: &Event,
    seat: &Seat,
    words: &Words,
    leads: bool,
    spotlight: &mut Spotlight,
) -> bool {
    let seen = seat.perspective().event(*event);
    let Some(text) = sentence(&seen, seat, words) else {
        return false;
    };
    let heading = matches!(seen, Event::TurnBegan { .. });
    let family = if heading { fonts::BOLD_FAMILY } else { "text" };
    let text = egui::RichText::new(text)
        .font(font(16.0, family))
        .color(if heading {
            palette::LAPIS
        } else {
            palette::INK
        });
    if heading {
        ui.separator();
    }
    // The keys of a replay lead to every moment: hundreds of lines need not be gone through by Tab.
    let sense = match leads {
        true => egui::Sense::CLICK,
        false => egui::Sense::hover(),
    };
    let label = ui.add(egui::Label::new(text).wrap().sense(sense));
    if label.hovered() {
        let cells = seen.cells();
        if !cells.is_empty() {
            spotlight.0 = cells;
        }
    }
    if !leads {
        return false;
    }
    if label.hovered() {
        let under = label.rect.expand2(egui::vec2(3.0, 0.0));
        let line = egui::Stroke::new(1.0, palette::LAPIS);
        ui.painter().hline(under.x_range(), under.bottom(), line);
    }
    let label = label.on_hover_cursor(egui::CursorIcon::PointingHand);
    label
        .on_hover_text(words.text("replay-log-about"))
        .clicked()
}

/// What the log says of an event as it was seen, if anything.
pub fn sentence(seen: &Event, seat: &Seat, words: &Words) -> Option<String> {
    let silent = matches!(seen, Event::TurnEnded { .. } | Event::MarkerLeft { .. });
    (!silent).then(|| words.event(seen, seat.viewer))
}

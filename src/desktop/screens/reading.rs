//! What pages that are read have in common: contents to search and choose from at the left, and a
//! text in which what was searched for stands out.

pub mod rulebook;

use crate::desktop::app::keys::Action;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::font;
use crate::desktop::theme::{focus, fonts, palette, space, widgets};
use crate::locale::search;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, Button, Color32, CursorIcon, Key, Layout, Rect, Response, RichText, ScrollArea,
    TextStyle, Ui, UiBuilder, vec2,
};

/// Paragraphs to choose from.
pub struct Contents<'a, T> {
    /// What is searched for.
    pub query: &'a mut String,
    /// What the search finds.
    pub found: &'a [T],
    /// The paragraph that is open.
    pub open: T,
    /// The list scrolls to it, since somebody else chose it.
    pub reveal: bool,
    /// The headings, each with its paragraphs.
    pub sections: Vec<(String, Vec<T>)>,
    /// What a paragraph is called.
    pub title: &'a dyn Fn(T) -> String,
}

/// What was done with the contents.
pub struct Done<T> {
    /// What is searched for has changed.
    pub searched: bool,
    /// A paragraph was chosen.
    pub chosen: Option<T>,
}

/// A column of the page.
pub fn column(ui: &mut Ui, place: Rect, name: &str, contents: impl FnOnce(&mut Ui)) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt(name));
    ui.shrink_clip_rect(place.expand(6.0));
    contents(&mut ui);
}

/// The words of a link to the rules, after a message that something cannot be.
pub fn why_link(ui: &mut Ui, words: &Words) -> Response {
    let wanted = font(18.0, fonts::BOLD_FAMILY);
    let text = words.with_key(words.text("rulebook-why"), Action::Rules);
    let text = RichText::new(text)
        .font(wanted)
        .color(palette::LAPIS)
        .underline();
    ui.add(Button::new(text).frame(false))
        .on_hover_cursor(CursorIcon::PointingHand)
}

/// The paragraphs that one leads to; the one that was chosen.
pub fn see_also<T: Copy>(
    ui: &mut Ui,
    others: &[T],
    title: &dyn Fn(T) -> String,
    words: &Words,
) -> Option<T> {
    let mut chosen = None;
    widgets::section(ui, &words.text("rulebook-see-also"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(22.0, 4.0);
        ui.spacing_mut().button_padding = vec2(4.0, 3.0);
        for other in others {
            let text = RichText::new(title(*other))
                .font(font(19.0, fonts::MEDIUM_FAMILY))
                .color(palette::LAPIS)
                .underline();
            let response = ui.add(Button::new(text).frame(false));
            let response = response.on_hover_cursor(CursorIcon::PointingHand);
            focus::mark(ui, &response);
            if response.clicked() {
                chosen = Some(*other);
            }
        }
    });
    chosen
}

/// Shows the contents of a page that is read.
pub fn contents<T: Copy + PartialEq>(ui: &mut Ui, all: Contents<T>, words: &Words) -> Done<T> {
    let label = words.text("rulebook-search");
    let width = ui.available_width() - 24.0;
    let field = widgets::field(ui, all.query, &label, width, 60);
    let searching = !all.query.trim().is_empty();
    if searching {
        let count = ("count", all.found.len().into());
        widgets::explain(ui, &words.format("rulebook-found", &[count]));
    }
    ui.add_space(space::SMALL);
    let mut chosen = None;
    // From the field down to what was found; Enter opens the best.
    let mut down = field.has_focus() && ui.input(|input| input.key_pressed(Key::ArrowDown));
    if searching && widgets::entered(ui, &field) {
        chosen = all.found.first().copied();
        field.request_focus();
    }
    ScrollArea::vertical()
        .id_salt(("contents", searching))
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let mut row = |ui: &mut Ui, topic: T| {
                let open = all.open == topic;
                let line = entry(ui, &(all.title)(topic), open, open && all.reveal);
                if std::mem::take(&mut down) {
                    line.request_focus();
                }
                if line.clicked() {
                    chosen = Some(topic);
                }
            };
            if searching {
                all.found.iter().for_each(|topic| row(ui, *topic));
                return;
            }
            for (heading, topics) in &all.sections {
                ui.add_space(space::SMALL);
                widgets::section(ui, heading);
                topics.iter().for_each(|topic| row(ui, *topic));
            }
        });
    Done {
        searched: field.changed(),
        chosen,
    }
}

/// A line of the contents.
fn entry(ui: &mut Ui, title: &str, open: bool, reveal: bool) -> Response {
    let text = RichText::new(title).color(palette::INK);
    let text = if open {
        text.font(font(19.0, fonts::BOLD_FAMILY))
    } else {
        text.font(font(19.0, "text"))
    };
    let width = ui.available_width() - 4.0;
    ui.spacing_mut().button_padding = vec2(10.0, 4.0);
    let response = ui
        .scope(|ui| {
            ui.spacing_mut().interact_size.y = 30.0;
            let fill = if open {
                palette::CLAY
            } else {
                Color32::TRANSPARENT
            };
            let button = Button::new(text)
                .fill(fill)
                .stroke((if open { 1.0 } else { 0.0 }, palette::GILT))
                .wrap()
                .min_size(vec2(width, 30.0));
            ui.with_layout(Layout::top_down_justified(Align::Min), |ui| ui.add(button))
                .inner
        })
        .inner;
    focus::mark(ui, &response);
    if open {
        // Who comes to read goes on from there.
        focus::prefer(&response);
    }
    if reveal {
        // Nor where they read before.
        focus::anew(ui.ctx());
        response.scroll_to_me(Some(Align::Center));
    }
    response
}

/// A text in which what was searched for stands out.
pub fn marked(ui: &Ui, text: &str, query: &str, words: &Words) -> LayoutJob {
    let plain = TextFormat::simple(TextStyle::Body.resolve(ui.style()), palette::INK);
    let found = TextFormat {
        background: palette::GILT_LIT,
        ..plain.clone()
    };
    let letters: Vec<char> = text.chars().collect();
    let mut job = LayoutJob::default();
    let mut add = |from: usize, to: usize, format: &TextFormat| {
        let part: String = letters[from..to].iter().collect();
        job.append(&part, 0.0, format.clone());
    };
    let mut at = 0;
    for (from, to) in search::marks(words, text, query) {
        add(at, from, &plain);
        add(from, to, &found);
        at = to;
    }
    add(at, letters.len(), &plain);
    job
}

//! The curtain between people at one screen: opaque before any secret changes hands.

use super::seat::Seat;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, font, paint};
use crate::desktop::art::{Art, Picture};
use crate::desktop::session::TakeBack;
use crate::desktop::theme::focus::{self, Surface};
use crate::desktop::theme::question::{Asked, Question, curtain_surface};
use crate::desktop::theme::{Push, fonts, page, palette};
use crate::game::Plain;
use crate::locale::company::shorten;
use bevy::prelude::{MessageWriter, Rect, Vec2};
use bevy_egui::egui::{self, accesskit::Live};

/// The size of the call's letters, and that of a call in two lines.
const LARGE: f32 = 30.0;
const SMALL: f32 = 21.0;
/// So many letters of a name have room on the button that takes back.
const NAME: usize = 16;

/// Who is called, and for what.
pub struct Called<'a> {
    /// The place of the one who is called among the players of the game.
    pub index: usize,
    pub mark: Picture,
    pub name: String,
    /// The call with a name in it, which is shortened where there is no room.
    pub call: &'a dyn Fn(&str) -> String,
    /// What the one who is called is wanted for; everybody may know that.
    pub why: String,
    /// The words by which whoever still sits here takes the latest decision back, where they may.
    pub back: Option<String>,
}

/// A name as it has room on the button that takes back.
pub fn name_on_button(name: &str) -> String {
    shorten(name, NAME)
}

/// What was answered to the call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The one who is called is here.
    Here,
    /// Whoever still sits here takes the latest decision back.
    Back,
}

impl Answer {
    /// Opens the curtain, or takes back what was decided `by` somebody last and calls them.
    pub fn carry_out<P: Plain + Copy>(
        self,
        by: Option<P>,
        seat: &mut Seat<P>,
        orders: &mut MessageWriter<TakeBack>,
    ) {
        match self {
            Answer::Here => seat.reveal(),
            Answer::Back => {
                // Nobody knows whose finger that was: a hand is shown to whoever says to be here.
                seat.curtain = by;
                orders.write(TakeBack::Last);
            }
        }
    }
}

/// Draws the curtain over a window of this size; what is answered to it now.
pub fn show(
    ctx: &egui::Context,
    window: Vec2,
    called: &Called,
    art: &Art,
    question: &Question,
    words: &Words,
) -> Option<Answer> {
    let whole = egui_rect(Rect::from_corners(Vec2::ZERO, window));
    let area = curtain_surface();
    focus::enter(ctx, area, Surface::Dialogue);
    egui::Area::new(area)
        // Over the table and below the dialogues, which open over it too.
        .order(egui::Order::Middle)
        // It hides all from its first moment on.
        .fade_in(false)
        .fixed_pos(whole.min)
        .constrain(false)
        .show(ctx, |ui| {
            ui.set_min_size(whole.size());
            ui.allocate_rect(whole, egui::Sense::click_and_drag());
            ui.painter().rect_filled(whole, 0.0, palette::LAPIS_DEEP);
            folds(ui, whole);
            let middle = whole.center();
            let mut plate = egui::Rect::from_center_size(middle, egui::vec2(520.0, 360.0));
            if called.back.is_some() {
                plate.max.y += 20.0;
            }
            page::plate(ui, plate);
            let mark = egui::Rect::from_center_size(
                middle - egui::vec2(0.0, 90.0),
                egui::Vec2::splat(120.0),
            );
            paint(ui, art, called.mark, mark);
            call(ui, plate, middle - egui::vec2(0.0, 4.0), called);
            tell_why(ui, middle + egui::vec2(0.0, 34.0), &called.why);
            let button = egui::Rect::from_center_size(
                middle + egui::vec2(0.0, 98.0),
                egui::vec2(220.0, 52.0),
            );
            let mut child = ui.new_child(egui::UiBuilder::new().max_rect(button));
            let takes = question.takes(Asked::Curtain(called.index));
            if !takes {
                // It does not look ready before it is.
                child.multiply_opacity(0.4);
            }
            let reveal = Push::primary(words.text("curtain-reveal"));
            let clicked = child
                .add(reveal.width(220.0).shortcut(Some("Enter".to_string())))
                .clicked();
            let back = called.back.as_ref().map(|text| {
                let place = middle + egui::vec2(0.0, 152.0);
                let place = egui::Rect::from_center_size(place, egui::vec2(380.0, 40.0));
                let mut child = ui.new_child(egui::UiBuilder::new().max_rect(place));
                child.add(Push::plain(text).width(380.0))
            });
            let entered =
                ui.input(|i| i.key_pressed(egui::Key::Enter) || i.key_pressed(egui::Key::Space));
            match back {
                _ if !takes => None,
                Some(back) if back.clicked() => Some(Answer::Back),
                Some(back) if back.has_focus() => None,
                _ => (clicked || entered).then_some(Answer::Here),
            }
        })
        .inner
}

/// Says to whom the screen is to be passed, to be heard as well.
fn call(ui: &mut egui::Ui, plate: egui::Rect, at: egui::Pos2, called: &Called) {
    let (name, room) = (&called.name, plate.width() - 40.0);
    let whole = (called.call)(name);
    let lay = |text: &str, size: f32| {
        let font = font(size, fonts::TITLE_FAMILY);
        ui.painter()
            .layout_no_wrap(text.to_string(), font, palette::INK)
    };
    let mut lines = vec![lay(&whole, LARGE)];
    // A long name takes two lines of smaller letters; only the longest are shortened.
    let mut length = name.chars().count();
    while length > 2 && lines.iter().any(|line| line.size().x > room) {
        let text = (called.call)(&shorten(name, length));
        lines = halves(&text).iter().map(|half| lay(half, SMALL)).collect();
        length -= 1;
    }
    let high = lines[0].size().y;
    let mut place = egui::Rect::NOTHING;
    for (index, line) in lines.iter().enumerate() {
        let down = (index as f32 - (lines.len() - 1) as f32 / 2.0) * high;
        let middle = at + egui::vec2(0.0, down);
        let own = egui::Align2::CENTER_CENTER.anchor_size(middle, line.size());
        ui.painter().galley(own.min, line.clone(), palette::INK);
        place = place.union(own);
    }
    let heard = ui.interact(place, ui.id().with("call"), egui::Sense::hover());
    heard.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &whole));
    ui.ctx()
        .accesskit_node_builder(heard.id, |node| node.set_live(Live::Assertive));
}

/// A sentence in two lines of about the same length.
fn halves(text: &str) -> [&str; 2] {
    let spaces = text.match_indices(' ').map(|(at, _)| at);
    let middle = text.len() / 2;
    match spaces.min_by_key(|at| at.abs_diff(middle)) {
        Some(at) => [&text[..at], &text[at + 1..]],
        None => [text, ""],
    }
}

fn tell_why(ui: &mut egui::Ui, at: egui::Pos2, why: &str) {
    let text = egui::RichText::new(why).font(font(19.0, "text"));
    let place = egui::Rect::from_center_size(at, egui::vec2(480.0, 28.0));
    ui.put(place, egui::Label::new(text.color(palette::INK)));
}

/// The folds of the cloth, so that it is plainly a curtain.
fn folds(ui: &egui::Ui, whole: egui::Rect) {
    let mut x = whole.min.x + 20.0;
    while x < whole.max.x {
        let fold = egui::Stroke::new(3.0, palette::LAPIS);
        ui.painter().vline(x, whole.y_range(), fold);
        x += 46.0;
    }
    for y in [whole.min.y + 14.0, whole.max.y - 14.0] {
        let hem = egui::Stroke::new(4.0, palette::GILT);
        ui.painter().hline(whole.x_range(), y, hem);
    }
}

#[cfg(test)]
mod tests {
    use super::halves;

    #[test]
    fn a_call_is_split_between_words() {
        assert_eq!(halves("Pass to Anna"), ["Pass to", "Anna"]);
        assert_eq!(halves("Anna"), ["Anna", ""]);
        assert_eq!(
            halves("Passe para Ána (Touro)"),
            ["Passe para", "Ána (Touro)"]
        );
    }
}

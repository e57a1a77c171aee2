//! What lessons of either game are made of on the screen: lines of a list of chapters, and what a
//! panel in the rail says and offers.

use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{font, paint_tinted};
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::theme::{Push, focus, fonts, inlay, palette, space, widgets};
use bevy_egui::egui::{
    self, Align, AsIdSalt, Button, Frame, Key, Label, Layout, Margin, Rect, RichText, ScrollArea,
    Sense, Stroke, Ui, WidgetInfo, WidgetType, vec2,
};

/// With less room than this, in points, a lesson takes that of the players' cards too.
pub const LEAST: f32 = 400.0;
/// The room for the way on below a panel's words.
const WAY_ON: f32 = 50.0;
/// The width of the buttons at the right of a list.
const BUTTON: f32 = 170.0;

/// A chapter in the list.
pub struct Line {
    /// What stands before the title, if anything.
    pub head: String,
    pub title: String,
    pub about: String,
    pub done: bool,
    /// The one to go on with.
    pub next: bool,
    /// Whether it was begun and left.
    pub begun: bool,
}

impl Line {
    /// `true` when it was chosen.
    pub fn show(&self, ui: &mut Ui, art: &Art, words: &Words) -> bool {
        widgets::list_row(ui, |ui| {
            ui.horizontal(|ui| {
                let (mark, _) = ui.allocate_exact_size(vec2(30.0, 48.0), Sense::hover());
                let place = Rect::from_center_size(mark.center(), vec2(26., 26.));
                if self.done {
                    let ink = palette::FAIENCE_DEEP;
                    paint_tinted(ui, art, Picture::Icon(Icon::Check), place, ink);
                }
                let room = ui.available_width() - BUTTON - space::ROW;
                ui.allocate_ui_with_layout(vec2(room, 48.0), Layout::top_down(Align::Min), |ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    let title = match self.head.as_str() {
                        "" => self.title.clone(),
                        head => format!("{head}: {}", self.title),
                    };
                    ui.add(Label::new(widgets::bold(title)).wrap());
                    widgets::explain(ui, &self.about);
                });
                let right = Layout::right_to_left(Align::Center);
                ui.with_layout(right, |ui| {
                    let key = match (self.begun, self.done) {
                        (true, _) => "learn-go-on",
                        (_, true) => "learn-again",
                        _ => "learn-begin",
                    };
                    let text = words.text(key);
                    let push = if self.next {
                        Push::primary(text)
                    } else {
                        Push::plain(text)
                    };
                    // Several buttons say the same: screen readers are told which one it is.
                    let name = format!("{}: {}", words.text(key), self.title);
                    let response = ui.add(push.width(BUTTON).told(name));
                    if self.next {
                        // Enter goes on where most people want to.
                        focus::prefer(&response);
                    }
                    response.clicked()
                })
                .inner
            })
            .inner
        })
    }
}

/// Words of a lesson.
pub fn text(ui: &mut Ui, text: impl Into<String>) {
    ui.add(Label::new(RichText::new(text).font(font(18.0, "text"))).wrap());
}

/// The title of a lesson, with a line over it.
pub fn head(ui: &mut Ui, over: &str, title: &str) {
    let small = RichText::new(over).font(font(16.0, "text"));
    ui.add(Label::new(small.color(palette::INK_SOFT)).wrap());
    let title = RichText::new(title).font(font(20.0, fonts::BOLD_FAMILY));
    ui.add(Label::new(title.color(palette::LAPIS)).wrap());
}

/// A button for the narrow rail, as wide as there is room.
pub fn small(ui: &mut Ui, text: &str) -> egui::Response {
    let text = RichText::new(text).font(font(17.0, fonts::MEDIUM_FAMILY));
    let size = vec2(ui.available_width(), 34.0);
    let button = Button::new(text).wrap().min_size(size);
    let response = ui.vertical_centered_justified(|ui| ui.add(button)).inner;
    widgets::mark(ui, &response);
    response
}

/// The button that most people want.
fn primary(ui: &mut Ui, text: String) -> bool {
    ui.spacing_mut().button_padding = vec2(6.0, 6.0);
    let width = ui.available_width() - 2.0;
    ui.add(Push::primary(text).width(width)).clicked()
}

/// What a panel says, scrolled where it is long, and below it the way on, which is always in view; `true`
/// when that was chosen.
pub fn scrolled(
    ui: &mut Ui,
    id: impl AsIdSalt,
    way_on: Option<String>,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    let below = if way_on.is_some() { WAY_ON } else { 0.0 };
    ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink(false)
        .max_height((ui.available_height() - below).max(0.0))
        .show(ui, contents);
    way_on.is_some_and(|text| {
        focus::asked_next(ui.ctx());
        primary(ui, text)
    })
}

/// Whether Enter was pressed and is meant for no button.
pub fn enters(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none())
        && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Two buttons side by side, and whether each was pressed.
pub fn pair(ui: &mut Ui, words: &Words, left: &str, right: &str) -> (bool, bool) {
    ui.columns(2, |columns| {
        let left = small(&mut columns[0], &words.text(left)).clicked();
        (left, small(&mut columns[1], &words.text(right)).clicked())
    })
}

/// What went wrong, if anything did, and the way out of it by the button of a key; `true` when that was pressed.
pub fn slip(ui: &mut Ui, slip: Option<(String, &str)>, words: &Words) -> bool {
    // In a low window it comes below what is seen: it is scrolled to once.
    let was = ui.data_mut(|data| {
        let was = data.get_temp_mut_or_default::<bool>(egui::Id::new("lesson-slip"));
        std::mem::replace(was, slip.is_some())
    });
    let Some((said, way)) = slip else {
        return false;
    };
    let shown = Frame::new()
        .fill(palette::CLAY)
        .stroke(Stroke::new(2.0, palette::LIMESTONE))
        .corner_radius(5)
        .inner_margin(Margin::same(8))
        .show(ui, |ui| {
            text(ui, said);
            primary(ui, words.text(way))
        });
    if !was {
        shown.response.scroll_to_me(Some(egui::Align::BOTTOM));
    }
    shown.inner
}

/// A goal, and whether it has been reached.
pub fn goal_line(ui: &mut Ui, goal: &str, reached: bool, art: &Art, words: &Words) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 7.0;
        let (mark, response) = ui.allocate_exact_size(vec2(20.0, 24.0), Sense::hover());
        let key = if reached {
            "lesson-reached"
        } else {
            "lesson-open"
        };
        let told = words.format(key, &[("goal", goal.into())]);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
        if reached {
            let place = egui::Rect::from_center_size(mark.center(), vec2(20.0, 20.0));
            let ink = palette::FAIENCE_DEEP;
            paint_tinted(ui, art, Picture::Icon(Icon::Check), place, ink);
        } else {
            inlay::hollow_lozenge(ui.painter(), mark.center(), 6.0, palette::INK_SOFT);
        }
        let family = if reached {
            "text"
        } else {
            fonts::MEDIUM_FAMILY
        };
        ui.add(Label::new(RichText::new(goal).font(font(18.0, family))).wrap());
    });
}

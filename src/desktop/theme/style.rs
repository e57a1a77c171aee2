//! The style "Inlay": how egui's own widgets look, the text styles, and the distances.

use super::fonts::{self, family};
use super::palette::*;
use bevy_egui::egui::style::{HandleShape, ScrollAnimation, ScrollStyle, WidgetVisuals};
use bevy_egui::egui::{
    Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, Style, TextStyle, Visuals,
    vec2,
};

/// Distances, in points.
pub mod space {
    /// Between things that belong together.
    pub const SMALL: f32 = 6.0;
    /// Between rows.
    pub const ROW: f32 = 10.0;
    /// Between groups.
    pub const GROUP: f32 = 18.0;
    /// Inside the rim of a card.
    pub const CARD: f32 = 20.0;
    /// The height of buttons, fields and rows.
    pub const TALL: f32 = 40.0;
    /// The rounding of buttons and cards.
    pub const ROUND: u8 = 5;
}

/// The name of the game on the title, and nothing else.
pub fn display() -> TextStyle {
    TextStyle::Name("display".into())
}

/// The name of a screen.
pub fn title() -> TextStyle {
    TextStyle::Name("title".into())
}

/// A word that matters, in a line of body text.
pub fn strong() -> TextStyle {
    TextStyle::Name("strong".into())
}

/// A line below a title.
pub fn subtitle() -> TextStyle {
    TextStyle::Name("subtitle".into())
}

fn face(fill: Color32, rim: Stroke, text: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: rim,
        corner_radius: CornerRadius::same(space::ROUND),
        fg_stroke: Stroke::new(1.5, text),
        expansion: 0.0,
    }
}

/// How much of its colour is left to what cannot be used now: pale, and still 3:1 to read.
const DISABLED: f32 = 0.78;

fn visuals() -> Visuals {
    let mut v = Visuals::light();
    let rim = Stroke::new(1.0, GILT);
    v.widgets.noninteractive = face(CREAM, rim, INK);
    v.widgets.inactive = face(CLAY, Stroke::new(1.0, INK_SOFT), INK);
    // Rails and handles; buttons have their own, lighter fill.
    v.widgets.inactive.bg_fill = CLAY_DARK;
    v.widgets.hovered = face(CLAY_LIT, Stroke::new(1.5, INK), INK);
    v.widgets.active = face(CLAY_LIT, Stroke::new(2.0, INK), INK);
    v.widgets.open = face(CLAY_LIT, Stroke::new(1.5, INK), INK);
    v.selection.bg_fill = mix(LAPIS, CREAM, 0.72);
    v.selection.stroke = Stroke::new(2.0, LAPIS);
    v.hyperlink_color = LAPIS;
    v.weak_text_color = Some(INK_SOFT);
    v.faint_bg_color = CLAY;
    v.extreme_bg_color = SHELL;
    v.text_edit_bg_color = Some(SHELL);
    v.code_bg_color = CLAY;
    v.warn_fg_color = LIMESTONE;
    v.error_fg_color = LIMESTONE;
    v.window_corner_radius = CornerRadius::same(space::ROUND);
    v.menu_corner_radius = CornerRadius::same(space::ROUND);
    v.window_fill = CREAM;
    v.window_stroke = Stroke::new(1.5, BITUMEN);
    v.panel_fill = CREAM;
    let shadow = Shadow {
        offset: [0, 4],
        blur: 14,
        spread: 0,
        color: Color32::from_black_alpha(90),
    };
    v.window_shadow = shadow;
    v.popup_shadow = shadow;
    // A blinking caret asks for frames while nothing happens.
    v.text_cursor.blink = false;
    v.text_cursor.stroke = Stroke::new(2.0, LAPIS);
    v.slider_trailing_fill = true;
    v.handle_shape = HandleShape::Circle;
    v.disabled_alpha = DISABLED;
    v
}

/// The whole style.
pub(super) fn inlay() -> Style {
    let mut style = Style {
        visuals: visuals(),
        // Nothing fades in: a bar beside what scrolls has its room from the first frame on.
        animation_time: 0.0,
        ..Style::default()
    };
    let text = |size| FontId::new(size, FontFamily::Proportional);
    let named = |size, name| FontId::new(size, family(name));
    style.text_styles = [
        (TextStyle::Small, text(18.0)),
        (TextStyle::Body, text(20.0)),
        (TextStyle::Monospace, text(20.0)),
        (TextStyle::Button, named(20.0, fonts::MEDIUM_FAMILY)),
        (TextStyle::Heading, named(21.0, fonts::TITLE_FAMILY)),
        (title(), named(32.0, fonts::TITLE_FAMILY)),
        (subtitle(), named(20.0, fonts::TITLE_LIGHT_FAMILY)),
        (display(), named(72.0, fonts::TITLE_FAMILY)),
        (strong(), named(20.0, fonts::BOLD_FAMILY)),
    ]
    .into();
    style.drag_value_text_style = TextStyle::Body;
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(space::ROW, space::SMALL);
    spacing.button_padding = vec2(16.0, 8.0);
    spacing.window_margin = Margin::same(space::CARD as i8);
    spacing.menu_margin = Margin::same(6);
    spacing.interact_size = vec2(44.0, space::TALL);
    spacing.slider_width = 220.0;
    spacing.slider_rail_height = 8.0;
    spacing.combo_width = 160.0;
    spacing.text_edit_width = 260.0;
    spacing.icon_width = 24.0;
    spacing.icon_width_inner = 14.0;
    spacing.icon_spacing = 8.0;
    spacing.tooltip_width = 420.0;
    spacing.scroll = ScrollStyle {
        bar_width: 12.0,
        handle_min_length: 36.0,
        bar_inner_margin: 8.0,
        bar_outer_margin: 2.0,
        foreground_color: false,
        ..ScrollStyle::solid()
    };
    style.interaction.selectable_labels = false;
    // A click beside a control is a click on what lies there, and on nothing else.
    style.interaction.interact_radius = 0.0;
    style.interaction.tooltip_delay = 0.35;
    // Scrolling to a focused control should not take a second of frames.
    style.scroll_animation = ScrollAnimation::none();
    style
}

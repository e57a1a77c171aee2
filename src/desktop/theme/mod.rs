//! The look "Inlay": colours, fonts, style, ornament, and the controls that all screens share.
//!
//! No colour, size or font is spelled out elsewhere in the desktop. Panels over the table use
//! [`widgets::card`] and its neighbours; screens stand in a [`page::sheet`]; dialogues are
//! [`page::dialogue`]s.

mod at_once;
mod calm;
pub mod fitting;
pub mod focus;
pub mod fonts;
pub mod guest;
pub mod inlay;
pub mod page;
pub mod palette;
pub mod pick;
pub mod push;
pub mod question;
pub mod radio;
pub mod scale;
pub mod screen_reader;
pub mod style;
pub mod widgets;

pub use push::Push;
pub use scale::UiScaling;
pub use style::space;

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContext, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        calm::plugin,
        guest::plugin,
        scale::plugin,
        question::plugin,
        screen_reader::plugin,
    ))
    .add_systems(
        PreUpdate,
        dress
            .after(EguiPreUpdateSet::InitContexts)
            .before(EguiPreUpdateSet::ProcessInput),
    )
    .add_systems(Last, settle_focus)
    // A letter or a picture that is new in a frame is told to the graphics card in that frame: it may
    // be the last one for a long time, and without an order the two systems take turns as they like.
    .configure_sets(
        PostUpdate,
        EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
    );
}

/// Draws one more frame when a page or a dialogue has come or gone, to give it the keyboard.
fn settle_focus(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for mut context in &mut contexts {
        if focus::is_unsettled(context.bypass_change_detection().get_mut()) {
            redraw.write(RequestRedraw);
        }
    }
}

/// Gives a new egui context our fonts and our style.
fn dress(mut contexts: Query<&mut EguiContext, (With<PrimaryEguiContext>, Added<EguiContext>)>) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        ctx.set_fonts(fonts::definitions());
        at_once::draw(ctx);
        ctx.set_theme(egui::Theme::Light);
        ctx.all_styles_mut(|style| *style = style::inlay());
        ctx.options_mut(|options| {
            // Our own setting scales egui and the board together.
            options.zoom_with_keyboard = false;
            // Who builds the program sees two widgets with one id, though egui has no assertions there.
            options.warn_on_id_clash = cfg!(debug_assertions);
            // A press is a click however long it lasts: where frames are slow, a quick one lasts a second.
            options.input_options.max_click_duration = f64::INFINITY;
        });
    }
}

//! Draws what floats in the frame in which it comes.
//!
//! egui only measures an area in its first frame, and draws it in the next one. On a busy machine that
//! is long: a table would be seen before its curtain, a page without anything on it.

use bevy_egui::egui::{Context, Id, LayerId, Ui};
use std::collections::HashSet;
use std::sync::Arc;

/// The areas that have been measured.
type Known = HashSet<LayerId>;

/// From now on a frame with a new area is gone through once more, before anything of it is seen.
pub(super) fn draw(ctx: &Context) {
    ctx.on_end_pass("new areas", Arc::new(again_if_new));
}

fn again_if_new(ui: &mut Ui) {
    let shown = ui.memory(|memory| memory.areas().visible_layer_ids());
    let new = ui.data_mut(|data| {
        let known: &mut Known = data.get_temp_mut_or_default(Id::new("measured areas"));
        let before = known.len();
        known.extend(shown);
        known.len() > before
    });
    if new {
        ui.ctx().request_discard("a new area");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Area, RawInput, Shape};

    #[test]
    fn what_is_new_is_seen_in_its_first_frame() {
        let ctx = Context::default();
        draw(&ctx);
        let letters = |name: &str| {
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                Area::new(Id::new(name)).show(ui.ctx(), |ui| ui.label(name));
            });
            // Nobody paints it.
            output.textures_delta.clear();
            let texts = output.shapes.iter();
            let texts = texts.filter(|shape| matches!(shape.shape, Shape::Text(_)));
            texts.count()
        };
        // The very first frame has no fonts before it.
        letters("first");
        assert_eq!(letters("second"), 1);
        assert_eq!(letters("second"), 1);
    }
}

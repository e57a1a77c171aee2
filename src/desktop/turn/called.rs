//! Whether the keyboard comes to an answer that was called for by a key.

use crate::desktop::theme::focus::ring::by_keyboard;
use bevy_egui::egui::{Context, Event};

/// Whoever called by a key and has pressed nothing since finds the keyboard at the answer; whoever went on with
/// something else is not led away from it.
#[derive(Debug, Default)]
pub struct Called {
    /// The frame in which the answer was awaited or there last.
    seen: Option<u64>,
    still: bool,
}

impl Called {
    /// Follows what is pressed: in every frame in which the answer is awaited or there.
    pub fn follow(&mut self, ctx: &Context) {
        let frame = ctx.cumulative_frame_nr();
        let before = self.seen.replace(frame);
        if before == Some(frame) {
            // Another pass of the same frame.
            return;
        }
        // The key that called is pressed in the first frame of them.
        let begins = before.is_none_or(|before| before + 1 < frame);
        let pressed = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        let goes_on = ctx.input(|input| input.events.iter().any(pressed));
        self.still = is_free(ctx) && (begins || (self.still && !goes_on));
    }

    /// Whether the keyboard comes to the answer, which is here: only once.
    pub fn comes(&mut self) -> bool {
        std::mem::take(&mut self.still)
    }
}

/// Whether the keyboard was used last, and no control has it.
fn is_free(ctx: &Context) -> bool {
    by_keyboard(ctx) && ctx.memory(|memory| memory.focused().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Key, Modifiers, RawInput};

    /// One frame in which these keys are pressed.
    fn frame(ctx: &Context, keys: &[Key], mut act: impl FnMut(&Context)) {
        let press = |key: &Key| Event::Key {
            key: *key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let input = RawInput {
            events: keys.iter().map(press).collect(),
            ..RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| act(ui.ctx()));
        output.textures_delta.clear();
    }

    fn comes_after(first: &[Key], meanwhile: &[Key]) -> bool {
        let (ctx, mut called) = (Context::default(), Called::default());
        for keys in [first, meanwhile, &[]] {
            frame(&ctx, keys, |ctx| called.follow(ctx));
        }
        let came = called.comes();
        assert!(!called.comes(), "only once");
        came
    }

    #[test]
    fn the_keyboard_comes_to_whoever_called_by_key_and_waited() {
        assert!(comes_after(&[Key::H], &[]));
        assert!(!comes_after(&[Key::H], &[Key::ArrowLeft]), "went on");
        assert!(!comes_after(&[], &[]), "called by no key");
    }
}

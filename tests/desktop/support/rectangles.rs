//! What egui has put on the screen, as rectangles: every text, every control, and what is wrong
//! with them.

use crate::support::Desktop;
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::epaint::{Shape, TextShape};
use bevy_egui::egui::{Context, LayerId, Plugin, Rect, Ui, WidgetRect};
use bevy_egui::{EguiContext, EguiOutput};
use std::collections::HashMap;
use std::fmt::Display;

/// What two neighbours may share, and what may stand over an edge, in points: rounding to pixels,
/// and the serif of a letter.
const SLACK: f32 = 1.5;

/// A text as it is painted.
struct Text {
    words: String,
    /// Its letters, without the white around them.
    ink: Rect,
    /// What is painted of it at most.
    clip: Rect,
    /// Whether it ends in an ellipsis.
    shortened: bool,
}

/// Something to click or to drag.
struct Control {
    name: String,
    whole: Rect,
    /// What a scroll area leaves of it.
    seen: Rect,
}

/// The topmost surface: a dialogue, or everything that is on the screen.
#[derive(Default)]
pub struct Surface {
    window: Option<Rect>,
    texts: Vec<Text>,
    controls: Vec<Control>,
    bars: Vec<Rect>,
    /// All that reacts to the pointer, before it is known what it is.
    interactive: Vec<WidgetRect>,
}

impl Surface {
    /// What is on the screen after a few frames.
    pub fn of(desktop: &mut Desktop) -> Surface {
        let context = egui(desktop);
        context.add_plugin(Watcher::default());
        desktop.frames(3);
        let watched = context.with_plugin(|watcher: &mut Watcher| std::mem::take(&mut watcher.0));
        let mut surface = watched.expect("the watcher was added");
        surface.name_controls(desktop);
        let seen = !surface.texts.is_empty() && !surface.controls.is_empty();
        assert!(seen, "nothing is on the screen");
        surface
    }

    /// Tells controls and scroll bars apart by what screen readers are told of them.
    fn name_controls(&mut self, desktop: &mut Desktop) {
        let world = desktop.app.world_mut();
        let mut outputs = world.query::<&EguiOutput>();
        let output = outputs.iter(world).next().expect("a window");
        let update = output.platform_output.accesskit_update.as_ref();
        let nodes: HashMap<_, _> = update
            .iter()
            .flat_map(|u| u.nodes.iter())
            .cloned()
            .collect();
        for widget in std::mem::take(&mut self.interactive) {
            let (whole, seen) = (widget.rect, widget.interact_rect);
            let Some(node) = nodes.get(&widget.id.accesskit_id()) else {
                continue;
            };
            match node.role() {
                Role::Unknown | Role::GenericContainer | Role::Window | Role::ScrollView => {}
                Role::ScrollBar => self.bars.push(whole),
                role if seen.is_positive() => {
                    let name = node.label().or(node.value()).map(str::to_string);
                    let name = name.unwrap_or_else(|| format!("{role:?}"));
                    self.controls.push(Control { name, whole, seen });
                }
                _ => {}
            }
        }
    }

    /// The scroll bars that begin above a line.
    pub fn bars_above(&self, line: f32) -> Vec<Rect> {
        let above = |bar: &&Rect| bar.top() < line;
        self.bars.iter().filter(above).copied().collect()
    }

    /// Whether a dialogue lies over the screen.
    pub fn is_covered(desktop: &mut Desktop) -> bool {
        let background = LayerId::background();
        egui(desktop).memory(|memory| !memory.is_above_modal_layer(background))
    }

    /// Adds something to click that egui knows nothing of.
    pub fn add(&mut self, name: impl Display, whole: Rect) {
        let name = name.to_string();
        self.controls.push(Control {
            name,
            whole,
            seen: whole,
        });
    }

    fn read(&mut self, context: &Context) {
        self.window = Some(context.viewport_rect());
        let on_top = |layer: LayerId| context.memory(|m| m.is_above_modal_layer(layer));
        let widgets = context.viewport(|viewport| viewport.this_pass.widgets.clone());
        for (_, layer) in widgets.layers().filter(|(layer, _)| on_top(**layer)) {
            for widget in layer.iter().filter(|widget| widget.sense.interactive()) {
                self.interactive.push(*widget);
            }
        }
        let mut layers = vec![LayerId::background()];
        layers.extend(context.memory(|memory| memory.layer_ids().collect::<Vec<_>>()));
        layers.retain(|layer| on_top(*layer));
        layers.dedup();
        context.graphics(|graphics| {
            for list in layers.iter().filter_map(|layer| graphics.get(*layer)) {
                for painted in list.all_entries() {
                    self.read_shape(&painted.shape, painted.clip_rect);
                }
            }
        });
    }

    fn read_shape(&mut self, shape: &Shape, clip: Rect) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.read_shape(shape, clip)),
            Shape::Text(text) if !text.galley.text().trim().is_empty() => {
                self.texts.push(read_text(text, clip));
            }
            _ => {}
        }
    }

    /// Whether what lies here can be scrolled to.
    fn scrolls(&self, whole: Rect, part: Rect) -> bool {
        let beside =
            |bar: &&Rect| bar.y_range().contains(part.center().y) && bar.left() >= whole.left();
        self.bars.iter().any(|bar| beside(&bar))
    }

    /// Everything that overlaps, is cut off or lies outside the window.
    ///
    /// `names` are those that people gave themselves, as long as they like: they may be shortened.
    pub fn faults(&self, names: &[String]) -> Vec<String> {
        let mut faults = Vec::new();
        self.find_texts_cut_off(names, &mut faults);
        self.find_controls_out_of_place(&mut faults);
        self.find_overlaps(&mut faults);
        faults
    }

    fn find_texts_cut_off(&self, names: &[String], faults: &mut Vec<String>) {
        let window = self.window.unwrap_or(Rect::NOTHING);
        for text in &self.texts {
            let Text {
                words, ink, clip, ..
            } = text;
            let own = names.iter().any(|name| words.contains(name));
            if text.shortened && !own {
                faults.push(format!("{words:?} is shortened"));
            }
            let clip = clip.intersect(window).expand(SLACK);
            if ink.left() < clip.left() || ink.right() > clip.right() {
                faults.push(format!("{words:?} is cut off at the side: {ink} in {clip}"));
            }
            let low = ink.top() < clip.top() || ink.bottom() > clip.bottom();
            if low && !self.scrolls(*ink, clip) {
                faults.push(format!("{words:?} is cut off: {ink} in {clip}"));
            }
        }
    }

    fn find_controls_out_of_place(&self, faults: &mut Vec<String>) {
        let window = self.window.unwrap_or(Rect::NOTHING).expand(SLACK);
        for Control { name, whole, seen } in &self.controls {
            if !window.contains_rect(*seen) {
                faults.push(format!("{name:?} is outside the window: {seen}"));
            }
            let cut = seen.width() < whole.width() - SLACK;
            let low = seen.height() < whole.height() - SLACK && !self.scrolls(*whole, *seen);
            if cut || low {
                faults.push(format!("{name:?} is cut off: {whole} to {seen}"));
            }
        }
    }

    fn find_overlaps(&self, faults: &mut Vec<String>) {
        for (i, control) in self.controls.iter().enumerate() {
            for other in &self.controls[i + 1..] {
                if overlap(control.seen, other.seen) {
                    let (one, two) = (&control.name, &other.name);
                    faults.push(format!("{one:?} and {two:?} overlap"));
                }
            }
        }
        let seen = |text: &Text| text.ink.intersect(text.clip);
        for (i, text) in self.texts.iter().enumerate() {
            let words = &text.words;
            for other in &self.texts[i + 1..] {
                // The same words once more are their shadow.
                if overlap(seen(text), seen(other)) && *words != other.words {
                    faults.push(format!("{words:?} and {:?} overlap", other.words));
                }
            }
            for control in &self.controls {
                let within = control.seen.expand(SLACK).contains_rect(seen(text));
                if overlap(seen(text), control.seen) && !within {
                    let name = &control.name;
                    faults.push(format!("{words:?} stands over the edge of {name:?}"));
                }
            }
        }
    }
}

fn read_text(text: &TextShape, clip: Rect) -> Text {
    Text {
        words: text.galley.text().to_string(),
        ink: text.visual_bounding_rect(),
        clip,
        shortened: text.galley.elided,
    }
}

fn overlap(one: Rect, two: Rect) -> bool {
    let both = one.intersect(two);
    both.width() > SLACK && both.height() > SLACK
}

fn egui(desktop: &mut Desktop) -> Context {
    let world = desktop.app.world_mut();
    let mut contexts = world.query::<&mut EguiContext>();
    let context = contexts.iter_mut(world).next();
    context.expect("a window").get_mut().clone()
}

/// Reads every pass at its end; the last one before a frame is shown counts.
#[derive(Default)]
struct Watcher(Surface);

impl Plugin for Watcher {
    fn debug_name(&self) -> &'static str {
        "watcher"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        self.0 = Surface::default();
        self.0.read(ui.ctx());
    }
}

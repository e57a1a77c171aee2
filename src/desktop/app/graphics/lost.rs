//! A graphics card that is lost while the program runs: another device is opened, and all is drawn anew.
//!
//! A driver that is renewed or hangs, a card that goes away, a computer that wakes up: Bevy would end the
//! program. It can begin again with another device, but what only the old one held is gone: pictures that
//! are kept nowhere else are asked for by [`DrawAnew`], and what Bevy's sprites and bevy_egui hold is made
//! here.

use super::open;
use crate::desktop::app::power::{Power, Waker};
use crate::desktop::app::screen::Leaving;
use crate::desktop::app::system;
use crate::desktop::app::words::Words;
use bevy::prelude::*;
use bevy::render::error_handler::{RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::render_resource::SpecializedRenderPipelines;
use bevy::render::{GpuResourceAppExt, RenderApp, RenderStartup};
use bevy::sprite_render::{ImageBindGroups, SpriteMeta};
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::render::EguiPipeline;
use bevy_egui::render::systems::{EguiRenderData, EguiTransforms};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Another device draws: what only the lost one held is to be made anew.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct DrawAnew;

/// So many losses within [`WHILE`] are borne; a card that is lost oftener would only flicker.
const BORNE: usize = 3;
const WHILE: Duration = Duration::from_secs(60);

/// What became of the device so far.
#[derive(Resource, Default)]
struct Losses {
    /// When it was lost, as far as that counts.
    lately: Vec<Instant>,
    /// Another one has been opened, and nothing is drawn with it yet.
    opened: bool,
    /// What a person is told on leaving, where none could be opened.
    in_vain: Option<String>,
}

impl Losses {
    /// Whether one more is borne.
    fn bears(&mut self, now: Instant) -> bool {
        self.lately.retain(|then| now - *then < WHILE);
        self.lately.push(now);
        self.lately.len() <= BORNE
    }
}

/// How often drawing has begun with a device, counted where it is drawn.
#[derive(Resource, Clone, Default)]
struct Begun(Arc<AtomicU32>);

pub fn plugin(app: &mut App) {
    app.init_resource::<Losses>()
        .add_message::<DrawAnew>()
        .add_systems(PreUpdate, begin_anew)
        .add_systems(Last, tell.in_set(Leaving));
    let begun = Begun::default();
    let Some(drawing) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    drawing
        .insert_resource(begun.clone())
        .add_systems(RenderStartup, |begun: Res<Begun>| {
            begun.0.fetch_add(1, Ordering::Relaxed);
        })
        // Bevy 0.19 and bevy_egui 0.42 make them once, and they hold buffers of the first device.
        .init_gpu_resource::<ImageBindGroups>()
        .init_gpu_resource::<SpriteMeta>()
        .init_gpu_resource::<EguiPipeline>()
        .init_gpu_resource::<SpecializedRenderPipelines<EguiPipeline>>()
        .init_gpu_resource::<EguiTransforms>()
        .init_gpu_resource::<EguiRenderData>();
    app.insert_resource(begun)
        .insert_resource(RenderErrorHandler(answer));
}

/// What Bevy is told to do about an error of the graphics.
fn answer(error: &RenderError, main: &mut World, _drawing: &mut World) -> RenderErrorPolicy {
    if main.resource::<Losses>().in_vain.is_some() {
        // It is asked in every frame, and the program is being left.
        return RenderErrorPolicy::StopRendering;
    }
    warn!(
        "the graphics failed ({:?}): {}",
        error.ty, error.description
    );
    let borne = main.resource_mut::<Losses>().bears(Instant::now());
    let opened = if borne { open().ok() } else { None };
    let policy = match opened {
        Some(graphics) => {
            main.resource_mut::<Losses>().opened = true;
            RenderErrorPolicy::Recover(graphics.creation)
        }
        None => {
            let sentence = main.resource::<Words>().text("graphics-lost");
            main.resource_mut::<Losses>().in_vain = Some(sentence);
            RenderErrorPolicy::StopRendering
        }
    };
    // The next frames do the rest, and nobody else may want one.
    Waker::new(main.get_resource::<EventLoopProxyWrapper>()).wake();
    policy
}

/// Has the pictures drawn anew as soon as there is a device for them, or the program left if there is none.
fn begin_anew(
    mut losses: ResMut<Losses>,
    begun: Option<Res<Begun>>,
    mut before: Local<u32>,
    mut power: ResMut<Power>,
    mut anew: MessageWriter<DrawAnew>,
    mut exit: MessageWriter<AppExit>,
) {
    if losses.in_vain.is_some() {
        exit.write(AppExit::error());
        return;
    }
    let begun = begun.map_or(0, |begun| begun.0.load(Ordering::Relaxed));
    if losses.opened {
        power.stay_awake();
        if begun != *before {
            losses.opened = false;
            anew.write_default();
        }
    }
    *before = begun;
}

/// Tells a person why the program ends.
fn tell(losses: Res<Losses>) {
    if let Some(sentence) = &losses.in_vain {
        system::show(sentence);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_may_be_lost_now_and_then_but_not_all_the_time() {
        let mut losses = Losses::default();
        let first = Instant::now();
        let now = |n| first + WHILE * n / BORNE as u32;
        assert!((0..20).all(|n| losses.bears(now(n))));
        let mut losses = Losses::default();
        let borne = (0..5).filter(|_| losses.bears(first)).count();
        assert_eq!(borne, BORNE);
    }
}

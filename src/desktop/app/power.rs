//! When a frame is drawn: only while something moves, and once after anything changed.
//!
//! Whoever animates calls [`Power::stay_awake`] every frame of the movement; whoever waits for a
//! moment (an automatic end of turn, the pause after a bot's move) calls [`Power::wake_in`].

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use std::sync::Arc;
use std::time::Duration;

/// The longest step that an animation may take, so that the first frame after a sleep is no jump.
pub const LONGEST_STEP: Duration = Duration::from_millis(40);

/// Nothing happens by itself for this long; then one frame is drawn for good measure.
const SLEEP: Duration = Duration::from_secs(3600);

/// Who wants frames.
#[derive(Resource, Default)]
pub struct Power {
    awake: bool,
    wake_in: Option<Duration>,
    /// Frames drawn so far, for the test that counts those of an idle screen.
    pub frames: u64,
}

impl Power {
    /// Asks for another frame right after this one.
    pub fn stay_awake(&mut self) {
        self.awake = true;
    }

    /// Asks for a frame after this long at the latest.
    pub fn wake_in(&mut self, delay: Duration) {
        self.wake_in = Some(self.wake_in.map_or(delay, |d| d.min(delay)));
    }
}

/// Wakes the window from another thread, when an answer from there is ready: see
/// [`background`](super::background), which does it in the right order.
#[derive(Clone, Default)]
pub struct Waker(Option<Arc<dyn Fn() + Send + Sync>>);

impl Waker {
    /// The waker of this program; it does nothing where there is no window system.
    pub fn new(proxy: Option<&EventLoopProxyWrapper>) -> Waker {
        let Some(proxy) = proxy.map(|p| (**p).clone()) else {
            return Waker::default();
        };
        Waker::calling(move || {
            // The loop is gone only while the program ends: nobody is left to be woken.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        })
    }

    /// A waker that calls this.
    pub fn calling(wake: impl Fn() + Send + Sync + 'static) -> Waker {
        Waker(Some(Arc::new(wake)))
    }

    /// Asks for a frame.
    pub fn wake(&self) {
        if let Some(wake) = &self.0 {
            wake();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Power>()
        .insert_resource(asleep())
        .add_systems(First, begin_frame)
        .add_systems(Last, end_frame);
}

fn asleep() -> WinitSettings {
    WinitSettings {
        focused_mode: UpdateMode::reactive(SLEEP),
        unfocused_mode: UpdateMode::reactive(SLEEP),
    }
}

fn begin_frame(mut power: ResMut<Power>) {
    power.frames += 1;
    power.awake = false;
    power.wake_in = None;
}

fn end_frame(
    power: Res<Power>,
    mut settings: ResMut<WinitSettings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if power.awake {
        redraw.write(RequestRedraw);
    }
    let mode = UpdateMode::reactive(power.wake_in.unwrap_or(SLEEP));
    settings.focused_mode = mode;
    settings.unfocused_mode = mode;
}

//! A screen reader's requests wake the program, which otherwise rests.
//!
//! The handler that bevy_winit gives the bridge to screen readers only puts requests into a list and wakes
//! nobody. A thread looks at that list: to draw frames only to look there would keep a core busy all the
//! time wherever drawing is slow.

use crate::desktop::app::power::{Power, Waker};
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use std::sync::{Mutex, PoisonError, Weak};
use std::time::Duration;

/// How often the thread looks: before any screen reader has come, and from then on.
const BEFORE: Duration = Duration::from_millis(500);
const SINCE: Duration = Duration::from_millis(50);
/// So many looks after a screen reader has come frames are drawn nevertheless, every fourth: the window
/// manager may still place the window, and tells nobody.
const SETTLING: u32 = 60;

/// Begins to listen once there is a window.
pub(super) fn begin(
    requested: Option<Res<AccessibilityRequested>>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut begun: Local<bool>,
) {
    let (false, Some(requested), Some(handlers)) = (*begun, requested, handlers) else {
        return;
    };
    let Some(handler) = handlers.values().next() else {
        return;
    };
    *begun = true;
    let ear = Ear {
        requested: requested.clone(),
        handler: std::sync::Arc::downgrade(handler),
        waker: Waker::new(proxy.as_deref()),
    };
    let thread = std::thread::Builder::new().name("screen reader".to_string());
    if let Err(why) = thread.spawn(move || ear.listen()) {
        warn!("screen readers are heard only when a frame is drawn: {why}");
    }
}

/// Requests reach egui in the frame after the one in which they are found.
pub(super) fn hand_on(mut requests: MessageReader<ActionRequest>, mut power: ResMut<Power>) {
    if requests.read().count() > 0 {
        power.stay_awake();
    }
}

/// What the thread looks at, and how it wakes the program.
struct Ear {
    requested: AccessibilityRequested,
    handler: Weak<Mutex<WinitActionRequestHandler>>,
    waker: Waker,
}

impl Ear {
    /// Listens until the window is closed.
    fn listen(self) {
        let mut settling = SETTLING;
        loop {
            let here = self.requested.get();
            std::thread::sleep(if here { SINCE } else { BEFORE });
            let Some(handler) = self.handler.upgrade() else {
                return;
            };
            let asked = !handler
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .is_empty();
            if here {
                settling = settling.saturating_sub(1);
            }
            let settles = here && settling > 0 && settling.is_multiple_of(4);
            if asked || settles {
                self.waker.wake();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::accesskit::{self, Action, NodeId, TreeId};
    use std::sync::Arc;
    use std::sync::mpsc::channel;

    #[test]
    fn a_request_wakes_the_program_and_the_thread_ends_with_the_window() {
        let (woken, wakes) = channel();
        let handler = Arc::new(Mutex::new(WinitActionRequestHandler::default()));
        let requested = AccessibilityRequested::default();
        let ear = Ear {
            requested: requested.clone(),
            handler: Arc::downgrade(&handler),
            waker: Waker::calling(move || {
                let _ = woken.send(());
            }),
        };
        let thread = std::thread::spawn(move || ear.listen());
        let long = Duration::from_secs(60);
        // Nobody listens: nothing wakes the program, and a request does at once.
        assert!(wakes.recv_timeout(BEFORE * 2).is_err());
        let request = accesskit::ActionRequest {
            action: Action::Click,
            target_tree: TreeId::ROOT,
            target_node: NodeId(1),
            data: None,
        };
        handler.lock().expect("a list").push_back(request);
        wakes.recv_timeout(long).expect("a request wakes");
        handler.lock().expect("a list").clear();
        // Whoever has just come is given frames.
        requested.set(true);
        wakes.recv_timeout(long).expect("a screen reader wakes");
        drop(handler);
        thread.join().expect("the thread ends");
    }
}

//! Work on another thread, whose result is there before the window is woken to fetch it.
//!
//! A window that sleeps looks once when it is woken. Were it woken first and the result handed over
//! afterwards, then on a busy computer it would look too early and sleep on, until a mouse moves.
//! So nobody wakes the window by hand: results come through here, and in this order only.

use super::power::Waker;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use std::io;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Mutex, PoisonError};
use std::task::Poll;

/// A result that is being worked out elsewhere. Nobody ever waits for it; dropping it drops its
/// answer too.
pub struct Background<T> {
    answer: Mutex<Receiver<T>>,
    /// Work that has not begun yet is not begun any more when this is dropped.
    _task: Option<Task<()>>,
}

impl<T: Send + 'static> Background<T> {
    /// Has something worked out by Bevy's tasks: for what is short and needs no thread of its own.
    pub fn task(waker: Waker, work: impl FnOnce() -> T + Send + 'static) -> Background<T> {
        let (delivery, answer) = Delivery::new(waker);
        let task = AsyncComputeTaskPool::get().spawn(async move { delivery.make(work) });
        Background {
            answer,
            _task: Some(task),
        }
    }

    /// Has something worked out by a thread of its own, which nothing else holds up.
    ///
    /// # Errors
    /// The system has no thread left.
    pub fn thread(
        name: &str,
        waker: Waker,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> io::Result<Background<T>> {
        let (delivery, answer) = Delivery::new(waker);
        let thread = std::thread::Builder::new().name(name.to_string());
        thread.spawn(move || delivery.make(work))?;
        Ok(Background {
            answer,
            _task: None,
        })
    }

    /// The result, once it is there; none if the work ended without one.
    pub fn poll(&self) -> Poll<Option<T>> {
        let answer = self.answer.lock().unwrap_or_else(PoisonError::into_inner);
        match answer.try_recv() {
            Ok(answer) => Poll::Ready(Some(answer)),
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
            Err(TryRecvError::Empty) => Poll::Pending,
        }
    }
}

/// Hands a result over and wakes the window, in this order.
struct Delivery<T> {
    answer: Option<Sender<T>>,
    waker: Waker,
}

impl<T> Delivery<T> {
    fn new(waker: Waker) -> (Delivery<T>, Mutex<Receiver<T>>) {
        let (answer, received) = channel();
        let delivery = Delivery {
            answer: Some(answer),
            waker,
        };
        (delivery, Mutex::new(received))
    }

    fn make(mut self, work: impl FnOnce() -> T) {
        let result = work();
        let heard = self.answer.take().is_some_and(|a| a.send(result).is_ok());
        if heard {
            self.waker.wake();
        }
    }
}

/// Work that panicked has no result: whoever asks must learn that too.
impl<T> Drop for Delivery<T> {
    fn drop(&mut self) {
        if self.answer.take().is_some() {
            self.waker.wake();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::tasks::TaskPool;
    use std::sync::{Arc, OnceLock};
    use std::time::Duration;

    const PATIENCE: Duration = Duration::from_secs(20);

    /// Begins work and looks for its result at the very moment in which the window is woken, as a
    /// busy computer may: before the work's thread gets to do anything else.
    fn seen_when_woken(
        begin: impl FnOnce(Waker) -> Background<u8>,
        release: &Sender<()>,
    ) -> Poll<Option<u8>> {
        let shared: Arc<OnceLock<Background<u8>>> = Arc::default();
        let (tell, told) = channel();
        let seen = shared.clone();
        let waker = Waker::calling(move || {
            let found = seen.get().map(Background::poll);
            tell.send(found).ok();
        });
        shared.set(begin(waker)).ok();
        release.send(()).expect("the work waits");
        let found = told.recv_timeout(PATIENCE).expect("nobody was woken");
        found.expect("it had begun")
    }

    #[test]
    fn the_result_is_there_when_the_window_is_woken() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let (release, held) = channel::<()>();
        let work = move || held.recv().map_or(0, |()| 7);
        let found = seen_when_woken(|waker| Background::task(waker, work), &release);
        assert_eq!(found, Poll::Ready(Some(7)));

        let (release, held) = channel::<()>();
        let work = move || held.recv().map_or(0, |()| 8);
        let begin = |waker| Background::thread("test", waker, work).expect("a thread");
        assert_eq!(seen_when_woken(begin, &release), Poll::Ready(Some(8)));
    }

    #[test]
    fn work_that_breaks_down_is_told_of_too() {
        let (release, held) = channel::<()>();
        let work = move || -> u8 {
            held.recv().ok();
            panic!("on purpose: this test is about it");
        };
        let begin = |waker| Background::thread("test", waker, work).expect("a thread");
        assert_eq!(seen_when_woken(begin, &release), Poll::Ready(None));
    }
}

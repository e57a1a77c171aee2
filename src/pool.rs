//! Work on all cores whose results come in order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// Does pieces of work `0..count` on so many threads and hands over each result in the order of the
/// pieces, so that nothing depends on which thread was the quicker.
///
/// When `each` breaks off, a flag is raised for the work under way, and nothing more is handed over.
/// Work that answers `None` was broken off.
pub(crate) fn in_order<T: Send>(
    count: u64,
    threads: usize,
    work: impl Fn(u64, &AtomicBool) -> Option<T> + Sync,
    mut each: impl FnMut(u64, T) -> ControlFlow<()>,
) {
    let next = AtomicU64::new(0);
    let cancel = AtomicBool::new(false);
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let send = send.clone();
            let (next, cancel, work) = (&next, &cancel, &work);
            scope.spawn(move || {
                while !cancel.load(Ordering::Relaxed) {
                    let piece = next.fetch_add(1, Ordering::Relaxed);
                    if piece >= count {
                        break;
                    }
                    // Nobody receives any more once `each` has broken off.
                    if let Some(result) = work(piece, cancel)
                        && send.send((piece, result)).is_err()
                    {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (piece, result) in receive {
            waiting.insert(piece, result);
            while let Some(result) = waiting.remove(&due) {
                if each(due, result).is_break() {
                    cancel.store(true, Ordering::Relaxed);
                    return;
                }
                due += 1;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn results_come_in_order_and_end_when_they_shall() {
        let mut seen = Vec::new();
        let work = |n: u64, _: &AtomicBool| {
            std::thread::sleep(Duration::from_millis(n * 7 % 5));
            Some(n * n)
        };
        in_order(30, 4, work, |n, square| {
            seen.push((n, square));
            if n == 20 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        let expected: Vec<_> = (0..=20).map(|n| (n, n * n)).collect();
        assert_eq!(seen, expected);
    }

    #[test]
    fn work_under_way_is_told_to_end() {
        let work = |n: u64, cancel: &AtomicBool| {
            // All but the first go on until they are told.
            while n > 0 && !cancel.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            (n == 0).then_some(n)
        };
        in_order(1000, 3, work, |_, _| ControlFlow::Break(()));
    }
}

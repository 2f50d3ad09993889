//! Expensive work, apart from the cheap: off the threads that answer, few at once, a short queue, and beyond it a
//! refusal that tells when to come back.
//!
//! So a flood of expensive requests slows only itself down.

use std::sync::Arc;

use actix_web::web;
use tokio::sync::Semaphore;

use crate::problem::{Code, Problem};

/// The places for expensive work.
#[derive(Debug)]
pub(super) struct ExpensiveWork {
    running: Arc<Semaphore>,
    /// Running and waiting together.
    admitted: Arc<Semaphore>,
}

impl ExpensiveWork {
    /// Work for `at_once` threads, with a queue of `waiting` more.
    pub(super) fn new(at_once: usize, waiting: usize) -> Self {
        let running = at_once.clamp(1, Semaphore::MAX_PERMITS / 2);
        let waiting = waiting.min(Semaphore::MAX_PERMITS / 2);
        Self {
            running: Arc::new(Semaphore::new(running)),
            admitted: Arc::new(Semaphore::new(running + waiting)),
        }
    }

    /// Does the work when its turn comes. Work that was begun is finished even if nobody waits for it any more; work
    /// still in the queue is then forgotten.
    ///
    /// # Errors
    /// `overloaded` if the queue is full, or the server stops.
    pub(super) async fn run<T, F>(&self, work: F) -> Result<T, Problem>
    where
        T: Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        let admitted = Arc::clone(&self.admitted).try_acquire_owned().map_err(|_| full())?;
        let running = Arc::clone(&self.running).acquire_owned().await.map_err(|_| full())?;
        web::block(move || {
            let done = work();
            drop((running, admitted));
            done
        })
        .await
        .map_err(|_| full())
    }

    /// Does a small piece of larger work when its turn comes; its queue is not bounded here but by whoever comes with
    /// one piece after the other. None if the work panics or the server stops.
    pub(super) async fn run_in_turn<T, F>(&self, work: F) -> Option<T>
    where
        T: Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        let running = Arc::clone(&self.running).acquire_owned().await.ok()?;
        let work = move || {
            let done = work();
            drop(running);
            done
        };
        web::block(work).await.ok()
    }
}

fn full() -> Problem {
    Problem::new(Code::Overloaded, "The server has as much work of this kind as it takes on at once.")
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use actix_web::rt::{System, spawn, task};

    use super::*;

    #[test]
    fn what_finds_the_queue_full_is_refused_and_what_waits_is_done() {
        System::new().block_on(async {
            let places = Arc::new(ExpensiveWork::new(1, 1));
            let (release, released) = mpsc::channel();
            let begin = |work: Box<dyn FnOnce() -> u8 + Send>| {
                let places = Arc::clone(&places);
                spawn(async move { places.run(work).await })
            };
            let first = begin(Box::new(move || released.recv().map_or(0, |()| 1)));
            task::yield_now().await;
            let second = begin(Box::new(|| 2));
            task::yield_now().await;
            let third = places.run(|| 3).await;
            assert_eq!(third.map_err(|problem| problem.code), Err(Code::Overloaded));
            release.send(()).unwrap();
            assert_eq!(first.await.unwrap().ok(), Some(1));
            assert_eq!(second.await.unwrap().ok(), Some(2));
            assert_eq!(places.run(|| 4).await.ok(), Some(4));
        });
    }

    #[test]
    fn work_that_panics_gives_its_place_back() {
        System::new().block_on(async {
            let places = ExpensiveWork::new(1, 0);
            let broken = places.run(|| -> u8 { panic!("on purpose") }).await;
            assert!(broken.is_err());
            assert_eq!(places.run(|| 5).await.ok(), Some(5));
        });
    }
}

//! All legal moves, page after page.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::vec;

use futures_core::Stream;

use crate::Error;
use crate::playable::Playable;

type Asking<L> = Pin<Box<dyn Future<Output = Result<L, Error>> + Send>>;

/// The legal moves one by one; also a [`Stream`]. A page is asked for when its first move is wanted.
pub struct LegalMovesAll<G: Playable> {
    game: G,
    /// What is left of the page that came last.
    moves: vec::IntoIter<G::Move>,
    /// How to ask for the next page; none after the last, and after an error.
    request: Option<G::LegalMovesRequest>,
    /// The page that is on its way.
    asking: Option<Asking<G::MoveList>>,
}

impl<G: Playable> LegalMovesAll<G> {
    pub(crate) fn new(game: G, request: G::LegalMovesRequest) -> Self {
        let request = Some(G::moves_alone(request, None));
        Self { game, moves: Vec::new().into_iter(), request, asking: None }
    }

    /// The next legal move; none after the last, and after an error.
    pub async fn next(&mut self) -> Option<Result<G::Move, Error>> {
        poll_fn(|context| Pin::new(&mut *self).poll_next(context)).await
    }

    /// All that are left, in a list.
    ///
    /// # Errors
    /// See [`Error`].
    pub async fn collect(mut self) -> Result<Vec<G::Move>, Error> {
        let mut all = Vec::new();
        while let Some(legal) = self.next().await {
            all.push(legal?);
        }
        Ok(all)
    }

    /// Asks for the next page, if there is one.
    fn ask(&self) -> Option<Asking<G::MoveList>> {
        let (game, request) = (self.game.clone(), self.request.clone()?);
        Some(Box::pin(async move { game.legal_moves(request).await }))
    }
}

// Nothing in it is pinned.
impl<G: Playable> Unpin for LegalMovesAll<G> {}

impl<G: Playable> Stream for LegalMovesAll<G> {
    type Item = Result<G::Move, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            if let Some(legal) = self.moves.next() {
                return Poll::Ready(Some(Ok(legal)));
            }
            if self.asking.is_none() {
                self.asking = self.ask();
            }
            let Some(asking) = &mut self.asking else { return Poll::Ready(None) };
            let page = ready!(asking.as_mut().poll(context));
            self.asking = None;
            let request = self.request.take();
            match page {
                Ok(page) => {
                    let (moves, next) = G::moves_of(page);
                    self.moves = moves.into_iter();
                    self.request =
                        next.zip(request).map(|(next, request)| G::moves_alone(request, Some(next)));
                }
                Err(error) => return Poll::Ready(Some(Err(error))),
            }
        }
    }
}

impl<G: Playable> fmt::Debug for LegalMovesAll<G> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("LegalMovesAll").field("game", &G::GAME).finish_non_exhaustive()
    }
}

//! An answer whose body is made while it is sent: it lasts until that body ends.

use std::pin::Pin;
use std::task::{Context, Poll, ready};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::web::Bytes;

use super::middleware::Answering;

/// A body that ends its answer when it ends, or is dropped.
pub(super) struct Streamed {
    body: BoxBody,
    answering: Answering,
}

impl Streamed {
    pub(super) const fn new(body: BoxBody, answering: Answering) -> Self {
        Self { body, answering }
    }
}

impl MessageBody for Streamed {
    type Error = Box<dyn std::error::Error>;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        let next = ready!(Pin::new(&mut self.body).poll_next(context));
        if let Some(Ok(bytes)) = &next {
            self.answering.count(bytes.len());
        }
        Poll::Ready(next)
    }
}

//! The service from outside: bytes in, bytes out, no transport.

mod batch;
mod lcr;
mod pictures;
mod reading;
mod score_sheets;
mod strictness;
mod support;

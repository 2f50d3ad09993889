//! The service from outside: bytes in, bytes out, no transport.

mod batch;
mod lcr;
mod reading;
mod strictness;
mod support;

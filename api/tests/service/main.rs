//! The service from outside: bytes in, bytes out, no transport.

mod lcr;
mod reading;
mod strictness;
mod support;
